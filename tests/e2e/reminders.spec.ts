// Reminders on the phone: the way out that stands in each message, and the due dates for the calendar.

import { type App, expect, type Persona, reads, sends, test } from '../support/app.ts'

/** The address in the newest reminder. */
async function stopAddress(app: App, who: Persona): Promise<string> {
  await app.demo('/demo/clock', { advanceDays: 2 })
  const sent = await app.demo<{ purpose: string; text: string }[]>(`/demo/outbox?phone=${who.phone}`)
  const text = sent.find(({ purpose }) => purpose === 'reminder')?.text ?? ''
  return /\/stop-reminders\?t=[\w-]+/.exec(text)?.[0] ?? ''
}

const wish = async (app: App, name: string) =>
  (await app.call(await app.persona(name), 'GET', '/hazel/service/user/user-info')).data.reminders

test('are stopped by the link in the message, by a tap and not by opening it', sends, async ({ page, app }) => {
  const address = await stopAddress(app, await app.persona('due'))
  await page.goto(`${app.origin}${address}`)
  await expect(page.getByText('Stop text messages about payments that are due?')).toBeVisible()
  expect(await wish(app, 'due')).toBe(1)
  await page.getByRole('button', { name: 'Stop reminders' }).click()
  await expect(page.getByText('Reminders are off.')).toBeVisible()
  expect(await wish(app, 'due')).toBe(0)
})

test('are not stopped by a link that was not issued', sends, async ({ page, app }) => {
  await page.goto(`${app.origin}/stop-reminders?t=AAAAAAAAAAAAAAAA`)
  await page.getByRole('button', { name: 'Stop reminders' }).click()
  await expect(page.getByText('We could not find that.').first()).toBeVisible()
  await expect(page.getByText('This link does not work, so nothing was stopped.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Stop reminders' })).toHaveCount(0)
  await page.goto(`${app.origin}/stop-reminders`)
  await expect(page.getByText('This link does not work, so nothing was stopped.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Go to my text messages' })).toBeVisible()
})

test('have a calendar beside them: the due dates of the loan as a file', reads, async ({ page, app }) => {
  const who = await app.openAs(page, 'active', '/loan-detail')
  const link = page.getByRole('link', { name: 'Add due dates to my calendar' })
  const answer = await page.request.get(new URL((await link.getAttribute('href')) ?? '', page.url()).href)
  expect(answer.headers()['content-type']).toBe('text/calendar; charset=utf-8')
  expect(await answer.text()).toContain(`UID:${who.orderId}-`)
  await app.openAs(page, 'settled', '/loan-detail')
  await expect(link).toHaveCount(0)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the link works just the same', async ({ page, app }) => {
    await page.goto(`${app.origin}${await stopAddress(app, await app.persona('due'))}`)
    await page.getByRole('button', { name: 'Stop reminders' }).click()
    await expect(page.getByText('Reminders are off.')).toBeVisible()
    expect(await wish(app, 'due')).toBe(0)
  })
})
