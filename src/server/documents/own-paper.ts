// A paper of an own order as its file needs it: the agreed words as they were kept, or the closure letter.

import { dateTimeIn, startOfDayIn } from '../../core/calendar-date.ts'
import { markets } from '../../core/market/markets.ts'
import { currencySymbol } from '../../core/money.ts'
import { isRefusal } from '../../core/refusal.ts'
import { serverWordsFor } from '../../words/server-words.ts'
import { findOrder } from '../account/order/door.ts'
import type { Deps } from '../deps.ts'
import { blocksOf, type PaperName, type TextBlock } from '../papers/template/door.ts'
import type { LoanDocument } from './document.ts'
import { paperOf } from './paper.ts'

export interface AskedPaper {
  readonly borrowerId: string
  readonly orderId: string
  readonly paper: PaperName
  /** Of a letter of ours; an agreement stands in the language in which it was agreed to. */
  readonly language: string
  /** The host's `system` parameter. */
  readonly system: string | undefined
}

export interface OwnPaper extends LoanDocument {
  readonly blocks: readonly TextBlock[]
}

/** Null for another borrower's order, a missing one, and a paper that it has not. */
export async function ownPaper(deps: Deps, asked: AskedPaper): Promise<OwnPaper | null> {
  const { borrowerId, orderId, language } = asked
  const order = await findOrder(deps.db, { orderId, borrowerId })
  if (order === null) return null
  const words = serverWordsFor(language)
  const reader = { deps, words, language, currencySymbol: currencySymbol(markets[order.market], asked.system) }
  const paper = await paperOf(deps.db, reader, { borrowerId, orderId, offerId: null, paper: asked.paper })
  if (isRefusal(paper)) return null
  const { zone } = markets[order.market]
  return {
    title: paper.title,
    number: asked.paper === 'closureLetter' ? (order.closureNumber ?? order.id) : order.id,
    language: paper.language,
    hash: paper.hash,
    blocks: blocksOf(paper.body),
    agreedAt: paper.agreedAt === null ? null : dateTimeIn(zone, paper.agreedAt),
    madeAt: paper.agreedAt ?? (order.settledOn === null ? order.appliedAt : startOfDayIn(zone, order.settledOn)),
  }
}
