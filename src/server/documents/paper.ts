// A paper of an offer or order, word for word, for its owner.

import { markets } from '../../core/market/markets.ts'
import { type Refusal, refuse } from '../../core/refusal.ts'
import { voiceOf } from '../../words/voice.ts'
import { marketDay } from '../account/change/door.ts'
import { loadLoan, stateOf } from '../account/loan/door.ts'
import { findOrder } from '../account/order/door.ts'
import type { Order } from '../account/record/door.ts'
import { productFace } from '../catalogue/product/door.ts'
import type { Queries } from '../db/database.ts'
import type { Call } from '../http/call.ts'
import { findOffer } from '../offer/door.ts'
import { closingRows } from '../order/page/door.ts'
import { agreedPapers, paperVoice, rewriteAgreements } from '../papers/agreement/door.ts'
import type { PaperReference } from '../papers/link/door.ts'
import {
  companyFigures,
  type Filling,
  fillTemplate,
  type PaperName,
  partiesOf,
  readTemplate,
  textHash,
} from '../papers/template/door.ts'
import { findBorrower } from '../people/borrower/door.ts'
import type { ClosurePlaceholder } from '../ports/lender/legal-placeholders.ts'

export interface Paper {
  readonly paper: PaperName
  readonly title: string
  readonly language: string
  readonly hash: string
  readonly body: string
  /** Null before it was agreed to, and for letters of ours. */
  readonly agreedAt: Date | null
  /** Of what was agreed to: the edition of its text, and whether the box was ticked before the borrower came. */
  readonly agreedAs: { readonly version: string; readonly tickedByDefault: boolean } | null
  readonly zone: string
}

type Reader = Pick<Call<unknown>, 'deps' | 'words' | 'language' | 'currencySymbol'>

/** The paper, or `notFound`; `agreementHasChanged` where an offer's paper no longer reads as it was shown. */
export async function paperOf(
  db: Queries,
  reader: Reader,
  reference: PaperReference,
): Promise<Paper | Refusal<'agreementHasChanged' | 'notFound'>> {
  if (reference.orderId !== null) {
    const order = await findOrder(db, { orderId: reference.orderId, borrowerId: reference.borrowerId })
    if (order === null) return refuse('notFound')
    return reference.paper === 'closureLetter'
      ? await closureLetter(db, reader, order)
      : await agreedPaper(db, order, reference.paper)
  }
  return await offeredPaper(db, reader, reference)
}

async function agreedPaper(db: Queries, order: Order, paper: PaperName): Promise<Paper | Refusal<'notFound'>> {
  const agreed = (await agreedPapers(db, order.id)).find(({ document }) => document === paper)
  if (agreed === undefined) return refuse('notFound')
  const { title, language, textHash: hash, body, agreedAt, version, tickedByDefault } = agreed
  const agreedAs = { version, tickedByDefault }
  return { paper, title, language, hash, body, agreedAt, agreedAs, zone: markets[order.market].zone }
}

async function offeredPaper(
  db: Queries,
  reader: Reader,
  reference: PaperReference,
): Promise<Paper | Refusal<'agreementHasChanged' | 'notFound'>> {
  const stored = await findOffer(db, reference.offerId ?? '', reference.borrowerId)
  const borrower = stored === null ? null : await findBorrower(db, stored.borrowerId)
  const index = stored?.agreements.findIndex(({ document }) => document === reference.paper) ?? -1
  const shown = stored?.agreements[index]
  if (stored === null || borrower === null || shown === undefined) return refuse('notFound')
  const market = markets[stored.offer.terms.market]
  const { name } = await productFace(db, stored.productId)
  const parties = await partiesOf(db, reader.deps, borrower, { market, productName: name })
  const written = await rewriteAgreements(stored, parties, market)
  const now = written[index]
  if (now === undefined || now.shown.textHash !== shown.textHash) return refuse('agreementHasChanged')
  const { title, language } = shown
  const { zone } = market
  return {
    paper: reference.paper,
    title,
    language,
    hash: shown.textHash,
    body: now.body,
    agreedAt: null,
    agreedAs: null,
    zone,
  }
}

/** The letter that nothing is owed any more: only while that is so. */
async function closureLetter(db: Queries, reader: Reader, order: Order): Promise<Paper | Refusal<'notFound'>> {
  const account = await loadLoan(db, order)
  const state = stateOf(account, marketDay(reader.deps, order))
  const borrower = await findBorrower(db, order.borrowerId)
  if (state?.closed == null || order.closureNumber === null || borrower === null) return refuse('notFound')
  const market = markets[order.market]
  const own = voiceOf(reader, market)
  const voice = paperVoice(reader.deps.lender, own)
  const { name } = await productFace(db, order.productId)
  const template = await readTemplate(reader.deps.lender, order.market, 'closureLetter', voice.language)
  const parties = await partiesOf(db, reader.deps, borrower, { market, productName: name })
  const figures: Record<ClosurePlaceholder, Filling> = {
    ...companyFigures(parties.company),
    borrower: parties.borrower,
    productName: parties.productName,
    closureNumber: order.closureNumber,
    orderId: order.id,
    paidOutOn: voice.words.day(state.loan.disbursedOn),
    closedOn: voice.words.day(state.closed.on),
    summary: closingRows(state, voice),
  }
  const body = fillTemplate(template.body, figures)
  return {
    paper: 'closureLetter',
    title: own.words.documents.closureLetter,
    language: template.language,
    hash: textHash(body),
    body,
    agreedAt: null,
    agreedAs: null,
    zone: market.zone,
  }
}
