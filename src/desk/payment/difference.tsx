// One difference between a provider's report and our books: what each side says, what to do, and that it was cleared up.

import type { ReactNode } from 'react'
import { mayDo } from '../../core/officer/rights.ts'
import { inWords } from '../messages/words.ts'
import { type Act, type Got, screen, type Visit } from '../screen.ts'
import { ActForm, ProseField, Submit } from '../ui/form.tsx'
import { Money, PageHead, State } from '../ui/parts.tsx'

type Difference = Got<'readDifference'>

const clear: Act = async (posted, { call, params }) => {
  const input = { differenceId: params.differenceId ?? '', reason: posted.text('reason') }
  const answer = await call('clearDifference', input, posted.key)
  return answer.ok ? { to: `/payments/differences/${encodeURIComponent(input.differenceId)}`, said: 'cleared' } : answer
}

export const difference = screen<Difference>({
  path: '/payments/differences/:differenceId',
  right: 'read',
  tab: 'payments',
  load: ({ call, params }) => call('readDifference', { differenceId: params.differenceId ?? '' }),
  title: (_data, words) => words.payments.difference.title,
  View: DifferencePage,
  acts: { clear },
})

function DifferencePage({ data, visit }: { data: Difference; visit: Visit }) {
  const { difference: words } = visit.words.payments
  const what = data.what === 'amountDiffers' || data.what === 'theyMissIt' ? data.what : 'weMissIt'
  return (
    <div className="cols side">
      <div>
        <PageHead title={words.head[what]} lead={data.isCleared ? words.done : words.next[what]}>
          {data.isCleared && (
            <State of="ok" tag>
              {visit.words.payments.one.cleared}
            </State>
          )}
        </PageHead>
        <div className="part">
          <Facts data={data} visit={visit} />
        </div>
      </div>
      <aside className="stub" aria-label={words.title}>
        <ul className="acts part">
          {data.reportId !== null && (
            <li>
              <a href={`/payments/reports/${encodeURIComponent(data.reportId)}?state=${data.what}`}>{words.report}</a>
            </li>
          )}
          {data.subjectId !== null && (
            <li>
              <a href={`/find?${new URLSearchParams({ q: ownNumber(data.subjectId) })}`}>{words.find}</a>
            </li>
          )}
        </ul>
        {!data.isCleared && mayDo(visit.me.role, 'proposePayment') && (
          <ActForm act="clear" visit={visit} className="part stack">
            <h2>{words.clear}</h2>
            <p className="quiet s">{words.clearNote}</p>
            <ProseField name="reason" label={words.reason} required max={500} />
            <Submit look="wide">{words.clear}</Submit>
          </ActForm>
        )}
      </aside>
    </div>
  )
}

function Facts({ data, visit }: { data: Difference; visit: Visit }) {
  const { difference: words, one } = visit.words.payments
  const amount = (minor: number | null): ReactNode =>
    minor === null ? words.nothing : <Money minor={Math.abs(minor)} currency={data.currency} />
  const rows: readonly (readonly [string, ReactNode])[] = [
    [words.fields.provider, data.provider],
    [words.fields.kind, inWords(one.kinds, data.kind)],
    [words.fields.number, <bdi key="number">{data.number}</bdi>],
    ...(data.reference === '' ? [] : [[words.fields.reference, <bdi key="ref">{data.reference}</bdi>] as const]),
    ...(data.line === null ? [] : [[words.fields.line, data.line] as const]),
    [words.fields.theirs, amount(data.theirMinor)],
    [words.fields.ours, amount(data.ourMinor)],
  ]
  return (
    <table className="lines">
      <caption>{words.facts}</caption>
      <tbody>
        {rows.map(([name, value]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td className="r">{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** A payment by its id; a payout by the order before its attempt. */
export function ownNumber(subjectId: string): string {
  return subjectId.split(':')[0] ?? subjectId
}
