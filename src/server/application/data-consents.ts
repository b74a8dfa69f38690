// What a borrower may agree to before an application is decided: asked for, said, and taken back.

import type { CallOutput } from '../../contracts/endpoints.ts'
import { type DataPurpose, dataPurposes, neededPurposes } from '../../core/application/application-fields.ts'
import { dateTimeIn } from '../../core/calendar-date.ts'
import { type Refusal, refuse } from '../../core/refusal.ts'
import type { Call, Handler } from '../http/call.ts'
import { deviceHash, listDataConsents as lastWords, lockBorrower, sayDataConsent, wordsHash } from '../people/door.ts'
import { savedAnswer } from './save-details.ts'

type Answer = CallOutput<'listDataConsents'>

export const listDataConsents: Handler<'listDataConsents'> = async (_input, { db, caller, words, market }) => {
  const said = await lastWords(db, caller.borrowerId)
  const consents: Answer['consents'] = dataPurposes.map((purpose) => {
    const last = said.find((one) => one.purpose === purpose)
    const { title, text } = words.application.consents[purpose]
    return {
      purpose,
      title,
      text,
      required: neededPurposes.includes(purpose),
      agreed: last?.agreed ?? false,
      agreedAt: last?.agreed === true ? dateTimeIn(market.zone, last.saidAt) : null,
      version: wordsHash(text).slice(0, 12),
    }
  })
  return { consents }
}

/**
 * Keeps what was said about each purpose that the call names. Without what an application needs it is refused as
 * `consentIsNeeded`, and nothing is kept.
 */
export const saveDataConsents: Handler<'saveDataConsents'> = (input, call) =>
  call.db.transaction(async (tx) => {
    const { deps, caller, language, words, addressHash } = call
    const borrower = await lockBorrower(tx, caller.borrowerId)
    if (borrower === null || borrower.deletedAt !== null) return refuse('sessionIsMissing')
    const missing = neededPurposes.find((purpose) => input[purpose] !== true)
    if (missing !== undefined) return needed(missing, call)
    for (const purpose of dataPurposes) {
      const agreed = input[purpose]
      if (agreed === undefined) continue
      await sayDataConsent(tx, {
        borrowerId: borrower.id,
        purpose,
        agreed,
        language,
        words: words.application.consents[purpose].text,
        saidAt: deps.clock.now(),
        addressHash,
        deviceHash: deviceHash(caller.deviceId, deps.config.sessionSecret),
      })
    }
    return await savedAnswer(tx, call)
  })

function needed(purpose: DataPurpose, { words }: Call): Refusal {
  return { ...refuse('consentIsNeeded', { name: words.application.consents[purpose].title }), fields: [purpose] }
}
