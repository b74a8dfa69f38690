// A payment of which a part was reversed: the page of the loan says so, and that the whole still counts, until somebody has looked at it.

import type { Page } from '@playwright/test'
import { axeFindings, stillClock } from '../screens/page.ts'
import { CodeScreen, PayScreen } from '../screens/repayment.ts'
import { type App, expect, test } from '../support/app.ts'
import { usualWays } from '../support/turns.ts'

/** Pays 1.400,00 by a code, has so much of it reversed, and opens the loan. */
async function openReversed(page: Page, app: App, ...amounts: number[]): Promise<void> {
  await app.openAs(page, 'due', '/repay')
  await new PayScreen(page).pay('Bank transfer')
  const payCode = await new CodeScreen(page).digits()
  await app.demo('/demo/pay', { payCode })
  for (const amount of amounts) await app.demo('/demo/return', { payCode, amount })
  await app.openAs(page, 'due', '/loan-detail')
}

const counts = (page: Page) => page.getByText('Until we tell you more, your loan counts the whole payment.')

for (const javaScriptEnabled of usualWays) {
  test.describe(`a payment that is reversed, ${javaScriptEnabled ? 'with' : 'without'} a script`, () => {
    test.use({ javaScriptEnabled })

    test('is said on the page of its loan once, with the sum of its parts', async ({ page, app }) => {
      await openReversed(page, app, 50_000, 20_000)
      await expect(page.getByText('700,00 of a payment was reversed: we are looking into it')).toBeVisible()
      await expect(counts(page)).toHaveCount(1)
      if (javaScriptEnabled) expect(await axeFindings(page)).toEqual([])
    })

    test('leaves the loan once all of it is gone, and no page waits for it', async ({ page, app }) => {
      await openReversed(page, app, 50_000, 90_000)
      await expect(counts(page)).toHaveCount(0)
      await expect(page.getByText(/^A payment of ₱.1.400,00 was reversed$/)).toBeVisible()
      await expect(page.getByText(/^Payment 2 is due today/)).toBeVisible()
    })
  })
}

test('the page of a code that stays open says by itself that its payment is gone, and home says so, too', async ({
  page,
  app,
}) => {
  await stillClock(page)
  await app.openAs(page, 'due', '/repay')
  await new PayScreen(page).pay('Bank transfer')
  const payCode = await new CodeScreen(page).digits()
  await app.demo('/demo/pay', { payCode })
  await page.clock.runFor(2_500)
  await expect(page).toHaveTitle(/^Paid/)
  await app.demo('/demo/return', { payCode })
  await page.clock.runFor(15_500)
  await expect(page.getByText('It no longer counts towards your loan.')).toBeVisible()
  await expect(page).not.toHaveTitle(/Paid/)
  await expect(page.getByText("You're up to date")).toHaveCount(0)
  await app.openAs(page, 'due', '/home')
  await expect(page.getByText('1.400,00 was reversed')).toBeVisible()
})

test.describe('the page of a code whose payment is reversed in part, without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('says so in place of the good news, in its title and below it', async ({ page, app }) => {
    await app.openAs(page, 'due', '/repay')
    await new PayScreen(page).pay('Bank transfer')
    const code = new CodeScreen(page)
    const payCode = await code.digits()
    await app.demo('/demo/pay', { payCode })
    await page.reload()
    await expect(page).toHaveTitle(/^Paid/)
    await app.demo('/demo/return', { payCode, amount: 50_000 })
    await page.reload()
    await expect(page.getByText('We are looking into this payment.')).toBeVisible()
    await expect(page.getByText('500,00 of this payment was reversed.')).toBeVisible()
    await expect(page).not.toHaveTitle(/Paid/)
    await expect(page.getByRole('heading', { level: 1, name: 'Repayment code' })).toBeVisible()
    for (const words of ["You're up to date", 'Your payment arrived', /^Paid/]) {
      await expect(page.getByText(words)).toHaveCount(0)
    }
    await expect(page.getByRole('link', { name: 'Go to my loan' })).toBeVisible()
  })
})
