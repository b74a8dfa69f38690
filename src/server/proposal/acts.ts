// What can be proposed: one table from kinds to their effect and to how they are carried out. A kind that is left out does not compile.

import type { ProposedAct } from '../../contracts/proposal-act.ts'
import { markets } from '../../core/market/markets.ts'
import type { ProposalKind } from '../../core/proposal/kinds.ts'
import type { Tx } from '../db/database.ts'
import type { Deps } from '../deps.ts'
import { lockBorrower, storeBlock } from '../people/borrower/door.ts'
import { type ActKind, actKind, type NotPossible, type Possible, type Quoted, type QuotedKind } from './act-kind.ts'
import { creditOffer, refund, relief } from './loan-acts.ts'
import { bearing, placing, takingBack, takingOff } from './payment-acts.ts'

interface Block extends Possible {
  readonly userId: string
  readonly until: string
}

/** A borrower cannot borrow until a day. */
const block: ActKind<ProposedAct<'block'>, Block> = {
  async effect(tx, deps, { userId, untilDate: until }) {
    const borrower = await lockBorrower(tx, userId)
    if (borrower === null || borrower.deletedAt !== null) return { why: 'notFound' }
    if (until <= deps.clock.today(markets[borrower.market].zone)) return { fields: ['untilDate'] }
    const effect = { before: { blockedUntil: borrower.blockedUntil }, after: { blockedUntil: until }, transfers: [] }
    return { order: null, userId: borrower.id, paymentId: null, effect, items: [], until }
  },
  carryOut: (tx, _deps, { userId, until }, { reason }) => storeBlock(tx, userId, { until, reason }),
}

const kinds: { readonly [Kind in ProposalKind]: QuotedKind<ProposedAct<Kind>> } = {
  waiver: actKind(relief),
  hardship: actKind(relief),
  writeOff: actKind(relief),
  refund: actKind(refund),
  creditOffer: actKind(creditOffer),
  reversal: actKind(takingBack),
  returnSuspense: actKind(takingBack),
  takeReturn: actKind(takingOff),
  bearReturn: actKind(bearing),
  placeSuspense: actKind(placing),
  block: actKind(block),
}

/** The effect of an act, now. The order and everything about it is locked. */
export async function quoteAct<Kind extends ProposalKind>(
  tx: Tx,
  deps: Deps,
  act: ProposedAct<Kind>,
): Promise<Quoted | NotPossible> {
  return await kinds[act.kind](tx, deps, act)
}
