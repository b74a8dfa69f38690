// Whether an entry of the books has to do with a figure of the loan.

import type { LedgerAccount } from '../../core/ledger/accounts.ts'
import type { Got } from '../screen.ts'

export type LoanEvent = Got<'readLoan'>['events'][number]

type Entry = LoanEvent['entries'][number]

export const figureParts = ['penalty', 'fee', 'interest', 'principal'] as const

export type FigurePart = (typeof figureParts)[number]

/** Where the ledger has what is owed of each part. */
export const accountOf = {
  penalty: 'penaltyReceivable',
  fee: 'feeReceivable',
  interest: 'interestReceivable',
  principal: 'loanPrincipal',
} as const satisfies Record<FigurePart, LedgerAccount>

/** True where an entry moves what is owed of the part. */
export function touches({ transfers }: Pick<Entry, 'transfers'>, part: FigurePart): boolean {
  return transfers.some(({ debit, credit }) => debit === accountOf[part] || credit === accountOf[part])
}
