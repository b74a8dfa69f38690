// The whole story: a new borrower sees an offer with its cost, takes the loan, is paid out, pays each instalment, and owes nothing.

import type { Page, Request } from '@playwright/test'
import { type App, expect, test } from '../support/app.ts'
import { isWalkedWhole } from '../support/turns.ts'

/** What opens a page as a borrower, and stands in no address after that. */
const launching = ['sessionId', 'userId', 'deviceId']
const names = (address: string): boolean => launching.some((name) => new URL(address).searchParams.has(name))

/** Writes down every request that carries what a launch does, in its address or as the place that it comes from, but the launch itself. */
function listen(page: Page) {
  const heard = { withReferer: 0, faults: [] as string[] }
  page.on('request', (request: Request) => {
    const { referer } = request.headers()
    if (referer !== undefined) heard.withReferer += 1
    const isLaunch = request.isNavigationRequest() && referer === undefined
    if (names(request.url()) && !isLaunch) heard.faults.push(`asked for ${request.url()}`)
    if (referer !== undefined && names(referer)) heard.faults.push(`came from ${referer}`)
  })
  return heard
}

/** Takes the loan and pays it back as the person on the page would; every figure on the way is read from the page. */
async function liveThroughALoan(page: Page, app: App): Promise<void> {
  const borrower = await app.openAs(page, 'new-with-account', '/confirm')

  // Given an offer that says what arrives, what is paid back, and what lies between.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('You get', { exact: true }).first()).toBeVisible()
  await expect(page.getByText(/APR/).first()).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Repayment Plan' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Your bank card' })).toBeVisible()

  // When the borrower takes it,
  await page.getByRole('button', { name: 'Loan Now' }).click()

  // then the application is being read,
  await page.waitForURL(/\/loan-detail\?.*from=confirm/)
  expect(new URL(page.url()).searchParams.get('sessionId')).toBeNull()
  await expect(page.getByText('In review', { exact: true }).first()).toBeVisible()
  const orderId = new URL(page.url()).searchParams.get('orderId') ?? ''
  expect(orderId).not.toBe('')

  // and decided and paid out by the jobs of the next hours.
  await app.demo('/demo/clock', { advanceMinutes: 120 })
  await page.goto(page.url())
  await expect(page.getByText('Active', { exact: true }).first()).toBeVisible()

  // Each instalment is paid on its day, by a code that the shop understands; in a short run the first: stranger.spec.ts goes on to the letter.
  const plan = await app.call(borrower, 'GET', '/hazel/v3/loan-details/loan-details', { orderId })
  const lines: { n: number; dueDate: string; amount: number }[] = plan.data.schedule
  expect(lines.length).toBeGreaterThan(1)
  for (const line of isWalkedWhole ? lines : lines.slice(0, 1)) {
    const { date } = await app.demo<{ date: string }>('/demo/clock')
    const days = Math.round((Date.parse(line.dueDate) - Date.parse(date)) / 86_400_000)
    if (days > 0) await app.demo('/demo/clock', { advanceDays: days })
    await app.openAs(page, 'new-with-account', `/loan-detail?orderId=${orderId}`)
    await expect(page.getByText('Due', { exact: true }).first()).toBeVisible()
    await page
      .getByRole('link', { name: /^Repay/i })
      .first()
      .click()
    await page.waitForURL(/\/repay\?/)
    await payByFirstChannel(page)
    const ref = new URL(page.url()).searchParams.get('ref') ?? ''
    const code = await app.call(borrower, 'GET', '/hazel/v3/loan-details/pay-code', { ref })
    expect(code.data.amount).toBe(line.amount)
    await app.demo('/demo/pay', { payCode: code.data.payCode, amount: code.data.amount })
    await page.goto(page.url())
    await expect(page.getByText(/paid|arrived/i).first()).toBeVisible()
  }

  if (!isWalkedWhole) return
  // Then nothing is owed, and there is a letter that says so.
  await app.openAs(page, 'new-with-account', `/loan-detail?orderId=${orderId}`)
  await expect(page.getByText('Settled', { exact: true }).first()).toBeVisible()
  await expect(page.getByRole('heading', { name: /Closure letter/ })).toBeVisible()
  const settled = await app.call(borrower, 'GET', '/hazel/v3/loan-details/loan-details', { orderId })
  expect(settled.data.orderStatus).toBe(200)
  expect(settled.data.amountDue.total).toBe(0)
}

async function payByFirstChannel(page: Page): Promise<void> {
  // The address changes a moment before the screen does.
  await expect(page.getByRole('heading', { level: 1, name: 'Repayment' })).toBeVisible()
  const opener = page.getByRole('button', { name: 'Payment Method' })
  if (await opener.isVisible()) await opener.click()
  await expect(page.getByText('Please select your repayment method for payment').first()).toBeVisible()
  await page.getByRole('button', { name: 'Payment', exact: true }).click()
  await page.waitForURL(/\/repaymentOfCode\?.*ref=/)
}

test('a loan is taken, paid out and paid back on its days', async ({ page, app }) => {
  const heard = listen(page)
  await liveThroughALoan(page, app)
  expect(heard.faults).toEqual([])
  expect(heard.withReferer).toBeGreaterThan(20)
})

// On every run, stranger.spec.ts goes the whole way to the letter without a script.
if (isWalkedWhole)
  test.describe('with JavaScript switched off', () => {
    test.use({ javaScriptEnabled: false })
    test('a loan is taken, paid out and paid back just the same', async ({ page, app }) => {
      await liveThroughALoan(page, app)
    })
  })
