// What a borrower agreed to, and taking back what can be taken back: a loan's papers hold as long as the loan.

import { documentPage } from '../../contracts/document-addresses.ts'
import { type DataPurpose, dataPurposes } from '../../core/application/application-fields.ts'
import { dateTimeIn } from '../../core/calendar-date.ts'
import { deviceDataKinds } from '../../core/profile/device-data.ts'
import { done, refuse } from '../../core/refusal.ts'
import type { Queries, Tx } from '../db/database.ts'
import type { Call, Handler } from '../http/call.ts'
import { forgetPushPhone, pushPhoneSince } from '../outbox/push/door.ts'
import { stopReminders, wantsReminders } from '../outbox/wish/door.ts'
import { lockBorrower } from '../people/borrower/door.ts'
import { listDataConsents, sayDataConsent } from '../people/consent/door.ts'
import { deviceHash } from '../people/mark/door.ts'
import { newsConfirmedAt, stopNewsOf } from '../service/door.ts'
import { liveDeviceConsents, withdrawConsents } from './device-data/consent-store.ts'
import { ownBorrower } from './get-profile.ts'

interface AgreedRow {
  readonly orderId: string
  readonly position: number
  readonly document: string
  readonly title: string
  readonly agreedAt: Date
}

/** What can be withdrawn comes first, how data is used in the words that were agreed to. Then the papers of loans, the newest first. */
export const listConsents: Handler<'listConsents'> = async (_input, call) => {
  const { db, caller, market, words } = call
  const borrower = await ownBorrower(call)
  const isReminded = await wantsReminders(db, caller.borrowerId)
  const onPhone = await pushPhoneSince(db, caller.borrowerId)
  const news = await newsConfirmedAt(db, caller.borrowerId)
  const said = await listDataConsents(db, caller.borrowerId)
  const ofPhone = await liveDeviceConsents(db, caller.borrowerId)
  const agreed = await agreedTo(db, caller.borrowerId)
  const { consents } = words.profile
  return {
    list: [
      ...(isReminded ? [withdrawable('reminders', borrower.createdAt)] : []),
      ...(onPhone === null ? [] : [withdrawable('phoneMessages', onPhone)]),
      ...(news === null ? [] : [withdrawable('newsByEmail', news)]),
      ...said
        .filter(({ agreed }) => agreed)
        .map(({ purpose, saidAt, words: agreedWords }) => {
          const { title } = words.application.consents[purpose]
          return { ...taken(saidAt), id: purpose, kind: purpose, title, explanation: agreedWords }
        }),
      ...ofPhone.map(({ kind, givenAt }) => withdrawable(kind, givenAt)),
      ...agreed.map(({ orderId, position, document, title, agreedAt }) => ({
        id: `${orderId}-${position}`,
        kind: 'agreement' as const,
        title,
        explanation: consents.ofLoan({ orderId }),
        agreedAt: dateTimeIn(market.zone, agreedAt),
        canWithdraw: false,
        url: documentPage(document, orderId),
      })),
    ],
  }

  function taken(agreedAt: Date) {
    return { agreedAt: dateTimeIn(market.zone, agreedAt), canWithdraw: true, url: '' }
  }

  function withdrawable(kind: keyof Omit<typeof consents, 'ofLoan'>, agreedAt: Date) {
    return { ...taken(agreedAt), id: kind, kind, ...consents[kind] }
  }
}

async function agreedTo(db: Queries, borrowerId: string): Promise<AgreedRow[]> {
  return await db.query<AgreedRow>(
    `select order_id as "orderId", position, document, title, agreed_at as "agreedAt"
     from consent where borrower_id = $1 order by agreed_at desc, order_id, position`,
    [borrowerId],
  )
}

/** Refusals: `consentHoldsWithTheLoan` for a paper of an own loan, `notFound` for anything else. Idempotent. */
export const withdrawConsent: Handler<'withdrawConsent'> = async ({ consentId }, call) => {
  const { db, caller } = call
  if (consentId === 'reminders') {
    await stopReminders(db, caller.borrowerId, call.deps.clock.now())
    return done
  }
  if (consentId === 'phoneMessages') {
    await forgetPushPhone(db, caller.borrowerId)
    return done
  }
  if (consentId === 'newsByEmail') {
    await stopNewsOf(db, caller.borrowerId)
    return done
  }
  const purpose = dataPurposes.find((known) => known === consentId)
  if (purpose !== undefined) {
    await db.transaction((tx) => takeBack(tx, purpose, call))
    return done
  }
  const kind = deviceDataKinds.find((known) => known === consentId)
  if (kind !== undefined) {
    const at = call.deps.clock.now()
    await db.transaction((tx) => withdrawConsents(tx, { borrowerId: caller.borrowerId, kind, at }))
    return done
  }
  const agreed = await agreedTo(db, caller.borrowerId)
  const isTheirs = agreed.some(({ orderId, position }) => `${orderId}-${position}` === consentId)
  return refuse(isTheirs ? 'consentHoldsWithTheLoan' : 'notFound')
}

/** An application that is being filled in cannot be decided any more; a loan that runs goes on. */
async function takeBack(tx: Tx, purpose: DataPurpose, call: Call): Promise<void> {
  const { deps, caller, language, words, addressHash } = call
  // One after the other with a decision: it sees that the consent is gone, or was made before.
  await lockBorrower(tx, caller.borrowerId)
  await sayDataConsent(tx, {
    borrowerId: caller.borrowerId,
    purpose,
    agreed: false,
    language,
    words: words.application.consents[purpose].text,
    saidAt: deps.clock.now(),
    addressHash,
    deviceHash: deviceHash(caller.deviceId, deps.config.sessionSecret),
  })
}
