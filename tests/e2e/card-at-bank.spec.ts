// A card payment for which the bank asks: led to the page of the bank and back, confirmed, refused and given up, with and without script.

import { PayWayScreen } from '../screens/repayment.ts'
import { expect, test } from '../support/app.ts'

test('leads to the bank, and comes back to a loan that is paid', async ({ page, app, context }) => {
  await app.openAs(page, 'payway-bank', '/payway')
  await new PayWayScreen(page).payment.click()
  await expect(page.getByText('Your bank asks you to confirm')).toBeVisible()
  await expect(page.getByText('₱1.400,00').first()).toBeVisible()
  // Another window finds the same payment, and no form that would begin a second one.
  const other = await context.newPage()
  await other.goto(new URL(page.url()).href.replace(/&?(record|step)=[^&]*/g, ''))
  await expect(other.getByRole('link', { name: 'To my bank' })).toBeVisible()
  await other.close()
  await page.getByRole('link', { name: 'To my bank' }).click()
  await page.getByRole('button', { name: 'Yes, confirm' }).click()
  await page.waitForURL(/\/borrowDetail\?/)
  expect((await app.persona('payway-bank')).status).not.toBe(174)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('says that nothing was taken where the bank was told no, and where the payment was given up', async ({
    page,
    app,
  }) => {
    await app.openAs(page, 'payway-bank', '/payway')
    await new PayWayScreen(page).payment.click()
    await page.getByRole('link', { name: 'To my bank' }).click()
    await page.getByRole('button', { name: 'No', exact: true }).click()
    await expect(page.getByText('Not paid by card')).toBeVisible()
    await expect(page.getByText(/Your bank did not approve the payment, and nothing was taken/)).toBeVisible()
    await new PayWayScreen(page).payment.click()
    await page.getByRole('button', { name: 'Pay in another way' }).click()
    await expect(page.getByText(/You stopped the payment, and nothing was taken/)).toBeVisible()
    await expect(new PayWayScreen(page).payment).toBeVisible()
  })
})
