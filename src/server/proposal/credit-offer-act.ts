// A credit of one loan offered for another: what a yes of the borrower would post is signed, and nothing is posted before it.

import type { ProposedAct } from '../../contracts/proposal-act.ts'
import { marketDay } from '../account/change/door.ts'
import { offerCredit, type QuotedCreditOffer, quoteCreditOffer } from '../payment/credit/door.ts'
import { type ActKind, isPossible, type OnLoan } from './act-kind.ts'
import { effectOnLoan } from './loan-acts.ts'

interface CreditOffer extends OnLoan {
  readonly quoted: QuotedCreditOffer
}

/** The figures are those of the loan with the credit; the entries are those of both loans, and between their clearing accounts. */
export const creditOffer: ActKind<ProposedAct<'creditOffer'>, CreditOffer> = {
  async effect(tx, deps, act) {
    const quoted = await quoteCreditOffer(tx, deps, act)
    if ('why' in quoted) return quoted.why === 'valueIsNotAccepted' ? { fields: ['amountMinor'] } : { why: quoted.why }
    const { from, event, transfers } = quoted
    const found = await effectOnLoan(tx, from, event, marketDay(deps, from))
    if (!isPossible(found)) return found
    return { ...found, effect: { ...found.effect, transfers: [...found.effect.transfers, ...transfers] }, quoted }
  },
  carryOut: (tx, deps, { quoted }, { proposalId }) => offerCredit(tx, deps, quoted, proposalId),
}
