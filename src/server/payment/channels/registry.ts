// How each of the lender's channels gets its provider.

import type { Channel, Channels, ConnectedChannel, PaymentProvider } from '../../ports/payment-channel.ts'
import { canShow, type WayToPay, wayAt } from '../../ports/way-to-pay.ts'

/** Providers by name, the first one for channels that name none. */
export type ChannelProviders = ReadonlyMap<
  string,
  { readonly connection: PaymentProvider; readonly ways: readonly WayToPay[] }
>

/**
 * Gives every channel its provider. Throws at start when one is missing, or does not know the way to pay that the channel names: no
 * channel may be shown that nobody runs. `isDemo` puts the one provider of the demo behind all of them.
 */
export function connectChannels(channels: readonly Channel[], providers: ChannelProviders, isDemo = false): Channels {
  return new Map(channels.map((channel) => [channel.number, connected(channel, providers, isDemo)]))
}

/** Why channels cannot be run by these providers, one sentence each: what {@link connectChannels} would throw. */
export function channelFaults(channels: readonly Channel[], providers: ChannelProviders): readonly string[] {
  return channels.flatMap((channel) => {
    const found = runBy(channel, providers, false)
    return typeof found === 'string' ? [found] : []
  })
}

function connected(channel: Channel, providers: ChannelProviders, isDemo: boolean): ConnectedChannel {
  const found = runBy(channel, providers, isDemo)
  if (typeof found === 'string') throw new Error(found)
  return found
}

/** The channel with its provider, or why it has none. */
function runBy(channel: Channel, providers: ChannelProviders, isDemo: boolean): ConnectedChannel | string {
  const [first] = providers.keys()
  const name = isDemo ? first : (channel.provider ?? first)
  const provider = name === undefined ? undefined : providers.get(name)
  if (name === undefined || provider === undefined)
    return `channel ${channel.number} has no provider ${name ?? 'at all'}: see PROVIDERS and channels.json`
  const { connection, ways } = provider
  const way = wayAt(ways, channel.at)
  if (way === null) return `channel ${channel.number} has at ${JSON.stringify(channel.at)}, which ${name} does not know`
  if (!canShow(way, channel.presentation))
    return `channel ${channel.number} has presentation ${channel.presentation}, which codes of ${name} at ${JSON.stringify(channel.at)} cannot be shown as`
  return { ...channel, provider: name, connection, way }
}
