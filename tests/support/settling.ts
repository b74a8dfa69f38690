// What tests of many notices share: codes to pay, and the ledger of each loan against its events.

import { expect } from 'vitest'
import { ledgerBalances } from '../../src/core/ledger/loan-postings.ts'
import { trialBalance } from '../../src/server/db/ledger/ledger.ts'
import { createPayCode } from '../../src/server/payment/code/create-pay-code.ts'
import { loanBalances } from './loan-balances.ts'
import { type Borrower, granted, loanStateOf, type World } from './paying.ts'

/** A code of a borrower, by its reference. */
export async function codeOf(world: World, who: Borrower, changes: Record<string, unknown> = {}): Promise<string> {
  const wish = { orderId: who.orderId, amountMinor: 140_000, channelNumber: 'bank-transfer', ...changes }
  return granted(await world.call(createPayCode, who, wish)).ref
}

/** The ledger of each loan is what its events imply. */
export async function expectPosted(world: World, people: readonly Borrower[]): Promise<void> {
  for (const who of people) {
    const posted = await loanBalances(world.db, who.orderId)
    expect(posted).toEqual(ledgerBalances(await loanStateOf(world, who)))
  }
  expect((await trialBalance(world.db)).balanced).toBe(true)
}
