// Calls of the lender's own systems in front of all cells: those about a borrower go to the borrower's cell, lists are merged.

import type { FastifyRequest } from 'fastify'
import { listedUsually, partnerCalls } from '../../contracts/partner.ts'
import { readPhone } from '../../core/identity/phone.ts'
import { markets } from '../../core/market/markets.ts'
import type { Cell, CellAnswer, Cells } from './cell.ts'
import type { Finder } from './find-cell.ts'
import { mergePages, readPlaces } from './merge-pages.ts'

const { knowBorrower, exchangeLogin, listAllOffers, listAllOrders, listAllPayments, listAllCases } = partnerCalls
const lists: readonly string[] = [listAllOffers, listAllOrders, listAllPayments, listAllCases].map(({ path }) => path)

/** The cell of a call about one borrower; null where none is known, and home says so. */
export async function cellOfPartnerCall(
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
export async function mergedList(
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
