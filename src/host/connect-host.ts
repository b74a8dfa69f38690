// Picks the host of this page: the app around it, a pretended one in the demo, or the browser's fallback.

import { type BrowserActions, type BrowserAddresses, browserHost } from './browser.ts'
import type { Host } from './host.ts'
import { installRecordingHost } from './recording.ts'
import { findNativeSide, type HostWindow, webviewHost } from './webview.ts'

/** What of `window` is looked at. */
export interface ConnectableWindow extends HostWindow {
  readonly top: unknown
  readonly self: unknown
  readonly location: { readonly search: string }
}

export interface HostConnection extends BrowserActions {
  readonly addresses: BrowserAddresses
  /** Lets `?demoHost=ios` or `?demoHost=android` install a pretended app. False outside of demo mode. */
  readonly demoHostsAllowed: boolean
  /** Names each message; a counter of the page will do. */
  readonly newId: () => string
}

function demoPlatform(search: string): 'android' | 'ios' | null {
  const asked = new URLSearchParams(search).get('demoHost')
  return asked === 'android' || asked === 'ios' ? asked : null
}

/**
 * The host of this page. Only the top frame speaks to the app: inside a foreign frame the page gets the browser's
 * fallback, so that nobody can close, call or pay through a framed page of ours.
 */
export function connectHost(window: ConnectableWindow, connection: HostConnection): Host {
  const fallback = () => browserHost(connection.addresses, connection)
  if (window.top !== window.self) return fallback()
  const pretended = connection.demoHostsAllowed ? demoPlatform(window.location.search) : null
  if (pretended !== null) installRecordingHost(window, pretended)
  const native = findNativeSide(window)
  return native === null ? fallback() : webviewHost(window, native, connection.newId)
}
