// Twelve ends of months: what was outstanding, what of it was at risk, and how the loans of each month did.

import { monthName, monthOf } from '../messages/names.ts'
import { signOf, When } from '../ui/parts.tsx'
import { type Column, Table } from '../ui/table.tsx'
import { Chart, Figures } from './count-charts.tsx'
import { type Book, type BookView, formatOf, inUnit, loansAt, share, unitFor, whole } from './figures.ts'
import { LineChart } from './line-chart.tsx'

/** So many of the newest months of payouts are drawn; the table has them all. */
const vintagesDrawn = 6

/** The two charts over time. */
export function HistoryFigures(view: BookView) {
  return (
    <>
      <Outstanding {...view} />
      <AtRisk {...view} />
    </>
  )
}

const riskOn = (one: Book['history'][number] | undefined, par: number) =>
  one?.atRisk.find((risk) => risk.par === par) ?? { principalMinor: 0, shareBps: 0 }

function Outstanding({ book, visit }: BookView) {
  const { portfolio: words } = visit.words
  const format = formatOf(book)
  const { history } = book
  const unit = unitFor(Math.max(...history.map(({ outstandingMinor }) => outstandingMinor)))
  const say = (minor: number) => inUnit(minor, unit, format)
  const [first, last] = [history[0], history.at(-1)]
  const late = riskOn(last, 30).principalMinor
  const sign = words.inUnit({ currency: signOf(book.currency), unit: words.units[unit.name] })
  return (
    <Chart title={words.outstanding.title} note={words.outstanding.note({ unit: sign })}>
      <LineChart
        label={words.outstanding.label({
          from: say(first?.outstandingMinor ?? 0),
          to: say(last?.outstandingMinor ?? 0),
          late: say(late),
        })}
        places={history.map(({ day }) => monthName(day, words.months))}
        tick={(value) => whole(value, format)}
        lines={[
          {
            values: history.map((one) => riskOn(one, 30).principalMinor / unit.minor),
            end: say(late),
            tone: 'ink',
            name: words.outstanding.late,
          },
          {
            values: history.map(({ outstandingMinor }) => outstandingMinor / unit.minor),
            end: say(last?.outstandingMinor ?? 0),
            tone: 'accent',
            name: words.outstanding.line,
          },
        ]}
      />
      <Figures view={visit} label={words.outstanding.caption}>
        <Table
          caption={words.outstanding.caption}
          rows={history}
          columns={[
            { head: words.outstanding.columns.month, kind: 'name', cell: ({ day }) => <When at={day} /> },
            {
              head: words.outstanding.columns.outstanding,
              kind: 'figure',
              cell: (one) => <a href={loansAt(one.day, book, { open: 'any' })}>{say(one.outstandingMinor)}</a>,
            },
            {
              head: words.outstanding.columns.late,
              kind: 'figure',
              cell: (one) => <a href={loansAt(one.day, book, { par: '30' })}>{say(riskOn(one, 30).principalMinor)}</a>,
            },
          ]}
        />
      </Figures>
    </Chart>
  )
}

function AtRisk({ book, visit }: BookView) {
  const { portfolio: words } = visit.words
  const format = formatOf(book)
  const { history } = book
  const pars = book.atRisk.map(({ par }) => par)
  const say = (par: number, at: number) => share(riskOn(history.at(at), par).shareBps, format)
  return (
    <Chart title={words.atRisk.title} note={words.atRisk.note}>
      <LineChart
        label={words.atRisk.label({ from: say(30, 0), to: say(30, -1) })}
        places={history.map(({ day }) => monthName(day, words.months))}
        tick={(value) => whole(value, format)}
        lines={pars.map((par) => ({
          values: history.map((one) => riskOn(one, par).shareBps / 100),
          end: `${say(par, -1)} · ${par}`,
          tone: par === 30 ? 'accent' : 'ink',
        }))}
      />
      <Figures view={visit} label={words.atRisk.caption}>
        <Table
          caption={words.atRisk.caption}
          rows={history}
          columns={[
            { head: words.outstanding.columns.month, kind: 'name', cell: ({ day }) => <When at={day} /> },
            ...pars.map(
              (par): Column<Book['history'][number]> => ({
                head: words.risk.par({ days: par }),
                kind: 'figure',
                cell: (one) => (
                  <a href={loansAt(one.day, book, { par: String(par) })}>
                    {words.per({ share: share(riskOn(one, par).shareBps, format) })}
                  </a>
                ),
              }),
            ),
          ]}
        />
      </Figures>
    </Chart>
  )
}

/** Each month of payouts from the month it was paid out in. */
export function Vintages({ data, book, visit }: BookView) {
  const { portfolio: words } = visit.words
  const format = formatOf(book)
  const { vintages } = book
  const months = Math.max(0, ...vintages.map(({ everLate }) => everLate.length))
  const drawn = vintages.slice(-vintagesDrawn)
  return (
    <Chart title={words.vintages.title} note={words.vintages.note}>
      {drawn.length === 0 ? (
        <p className="quiet">{words.vintages.none}</p>
      ) : (
        <LineChart
          label={words.vintages.label({ months: vintages.length })}
          places={Array.from({ length: Math.max(...drawn.map(({ everLate }) => everLate.length)) }, (_, at) =>
            String(at),
          )}
          tick={(value) => whole(value, format)}
          lines={drawn.map(({ paidOut, everLate }, at) => ({
            values: everLate.map(({ shareBps }) => shareBps / 100),
            end: `${monthName(paidOut, words.months)} ${share(everLate.at(-1)?.shareBps ?? 0, format)}`,
            tone: at === drawn.length - 1 ? 'accent' : at < drawn.length / 2 ? 'old' : 'ink',
          }))}
        />
      )}
      <Figures view={visit} label={words.vintages.caption}>
        <Table
          caption={words.vintages.caption}
          rows={vintages}
          columns={[
            { head: words.vintages.paidOut, kind: 'name', cell: ({ paidOut }) => monthOf(paidOut, words.months) },
            {
              head: words.vintages.loans,
              kind: 'figure',
              cell: ({ paidOut, loans }) => <a href={loansAt(data.asOf, book, { paidOut })}>{whole(loans, format)}</a>,
            },
            ...Array.from(
              { length: months },
              (_, at): Column<Book['vintages'][number]> => ({
                head: at,
                kind: 'figure',
                cell: ({ paidOut, everLate }) => {
                  const one = everLate[at]
                  const text = one === undefined ? '' : words.per({ share: share(one.shareBps, format) })
                  if (at !== everLate.length - 1) return text
                  return <a href={loansAt(data.asOf, book, { paidOut, everLate: 'yes' })}>{text}</a>
                },
              }),
            ),
          ]}
        />
      </Figures>
    </Chart>
  )
}
