// A form that tries out an amount, as an address or a post carries it: its fields, read once.

import { type TriedAmount, triedAmount } from '../../core/catalogue/amount-ruler.ts'
import type { MoneyFormat } from '../../core/market/market.ts'

/** Names of its fields. None is `amount`: that one stands in the address that the form leads to. */
const triedFields = ['step', 'typed', 'slide', 'was', 'at'] as const

/** The amount that the form means; `none` for an address without one. */
export function readTried(sent: URLSearchParams | FormData, format: MoneyFormat): TriedAmount {
  const field = (name: (typeof triedFields)[number]): string | null => {
    const value = sent.get(name)
    return typeof value === 'string' ? value : null
  }
  return triedAmount(
    { step: field('step'), typed: field('typed'), slide: field('slide'), was: field('was'), at: field('at') },
    format,
  )
}

/** True where the address is the form's own. */
export function isTry(query: URLSearchParams): boolean {
  return triedFields.some((name) => query.has(name))
}
