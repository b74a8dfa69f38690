// The facts on which an application is decided: the borrower, the product's range, the other loans, what is left of an income.

import { addDays, type CalendarDate, daysBetween } from '../../../core/calendar-date.ts'
import { buildSchedule } from '../../../core/loan/schedule.ts'
import type { LoanTerms } from '../../../core/loan/terms.ts'
import type { Market } from '../../../core/market/market.ts'
import {
  type ApplicationFacts,
  ageInYears,
  type DecisionLimits,
  heaviestMonthMinor,
  latenessCountsDays,
} from '../../../core/order/decision-rules.ts'
import { openStatuses } from '../../../core/order/status.ts'
import { loadLoan, stateOf, statusOn } from '../../account/loan/door.ts'
import { listOrders } from '../../account/order/door.ts'
import { findProduct } from '../../catalogue/product/door.ts'
import type { Queries } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { type Borrower, findBorrower } from '../../people/borrower/door.ts'
import { openDetails } from '../form/application-store.ts'

/** What is to be decided. `exceptOrderId`: the order itself, which is no other loan. */
export interface DecisionCase {
  readonly borrowerId: string
  readonly productId: string
  readonly terms: LoanTerms
  readonly market: Market
  readonly exceptOrderId: string | null
}

export interface KnownFacts {
  readonly facts: ApplicationFacts
  readonly borrower: Borrower
  readonly today: CalendarDate
  readonly history: History
}

/** What a borrower's orders say. */
interface History extends Pick<ApplicationFacts, 'otherOpenLoans' | 'worstDaysPastDue' | 'worstDaysLateBefore'> {
  /** The open order of the product, if there is one. */
  readonly openOfProduct: string | null
  /** The day before which a declined order bars a new application. */
  readonly declinedUntil: CalendarDate | null
  /** When the newest payment that came too late to be forgiven is forgotten. */
  readonly latenessForgottenOn: CalendarDate | null
}

/** Gathers the facts. Throws when the borrower does not exist. */
export async function factsAbout(db: Queries, deps: Deps, asked: DecisionCase): Promise<KnownFacts> {
  const { borrowerId, productId, terms, market, exceptOrderId } = asked
  const borrower = await findBorrower(db, borrowerId)
  if (borrower === null) throw new Error(`there is no borrower ${borrowerId}`)
  const today = deps.clock.today(market.zone)
  const listed = await findProduct(db, productId, market.id)
  const history = await historyOf(db, { borrowerId, productId, exceptOrderId }, today, deps.lender.limits)
  const { otherOpenLoans, worstDaysPastDue, worstDaysLateBefore } = history
  const facts = {
    principalMinor: terms.principalMinor,
    range:
      listed === null
        ? null
        : { minMinor: listed.product.minPrincipalMinor, maxMinor: listed.product.maxPrincipalMinor },
    ageYears: borrower.birthDate === null ? null : ageInYears(borrower.birthDate, today),
    isBlocked: borrower.blockedUntil !== null && today <= borrower.blockedUntil,
    otherOpenLoans,
    worstDaysPastDue,
    worstDaysLateBefore,
    monthly: await monthlyOf(db, deps, borrowerId),
    heaviestMonthMinor: heaviestMonthMinor(buildSchedule(terms, today)),
  }
  return { facts, borrower, today, history }
}

/** Null until both the work and the other payments were told: a borrower who came through an app of the lender is asked neither. */
async function monthlyOf(db: Queries, deps: Deps, borrowerId: string): Promise<ApplicationFacts['monthly']> {
  const job = await openDetails(db, deps, { borrowerId, step: 'job' })
  const ext = await openDetails(db, deps, { borrowerId, step: 'ext' })
  if (job === null || ext === null) return null
  return {
    incomeMinor: Number(job.details.monthlyIncome ?? 0),
    otherPaymentsMinor: Number(ext.details.otherPayments ?? 0),
  }
}

async function historyOf(
  db: Queries,
  { borrowerId, productId, exceptOrderId }: Pick<DecisionCase, 'borrowerId' | 'productId' | 'exceptOrderId'>,
  today: CalendarDate,
  { daysLateBeforeAtMost }: Pick<DecisionLimits, 'daysLateBeforeAtMost'>,
): Promise<History> {
  const seen = {
    otherOpenLoans: 0,
    worstDaysPastDue: 0,
    worstDaysLateBefore: 0,
    openOfProduct: null as string | null,
    declinedUntil: null as CalendarDate | null,
    latenessForgottenOn: null as CalendarDate | null,
  }
  for (const other of await listOrders(db, borrowerId)) {
    if (other.id === exceptOrderId) continue
    const account = await loadLoan(db, other)
    const state = stateOf(account, today)
    if (openStatuses.includes(statusOn(account, today))) {
      seen.otherOpenLoans += 1
      if (other.productId === productId) seen.openOfProduct = other.id
    }
    if (other.status === 'declined') seen.declinedUntil = later(seen.declinedUntil, other.retryOn)
    if (state === null) continue
    seen.worstDaysPastDue = Math.max(seen.worstDaysPastDue, state.daysPastDue)
    for (const { dueDate, paidOn } of state.instalments) {
      if (paidOn === null || daysBetween(paidOn, today) > latenessCountsDays) continue
      const daysLate = daysBetween(dueDate, paidOn)
      seen.worstDaysLateBefore = Math.max(seen.worstDaysLateBefore, daysLate)
      if (daysLate > daysLateBeforeAtMost) {
        seen.latenessForgottenOn = later(seen.latenessForgottenOn, addDays(paidOn, latenessCountsDays + 1))
      }
    }
  }
  return seen
}

function later(a: CalendarDate | null, b: CalendarDate | null): CalendarDate | null {
  if (a === null || b === null) return a ?? b
  return a > b ? a : b
}
