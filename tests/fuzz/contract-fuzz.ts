// Requests to one call, made from its contract: valid, nearly valid and hostile ones, by any method, with any kind of body, by anybody.

import { z } from 'zod'
import { commonParamNames } from '../../src/contracts/common-params.ts'
import type { Endpoint } from '../../src/contracts/endpoint.ts'
import { wireFields } from '../../src/contracts/wire.ts'
import type { Dice } from '../simulation/dice.ts'
import { goodValue, hostileValue, nearValue, type Schema, strangeNames } from './guesses.ts'

/** Who a request claims to be, and what is that borrower's own. */
export interface Who {
  readonly params: Readonly<Record<string, string | undefined>>
  readonly ids: Readonly<Record<string, string>>
}

export interface FuzzRequest {
  readonly kind: 'valid' | 'near' | 'hostile'
  readonly method: string
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly payload: Buffer | null
}

const methods = ['GET', 'POST', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE']
const form = 'application/x-www-form-urlencoded'
const types = [
  form,
  'application/json',
  'multipart/form-data; boundary=x',
  'multipart/form-data',
  'text/plain',
  'application/xml',
  '',
]

type Fields = Record<string, unknown>

/** As a form or an address says it. */
const said = (value: unknown): string =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value)

function schemasOf(endpoint: Endpoint): Readonly<Record<string, Schema>> {
  const known = Object.entries(wireFields(endpoint.input)).map(([name, schema]): [string, Schema] => [
    name,
    z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema,
  ])
  return Object.fromEntries(known)
}

const isOptional = (endpoint: Endpoint, name: string): boolean =>
  wireFields(endpoint.input)[name]?.safeParse(undefined).success === true

/** Writes a request down; what a form cannot say (lists, objects) is said in JSON. */
function written(
  endpoint: Endpoint,
  {
    kind,
    method,
    type,
    query,
    fields,
    headers,
  }: {
    kind: FuzzRequest['kind']
    method: string
    type: string
    query: Fields
    fields: Fields
    headers: Record<string, string>
  },
): FuzzRequest {
  const search = new URLSearchParams()
  const add = (to: URLSearchParams, from: Fields): void => {
    for (const [name, value] of Object.entries(from))
      for (const one of Array.isArray(value) && value.length > 0 ? value : [value]) to.append(name, said(one))
  }
  add(search, query)
  if (method === 'GET' || method === 'HEAD') {
    add(search, fields)
    return { kind, method, url: `${endpoint.path}?${search}`, headers, payload: null }
  }
  const body = new URLSearchParams()
  add(body, fields)
  const parts = Object.entries(fields).map(
    ([name, value]) =>
      `--x\r\nContent-Disposition: form-data; name="${encodeURIComponent(name)}"\r\n\r\n${said(value)}\r\n`,
  )
  const files = endpoint.files.map(
    (name) => `--x\r\nContent-Disposition: form-data; name="${name}"; filename="a.jpg"\r\n\r\nno picture\r\n`,
  )
  const payload =
    type === 'application/json'
      ? JSON.stringify(fields)
      : type.startsWith('multipart')
        ? `${[...parts, ...files].join('')}--x--\r\n`
        : body.toString()
  return {
    kind,
    method,
    url: `${endpoint.path}?${search}`,
    headers: type === '' ? headers : { ...headers, 'content-type': type },
    payload: Buffer.from(payload),
  }
}

/** One request to the call. The same dice make the same request. */
export function fuzzRequest(dice: Dice, endpoint: Endpoint, who: Who | null): FuzzRequest {
  const schemas = schemasOf(endpoint)
  const own = (name: string): string | undefined => (dice.chance(85) ? who?.ids[name] : undefined)
  const fields: Fields = {}
  for (const [name, schema] of Object.entries(schemas)) {
    if (isOptional(endpoint, name) && dice.chance(60)) continue
    fields[name] = own(name) ?? goodValue(dice, schema)
  }
  const kind = dice.pick(['valid', 'near', 'hostile'] as const)
  const query: Fields = { ...who?.params, ...(dice.chance(30) ? { lang: dice.pick(['en', 'id', 'hi', 'xx']) } : {}) }
  const headers: Record<string, string> = { 'x-requested-with': 'XMLHttpRequest' }
  if (endpoint.keyed && dice.chance(50)) headers['idempotency-key'] = `fuzz-${dice.between(1, 1e9)}`
  let method: string = dice.pick(endpoint.methods)
  let type = endpoint.form === 'multipart' ? 'multipart/form-data; boundary=x' : dice.pick([form, 'application/json'])
  const names = Object.keys(schemas)
  const name = names.length === 0 ? '' : dice.pick(names)
  if (kind === 'near' && name !== '') {
    if (dice.chance(25)) delete fields[name]
    else fields[name] = nearValue(dice, schemas[name] ?? {})
  }
  if (kind === 'hostile') {
    if (name !== '') fields[name] = hostileValue(dice)
    const twist = dice.between(0, 7)
    if (twist === 0) method = dice.pick(methods)
    if (twist === 1) type = dice.pick(types)
    if (twist === 2) fields[dice.pick(strangeNames)] = hostileValue(dice)
    if (twist === 3) query[dice.pick(commonParamNames)] = hostileValue(dice)
    if (twist === 4) headers['idempotency-key'] = dice.pick(['', 'k', 'k'.repeat(129), 'ä', 'a b'])
    if (twist === 5)
      headers[dice.pick(['x-app-name', 'x-merchant-number', 'origin', 'sec-fetch-site', 'authorization'])] = dice.pick([
        'null',
        'cross-site',
        'Bearer x',
        'x'.repeat(500),
      ])
    if (twist === 6) delete headers['x-requested-with']
    if (twist === 7) query[dice.pick(strangeNames)] = hostileValue(dice)
  }
  const request = written(endpoint, { kind, method, type, query, fields, headers })
  if (kind !== 'hostile' || request.payload === null || !dice.chance(10)) return request
  // Cut anywhere, or with a byte changed.
  const at = dice.between(0, request.payload.byteLength)
  return { ...request, payload: Buffer.concat([request.payload.subarray(0, at), Buffer.from([dice.between(0, 255)])]) }
}
