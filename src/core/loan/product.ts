// A product: what a lender may offer, as data. Checked when it is defined, so that no offer can contradict itself.

import type { MarketId } from '../market/market.ts'
import type { EarlyRepaymentTerms, InterestMethod, LateTariff, Part, RolloverTerms } from './terms.ts'

/** A fee rule of a product: a fixed sum or a share of the principal (basis points, rounded half up). */
export interface FeeRule {
  readonly code: string
  readonly amount: { readonly fixedMinor: number } | { readonly principalBps: number }
  readonly taken: 'deducted' | 'added'
}

export interface Product {
  readonly id: string
  readonly market: MarketId
  readonly name: string
  readonly logo: string
  readonly minPrincipalMinor: number
  readonly maxPrincipalMinor: number
  readonly defaultPrincipalMinor: number
  readonly termDays: number
  readonly instalmentCount: number
  readonly interest: InterestMethod
  readonly fees: readonly FeeRule[]
  readonly late: LateTariff
  readonly rollover: RolloverTerms | null
  readonly earlyRepayment: EarlyRepaymentTerms
  readonly coolingOffDays: number
  readonly allocation: readonly Part[]
  /** True where the borrower taps 'Withdraw Now' before the money leaves. */
  readonly manualWithdrawal: boolean
}
