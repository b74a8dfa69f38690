// A person's look at an application or order, as its borrower reads it: who decides by when, what was decided, or that one can ask.

import type { CallOutput } from '../../../contracts/endpoints.ts'
import { type AskedAgain, stepOfAsked } from '../../../core/application/identity-check.ts'
import { reviewDueBy } from '../../../core/application/review.ts'
import { type CalendarDate, dateIn } from '../../../core/calendar-date.ts'
import type { Market } from '../../../core/market/market.ts'
import { markets } from '../../../core/market/markets.ts'
import { forReader } from '../../../core/pseudo-language.ts'
import type { Queries } from '../../db/database.ts'
import type { Call } from '../../http/call.ts'
import type { Application } from '../form/application-store.ts'
import { stepAddress } from '../form/step-address.ts'
import { stillAsked } from '../identity/identity-seen.ts'
import { newestAsked } from '../identity/identity-store.ts'
import { checksOf } from './check-store.ts'
import { isWaiting, type Review, reviewsOf } from './review-store.ts'

export type ReviewAnswer = NonNullable<CallOutput<'startApplication'>['application']['review']>

/** What is asked about: an application or order, whether it is declined by a decision, and its market. */
export interface Reviewed {
  readonly subjectId: string
  readonly isDeclined: boolean
  readonly market: Market
}

/** Null where no person has looked at it, and none can be asked to. */
export async function reviewAnswer(
  call: Pick<Call, 'db' | 'deps' | 'words'>,
  { subjectId, isDeclined, market }: Reviewed,
): Promise<ReviewAnswer | null> {
  const { db, deps, words } = call
  const { review: said } = words.application
  const [newest] = await reviewsOf(db, subjectId)
  const isNewLook = newest === undefined || (newest.kind === 'referred' && newest.decidedAt !== null)
  const nothing = { note: '', buttonText: '', by: null, again: [] }
  if (isNewLook && isDeclined && deps.config.desk !== null) {
    const by = dateIn(market.zone, reviewDueBy('secondLook', deps.clock.now(), market))
    const before = newest === undefined ? nothing : { ...nothing, note: newest.note ?? '' }
    return {
      ...before,
      state: 'canAsk',
      title: said.canAsk.title,
      text: said.canAsk.text({ by }),
      buttonText: said.ask,
    }
  }
  if (newest === undefined) return null
  if (newest.decidedAt !== null) return { ...nothing, ...decidedAnswer(newest, newest.decidedAt, call, market) }
  if (!(await isWaiting(db, subjectId))) return null
  const asked = await askedAnswer(call, newest, market)
  if (asked !== null) return { ...nothing, ...asked }
  const by = dateIn(market.zone, newest.dueBy)
  const { title, text } = newest.kind === 'referred' ? said.referred : said.secondLook
  const isLate = newest.dueBy <= deps.clock.now()
  return { ...nothing, state: 'waiting', title, text: text({ by: isLate ? null : by }), by }
}

/** What a person asks to be sent again; null where nothing is asked, or all of it has come. */
async function askedAnswer(
  { db, deps, words }: Pick<Call, 'db' | 'deps' | 'words'>,
  { subjectId, borrowerId }: Review,
  { zone }: Market,
): Promise<Pick<ReviewAnswer, 'state' | 'title' | 'text' | 'note' | 'by' | 'again'> | null> {
  const asked = await newestAsked(db, subjectId)
  const missing = asked === null ? [] : await stillAsked(db, deps, borrowerId, asked)
  if (asked === null || missing.length === 0) return null
  const { title, text } = words.application.review.askedAgain
  const by = dateIn(zone, asked.answerBy)
  const again = missing.map((one) => ({
    title: titleOf(one, words.application),
    url: stepAddress(stepOfAsked[one], subjectId),
  }))
  return { state: 'waiting', title, text: text({ by }), note: asked.note, by, again }
}

function titleOf(asked: AskedAgain, { sides, fields }: Call['words']['application']): string {
  if (asked === 'front' || asked === 'back') return sides[asked]
  return fields[asked === 'birthDate' ? 'birthDay' : asked].title
}

function decidedAnswer(
  { approved, note }: Review,
  decidedAt: Date,
  { words }: Pick<Call, 'words'>,
  { zone }: Market,
): Pick<ReviewAnswer, 'state' | 'title' | 'text' | 'note'> {
  const { review: said } = words.application
  const [state, { title, text }] =
    approved === true ? (['approved', said.approved] as const) : (['declined', said.declined] as const)
  return { state, title, text: text({ on: dateIn(zone, decidedAt) }), note: note ?? '' }
}

/** Running outside checks of an application, for its borrower: who is asked, and by when an officer decides if there is no answer. */
export async function checkingAnswer(
  { db, deps, words, language }: Pick<Call, 'db' | 'deps' | 'words' | 'language'>,
  { id, market }: Application,
): Promise<ReviewAnswer | null> {
  const checks = await checksOf(db, id)
  const [first] = checks
  if (first === undefined) return null
  const names = checks.map(({ kind, provider }) => {
    const named = deps.lender.checks?.[kind] ?? null
    return named === null ? provider : forReader(named.name, language)
  })
  const by = dateIn(markets[market].zone, first.giveUpAt)
  const { title, text } = words.application.review.checking
  const list = new Intl.ListFormat(language, { type: 'conjunction' }).format(names)
  return { state: 'checking', title, text: text({ names: list, by }), note: '', buttonText: '', by, again: [] }
}

/** What a person's decision is about: the newest look at an application or order, with the looks before it. */
interface FoundReview {
  readonly newest: Review
  readonly productId: string
  /** Of an approved application. */
  readonly validUntil: CalendarDate | null
  /** Newest first. */
  readonly looks: readonly (Review & { readonly officerName: string | null })[]
}

/** By the id of an application or an order; null where no person was asked about it. */
export async function findReview(db: Queries, subjectId: string): Promise<FoundReview | null> {
  const looks = await reviewsOf(db, subjectId)
  const [newest] = looks
  if (newest === undefined) return null
  const [subject] = await db.query<{ productId: string; validUntil: CalendarDate | null }>(
    `select product_id as "productId", valid_until as "validUntil" from application where id = $1
      union all select product_id, null::date from loan_order where id = $1`,
    [subjectId],
  )
  if (subject === undefined) throw new Error(`a review is about ${subjectId}, which is gone`)
  const names = await db.query<{ id: string; name: string }>(
    'select id, name from officer where id = any($1::text[])',
    [looks.flatMap(({ officerId }) => (officerId === null ? [] : [officerId]))],
  )
  const nameOf = ({ officerId }: Review) => names.find(({ id }) => id === officerId)?.name ?? null
  return { newest, ...subject, looks: looks.map((look) => ({ ...look, officerName: nameOf(look) })) }
}
