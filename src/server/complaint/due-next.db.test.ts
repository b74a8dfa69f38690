// The SQL that sorts cases computes the same deadlines as core/complaint/case-clock.ts, in every market.

import { expect, it } from 'vitest'
import { onPostgres } from '../../../tests/support/databases.ts'
import { caseClock } from '../../core/complaint/case-clock.ts'
import { marketIds } from '../../core/market/market.ts'
import { markets } from '../../core/market/markets.ts'
import { caseDueBy } from './complaint-store.ts'

const opened = ['2026-11-19T15:59:59Z', '2026-11-19T16:00:00Z', '2026-12-31T18:30:00Z']
const moments = opened.flatMap((openedAt) => [
  { openedAt, answerBy: '2027-01-08T15:59:59Z', acknowledgedAt: null, reopenedAt: null },
  { openedAt, answerBy: '2026-11-20T15:59:59Z', acknowledgedAt: null, reopenedAt: null },
  { openedAt, answerBy: '2027-01-08T15:59:59Z', acknowledgedAt: openedAt, reopenedAt: null },
  { openedAt, answerBy: '2027-01-08T15:59:59Z', acknowledgedAt: null, reopenedAt: '2027-01-04T17:00:00Z' },
  { openedAt, answerBy: null, acknowledgedAt: null, reopenedAt: null },
])
const dateOf = (text: string | null): Date | null => (text === null ? null : new Date(text))

onPostgres('what is due next in a case', (database) => {
  it('is to say that it was read, then to answer, as the clock of its market says', async () => {
    const cases = marketIds.flatMap((market) => moments.map((one) => ({ ...one, market })))
    const rows = await database().query<{ dueBy: Date | null }>(
      `select ${caseDueBy} as "dueBy" from jsonb_array_elements($1::jsonb) with ordinality a(x, n)
        cross join lateral (select (x->>'openedAt')::timestamptz as opened_at, (x->>'reopenedAt')::timestamptz as reopened_at,
          (x->>'acknowledgedAt')::timestamptz as acknowledged_at, (x->>'answerBy')::timestamptz as answer_by) c
        cross join lateral (select x->>'market' as market) b order by n`,
      [JSON.stringify(cases)],
    )
    const expected = cases.map(({ market, openedAt, ...one }) => {
      const reopenedAt = dateOf(one.reopenedAt)
      const timed = { openedAt: new Date(openedAt), reopenedAt, answeredAt: reopenedAt }
      const { acknowledgeBy, answerBy } = caseClock(
        { ...timed, acknowledgedAt: dateOf(one.acknowledgedAt), answerBy: dateOf(one.answerBy) },
        markets[market],
      )
      const due = [acknowledgeBy, answerBy].flatMap((by) => (by === null ? [] : [by.getTime()]))
      return due.length === 0 ? null : new Date(Math.min(...due))
    })
    expect(rows.map(({ dueBy }) => dueBy)).toEqual(expected)
  })
})
