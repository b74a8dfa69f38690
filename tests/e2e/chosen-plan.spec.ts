// Amount, term and first payment as the borrower chooses them: counted at once, and agreed to as chosen.

import { dayIn, fillDay } from '../screens/day-fields.ts'
import { confirmScreen, paths } from '../screens/loan.ts'
import { awake, callsTo } from '../screens/page.ts'
import { expect, test } from '../support/app.ts'

test.describe('a plan of one’s own', () => {
  test.describe('without a script', () => {
    test.use({ javaScriptEnabled: false })

    test('amount, term and first payment are chosen without a script, and agreed to as chosen', async ({
      page,
      app,
    }) => {
      const who = await app.openAs(page, 'new-with-account', '/confirm')
      await page.getByRole('link', { name: 'Change amount or term' }).click()
      await page.getByRole('textbox', { name: 'How much?' }).fill('2000')
      await page.getByText('180 days', { exact: true }).click()
      const said = /from (.+) to .*\d/.exec((await page.getByText(/^Your pay day/).textContent()) ?? '')?.[1]
      const day = new Date(`${said?.replaceAll(/\s/g, ' ')} UTC`).toISOString().slice(0, 10)
      await fillDay(page, 'First payment on', '2026-02-31')
      await page.getByRole('button', { name: 'Show what it costs' }).click()
      expect(await dayIn(page, 'First payment on'), 'what is no day stays as it was typed').toBe('2026-02-31')
      await fillDay(page, 'First payment on', day)
      await page.getByRole('button', { name: 'Show what it costs' }).click()
      await expect(page).toHaveURL(new RegExp(`amount=200000&days=180&firstPay=${day}`))
      await page.getByRole('link', { name: 'See my offer' }).click()
      const screen = confirmScreen(page)
      await expect(screen.row('Loan amount')).toContainText('2.000,00')
      await expect(screen.row('Loan term')).toHaveText('180 days')
      await expect(screen.plan).toContainText('first payment in 15 days')
      await expect(screen.plan.getByRole('listitem')).toHaveCount(6)
      await screen.submit.click()
      await expect(page).toHaveURL(/\/loan-detail\?.*from=confirm$/)
      const [push] = await callsTo(app, who, paths.push)
      expect(push?.body).toMatchObject({ amount: '200000', periods: '180' })
    })
  })

  test('the cost follows a choice at once, and papers lead back to it', async ({ page, app }) => {
    await app.openAs(page, 'new-with-account', '/confirm')
    await awake(page)
    await page.getByRole('link', { name: 'Change amount or term' }).click()
    await page.getByText('180 days', { exact: true }).click()
    await expect(confirmScreen(page).row('The loan costs you')).toContainText('1.150,00')
    await page.getByRole('link', { name: 'See my offer' }).click()
    await page.getByRole('link', { name: 'Key facts', exact: true }).click()
    // The offer has a way back as well: a tap that comes before the paper does would take that one.
    await expect(page.getByRole('heading', { level: 1, name: 'Key facts' })).toBeVisible()
    await page.getByRole('link', { name: 'Back', exact: true }).click()
    await expect(confirmScreen(page).row('Loan term')).toHaveText('180 days')
  })
})
