// The language of a page: the strongest wish wins and is kept, its words alone are sent, and every other one is offered.

import { languageNames, languages } from '../../src/core/language.ts'
import { wordsFor } from '../../src/web/messages/words-for.ts'
import { awake } from '../screens/page.ts'
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

for (const isAwake of [true, false])
  test(`a page that ${isAwake ? 'runs' : 'sleeps'} goes on in its language when another tab chooses one, and keeps what is typed`, async ({
    page,
    app,
    context,
  }) => {
    await app.openAs(page, 'active', '/me/email')
    const address = new URL(page.url())
    // A host's pages name their language in the address; a browser's need not.
    address.searchParams.delete('lang')
    await page.goto(address.href)
    if (isAwake) await awake(page)
    const other = await context.newPage()
    await other.goto(`${app.origin}/?lang=hi`)
    await expect(other.locator('html')).toHaveAttribute('lang', 'hi')
    const email = page.locator('input[name=email]')
    await email.fill('elena@mail')
    await awake(page)
    await expect(email).toHaveValue('elena@mail')
    await page.locator('footer button[form=email]').click()
    await expect(page.getByText(/^E-mail: /).first()).toBeVisible()
    await expect(email).toHaveValue('elena@mail')
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('lang', 'hi')
  })

for (const language of some(languages, 1)) {
  test(`each language is offered by its own name, on a page in ${language} too`, reads, async ({ page, app }) => {
    await page.goto(`${app.origin}/?lang=${language}`)
    const links = page.getByRole('navigation', { name: wordsFor(language).marketing.end.languages }).getByRole('link')
    expect(await links.allTextContents()).toEqual(languages.map((one) => languageNames[one]))
  })
}
