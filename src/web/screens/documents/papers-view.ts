// The papers of one loan, sorted for its page: what was agreed to, receipts, the statement, the years, the letter.

import type { RouterContextProvider } from 'react-router'
import { addresses } from '../../../contracts/addresses.ts'
import type { CallOutput } from '../../../contracts/endpoints.ts'
import { linkTarget, ownWithCommon } from '../../page/link-target.ts'
import { addressChanged, productIdIn, readId } from '../../page/page-query.ts'
import { apiContext, orProblem, withCommon } from '../../page/request-context.ts'
import type { ProblemShown } from '../../ui/problem-note.tsx'

type Context = Readonly<RouterContextProvider>
type Order = CallOutput<'getOrder'>
type Receipt = CallOutput<'listReceipts'>['receipts'][number]

export interface PaperLink {
  readonly title: string
  readonly number: string
  readonly to: string
  readonly pdf: string
}

export interface ReceiptLink extends PaperLink {
  readonly receipt: Receipt
}

export interface Papers {
  readonly kind: 'papers'
  readonly orderId: string
  readonly productId: string
  readonly agreed: readonly PaperLink[]
  readonly receipts: readonly ReceiptLink[]
  /** Null before the payout: nothing has happened that a statement could say. */
  readonly statement: PaperLink | null
  readonly years: readonly PaperLink[]
  /** Of what the lender forgave, paused or agreed to. */
  readonly letters: readonly PaperLink[]
  readonly letter: PaperLink | null
  /** The market's day of today: no statement goes beyond it. */
  readonly today: string
  readonly order: string
}

export type PapersView =
  | Papers
  | { readonly kind: 'problem'; readonly problem: ProblemShown; readonly order: string; readonly here: string }

export async function loadPapers(url: URL, context: Context): Promise<PapersView> {
  const orderId = readId(url.searchParams.get('orderId'))
  const productId = productIdIn(url.searchParams)
  const order = withCommon(context, orderId === '' ? addresses.orders : addresses.loanDetail, { productId, orderId })
  const api = context.get(apiContext)
  const found = orProblem(await api.getOrder(orderId === '' ? {} : { orderId }), context)
  if (found.problem !== null) return problemView(found.problem, order, url)
  const isPaidOut = found.data.documents.some(({ paper }) => paper === 'statement')
  if (!isPaidOut) return papersOf(context, found.data, [], order)
  const listed = orProblem(await api.listReceipts({ orderId: found.data.orderId }), context)
  return listed.problem === null
    ? papersOf(context, found.data, listed.data.receipts, order)
    : problemView(listed.problem, order, url)
}

function problemView({ kind, message }: ProblemShown, order: string, url: URL): PapersView {
  return { kind: 'problem', problem: { kind, message }, order, here: addressChanged(url, {}) }
}

function papersOf(context: Context, order: Order, receipts: readonly Receipt[], back: string): Papers {
  const link = (paper: Pick<Order['documents'][number], 'title' | 'number' | 'url' | 'pdfUrl'>): PaperLink[] => {
    const page = linkTarget(context, paper.url)
    const file = linkTarget(context, paper.pdfUrl)
    if (page?.kind !== 'own' || file?.kind !== 'own') return []
    const { title, number } = paper
    return [{ title, number, to: ownWithCommon(context, page.address), pdf: ownWithCommon(context, file.address) }]
  }
  const links = (...names: readonly string[]) =>
    order.documents.filter(({ paper }) => names.includes(paper)).flatMap(link)
  return {
    kind: 'papers',
    orderId: order.orderId,
    productId: order.productId,
    agreed: links('keyFacts', 'loanAgreement', 'privacy'),
    receipts: receipts.flatMap((receipt) =>
      link({ ...receipt, title: receipt.number }).map((one) => ({ ...one, receipt })),
    ),
    statement: links('statement')[0] ?? null,
    years: links('yearlyInterest'),
    letters: links('relief'),
    letter: links('closureLetter')[0] ?? null,
    today: order.amountDue.asOf,
    order: back,
  }
}
