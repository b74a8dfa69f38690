// An amount of money, typed on keys of our own: digits, point, delete, confirm, hide (style parts 'fields' and 'keypad').

import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useWords } from '../messages/words-context.tsx'
import { Field, useFieldIds } from './field.tsx'
import { Icon } from './icon.tsx'
import { type AmountKey, caretIn, groupedAmount, pressKey, typedAmount, withOwnGroups } from './keypad-text.ts'
import { useMoneyStyle } from './money.tsx'

const rows: readonly (readonly AmountKey[])[] = [
  ['1', '2', '3', 'delete'],
  ['4', '5', '6'],
  ['7', '8', '9'],
]

/**
 * A field for an amount. Until React runs, and without script, it is a plain field with the phone's own digits; from its next focus
 * on the keys come up. The field holds the amount as the market writes it, and where script runs with its groups as
 * they are typed: '1.400,50' (SCREEN-4). What is no plain amount stays as it was typed: the server reads it. The sign of the
 * currency stands before it.
 */
export function MoneyInput(props: {
  name: string
  label: ReactNode
  value?: string
  hint?: ReactNode
  error?: string
  /** The screen validates while the borrower types. */
  live?: boolean
  /** Stands at the end of the box: buttons that step. */
  after?: ReactNode
  onValue?: (text: string) => void
  onConfirm?: (text: string) => void
}) {
  const { kit } = useWords()
  const { format, symbol } = useMoneyStyle()
  const { decimal } = format
  const [hasOwnKeys, setOwnKeys] = useState(false)
  const [keysShown, setKeysShown] = useState(false)
  const ids = useFieldIds(props.error, props.hint, { live: props.live })
  const input = useRef<HTMLInputElement>(null)
  // The phone's keys are up where the field itself woke the page: they stay until it is left, as they must not come and go again.
  useEffect(() => setOwnKeys(input.current !== document.activeElement), [])

  /** What was typed in the field, without the groups that it was given here, or that a page wrote into it. */
  function typedIn(field: HTMLInputElement): string {
    const was = field.dataset.grouped ?? withOwnGroups(field.defaultValue, format)
    return typedAmount(was, field.value, format)
  }
  function follow(field: HTMLInputElement) {
    const typed = typedIn(field)
    const text = groupedAmount(typed, format)
    // Where none was typed, every sign between thousands is one of ours.
    field.dataset.grouped = typed.includes(format.thousands) ? '' : text
    if (text !== field.value) {
      const caret = caretIn(text, field.value, field.selectionEnd ?? field.value.length)
      field.value = text
      if (document.activeElement === field) field.setSelectionRange(caret, caret)
    }
    props.onValue?.(text)
  }
  function press(key: AmountKey) {
    const field = input.current
    if (field === null) return
    field.value = pressKey(typedIn(field), key, decimal)
    field.dataset.grouped = ''
    // As if it had been typed: listeners of the page get the event too.
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
  const key = (name: AmountKey, shown: ReactNode, label?: string) => (
    <button
      key={name}
      type="button"
      className={label ? 'side' : undefined}
      aria-label={label}
      onClick={() => press(name)}
    >
      {shown}
    </button>
  )

  const box = (
    <input
      className="box"
      ref={input}
      id={ids.control}
      name={props.name}
      defaultValue={props.value === undefined ? undefined : groupedAmount(props.value, format)}
      inputMode={hasOwnKeys ? 'none' : 'decimal'}
      autoComplete="off"
      {...ids.wrong}
      aria-describedby={ids.describedBy}
      onFocus={() => setKeysShown(true)}
      onClick={() => setKeysShown(true)}
      onBlur={(event) => {
        const next = event.relatedTarget
        if (next instanceof Element && next.closest('.keypad') !== null) return
        setKeysShown(false)
        setOwnKeys(true)
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape' || event.key === 'Enter') setKeysShown(false)
      }}
      onInput={(event) => follow(event.currentTarget)}
    />
  )
  return (
    <Field ids={ids} label={props.label} hint={props.hint}>
      <div className="with">
        <span className="pre" aria-hidden="true">
          {symbol}
        </span>
        {box}
        {props.after}
      </div>
      {hasOwnKeys && keysShown && (
        // Taps on the keys leave the focus, and with it the keys, where they are.
        <fieldset className="keypad" aria-label={kit.keypad.label} onPointerDown={(event) => event.preventDefault()}>
          {rows.map((row) =>
            row.map((name) =>
              name === 'delete' ? key(name, <Icon name="delete" />, kit.keypad.delete) : key(name, name),
            ),
          )}
          {key('point', decimal, kit.keypad.point)}
          {key('0', '0')}
          <button type="button" className="side" aria-label={kit.keypad.hide} onClick={() => setKeysShown(false)}>
            <Icon name="down" />
          </button>
          <button
            type="button"
            className="ok"
            onClick={() => {
              setKeysShown(false)
              props.onConfirm?.(input.current?.value ?? '')
            }}
          >
            {kit.keypad.confirm}
          </button>
        </fieldset>
      )}
    </Field>
  )
}
