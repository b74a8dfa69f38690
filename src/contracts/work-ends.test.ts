// Each kind of work beside the call that ends it: every role that may hold an item may make that call, or hands the item on.

import { describe, expect, it } from 'vitest'
import { type WorkKind, workKinds } from '../core/desk/work-clock.ts'
import { kindsFor, maySettleReturn, mayTake } from '../core/desk/work-rights.ts'
import { mayDo, type Role, roles } from '../core/officer/rights.ts'
import { type ProposalKind, proposalRights } from '../core/proposal/kinds.ts'
import { type DeskCallName, deskEndpoints } from './desk-endpoints.ts'

interface End {
  /** Calls of which each ends it, or is the work itself where the borrower or a provider ends it. */
  readonly calls: readonly DeskCallName[]
  /** What `propose` is called with. */
  readonly proposes?: readonly ProposalKind[]
  /** Who looks into it and hands it on. */
  readonly handsOn?: readonly Role[]
}

/** A new kind does not compile without its end. */
const ends: Readonly<Record<WorkKind, End>> = {
  case: { calls: ['sendCaseMessage'], handsOn: ['payments'] },
  paymentClaim: { calls: ['sendCaseMessage'], handsOn: ['payments'] },
  suspense: { calls: ['propose'], proposes: ['placeSuspense', 'returnSuspense'] },
  paymentReturn: { calls: ['propose'], proposes: ['takeReturn', 'bearReturn', 'reversal'] },
  payoutName: { calls: ['decideHeldPayout'] },
  // The borrower adds an account, or pays back what a provider returned: an officer calls, or asks the provider and hands it on.
  payoutFailed: { calls: ['recordContact'], handsOn: ['payments'] },
  sentBack: { calls: ['recordContact'], handsOn: ['payments'] },
  refundFailed: { calls: ['closeWork', 'propose'], proposes: ['refund'] },
  settlement: { calls: ['clearDifference'] },
  jobGivenUp: { calls: ['closeWork'] },
  contactMessage: { calls: ['closeWork'] },
  dataRequest: { calls: ['sendCaseMessage'] },
  hardship: { calls: ['declineHardship', 'propose'], proposes: ['hardship'] },
  brokenPromise: { calls: ['closeWork'] },
  brokenPlan: { calls: ['closeWork'] },
  missedPlanStart: { calls: ['closeWork'] },
  lateLoan: { calls: ['recordContact'] },
  contactAgainstRule: { calls: ['closeWork'] },
  proposal: { calls: ['decideProposal', 'decideBulk'] },
  referredApplication: { calls: ['decideApplicationReview'] },
  secondLook: { calls: ['decideApplicationReview'] },
}

/** The role may make the call and, where that asks for more, do what it is made for. `closeWork` asks for {@link mayTake} beside its right. */
function mayEnd(role: Role, call: DeskCallName, { proposes = [] }: End): boolean {
  if (!mayDo(role, deskEndpoints[call].right)) return false
  return call !== 'propose' || proposes.some((kind) => mayDo(role, proposalRights[kind]))
}

describe('each kind of work', () => {
  it.each(workKinds)('%s is held only by roles that may do it, but for those that hand it on', (kind) => {
    const end = ends[kind]
    const holders = roles.filter((role) => mayTake(role, kind))
    expect(holders).not.toEqual([])
    const unable = holders.filter((role) => !end.calls.some((call) => mayEnd(role, call, end)))
    expect(unable).toEqual(end.handsOn ?? [])
  })
})

describe('a question about money taken back that no provider answers', () => {
  it('is settled by a role that looks after payments, though it answers no borrower', () => {
    const { right } = deskEndpoints.closeWork
    expect(roles.filter((role) => maySettleReturn(role) && mayDo(role, right))).toEqual(['payments', 'manager'])
    expect(mayDo('payments', 'answer')).toBe(false)
  })
})

describe('a failed refund', () => {
  it('is sent again or called done only by officers who talk to the borrower or look after payments', () => {
    expect(roles.filter((role) => mayTake(role, 'refundFailed'))).toEqual([
      'support',
      'collections',
      'payments',
      'manager',
    ])
    for (const kind of ['payoutFailed', 'sentBack'] as const) expect(kindsFor('credit')).not.toContain(kind)
  })
})
