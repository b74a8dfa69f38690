// The one way into a use case: limits, session, input, idempotency, the use case, its answer. HTTP and in-process calls alike.

import { randomUUID } from 'node:crypto'
import { type Transport, TransportError } from '../../contracts/client.ts'
import { callTimeoutMs, markerHeader } from '../../contracts/common-params.ts'
import { type Endpoint, isOpen } from '../../contracts/endpoint.ts'
import { type EndpointName, endpoints } from '../../contracts/endpoints.ts'
import { DatabaseIsUnavailable } from '../db/database-errors.ts'
import type { Deps } from '../deps.ts'
import { inSpanBeneath } from '../tracing.ts'
import { type Answer, badInput, encodeAnswer, failure, notAdmitted, outOfReach, refusal } from './answer.ts'
import { askerOf, askerWith, type Session } from './asker.ts'
import type { IncomingCall, Registered, Routes } from './call.ts'
import { dispatch } from './dispatch.ts'
import type { Gate } from './limits.ts'
import { readInput, strangeFiles } from './read-input.ts'

/** What demo mode may do around a call: change its answer, and remember it. */
export interface CallHook {
  around(call: IncomingCall, endpoint: Endpoint, borrowerId: string | null, go: () => Promise<Answer>): Promise<Answer>
}

export interface Pipeline {
  call(endpoint: Endpoint, incoming: IncomingCall): Promise<Answer>
  /** The same for a caller whom another door has let in: no session is looked for, and the marker of our pages is not asked for. */
  callFor(endpoint: Endpoint, incoming: IncomingCall, session: Session): Promise<Answer>
  /** Checks origin, session and quota of a call with files before the files are received. Null if it may go on. */
  admit(endpoint: Endpoint, incoming: IncomingCall): Promise<Answer | null>
}

export function createPipeline(routes: Routes, deps: Deps, gate: Gate, hook: CallHook | null): Pipeline {
  return {
    call: (endpoint, incoming) =>
      inSpanBeneath(`call ${endpoint.name}`, { call: endpoint.name }, () =>
        orFailure(endpoint, incoming, () => pass(endpoint, incoming)),
      ),
    callFor: (endpoint, incoming, session) =>
      inSpanBeneath(`call ${endpoint.name}`, { call: endpoint.name }, () =>
        orFailure(endpoint, incoming, () => passFor(endpoint, incoming, session)),
      ),
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
    const { session, words } = await askerOf(deps, incoming)
    if (session === null && !isOpen(endpoint)) return refusal({ refused: 'sessionIsMissing' }, words)
    const origin = foreignness(endpoint, incoming)
    if (origin !== null) return badInput([origin], words)
    const { beforeFiles } = routes[endpoint.name as EndpointName] as Registered<EndpointName>
    const refused = session === null ? null : await beforeFiles?.(session.caller.borrowerId, deps)
    return refused ? refusal(refused, words) : null
  }

  async function pass(endpoint: Endpoint, incoming: IncomingCall): Promise<Answer> {
    const read = readInput(endpoint, incoming)
    const asker = await askerOf(deps, incoming)
    const { session, words } = asker
    const who = session?.caller.borrowerId ?? asker.addressHash
    const admission = await gate.enter(endpoint.class, { who, isStranger: session === null })
    if (!admission.admitted) return notAdmitted(admission, words)
    try {
      if (session === null && !isOpen(endpoint)) return refusal({ refused: 'sessionIsMissing' }, words)
      const origin = foreignness(endpoint, incoming)
      if (origin !== null) return badInput([origin], words)
      if (!read.ok) return badInput(read.fields, words, read.reason)
      const strange = strangeFiles(endpoint, incoming.files)
      if (strange.length > 0) return badInput(strange, words, 'is not a file of this call')
      const go = () => dispatch({ routes, deps }, { endpoint, incoming, read, asker })
      return hook === null ? await go() : await hook.around(incoming, endpoint, session?.caller.borrowerId ?? null, go)
    } finally {
      admission.leave()
    }
  }

  async function passFor(endpoint: Endpoint, incoming: IncomingCall, session: Session): Promise<Answer> {
    const asker = askerWith(deps, incoming, session)
    const read = readInput(endpoint, incoming)
    if (!read.ok) return badInput(read.fields, asker.words, read.reason)
    return await dispatch({ routes, deps }, { endpoint, incoming, read, asker })
  }
}

/** The header of a request that does not come from an app or our own pages; null when it may pass (WIRE-3). */
function foreignness(endpoint: Endpoint, incoming: IncomingCall): string | null {
  if (incoming.method === 'GET') return null
  if ((incoming.headers[markerHeader.name] ?? '').toLowerCase() !== markerHeader.value.toLowerCase())
    return 'X-Requested-With'
  if (incoming.headers['sec-fetch-site'] === 'cross-site') return 'Sec-Fetch-Site'
  return endpoint.methods.includes('POST') ? null : 'method'
}

const endpointByPath: ReadonlyMap<string, Endpoint> = new Map(
  Object.values(endpoints).map((endpoint) => [endpoint.path, endpoint as unknown as Endpoint]),
)

/** The name of the error for an answer that demo mode drops on purpose; every other error is a failure of ours. */
const droppedName = 'AnswerDropped'

/** Nothing is skipped: limits, session, schema and idempotency are the pipeline's. Gives up after `timeoutMs`. */
export function inProcessTransport(pipeline: Pick<Pipeline, 'call'>, timeoutMs = callTimeoutMs): Transport {
  return async (request, asked) => {
    // The built web app carries its own copy of the contracts: the server goes by its own, found at the same address.
    const endpoint = endpointByPath.get(request.path)
    if (endpoint === undefined) throw new Error(`the server does not know the call ${asked.name}`)
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(new TransportError('slow')), timeoutMs)
    })
    try {
      const call = pipeline.call(endpoint, {
        method: request.method,
        query: request.query,
        body: request.body,
        headers: request.headers,
        files: request.files ?? [],
        address: request.visitor ?? '',
        requestId: randomUUID(),
      })
      const answer = await Promise.race([call, late])
      return 'inner' in answer ? answer : encodeAnswer(endpoint, answer)
    } catch (error) {
      if (error instanceof Error && error.name === droppedName) throw new TransportError('offline', error)
      throw error
    } finally {
      clearTimeout(timer)
    }
  }
}
