// An officer compares who an applicant says to be: the whole page unmasked by one act, each field confirmed or doubted, papers asked again.

import type { DeskOutput } from '../../../contracts/desk-endpoints.ts'
import { askedAgainDays, identityIsInQuestion } from '../../../core/application/identity-check.ts'
import { dateIn } from '../../../core/calendar-date.ts'
import { answerBy } from '../../../core/complaint/case-clock.ts'
import { maskedBirthDate, maskedName, maskedNumberEnd } from '../../../core/desk/masked.ts'
import { markets } from '../../../core/market/markets.ts'
import { cannot, deny } from '../../../core/officer/desk-refusal.ts'
import { plainText } from '../../../core/plain-text.ts'
import { serverWordsFor } from '../../../words/server-words.ts'
import { refuseTaken } from '../../officer/act/door.ts'
import { type DeskCall, type DeskChange, type DeskChanger, deskMoment } from '../../officer/call/door.ts'
import { queueSms } from '../../outbox/sms/door.ts'
import { type Borrower, lockBorrower } from '../../people/borrower/door.ts'
import { markOf, type SeenField, seenFields, stillAsked, unconfirmedFields } from '../identity/identity-seen.ts'
import { insertAsked, insertSaid, newestAsked } from '../identity/identity-store.ts'
import { findReview } from '../review/review-answer.ts'
import { isWaiting, type Review, waitUntil } from '../review/review-store.ts'

type Page = NonNullable<DeskOutput<'readApplicationReview'>['identity']>

/** What the page shows of an identity: masked, with what was said of each field. Null without details. */
export async function identityFor(
  { db, deps }: Pick<DeskCall, 'db' | 'deps'>,
  { borrowerId, subjectId, rules }: Review,
  borrower: Borrower,
): Promise<Page | null> {
  const fields = await seenFields(db, deps, borrowerId)
  if (fields === null) return null
  const asked = await newestAsked(db, subjectId)
  const isInQuestion = identityIsInQuestion(rules)
  return {
    isInQuestion,
    missing: isInQuestion ? [...(await unconfirmedFields(db, deps, { borrowerId, market: borrower.market }))] : [],
    fields: fields.map((field) => ({
      field: field.field,
      typed: masked(field),
      verdict: field.verdict,
      said:
        field.said === null
          ? null
          : {
              verdict: field.said.verdict,
              note: field.said.note,
              by: field.said.officerName,
              at: deskMoment(deps, field.said.saidAt),
              isOfNow: field.verdict !== null,
            },
    })),
    asked:
      asked === null
        ? null
        : {
            what: [...asked.asked],
            missing: [...(await stillAsked(db, deps, borrowerId, asked))],
            note: asked.note,
            by: asked.officerName,
            at: deskMoment(deps, asked.askedAt),
            answerBy: deskMoment(deps, asked.answerBy),
          },
  }
}

function masked({ field, typed }: SeenField): string {
  switch (field) {
    case 'fullName':
    case 'address':
      return maskedName(typed)
    case 'birthDate':
      return maskedBirthDate(typed === '' ? null : typed)
    case 'idNumber':
      return maskedNumberEnd(typed)
    case 'idType':
      return typed
  }
}

/** The review and the borrower's lock, for what changes something; a refusal where there is nothing to look at any more. */
async function underLock(applicationId: string, { db, officer }: DeskChange) {
  const found = await findReview(db, applicationId)
  if (found === null) return deny('notFound')
  const borrower = await lockBorrower(db, found.newest.borrowerId)
  const review = (await findReview(db, applicationId))?.newest ?? found.newest
  if (borrower === null || borrower.deletedAt !== null) return deny('notFound')
  const kind = review.kind === 'referred' ? 'referredApplication' : review.kind
  const taken = await refuseTaken(db, { kinds: [kind], id: applicationId, officerId: officer.id })
  if (taken !== null) return taken
  if (review.decidedAt !== null) return cannot('applicationIsDecided')
  if (!(await isWaiting(db, applicationId))) return cannot('applicationIsOver')
  return { review, borrower }
}

/** APPLICATION-26: everything typed, in one recorded act. Its marks are what the officer can give verdicts with. */
export const unmaskIdentity: DeskChanger<'unmaskIdentity'> = async ({ applicationId, reason }, call) => {
  const { db, deps, officer, act } = call
  const found = await findReview(db, applicationId)
  const fields = found === null ? null : await seenFields(db, deps, found.newest.borrowerId)
  if (found === null || fields === null) return deny('notFound')
  const { borrowerId } = found.newest
  const after = { fields: fields.map(({ field }) => field) }
  await act({ act: 'unmaskIdentity', subject: applicationId, borrowerId, reason, after })
  return {
    fields: fields.map((field) => ({ field: field.field, typed: field.typed, mark: markOf(deps, officer.id, field) })),
  }
}

/** APPLICATION-27: each field an act of its own, all or none: one that has changed since it was shown refuses all of them. */
export const checkIdentity: DeskChanger<'checkIdentity'> = async ({ applicationId, fields: said }, call) => {
  const { db, deps, officer, act } = call
  const names = said.map(({ field }) => field)
  if (new Set(names).size < names.length) return deny('badInput', { fields: ['fields'] })
  const held = await underLock(applicationId, call)
  if ('refused' in held) return held
  const { borrower } = held
  const fields = (await seenFields(db, deps, borrower.id)) ?? []
  const seenOf = new Map(fields.map((field) => [field.field, field]))
  for (const { field, mark } of said) {
    const seen = seenOf.get(field)
    if (seen === undefined || markOf(deps, officer.id, seen) !== mark)
      return cannot('identityHasChanged', { fields: [field] })
  }
  const saidAt = deps.clock.now()
  for (const { field, verdict, note: typed } of said) {
    const seen = seenOf.get(field)
    if (seen === undefined) throw new Error(`${field} was seen and is gone`)
    const note = typed === undefined ? '' : plainText(typed)
    const of = { borrowerId: borrower.id, subjectId: applicationId, field, verdict, seen: seen.seen, note, saidAt }
    await insertSaid(db, { ...of, id: deps.ids.next('idv'), officerId: officer.id })
    await act({
      act: verdict === 'confirmed' ? 'confirmField' : 'doubtField',
      subject: applicationId,
      borrowerId: borrower.id,
      reason: note,
      before: { verdict: seen.verdict },
      after: { field, verdict },
    })
  }
  const missing = await unconfirmedFields(db, deps, { borrowerId: borrower.id, market: borrower.market })
  return { applicationId, missing: [...missing] }
}

/** APPLICATION-28: the borrower is told what to send again, why and by when; a person decides after that day, whatever came. */
export const askPapersAgain: DeskChanger<'askPapersAgain'> = async ({ applicationId, what, note: typed }, call) => {
  const { db, deps, officer, act } = call
  const held = await underLock(applicationId, call)
  if ('refused' in held) return held
  const { review, borrower } = held
  // The page of an order has no steps to send it in; the application before it had.
  if (review.applicationId === null || review.kind !== 'referred' || borrower.phone === null)
    return cannot('cannotAskAgain')
  const before = await newestAsked(db, applicationId)
  if (before !== null && (await stillAsked(db, deps, borrower.id, before)).length > 0) return cannot('papersAreAsked')
  const market = markets[borrower.market]
  const askedAt = deps.clock.now()
  const by = answerBy(dateIn(market.zone, askedAt), market.zone, askedAgainDays)
  if (by === null) throw new Error('papers are asked for by a day')
  const note = typed === undefined ? '' : plainText(typed)
  const id = deps.ids.next('idr')
  const asked = { id, borrowerId: borrower.id, subjectId: applicationId, asked: what, note, askedAt, answerBy: by }
  await insertAsked(db, { ...asked, officerId: officer.id })
  await waitUntil(db, review, by)
  const { sms } = serverWordsFor(borrower.language).application.review
  await queueSms(db, deps, {
    phone: borrower.phone,
    market,
    purpose: 'decision',
    about: `${id}:asked`,
    text: sms.askedAgain({ lender: deps.config.lenderName, by: dateIn(market.zone, by) }),
  })
  await act({
    act: 'askPapersAgain',
    subject: applicationId,
    borrowerId: borrower.id,
    reason: note,
    after: { what, answerBy: dateIn(market.zone, by) },
  })
  return { applicationId, answerBy: deskMoment(deps, by) }
}
