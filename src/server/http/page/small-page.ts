// A page of one sentence, for a visitor whose page the web app did not make: in the visitor's language, without script and style.

import type { FastifyReply, FastifyRequest } from 'fastify'
import { type AnyLanguage, chooseLanguage, directionOf } from '../../../core/language.ts'
import { serverWordsFor } from '../../../words/server-words.ts'

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
