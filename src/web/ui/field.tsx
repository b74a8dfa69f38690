// What all fields share: a label, a hint, the error below, and the ids that tie them together.

import { type ReactNode, useId } from 'react'
import { useWords } from '../messages/words-context.tsx'
import { Icon } from './icon.tsx'

export interface FieldIds {
  readonly label: string
  readonly control: string
  readonly hint: string
  readonly error: string
  /** For aria-describedby: the error first, then the hint. */
  readonly describedBy: string | undefined
}

/** Ids for one field. `given` names the control, where a label or a test elsewhere wants to. */
export function useFieldIds(error: string | undefined, hint?: ReactNode, given?: string): FieldIds {
  const own = useId()
  const id = given ?? own
  const described = [error !== undefined && `${id}-e`, hint !== undefined && `${id}-h`].filter(Boolean).join(' ')
  return { label: `${id}-l`, control: id, hint: `${id}-h`, error: `${id}-e`, describedBy: described || undefined }
}

/** What is wrong, in a sentence that says what to do. */
export function FieldError({ ids, error }: { ids: FieldIds; error: string | undefined }) {
  if (error === undefined) return null
  return (
    <p className="err" id={ids.error}>
      <Icon name="warn" small />
      <span>{error}</span>
    </p>
  )
}

/** A label above a control, with the hint and the error below it (style part 'fields'). */
export function Field(props: {
  ids: FieldIds
  label: ReactNode
  optional?: boolean
  hint?: ReactNode
  error?: string
  children: ReactNode
}) {
  const { kit } = useWords()
  return (
    <div className="field">
      <label htmlFor={props.ids.control}>
        {props.label}
        {props.optional && <span className="quiet">&nbsp;{kit.mayStayEmpty}</span>}
      </label>
      {props.children}
      <FieldError ids={props.ids} error={props.error} />
      {props.hint !== undefined && (
        <p className="hint" id={props.ids.hint}>
          <span>{props.hint}</span>
        </p>
      )}
    </div>
  )
}
