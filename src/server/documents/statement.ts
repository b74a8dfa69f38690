// The statement of a period, as a paper and as a table for a spreadsheet: the same lines.

import { type CalendarDate, daysBetween, startOfDayIn } from '../../core/calendar-date.ts'
import type { Period } from '../../core/export/period-ending.ts'
import { type Statement, type StatementLine, statementNumber, statementOf } from '../../core/loan/statement.ts'
import { receiptNumber } from '../account/record/door.ts'
import type { AccountSource } from './account-source.ts'
import { documentOf, heading, type LoanDocument, paragraph, row, type TableBlock } from './document.ts'

/** From the payout until today, or what is asked of it; null when nothing of what is asked lies between the two. */
export function periodOf(
  source: Pick<AccountSource, 'loan' | 'today'>,
  asked: { readonly from?: CalendarDate | undefined; readonly to?: CalendarDate | undefined },
): Period | null {
  const { disbursedOn } = source.loan
  const from = asked.from === undefined || asked.from < disbursedOn ? disbursedOn : asked.from
  const to = asked.to === undefined || asked.to > source.today ? source.today : asked.to
  return from > to ? null : { from, to }
}

export function statementDocument(source: AccountSource, period: Period): LoanDocument {
  const { words, money, lender, borrower, order } = source
  const { rows, statement: said } = words
  const number = statementNumber(order.id, period.from, period.to)
  const statement = statementOf(source.loan, source.events, period.from, period.to)
  const madeAt = startOfDayIn(source.market.zone, period.to)
  const hasCredit = statement.lines.some(({ balanceMinor }) => balanceMinor < 0) || statement.openingMinor < 0
  return documentOf({ title: said.title, number, language: source.language, madeAt }, [
    paragraph(said.intro({ lender: lender.name, borrower, ...period })),
    row(rows.number, number),
    row(rows.orderNumber, order.id),
    row(rows.product, source.productName),
    row(rows.from, words.day(period.from)),
    row(rows.to, words.day(period.to)),
    row(rows.opening, money(statement.openingMinor)),
    row(rows.charged, money(statement.chargedMinor)),
    row(rows.paid, money(statement.paidMinor)),
    row(rows.closing, money(statement.closingMinor)),
    heading(said.dayByDay),
    ...(statement.lines.length === 0 ? [paragraph(said.nothing)] : [tableOf(source, statement)]),
    ...(hasCredit ? [paragraph(said.creditNote)] : []),
    paragraph(words.contact(lender)),
  ])
}

function tableOf(source: AccountSource, { lines }: Statement): TableBlock {
  const { money, words } = source
  const { columns, dayRange } = words.statement
  return {
    kind: 'table',
    columns: [
      { title: columns.day, isAmount: false },
      { title: columns.what, isAmount: false },
      { title: columns.charged, isAmount: true },
      { title: columns.paid, isAmount: true },
      { title: columns.balance, isAmount: true },
    ],
    lines: lines.map((line) => [
      line.lastDay === line.day ? words.day(line.day) : dayRange({ from: line.day, to: line.lastDay }),
      textOf(source, line),
      line.chargedMinor === 0 ? '' : money(line.chargedMinor),
      line.paidMinor === 0 ? '' : money(line.paidMinor),
      money(line.balanceMinor),
    ]),
  }
}

function textOf({ words, numbers }: AccountSource, line: StatementLine): string {
  const { lines } = words.statement
  switch (line.kind) {
    case 'lateCharge':
      return lines.lateCharge({ days: daysBetween(line.day, line.lastDay) + 1 })
    case 'rolloverFee':
      return lines.rolloverFee({ number: receiptNumber(numbers, line.eventId ?? '') })
    case 'payment':
      return lines.payment({ number: receiptNumber(numbers, line.eventId ?? '') })
    default:
      return lines[line.kind]
  }
}

const csvColumns = ['order', 'day', 'last_day', 'kind', 'text', 'receipt', 'charged', 'paid', 'balance', 'currency']

/** RFC 4180 with the names of its columns; amounts as plain decimals with a point, whatever the market writes. */
export function statementCsv(source: AccountSource, period: Period): string {
  const { order, loan, numbers } = source
  const { lines } = statementOf(loan, source.events, period.from, period.to)
  const table = lines.map((line) => [
    order.id,
    line.day,
    line.lastDay,
    line.kind,
    textOf(source, line),
    line.kind === 'payment' || line.kind === 'rolloverFee' ? receiptNumber(numbers, line.eventId ?? '') : '',
    decimal(line.chargedMinor),
    decimal(line.paidMinor),
    decimal(line.balanceMinor),
    order.terms.currency,
  ])
  return [csvColumns, ...table].map((cells) => `${cells.map(csvCell).join(',')}\r\n`).join('')
}

function decimal(amountMinor: number): string {
  const digits = String(Math.abs(amountMinor)).padStart(3, '0')
  return `${amountMinor < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

function csvCell(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
