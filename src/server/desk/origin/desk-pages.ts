// Serves the desk's pages at its own origin: every address that is no call. Knows nothing of the screens themselves.

import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { idempotencyKeyHeader } from '../../../contracts/common-params.ts'
import type { DeskCallName } from '../../../contracts/desk-endpoints.ts'
import { deskPageTurns } from '../../http/limits.ts'
import { createRecent } from '../../http/page/kept-pages.ts'
import { answerBusyPage } from '../../http/page/small-page.ts'
import { createTurns, type Turn, type Turns } from '../../http/turns.ts'
import type { Officer } from '../../officer/person/door.ts'
import { plainHeaders } from '../../ports/notice-headers.ts'
import type { DeskAnswer } from './desk-refusal-answer.ts'
import { type DeskForm, formOf } from './desk-request.ts'
import type { Desk } from './open-desk.ts'
import { answerUnknownAtDesk } from './unknown-at-desk.ts'

interface DeskPageRequest {
  readonly method: 'GET' | 'POST'
  readonly url: URL
  readonly acceptLanguage: string | undefined
  readonly hasCookie: boolean
  /** The address whose page may say what was just done; empty for none. */
  readonly said: string
  /** Null for a body that cannot be read. */
  readonly form: DeskForm | null
  readonly call: (
    name: DeskCallName,
    input: Readonly<Record<string, unknown>>,
    key: string | null,
  ) => Promise<DeskAnswer>
  /** Whose invitation a ticket is; null for one that is over. */
  readonly invited: (ticket: string) => Promise<Officer | null>
}

interface DeskPage {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
  readonly forgets: boolean
  /** The address of the page that says what was just done; empty once it has said it, null where nothing changes. */
  readonly says: string | null
}

/** The pages: null where none has the address. */
export type DeskPages = (request: DeskPageRequest) => Promise<DeskPage | null>

/** Sessions of officers that were found lately: more than any lender has officers. */
const knownSessionsMax = 5_000

/** Hands every address of the desk that nothing else has taken to its pages. A session by cookie only: a page is for a browser. Pages take turns. */
export function serveDeskPages(
  desk: Desk,
  pages: DeskPages,
  turns: Pick<Turns, 'take'> = createTurns(deskPageTurns),
): void {
  const { app, pipeline } = desk
  app.route({ method: ['GET', 'POST'], url: '/*', exposeHeadRoute: false, handler: servePage })

  const known = createRecent(knownSessionsMax)

  async function formOfPage(request: FastifyRequest): Promise<DeskForm | null> {
    const read = await formOf(desk.bodies, request)
    return read.ok ? read.form : null
  }

  async function servePage(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const session = hashOf(desk.tokenIn(request.headers.cookie))
    const turn = await turns.take(session !== null && known.has(session) ? 'known' : 'stranger')
    if (turn === null) return answerBusyPage(request, reply)
    try {
      return await makePage(request, reply, turn, session)
    } finally {
      turn.end()
    }
  }

  async function makePage(
    request: FastifyRequest,
    reply: FastifyReply,
    turn: Turn,
    session: string | null,
  ): Promise<FastifyReply> {
    const headers = plainHeaders(request)
    const { method } = request
    const page = await pages({
      method: method === 'POST' ? 'POST' : 'GET',
      url: new URL(request.url.replace(/^\/+/, '/'), desk.origin()),
      acceptLanguage: headers['accept-language'],
      hasCookie: desk.tokenIn(headers.cookie) !== null,
      said: desk.said.read(headers.cookie),
      form: method === 'POST' ? await formOfPage(request) : null,
      call: async (name, input, key) => {
        const answer = await turn.away(() =>
          pipeline.call(name, {
            unchecked: input,
            headers: { ...headers, [idempotencyKeyHeader]: key ?? undefined },
            token: desk.tokenIn(headers.cookie),
            byCookie: true,
            address: request.ip,
            requestId: request.id,
          }),
        )
        if ('file' in answer) throw new Error(`a page cannot show the file of ${name}`)
        if (session !== null && answer.status === 200) known.add(session)
        return answer
      },
      invited: desk.invited,
    })
    if (page === null) return answerUnknownAtDesk(request, reply, pipeline)
    if (page.forgets) reply.header('Set-Cookie', desk.noCookie)
    else if (page.says !== null) reply.header('Set-Cookie', desk.said.header(page.says))
    return reply.code(page.status).headers(page.headers).send(page.body)
  }
}

function hashOf(token: string | null): string | null {
  return token === null ? null : createHash('sha256').update(token).digest('base64')
}
