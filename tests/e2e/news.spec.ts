// A page whose state changes behind it says so by itself: asked at most so often, never as a use of the session.

import { paths } from '../screens/loan.ts'
import { awake, callsTo, planAnswer, tellJustDone } from '../screens/page.ts'
import { expect, long, test } from '../support/app.ts'
import { runsReact } from '../support/running-page.ts'

test('an order in review shows by itself what was decided, and says that it asks', long, async ({ page, app }) => {
  const who = await app.openAs(page, 'in-review', '/loan-detail')
  await awake(page)
  await expect(page.getByText('In review', { exact: true }).first()).toBeVisible()
  await expect(page.getByText(/Checking for updates … updated \d\d:\d\d/)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Check now' })).toBeVisible()
  const asked = await callsTo(app, who, paths.details)
  expect(asked.at(-1)?.headers['x-unattended']).toBe('1')
  await planAnswer(app, who, paths.details, { merge: { orderStatus: 110, noticeDesText: 'Just decided.' }, times: 20 })
  await expect(page.getByText('Just decided.').first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Check now' })).toHaveCount(0)
})

test('an order in review shows by itself what was decided, without a tap', async ({ page, app }) => {
  const who = await app.openAs(page, 'in-review', '/loan-detail')
  await expect(page.getByText(/Checking for updates/)).toBeVisible()
  await page.waitForResponse('**/news?**')
  expect(await page.evaluate(runsReact)).toBe(false)
  await planAnswer(app, who, paths.details, { merge: { orderStatus: 110, noticeDesText: 'Just decided.' }, times: 20 })
  await expect(page.getByText('Just decided.').first()).toBeVisible()
  const byHand = (await callsTo(app, who, paths.details)).filter(({ headers }) => headers['x-unattended'] !== '1')
  expect(byHand).toHaveLength(1)
})

const orderList = '/hazel/v3/order/order-list'

test(
  'the list of loans shows by itself what became of one, and so does the page after a saved account',
  long,
  async ({ page, app }) => {
    for (const address of ['/orders', '/bind-card?saved=1']) {
      await app.demo('/demo/reset', {})
      const who = await app.openAs(page, 'payout-failed', address)
      await tellJustDone(page)
      await awake(page)
      await expect(page.getByText(/Checking for updates … updated \d\d:\d\d/)).toBeVisible()
      const { data } = await app.call(who, 'POST', orderList)
      const [first, ...others] = data.open
      const merge = { open: [{ ...first, noticeDesText: 'The money is on its way.' }, ...others] }
      await planAnswer(app, who, orderList, { merge, times: 20 })
      await expect(page.getByText('The money is on its way.')).toBeVisible()
    }
  },
)

test('a loan waits for the payment of a borrower who comes back from the wallet', async ({ page, app }) => {
  await app.openAs(page, 'payway-wallet', '/alipayrepayment')
  await page.getByRole('button', { name: 'Open wallet' }).click()
  await page.waitForURL(/\/demo\/wallet\//)
  await page.getByRole('link', { name: 'Cancel' }).click()
  await page.waitForURL(/\/loan-detail\?/)
  await awake(page)
  await expect(page.getByText(/Checking for updates/)).toBeVisible()
})

test('a page that loads its news by itself does not keep its borrower logged in', long, async ({ page, app }) => {
  const who = await app.openAs(page, 'in-review', '/loan-detail')
  await awake(page)
  await planAnswer(app, who, paths.details, { merge: { noticeDesText: 'Still looking.' }, times: 2 })
  await expect(page.getByText('Still looking.').first()).toBeVisible()
  const byHand = (await callsTo(app, who, paths.details)).filter(({ headers }) => headers['x-unattended'] !== '1')
  expect(byHand).toHaveLength(1)
})

test(
  'a question that was under way when the page was left changes nothing on the next page',
  long,
  async ({ page, app }) => {
    await app.openAs(page, 'in-review', '/loan-detail')
    await awake(page)
    const asked = Promise.withResolvers<void>()
    const held = Promise.withResolvers<void>()
    const answered = Promise.withResolvers<void>()
    await page.route('**/news?*', async (route) => {
      asked.resolve()
      await held.promise
      await route.fulfill({ status: 302, headers: { location: '/login-failed' } })
      answered.resolve()
    })
    await asked.promise
    await page.getByRole('link', { name: 'Help' }).click()
    await expect(page.getByRole('heading', { level: 1, name: /help|service/i })).toBeVisible()
    const helpAt = new URL(page.url()).pathname
    await page.evaluate(() => Object.assign(self, { isSamePage: true }))
    held.resolve()
    await answered.promise
    // A reload would have begun by the time that another screen has come over the same line.
    await page.locator('header.bar a.tap').first().click()
    await page.waitForURL((url) => url.pathname !== helpAt)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    expect(await page.evaluate(() => 'isSamePage' in self)).toBe(true)
  },
)

test('an order that waits for no answer is not asked about', long, async ({ page, app }) => {
  const who = await app.openAs(page, 'debt-free', '/loan-detail')
  await awake(page)
  await expect(page.getByRole('link', { name: 'Check now' })).toHaveCount(0)
  expect((await callsTo(app, who, paths.details)).filter(({ headers }) => headers['x-unattended'] === '1')).toEqual([])
})

test.describe('with JavaScript switched off', () => {
  test.use({ javaScriptEnabled: false })
  test('a link looks again', async ({ page, app }) => {
    await app.openAs(page, 'in-review', '/loan-detail')
    await page.getByRole('link', { name: 'Check now' }).click()
    await expect(page.getByText('In review', { exact: true }).first()).toBeVisible()
    await expect(page.getByText(/Checking for updates/)).toBeHidden()
  })
})
