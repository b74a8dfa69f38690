// Fields for words and figures. The element holds the value, so that nothing typed before React runs is lost.

import type { ReactNode } from 'react'
import { useWords } from '../messages/words-context.tsx'
import type { ButtonProps } from './button.tsx'
import { Field, useFieldIds } from './field.tsx'
import { groupDigits } from './regroup.ts'
import { followTyping } from './typed-digits.ts'
import { wakes } from './waking.ts'

followTyping()

/** What fields of text take, of one line or several. */
export interface TextProps {
  name: string
  label: ReactNode
  id?: string
  /** What stands in it at first: after a refusal, what was typed. */
  value?: string
  placeholder?: string
  hint?: ReactNode
  error?: string
  required?: boolean
  readOnly?: boolean
  /** After each change, with what the field now holds. */
  onValue?: (value: string) => void
}

export interface TextInputProps extends TextProps {
  optional?: boolean
  type?: 'text' | 'email' | 'tel' | 'password' | 'url'
  /** A number: the phone shows its digits. What is typed stays as it is, and the server reads it. */
  digits?: boolean
  /** With `digits`: group sizes for the eye, the last one repeats ([3, 4, 4], [4]). The form sends the blanks too. */
  groups?: readonly number[]
  /** With `groups`: digits at most that are put in groups. More can be typed, and is refused with a reason: nothing is cut. */
  max?: number
  /** With `digits`: with fewer it cannot be right. */
  min?: number
  autoComplete?: string
  enterKeyHint?: 'next' | 'done' | 'send' | 'go'
  /** Stands at the field's end: a button (`<FieldButton>`). */
  end?: ReactNode
  className?: string
}

function startingText({ value, groups, max }: TextInputProps): string | undefined {
  return value === undefined || groups === undefined ? value : groupDigits(value, groups, max)
}

/** One line of text or digits (style part 'fields'). */
export function TextInput(props: TextInputProps) {
  const ids = useFieldIds(props.error, props.hint, { id: props.id, optional: props.optional })
  const { digits, groups, max } = props
  const isEmail = props.type === 'email'
  const control = (
    <input
      className={props.className ? `box ${props.className}` : 'box'}
      id={ids.control}
      name={props.name}
      // A browser reads a field of the type email itself: it trims, and writes a domain in other letters than were typed.
      type={isEmail ? 'text' : (props.type ?? 'text')}
      inputMode={isEmail ? 'email' : digits && props.type !== 'tel' ? 'numeric' : undefined}
      autoCapitalize={isEmail ? 'none' : undefined}
      spellCheck={isEmail ? false : undefined}
      defaultValue={startingText(props)}
      placeholder={props.placeholder}
      required={props.required}
      readOnly={props.readOnly}
      autoComplete={props.autoComplete}
      enterKeyHint={props.enterKeyHint}
      {...ids.wrong}
      aria-describedby={ids.describedBy}
      data-max={groups && (max ?? 40)}
      data-min={digits ? props.min : undefined}
      data-group={groups?.join(',')}
      // Not onChange: the boot script puts the text right first, and React takes that for no change at all.
      onInput={props.onValue && ((event) => props.onValue?.(event.currentTarget.value))}
    />
  )
  return (
    <Field ids={ids} label={props.label} optional={props.optional} hint={props.hint}>
      {props.end === undefined ? (
        control
      ) : (
        <div className="with">
          {control}
          {props.end}
        </div>
      )}
    </Field>
  )
}

/** The button at a field's end: 'get code', 'Subscribe'. */
export function FieldButton(
  props: Omit<ButtonProps, 'line' | 'busy' | 'gated' | 'icon' | 'posts' | 'opens' | 'closes' | 'describedBy'>,
) {
  return (
    <button
      className="tap"
      type={props.type ?? 'button'}
      form={props.form}
      name={props.name}
      value={props.value}
      formAction={props.action}
      formNoValidate={props.unchecked || undefined}
      disabled={props.disabled}
      {...wakes(props.onTap)}
      onClick={props.onTap}
    >
      {props.children}
    </button>
  )
}

/** What is known of the phones of a market: how many digits they have, and one that could be. */
export interface PhoneFacts {
  readonly digits: number
  readonly example: string
}

/**
 * A phone number, as one writes it: its digits stand in groups of 3, 4 and 4, with a country's prefix they stay as they are. What
 * is wrong with it is said with an example.
 */
export function PhoneInput({
  of,
  ...props
}: Omit<TextInputProps, 'type' | 'digits' | 'groups' | 'max'> & { of?: PhoneFacts }) {
  const { kit } = useWords()
  const { error } = props
  const said = error === undefined || of === undefined ? error : `${error} ${kit.suchAs({ example: of.example })}`
  const means = { ...props, error: said, max: of?.digits ?? 11 }
  return <TextInput autoComplete="tel-national" min={9} {...means} type="tel" digits groups={[3, 4, 4]} />
}

/** A card or account number: digits in fours. */
export function CardInput(props: Omit<TextInputProps, 'type' | 'digits' | 'groups'>) {
  return <TextInput autoComplete="off" max={19} {...props} digits groups={[4]} />
}

/** A code from a message: one field that takes a paste and the phone's own suggestion whole. */
export function CodeInput({
  length = 6,
  ...props
}: Omit<TextInputProps, 'type' | 'digits' | 'groups' | 'max'> & { length?: number }) {
  return (
    <TextInput
      autoComplete="one-time-code"
      {...props}
      digits
      max={length}
      min={length}
      className={length > 6 ? 'code long' : 'code'}
    />
  )
}
