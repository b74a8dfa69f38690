// The public site: the cost before anything else, forms that are kept, old links that lead on, and no script.

import type { Page } from '@playwright/test'
import { languages } from '../../src/core/language.ts'
import { overflowsSideways } from '../screens/page.ts'
import { contactForm, scriptless, site, siteTabs } from '../screens/public.ts'
import { type App, expect, long, reads, sends, test } from '../support/app.ts'
import { some } from '../support/turns.ts'

/** The example that the engine makes today, as the wire tells it. */
async function example(app: App) {
  return (await app.call(null, 'GET', '/hazel/site/example')).data
}

function amount(minor: number): string {
  const [whole = '', cents = ''] = (minor / 100).toFixed(2).split('.')
  return `${whole.replace(/\B(?=(\d{3})+$)/g, '.')},${cents}`
}

test.describe('the front page', () => {
  test('says the whole cost of a usual loan, as the engine counts it', sends, async ({ page, app }) => {
    await page.goto(app.origin)
    const told = await example(app)
    const { row, example: leaf } = site(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('A loan you can read to the last line.')
    await expect(leaf).toContainText(amount(told.netProceeds))
    await expect(leaf).toContainText(amount(told.totalRepayable))
    await expect(row('The loan costs you')).toContainText(amount(told.totalCost))
    await expect(row('Service fee')).toContainText(amount(told.fees[0].amount))
    await expect(row('4 payments, every 30 days')).toContainText(amount(told.payment))
    await expect(row('APR, all costs in one yearly rate')).toHaveText('125,9 % a year')
    await expect(row('7 days late with one payment')).toContainText(amount(told.lateExamples[0].charged))
    expect([told.netProceeds, told.totalRepayable]).toEqual([475_000, 560_000])
  })

  test('leads to every page of the site by its tabs', long, async ({ page, app }) => {
    await page.goto(app.origin)
    for (const [name, path] of siteTabs) {
      await site(page).nav.getByRole('link', { name, exact: true }).click()
      await page.waitForURL(`${app.origin}${path}`)
      await expect(site(page).nav.getByRole('link', { name, exact: true })).toHaveAttribute('aria-current', 'page')
      await expect(site(page).nav.getByRole('link', { name, exact: true })).toBeInViewport()
    }
  })

  test('has an imprint: name, address, telephone, e-mail, registration and copyright', reads, async ({ page, app }) => {
    await page.goto(app.origin)
    const company = (await app.call(null, 'GET', '/hazel/site/company')).data
    const { imprint } = site(page)
    for (const text of [company.name, company.address, company.registration, `© ${company.year} ${company.name}`])
      await expect(imprint).toContainText(text)
    await expect(imprint.getByRole('link', { name: company.phone })).toHaveAttribute(
      'href',
      `tel:${company.phone.replaceAll(' ', '')}`,
    )
    await expect(imprint.getByRole('link', { name: company.email })).toHaveAttribute('href', `mailto:${company.email}`)
  })

  test('speaks the other language at a tap, and keeps speaking it', reads, async ({ page, app }) => {
    await page.goto(app.origin)
    await page.getByRole('link', { name: 'Bahasa Indonesia' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Pinjaman')
    await page.getByRole('link', { name: 'Tentang kami' }).first().click()
    await expect(page).toHaveURL(/\/About\?lang=id$/)
    await expect(page.locator('html')).toHaveAttribute('lang', 'id')
  })

  test('is summed up for search engines and shared links', sends, async ({ page, app }) => {
    await page.goto(app.origin)
    const content = (name: string) => page.locator(`meta[property="${name}"]`).getAttribute('content')
    expect(await content('og:title')).toContain('a loan you can read to the last line')
    const card = (await content('og:image')) ?? ''
    expect(card).toBe(`${app.origin}/icons/social-card.png`)
    expect((await page.request.get(card)).headers()['content-type']).toBe('image/png')
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${app.origin}/`)
    const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '')
    expect(data.makesOffer.itemOffered.annualPercentageRate).toBe((await example(app)).apr)
  })
})

test.describe('news by e-mail', () => {
  test('needs an address, and says so beside the field', async ({ page, app }) => {
    await page.goto(app.origin)
    const { email, subscribe } = site(page)
    await subscribe.click()
    await expect(email).toHaveAccessibleDescription(/Please provide complete information!/)
    await expect(email).toHaveAttribute('aria-invalid', 'true')
    await expect(email).toBeInViewport()
  })

  test('keeps what was typed when it is no address', sends, async ({ page, app }) => {
    await page.goto(app.origin)
    await site(page).email.fill('nobody')
    await site(page).subscribe.click()
    await expect(site(page).email).toHaveValue('nobody')
    await expect(site(page).email).toHaveAttribute('aria-invalid', 'true')
  })

  test('is taken once, and a reload sends nothing again', async ({ page, app }) => {
    await page.goto(app.origin)
    await site(page).email.fill('ana@mail.example')
    await site(page).subscribe.click()
    await expect(page.getByRole('status').filter({ hasText: 'Success!' })).toBeInViewport()
    await expect(site(page).email).toHaveValue('')
    const answers: string[] = []
    page.on('request', (request) => answers.push(request.method()))
    await page.reload()
    expect(answers).not.toContain('POST')
  })
})

test.describe('writing to the lender', () => {
  async function open(page: Page, app: App) {
    await page.goto(`${app.origin}/About`)
    return contactForm(page)
  }

  test('needs name, telephone and suggestion, each of them', long, async ({ page, app }) => {
    const form = await open(page, app)
    await form.send.click()
    for (const field of [form.name, form.telephone, form.suggestion])
      await expect(field).toHaveAccessibleDescription('Please provide complete information!')
    await form.name.fill('Ana Reyes')
    await form.suggestion.fill('More shops,\nplease.')
    await form.send.click()
    await expect(form.telephone).toHaveAccessibleDescription('Please provide complete information!')
    await expect(form.name).not.toHaveAttribute('aria-invalid', 'true')
    await expect(form.name).toHaveValue('Ana Reyes')
    await expect(form.suggestion).toHaveValue('More shops,\nplease.')
  })

  test('says at the field what is no telephone number', sends, async ({ page, app }) => {
    const form = await open(page, app)
    await form.name.fill('Ana Reyes')
    await form.telephone.fill('call me')
    await form.suggestion.fill('Hello')
    await form.send.click()
    await expect(form.telephone).toHaveAttribute('aria-invalid', 'true')
    await expect(form.telephone).toHaveValue('call me')
    await expect(form.name).not.toHaveAttribute('aria-invalid', 'true')
  })

  test('is taken with all three', async ({ page, app }) => {
    const form = await open(page, app)
    await form.name.fill('Ana Reyes')
    await form.telephone.fill('+63 917 555 0142')
    await form.suggestion.fill('More shops, please.')
    await form.send.click()
    await expect(page.getByRole('status').filter({ hasText: 'Success!' })).toBeInViewport()
    await expect(form.suggestion).toHaveValue('')
  })

  test('survives what no browser sends', async ({ page, app }) => {
    await open(page, app)
    const answer = await page.request.post(`${app.origin}/About`, {
      form: { name: 'x'.repeat(5_000), telephone: '+63 917\u0000 555 0142', suggestion: 'y\u0007'.repeat(4_000) },
      headers: { 'Sec-Fetch-Site': 'same-origin' },
      maxRedirects: 0,
    })
    expect([303, 422]).toContain(answer.status())
  })
})

test.describe('a link of the old app', () => {
  test('goes on with its query, and leaves no trace in the history', async ({ page, app }) => {
    await page.goto(`${app.origin}/Loan`)
    await page.goto(`${app.origin}/?lang=id#/downloadTemplate?id=1`)
    await page.waitForURL(/\/downloadTemplate\?/)
    expect(new URL(page.url()).search).toBe('?lang=id&id=1')
    await page.goBack()
    await page.waitForURL(`${app.origin}/Loan`)
  })

  test('gives up its identity on the way', async ({ page, app }) => {
    const { launch, orderId } = await app.persona('active')
    await page.goto(`${app.origin}/#/borrowDetail?${launch}&orderId=${orderId}`)
    await page.waitForURL(/\/borrowDetail\?/)
    await expect(page.getByText('Active', { exact: true }).first()).toBeVisible()
    expect(page.url()).not.toMatch(/sessionId|userId|deviceId/)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('an old link offers the pages that it may have meant', async ({ page, app }) => {
    await page.goto(`${app.origin}/#/borrowDetail?orderId=1`)
    await page.getByRole('group').filter({ hasText: 'Did an old link bring you here?' }).locator('summary').click()
    await expect(page.getByRole('link', { name: 'Your loan' })).toHaveAttribute('href', '/borrowDetail')
  })

  test('the forms work just the same', async ({ page, app }) => {
    await page.goto(app.origin)
    await site(page).subscribe.click()
    await expect(site(page).email).toHaveAccessibleDescription(/Please provide complete information!/)
    await site(page).email.fill('leo@mail.example')
    await site(page).subscribe.click()
    await expect(page.getByText('Success!')).toBeVisible()
  })
})

test(
  'no public page runs a script, but for the few letters that send old links on, and those that keep a form',
  reads,
  async ({ page, app }) => {
    const scriptsOn: Readonly<Record<string, number>> = { '/': 2, '/About': 1 }
    for (const path of scriptless) {
      await page.goto(`${app.origin}${path}`)
      const scripts = await page.locator('script:not([type="application/ld+json"])').allTextContents()
      expect(scripts.length, path).toBe(scriptsOn[path] ?? 0)
      expect(scripts.join('').length).toBeLessThan(600)
      await expect(page.locator('script[src], link[rel="modulepreload"]')).toHaveCount(0)
    }
  },
)

test.describe('on a laptop', () => {
  test.use({ viewport: { width: 1280, height: 800 } })

  const texts = ['/compare', '/About', '/Loan', '/Policy', '/Reviews', '/privacy-policy', '/register', '/faq']
  for (const address of some(texts, 3)) {
    test(`${address} fits, is as wide as one reads, and shows all its tabs`, long, async ({ page, app }) => {
      await page.goto(`${app.origin}${address}`)
      await expect(page.locator('h1').first()).toBeVisible()
      expect(await overflowsSideways(page)).toBe(false)
      expect(await page.locator('.screen').evaluate((screen) => screen.clientWidth)).toBeGreaterThanOrEqual(480)
      const columns = await page
        .locator('main')
        .locator('p, dl, iframe, .field')
        .evaluateAll((parts) => parts.map((part) => part.clientWidth))
      // Lines of more than some ninety letters are hard to read.
      expect(Math.max(...columns)).toBeLessThanOrEqual(720)
      const tabs = page.locator('nav.tabs')
      if ((await tabs.count()) > 0) expect(await tabs.evaluate((row) => row.scrollWidth <= row.clientWidth)).toBe(true)
    })
  }
})

test.describe('from page to page on a laptop', () => {
  test.use({ viewport: { width: 1280, height: 800 } })

  test('no tab of the site moves', long, async ({ page, app }) => {
    const tabs = page.locator('nav.tabs').getByRole('link')
    // A tab is a little wider while it is bold: where it begins may differ by that, and no more.
    const begins = () => tabs.evaluateAll((all) => all.map((tab) => tab.getBoundingClientRect().left))
    await page.goto(app.origin)
    const first = await begins()
    for (const address of ['/compare', '/Policy', '/Loan', '/Reviews', '/About']) {
      await page.goto(`${app.origin}${address}`)
      for (const [index, left] of (await begins()).entries()) {
        expect(Math.abs(left - (first[index] ?? 0)), `${address}, tab ${index + 1}`).toBeLessThan(16)
      }
    }
  })
})

test('a message that is too long stays as it was typed, and says by how much', async ({ page, app }) => {
  await page.goto(`${app.origin}/About`)
  const form = contactForm(page)
  await form.name.fill('Maria Santos')
  await form.telephone.fill('09175550142')
  await form.suggestion.fill('x'.repeat(2_010))
  await form.send.click()
  await expect(page.getByText('Too long: 2010 of 2000.')).toBeVisible()
  await expect(form.suggestion).toHaveValue('x'.repeat(2_010))
})

test('on the smallest phone five tabs fit in every language, with nothing cut', async ({ page, app }) => {
  for (const language of languages) {
    await page.goto(`${app.origin}/?lang=${language}`)
    const tabs = await page
      .locator('nav.tabs > *')
      .evaluateAll((all) => all.map((tab) => [tab.getBoundingClientRect().right, tab.scrollWidth - tab.clientWidth]))
    expect(tabs.length, language).toBeGreaterThanOrEqual(5)
    expect(tabs[4]?.[0], `${language}: the fifth ends on the screen`).toBeLessThanOrEqual(360)
    for (const [, cut] of tabs) expect(cut, language).toBeLessThanOrEqual(0)
  }
})

test('on a small phone the tabs show that there are more of them', long, async ({ page, app }) => {
  await page.goto(app.origin)
  const row = page.locator('nav.tabs')
  expect(await row.evaluate((tabs) => tabs.scrollWidth > tabs.clientWidth)).toBe(true)
  // A shadow at the end that stays while the tabs move over it.
  const { image, attachment } = await row.evaluate((tabs) => {
    const { backgroundImage, backgroundAttachment } = getComputedStyle(tabs)
    return { image: backgroundImage, attachment: backgroundAttachment }
  })
  expect(image.match(/linear-gradient/g)).toHaveLength(4)
  expect(attachment).toBe('local, local, scroll, scroll')
})
