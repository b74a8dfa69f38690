// 'If I am late', before anything is agreed: rule, cap, and what 7, 30, 60 and 90 days cost, in every market, on both confirmations.

import type { MarketId } from '../../src/core/market/market.ts'
import { markets } from '../../src/core/market/markets.ts'
import { formatAmount } from '../../src/core/money.ts'
import { confirmScreen, paths } from '../screens/loan.ts'
import { rowOf } from '../screens/page.ts'
import { expect, test } from '../support/app.ts'
import { some, turnOf } from '../support/turns.ts'

/** The digits of an amount, however its market groups them. */
const digitsOf = (text: string | null): string => (text ?? '').replace(/\D/g, '')

const borrowers = [
  'new-with-account',
  'overdue-philippines',
  'overdue-india',
  'overdue-indonesia',
  'overdue-reference',
] as const

/** Figures are the core's: two markets by turn, and one on the classic confirmation, which shows the same part; in the long form all. */
const shownAt = { '/confirm': some(borrowers, 1), '/confirm-classic': turnOf(borrowers, 1) }

for (const [address, who] of Object.entries(shownAt)) {
  for (const name of who) {
    test(`${address} says what lateness costs, by the standard charge and by the limit: ${name}`, async ({
      page,
      app,
    }) => {
      const opened = await app.openAs(page, name, address)
      const productId = new URL(page.url()).searchParams.get('productId') ?? ''
      const { disclosure } = (await app.call(opened, 'POST', paths.offer, { productId })).data
      const format = markets[opened.market as MarketId].moneyFormat
      const digits = (amountMinor: number): string => digitsOf(formatAmount(amountMinor, format))
      const table = page.getByRole('region', { name: 'If a payment is late' })
      await expect(rowOf(page, 'Our standard charge')).toHaveText(disclosure.lateRule)
      await expect(rowOf(page, 'The legal limit')).toHaveText(disclosure.lateCap)
      expect(disclosure.lateExamples.map(({ days }: { days: number }) => days)).toEqual([7, 30, 60, 90])
      for (const { days, nominal, charged, unpaid } of disclosure.lateExamples) {
        const row = rowOf(page, `${days} days late adds`)
        const struck = row.locator('s')
        const isCapped = charged < nominal
        expect(charged).toBeLessThanOrEqual(nominal)
        expect(unpaid).toBeGreaterThan(0)
        await expect(struck).toHaveCount(isCapped ? 1 : 0)
        if (isCapped) expect(digitsOf(await struck.textContent())).toBe(digits(nominal))
        expect(digitsOf(await row.textContent())).toBe(`${isCapped ? digits(nominal) : ''}${digits(charged)}`)
      }
      // It stands above the box that agrees to it.
      const [late, box] = await Promise.all([table.boundingBox(), confirmScreen(page).agree.boundingBox()])
      expect(late?.y ?? 0).toBeLessThan(box?.y ?? 0)
    })
  }
}
