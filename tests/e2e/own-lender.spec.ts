// A lender in production with a folder of its own: its public pages say nothing of the samples, and what it lacks is no page at all.

import sharp from 'sharp'
import { addresses } from '../../src/contracts/addresses.ts'
import { languages } from '../../src/core/language.ts'
import { expect, test } from '../support/app.ts'
import { startProduction } from '../support/production.ts'
import { runsReact } from '../support/running-page.ts'
import { sampleWordsIn } from '../support/sample-words.ts'
import type { RunningServer } from '../support/server.ts'
import { some } from '../support/turns.ts'

/** Of the lender: nothing of ours has it. */
const brandColour = '#7a1f3d'
const ownWelcome = 'Come in: Harbour texts you a code.'

let lender: RunningServer
// One worker runs these: each would start the lender anew.
test.describe.configure({ mode: 'default' })
test.beforeAll(async () => {
  lender = await startProduction({ BRAND_COLOUR: brandColour }, { 'web.identity.login.welcome': ownWelcome })
})
test.afterAll(() => lender.stop())

const open = [
  addresses.home,
  addresses.about,
  addresses.policy,
  addresses.loanTerms,
  addresses.customerService,
  addresses.faq,
  addresses.aboutUs,
  addresses.privacyPolicy,
  addresses.paymentGuide,
  addresses.deleteAccount,
  addresses.login,
  addresses.register,
  addresses.downloadTemplate,
  addresses.agreementTemplate,
  addresses.payInstruction,
  addresses.compare,
]

for (const lang of some(languages, 1)) {
  test(`no public page says anything of the samples, in ${lang}`, async ({ request }) => {
    for (const address of open) {
      const answer = await request.get(`${lender.origin}${address}?lang=${lang}`)
      expect(answer.status(), address).toBe(200)
      const text = await answer.text()
      expect(sampleWordsIn(text), address).toEqual([])
      expect(text, address).not.toContain('Candor')
    }
  })
}

test('without reviews there is no page of them: no tab, no line in the sitemap, no route', async ({
  page,
  request,
}) => {
  expect((await request.get(`${lender.origin}${addresses.reviews}`)).status()).toBe(404)
  expect(await (await request.get(`${lender.origin}${addresses.sitemap}`)).text()).not.toContain(addresses.reviews)
  expect(await (await request.get(`${lender.origin}/robots.txt`)).text()).not.toContain(addresses.reviews)
  await page.goto(lender.origin)
  await expect(page.getByRole('link', { name: 'User Reviews' })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'What borrowers say' })).toHaveCount(0)
  await expect(page.getByRole('textbox', { name: 'News by e-mail' })).toHaveCount(0)
  await page.goto(`${lender.origin}${addresses.about}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About us')
  await expect(page.getByRole('heading', { name: 'Our mission' })).toHaveCount(0)
})

test('nothing promises a person or a day', async ({ request }) => {
  for (const address of open) {
    const text = await (await request.get(`${lender.origin}${address}`)).text()
    expect(text, address).not.toMatch(/weekday|working day|a person (will )?answer|our staff/i)
  }
})

test('the download page offers no app where the lender has none', async ({ request }) => {
  const text = await (await request.get(`${lender.origin}${addresses.downloadTemplate}`)).text()
  expect(text.replaceAll(/<script[\s\S]*?<\/script>/g, '')).not.toMatch(/download the app|open the app/i)
})

test('no call with the code is offered where the provider makes none', async ({ page }) => {
  await page.goto(`${lender.origin}${addresses.login}`)
  await page.getByRole('textbox', { name: 'Phone' }).fill('09171234567')
  await page.getByRole('button', { name: 'get code' }).click()
  await expect(page.getByRole('button', { name: / s$/ })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Call me with the code' })).toHaveCount(0)
})

test('tab icon and social card are in the lender’s colour, and the card carries the name', async ({ request }) => {
  const icon = await (await request.get(`${lender.origin}/favicon.ico`)).text()
  expect(icon).toContain('<svg')
  expect(icon).toContain(brandColour)
  const answer = await request.get(`${lender.origin}/icons/social-card.png`)
  expect(answer.headers()['content-type']).toBe('image/png')
  const band = await sharp(await answer.body())
    .extract({ left: 0, top: 0, width: 1200, height: 12 })
    .png()
    .toBuffer()
  const colours = (await sharp(band).stats()).channels.map(({ mean }) => Math.round(mean))
  expect(colours.slice(0, 3)).toEqual([0x7a, 0x1f, 0x3d])
  // Where the name stands there would be bare paper without it.
  const place = { left: 130, top: 440, width: 300, height: 56 }
  const shown = await sharp(await answer.body())
    .extract(place)
    .png()
    .toBuffer()
  const { channels } = await sharp(shown).stats()
  expect(channels[0]?.min).toBeLessThan(64)
})

test('a text in the lender’s own words is on the page, and stays there when the page wakes', async ({ page }) => {
  const asked = page.waitForRequest((request) => /\/words\/[0-9a-f]+\/identity-en\.js$/.test(request.url()))
  await page.goto(`${lender.origin}${addresses.login}?lang=en`)
  await expect(page.getByText(ownWelcome)).toBeVisible()
  await page.getByLabel('Phone number').focus()
  await asked
  await page.waitForFunction(runsReact)
  await expect(page.getByText(ownWelcome)).toBeVisible()
})

test('a page whose words are of an earlier start stays asleep, and its form is sent as it is', async ({
  page,
  faults,
}) => {
  const refused = page.waitForResponse((response) => response.url().includes('/words/'))
  await page.route('**/words/**', async (route) => {
    const before = route
      .request()
      .url()
      .replace(/\/words\/[0-9a-f]+\//, '/words/before/')
    await route.fulfill({ response: await route.fetch({ url: before }) })
  })
  await page.goto(`${lender.origin}${addresses.login}?lang=en`)
  await page.getByRole('textbox', { name: 'Phone' }).fill('09171234568')
  expect((await refused).status()).toBe(404)
  await page.getByRole('button', { name: 'get code' }).click()
  await expect(page.getByText(ownWelcome)).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Phone' })).toHaveValue('091 7123 4568')
  await expect(page.getByText(/code sent/i)).toBeVisible()
  expect(await page.evaluate(runsReact)).toBe(false)
  // The page says which file it could not have.
  for (const fault of faults.splice(0)) expect(fault).toMatch(/\/words\/[0-9a-f]+\/\w+-en\.js$/)
})
