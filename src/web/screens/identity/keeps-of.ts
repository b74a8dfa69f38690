// The first thing that keeps an account from being deleted.

import type { CallOutput } from '../../../contracts/endpoints.ts'

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
