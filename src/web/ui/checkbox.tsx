// A box to tick, with its words beside it.

import type { ReactNode } from 'react'
import { FieldError, useFieldIds } from './field.tsx'
import { wakes } from './waking.ts'

/**
 * A checkbox with its sentence. `gate` keeps every `gated` button of the screen grey and inert until it is ticked; with it
 * the box is also required, so that the browser itself refuses to send the form.
 */
export function Checkbox(props: {
  name: string
  children: ReactNode
  value?: string
  checked?: boolean
  gate?: boolean
  required?: boolean
  form?: string
  error?: string
  onTick?: (ticked: boolean) => void
}) {
  const ids = useFieldIds(props.error)
  return (
    <div>
      <label className="check">
        <input
          type="checkbox"
          name={props.name}
          value={props.value ?? '1'}
          form={props.form}
          defaultChecked={props.checked}
          required={props.required || props.gate}
          data-gate={props.gate || undefined}
          {...ids.wrong}
          aria-describedby={ids.describedBy}
          {...wakes(props.onTick)}
          onChange={props.onTick && ((event) => props.onTick?.(event.currentTarget.checked))}
        />
        <span>{props.children}</span>
      </label>
      <FieldError ids={ids} />
    </div>
  )
}
