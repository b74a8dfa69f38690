// Which host a page gets, and what each makes of a call.

import { describe, expect, it, vi } from 'vitest'
import { type ConnectableWindow, connectHost, type HostConnection } from './connect-host.ts'
import type { RecordedHost } from './recording.ts'
import { installRecordingHost } from './recording.ts'

type TestWindow = ConnectableWindow & { __host?: RecordedHost }

function pageWindow(search = '', extra: Record<string, unknown> = {}): TestWindow {
  const window = Object.assign(new EventTarget(), { location: { search }, ...extra })
  return Object.assign(window, { top: extra.top ?? window, self: window }) as TestWindow
}

function connection(demoHostsAllowed = false) {
  let n = 0
  const opened: string[] = []
  const thank = vi.fn()
  const made: HostConnection = {
    addresses: { home: '/', mine: '/me', login: '/login' },
    pretend: demoHostsAllowed ? installRecordingHost : null,
    newId: () => String(++n),
    go: (address) => opened.push(address),
    thank,
  }
  return { made, opened, thank }
}

function callEverything(host: ReturnType<typeof connectHost>) {
  host.closeWebview()
  host.goHome()
  host.goMine()
  host.goLogin()
  host.callPhone('+63 2 8555 0142')
  host.rate()
  host.track('loan.confirmed', { productId: 'p1' })
  host.startBankFlow()
  host.endBankFlow('success')
  host.openPage('https://pay.example/')
  host.askPushAddress()
}

const allNames = [
  'closeWebview',
  'goHome',
  'goMine',
  'goLogin',
  'callPhone',
  'rate',
  'track',
  'startBankFlow',
  'endBankFlow',
  'openPage',
  'askPushAddress',
]

describe('a page inside an app', () => {
  it('speaks through CandorHost on Android', () => {
    const said: string[] = []
    const host = connectHost(
      pageWindow('', { CandorHost: { postMessage: (json: string) => said.push(json) } }),
      connection().made,
    )
    callEverything(host)
    expect(host.platform).toBe('android')
    expect(said.map((json) => JSON.parse(json).name)).toEqual(allNames)
    expect(new Set(said.map((json) => JSON.parse(json).id)).size).toBe(allNames.length)
  })

  it('speaks through the webkit message handler on iOS', () => {
    const said: string[] = []
    const webkit = { messageHandlers: { CandorHost: { postMessage: (json: string) => said.push(json) } } }
    const host = connectHost(pageWindow('', { webkit }), connection().made)
    callEverything(host)
    expect(host.platform).toBe('ios')
    expect(said).toHaveLength(allNames.length)
  })

  it('hears what the app calls the phone until it stops listening, and nothing that is no address', () => {
    const window = pageWindow('', { CandorHost: { postMessage: () => undefined } })
    const heard = vi.fn()
    const stop = connectHost(window, connection().made).onPushAddress(heard)
    const answer = (detail: unknown) => window.dispatchEvent(new CustomEvent('candor:push-address', { detail }))
    for (const detail of ['short', 'with a space', 'x'.repeat(1025), { address: 'an-address' }, undefined])
      answer(detail)
    expect(heard).not.toHaveBeenCalled()
    answer('fcm:APA91bH-0_x')
    stop()
    answer('fcm:another-one')
    expect(heard.mock.calls).toEqual([['fcm:APA91bH-0_x']])
  })

  it('is told by a pretended app what it calls the phone', () => {
    const window = pageWindow('?demoHost=android')
    const host = connectHost(window, connection(true).made)
    const heard = vi.fn()
    host.onPushAddress(heard)
    host.askPushAddress()
    expect(heard).toHaveBeenCalledWith(expect.stringMatching(/^demo-phone-/))
  })

  it('hears the native back gesture until it stops listening', () => {
    const window = pageWindow('', { CandorHost: { postMessage: () => undefined } })
    const back = vi.fn()
    const stop = connectHost(window, connection().made).onNativeBack(back)
    const gesture = () => window.dispatchEvent(new Event('candor:native-back', { cancelable: true }))
    // The app is told by the event itself whether a screen has answered.
    expect(gesture()).toBe(false)
    window.dispatchEvent(new Event('candor:other'))
    stop()
    expect(gesture()).toBe(true)
    expect(back).toHaveBeenCalledTimes(1)
  })

  it('survives an app that throws', () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const broken = {
      postMessage: () => {
        throw new Error('gone')
      },
    }
    connectHost(pageWindow('', { CandorHost: broken }), connection().made).goHome()
    expect(warned).toHaveBeenCalledOnce()
    warned.mockRestore()
  })

  it('sends nothing malformed', () => {
    const said: string[] = []
    const host = connectHost(
      pageWindow('', { CandorHost: { postMessage: (json: string) => said.push(json) } }),
      connection().made,
    )
    host.openPage('javascript:alert(1)')
    host.callPhone('*21*+4912345#')
    expect(said).toEqual([])
  })

  it('never speaks to the app from within a frame', () => {
    const said: string[] = []
    const framed = pageWindow('?demoHost=android', {
      top: {},
      CandorHost: { postMessage: (json: string) => said.push(json) },
    })
    const { made } = connection(true)
    const host = connectHost(framed, made)
    callEverything(host)
    expect(host.platform).toBe('browser')
    expect(said).toEqual([])
    expect(framed.__host).toBeUndefined()
  })
})

describe('a page without an app', () => {
  it('does the nearest thing', () => {
    const { made, opened, thank } = connection()
    callEverything(connectHost(pageWindow(), made))
    expect(opened).toEqual(['/', '/', '/me', '/login', 'tel:+63285550142', 'https://pay.example/'])
    expect(thank).toHaveBeenCalledOnce()
  })

  it('opens no script and dials no command', () => {
    const { made, opened } = connection()
    const host = connectHost(pageWindow(), made)
    host.openPage('javascript:alert(1)')
    host.openPage('//evil.example')
    host.callPhone('javascript:alert(1)')
    expect(opened).toEqual([])
  })
})

describe('a pretended app', () => {
  it.each(['ios', 'android'] as const)('stands in for %s in the demo and writes down every call', (platform) => {
    const window = pageWindow(`?demoHost=${platform}`)
    const host = connectHost(window, connection(true).made)
    callEverything(host)
    expect(host.platform).toBe(platform)
    expect(window.__host?.calls.map((call) => call.name)).toEqual(allNames)
    const back = vi.fn()
    host.onNativeBack(back)
    window.__host?.back()
    expect(back).toHaveBeenCalledOnce()
  })

  it('keeps its record when the page connects again', () => {
    const window = pageWindow('?demoHost=ios')
    const { made } = connection(true)
    connectHost(window, made).goHome()
    connectHost(window, made).goMine()
    expect(window.__host?.calls.map((call) => call.name)).toEqual(['goHome', 'goMine'])
  })

  it('is not there outside of the demo, nor for an unknown platform', () => {
    const outside = pageWindow('?demoHost=ios')
    expect(connectHost(outside, connection(false).made).platform).toBe('browser')
    expect(outside.__host).toBeUndefined()
    expect(connectHost(pageWindow('?demoHost=windows'), connection(true).made).platform).toBe('browser')
  })
})
