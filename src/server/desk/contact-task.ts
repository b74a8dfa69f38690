// Whether a late loan may be given to an officer as something to contact its borrower about: the market's rules stand before the task.

import { cannot } from '../../core/officer/desk-refusal.ts'
import type { ContactChannel } from '../../core/outbox/contact.ts'
import type { ContactStopped } from '../../core/outbox/contact-now.ts'
import type { Tx } from '../db/database.ts'
import type { Deps } from '../deps.ts'
import { holderOf } from '../officer/act/door.ts'
import { deskMoment } from '../officer/call/door.ts'
import { lockBorrower } from '../people/borrower/door.ts'
import { contactStops, stopShown } from './contact-now.ts'
import type { WorkItem } from './work-query.ts'

interface Call {
  readonly db: Tx
  readonly deps: Deps
}

/**
 * DESK-54: the rule that stands against contacting a borrower now; null where none does. The borrower's row is held first, as noting a
 * contact holds it: what is noted at the same moment is seen, or waits until the task is there.
 */
export async function ruleAgainstContact(
  { db, deps }: Call,
  userId: string,
  channel: ContactChannel = 'call',
): Promise<ContactStopped | null> {
  await lockBorrower(db, userId)
  return (await contactStops({ db, deps }, [userId], channel)).get(userId) ?? null
}

/** What an officer reads who may not have the task. */
export function contactRefused(deps: Deps, stopped: ContactStopped) {
  const mayFrom = stopped.from === null ? null : deskMoment(deps, stopped.from)
  return cannot('contactIsRefused', { more: { ...stopShown(stopped), mayFrom } })
}

/** A late loan that nobody has becomes a task by being given; one that somebody has is one already. */
export async function becomesTask(db: Tx, { kind, id, userId, ownerId }: WorkItem): Promise<string | null> {
  if (kind !== 'lateLoan' || userId === null) return null
  return ownerId !== null && (await holderOf(db, kind, id)) !== null ? null : userId
}

/**
 * Why an officer cannot be given a late loan by somebody else: a rule that no clock ends, as they work on it later. A limit or the hour
 * stands against the contact alone, and against taking it oneself.
 */
export async function lastingRuleAgainst(call: Call, userId: string): Promise<ContactStopped | null> {
  const stopped = await ruleAgainstContact(call, userId)
  return stopped?.from === null ? stopped : null
}
