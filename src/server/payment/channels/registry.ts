// How each of the lender's channels gets its provider.

import type { Channel, Channels, PaymentProvider } from '../../adapters/payment-channel.ts'

/** Gives every channel its provider. Throws at start when one is missing: no channel may be shown that nobody runs. */
export function connectChannels(
  channels: readonly Channel[],
  providers: Readonly<Record<string, PaymentProvider>>,
): Channels {
  return new Map(
    channels.map((channel) => {
      const connection = providers[channel.provider]
      if (connection === undefined) throw new Error(`channel ${channel.number} has no provider ${channel.provider}`)
      return [channel.number, { ...channel, connection }]
    }),
  )
}
