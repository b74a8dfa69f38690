// Reads that have to write, each with the tables that it writes and why: every other call by GET and every other page writes nothing.

import { addresses } from '../../src/contracts/addresses.ts'
import type { EndpointName } from '../../src/contracts/endpoints.ts'

interface Allowed {
  readonly tables: readonly string[]
  readonly why: string
}

/** Reads that have to write, each with what it writes and why: the older clients of a lender call them by GET. */
export const writingReads: Partial<Readonly<Record<EndpointName, Allowed>>> = {
  openAgreement: {
    tables: ['document_link'],
    why: 'the address that it answers holds for minutes, for its borrower alone',
  },
  openClassicAgreement: { tables: ['document_link'], why: 'the same' },
  trackVisit: { tables: ['promotion_count', 'rate_window'], why: 'it counts a visit of a landing page' },
  trackClick: { tables: ['promotion_count', 'rate_window'], why: 'it counts a tap on a landing page' },
  getCaptchaSession: { tables: ['captcha', 'rate_window'], why: 'it begins a captcha, at most so many for an address' },
}

/** Pages that have to write when they are opened, each with what it writes and why. */
export const writingPages: Readonly<Record<string, Allowed>> = {
  [addresses.payway]: { tables: ['repay_token'], why: 'the amount shown holds under a token of this page (0023)' },
  [addresses.walletRepayment]: { tables: ['repay_token'], why: 'the same' },
  [addresses.register]: {
    tables: ['captcha', 'rate_window', 'promotion_count'],
    why: 'it begins a captcha, at most so many for an address, and counts a visit',
  },
  [addresses.testPreview]: { tables: ['officer_launch', 'officer_session'], why: 'the demo logs in as each officer' },
}
