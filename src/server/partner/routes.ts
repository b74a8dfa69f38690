// Serves /partner/v1 to the lender's own systems: the key and its rights, the borrower of a reference, then the call itself.

import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { idempotencyKeyForm, idempotencyKeyHeader } from '../../contracts/common-params.ts'
import type { CallClass, Endpoint } from '../../contracts/endpoint.ts'
import { endpoints } from '../../contracts/endpoints.ts'
import { codes } from '../../contracts/envelope.ts'
import {
  type PartnerCall,
  type PartnerCallName,
  type PartnerRefusalName,
  type PartnerRight,
  partnerCalls,
  partnerRefusals,
  relayedCalls,
} from '../../contracts/partner.ts'
import { DatabaseIsUnavailable } from '../db/database-errors.ts'
import { withIdempotency } from '../db/idempotency.ts'
import type { Deps } from '../deps.ts'
import { type Answer, encodeAnswer, retryAfterSeconds } from '../http/answer.ts'
import { bearerToken } from '../http/bearer-token.ts'
import { decodeBody, readForm } from '../http/body/decode-body.ts'
import type { IncomingCall } from '../http/call.ts'
import type { Admission, Gate } from '../http/limits.ts'
import type { Pipeline } from '../http/pipeline.ts'
import { fieldNames, type UncheckedFields } from '../http/read-input.ts'
import type { HttpServer } from '../http/server.ts'
import type { Borrower } from '../people/borrower/door.ts'
import { plainHeaders } from '../ports/notice-headers.ts'
import { exchangeLogin } from './exchange-login.ts'
import { findPartnerKey, notePartnerKeyUse, type PartnerKey } from './key-store.ts'
import { knowBorrower, type PartnerHandler, type PartnerRefusal } from './know-borrower.ts'
import { listAllCases, listAllOffers, listAllOrders, listAllPayments } from './lists.ts'
import { placeOffer } from './place-offer.ts'
import { borrowerKnownAs } from './reference-store.ts'

const handlers: { readonly [Name in PartnerCallName]: PartnerHandler<Name> } = {
  knowBorrower,
  exchangeLogin,
  placeOffer,
  listAllOffers,
  listAllOrders,
  listAllPayments,
  listAllCases,
}

const words: Readonly<Record<PartnerRefusalName, string>> = {
  keyIsNotAccepted: 'The key is unknown, expired or revoked: it is sent as Authorization: Bearer ck_…',
  rightIsMissing: 'The key is not good for this call',
  notFound: 'Nobody has this reference',
  badInput: 'Not as expected:',
  phoneIsNotProved:
    'No borrower has logged in with this phone yet: prove it by your own login, or let the borrower log in here',
  referenceIsTaken: 'The reference stands for another borrower',
  borrowerHasReference: 'The borrower of this phone is known under another reference',
  loginIsNotAccepted: 'The login is not signed by the key of this system, not for us, or too old',
  loginWasUsed: 'This login has opened a page before: each is good once',
  keyWasUsedForAnother: 'The key of idempotency was used with another body',
}

interface Means {
  readonly deps: Deps
  readonly pipeline: Pipeline
  readonly gate: Gate
}

/** Adds the calls to the server. */
export function servePartner(app: HttpServer, means: Means): void {
  const { deps } = means
  for (const name of Object.keys(partnerCalls) as PartnerCallName[]) {
    const call: PartnerCall = partnerCalls[name]
    const kind = call.method === 'GET' ? 'read' : 'account'
    route(app, means, { ...call, class: kind }, async (key, sent) => {
      const read = call.input.safeParse({ ...sent.fields, ...sent.params })
      if (!read.success) return refusal({ refusedAs: 'badInput', fields: fieldNames(read.error) })
      const refused = call.keyed === true ? await keyRefusal(deps, name, key, sent, read.data) : null
      if (refused !== null) return refusal(refused)
      const callFor = (endpoint: Endpoint, fields: UncheckedFields, borrower: Borrower): Promise<Answer> =>
        callForBorrower(means, endpoint, { request: sent.request, method: 'POST', fields }, borrower)
      const handler = handlers[name] as PartnerHandler<PartnerCallName>
      const result = await handler(read.data as never, { deps, key, callFor })
      if ('refusedAs' in result) return refusal(result)
      if ('passedOn' in result) return answerOf(endpoints.getOffer as unknown as Endpoint, result.passedOn)
      return { status: 200, body: { code: '0', message: '', data: z.encode(call.output as z.ZodType, result) } }
    })
  }
  for (const call of Object.values(relayedCalls))
    route(app, means, { ...call, class: call.endpoint.class }, async (_key, sent) => {
      const borrower = await borrowerKnownAs(deps.db, sent.params.reference)
      if (borrower === null) return refusal({ refusedAs: 'notFound' })
      const { reference: _ours, ...inPath } = sent.params
      const fields = { ...sent.fields, ...inPath }
      const asked = { request: sent.request, method: call.method, fields }
      return answerOf(call.endpoint, await callForBorrower(means, call.endpoint, asked, borrower))
    })
}

interface AskedFor {
  readonly request: FastifyRequest
  readonly method: 'GET' | 'POST'
  readonly fields: UncheckedFields
}

async function callForBorrower(
  { pipeline }: Means,
  endpoint: Endpoint,
  { request, method, fields }: AskedFor,
  { id, market, language }: Borrower,
): Promise<Answer> {
  return await pipeline.callFor(endpoint, incomingOf(request, method, fields), {
    ...{ caller: { borrowerId: id, sessionHash: '', deviceId: '' }, market, language, params: {} },
  })
}

/** Keeps the key of idempotency with what was asked: the work itself answers the same when it is done again. */
async function keyRefusal(
  { db, clock }: Deps,
  name: PartnerCallName,
  { id }: PartnerKey,
  { request }: Sent,
  input: unknown,
): Promise<PartnerRefusal | null> {
  const given = request.headers[idempotencyKeyHeader]
  if (given === undefined) return null
  if (typeof given !== 'string' || !idempotencyKeyForm.test(given))
    return { refusedAs: 'badInput', fields: [idempotencyKeyHeader] }
  const owner = `partner:${id}`
  const requestHash = createHash('sha256').update(JSON.stringify(input)).digest('hex')
  const record = { owner, scope: `${owner}:${name}`, key: given, requestHash, now: clock.now() }
  const kept = await withIdempotency(db, { ...record, mode: 'natural' }, async () => null)
  return kept === null ? null : { refusedAs: 'keyWasUsedForAnother' }
}

interface Sent {
  readonly request: FastifyRequest
  readonly params: Readonly<Record<string, string>>
  readonly fields: UncheckedFields
}

interface Told {
  readonly status: number
  readonly body: unknown
  readonly retryAfterSeconds?: number
}

interface Routed {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly right: PartnerRight
  readonly class: CallClass
}

function route(
  app: HttpServer,
  { deps, gate }: Means,
  { method, path, right, class: kind }: Routed,
  work: (key: PartnerKey, sent: Sent) => Promise<Told>,
): void {
  app.route({
    method,
    url: path,
    exposeHeadRoute: false,
    handler: async (request, reply) => {
      const decoded = decodeBody(request.headers['content-type'], await app.bodies.bytesOf(request))
      if (!decoded.ok)
        return tell(reply, { ...refusal({ refusedAs: 'badInput', fields: [decoded.field] }), status: decoded.status })
      // Before the key is looked for: who tries keys costs no question to the database.
      const admission = await gate.enter('read', { who: `partner:${request.ip}`, isStranger: false })
      if (!admission.admitted) return tellNotAdmitted(reply, admission)
      let ofKey: Admission | null = null
      try {
        const token = bearerToken(request.headers, 200) ?? ''
        const key = await findPartnerKey(deps.db, deps, token)
        if (key === null) return tell(reply, refusal({ refusedAs: 'keyIsNotAccepted' }))
        // However many addresses its system has, a key has the calls of one caller.
        ofKey = await gate.enter(kind, { who: `partner:${key.id}`, isStranger: false })
        if (!ofKey.admitted) return tellNotAdmitted(reply, ofKey)
        await notePartnerKeyUse(deps.db, deps, key)
        if (!key.rights.includes(right)) return tell(reply, refusal({ refusedAs: 'rightIsMissing' }))
        const fields = method === 'GET' ? readForm(request.url.split('?')[1] ?? '') : decoded.fields
        return tell(reply, await work(key, { request, params: request.params as Record<string, string>, fields }))
      } catch (error) {
        if (!(error instanceof DatabaseIsUnavailable)) throw error
        deps.log.error({ requestId: request.id, err: error }, 'call failed')
        const body = {
          code: codes.outOfReach,
          message: 'The outcome is unknown: ask again',
          data: { requestId: request.id },
        }
        return tell(reply, { status: 503, body, retryAfterSeconds })
      } finally {
        if (ofKey?.admitted) ofKey.leave()
        admission.leave()
      }
    },
  })
}

type NotAdmitted = Extract<Admission, { readonly admitted: false }>

/** Answers who came too often. */
export function tellNotAdmitted(reply: FastifyReply, admission: NotAdmitted): FastifyReply {
  return tell(reply, notAdmitted(admission))
}

function notAdmitted({ why, retryAfterSeconds: seconds }: NotAdmitted): Told {
  const code = why === 'overloaded' ? codes.unavailable : codes.tooMany
  const body = { code, message: 'Too many calls: try again later', data: null }
  return { status: why === 'overloaded' ? 503 : 429, body, retryAfterSeconds: seconds }
}

function incomingOf(request: FastifyRequest, method: 'GET' | 'POST', fields: UncheckedFields): IncomingCall {
  return {
    method,
    query: method === 'GET' ? fields : {},
    body: method === 'GET' ? null : fields,
    headers: plainHeaders(request),
    files: [],
    address: request.ip,
    requestId: request.id,
  }
}

/** As the borrower's call answers it, but a refusal is no 200: who reads a status alone must not take it for done. */
function answerOf(endpoint: Endpoint, answer: Answer): Told {
  const { status, body } = encodeAnswer(endpoint, answer)
  if ('inner' in answer) return { status, body }
  const wait = answer.retryAfterSeconds === undefined ? {} : { retryAfterSeconds: answer.retryAfterSeconds }
  return { status: status === 200 ? 409 : status, body, ...wait }
}

function refusal({ refusedAs, fields }: PartnerRefusal): Told {
  const message = fields === undefined ? words[refusedAs] : `${words[refusedAs]} ${fields.join(', ')}`
  const code = refusedAs === 'badInput' ? codes.badInput : refusedAs
  return {
    status: partnerRefusals[refusedAs].status,
    body: { code, message, data: fields === undefined ? null : { fields } },
  }
}

function tell(reply: FastifyReply, { status, body, retryAfterSeconds: seconds }: Told): FastifyReply {
  if (seconds !== undefined) reply.header('Retry-After', String(seconds))
  return reply.code(status).header('Content-Type', 'application/json; charset=utf-8').send(JSON.stringify(body))
}
