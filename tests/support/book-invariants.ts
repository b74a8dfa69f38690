// What must hold of the books as a whole: journals, acknowledgements, refusals, and what may be open only once.

import {
  type LedgerAccount,
  type LedgerBalances,
  type LedgerTransfer,
  ledgerAccounts,
} from '../../src/core/ledger/accounts.ts'
import { noBalances } from '../../src/core/ledger/loan-postings.ts'
import { type OrderStatus, openStatuses } from '../../src/core/order/status.ts'
import { type IntentState, liveIntentStates } from '../../src/core/payment/intent.ts'
import type { PayPurpose } from '../../src/core/payment/pay-purpose.ts'
import { type Violation, violationsOf } from './invariant.ts'

/** One entry of a loan's ledger. `kind` and `key` together are its cause. */
export interface JournalEntry {
  readonly kind: string
  readonly key: string
  readonly transfers: readonly LedgerTransfer[]
}

/** The entries of one loan, in order: each cause once, each day once, and together exactly the balances. */
export function journalViolations(journal: readonly JournalEntry[], balances: LedgerBalances): Violation[] {
  const keysOfKind = new Map<string, Set<string>>()
  let dayEntries = 0
  let isSound = true
  const sums: Record<LedgerAccount, number> = { ...noBalances }
  for (const { kind, key, transfers } of journal) {
    const keys = keysOfKind.get(kind)
    if (keys === undefined) keysOfKind.set(kind, new Set([key]))
    else keys.add(key)
    if (kind === 'dayClose') dayEntries += 1
    for (const { debit, credit, amountMinor } of transfers) {
      isSound &&= Number.isSafeInteger(amountMinor) && amountMinor > 0 && debit !== credit
      sums[debit] += amountMinor
      sums[credit] -= amountMinor
    }
  }
  let causes = 0
  for (const keys of keysOfKind.values()) causes += keys.size
  const days = keysOfKind.get('dayClose')?.size ?? 0
  const isFull = ledgerAccounts.every((account) => sums[account] === balances[account])
  return violationsOf([
    [causes === journal.length, 'oneEntryForEachCause', () => `${journal.length} entries of ${causes} causes`],
    [days === dayEntries, 'dayAccruesOnce', () => `${dayEntries} accruals on ${days} days`],
    [isSound && isFull, 'postingsAddUpToZero', () => 'the entries do not lead to the balances'],
  ])
}

/** Entries are immutable: the earlier journal is a prefix of the later one. */
export function historyViolations(earlier: readonly JournalEntry[], later: readonly JournalEntry[]): Violation[] {
  const isKept = earlier.every((entry, index) => JSON.stringify(entry) === JSON.stringify(later[index]))
  return violationsOf([[isKept, 'pastIsNotRewritten', () => `an entry of ${earlier.length} was changed or is gone`]])
}

/** Every acknowledged change is stored. */
export function keptViolations(acknowledged: Iterable<string>, kept: { has(key: string): boolean }): Violation[] {
  const lost = [...acknowledged].filter((key) => !kept.has(key))
  return violationsOf([
    [lost.length === 0, 'acknowledgedIsKept', () => `lost although acknowledged: ${lost.join(', ')}`],
  ])
}

/** A refused call leaves the books as they were; both are hashes or equal descriptions of the whole. */
export function refusalViolations(before: string, after: string, refused: string): Violation[] {
  return violationsOf([
    [before === after, 'refusalChangesNothing', () => `${refused} was refused, and the books changed`],
  ])
}

export interface OpenOrder {
  readonly borrowerId: string
  readonly productId: string
  readonly status: OrderStatus
}

export interface OpenIntent {
  readonly orderId: string
  readonly purpose: PayPurpose
  readonly state: IntentState
}

/** At most one open application or loan for each borrower and product, one live intent for each order and purpose. */
export function openViolations(orders: readonly OpenOrder[], intents: readonly OpenIntent[]): Violation[] {
  const open = orders.filter(({ status }) => openStatuses.includes(status))
  const live = intents.filter(({ state }) => liveIntentStates.includes(state))
  const twice = [
    ...repeated(open, ({ borrowerId, productId }) => `order of ${borrowerId} for ${productId}`),
    ...repeated(live, ({ orderId, purpose }) => `${purpose} of ${orderId}`),
  ]
  return violationsOf([[twice.length === 0, 'oneOfEachIsOpen', () => `open twice: ${twice.join(', ')}`]])
}

function repeated<T>(items: readonly T[], keyOf: (item: T) => string): string[] {
  if (items.length < 2) return []
  const keys = items.map(keyOf)
  return keys.filter((key, index) => keys.indexOf(key) !== index)
}
