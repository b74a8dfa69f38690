// A receipt, a statement, the interest of a year or a letter about relief for its owner: as a page, and the same for its file.

import { type AccountPaper, documentFile, type PaperScope } from '../../contracts/document-addresses.ts'
import type { CallInput } from '../../contracts/endpoints.ts'
import { refuse } from '../../core/refusal.ts'
import type { Queries } from '../db/database.ts'
import type { Deps } from '../deps.ts'
import type { Handler } from '../http/call.ts'
import { type AccountSource, accountSource, type Reader } from './account-source.ts'
import { type LoanDocument, textBlocks } from './document.ts'
import { receiptDocument } from './receipt.ts'
import { reliefDocument } from './relief.ts'
import { type Period, periodOf, statementDocument } from './statement.ts'
import { yearlyInterestDocument } from './yearly-interest.ts'

/** `notFound` for another's order, a missing one, one that was never paid out, and for a receipt, period or year that is not of it. */
export const readDocument: Handler<'readDocument'> = async (input, { db, deps, caller, language, common }) => {
  const reader = { borrowerId: caller.borrowerId, language, system: common.system }
  const written = await writeDocument(db, deps, reader, input)
  if (written === null) return refuse('notFound')
  const { document, scope } = written
  const { title, number, hash, blocks } = document
  return {
    title,
    paper: input.paper,
    number,
    language: document.language,
    hash,
    blocks: textBlocks(blocks),
    pdfUrl: documentFile(input.paper, input.orderId, scope),
    csvUrl: input.paper === 'statement' ? documentFile(input.paper, input.orderId, scope, 'csv') : '',
  }
}

export interface Written {
  readonly document: LoanDocument
  readonly source: AccountSource
  /** What was asked, made exact. */
  readonly scope: PaperScope
  readonly period: Period | null
}

type Asked = Pick<CallInput<'readDocument'>, 'orderId' | 'number' | 'from' | 'to' | 'year'> & {
  readonly paper: AccountPaper
}

/** Writes the paper from today's replay; null where there is none for this reader. */
export async function writeDocument(db: Queries, deps: Deps, reader: Reader, asked: Asked): Promise<Written | null> {
  const source = await accountSource(db, deps, asked.orderId, reader)
  if (source === null) return null
  if (asked.paper === 'statement') {
    const period = periodOf(source, asked)
    return period === null ? null : { document: statementDocument(source, period), source, scope: period, period }
  }
  if (asked.paper === 'yearlyInterest') {
    const { year } = asked
    const document = year === undefined ? null : yearlyInterestDocument(source, year)
    return document === null || year === undefined ? null : { document, source, scope: { year }, period: null }
  }
  const number = asked.number ?? ''
  const document =
    asked.paper === 'relief'
      ? await reliefDocument(db, source, number)
      : await receiptDocument(db, deps, source, number)
  return document === null ? null : { document, source, scope: { number: document.number }, period: null }
}
