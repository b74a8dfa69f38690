// What a stranger finds of prices: an amount and a term tried out before any login, each loan's own page, and two loans compared.

import type { Page } from '@playwright/test'
import { questionsAtMost } from '../../src/core/application/step-fields.ts'
import { awake, axeFindings, callsTo, rowOf } from '../screens/page.ts'
import { site } from '../screens/public.ts'
import { type App, expect, long, reads, sends, test } from '../support/app.ts'

interface Priced {
  readonly productId: string
  readonly name: string
  readonly netProceeds: number
  readonly totalCost: number
  readonly totalRepayable: number
  readonly lateExamples: readonly { readonly days: number; readonly charged: number }[]
}

/** What the call says that each product costs for an amount: the pages say the same. */
async function priced(app: App, amount: number): Promise<readonly Priced[]> {
  return (await app.call(null, 'GET', '/hazel/v3/product/prices', { amount: String(amount) })).data.list
}

function money(minor: number): string {
  const [whole = '', cents = ''] = (minor / 100).toFixed(2).split('.')
  return `${whole.replace(/\B(?=(\d{3})+$)/g, '.')},${cents}`
}

async function named(app: App, amount: number, name: string): Promise<Priced> {
  const found = (await priced(app, amount)).find((one) => one.name === name)
  if (found === undefined) throw new Error(`no ${name}`)
  return found
}

const howMuch = (page: Page) => page.getByRole('textbox', { name: 'How much?' })
const show = (page: Page) => page.getByRole('button', { name: 'Show what it costs' })
const cost = (page: Page) => page.getByRole('region', { name: 'What it costs' })

test.describe('the front page', () => {
  test('counts an amount and a term before any login, without a script', sends, async ({ page, app }) => {
    await page.goto(app.origin)
    await howMuch(page).fill('2500')
    await page.getByText('180 days', { exact: true }).click()
    await show(page).click()
    await expect(page).toHaveURL(`${app.origin}/?amount=250000&days=180#example`)
    const told = await named(app, 250_000, 'School Start')
    await expect(cost(page)).toContainText('School Start')
    await expect(cost(page)).toContainText(money(told.netProceeds))
    await expect(rowOf(page, 'The loan costs you')).toContainText(money(told.totalCost))
    await expect(howMuch(page)).toHaveValue('2.500,00')
  })

  test('counts with the Enter key what was typed, and by the steps what they say', long, async ({ page, app }) => {
    await page.goto(app.origin)
    await howMuch(page).fill('3000')
    await howMuch(page).press('Enter')
    await expect(page).toHaveURL(/amount=300000/)
    await page.getByRole('button', { name: /1\.000,00 more/ }).click()
    await expect(page).toHaveURL(/amount=400000/)
  })

  test('says what is lent for a term where an amount is not, and keeps what was typed', async ({ page, app }) => {
    await page.goto(app.origin)
    await howMuch(page).fill('99999')
    await show(page).click()
    await expect(howMuch(page)).toHaveValue('99.999')
    await expect(howMuch(page)).toHaveAccessibleDescription(/For 120 days we lend from .*1\.000,00 to .*10\.000,00/)
    // What is shown meanwhile is the cost of another amount, and names it.
    await expect(cost(page)).toContainText(/Loan amount\s*₱\s*5\.000,00/)
    await howMuch(page).fill('lots')
    await show(page).click()
    await expect(howMuch(page)).toHaveAccessibleDescription(/Please type an amount in numbers\./)
  })

  test('leads to each loan with its cost, and to the offer with what will be asked', sends, async ({ page, app }) => {
    await page.goto(app.origin)
    const loans = page.getByRole('region', { name: '4 loans' }).getByRole('listitem')
    await expect(loans).toHaveCount(4)
    const told = await named(app, 300_000, 'Salary Bridge')
    await expect(loans.filter({ hasText: 'Salary Bridge' })).toContainText(money(told.totalCost))
    await expect(cost(page)).toContainText(`Up to ${questionsAtMost} questions and one ID. Applying is free.`)
    await page.getByRole('link', { name: 'See your own offer' }).click()
    await expect(page).toHaveURL(/\/product\?productId=candor-cash/)
    await expect(page.getByRole('heading', { name: 'What we ask for' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Log in to apply' })).toBeVisible()
  })

  test('shows all its tabs on a laptop, and the cost beside the amount', async ({ page, app }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto(app.origin)
    for (const tab of await site(page).nav.getByRole('link').all()) await expect(tab).toBeInViewport({ ratio: 1 })
    const [form, figures] = await Promise.all([howMuch(page).boundingBox(), cost(page).boundingBox()])
    expect(figures?.x).toBeGreaterThan((form?.x ?? 0) + (form?.width ?? 0))
  })
})

test.describe('a loan of its own', () => {
  test('has figures that follow at once where a script runs, and lateness beside them', async ({ page, app }) => {
    await page.goto(`${app.origin}/product?productId=candor-cash`)
    await awake(page)
    await page.getByRole('button', { name: /500,00 more/ }).click()
    await expect(page).toHaveURL(/amount=550000/)
    const told = await named(app, 550_000, 'Candor Cash')
    await expect(page.getByText(money(told.netProceeds)).last()).toBeVisible()
    await page.getByRole('slider').fill('200000')
    await expect(page).toHaveURL(/amount=200000/)
    await expect(howMuch(page)).toHaveValue('2.000,00')
    const late = (await named(app, 200_000, 'Candor Cash')).lateExamples[0]
    const leaf = page.getByRole('region', { name: 'If a payment is late' })
    await expect(leaf).toContainText(`${late?.days} days late`)
    await expect(leaf).toContainText(money(late?.charged ?? 0))
  })

  test(
    'applies for what stands in the field, whatever the figures have not yet followed',
    long,
    async ({ page, app }) => {
      const who = await app.openAs(page, 'stranger', '/product?productId=school-start')
      await awake(page)
      await howMuch(page).fill('3333')
      await page.keyboard.press('Escape')
      await page.getByRole('contentinfo').getByRole('button', { name: 'Apply for this loan' }).click()
      await page.waitForURL(/\/apply\?/)
      const [begun] = await callsTo(app, who, '/hazel/v3/product/apply')
      expect(begun?.body).toMatchObject({ productId: 'school-start', amount: '333300' })
    },
  )

  test('says who a repeat client is, and what paying back changes', reads, async ({ page, app }) => {
    await page.goto(`${app.origin}/product?productId=candor-cash`)
    const leaf = page.getByRole('region', { name: 'What paying back changes' })
    await expect(leaf).toContainText('Once you have paid one loan back in full, you are a repeat client.')
    await expect(leaf).toContainText('1.000,00')
    await expect(leaf).toContainText('800,00')
    await app.openAs(page, 'repeat-overdue', '/product?productId=candor-cash')
    await expect(leaf).toContainText('You are a repeat client')
  })

  test('is found by machines, with its rate and its range', reads, async ({ page, app }) => {
    await page.goto(`${app.origin}/product?productId=candor-cash&lang=id`)
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      `${app.origin}/product?productId=candor-cash`,
    )
    const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '')
    expect(data).toMatchObject({
      '@type': 'LoanOrCredit',
      annualPercentageRate: 125.9,
      amount: { minValue: 1_000, maxValue: 10_000 },
    })
    const map = await (await page.request.get(`${app.origin}/sitemap.xml`)).text()
    expect(map).toContain(`<loc>${app.origin}/product?productId=candor-cash</loc>`)
    expect(map).toContain(`<loc>${app.origin}/compare</loc>`)
  })
})

test.describe('a loan without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('counts what was typed, stepped or slid', long, async ({ page, app }) => {
    await page.goto(`${app.origin}/product?productId=candor-cash`)
    await page.getByRole('button', { name: /500,00 less/ }).click()
    await expect(page).toHaveURL(/amount=450000/)
    await howMuch(page).fill('5250')
    await show(page).click()
    await expect(page).toHaveURL(/amount=525000/)
    await show(page).click()
    await expect(page).toHaveURL(/amount=525000/)
    await page.getByRole('slider').fill('1000000')
    await show(page).click()
    await expect(page).toHaveURL(/amount=1000000/)
  })
})

test.describe('two loans compared', () => {
  test('stand side by side for one amount, and the page says which costs less', long, async ({ page, app }) => {
    await page.goto(`${app.origin}/compare`)
    await page.getByRole('textbox', { name: 'Amount' }).fill('4000')
    await page.getByRole('combobox', { name: 'and this one' }).selectOption('School Start')
    await page.getByRole('button', { name: 'Compare' }).click()
    await expect(page).toHaveURL(/amount=400000&a=candor-cash&b=school-start/)
    const [cash, school] = [await named(app, 400_000, 'Candor Cash'), await named(app, 400_000, 'School Start')]
    const table = page.getByRole('table', { name: /Candor Cash and School Start/ })
    const costs = table.getByRole('row', { name: /The loan costs you/ }).getByRole('cell')
    await expect(costs.nth(0)).toContainText(money(cash.totalCost))
    await expect(costs.nth(1)).toContainText(money(school.totalCost))
    const [less, more] = cash.totalCost < school.totalCost ? [cash, school] : [school, cash]
    await expect(page.getByText(`${less.name} costs less:`)).toBeVisible()
    await expect(page.getByText(new RegExp(`${money(more.totalCost - less.totalCost)} less`))).toBeVisible()
    expect(await axeFindings(page)).toEqual([])
  })

  test('say what they lend where the amount is not lent, and compare no figures then', reads, async ({ page, app }) => {
    await page.goto(`${app.origin}/compare?a=home-repair&b=school-start&amount=1000000`)
    await expect(page.getByText(/lends from .*2\.000,00 to .*6\.000,00/)).toBeVisible()
    await expect(page.getByText(/costs less/)).toHaveCount(0)
  })
})
