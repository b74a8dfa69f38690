// One question at a time, and how far the borrower has come (style parts 'asks' and 'fields').

import type { ReactNode } from 'react'
import { FieldError, useFieldIds } from './field.tsx'

/** How many of `of` steps are behind: a line, with words for a screen reader. */
export function Progress({ done, of, label }: { done: number; of: number; label: string }) {
  return <progress className="far" value={done} max={of} aria-label={label} />
}

/**
 * One question of a step. Those that are not asked `now` wait out of sight; their answers are sent with the form all the
 * same, so that nothing typed is lost. `name` is what the page scrolls and focuses by.
 */
export function Question(props: { name: string; now: boolean; why?: ReactNode; children: ReactNode }) {
  return (
    <div className={props.now ? 'ask' : 'ask later'} id={`ask-${props.name}`}>
      {props.children}
      {props.why !== undefined && <p className="s quiet why">{props.why}</p>}
    </div>
  )
}

/** The names under which {@link DateInput} sends its three parts. */
export function datePartNames(name: string) {
  return { day: `${name}Day`, month: `${name}Month`, year: `${name}Year` } as const
}

/** A day as it was typed, in its three parts. */
export interface TypedDate {
  readonly day: string
  readonly month: string
  readonly year: string
}

/** Reads `YYYY-MM-DD` into its parts, also where some of them were left empty; anything else is three empty ones. */
export function dateParts(day: string): TypedDate {
  const [, year = '', month = '', date = ''] = /^(\d*)-(\d*)-(\d*)$/.exec(day) ?? []
  return { day: date, month, year }
}

/** A day that is remembered, not looked up: three numbers, faster than any calendar, and filled in by the phone. */
export function DateInput(props: {
  name: string
  legend: ReactNode
  /** What the three parts are called. */
  parts: Readonly<Record<keyof TypedDate, string>>
  value: TypedDate
  error?: string
  hint?: ReactNode
  /** The phone's own name for it: `bday`. */
  autoComplete?: string
}) {
  const ids = useFieldIds(props.error, props.hint)
  const names = datePartNames(props.name)
  const part = (which: keyof TypedDate, max: number) => (
    <div>
      <label htmlFor={`${ids.control}-${which}`}>{props.parts[which]}</label>
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
        data-digits
        data-max={max}
      />
    </div>
  )
  return (
    <fieldset>
      <legend className="label">{props.legend}</legend>
      <div className="dates">
        {part('day', 2)}
        {part('month', 2)}
        {part('year', 4)}
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
