// The one way into a use case: limits, session, input, idempotency, the use case, its answer. HTTP and in-process calls alike.

import { createHash } from 'node:crypto'
import {
  type CommonParams,
  idempotencyKeyForm,
  idempotencyKeyHeader,
  lastingParamNames,
  markerHeader,
} from '../../contracts/common-params.ts'
import { type Endpoint, isOpen } from '../../contracts/endpoint.ts'
import { type EndpointName, endpoints } from '../../contracts/endpoints.ts'
import { codes, refusalCodes, refusalStatuses, refusalValueNames } from '../../contracts/envelope.ts'
import { unattendedHeader } from '../../contracts/unattended.ts'
import { networksOf } from '../../core/identity/network.ts'
import { chooseLanguage } from '../../core/language.ts'
import { markets } from '../../core/market/markets.ts'
import { currencySymbol } from '../../core/money.ts'
import { isRefusal, type Refusal } from '../../core/refusal.ts'
import type { Queries } from '../db/database.ts'
import { DatabaseIsUnavailable } from '../db/database-errors.ts'
import { withIdempotency } from '../db/idempotency.ts'
import type { Deps } from '../deps.ts'
import { serverWordsFor } from '../messages/words.ts'
import { findSession } from '../people/door.ts'
import {
  type Call,
  type Caller,
  type Handler,
  keyScope,
  type Registered,
  type Routes,
  type UploadedFile,
} from './call.ts'
import type { Gate } from './limits.ts'
import { readCommon, readInput, strangeFiles, type UncheckedCall } from './read-input.ts'

export interface IncomingCall extends UncheckedCall {
  readonly headers: Readonly<Record<string, string | undefined>>
  readonly files: readonly UploadedFile[]
  /** The caller's IP address as the server saw it; only its keyed hash is used further on. */
  readonly address: string
  readonly requestId: string
}

/** An answer in our own words; the HTTP edge encodes `inner` by the endpoint's schema. */
export type Answer =
  | { readonly status: 200; readonly code: string; readonly message: string; readonly inner: unknown }
  | {
      readonly status: number
      readonly code: string
      readonly message: string
      readonly data: unknown
      readonly retryAfterSeconds?: number
    }

/** What demo mode may do around a call: change its answer, and remember it. */
export interface CallHook {
  around(call: IncomingCall, endpoint: Endpoint, borrowerId: string | null, go: () => Promise<Answer>): Promise<Answer>
}

export interface Pipeline {
  call(endpoint: Endpoint, incoming: IncomingCall): Promise<Answer>
  /** Checks origin, session and quota of a call with files before the files are received. Null if it may go on. */
  admit(endpoint: Endpoint, incoming: IncomingCall): Promise<Answer | null>
}

/** A restarted database is back within a few seconds. */
export const retryAfterSeconds = 1

/** Owner of the idempotency keys of callers who name no user. */
const anyCaller = 'anyone'

interface Session {
  readonly caller: Caller
  readonly market: keyof typeof markets
  readonly language: string
  readonly params: CommonParams
}

type GoodInput = Extract<ReturnType<typeof readInput>, { readonly ok: true }>

/** Who makes a call, from where, and in which language it is answered. */
interface Asker {
  readonly session: Session | null
  readonly language: string
  readonly words: Words
  /** Keyed hashes of the caller's network: an IPv4 address or an IPv6 /64, and the /48 around it. */
  readonly addressHash: string
  readonly wideAddressHash: string
}

export function createPipeline(routes: Routes, deps: Deps, gate: Gate, hook: CallHook | null): Pipeline {
  return {
    call: (endpoint, incoming) => orFailure(endpoint, incoming, () => pass(endpoint, incoming)),
    admit: (endpoint, incoming) => orFailure(endpoint, incoming, () => lookAhead(endpoint, incoming)),
  }

  async function orFailure<T>(endpoint: Endpoint, incoming: IncomingCall, work: () => Promise<T>): Promise<T | Answer> {
    try {
      return await work()
    } catch (error) {
      // Demo mode drops connections on purpose: then there is no answer at all.
      if (error instanceof Error && error.name === 'AnswerDropped') throw error
      deps.log.error({ requestId: incoming.requestId, call: endpoint.name, err: error }, 'call failed')
      return error instanceof DatabaseIsUnavailable ? outOfReach(incoming) : failure(incoming)
    }
  }

  async function lookAhead(endpoint: Endpoint, incoming: IncomingCall): Promise<Answer | null> {
    const { session, words } = await askerOf(incoming)
    if (session === null && !isOpen(endpoint)) return refusal({ refused: 'sessionIsMissing' }, words)
    const origin = foreignness(endpoint, incoming)
    if (origin !== null) return badInput([origin], words)
    const { beforeFiles } = routes[endpoint.name as EndpointName] as Registered<EndpointName>
    const refused = session === null ? null : await beforeFiles?.(session.caller.borrowerId, deps)
    return refused ? refusal(refused, words) : null
  }

  async function pass(endpoint: Endpoint, incoming: IncomingCall): Promise<Answer> {
    const door = readInput(endpoint, incoming)
    const asker = await askerOf(incoming)
    const { session, words } = asker
    const who = session?.caller.borrowerId ?? asker.addressHash
    const admission = await gate.enter(endpoint.class, { who, isStranger: session === null })
    if (!admission.admitted) {
      const status = admission.why === 'overloaded' ? 503 : 429
      const code = status === 503 ? codes.unavailable : codes.tooMany
      return {
        status,
        code,
        message: words.refusals.tooManyRequests({}),
        data: null,
        retryAfterSeconds: admission.retryAfterSeconds,
      }
    }
    try {
      if (session === null && !isOpen(endpoint)) return refusal({ refused: 'sessionIsMissing' }, words)
      const origin = foreignness(endpoint, incoming)
      if (origin !== null) return badInput([origin], words)
      if (!door.ok) return badInput(door.fields, words, door.reason)
      const strange = strangeFiles(endpoint, incoming.files)
      if (strange.length > 0) return badInput(strange, words, 'is not a file of this call')
      const go = () => dispatch(endpoint, incoming, door, asker)
      return hook === null ? await go() : await hook.around(incoming, endpoint, session?.caller.borrowerId ?? null, go)
    } finally {
      admission.leave()
    }
  }

  async function dispatch(
    endpoint: Endpoint,
    incoming: IncomingCall,
    { input, common: params }: GoodInput,
    { session, language, words, addressHash, wideAddressHash }: Asker,
  ): Promise<Answer> {
    const market = markets[session?.market ?? deps.config.policyPack]
    const common = overlay(session?.params ?? {}, params)
    const key = endpoint.keyed ? (incoming.headers[idempotencyKeyHeader] ?? null) : null
    if (key !== null && !idempotencyKeyForm.test(key)) return badInput([idempotencyKeyHeader], words)
    // A call may end its own session (a deletion): its key is then looked for under the user that the caller names. Without any
    // user the key alone tells attempts apart: the address may be another one after a lost connection.
    const keyOwner = session?.caller.borrowerId ?? (params.userId || anyCaller)
    const registered = routes[endpoint.name as EndpointName] as Registered<EndpointName>
    const handler = registered.handler as unknown as Handler<EndpointName, Caller | null>
    const callWith = (db: Queries): Call<Caller | null> => ({
      caller: session?.caller ?? null,
      deps,
      db,
      market,
      currencySymbol: currencySymbol(market, common.system),
      language,
      words,
      common,
      requestId: incoming.requestId,
      addressHash,
      wideAddressHash,
      idempotencyKey: key,
      keyOwner,
      files: incoming.files,
    })
    const use = (db: Queries): Promise<unknown> => handler(input as never, callWith(db))

    let result: unknown
    if (key === null) {
      result = await use(deps.db)
    } else {
      const record = {
        scope: keyScope(keyOwner, endpoint.name as EndpointName),
        key,
        requestHash: requestHash(endpoint, input),
        now: deps.clock.now(),
        mode: registered.idempotency === 'pipeline' ? ('transaction' as const) : ('natural' as const),
      }
      result = await withIdempotency(deps.db, record, use)
    }
    if (isRefusal(result)) return refusal(result, words)
    return { status: 200, code: endpoint.success, message: '', inner: result }
  }

  async function askerOf(incoming: IncomingCall): Promise<Asker> {
    const common = readCommon(incoming)
    const session = await sessionOf(common, incoming)
    const language = chooseLanguage(
      [common.lang, session?.language, deps.config.defaultLanguage],
      deps.config.mode === 'demo',
    )
    const { near, wide } = networksOf(incoming.address)
    const words = serverWordsFor(language)
    return { session, language, words, addressHash: keyedHash(near), wideAddressHash: keyedHash(wide) }
  }

  async function sessionOf(common: CommonParams, incoming: IncomingCall): Promise<Session | null> {
    const bearer = /^Bearer (\S{1,2048})$/.exec(incoming.headers.authorization ?? '')?.[1]
    const token = common.sessionId || bearer
    if (token === undefined || token === '') return null
    // Two sessions at once are none.
    if (bearer !== undefined && bearer !== token) return null
    const isUse = incoming.headers[unattendedHeader.name] !== unattendedHeader.value
    const found = await findSession(deps.db, deps, token, isUse)
    if (found === null) return null
    // The user parameter must name the session's own borrower: a mixture of two launches is no session.
    if (common.userId !== undefined && common.userId !== '' && common.userId !== found.borrowerId) return null
    return {
      caller: { borrowerId: found.borrowerId, sessionHash: found.sessionHash, deviceId: found.deviceId },
      market: found.market,
      language: found.params.lang || found.language,
      params: found.params,
    }
  }

  function keyedHash(value: string): string {
    return createHash('sha256').update(deps.config.sessionSecret).update('\0').update(value).digest('hex').slice(0, 32)
  }
}

function overlay(kept: CommonParams, given: CommonParams): CommonParams {
  const common: CommonParams = {}
  for (const name of lastingParamNames) {
    const value = given[name] || kept[name]
    if (value !== undefined) common[name] = value
  }
  return common
}

/** The header of a request that does not come from an app or our own pages; null when it may pass (WIRE-3). */
function foreignness(endpoint: Endpoint, incoming: IncomingCall): string | null {
  if (incoming.method === 'GET') return null
  if ((incoming.headers[markerHeader.name] ?? '').toLowerCase() !== markerHeader.value.toLowerCase())
    return 'X-Requested-With'
  if (incoming.headers['sec-fetch-site'] === 'cross-site') return 'Sec-Fetch-Site'
  return endpoint.methods.includes('POST') ? null : 'method'
}

function requestHash(endpoint: Endpoint, input: unknown): string {
  const entries = Object.entries(input as Record<string, unknown>).filter(([name]) => !endpoint.proof.includes(name))
  const sorted = entries.sort(([a], [b]) => (a < b ? -1 : 1))
  return createHash('sha256').update(endpoint.name).update(JSON.stringify(sorted)).digest('hex')
}

type Words = ReturnType<typeof serverWordsFor>

function refusal(refused: Refusal, words: Words): Answer {
  return {
    status: refusalStatuses[refused.refused] ?? 200,
    code: refusalCodes[refused.refused],
    message: words.refusals[refused.refused](refused.values ?? {}),
    data:
      refused.fields === undefined && refused.values === undefined
        ? null
        : { ...(refused.fields === undefined ? {} : { fields: refused.fields }), ...wireValues(refused) },
  }
}

function wireValues({ refused, values = {} }: Refusal): Record<string, string | number> {
  const names = refusalValueNames[refused] ?? {}
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [names[name] ?? name, value]))
}

function badInput(fields: readonly string[], words: Words, reason = 'is not as expected'): Answer {
  const message = `${words.badInput} ${fields.join(', ')}`
  return { status: 400, code: codes.badInput, message, data: { fields, reason } }
}

function failure(incoming: IncomingCall): Answer {
  const words = serverWordsFor(chooseLanguage([String(incoming.query.lang ?? '')]))
  return { status: 500, code: codes.failed, message: words.failed, data: { requestId: incoming.requestId } }
}

/** The outcome is unknown: the change may be stored. A retry with the same key finds out. */
function outOfReach(incoming: IncomingCall): Answer {
  const words = serverWordsFor(chooseLanguage([String(incoming.query.lang ?? '')]))
  const data = { requestId: incoming.requestId }
  return { status: 503, code: codes.outOfReach, message: words.outOfReach, data, retryAfterSeconds }
}

/** The endpoint at an address, by its exact path. */
export const endpointByPath: ReadonlyMap<string, Endpoint> = new Map(
  Object.values(endpoints).map((endpoint) => [endpoint.path, endpoint as unknown as Endpoint]),
)
