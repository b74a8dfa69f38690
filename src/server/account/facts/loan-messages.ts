// Text messages about a loan, in its borrower's language and its market's way of writing amounts.

import type { Market, MarketId } from '../../../core/market/market.ts'
import { markets } from '../../../core/market/markets.ts'
import { currencySymbol, formatMoney } from '../../../core/money.ts'
import type { HardshipWords, LoanWords, RepaymentWords } from '../../../words/server-words.ts'
import { serverWordsFor } from '../../../words/server-words.ts'
import { type Batch, emptyBatch, writeBatch } from '../../batch/door.ts'
import type { Tx } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { addSms } from '../../outbox/sms/door.ts'
import type { SmsPurpose } from '../../outbox/wish/door.ts'
import { findBorrower } from '../../people/borrower/door.ts'
import { type LenderTexts, textsIn } from '../../ports/lender/lender-data.ts'
import type { Addressee } from '../open/open-loan.ts'
import type { Order } from '../record/order-record.ts'

export interface MessageMeans {
  readonly words: LoanWords
  readonly repayment: RepaymentWords
  /** The words about help for who cannot pay. */
  readonly hardship: HardshipWords
  readonly lender: string
  /** What the lender says in words of its own in this language; null where it has none. */
  readonly texts: LenderTexts | null
  readonly market: Market
  readonly money: (amountMinor: number) => string
}

/** What a message is for, and the line of the inbox that says the same (`inbox-messages.ts`); null where there is none. */
export interface LoanMessage {
  readonly purpose: SmsPurpose
  readonly about: string | null
}

/**
 * Queues a message to the borrower of an order, in the caller's transaction. Nothing is sent to a deleted account. What the borrower
 * does not want is stopped when it would leave. Answers the id of the text; null where nothing is sent.
 */
export async function queueLoanMessage(
  tx: Tx,
  deps: Deps,
  order: Pick<Order, 'borrowerId' | 'market'>,
  message: LoanMessage,
  write: (means: MessageMeans) => string,
): Promise<string | null> {
  const borrower = await findBorrower(tx, order.borrowerId)
  if (borrower === null) return null
  const writes = emptyBatch()
  const smsId = addLoanMessage(writes, deps, { market: order.market, borrower }, message, write)
  await writeBatch(tx, writes)
  return smsId
}

/** {@link queueLoanMessage} for a message that is written together with what causes it, to a borrower who is known already. */
export function addLoanMessage(
  writes: Batch,
  deps: Deps,
  { market: marketId, borrower }: { readonly market: MarketId; readonly borrower: Addressee },
  message: LoanMessage,
  write: (means: MessageMeans) => string,
): string | null {
  if (borrower.phone === null) return null
  const market = markets[marketId]
  const symbol = currencySymbol(market, undefined)
  const { loan, repayment, hardship } = serverWordsFor(borrower.language)
  const text = write({
    words: loan,
    repayment,
    hardship,
    lender: deps.config.lenderName,
    texts: textsIn(deps.lender, borrower.language),
    market,
    money: (amountMinor) => formatMoney(amountMinor, market.moneyFormat, symbol),
  })
  return addSms(writes, deps, { phone: borrower.phone, market, text, ...message })
}
