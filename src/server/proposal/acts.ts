// What can be proposed: one table from kinds to their effect and to how they are carried out. A kind that is left out does not compile.

import type { ProposedAct } from '../../contracts/proposal-act.ts'
import type { ProposalKind } from '../../core/proposal/kinds.ts'
import type { Tx } from '../db/database.ts'
import type { Deps } from '../deps.ts'
import { actKind, type NotPossible, type Quoted, type QuotedKind } from './act-kind.ts'
import { block } from './block-act.ts'
import { creditOffer, refund, relief } from './loan-acts.ts'
import { bearing, placing, takingBack, takingOff } from './payment-acts.ts'

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
