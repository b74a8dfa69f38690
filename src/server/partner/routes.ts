// Serves /partner/v1 to the lender's own systems: the key and its rights, the borrower of a reference, then the call itself.

import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Endpoint } from '../../contracts/endpoint.ts'
import { codes } from '../../contracts/envelope.ts'
import {
  type PartnerCallName,
  type PartnerRefusalName,
  type PartnerRight,
  partnerCalls,
  partnerReference,
  partnerRefusals,
  relayedCalls,
} from '../../contracts/partner.ts'
import { DatabaseIsUnavailable } from '../db/database-errors.ts'
import type { Deps } from '../deps.ts'
import { type Answer, retryAfterSeconds } from '../http/answer.ts'
import type { IncomingCall } from '../http/call.ts'
import { decodeBody, readForm } from '../http/decode-body.ts'
import { encodeAnswer } from '../http/encode-answer.ts'
import type { Gate } from '../http/limits.ts'
import type { Pipeline } from '../http/pipeline.ts'
import type { UncheckedFields } from '../http/read-input.ts'
import { type HttpServer, plainHeaders } from '../http/server.ts'
import { findBorrower } from '../people/door.ts'
import { exchangeLogin } from './exchange-login.ts'
import { findPartnerKey, notePartnerKeyUse, type PartnerKey } from './key-store.ts'
import { knowBorrower, type PartnerHandler, type PartnerRefusal } from './know-borrower.ts'
import { borrowerOfReference } from './reference-store.ts'

const handlers: { readonly [Name in PartnerCallName]: PartnerHandler<Name> } = { knowBorrower, exchangeLogin }

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
}

interface Means {
  readonly deps: Deps
  readonly pipeline: Pipeline
  readonly gate: Gate
}

/** Adds the calls to the server. */
export function servePartner(app: HttpServer, means: Means): void {
  for (const name of Object.keys(partnerCalls) as PartnerCallName[]) {
    const call = partnerCalls[name]
    route(app, means, call, async (key, sent) => {
      const read = call.input.safeParse({ ...sent.fields })
      if (!read.success) return refusal({ refusedAs: 'badInput', fields: fieldsOf(read.error) })
      const result = await (handlers[name] as PartnerHandler<PartnerCallName>)(read.data as never, {
        deps: means.deps,
        key,
      })
      if ('refusedAs' in result) return refusal(result)
      return { status: 200, body: { code: '0', message: '', data: z.encode(call.output as z.ZodType, result) } }
    })
  }
  for (const call of Object.values(relayedCalls))
    route(app, means, call, async (_key, sent) => {
      const reference = partnerReference.safeParse(sent.params.reference)
      const borrowerId = reference.success ? await borrowerOfReference(means.deps.db, reference.data) : null
      const borrower = borrowerId === null ? null : await findBorrower(means.deps.db, borrowerId)
      if (borrower === null || borrower.deletedAt !== null) return refusal({ refusedAs: 'notFound' })
      const { reference: _ours, ...inPath } = sent.params
      const fields = { ...sent.fields, ...inPath }
      const answer = await means.pipeline.callFor(call.endpoint, incomingOf(sent.request, call.method, fields), {
        caller: { borrowerId: borrower.id, sessionHash: '', deviceId: '' },
        market: borrower.market,
        language: borrower.language,
        params: {},
      })
      return answerOf(call.endpoint, answer)
    })
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

function route(
  app: HttpServer,
  { deps, gate }: Means,
  { method, path, right }: { readonly method: 'GET' | 'POST'; readonly path: string; readonly right: PartnerRight },
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
      if (!admission.admitted) {
        const { why, retryAfterSeconds: seconds } = admission
        const code = why === 'overloaded' ? codes.unavailable : codes.tooMany
        const body = { code, message: 'Too many calls: try again later', data: null }
        return tell(reply, { status: why === 'overloaded' ? 503 : 429, body, retryAfterSeconds: seconds })
      }
      try {
        const token = /^Bearer (\S{1,200})$/.exec(request.headers.authorization ?? '')?.[1] ?? ''
        const key = await findPartnerKey(deps.db, deps, token)
        if (key === null) return tell(reply, refusal({ refusedAs: 'keyIsNotAccepted' }))
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
        admission.leave()
      }
    },
  })
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
  return { status: partnerRefusals[refusedAs], body: { code, message, data: fields === undefined ? null : { fields } } }
}

function fieldsOf(error: z.ZodError): string[] {
  const names = error.issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys' ? issue.keys : [issue.path.map(String).join('.') || 'body'],
  )
  return [...new Set(names)].map((name) => name.slice(0, 64)).slice(0, 20)
}

function tell(reply: FastifyReply, { status, body, retryAfterSeconds: seconds }: Told): FastifyReply {
  if (seconds !== undefined) reply.header('Retry-After', String(seconds))
  return reply.code(status).header('Content-Type', 'application/json; charset=utf-8').send(JSON.stringify(body))
}
