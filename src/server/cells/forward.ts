// Hands requests that are no calls of the borrower's contract to the server of their cell: files, notices, the lender's own systems.

import { AsyncLocalStorage } from 'node:async_hooks'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { listedUsually, partnerCalls } from '../../contracts/partner.ts'
import { readPhone } from '../../core/identity/phone.ts'
import { markets } from '../../core/market/markets.ts'
import { bearerToken } from '../http/bearer-token.ts'
import { fileTokenOf } from '../http/file/own-file.ts'
import type { Gate } from '../http/limits.ts'
import type { HttpServer } from '../http/server.ts'
import { copyPartnerKey, findPartnerKey, tellNotAdmitted } from '../partner/door.ts'
import { plainHeaders } from '../ports/notice-headers.ts'
import { cellOfToken } from './borrower-calls.ts'
import type { Cell, CellAnswer, Cells } from './cell.ts'
import type { Finder } from './find-cell.ts'
import { mergePages, readPlaces } from './merge-pages.ts'
import { cellOfOtherNotice } from './notice-calls.ts'

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

// Calls of the lender's own systems in front of all cells: those about a borrower go to the borrower's cell, lists are merged.
const { knowBorrower, exchangeLogin, listAllOffers, listAllOrders, listAllPayments, listAllCases } = partnerCalls
const lists: readonly string[] = [listAllOffers, listAllOrders, listAllPayments, listAllCases].map(({ path }) => path)

/** The cell of a call about one borrower; null where none is known, and home says so. */
async function cellOfPartnerCall(
  { home }: Cells,
  finder: Finder,
  request: Pick<FastifyRequest, 'url' | 'params'>,
  body: Buffer,
): Promise<Cell | null> {
  const path = request.url.split('?')[0] ?? ''
  if (path === exchangeLogin.path) {
    const reference = subjectOf(fieldsOf(body).assertion)
    return reference === null ? null : await finder.find('partner', reference)
  }
  if (path !== knowBorrower.path) {
    const { reference } = request.params as { reference?: string }
    return reference === undefined ? null : await finder.find('partner', reference)
  }
  const { reference, phone: typed, phoneProvedBy } = fieldsOf(body)
  // The cell of the reference refuses it to another borrower.
  const known = typeof reference === 'string' ? await finder.find('partner', reference) : null
  if (known !== null) return known
  const market = home.deps.config.policyPack
  const national = typeof typed === 'string' ? readPhone(typed, markets[market].phone) : null
  if (national === null) return null
  const phone = { market, phone: national }
  return phoneProvedBy === 'lender' ? await finder.settle(phone) : await finder.findPhone(phone)
}

function fieldsOf(body: Buffer): Readonly<Record<string, unknown>> {
  try {
    const read: unknown = JSON.parse(body.toString('utf8'))
    return typeof read === 'object' && read !== null ? (read as Record<string, unknown>) : {}
  } catch {
    return Object.fromEntries(new URLSearchParams(body.toString('utf8')))
  }
}

/** Whom a signed word names, unproved: its cell looks at the signature. */
function subjectOf(assertion: unknown): string | null {
  if (typeof assertion !== 'string') return null
  const { sub } = fieldsOf(Buffer.from(assertion.split('.')[1] ?? '', 'base64url'))
  return typeof sub === 'string' ? sub : null
}

interface Listed {
  readonly reference: string
}

/** A cell's answer that is no page of a list: all of them would say the same. */
class OtherAnswer extends Error {
  readonly answer: CellAnswer
  constructor(answer: CellAnswer) {
    super('a cell answered no page')
    this.answer = answer
  }
}

/** One page of a list over all cells; null for a call that is none. Null as well for a place that cannot be read: home refuses it. */
async function mergedList(
  { all }: Cells,
  request: Pick<FastifyRequest, 'url'>,
  ask: (cell: Cell, url: string) => Promise<CellAnswer>,
): Promise<CellAnswer | null> {
  const { pathname, searchParams } = new URL(request.url, 'http://cell')
  const places = lists.includes(pathname) ? readPlaces(searchParams.get('after') ?? undefined) : null
  if (places === null) return null
  let last: CellAnswer | null = null
  const pageOf = async (name: string, after: string | undefined, limit: number) => {
    const cell = all.find((one) => one.name === name)
    if (cell === undefined) throw new Error('a list asked a cell that is not there')
    const query = new URLSearchParams(searchParams)
    query.delete('after')
    if (after !== undefined) query.set('after', after)
    query.set('limit', String(limit))
    const answer = await ask(cell, `${pathname}?${query}`)
    if (answer.statusCode !== 200) throw new OtherAnswer(answer)
    last = answer
    return (JSON.parse(answer.rawPayload.toString('utf8')) as { data: { items: Listed[]; next: string | null } }).data
  }
  const limit = searchParams.get('limit')
  // Said by the cell itself what is wrong with it.
  if (limit !== null && !/^(?:[1-9]\d?|1\d\d|200)$/.test(limit)) return null
  try {
    const { items, next } = await mergePages<Listed>({
      cells: all.map(({ name }) => name),
      ...{ places, limit: limit === null ? listedUsually : Number(limit), ask: pageOf },
      order: (one, other) => (one.reference === other.reference ? 0 : one.reference < other.reference ? -1 : 1),
    })
    const { headers = { 'content-type': 'application/json; charset=utf-8' } } = (last as CellAnswer | null) ?? {}
    const { 'content-length': _, ...kept } = headers as Record<string, unknown>
    const body = JSON.stringify({ code: '0', message: '', data: { items, next } })
    return { statusCode: 200, headers: kept, rawPayload: Buffer.from(body) }
  } catch (error) {
    if (error instanceof OtherAnswer) return error.answer
    throw error
  }
}
