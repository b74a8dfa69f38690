// The borrower's profile: masked, as a shared phone may show it, and the borrower's preferences.

import { dateIn } from '../../core/calendar-date.ts'
import { maskedEmail } from '../../core/identity/contact-change.ts'
import type { Call, Handler } from '../http/call.ts'
import { wishesOf } from '../outbox/wish/door.ts'
import { type Borrower, findBorrower, shortNameOf } from '../people/borrower/door.ts'
import { phoneMessagesOf } from './phone-messages.ts'

export const getProfile: Handler<'getProfile'> = async (_input, call) => {
  const borrower = await ownBorrower(call)
  const wishes = await wishesOf(call.db, borrower.id, 'sms')
  return {
    borrowerId: borrower.id,
    maskedPhone: shortNameOf(borrower),
    name: borrower.name ?? '',
    maskedEmail: borrower.email === null ? '' : maskedEmail(borrower.email),
    language: borrower.language,
    registeredOn: dateIn(call.market.zone, borrower.createdAt),
    remindersOn: wishes.reminders,
    receiptsOn: wishes.receipts,
    phone: await phoneMessagesOf(call.db, call.deps, borrower.id),
  }
}

/** Throws where there is none: deleting an account ends its sessions. */
export async function ownBorrower({ db, caller }: Pick<Call, 'db' | 'caller'>): Promise<Borrower> {
  const borrower = await findBorrower(db, caller.borrowerId)
  if (borrower === null) throw new Error('a session has no borrower')
  return borrower
}
