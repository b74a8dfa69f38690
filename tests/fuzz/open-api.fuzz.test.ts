// A second fuzzer, which knows nothing but `/openapi.json` and speaks HTTP to the running product: what the document says is what comes.

import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { reported, settingOf } from '../simulation/report.ts'
import { type RunningServer, startServer } from '../support/server.ts'

/** Here fewer than from the contract: each goes over a connection. */
const perOperation = Math.max(20, Math.floor(settingOf('FUZZ_PER_CALL', 200) / 5))
const seed = settingOf('FUZZ_SEED', Math.floor(Math.random() * 2 ** 31))
const atOnce = 8

type Json = Readonly<Record<string, unknown>>
interface Operation {
  readonly operationId: string
  readonly parameters: readonly { name: string; in: 'query' | 'header'; required: boolean; schema: Json }[]
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Json }>> }
  readonly responses: Readonly<
    Record<string, { readonly content?: Readonly<Record<string, { readonly schema: Json }>> }>
  >
}
interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: { readonly schemas: Readonly<Record<string, Json>> }
}

let server: RunningServer
let document: Document
let sessions: Readonly<Record<string, string>>[] = []

/** xorshift: not the dice of the other fuzzer. */
let state = seed | 1
function random(below: number): number {
  state ^= state << 13
  state ^= state >>> 17
  state ^= state << 5
  return (state >>> 0) % below
}
const oneOf = <T>(all: readonly T[]): T | undefined => all[random(all.length)]

beforeAll(async () => {
  server = await startServer({ DEV: '0', LOG_LEVEL: 'error', TRUST_PROXY: '1' })
  document = (await (await fetch(`${server.origin}/openapi.json`)).json()) as Document
})
afterAll(() => server.stop())

async function logInAnew(): Promise<void> {
  await fetch(`${server.origin}/demo/reset`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: '{}',
  })
  const personas = (await (await fetch(`${server.origin}/demo/personas`)).json()) as {
    params: Record<string, string>
  }[]
  sessions = personas.map(({ params }) => params)
}

const odd = [
  '',
  '0',
  '-1',
  '1',
  'x',
  'null',
  '2026-02-30',
  '2026-01-01',
  '999999999999999',
  '1e9',
  '\u0000',
  '\u202e',
  '<b>',
  "'--",
  '../x',
  '١',
  'a'.repeat(400),
]

function valueFor(schema: Json): string {
  if (random(3) === 0) return oneOf(odd) ?? ''
  if (schema.const !== undefined) return String(schema.const)
  if (Array.isArray(schema.enum)) return String(oneOf(schema.enum))
  const either = (schema.anyOf ?? schema.oneOf) as readonly Json[] | undefined
  if (either !== undefined) return valueFor(oneOf(either) ?? {})
  if (schema.type === 'integer' || schema.type === 'number') return String(random(10_000))
  if (schema.type === 'boolean') return oneOf(['true', 'false']) ?? ''
  return oneOf(['1', 'candor-cash', '2026-11-30', '123456', 'en', 'text of somebody']) ?? ''
}

/** The form or query of a schema's object; at times without a field, or with one that nobody knows. */
function fieldsFor(schema: Json): [string, string][] {
  const properties = Object.entries((schema.properties ?? {}) as Record<string, Json>)
  const fields = properties.filter(() => random(5) > 0).map(([name, one]): [string, string] => [name, valueFor(one)])
  return random(12) === 0 ? [...fields, ['unknownToAll', '1']] : fields
}

async function ask(path: string, method: string, operation: Operation): Promise<string | null> {
  const url = new URL(path, server.origin)
  const headers: Record<string, string> = { 'x-forwarded-for': `203.0.${random(256)}.${random(256)}` }
  if (random(5) > 0)
    for (const [name, value] of Object.entries(oneOf(sessions) ?? {})) url.searchParams.set(name, value)
  for (const { name, in: place, required, schema } of operation.parameters) {
    if (place === 'header' && (required || random(6) === 0))
      headers[name] = valueFor(schema).replace(/[^\x21-\x7e]/g, '') || 'x'
    if (place === 'query' && !url.searchParams.has(name) && random(3) === 0)
      url.searchParams.set(name, valueFor(schema))
  }
  let body: BodyInit | null = null
  const content = Object.entries(operation.requestBody?.content ?? {})
  const chosen = oneOf(content)
  if (chosen !== undefined) {
    const [type, { schema }] = chosen
    const fields = fieldsFor(schema)
    if (type === 'multipart/form-data') {
      const form = new FormData()
      for (const [name, value] of fields) form.append(name, random(2) === 0 ? value : new File([value], 'a.jpg'))
      body = form
    } else {
      headers['content-type'] = type
      body =
        type === 'application/json'
          ? JSON.stringify(Object.fromEntries(fields))
          : new URLSearchParams(fields).toString()
    }
  }
  const said =
    `${method.toUpperCase()} ${url.pathname}${url.search} ${body instanceof FormData ? 'multipart' : body}`.slice(
      0,
      300,
    )
  const answer = await fetch(url, { method: method.toUpperCase(), headers, body, redirect: 'manual' })
  const text = await answer.text()
  const told = operation.responses[String(answer.status)]
  if (answer.status >= 500) return `${said}: ${answer.status}`
  if (told === undefined) return `${said}: ${answer.status}, of which the document does not speak`
  const type = (answer.headers.get('content-type') ?? '').split(';')[0] ?? ''
  const schema = told.content?.[type]?.schema
  if (schema === undefined)
    return type === 'application/json' && isEnvelope(text) ? null : `${said}: ${answer.status} came as ${type}`
  if (type !== 'application/json') return null
  const isOk = schemaOf(schema).safeParse(JSON.parse(text)).success
  return isOk ? null : `${said}: ${answer.status} is not what the document says: ${text.slice(0, 200)}`
}

/** A picture's call refuses in words. */
function isEnvelope(text: string): boolean {
  const read = JSON.parse(text) as Record<string, unknown>
  return typeof read.code === 'string' && typeof read.message === 'string'
}

const schemas = new Map<Json, z.ZodType>()
/** The document's own schema as a check; what it refers to is put in its place. */
function schemaOf(schema: Json): z.ZodType {
  const known = schemas.get(schema)
  if (known !== undefined) return known
  const name = typeof schema.$ref === 'string' ? schema.$ref.slice(schema.$ref.lastIndexOf('/') + 1) : null
  const made = z.fromJSONSchema(
    (name === null ? schema : document.components.schemas[name]) as Parameters<typeof z.fromJSONSchema>[0],
  )
  schemas.set(schema, made)
  return made
}

it('answers every operation of its document with what the document says, whatever it is asked', async () => {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  )
  expect(operations.length).toBeGreaterThan(100)
  const faults: string[] = []
  for (const { path, method, operation } of operations) {
    await logInAnew()
    for (let n = 0; n < perOperation; n += atOnce) {
      const answers = await Promise.all(Array.from({ length: atOnce }, () => ask(path, method, operation)))
      faults.push(...answers.filter((fault) => fault !== null).map((fault) => `${operation.operationId}: ${fault}`))
    }
  }
  reported('documentFuzz', { seed, operations: operations.length, perOperation, faults: faults.length })
  expect(faults.slice(0, 20)).toEqual([])
  expect(
    server.log.filter((line) => line.includes('"msg":"call failed"') || line.includes('"msg":"request failed"')),
  ).toEqual([])
})
