// What may be wrong with a text beside its English one: of a translation in the catalogues, and of a lender's own in LENDER_DIR/words.

import { type Catalogue, compiled, UnreadableText } from './icu.ts'
import { type Cases, isMessage, type Piece } from './message.ts'

/** Of one text, in characters: a whole paragraph of a paper has a few hundred. */
const MAX_TEXT_CHARS = 2_000

/** Marks that turn the direction of what follows: a text could read otherwise than it is written. */
const directionMark = /[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/
/** Control characters: invisible on a screen, and refused by PostgreSQL or an SMS gateway. A new line is allowed. */
const controlMark = /[^\P{Cc}\n]/u
const markup = /<\/?[a-z!]/i

/** The value of a message that may be left out: politeness. Every other one is a figure, a date, a link, or says who speaks. */
const mayBeLeftOut: readonly string[] = ['name']

const COUNTED_TO = 100

/** Whole numbers by their plural category in a language: in Hindi `one` has 0 and 1. */
type Categories = ReadonlyMap<string, readonly number[]>

const knownCategories = new Map<string, Categories>()

function categoriesOf(language: string): Categories {
  const known = knownCategories.get(language)
  if (known !== undefined) return known
  const rules = new Intl.PluralRules(language)
  const counts = Array.from({ length: COUNTED_TO + 1 }, (_, count) => count)
  const categories = Map.groupBy(counts, (count) => rules.select(count))
  knownCategories.set(language, categories)
  return categories
}

interface Use {
  /** Whether the value itself is written somewhere, not only chosen by. */
  isShown: boolean
  /** Whether it is written as it came: of a date that is 2026-11-22. */
  isPlain: boolean
}

function usesIn(pieces: readonly Piece[], uses = new Map<string, Use>()): Map<string, Use> {
  for (const piece of pieces) {
    if (typeof piece === 'string') continue
    const [name, how] = piece
    const use = uses.get(name) ?? { isShown: false, isPlain: false }
    uses.set(name, use)
    if (typeof how !== 'object') use.isShown = true
    if (how === undefined) use.isPlain = true
    if (typeof how === 'object') for (const one of Object.values(how)) usesIn(one, uses)
  }
  return uses
}

/** The values that a text writes whichever of its cases is said. A counted one may be a word in its cases: `one {a day}`. */
function alwaysShown(pieces: readonly Piece[]): ReadonlySet<string> {
  const names = new Set<string>()
  for (const piece of pieces) {
    if (typeof piece === 'string') continue
    const [name, how, plural] = piece
    if (typeof how !== 'object') names.add(name)
    else {
      const [first, ...others] = Object.values(how).map(alwaysShown)
      for (const one of first ?? []) if (others.every((shown) => shown.has(one))) names.add(one)
      if (plural === 1 && isWritten(how.other ?? [], name)) names.add(name)
    }
  }
  return names
}

/** Whether the counted value is written in a case itself, not in a plural within. */
const isWritten = (pieces: readonly Piece[], name: string): boolean =>
  pieces.some((piece) => typeof piece !== 'string' && piece[0] === name && typeof piece[1] !== 'object')

/** What only asks whether there is any, as `=0` beside `other` does, is no plural. */
function isPlural(cases: Cases, name: string): boolean {
  const named = Object.keys(cases).some((one) => one !== 'other' && !one.startsWith('='))
  return named || isWritten(cases.other ?? [], name)
}

/** A case without its figure whose category has several numbers: each of them would read as the same one. */
function caseWithoutFigure(cases: Cases, name: string, categories: Categories): string | null {
  if (!isWritten(cases.other ?? [], name)) return null
  for (const [category, pieces] of Object.entries(cases)) {
    const counts = (categories.get(category) ?? []).filter((count) => !(`=${count}` in cases))
    if (counts.length < 2 || isWritten(pieces, name)) continue
    return `leaves {${name}} out of the case "${category}", which stands for ${counts.slice(0, 3).join(', ')}${counts.length > 3 ? ' and more' : ''}: write # there`
  }
  return null
}

function wrongPlural(pieces: readonly Piece[], categories: Categories): string | null {
  for (const piece of pieces) {
    if (typeof piece === 'string' || typeof piece[1] !== 'object') continue
    const [name, cases, plural] = piece
    if (plural === 1 && isPlural(cases, name)) {
      const has = (category: string): boolean => category in cases || (category === 'one' && '=1' in cases)
      const lacks = [...categories.keys()].find((category) => !has(category))
      if (lacks !== undefined) return `counts {${name}} without the case "${lacks}" that the language needs`
      const without = caseWithoutFigure(cases, name, categories)
      if (without !== null) return without
    }
    for (const one of Object.values(cases)) {
      const inside = wrongPlural(one, categories)
      if (inside !== null) return inside
    }
  }
  return null
}

const piecesOf = (text: string): readonly Piece[] => {
  const node = compiled(text)
  return typeof node === 'string' ? [node] : isMessage(node) ? (node.slice(1) as Piece[]) : []
}

/** What a text says itself, without what is filled in: in any of its cases, and whichever case is said. */
export function literalsOf(text: string): { readonly all: string; readonly always: string } {
  const pieces = piecesOf(text)
  const all = (some: readonly Piece[]): readonly string[] =>
    some.flatMap((piece) =>
      typeof piece === 'string' ? [piece] : typeof piece[1] === 'object' ? Object.values(piece[1]).flatMap(all) : [],
    )
  return { all: all(pieces).join(' '), always: pieces.filter((piece) => typeof piece === 'string').join(' ') }
}

const named = (names: readonly string[]): string => names.map((name) => `{${name}}`).join(', ')

/** Why `text` cannot stand in `language` for the `english` one; null where it can. */
export function wrongText(text: unknown, english: string, language: string): string | null {
  if (typeof text !== 'string') return 'must be a text'
  if (text.trim() === '' && english.trim() !== '') return 'is empty'
  if (text.length > MAX_TEXT_CHARS) return `has ${text.length} characters, and ${MAX_TEXT_CHARS} at most can stand here`
  if (directionMark.test(text)) return 'has a mark that turns the direction of the text'
  if (controlMark.test(text)) return 'has a control character'
  if (markup.test(text)) return 'has markup: a text is shown as it is written'
  let pieces: readonly Piece[]
  try {
    pieces = piecesOf(text)
  } catch (error) {
    if (error instanceof UnreadableText) return `cannot be read: ${error.message}`
    throw error
  }
  const own = usesIn(pieces)
  const source = usesIn(piecesOf(english))
  const unknown = [...own.keys()].filter((name) => !source.has(name))
  if (unknown.length > 0)
    return `has ${named(unknown)}, which this text is not given: ${source.size === 0 ? 'it is given nothing' : `only ${named([...source.keys()])}`}`
  const isNeeded = (name: string): boolean => !mayBeLeftOut.includes(name)
  const lost = [...source].filter(([name, use]) => use.isShown && isNeeded(name) && own.get(name)?.isShown !== true)
  if (lost.length > 0)
    return `leaves out ${named(lost.map(([name]) => name))}: a figure, a date or a name stays in its text`
  const always = alwaysShown(pieces)
  const sometimes = [...alwaysShown(piecesOf(english))].filter((name) => isNeeded(name) && !always.has(name))
  if (sometimes.length > 0) return `leaves out ${named(sometimes)} in some of its cases: the English text always has it`
  const bare = [...own].filter(([name, use]) => use.isPlain && source.get(name)?.isPlain !== true)
  const [written] = bare
  if (written !== undefined) return `writes {${written[0]}} as it is stored: write it as the English text does`
  return wrongPlural(pieces, categoriesOf(language))
}

/** Every text of a catalogue by its path: `pay.title`, `home.start.0.note`. */
export function textsByPath(node: Catalogue, at = ''): Map<string, string> {
  if (typeof node === 'string') return new Map([[at, node]])
  const entries = Array.isArray(node) ? [...(node as readonly Catalogue[]).entries()] : Object.entries(node)
  return new Map(
    entries
      .filter(([key]) => !String(key).startsWith('@'))
      .flatMap(([key, one]) => [...textsByPath(one as Catalogue, at === '' ? String(key) : `${at}.${key}`)]),
  )
}
