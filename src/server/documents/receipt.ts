// The receipt of one payment: what came, what it paid, and what was left.

import { type CalendarDate, dateTimeIn, startOfDayIn } from '../../core/calendar-date.ts'
import type { Receipt } from '../../core/loan/loan-book.ts'
import { type LoanEvent, type MoneyIn, paymentKinds } from '../../core/loan/loan-event.ts'
import { taxesPaid } from '../../core/loan/tax.ts'
import { formatPercent } from '../../core/money.ts'
import { creditChannel } from '../../core/payment/credit-use.ts'
import type { Queries } from '../db/database.ts'
import type { Deps } from '../deps.ts'
import { channelWords } from '../ports/payment-channel.ts'
import type { AccountSource } from './account-source.ts'
import { type DocumentBlock, documentOf, heading, type LoanDocument, paragraph, row } from './document.ts'

/** Of a payment that was taken back: that it was, and when. Null for a number that no payment of this loan has. */
export async function receiptDocument(
  db: Queries,
  deps: Deps,
  source: AccountSource,
  number: string,
): Promise<LoanDocument | null> {
  const receipt = source.state.receipts.find(({ id }) => source.numbers.get(id) === number)
  if (receipt === undefined) return await reversedDocument(db, source, number)
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

/**
 * The link to a receipt stands in messages that stay: once the payment has left the loan, its page says so, and when. What the payer let
 * us keep counts by another receipt.
 */
async function reversedDocument(db: Queries, source: AccountSource, number: string): Promise<LoanDocument | null> {
  const { events, numbers, words, money, order, state } = source
  const payment = events.find(({ id }) => numbers.get(id) === number)
  const reversal = events.find((event) => event.kind === 'reversal' && event.paymentId === payment?.id)
  if (payment === undefined || reversal === undefined || !isMoney(payment)) return null
  // Its value date may be that of the payment: the borrower is told when it was taken back.
  const [posted] = await db.query<{ readonly posting_date: CalendarDate }>(
    'select posting_date from loan_event where id = $1',
    [reversal.id],
  )
  if (posted === undefined) throw new Error('an event of a loan has no row')
  const rest = state.receipts.findLast(({ id }) => id.startsWith(`${payment.id}:rest:`))
  const said = {
    amount: money(payment.amountMinor - (rest?.amountMinor ?? 0)),
    day: payment.valueDate,
    reversedOn: posted.posting_date,
  }
  const madeAt = startOfDayIn(source.market.zone, posted.posting_date)
  return documentOf({ title: words.receipt.reversedTitle, number, language: source.language, madeAt }, [
    paragraph(rest === undefined ? words.receipt.reversed(said) : words.receipt.partReversed(said)),
    row(words.rows.number, number),
    row(words.rows.orderNumber, order.id),
    row(words.rows.product, source.productName),
    ...(rest === undefined ? [] : [row(words.receipt.restNumber, numbers.get(rest.id) ?? '')]),
    paragraph(words.contact(source.lender)),
  ])
}

const isMoney = (event: LoanEvent): event is MoneyIn => paymentKinds.some((kind) => kind === event.kind)

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
