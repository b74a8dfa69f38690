// Running outside checks of an application, for its borrower: who is asked, and by when an officer decides if there is no answer.

import { dateIn } from '../../../core/calendar-date.ts'
import { markets } from '../../../core/market/markets.ts'
import { forReader } from '../../../core/pseudo-language.ts'
import type { Call } from '../../http/call.ts'
import type { Application } from '../form/application-store.ts'
import { checksOf } from './check-store.ts'
import type { ReviewAnswer } from './review-answer.ts'

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
