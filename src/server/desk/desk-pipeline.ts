// The one way into a use case of the desk: limits, session, right, where a form came from, input, idempotency, the use case, its answer.

import { createHash } from 'node:crypto'
import { idempotencyKeyForm, idempotencyKeyHeader } from '../../contracts/common-params.ts'
import type { DeskEndpoint, DeskFile } from '../../contracts/desk-call.ts'
import { type DeskCallName, deskEndpoints } from '../../contracts/desk-endpoints.ts'
import { chooseLanguage } from '../../core/language.ts'
import { type DeskRefusal, deny, deskRefusalStatuses, isDenied } from '../../core/officer/desk-refusal.ts'
import { mayDo } from '../../core/officer/rights.ts'
import type { Queries, Tx } from '../db/database.ts'
import { DatabaseIsUnavailable } from '../db/database-errors.ts'
import { withIdempotency } from '../db/idempotency.ts'
import type { Deps } from '../deps.ts'
import type { Gate } from '../http/limits.ts'
import { serverWordsFor } from '../messages/words.ts'
import {
  type ActOrigin,
  type DeskCall,
  type DeskChange,
  type DeskPreparer,
  type DeskRoutes,
  findOfficerSession,
  holdOfficer,
  insertAct,
  type Officer,
} from '../officer/door.ts'
import { comesFromElsewhere, fieldNames, hashOfAddress } from './desk-request.ts'

export interface DeskRequest {
  /** Path, query and body in one, as they came. */
  readonly unchecked: Readonly<Record<string, unknown>>
  readonly headers: Readonly<Record<string, string | undefined>>
  /** From the header, or else from the cookie. */
  readonly token: string | null
  /** True where a browser sent the token by itself: then the request must come from our own pages. */
  readonly byCookie: boolean
  readonly address: string
  readonly requestId: string
}

export interface DeskFileAnswer {
  readonly status: 200
  readonly file: DeskFile
}

export interface DeskAnswer {
  readonly status: number
  readonly body:
    | { readonly data: unknown }
    | { readonly error: { readonly code: string; readonly message: string; readonly fields?: readonly string[] } }
}

export interface DeskPipeline {
  call(name: DeskCallName, request: DeskRequest): Promise<DeskAnswer | DeskFileAnswer>
  /** The refusal of a large body, before a byte of it is kept: it is read only for an officer. Null where it may come. */
  refuseLargeBody(token: string | null): Promise<DeskRefusal | null>
  /** The answer to what never becomes a call. */
  refuse(refusal: DeskRefusal, headers: DeskRequest['headers']): DeskAnswer
}

export function createDeskPipeline(routes: DeskRoutes, deps: Deps, gate: Gate, deskOrigin: () => string): DeskPipeline {
  return {
    async call(name, request) {
      try {
        const result = await pass(name, deskEndpoints[name], request)
        if (isDenied(result)) return refuse(result, request.headers)
        const isFile = (deskEndpoints[name] as DeskEndpoint).file !== undefined
        return isFile ? { status: 200, file: result as DeskFile } : { status: 200, body: { data: result } }
      } catch (error) {
        deps.log.error({ requestId: request.requestId, call: name, err: error }, 'call of the desk failed')
        const refused = error instanceof DatabaseIsUnavailable ? 'outOfReach' : 'failed'
        return refuse(deny(refused, { more: { requestId: request.requestId } }), request.headers)
      }
    },
    async refuseLargeBody(token) {
      try {
        const officer = token === null ? null : await findOfficerSession(deps.db, deps, token)
        return officer === null ? deny('sessionIsMissing') : null
      } catch (error) {
        if (error instanceof DatabaseIsUnavailable) return deny('outOfReach')
        throw error
      }
    },
    refuse,
  }

  function refuse({ refused, fields, more }: DeskRefusal, headers: DeskRequest['headers']): DeskAnswer {
    const { refusals, whys } = serverWordsFor(languageOf(headers)).desk
    const said = refusals[refused]
    // Why it cannot be done stands beside the words as a code, too.
    const why = typeof more?.why === 'string' ? (whys as Readonly<Record<string, string>>)[more.why] : undefined
    const problem = typeof more?.problem === 'string' ? more.problem : why
    const blank = said.endsWith('。') ? '' : ' '
    const message =
      refused === 'badInput' && fields !== undefined
        ? `${said} ${fields.join(', ')}`
        : `${said}${problem === undefined ? '' : blank + problem}`
    const error = { code: refused, message, ...(fields === undefined ? {} : { fields }), ...more }
    return { status: deskRefusalStatuses[refused], body: { error } }
  }

  function languageOf(headers: DeskRequest['headers']): string {
    return chooseLanguage([headers['accept-language'], deps.config.defaultLanguage], deps.config.mode === 'demo')
  }

  async function pass(name: DeskCallName, endpoint: DeskEndpoint, request: DeskRequest): Promise<unknown> {
    const { token, headers } = request
    const officer = token === null ? null : await findOfficerSession(deps.db, deps, token)
    const addressHash = hashOfAddress(deps, request.address)
    const who = { who: officer?.id ?? addressHash, isStranger: officer === null }
    const admission = await gate.enter(endpoint.method === 'GET' ? 'read' : 'account', who)
    if (!admission.admitted) return deny('tooManyCalls')
    try {
      if (officer === null || token === null) return deny('sessionIsMissing')
      const origin: ActOrigin = { officer, addressHash }
      const read = readQuestion(endpoint, request.unchecked)
      if (!mayDo(officer.role, endpoint.right)) {
        await insertAct(deps.db, deps, origin, {
          act: 'refused',
          subject: read.success ? subjectIn(read.data) : '',
          after: { call: name, why: 'rightIsMissing' },
        })
        return deny('rightIsMissing')
      }
      if (endpoint.method === 'POST' && request.byCookie && comesFromElsewhere(headers, deskOrigin()))
        return deny('formIsForeign')
      if (!read.success) return deny('badInput', { fields: fieldNames(read.error) })
      const result = await dispatch(name, endpoint, read.data, { request, origin, token })
      return isDenied(result) ? result : endpoint.output.parse(result)
    } finally {
      admission.leave()
    }
  }

  interface Passed {
    readonly request: DeskRequest
    readonly origin: ActOrigin
    readonly token: string
  }

  async function dispatch(
    name: DeskCallName,
    endpoint: DeskEndpoint,
    input: unknown,
    passed: Passed,
  ): Promise<unknown> {
    const { origin } = passed
    const { handler, changes, prepare } = routes[name]
    if (!changes) {
      const use = handler as (input: unknown, call: DeskCall) => Promise<unknown>
      return await use(input, callOver(deps.db, passed, origin.officer))
    }
    if (prepare === undefined) return await change(name, endpoint, input, passed, null)
    const ready = await (prepare as DeskPreparer<never, unknown>)(
      input as never,
      callOver(deps.db, passed, origin.officer),
    )
    if (isDenied(ready)) {
      const after = { call: name, why: ready.refused }
      await insertAct(deps.db, deps, origin, { act: 'refused', subject: subjectIn(input), after })
      return ready
    }
    try {
      return await change(name, endpoint, input, passed, ready.prepared)
    } finally {
      await ready.end()
    }
  }

  /** One transaction, and one answer for one key. */
  async function change(
    name: DeskCallName,
    endpoint: DeskEndpoint,
    input: unknown,
    passed: Passed,
    prepared: unknown,
  ): Promise<unknown> {
    const { request, origin } = passed
    const use = routes[name].handler as (input: unknown, call: DeskChange, prepared: unknown) => Promise<unknown>
    /** In the transaction, with the officer's row held: a right that was taken away meanwhile is gone here too. */
    const once = async (tx: Tx): Promise<unknown> => {
      const officer = await holdOfficer(tx, origin.officer.id)
      if (officer === null) return deny('sessionIsMissing')
      const result = mayDo(officer.role, endpoint.right)
        ? await use(input, { ...callOver(tx, passed, officer), db: tx }, prepared)
        : deny('rightIsMissing')
      if (isDenied(result)) {
        const after = { call: name, why: result.refused }
        await insertAct(tx, deps, { ...origin, officer }, { act: 'refused', subject: subjectIn(input), after })
      }
      return result
    }
    const key = request.headers[idempotencyKeyHeader]
    if (key === undefined || key === '') return await deps.db.transaction(once)
    if (!idempotencyKeyForm.test(key)) return deny('badInput', { fields: [idempotencyKeyHeader] })
    const record = {
      scope: `desk:${origin.officer.id}:${name}`,
      key,
      requestHash: createHash('sha256').update(name).update(JSON.stringify(input)).digest('hex'),
      now: deps.clock.now(),
      mode: 'transaction' as const,
    }
    /** The whole answer, where this request did the work: an attempt that was taken back does not count. */
    let fresh: unknown
    const db: Queries = {
      ...deps.db,
      transaction: (fn) =>
        deps.db.transaction((tx) => {
          fresh = undefined
          return fn(tx)
        }),
    }
    const kept: unknown = await withIdempotency(db, record, async (tx) => {
      fresh = await once(tx as Tx)
      return withoutSecret(fresh, endpoint)
    })
    const result = fresh ?? kept
    const isReused = isDenied(result) && (result.refused as string) === 'requestKeyWasUsedForSomethingElse'
    return isReused ? deny('keyWasUsed') : result
  }

  function callOver(db: Queries, { request, origin, token }: Passed, officer: Officer): DeskCall {
    return {
      officer,
      deps,
      db,
      token,
      language: languageOf(request.headers),
      deskOrigin: deskOrigin(),
      act: (act) => insertAct(db, deps, { ...origin, officer }, act),
    }
  }
}

/** What may stand in a record of an answer. */
function withoutSecret(result: unknown, { shownOnce }: DeskEndpoint): unknown {
  return shownOnce === undefined || isDenied(result) ? result : { ...(result as object), [shownOnce]: null }
}

/** The first id in an input: what a refused attempt was about. */
function subjectIn(input: unknown): string {
  const fields = Object.entries(input as Record<string, unknown>)
  const found = fields.find(([name, value]) => /(^id|Id)$/.test(name) && typeof value === 'string')
  return typeof found?.[1] === 'string' ? found[1] : ''
}

/**
 * What is asked by GET may name a field and leave it empty, as a form does, and as an address is written whose values are still to come
 * (`?asOf=&knownOn=`): it counts as left out, where the call does not take an empty value.
 */
function readQuestion(
  { method, input }: DeskEndpoint,
  fields: DeskRequest['unchecked'],
): ReturnType<typeof input.safeParse> {
  const read = input.safeParse(fields)
  if (read.success || method === 'POST') return read
  return input.safeParse(Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== '')))
}
