// A borrower cannot borrow until a day.

import type { ProposedAct } from '../../contracts/proposal-act.ts'
import { markets } from '../../core/market/markets.ts'
import { lockBorrower, storeBlock } from '../people/borrower/door.ts'
import type { ActKind, Possible } from './act-kind.ts'

interface Block extends Possible {
  readonly userId: string
  readonly until: string
}

export const block: ActKind<ProposedAct<'block'>, Block> = {
  async effect(tx, deps, { userId, untilDate: until }) {
    const borrower = await lockBorrower(tx, userId)
    if (borrower === null || borrower.deletedAt !== null) return { why: 'notFound' }
    if (until <= deps.clock.today(markets[borrower.market].zone)) return { fields: ['untilDate'] }
    const effect = { before: { blockedUntil: borrower.blockedUntil }, after: { blockedUntil: until }, transfers: [] }
    return { order: null, userId: borrower.id, paymentId: null, effect, items: [], until }
  },
  carryOut: (tx, _deps, { userId, until }, { reason }) => storeBlock(tx, userId, { until, reason }),
}
