// Closing a loan before its end: the quote with its parts and its saving, the code for it, and when there is none.

import { writtenDate } from '../../src/core/written-date.ts'
import { accountCalls, written } from '../screens/account.ts'
import { awake, callsTo, planAnswer, rowOf } from '../screens/page.ts'
import { CodeScreen, calls, PayScreen } from '../screens/repayment.ts'
import { expect, long, reads, sends, test } from '../support/app.ts'
import { turnOf } from '../support/turns.ts'

test.describe('an early settlement', () => {
  test('says what closes the loan today, by its parts, and what that saves', reads, async ({ page, app }) => {
    const who = await app.openAs(page, 'active', '/settle')
    const { data } = await app.call(who, 'GET', accountCalls.settlementQuote, { orderId: who.orderId ?? '' })
    await expect(page.getByRole('heading', { level: 1, name: 'Pay everything early' })).toBeVisible()
    await expect(page.getByText(`Valid until the end of ${writtenDate('en')(data.validUntil)}`)).toBeVisible()
    await expect(rowOf(page, 'Loan amount left to pay')).toContainText(written(data.principal))
    await expect(rowOf(page, `Interest until ${writtenDate('en')(data.asOf)}`)).toContainText(written(data.interest))
    await expect(rowOf(page, 'Total')).toContainText(written(data.total))
    await expect(page.getByText('By the plan')).toBeVisible()
    await expect(page.getByText(written(data.planTotal))).toBeVisible()
    await expect(rowOf(page, 'You save')).toContainText(written(data.planTotal - data.total))
  })

  test('is reached from the order, agreed to, paid, and closes the loan', sends, async ({ page, app }) => {
    const who = await app.openAs(page, 'active', '/loan-detail')
    await page.getByRole('link', { name: 'Pay everything early' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Pay everything early' })).toBeVisible()
    const screen = new PayScreen(page)
    await screen.openSheet()
    await expect(screen.sheet.getByText('This payment closes the loan.')).toBeVisible()
    await screen.pay()
    const [call] = await callsTo(app, who, calls.createCode)
    expect(call?.body).toMatchObject({ purpose: 'settlement' })
    expect(call?.body).not.toHaveProperty('isDelay')
    const code = new CodeScreen(page)
    await app.demo('/demo/pay', { payCode: await code.digits() })
    await page.goto(page.url())
    await expect(code.state('paid')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: 'Paid' })).toBeVisible()
    // No stamp of the plan's payments on the leaf, nor on the loan: two of them were never made.
    await expect(page.getByRole('img', { name: /4 of 4/ })).toHaveCount(0)
    await page.getByRole('link', { name: 'Go to my loan' }).click()
    await expect(page.getByText('Settled', { exact: true })).toBeVisible()
    await expect(page.getByText(/You paid everything back early, on/)).toBeVisible()
    await expect(page.getByRole('img', { name: /4 of 4/ })).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Pay everything early' })).toHaveCount(0)
    // A borrower who goes back to the quote reads that it is done, and is led to no further payment.
    await app.openAs(page, 'active', '/settle')
    await expect(page.getByText('Nothing is owed on this loan.')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Repayment', exact: true })).toHaveCount(0)
  })

  test('is quoted anew when its day is over, before and after the code is made', long, async ({ page, app }) => {
    const who = await app.openAs(page, 'active', '/settle')
    await awake(page)
    const quote = () => app.call(who, 'GET', accountCalls.settlementQuote, { orderId: who.orderId ?? '' })
    const before = (await quote()).data.total
    await app.demo('/demo/clock', { advanceDays: 1 })
    const after = (await quote()).data.total
    expect(after).toBeGreaterThan(before)
    const screen = new PayScreen(page)
    await screen.openSheet()
    await screen.payment.click()
    await expect(page.getByText('The amount has changed. Please review it before you pay.').first()).toBeVisible()
    await expect(rowOf(page, 'Total')).toContainText(written(after))
    await screen.pay()
    await app.demo('/demo/clock', { advanceDays: 1 })
    const code = new CodeScreen(page)
    await expect(code.state('expired')).toBeVisible()
    await code.getNew.click()
    await page.waitForURL(/\/settle\?/)
    await expect(rowOf(page, 'Total')).toContainText(written((await quote()).data.total))
  })

  test('is not quoted while a payment is being checked, and says so', async ({ page, app }) => {
    const who = await app.persona('active')
    await planAnswer(app, who, accountCalls.settlementQuote, { code: '800005', message: 'pending', times: 1 })
    await app.openAs(page, 'active', '/settle')
    await expect(page.getByText('We are checking your payment.')).toBeVisible()
    await expect(page.getByText(/We can't say what is left to pay.*No need to pay again/)).toBeVisible()
    await expect(new PayScreen(page).method).toHaveCount(0)
    await page.getByRole('link', { name: 'Try again' }).click()
    await expect(new PayScreen(page).method).toBeVisible()
  })

  test(
    'before half the term says from when it is open, on the order and on its own screen',
    sends,
    async ({ page, app }) => {
      const who = await app.openAs(page, 'score-asked', '/loan-detail?demoHost=')
      const { data } = await app.call(who, 'GET', accountCalls.details, { orderId: who.orderId ?? '' })
      const from = writtenDate('en')(data.settleFrom)
      const link = page.getByRole('link', { name: `Pay everything early possible from ${from}` })
      await expect(link).toHaveAttribute('href', /^\/settle\?/)
      await app.openAs(page, 'score-asked', '/settle')
      await expect(page.getByText(`This loan can be repaid early from ${from}.`)).toBeVisible()
      await page.getByRole('link', { name: 'Repayment', exact: true }).click()
      await page.waitForURL(/\/repay\?/)
    },
  )

  test('gives nothing away about the loan of somebody else', reads, async ({ page, app }) => {
    const other = await app.persona('overdue')
    for (const address of ['/settle', '/cooling-off', '/pay-amount']) {
      await app.openAs(page, 'active', `${address}?orderId=${other.orderId}&productId=${other.productId}`)
      await expect(page.getByText('We could not find that.').first()).toBeVisible()
    }
  })
})

test.describe('giving the money back', () => {
  test(
    'costs the days, gives the unused fee back, and is said on the order with its last day',
    sends,
    async ({ page, app }) => {
      const who = await app.openAs(page, 'just-paid-out', '/loan-detail')
      const ids = { orderId: who.orderId ?? '' }
      const { coolingOffLastDay } = (await app.call(who, 'GET', accountCalls.details, ids)).data
      await page
        .getByRole('link', {
          name: new RegExp(`Cancel the loan until the end of ${writtenDate('en')(coolingOffLastDay)}`),
        })
        .click()
      const { data } = await app.call(who, 'GET', accountCalls.coolingOffQuote, ids)
      await expect(page.getByRole('heading', { level: 1, name: 'Cancel the loan' })).toBeVisible()
      await expect(rowOf(page, 'Loan amount left to pay')).toContainText(written(data.principal))
      await expect(rowOf(page, `Interest until ${writtenDate('en')(data.asOf)}`)).toContainText(written(data.interest))
      await expect(rowOf(page, 'Total')).toContainText(written(data.total))
      await expect(page.getByText(/Fees taken from your payout that you get back, already deducted/)).toContainText(
        written(data.feeRebate),
      )
      await new PayScreen(page).pay('Bank transfer')
      const code = new CodeScreen(page)
      await app.demo('/demo/pay', { payCode: await code.digits() })
      await page.reload()
      await expect(code.state('paid')).toBeVisible()
      await expect(page.getByText('You have cancelled the loan. You owe nothing.')).toBeVisible()
      expect((await app.persona('just-paid-out')).status).toBe(200)
      await app.openAs(page, 'just-paid-out', '/home')
      await expect(page.getByText('Cancelled', { exact: true })).toBeVisible()
      await expect(page.getByRole('img', { name: /4 of 4/ })).toHaveCount(0)
    },
  )

  test('says the same at its address with a slash at the end', reads, async ({ page, app }) => {
    const who = await app.openAs(page, 'just-paid-out', '/cooling-off/')
    const { data } = await app.call(who, 'GET', accountCalls.coolingOffQuote, { orderId: who.orderId ?? '' })
    await expect(page.getByRole('heading', { level: 1, name: 'Cancel the loan' })).toBeVisible()
    await expect(rowOf(page, 'Total')).toContainText(written(data.total))
  })

  test('is offered no more once its days have passed', reads, async ({ page, app }) => {
    const who = await app.persona('just-paid-out')
    const ids = { orderId: who.orderId ?? '' }
    const { coolingOffLastDay } = (await app.call(who, 'GET', accountCalls.details, ids)).data
    await app.demo('/demo/clock', { advanceDays: 3 })
    await app.openAs(page, 'just-paid-out', '/loan-detail')
    await expect(page.getByRole('link', { name: 'Pay another amount' })).toBeVisible()
    await expect(page.getByRole('link', { name: /Cancel the loan/ })).toHaveCount(0)
    await app.openAs(page, 'just-paid-out', '/cooling-off')
    await expect(
      page.getByText(`You could cancel the loan until ${writtenDate('en')(coolingOffLastDay)}.`),
    ).toBeVisible()
  })

  test('that is agreed to too late is refused with the reason', long, async ({ page, app }) => {
    await app.openAs(page, 'just-paid-out', '/cooling-off')
    await awake(page)
    await app.demo('/demo/clock', { advanceDays: 3 })
    const screen = new PayScreen(page)
    await screen.openSheet()
    await screen.payment.click()
    await expect(page.getByText(/You could cancel the loan until/).first()).toBeVisible()
    await expect(screen.method).toHaveCount(0)
  })
})

test.describe('with JavaScript switched off', () => {
  test.use({ javaScriptEnabled: false })
  const closings = [
    ['active', '/settle', 'Pay everything early'],
    ['just-paid-out', '/cooling-off', 'Cancel the loan'],
  ] as const
  for (const [persona, address, title] of turnOf(closings, 0)) {
    test(`${title}: quoted, paid and closed just the same`, async ({ page, app }) => {
      await app.openAs(page, persona, address)
      await new PayScreen(page).pay('M-Wallet')
      const code = new CodeScreen(page)
      await app.demo('/demo/pay', { payCode: await code.digits() })
      await code.check.click()
      await expect(code.state('paid')).toBeVisible()
      expect((await app.persona(persona)).status).toBe(200)
    })
  }
})
