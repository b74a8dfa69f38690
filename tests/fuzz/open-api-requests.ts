// Requests to an operation of `/openapi.json`: as the document asks for them, one step beside it, or out to do harm. With a source of
// chance of its own, and what earlier answers gave away: nothing is shared with the fuzzer that reads the contract's code.

import { randomBytes } from 'node:crypto'
import type { Json, Operation, Sent } from './open-api.ts'

/** Chance by xorshift: the same seed makes the same requests. */
export class Chance {
  #state: number
  constructor(seed: number) {
    this.#state = seed | 1
  }
  below(limit: number): number {
    this.#state ^= this.#state << 13
    this.#state ^= this.#state >>> 17
    this.#state ^= this.#state << 5
    return (this.#state >>> 0) % limit
  }
  oneIn(number: number): boolean {
    return this.below(number) === 0
  }
  of<T>(all: readonly T[]): T {
    return all[this.below(all.length)] as T
  }
}

/** What answers have said under a name: an id that one call gives out is what another one asks for. */
export class Heard {
  readonly #values = new Map<string, string[]>()
  listen(value: unknown): void {
    if (Array.isArray(value)) for (const one of value.slice(0, 5)) this.listen(one)
    else if (typeof value === 'object' && value !== null)
      for (const [name, one] of Object.entries(value)) {
        if ((typeof one === 'string' && one !== '' && one.length < 200) || typeof one === 'number')
          this.keep(name, String(one))
        else this.listen(one)
      }
  }
  keep(name: string, value: string): void {
    const known = this.#values.get(name) ?? []
    if (!known.includes(value)) this.#values.set(name, [...known.slice(-30), value])
  }
  under(name: string, chance: Chance): string | undefined {
    const known = this.#values.get(name)
    return known === undefined ? undefined : chance.of(known)
  }
}

const allMethods = ['GET', 'POST', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE']
const form = 'application/x-www-form-urlencoded'
const strangeTypes = [
  'text/plain',
  'application/xml',
  'multipart/form-data',
  'application/json; charset=utf-16',
  form,
  '',
  'a',
]
const pictureType = 'multipart/form-data'
const edge = 'edge7x'

const harmful: readonly unknown[] = [
  '',
  '\u0000',
  '\ud800',
  '\u202eabc',
  "' or 1=1 --",
  '<script>alert(1)</script>',
  '{{7*7}}<%= 7*7 %>',
  '../../../etc/passwd',
  '%00%2e%2e%2f',
  'javascript:alert(1)',
  'a\r\nSet-Cookie: x=1',
  '__proto__',
  '9'.repeat(400),
  '-1',
  '1e309',
  '0x10',
  'NaN',
  '١٢٣',
  '2026-02-30',
  '0000-00-00',
  'x'.repeat(70_000),
  '(a+)+$'.repeat(50),
  null,
  true,
  -1,
  1e21,
  0.1,
  [],
  ['a', 'b'],
  [[[[[[]]]]]],
  {},
  { toString: 'x' },
  { $gt: '' },
]

const usual = ['1', '0', 'en', 'candor-cash', '2026-11-30', '123456', '13900000000', 'one@example.test', 'Some words.']

function variants(schema: Json): readonly Json[] | undefined {
  return (schema.anyOf ?? schema.oneOf) as readonly Json[] | undefined
}

/** A value that the schema takes, as far as a schema tells. */
function fitting(name: string, schema: Json, chance: Chance, heard: Heard): unknown {
  if (schema.const !== undefined) return schema.const
  if (Array.isArray(schema.enum)) return chance.of(schema.enum)
  const either = variants(schema)
  if (either !== undefined) return fitting(name, chance.of(either), chance, heard)
  if (schema.type === 'boolean') return chance.oneIn(2)
  if (schema.type === 'integer' || schema.type === 'number') {
    const least = typeof schema.minimum === 'number' ? schema.minimum : 0
    const most = typeof schema.maximum === 'number' ? schema.maximum : 1e9
    return Math.max(least, Math.min(most, chance.of([least, 1, 7, 30, 10_000, 500_000, most])))
  }
  if (schema.type === 'array') return [fitting(name, (schema.items ?? {}) as Json, chance, heard)]
  if (schema.type === 'object') return fieldsFor(schema, chance, heard)
  const known = heard.under(name, chance)
  if (known !== undefined && !chance.oneIn(4)) return known
  if (typeof schema.pattern === 'string' && /\\d|0-9/.test(schema.pattern)) return String(chance.below(1_000_000))
  return chance.of(usual)
}

/** One step beside what the schema takes. */
function beside(schema: Json, good: unknown, chance: Chance): unknown {
  const most = typeof schema.maxLength === 'number' ? schema.maxLength : 1_000
  const numbers = [schema.minimum, schema.maximum].filter((limit) => typeof limit === 'number')
  return chance.of<unknown>([
    'x'.repeat(most),
    'x'.repeat(most + 1),
    `${good} `,
    String(good).slice(0, -1),
    String(good).toUpperCase(),
    ...numbers.flatMap((limit) => [limit - 1, limit + 1]),
    [good],
    String(good).repeat(2),
  ])
}

/** What an object of this schema holds: all that is required, and some of the rest. */
export function fieldsFor(schema: Json, chance: Chance, heard: Heard): Record<string, unknown> {
  const required = new Set((schema.required ?? []) as string[])
  const properties = Object.entries((schema.properties ?? {}) as Record<string, Json>)
  const wanted = properties.filter(([name]) => required.has(name) || !chance.oneIn(3))
  return Object.fromEntries(wanted.map(([name, one]) => [name, fitting(name, one, chance, heard)]))
}

const said = (value: unknown): string =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value)

/** Writes fields as a body of a type; a list in a form is a field that comes twice. */
export function bodyOf(type: string, fields: Readonly<Record<string, unknown>>, schema: Json): Buffer {
  if (type.startsWith('application/json')) return Buffer.from(JSON.stringify(fields))
  if (type.startsWith(pictureType)) {
    const properties = (schema.properties ?? {}) as Record<string, Json>
    const parts = Object.entries(fields).map(([name, value]) => {
      const file = properties[name]?.format === 'binary' ? '; filename="a.jpg"\r\nContent-Type: image/jpeg' : ''
      return `--${edge}\r\nContent-Disposition: form-data; name="${encodeURIComponent(name)}"${file}\r\n\r\n${said(value)}\r\n`
    })
    return Buffer.from(`${parts.join('')}--${edge}--\r\n`)
  }
  const body = new URLSearchParams()
  for (const [name, value] of Object.entries(fields))
    for (const one of Array.isArray(value) ? value : [value]) body.append(name, said(one))
  return Buffer.from(body.toString())
}

export const sentType = (type: string): string => (type === pictureType ? `${type}; boundary=${edge}` : type)

/** A header as it can be written at all. */
const asHeader = (value: unknown): string =>
  said(value)
    .replace(/[^\x20-\x7e]/g, '')
    .slice(0, 4_000) || 'x'

/** What an operation asks for besides its body: its parameters, with the session of somebody in between. */
function parametersOf(operation: Operation, who: Readonly<Record<string, string>>, chance: Chance, heard: Heard) {
  const query: Record<string, unknown> = { ...who }
  const headers: Record<string, string> = {
    'x-forwarded-for': `203.${chance.below(200)}.${chance.below(256)}.${chance.below(256)}`,
  }
  let { path } = operation
  for (const { name, in: place, required, schema } of operation.parameters) {
    // An empty parameter would make another path, which the document does not describe.
    if (place === 'path')
      path = path.replace(
        `{${name}}`,
        encodeURIComponent(said(fitting(name, schema, chance, heard)).slice(0, 100) || 'x'),
      )
    if (place === 'header' && (required || chance.oneIn(6)))
      headers[name] = asHeader(fitting(name, schema, chance, heard))
    const isOfBody = operation.method === 'POST' && !required
    if (place === 'query' && query[name] === undefined && (required || chance.oneIn(isOfBody ? 12 : 2)))
      query[name] = fitting(name, schema, chance, heard)
  }
  return { path, query, headers }
}

/** One request. `kinds` says which kinds are made: as asked for, beside it, harmful. */
export function requestTo(
  operation: Operation,
  who: Readonly<Record<string, string>>,
  chance: Chance,
  heard: Heard,
): Sent & { readonly kind: 'valid' | 'near' | 'hostile' } {
  const kind = chance.of(['valid', 'near', 'hostile'] as const)
  const { path, query, headers } = parametersOf(operation, who, chance, heard)
  const [chosen, described] = chance.of(Object.entries(operation.requestBody?.content ?? { '': { schema: {} } }))
  const { schema } = described
  const fields = fieldsFor(schema, chance, heard)
  let { method } = operation
  let type = chosen
  const places = [fields, query].filter((place) => Object.keys(place).length > 0)
  if (kind !== 'valid' && places.length > 0) {
    const place = chance.of(places)
    const name = chance.of(Object.keys(place))
    const properties = (schema.properties ?? {}) as Record<string, Json>
    if (kind === 'hostile') place[name] = chance.of(harmful)
    else if (chance.oneIn(4)) delete place[name]
    else place[name] = beside(properties[name] ?? {}, place[name], chance)
  }
  if (kind === 'hostile') {
    const twist = chance.below(8)
    if (twist === 0) method = chance.of(allMethods)
    if (twist === 1) type = chance.of(strangeTypes)
    if (twist === 2) fields[chance.of(['__proto__', 'constructor', 'nobodyKnowsThis', 'toString'])] = chance.of(harmful)
    if (twist === 3) query[chance.of(operation.parameters)?.name ?? 'lang'] = chance.of(harmful)
    if (twist === 4) for (const name of Object.keys(headers)) headers[name] = asHeader(chance.of(harmful))
    if (twist === 5)
      for (const { name, in: place } of operation.parameters) if (place === 'header') delete headers[name]
  }
  const search = bodyOf(form, query, {}).toString('latin1')
  const bodiless = method === 'GET' || method === 'HEAD' || method === 'TRACE'
  let body = bodiless ? null : bodyOf(type, fields, schema)
  if (kind === 'hostile' && body !== null && chance.oneIn(8))
    body = chance.oneIn(2) ? body.subarray(0, chance.below(body.byteLength + 1)) : randomBytes(chance.below(2_000))
  if (!bodiless && type !== '') headers['content-type'] = sentType(type)
  return { kind, method, url: `${path}${search === '' ? '' : `?${search}`}`.slice(0, 12_000), headers, body }
}
