// Notices in front of all cells: each goes to the cell of what it names. Where that is silent the provider is told to come again.

import { DatabaseIsUnavailable, HasMoved } from '../db/database-errors.ts'
import type { HttpMeans } from '../http/server.ts'
import type { NoticeHeaders } from '../ports/notice-headers.ts'
import type { Cell, Cells } from './cell.ts'
import type { Finder } from './find-cell.ts'

/** A notice of a payment that no cell knows is home's: its money waits there for an officer. */
export function routedNotices({ home }: Cells, finder: Finder): HttpMeans['takeNotice'] {
  /** `isKnown`: the notice is about the reference, which the directory has in this cell. */
  async function find(
    name: string,
    rawBody: Buffer,
    headers: NoticeHeaders,
  ): Promise<{ cell: Cell; isKnown: boolean }> {
    const unproved = (cell: Cell | null) => ({ cell: cell ?? home, isKnown: false })
    const { channels, clock } = home.deps
    const channel = channels.get(name) ?? [...channels.values()].find(({ provider }) => provider === name)
    const notice = channel?.connection.verifyNotice(rawBody, headers, clock.now())
    // Home says what is wrong with it.
    if (channel === undefined || notice === undefined || typeof notice === 'string') return unproved(home)
    const { provider, connection } = channel
    const ofTransaction = (id: string): Promise<Cell | null> => finder.find('transaction', `${provider}:${id}`)
    if ('askAbout' in notice) return unproved(await finder.find('reference', notice.askAbout))
    if ('askAboutReturn' in notice) {
      const answer = await connection.queryReturn?.(notice.askAboutReturn)
      if (answer?.outcome === 'unknown') throw new DatabaseIsUnavailable('the provider does not say what came back')
      return unproved(answer?.outcome === 'told' ? await ofTransaction(answer.transactionId) : null)
    }
    const ofReference = await finder.find('reference', notice.reference)
    if (ofReference !== null) return { cell: ofReference, isKnown: true }
    return unproved(await ofTransaction(notice.transactionId))
  }
  return async (...notice) => {
    const { cell, isKnown } = await find(...notice)
    try {
      return await cell.takeNotice(...notice, isKnown)
    } catch (error) {
      if (!(error instanceof HasMoved)) throw error
      const now = await find(...notice)
      // Where the directory is wrong about it, its money waits for an officer as that of any unknown reference.
      return await now.cell.takeNotice(...notice, now.isKnown && now.cell !== cell)
    }
  }
}

/** What a notice outside the payments is about. */
type OtherNotice = 'payouts' | 'cards' | 'messages'

/** The cell of a notice about a payout, a card or a message. */
export async function cellOfOtherNotice(
  { home }: Cells,
  finder: Finder,
  {
    about,
    provider,
    rawBody,
    headers,
    query,
  }: {
    readonly about: OtherNotice
    readonly provider: string
    readonly rawBody: Buffer
    readonly headers: NoticeHeaders
    readonly query: string
  },
): Promise<Cell | null> {
  const { payouts, cards, push, clock } = home.deps
  if (about === 'payouts') {
    const notice = payouts.named(provider)?.readNotice(rawBody, headers, clock.now())
    if (notice === undefined || typeof notice === 'string') return home
    const orderId = /^([\w-]{1,64}):[1-9]\d{0,4}$/.exec(notice.key)?.[1]
    return orderId === undefined ? await finder.findSeldom('refund', notice.key) : await finder.find('order', orderId)
  }
  if (about === 'cards') {
    const notice = cards.provider === provider ? cards.readNotice?.(rawBody, headers, clock.now()) : undefined
    if (notice === undefined || typeof notice === 'string') return home
    if (notice.about === 'setup') return await finder.findSeldom('cardSetup', notice.key)
    const ofCharge = await finder.findSeldom('charge', notice.key)
    return ofCharge ?? (await finder.find('transaction', `${provider}:${notice.key}`))
  }
  if (push?.name === provider) {
    const told = push.readReceipt(rawBody, headers, clock.machineNow())
    return typeof told === 'string' ? home : await finder.findSeldom('message', told.messageId)
  }
  const receipt = home.messages.get(provider)?.readReceipt(rawBody, headers, query)
  return receipt === undefined || typeof receipt === 'string' ? home : await finder.findSeldom('message', receipt.smsId)
}
