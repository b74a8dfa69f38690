// Hands requests that are no calls of the borrower's contract to the server of their cell: files, notices, the lender's own systems.

import { AsyncLocalStorage } from 'node:async_hooks'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { bearerToken } from '../http/bearer-token.ts'
import { fileTokenOf } from '../http/file/own-file.ts'
import type { Gate } from '../http/limits.ts'
import type { HttpServer } from '../http/server.ts'
import { copyPartnerKey, findPartnerKey, tellNotAdmitted } from '../partner/door.ts'
import { plainHeaders } from '../ports/notice-headers.ts'
import { cellOfToken } from './borrower-calls.ts'
import type { Cell, CellAnswer, Cells } from './cell.ts'
import type { Finder } from './find-cell.ts'
import { cellOfOtherNotice } from './notice-calls.ts'
import { cellOfPartnerCall, mergedList } from './partner-calls.ts'

/** The cells, and how one is found. */
export interface Way {
  readonly cells: Cells
  readonly finder: Finder
}

/** A request for a file of the one who asks. */
const ownFile = /^\/(?:uploads|identity-pictures|pay-image|documents)\//
const otherNotice = /^\/webhooks\/(payouts|cards|messages)\/([^/?]+)$/
const partner = '/partner/v1/'
/** Made anew for each answer, or true of one connection only. */
const ownHeaders: readonly string[] = ['connection', 'keep-alive', 'transfer-encoding', 'date', 'x-request-id']

/** Adds the way to the other cells. Runs once a request has come whole, and before its handler. */
export function forwardToCells(app: HttpServer, way: () => Way, asking: Gate): void {
  const within = new AsyncLocalStorage<true>()

  async function bodyOf(request: FastifyRequest): Promise<Buffer> {
    return request.method === 'GET' ? Buffer.alloc(0) : await app.bodies.bytesOf(request)
  }

  async function askCell(cell: Cell, request: FastifyRequest, url = request.url): Promise<CellAnswer> {
    const { 'transfer-encoding': _, ...headers } = request.headers
    const payload = await bodyOf(request)
    // Awaited inside: what inject answers begins only then.
    return await within.run(
      true,
      async () =>
        await cell.app.inject({
          ...{ method: request.method as 'GET' | 'POST', url, headers },
          ...(payload.byteLength === 0 ? {} : { payload }),
          remoteAddress: request.socket.remoteAddress ?? '127.0.0.1',
        }),
    )
  }

  async function hand(cell: Cell, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    return send(reply, await askCell(cell, request))
  }

  async function cellOfFile(request: FastifyRequest): Promise<Cell> {
    const { cells } = way()
    const { home } = cells
    const token = fileTokenOf(request, home.deps.config.publicOrigin.startsWith('https:'))
    return (token === null ? null : cellOfToken(cells, token)) ?? home
  }

  async function cellOfNotice(request: FastifyRequest, about: string, provider: string): Promise<Cell> {
    const asked = {
      about: about as 'payouts' | 'cards' | 'messages',
      provider,
      rawBody: await bodyOf(request),
      headers: plainHeaders(request),
      query: request.url.split('?').slice(1).join('?'),
    }
    const { cells, finder } = way()
    return (await cellOfOtherNotice(cells, finder, asked)) ?? cells.home
  }

  async function ofPartner(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> {
    // As at home: who tries keys costs no question to a database.
    const admission = await asking.enter('read', { who: `partner:${request.ip}`, isStranger: false })
    if (!admission.admitted) return tellNotAdmitted(reply, admission)
    try {
      return await ofKey(request, reply)
    } finally {
      admission.leave()
    }
  }

  async function ofKey(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> {
    const { cells, finder } = way()
    const { home } = cells
    const token = bearerToken(request.headers, 200) ?? ''
    // Home refuses it.
    if ((await findPartnerKey(home.deps.db, home.deps, token)) === null) return undefined
    const list = await mergedList(cells, request, async (cell, url) => {
      if (cell !== home) await copyPartnerKey(home.deps.db, cell.deps.db, token)
      return await askCell(cell, request, url)
    })
    if (list !== null) return send(reply, list)
    const cell = (await cellOfPartnerCall(cells, finder, request, await bodyOf(request))) ?? home
    if (cell === home) return undefined
    await copyPartnerKey(home.deps.db, cell.deps.db, token)
    return await hand(cell, request, reply)
  }

  app.addHook('preHandler', async (request, reply) => {
    if (within.getStore() === true) return undefined
    const { home } = way().cells
    const path = request.url.split('?')[0] ?? ''
    if (path.startsWith(partner) && !request.is404) return await ofPartner(request, reply)
    const [, about, provider] = otherNotice.exec(path) ?? []
    if (about === undefined || provider === undefined) {
      if (!ownFile.test(path)) return undefined
      const cell = await cellOfFile(request)
      return cell === home ? undefined : await hand(cell, request, reply)
    }
    const cell = await cellOfNotice(request, about, provider)
    return cell === home ? undefined : await hand(cell, request, reply)
  })
}

function send(reply: FastifyReply, { statusCode, headers, rawPayload }: CellAnswer): FastifyReply {
  reply.code(statusCode)
  for (const [name, value] of Object.entries(headers))
    if (!ownHeaders.includes(name) && value !== undefined) reply.header(name, value)
  return reply.send(rawPayload)
}
