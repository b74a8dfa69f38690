// A receipt, a statement, the interest of a year or a letter about relief for its owner: as a page, and the same for its file.

import { type AccountPaper, documentFile, type PaperScope } from '../../contracts/document-addresses.ts'
import type { CallInput, CallRefused } from '../../contracts/endpoints.ts'
import { dateTimeIn } from '../../core/calendar-date.ts'
import type { Period } from '../../core/export/period-ending.ts'
import { isRefusal, type Refusal, refuse } from '../../core/refusal.ts'
import { voiceOf } from '../../words/voice.ts'
import { termsOnOffer } from '../catalogue/product/door.ts'
import type { Queries } from '../db/database.ts'
import type { Deps } from '../deps.ts'
import type { Call, Caller, Handler } from '../http/call.ts'
import { paperVoice } from '../papers/agreement/door.ts'
import { type PaperReference, redeemPaperLink } from '../papers/link/door.ts'
import { blocksOf, fillTemplate, lenderFigures, readTemplate, textHash } from '../papers/template/door.ts'
import { type AccountSource, accountSource, type Reader } from './account-source.ts'
import { type LoanDocument, textBlocks } from './document.ts'
import { paperOf } from './paper.ts'
import { receiptDocument } from './receipt.ts'
import { reliefDocument } from './relief.ts'
import { periodOf, statementDocument } from './statement.ts'
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

interface Written {
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

/** The privacy policy for anybody: the same words that every borrower gets with a loan. */
export const readPrivacyPolicy: Handler<'readPrivacyPolicy', Caller | null> = async (_input, call) => {
  const { market, deps, db } = call
  const voice = paperVoice(deps.lender, voiceOf(call, market))
  const template = await readTemplate(deps.lender, market.id, 'privacy', voice.language)
  const of = { company: deps.config, lender: deps.lender, published: await termsOnOffer(db, deps.lender, market) }
  const body = fillTemplate(template.body, lenderFigures(of, voice))
  return { language: template.language, hash: textHash(body), blocks: blocksOf(body) }
}

/**
 * Answers a paper in its exact words and as blocks. With `linkToken` no session is needed: the link is used up. Refusals:
 * `documentLinkHasExpired`, `sessionIsMissing`, `notFound`, `agreementHasChanged`.
 */
export const readPaper: Handler<'readPaper', Caller | null> = async (input, call) => {
  const reference = await referenceOf(input, call)
  if (isRefusal(reference)) return reference
  const paper = await paperOf(call.db, call, reference)
  if (isRefusal(paper)) return paper
  return {
    title: paper.title,
    paper: paper.paper,
    language: paper.language,
    hash: paper.hash,
    agreedAt: paper.agreedAt === null ? null : dateTimeIn(paper.zone, paper.agreedAt),
    version: paper.agreedAs?.version ?? '',
    tickedByDefault: paper.agreedAs?.tickedByDefault ?? null,
    body: paper.body,
    blocks: blocksOf(paper.body),
  }
}

async function referenceOf(
  input: CallInput<'readPaper'>,
  call: Call<Caller | null>,
): Promise<PaperReference | Refusal<CallRefused<'readPaper'> | 'sessionIsMissing'>> {
  if (input.linkToken !== undefined && input.linkToken !== '') {
    return (await redeemPaperLink(call.db, call.deps, input.linkToken)) ?? refuse('documentLinkHasExpired')
  }
  if (call.caller === null) return refuse('sessionIsMissing')
  if (input.paper === undefined) return refuse('notFound')
  return {
    borrowerId: call.caller.borrowerId,
    orderId: input.orderId || null,
    offerId: input.offerId || null,
    paper: input.paper,
  }
}
