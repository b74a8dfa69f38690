// The papers of a loan at the desk: which there are, and each word for word as its borrower reads it, with the name masked.

import type { DeskInput, DeskOutput } from '../../contracts/desk-endpoints.ts'
import { accountPapers } from '../../contracts/document-addresses.ts'
import { paperNames } from '../../contracts/documents.ts'
import { maskedName } from '../../core/desk/masked.ts'
import type { LoanState } from '../../core/loan/loan-state.ts'
import { deny } from '../../core/officer/desk-refusal.ts'
import { serverWordsFor } from '../../words/server-words.ts'
import { findAnyOrder, type Order } from '../account/record/door.ts'
import { ownNameChanges } from '../complaint/door.ts'
import type { Queries } from '../db/database.ts'
import type { Deps } from '../deps.ts'
import { ownPaper, textBlocks, writeDocument } from '../documents/door.ts'
import type { DeskReader } from '../officer/call/door.ts'
import { orderPapers } from '../papers/agreement/door.ts'
import { type Borrower, findBorrower } from '../people/borrower/door.ts'

/**
 * In the order in which they came to be; what was agreed to has the title that the borrower read. `state` is today's replay. None once the
 * borrower's data is erased.
 */
export async function papersShown(
  db: Queries,
  order: Order,
  state: LoanState | null,
): Promise<DeskOutput<'readLoan'>['papers']> {
  const borrower = await findBorrower(db, order.borrowerId)
  if (borrower === null || borrower.deletedAt !== null) return []
  const listed = await orderPapers(db, serverWordsFor('en'), { order, state })
  return listed.map(({ title, paper, number, year = null }) => ({
    title,
    paper: paper as DeskInput<'readLoanPaper'>['paper'],
    number,
    year,
  }))
}

/** DESK-35. `notFound` for a paper that the loan does not have, and once its borrower's data is erased. */
export const readLoanPaper: DeskReader<'readLoanPaper'> = async (input, { db, deps, act }) => {
  const order = await findAnyOrder(db, input.orderId)
  const borrower = order === null ? null : await findBorrower(db, order.borrowerId)
  if (order === null || borrower === null || borrower.deletedAt !== null) return deny('notFound')
  const written = await wordsOf(db, deps, borrower, input)
  if (written === null) return deny('notFound')
  const { title, number, language, blocks } = written
  await act({
    act: 'readLoanPaper',
    subject: order.id,
    borrowerId: borrower.id,
    after: { paper: input.paper, number },
  })
  const masked = await nameMask(db, deps, borrower)
  return {
    orderId: order.id,
    userId: borrower.id,
    title,
    number,
    language,
    blocks: blocks.map(({ kind, text, value }) => ({ kind, text: masked(text), value: masked(value) })),
  }
}

async function wordsOf(
  db: Queries,
  deps: Deps,
  { id: borrowerId, language }: Borrower,
  { orderId, paper, number, year }: DeskInput<'readLoanPaper'>,
) {
  const reader = { borrowerId, language, system: undefined }
  const agreed = paperNames.find((one) => one === paper)
  if (agreed !== undefined) return await ownPaper(deps, { ...reader, orderId, paper: agreed })
  const own = accountPapers.find((one) => one === paper)
  const written =
    own === undefined ? null : await writeDocument(db, deps, reader, { orderId, paper: own, number, year })
  return written === null ? null : { ...written.document, blocks: textBlocks(written.document.blocks) }
}

/** Hides the borrower's name, and those that it replaced: an older paper has the one of its day. */
async function nameMask(db: Queries, deps: Deps, { id, name }: Borrower): Promise<(text: string) => string> {
  const former = (await ownNameChanges(db, deps, id)).map((change) => change.former)
  const names = [name, ...former].filter((one): one is string => one !== null && one.trim() !== '')
  return (text) => names.reduce((shown, one) => shown.replaceAll(one, maskedName(one)), text)
}
