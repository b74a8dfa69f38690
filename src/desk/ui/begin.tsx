// A prepared text that begins what an officer writes: it is put into the form in which it stands, behind what was typed there before.

import type { Acted, Posted, Visit } from '../screen.ts'
import { ChoiceField, triedBy } from './form.tsx'

const [choice, button] = ['begin.text', 'begin'] as const

interface BeginProps {
  readonly label: string
  readonly submit: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
}

/** Stands at the head of its form: all that was typed goes with the choice and comes back. */
export function BeginWith({ label, submit, options }: BeginProps) {
  return (
    <>
      {/* Enter in a field presses the first button of its form: the one that sends it, not the one below. */}
      <button type="submit" hidden />
      <div className="row">
        <ChoiceField name={choice} label={label} options={options} />
        <button type="submit" name={button} value="1" className="btn" formNoValidate>
          {submit}
        </button>
      </div>
    </>
  )
}

/** What the form's act answers where a text was only chosen, and nothing is to be sent; null where it is to be sent. */
export function begins(posted: Posted): Acted | null {
  return posted.has(button) ? { ok: true, shown: posted.text(choice) } : null
}

/** The option that was chosen in the form; null where none was. */
export function chosenIn(visit: Visit, act: string): string | null {
  const tried = triedBy(visit, act)
  return tried?.typed.has(button) === true ? tried.typed.text(choice) : null
}

/** A field that was typed before with the chosen text behind it, once. */
export function withText(visit: Visit, act: string, field: string, text: string): string {
  const typed = (triedBy(visit, act)?.typed.text(field) ?? '').trimEnd()
  if (typed === '') return text
  return typed.endsWith(text.trimEnd()) ? typed : `${typed}\n\n${text}`
}
