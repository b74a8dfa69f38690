// What leaves the page for the app, and what never does.

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decodeMessage, encodeMessage, type HostPayloads, isOpenableAddress } from './messages.ts'

describe('messages to the app', () => {
  it('carry version, id, name and payload', () => {
    expect(JSON.parse(encodeMessage('7', 'callPhone', { phone: '+63 2 8555 0142' }) ?? '')).toEqual({
      v: 1,
      id: '7',
      name: 'callPhone',
      payload: { phone: '+63 2 8555 0142' },
    })
  })

  it('are read back as they were written', () => {
    const json = encodeMessage('1', 'track', { event: 'loan.confirmed', data: { n: 1, ok: true, where: 'confirm' } })
    expect(decodeMessage(json)).toEqual({
      v: 1,
      id: '1',
      name: 'track',
      payload: { event: 'loan.confirmed', data: { n: 1, ok: true, where: 'confirm' } },
    })
  })

  it.each([
    ['a phone that is a command', 'callPhone', { phone: 'tel:123;ext=javascript' }],
    ['a phone with a control sequence', 'callPhone', { phone: '*#06#' }],
    ['no phone', 'callPhone', {}],
    ['a script address', 'openPage', { url: 'javascript:alert(1)' }],
    ['a data address', 'openPage', { url: 'data:text/html,hello' }],
    ['an address of this page', 'openPage', { url: '/order' }],
    ['an address with credentials', 'openPage', { url: 'https://ours@evil.example/' }],
    ['an address with a backslash', 'openPage', { url: 'https:\\\\evil.example' }],
    ['an intent address', 'openPage', { url: 'intent://scan/#Intent;scheme=zxing;end' }],
    ['an unknown result', 'endBankFlow', { result: 'maybe' }],
    ['a nested tracking field', 'track', { event: 'tap', data: { where: { x: 1 } } }],
    ['a tracking name with spaces', 'track', { event: 'two words', data: {} }],
    ['a payload where none belongs', 'goHome', { url: 'https://evil.example' }],
  ])('are not sent with %s', (_, name, payload) => {
    expect(encodeMessage('1', name as keyof HostPayloads, payload as never)).toBeNull()
  })

  it('are not invented: an unknown name is refused, inherited ones too', () => {
    for (const name of ['pay', 'constructor', 'toString', '__proto__']) {
      expect(encodeMessage('1', name as keyof HostPayloads, {} as never)).toBeNull()
      expect(decodeMessage(JSON.stringify({ v: 1, id: '1', name, payload: {} }))).toBeNull()
    }
  })

  it('count only when they are whole: malformed ones are thrown away', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json(), fc.anything()), (garbage) => {
        expect(decodeMessage(garbage)).toBeNull()
      }),
      { numRuns: 2000 },
    )
    for (const almost of [
      { v: 2, id: '1', name: 'goHome', payload: {} },
      { v: 1, id: '', name: 'goHome', payload: {} },
      { v: 1, id: 1, name: 'goHome', payload: {} },
      { v: 1, id: '1', name: 'goHome', payload: [] },
      { v: 1, id: '1', name: 'goHome' },
    ]) {
      expect(decodeMessage(JSON.stringify(almost))).toBeNull()
    }
  })

  it('open plain http(s) addresses only', () => {
    expect(isOpenableAddress('https://pay.example/start?ref=1')).toBe(true)
    expect(isOpenableAddress('http://127.0.0.1:3300/order')).toBe(true)
    for (const hostile of [
      '//evil.example',
      'https://',
      'https:// evil.example',
      'ftp://files.example',
      ' https://a.b',
    ]) {
      expect(isOpenableAddress(hostile)).toBe(false)
    }
  })
})
