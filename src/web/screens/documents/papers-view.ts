// The papers of one loan, sorted for its page: what was agreed to, receipts, the statement, the years, the letter.

import type { LoaderFunctionArgs } from 'react-router'
import { addresses } from '../../../contracts/addresses.ts'
import type { CallOutput } from '../../../contracts/endpoints.ts'
import { type AskedDay, askedDay } from '../../page/asked-day.ts'
import { addressChanged, linkTarget, ownWithCommon, productIdIn, readId, redirect } from '../../page/page-query.ts'
import { apiContext, type Context, orProblem, withCommon } from '../../page/request-context.ts'
import type { ProblemShown } from '../../ui/note.tsx'

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
  /** The days of the form, as they were typed; the last is today at first, beyond which no statement goes. */
  readonly from: string
  readonly to: string
  /** Which of them is none. */
  readonly wrongDays: { readonly from: string | null; readonly to: string | null }
  readonly order: string
}

export type PapersView =
  | Papers
  | { readonly kind: 'problem'; readonly problem: ProblemShown; readonly order: string; readonly here: string }

/** Leads on to the statement of the days that its form asks for; where they are none, they stay in it. */
export async function loader({ url, context }: LoaderFunctionArgs): Promise<PapersView> {
  const asked = { from: askedDay(url.searchParams, 'from'), to: askedDay(url.searchParams, 'to') }
  const wrongDays = { from: wrongDay(asked.from), to: wrongDay(asked.to) }
  const isAsked = url.searchParams.get('document') === 'statement'
  const orderId = readId(url.searchParams.get('orderId'))
  const productId = productIdIn(url.searchParams)
  const order = withCommon(context, orderId === '' ? addresses.orders : addresses.loanDetail, { productId, orderId })
  const api = context.get(apiContext)
  const found = orProblem(await api.getOrder(orderId === '' ? {} : { orderId }), context)
  if (found.problem !== null) return problemView(found.problem, order, url)
  if (isAsked && wrongDays.from === null && wrongDays.to === null) {
    const days = { from: asked.from.day ?? undefined, to: asked.to.day ?? undefined }
    const about = { orderId: found.data.orderId, document: 'statement', ...days }
    throw redirect(context, withCommon(context, addresses.loanAgreement, about), 303)
  }
  const isPaidOut = found.data.documents.some(({ paper }) => paper === 'statement')
  if (!isPaidOut) return papersOf(context, found.data, [], { back: order, asked, wrongDays })
  const listed = orProblem(await api.listReceipts({ orderId: found.data.orderId }), context)
  return listed.problem === null
    ? papersOf(context, found.data, listed.data.receipts, { back: order, asked, wrongDays })
    : problemView(listed.problem, order, url)
}

/** What was typed, where it is no day; null where it is one, or nothing was. */
function wrongDay({ day, typed }: AskedDay): string | null {
  return day === null && typed !== '' ? typed : null
}

function problemView({ kind, message }: ProblemShown, order: string, url: URL): PapersView {
  return { kind: 'problem', problem: { kind, message }, order, here: addressChanged(url, {}) }
}

interface About {
  readonly back: string
  readonly asked: { readonly from: AskedDay; readonly to: AskedDay }
  readonly wrongDays: Papers['wrongDays']
}

function papersOf(context: Context, order: Order, receipts: readonly Receipt[], about: About): Papers {
  const { back, asked, wrongDays } = about
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
    from: asked.from.typed,
    to: asked.to.typed || order.amountDue.asOf,
    wrongDays,
    order: back,
  }
}
