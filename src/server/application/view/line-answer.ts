// The line of four steps in the caller's words, and the application that an order came from.

import type { CallOutput } from '../../../contracts/endpoints.ts'
import { type CalendarDate, dateIn } from '../../../core/calendar-date.ts'
import type { DecidedApplication, LineStep } from '../../../core/order/application-line.ts'
import type { ServerWords } from '../../../words/server-words.ts'
import type { Order } from '../../account/record/door.ts'
import type { Queries } from '../../db/database.ts'
import { type Application, listApplications } from '../form/application-store.ts'

type LineAnswer = CallOutput<'startApplication'>['application']['line']

/** `said`: the day that the sentence above the line tells, which no step tells again; null where it tells none. */
export function lineAnswer(
  steps: readonly LineStep[],
  { application: { line } }: ServerWords,
  said: CalendarDate | null,
): LineAnswer {
  return steps.map(({ step, state, turn, on }) => ({
    step,
    title: (state === 'done' ? line.titles : line.ahead)[step],
    state,
    note: noteOf({ turn, on: state === 'now' && on === said ? null : on, state }, line),
  }))
}

function noteOf(
  { turn, on, state }: Pick<LineStep, 'turn' | 'on' | 'state'>,
  words: ServerWords['application']['line'],
): string {
  if (turn === 'you') return words.yourTurn
  if (on === null) return turn === 'us' ? words.ourTurn : ''
  return state === 'done' ? words.on({ day: on }) : words.by({ day: on })
}

/** The days of an application that was decided; null while it is open. */
export function decidedDays({ handedInAt, decidedAt }: Application, zone: string): DecidedApplication | null {
  if (decidedAt === null) return null
  return { appliedOn: dateIn(zone, handedInAt ?? decidedAt), approvedOn: dateIn(zone, decidedAt) }
}

/**
 * The approved application whose offer became this order: the newest one for the product that was approved, and still held,
 * when the offer was accepted. Null for a borrower whom the lender's app brought.
 */
export async function applicationBehind(
  db: Queries,
  { borrowerId, productId, appliedAt }: Pick<Order, 'borrowerId' | 'productId' | 'appliedAt'>,
  zone: string,
): Promise<DecidedApplication | null> {
  const acceptedOn = dateIn(zone, appliedAt)
  const found = (await listApplications(db, borrowerId)).find(
    (one) =>
      one.productId === productId &&
      one.decidedAt !== null &&
      one.decidedAt <= appliedAt &&
      one.validUntil !== null &&
      acceptedOn <= one.validUntil,
  )
  return found === undefined ? null : decidedDays(found, zone)
}
