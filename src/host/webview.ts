// The host inside a lender's app: every call becomes one JSON message to the native side.

import type { Host } from './host.ts'
import {
  encodeMessage,
  type HostMessageName,
  type HostPayloads,
  isPushAddress,
  nativeBackEvent,
  pushAddressEvent,
} from './messages.ts'

/** What of `window` the bridge needs; the two native objects are put there by the app before the page loads. */
export interface HostWindow extends EventTarget {
  readonly CandorHost?: { postMessage(json: string): void }
  readonly webkit?: { readonly messageHandlers?: { readonly CandorHost?: { postMessage(json: string): void } } }
}

/** The way to the native side, or null where no app is around this window. */
export function findNativeSide(
  window: HostWindow,
): { platform: 'android' | 'ios'; post: (json: string) => void } | null {
  const android = window.CandorHost
  if (typeof android?.postMessage === 'function') {
    return { platform: 'android', post: (json) => android.postMessage(json) }
  }
  const ios = window.webkit?.messageHandlers?.CandorHost
  if (typeof ios?.postMessage === 'function') return { platform: 'ios', post: (json) => ios.postMessage(json) }
  return null
}

/**
 * Listens for the app's back gesture. Only the bare event counts: its payload is ignored. Who listens prevents its default, so
 * that the app can tell a gesture that a screen has answered from one that was not handled.
 */
function listenForNativeBack(window: EventTarget, listener: () => void): () => void {
  const heard = (event: Event) => {
    event.preventDefault()
    listener()
  }
  window.addEventListener(nativeBackEvent, heard)
  return () => window.removeEventListener(nativeBackEvent, heard)
}

/** Listens for what the app calls this phone. A malformed answer is left alone. */
function listenForPushAddress(window: EventTarget, listener: (address: string) => void): () => void {
  const heard = (event: Event) => {
    const address: unknown = (event as CustomEvent<unknown>).detail
    if (isPushAddress(address)) listener(address)
  }
  window.addEventListener(pushAddressEvent, heard)
  return () => window.removeEventListener(pushAddressEvent, heard)
}

/**
 * A host over the native side. `newId` names each message. A native side that throws is reported and left alone: a page
 * must not break because the app around it does.
 */
export function webviewHost(
  window: EventTarget,
  native: { platform: 'android' | 'ios'; post: (json: string) => void },
  newId: () => string,
): Host {
  function send<N extends HostMessageName>(name: N, payload: HostPayloads[N]): void {
    const json = encodeMessage(newId(), name, payload)
    if (json === null) return
    try {
      native.post(json)
    } catch (error) {
      console.warn(`the app did not take the message ${name}`, error)
    }
  }

  return {
    platform: native.platform,
    closeWebview: () => send('closeWebview', {}),
    goHome: () => send('goHome', {}),
    goMine: () => send('goMine', {}),
    goLogin: () => send('goLogin', {}),
    callPhone: (phone) => send('callPhone', { phone }),
    rate: () => send('rate', {}),
    track: (event, data = {}) => send('track', { event, data }),
    startBankFlow: () => send('startBankFlow', {}),
    endBankFlow: (result) => send('endBankFlow', { result }),
    openPage: (url) => send('openPage', { url }),
    askPushAddress: () => send('askPushAddress', {}),
    onPushAddress: (listener) => listenForPushAddress(window, listener),
    onNativeBack: (listener) => listenForNativeBack(window, listener),
  }
}
