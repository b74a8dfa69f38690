// The taxes within what was paid or is asked for, as the screens of a payment say them: the words and amounts of the paper.

import type { CallOutput } from '../../../contracts/endpoints.ts'
import { noParts, type Receipt } from '../../../core/loan/loan-book.ts'
import { taxesPaid } from '../../../core/loan/tax.ts'
import type { LoanTerms } from '../../../core/loan/terms.ts'
import { markets } from '../../../core/market/markets.ts'
import { formatPercent } from '../../../core/money.ts'
import type { Call } from '../../http/call.ts'

type Terms = Pick<LoanTerms, 'market' | 'taxes' | 'unitMinor'>
export type IncludedTaxes = CallOutput<'listReceipts'>['receipts'][number]['taxes']

/** MONEY-39: of one payment, at the rates that were agreed with the offer; empty where nothing bears tax. */
export function includedTaxes(
  { words }: Pick<Call, 'words'>,
  terms: Terms,
  paid: Pick<Receipt, 'partsMinor' | 'rolloverFeeMinor'>,
): IncludedTaxes {
  const { moneyFormat } = markets[terms.market]
  return taxesPaid(paid, terms).map(({ name, rateBps, taxMinor }) => ({
    text: words.documents.rows.tax({ name, rate: formatPercent(rateBps * 100, moneyFormat) }),
    amountMinor: taxMinor,
  }))
}

/** The same of the fee of a rollover that is offered: what its receipt will say. */
export function taxesOfRollover(call: Pick<Call, 'words'>, terms: Terms, feeMinor: number): IncludedTaxes {
  return includedTaxes(call, terms, { partsMinor: noParts(), rolloverFeeMinor: feeMinor })
}
