// What text messages are for, and the kind under which a borrower finds each in the settings.

import type { MessageKind } from '../../../core/outbox/message-rules.ts'

/** A receipt says that all is as it was asked for; what else becomes of a loan or its money is `loan`. */
export const kindOf = {
  login: 'codes',
  delete: 'codes',
  register: 'codes',
  payment: 'codes',
  account: 'codes',
  accountChanged: 'security',
  phone: 'codes',
  phoneChanged: 'security',
  decision: 'loan',
  payout: 'loan',
  loan: 'loan',
  complaint: 'cases',
  receipt: 'receipts',
  reminder: 'reminders',
} as const satisfies Readonly<Record<string, MessageKind>>
export type SmsPurpose = keyof typeof kindOf

/** Asked for by the person who holds the phone, or urgent for that person: these go out at night as well. */
export function leavesAtNight(purpose: SmsPurpose): boolean {
  const kind = kindOf[purpose]
  return kind === 'codes' || kind === 'security'
}

export function purposesOf(kind: MessageKind): SmsPurpose[] {
  return (Object.keys(kindOf) as SmsPurpose[]).filter((purpose) => kindOf[purpose] === kind)
}
