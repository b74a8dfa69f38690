// Customer service: a number and an address in any case, and the app's own dialler where there is one.

import { callsTo, hostCalls, hostIsConnected, planAnswer } from '../screens/page.ts'
import { calls } from '../screens/service.ts'
import { expect, reads, test } from '../support/app.ts'

test('shows the telephone and the e-mail, each with its link', reads, async ({ page, app }) => {
  await page.goto(`${app.origin}/customer-service`)
  await expect(page.getByRole('link', { name: /\+63 2 5550 0100/ })).toHaveAttribute('href', 'tel:+63255500100')
  await expect(page.getByRole('link', { name: /help@candor\.example/ })).toHaveAttribute(
    'href',
    'mailto:help@candor.example',
  )
  expect((await callsTo(app, null, calls.support))[0]?.body).toMatchObject({ overall: '30' })
})

test('dials through the app where there is one', async ({ page, app }) => {
  await app.openAs(page, 'active', '/customer-service?demoHost=ios')
  await hostIsConnected(page)
  await page.getByRole('link', { name: /\+63 2 5550 0100/ }).click()
  await expect.poll(() => hostCalls(page)).toEqual([{ name: 'callPhone', payload: { phone: '+63 2 5550 0100' } }])
})

test('still has a number when the call brings none', reads, async ({ page, app }) => {
  const who = await app.openAs(page, 'active', '/logout')
  await planAnswer(app, who, calls.support, { drop: true })
  await page.goto(`${app.origin}/customer-service`)
  await expect(page.getByRole('link', { name: /\+63 2 5550 0100/ })).toBeVisible()
})

test('shows what the server says', reads, async ({ page, app }) => {
  const who = await app.openAs(page, 'active', '/logout')
  await planAnswer(app, who, calls.support, { merge: { smWa: '+63 2 1111 2222', email: 'desk@candor.example' } })
  await page.goto(`${app.origin}/customer-service`)
  await expect(page.getByRole('link', { name: /\+63 2 1111 2222/ })).toBeVisible()
  await expect(page.getByRole('link', { name: /desk@candor\.example/ })).toBeVisible()
})

test('names a chat only where the lender has one', reads, async ({ page, app }) => {
  const who = await app.openAs(page, 'active', '/customer-service')
  await expect(page.getByRole('link', { name: /help@candor\.example/ })).toBeVisible()
  await expect(page.getByRole('link', { name: /WhatsApp/ })).toHaveCount(0)
  const chat = { isOffered: 1, number: '+63 917 555 0100', url: 'https://wa.me/639175550100' }
  await planAnswer(app, who, calls.whatsApp, { merge: chat })
  await page.goto(page.url())
  await expect(page.getByRole('link', { name: /\+63 917 555 0100/ })).toHaveAttribute('href', chat.url)
})

test('leads a borrower to a complaint', reads, async ({ page, app }) => {
  await app.openAs(page, 'active', '/customer-service')
  await page.getByRole('link', { name: /Something is wrong with my loan/ }).click()
  await page.waitForURL(/\/complainPage/)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })
  test('is the same page', async ({ page, app }) => {
    await page.goto(`${app.origin}/customer-service`)
    await expect(page.getByRole('link', { name: /\+63 2 5550 0100/ })).toBeVisible()
  })
})
