// Compares a line of a provider's report with what we have under its number: matched, another amount, or nothing of ours.

import type { ReportLine } from './report-mapping.ts'

/**
 * The state of a line. `noted`: a fee or the lender's own transfer, with which nothing of ours is compared. `weMissIt`: the provider
 * has settled what we have never booked.
 */
export const lineStates = ['matched', 'amountDiffers', 'weMissIt', 'noted'] as const
export type LineState = (typeof lineStates)[number]

/** Somebody or something has still to find out what these are. */
export const openLineStates = ['amountDiffers', 'weMissIt'] as const satisfies readonly LineState[]

/** What an officer sees on the work list: the states of a line that need somebody, and what only we have. */
export type Difference = (typeof openLineStates)[number] | 'theyMissIt'

/** What we have under the number of a line. */
export interface OurSide {
  readonly subjectId: string
  /** In the ledger: what of ours the settlement clears. */
  readonly account: 'cashClearing' | 'payoutClearing' | 'refundClearing'
  /** Always above 0; which way it went, the kind of the line says. */
  readonly amountMinor: number
  readonly currency: string
}

/** The state of a line, compared with ours. */
export function compareLine(
  line: Pick<ReportLine, 'kind' | 'grossMinor' | 'currency'>,
  ours: OurSide | null,
): LineState {
  if (line.kind === 'fee' || line.kind === 'ownTransfer') return 'noted'
  if (ours === null) return 'weMissIt'
  const isSame = ours.currency === line.currency && ours.amountMinor === Math.abs(line.grossMinor)
  return isSame ? 'matched' : 'amountDiffers'
}
