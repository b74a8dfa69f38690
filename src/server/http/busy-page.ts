// What a visitor gets whose page is more than the machine can do at this moment: a small page that says so, at once, and when to come back.

import type { FastifyReply, FastifyRequest } from 'fastify'
import { codes } from '../../contracts/envelope.ts'
import { chooseLanguage, directionOf } from '../../core/language.ts'
import { serverWordsFor } from '../messages/words.ts'
import { busyPageSeconds } from './limits.ts'

const chosen = /(?:^|;\s*)lang=([\w-]{2,8})(?:;|$)/

/** Refuses a page. Nothing was read of a form, nor done. */
export function answerBusyPage(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const query = request.query as Record<string, unknown>
  const language = chooseLanguage([
    typeof query.lang === 'string' ? query.lang : null,
    chosen.exec(request.headers.cookie ?? '')?.[1],
    request.headers['accept-language'],
  ])
  const words = serverWordsFor(language).busyPage
  reply.header('Retry-After', String(busyPageSeconds))
  if (!request.url.split('?')[0]?.endsWith('.data')) {
    const [title, text] = [words.title, request.method === 'POST' ? words.nothingSent : words.text].map(escaped)
    return reply
      .code(503)
      .header('Content-Type', 'text/html; charset=utf-8')
      .send(
        `<!DOCTYPE html><html lang="${language}" dir="${directionOf(language)}"><head><meta charset="utf-8"/>` +
          `<meta name="viewport" content="width=device-width, initial-scale=1"/><title>${title}</title></head>` +
          `<body><main><h1>${title}</h1><p>${text}</p></main></body></html>`,
      )
  }
  // The script of a page reads this status as: nothing was taken, ask again later.
  const answer = { code: codes.unavailable, message: words.text, data: null }
  return reply.code(429).header('Content-Type', 'application/json; charset=utf-8').send(JSON.stringify(answer))
}

const escaped = (text: string | undefined): string =>
  (text ?? '').replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
