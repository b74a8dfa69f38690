// A day on which money hangs, in one line of text: typed by hand or by the keyboard alone, and refused where it could mean another one.

import { addDays, parseCalendarDate, weekday } from '../../core/calendar-date.ts'
import { dayCountsFrom, readDayLine, withReadDays } from '../../core/typed-day.ts'
import type { Posted, Visit } from '../screen.ts'
import { type FieldProps, idOf, stateOf } from './form.tsx'

/** Days that a list of choices has. */
const choicesAtMost = 14

interface DayProps extends Omit<FieldProps, 'inputMode' | 'max' | 'list'> {
  /** The market's day: from it `+7` counts, and a day without a year is the one nearest to it. */
  readonly today: string
  /** Offers the days after `today`, each with its day of the week. */
  readonly offersNext?: boolean
}

/** `value` is `2026-12-04`. */
export function DayField({ today, offersNext = false, ...props }: DayProps) {
  const { visit, label, name, value, required = false, dataKey } = props
  const { days, date } = visit.words
  const { typed, wrong } = stateOf({ ...props, ...(value !== undefined && { value: date(value) }) })
  const id = idOf(props)
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <input
        className="box"
        id={id}
        name={name}
        type="text"
        defaultValue={typed}
        required={required}
        data-key={dataKey}
        aria-describedby={`${id}-hint`}
        list={offersNext ? `${id}-days` : undefined}
        autoComplete="off"
        {...wrong}
      />
      <small className="quiet" id={`${id}-hint`}>
        {days.hint}
      </small>
      {offersNext && <NextDays id={`${id}-days`} today={today} visit={visit} />}
      <input type="hidden" name={dayCountsFrom(name)} value={today} />
    </div>
  )
}

interface AskedDayProps {
  readonly visit: Visit
  readonly id: string
  readonly name: string
  readonly label: string
  /** `2026-12-04`; empty for a field that says none. */
  readonly value: string
  /** As it was typed, where it could not be read. */
  readonly wrong?: string | null
  readonly today: string
}

/** A day in a form that only asks: it goes in the address. */
export function AskedDay({ visit, id, name, label, value, wrong = wrongDay(visit.url, name), today }: AskedDayProps) {
  const { date, days } = visit.words
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <input
        className="box"
        id={id}
        name={name}
        type="text"
        defaultValue={wrong ?? (value === '' ? '' : date(value))}
        aria-describedby={`${id}-hint`}
        autoComplete="off"
        {...(wrong === null ? {} : { 'aria-invalid': true })}
      />
      <small className={wrong === null ? 'quiet' : 'refused'} id={`${id}-hint`}>
        {wrong === null ? days.hint : days.unread}
      </small>
      <input type="hidden" name={dayCountsFrom(name)} value={today} />
    </div>
  )
}

const wrongName = (name: string): string => `${name}.wrong`

/** What was typed for a day of the address and could not be read; null where nothing was. */
export const wrongDay = (url: URL, name: string): string | null => url.searchParams.get(wrongName(name))

/**
 * The address of a page with the days that were typed into its forms read. One that cannot be read is left out, so that the page comes
 * without it, and stands in its field again.
 */
export function withAskedDays(url: URL): URL {
  const fields = Object.fromEntries(url.searchParams)
  if (!Object.keys(fields).some((name) => dayCountsFrom(name) in fields)) return url
  const read = new URL(url)
  for (const [name, value] of Object.entries(withReadDays(fields))) {
    if (!(dayCountsFrom(name) in fields)) continue
    read.searchParams.delete(dayCountsFrom(name))
    const isRead = value === '' || parseCalendarDate(String(value)) !== null
    read.searchParams.set(isRead ? name : wrongName(name), String(value))
    if (!isRead) read.searchParams.delete(name)
  }
  return read
}

function NextDays({ id, today, visit }: { id: string; today: string; visit: Visit }) {
  const { days, date } = visit.words
  const from = parseCalendarDate(today)
  if (from === null) return null
  const next = Array.from({ length: choicesAtMost }, (_, n) => addDays(from, n + 1))
  return (
    <datalist id={id}>
      {next.map((day) => (
        <option key={day} value={`${days.short[weekday(day) - 1]} ${date(day)}`} />
      ))}
    </datalist>
  )
}

/**
 * The day of a field, `2026-12-04`, where it can be read. What cannot is handed on as it was typed, so that the call refuses it by its
 * name; undefined where nobody typed anything.
 */
export function typedDay(posted: Posted, name: string): string | undefined {
  const typed = posted.given(name)
  const today = parseCalendarDate(posted.text(dayCountsFrom(name)))
  if (typed === undefined || today === null) return typed
  return readDayLine(typed, today) ?? typed
}
