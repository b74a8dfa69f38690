// Every screen, loaded once for each state that is read, in words 40 % longer and from right to left: read by axe (WCAG 2.2 AA), nothing
// is cut off, nothing stays English, on a narrow phone, with large text, held sideways, on a laptop and on paper. The long form reads all
// states, in every language of the product, in the light and in the dark.

import { addresses } from '../../src/contracts/addresses.ts'
import { languages } from '../../src/core/language.ts'
import { barriers } from '../screens/axe.ts'
import { awake, overflowsSideways } from '../screens/page.ts'
import { expect, test } from '../support/app.ts'
import { type GalleryEntry, gallery, notScreens, openAsWritten, openEntry } from '../support/gallery-list.ts'
import { plainWords, pushedOut, wireDates } from '../support/language-faults.ts'
import { longestData, longestNames } from '../support/longest-data.ts'
import { faultsOfLooks } from '../support/looks.ts'
import { faultsInOtherShapes } from '../support/other-shapes.ts'
import { fetchedAsleep } from '../support/running-page.ts'
import { firstsAndSome, isWalkedWhole } from '../support/turns.ts'

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

/** Every so many screens are read in the dark, too; colours are the kit's, whose page is read in both. */
const darkEvery = 6

/** The screen of which an entry is a state: its address, or the beginning of its name where the address has to be made first. */
const screenOf = ({ at, name }: GalleryEntry): string =>
  typeof at === 'string' ? (at.split('?')[0] ?? at) : name.split('-').slice(0, 2).join('-')

for (const [index, item] of firstsAndSome(gallery, screenOf).entries()) {
  const isLongest = longestData.includes(item)
  // Words 40 % longer, from right to left: what has room in them has room in every language. One load serves every claim.
  test(`${item.name} has no barrier, and can be said at greater length and from right to left`, async ({
    page,
    app,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' })
    await openAsWritten(app, page, item, 'ar-XB')
    // What follows reads the screen as React has it.
    await awake(page)
    expect((await page.evaluate(fetchedAsleep)) ?? '', 'before a touch the boot script is all there is').toBe('')
    await item.then?.(page)
    expect(await page.evaluate(() => getComputedStyle(document.body).direction)).toBe('rtl')
    // The screen of the longest data is among the others, too.
    if (!isLongest) {
      expect(await barriers(page)).toEqual([])
      if (item.name !== ofAllParts) expect(await faultsOfLooks(page)).toEqual([])
    }
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
  })

  if (isWalkedWhole)
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
}

test('every screen of the product is among them, and each picture has a name of its own', async ({ app }) => {
  const opened = new Set<string>()
  for (const { at, as } of gallery) {
    const address =
      typeof at === 'string'
        ? at
        : await at(app, await app.persona(as ?? 'active')).catch((error: Error) => error.message)
    opened.add(address.split('?')[0] ?? '')
  }
  const missing = Object.values(addresses).filter((address) => !opened.has(address) && !notScreens.includes(address))
  expect(missing).toEqual([])
  expect(new Set(gallery.map(({ name }) => name)).size).toBe(gallery.length)
})
