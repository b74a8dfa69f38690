// The language of a page: the strongest wish wins and is kept, its words alone are sent, and every other one is offered.

import { languageNames, languages } from '../../src/core/language.ts'
import { wordsFor } from '../../src/web/messages/words-for.ts'
import { expect, reads, test } from '../support/app.ts'
import { some } from '../support/turns.ts'

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

for (const language of some(languages, 1)) {
  test(`each language is offered by its own name, on a page in ${language} too`, reads, async ({ page, app }) => {
    await page.goto(`${app.origin}/?lang=${language}`)
    const links = page.getByRole('navigation', { name: wordsFor(language).marketing.end.languages }).getByRole('link')
    expect(await links.allTextContents()).toEqual(languages.map((one) => languageNames[one]))
  })
}
