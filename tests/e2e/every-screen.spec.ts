// Every screen, loaded once for each state that is read, in words 40 % longer and from right to left: nothing is cut off, nothing stays
// English, on a narrow phone, with large text, held sideways, on a laptop and on paper; by turns read by axe (WCAG 2.2 AA). The long form
// reads all states with axe, in every language of the product, in the light and in the dark.

import type { Page } from '@playwright/test'
import { addresses } from '../../src/contracts/addresses.ts'
import { languages } from '../../src/core/language.ts'
import { barriers } from '../screens/axe.ts'
import { awake, overflowsSideways } from '../screens/page.ts'
import { type App, expect, test } from '../support/app.ts'
import { faultsOfSleep } from '../support/asleep.ts'
import {
  type GalleryEntry,
  gallery,
  notScreens,
  ofOtherProcessors,
  openAsWritten,
  openEntry,
  screenOf,
} from '../support/gallery-list.ts'
import { plainWords, pushedOut, wireDates } from '../support/language-faults.ts'
import { longestData, longestNames } from '../support/longest-data.ts'
import { faultsOfLooks } from '../support/looks.ts'
import { faultsInOtherShapes } from '../support/other-shapes.ts'
import { fetchedAsleep } from '../support/running-page.ts'
import { firstsAndSome, inGroups, isWalkedWhole } from '../support/turns.ts'

/** What sample borrowers wrote, in their own words. */
const written: readonly string[] = [
  'I paid at the shop yesterday, and the page still says that I owe the payment.',
  'You are right, and we are sorry. The shop told us late. Your payment counts from the day you paid, nothing was charged.',
  'The amount on the receipt is not the amount that I paid.',
  'My shift was cut. I get my wages on the 20th.',
  // The name that a sample applicant gave.
  'Andres Villanueva',
  // The names of accounts, and one that is asked for.
  'Elena Torres',
  'Miguel Aquino',
  'Maria Concepcion Villanueva-Cruz',
  // The sample lender's address.
  '12 Mabini Street, Quezon City',
  // Papers keep the name and the language under which they were agreed to.
  'Key facts',
  'Privacy policy',
  'Loan agreement',
  ...Object.values(longestNames),
]

/** It lists calls and sample borrowers by their names in the code. */
const forEngineers = 'test-preview'

/** It shows each part of the kit, and so each size of text. */
const ofAllParts = 'kit'

/** Every so many screens are woken and read by axe: to wake a page and to start axe in it take as long as all the rest. */
const axeEvery = 24

/** Every so many of them are read in the dark, too; colours are the kit's, whose page is read in both. */
const darkEvery = 48

interface Looked {
  readonly item: GalleryEntry
  /** Among all that are read. */
  readonly index: number
}

const all: readonly Looked[] = firstsAndSome(gallery, screenOf).map((item, index) => ({ item, index }))

/** Woken and read by axe in this run. */
const isWoken = ({ item, index }: Looked): boolean =>
  item.then !== undefined ||
  item.name === ofAllParts ||
  // The longest data is planned for one answer: a page that wakes is given the usual one.
  (!longestData.includes(item) && (isWalkedWhole || index % axeEvery === 0))

/** What is said of a screen, in words 40 % longer and from right to left: what has room in them has room in every language. */
async function look(page: Page, app: App, one: Looked): Promise<void> {
  const { item, index } = one
  const isLongest = longestData.includes(item)
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' })
  await openAsWritten(app, page, item, 'ar-XB')
  expect(await faultsOfSleep(page, item.name)).toEqual([])
  if (isWoken(one)) {
    // What follows reads the screen as React has it.
    await awake(page)
    expect((await page.evaluate(fetchedAsleep)) ?? '', 'before a touch the boot script is all there is').toBe('')
  }
  await item.then?.(page)
  expect(await page.evaluate(() => getComputedStyle(document.body).direction)).toBe('rtl')
  // The screen of the longest data is among the others, too.
  if (isWoken(one) && !isLongest) expect(await barriers(page)).toEqual([])
  if (!isLongest && item.name !== ofAllParts) expect(await faultsOfLooks(page)).toEqual([])
  expect(await overflowsSideways(page), 'longer words are wider than the phone').toBe(false)
  expect(await pushedOut(page)).toEqual([])
  expect(await faultsInOtherShapes(page, index)).toEqual([])
  if (item.name !== forEngineers) {
    if (!isLongest) expect(await plainWords(page, written)).toEqual([])
    expect(await wireDates(page)).toEqual([])
  }
  if (item.name !== ofAllParts && index % darkEvery !== 0) return
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await barriers(page, 'colours'), 'in the dark').toEqual([])
}

/** One that is made by a call, or brought into a state, is alone with its data; so is one that is woken. */
const isAlone = (one: Looked): boolean => isWoken(one) || typeof one.item.at !== 'string'

for (const one of all.filter(isAlone)) {
  const claim = isWoken(one) ? 'has no barrier, and can be said' : 'can be said'
  test(`${one.item.name} ${claim} at greater length and from right to left`, async ({ page, app }) => {
    await look(page, app, one)
  })
}

/** So many screens that are only opened share a test: a demo as new for each is a third of the work. */
const sharing = 12

for (const group of inGroups(
  all.filter((one) => !isAlone(one)),
  sharing,
)) {
  const names = group.map(({ item }) => item.name).join(', ')
  test(`${names} can be said at greater length and from right to left`, async ({ page, app }) => {
    for (const one of group) {
      await test.step(one.item.name, async () => {
        await page.context().clearCookies()
        await look(page, app, one)
      })
    }
  })
}

if (isWalkedWhole)
  for (const { item, index } of all)
    test(`${item.name} is whole in every language, in the light and in the dark`, async ({ page, app }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      for (const lang of languages) {
        await page.emulateMedia({ colorScheme: 'light' })
        await openEntry(app, page, item, lang)
        expect(await barriers(page), lang).toEqual([])
        expect(await overflowsSideways(page), `${lang} is wider than the phone`).toBe(false)
        if (item.name !== ofAllParts) expect(await faultsOfLooks(page), lang).toEqual([])
        expect(await faultsInOtherShapes(page, index), lang).toEqual([])
        await page.emulateMedia({ colorScheme: 'dark' })
        expect(await barriers(page, 'colours'), `${lang}, in the dark`).toEqual([])
      }
    })

test('every screen of the product is among them, and each picture has a name of its own', () => {
  const listed = gallery.map(({ at, shows }) => shows ?? (typeof at === 'string' ? at.split('?')[0] : undefined))
  const known = new Set([...listed, ...notScreens, ...ofOtherProcessors])
  expect(Object.values(addresses).filter((address) => !known.has(address))).toEqual([])
  expect(new Set(gallery.map(({ name }) => name)).size).toBe(gallery.length)
})
