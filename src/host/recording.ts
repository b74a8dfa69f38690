// A pretended app, for tests and the demo: takes the messages that a real one would get and writes them down.

import { decodeMessage, type HostMessage, nativeBackEvent, pushAddressEvent } from './messages.ts'

/** Stands at `window.__host` while the pretence lasts. */
export interface RecordedHost {
  readonly platform: 'android' | 'ios'
  /** Every sound message so far, oldest first. What an app would throw away is not here. */
  readonly calls: HostMessage[]
  /** The back gesture of the app; false where no screen listens (yet): a real app then goes back by itself. */
  back(): boolean
}

/** What a pretended app calls its phone begins so: the demo's back end shows messages to these. */
const demoPushPrefix = 'demo-phone-'

interface RecordingWindow extends EventTarget {
  CandorHost?: { postMessage(json: string): void }
  webkit?: { messageHandlers?: { CandorHost?: { postMessage(json: string): void } } }
  __host?: RecordedHost
}

/** Puts the pretended app of a platform into `window`, as the real one would; a second call keeps what was recorded. */
export function installRecordingHost(window: RecordingWindow, platform: 'android' | 'ios'): RecordedHost {
  if (window.__host?.platform === platform) return window.__host
  const calls: HostMessage[] = []
  const postMessage = (json: string) => {
    const message = decodeMessage(json)
    if (message === null) return
    calls.push(message)
    if (message.name === 'askPushAddress') {
      const detail = `${demoPushPrefix}${crypto.randomUUID()}`
      window.dispatchEvent(new CustomEvent(pushAddressEvent, { detail }))
    }
  }
  if (platform === 'android') window.CandorHost = { postMessage }
  else window.webkit = { messageHandlers: { CandorHost: { postMessage } } }
  const back = () => !window.dispatchEvent(new Event(nativeBackEvent, { cancelable: true }))
  const recorded: RecordedHost = { platform, calls, back }
  window.__host = recorded
  return recorded
}
