// One choice of several: a radio list, in a sheet with Confirm and Cancel, or on its own.

import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useWords } from '../messages/words-context.tsx'
import { closesByItself, opensByItself } from './dialog-commands.ts'
import { FieldError, useFieldIds } from './field.tsx'
import { Icon } from './icon.tsx'
import { wakes } from './waking.ts'

export interface Choice {
  readonly value: string
  readonly label: string
  readonly note?: ReactNode
  /** A logo, as a rule. */
  readonly before?: ReactNode
  readonly disabled?: boolean
}

/**
 * A radio list (style part 'picker'). `name` is the form field. Where it stands in a sheet, the sheet's own title names
 * it; elsewhere give a `legend`. With `aloneIsChosen` a choice that has no other beside it is chosen beforehand, and is a box,
 * since a radio cannot be unchosen: not before and not without script. Once its absence was refused, it stays unchosen.
 */
export function RadioList(props: {
  name: string
  choices: readonly Choice[]
  chosen?: string
  aloneIsChosen?: boolean
  legend?: ReactNode
  labelledBy?: string
  describedBy?: string
  required?: boolean
  /** Stands below the list, where the list is a field of its own; leads to the first choice. */
  error?: string
  onChoose?: (value: string) => void
}) {
  const ids = useFieldIds(props.error)
  const isAlone = props.aloneIsChosen === true && props.choices.length === 1
  return (
    <fieldset
      className="picks"
      {...wakes(props.onChoose)}
      aria-labelledby={props.legend === undefined ? props.labelledBy : undefined}
      aria-describedby={[ids.describedBy, props.describedBy].filter(Boolean).join(' ') || undefined}
    >
      {props.legend !== undefined && <legend>{props.legend}</legend>}
      {props.choices.map((choice, index) => (
        <label className="pick" key={choice.value}>
          {choice.before}
          <span>
            {choice.label}
            {choice.note && <small>{choice.note}</small>}
          </span>
          <input
            type={isAlone ? 'checkbox' : 'radio'}
            name={props.name}
            value={choice.value}
            defaultChecked={choice.value === props.chosen || (isAlone && props.error === undefined)}
            disabled={choice.disabled}
            required={props.required}
            data-words={choice.label}
            data-reason={index === 0 ? ids.wrong['data-reason'] : undefined}
            onChange={() => props.onChoose?.(choice.value)}
          />
        </label>
      ))}
      <FieldError ids={ids} />
    </fieldset>
  )
}

/**
 * A field that opens a radio list in a sheet (style parts 'fields' and 'picker'). Confirm keeps the choice, Cancel, the
 * scrim and the back gesture restore the one before: the boot script sees to it, so that it holds before React runs.
 * Without script the list stands on the page. `onChoose` hears confirmed choices only. There is no
 * `required`: a browser cannot point at a radio in a closed sheet, and would refuse the form without a word. The server asks.
 */
export function Picker(props: {
  name: string
  label: ReactNode
  /** The sheet's heading; the label where it is text. */
  title?: string
  choices: readonly Choice[]
  chosen?: string
  /** Stands in the field while nothing is chosen. */
  placeholder?: string
  error?: string
  onChoose?: (value: string) => void
}) {
  const { kit } = useWords()
  const ids = useFieldIds(props.error)
  const sheetId = useId()
  const titleId = useId()
  const sheet = useRef<HTMLDialogElement>(null)
  const { onChoose } = props
  useEffect(() => {
    const dialog = sheet.current
    if (dialog === null || onChoose === undefined) return
    const heard = (event: Event) => {
      if (event.target instanceof HTMLInputElement) onChoose(event.target.value)
    }
    dialog.addEventListener('candor:chosen', heard)
    return () => dialog.removeEventListener('candor:chosen', heard)
  }, [onChoose])
  const chosen = props.choices.find((choice) => choice.value === props.chosen)
  return (
    <div className="field">
      <p className="label" id={ids.label}>
        {props.label}
      </p>
      <button
        type="button"
        className="box go"
        data-opens={sheetId}
        {...opensByItself(sheetId)}
        aria-haspopup="dialog"
        aria-labelledby={`${ids.label} ${ids.control}`}
        aria-describedby={ids.describedBy}
        {...ids.wrong}
      >
        {/* Until React runs, the boot script may have written another choice here. */}
        <span id={ids.control} data-shows={sheetId} suppressHydrationWarning>
          {chosen?.label ?? props.placeholder ?? kit.choose}
        </span>
        <Icon name="down" />
      </button>
      <FieldError ids={ids} />
      <dialog
        className="sheet inline"
        id={sheetId}
        ref={sheet}
        aria-labelledby={titleId}
        data-light
        {...wakes(onChoose)}
      >
        <h2 id={titleId}>{props.title ?? props.label}</h2>
        <RadioList name={props.name} choices={props.choices} chosen={props.chosen} labelledBy={titleId} />
        <div className="pair">
          <button type="button" className="btn line" data-closes="" {...closesByItself(sheetId)}>
            {kit.cancel}
          </button>
          <button type="button" className="btn" data-closes="ok" {...closesByItself(sheetId)}>
            {kit.confirm}
          </button>
        </div>
      </dialog>
    </div>
  )
}
