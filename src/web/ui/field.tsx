// What all fields share: a label, a hint, the error below, and the ids that tie them together.

import { type ReactNode, useId } from 'react'
import { useWords } from '../messages/words-context.tsx'
import { Icon } from './icon.tsx'
import { reasonAt, useShownReason } from './reasons.tsx'
import { useStandingError } from './standing-error.ts'

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
