// The TypeScript of the English catalogues: keys, and the values that each message takes. See `npm run words`.

import { type Cases, type Compiled, isMessage, type Piece } from './message.ts'

/** How one value is used in a message. */
type Use = 'shown' | 'day' | 'number' | { readonly cases: readonly string[] } | 'counted'

function usesOf(pieces: readonly Piece[], uses: Map<string, Use[]>): void {
  for (const piece of pieces) {
    if (typeof piece === 'string') continue
    const [name, how, plural] = piece
    const known = uses.get(name) ?? []
    uses.set(name, known)
    if (how === undefined) known.push('shown')
    else if (how === 'number' || how === 'wait') known.push('number')
    else if (typeof how === 'string') known.push('day')
    else {
      known.push(plural === 1 ? 'counted' : { cases: Object.keys(how) })
      for (const one of Object.values(how as Cases)) usesOf(one, uses)
    }
  }
}

/** A case for nothing takes null; `true` alone is a question; cases without a text for any other are a closed list. */
function typeOfValue(uses: readonly Use[], otherIsEmpty: boolean): string {
  const cases = uses.flatMap((use) => (typeof use === 'object' ? use.cases : []))
  const named = [...new Set(cases)].filter((name) => name !== 'other' && name !== 'none')
  const nothing = cases.includes('none') ? ' | null' : ''
  if (uses.includes('counted')) return `number${nothing}`
  if (uses.includes('day')) return `string${nothing}`
  if (uses.includes('number')) return `number | string${nothing}`
  if (named.join() === 'true') return 'boolean'
  if (named.length > 0 && named.every((name) => /^\d+$/.test(name))) return `number | string${nothing}`
  if (named.length === 0 || uses.includes('shown') || !otherIsEmpty) return `Shown${nothing}`
  return named.map((name) => `'${name}'`).join(' | ') + nothing
}

/** Whether each choice of this value says nothing for a name that it does not list. */
function otherIsEmpty(pieces: readonly Piece[], value: string): boolean {
  return pieces.every((piece) => {
    if (typeof piece === 'string' || typeof piece[1] !== 'object') return true
    const [name, cases] = piece
    const own = name !== value || piece[2] === 1 || (cases.other?.length ?? 0) === 0
    return own && Object.values(cases).every((one) => otherIsEmpty(one, value))
  })
}

const messages = (node: Compiled): (readonly [0, ...Piece[]])[] =>
  typeof node === 'string' ? [] : isMessage(node) ? [node] : Object.values(node).flatMap((one) => messages(one))

/** `{ date: string; n: Shown }` of a message or of a list with messages; null where nothing is taken. */
function valuesOf(node: Compiled): string | null {
  const all = messages(node).map((message) => message.slice(1) as Piece[])
  const uses = new Map<string, Use[]>()
  for (const pieces of all) usesOf(pieces, uses)
  if (uses.size === 0) return null
  const typed = [...uses].map(([name, known]) => {
    const type = typeOfValue(
      known,
      all.every((pieces) => otherIsEmpty(pieces, name)),
    )
    return `${name}: ${type}`
  })
  return `{ ${typed.join('; ')} }`
}

function shapeOf(node: Compiled): string {
  if (typeof node === 'string' || isMessage(node)) return 'string'
  if (Array.isArray(node))
    return `readonly ${wrapped([...new Set((node as readonly Compiled[]).map(shapeOf))].join(' | '))}[]`
  return `{ ${Object.entries(node)
    .map(([key, one]) => `readonly ${keyOf(key)}: ${shapeOf(one)}`)
    .join('; ')} }`
}

const wrapped = (type: string): string => (/[ |]/.test(type) && !type.startsWith('{') ? `(${type})` : type)
const keyOf = (key: string): string => (/^[A-Za-z_]\w*$/.test(key) ? key : `'${key}'`)

const WIDTH = 140

/** `Texts<'title' | 'note'>`: keys with a plain text, in lines of a width that can be read. */
function textsOf(keys: readonly string[], indent: string): string {
  const one = `Texts<${keys.map((key) => `'${key}'`).join(' | ')}>`
  if (indent.length + one.length <= WIDTH) return one
  const lines: string[] = []
  for (const key of keys) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + key.length + 5 <= WIDTH) lines[lines.length - 1] = `${last} | '${key}'`
    else lines.push(`${indent}  | '${key}'`)
  }
  return `Texts<\n${lines.join('\n')}\n${indent}>`
}

/** The type of a section, indented. */
export function typeOf(node: Compiled, indent: string): string {
  if (typeof node === 'string') return 'string'
  if (Array.isArray(node)) {
    const values = valuesOf(node)
    return values === null ? shapeOf(node) : `Said<${values}${isMessage(node) ? '' : `, ${shapeOf(node)}`}>`
  }
  const inner = `${indent}  `
  const entries = Object.entries(node)
  const texts = entries.filter(([, one]) => typeof one === 'string').map(([key]) => key)
  const lines = entries
    .filter(([, one]) => typeof one !== 'string')
    .map(([key, one]) => `${inner}readonly ${keyOf(key)}: ${typeOf(one, inner)}`)
  const others = lines.length === 0 ? [] : [`{\n${lines.join('\n')}\n${indent}}`]
  return [...(texts.length === 0 ? [] : [textsOf(texts, indent)]), ...others].join(' & ')
}
