// A day on which money hangs, in one line of text: typed by hand or by the keyboard alone, and refused where it could mean another one.

import { addDays, parseCalendarDate, weekday } from '../../core/calendar-date.ts'
import { readDayLine } from '../../core/typed-day.ts'
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
      <input type="hidden" name={todayOf(name)} value={today} />
    </div>
  )
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

/** The field that says from which day a typed one counts. */
const todayOf = (name: string): string => `${name}.today`

/**
 * The day of a field, `2026-12-04`, where it can be read. What cannot is handed on as it was typed, so that the call refuses it by its
 * name; undefined where nobody typed anything.
 */
export function typedDay(posted: Posted, name: string): string | undefined {
  const typed = posted.given(name)
  const today = parseCalendarDate(posted.text(todayOf(name)))
  if (typed === undefined || today === null) return typed
  return readDayLine(typed, today) ?? typed
}
