// The link gate against links that were made to get through it: over three hundred, by hand and by rule.

import { describe, expect, it } from 'vitest'
import { type LinkKind, type LinkRules, locationOf, safeUrl } from './link-gate.ts'

const linkMaxLength = 2048

const rules: LinkRules = {
  publicOrigin: 'https://loans.example',
  allowedLinkOrigins: ['https://pay.example', 'https://shop.partner.example'],
  allowedFrameOrigins: ['https://frame.example'],
  allowedImageOrigins: ['https://img.example'],
}
const kinds: readonly LinkKind[] = ['page', 'frame', 'image']

const byHand = [
  '',
  ' ',
  '#',
  '?a=1',
  'pay.example',
  'pay.example/x',
  'www.pay.example',
  './x',
  '../x',
  'x',
  '//evil.example',
  '///evil.example',
  '////evil.example',
  '//pay.example',
  '//',
  '//%',
  '//[::',
  '/\\evil.example',
  '\\\\evil.example',
  '\\/evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/%2f%2fevil.example',
  '/%2F/evil.example',
  '/%252f%252fevil.example',
  '/%5cevil.example',
  '/%5C%5Cevil.example',
  '/%255cevil.example',
  '/..//evil.example',
  '/.//evil.example',
  '/a/..//evil.example',
  '/%2e%2e//evil.example',
  '/%2e//evil.example',
  '/a%0d%0aSet-Cookie:x=1',
  '/a%0aLocation:https://evil.example',
  '/a%00b',
  '/a%09b',
  '/%zz',
  '/%25zz',
  '/%',
  '/%c0%ae',
  '/a b',
  '/ä',
  '/\u202egpj.exe',
  'http:',
  'https:',
  'https://',
  'https:///',
  'https:///evil.example',
  'https:/evil.example',
  'https:evil.example',
  'https:/pay.example',
  'https:pay.example',
  'https:pay.example/https://x',
  'https:loans.example/https://x',
  'https:\\\\pay.example',
  'https:/\\pay.example',
  'https://\\pay.example',
  'https:////pay.example',
  'https://pay.example:443',
  'https://pay.example:443/x',
  'https://pay.example:8443/x',
  'https://pay.example:80/x',
  'https://pay.example:/x',
  'https://user@pay.example/x',
  'https://user:pass@pay.example/x',
  'https://@pay.example/x',
  'https://:@pay.example/x',
  'https://pay.example@evil.example',
  'https://pay.example:x@evil.example',
  'https://pay.example%40evil.example',
  'https://loans.example@evil.example/',
  'https://loans.example:443@evil.example/',
  'https://evil.example#@pay.example',
  'https://evil.example?@pay.example',
  'https://evil.example/pay.example',
  'https://evil.example/https://pay.example',
  'https://evil.example\\@pay.example',
  'https://evil.example;pay.example',
  'https://pay.example.evil.example',
  'https://pay.example.evil',
  'https://payxexample',
  'https://pay-example',
  'https://xpay.example',
  'https://pay.example.',
  'https://pay.example..',
  'https://.pay.example',
  'https://sub.pay.example',
  'https://pay%2eexample.evil.example',
  'https://pay.example%2fevil',
  'https://pay.example%00.evil.example',
  'https://pay.example%20.evil.example',
  'https://pay。example',
  'https://pay．example',
  'https://ⓟay.example',
  'https://раy.example',
  'https://pay.exаmple',
  'https://páy.example',
  'https://xn--py-lia.example',
  'https://pay.example\u200b/',
  'https://pay.example\u202e/',
  'https://[::1]/',
  'https://127.0.0.1/',
  'https://2130706433/',
  'https://0x7f000001/',
  'https://localhost/',
  'https://pay.example\t/',
  'https://pay.example\n/',
  'ht\ntps://pay.example/',
  'https://pay.example/a\\b',
  'https://pay.example/%5cevil',
  'https://pay.example//evil.example',
  'https://pay.example/%2f/evil.example',
  'https://pay.example/..//evil.example',
  'https://pay.example/%00',
  'https://pay.example/%',
  'http://pay.example/',
  'http://pay.example:443/',
  'http://loans.example/',
  'https://loans.example:8443/',
  'https://loans.example.evil.example/',
  'https://loans.example//evil.example',
  'https://user@loans.example/',
  `https://pay.example/${'a'.repeat(linkMaxLength)}`,
  `/${'a'.repeat(linkMaxLength)}`,
]

const schemes = [
  'javascript',
  'JaVaScRiPt',
  'vbscript',
  'data',
  'file',
  'ftp',
  'ws',
  'wss',
  'blob',
  'filesystem',
  'about',
  'intent',
  'android-app',
  'market',
  'itms-apps',
  'tel',
  'sms',
  'mailto',
  'view-source',
  'chrome',
  'mylender',
  'jar',
  'http',
]
const bodies = [
  'alert(1)',
  '//pay.example/%0aalert(1)',
  '//pay.example',
  'text/html,<script>alert(1)</script>',
  '//loans.example/x',
]
const wraps: readonly ((url: string) => string)[] = [
  (url) => url,
  (url) => ` ${url}`,
  (url) => `\t${url}`,
  (url) => `\u0000${url}`,
  (url) => `\u00a0${url}`,
]

const generated = schemes.flatMap((scheme) => bodies.flatMap((body) => wraps.map((wrap) => wrap(`${scheme}:${body}`))))
const controls = Array.from({ length: 33 }, (_, code) => `https://pay.example/a${String.fromCharCode(code)}b`)
const hostile = [...byHand, ...generated, ...controls, ...controls.map((url) => url.replace('https://pay.example', ''))]

describe('the link gate', () => {
  it('has more than three hundred hostile links to be tried with', () => {
    expect(new Set(hostile).size).toBeGreaterThan(300)
  })

  it.each(kinds)('lets no hostile link through as a %s', (kind) => {
    // A path with a double slash is refused on foreign hosts too: a server that decodes and redirects there would leave it.
    const through = hostile.filter((url) => safeUrl(kind, url, rules) !== null)
    expect(through).toEqual([])
  })

  it('lets links of a listed host through as they were meant', () => {
    expect(safeUrl('page', 'https://pay.example', rules)).toBe('https://pay.example/')
    expect(safeUrl('page', 'https://pay.example/a/b?c=%2F%2F&d=1#e', rules)).toBe(
      'https://pay.example/a/b?c=%2F%2F&d=1#e',
    )
    expect(safeUrl('page', 'HTTPS://SHOP.Partner.Example/x', rules)).toBe('https://shop.partner.example/x')
  })

  it('keeps the lists of pages, frames and pictures apart', () => {
    for (const kind of kinds) {
      const passed = ['https://pay.example/', 'https://frame.example/', 'https://img.example/'].filter(
        (url) => safeUrl(kind, url, rules) !== null,
      )
      expect(passed).toEqual([
        { page: 'https://pay.example/', frame: 'https://frame.example/', image: 'https://img.example/' }[kind],
      ])
    }
  })

  it('turns a link to our own origin into a path', () => {
    expect(safeUrl('page', 'https://loans.example/confirm?productId=1', rules)).toBe('/confirm?productId=1')
    expect(safeUrl('image', '/logos/candor-cash.svg', rules)).toBe('/logos/candor-cash.svg')
    for (const path of ['/a.b/c.d', '/a/.b', '/a..b', '/a./b', '/.a', '/a/./b', '/a/../b', '/a.', '/a/.', '/a/..'])
      expect(safeUrl('page', path, rules)).toBe(new URL(path, rules.publicOrigin).pathname)
    expect(safeUrl('page', '/a/../b', rules)).toBe('/b')
    expect(safeUrl('page', '/a?b=1#c', rules)).toBe('/a?b=1#c')
  })

  it('takes a link of the greatest length, and none that is longer', () => {
    const longest = `/${'a'.repeat(linkMaxLength - 1)}`
    expect(safeUrl('page', longest, rules)).toBe(longest)
    expect(safeUrl('page', `${longest}a`, rules)).toBeNull()
  })

  it('sends a browser to an address of ours, to a page of the list, and else to our first page', () => {
    expect(locationOf('/order?from=confirm', rules)).toBe('/order?from=confirm')
    expect(locationOf('https://pay.example/', rules)).toBe('https://pay.example/')
    for (const elsewhere of ['https://frame.example/', 'https://evil.test/', '//evil.test/', 'javascript:x'])
      expect(locationOf(elsewhere, rules), elsewhere).toBe('/')
    const long = `/${'a'.repeat(linkMaxLength)}`
    expect(locationOf(long, rules)).toBe(long)
  })

  it('knows our own origin in the demo, with its port and without https', () => {
    const demo = { ...rules, publicOrigin: 'http://127.0.0.1:3000' }
    expect(safeUrl('page', 'http://127.0.0.1:3000/order', demo)).toBe('/order')
    expect(safeUrl('page', 'http://127.0.0.1:3001/order', demo)).toBeNull()
  })

  it('does not take a listed origin with a port or without https', () => {
    const careless = { ...rules, allowedLinkOrigins: ['https://pay.example:8443', 'http://plain.example'] }
    expect(safeUrl('page', 'https://pay.example:8443/', careless)).toBeNull()
    expect(safeUrl('page', 'http://plain.example/', careless)).toBeNull()
  })
})
