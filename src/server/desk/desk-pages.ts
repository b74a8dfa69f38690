// Serves the desk's pages at its own origin: every address that is no call. Knows nothing of the screens themselves.

import type { FastifyReply, FastifyRequest } from 'fastify'
import { idempotencyKeyHeader } from '../../contracts/common-params.ts'
import type { DeskCallName } from '../../contracts/desk-endpoints.ts'
import { deny } from '../../core/officer/desk-refusal.ts'
import type { UploadedFile } from '../http/call.ts'
import { decodeBody } from '../http/decode-body.ts'
import { plainHeaders } from '../http/server.ts'
import type { Officer } from '../officer/door.ts'
import type { DeskAnswer } from './desk-pipeline.ts'
import type { Desk } from './open-desk.ts'

export interface DeskPageRequest {
  readonly method: 'GET' | 'POST'
  readonly url: URL
  readonly acceptLanguage: string | undefined
  readonly hasCookie: boolean
  readonly form: { readonly fields: Readonly<Record<string, unknown>>; readonly files: readonly UploadedFile[] } | null
  readonly call: (
    name: DeskCallName,
    input: Readonly<Record<string, unknown>>,
    key: string | null,
  ) => Promise<DeskAnswer>
  /** Whose invitation a ticket is; null for one that is over. */
  readonly invited: (ticket: string) => Promise<Pick<Officer, 'name' | 'role'> | null>
}

export interface DeskPage {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
  readonly forgets: boolean
}

/** The pages: null where none has the address. */
export type DeskPages = (request: DeskPageRequest) => Promise<DeskPage | null>

/** Hands every address of the desk that nothing else has taken to its pages. A session by cookie only: a page is for a browser. */
export function serveDeskPages(desk: Desk, pages: DeskPages): void {
  const { app, pipeline } = desk
  app.route({ method: ['GET', 'POST'], url: '/*', exposeHeadRoute: false, handler: servePage })

  async function servePage(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const headers = plainHeaders(request)
    const { method } = request
    const page = await pages({
      method: method === 'POST' ? 'POST' : 'GET',
      url: new URL(request.url.replace(/^\/+/, '/'), desk.origin()),
      acceptLanguage: headers['accept-language'],
      hasCookie: desk.tokenIn(headers.cookie) !== null,
      form: method === 'POST' ? await formOf(headers['content-type'], request.body) : null,
      call: async (name, input, key) => {
        const answer = await pipeline.call(name, {
          unchecked: input,
          headers: { ...headers, [idempotencyKeyHeader]: key ?? undefined },
          token: desk.tokenIn(headers.cookie),
          byCookie: true,
          address: request.ip,
          requestId: request.id,
        })
        if ('file' in answer) throw new Error(`a page cannot show the file of ${name}`)
        return answer
      },
      invited: desk.invited,
    })
    if (page === null) {
      const { status, body } = pipeline.refuse(deny('notFound'), headers)
      return reply.code(status).header('Content-Type', 'application/json; charset=utf-8').send(JSON.stringify(body))
    }
    if (page.forgets) reply.header('Set-Cookie', desk.noCookie)
    return reply.code(page.status).headers(page.headers).send(page.body)
  }
}

/** Null for a body that cannot be read. */
async function formOf(contentType: string | undefined, body: unknown): Promise<DeskPageRequest['form']> {
  const decoded = decodeBody(contentType, Buffer.isBuffer(body) ? body : Buffer.alloc(0))
  return decoded.ok ? { fields: decoded.fields, files: decoded.files } : null
}
