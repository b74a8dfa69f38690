// What production starts with and what then fails for a borrower: an origin that is not allowed, another currency, a test account.

import { markets } from '../../../core/market/markets.ts'
import type { Config } from '../../../settings/config.ts'
import { type Channel, walletChannelNumber } from '../../ports/payment-channel.ts'
import { type NamedConfig, namedProviders } from './connect-providers.ts'
import type { ConnectedProvider, ProviderManifest } from './provider.ts'

interface Named {
  readonly name: string
  readonly manifest: ProviderManifest
  readonly ports: ConnectedProvider
}

/** One sentence each, of 200 signs at most, with what to change; none where the configuration is whole. No call is made. */
export function halfConfigured(
  config: NamedConfig & Pick<Config, 'mode' | 'policyPack' | 'allowedLinkOrigins'>,
  channels: readonly Pick<Channel, 'number' | 'provider'>[],
): readonly string[] {
  if (config.mode === 'demo') return []
  const named = namedProviders(config)
  const wallet = walletBy(named, channels)
  const { currency } = markets[config.policyPack]
  return [
    ...named.flatMap((one) => closedPages(one, config, wallet)),
    ...named.flatMap((one) => otherCurrency(one, currency)),
    ...named.flatMap((one) => otherMarket(one, config.policyPack)),
    ...named
      .filter(({ manifest }) => manifest.isTestAccount(config.providerEnvironment) === true)
      .map(({ name }) => `PROVIDERS: the settings of ${name} are of a test account, where no money moves.`),
  ]
}

/** Who runs the wallet: the one channel whose page is opened. The codes of the others are shown, links among them. Null without a wallet. */
function walletBy(named: readonly Named[], channels: readonly Pick<Channel, 'number' | 'provider'>[]): string | null {
  const wallet = channels.find(({ number }) => number === walletChannelNumber)
  if (wallet === undefined) return null
  return wallet.provider ?? named.find(({ ports }) => ports.payments !== undefined)?.name ?? null
}

/** Pages of the provider to which a borrower is led and the link gate does not let through. */
function closedPages(
  { name, manifest, ports }: Named,
  { allowedLinkOrigins, providerEnvironment }: Pick<Config, 'allowedLinkOrigins' | 'providerEnvironment'>,
  wallet: string | null,
): string[] {
  return (manifest.pageOrigins?.(providerEnvironment) ?? [])
    .filter(({ port, origin }) => ports[port] !== undefined && !allowedLinkOrigins.includes(origin))
    .filter(({ port }) => port !== 'payments' || name === wallet)
    .map(({ origin, what }) => `ALLOWED_LINK_ORIGINS lacks ${origin} (${name}): ${what} cannot be opened.`)
}

function otherCurrency({ name, manifest, ports }: Named, currency: ProviderManifest['currencies'][number]): string[] {
  const taken = {
    payments: manifest.currencies,
    payouts: ports.payouts?.currencies ?? [],
    cards: ports.cards?.currencies ?? [],
  }
  return (['payments', 'payouts', 'cards'] as const)
    .filter((port) => ports[port] !== undefined && !taken[port].includes(currency))
    .map((port) => `PROVIDERS: ${name} does no ${port} in ${currency}, the currency of POLICY_PACK.`)
}

/** An identity service or bureau that does not cover the market: every application would wait for a person. */
function otherMarket({ name, ports }: Named, market: Config['policyPack']): string[] {
  return (['identity', 'bureau'] as const)
    .filter((port) => ports[port] !== undefined && ports[port]?.markets.includes(market) === false)
    .map((port) => `PROVIDERS: ${name} knows nobody in ${market}, and is not asked for ${port}.`)
}
