// The sandbox provider as the one that sends money out.

import type { PayoutProvider } from './payout-provider.ts'
import { type SandboxMeans, sandboxPayOut } from './sandbox-provider/client.ts'

/** What the sandbox is told in place of an account where the money is collected at a counter. */
const counterNumber = 'counter'

/** Pays out through the sandbox. An account number that ends in 0000 is closed there: the way to see a failed payout. */
export function sandboxPayoutProvider(means: SandboxMeans): PayoutProvider {
  return {
    payOut: ({ key, amountMinor, currency, account }) =>
      sandboxPayOut(means, { key, amountMinor, currency, accountNumber: account?.number ?? counterNumber }),
  }
}
