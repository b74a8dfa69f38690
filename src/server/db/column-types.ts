// How values cross between JavaScript and PostgreSQL: one rule for both drivers, everything as PostgreSQL's own text.

/** A parameter. Arrays become PostgreSQL arrays; for json and jsonb use {@link json}. Dates without time are text. */
export type SqlValue = string | number | bigint | boolean | Date | Uint8Array | null | readonly SqlValue[]

/**
 * A value for a json or jsonb column. Throws where JSON has no form for it (undefined, functions). Half a character, which
 * PostgreSQL refuses, becomes the sign for what cannot be read, as it does in text that is no JSON.
 */
export function json(value: unknown): string {
  const text: string | undefined = JSON.stringify(value)
  if (text === undefined) throw new TypeError('this value has no JSON form')
  // What is whole is written as itself: such an escape is half of something, unless its backslash is itself escaped.
  if (!text.includes('\\ud')) return text
  return text.replaceAll(/\\\\|\\ud[89a-f][0-9a-f]{2}/g, (found) => (found === '\\\\' ? found : '\\ufffd'))
}

function encodeElement(value: SqlValue): string {
  // Most are plain: they are asked for twice instead of being copied twice.
  if (typeof value === 'string' && !value.includes('"') && !value.includes('\\')) return `"${value}"`
  if (Array.isArray(value)) return encodeArray(value)
  const text = encodeParameter(value)
  return text === null ? 'NULL' : `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`
}

function encodeArray(values: readonly SqlValue[]): string {
  return `{${values.map(encodeElement).join(',')}}`
}

/** The text form of a parameter. Throws for numbers that are not finite and for anything that is not a {@link SqlValue}. */
export function encodeParameter(value: SqlValue): string | null {
  if (value === null) return null
  if (typeof value === 'string') return value
  if (typeof value === 'boolean') return value ? 'true' : 'false'
  if (typeof value === 'bigint') return value.toString()
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) throw new TypeError('a number for the database must be finite')
    return String(value)
  }
  if (value instanceof Date) return value.toISOString()
  if (value instanceof Uint8Array)
    return `\\x${Buffer.from(value.buffer, value.byteOffset, value.byteLength).toString('hex')}`
  if (Array.isArray(value)) return encodeArray(value)
  throw new TypeError(`a parameter of type ${typeof value} has no form in the database`)
}

/** int8: exact or not at all. Amounts stay far below 2^53; what does not would be wrong money. */
function parseInt8(text: string): number {
  return exact(Number(text))
}

/** {@link parseInt8} for a number that came within JSON. */
export function exact(value: number): number {
  if (!Number.isSafeInteger(value)) throw new RangeError(`an int8 beyond 2^53 cannot be a number: ${value}`)
  return value
}

/** `2026-11-20 10:41:42.964+00` */
function parseTimestamptz(text: string): Date {
  // Sessions are in UTC: that form is read fastest.
  const iso = text.endsWith('+00')
    ? `${text.slice(0, 10)}T${text.slice(11, -3)}Z`
    : text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00')
  const instant = new Date(iso)
  if (Number.isNaN(instant.getTime())) throw new RangeError(`not an instant: ${text}`)
  return instant
}

function parseBytea(text: string): Uint8Array {
  return new Uint8Array(Buffer.from(text.slice(2), 'hex'))
}

const asIs = (text: string): string => text

/** Our parsers by type number (pg_type.oid); every other type is read as the driver does. */
export const scalarParsers: Readonly<Record<number, (text: string) => unknown>> = {
  17: parseBytea,
  20: parseInt8,
  1082: asIs, // date
  1114: asIs, // timestamp without zone: not used, never guessed into a zone
  1184: parseTimestamptz,
  1700: asIs, // numeric
}

/** Array types of the above: type number of the array -> parser of one element. */
export const arrayElementParsers: Readonly<Record<number, (text: string) => unknown>> = {
  1001: parseBytea,
  1016: parseInt8,
  1182: asIs,
  1115: asIs,
  1185: parseTimestamptz,
  1231: asIs,
}
