// A sign means one thing: what misled people once (a telephone for a wallet, a star for the language) is held here.

import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** Where a link leads, and the sign that it has on every screen. */
const signs: Readonly<Record<string, string>> = {
  walletRepayment: 'wallet',
  mySettings: 'globe',
  myLogins: 'devices',
  deleteAccount: 'trash',
  'tel:': 'phone',
  'mailto:': 'mail',
  'whatsApp.url': 'help',
}

const target = /\bto(?:=\{|: )[^}]*?(?:addresses\.(\w+)|(tel:|mailto:)|(whatsApp\.url))/
const icon = /\bicon(?:="|: ')(\w+)["']/

/** Links of a source with another sign than theirs. */
function wrongSigns(source: string): string[] {
  // A link from its name to the end of what stands before its words, and a line of a list of links (GoList).
  const links = source.match(/<(?:Go|TextLink|LinkButton)\b(?:[^<>]|=>)*>|\{ to: [^\n]*/g) ?? []
  return links.flatMap((link) => {
    const [, address, scheme, other] = target.exec(link) ?? []
    const expected = signs[address ?? scheme ?? other ?? '']
    const shown = icon.exec(link)?.[1]
    return expected === undefined || shown === undefined || shown === expected ? [] : [link]
  })
}

it('finds a sign that means something else', () => {
  expect(
    wrongSigns('<Go to={address(addresses.walletRepayment, ids)} icon="phone" note={words.walletNote}>'),
  ).toHaveLength(1)
  expect(wrongSigns('<Go to={address(addresses.mySettings)} icon="star">')).toHaveLength(1)
  expect(wrongSigns("{ to: addresses.mySettings, icon: 'star', text: words.settings },")).toHaveLength(1)
  expect(wrongSigns('<Go to={whatsApp.url} icon="phone" note={words.whatsApp}>')).toHaveLength(1)
  expect(wrongSigns('<Go to={"tel:" + phone} icon="phone">')).toEqual([])
})

it('is the same on every screen', () => {
  const sources = globSync('src/web/screens/**/*.tsx').map((file) => readFileSync(file, 'utf8'))
  expect(sources.flatMap(wrongSigns)).toEqual([])
  for (const address of ['walletRepayment', 'mySettings', 'myLogins', 'deleteAccount'])
    expect(sources.join('\n')).toMatch(new RegExp(`addresses\\.${address}\\b[^>]*icon(?:=|: )`))
})
