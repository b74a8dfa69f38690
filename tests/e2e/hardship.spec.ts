// 'I cannot pay', from the loan: asked without a script and taken back; a plan of the desk, accepted on the phone.

import type { Page } from '@playwright/test'
import { daysFromNow, fillDay } from '../screens/day-fields.ts'
import { expect, test } from '../support/app.ts'
import { offerPlan } from '../support/offer-plan.ts'

const toHelp = (page: Page) => page.getByRole('link', { name: /^I cannot pay/ })
const payFrom = (page: Page) => fillDay(page, 'From when?', daysFromNow(20))

/** Fills in the form: ill, 500.00 each time, from three weeks on. */
async function fillIn(page: Page): Promise<void> {
  await page.getByRole('radio', { name: 'I am ill or hurt' }).check()
  await page.getByLabel('In your own words').fill('In hospital until Friday.')
  await page.getByLabel('How much can you pay each time?').fill('500')
  await payFrom(page)
  await page.getByRole('button', { name: 'Ask for help' }).click()
}

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('who cannot pay asks for help from the loan, without a script, sees by when the answer comes, and takes it back', async ({
    page,
    app,
  }) => {
    await app.openAs(page, 'overdue', '/loan-detail')
    await expect(toHelp(page), 'it is late already').toContainText("tell us, and we'll look for a plan")
    await toHelp(page).click()
    await page.getByRole('radio', { name: 'I am ill or hurt' }).check()
    await payFrom(page)
    await page.getByLabel('How much can you pay each time?').fill('a little')
    await page.getByRole('button', { name: 'Ask for help' }).click()
    await expect(page.getByText('Please write an amount, or 0. For example: 500,00')).toBeVisible()
    await expect(page.getByRole('radio', { name: 'I am ill or hurt' })).toBeChecked()
    await fillIn(page)
    await expect(page.getByText('We are reading your request')).toBeVisible()
    await expect(page.getByText(/We'll answer by .* and send you a message/)).toBeVisible()
    await expect(page.getByText('In hospital until Friday.')).toBeVisible()
    await page.getByRole('link', { name: 'Go to my loan' }).click()
    await expect(toHelp(page)).toContainText("we'll answer by")
    await toHelp(page).click()
    await page.getByRole('button', { name: 'Withdraw request' }).click()
    await expect(page.getByText('You took your last request back, and nothing has changed.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Ask for help' })).toBeVisible()
  })

  test('a plan of the desk is shown with old and new dates, and begins by the yes, without a script', async ({
    page,
    app,
  }) => {
    const who = await app.openAs(page, 'overdue', '/home')
    const orderId = who.orderId ?? ''
    await expect(toHelp(page), 'it is late already').toContainText("tell us, and we'll look for a plan")
    await toHelp(page).click()
    await fillIn(page)
    await offerPlan(app.origin, orderId)
    await app.openAs(page, 'overdue', '/home')
    await page.getByRole('link', { name: 'See your plan' }).first().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your payment plan')
    const dates = page.getByRole('region', { name: 'Your new dates' })
    await expect(dates.getByRole('listitem').first()).toContainText('was')
    await expect(page.getByRole('region', { name: 'What it costs' })).toContainText('0,00')
    await page.getByRole('button', { name: 'Accept the plan' }).click()
    await expect(page.getByText('Plan begun')).toBeVisible()
    await expect(page.getByText(/^Together by /)).toBeVisible()
    await page.getByRole('link', { name: 'Go to my loan' }).click()
    await expect(page.getByText('No late charges until').first()).toBeVisible()
  })

  test('a plan that begins later says from when, before the yes and after it', async ({ page, app }) => {
    const { orderId } = await app.openAs(page, 'overdue', '/home')
    await offerPlan(app.origin, orderId ?? '', 3)
    await app.openAs(page, 'overdue', '/cannot-pay')
    await expect(page.getByRole('region', { name: 'What it costs' })).toContainText(/Left to pay on \d+\s\w+\s\d{4}/)
    await expect(page.getByText('Left to pay now')).toHaveCount(0)
    await page.getByRole('button', { name: 'Accept the plan' }).click()
    await expect(page.getByText('Plan agreed')).toBeVisible()
    await expect(page.getByText(/^Your new dates apply from /)).toBeVisible()
    await page.getByRole('link', { name: 'Go to my loan' }).click()
    await expect(page.getByText('No late charges from').first()).toBeVisible()
  })
})
