// The inbox: what was said, what is new, where it leads, and that it works without script.

import { axeFindings, planAnswer } from '../screens/page.ts'
import { expect, long, reads, sends, test } from '../support/app.ts'
import { usualWays } from '../support/turns.ts'

test(
  'home counts what is new, and the inbox tells it, each line leading to its screen',
  reads,
  async ({ page, app }) => {
    await app.openAs(page, 'active', '/home')
    await page.getByRole('link', { name: /^Messages, \d+ new$/ }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Messages' })).toBeVisible()
    const fresh = page.getByRole('region', { name: 'New' })
    await expect(fresh.getByRole('link', { name: /^We sent you .*4\.750,00/ })).toBeVisible()
    await fresh
      .getByRole('link', { name: /^Receipt: .*1\.400,00 arrived/ })
      .first()
      .click()
    await expect(page).toHaveURL(/document=receipt/)
  },
)

test('nothing yet is said with what will be there', reads, async ({ page, app }) => {
  await app.openAs(page, 'stranger', '/inbox')
  await expect(page.getByText('Nothing here yet.')).toBeVisible()
  await page.getByRole('link', { name: 'Choose what we text you' }).click()
  await expect(page).toHaveURL(/\/me\/messages/)
})

for (const script of usualWays) {
  test.describe(script ? 'with script' : 'with JavaScript switched off', () => {
    test.use({ javaScriptEnabled: script })

    test('what is marked as read is old on the next look', sends, async ({ page, app }) => {
      await app.openAs(page, 'complaint-answered', '/inbox')
      await page.getByRole('button', { name: 'Mark all as read' }).click()
      await expect(page.getByRole('region', { name: 'New' })).toHaveCount(0)
      await expect(page.getByRole('region', { name: 'Earlier' }).getByRole('link').first()).toContainText('complaint')
      await page.goto(new URL('/home', app.origin).href)
      await expect(page.getByRole('link', { name: 'Messages', exact: true })).toBeVisible()
    })

    test('what we text is chosen, and what is always sent says why', sends, async ({ page, app }) => {
      const who = await app.openAs(page, 'active', '/me/messages')
      const wishes = async () => {
        const { receipts, reminders } = (await app.call(who, 'GET', '/hazel/service/user/user-info')).data
        return { receipts, reminders }
      }
      await expect(page.getByRole('checkbox')).toHaveCount(2)
      await expect(page.getByRole('region', { name: 'Always sent' })).toContainText('Codes you asked for.')
      await page.getByRole('checkbox', { name: /^Receipts/ }).uncheck()
      await page.getByRole('button', { name: 'Save' }).click()
      await expect(page.getByRole('status').getByText('Saved.')).toBeVisible()
      await expect(page.getByRole('checkbox', { name: /^Receipts/ })).not.toBeChecked()
      expect(await wishes()).toEqual({ receipts: 0, reminders: 1 })
      await app.call(who, 'POST', '/hazel/service/user/save-preferences', { receipts: '1' })
    })
  })
}

test(
  'a text that did not arrive is said at its line and above the list, until a later one arrives',
  long,
  async ({ page, app }) => {
    const who = await app.openAs(page, 'active', '/home')
    const path = '/hazel/v3/inbox/messages'
    const { data } = await app.call(who, 'GET', path)
    const lost = data.list.map((one: object, index: number) => ({ ...one, sms: index === 0 ? 'undelivered' : 'none' }))
    await planAnswer(app, who, path, { merge: { list: lost } })
    await page.goto(`${app.origin}/inbox`)
    await expect(page.getByRole('link', { name: /The text about this didn't arrive\./ })).toHaveCount(1)
    await expect(page.getByText(/^A text message to ••••\s\d{4} didn't arrive\.$/)).toBeVisible()
    expect(await axeFindings(page)).toEqual([])
    const arrived = lost.map((one: object, index: number) => ({
      ...one,
      sms: ['delivered', 'undelivered'][index] ?? 'none',
    }))
    await planAnswer(app, who, path, { merge: { list: arrived } })
    await page.goto(`${app.origin}/inbox`)
    await expect(page.getByRole('link', { name: /The text about this didn't arrive\./ })).toHaveCount(1)
    await expect(page.getByText(/^A text message to/)).toHaveCount(0)
  },
)
