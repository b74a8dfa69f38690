// The receipt of one payment: what came, what it paid, and what was left.

import { dateTimeIn, startOfDayIn } from '../../core/calendar-date.ts'
import type { Receipt } from '../../core/loan/loan-book.ts'
import { taxesPaid } from '../../core/loan/tax.ts'
import { formatPercent } from '../../core/money.ts'
import { creditChannel } from '../../core/payment/credit-use.ts'
import type { Queries } from '../db/database.ts'
import type { Deps } from '../deps.ts'
import { channelWords } from '../ports/payment-channel.ts'
import type { AccountSource } from './account-source.ts'
import { type DocumentBlock, documentOf, heading, type LoanDocument, paragraph, row } from './document.ts'

/** Null for a number that no payment of this loan has, or whose payment was taken back. */
export async function receiptDocument(
  db: Queries,
  deps: Deps,
  source: AccountSource,
  number: string,
): Promise<LoanDocument | null> {
  const receipt = source.state.receipts.find(({ id }) => source.numbers.get(id) === number)
  if (receipt === undefined) return null
  const { words, money, lender, borrower, order } = source
  const { rows } = words
  const madeAt = startOfDayIn(source.market.zone, receipt.valueDate)
  return documentOf({ title: words.receipt.title, number, language: source.language, madeAt }, [
    paragraph(
      words.receipt.thanks({
        lender: lender.name,
        borrower,
        amount: money(receipt.amountMinor),
        day: receipt.valueDate,
      }),
    ),
    ...countedNote(receipt, source),
    row(rows.number, number),
    row(rows.orderNumber, order.id),
    row(rows.product, source.productName),
    row(rows.amount, money(receipt.amountMinor)),
    ...(await wayRows(db, deps, source, receipt)),
    heading(words.receipt.whatItPaid),
    ...receipt.lines.map(({ n, part, amountMinor }) => row(words.partOfPayment({ n, part }), money(amountMinor))),
    ...(receipt.rolloverFeeMinor === 0 ? [] : [row(rows.rolloverFee, money(receipt.rolloverFeeMinor))]),
    ...taxesPaid(receipt, source.loan.terms).map(({ name, rateBps, taxMinor }) =>
      row(rows.tax({ name, rate: formatPercent(rateBps * 100, source.market.moneyFormat) }), money(taxMinor)),
    ),
    ...(receipt.sentBackMinor === receipt.usedBackMinor
      ? []
      : [row(rows.sentBack, money(receipt.sentBackMinor - receipt.usedBackMinor))]),
    ...(receipt.usedBackMinor === 0 ? [] : [row(rows.usedBack, money(receipt.usedBackMinor))]),
    ...(receipt.creditMinor === 0 ? [] : [row(rows.credit, money(receipt.creditMinor))]),
    ...(receipt.shortMinor === 0 ? [] : [row(rows.short, money(receipt.shortMinor))]),
    heading(words.receipt.afterwards),
    row(rows.leftToPay, money(receipt.owedAfterMinor)),
    ...(receipt.creditAfterMinor === 0 ? [] : [row(rows.credit, money(receipt.creditAfterMinor))]),
    paragraph(words.contact(lender)),
  ])
}

function countedNote({ countedAs, valueDate }: Receipt, { words, state }: AccountSource): DocumentBlock[] {
  if (state.writtenOff !== null && valueDate > state.writtenOff.on) return [paragraph(words.receipt.recovered)]
  switch (countedAs) {
    case 'payment':
      return []
    case 'rollover':
      return [paragraph(words.receipt.rolledOver)]
    case 'settlement':
      return [paragraph(words.receipt.settled)]
    case 'coolingOffExit':
      return [paragraph(words.receipt.gaveBack)]
  }
}

interface Way {
  readonly channel: string
  readonly transaction_id: string
  readonly paid_at: Date
}

/** When and by which way the money came, as its provider told us. */
async function wayRows(db: Queries, deps: Deps, source: AccountSource, receipt: Receipt): Promise<DocumentBlock[]> {
  const [way] = await db.query<Way>(
    'select channel, transaction_id, paid_at from payment where loan_event_id = $1 and order_id = $2',
    [receipt.id, source.order.id],
  )
  const { rows, card, ownCredit, day } = source.words
  if (way === undefined) return [row(rows.paidAt, day(receipt.valueDate))]
  const channel = deps.channels.get(way.channel)
  const isOwnCredit = way.channel === creditChannel
  return [
    row(rows.paidAt, day(dateTimeIn(source.market.zone, way.paid_at))),
    row(
      rows.paidBy,
      channel === undefined ? (isOwnCredit ? ownCredit : card) : channelWords(channel, source.language).name,
    ),
    // No provider has moved a credit.
    ...(isOwnCredit ? [] : [row(rows.reference, way.transaction_id)]),
  ]
}
