// What would keep an account from being deleted, found before a code is sent: the borrower would type it for nothing.

import type { RouterContextProvider } from 'react-router'
import { addresses } from '../../../contracts/addresses.ts'
import type { CallOutput } from '../../../contracts/endpoints.ts'
import { addressToOpen } from '../../page/link-target.ts'
import { apiContext, pageContext, withCommon } from '../../page/request-context.ts'

type Home = CallOutput<'getHome'>

/** A debt, an application under way, or money of the borrower's, and the page where that is settled. */
export interface KeptBy {
  readonly kind: 'debt' | 'application' | 'credit'
  readonly to: string
}

const debts: readonly Home['tasks'][number]['kind'][] = ['overdue', 'due', 'active']
const applications: readonly Home['tasks'][number]['kind'][] = ['inReview', 'withdraw', 'payout', 'payoutFailed']

/** In the order in which the server refuses. */
export function keepsOf({
  tasks,
  waiting,
}: Pick<Home, 'tasks' | 'waiting'>): { kind: KeptBy['kind']; url: string } | null {
  // Answers that were handed in but make no loan yet are erased with the account.
  const orders = tasks.filter(({ orderId }) => orderId !== '')
  const debt = orders.find(({ kind }) => debts.includes(kind))
  if (debt !== undefined) return { kind: 'debt', url: debt.detailUrl }
  const application = orders.find(({ kind }) => applications.includes(kind))
  if (application !== undefined) return { kind: 'application', url: application.detailUrl }
  const credit = waiting.find(({ kind }) => kind === 'credit')
  return credit === undefined ? null : { kind: 'credit', url: credit.url }
}

/** Null without a session, where nothing prevents it, or where the server could not be asked: it says the same after a code. */
export async function whatKeeps(context: Readonly<RouterContextProvider>): Promise<KeptBy | null> {
  if (!context.get(pageContext).signedIn) return null
  const home = await context.get(apiContext).getHome({})
  const kept = home.ok ? keepsOf(home.data) : null
  if (kept === null) return null
  return { kind: kept.kind, to: addressToOpen(context, kept.url) ?? withCommon(context, addresses.orders) }
}
