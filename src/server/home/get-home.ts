// The home page: what needs the borrower now, most urgent first, what waits, and what is on offer where nothing is owed.

import { addresses, addressWith } from '../../contracts/addresses.ts'
import { documentPage } from '../../contracts/document-addresses.ts'
import type { CallOutput } from '../../contracts/endpoints.ts'
import { homeTaskKinds } from '../../contracts/home.ts'
import { isBarred } from '../../core/application/eligibility.ts'
import { addDays, dateIn } from '../../core/calendar-date.ts'
import { termsOf } from '../../core/loan/offer.ts'
import { markets } from '../../core/market/markets.ts'
import { retryAfterDays, withdrawalIsAwaited } from '../../core/order/order.ts'
import { refuse } from '../../core/refusal.ts'
import { voiceOf } from '../../words/voice.ts'
import { loadLoan } from '../account/loan/door.ts'
import { type Application, isAlive, listApplications } from '../application/form/door.ts'
import { isWaiting } from '../application/review/door.ts'
import { eligibilityAnswer, factsAbout, reasonsNow } from '../application/verdict/door.ts'
import { applicationAnswer, lineAnswer } from '../application/view/door.ts'
import { listRecommended, productCards } from '../catalogue/product/door.ts'
import type { Call, Handler } from '../http/call.ts'
import { unreadCount } from '../inbox/door.ts'
import { agreedAnswer, helpOf } from '../order/hardship/door.ts'

import {
  allOrders,
  dayInNotice,
  firstNameOf,
  type ListedOrder,
  lineOf,
  type NoticeFigures,
} from '../order/page/door.ts'
import { type Borrower, findBorrower } from '../people/borrower/door.ts'
import { waitingMatters } from './waiting-matters.ts'

type Answer = CallOutput<'getHome'>
type Task = Answer['tasks'][number]
type Shown = { readonly listed: ListedOrder; readonly figures: NoticeFigures }

/** Beside all others nothing is offered: a decline that bars no product, or answers that are still being given, leave the choice free. */
const leavesFree: readonly Task['kind'][] = ['declined', 'application']

export const getHome: Handler<'getHome'> = async (_input, call) => {
  const borrower = await findBorrower(call.db, call.caller.borrowerId)
  if (borrower === null) return refuse('notFound')
  const orders = await allOrders(call)
  const applications = await listApplications(call.db, borrower.id)
  const tasks = [
    ...(await Promise.all(orders.map((order) => orderTask(call, order)))).flat(),
    ...(await applicationTasks(call, applications, orders)),
  ]
  const eligibility = await eligibilityOf(call, borrower)
  const { decisionDays, fundingMinDays, fundingMaxDays } = call.deps.lender.terms
  return {
    firstName: firstNameOf(borrower) ?? '',
    isNew: orders.length === 0 && applications.length === 0,
    times: { decisionDays, fundingMinDays, fundingMaxDays },
    tasks: tasks.sort(byUrgency),
    unread: await unreadCount(call, orders, applications),
    waiting: await waitingMatters(call, orders),
    closedLoan: closedLoanOf(orders),
    products: isBarred(eligibility.reasons) ? [] : await offeredBeside(call, tasks),
    eligibility,
    currencySymbol: call.currencySymbol,
  }
}

/** By kind; among loans of one kind the one whose day comes, or came, first. */
function byUrgency(a: Task, b: Task): number {
  const kinds = homeTaskKinds.indexOf(a.kind) - homeTaskKinds.indexOf(b.kind)
  if (kinds !== 0) return kinds
  return a.dueDate === null || b.dueDate === null ? 0 : a.dueDate.localeCompare(b.dueDate)
}

/** No product is shown to a borrower who owes or waits for a decision, or who is barred; an application under way is among the tasks. */
async function offeredBeside(call: Call, tasks: readonly Task[]): Promise<Answer['products']> {
  if (tasks.some(({ kind }) => !leavesFree.includes(kind))) return []
  const begun = tasks.map(({ productId }) => productId)
  const cards = (await productCards(call)).filter(({ productId }) => !begun.includes(productId))
  return cards.sort((a, b) => a.apr - b.apr)
}

function closedLoanOf(orders: readonly Shown[]): Answer['closedLoan'] {
  const [last] = orders
    .flatMap(({ listed, figures: { order, state } }) =>
      order.settledOn === null || state === null ? [] : [{ listed, on: order.settledOn, state }],
    )
    .sort((a, b) => b.on.localeCompare(a.on))
  if (last === undefined) return null
  return {
    productName: last.listed.productName,
    closedOn: last.on,
    closedBy: last.state.closed?.by ?? 'payment',
    paymentCount: last.state.instalments.length,
    letterUrl: documentPage('closureLetter', last.listed.orderId),
  }
}

async function orderTask(call: Call, { listed, figures }: Shown): Promise<Task[]> {
  const kind = kindOf(figures)
  if (kind === null) return []
  const { title, button } = call.words.application.tasks[kind]
  const { productName, productLogo, orderId, productId, amountDueMinor, nextDueDate } = listed
  const paysNow = kind === 'overdue' || kind === 'due'
  const voice = voiceOf(call, markets[figures.order.market])
  const next = figures.state?.nextInstalment ?? null
  const agreed = figures.state === null ? [] : await agreedAnswer(call, await loadLoan(call.db, figures.order))
  const offered = agreed.find(({ kind: what }) => what === 'planOffered')
  return [
    {
      kind,
      title,
      text: listed.noticeText,
      amountMinor: paysNow ? amountDueMinor : kind === 'active' ? (next?.unpaidMinor ?? null) : listed.principalMinor,
      dueDate: nextDueDate,
      retryOn: kind === 'declined' ? figures.order.retryOn : null,
      orderId,
      applicationId: '',
      productId,
      productName,
      productLogo,
      buttonText: offered === undefined ? button : call.words.hardship.agreed.offered.open,
      url:
        offered !== undefined
          ? offered.openUrl
          : paysNow
            ? addressWith(addresses.repay, { productId, orderId })
            : listed.url,
      detailUrl: listed.url,
      line: lineAnswer(lineOf(figures, voice.market.zone), call.words, dayInNotice(figures, voice)),
      ...paymentsOf(figures),
      canAskHelp: kind === 'overdue' && (await canAskHelp(call, figures, agreed)),
      agreed,
    },
  ]
}

/** Who has a plan, a promise or a moved date says there what has changed; asked twice, help comes no sooner. */
async function canAskHelp(call: Call, figures: NoticeFigures, agreed: Task['agreed']): Promise<boolean> {
  if (agreed.some(({ kind }) => kind !== 'autopay')) return false
  return (await helpOf(call.db, call.deps, figures)).state === 'none'
}

function paymentsOf({ state }: Pick<NoticeFigures, 'state'>) {
  const plan = state?.instalments ?? []
  return {
    paymentCount: plan.length,
    paymentsMade: plan.filter(({ standing }) => standing === 'paid').length,
    paymentsLate: plan.filter(({ standing }) => standing === 'late').length,
  } satisfies Partial<Task>
}

/** Null for what needs no act: a settled loan, and a decline after which one may apply again. */
function kindOf({ order, status, application, today }: NoticeFigures): Task['kind'] | null {
  switch (status) {
    case 'overdue':
    case 'due':
    case 'active':
      return status
    case 'inReview':
      return application === null ? 'inReview' : 'payout'
    case 'approved':
      if (order.payoutState === 'failed') return 'payoutFailed'
      return withdrawalIsAwaited(order, today) ? 'withdraw' : 'payout'
    case 'declined':
      return order.retryOn !== null && order.retryOn > today ? 'declined' : null
    case 'settled':
      return null
  }
}

async function applicationTasks(
  call: Call,
  applications: readonly Application[],
  orders: readonly Shown[],
): Promise<Task[]> {
  const today = call.deps.clock.today(call.market.zone)
  const tasks: Task[] = []
  const seen = new Set<string>()
  for (const application of applications) {
    // Only the newest of a product counts: an older one was overtaken by it.
    if (seen.has(application.productId)) continue
    seen.add(application.productId)
    const hasADay = application.state === 'declined' && application.retryOn !== null && application.retryOn > today
    const isAskedAgain = application.state === 'declined' && (await isWaiting(call.db, application.id))
    const isAnswered = isLastAnswer(call, application, { applications, orders })
    if (isAlive(application, today) || hasADay || isAskedAgain || isAnswered)
      tasks.push(await applicationTask(call, application))
  }
  return tasks
}

/**
 * True of a decline after which one may apply again at once: it is the last that the borrower heard of us until they apply anew,
 * for as many days as the other declines last. One whose day has come is over.
 */
function isLastAnswer(
  { deps, market }: Call,
  { id, state, decidedAt, retryOn }: Application,
  { applications, orders }: { readonly applications: readonly Application[]; readonly orders: readonly Shown[] },
): boolean {
  if (state !== 'declined' || decidedAt === null || retryOn !== null || applications[0]?.id !== id) return false
  const hasAppliedSince = orders.some(({ figures: { order } }) => order.appliedAt > decidedAt)
  return !hasAppliedSince && deps.clock.today(market.zone) < addDays(dateIn(market.zone, decidedAt), retryAfterDays)
}

/** An application that expired is no task; one that was barred is shown as declined. */
const taskKinds = {
  open: 'application',
  checking: 'inReview',
  referred: 'inReview',
  approved: 'approved',
  declined: 'declined',
  ended: 'declined',
} as const satisfies Record<Application['state'], Task['kind']>

async function applicationTask(call: Call, application: Application): Promise<Task> {
  const { tasks, steps, taskText } = call.words.application
  const voice = voiceOf(call, call.market)
  const shown = await applicationAnswer(call, application)
  const kind = taskKinds[shown.state]
  const [reason] = shown.reasons
  // While a person decides, or others are asked, that is what there is to say.
  const withPerson = shown.review?.state === 'waiting' || shown.review?.state === 'checking' ? shown.review : null
  const texts = {
    inReview: () => '',
    application: () =>
      taskText.application({
        done: shown.stepsDone === shown.stepsTotal ? null : shown.stepsDone,
        total: shown.stepsTotal,
        next: shown.nextStep === '' ? '' : steps[shown.nextStep].title,
      }),
    approved: () => taskText.approved({ amount: voice.money(shown.principalMinor), until: shown.validUntil ?? '' }),
    declined: () =>
      taskText.declined({ reason: reason?.text ?? '', remedy: reason?.remedy ?? '', retryOn: application.retryOn }),
  }
  return {
    kind,
    title: withPerson?.title ?? tasks[kind].title,
    text: withPerson?.text ?? texts[kind](),
    amountMinor: shown.principalMinor,
    dueDate: null,
    retryOn: kind === 'declined' ? application.retryOn : null,
    orderId: '',
    applicationId: shown.applicationId,
    productId: shown.productId,
    productName: shown.productName,
    productLogo: shown.productLogo,
    buttonText: tasks[kind].button,
    url: shown.nextUrl,
    detailUrl: shown.nextUrl,
    line: shown.line,
    ...paymentsOf({ state: null }),
    canAskHelp: false,
    agreed: [],
  }
}

/** Whether a loan of the first product could be had; a product of one's own choice is asked about on its page. */
async function eligibilityOf(call: Call, borrower: Borrower): Promise<Answer['eligibility']> {
  const { db, deps, market, words } = call
  const [first] = await listRecommended(db, market.id, { except: [], limit: 1 })
  if (first === undefined) return eligibilityAnswer([{ reason: 'amountNotOffered', retryOn: null }], words)
  const { product } = first
  const terms = termsOf(product, { principalMinor: product.defaultPrincipalMinor, client: borrower.clientKind, market })
  const asked = { borrowerId: borrower.id, productId: product.id, terms, market, exceptOrderId: null }
  return eligibilityAnswer(await reasonsNow(db, deps, await factsAbout(db, deps, asked)), words)
}
