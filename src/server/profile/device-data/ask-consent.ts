// The question before a phone tells something: its words are ours, kept with the moment, and its reference is used once. Taking a consent back
// erases what it brought.

import { dateTimeIn } from '../../../core/calendar-date.ts'
import { consentMinutes, deviceDataDays } from '../../../core/profile/device-data.ts'
import type { Handler } from '../../http/call.ts'
import { keepQuestion, withdrawConsents } from './consent-store.ts'

const REF_BYTES = 16

export const askDeviceConsent: Handler<'askDeviceConsent'> = async ({ kind }, call) => {
  const { caller, db, deps, language, market } = call
  const words = call.words.deviceData[kind]
  const askedAt = deps.clock.now()
  const expiresAt = new Date(askedAt.getTime() + consentMinutes * 60_000)
  const consentRef = deps.random.token(REF_BYTES)
  const question = `${words.question} ${words.keeps({ days: deviceDataDays })}`
  await keepQuestion(db, { consentRef, borrowerId: caller.borrowerId, kind, question, language, askedAt, expiresAt })
  return {
    consentRef,
    kind,
    question: words.question,
    keeps: words.keeps({ days: deviceDataDays }),
    keptDays: deviceDataDays,
    expiresAt: dateTimeIn(market.zone, expiresAt),
  }
}

export const withdrawDeviceConsent: Handler<'withdrawDeviceConsent'> = async ({ kind }, { caller, db, deps }) => {
  const { borrowerId } = caller
  const erased = await db.transaction((tx) => withdrawConsents(tx, { borrowerId, kind, at: deps.clock.now() }))
  return { erased }
}
