// Tax in the books of a loan: of what its ledger has charged, at the rates of its own terms.

import { earningBalances } from '../ledger/loan-postings.ts'
import type { Loan } from '../loan/loan-event.ts'
import type { LoanState } from '../loan/loan-state.ts'
import { taxIn } from '../loan/tax.ts'
import { type TaxedPart, unitOf } from '../loan/terms.ts'
import type { BookFigures } from './posting-rules.ts'

type TaxFigures = Pick<
  BookFigures,
  'feeTax' | 'interestTax' | 'penaltyTax' | 'feeTaxed' | 'interestTaxed' | 'penaltyTaxed'
>

/** What an amount of a part is without its tax. */
export function netOf(grossMinor: number, { terms }: Pick<Loan, 'terms'>, part: TaxedPart): number {
  return grossMinor - taxIn(grossMinor, terms.taxes?.[part], unitOf(terms))
}

/**
 * ACCOUNTING-16: tax is owed of what the ledger has charged, less what was forgiven or given back, when it is charged. A loan that is given up
 * owes what it owed: no tax is claimed back.
 */
export function taxFigures(state: LoanState): TaxFigures {
  const { terms } = state.loan
  const figures: Record<keyof TaxFigures, number> = {
    feeTax: 0,
    interestTax: 0,
    penaltyTax: 0,
    feeTaxed: 0,
    interestTaxed: 0,
    penaltyTaxed: 0,
  }
  if (terms.taxes === undefined) return figures
  const { feeIncome, interestIncome, penaltyIncome } = earningBalances(state)
  const chargedMinor = { fee: 0 - feeIncome, interest: 0 - interestIncome, penalty: 0 - penaltyIncome }
  for (const part of ['fee', 'interest', 'penalty'] as const) {
    const tax = terms.taxes[part]
    if (tax === undefined) continue
    const forgivenMinor = state.instalments.reduce((sum, { waivedMinor }) => sum + waivedMinor[part], 0)
    const grossMinor = chargedMinor[part] - forgivenMinor
    figures[`${part}Tax`] = taxIn(grossMinor, tax, unitOf(terms))
    figures[`${part}Taxed`] = grossMinor - figures[`${part}Tax`]
  }
  return figures
}
