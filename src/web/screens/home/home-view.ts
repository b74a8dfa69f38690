// What the borrower's home shows: what is under way, most urgent first, and the products on offer, each with its address.

import type { LoaderFunctionArgs } from 'react-router'
import { addresses } from '../../../contracts/addresses.ts'
import type { CallOutput } from '../../../contracts/endpoints.ts'
import type { OrderStatus } from '../../../core/order/status.ts'
import { type AgreedShown, agreedView } from '../../page/agreed-leaf.tsx'
import { addressChanged, addressToOpen, pictureAddress, redirect } from '../../page/page-query.ts'
import { apiContext, type Context, orProblem, pageContext, withCommon } from '../../page/request-context.ts'
import { shown } from '../../sending/failed-call.ts'
import type { ProblemShown } from '../../ui/note.tsx'
import type { RefusalReason } from '../../ui/refusal-reasons.tsx'

type WireHome = CallOutput<'getHome'>
type WireTask = WireHome['tasks'][number]

export interface HomeTask
  extends Pick<WireTask, 'kind' | 'title' | 'text' | 'amountMinor' | 'dueDate' | 'productName' | 'line'> {
  readonly logo: string | null
  readonly action: string
  readonly to: string
  /** Where the loan itself is shown. */
  readonly detail: string
  /** Where the borrower of a late loan says that it cannot be paid; else null. */
  readonly help: string | null
  readonly payments: { readonly all: number; readonly made: number; readonly late: number }
  readonly agreed: readonly AgreedShown[]
}

/** What waits beside the loans. */
export interface WaitingMatter extends Pick<HomeTask, 'title' | 'text' | 'amountMinor' | 'to'> {
  readonly kind: WireHome['waiting'][number]['kind']
}

export interface ClosedLoan
  extends Pick<NonNullable<WireHome['closedLoan']>, 'productName' | 'closedOn' | 'closedBy' | 'paymentCount'> {
  readonly letter: string
}

interface HomeProduct
  extends Pick<WireHome['products'][number], 'name' | 'range' | 'netProceedsMinor' | 'totalCostMinor' | 'termDays'> {
  readonly logo: string | null
  readonly to: string
}

export interface ShownHome {
  readonly kind: 'home'
  readonly firstName: string
  /** Has never applied for anything: welcomed and led on. */
  readonly isNew: boolean
  /** How soon the lender decides and pays out. */
  readonly times: WireHome['times']
  /** Messages that were not read yet. */
  readonly unread: number
  readonly waiting: readonly WaitingMatter[]
  readonly closed: ClosedLoan | null
  readonly tasks: readonly HomeTask[]
  readonly products: readonly HomeProduct[]
  readonly eligibility: { readonly eligible: boolean; readonly reasons: readonly RefusalReason[] }
}

export type HomeView = ShownHome | { readonly kind: 'problem'; readonly problem: ProblemShown; readonly here: string }

/** Whose picture and colours each thing has. */
export const taskStatus = {
  overdue: 'overdue',
  due: 'due',
  payoutFailed: 'approved',
  withdraw: 'approved',
  approved: 'approved',
  application: 'inReview',
  inReview: 'inReview',
  payout: 'approved',
  declined: 'declined',
  active: 'active',
} as const satisfies Record<WireTask['kind'], OrderStatus>

/** Kinds whose figure is to be paid; the others' belongs to the loan. */
const toBePaid: readonly HomeTask['kind'][] = ['overdue', 'due', 'active']

/** A visitor's home is the lender's front page. */
export async function loader({ url, context }: LoaderFunctionArgs): Promise<HomeView> {
  if (!context.get(pageContext).signedIn) throw redirect(context, withCommon(context, addresses.home))
  const found = orProblem(await context.get(apiContext).getHome({}), context)
  if (found.problem !== null) {
    return { kind: 'problem', problem: shown(found.problem), here: addressChanged(url, {}) }
  }
  return shownHome(found.data, context)
}

function shownHome({ firstName, isNew, unread, eligibility, ...home }: WireHome, context: Context): ShownHome {
  const orders = withCommon(context, addresses.orders)
  return {
    kind: 'home',
    firstName,
    isNew,
    times: home.times,
    unread,
    eligibility,
    tasks: home.tasks.map((task) => ({
      kind: task.kind,
      title: task.title,
      text: task.text,
      amountMinor: toBePaid.includes(task.kind) ? task.amountMinor : null,
      dueDate: task.dueDate,
      productName: task.productName,
      logo: pictureAddress(context, task.productLogo),
      action: task.buttonText,
      to: addressToOpen(context, task.url) ?? orders,
      detail: addressToOpen(context, task.detailUrl) ?? orders,
      help: task.canAskHelp
        ? withCommon(context, addresses.hardship, { productId: task.productId, orderId: task.orderId })
        : null,
      payments: { all: task.paymentCount, made: task.paymentsMade, late: task.paymentsLate },
      line: task.line,
      agreed: agreedView(context, task.agreed),
    })),
    // A plan on offer stands with the loan that it is of.
    waiting: home.waiting
      .filter(({ kind }) => kind !== 'plan')
      .map(({ url, ...matter }) => ({ ...matter, to: addressToOpen(context, url) ?? orders })),
    closed:
      home.closedLoan === null
        ? null
        : {
            productName: home.closedLoan.productName,
            closedOn: home.closedLoan.closedOn,
            closedBy: home.closedLoan.closedBy,
            paymentCount: home.closedLoan.paymentCount,
            letter: addressToOpen(context, home.closedLoan.letterUrl) ?? orders,
          },
    products: home.products.map(({ name, logo, range, productId, url: to, ...cost }) => ({
      name,
      logo: pictureAddress(context, logo),
      range,
      netProceedsMinor: cost.netProceedsMinor,
      totalCostMinor: cost.totalCostMinor,
      termDays: cost.termDays,
      to: addressToOpen(context, to) ?? withCommon(context, addresses.product, { productId }),
    })),
  }
}
