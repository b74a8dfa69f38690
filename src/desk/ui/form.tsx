// Parts of the desk's forms: they post to their own page, keep what was typed when they are refused, and say why beside the act.

import { createContext, type ReactNode, useContext } from 'react'
import type { Tried, Visit } from '../screen.ts'
import { State } from './parts.tsx'

interface FormProps {
  /** The name of the act on this screen. */
  readonly act: string
  readonly visit: Visit
  /** Tells apart forms of one act on one page: the id of what each is about. */
  readonly about?: string
  /** Sent without an idempotency key: an act whose answer must not be stored. */
  readonly keyless?: boolean
  readonly className?: string
  readonly files?: boolean
  /** The part of the page to which its answer leads back. */
  readonly at?: string
  readonly children: ReactNode
}

/** What was tried by this very form; null for another one's. */
export function triedBy(visit: Visit, act: string, about = ''): Tried | null {
  const { tried } = visit
  return tried !== null && tried.act === act && tried.typed.text('about') === about ? tried : null
}

/** The form that a field stands in. */
const FormOfField = createContext<Pick<FormProps, 'act' | 'visit' | 'about'> | null>(null)

/** Throws outside of a form. */
export function useForm(): Pick<FormProps, 'act' | 'visit' | 'about'> {
  const form = useContext(FormOfField)
  if (form === null) throw new Error('a field of the desk stands in an ActForm')
  return form
}

/** A form that posts to the page it stands on. A refusal stands at its head, read out as it comes. */
export function ActForm({
  act,
  visit,
  about = '',
  keyless = false,
  className,
  files = false,
  at,
  children,
}: FormProps) {
  const refused = triedBy(visit, act, about)?.refused ?? null
  return (
    <form
      method="post"
      action={visit.url.pathname + visit.url.search + (at === undefined ? '' : `#${at}`)}
      className={className}
      {...(files ? { encType: 'multipart/form-data' } : {})}
    >
      <input type="hidden" name="act" value={act} />
      {about !== '' && <input type="hidden" name="about" value={about} />}
      {!keyless && <input type="hidden" name="key" value={visit.newKey()} />}
      {refused !== null && (
        <div className="say over" role="alert" tabIndex={-1}>
          <State of="over">{refused.message}</State>
        </div>
      )}
      <FormOfField value={{ act, visit, about }}>{children}</FormOfField>
    </form>
  )
}

interface FoldedFormProps extends Omit<FormProps, 'className'> {
  readonly title: ReactNode
  /** What a screen reader says in place of the title, where one page has several. */
  readonly spoken?: string
  /** Open from the start; else only where it was refused. */
  readonly open?: boolean
}

/** A form under its title, folded until it is wanted. */
export function FoldedForm({ title, spoken, open, ...form }: FoldedFormProps) {
  return (
    <details open={open ?? (triedBy(form.visit, form.act, form.about)?.refused ?? null) !== null}>
      <summary aria-label={spoken}>{title}</summary>
      <ActForm {...form} className="stack" />
    </details>
  )
}

/** The button that sends its form; `look` adds to that of every button. */
export function Submit({ look, children }: { look?: 'wide' | 'fill' | 'fill wide' | 'ghost'; children: ReactNode }) {
  return (
    <button type="submit" className={look === undefined ? 'btn' : `btn ${look}`}>
      {children}
    </button>
  )
}

export interface FieldProps {
  readonly name: string
  readonly label: ReactNode
  readonly value?: string
  /** Shown in place of what was typed. */
  readonly shows?: string
  readonly required?: boolean
  readonly inputMode?: 'decimal' | 'text'
  /** Characters that the call takes. No field cuts: what is longer stands in it again, with how long it is. */
  readonly max?: number
  readonly dataKey?: string
  /** The id of a list of what can be typed. */
  readonly list?: string
}

/** Its id, what stands in it, and what is wrong with that. */
export function useField({ name, value, shows, max }: FieldProps) {
  const { visit, act, about = '' } = useForm()
  const id = [act, about, name].filter((part) => part !== '').join('-')
  const tried = triedBy(visit, act, about)
  const typed = shows ?? (tried === null ? value : tried.typed.text(name))
  // As the call counts: an emoji is two.
  const used = (typed ?? '').length
  if (max !== undefined && used > max) {
    const said = `${id}-long`
    return {
      id,
      typed,
      wrong: { 'aria-invalid': true, 'aria-describedby': said },
      tooLong: (
        <p className="quiet" id={said}>
          {visit.words.problem.tooLong({ used, max })}
        </p>
      ),
    }
  }
  const isWrong = tried?.refused?.fields.includes(name) ?? false
  return { id, typed, wrong: isWrong ? { 'aria-invalid': true } : {}, tooLong: null }
}

/** A field of one line with its label; marked where the refusal names it. */
export function TextField(props: FieldProps) {
  const { label, name, required = false, inputMode, dataKey, list } = props
  const { id, typed, wrong, tooLong } = useField(props)
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <input
        className="box"
        id={id}
        name={name}
        type="text"
        inputMode={inputMode}
        defaultValue={typed}
        required={required}
        data-key={dataKey}
        list={list}
        autoComplete="off"
        {...wrong}
      />
      {tooLong}
    </div>
  )
}

/** A field of several lines. */
export function ProseField(props: FieldProps & { readonly rows?: number }) {
  const { label, name, required = false, rows = 3, dataKey } = props
  const { id, typed, wrong, tooLong } = useField(props)
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <textarea
        className="box"
        id={id}
        name={name}
        rows={rows}
        required={required}
        data-key={dataKey}
        defaultValue={typed}
        dir="auto"
        {...wrong}
      />
      {tooLong}
    </div>
  )
}

/** What can be chosen, and what of it is. */
interface Choices {
  readonly name: string
  readonly label: ReactNode
  readonly options: readonly { readonly value: string; readonly label: string }[]
}

/** The browser's own list; marked where the refusal names it. */
export function ChoiceField(props: FieldProps & Choices) {
  const { id, typed, wrong } = useField(props)
  return <Choice {...props} id={id} value={typed} mark={{ 'data-key': props.dataKey, ...wrong }} />
}

/** A list in a form that only asks: what is chosen goes in the address. */
export function Choice(props: Choices & { id?: string; value?: string | undefined; mark?: object }) {
  const { name, label, options, id = name, value, mark } = props
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <select className="box" id={id} name={name} defaultValue={value} {...mark}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  )
}
