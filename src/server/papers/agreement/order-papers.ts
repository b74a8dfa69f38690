// Lists the papers of a loan: agreements, the statement of account, the interest of each year, a receipt for each booked payment,
// a letter for each act of relief, and the closure letter.

import { documentFile, documentPage, type PaperScope } from '../../../contracts/document-addresses.ts'
import { interestYearNumber, yearsOf } from '../../../core/ledger/interest-year.ts'
import type { LoanState } from '../../../core/loan/loan-state.ts'
import { statementNumber } from '../../../core/loan/statement.ts'
import type { ServerWords } from '../../../words/server-words.ts'
import type { Order } from '../../account/record/door.ts'
import { receiptNumber, receiptNumbers, reliefLetters } from '../../account/record/door.ts'
import type { Queries } from '../../db/database.ts'

export interface ListedPaper {
  readonly title: string
  /** Which kind of paper: its name in addresses. */
  readonly paper: string
  /** Its page. */
  readonly url: string
  readonly number: string
  readonly pdfUrl: string
  /** Empty where there is no table of lines. */
  readonly csvUrl: string
  readonly year?: number
}

/** In the order in which they came to be. `state` is today's replay, null before the payout. */
export async function orderPapers(
  db: Queries,
  words: ServerWords,
  { order, state }: { readonly order: Order; readonly state: LoanState | null },
): Promise<ListedPaper[]> {
  const { id, closureNumber } = order
  const listed = (title: string, paper: string, number: string, scope: PaperScope = {}): ListedPaper => ({
    title,
    paper,
    url: documentPage(paper, id, scope),
    number,
    pdfUrl: documentFile(paper, id, scope),
    csvUrl: paper === 'statement' ? documentFile(paper, id, scope, 'csv') : '',
    ...(scope.year === undefined ? {} : { year: scope.year }),
  })
  const agreed = await db.query<{ title: string; document: string }>(
    'select title, document from consent where order_id = $1 order by position',
    [id],
  )
  const numbers = await receiptNumbers(db, id)
  const letters = state === null ? [] : await reliefLetters(db, [id])
  const { receipt, statement, yearlyInterest, relief } = words.documents
  return [
    ...agreed.map(({ title, document }) => listed(title, document, id)),
    ...(state === null
      ? []
      : [listed(statement.title, 'statement', statementNumber(id, state.loan.disbursedOn, state.asOf))]),
    ...(state === null ? [] : yearsOf(state.loan, state.asOf)).map((year) =>
      listed(yearlyInterest.listed({ year }), 'yearlyInterest', interestYearNumber(id, year), { year }),
    ),
    ...(state?.receipts ?? []).map(({ id: eventId, valueDate }) => {
      const number = receiptNumber(numbers, eventId)
      return listed(receipt.listed({ day: valueDate }), 'receipt', number, { number })
    }),
    ...letters.map(({ kind, number, postingDate }) =>
      listed(relief.listed({ title: relief.titles[kind], day: postingDate }), 'relief', number, { number }),
    ),
    ...(closureNumber === null ? [] : [listed(words.loan.documents.closureLetter, 'closureLetter', closureNumber)]),
  ]
}
