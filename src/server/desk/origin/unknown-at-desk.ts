// What no call and no page of the desk answers: an address that is not there, and a method that an address does not have.

import type { FastifyReply, FastifyRequest } from 'fastify'
import { deskEndpoints } from '../../../contracts/desk-endpoints.ts'
import { deskLoginEndpoints } from '../../../contracts/desk-login.ts'
import { deny } from '../../../core/officer/desk-refusal.ts'
import { plainHeaders } from '../../ports/notice-headers.ts'
import type { DeskPipeline } from './desk-pipeline.ts'

const calls = [...Object.values(deskEndpoints), ...Object.values(deskLoginEndpoints)].map(({ method, path }) => ({
  method,
  segments: path.split('/'),
}))
/** Everything but the calls is a page: it is read, and some take a form. */
const pageMethods: readonly string[] = ['GET', 'POST']

/** The methods of an address; none where nothing has it. */
function methodsAt(path: string): readonly string[] {
  if (!path.startsWith('/desk/')) return pageMethods
  const asked = path.split('/')
  const found = calls.filter(
    ({ segments }) =>
      segments.length === asked.length &&
      segments.every((segment, at) => (segment.startsWith(':') ? asked[at] !== '' : segment === asked[at])),
  )
  return [...new Set(found.map(({ method }) => method))]
}

/** Answers 405 with the methods that the address has, 404 where it has none or this one found nothing. */
export function answerUnknownAtDesk(
  request: FastifyRequest,
  reply: FastifyReply,
  pipeline: Pick<DeskPipeline, 'refuse'>,
): FastifyReply {
  const methods = methodsAt(request.url.split('?')[0] ?? '')
  const isWrong = methods.length > 0 && !methods.includes(request.method)
  if (isWrong) reply.header('Allow', methods.join(', '))
  const { status, body } = pipeline.refuse(deny(isWrong ? 'methodIsWrong' : 'notFound'), plainHeaders(request))
  return reply.code(status).header('Content-Type', 'application/json; charset=utf-8').send(JSON.stringify(body))
}
