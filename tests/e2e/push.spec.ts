// Messages on the phone: said yes to in the app, chosen, told in the inbox, each leading to its screen. Walks the forms
// `inbox/texts#phoneOn` and `inbox/texts#phoneOff`.

import { awake, axeFindings, hostIsConnected, overflowsSideways, planAnswer } from '../screens/page.ts'
import { expect, long, test } from '../support/app.ts'

test('messages on the phone are switched on in the app, chosen, and switched off', async ({ page, app }) => {
  const who = await app.openAs(page, 'settled', '/me/messages?demoHost=android')
  await hostIsConnected(page)
  await page.getByRole('button', { name: 'Show messages on this phone' }).click()
  await expect(page.getByRole('status').getByText('Messages are shown on your phone.')).toBeVisible()
  const wishes = async () => (await app.call(who, 'GET', '/hazel/service/user/user-info')).data.push
  expect(await wishes()).toEqual({ offered: 1, on: 1, loan: 1, cases: 1, receipts: 1, reminders: 1 })
  await expect(page.getByRole('checkbox')).toHaveCount(6)
  expect(await axeFindings(page)).toEqual([])
  expect(await overflowsSideways(page)).toBe(false)
  await page
    .getByRole('checkbox', { name: /^Reminders/ })
    .last()
    .uncheck()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('status').getByText('Saved.')).toBeVisible()
  expect(await wishes()).toMatchObject({ on: 1, receipts: 1, reminders: 0 })
  await page.getByRole('button', { name: 'Stop showing them' }).click()
  await expect(page.getByRole('status').getByText('Messages are no longer shown on your phone.')).toBeVisible()
  expect(await wishes()).toMatchObject({ on: 0 })
  await app.call(who, 'POST', '/hazel/service/user/save-preferences', { pushReminders: '1' })
})

test('what the phone shows is said again when it could not be stored', long, async ({ page, app }) => {
  const who = await app.openAs(page, 'settled', '/me/messages?demoHost=android')
  await hostIsConnected(page)
  await planAnswer(app, who, '/hazel/service/user/push-save', { http: 503 })
  await page.getByRole('button', { name: 'Show messages on this phone' }).click()
  await expect(page.getByRole('link', { name: 'Try again' })).toBeVisible()
  await page.getByRole('button', { name: 'Show messages on this phone' }).click()
  await expect(page.getByRole('status').getByText('Messages are shown on your phone.')).toBeVisible()
  await app.call(who, 'POST', '/hazel/service/user/push-forget')
})

test('a browser outside an app offers none', long, async ({ page, app }) => {
  await app.openAs(page, 'settled', '/me/messages')
  await awake(page)
  await expect(page.getByRole('checkbox')).toHaveCount(2)
  await expect(page.getByRole('button', { name: 'Show messages on this phone' })).toHaveCount(0)
})

test('a message on the phone leads to its screen', async ({ page, app }) => {
  const who = await app.openAs(page, 'active', '/home')
  const { data } = await app.call(who, 'GET', '/hazel/v3/inbox/messages')
  const receipt = data.list.find(({ kind }: { kind: string }) => kind === 'receipt')
  await page.goto(`${app.origin}/inbox?line=${encodeURIComponent(receipt.id)}`)
  await expect(page).toHaveURL(/document=receipt/)
  // A line that is gone leads to the list.
  await page.goto(`${app.origin}/inbox?line=gone`)
  await expect(page.getByRole('heading', { level: 1, name: 'Messages' })).toBeVisible()
})

test(
  'the inbox says of a line that the phone showed it, or did not, and doubts no number by it',
  long,
  async ({ page, app }) => {
    const who = await app.openAs(page, 'active', '/home')
    const path = '/hazel/v3/inbox/messages'
    const { data } = await app.call(who, 'GET', path)
    const told = ['undelivered', 'delivered']
    const list = data.list.map((one: object, index: number) => ({ ...one, byPhone: 1, sms: told[index] ?? 'sent' }))
    await planAnswer(app, who, path, { merge: { list } })
    await page.goto(`${app.origin}/inbox`)
    await expect(page.getByRole('link', { name: /Your phone didn't show this\./ })).toHaveCount(1)
    await expect(page.getByRole('link', { name: /Shown on your phone by the app\./ })).toHaveCount(1)
    await expect(page.getByText(/^A text message to/)).toHaveCount(0)
    expect(await axeFindings(page)).toEqual([])
  },
)
