// The alternate confirmation: the promotion first, then the same offer with the server's own button.

import { addDays, date as dayOf } from '../../src/core/calendar-date.ts'
import { writtenDate } from '../../src/core/written-date.ts'
import { confirmScreen, orderScreen, paths } from '../screens/loan.ts'
import { callsTo, drawn, hostCallNames, hostIsConnected, nativeBack, planAnswer, stillClock } from '../screens/page.ts'
import { expect, long, reads, sends, test } from '../support/app.ts'

test.describe('the promotion', () => {
  test('is open with the page; its button and its cross close it', async ({ page, app }) => {
    await app.openAs(page, 'new-with-account', '/confirm-classic')
    const promo = page.getByRole('dialog', { name: 'See the whole cost first' })
    await expect(promo).toBeVisible()
    await promo.getByRole('button', { name: 'See the cost' }).click()
    await expect(promo).toBeHidden()
    await page.reload()
    await promo.getByRole('button', { name: 'Close' }).click()
    await expect(promo).toBeHidden()
  })

  test('is not there where there is none', reads, async ({ page, app }) => {
    const who = await app.persona('new-with-account')
    await planAnswer(app, who, paths.classicOffer, { merge: { promo: null } })
    await app.openAs(page, who.name, '/confirm-classic')
    await expect(page.getByRole('heading', { name: 'Detailed' })).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
})

test('an offer that is refused says so as a toast for two seconds, and on a leaf that stays', async ({ page, app }) => {
  const message = 'No loans are given today.'
  await planAnswer(app, await app.persona('new-with-account'), paths.classicOffer, { code: '40009', message })
  await stillClock(page)
  await app.openAs(page, 'new-with-account', '/confirm-classic')
  await expect(page.locator('.toast')).toHaveText(message)
  await page.clock.runFor(1_999)
  await expect(page.locator('.toast')).toHaveText(message)
  await page.clock.runFor(1)
  await expect(page.locator('.toast')).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('heading', { name: message })).toBeVisible()
})

test.describe('the offer', () => {
  test.beforeEach(async ({ app }) => {
    const who = await app.persona('new-with-account')
    const merge = { promo: null, NewButtonMsg: 'Take it', isPopType: 1 }
    await planAnswer(app, who, paths.classicOffer, { merge, times: 5 })
  })

  test('has its lists under their own names, and the button that the server names', reads, async ({ page, app }) => {
    await app.openAs(page, 'new-with-account', '/confirm-classic')
    const { row } = orderScreen(page)
    await expect(row('Amount')).toContainText('5.000,00')
    await expect(row('Product')).toHaveText('Candor Cash')
    const { date } = await app.demo<{ date: string }>('/demo/clock')
    await expect(row('Repayment date')).toHaveText(writtenDate('en')(addDays(dayOf(date), 30)))
    const detailed = page.getByRole('region', { name: 'Detailed' })
    await expect(detailed).toContainText('The loan costs you')
    await expect(detailed).toContainText('APR')
    await expect(page.getByRole('region', { name: 'Plan' }).getByRole('listitem')).toHaveCount(4)
    await expect(page.getByRole('button', { name: 'Take it' })).toBeEnabled()
  })

  test('is accepted through its own call, and leads to the order', sends, async ({ page, app }) => {
    const who = await app.openAs(page, 'new-with-account', '/confirm-classic')
    await page.getByRole('button', { name: 'Take it' }).click()
    await page.waitForURL(/\/loan-detail\?.*from=confirm$/)
    await expect(page.getByText('In review', { exact: true })).toBeVisible()
    expect((await callsTo(app, who, paths.classicPush)).map((call) => call.code)).toEqual(['00'])
    expect(await callsTo(app, who, paths.push)).toEqual([])
  })

  test('says what another code says', sends, async ({ page, app }) => {
    const who = await app.openAs(page, 'new-with-account', '/confirm-classic')
    await planAnswer(app, who, paths.classicPush, { code: '07', message: 'Not today.' })
    await page.getByRole('button', { name: 'Take it' }).click()
    await expect(page.getByText('Not today.').first()).toBeVisible()
  })

  test('opens its papers through its own call', sends, async ({ page, app }) => {
    const who = await app.openAs(page, 'new-with-account', '/confirm-classic')
    await confirmScreen(page).paper('Loan agreement').click()
    await page.waitForURL(/\/loan-agreement\?doc=/)
    await expect(page.getByRole('heading', { level: 1, name: 'Loan agreement' })).toBeVisible()
    expect(await callsTo(app, who, '/gopia/goya/agreement-jump')).toHaveLength(1)
  })

  test('asks each time before an iOS app goes back', long, async ({ page, app }) => {
    await app.openAs(page, 'new-with-account', '/confirm-classic?demoHost=ios')
    await hostIsConnected(page)
    await nativeBack(page)
    const { retention } = confirmScreen(page)
    await expect(retention).toBeVisible()
    await retention.getByRole('button', { name: 'Agree' }).click()
    await expect(retention).toBeHidden()
    await nativeBack(page)
    await expect(retention).toBeVisible()
    await retention.getByRole('button', { name: 'Cancel' }).click()
    await expect.poll(() => hostCallNames(page)).toEqual(['closeWebview'])
  })

  test('asks again where the app goes back while the browser still reports that the question was answered', async ({
    page,
    app,
  }) => {
    await app.openAs(page, 'new-with-account', '/confirm-classic?demoHost=ios')
    await hostIsConnected(page)
    await nativeBack(page)
    const { retention } = confirmScreen(page)
    await expect(retention).toBeVisible()
    const agree = await retention.getByRole('button', { name: 'Agree' }).elementHandle()
    // In one task of the browser: the dialog is shut by then, and its close event is still to come.
    await page.evaluate((button) => {
      ;(button as HTMLButtonElement).click()
      window.dispatchEvent(new Event('candor:native-back', { cancelable: true }))
    }, agree)
    await drawn(page)
    await expect(retention).toBeVisible()
    await retention.getByRole('button', { name: 'Agree' }).click()
    await expect(retention).toBeHidden()
    expect(await hostCallNames(page)).toEqual([])
  })
})

test.describe('with JavaScript switched off', () => {
  test.use({ javaScriptEnabled: false })

  test('the promotion closes and the loan can be taken', async ({ page, app }) => {
    await app.openAs(page, 'new-with-account', '/confirm-classic')
    await page.getByRole('dialog').getByRole('button', { name: 'See the cost' }).click()
    await page.getByRole('button', { name: 'Loan Now' }).click()
    await expect(page.getByText('In review', { exact: true })).toBeVisible()
  })
})
