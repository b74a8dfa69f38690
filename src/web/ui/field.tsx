// What all fields share: a label, a hint, the error below, and the ids that tie them together.

import { type ReactNode, useEffect, useId, useState } from 'react'
import { useWords } from '../messages/words-context.tsx'
import { Icon } from './icon.tsx'
import { type Held, mayBeRight } from './may-be-right.ts'
import { reasonAt, useReasons, useShownReason } from './reasons.tsx'

export interface FieldIds {
  readonly label: string
  readonly control: string
  readonly hint: string
  /** Of the error below the control, which is there only while it stands. */
  readonly errorId: string
  /** What is wrong, until the field is right. */
  readonly error: string | undefined
  /** For aria-describedby: the error first, then the hint. */
  readonly describedBy: string | undefined
  /** For the control that takes the focus while the error stands. */
  readonly wrong: { readonly 'aria-invalid'?: true; readonly 'data-reason'?: string }
}

export interface FieldMeans {
  /** Names the control, where a label or a test elsewhere wants to. */
  readonly id?: string
  /** May stay empty: then empty is right. */
  readonly optional?: boolean
  /** The screen validates while the borrower types. */
  readonly live?: boolean
}

/** Ids and error of one field: an error of the server goes as soon as the field is right. */
export function useFieldIds(said: string | undefined, hint?: ReactNode, means: FieldMeans = {}): FieldIds {
  const own = useId()
  const id = means.id ?? own
  const control = id
  const errorId = `${id}-e`
  const error = useStandingError(said, { control, errorId, optional: means.optional, live: means.live })
  useShownReason(error !== undefined)
  const described = [error !== undefined && errorId, hint !== undefined && `${id}-h`].filter(Boolean).join(' ')
  return {
    label: `${id}-l`,
    control,
    hint: `${id}-h`,
    errorId,
    error,
    describedBy: described || undefined,
    wrong: error === undefined ? {} : { 'aria-invalid': true, ...reasonAt(errorId) },
  }
}

/** What is wrong, in a sentence that says what to do. */
export function FieldError({ ids }: { ids: FieldIds }) {
  if (ids.error === undefined) return null
  return (
    <p className="err" id={ids.errorId}>
      <Icon name="warn" small />
      <span>{ids.error}</span>
    </p>
  )
}

/** A label above a control, with the hint and the error below it (style part 'fields'). */
export function Field(props: {
  ids: FieldIds
  label: ReactNode
  optional?: boolean
  hint?: ReactNode
  children: ReactNode
}) {
  const { kit } = useWords()
  return (
    <div className="field">
      <label htmlFor={props.ids.control}>
        {props.label}
        {props.optional && (
          <>
            {' '}
            <span className="quiet">{kit.mayStayEmpty}</span>
          </>
        )}
      </label>
      {props.children}
      <FieldError ids={props.ids} />
      {props.hint !== undefined && (
        <p className="hint" id={props.ids.hint}>
          <span>{props.hint}</span>
        </p>
      )}
    </div>
  )
}

/** The boot script's word for a choice that was confirmed. */
const chosen = 'candor:chosen'
const changes = ['input', 'change', chosen] as const

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

function isControl(target: EventTarget | null): target is Control {
  return (
    target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement
  )
}

function heldBy(control: Control): Held {
  return {
    type: control.type,
    value: control.value,
    checked: control instanceof HTMLInputElement && control.checked,
    valid: control.validity.valid,
    digitsAtLeast: Number(control.dataset.min ?? 0),
  }
}

/** The controls of the field: the one with that id, or all of a group that is described by the error. */
function controlsOf(control: string, errorId: string): readonly Control[] {
  const id = CSS.escape(control)
  const named = [...document.querySelectorAll(`#${id}, [id^="${id}-"]`)]
  const described = [...document.querySelectorAll(`[aria-describedby~="${CSS.escape(errorId)}"]`)]
  const all = [...named, ...described].flatMap((part) => {
    // A choice in a sheet stands behind a button.
    const around = part.matches('fieldset') ? part : (part.closest('.field') ?? part)
    return [part, ...around.querySelectorAll('input, textarea, select')]
  })
  return [...new Set(all)].filter(isControl)
}

interface Where {
  readonly control: string
  readonly errorId: string
  readonly optional: boolean | undefined
  readonly live: boolean | undefined
}

/** The error, until the field is right. The next answer brings it back, where it says the same again. */
function useStandingError(error: string | undefined, where: Where): string | undefined {
  const { control, errorId, optional = false, live = false } = where
  const { answers } = useReasons()
  const [mended, setMended] = useState<{ readonly error: string; readonly answers: number } | null>(null)
  useEffect(() => {
    if (error === undefined || live) return
    const refused = new Map(controlsOf(control, errorId).map((one) => [one, one.value]))
    const heard = ({ target, type }: Event) => {
      if (!isControl(target)) return
      const before = refused.get(target)
      // What is chosen in a sheet counts once it is confirmed.
      if (before === undefined || (type !== chosen && target.type === 'radio' && target.closest('dialog'))) return
      setMended(mayBeRight(heldBy(target), before, optional) ? { error, answers } : null)
    }
    for (const type of changes) document.addEventListener(type, heard)
    return () => {
      for (const type of changes) document.removeEventListener(type, heard)
    }
  }, [error, control, errorId, optional, live, answers])
  return mended?.error === error && mended?.answers === answers ? undefined : error
}
