// Rollover: what it costs stands beside what paying now would, before anything is agreed; then the order is active again.

import { writtenDate } from '../../src/core/written-date.ts'
import { callsTo } from '../screens/page.ts'
import { CodeScreen, calls, PayScreen } from '../screens/repayment.ts'
import { expect, long, needsLayout, reads, test } from '../support/app.ts'

const byCard = 'Pay with a saved card or a wallet'

test('compares paying now with paying later, before anything is agreed', reads, async ({ page, app }) => {
  const who = await app.openAs(page, 'overdue', '/repay-delay')
  const { data } = await app.call(who, 'POST', calls.rollover, { orderId: who.orderId ?? '' })
  expect(data.newTotal).toBe(data.payNowTotal + data.extraCost)

  await expect(page.getByRole('heading', { level: 1, name: 'Rollover Repayment' })).toBeVisible()
  await expect(page.getByText(`Your next payment date is ${writtenDate('en')(data.nextDueDate)}`).first()).toBeVisible()
  await expect(page.getByText('Pay everything due now')).toBeVisible()
  await expect(page.getByText('₱3.240,00').first()).toBeVisible()
  await expect(page.getByText('₱3.450,00')).toBeVisible()
  await expect(page.getByText('Extra cost')).toBeVisible()
  await expect(page.getByText('₱210,00').first()).toBeVisible()
  await expect(page.getByText('Rollovers left after this one')).toBeVisible()

  await expect(page.getByRole('heading', { name: 'Plan', exact: true })).toBeVisible()
  for (const line of data.repayPlan) {
    const item = page.getByRole('listitem').filter({ hasText: writtenDate('en')(line.time) })
    await expect(item).toContainText(line.title)
    await expect(item).toContainText(line.remark)
    // The margin counts the payments of the loan, not the lines of this plan.
    await expect(item.locator('.mark')).toHaveText(String(line.n))
    expect(line.title).toContain(`${line.n}/`)
  }
  // That pays what is due, and would not be a rollover.
  await expect(page.getByRole('link', { name: byCard })).toHaveCount(0)
})

test('pays the fee, marked as a rollover, and moves the plan', async ({ page, app }) => {
  const who = await app.openAs(page, 'overdue', '/repay-delay')
  const screen = new PayScreen(page)
  await screen.openSheet()
  await expect(screen.sheet.getByText(/The fee does not reduce what you owe/)).toBeVisible()
  await screen.pay()
  const [call] = await callsTo(app, who, calls.createCode)
  expect(call?.body).toMatchObject({ isDelay: '1', amount: '21000' })

  const code = new CodeScreen(page)
  await app.demo('/demo/pay', { payCode: await code.digits() })
  await expect(code.state('paid')).toBeVisible()
  expect((await app.persona('overdue')).status).toBe(170)
})

test('asks anew on another day, since its dates hold for one day only', long, async ({ page, app }) => {
  await app.openAs(page, 'overdue', '/repay-delay')
  await new PayScreen(page).pay()
  await app.demo('/demo/clock', { advanceDays: 1 })
  const code = new CodeScreen(page)
  await expect(code.state('expired')).toBeVisible()
  await code.getNew.click()
  await page.waitForURL(/\/repay-delay\?/)
})

test('says that none is offered once all are used, and leads to paying', reads, async ({ page, app }) => {
  await app.openAs(page, 'rollover-used-up', '/repay-delay')
  await expect(page.getByText('A rollover is not offered for this loan at the moment.')).toBeVisible()
  await page.getByRole('link', { name: 'Repayment', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Repayment' })).toBeVisible()
  await expect(page.getByRole('link', { name: byCard })).toBeVisible()
})

test.describe('with JavaScript switched off', () => {
  test.use({ javaScriptEnabled: false })
  test('a rollover is agreed to just the same', needsLayout, async ({ page, app }) => {
    const who = await app.openAs(page, 'overdue', '/repay-delay')
    await expect(page.getByText(/This payment moves your plan by 30 days/)).toBeVisible()
    // The ways to pay stand on the page below the cost: it begins at its top.
    expect(await page.evaluate(() => scrollY)).toBe(0)
    await new PayScreen(page).pay('M-Wallet')
    const [call] = await callsTo(app, who, calls.createCode)
    expect(call?.body).toMatchObject({ isDelay: '1', channelNumber: 'm-wallet' })
  })
})
