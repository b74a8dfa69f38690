// Banks and wallets that money can be sent to, by market, with the length of their numbers. Sample data: a lender edits it.

import type { MarketId } from '../market/market.ts'

/** The two ways to a bank account. The first is the default of the product. */
export const payoutChannels = { straight: '90006', branch: '90007' } as const
export type PayoutChannel = (typeof payoutChannels)[keyof typeof payoutChannels]

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

const { straight, branch } = payoutChannels

const islands: Institutions = {
  banks: [
    { code: 'HARBOUR', name: 'Harbour Savings Bank', least: 8, most: 16, channels: [straight, branch] },
    { code: 'ISLANDS', name: 'Bank of the Islands', least: 12, most: 12, channels: [straight, branch] },
    { code: 'NORTHERN', name: 'Northern Rural Bank', least: 10, most: 13, channels: [branch] },
    { code: 'LANTERN', name: 'Lantern Digital Bank', least: 10, most: 10, channels: [straight] },
  ],
  wallets: [
    { code: 'SEAPAY', name: 'SeaPay' },
    { code: 'PALMWALLET', name: 'Palm Wallet' },
  ],
  cities: ['Manila', 'Quezon City', 'Cebu City', 'Davao City', 'Iloilo City'],
}

const india: Institutions = {
  banks: [
    { code: 'GANGES', name: 'Ganges Valley Bank', least: 9, most: 18, channels: [straight, branch] },
    { code: 'DECCAN', name: 'Deccan Cooperative Bank', least: 14, most: 14, channels: [straight, branch] },
  ],
  wallets: [
    { code: 'MANGOPAY', name: 'Mango Pay' },
    { code: 'RIVERWALLET', name: 'River Wallet' },
  ],
  cities: ['Bengaluru', 'Delhi', 'Kolkata', 'Mumbai'],
}

const indonesia: Institutions = {
  banks: [
    { code: 'NUSA', name: 'Bank Nusa Raya', least: 10, most: 16, channels: [straight, branch] },
    { code: 'RIMBA', name: 'Bank Rimba', least: 15, most: 15, channels: [straight] },
  ],
  wallets: [
    { code: 'DOMPETKU', name: 'Dompet Pelita' },
    { code: 'SAKUPAY', name: 'Saku Kita' },
  ],
  cities: ['Jakarta', 'Surabaya', 'Bandung', 'Medan'],
}

export const institutions: Readonly<Record<MarketId, Institutions>> = {
  standard: islands,
  philippines: islands,
  reference: islands,
  india,
  indonesia,
}
