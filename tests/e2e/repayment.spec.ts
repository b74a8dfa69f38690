// Repayment by period: what is due and why, the ways to pay, one code for many taps, and an amount that has changed.

import { awake, callsTo, planAnswer } from '../screens/page.ts'
import { CodeScreen, calls, PayScreen, PayWayScreen, refOf } from '../screens/repayment.ts'
import { expect, long, reads, sends, test } from '../support/app.ts'

test('says what is due, folds what it is made of, and opens it again', sends, async ({ page, app }) => {
  await app.openAs(page, 'overdue', '/repay')
  await expect(page.getByRole('heading', { level: 1, name: 'Repayment' })).toBeVisible()
  await expect(page.getByText('₱3.240,00').first()).toBeVisible()
  await expect(page.getByText('Repayment date')).toBeVisible()
  await expect(page.getByText('Candor Cash')).toBeVisible()
  await expect(page.getByText(/^Paying as •+ \d{4}$/)).toBeVisible()

  const rows = page.getByRole('term')
  await expect(page.getByText('Late charge', { exact: true })).toBeHidden()
  expect(await rows.filter({ visible: true }).count()).toBe(2)
  await page.getByText('more', { exact: true }).click()
  await expect(page.getByText('Late charge', { exact: true })).toBeVisible()
  await page.getByText('hide', { exact: true }).click()
  expect(await rows.filter({ visible: true }).count()).toBe(2)
})

test('chooses the first way to pay until another is tapped', async ({ page, app }) => {
  await app.openAs(page, 'due', '/repay')
  const screen = new PayScreen(page)
  await screen.method.click()
  await expect(screen.sheet).toBeVisible()
  await expect(screen.channels.first()).toBeChecked()
  await expect(screen.sheet.getByText('You pay now')).toBeVisible()
  await screen.channel('M-Wallet').check()
  await expect(screen.channels.first()).not.toBeChecked()
  await screen.sheet.getByRole('button', { name: 'Cancel' }).click()
  await expect(screen.sheet).toBeHidden()
})

test('sends the amount and the channel, and nothing of a rollover', async ({ page, app }) => {
  const who = await app.openAs(page, 'due', '/repay')
  await new PayScreen(page).pay('Bank transfer')
  const [call] = await callsTo(app, who, calls.createCode)
  expect(call?.body).toMatchObject({
    orderId: who.orderId,
    productId: who.productId,
    amount: '140000',
    channelNumber: 'bank-transfer',
  })
  expect(call?.body).not.toHaveProperty('isDelay')
})

test('makes one payment of ten impatient taps', async ({ page, app }) => {
  const who = await app.openAs(page, 'due', '/repay')
  const screen = new PayScreen(page)
  await screen.openSheet()
  await planAnswer(app, who, calls.createCode, { delayMs: 700 })
  await screen.payment.evaluate((button: HTMLButtonElement) => {
    for (let tap = 0; tap < 10; tap += 1) button.click()
  })
  await page.waitForURL(/ref=/)
  expect(await callsTo(app, who, calls.createCode)).toHaveLength(1)

  const first = refOf(page)
  await app.openAs(page, 'due', '/repay')
  expect(await screen.pay()).toBe(first)
})

test('shows a code that already lives, and leads to its steps', long, async ({ page, app }) => {
  await app.openAs(page, 'due', '/repay')
  await expect(page.getByRole('link', { name: 'How to pay' })).toBeVisible()
  const screen = new PayScreen(page)
  const ref = await screen.pay('Bank transfer')
  await app.openAs(page, 'due', '/repay')
  await expect(page.getByRole('button', { name: 'Click to Copy' })).toBeVisible()
  await page.getByRole('link', { name: /Your repayment code at Bank transfer/ }).click()
  await page.waitForURL(/\/repaymentOfCode2\?/)
  expect(refOf(page)).toBe(ref)
})

test('shows the new amount before it is paid when the day has changed meanwhile', long, async ({ page, app }) => {
  await app.openAs(page, 'overdue', '/repay')
  await awake(page)
  await app.demo('/demo/clock', { advanceDays: 1 })
  const screen = new PayScreen(page)
  await screen.openSheet()
  await screen.payment.click()
  await expect(page.getByText('The amount has changed. Please review it before you pay.').first()).toBeVisible()
  await expect(screen.sheet).toBeHidden()
  await expect(page.getByText('₱3.310,00').first()).toBeVisible()
  expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('The amount has changed')
  await screen.pay()
})

test('keeps the sheet and its choice when a channel does not answer', async ({ page, app }) => {
  const who = await app.openAs(page, 'due', '/repay')
  await awake(page)
  await planAnswer(app, who, calls.createCode, { code: '43007', message: 'This way to pay does not answer.' })
  const screen = new PayScreen(page)
  await screen.openSheet()
  await screen.channel('M-Wallet').check()
  await screen.payment.click()
  await expect(screen.sheet.getByRole('alert')).toHaveText('This way to pay does not answer.')
  await expect(screen.channel('M-Wallet')).toBeChecked()
  await screen.payment.click()
  await page.waitForURL(/ref=/)
})

test('offers no way to pay that does not take the amount', reads, async ({ page, app }) => {
  const who = await app.persona('due')
  const shop = {
    name: 'Corner Store',
    logo: '',
    channel_number: 'corner-store',
    des: 'cash',
    min: 500_000,
    max: 900_000,
  }
  const wallet = { ...shop, name: 'M-Wallet', channel_number: 'm-wallet', des: 'phone', min: 1, max: 900_000 }
  await planAnswer(app, who, calls.amountDue, { merge: { repayList: [shop, wallet] } })
  await app.openAs(page, 'due', '/repay')
  const screen = new PayScreen(page)
  await screen.openSheet()
  await expect(screen.channel('Corner Store')).toBeDisabled()
  await expect(page.getByText(/takes ₱\s5\.000,00 to ₱\s9\.000,00/)).toBeVisible()
  await expect(screen.channel('M-Wallet')).toBeChecked()
})

test('says what happened when nothing can be loaded, and tries again', reads, async ({ page, app }) => {
  const who = await app.persona('due')
  await planAnswer(app, who, calls.amountDue, { drop: true })
  await app.openAs(page, 'due', '/repay')
  await expect(page.getByText('No answer right now. Please try again.').first()).toBeVisible()
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(page.getByText('₱1.400,00').first()).toBeVisible()
})

test('gives nothing away about the loan of somebody else', reads, async ({ page, app }) => {
  const other = await app.persona('overdue')
  await app.openAs(page, 'due', `/repay?orderId=${other.orderId}&productId=${other.productId}`)
  const text = await page.getByRole('main').textContent()
  await app.openAs(page, 'due', `/repay?orderId=L00000000000000000000&productId=${other.productId}`)
  expect(await page.getByRole('main').textContent()).toBe(text)
  await expect(page.getByText('We could not find that.').first()).toBeVisible()
})

test.describe('with JavaScript switched off', () => {
  test.use({ javaScriptEnabled: false })
  test('a payment is chosen, made and found to be there just the same', async ({ page, app }) => {
    await app.openAs(page, 'due', '/repay')
    const screen = new PayScreen(page)
    await expect(screen.method).toBeHidden()
    await expect(screen.channels.first()).toBeChecked()
    await screen.pay('M-Wallet')
    const code = new CodeScreen(page)
    await expect(code.state('waiting')).toBeVisible()
    await expect(page.getByRole('img', { name: 'QR code with the repayment code' })).toBeVisible()
    await app.demo('/demo/pay', { payCode: await code.digits() })
    await code.check.click()
    await expect(code.state('paid')).toBeVisible()
  })

  test('a changed amount is shown anew, with the reason', async ({ page, app }) => {
    await app.openAs(page, 'overdue', '/repay')
    await app.demo('/demo/clock', { advanceDays: 1 })
    await new PayScreen(page).payment.click()
    await expect(page.getByText('The amount has changed. Please review it before you pay.').first()).toBeVisible()
    await expect(page.getByText('₱3.310,00').first()).toBeVisible()
  })
})

test('in forced colours the button that goes on is told from Cancel by its border', async ({ page, app }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await app.openAs(page, 'payway-code', '/payway')
  const screen = new PayWayScreen(page)
  await screen.card.check()
  await screen.payment.click()
  await expect(screen.code).toBeVisible()
  const borders = await page
    .locator('footer .btn')
    .evaluateAll((buttons) => buttons.map((button) => [button.textContent, getComputedStyle(button).borderTopWidth]))
  expect(borders).toEqual([
    ['Cancel', '1px'],
    ['Confirm', '4px'],
  ])
})
