// Picks the host of this page: the app around it, a pretended one in the demo, or the browser's fallback.

import { type BrowserActions, type BrowserAddresses, browserHost } from './browser.ts'
import type { Host } from './host.ts'
import { findNativeSide, type HostWindow, webviewHost } from './webview.ts'

export interface ConnectableWindow extends HostWindow {
  readonly top: unknown
  readonly self: unknown
  readonly location: { readonly search: string }
}

export interface HostConnection extends BrowserActions {
  readonly addresses: BrowserAddresses
  /**
   * Installs the pretended app that `?demoHost=ios` or `?demoHost=android` asks for (recording.ts, which only the demo
   * loads). Null outside of demo mode.
   */
  readonly pretend: ((window: ConnectableWindow, platform: 'android' | 'ios') => void) | null
  /** Names each message; a counter of the page will do. */
  readonly newId: () => string
}

/** The pretended app that an address asks for. */
export function demoPlatform(search: string): 'android' | 'ios' | null {
  const asked = new URLSearchParams(search).get('demoHost')
  return asked === 'android' || asked === 'ios' ? asked : null
}

/**
 * The host of this page. Only the top frame speaks to the app: inside a foreign frame the page gets the browser's
 * fallback, so that a foreign page cannot close, call or pay through a framed page of ours.
 */
export function connectHost(window: ConnectableWindow, connection: HostConnection): Host {
  const fallback = () => browserHost(connection.addresses, connection)
  if (window.top !== window.self) return fallback()
  const pretended = demoPlatform(window.location.search)
  if (pretended !== null) connection.pretend?.(window, pretended)
  const native = findNativeSide(window)
  return native === null ? fallback() : webviewHost(window, native, connection.newId)
}
