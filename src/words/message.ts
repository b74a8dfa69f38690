// A message as it is spoken: the compiled form of one text, and how values fill it. Runs in the browser and on the server alike.

import { singleStops } from '../core/single-stops.ts'

/**
 * One piece of a message: text; `[name]`, a value; `[name, style]`, a value as the language writes it; `[name, cases]`, one case of
 * several, and with `1` behind them chosen by number, in the plural of the language.
 */
export type Piece =
  | string
  | readonly [name: string]
  | readonly [name: string, style: Style]
  | readonly [name: string, cases: Cases, plural?: 1]

export type Cases = Readonly<Record<string, readonly Piece[]>>

/** How a value may be written: `{until, date}`, `{until, date, end}`, `{on, date, short}`, `{count, number}`, `{seconds, number, wait}`. */
export const styles = ['date', 'end', 'short', 'number', 'wait'] as const
export type Style = (typeof styles)[number]

type Value = string | number | boolean | null | undefined | readonly (string | number)[]
export type Values = Readonly<Record<string, Value>>

/** How a language writes what stands in its messages. */
export interface Writing extends Readonly<Record<Style, (value: never) => string>> {
  /** Between the values of a list. */
  readonly gap: string
  /** The category of a number: `one`, `other`. */
  plural(count: number): string
}

/** A node of a catalogue: a text, a message (it begins with 0), a list, or a section. */
export type Compiled = string | readonly [0, ...Piece[]] | readonly Compiled[] | { readonly [key: string]: Compiled }

export const isMessage = (node: Compiled): node is readonly [0, ...Piece[]] => Array.isArray(node) && node[0] === 0

/** Of nothing: null, no text, no list. Its case is called `none`. */
const isNone = (value: Value): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)

function caseOf(cases: Cases, value: Value, writing: Writing, byNumber: boolean): readonly Piece[] {
  const count = Number(value)
  const exact = byNumber ? `=${count}` : isNone(value) ? 'none' : String(value)
  if (Object.hasOwn(cases, exact)) return cases[exact] ?? []
  const plural = byNumber ? writing.plural(count) : 'other'
  return cases[Object.hasOwn(cases, plural) ? plural : 'other'] ?? []
}

/** `from`: the first piece; that of a message stands behind its mark. */
function written(pieces: readonly (Piece | 0)[], values: Values, writing: Writing, from = 0): string {
  let text = ''
  for (let n = from; n < pieces.length; n += 1) {
    const piece = pieces[n] as Piece
    if (typeof piece === 'string') {
      text += piece
      continue
    }
    const [name, how, plural] = piece
    const value = values[name]
    if (how === undefined) text += Array.isArray(value) ? value.join(writing.gap) : (value ?? '')
    else if (typeof how === 'string') text += writing[how](value as never)
    else text += written(caseOf(how, value, writing, plural === 1), values, writing)
  }
  return text
}

/** Whether something in a list takes values: the whole list then does. */
const takesValues = (node: Compiled): boolean =>
  typeof node !== 'string' && (isMessage(node) || Object.values(node).some(takesValues))

function filled(node: Compiled, values: Values, writing: Writing): unknown {
  if (typeof node === 'string') return node
  if (isMessage(node)) return singleStops(written(node, values, writing, 1))
  if (Array.isArray(node)) return node.map((one: Compiled) => filled(one, values, writing))
  return Object.fromEntries(Object.entries(node).map(([key, one]) => [key, filled(one, values, writing)]))
}

/**
 * The words of a compiled section: texts stay texts, messages and lists with messages become functions of their values. A name that
 * ends with a stop, at the end of a sentence, has one.
 */
export function spoken(node: Compiled, writing: Writing): unknown {
  if (typeof node === 'string') return node
  if (Array.isArray(node))
    return takesValues(node) ? (values: Values) => filled(node, values, writing) : filled(node, {}, writing)
  return Object.fromEntries(Object.entries(node).map(([key, one]) => [key, spoken(one, writing)]))
}
