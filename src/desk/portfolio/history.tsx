// Twelve ends of months: what was outstanding, what of it was at risk, and how the loans of each month did.

import { monthName, monthOf } from '../messages/names.ts'
import { Lines, signOf, When } from '../ui/parts.tsx'
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
        <Lines
          caption={words.outstanding.caption}
          columns={[
            words.outstanding.columns.month,
            { name: words.outstanding.columns.outstanding, kind: 'r' },
            { name: words.outstanding.columns.late, kind: 'r' },
          ]}
        >
          <tbody>
            {history.map((one) => (
              <tr key={one.day}>
                <th scope="row">
                  <When at={one.day} words={visit.words} />
                </th>
                <td className="r">
                  <a href={loansAt(one.day, book, { open: 'any' })}>{say(one.outstandingMinor)}</a>
                </td>
                <td className="r">
                  <a href={loansAt(one.day, book, { par: '30' })}>{say(riskOn(one, 30).principalMinor)}</a>
                </td>
              </tr>
            ))}
          </tbody>
        </Lines>
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
        <Lines
          caption={words.atRisk.caption}
          columns={[
            words.outstanding.columns.month,
            ...pars.map((par) => ({ name: words.risk.par({ days: par }), kind: 'r' as const })),
          ]}
        >
          <tbody>
            {history.map((one) => (
              <tr key={one.day}>
                <th scope="row">
                  <When at={one.day} words={visit.words} />
                </th>
                {pars.map((par) => (
                  <td key={par} className="r">
                    <a href={loansAt(one.day, book, { par: String(par) })}>
                      {words.per({ share: share(riskOn(one, par).shareBps, format) })}
                    </a>
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
        <table className="lines">
          <caption className="hide">{words.vintages.caption}</caption>
          <thead>
            <tr>
              <th scope="col">{words.vintages.paidOut}</th>
              <th scope="col" className="r">
                {words.vintages.loans}
              </th>
              {Array.from({ length: months }, (_, at) => (
                <th key={String(at)} scope="col" className="r">
                  {at}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {vintages.map(({ paidOut, loans, everLate }) => (
              <tr key={paidOut}>
                <th scope="row">{monthOf(paidOut, words.months)}</th>
                <td className="r">
                  <a href={loansAt(data.asOf, book, { paidOut })}>{whole(loans, format)}</a>
                </td>
                {Array.from({ length: months }, (_, at) => {
                  const one = everLate[at]
                  const text = one === undefined ? '' : words.per({ share: share(one.shareBps, format) })
                  const isLast = at === everLate.length - 1
                  return (
                    <td key={String(at)} className="r">
                      {isLast ? <a href={loansAt(data.asOf, book, { paidOut, everLate: 'yes' })}>{text}</a> : text}
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </Figures>
    </Chart>
  )
}
