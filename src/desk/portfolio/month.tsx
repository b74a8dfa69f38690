// The month so far: how loans rolled, what was decided, complaints and payments; and what is owed by part.

import { bucketNames, shareBps } from '../../core/portfolio/standing.ts'
import { monthName } from '../messages/names.ts'
import { inWords } from '../messages/words.ts'
import { Lines, Money, MoneyCell, Scroll } from '../ui/parts.tsx'
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
        <Lines
          caption={words.rolls.caption}
          columns={[
            words.rolls.was,
            ...ends.map((standing) => ({ name: words.buckets[standing], kind: 'r' as const })),
          ]}
        >
          <tbody>
            {rows.map(({ was, cells }) => (
              <tr key={was}>
                <th scope="row">{words.buckets[was]}</th>
                {cells.map(({ standing, loans }) => (
                  <td key={standing} className="r">
                    {loans === 0 ? (
                      '0'
                    ) : (
                      <a href={loansAt(data.asOf, book, { was, standing })}>{whole(loans, format)}</a>
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </Lines>
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
          columns={[words.decisions.what, { name: words.decisions.number, kind: 'r' }]}
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
        <Lines caption={said.caption} columns={[said.columns.clock, { name: said.columns.complaints, kind: 'r' }]}>
          <tbody>
            {rows.map(({ row, times }) => (
              <tr key={row}>
                <th scope="row">{said.rows[row]}</th>
                <td className="r">{whole(times, format)}</td>
              </tr>
            ))}
          </tbody>
        </Lines>
      </Figures>
    </Chart>
  )
}

/** What is owed by part, bucket by bucket. */
export function Owed({ data, book, visit }: BookView) {
  const { portfolio: words, parts } = visit.words
  const format = formatOf(book)
  const columns = ['principalMinor', 'interestMinor', 'feeMinor', 'penaltyMinor'] as const
  const names = { principalMinor: 'principal', interestMinor: 'interest', feeMinor: 'fee', penaltyMinor: 'penalty' }
  const sum = (of: (typeof columns)[number]) => book.buckets.reduce((total, bucket) => total + bucket[of], 0)
  return (
    <Scroll label={words.owed.caption}>
      <Lines
        caption={words.owed.caption}
        isCaptionSeen
        columns={[
          words.owed.late,
          { name: words.owed.loans, kind: 'r' },
          ...columns.map((column) => ({ name: parts[names[column] as keyof typeof parts], kind: 'r' as const })),
        ]}
      >
        <tbody>
          {book.buckets.map((bucket) => (
            <tr key={bucket.bucket}>
              <th scope="row">{words.buckets[bucket.bucket]}</th>
              <td className="r">
                <a href={loansAt(data.asOf, book, { standing: bucket.bucket })}>{whole(bucket.loans, format)}</a>
              </td>
              {columns.map((column) => (
                <td key={column} className="r">
                  <Money minor={bucket[column]} currency={book.currency} />
                </td>
              ))}
            </tr>
          ))}
          <tr className="total">
            <th scope="row">{words.owed.total}</th>
            <td className="r">{whole(book.loans, format)}</td>
            {columns.map((column) => (
              <td key={column} className="r">
                <Money minor={sum(column)} currency={book.currency} />
              </td>
            ))}
          </tr>
        </tbody>
      </Lines>
    </Scroll>
  )
}

/** Money that came in, by channel. */
export function Payments({ data, book, visit }: BookView) {
  const { payments: words } = visit.words.portfolio
  const format = formatOf(book)
  const most = Math.max(1, ...book.payments.map(({ amountMinor }) => amountMinor))
  const sum = (of: 'payments' | 'amountMinor') => book.payments.reduce((total, row) => total + row[of], 0)
  if (book.payments.length === 0) return <p className="quiet">{words.none}</p>
  return (
    <table className="lines">
      <caption>{words.caption({ month: monthName(data.asOf, visit.words.portfolio.months) })}</caption>
      <thead>
        <tr>
          <th scope="col">{words.channel}</th>
          <th scope="col" className="wd">
            <span className="hide">{visit.words.portfolio.risk.bar}</span>
          </th>
          <th scope="col" className="r">
            {words.payments}
          </th>
          <th scope="col" className="r">
            {words.amount}
          </th>
        </tr>
      </thead>
      <tbody>
        {book.payments.map(({ channel, channelName, payments, amountMinor }) => (
          <tr key={channel}>
            <th scope="row">{channelName}</th>
            <td className="wd">
              <Bar part={amountMinor / most} />
            </td>
            <td className="r">
              <a href={loansAt(data.asOf, book, { channel })}>{whole(payments, format)}</a>
            </td>
            <MoneyCell minor={amountMinor} currency={book.currency} />
          </tr>
        ))}
        <tr className="total">
          <th scope="row">{words.total}</th>
          <td className="wd" />
          <td className="r">{whole(sum('payments'), format)}</td>
          <MoneyCell minor={sum('amountMinor')} currency={book.currency} />
        </tr>
      </tbody>
    </table>
  )
}
