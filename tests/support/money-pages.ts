// The screens that move money, as sample borrowers open them: what their loaders answered is kept for the tests with a DOM.

import { isDeepStrictEqual } from 'node:util'
import { addresses } from '../../src/contracts/addresses.ts'
import type { App, Persona } from './app.ts'
import { codeBy } from './pay-codes.ts'

export interface MoneyPage {
  /** Names the record. */
  readonly name: string
  /** The screen's module under `src/web/screens`. */
  readonly file: string
  readonly who: string
  readonly at: string | ((app: App, who: Persona) => Promise<string>)
}

export const moneyPages = [
  { name: 'confirm', file: 'offer/confirm', who: 'new-with-account', at: addresses.confirm },
  { name: 'confirm-classic', file: 'offer/confirm-classic', who: 'new-with-account', at: addresses.confirmClassic },
  { name: 'withdraw', file: 'order/order-details', who: 'approved-withdraw', at: addresses.loanDetail },
  { name: 'repay', file: 'payment/repay', who: 'due', at: addresses.repay },
  { name: 'rollover', file: 'payment/rollover', who: 'overdue', at: addresses.rollover },
  { name: 'settle', file: 'payment/closing', who: 'active', at: addresses.settleEarly },
  { name: 'cooling-off', file: 'payment/closing', who: 'just-paid-out', at: addresses.coolingOff },
  { name: 'pay-amount', file: 'payment/pay-amount', who: 'overdue', at: `${addresses.payAmount}?amount=1000` },
  { name: 'payway', file: 'payment/payway', who: 'payway-code', at: addresses.payway },
  { name: 'wallet', file: 'payment/wallet', who: 'payway-wallet', at: addresses.walletRepayment },
  { name: 'pay-code', file: 'payment/pay-code', who: 'due', at: codeBy('corner-store') },
  { name: 'pay-code-qr', file: 'payment/pay-code', who: 'active', at: codeBy('m-wallet') },
  { name: 'credit', file: 'payment/credit', who: 'overpaid', at: addresses.credit },
  { name: 'bind-account', file: 'payout-account/account', who: 'new-without-account', at: addresses.bindCard },
  { name: 'change-account', file: 'payout-account/account', who: 'payout-failed', at: addresses.addCard },
  { name: 'delete-account', file: 'identity/delete-account', who: 'active', at: addresses.deleteAccount },
  { name: 'paid-not-shown', file: 'complaint/paid-not-shown', who: 'overdue', at: addresses.paidNotShown },
] as const satisfies readonly MoneyPage[]

export type MoneyPageName = (typeof moneyPages)[number]['name']

/** The shape of a value: its fields and their kinds, of a list those of its first element. */
export function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.length === 0 ? [] : [shapeOf(value[0])]
  if (value === null || typeof value !== 'object') return typeof value
  return Object.fromEntries(
    Object.entries(value)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, inner]) => [name, shapeOf(inner)]),
  )
}

/**
 * A record that is made again: the fields of today with the values of before, so that the tests over it keep the ids, codes and days
 * that they know. Only what is of another kind, or new, has a value of today.
 */
export function renewed(before: unknown, now: unknown): unknown {
  if (Array.isArray(now) || now === null || typeof now !== 'object') {
    return isDeepStrictEqual(shapeOf(before), shapeOf(now)) ? before : now
  }
  if (Array.isArray(before) || before === null || typeof before !== 'object') return now
  const known = before as Readonly<Record<string, unknown>>
  return Object.fromEntries(
    Object.entries(now).map(([name, inner]) => [
      name,
      Object.hasOwn(known, name) ? renewed(known[name], inner) : inner,
    ]),
  )
}
