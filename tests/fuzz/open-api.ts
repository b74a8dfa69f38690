// `/openapi.json` as somebody reads it who has nothing else of the product, and HTTP as he speaks it. Nothing here is imported from src.

import { Agent, request } from 'node:http'
import { z } from 'zod'

export type Json = Readonly<Record<string, unknown>>

export interface Parameter {
  readonly name: string
  readonly in: 'query' | 'header' | 'path'
  readonly required: boolean
  readonly schema: Json
}

/** An operation of the document with its place in it. */
export interface Operation {
  readonly path: string
  readonly method: string
  readonly operationId: string
  readonly parameters: readonly Parameter[]
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Json }>> }
  readonly responses: Readonly<
    Record<string, { readonly content?: Readonly<Record<string, { readonly schema: Json }>> }>
  >
}

export interface OpenApi {
  readonly operations: readonly Operation[]
  /** The methods that the document names for a path. */
  readonly methodsOf: ReadonlyMap<string, ReadonlySet<string>>
  readonly schemas: Readonly<Record<string, Json>>
}

type Paths = Readonly<Record<string, Readonly<Record<string, Omit<Operation, 'path' | 'method'>>>>>

/** Reads the document of a running product. */
export async function readOpenApi(origin: string): Promise<OpenApi> {
  const answer = await fetch(`${origin}/openapi.json`)
  // The checks below are compiled without the `u` flag, which the document's patterns ask for as JSON Schema does.
  const text = (await answer.text()).replaceAll('\\\\p{Cc}', '\\\\u0000-\\\\u001f\\\\u007f-\\\\u009f')
  const { paths, components } = JSON.parse(text) as { paths: Paths; components: { schemas: OpenApi['schemas'] } }
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, one]) => ({ ...one, path, method: method.toUpperCase() })),
  )
  const methodsOf = Object.entries(paths).map(
    ([path, methods]) => [path, new Set(Object.keys(methods).map((method) => method.toUpperCase()))] as const,
  )
  return { operations, methodsOf: new Map(methodsOf), schemas: components.schemas }
}

export interface Sent {
  readonly method: string
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer | null
}

export interface Came {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly text: string
}

const agent = new Agent({ keepAlive: true, maxSockets: 8 })

/** Sends it over a connection, by any method: `fetch` sends no TRACE. */
export function send(origin: string, { method, url, headers, body }: Sent): Promise<Came> {
  return new Promise((resolve, reject) => {
    const length = body === null ? {} : { 'content-length': String(body.byteLength) }
    const asked = request(`${origin}${url}`, { method, agent, headers: { ...headers, ...length } }, (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.on('error', reject)
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          headers: Object.fromEntries(Object.entries(answer.headers).map(([name, value]) => [name, String(value)])),
          text: Buffer.concat(parts).toString('utf8'),
        }),
      )
    })
    asked.on('error', reject)
    asked.end(body ?? undefined)
  })
}

const checks = new WeakMap<Json, z.ZodType>()

/** Why an answer is not what the document promises; null where it is. */
export function brokenPromise(document: OpenApi, operation: Operation, came: Came): string | null {
  const promised = operation.responses[String(came.status)]
  if (promised === undefined) return `${came.status}, of which the document does not speak`
  const type = (came.headers['content-type'] ?? '').split(';')[0] ?? ''
  const schema = promised.content?.[type]?.schema
  // A call for a picture refuses in words.
  const promisedInWords = schema ?? (type === 'application/json' ? { $ref: '#/components/schemas/Problem' } : undefined)
  if (promisedInWords === undefined) return `${came.status} came as ${type}`
  if (type !== 'application/json') return null
  const read = checkOf(document, promisedInWords).safeParse(JSON.parse(came.text))
  return read.success ? null : `${came.status} is not what the document says: ${read.error.issues[0]?.path.join('.')}`
}

function checkOf(document: OpenApi, schema: Json): z.ZodType {
  const known = checks.get(schema)
  if (known !== undefined) return known
  const name = typeof schema.$ref === 'string' ? schema.$ref.slice(schema.$ref.lastIndexOf('/') + 1) : null
  const whole = name === null ? schema : document.schemas[name]
  const made = z.fromJSONSchema(whole as Parameters<typeof z.fromJSONSchema>[0])
  checks.set(schema, made)
  return made
}
