// Parses query and body into one canonical input, and refuses duplicate, contradictory and unknown fields.

import type { z } from 'zod'
import { type CommonParams, commonParamNames, commonParams } from '../../contracts/common-params.ts'
import type { Endpoint, Method } from '../../contracts/endpoint.ts'
import { wireFields } from '../../contracts/wire.ts'

export type UncheckedFields = Readonly<Record<string, unknown>>

export interface UncheckedCall {
  readonly method: Method
  readonly query: UncheckedFields
  readonly body: UncheckedFields | null
}

export type ReadInput =
  | { readonly ok: true; readonly common: CommonParams; readonly input: unknown }
  | { readonly ok: false; readonly fields: readonly string[]; readonly reason: string }

const bad = (fields: readonly string[], reason: string): ReadInput => ({ ok: false, fields, reason })
const isCommon = (name: string): boolean => (commonParamNames as readonly string[]).includes(name)
/** The two spellings of one value; `productId` is ours. */
const spelled = (name: string): string => (name === 'product_id' ? 'productId' : name)

/** Objects and lists are the same as nothing: no call takes any, and one from outside need not even have a text. */
function isSame(one: unknown, other: unknown): boolean {
  return typeof one !== 'object' && typeof other !== 'object' && String(one) === String(other)
}

/** Folds `product_id` into `productId`, and drops nothing: a contradiction is an error. */
function fold(fields: UncheckedFields): { values: Map<string, unknown>; clash: string | null } {
  const values = new Map<string, unknown>()
  for (const [name, value] of Object.entries(fields)) {
    const key = spelled(name)
    if (values.has(key) && !isSame(values.get(key), value)) return { values, clash: name }
    values.set(key, value)
  }
  return { values, clash: null }
}

/**
 * Reads a call's input. The query's unknown keys are ignored (host apps add their own); the body's are refused by the
 * schema, except where the call says that it does not read them. A value that is given twice must be the same both times.
 */
export function readInput(endpoint: Endpoint, call: UncheckedCall): ReadInput {
  const names = wireFields(endpoint.input)
  const wireNameOf = new Map(Object.keys(names).map((name) => [spelled(name), name]))
  const query = fold(call.query)
  const body = fold(call.body ?? {})
  const clash = query.clash ?? body.clash
  if (clash !== null) return bad([clash], 'is given twice with different values')

  const uncheckedCommon: Record<string, unknown> = {}
  const unchecked: Record<string, unknown> = {}
  for (const [source, fields] of [
    ['query', query.values],
    ['body', body.values],
  ] as const) {
    for (const [name, value] of fields) {
      const isForeign = !isCommon(name) && !wireNameOf.has(name)
      if (isForeign && endpoint.unknownFields === 'ignore') continue
      if (typeof value === 'object' && value !== null) return bad([name], 'must be given once, as a single value')
      const wireName = wireNameOf.get(name)
      const target = isCommon(name) && (source === 'query' || wireName === undefined) ? uncheckedCommon : unchecked
      if (target === unchecked && wireName === undefined && source === 'query') continue
      const key = target === unchecked ? (wireName ?? name) : name
      if (key in target && !isSame(target[key], value)) return bad([name], 'differs between query and body')
      target[key] = value
    }
  }
  // A common parameter that is also an input of this call (deviceId at registration) may come either way.
  for (const name of Object.keys(names)) {
    if (isCommon(name) && unchecked[name] === undefined && uncheckedCommon[name] !== undefined) {
      unchecked[name] = uncheckedCommon[name]
    }
  }
  for (const [name, schema] of Object.entries(names)) {
    if (unchecked[name] === '' && isOptional(schema)) delete unchecked[name]
  }

  const common = commonParams.safeParse(uncheckedCommon)
  if (!common.success) return bad(fieldNames(common.error), firstReason(common.error))
  const parsed = endpoint.input.safeParse(unchecked)
  if (!parsed.success) return bad(fieldNames(parsed.error), firstReason(parsed.error))
  return { ok: true, common: common.data, input: parsed.data }
}

/**
 * The common parameters that can be read, even where the rest of the call is wrong: the caller is known before the input is
 * judged, and a malformed call gets its answer in the caller's language.
 */
export function readCommon(call: UncheckedCall): CommonParams {
  const common: CommonParams = {}
  for (const name of commonParamNames) {
    const value = call.query[name] ?? call.body?.[name]
    const read = commonParams.shape[name].safeParse(value)
    if (read.success && read.data !== undefined) common[name] = read.data
  }
  return common
}

/** The fields of files that the call does not take; none where all are its own. */
export function strangeFiles({ files }: Endpoint, sent: readonly { readonly field: string }[]): readonly string[] {
  const strange = sent.flatMap(({ field }) => (files.includes(field) ? [] : [field.slice(0, 64)]))
  return [...new Set(strange)].slice(0, 20)
}

function isOptional(schema: z.ZodType): boolean {
  return schema.safeParse(undefined).success
}

/** The names of the fields that are wrong. */
export function fieldNames(error: z.ZodError): string[] {
  const names = error.issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys' ? issue.keys : [issue.path.map(String).join('.') || 'body'],
  )
  return [...new Set(names)].map((name) => name.slice(0, 64)).slice(0, 20)
}

function firstReason(error: z.ZodError): string {
  const [issue] = error.issues
  if (issue === undefined) return 'is not right'
  if (issue.code === 'unrecognized_keys') return 'is not a field of this call'
  if (issue.code === 'invalid_type') return 'is missing or of the wrong type'
  if (issue.code === 'custom') return issue.message
  return 'is not in the expected form'
}
