// A page whose state changes behind it says so by itself: asked at most so often, never as a use of the session.

import { paths } from '../screens/loan.ts'
import { awake, callsTo, planAnswer } from '../screens/page.ts'
import { expect, test } from '../support/app.ts'

test('an order in review shows by itself what was decided, and says that it asks', async ({ page, app }) => {
  const who = await app.openAs(page, 'in-review', '/loan-detail')
  await awake(page)
  await expect(page.getByText('In review', { exact: true }).first()).toBeVisible()
  await expect(page.getByText(/Checking for news … updated \d\d:\d\d/)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Look again' })).toBeVisible()
  const asked = await callsTo(app, who, paths.details)
  expect(asked.at(-1)?.headers['x-unattended']).toBe('1')
  await planAnswer(app, who, paths.details, { merge: { orderStatus: 110, noticeDesText: 'Just decided.' }, times: 20 })
  await expect(page.getByText('Just decided.').first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Look again' })).toHaveCount(0)
})

test('an order that waits for nobody is not asked about', async ({ page, app }) => {
  const who = await app.openAs(page, 'debt-free', '/loan-detail')
  await awake(page)
  await expect(page.getByRole('link', { name: 'Look again' })).toHaveCount(0)
  expect((await callsTo(app, who, paths.details)).filter(({ headers }) => headers['x-unattended'] === '1')).toEqual([])
})

test.describe('with JavaScript switched off', () => {
  test.use({ javaScriptEnabled: false })
  test('a link looks again', async ({ page, app }) => {
    await app.openAs(page, 'in-review', '/loan-detail')
    await page.getByRole('link', { name: 'Look again' }).click()
    await expect(page.getByText('In review', { exact: true }).first()).toBeVisible()
    await expect(page.getByText(/Checking for news/)).toHaveCount(0)
  })
})
