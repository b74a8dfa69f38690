// The page under overload: small, answered at once, says that the server is busy and when to come back.

import type { FastifyReply, FastifyRequest } from 'fastify'
import { codes } from '../../../contracts/envelope.ts'
import { busyPageSeconds } from '../limits.ts'
import { pageWords, sendSmallPage } from './small-page.ts'

/** Refuses a page with 503. Nothing of a form was read or done. */
export function answerBusyPage(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const words = pageWords(request).busyPage
  reply.header('Retry-After', String(busyPageSeconds))
  if (!request.url.split('?')[0]?.endsWith('.data')) {
    const text = request.method === 'POST' ? words.nothingSent : words.text
    return sendSmallPage(request, reply, { status: 503, title: words.title, text })
  }
  // The script of a page reads this status as: nothing was taken, ask again later.
  const answer = { code: codes.unavailable, message: words.text, data: null }
  return reply.code(429).header('Content-Type', 'application/json; charset=utf-8').send(JSON.stringify(answer))
}
