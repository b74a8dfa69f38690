// An amount of money, typed on keys of our own: digits, point, delete, confirm, hide (style parts 'fields' and 'keypad').

import { type ReactNode, useRef, useState } from 'react'
import { useWords } from '../messages/words-context.tsx'
import { Field, useFieldIds } from './field.tsx'
import { useHydrated } from './hydrated.ts'
import { Icon } from './icon.tsx'
import { type AmountKey, cleanAmount, pressKey } from './keypad-text.ts'
import { useMoneyStyle } from './money.tsx'

const rows: readonly (readonly AmountKey[])[] = [
  ['1', '2', '3', 'delete'],
  ['4', '5', '6'],
  ['7', '8', '9'],
]

/**
 * A field for an amount. Until React runs, and without script, it is a plain field with the phone's own digits; then the
 * keys come up with the focus. The field holds the amount as the market writes it, without groups: '1400,50'.
 */
export function MoneyInput(props: {
  name: string
  label: ReactNode
  value?: string
  hint?: ReactNode
  error?: string
  /** The screen validates while the borrower types. */
  live?: boolean
  /** Stand at the two ends of the box: the sign of the currency, buttons that step. */
  before?: ReactNode
  after?: ReactNode
  onValue?: (text: string) => void
  onConfirm?: (text: string) => void
}) {
  const { kit } = useWords()
  const { decimal } = useMoneyStyle().format
  const hydrated = useHydrated()
  const [keysShown, setKeysShown] = useState(false)
  const ids = useFieldIds(props.error, props.hint, { live: props.live })
  const input = useRef<HTMLInputElement>(null)

  function write(text: string) {
    if (input.current !== null) input.current.value = text
    props.onValue?.(text)
  }
  function press(key: AmountKey) {
    const field = input.current
    if (field === null) return
    field.value = pressKey(field.value, key, decimal)
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
      defaultValue={props.value}
      inputMode={hydrated ? 'none' : 'decimal'}
      autoComplete="off"
      {...ids.wrong}
      aria-describedby={ids.describedBy}
      onFocus={() => setKeysShown(true)}
      onClick={() => setKeysShown(true)}
      onBlur={(event) => {
        const next = event.relatedTarget
        if (!(next instanceof Element) || next.closest('.keypad') === null) setKeysShown(false)
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') setKeysShown(false)
      }}
      onInput={(event) => write(cleanAmount(event.currentTarget.value, decimal))}
    />
  )
  const hasEnds = props.before !== undefined || props.after !== undefined
  return (
    <Field ids={ids} label={props.label} hint={props.hint}>
      {hasEnds ? (
        <div className="with">
          {props.before}
          {box}
          {props.after}
        </div>
      ) : (
        box
      )}
      {hydrated && keysShown && (
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
