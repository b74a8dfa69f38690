// Proposals at the desk: made with their effect, listed, and decided by somebody else on exactly that effect.

import { createHash } from 'node:crypto'
import type { DeskInput, DeskOutput } from '../../contracts/desk-endpoints.ts'
import { storedEffect } from '../../contracts/proposal.ts'
import { actOfColumns, actOfInput, amountOf, figuresOf, idOf, type ProposedAct } from '../../contracts/proposal-act.ts'
import { maskedName } from '../../core/desk/masked.ts'
import { cannot, type DeskRefusal, deny } from '../../core/officer/desk-refusal.ts'
import { type PlanOfferState, planOfferState } from '../../core/order/hardship.ts'
import { type ProposalKind, proposalLifeDays, proposalRights } from '../../core/proposal/kinds.ts'
import { aloneDays, passesAlone } from '../../core/proposal/limits.ts'
import { serverWordsFor } from '../../words/server-words.ts'
import type { Queries, Tx } from '../db/database.ts'
import type { Deps } from '../deps.ts'
import { refuseTaken } from '../officer/act/door.ts'
import { type DeskChanger, type DeskReader, deskMoment } from '../officer/call/door.ts'
import { stillMay } from '../officer/person/door.ts'
import { offersOf, type PlanOffer } from '../order/hardship/door.ts'
import { type CreditOfferRow, creditOffersOf } from '../payment/credit/door.ts'
import { queueWebhook } from '../webhook/door.ts'
import { isPossible, type NotPossible, type Possible, type Quoted } from './act-kind.ts'
import { quoteAct } from './acts.ts'
import {
  findProposal,
  insertProposal,
  listStored,
  lockProposal,
  type StoredProposal,
  storeDecision,
  sumAlone,
} from './proposal-store.ts'

const dayMs = 86_400_000

/** The ids that name another loan or borrower than the proposal is about, once that is known. */
function strayIds({ orderId, paymentId, userId }: DeskInput<'propose'>, of: Possible): string[] {
  const contradicts = (given: string | undefined, is: string | null): boolean => given !== undefined && given !== is
  return [
    ...(contradicts(orderId, of.order?.id ?? null) ? ['orderId'] : []),
    ...(paymentId !== undefined && of.paymentId === null ? ['paymentId'] : []),
    ...(contradicts(userId, of.userId) ? ['userId'] : []),
  ]
}

function refusalOf(not: NotPossible) {
  if ('fields' in not) return deny('badInput', { fields: not.fields })
  const { why, field } = not
  if (why === 'notFound') return deny('notFound')
  return cannot(why, field === undefined ? {} : { fields: [field] })
}

export const propose: DeskChanger<'propose'> = async (input, { db, deps, officer, act: record }) => {
  const read = actOfInput(input)
  if ('fields' in read) return deny('badInput', { fields: read.fields })
  const { act } = read
  const { kind } = act
  if (input.subjectId !== undefined && input.subjectId !== idOf(act)) return deny('badInput', { fields: ['subjectId'] })
  const possible = await quoteAct(db, deps, act)
  if (!isPossible(possible)) return refusalOf(possible)
  const stray = strayIds(input, possible)
  if (stray.length > 0) return deny('badInput', { fields: stray })
  const held = await refuseHeld(db, possible, { officerId: officer.id })
  if (held !== null) return held
  const figures = figuresOf(act)
  const { reason } = input
  const orderId = possible.order?.id ?? null
  const proposedAt = deps.clock.now()
  const id = deps.ids.next('prop')
  const effect = JSON.stringify(possible.effect)
  await insertProposal(db, {
    id,
    kind,
    orderId,
    borrowerId: possible.userId,
    paymentId: possible.paymentId,
    asked: figures,
    reason,
    effect,
    proposedBy: officer.id,
    proposedAt,
    expiresAt: new Date(proposedAt.getTime() + proposalLifeDays * dayMs),
  })
  const concerns = concernedBy(orderId, possible.paymentId, figures)
  const about = { subject: id, borrowerId: possible.userId, about: concerns, reason }
  await record({ act: 'propose', ...about, after: { kind, ...figures } })
  const since = new Date(proposedAt.getTime() - aloneDays * dayMs)
  const aloneMinor = orderId === null ? 0 : await sumAlone(db, orderId, since)
  const small = { kind, role: officer.role, amountMinor: amountOf(act), aloneMinor }
  const isDone = orderId !== null && passesAlone(small, deps.config.deskLimits)
  if (isDone) {
    await possible.carryOut({ proposalId: id, reason, officerId: officer.id })
    await storeDecision(db, { id, officerId: officer.id, signed: effect, reason, at: proposedAt })
    await tellSigned(db, deps, { id, act, possible, alone: true })
    await record({ act: 'actAlone', ...about, after: { kind, ...figures } })
  }
  return { id, effect: { ...possible.effect }, mark: markOf(effect), state: isDone ? 'approved' : 'open' }
}

export const listProposals: DeskReader<'listProposals'> = async (input, { db, deps }) => {
  const { state = null, subject = null, after = null, limit } = input
  const now = deps.clock.now()
  const found = await listStored(db, { state, subject, now, after, limit: limit + 1 })
  const page = found.slice(0, limit)
  return { proposals: await shownAll(db, deps, page), next: found.length > limit ? (page.at(-1)?.id ?? null) : null }
}

export const readProposal: DeskReader<'readProposal'> = async ({ proposalId }, { db, deps, language }) => {
  const found = await findProposal(db, proposalId)
  if (found === null) return deny('notFound')
  const [proposal] = await shownAll(db, deps, [found])
  if (proposal === undefined) throw new Error('a proposal is not shown')
  if (proposal.state !== 'open') return { proposal, now: null, whyNot: null }
  const possible = await db.transaction((tx) => quoteStored(tx, deps, found))
  if (!isPossible(possible)) {
    const code = 'why' in possible ? possible.why : 'valueIsNotAccepted'
    return { proposal, now: null, whyNot: { code, message: serverWordsFor(language).desk.whys[code] } }
  }
  const effect = JSON.stringify(possible.effect)
  const now = { effect: { ...possible.effect }, mark: markOf(effect), hasMoved: effect !== found.effect }
  return { proposal, now, whyNot: null }
}

interface NotSignable {
  readonly why: 'proposerHasNoRight'
}

/**
 * The effect of a stored proposal, now. One of a form that is not read any more, or of an officer who has lost the right to it, can only be
 * rejected.
 */
async function quoteStored(
  tx: Tx,
  deps: Deps,
  of: StoredProposal,
): Promise<(Quoted & { readonly act: ProposedAct }) | NotPossible | NotSignable> {
  if (!(await stillMay(tx, of.proposedBy, proposalRights[of.kind]))) return { why: 'proposerHasNoRight' }
  const act = actOfColumns(of)
  if (act === null) return { why: 'actIsOutdated' }
  const possible = await quoteAct(tx, deps, act)
  return isPossible(possible) ? { ...possible, act } : possible
}

/** What the audit of a proposal is found by, beside itself and its borrower: every loan and payment that it names. */
const concernedBy = (orderId: string | null, paymentId: string | null, asked: object): readonly (string | null)[] => [
  orderId,
  paymentId,
  'toOrderId' in asked && typeof asked.toOrderId === 'string' ? asked.toOrderId : null,
]

/** Tells one effect from every other one. */
function markOf(effect: string): string {
  return createHash('sha256').update(effect).digest('base64url')
}

export const decideProposal: DeskChanger<'decideProposal'> = async (input, { db, deps, officer, act }) => {
  const { proposalId: id, approve, reason, mark } = input
  const proposal = await lockProposal(db, id)
  if (proposal === null) return deny('notFound')
  if (proposal.proposedBy === officer.id) return deny('proposalIsOwn')
  if (proposal.decidedAt !== null) return deny('proposalIsDecided')
  const taken = await refuseTaken(db, { kinds: ['proposal'], id, officerId: officer.id })
  if (taken !== null) return taken
  const at = deps.clock.now()
  if (proposal.expiresAt < at) return deny('proposalHasExpired')
  let signed: string | null = null
  if (approve) {
    const possible = await quoteStored(db, deps, proposal)
    if ('why' in possible && possible.why === 'proposerHasNoRight') return cannot(possible.why)
    if (!isPossible(possible)) return refusalOf(possible)
    const effect = JSON.stringify(possible.effect)
    // Nothing is stored of a refused decision: the next officer reads, and marks, what is there by then.
    if (mark !== markOf(effect))
      return deny('loanHasMoved', { more: { effect: possible.effect, mark: markOf(effect) } })
    const held = await refuseHeld(db, possible, { officerId: proposal.proposedBy, signerId: officer.id })
    if (held !== null) return held
    await possible.carryOut({ proposalId: id, reason: proposal.reason, officerId: officer.id })
    await tellSigned(db, deps, { id, act: possible.act, possible, alone: false })
    signed = effect
  }
  await storeDecision(db, { id, officerId: officer.id, signed, reason, at })
  await act({ act: approve ? 'approveProposal' : 'rejectProposal', ...decidedAbout(proposal), reason })
  return await shownDecided(db, deps, id)
}

/** DESK-12: the officer who proposed it may take it back until another officer has decided, also while that one holds it as work. */
export const withdrawProposal: DeskChanger<'withdrawProposal'> = async (input, { db, deps, officer, act }) => {
  const { proposalId: id, reason } = input
  const proposal = await lockProposal(db, id)
  if (proposal === null) return deny('notFound')
  if (proposal.proposedBy !== officer.id) return deny('rightIsMissing')
  if (proposal.decidedAt !== null) return deny('proposalIsDecided')
  const at = deps.clock.now()
  if (proposal.expiresAt < at) return deny('proposalHasExpired')
  await storeDecision(db, { id, officerId: officer.id, signed: null, reason, at })
  await act({ act: 'withdrawProposal', ...decidedAbout(proposal), reason })
  return await shownDecided(db, deps, id)
}

/** What the act of a decision names. */
const decidedAbout = ({ id, kind, borrowerId, orderId, paymentId, asked }: StoredProposal) => ({
  subject: id,
  borrowerId,
  about: concernedBy(orderId, paymentId, asked),
  before: { kind, ...asked },
})

async function shownDecided(db: Tx, deps: Deps, id: string): Promise<DeskOutput<'decideProposal'>> {
  const decided = await lockProposal(db, id)
  if (decided === null) throw new Error('the proposal is not stored')
  const [answer] = await shownAll(db, deps, [decided])
  if (answer === undefined) throw new Error('a decided proposal is not shown')
  return answer
}

type ProposalState = DeskOutput<'decideProposal'>['state']

interface Signed {
  readonly id: string
  readonly act: ProposedAct
  readonly possible: Possible
  /** Within the limit for one officer. */
  readonly alone: boolean
}

/** Tells the lender's own systems what was approved and carried out, after what it changed. */
async function tellSigned(tx: Tx, deps: Deps, { id: proposalId, act, possible, alone }: Signed): Promise<void> {
  const { order, userId, paymentId } = possible
  const about = { kind: act.kind, orderId: order?.id ?? null, userId, paymentId, amountMinor: amountOf(act) }
  await queueWebhook(tx, deps, 'proposal.signed', { proposalId, ...about, alone })
}

function stateOf({ approved, expiresAt, decidedBy, proposedBy }: StoredProposal, now: Date): ProposalState {
  if (approved !== null) return approved ? 'approved' : decidedBy === proposedBy ? 'withdrawn' : 'rejected'
  return expiresAt < now ? 'expired' : 'open'
}

/** Proposals with what became of the plans that were offered. */
async function shownAll(
  db: Queries,
  deps: Deps,
  proposals: readonly StoredProposal[],
): Promise<DeskOutput<'decideProposal'>[]> {
  const approvedIds = (wanted: ProposalKind): string[] =>
    proposals.filter(({ kind, approved }) => kind === wanted && approved === true).map(({ id }) => id)
  const [plans, credits] = [approvedIds('hardship'), approvedIds('creditOffer')]
  const offers: Offered[] = [
    ...(plans.length === 0 ? [] : await offersOf(db, plans)).map((plan) => ({
      ...plan,
      state: planOfferState(plan, deps.clock.now()),
    })),
    ...(credits.length === 0 ? [] : await creditOffersOf(db, credits)).map((credit) => creditOffered(deps, credit)),
  ]
  return proposals.map((of) => shown(deps, of, offers.find(({ id }) => id === of.id) ?? null))
}

/** What became of what was offered to the borrower: a plan, or the use of a credit. */
type Offered = Pick<PlanOffer, 'id' | 'expiresAt' | 'answeredAt'> & { readonly state: PlanOfferState }

function creditOffered(deps: Deps, { id, expiresAt, usedAt }: CreditOfferRow): Offered {
  const state = usedAt !== null ? 'accepted' : deps.clock.now() > expiresAt ? 'lapsed' : 'open'
  return { id, expiresAt, answeredAt: usedAt, state }
}

function shown(deps: Deps, of: StoredProposal, offer: Offered | null): DeskOutput<'decideProposal'> {
  return {
    id: of.id,
    kind: of.kind,
    orderId: of.orderId,
    userId: of.borrowerId,
    name: maskedName(of.name),
    paymentId: of.paymentId,
    currency: of.currency,
    market: of.market,
    asked: { ...of.asked },
    reason: of.reason,
    effect: storedEffect.parse(JSON.parse(of.signedEffect ?? of.effect)),
    proposedEffect: storedEffect.parse(JSON.parse(of.effect)),
    state: stateOf(of, deps.clock.now()),
    proposedBy: { id: of.proposedBy, name: of.proposerName },
    proposedAt: deskMoment(deps, of.proposedAt),
    expiresAt: deskMoment(deps, of.expiresAt),
    decidedBy: of.decidedBy === null ? null : { id: of.decidedBy, name: of.deciderName ?? '' },
    decidedAt: deskMoment(deps, of.decidedAt),
    decisionReason: of.decisionReason,
    offer:
      offer === null
        ? null
        : {
            state: offer.state,
            expiresAt: deskMoment(deps, offer.expiresAt),
            answeredAt: deskMoment(deps, offer.answeredAt),
          },
  }
}

/** DESK-42: refused while an officer other than who proposes and who signs has an item that the act would end. */
export async function refuseHeld(
  tx: Tx,
  { items }: Pick<Possible, 'items'>,
  by: { readonly officerId: string; readonly signerId?: string },
): Promise<DeskRefusal<'itemIsTaken'> | null> {
  for (const { kind, id } of items) {
    const taken = await refuseTaken(tx, { kinds: [kind], id, ...by })
    if (taken !== null) return taken
  }
  return null
}
