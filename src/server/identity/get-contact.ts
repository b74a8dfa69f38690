// Phone and e-mail of an account as its owner sees them, and what of a change waits for its proof.

import { maskedEmail, phoneStep } from '../../core/identity/contact-change.ts'
import { maskedPhone } from '../../core/identity/phone.ts'
import { refuse } from '../../core/refusal.ts'
import type { Handler } from '../http/call.ts'
import { findBorrower, shortNameOf } from '../people/borrower/door.ts'
import { secondsUntilNextCode } from '../people/code/door.ts'
import { phoneChangeTarget } from './change-phone.ts'
import { waitingChange } from './contact-change-store.ts'

export const getContact: Handler<'getContact'> = async (_input, call) => {
  const { db, deps, caller } = call
  const borrower = await findBorrower(db, caller.borrowerId)
  if (borrower === null) return refuse('sessionIsMissing')
  const phone = await waitingChange(db, deps, { borrowerId: borrower.id, kind: 'phone' })
  const email = await waitingChange(db, deps, { borrowerId: borrower.id, kind: 'email' })
  const target = phone === null || borrower.phone === null ? null : phoneChangeTarget(call, phone, borrower.phone)
  return {
    maskedPhone: shortNameOf(borrower),
    phoneStep: phoneStep(phone),
    changeId: phone?.id ?? '',
    maskedNewPhone: phone?.value == null ? '' : maskedPhone(phone.value),
    waitSeconds: target === null ? 0 : await secondsUntilNextCode(db, deps, target),
    maskedEmail: borrower.email === null ? '' : maskedEmail(borrower.email),
    emailIsConfirmed: borrower.emailConfirmedAt !== null,
    maskedPendingEmail: email?.value == null ? '' : maskedEmail(email.value),
    emailOffered: deps.mail !== null,
  }
}
