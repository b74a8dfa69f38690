// Field schemas of the wire: one definition decodes legacy names into ours and encodes them back.

import { z } from 'zod'
import { type CalendarDate, parseCalendarDate } from '../core/calendar-date.ts'

/** A wire field that carries another name inside: `amount: as('principalMinor', minor)`. */
export interface Renamed<Name extends string, Schema extends z.ZodType> {
  readonly renamedTo: Name
  readonly schema: Schema
}

/** Gives a wire field its internal name. */
export function as<const Name extends string, Schema extends z.ZodType>(
  renamedTo: Name,
  schema: Schema,
): Renamed<Name, Schema> {
  return { renamedTo, schema }
}

type Field = z.ZodType | Renamed<string, z.ZodType>
type Fields = Readonly<Record<string, Field>>
type SchemaOf<F extends Field> = F extends Renamed<string, infer Schema> ? Schema : F extends z.ZodType ? F : never
type InnerName<K, F extends Field> = F extends Renamed<infer Name, z.ZodType> ? Name : K
type OptionalKeys<F extends Fields> = {
  [K in keyof F]: undefined extends z.output<SchemaOf<F[K]>> ? K : never
}[keyof F]
type Flat<T> = { [K in keyof T]: T[K] } & {}

/** The internal type of a `wire({...})` definition. */
export type Inner<F extends Fields> = Flat<
  { [K in Exclude<keyof F, OptionalKeys<F>> as InnerName<K, F[K]>]: z.output<SchemaOf<F[K]>> } & {
    [K in OptionalKeys<F> as InnerName<K, F[K]>]?: z.output<SchemaOf<F[K]>>
  }
>

export type WireSchema<T> = z.ZodType<T, unknown>

/** A field of an input as it is encoded. */
interface Part {
  readonly wireName: string
  readonly name: string
  readonly schema: z.ZodType
  /** Whether it may be missing: asked of its schema when it first is. */
  mayMiss?: boolean
}

const partsOf = new WeakMap<z.ZodType, readonly Part[]>()

/**
 * The fields of an input on the wire, each by its own schema: the schema of the whole takes several times as long. Null where one of them
 * does not fit or is missing, or where the schema is more than its fields: the whole then says what is wrong.
 */
export function encodedFields(
  schema: z.ZodType,
  inner: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> | null {
  const parts = partsOf.get(schema)
  if (parts === undefined) return null
  const fields: Record<string, unknown> = {}
  for (const part of parts) {
    const value = inner[part.name]
    if (value === undefined) {
      part.mayMiss ??= z.safeEncode(part.schema, undefined as never).success
      if (!part.mayMiss) return null
      continue
    }
    const encoded = z.safeEncode(part.schema, value as never)
    if (!encoded.success) return null
    fields[part.wireName] = encoded.data
  }
  return fields
}

const fieldsOf = new WeakMap<z.ZodType, Readonly<Record<string, z.ZodType>>>()

/** The wire names of a definition with their schemas; empty for a schema not made by {@link wire}. */
export function wireFields(schema: z.ZodType): Readonly<Record<string, z.ZodType>> {
  return fieldsOf.get(schema) ?? {}
}

/** An object of the wire. Unknown keys are refused when it is an input and dropped when it is an answer. */
export function wire<const F extends Fields>(fields: F, unknownKeys: 'refuse' | 'drop' = 'drop'): WireSchema<Inner<F>> {
  const names = new Map<string, string>()
  const shape: Record<string, z.ZodType> = {}
  for (const [wireName, field] of Object.entries(fields)) {
    const renamed = 'renamedTo' in field
    names.set(wireName, renamed ? field.renamedTo : wireName)
    shape[wireName] = renamed ? field.schema : field
  }
  const outer = unknownKeys === 'refuse' ? z.strictObject(shape) : z.object(shape)
  const codec = z.codec(outer, z.custom<Record<string, unknown>>(), {
    decode: (value) => {
      const inner: Record<string, unknown> = {}
      for (const [wireName, name] of names) if (value[wireName] !== undefined) inner[name] = value[wireName]
      return inner
    },
    encode: (inner) => {
      const value: Record<string, unknown> = {}
      for (const [wireName, name] of names) if (inner[name] !== undefined) value[wireName] = inner[name]
      return value
    },
  })
  fieldsOf.set(codec, shape)
  partsOf.set(
    codec,
    [...names].map(([wireName, name]) => ({ wireName, name, schema: shape[wireName] as z.ZodType })),
  )
  return codec as unknown as WireSchema<Inner<F>>
}

/** An input of a call: like {@link wire}, and a key that the call does not know is an error that names it. */
export function input<const F extends Fields>(fields: F): WireSchema<Inner<F>> {
  return wire(fields, 'refuse')
}

/** Amount in minor units, never negative, below 10^15. In a form it is 1 to 15 ASCII digits. */
export const minorIn = z.codec(z.union([z.string().regex(/^\d{1,15}$/), z.int().min(0).lt(1e15)]), z.int(), {
  decode: (value) => Number(value),
  encode: (value) => String(value),
})

/** A whole number in a form: ASCII digits, at most `max`. */
export function countIn(max: number) {
  return z.codec(z.union([z.string().regex(/^\d{1,9}$/), z.int().min(0).max(max)]), z.int().min(0).max(max), {
    decode: (value) => Number(value),
    encode: (value) => String(value),
  })
}

/** Amount in minor units in an answer; may be negative where a difference is told. */
export const minor = z.int()
export const count = z.int().min(0)

/** The 0/1 flags of the wire. */
export const flag = z.codec(z.union([z.literal(0), z.literal(1)]), z.boolean(), {
  decode: (value) => value === 1,
  encode: (value) => (value ? (1 as const) : (0 as const)),
})
export const flagIn = z.codec(z.union([z.enum(['0', '1', '']), z.literal(0), z.literal(1)]), z.boolean(), {
  decode: (value) => String(value) === '1',
  encode: (value) => (value ? ('1' as const) : ('0' as const)),
})

/** A day on the wire, `YYYY-MM-DD`. */
export const day = z
  .string()
  // The pattern stands in the document; that it is a day of the calendar no pattern says.
  .regex(/^\d{4}-\d{2}-\d{2}$/, 'must be a day, YYYY-MM-DD')
  .refine(
    (text) => parseCalendarDate(text) !== null,
    'must be a day, YYYY-MM-DD',
  ) as unknown as WireSchema<CalendarDate>

/** A moment that a provider names, ISO 8601 with its offset. Of a year that our calendar has: its day becomes a value date. */
export const instant = z.iso
  .datetime({ offset: true })
  .refine((text) => parseCalendarDate(text.slice(0, 10)) !== null, 'must be a moment of the years 1900 to 2999')

/** A moment on the wire, `YYYY-MM-DD HH:MM:SS` in the market's zone. */
export const moment = z.string()

/** One line of text from outside: trimmed, without control characters, `max` characters at most. */
export function line(max: number) {
  return z
    .string()
    .max(max)
    .regex(/^[^\p{Cc}]*$/u, 'must not contain control characters')
}

/** Several lines of text from outside. */
export function prose(max: number) {
  return z
    .string()
    .max(max)
    .regex(/^(?:[^\p{Cc}]|[\n\r\t])*$/u, 'must not contain control characters')
}

/** An id of ours: order, offer, problem, payment reference. Only its length is checked here; stores look it up with its owner. */
export const id = line(64).min(1)
export const text = z.string()
export const url = z.string()

export const row = wire({ text: as('label', text), value: text })
export type Row = z.output<typeof row>
