// A borrower of the simulation who has paid one loan too much uses that for another one, as the product does it.

import type { CalendarDate } from '../../src/core/calendar-date.ts'
import { applyTransfers, noBalances } from '../../src/core/ledger/loan-postings.ts'
import { unitOf } from '../../src/core/loan/terms.ts'
import { creditUsed, splitCredit } from '../../src/core/payment/credit-use.ts'
import type { Lender, SimOrder } from './lender.ts'
import type { Books, LoanAccount } from './loan-account.ts'

/** What went to and fro of a loan by its clearing accounts, minor units. */
const clearedOf = ({ balances }: Pick<LoanAccount, 'balances'>): number =>
  balances.cashClearing + balances.refundClearing

/** Uses the credit of a loan for the first other one of the same currency on which something is due. Answers whether there was one. */
export function spendCreditOf(lender: Lender, { tally, write }: Books, from: SimOrder, today: CalendarDate): boolean {
  const giving = from.account
  if (giving === null) return false
  for (const to of lender.orders) {
    const taking = to.account
    if (to === from || taking === null || to.terms.currency !== from.terms.currency) continue
    taking.closeThrough(today)
    const split = splitCredit({
      creditMinor: giving.state.creditBalanceMinor,
      refundingMinor: 0,
      wantedMinor: taking.state.amountDue.totalMinor,
      unitMinor: unitOf(to.terms),
    })
    if (split === null) continue
    const used = creditUsed(to.id, split.useMinor, today)
    const id = `${from.id}-use-${giving.causes.size}`
    const before = clearedOf(giving) + clearedOf(taking)
    giving.record({ ...used.from, id: `creditUse:${id}` }, today)
    taking.record({ ...used.to, id: `credit:${id}` }, today)
    write(`creditUsed ${id} ${split.useMinor}`)
    const between = clearedOf({ balances: applyTransfers(noBalances, used.transfers) })
    if (clearedOf(giving) + clearedOf(taking) + between !== before)
      throw new Error(`${id} has made or lost money in the clearing accounts`)
    if (giving.state.creditBalanceMinor !== split.creditAfterMinor)
      throw new Error(`${id} left another credit than was shown`)
    if (taking.state.amountDue.totalMinor !== split.wantedAfterMinor)
      throw new Error(`${id} left another debt than was shown`)
    tally.count('credit used')
    return true
  }
  return false
}

/** The last payment of a loan that came from a provider: what a credit paid, no provider takes back. */
export function lastHeard({ heard }: Lender, { account }: SimOrder) {
  return account?.state.receipts.findLast(({ id }) => heard.has(id))
}
