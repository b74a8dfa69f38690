// The screens about a running account: their calls, and amounts as they write them.

/** Paths of their calls, for planned answers and the log of calls. */
export const accountCalls = {
  settlementQuote: '/hazel/v3/loan-details/settlement-quote',
  coolingOffQuote: '/hazel/v3/loan-details/cooling-off-quote',
  preview: '/hazel/v3/loan-details/payment-preview',
  receipts: '/hazel/v3/loan-details/receipts',
  refund: '/hazel/v3/loan-details/refund-request',
  document: '/hazel/v3/loan-details/document',
  agreedText: '/hazel/v3/contract/contract-text',
  details: '/hazel/v3/loan-details/loan-details',
} as const

/** An amount in minor units as the standard market writes it, without its sign. */
export function written(amountMinor: number): string {
  const whole = String(Math.floor(amountMinor / 100)).replace(/\B(?=(\d{3})+$)/g, '.')
  return `${whole},${String(amountMinor % 100).padStart(2, '0')}`
}
