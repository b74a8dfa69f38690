// A day on which money hangs, in one line of text: typed by hand or by the keyboard alone, and refused where it could mean another one.

import type { InputHTMLAttributes, ReactNode } from 'react'
import { addDays, parseCalendarDate, weekday } from '../../core/calendar-date.ts'
import { dayCountsFrom, readDayLine, withReadDays } from '../../core/typed-day.ts'
import type { Posted, Visit } from '../screen.ts'
import { type FieldProps, useField, useForm } from './form.tsx'

const choicesAtMost = 14

interface DayProps extends Omit<FieldProps, 'inputMode' | 'max' | 'list'> {
  /** The market's day: from it `+7` counts, and a day without a year is the one nearest to it. */
  readonly today: string
  /** Offers the days after `today`, each with its day of the week. */
  readonly offersNext?: boolean
}

/** `value` is `2026-12-04`. */
export function DayField({ today, offersNext = false, ...props }: DayProps) {
  const { label, name, value, required = false, dataKey } = props
  const { visit } = useForm()
  const { days, date } = visit.words
  const { id, typed, wrong } = useField({ ...props, ...(value !== undefined && { value: date(value) }) })
  const input = { defaultValue: typed, required, 'data-key': dataKey, ...wrong }
  return (
    <DayLine
      id={id}
      name={name}
      label={label}
      today={today}
      hint={days.hint}
      input={{ ...input, ...(offersNext && { list: `${id}-days` }) }}
    >
      {offersNext && <NextDays id={`${id}-days`} today={today} visit={visit} />}
    </DayLine>
  )
}

interface DayLineProps {
  readonly id: string
  readonly name: string
  readonly label: ReactNode
  readonly today: string
  readonly hint: string
  readonly isRefused?: boolean
  /** What its form says of the input. */
  readonly input: InputHTMLAttributes<HTMLInputElement>
  readonly children?: ReactNode
}

/** The line itself, its hint, and the day from which it counts. */
function DayLine({ id, name, label, today, hint, isRefused = false, input, children }: DayLineProps) {
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <input
        className="box"
        id={id}
        name={name}
        type="text"
        autoComplete="off"
        aria-describedby={`${id}-hint`}
        {...input}
      />
      <small className={isRefused ? 'refused' : 'quiet'} id={`${id}-hint`}>
        {hint}
      </small>
      {children}
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
  const isRefused = wrong !== null
  const typed = wrong ?? (value === '' ? '' : date(value))
  const input = { defaultValue: typed, ...(isRefused && { 'aria-invalid': true }) }
  return <DayLine {...{ id, name, label, today, isRefused, input }} hint={isRefused ? days.unread : days.askedHint} />
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
