// The month so far: how loans rolled, what was decided, complaints and payments; and what is owed by part.

import { bucketNames, shareBps } from '../../core/portfolio/standing.ts'
import { monthName } from '../messages/names.ts'
import { inWords } from '../messages/words.ts'
import { Money } from '../ui/parts.tsx'
import { type Column, Lines, Spoken, Table } from '../ui/table.tsx'
import { Bar, Chart, DotChart, Figures, HundredChart, RollChart } from './count-charts.tsx'
import { type BookView, formatOf, loansAt, oneDecimal, share, whole } from './figures.ts'

/** The buckets that a loan that was owed may be in. */
export const ends = [...bucketNames, 'paid', 'writtenOff'] as const

/** From each bucket at the end of the month before to the present buckets of its loans. */
export function Rolls({ data, book, visit }: BookView) {
  const { portfolio: words } = visit.words
  const format = formatOf(book)
  const rows = bucketNames.map((was) => {
    const moves = book.rolls.filter((roll) => roll.was === was)
    const loans = moves.reduce((sum, move) => sum + move.loans, 0)
    const cells = ends.map((standing) => ({
      standing,
      loans: moves.find((move) => move.standing === standing)?.loans ?? 0,
    }))
    return { was, loans, cells }
  })
  const place = (standing: (typeof ends)[number]) => (standing === 'paid' ? -1 : ends.indexOf(standing))
  return (
    <Chart title={words.rolls.title} note={words.rolls.note({ from: data.before, to: data.asOf })}>
      {rows.every(({ loans }) => loans === 0) ? (
        <p className="quiet">{words.rolls.none}</p>
      ) : (
        <RollChart
          label={words.rolls.label}
          columns={ends.map((standing) => inWords(words.rolls.short, standing))}
          rows={rows.map(({ was, loans, cells }) => ({
            name: words.buckets[was],
            cells: cells.map((cell) => {
              const bps = shareBps(cell.loans, loans)
              const step = place(cell.standing) - place(was)
              return {
                shareBps: bps,
                text: share(bps, format),
                kind: step === 0 ? 'stayed' : step > 0 ? 'worse' : 'better',
              }
            }),
          }))}
        />
      )}
      <p className="quiet s">{words.rolls.legend}</p>
      <p>
        {words.rolls.cured}{' '}
        <a href={loansAt(data.asOf, book, { moved: 'cured' })}>{words.loans({ n: whole(book.cured.loans, format) })}</a>{' '}
        {words.rolls.curedOf({ of: whole(book.cured.ofLoans, format), share: share(book.cured.shareBps, format) })}{' '}
        {words.rolls.lost}{' '}
        <a href={loansAt(data.asOf, book, { moved: 'lost' })}>{words.loans({ n: whole(book.lost.loans, format) })}</a>
        {', '}
        <Money minor={book.lost.principalMinor} currency={book.currency} />.
      </p>
      <Figures view={visit} label={words.rolls.caption}>
        <Table
          caption={words.rolls.caption}
          rows={rows}
          columns={[
            { head: words.rolls.was, kind: 'name', cell: ({ was }) => words.buckets[was] },
            ...ends.map(
              (standing): Column<(typeof rows)[number]> => ({
                head: words.buckets[standing],
                kind: 'figure',
                cell: ({ was, cells }) => {
                  const loans = cells.find((cell) => cell.standing === standing)?.loans ?? 0
                  if (loans === 0) return '0'
                  return <a href={loansAt(data.asOf, book, { was, standing })}>{whole(loans, format)}</a>
                },
              }),
            ),
          ]}
        />
      </Figures>
    </Chart>
  )
}

/** Applications and accepted offers together; the table tells them apart. */
export function Decisions({ data, book, visit }: BookView) {
  const { portfolio: words } = visit.words
  const format = formatOf(book)
  const { decisions } = book
  const approved = decisions.reduce((sum, step) => sum + step.approved, 0)
  const decided = decisions.reduce((sum, step) => sum + step.approved + step.declined, 0)
  const times = new Map<string, number>()
  for (const { reasons } of decisions)
    for (const one of reasons) times.set(one.reason, (times.get(one.reason) ?? 0) + one.times)
  const bars = [...times].sort((a, b) => b[1] - a[1]).slice(0, 6)
  const filled = decided === 0 ? 0 : Math.round((approved * 100) / decided)
  const [yes, no] = [
    words.decisions.approved({ n: String(filled) }),
    words.decisions.declined({ n: String(100 - filled) }),
  ]
  return (
    <Chart title={words.decisions.title} note={words.decisions.note({ decided: whole(decided, format) })}>
      {decided === 0 ? (
        <p className="quiet">{words.decisions.none}</p>
      ) : (
        <HundredChart
          label={words.decisions.label({ approved: String(filled), declined: String(100 - filled) })}
          filled={filled}
          under={[yes, no]}
          bars={bars.map(([reason, count]) => ({ name: inWords(words.decisions.reasons, reason), times: count }))}
        />
      )}
      <Figures view={visit} label={words.decisions.caption}>
        <Lines
          caption={words.decisions.caption}
          columns={[{ head: words.decisions.what }, { head: words.decisions.number, kind: 'figure' }]}
        >
          <tbody>
            {decisions.flatMap(({ step, approved: yesses, declined, reasons }) => [
              <tr key={step} className="group">
                <th scope="rowgroup" colSpan={2}>
                  {words.decisions.steps[step]}
                </th>
              </tr>,
              ...(['approved', 'declined'] as const).map((decision) => {
                const count = whole(decision === 'approved' ? yesses : declined, format)
                return (
                  <tr key={`${step} ${decision}`}>
                    <th scope="row">{words.list.about[decision]}</th>
                    <td className="r">
                      {step === 'loan' ? <a href={loansAt(data.asOf, book, { decided: decision })}>{count}</a> : count}
                    </td>
                  </tr>
                )
              }),
              ...reasons.map(({ reason, times: count }) => (
                <tr key={`${step} ${reason}`}>
                  <th scope="row">{words.list.about.reason({ reason: inWords(words.decisions.reasons, reason) })}</th>
                  <td className="r">
                    {step === 'loan' ? (
                      <a href={loansAt(data.asOf, book, { decided: 'declined', reason })}>{whole(count, format)}</a>
                    ) : (
                      whole(count, format)
                    )}
                  </td>
                </tr>
              )),
            ])}
          </tbody>
        </Lines>
      </Figures>
    </Chart>
  )
}

/** Each complaint of the month by its clock. */
export function Complaints({ book, visit }: BookView) {
  const { portfolio: words } = visit.words
  const { complaints: said } = words
  const format = formatOf(book)
  const { opened, withinClock, overClock, perThousandLoansHundredths } = book.complaints
  const open = opened - withinClock - overClock
  const rows = [
    { row: 'within', text: said.within({ n: String(withinClock) }), times: withinClock, mark: 'dot' },
    { row: 'over', text: said.over({ n: String(overClock) }), times: overClock, mark: 'diamond' },
    { row: 'open', text: said.open({ n: String(open) }), times: open, mark: 'ring' },
  ] as const
  return (
    <Chart
      title={said.title}
      note={said.note({ opened: whole(opened, format), per: oneDecimal(perThousandLoansHundredths, format) })}
    >
      {opened > 0 && <DotChart label={said.label({ within: withinClock, over: overClock, open })} rows={rows} />}
      <p>
        <a href="/cases">{said.all}</a>
      </p>
      <Figures view={visit} label={said.caption}>
        <Table
          caption={said.caption}
          rows={rows}
          columns={[
            { head: said.columns.clock, kind: 'name', cell: ({ row }) => said.rows[row] },
            { head: said.columns.complaints, kind: 'figure', cell: ({ times }) => whole(times, format) },
          ]}
        />
      </Figures>
    </Chart>
  )
}

/** What is owed by part, bucket by bucket. */
export function Owed({ data, book, visit }: BookView) {
  const { portfolio: words, parts } = visit.words
  const format = formatOf(book)
  const sum = (of: 'principalMinor' | 'interestMinor' | 'feeMinor' | 'penaltyMinor') =>
    book.buckets.reduce((all, bucket) => all + bucket[of], 0)
  const total = {
    bucket: null,
    loans: book.loans,
    principalMinor: sum('principalMinor'),
    interestMinor: sum('interestMinor'),
    feeMinor: sum('feeMinor'),
    penaltyMinor: sum('penaltyMinor'),
  }
  return (
    <Table
      caption={words.owed.caption}
      isCaptionSeen
      scroll="scrolls"
      rows={[...book.buckets, total]}
      look={({ bucket }) => (bucket === null ? 'total' : undefined)}
      currency={book.currency}
      columns={[
        {
          head: words.owed.late,
          kind: 'name',
          cell: ({ bucket }) => (bucket === null ? words.owed.total : words.buckets[bucket]),
        },
        {
          head: words.owed.loans,
          kind: 'figure',
          cell: ({ bucket, loans }) => {
            const count = whole(loans, format)
            return bucket === null ? count : <a href={loansAt(data.asOf, book, { standing: bucket })}>{count}</a>
          },
        },
        { head: parts.principal, kind: 'amount', cell: ({ principalMinor }) => principalMinor },
        { head: parts.interest, kind: 'amount', cell: ({ interestMinor }) => interestMinor },
        { head: parts.fee, kind: 'amount', cell: ({ feeMinor }) => feeMinor },
        { head: parts.penalty, kind: 'amount', cell: ({ penaltyMinor }) => penaltyMinor },
      ]}
    />
  )
}

/** Money that came in, by channel. */
export function Payments({ data, book, visit }: BookView) {
  const { payments: words } = visit.words.portfolio
  const format = formatOf(book)
  const most = Math.max(1, ...book.payments.map(({ amountMinor }) => amountMinor))
  const sum = (of: 'payments' | 'amountMinor') => book.payments.reduce((total, row) => total + row[of], 0)
  const total = { channel: null, channelName: words.total, payments: sum('payments'), amountMinor: sum('amountMinor') }
  return (
    <Table
      caption={words.caption({ month: monthName(data.asOf, visit.words.portfolio.months) })}
      isCaptionSeen
      none={words.none}
      rows={book.payments.length === 0 ? [] : [...book.payments, total]}
      look={({ channel }) => (channel === null ? 'total' : undefined)}
      currency={book.currency}
      columns={[
        { head: words.channel, kind: 'name', cell: ({ channelName }) => channelName },
        {
          head: <Spoken>{visit.words.portfolio.risk.bar}</Spoken>,
          wide: true,
          cell: ({ channel, amountMinor }) => channel !== null && <Bar part={amountMinor / most} />,
        },
        {
          head: words.payments,
          kind: 'figure',
          cell: ({ channel, payments }) => {
            const count = whole(payments, format)
            return channel === null ? count : <a href={loansAt(data.asOf, book, { channel })}>{count}</a>
          },
        },
        { head: words.amount, kind: 'amount', cell: ({ amountMinor }) => amountMinor },
      ]}
    />
  )
}
