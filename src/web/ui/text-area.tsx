// A field for several lines, with a count.

import { characterCount } from '../../core/plain-text.ts'
import { useWords } from '../messages/words-context.tsx'
import { FieldError, useFieldIds } from './field.tsx'
import type { TextProps } from './text-fields.tsx'
import { followTyping } from './typed-digits.ts'

followTyping()

/** Several lines, with a count of the characters used out of `max`. What is longer stays as it was typed, and is refused with a reason. */
export function TextArea(
  props: TextProps & {
    max: number
    /** What is beyond `max` is not taken from the keyboard (COMPLAINT-4). */
    cuts?: boolean
  },
) {
  const { kit } = useWords()
  const used = characterCount(props.value ?? '')
  const ids = useFieldIds(props.error ?? (used > props.max ? kit.tooLong({ used, limit: props.max }) : undefined), '', {
    id: props.id,
  })
  const countId = `${ids.control}-n`
  return (
    <div className="field">
      <label htmlFor={ids.control}>{props.label}</label>
      <textarea
        className="box"
        id={ids.control}
        name={props.name}
        maxLength={props.cuts ? props.max : undefined}
        data-max={props.max}
        defaultValue={props.value}
        placeholder={props.placeholder}
        required={props.required}
        readOnly={props.readOnly}
        {...ids.wrong}
        aria-describedby={ids.describedBy}
        data-count={countId}
        onInput={props.onValue && ((event) => props.onValue?.(event.currentTarget.value))}
      />
      <FieldError ids={ids} />
      <p className="hint" id={ids.hint}>
        <span>{props.hint}</span>
        {/* Counted as it is typed (`typed-digits.ts`). */}
        <span className="num" id={countId} suppressHydrationWarning>
          {kit.outOf({ used, limit: props.max })}
        </span>
      </p>
    </div>
  )
}
