// The home page: what needs the borrower now, most urgent first, and what is on offer.

import { addresses, addressWith } from '../../contracts/addresses.ts'
import type { CallOutput } from '../../contracts/endpoints.ts'
import { homeTaskKinds } from '../../contracts/home.ts'
import { termsOf } from '../../core/loan/offer.ts'
import { withdrawalIsAwaited } from '../../core/order/order.ts'
import { refuse } from '../../core/refusal.ts'
import {
  type Application,
  applicationAnswer,
  eligibilityAnswer,
  factsAbout,
  isAlive,
  listApplications,
  reasonsNow,
} from '../application/door.ts'
import { listRecommended, productCards } from '../catalogue/door.ts'
import type { Call, Handler } from '../http/call.ts'
import { voiceOf } from '../messages/voice.ts'
import type { NoticeFigures } from '../order/door.ts'
import { allOrders, firstNameOf, type ListedOrder } from '../order/door.ts'
import { type Borrower, findBorrower } from '../people/door.ts'

type Answer = CallOutput<'getHome'>
type Task = Answer['tasks'][number]

export const getHome: Handler<'getHome'> = async (_input, call) => {
  const borrower = await findBorrower(call.db, call.caller.borrowerId)
  if (borrower === null) return refuse('notFound')
  const orders = await allOrders(call)
  const tasks = [...orders.flatMap((order) => orderTask(call, order)), ...(await applicationTasks(call))]
  return {
    firstName: firstNameOf(borrower) ?? '',
    tasks: tasks.sort((a, b) => homeTaskKinds.indexOf(a.kind) - homeTaskKinds.indexOf(b.kind)),
    products: await productCards(call),
    eligibility: await eligibilityOf(call, borrower),
    currencySymbol: call.currencySymbol,
  }
}

function orderTask(
  call: Call,
  { listed, figures }: { readonly listed: ListedOrder; readonly figures: NoticeFigures },
): Task[] {
  const kind = kindOf(figures)
  if (kind === null) return []
  const { title, button } = call.words.application.tasks[kind]
  const { productName, productLogo, orderId, productId, amountDueMinor, nextDueDate } = listed
  const paysNow = kind === 'overdue' || kind === 'due'
  const next = figures.state?.nextInstalment ?? null
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
      productName,
      productLogo,
      buttonText: button,
      url: paysNow ? addressWith(addresses.repay, { productId, orderId }) : listed.url,
    },
  ]
}

/** Null for what needs nobody: a settled loan, and a decline after which one may apply again. */
function kindOf({ order, status, today }: NoticeFigures): Task['kind'] | null {
  switch (status) {
    case 'overdue':
    case 'due':
    case 'active':
    case 'inReview':
      return status
    case 'approved':
      if (order.payoutState === 'failed') return 'payoutFailed'
      return withdrawalIsAwaited(order, today) ? 'withdraw' : 'inReview'
    case 'declined':
      return order.retryOn !== null && order.retryOn > today ? 'declined' : null
    case 'settled':
      return null
  }
}

async function applicationTasks(call: Call): Promise<Task[]> {
  const today = call.deps.clock.today(call.market.zone)
  const tasks: Task[] = []
  const seen = new Set<string>()
  for (const application of await listApplications(call.db, call.caller.borrowerId)) {
    // Only the newest of a product counts: an older one was overtaken by it.
    if (seen.has(application.productId)) continue
    seen.add(application.productId)
    const isBarred = application.state === 'declined' && application.retryOn !== null && application.retryOn > today
    if (isAlive(application, today) || isBarred) tasks.push(await applicationTask(call, application))
  }
  return tasks
}

async function applicationTask(call: Call, application: Application): Promise<Task> {
  const { tasks, steps, taskText } = call.words.application
  const voice = voiceOf(call, call.market)
  const shown = await applicationAnswer(call, application)
  const kind = shown.state === 'open' ? 'application' : shown.state === 'approved' ? 'approved' : 'declined'
  const [reason] = shown.reasons
  const texts = {
    application: () =>
      taskText.application({
        done: shown.stepsDone,
        total: shown.stepsTotal,
        next: shown.nextStep === '' ? '' : steps[shown.nextStep].title,
      }),
    approved: () => taskText.approved({ amount: voice.money(shown.principalMinor), until: shown.validUntil ?? '' }),
    declined: () =>
      taskText.declined({ reason: reason?.text ?? '', remedy: reason?.remedy ?? '', retryOn: application.retryOn }),
  }
  return {
    kind,
    title: tasks[kind].title,
    text: texts[kind](),
    amountMinor: shown.principalMinor,
    dueDate: null,
    retryOn: kind === 'declined' ? application.retryOn : null,
    orderId: '',
    applicationId: shown.applicationId,
    productName: shown.productName,
    productLogo: shown.productLogo,
    buttonText: tasks[kind].button,
    url: shown.nextUrl,
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
  return eligibilityAnswer(await reasonsNow(db, await factsAbout(db, deps, asked)), words)
}
