// A person decides: the borrower asks from the refusal's screen, an officer answers at the desk, and the borrower reads it.

import { openDesk } from '../screens/desk.ts'
import { axeFindings } from '../screens/page.ts'
import { expect, sends, test } from '../support/app.ts'
import { isWalkedWhole } from '../support/turns.ts'

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a declined borrower asks a person to look again, and reads the answer', async ({ page, app }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await app.openAs(page, 'application-unaffordable', '/apply')
    const applicationId = await page.locator('input[name="applicationId"]').inputValue()
    await page.getByRole('button', { name: 'Ask a person to look again' }).click()
    await expect(page.getByRole('heading', { name: 'A person is looking at it again' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Ask a person to look again' })).toHaveCount(0)

    await page.setViewportSize({ width: 1280, height: 800 })
    await openDesk(app, page, 'credit', '/applications')
    await page.locator(`a[href="/applications/${applicationId}"]`).click()
    await expect(page.getByRole('heading', { name: 'The borrower asks a person to look again.' })).toBeVisible()
    await page.getByText('Decline', { exact: true }).click()
    await page.getByLabel('In your own words (optional)').fill('Two payslips would help.')
    await page.getByRole('button', { name: 'Decline with this reason' }).click()
    await expect(page.getByText('Declined. The borrower reads your reason.')).toBeVisible()

    await app.openAs(page, 'application-unaffordable', '/apply')
    await expect(page.getByText('Two payslips would help.')).toBeVisible()
  })
})

test('an application that the rules left to a person is approved at the desk', sends, async ({ page, app }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await app.openAs(page, 'application-referred', '/apply')
  await expect(page.getByRole('heading', { name: 'A person is looking at your application' })).toBeVisible()
  if (isWalkedWhole) expect(await axeFindings(page)).toEqual([])
  await openDesk(app, page, 'credit', '/applications')
  await page
    .getByRole('row', { name: /Referred by the rules/ })
    .filter({ hasText: 'much of the income' })
    .getByRole('link')
    .click()
  await expect(page.getByRole('row', { name: /Payments of a month/ })).toContainText('43.8 %')
  await page.getByLabel('What you write to the borrower').fill('Your payslip shows enough.')
  await page.getByRole('button', { name: 'Approve', exact: true }).click()
  await expect(page.getByText('Approved. The borrower knows.')).toBeVisible()
  await app.openAs(page, 'application-referred', '/apply')
  await expect(page.getByRole('heading', { name: 'You can get this loan.' })).toBeVisible()
  await expect(page.getByText('Your payslip shows enough.')).toBeVisible()
})
