// Texts in ICU MessageFormat, read into the form in which they are spoken: https://unicode-org.github.io/icu/userguide/format_parse/messages/

import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'
import { type Compiled, isMessage, type Piece, type Style, styles } from './message.ts'

/** A catalogue as its file has it. A key that begins with `@` tells translators about the key behind it. */
export type Catalogue = string | readonly Catalogue[] | { readonly [key: string]: Catalogue }

/** A text that cannot be read, with the reason in plain words. */
export class UnreadableText extends Error {}

const isStyle = (name: string): name is Style => styles.some((style) => style === name)

/** `{until, date}` and `{until, date, end}`: of numbers and dates only the styles that the product writes. */
function styleOf(type: 'date' | 'number', style: unknown): Style {
  if (style === null || style === undefined) return type
  const name = typeof style === 'string' ? style.trim() : ''
  if (!isStyle(name)) throw new UnreadableText(`there is no ${type} style ${JSON.stringify(style)}`)
  return name
}

function pieceOf(element: MessageFormatElement, counted: string | null): Piece {
  switch (element.type) {
    case TYPE.literal:
      return element.value
    case TYPE.argument:
      return [element.value]
    case TYPE.number:
      return [element.value, styleOf('number', element.style)]
    case TYPE.date:
      return [element.value, styleOf('date', element.style)]
    case TYPE.pound:
      if (counted === null) throw new UnreadableText('# stands outside of a plural')
      return [counted]
    case TYPE.select:
    case TYPE.plural: {
      const byNumber = element.type === TYPE.plural
      if (byNumber && (element.offset !== 0 || element.pluralType !== 'cardinal'))
        throw new UnreadableText('a plural has no offset and counts things, not places')
      const cases = Object.entries(element.options).map(([name, { value }]) => [
        name,
        value.map((one) => pieceOf(one, byNumber ? element.value : counted)),
      ])
      return byNumber ? [element.value, Object.fromEntries(cases), 1] : [element.value, Object.fromEntries(cases)]
    }
    default:
      throw new UnreadableText('times and tags have no place in a text')
  }
}

/** One text. Most have no values and need no reading. Throws {@link UnreadableText}. */
function message(text: string): string | readonly [0, ...Piece[]] {
  if (!/[{}']/.test(text)) return text
  let elements: MessageFormatElement[]
  try {
    elements = parse(text, { ignoreTag: true, shouldParseSkeletons: false })
  } catch (error) {
    throw new UnreadableText((error as Error).message.toLowerCase().replaceAll('_', ' '))
  }
  const pieces = elements.map((element) => pieceOf(element, null))
  const [first, ...rest] = pieces
  if (rest.length === 0 && (first === undefined || typeof first === 'string')) return first ?? ''
  return [0, ...pieces]
}

const memberOf = (node: Compiled | undefined, key: string): Compiled | undefined =>
  node === undefined || typeof node === 'string' || isMessage(node)
    ? undefined
    : (node as Readonly<Record<string, Compiled>>)[key]

/**
 * A section, a list or a text in its compiled form; what is told to translators is left out. A text without values stays a message where
 * the English one, in `like`, is a message: its caller gives values. Throws {@link UnreadableText}.
 */
export function compiled(node: Catalogue, like?: Compiled): Compiled {
  if (typeof node === 'string') {
    const text = message(node)
    return typeof text === 'string' && like !== undefined && isMessage(like) ? [0, text] : text
  }
  if (Array.isArray(node))
    return (node as readonly Catalogue[]).map((one, n) => compiled(one, memberOf(like, String(n))))
  return Object.fromEntries(
    Object.entries(node)
      .filter(([key]) => !key.startsWith('@'))
      .map(([key, one]) => [key, compiled(one, memberOf(like, key))]),
  )
}
