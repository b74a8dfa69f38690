// How each of the lender's channels gets its provider.

import type { Channel, Channels, ConnectedChannel, PaymentProvider } from '../../adapters/payment-channel.ts'

/** Providers by name, the first one for channels that name none. */
export type ChannelProviders = ReadonlyMap<
  string,
  { readonly connection: PaymentProvider; readonly channelAt: RegExp | null }
>

/**
 * Gives every channel its provider. Throws at start when one is missing, or does not know the way to pay that the channel names: no
 * channel may be shown that nobody runs. `isDemo` puts the one provider of the demo behind all of them.
 */
export function connectChannels(channels: readonly Channel[], providers: ChannelProviders, isDemo = false): Channels {
  return new Map(channels.map((channel) => [channel.number, connected(channel, providers, isDemo)]))
}

function connected(channel: Channel, providers: ChannelProviders, isDemo: boolean): ConnectedChannel {
  const [first] = providers.keys()
  const name = isDemo ? first : (channel.provider ?? first)
  const provider = name === undefined ? undefined : providers.get(name)
  if (name === undefined || provider === undefined) {
    throw new Error(`channel ${channel.number} has no provider ${name ?? 'at all'}: see PROVIDERS and channels.json`)
  }
  const { connection, channelAt } = provider
  if (channelAt !== null && !channelAt.test(channel.at)) {
    throw new Error(`channel ${channel.number} has at ${JSON.stringify(channel.at)}, which ${name} does not know`)
  }
  return { ...channel, provider: name, connection }
}
