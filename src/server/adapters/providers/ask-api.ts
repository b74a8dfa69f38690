// One question to a provider's JSON interface, through its breaker: what was answered, or whether anything can have happened there.

import { readJson } from '../../../core/read-json.ts'
import type { Breaker } from '../http/breaker.ts'
import { callOutside } from '../http/outgoing-call.ts'

export interface ApiMeans {
  /** Without a slash at the end. */
  readonly baseUrl: string
  readonly headers: Readonly<Record<string, string>>
  readonly breaker: Breaker
  readonly totalTimeoutMs?: number | undefined
  /** Set where the status is the whole answer: then no body counts as one that cannot be read. */
  readonly anyBody?: boolean
}

export interface ApiCall {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  readonly json?: unknown
  /** Sent as a form: pairs, since a name may come twice. */
  readonly form?: readonly (readonly [name: string, value: string])[]
}

/**
 * `answered`: 2xx with JSON. `refused`: 4xx with JSON: nothing has happened there. `notSent`: no connection, held back by the breaker,
 * or too many calls (429). `unknown`: anything else: a 5xx, no answer in time, or a page that some proxy put in its place.
 */
export type Asked =
  | { readonly outcome: 'answered'; readonly status: number; readonly body: unknown }
  | { readonly outcome: 'refused'; readonly status: number; readonly body: unknown }
  | { readonly outcome: 'notSent'; readonly why: string }
  | { readonly outcome: 'unknown'; readonly why: string }

const tooManyCalls = 429
/** The server timed out while it read our request: the outcome is unknown. */
const requestTimeout = 408

/** Asks once. */
export async function askApi(means: ApiMeans, call: ApiCall): Promise<Asked> {
  const body =
    call.form === undefined
      ? call.json === undefined
        ? undefined
        : JSON.stringify(call.json)
      : new URLSearchParams(call.form.map(([name, value]) => [name, value])).toString()
  const mediaType = call.form === undefined ? 'application/json' : 'application/x-www-form-urlencoded'
  const answer = await means.breaker.pass(() =>
    callOutside({
      method: call.method,
      url: `${means.baseUrl}${call.path}`,
      headers: {
        accept: 'application/json',
        ...(body === undefined ? {} : { 'content-type': mediaType, 'content-length': `${Buffer.byteLength(body)}` }),
        ...means.headers,
        ...call.headers,
      },
      ...(body === undefined ? {} : { body }),
      ...(means.totalTimeoutMs === undefined ? {} : { totalTimeoutMs: means.totalTimeoutMs }),
    }),
  )
  if (answer.outcome === 'notSent') return answer
  if (answer.outcome === 'lost') return { outcome: 'unknown', why: answer.why }
  const { status } = answer
  if (status === tooManyCalls) return { outcome: 'notSent', why: 'too many calls' }
  const parsed = jsonIn(answer.body) ?? (means.anyBody === true ? {} : undefined)
  if (parsed === undefined || status === requestTimeout) return { outcome: 'unknown', why: `status ${status}` }
  if (status >= 200 && status < 300) return { outcome: 'answered', status, body: parsed }
  if (status >= 400 && status < 500) return { outcome: 'refused', status, body: parsed }
  return { outcome: 'unknown', why: `status ${status}` }
}

/** The object or list of a JSON text; undefined for anything else. */
export function jsonIn(text: string): object | undefined {
  const value = readJson(text)
  return typeof value === 'object' && value !== null ? value : undefined
}

/** HTTP basic authentication. */
export function basicAuth(user: string, password: string): string {
  return `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`
}
