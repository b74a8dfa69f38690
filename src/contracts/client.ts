// The typed client: one method for each call. It spells the wire request; a transport carries it over HTTP or in process.

import { z } from 'zod'
import {
  appNameHeader,
  type CommonParams,
  callTimeoutMs,
  commonParamNames,
  idempotencyKeyHeader,
  markerHeader,
  merchantNumberHeader,
} from './common-params.ts'
import { type Endpoint, type Method, mediaTypeOf } from './endpoint.ts'
import { type CallInput, type CallOutput, type EndpointName, endpoints } from './endpoints.ts'
import { codes, envelope, isSuccess } from './envelope.ts'
import { unattendedHeader } from './page-headers.ts'
import { encodedFields } from './wire.ts'

/** A request in its wire form, before it is serialised. */
export interface WireRequest {
  readonly method: Method
  readonly path: string
  readonly query: Readonly<Record<string, string>>
  readonly headers: Readonly<Record<string, string>>
  /** Form fields; null for GET. */
  readonly body: Readonly<Record<string, string>> | null
  readonly files?: readonly { readonly field: string; readonly bytes: Uint8Array<ArrayBuffer> }[]
  readonly visitor?: string
}

/** The response of a transport. An in-process transport sets `inner`: the answer in our own names, not encoded. */
export type WireAnswer =
  | { readonly status: number; readonly body: unknown; readonly requestId?: string }
  | { readonly status: 200; readonly code: string; readonly message: string; readonly inner: unknown }

export type Transport = (request: WireRequest, endpoint: Endpoint) => Promise<WireAnswer>

/** Why a call failed. `message` is in the borrower's language where the server sent one, else empty. */
export interface Problem {
  readonly kind: 'refused' | 'signedOut' | 'badInput' | 'busy' | 'failed' | 'offline' | 'slow'
  readonly code: string
  readonly message: string
  readonly fields: readonly string[]
  /** Further data of the refusal: figures and reasons by name. */
  readonly values: Readonly<Record<string, unknown>>
}

export type Result<T> =
  | { readonly ok: true; readonly data: T; readonly message: string }
  | { readonly ok: false; readonly problem: Problem }

export interface CallOptions {
  readonly idempotencyKey?: string
  readonly method?: Method
  readonly files?: WireRequest['files']
  /** True for a call that a page makes without user action: it does not extend the session. */
  readonly unattended?: boolean
}

/** `api.acceptOffer({...})`: every call by name. */
export type Api = {
  readonly [Name in EndpointName]: (input: CallInput<Name>, options?: CallOptions) => Promise<Result<CallOutput<Name>>>
}

export interface Caller {
  readonly common: CommonParams
  /** The query of the page on which the call is made, for the two headers that echo it. */
  readonly page: { readonly appName?: string; readonly merchantNumber?: string }
  readonly newKey: () => string
  /** The visitor's address, handed on to the transport for the limits of the API. Never part of the wire's fields. */
  readonly visitor?: string
  /** True for a page that is loaded by itself: none of its calls counts as using the session. */
  readonly unattended?: boolean
}

const kindOfStatus = (status: number, code: string): Problem['kind'] => {
  if (status === 401 || code === codes.unauthenticated) return 'signedOut'
  if (status === 400 || status === 413 || status === 415) return 'badInput'
  // The outcome is unknown: the server may have stored the request. The client retries with the same key.
  if (status === 429 || (status === 503 && code !== codes.outOfReach)) return 'busy'
  if (status >= 500) return 'failed'
  return 'refused'
}

/** Reduces a value to what a header may carry: printable ASCII, 128 characters at most. */
function headerValue(value: string | undefined): string {
  return value !== undefined && /^[\x20-\x7e]{0,128}$/.test(value) ? value : ''
}

function encodedWhole(endpoint: Endpoint, input: unknown): Readonly<Record<string, unknown>> {
  const encoded = z.safeEncode(endpoint.input, input as never)
  if (!encoded.success) throw new InputError(encoded.error.issues.map(({ path }) => path.join('.')))
  return encoded.data as Readonly<Record<string, unknown>>
}

/** Writes the wire form of an input: legacy names, everything a string. */
function wireFields(endpoint: Endpoint, input: unknown): Record<string, string> {
  const encoded =
    encodedFields(endpoint.input, input as Readonly<Record<string, unknown>>) ?? encodedWhole(endpoint, input)
  const fields: Record<string, string> = {}
  for (const name in encoded) {
    const value = encoded[name]
    if (value !== undefined && value !== null) fields[name] = String(value)
  }
  return fields
}

/** An input that its own call would refuse: an address without ids, a form with something else in it. The call is not made. */
class InputError extends Error {
  readonly fields: readonly string[]
  constructor(fields: readonly string[]) {
    super('the input is not one of this call')
    this.name = 'InputError'
    this.fields = fields
  }
}

function wireRequest(endpoint: Endpoint, input: unknown, caller: Caller, options: CallOptions = {}): WireRequest {
  const method = options.method ?? endpoint.methods[0] ?? 'POST'
  const fields = wireFields(endpoint, input)
  const query: Record<string, string> = {}
  for (const name of commonParamNames) {
    const value = caller.common[name]
    if (value !== undefined && value !== '') query[name] = value
  }
  if (method === 'GET') Object.assign(query, fields)
  const key = endpoint.keyed ? (options.idempotencyKey ?? caller.newKey()) : undefined
  return {
    method,
    path: endpoint.path,
    query,
    headers: {
      [markerHeader.name]: markerHeader.value,
      [appNameHeader]: headerValue(caller.page.appName),
      [merchantNumberHeader]: headerValue(caller.page.merchantNumber),
      ...(key === undefined ? {} : { [idempotencyKeyHeader]: key }),
      ...(options.unattended === true || caller.unattended === true
        ? { [unattendedHeader.name]: unattendedHeader.value }
        : {}),
    },
    body: method === 'GET' ? null : fields,
    ...(options.files === undefined ? {} : { files: options.files }),
    ...(caller.visitor === undefined ? {} : { visitor: caller.visitor }),
  }
}

function problem(kind: Problem['kind'], code = '', message = '', data: unknown = null): Result<never> {
  const values = typeof data === 'object' && data !== null ? (data as Readonly<Record<string, unknown>>) : {}
  const { fields } = values
  const names = Array.isArray(fields) ? fields.filter((name): name is string => typeof name === 'string') : []
  return { ok: false, problem: { kind, code, message, fields: names, values } }
}

/** Parses a response: the envelope, its code, and the data by the endpoint's schema. */
function readAnswer<Out>(endpoint: Endpoint<never, Out>, answer: WireAnswer): Result<Out> {
  if ('inner' in answer) return { ok: true, data: answer.inner as Out, message: answer.message }
  const read = envelope.safeParse(answer.body)
  if (!read.success) return problem(kindOfStatus(answer.status >= 400 ? answer.status : 500, ''))
  const { code, hasFailed, message, data } = read.data
  if (answer.status !== 200 || hasFailed || !isSuccess(code)) {
    return problem(kindOfStatus(answer.status, code), code, message, data)
  }
  const out = endpoint.output.safeParse(data ?? {})
  return out.success ? { ok: true, data: out.data, message } : problem('failed', code)
}

type Call = (name: EndpointName, input: unknown, options?: CallOptions) => Promise<Result<unknown>>

/** Every call by name, created lazily: a page uses two or three of more than a hundred. */
const callByName: PropertyDescriptorMap = {}
for (const name of Object.keys(endpoints) as EndpointName[]) {
  callByName[name] = {
    enumerable: true,
    get(this: { readonly call: Call }) {
      return (input: unknown, options?: CallOptions) => this.call(name, input, options)
    },
  }
}
const byName = Object.create(null, callByName)

/** Makes the client. Transport failures become the values `offline` or `slow`; network errors are never thrown. */
export function createApi(transport: Transport, caller: Caller): Api {
  const call: Call = async (name, input, options) => {
    const endpoint = endpoints[name] as unknown as Endpoint<never, unknown>
    let answer: WireAnswer
    try {
      answer = await transport(wireRequest(endpoint as Endpoint, input, caller, options), endpoint as Endpoint)
    } catch (error) {
      if (isTransportError(error)) return problem(error.kind)
      if (error instanceof InputError) return problem('badInput', codes.badInput, '', { fields: error.fields })
      throw error
    }
    return readAnswer(endpoint, answer)
  }
  return Object.assign(Object.create(byName), { call }) as Api
}

/** A transport throws this when it receives no answer. */
export class TransportError extends Error {
  readonly kind: 'offline' | 'slow'
  constructor(kind: 'offline' | 'slow', cause?: unknown) {
    super(`no answer: ${kind}`, { cause })
    this.name = 'TransportError'
    this.kind = kind
  }
}

/** Compares the name: the built web app and the server each have a copy of the class, so `instanceof` fails. */
function isTransportError(error: unknown): error is TransportError {
  return error instanceof Error && error.name === 'TransportError' && 'kind' in error
}

/** The visitor's address as a proxy header: the API limits rates per visitor, not per web server. */
function forwardedFor({ visitor }: WireRequest): Record<string, string> {
  return visitor === undefined || visitor === '' ? {} : { 'x-forwarded-for': visitor }
}

/** Carries requests over HTTP to `origin`. Gives up after `timeoutMs` (60 s: WIRE-5). */
export function httpTransport(origin: string, fetch: typeof globalThis.fetch, timeoutMs = callTimeoutMs): Transport {
  return async (request, endpoint) => {
    const url = new URL(request.path, origin)
    for (const [name, value] of Object.entries(request.query)) url.searchParams.set(name, value)
    let body: BodyInit | null = null
    if (request.files !== undefined) {
      const form = new FormData()
      for (const [name, value] of Object.entries(request.body ?? {})) form.set(name, value)
      for (const file of request.files) form.append(file.field, new Blob([file.bytes]), 'upload')
      body = form
    } else if (request.body !== null) {
      body = new URLSearchParams(request.body)
    }
    try {
      const response = await fetch(url, {
        method: request.method,
        headers: { ...request.headers, ...forwardedFor(request) },
        body,
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      })
      const mediaType = response.headers.get('Content-Type') ?? ''
      if (response.ok && mediaType === mediaTypeOf(endpoint)) {
        const bytes = new Uint8Array(await response.arrayBuffer())
        return { status: 200, code: endpoint.success, message: '', inner: { bytes, mediaType } }
      }
      const answer: unknown = await response.json().catch(() => null)
      return { status: response.status, body: answer }
    } catch (error) {
      throw new TransportError(
        error instanceof DOMException && error.name === 'TimeoutError' ? 'slow' : 'offline',
        error,
      )
    }
  }
}
