// The words of pages with the lender's own texts, for browsers: the product's are files of the build, these are made at the start.

import type { FastifyInstance } from 'fastify'
import { ownWordsFolder, ownWordsMark } from '../../words/own-mark.ts'
import { sectionModule } from '../../words/words.ts'

const fileName = /^(?<section>[a-z]+(?:-[a-z]+)*?)-(?<language>[a-z]{2,3}(?:-[A-Z]{2})?)\.js$/
const forEver = 'public, max-age=31536000, immutable'

/** `payment-card-zh-CN.js` is the section `paymentCard` in `zh-CN`. */
function moduleOf(file: string): string | null {
  const { section, language } = fileName.exec(file)?.groups ?? {}
  if (section === undefined || language === undefined) return null
  return sectionModule(
    language,
    section.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase()),
  )
}

/** Adds the files, where the lender has texts of its own. A page of an earlier start gets today's. */
export function serveOwnWords(app: FastifyInstance): void {
  const mark = ownWordsMark()
  if (mark === undefined) return
  const made = new Map<string, string | null>()
  app.get<{ Params: { mark: string; file: string } }>(`${ownWordsFolder(':mark')}:file`, async (request, reply) => {
    const { file } = request.params
    const text = made.get(file) ?? moduleOf(file)
    if (text === null) return reply.callNotFound()
    made.set(file, text)
    reply.header('Content-Type', 'text/javascript; charset=utf-8')
    return reply.header('Cache-Control', request.params.mark === mark ? forEver : 'no-store').send(text)
  })
}
