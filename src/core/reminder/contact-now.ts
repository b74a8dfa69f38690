// Whether a borrower may be reminded or called about a payment now: the same rules for a person as for a message.

import type { LoanState } from '../loan/loan-state.ts'
import { type ContactCap, isCapReached, type MessageTurn } from '../outbox/message-rules.ts'
import { isPaused } from './reminder.ts'

/** Why not, the first that applies. `leftAlone`: each loan that is due has an open promise, or a plan that is kept. */
export const contactStops = ['noPhone', 'nothingDue', 'unwanted', 'leftAlone', 'tooMany', 'atNight'] as const
export type ContactStop = (typeof contactStops)[number]

export interface ContactFacts {
  readonly hasPhone: boolean
  readonly loans: readonly { readonly state: LoanState | null; readonly isPromised: boolean }[]
  readonly isWanted: boolean
  /** Reminders that left, and broken promises that an officer followed up. */
  readonly sent: MessageTurn['sent']
  readonly isNight: boolean
}

/** REMINDER-4. Null: a call or a reminder is in order now. */
export function whyNotContacted({ loans, ...facts }: ContactFacts, cap: ContactCap): ContactStop | null {
  if (!facts.hasPhone) return 'noPhone'
  const due = loans.filter(({ state }) => state !== null && state.amountDue.totalMinor > 0)
  if (due.length === 0) return 'nothingDue'
  if (!facts.isWanted) return 'unwanted'
  if (due.every(({ state, isPromised }) => isPromised || (state !== null && isPaused(state)))) return 'leftAlone'
  if (isCapReached(facts.sent, cap)) return 'tooMany'
  return facts.isNight ? 'atNight' : null
}
