// The papers of an offer without a script: each title of either confirmation leads through its one-time link to the words, and back.

import { confirmScreen, paths } from '../screens/loan.ts'
import { callsTo } from '../screens/page.ts'
import { expect, reads, test } from '../support/app.ts'

const titles = ['Key facts', 'Loan agreement', 'Privacy policy'] as const

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  for (const { from, call, code } of [
    { from: '/confirm', call: paths.agreementJump, code: '0' },
    { from: '/confirm-classic', call: paths.classicAgreementJump, code: '00' },
  ]) {
    test(
      `every paper of ${from} opens once through its own call, and leads back to the offer`,
      reads,
      async ({ page, app }) => {
        const who = await app.openAs(page, 'new-with-account', from)
        for (const title of titles) {
          await confirmScreen(page).paper(title).click()
          await expect(page).toHaveURL(/\/loan-agreement\?doc=/)
          await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
          const link = page.url()
          await page.getByRole('link', { name: 'Back' }).first().click()
          await expect(page).toHaveURL(new RegExp(`${from}\\?.*productId=candor-cash`))
          await page.goto(link)
          await expect(page.getByText('This link was already opened, or it is too old.')).toBeVisible()
          await page.getByRole('link', { name: 'Back' }).first().click()
          await expect(page).toHaveURL(new RegExp(`${from}\\?`))
        }
        const asked = await callsTo(app, who, call)
        expect(asked.map(({ query, code: answered }) => [query.position, query.from, answered])).toEqual([
          ['1', 'confirm', code],
          ['2', 'confirm', code],
          ['3', 'confirm', code],
        ])
      },
    )
  }

  test('an address of a paper that was made up opens nothing, and says where to go', reads, async ({ page, app }) => {
    await app.openAs(page, 'new-with-account', '/confirm')
    for (const query of [
      'doc=made-up',
      'position=2',
      'position=99&productId=candor-cash',
      'position=2&productId=candor-cash&offerId=of-nobody',
    ]) {
      await page.goto(new URL(`/loan-agreement?${query}`, page.url()).href)
      await expect(page.getByText('This link was already opened, or it is too old.')).toBeVisible()
      await expect(page.getByRole('link', { name: 'Back' }).first()).toBeVisible()
    }
  })
})
