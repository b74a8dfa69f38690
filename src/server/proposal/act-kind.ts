// What every kind of act has: its effect, computed before anybody signs it, and how it is carried out once somebody has.

import type { WorkKind } from '../../core/desk/work-clock.ts'
import type { LedgerTransfer } from '../../core/ledger/accounts.ts'
import type { Effect } from '../../core/proposal/effect.ts'
import type { WhyNot } from '../../core/proposal/kinds.ts'
import type { Order } from '../account/record/door.ts'
import type { Tx } from '../db/database.ts'
import type { Deps } from '../deps.ts'

/** Why it cannot be proposed or done: fields that are wrong, or a reason of the closed list, with the field that it hangs on. */
export type NotPossible =
  | { readonly fields: readonly string[] }
  | { readonly field?: 'part' | 'amountMinor'; readonly why: WhyNot }

interface Sides<Side> {
  readonly before: Side
  readonly after: Side
  readonly transfers: readonly LedgerTransfer[]
}

/** Of a loan. `asOf` stands first, where the figures are those of a day that is still to come. */
type LoanEffect = Pick<Effect, 'before' | 'after' | 'transfers'> & Partial<Pick<Effect, 'asOf'>>

/** What an officer signs, as it is stored and marked: the order of its fields counts. */
type SignedEffect =
  | LoanEffect
  | Sides<{ readonly suspenseMinor: number; readonly currency: string }>
  | Sides<{ readonly blockedUntil: string | null }>

/** What would happen, and whom and what it is about. */
export interface Possible {
  readonly order: Order | null
  readonly userId: string | null
  readonly paymentId: string | null
  readonly effect: SignedEffect
  /** Items of the work list that it would end: another officer may hold one. */
  readonly items: readonly { readonly kind: WorkKind; readonly id: string }[]
}

export interface OnLoan extends Possible {
  readonly order: Order
  readonly effect: LoanEffect
}

export interface Doing {
  readonly proposalId: string
  readonly reason: string
  /** Who decided: kept beside what was done. */
  readonly officerId: string
}

/**
 * One kind of act. `effect` locks all that it looks at, so that what it found still holds when `carryOut` gets it, in the same
 * transaction. `carryOut` throws where the effect and the act would differ.
 */
export interface ActKind<Act, Found extends Possible> {
  effect(tx: Tx, deps: Deps, act: Act): Promise<Found | NotPossible>
  carryOut(tx: Tx, deps: Deps, found: Found, doing: Doing): Promise<void>
}

/** The effect of an act now, and how exactly that is carried out. */
export interface Quoted extends Possible {
  carryOut(doing: Doing): Promise<void>
}

/** A kind without the type of what its effect finds: `carryOut` gets nothing but what `effect` has found. */
export type QuotedKind<Act> = (tx: Tx, deps: Deps, act: Act) => Promise<Quoted | NotPossible>

/** Binds the two halves of a kind. */
export function actKind<Act, Found extends Possible>({ effect, carryOut }: ActKind<Act, Found>): QuotedKind<Act> {
  return async (tx, deps, act) => {
    const found = await effect(tx, deps, act)
    return isPossible(found) ? { ...found, carryOut: (doing) => carryOut(tx, deps, found, doing) } : found
  }
}

export function isPossible<Found extends Possible>(of: Found | NotPossible | { readonly why: string }): of is Found {
  return 'effect' in of
}
