// Pages of one sentence, for a visitor whose page the web app did not make, in the visitor's language, without script and style: under
// overload, and for a form that a page does not take.

import type { FastifyReply, FastifyRequest } from 'fastify'
import { codes } from '../../../contracts/envelope.ts'
import { type AnyLanguage, chooseLanguage, directionOf } from '../../../core/language.ts'
import { serverWordsFor } from '../../../words/server-words.ts'
import { busyPageSeconds } from '../limits.ts'

const chosen = /(?:^|;\s*)lang=([\w-]{2,8})(?:;|$)/

/** The language that a page's visitor chose, or that the browser asks for. */
function languageOf(request: FastifyRequest): AnyLanguage {
  const query = request.query as Record<string, unknown>
  return chooseLanguage([
    typeof query.lang === 'string' ? query.lang : null,
    chosen.exec(request.headers.cookie ?? '')?.[1],
    request.headers['accept-language'],
  ])
}

/** The words of such pages, in the visitor's language. */
export const pageWords = (request: FastifyRequest) => serverWordsFor(languageOf(request))

interface SmallPage {
  readonly status: number
  readonly title: string
  readonly text: string
  /** The link to go on; absent where the visitor stays on the page. */
  readonly link?: { readonly to: string; readonly words: string }
}

export function sendSmallPage(request: FastifyRequest, reply: FastifyReply, page: SmallPage): FastifyReply {
  const language = languageOf(request)
  const [title, text] = [escaped(page.title), escaped(page.text)]
  const link =
    page.link === undefined ? '' : `<p><a href="${escaped(page.link.to)}">${escaped(page.link.words)}</a></p>`
  return reply
    .code(page.status)
    .header('Content-Type', 'text/html; charset=utf-8')
    .send(
      `<!DOCTYPE html><html lang="${language}" dir="${directionOf(language)}"><head><meta charset="utf-8"/>` +
        `<meta name="viewport" content="width=device-width, initial-scale=1"/><title>${title}</title></head>` +
        `<body><main><h1>${title}</h1><p>${text}</p>${link}</main></body></html>`,
    )
}

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

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
