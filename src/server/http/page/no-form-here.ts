// The answer to a form sent to a page that takes none: 405, that nothing happened, and where to go on.

import type { FastifyReply, FastifyRequest } from 'fastify'
import { codes } from '../../../contracts/envelope.ts'
import { pageWords, sendSmallPage } from './small-page.ts'

/** The methods of a page without a form. */
const readMethods = ['GET', 'HEAD'] as const

/** Answers 405. `isPage`: the address has a page to read, which is the way on; else it is data for a script. */
export function answerNoFormHere(request: FastifyRequest, reply: FastifyReply, isPage: boolean): FastifyReply {
  reply.header('Allow', readMethods.join(', '))
  const { noFormHere: words, wrongMethod } = pageWords(request)
  if (isPage) {
    // The same address, asked for by GET; not copied unread, where two slashes would name another host.
    const link = { to: '?', words: words.open }
    return sendSmallPage(request, reply, { status: 405, title: words.title, text: words.text, link })
  }
  const answer = { code: codes.wrongMethod, message: wrongMethod, data: { allowed: readMethods } }
  return reply.code(405).header('Content-Type', 'application/json; charset=utf-8').send(JSON.stringify(answer))
}
