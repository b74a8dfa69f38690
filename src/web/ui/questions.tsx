// One question at a time, and how far the borrower has come (style parts 'asks' and 'fields').

import { type ReactNode, useContext } from 'react'
import type { CalendarDate } from '../../core/calendar-date.ts'
import { readDay, type TypedDate } from '../../core/typed-day.ts'
import { useWords } from '../messages/words-context.tsx'
import { FieldError, useFieldIds } from './field.tsx'
import { NeededAtOnce } from './waking.ts'

/** How many of `of` steps are behind: a line, with words for a screen reader. */
export function Progress({ done, of, label }: { done: number; of: number; label: string }) {
  return <progress className="far" value={done} max={of} aria-label={label} />
}

/**
 * One question of a step. Those that are not asked `now` wait out of sight; their answers are sent with the form all the
 * same, so that nothing typed is lost. `name` is what the page scrolls and focuses by. What waits does not wake the page.
 */
export function Question(props: { name: string; now: boolean; why?: ReactNode; children: ReactNode }) {
  const tell = useContext(NeededAtOnce)
  return (
    <div className={props.now ? 'ask' : 'ask later'} id={`ask-${props.name}`}>
      <NeededAtOnce value={props.now ? tell : sleepsOn}>{props.children}</NeededAtOnce>
      {props.why !== undefined && <p className="s quiet why">{props.why}</p>}
    </div>
  )
}

const sleepsOn = () => undefined

/** The names under which {@link DateInput} sends its three parts. */
export function datePartNames(name: string) {
  return { day: `${name}Day`, month: `${name}Month`, year: `${name}Year` } as const
}

/** The parts as one text, each on its line, so that all that was typed stands in the fields again; '' where nothing was. */
export function writeDateParts({ day, month, year }: TypedDate): string {
  return day + month + year === '' ? '' : [year, month, day].join('\n')
}

/** Reads `YYYY-MM-DD`, or what {@link writeDateParts} wrote, into its parts; anything else is three empty ones. */
export function dateParts(text: string): TypedDate {
  const [, year = '', month = '', day = ''] = /^(\d*)-(\d*)-(\d*)$|/.exec(text) ?? []
  if (!text.includes('\n')) return { day, month, year }
  const [typedYear = '', typedMonth = '', typedDay = ''] = text.split('\n')
  return { day: typedDay, month: typedMonth, year: typedYear }
}

/** A day that is remembered, not looked up: three numbers, faster than any calendar, and filled in by the phone. */
export function DateInput(props: {
  name: string
  legend: ReactNode
  value: TypedDate
  error?: string
  hint?: ReactNode
  /** The phone's own name for it: `bday`. */
  autoComplete?: string
  optional?: boolean
  /** After each change that makes it a day. */
  onDay?: (day: CalendarDate) => void
}) {
  const { kit } = useWords()
  const error = props.error && `${props.error} ${kit.suchAs({ example: '28 / 2 / 2026' })}`
  const ids = useFieldIds(error, props.hint, { optional: props.optional })
  const names = datePartNames(props.name)
  const part = (which: keyof TypedDate) => (
    <div>
      <label htmlFor={`${ids.control}-${which}`}>{kit.dateParts[which]}</label>
      <input
        className="box"
        id={`${ids.control}-${which}`}
        name={names[which]}
        type="text"
        inputMode="numeric"
        defaultValue={props.value[which]}
        autoComplete={props.autoComplete && `${props.autoComplete}-${which}`}
        {...(ids.error === undefined ? {} : which === 'day' ? ids.wrong : { 'aria-invalid': true })}
        aria-describedby={ids.describedBy}
      />
    </div>
  )
  const follow = (group: HTMLFieldSetElement) => {
    const [day = '', month = '', year = ''] = [...group.querySelectorAll('input')].map((input) => input.value)
    const read = readDay({ day, month, year })
    if (read !== null) props.onDay?.(read)
  }
  return (
    <fieldset onInput={props.onDay && ((event) => follow(event.currentTarget))}>
      <legend className="label">
        {props.legend}
        {/* The space before it stands outside: at the edge of an inline block it is not drawn. */}
        {props.optional && (
          <>
            {' '}
            <span className="quiet">{kit.mayStayEmpty}</span>
          </>
        )}
      </legend>
      <div className="dates">
        {part('day')}
        {part('month')}
        {part('year')}
      </div>
      <FieldError ids={ids} />
      {props.hint !== undefined && (
        <p className="hint" id={ids.hint}>
          <span>{props.hint}</span>
        </p>
      )}
    </fieldset>
  )
}
