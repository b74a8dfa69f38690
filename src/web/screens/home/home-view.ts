// What the borrower's home shows: what is under way, most urgent first, and the products on offer, each with its address.

import type { RouterContextProvider } from 'react-router'
import { addresses } from '../../../contracts/addresses.ts'
import type { CallOutput } from '../../../contracts/endpoints.ts'
import type { OrderStatus } from '../../../core/order/status.ts'
import { addressToOpen, pictureAddress } from '../../page/link-target.ts'
import { addressChanged } from '../../page/page-query.ts'
import { apiContext, orProblem, withCommon } from '../../page/request-context.ts'
import type { ProblemShown } from '../../ui/problem-note.tsx'
import type { RefusalReason } from '../../ui/refusal-reasons.tsx'

type Context = Readonly<RouterContextProvider>
type WireTask = CallOutput<'getHome'>['tasks'][number]

export interface HomeTask {
  readonly kind: WireTask['kind']
  readonly title: string
  readonly text: string
  readonly amountMinor: number | null
  readonly dueDate: string | null
  readonly productName: string
  readonly logo: string | null
  readonly action: string
  readonly to: string
}

export interface HomeProduct {
  readonly name: string
  readonly logo: string | null
  readonly range: string
  readonly netProceedsMinor: number
  readonly totalCostMinor: number
  readonly termDays: number
  readonly to: string
}

export interface ShownHome {
  readonly kind: 'home'
  readonly firstName: string
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
  declined: 'declined',
  active: 'active',
} as const satisfies Record<WireTask['kind'], OrderStatus>

/** Kinds whose figure is to be paid; the others' belongs to the loan. */
const toBePaid: readonly HomeTask['kind'][] = ['overdue', 'due', 'active']

export async function loadHome(url: URL, context: Context): Promise<HomeView> {
  const found = orProblem(await context.get(apiContext).getHome({}), context)
  if (found.problem !== null) {
    const { kind, message } = found.problem
    return { kind: 'problem', problem: { kind, message }, here: addressChanged(url, {}) }
  }
  const { firstName, tasks, products, eligibility } = found.data
  return {
    kind: 'home',
    firstName,
    eligibility,
    tasks: tasks.map(({ kind, title, text, amountMinor, dueDate, productName, productLogo, buttonText, url: to }) => ({
      kind,
      title,
      text,
      amountMinor: toBePaid.includes(kind) ? amountMinor : null,
      dueDate,
      productName,
      logo: pictureAddress(context, productLogo),
      action: buttonText,
      to: addressToOpen(context, to) ?? withCommon(context, addresses.orders),
    })),
    products: products.map(({ name, logo, range, productId, url: to, ...cost }) => ({
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
