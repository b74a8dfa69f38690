// The one way into a use case of the desk: limits, session, right, where a form came from, input, idempotency, the use case, its answer.

import { type DeskEndpoint, type DeskFile, deskRefusalsBefore, id } from '../../../contracts/desk-call.ts'
import { type DeskCallName, deskEndpoints } from '../../../contracts/desk-endpoints.ts'
import { type DeskRefusal, type DeskRefused, declaredName, deny, isDenied } from '../../../core/officer/desk-refusal.ts'
import { withReadDays } from '../../../core/typed-day.ts'
import { DatabaseIsUnavailable } from '../../db/database-errors.ts'
import type { Gate } from '../../http/limits.ts'
import { fieldNames } from '../../http/read-input.ts'
import { type ActOrigin, insertAct } from '../../officer/act/door.ts'
import { findOfficerSession } from '../../officer/login/door.ts'
import { type DeskMeans, dispatchDesk, mayCall, subjectIn } from './desk-dispatch.ts'
import { answerOfRefusal, type DeskAnswer } from './desk-refusal-answer.ts'
import { allowedValues, comesFromElsewhere, type DeskRequest, hashOfAddress } from './desk-request.ts'

export interface DeskFileAnswer {
  readonly status: 200
  readonly file: DeskFile
}

export interface DeskPipeline {
  call(name: DeskCallName, request: DeskRequest): Promise<DeskAnswer | DeskFileAnswer>
  /** The refusal of a large body, before a byte of it is kept: it is read only for an officer. Null where it may come. */
  refuseLargeBody(token: string | null): Promise<DeskRefusal | null>
  /** The answer to what never becomes a call. */
  refuse(refusal: DeskRefusal, headers: DeskRequest['headers']): DeskAnswer
}

export function createDeskPipeline(means: DeskMeans, gate: Gate): DeskPipeline {
  const { deps, deskOrigin } = means
  const refuse: DeskPipeline['refuse'] = (refusal, headers) => answerOfRefusal(deps, refusal, headers)
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
      const record = (why: DeskRefused): Promise<void> =>
        insertAct(deps.db, deps, origin, {
          act: 'refused',
          subject: read.success ? subjectIn(read.data) : subjectNamed(request.unchecked),
          after: { call: name, why },
        })
      if (!mayCall(officer.role, endpoint, request.unchecked)) {
        await record('rightIsMissing')
        return deny('rightIsMissing')
      }
      if (endpoint.method === 'POST' && request.byCookie && comesFromElsewhere(headers, deskOrigin()))
        return deny('formIsForeign')
      if (!read.success) {
        // A question that was typed wrongly tried nothing.
        if (endpoint.method === 'POST') await record('badInput')
        return deny('badInput', { fields: fieldNames(read.error), more: allowedValues(read.error) })
      }
      const result = await dispatchDesk(means, { name, endpoint, input: read.data, request, origin, token })
      if (!isDenied(result)) return endpoint.output.parse(result)
      const refused = declaredName(result)
      const before: readonly DeskRefused[] = deskRefusalsBefore[endpoint.method === 'GET' ? 'question' : 'act']
      if (![...before, ...(endpoint.refusals ?? [])].includes(refused))
        deps.log.error({ kind: 'refusalAlert', call: name, refused }, 'a call refused what it does not declare')
      return result
    } finally {
      admission.leave()
    }
  }
}

/** What a call that cannot be read is about, where it says so by something that can be an id. */
function subjectNamed(fields: DeskRequest['unchecked']): string {
  const named = id.safeParse(subjectIn(fields))
  return named.success ? named.data : ''
}

/**
 * What is asked by GET may name a field and leave it empty, as a form does, and as an address is written whose values are still to come
 * (`?asOf=&knownOn=`): it counts as left out, where the call does not take an empty value. A day may be a line that an officer typed.
 */
function readQuestion(
  { method, input }: DeskEndpoint,
  fields: DeskRequest['unchecked'],
): ReturnType<typeof input.safeParse> {
  if (method === 'POST') return input.safeParse(fields)
  const asked = withReadDays(fields)
  const read = input.safeParse(asked)
  return read.success
    ? read
    : input.safeParse(Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== '')))
}
