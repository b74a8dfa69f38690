// The words of pages with the lender's own texts, for browsers: the product's are files of the build, these are made at the start.

import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { languagesOf, sectionFiles } from '../../../words/files.ts'
import { ownWordsFolder, ownWordsMark } from '../../../words/own-mark.ts'
import { sectionModule } from '../../../words/words.ts'
import { acceptsBrotli } from '../file/serve-files.ts'

interface Module {
  readonly plain: Buffer
  readonly compressed: Buffer
}

const compress = promisify(brotliCompress)

/** Each section of each language by the name that a page asks for: `payment-card-zh-CN.js`. */
function modules(): ReadonlyMap<string, () => Promise<Module>> {
  return new Map(
    languagesOf('web').flatMap((language) =>
      Object.entries(sectionFiles('web', language)).map(([section, file]) => {
        let made: Promise<Module> | undefined
        const make = async (): Promise<Module> => {
          const plain = Buffer.from(sectionModule(language, section))
          return { plain, compressed: await compress(plain) }
        }
        const once = (): Promise<Module> => (made ??= make())
        return [`${path.basename(file, '.json')}-${language}.js`, once] as const
      }),
    ),
  )
}

/**
 * Adds the files, where the lender has texts of its own. A page of another start does not find its words, as one of another build does not
 * find its scripts: it stays as the server made it, and its forms are sent as they are.
 */
export function serveOwnWords(app: FastifyInstance): void {
  const mark = ownWordsMark()
  if (mark === undefined) return
  const known = modules()
  app.get<{ Params: { file: string } }>(`${ownWordsFolder(mark)}:file`, async (request, reply) => {
    const once = known.get(request.params.file)
    if (once === undefined) return reply.callNotFound()
    const { plain, compressed } = await once()
    const br = acceptsBrotli(request)
    reply
      .header('Content-Type', 'text/javascript; charset=utf-8')
      .header('Cache-Control', 'public, max-age=31536000, immutable')
      .header('Vary', 'Accept-Encoding')
    if (br) reply.header('Content-Encoding', 'br')
    return reply.send(br ? compressed : plain)
  })
}
