// Banks and wallets that money can be sent to, with the length of their numbers. Which they are is the lender's data.

/** The two ways to a bank account. The first is the default of the product. */
export const payoutChannels = { straight: '90006', branch: '90007' } as const
type PayoutChannel = (typeof payoutChannels)[keyof typeof payoutChannels]

export interface Bank {
  readonly code: string
  readonly name: string
  /** Digits of its account numbers. */
  readonly least: number
  readonly most: number
  readonly channels: readonly PayoutChannel[]
}

export interface Wallet {
  readonly code: string
  readonly name: string
}

export interface Institutions {
  readonly banks: readonly Bank[]
  readonly wallets: readonly Wallet[]
  /** Cities with a branch that pays out over the counter. */
  readonly cities: readonly string[]
}
