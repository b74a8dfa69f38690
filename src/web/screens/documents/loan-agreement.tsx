// The loan agreement: one paper word for word behind its link, the way to that link, or what every agreement of ours says.

import type { LoaderFunctionArgs } from 'react-router'
import { addresses, classicVariant } from '../../../contracts/addresses.ts'
import type { Problem } from '../../../contracts/client.ts'
import { type AccountPaper, accountPapers, documentFile } from '../../../contracts/document-addresses.ts'
import { agreementJumpFrom, agreementScene, paperNames } from '../../../contracts/documents.ts'
import type { CallInput, CallOutput } from '../../../contracts/endpoints.ts'
import { refusalCodes } from '../../../contracts/envelope.ts'
import { parseCalendarDate } from '../../../core/calendar-date.ts'
import { formatMoney, formatPercent } from '../../../core/money.ts'
import { lowerEnd } from '../../../words/range.ts'
import { needWords, useWords } from '../../messages/words-context.tsx'
import { askedPlan, planQuery } from '../../page/asked-day.ts'
import { OwnScreen, type RouteHandle, useAddress, usePageFacts } from '../../page/page-facts.tsx'
import {
  addressChanged,
  linkTarget,
  ownWithCommon,
  productIdIn,
  readCount,
  readId,
  redirect,
} from '../../page/page-query.ts'
import { apiContext, type Context, orProblem, withCommon } from '../../page/request-context.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Go, Leaf, Quiet, Voice } from '../../ui/leaf.tsx'
import { useMoneyStyle } from '../../ui/money.tsx'
import type { ProblemShown } from '../../ui/note.tsx'
import { ProblemNoteLeaf } from '../../ui/problem-note-leaf.tsx'
import { type Paper, PaperText } from './agreement-text.tsx'

await needWords('documents', 'legal')

type PaperView =
  | { readonly kind: 'paper'; readonly paper: Paper }
  | { readonly kind: 'public'; readonly terms: GeneralTerms | null }
  | { readonly kind: 'closed' }
  /** A receipt, a period or a year that this loan has not. */
  | { readonly kind: 'missing'; readonly papers: string }
  | { readonly kind: 'problem'; readonly problem: ProblemShown; readonly here: string }

/** `framed`: shown inside another page of ours, without bar and links. `back`: the offer or the order it belongs to. */
type LoaderData = PaperView & { readonly framed: boolean; readonly back: string }

/** The page needs no script: it also stands in a frame that allows none. */
export const handle: RouteHandle = { styles: ['promo'], script: false }

export async function loader({ request, url, context }: LoaderFunctionArgs): Promise<LoaderData> {
  const framed = request.headers.get('Sec-Fetch-Dest') === 'iframe'
  return { ...(await paperFor(url, context)), framed, back: backAddress(url.searchParams, context) }
}

/** Where the paper was opened from: the offer, of either variant, or else the order. */
function backAddress(query: URLSearchParams, context: Context): string {
  const productId = productIdIn(query)
  if (query.get('from') !== agreementJumpFrom) {
    return withCommon(context, addresses.loanDetail, { productId, orderId: readId(query.get('orderId')) })
  }
  const confirm = query.get('variant') === classicVariant ? addresses.confirmClassic : addresses.confirm
  return withCommon(context, confirm, { productId, ...planQuery(askedPlan(query)) })
}

async function paperFor(url: URL, context: Context): Promise<PaperView> {
  const query = url.searchParams
  const doc = query.get('doc') ?? ''
  const document = paperNames.find((name) => name === query.get('document'))
  const position = readCount(query.get('position'))
  if (doc !== '') return await readPaper(url, context, { linkToken: doc.slice(0, 128) })
  const ids = { orderId: readId(query.get('orderId')), offerId: readId(query.get('offerId')) }
  if (document !== undefined) return await readPaper(url, context, { ...ids, paper: document })
  const accountPaper = accountPapers.find((name) => name === query.get('document'))
  if (accountPaper !== undefined) return await readDocument(url, context, accountPaper)
  if (position !== null) return await jump(url, context, { ...ids, position })
  const company = await context.get(apiContext).getCompany({})
  return { kind: 'public', terms: company.ok ? company.data.terms : null }
}

async function readPaper(url: URL, context: Context, asked: CallInput<'readPaper'>): Promise<PaperView> {
  const read = orProblem(await context.get(apiContext).readPaper(asked), context)
  if (read.problem !== null) return notRead(read.problem, url)
  const { paper, orderId = '' } = asked
  const pdf = paper === undefined || orderId === '' ? '' : ownWithCommon(context, documentFile(paper, orderId))
  return { kind: 'paper', paper: { ...read.data, pdf, csv: '' } }
}

/** A receipt or letter by its number, the statement of the days in the address, or the interest of its year. */
async function readDocument(url: URL, context: Context, paper: AccountPaper): Promise<PaperView> {
  const query = url.searchParams
  const from = parseCalendarDate(query.get('from') ?? '')
  const to = parseCalendarDate(query.get('to') ?? '')
  const year = readCount(query.get('year'))
  const asked = {
    orderId: readId(query.get('orderId')),
    paper,
    ...(paper === 'receipt' || paper === 'relief' ? { number: (query.get('number') ?? '').slice(0, 32) } : {}),
    ...(from === null ? {} : { from }),
    ...(to === null ? {} : { to }),
    ...(year === null || year > 9999 ? {} : { year }),
  }
  if (asked.orderId === '') return { kind: 'closed' }
  const read = orProblem(await context.get(apiContext).readDocument(asked), context)
  if (read.problem !== null) {
    const papers = withCommon(context, addresses.papers, { orderId: asked.orderId })
    return read.problem.code === refusalCodes.notFound ? { kind: 'missing', papers } : notRead(read.problem, url)
  }
  const { pdfUrl, csvUrl, ...written } = read.data
  const pdf = ownWithCommon(context, pdfUrl)
  const csv = csvUrl === '' ? '' : ownWithCommon(context, csvUrl)
  return { kind: 'paper', paper: { ...written, agreedAt: null, version: '', tickedByDefault: null, pdf, csv } }
}

/** Asks for the short-lived link of one paper and goes there: the link opens once and holds no identity. */
async function jump(
  url: URL,
  context: Context,
  { position, offerId, orderId }: { readonly position: number; readonly offerId: string; readonly orderId: string },
): Promise<PaperView> {
  const productId = productIdIn(url.searchParams)
  if (productId === '' || position > 99) return { kind: 'closed' }
  const api = context.get(apiContext)
  const open = url.searchParams.get('variant') === classicVariant ? api.openClassicAgreement : api.openAgreement
  const asked = { productId, scene: agreementScene, position, orderId, offerId, from: agreementJumpFrom }
  const opened = orProblem(await open(asked), context)
  if (opened.problem !== null) return notRead(opened.problem, url)
  const target = linkTarget(context, opened.data.url)
  if (target === null) return { kind: 'closed' }
  if (target.kind === 'foreign') throw redirect(context, target.address, 303)
  const variant = url.searchParams.get('variant')
  const plan = planQuery(askedPlan(url.searchParams))
  const origin: Record<string, string> = orderId === '' ? { from: agreementJumpFrom, ...plan } : { orderId }
  if (variant !== null) origin.variant = variant
  throw redirect(context, ownWithCommon(context, target.address, { productId, ...origin }), 303)
}

function notRead({ kind, message, code }: Problem, url: URL): PaperView {
  const isGone = code === refusalCodes.documentLinkHasExpired || code === refusalCodes.notFound
  return isGone ? { kind: 'closed' } : { kind: 'problem', problem: { kind, message }, here: addressChanged(url, {}) }
}

/** Of a paper that is not there nothing is known but where the others are. */
function titleOf(view: LoaderData, words: { title: string; toPapers: string }): string {
  if (view.kind === 'paper') return view.paper.title
  return view.kind === 'missing' ? words.toPapers : words.title
}

export default function LoanAgreement({ loaderData }: { loaderData: LoaderData }) {
  const words = useWords().documents
  const title = titleOf(loaderData, words)
  if (loaderData.framed) {
    return (
      <main className="page" id="page">
        <title>{title}</title>
        <Shown view={loaderData} title={title} />
      </main>
    )
  }
  return (
    <OwnScreen title={title} back={loaderData.back}>
      <Shown view={loaderData} title={title} />
    </OwnScreen>
  )
}

function Shown({ view, title }: { view: LoaderData; title: string }) {
  const words = useWords().documents
  switch (view.kind) {
    case 'paper':
      return <PaperText paper={view.paper} title={title} />
    case 'public':
      return <PublicAgreement terms={view.terms} />
    case 'closed':
      return (
        <Leaf>
          <Voice>{words.closed}</Voice>
          <Quiet>{words.closedText}</Quiet>
          <LinkButton to={view.back} line>
            {words.back}
          </LinkButton>
        </Leaf>
      )
    case 'missing':
      return (
        <Leaf>
          <Voice>{words.missing}</Voice>
          <Quiet>{words.missingText}</Quiet>
          <LinkButton to={view.papers} line>
            {words.toPapers}
          </LinkButton>
        </Leaf>
      )
    case 'problem':
      return <ProblemNoteLeaf problem={view.problem} retry={view.here} />
  }
}

type GeneralTerms = CallOutput<'getCompany'>['terms']

/** Null where nothing is on offer, or no answer came: then only how an agreement is found. */
function PublicAgreement({ terms }: { terms: GeneralTerms | null }) {
  const words = useWords().documents
  const address = useAddress()
  return (
    <>
      <Leaf>
        <div className="prose">
          <p>{words.publicText}</p>
          {terms?.term != null && <Sections terms={{ ...terms, term: terms.term }} />}
        </div>
      </Leaf>
      <Leaf list>
        <Go to={address(addresses.loanTerms)} icon="doc" text={words.terms} />
      </Leaf>
    </>
  )
}

/** The static text; every figure in it is of the products on offer, the lender's file or the market's pack. */
function Sections({ terms }: { terms: GeneralTerms & { readonly term: NonNullable<GeneralTerms['term']> } }) {
  const words = useWords().documents
  const legal = useWords().legal.terms
  const { lenderName } = usePageFacts()
  const { format, symbol } = useMoneyStyle()
  const { late, early, term } = terms
  const money = (minor = 0) => formatMoney(minor, format, symbol)
  const isFree = late !== null && late.onceNewMinor + late.onceRepeatMinor === 0 && late.tiers.length === 0
  const sections = words.published({
    ...terms,
    lender: lenderName,
    minTermDays: lowerEnd(term.minDays, term.maxDays),
    maxTermDays: term.maxDays,
    earlyText:
      early === null
        ? legal.earlyInOffer
        : legal.earlyText({ share: formatPercent(early.afterTermBps * 100, format), afterDays: early.afterDays }),
    lateText: late === null ? legal.lateInOffer : isFree ? legal.lateFree : null,
    onceNew: money(late?.onceNewMinor),
    onceRepeat: money(late?.onceRepeatMinor),
    fundingMinDays: lowerEnd(terms.fundingMinDays, terms.fundingMaxDays),
    tiers: (late?.tiers ?? []).map(({ fromDay, dailyBps }) =>
      words.publishedTier({ fromDay, rate: formatPercent(dailyBps * 100, format) }),
    ),
  })
  // A lender without cooling-off days has no such section.
  const said = sections.filter(({ text }) => text !== '')
  return said.map(({ heading, text }) => (
    <section key={heading}>
      <h2>{heading}</h2>
      <p>{text}</p>
    </section>
  ))
}
