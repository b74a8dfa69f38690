// The channels of this lender, one line each, and how each gets its provider.

import type { Channel, Channels, PaymentProvider } from '../../adapters/payment-channel.ts'
import { bankTransfer } from './bank-transfer.ts'
import { cornerStore } from './corner-store.ts'
import { mWallet } from './m-wallet.ts'
import { walletPage } from './wallet-page.ts'

/** In the order in which the borrower sees them; the first one is chosen until another is tapped. */
export const channels: readonly Channel[] = [cornerStore, mWallet, bankTransfer, walletPage]

/** Gives every channel its provider. Throws at start when one is missing: no channel may be shown that nobody runs. */
export function connectChannels(providers: Readonly<Record<string, PaymentProvider>>): Channels {
  return new Map(
    channels.map((channel) => {
      const connection = providers[channel.provider]
      if (connection === undefined) throw new Error(`channel ${channel.number} has no provider ${channel.provider}`)
      return [channel.number, { ...channel, connection }]
    }),
  )
}
