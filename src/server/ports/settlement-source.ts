// The port behind which a provider lists what it has settled, for those that can be asked.

import type { ReportLine } from '../../core/reconciliation/report-mapping.ts'

/** `unknown`: the answer is missing or cannot be read; nothing of it counts, and it is asked for again. */
export type SettledList =
  | { readonly outcome: 'listed'; readonly lines: readonly ReportLine[] }
  | { readonly outcome: 'unknown'; readonly why: string }

export interface SettlementSource {
  readonly name: string
  /** A payment that is in no list so many days after it was booked is missing there. */
  readonly missingAfterDays: number
  /** Everything whose settlement changed in this time, with the numbers by which notices and payouts name it. */
  list(from: Date, to: Date): Promise<SettledList>
}

/** Those of the lender's providers that can be asked, by name. */
export type SettlementSources = ReadonlyMap<string, SettlementSource>
