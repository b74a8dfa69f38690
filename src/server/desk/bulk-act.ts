// One act of many, on one loan: its effect now, and how it is carried out. What forgives is the same act as for one loan alone.

import type { BulkAct } from '../../contracts/desk-bulk.ts'
import type { ProposedAct } from '../../contracts/proposal-act.ts'
import type { BulkWhy } from '../../core/desk/bulk.ts'
import { mayTake } from '../../core/desk/work-rights.ts'
import { unpaidOf } from '../../core/ledger/act-effect.ts'
import { replayLoan } from '../../core/loan/replay.ts'
import { unitOf } from '../../core/loan/terms.ts'
import type { WhyNot } from '../../core/proposal/kinds.ts'
import { marketDay } from '../account/change/door.ts'
import { loadLoan } from '../account/loan/door.ts'
import { lockOrder } from '../account/order/door.ts'
import type { Tx } from '../db/database.ts'
import type { Deps } from '../deps.ts'
import { giveItem, holderOf } from '../officer/act/door.ts'
import { holdOfficer } from '../officer/person/door.ts'
import { stopReminders, wantsReminders } from '../outbox/wish/door.ts'
import { lockBorrower } from '../people/borrower/door.ts'
import { isPossible, quoteAct, refuseHeld } from '../proposal/door.ts'
import { queueWebhook } from '../webhook/door.ts'
import { becomesTask, lastingRuleAgainst } from './contact-now.ts'
import { findWaiting } from './work-query.ts'

interface BulkDoing {
  readonly bulkId: string
  /** Of the loan within the act: no two have the same. */
  readonly n: number
  readonly reason: string
  readonly officerId: string
}

export type BulkQuote =
  | { readonly effect: object; readonly carryOut: (doing: BulkDoing) => Promise<void> }
  | { readonly why: BulkWhy | WhyNot }

export interface BulkSigned {
  readonly act: BulkAct
  readonly proposedBy: string
  /** Null while it is counted. */
  readonly decidedBy: string | null
}

/** The effect of the act on a loan, now; the loan and all about it is locked. */
export async function quoteBulkAct(tx: Tx, deps: Deps, of: BulkSigned, orderId: string): Promise<BulkQuote> {
  const { act } = of
  switch (act.kind) {
    case 'handOver':
      return await handOver(tx, deps, act.officerId, orderId)
    case 'stopReminders':
      return await quietOne(tx, deps, orderId)
    case 'waiver': {
      const amountMinor = await chargesOf(tx, deps, act, orderId)
      return typeof amountMinor === 'object'
        ? amountMinor
        : await proposable(tx, deps, of, { kind: 'waiver', orderId, part: act.part, amountMinor })
    }
    case 'hardship': {
      const { fromDate, toDate } = act
      return await proposable(tx, deps, of, { kind: 'hardship', orderId, fromDate, toDate })
    }
    case 'writeOff':
      return await proposable(tx, deps, of, { kind: 'writeOff', orderId })
  }
}

/** What is owed of a charge, up to the most that is waived of one loan: in whole units of the loan (MONEY-30). */
async function chargesOf(
  tx: Tx,
  deps: Deps,
  { part, atMostMinor = Number.MAX_SAFE_INTEGER }: Extract<BulkAct, { kind: 'waiver' }>,
  orderId: string,
): Promise<number | { readonly why: WhyNot }> {
  const order = await lockOrder(tx, orderId)
  if (order === null) return { why: 'notFound' }
  const { loan, events } = await loadLoan(tx, order)
  if (loan === null) return { why: 'notPaidOut' }
  const owedMinor = unpaidOf(replayLoan(loan, events, marketDay(deps, order)), part)
  const mostMinor = atMostMinor - (atMostMinor % unitOf(loan.terms))
  const amountMinor = Math.min(owedMinor, mostMinor)
  return amountMinor === 0 ? { why: 'partIsNotOwed' } : amountMinor
}

/** Acts that are also proposed for one loan alone. */
type SignedAlone = 'waiver' | 'hardship' | 'writeOff'

async function proposable(
  tx: Tx,
  deps: Deps,
  { proposedBy, decidedBy }: BulkSigned,
  act: ProposedAct<SignedAlone>,
): Promise<BulkQuote> {
  const found = await quoteAct(tx, deps, act)
  if (!isPossible(found)) return { why: 'why' in found ? found.why : 'valueIsNotAccepted' }
  const held = await refuseHeld(tx, found, {
    officerId: proposedBy,
    ...(decidedBy === null ? {} : { signerId: decidedBy }),
  })
  if (held !== null) return { why: 'isHeld' }
  return {
    effect: found.effect,
    async carryOut({ bulkId, n, reason, officerId }) {
      await found.carryOut({ proposalId: `${bulkId}:${n}`, reason, officerId })
      const about = { orderId: act.orderId, userId: found.userId, paymentId: null }
      const amountMinor = act.kind === 'waiver' ? act.amountMinor : null
      await queueWebhook(tx, deps, 'proposal.signed', {
        proposalId: bulkId,
        kind: act.kind,
        ...about,
        amountMinor,
        alone: false,
      })
    },
  }
}

async function handOver(tx: Tx, deps: Deps, officerId: string, orderId: string): Promise<BulkQuote> {
  const item = await findWaiting(tx, { kind: 'lateLoan', id: orderId, now: deps.clock.now() })
  if (item === null) return { why: 'notLate' }
  const to = await holdOfficer(tx, officerId)
  if (to === null || !mayTake(to.role, 'lateLoan')) return { why: 'valueIsNotAccepted' }
  const holder = await holderOf(tx, 'lateLoan', orderId)
  if (holder?.id === to.id) return { why: 'isTheirs' }
  const contacted = await becomesTask(tx, item)
  if (contacted !== null && (await lastingRuleAgainst({ db: tx, deps }, contacted)) !== null)
    return { why: 'contactIsRefused' }
  return {
    effect: { before: { owner: holder?.id ?? null }, after: { owner: to.id }, transfers: [] },
    carryOut: () => giveItem(tx, { kind: 'lateLoan', id: orderId, officerId: to.id, at: deps.clock.now() }),
  }
}

async function quietOne(tx: Tx, deps: Deps, orderId: string): Promise<BulkQuote> {
  const order = await lockOrder(tx, orderId)
  if (order === null) return { why: 'notFound' }
  // Nothing is written any more about somebody whose account was deleted.
  const borrower = await lockBorrower(tx, order.borrowerId)
  if (borrower === null || borrower.deletedAt !== null || !(await wantsReminders(tx, order.borrowerId)))
    return { why: 'wantsNone' }
  return {
    effect: { before: { reminders: true }, after: { reminders: false }, transfers: [] },
    carryOut: () => stopReminders(tx, order.borrowerId, deps.clock.now()),
  }
}
