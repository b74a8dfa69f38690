// What receipts and statements are written from: the borrower's own account, replayed until today, and how we speak of it.

import type { CalendarDate } from '../../core/calendar-date.ts'
import { maskedPhone } from '../../core/identity/phone.ts'
import type { Loan, LoanEvent } from '../../core/loan/loan-event.ts'
import type { LoanState } from '../../core/loan/loan-state.ts'
import { replayLoan } from '../../core/loan/replay.ts'
import type { Market } from '../../core/market/market.ts'
import { markets } from '../../core/market/markets.ts'
import { currencySymbol, formatMoney } from '../../core/money.ts'
import type { DocumentWords } from '../../words/server-words.ts'
import { serverWordsFor } from '../../words/server-words.ts'
import { marketDay } from '../account/change/door.ts'
import { loadLoan } from '../account/loan/door.ts'
import { findOrder } from '../account/order/door.ts'
import type { Order } from '../account/record/door.ts'
import { receiptNumbers } from '../account/record/door.ts'
import { productFace } from '../catalogue/product/door.ts'
import type { Queries } from '../db/database.ts'
import type { Deps } from '../deps.ts'
import { findBorrower } from '../people/borrower/door.ts'

export interface Reader {
  readonly borrowerId: string
  readonly language: string
  /** The host's `system` parameter: decides on the sign where the market does not. */
  readonly system: string | undefined
}

export interface AccountSource {
  readonly order: Order
  readonly loan: Loan
  readonly events: readonly LoanEvent[]
  /** Today's, from which every figure comes. */
  readonly state: LoanState
  readonly today: CalendarDate
  /** Receipt numbers by event. */
  readonly numbers: ReadonlyMap<string, string>
  readonly market: Market
  readonly lender: { readonly name: string; readonly phone: string; readonly email: string }
  readonly borrower: string
  readonly productName: string
  readonly language: string
  readonly words: DocumentWords
  readonly money: (amountMinor: number) => string
}

/** Null for another borrower's order, a missing one, and one that was never paid out. */
export async function accountSource(
  db: Queries,
  deps: Deps,
  orderId: string,
  reader: Reader,
): Promise<AccountSource | null> {
  const order = await findOrder(db, { orderId, borrowerId: reader.borrowerId })
  const borrower = await findBorrower(db, reader.borrowerId)
  if (order === null || borrower === null) return null
  const { loan, events } = await loadLoan(db, order)
  if (loan === null) return null
  const today = marketDay(deps, order)
  const market = markets[order.market]
  const symbol = currencySymbol(market, reader.system)
  const { lenderName, supportPhone, supportEmail } = deps.config
  return {
    order,
    loan,
    events,
    state: replayLoan(loan, events, today),
    today,
    numbers: await receiptNumbers(db, order.id),
    market,
    lender: { name: lenderName, phone: supportPhone, email: supportEmail },
    borrower: borrower.name ?? (borrower.phone === null ? borrower.id : maskedPhone(borrower.phone)),
    productName: (await productFace(db, order.productId)).name,
    language: reader.language,
    words: serverWordsFor(reader.language).documents,
    money: (amountMinor) => formatMoney(amountMinor, market.moneyFormat, symbol),
  }
}
