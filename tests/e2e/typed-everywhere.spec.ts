// Every field of the borrower's screens, typed by keys and pasted where React runs: what stands in it then is read as what was typed, or is
// what was typed. `tests/typed-fields.test.ts` sends the same ways without a script.

import type { Locator, Page } from '@playwright/test'
import { readPhone } from '../../src/core/identity/phone.ts'
import { markets } from '../../src/core/market/markets.ts'
import { readAmount } from '../../src/core/typed-amount.ts'
import { readDigits } from '../../src/core/typed-digits.ts'
import { awake } from '../screens/page.ts'
import { type App, expect, long, test } from '../support/app.ts'
import { type GalleryEntry, gallery, openEntry } from '../support/gallery-list.ts'
import { inGroups, some } from '../support/turns.ts'
import { endless, type TypedKind, type Way, waysToType } from '../support/ways-to-type.ts'

const { phone, moneyFormat } = markets.standard
const asTyped = (text: string): string => text.trim()

/** What a field takes, by the keys that it asks the phone for. */
interface Taking {
  readonly kind: TypedKind
  readonly read: (text: string) => unknown
}
const byKeys: Readonly<Record<string, Taking>> = {
  tel: { kind: 'phone', read: (text) => readPhone(text, phone) },
  decimal: { kind: 'amount', read: (text) => readAmount(text, moneyFormat) },
  numeric: { kind: 'code', read: readDigits },
  text: { kind: 'words', read: asTyped },
}

const typedFields =
  ':is(input:not([type=hidden], [type=radio], [type=checkbox], [type=file], [type=range], [type=search], [readonly]), textarea):visible'

/** A line is typed and pasted without its end: Enter sends the form, and a browser takes line ends out of what is pasted into a line. */
const lineOf = ({ typed }: Way): string => typed.replaceAll(/[\r\n]+/g, '')
/** Typed key by key it takes a minute; a page is pasted. */
const isTypedByHand = (text: string): boolean => text.length < 60 && text !== endless

async function takingOf(field: Locator): Promise<Taking> {
  const [keys, type] = [await field.getAttribute('inputmode'), await field.getAttribute('type')]
  return byKeys[keys ?? type ?? 'text'] ?? (byKeys.text as Taking)
}

/** Null where what stands in the field means what was typed. A field may hold fewer characters than a page of text: then it says so. */
async function lostIn(field: Locator, typed: string, { read }: Taking): Promise<string | null> {
  const stands = await field.inputValue()
  const [meant, means] = [read(typed), read(stands)]
  if (meant !== null ? meant === means : stands.replaceAll(' ', '') === typed.replaceAll(' ', '')) return null
  const atMost = Number(await field.getAttribute('maxlength'))
  if (atMost > 0 && [...typed].length > atMost && typed.startsWith(stands.trim().slice(0, atMost))) return null
  return `${JSON.stringify(typed)} stands there as ${JSON.stringify(stands)}`
}

/** What was lost in the fields of one screen: each with its name, and what was typed. */
async function lostOn(page: Page, app: App, entry: GalleryEntry, met: Set<string>): Promise<string[]> {
  await openEntry(app, page, entry, 'en')
  if ((await page.locator(typedFields).count()) === 0) return []
  await awake(page)
  await page.evaluate(() => {
    for (const closed of document.querySelectorAll('details')) closed.open = true
  })
  const lost: string[] = []
  for (const field of await page.locator(typedFields).all()) {
    const name = (await field.getAttribute('name')) ?? ''
    const taking = await takingOf(field)
    const known = `${new URL(page.url()).pathname}#${name}`
    if (met.has(known)) continue
    met.add(known)
    for (const text of some([...new Set(waysToType[taking.kind].map(lineOf))], 2)) {
      await field.fill('')
      if (isTypedByHand(text)) {
        await field.pressSequentially(text)
        lost.push(
          ...[await lostIn(field, text, taking)].flatMap((what) => (what === null ? [] : [`${known}, typed: ${what}`])),
        )
        await field.fill('')
      }
      await field.fill(text)
      lost.push(
        ...[await lostIn(field, text, taking)].flatMap((what) => (what === null ? [] : [`${known}, pasted: ${what}`])),
      )
    }
  }
  return lost
}

const named = (...names: readonly string[]): readonly GalleryEntry[] =>
  gallery.filter(({ name }) => names.includes(name))

test('a field of each kind keeps what is typed: a phone number, an amount, an account, a name', async ({
  page,
  app,
}) => {
  const met = new Set<string>()
  for (const entry of named('login', 'pay-amount', 'bank-account'))
    expect(await lostOn(page, app, entry, met)).toEqual([])
  expect(met.size).toBeGreaterThan(3)
})

for (const [index, group] of inGroups(gallery, 10).entries()) {
  test(`every field of the screens keeps what is typed, part ${index + 1}`, long, async ({ page, app }) => {
    const met = new Set<string>()
    for (const entry of group) expect(await lostOn(page, app, entry, met), entry.name).toEqual([])
  })
}
