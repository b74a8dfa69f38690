// What a borrower may agree to before an application is decided: asked for, said, and taken back.

import type { CallInput, CallOutput } from '../../contracts/endpoints.ts'
import {
  consentsGivenADay,
  type DataPurpose,
  dataPurposes,
  neededPurposes,
} from '../../core/application/application-fields.ts'
import { dateTimeIn } from '../../core/calendar-date.ts'
import { type Refusal, refuse } from '../../core/refusal.ts'
import { daySeconds, takeFromBudget } from '../db/budget.ts'
import type { Call, Handler } from '../http/call.ts'
import { lockBorrower } from '../people/borrower/door.ts'
import { changesConsent, listDataConsents as lastWords, sayDataConsent, wordsHash } from '../people/consent/door.ts'
import { deviceHash } from '../people/mark/door.ts'
import { wordsShown } from './form/agreed-words.ts'
import { savedAnswer } from './save-details.ts'

type Answer = CallOutput<'listDataConsents'>
type Said = CallInput<'saveDataConsents'>

/** So many hexadecimal digits of the hash of the words are their version on the wire. */
const VERSION_DIGITS = 12

/** Consent to an old wording does not tick the box below a new one. */
export const listDataConsents: Handler<'listDataConsents'> = async (_input, call) => {
  const { db, caller, words, market } = call
  const said = await lastWords(db, caller.borrowerId)
  const consents: Answer['consents'] = dataPurposes.map((purpose) => {
    const last = said.find((one) => one.purpose === purpose)
    const { title, text } = words.application.consents[purpose]
    const given = last?.agreed === true && shownWords(purpose, versionOf(last.words), call) !== null ? last : null
    return {
      purpose,
      title,
      text,
      required: neededPurposes.includes(purpose),
      agreed: given !== null,
      agreedAt: given === null ? null : dateTimeIn(market.zone, given.saidAt),
      version: versionOf(text),
    }
  })
  return { consents }
}

/**
 * Keeps what was said about each purpose that the call names, a yes with the words that were on the screen. Nothing is kept where it is
 * refused: as `consentIsNeeded` without what an application needs, as `consentHasChanged` where these words are no longer shown, as
 * `tooManyRequests` where consents were given too often today.
 */
export const saveDataConsents: Handler<'saveDataConsents'> = (input, call) =>
  call.db.transaction(async (tx) => {
    const { deps, caller, language, words, addressHash } = call
    const borrower = await lockBorrower(tx, caller.borrowerId)
    if (borrower === null || borrower.deletedAt !== null) return refuse('sessionIsMissing')
    const missing = neededPurposes.find((purpose) => input[purpose] !== true)
    if (missing !== undefined) return needed(missing, call)
    const changed = dataPurposes.filter(
      (purpose) => input[purpose] === true && seenWords(purpose, input, call) === null,
    )
    if (changed.length > 0) return { ...refuse('consentHasChanged'), fields: changed }
    const last = await lastWords(tx, borrower.id)
    const said = dataPurposes.flatMap((purpose) => {
      const agreed = input[purpose]
      if (agreed === undefined) return []
      const today = { words: words.application.consents[purpose].text, language }
      const one = { purpose, agreed, ...(seenWords(purpose, input, call) ?? today) }
      return changesConsent(
        last.find((before) => before.purpose === purpose),
        one,
      )
        ? [one]
        : []
    })
    if (said.some(({ agreed }) => agreed)) {
      const budget = { key: `consents:${borrower.id}`, limit: consentsGivenADay, windowSeconds: daySeconds }
      const taken = await takeFromBudget(tx, deps.clock.now(), budget)
      if (!taken.allowed) return refuse('tooManyRequests', { seconds: taken.secondsLeft })
    }
    for (const one of said) {
      await sayDataConsent(tx, {
        ...one,
        borrowerId: borrower.id,
        saidAt: deps.clock.now(),
        addressHash,
        deviceHash: deviceHash(caller.deviceId, deps.config.sessionSecret),
      })
    }
    return await savedAnswer(tx, call)
  })

function versionOf(words: string): string {
  return wordsHash(words).slice(0, VERSION_DIGITS)
}

function seenWords(purpose: DataPurpose, input: Said, call: Call) {
  return shownWords(purpose, input[`${purpose}Version`] ?? '', call)
}

/** The words of a version with their language, which may have been chosen again since; null where no language has them. */
function shownWords(purpose: DataPurpose, version: string, { language }: Call) {
  return wordsShown(purpose, language).find(({ words }) => versionOf(words) === version) ?? null
}

function needed(purpose: DataPurpose, { words }: Call): Refusal<'consentIsNeeded'> {
  return { ...refuse('consentIsNeeded', { name: words.application.consents[purpose].title }), fields: [purpose] }
}
