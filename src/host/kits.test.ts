// The kits for host apps know what the page says: one file of messages for the page's side and for each kit.

import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync } from '@swc/core'
import { describe, expect, it, vi } from 'vitest'
import {
  addressWithTicket,
  backInPage,
  beforePage,
  type CandorApp,
  isFrom,
  mayOpenOutside,
  pushAddressInPage,
  takeMessage,
} from '../../kits/react-native/bridge.ts'
import { decodeMessage, encodeMessage, nativeBackEvent, pushAddressEvent } from './messages.ts'

const folder = path.join(import.meta.dirname, '../../kits')
const textOf = (file: string): string => readFileSync(path.join(folder, file), 'utf8')
const { fromPage, notFromPage, toPage } = JSON.parse(textOf('messages.json')) as {
  readonly fromPage: Readonly<Record<string, { readonly id: string; readonly name: 'track'; readonly payload: never }>>
  readonly notFromPage: readonly unknown[]
  readonly toPage: Readonly<Record<string, object>>
}
const names = Object.keys(fromPage)
const origin = 'https://loans.example'
const kits = ['android/CandorView.kt', 'ios/CandorView.swift', 'flutter/candor_view.dart', 'react-native/bridge.ts']

describe('the messages that kits are tried with', () => {
  it.each(names)('have %s as the page writes it', (name) => {
    const message = fromPage[name]
    if (message === undefined) throw new Error(name)
    const { id, payload } = message
    expect(JSON.parse(encodeMessage(id, name as 'track', payload) ?? 'null')).toEqual(message)
  })

  it('have every name, both events, and others that no page writes', () => {
    // The compiler holds the payloads' table to the same names: a twelfth one is asked for here.
    const asked = readFileSync(path.join(import.meta.dirname, 'messages.ts'), 'utf8')
    const table = /export interface HostPayloads \{([\s\S]*?)\n\}/.exec(asked)?.[1] ?? ''
    expect([...table.matchAll(/^ {2}(\w+):/gm)].map(([, name]) => name).toSorted()).toEqual(names.toSorted())
    expect(Object.keys(toPage).toSorted()).toEqual([nativeBackEvent, pushAddressEvent].toSorted())
    for (const message of notFromPage)
      expect(decodeMessage(JSON.stringify(message)), JSON.stringify(message)).toBeNull()
  })
})

describe('a kit', () => {
  it.each(kits)('answers every message and sends both events: %s', (file) => {
    const text = textOf(file)
    expect(names.filter((name) => !new RegExp(`["']${name}["']|^  ${name}: \\(app`, 'm').test(text))).toEqual([])
    expect(Object.keys(toPage).filter((name) => !text.includes(`'${name}'`))).toEqual([])
    expect(text).toContain('CandorHost')
  })

  it('of React Native can be read by its compiler', () => {
    expect(
      parseSync(textOf('react-native/CandorView.tsx'), { syntax: 'typescript', tsx: true }).body.length,
    ).toBeGreaterThan(5)
  })
})

describe('the bridge of React Native', () => {
  const spied = () => {
    const app = Object.fromEntries([...names, 'goBack'].map((name) => [name, vi.fn()]))
    const called = (): string[] => Object.keys(app).filter((name) => (app[name]?.mock.calls.length ?? 0) > 0)
    return { app: app as unknown as CandorApp & typeof app, called }
  }
  const url = `${origin}/order`

  it.each(names)('does %s, and nothing else', (name) => {
    const { app, called } = spied()
    expect(takeMessage(JSON.stringify(fromPage[name]), { url, origin }, app)).toBe(true)
    expect(called()).toEqual([name])
    const values = Object.values((fromPage[name] as unknown as { payload: Record<string, unknown> }).payload)
    expect(app[name]?.mock.calls[0]).toEqual(values)
  })

  it('does nothing for what no page writes, nor for a page of somebody else', () => {
    const { app, called } = spied()
    for (const message of [...notFromPage, 1, null, [], {}])
      expect(takeMessage(JSON.stringify(message), { url, origin }, app), JSON.stringify(message)).toBe(false)
    expect(takeMessage('{', { url, origin }, app)).toBe(false)
    for (const elsewhere of ['https://evil.example/', 'https://loans.example.evil.example/', 'about:blank'])
      expect(takeMessage(JSON.stringify(fromPage.goHome), { url: elsewhere, origin }, app)).toBe(false)
    expect(called()).toEqual([])
    expect([isFrom(origin, origin), isFrom(`${origin}?a=1`, origin), isFrom(`${origin}:8443/`, origin)]).toEqual([
      ...[true, true, false],
    ])
  })

  it('hands the back gesture to the page, and follows it where no screen took it', () => {
    for (const isTaken of [true, false]) {
      const { app, called } = spied()
      const window = Object.assign(new EventTarget(), {
        ReactNativeWebView: { postMessage: (json: string) => takeMessage(json, { url, origin }, app) },
        CandorHost: undefined as undefined | { postMessage(json: string): void },
      })
      const run = (script: string) => new Function('window', 'CustomEvent', script)(window, CustomEvent)
      run(beforePage)
      window.CandorHost?.postMessage(JSON.stringify(fromPage.rate))
      expect(called()).toEqual(['rate'])
      if (isTaken) window.addEventListener(nativeBackEvent, (event) => event.preventDefault())
      run(backInPage)
      expect(called()).toEqual(isTaken ? ['rate'] : ['rate', 'goBack'])
      const heard: unknown[] = []
      window.addEventListener(pushAddressEvent, (event) => heard.push((event as CustomEvent).detail))
      run(pushAddressInPage(`a'"</script>${'\u2028'}`))
      expect(heard).toEqual([`a'"</script>${'\u2028'}`])
    }
  })

  it('lets a page open the web, a telephone and a mail outside, and no other app', () => {
    for (const url of ['https://www.sec.gov.ph/', 'tel:+63 2 8555 0142', 'mailto:help@loans.example'])
      expect(mayOpenOutside(url), url).toBe(true)
    for (const url of [
      'intent://scan/#Intent;end',
      'gcash://pay',
      'javascript:1',
      'file:///etc/hosts',
      'https://a@b.example/',
    ])
      expect(mayOpenOutside(url), url).toBe(false)
  })

  it('opens a page with a ticket, beside the query that it has', () => {
    const who = { origin, userId: 'b1', ticket: 'a.b/c', deviceId: 'd 1' }
    expect(addressWithTicket('/order?orderId=L1', who)).toBe(
      'https://loans.example/order?orderId=L1&userId=b1&sessionId=a.b%2Fc&deviceId=d%201',
    )
    expect(addressWithTicket('/repay', who)).toContain('/repay?userId=b1')
  })
})
