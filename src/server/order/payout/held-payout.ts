// A payout that waits because of the name of its account: an officer sees both names, and releases it or has another account asked for.

import type { DeskOutput } from '../../../contracts/desk-endpoints.ts'
import { maskedName } from '../../../core/desk/masked.ts'
import { netProceedsMinor } from '../../../core/loan/price.ts'
import { cannot, deny } from '../../../core/officer/desk-refusal.ts'
import { decide } from '../../../core/order/order.ts'
import type { NameOutcome } from '../../../core/payout-account/name-check.ts'
import { plainText } from '../../../core/plain-text.ts'
import { isRefusal } from '../../../core/refusal.ts'
import { marketDay } from '../../account/change/door.ts'
import { payOutTopic, writeFacts } from '../../account/facts/door.ts'
import { listOrders, lockOrder } from '../../account/order/door.ts'
import { findAnyOrder, type Order } from '../../account/record/door.ts'
import { reviewsOfBorrower } from '../../application/review/door.ts'
import type { Queries } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { enqueue } from '../../jobs/queue.ts'
import { refuseTaken } from '../../officer/act/door.ts'
import { type DeskChanger, type DeskReader, deskMoment } from '../../officer/call/door.ts'
import { findNameCheck, type NameCheck, openAccountName, storeNameDecision } from '../../payout-account/door.ts'
import { type Borrower, findBorrower, lockBorrower } from '../../people/borrower/door.ts'
import { livePayoutAccount, type PayoutAccount } from '../../people/payout-account/door.ts'

interface Held {
  readonly order: Order
  readonly borrower: Borrower
  readonly account: PayoutAccount
  readonly check: NameCheck & { readonly outcome: NameOutcome; readonly answeredAt: Date }
}

/** What is known of the payout of an order whose account's name was asked; null where nothing was. */
async function heldOf(db: Queries, orderId: string): Promise<Held | null> {
  const order = await findAnyOrder(db, orderId)
  const borrower = order === null ? null : await findBorrower(db, order.borrowerId)
  const account = order === null ? null : await livePayoutAccount(db, order.borrowerId)
  const check = account === null ? null : await findNameCheck(db, account.id)
  if (order === null || borrower === null || account === null || check === null) return null
  const { outcome, answeredAt } = check
  return outcome === null || answeredAt === null
    ? null
    : { order, borrower, account, check: { ...check, outcome, answeredAt } }
}

/** True while the money waits for an officer. */
function waits({ order, check }: Held): boolean {
  const isHeld = check.outcome !== 'same' && check.outcome !== 'similar'
  return isHeld && check.decision === null && order.payoutState === 'queued'
}

/** PAYOUT-ACCOUNT-21. */
export const readHeldPayout: DeskReader<'readHeldPayout'> = async ({ orderId }, { db, deps, act }) => {
  const held = await heldOf(db, orderId)
  if (held === null) return deny('notFound')
  const { order, borrower, account, check } = held
  await act({ act: 'readLoan', subject: orderId, borrowerId: borrower.id })
  const accountName = await openAccountName(db, deps, check)
  return {
    orderId,
    userId: borrower.id,
    name: maskedName(borrower.name),
    amountMinor: netProceedsMinor(order.terms),
    currency: order.terms.currency,
    bankName: account.bankName,
    accountNumber: account.maskedNumber,
    accountName: accountName === null ? null : maskedName(accountName),
    provider: check.provider,
    outcome: check.outcome,
    answeredAt: deskMoment(deps, check.answeredAt),
    waits: waits(held),
    decision: check.decision,
    decidedAt: deskMoment(deps, check.decidedAt),
    note: check.note,
  }
}

/** Goes back with the decision: this officer was shown exactly this. */
function markOf({ codeHasher }: Deps, officerId: string, { order, account, check }: Held): string {
  const shown = ['heldPayout', officerId, order.id, account.id, check.outcome, check.decision]
  return Buffer.from(codeHasher.fingerprint(JSON.stringify(shown))).toString('hex')
}

export const unmaskHeldPayout: DeskChanger<'unmaskHeldPayout'> = async ({ orderId, reason }, call) => {
  const { db, deps, officer, act } = call
  const held = await heldOf(db, orderId)
  if (held === null || held.borrower.deletedAt !== null) return deny('notFound')
  const { borrower, check } = held
  await act({ act: 'unmaskPayoutName', subject: orderId, borrowerId: borrower.id, reason, after: { names: 2 } })
  return {
    name: borrower.name ?? '',
    accountName: await openAccountName(db, deps, check),
    mark: markOf(deps, officer.id, held),
  }
}

type Decided = DeskOutput<'decideHeldPayout'>

/** PAYOUT-ACCOUNT-22: decided once, by an officer who saw both names and did not approve the loan. */
export const decideHeldPayout: DeskChanger<'decideHeldPayout'> = async (input, call) => {
  const { db, deps, officer, act } = call
  const { orderId, decision, mark } = input
  const reason = plainText(input.reason)
  if (reason === '') return deny('badInput', { fields: ['reason'] })
  const found = await findAnyOrder(db, orderId)
  if (found === null) return deny('notFound')
  // Orders before their borrower, by ascending id, as everywhere: a payment of another loan holds that one and asks for the borrower.
  const ids = (await listOrders(db, found.borrowerId)).map(({ id }) => id).sort()
  for (const id of ids) await lockOrder(db, id)
  const borrower = await lockBorrower(db, found.borrowerId)
  // Read under the locks: somebody else may have decided meanwhile.
  const held = await heldOf(db, orderId)
  if (held === null || borrower === null || borrower.deletedAt !== null) return deny('notFound')
  const taken = await refuseTaken(db, { kinds: ['payoutName'], id: orderId, officerId: officer.id })
  if (taken !== null) return taken
  if (!waits(held)) return cannot('accountIsDecided')
  if (mark !== markOf(deps, officer.id, held)) return cannot('identityHasChanged')
  if (await hasApproved(db, held.order, officer.id)) return cannot('approvalIsOwn')
  const at = deps.clock.now()
  const { check } = held
  await storeNameDecision(db, check.accountId, { decision, at, officerId: officer.id, note: reason })
  for (const id of ids) {
    const one = await lockOrder(db, id)
    if (one === null || one.payoutState !== 'queued') continue
    if (decision === 'release') {
      const key = `${one.id}:released:${check.accountId}`
      await enqueue(db, { topic: payOutTopic, key, payload: { orderId: one.id, asked: 0 }, runAt: at })
    } else {
      const failed = { kind: 'payoutFailed', reason: failureOf(check.outcome) } as const
      const facts = decide(failed, one, { today: marketDay(deps, one) })
      if (isRefusal(facts)) throw new Error(`the payout of ${one.id} was held, and is not under way: ${facts.refused}`)
      await writeFacts(db, deps, one, facts)
    }
  }
  await act({
    act: decision === 'release' ? 'releasePayout' : 'askOtherAccount',
    subject: orderId,
    borrowerId: borrower.id,
    about: [check.accountId],
    reason,
    before: { outcome: check.outcome, amountMinor: netProceedsMinor(held.order.terms) },
    after: { decision },
  })
  const answer: Decided = { orderId, decision, decidedAt: deskMoment(deps, at) }
  return answer
}

/** Money is moved by two people: the one who approved the loan does not release its payout. */
async function hasApproved(db: Queries, { id, borrowerId, appliedAt }: Order, officerId: string): Promise<boolean> {
  return (await reviewsOfBorrower(db, borrowerId)).some(
    (review) =>
      review.approved === true &&
      review.officerId === officerId &&
      (review.orderId === id || (review.decidedAt !== null && review.decidedAt <= appliedAt)),
  )
}

/** What the borrower reads: why another account is needed. */
function failureOf(outcome: NameOutcome): string {
  if (outcome === 'noAccount') return 'accountUnknown'
  return outcome === 'cannotTell' ? 'nameNotTold' : 'nameDiffers'
}
