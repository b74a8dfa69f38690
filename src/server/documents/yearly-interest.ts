// The yearly interest statement: interest charged and paid in a calendar year, from the figures of the ledger.

import { startOfDayIn } from '../../core/calendar-date.ts'
import { type InterestYear, interestYear, interestYearNumber } from '../../core/ledger/interest-year.ts'
import type { AccountSource } from './account-source.ts'
import { documentOf, heading, type LoanDocument, paragraph, row, type TextBlock } from './document.ts'

/** Null for a year in which nothing of this loan lies. */
export function yearlyInterestDocument(source: AccountSource, year: number): LoanDocument | null {
  const figures = interestYear(source.loan, source.events, year, source.today)
  if (figures === null) return null
  const { words, money, lender, borrower, order } = source
  const { rows, yearlyInterest: said } = words
  const number = interestYearNumber(order.id, year)
  const madeAt = startOfDayIn(source.market.zone, figures.to)
  const { from, to } = figures
  return documentOf({ title: said.title, number, language: source.language, madeAt }, [
    paragraph(said.intro({ lender: lender.name, borrower, from, to })),
    ...(figures.isOver ? [] : [paragraph(said.soFar({ to }))]),
    row(rows.number, number),
    row(rows.orderNumber, order.id),
    row(rows.product, source.productName),
    row(said.year, String(year)),
    row(rows.from, words.day(from)),
    row(rows.to, words.day(to)),
    heading(said.charged),
    ...chargedRows(figures, source),
    paragraph(said.chargedNote),
    heading(said.paid),
    ...paidRows(figures, source),
    ...(source.state.deductedFeesMinor === 0 ? [] : [paragraph(said.feesNote)]),
    heading(said.end),
    row(said.principalLeft, money(figures.principalLeftMinor)),
    paragraph(words.contact(lender)),
  ])
}

/** The three parts stand there even where they are nothing: a form that is filled in from this paper asks for each. */
function chargedRows({ chargedMinor, waivedMinor }: InterestYear, { words, money }: AccountSource): TextBlock[] {
  const said = words.yearlyInterest
  return [
    row(said.interest, money(chargedMinor.interest)),
    row(said.fees, money(chargedMinor.fee)),
    row(said.penalty, money(chargedMinor.penalty)),
    ...(waivedMinor === 0 ? [] : [row(said.forgiven, money(-waivedMinor))]),
  ]
}

function paidRows({ paidMinor }: InterestYear, { words, money }: AccountSource): TextBlock[] {
  const said = words.yearlyInterest
  return [
    row(said.interestPaid, money(paidMinor.interest)),
    row(said.feesPaid, money(paidMinor.fee)),
    row(said.penaltyPaid, money(paidMinor.penalty)),
    row(said.costPaid, money(paidMinor.interest + paidMinor.fee + paidMinor.penalty)),
    row(said.principalPaid, money(paidMinor.principal)),
  ]
}
