// Every screen in words 40 % longer and from right to left: nothing is cut off, nothing stays English, everything is mirrored.

import { languageNames, languages } from '../../src/core/language.ts'
import { wordsFor } from '../../src/web/messages/words-for.ts'
import { expect, test } from '../support/app.ts'
import { gallery, openAsWritten } from '../support/gallery-list.ts'
import { plainWords, pushedOut, wireDates } from '../support/language-faults.ts'

/** What sample borrowers wrote, in their own words. */
const written: readonly string[] = [
  'I paid at the shop on Monday, and the page still says that I owe the payment.',
  'You are right, and we are sorry. The shop told us a day late. Your payment counts from Monday, nothing was charged.',
  'The amount on the receipt is not the amount that I paid.',
  // The name that a sample applicant gave.
  'Andres Villanueva',
  // The sample lender's address.
  '12 Mabini Street, Quezon City',
  // Papers keep the name and the language under which they were agreed to.
  'Key facts',
  'Privacy policy',
  'Loan agreement',
]

/** It lists calls and sample borrowers by their names in the code. */
const forEngineers = 'test-preview'

for (const item of gallery) {
  test(`${item.name} can be said at greater length, and from right to left`, async ({ page, app }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openAsWritten(app, page, item, 'ar-XB')
    expect(await page.evaluate(() => getComputedStyle(document.body).direction)).toBe('rtl')
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    ).toBeLessThanOrEqual(0)
    expect(await pushedOut(page)).toEqual([])
    if (item.name === forEngineers) return
    expect(await plainWords(page, written)).toEqual([])
    expect(await wireDates(page)).toEqual([])
  })
}

test('a reader is sent the words of one language, and not those of the others', async ({ page, app }) => {
  const scripts: Promise<string>[] = []
  page.on('response', (response) => {
    if (new URL(response.url()).pathname.endsWith('.js')) scripts.push(response.text())
  })
  await app.openAs(page, 'new-with-account', '/confirm?lang=hi')
  await page.waitForLoadState('networkidle')
  const sent = (await Promise.all(scripts)).join('\n') + (await (await page.request.get(page.url())).text())
  const titleIn = (language: (typeof languages)[number]): string => wordsFor(language).offer.confirm.plan.title
  expect(sent).toContain(titleIn('hi'))
  for (const language of languages.filter((one) => one !== 'hi'))
    expect(sent, language).not.toContain(titleIn(language))
})

test('what a reader chose outweighs what the browser asks for, and is kept for the next visit', async ({
  browser,
  app,
}) => {
  const context = await browser.newContext({ locale: 'es-MX' })
  const page = await context.newPage()
  const spoken = page.locator('html')
  await page.goto(app.origin)
  await expect(spoken).toHaveAttribute('lang', 'es')
  await page.getByRole('link', { name: 'हिन्दी' }).click()
  await expect(spoken).toHaveAttribute('lang', 'hi')
  await page.goto(new URL('/About', app.origin).href)
  await expect(spoken).toHaveAttribute('lang', 'hi')
  await context.close()
})

for (const language of languages) {
  test(`each language is offered by its own name, on a page in ${language} too`, async ({ page, app }) => {
    await page.goto(`${app.origin}/?lang=${language}`)
    const links = page.getByRole('navigation', { name: wordsFor(language).marketing.end.languages }).getByRole('link')
    expect(await links.allTextContents()).toEqual(languages.map((one) => languageNames[one]))
  })
}
