// A role that decides over money, or over officers, is given by two people: it waits for the second one, or for a day.

import { cannot, deny } from '../../../core/officer/desk-refusal.ts'
import { type GrantKind, grantWaitSeconds, needsSecond } from '../../../core/officer/grant-rules.ts'
import type { Role } from '../../../core/officer/rights.ts'
import type { RoleLimits } from '../../../core/proposal/limits.ts'
import type { Tx } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { enqueue } from '../../jobs/queue.ts'
import { insertSystemAct } from '../act/act-store.ts'
import { freeItemsBeyond } from '../act/take-store.ts'
import { type DeskChange, type DeskChanger, deskMoment } from '../call/desk-call.ts'
import {
  type Grant,
  insertGrant,
  lockGrant,
  officerOfGrant,
  storeGrantDecision,
  storeSeen,
  tellOfGrant,
} from '../invitation/grant-store.ts'
import { withdrawInvitations } from '../invitation/invitation-store.ts'
import { canSomebodyConfirm, couldSomebodyStop, lockOfficer, storeEnd, storeRole } from '../person/officer-store.ts'

/** Payload: `{grantId}`. */
export const roleHoldsTopic = 'roleHolds'

export interface Giving {
  readonly officerId: string
  readonly kind: GrantKind
  readonly role: Role
  /** Of an officer who stays; null for a link, whoever opens it. */
  readonly before: Role | null
  readonly reason: string
}

/**
 * Lets a role wait where it needs a second person, and tells those who can stop it. Answers from when it holds; null where it holds at
 * once. Another invitation is told in any case. The caller has locked the officer, for whom nothing waits.
 */
export async function giveRole(
  { db: tx, deps, officer }: Pick<DeskChange, 'db' | 'deps' | 'officer'>,
  { officerId, kind, role, before, reason }: Giving,
): Promise<Date | null> {
  const waits = needsSecond(role, before, deps.config.deskLimits)
  const givenAt = deps.clock.now()
  const grantId = waits ? deps.ids.next('grant') : null
  const holdsFrom = new Date(givenAt.getTime() + grantWaitSeconds * 1000)
  if (grantId !== null) {
    await insertGrant(tx, { id: grantId, officerId, kind, role, givenBy: officer.id, reason, givenAt, holdsFrom })
    await enqueue(tx, { topic: roleHoldsTopic, key: grantId, payload: { grantId }, runAt: holdsFrom })
  }
  if (waits || kind === 'invitedAgain')
    await tellOfGrant(tx, deps, { aboutId: officerId, kind, role, grantId, toldBy: officer.id, reason })
  return waits ? holdsFrom : null
}

/**
 * A role that the operator gives by command: it waits for an officer's signature at the desk, however long. False where it holds at once:
 * it signs, gives and passes nothing, or this is the admin of a desk without a second signer. The caller has taken the officers' turn.
 */
export async function proposeRole(
  tx: Tx,
  deps: Pick<Deps, 'clock' | 'ids'>,
  { officerId, kind, role, reason, limits }: Omit<Giving, 'before'> & { readonly limits: RoleLimits },
): Promise<boolean> {
  if (!needsSecond(role, null, limits)) return false
  if (role === 'admin' && !(await canSomebodyConfirm(tx, officerId, deps.clock.machineNow()))) return false
  const grantId = deps.ids.next('grant')
  const givenAt = deps.clock.now()
  await insertGrant(tx, { id: grantId, officerId, kind, role, givenBy: null, reason, givenAt, holdsFrom: null })
  await tellOfGrant(tx, deps, { aboutId: officerId, kind, role, grantId, toldBy: null, reason })
  return true
}

/** Makes a grant hold, or undoes what it began. False where the last admin would get another role by it. */
async function settle(tx: Tx, deps: Deps, { officerId, kind, role }: Grant, holds: boolean): Promise<boolean> {
  if (kind !== 'role') {
    if (!holds) await withdrawInvitations(tx, officerId)
    if (!holds && kind === 'invited') await storeEnd(tx, officerId, deps.clock.now())
    return true
  }
  if (!holds) return true
  const found = await lockOfficer(tx, officerId)
  if (found === null || found.row.endedAt !== null || (found.isLastAdmin && role !== 'admin')) return false
  await storeRole(tx, officerId, role)
  await freeItemsBeyond(tx, { id: officerId, role })
  return true
}

export const decideGrant: DeskChanger<'decideGrant'> = async (input, { db, deps, officer, act }) => {
  const { grantId, confirm, reason } = input
  const officerId = await officerOfGrant(db, grantId)
  if (officerId === null) return deny('notFound')
  // Officers are locked before what waits for them, as where it is given.
  const found = await lockOfficer(db, officerId)
  if (found === null) return deny('notFound')
  const grant = await lockGrant(db, grantId)
  if (grant === null) return cannot('grantIsDecided')
  if (confirm && officerId === officer.id) return deny('officerIsYou')
  if (confirm && grant.givenBy === officer.id) return cannot('grantIsOwn')
  if (!(await settle(db, deps, grant, confirm))) return deny('officerIsLast')
  const at = deps.clock.now()
  await storeGrantDecision(db, { id: grantId, holds: confirm, by: officer.id, at })
  const { name, kind, role } = grant
  await act({
    act: confirm ? 'confirmRole' : 'stopRole',
    subject: officerId,
    about: [grantId],
    reason,
    after: { kind, role },
  })
  return { id: officerId, name, role: confirm || kind !== 'role' ? role : found.row.role, holds: confirm }
}

/**
 * The day has passed without a stop. Nothing where it was decided before. Where nobody is left who could have stopped it, it does not
 * hold: else an admin who ends all the others would make a manager of one's own in a day.
 */
export async function holdRole(tx: Tx, deps: Deps, grantId: string): Promise<void> {
  const officerId = await officerOfGrant(tx, grantId)
  if (officerId === null) return
  await lockOfficer(tx, officerId)
  const grant = await lockGrant(tx, grantId)
  if (grant === null) return
  const { kind, role } = grant
  const mayHold = await couldSomebodyStop(tx, grantId)
  const holds = (await settle(tx, deps, grant, mayHold)) && mayHold
  await storeGrantDecision(tx, { id: grantId, holds, by: null, at: deps.clock.now() })
  await insertSystemAct(tx, deps, {
    act: holds ? 'roleHolds' : 'roleCannotHold',
    subject: officerId,
    after: { kind, role },
  })
}

export const seeNotice: DeskChanger<'seeNotice'> = async ({ noticeId }, { db, deps, officer }) => {
  const isSeen = await storeSeen(db, noticeId, officer.id, deps.clock.now())
  return isSeen ? { id: noticeId } : deny('notFound')
}

/** A grant as the list of officers shows it. */
export function shownGrant(deps: Deps, { id, officerId, name, kind, role, giverName: by, ...grant }: Grant) {
  const { reason, givenBy, givenAt, holdsFrom } = grant
  return {
    id,
    officerId,
    name,
    kind,
    role,
    by: givenBy === null || by === null ? null : { id: givenBy, name: by },
    reason,
    givenAt: deskMoment(deps, givenAt),
    holdsFrom: deskMoment(deps, holdsFrom),
  }
}
