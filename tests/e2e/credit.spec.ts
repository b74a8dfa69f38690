// Credit: money beyond what was owed is shown as the borrower's own, and goes back when it is asked for.

import { accountCalls } from '../screens/account.ts'
import { awake, axeFindings, callsTo, planAnswer, rowOf } from '../screens/page.ts'
import { calls } from '../screens/repayment.ts'
import { expect, long, reads, sends, test } from '../support/app.ts'
import { turnOf } from '../support/turns.ts'

/** What the page says of a request: that we have it, or, where the job was quicker than the page, what it has done. */
const taken = /^(We got your request\.|The money is on its way\.|The money was sent\.)/

test('is said on the order, asked back once, and says what happens until it has gone', async ({ page, app }) => {
  const who = await app.openAs(page, 'overpaid', '/loan-detail')
  await expect(page.getByText(/You paid ₱\s150,00 more than you owed/)).toBeVisible()
  await page.getByRole('link', { name: /Credit in your favour/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your credit' })).toBeVisible()
  await expect(page.getByText('150,00').first()).toBeVisible()
  await expect(page.getByText('more than you owed', { exact: true })).toBeVisible()

  await awake(page)
  await page.getByRole('button', { name: 'Send it to my account' }).dblclick()
  await expect(page.getByText(taken)).toBeVisible()
  await expect(rowOf(page, 'To your account')).toHaveText('•••• 4417')
  await expect(page.getByRole('button', { name: 'Send it to my account' })).toHaveCount(0)
  expect(await callsTo(app, who, accountCalls.refund)).toHaveLength(1)
  expect(await axeFindings(page)).toEqual([])

  await app.demo('/demo/clock', { advanceMinutes: 5 })
  await page.reload()
  await expect(page.getByText('The money was sent.')).toBeVisible()
  await expect(page.getByText('You have no credit on this loan.')).toBeVisible()
})

test(
  'asked for again from a page that was open before it was sent says what became of it, and nothing against it',
  sends,
  async ({ page, app }) => {
    await app.openAs(page, 'overpaid', '/credit')
    await awake(page)
    const other = await page.context().newPage()
    await other.goto(page.url())
    await other.getByRole('button', { name: 'Send it to my account' }).click()
    await expect(other.getByText(taken)).toBeVisible()
    await app.demo('/demo/clock', { advanceMinutes: 5 })
    await page.getByRole('button', { name: 'Send it to my account' }).click()
    await expect(page.getByText('The money was sent.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Send it to my account' })).toHaveCount(0)
    await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0)
    await expect(page.locator('[data-reason]')).toHaveCount(0)
  },
)

test(
  'from a payment after the end is named as that, on its page and among the receipts',
  long,
  async ({ page, app }) => {
    const who = await app.persona('active')
    const ids = { orderId: who.orderId ?? '' }
    const code = async (fields: Record<string, string>) =>
      (await app.call(who, 'POST', calls.createCode, { ...ids, channelNumber: 'bank-transfer', ...fields })).data
        .payCode
    const quote = (await app.call(who, 'GET', accountCalls.settlementQuote, ids)).data
    const due = (await app.call(who, 'POST', calls.amountDue, ids)).data
    const late = await code({ amount: String(due.repayAmount) })
    await app.demo('/demo/pay', { payCode: await code({ amount: String(quote.total), purpose: 'settlement' }) })
    await app.demo('/demo/clock', { advanceDays: 1 })
    await app.demo('/demo/pay', { payCode: late })
    await app.openAs(page, 'active', '/credit')
    await expect(page.getByText('1.400,00').first()).toBeVisible()
    await expect(page.getByText('arrived after everything was paid')).toBeVisible()
    await page.getByRole('link', { name: 'Receipts and documents' }).click()
    await expect(page.getByText(/arrived after everything was paid; your credit:/)).toBeVisible()
    await expect(page.getByRole('link', { name: /Early repayment, RC-/ })).toBeVisible()
  },
)

test('without an account to send it to leads to naming one', sends, async ({ page, app }) => {
  const who = await app.openAs(page, 'overpaid', '/credit')
  await awake(page)
  await planAnswer(app, who, accountCalls.refund, { code: '42001', message: 'Please add the account first.' })
  await page.getByRole('button', { name: 'Send it to my account' }).click()
  await expect(page.getByText('Please add the account first.').first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Add or change the account' })).toHaveAttribute(
    'href',
    /^\/bind-card\?.*source=loanDetail/,
  )
  await page.getByRole('button', { name: 'Send it to my account' }).click()
  await expect(page.getByText(taken)).toBeVisible()
})

const standing = [
  ['sent', 'The money is on its way.'],
  ['failed', 'The money did not reach your account.'],
] as const

for (const [state, title] of turnOf(standing, 1)) {
  test(`says how it stands while the refund is ${state}`, long, async ({ page, app }) => {
    const who = await app.persona('overpaid')
    const refund = { refundId: 'r1', amount: 15_000, state, askedAt: '2026-11-20 10:00:00', account: '•••• 4417' }
    await planAnswer(app, who, accountCalls.receipts, { merge: { refund } })
    await app.openAs(page, 'overpaid', '/credit')
    await expect(page.getByText(title)).toBeVisible()
    const again = page.getByRole('button', { name: 'Send it to my account' })
    await expect(again).toHaveCount(state === 'failed' ? 1 : 0)
    expect(await axeFindings(page)).toEqual([])
  })
}

test('is none where nothing was paid too much', reads, async ({ page, app }) => {
  await app.openAs(page, 'active', '/credit')
  await expect(page.getByText('You have no credit on this loan.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Send it to my account' })).toHaveCount(0)
  await app.openAs(page, 'active', `/credit?orderId=${(await app.persona('overpaid')).orderId}`)
  await expect(page.getByText('We could not find that.').first()).toBeVisible()
})

test.describe('with JavaScript switched off', () => {
  test.use({ javaScriptEnabled: false })
  test('a credit is asked back just the same', async ({ page, app }) => {
    await app.openAs(page, 'overpaid', '/credit')
    await page.getByRole('button', { name: 'Send it to my account' }).click()
    await expect(page.getByText(taken)).toBeVisible()
    await expect(rowOf(page, 'Amount')).toContainText('150,00')
  })

  test('a credit pays another loan once, and each button has a key of its own', async ({ page, app }) => {
    await app.openAs(page, 'credit-and-late', '/credit')
    await expect(rowOf(page, 'Still due then')).toContainText('2.158,12')
    const keys = await page
      .locator('input[name=key]')
      .evaluateAll((all) => all.map((key) => (key as HTMLInputElement).value))
    expect(new Set(keys).size).toBe(2)
    await page.getByRole('button', { name: 'Use my credit' }).click()
    await expect(page.getByRole('heading', { name: 'Used for another loan' })).toBeVisible()
    await expect(page.getByText('You have no credit on this loan.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Use my credit' })).toHaveCount(0)
    await page.getByRole('link', { name: 'Receipt', exact: true }).click()
    await expect(rowOf(page, 'Paid by')).toHaveText('Your credit on another loan')
    await expect(page.getByText("Payment provider's number")).toHaveCount(0)
  })
})
