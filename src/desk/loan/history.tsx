// The history of a loan: its events by value date and by posting date, and the two dates for which the page shows the loan.

import { addDays, daysBetween, parseCalendarDate } from '../../core/calendar-date.ts'
import type { Got, Visit } from '../screen.ts'
import { AskedDay } from '../ui/day.tsx'
import { Submit } from '../ui/form.tsx'
import { Part } from '../ui/parts.tsx'

type Data = Pick<Got<'readLoan'>, 'asOf' | 'knownOn' | 'today' | 'disbursedOn' | 'events' | 'orderId' | 'instalments'>

export function History({ data, visit }: { data: Data; visit: Visit }) {
  const { how } = visit.words.loan
  const isToday = data.asOf === data.today && data.knownOn === data.today
  return (
    <Part id="history" title={how.title}>
      <div className="grid g2">
        {data.disbursedOn !== null && <Chart data={data} visit={visit} />}
        <form className="stack" action={`${visit.url.pathname}#history`}>
          <p>{how.lead}</p>
          <div className="pair">
            <AskedDay visit={visit} id="as-of" name="asOf" label={how.asOf} value={data.asOf} today={data.today} />
            <AskedDay
              visit={visit}
              id="known-on"
              name="knownOn"
              label={how.knownOn}
              value={data.knownOn}
              today={data.today}
            />
          </div>
          {data.disbursedOn !== null && <Sliders data={data} visit={visit} />}
          <div className="row ends">
            {isToday ? <span /> : <a href={visit.url.pathname}>{how.today}</a>}
            <Submit>{how.show}</Submit>
          </div>
        </form>
      </div>
    </Part>
  )
}

/** A slider for each day, from the payout on. The page's script shows them and keeps each in step with its field. */
function Sliders({ data, visit }: { data: Data; visit: Visit }) {
  const { how } = visit.words.loan
  const { date } = visit.words
  const first = parseCalendarDate(data.disbursedOn ?? '')
  if (first === null) return null
  const lastDue = data.instalments.map(({ dueDate }) => dueDate)
  const ends = { asOf: [data.today, data.asOf, ...lastDue].sort().at(-1) ?? data.today, knownOn: data.today }
  const days = (to: string): number => {
    const on = parseCalendarDate(to)
    return on === null ? 0 : Math.max(0, daysBetween(first, on))
  }
  const slider = (id: string, field: string, label: string, day: string, last: string) => (
    <div data-slider="" hidden>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="range"
        className="wide"
        min={0}
        max={days(last)}
        defaultValue={days(day)}
        data-day={field}
        data-from={first}
        aria-valuetext={date(day)}
      />
      <div className="row ends s quiet num" aria-hidden="true">
        <span>{date(first)}</span>
        <span>{date(addDays(first, days(last)))}</span>
      </div>
    </div>
  )
  return (
    <>
      {slider('as-of-slider', 'as-of', how.slide.asOf, data.asOf, ends.asOf)}
      {slider('known-on-slider', 'known-on', how.slide.knownOn, data.knownOn, ends.knownOn)}
    </>
  )
}

/** The drawing's inner square, in its own units. */
const left = 24
const top = 22
const side = 232

function Chart({ data, visit }: { data: Data; visit: Visit }) {
  const { how, events: words } = visit.words.loan
  const { date } = visit.words
  const first = parseCalendarDate(data.disbursedOn ?? '')
  const days = [data.asOf, data.today, ...data.events.map(({ postingDate }) => postingDate)].sort()
  const last = parseCalendarDate(days.at(-1) ?? '')
  if (first === null || last === null) return null
  const span = Math.max(1, daysBetween(first, last))
  const place = (day: string): number => {
    const on = parseCalendarDate(day)
    return on === null ? 0 : (Math.max(0, Math.min(span, daysBetween(first, on))) / span) * side
  }
  const x = (day: string) => left + place(day)
  const y = (day: string) => top + side - place(day)
  const late = data.events.filter(({ valueDate, postingDate }) => postingDate > valueDate)
  const [right, bottom] = [left + side, top + side]
  return (
    <figure>
      <svg
        className="chart"
        viewBox="0 0 380 296"
        role="img"
        aria-label={how.chart({ n: data.events.length, late: late.length })}
      >
        <path className="u" d={`M${left} ${bottom}H${right}M${left} ${bottom}V${top}`} />
        <path className="o" d={`M${left} ${bottom}L${right} ${top}`} />
        <path className="a" d={`M${left} ${y(data.knownOn)}H${right}`} />
        <path className="d" d={`M${x(data.asOf)} ${bottom}V${top}`} />
        {data.events.map((event) => (
          <g key={event.id}>
            <path className="o d" d={`M${x(event.valueDate)} ${y(event.valueDate)}V${y(event.postingDate)}`} />
            <circle
              className={event.counts ? 'af' : 'f'}
              cx={x(event.valueDate)}
              cy={y(event.postingDate)}
              r={event.postingDate > event.valueDate ? 6 : 4}
            >
              <title>{`${words.kind({ kind: event.kind })} ${date(event.valueDate)}, ${how.posted} ${date(event.postingDate)}`}</title>
            </circle>
          </g>
        ))}
        <text x="0" y="12">
          {how.posted}
        </text>
        <text x={left} y={bottom + 15}>
          {date(first)}
        </text>
        <text className="e" x={right} y={bottom + 15}>
          {date(last)}
        </text>
        <text className="m" x={left + side / 2} y={bottom + 32}>
          {how.value}
        </text>
        <text className="a" x={right + 6} y={y(data.knownOn) + 15}>
          {date(data.knownOn)}
        </text>
        <text className="t m" x={x(data.asOf)} y={top - 6}>
          {date(data.asOf)}
        </text>
      </svg>
    </figure>
  )
}
