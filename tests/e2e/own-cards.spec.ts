// The cards that a borrower saves: added on the processor's page, named, used to pay, removed; with and without script.

import { axeFindings } from '../screens/page.ts'
import { PayWayScreen } from '../screens/repayment.ts'
import { expect, long, sends, test } from '../support/app.ts'
import { isWalkedWhole } from '../support/turns.ts'

/** Walks `payment/own-cards#add`, which leads to the processor's page. */
test('is added on the processor’s page, named, paid with and removed', sends, async ({ page, app }) => {
  await app.openAs(page, 'payway-wallet', '/me/cards')
  await expect(page.getByRole('heading', { name: 'You have no saved card' })).toBeVisible()
  await page.getByRole('button', { name: 'Add a card' }).click()
  await page.getByRole('button', { name: 'Card 4242' }).click()
  await expect(page.getByText('Your card is saved')).toBeVisible()
  await expect(page.getByText('•••• 4242')).toBeVisible()
  await expect(page.getByText('12/2030')).toBeVisible()
  await page.getByRole('textbox', { name: 'Name of the card' }).fill('Salary card')
  await page.getByRole('button', { name: 'Save name' }).click()
  await expect(page.getByText('The name is saved')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Salary card' })).toBeVisible()
  if (isWalkedWhole) expect(await axeFindings(page)).toEqual([])

  await app.openAs(page, 'payway-wallet', '/payway')
  const screen = new PayWayScreen(page)
  await expect(screen.card).toBeVisible()

  await page.goto(`${app.origin}/me/cards`)
  await page.getByRole('button', { name: 'Remove card' }).click()
  await expect(page.getByText('The card is removed')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'You have no saved card' })).toBeVisible()
})

test(
  'is not saved for a borrower who gives up, and the fields of a processor are on no page without one',
  long,
  async ({ page, app }) => {
    await app.openAs(page, 'active', '/me')
    await page.getByRole('link', { name: 'My cards' }).click()
    await page.getByRole('button', { name: 'Add a card' }).click()
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect(page.getByText('Your card was not saved')).toBeVisible()
    await page.goto(`${app.origin}/me/cards/add?setup=none`)
    await page.waitForURL(/\/me\/cards\?/)
  },
)

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a card is added and removed just the same', async ({ page, app }) => {
    await app.openAs(page, 'due', '/me/cards')
    await page.getByRole('button', { name: 'Add a card' }).click()
    await page.getByRole('button', { name: 'Card 3155' }).click()
    await expect(page.getByText('•••• 3155')).toBeVisible()
    await page.getByRole('button', { name: 'Remove card' }).click()
    await expect(page.getByText('The card is removed')).toBeVisible()
  })
})
