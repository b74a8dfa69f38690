// The screens about a running account as a person finds them: rows by their term, in both colour schemes.

import type { Locator, Page } from '@playwright/test'
import { axeFindings } from './repayment.ts'

/** Paths of their calls, for planned answers and the log of calls. */
export const accountCalls = {
  settlementQuote: '/hazel/v3/loan-details/settlement-quote',
  coolingOffQuote: '/hazel/v3/loan-details/cooling-off-quote',
  preview: '/hazel/v3/loan-details/payment-preview',
  receipts: '/hazel/v3/loan-details/receipts',
  refund: '/hazel/v3/loan-details/refund-request',
  document: '/hazel/v3/loan-details/document',
  agreedText: '/hazel/v3/contract/contract-text',
  details: '/hazel/v3/loan-details/loan-details',
} as const

/** The value of a row by the words of its term. */
export function rowValue(page: Page, term: string): Locator {
  return page
    .locator('dl > div')
    .filter({ has: page.getByRole('term').getByText(term, { exact: true }) })
    .getByRole('definition')
    .first()
}

/** An amount in minor units as the standard market writes it, without its sign. */
export function written(amountMinor: number): string {
  const whole = String(Math.floor(amountMinor / 100)).replace(/\B(?=(\d{3})+$)/g, '.')
  return `${whole},${String(amountMinor % 100).padStart(2, '0')}`
}

/** What an accessibility checker finds, light and dark. */
export async function findingsInBothSchemes(page: Page): Promise<readonly string[]> {
  const findings: string[] = []
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    findings.push(...(await axeFindings(page)))
  }
  return findings
}
