// An amount of one's own: where it goes is said before it is paid, and what is paid goes there.

import { accountCalls, written } from '../screens/account.ts'
import { awake, axeFindings, callsTo, rowOf } from '../screens/page.ts'
import { CodeScreen, calls, PayScreen } from '../screens/repayment.ts'
import { expect, long, reads, test } from '../support/app.ts'
import { some } from '../support/turns.ts'

test('is typed on the keys, previewed as it is typed, and paid', async ({ page, app }) => {
  const who = await app.openAs(page, 'overdue', '/loan-detail')
  await page.getByRole('link', { name: 'Pay another amount' }).click()
  const screen = new PayScreen(page)
  await expect(screen.method).toHaveCount(0)
  await awake(page)
  await page.getByLabel('Amount', { exact: true }).click()
  const keys = page.getByRole('group', { name: 'Keys for the amount' })
  for (const key of ['2', '0', '0', '0']) await keys.getByRole('button', { name: key, exact: true }).click()
  const preview = page.getByRole('region', { name: 'Where it goes' })
  await expect(preview).toBeVisible()
  await keys.getByRole('button', { name: 'Confirm' }).click()
  await expect(keys).toBeHidden()

  const asked = await app.call(who, 'GET', accountCalls.preview, { orderId: who.orderId ?? '', amount: '200000' })
  const { penalty, interest, principal, owedAfter } = asked.data
  for (const [part, amountMinor] of Object.entries({ 'late charge': penalty, interest, 'loan amount': principal })) {
    await expect(rowOf(page, `Payment 3: ${part}`)).toContainText(written(amountMinor))
  }
  await expect(rowOf(page, 'You pay')).toContainText('2.000,00')
  await expect(rowOf(page, 'Left to pay afterwards')).toContainText(written(owedAfter))
  expect(await axeFindings(page)).toEqual([])

  await screen.pay()
  const [call] = await callsTo(app, who, calls.createCode)
  expect(call?.body).toMatchObject({ purpose: 'partial', amount: '200000' })
  const code = new CodeScreen(page)
  await app.demo('/demo/pay', { payCode: await code.digits() })
  await expect(code.state('paid')).toBeVisible()
  const { receipts } = (await app.call(who, 'GET', accountCalls.receipts, { orderId: who.orderId ?? '' })).data
  expect(receipts[0]).toMatchObject({ amount: 200_000, penalty, interest, principal, balanceAfter: owedAfter })
})

test('that is changed has to be previewed again before it can be paid', long, async ({ page, app }) => {
  await app.openAs(page, 'overdue', '/pay-amount?amount=1000')
  await awake(page)
  const screen = new PayScreen(page)
  await expect(screen.method).toBeVisible()
  await page.getByLabel('Amount', { exact: true }).fill('1500,50')
  await expect(rowOf(page, 'You pay')).toContainText('1.500,50')
  await expect(screen.method).toBeVisible()
  expect(new URL(page.url()).searchParams.get('amount')).toBe('1.500,50')
})

/** Further forms of a figure are read by `src/core`'s reader of amounts. */
const noAmounts = [
  ['99999', /That is more than you owe\. ₱\s4\.640,00 pays everything\./],
  ['0', 'Please type more than zero.'],
  ['12,345', 'Please type an amount such as 500,00.'],
] as const

for (const [typed, said] of some(noAmounts, 1)) {
  test(`${typed} is said not to be one, at its field`, reads, async ({ page, app }) => {
    await app.openAs(page, 'overdue', `/pay-amount?amount=${typed}`)
    await expect(page.getByText(said)).toBeVisible()
    await expect(page.getByLabel('Amount', { exact: true })).toHaveAttribute('aria-invalid', 'true')
    await expect(new PayScreen(page).method).toHaveCount(0)
  })
}

test('that pays everything leads to the quote, which may be less', reads, async ({ page, app }) => {
  await app.openAs(page, 'active', '/pay-amount?amount=2800')
  await expect(page.getByText('This pays everything left in the plan.')).toBeVisible()
  await page.getByRole('link', { name: /Paying everything early may cost less/ }).click()
  await page.waitForURL(/\/settle\?/)
})

test.describe('with JavaScript switched off', () => {
  test.use({ javaScriptEnabled: false })
  test('an own amount is asked about, shown and paid just the same', async ({ page, app }) => {
    await app.openAs(page, 'overdue', '/pay-amount')
    await page.getByLabel('Amount', { exact: true }).fill('500,00')
    await page.getByRole('button', { name: 'Show where it goes' }).click()
    await expect(rowOf(page, 'Payment 3: late charge')).toContainText('500,00')
    expect(new URL(page.url()).searchParams.get('appName')).toBe('Candor Demo')
    await new PayScreen(page).pay('M-Wallet')
    const code = new CodeScreen(page)
    await app.demo('/demo/pay', { payCode: await code.digits() })
    await code.check.click()
    await expect(code.state('paid')).toBeVisible()
  })
})

test.describe('on a laptop', () => {
  test.use({ hasTouch: false, isMobile: false, viewport: { width: 1280, height: 800 } })

  test('is typed on its keyboard, and nothing covers the way to pay', long, async ({ page, app }) => {
    await app.openAs(page, 'overdue', '/pay-amount')
    await awake(page)
    await page.getByLabel('Amount', { exact: true }).pressSequentially('500')
    await expect(page.getByRole('region', { name: 'Where it goes' })).toBeVisible()
    await expect(page.getByRole('group', { name: 'Keys for the amount' })).toBeHidden()
    const screen = new PayScreen(page)
    await screen.method.click()
    await expect(screen.sheet).toBeVisible()
  })
})
