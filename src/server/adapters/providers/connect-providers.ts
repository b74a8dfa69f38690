// Connects what PROVIDERS names, each with its own settings and breaker; the demo has the sandbox in this process, and no other provider.

import path from 'node:path'
import { type CheckKind, checkKinds } from '../../../core/application/outside-check.ts'
import { type Config, ConfigError } from '../../../settings/config.ts'
import { isInMemory } from '../../../settings/data-dir.ts'
import type { AccountNames } from '../../ports/account-names.ts'
import type { CallEnd } from '../../ports/breaker.ts'
import type { BusinessClock } from '../../ports/clock.ts'
import type { LenderData } from '../../ports/lender/lender-data.ts'
import type { Log } from '../../ports/log.ts'
import { type MessageProvider, messagesBy } from '../../ports/message-provider.ts'
import type { OutsideChecks } from '../../ports/outside-check.ts'
import type { CardProcessor } from '../../ports/payment-card.ts'
import type { PaymentProvider } from '../../ports/payment-channel.ts'
import { type PayoutProvider, type Payouts, payoutsBy } from '../../ports/payout-provider.ts'
import type { PushProvider } from '../../ports/push.ts'
import type { SettlementSources } from '../../ports/settlement-source.ts'
import type { SmsSender } from '../../ports/sms.ts'
import type { WayToPay } from '../../ports/way-to-pay.ts'
import { type BreakerMeans, createBreaker } from '../http/breaker.ts'
import { createSmsSender } from '../http/sms-sender.ts'
import {
  httpAccountNames,
  httpCardProcessor,
  httpPaymentProvider,
  httpPayoutProvider,
  httpWays,
  sandboxProviderName,
} from './http/client.ts'
import { noCards } from './no-cards.ts'
import { type Adapter, type Capability, type ConnectedProvider, capabilities } from './provider.ts'
import { adapters } from './registry.ts'
import { sandboxChecks } from './sandbox/checks.ts'
import { sandboxPush } from './sandbox/push.ts'
import { type SandboxProvider, startSandboxProvider } from './sandbox/service.ts'

export interface Providers {
  /** By the name that a channel of the lender gives its provider, in the order of preference. */
  readonly payments: ReadonlyMap<string, ChannelProvider>
  readonly cards: CardProcessor
  readonly payouts: Payouts
  readonly sms: SmsSender
  /** Those that deliver messages, by name: their receipts are read here. */
  readonly messages: ReadonlyMap<string, MessageProvider>
  /** Has the lender's app show messages on the phone; null where the lender has none. */
  readonly push: PushProvider | null
  readonly settlements: SettlementSources
  readonly checks: OutsideChecks
  /** Asked in whose name a payout account is; null where the lender has no such provider. */
  readonly names: AccountNames | null
  /** Where it runs in this process: the demo pays its codes. */
  readonly sandbox: SandboxProvider | null
}

interface ChannelProvider {
  readonly connection: PaymentProvider
  readonly ways: readonly WayToPay[]
}

type Deliver = Parameters<typeof startSandboxProvider>[0]['deliver']

async function startSandbox(config: Config, clock: BusinessClock, deliver: Deliver): Promise<SandboxProvider> {
  return await startSandboxProvider({
    apiKey: config.providerApiKey,
    webhookSecret: () => config.paymentWebhookSecrets[0] ?? '',
    deliver,
    now: () => clock.now(),
    ...(isInMemory(config.dataDir) ? {} : { journalPath: path.join(config.dataDir, 'sandbox-provider.jsonl') }),
  })
}

/** How a provider's breaker, by the provider's name, is joined with those in other processes. */
type JoinBreakers = (
  name: string,
  own: Parameters<NonNullable<BreakerMeans['join']>>[0],
) => ReturnType<NonNullable<BreakerMeans['join']>>

/** What is told of calls to providers, and joins their breakers. */
export interface ProviderMeans {
  readonly log: Log
  readonly joinBreaker?: JoinBreakers
  readonly onCall?: (provider: string, end: CallEnd, ms: number) => void
}

/** `deliver` takes the notices of a sandbox in this process. Throws where it cannot listen, and {@link ConfigError}. */
export async function connectProviders(
  config: Config,
  clock: BusinessClock,
  means: ProviderMeans,
  deliver: Deliver,
): Promise<Providers> {
  if (config.mode === 'demo') return connectSandbox(config, means, await startSandbox(config, clock, deliver))
  const named = connectNamed(config, means)
  const of = <Port extends Capability>(port: Port) =>
    named.flatMap(({ name, manifest, ports }) => {
      const connection = ports[port]
      return connection === undefined ? [] : [{ name, manifest, connection }]
    })
  const messages = of('messages').map(({ connection }) => connection)
  return {
    payments: channelProviders(named),
    cards: of('cards')[0]?.connection ?? noCards,
    payouts: payoutsBy(of('payouts').map(({ connection }) => connection)),
    sms: messagesBy(messages, means.log),
    messages: new Map(messages.map((provider) => [provider.name, provider])),
    push: of('push')[0]?.connection ?? null,
    settlements: new Map(of('settlements').map(({ name, connection }) => [name, connection])),
    checks: { identity: of('identity')[0]?.connection ?? null, bureau: of('bureau')[0]?.connection ?? null },
    names: of('accountNames')[0]?.connection ?? null,
    sandbox: null,
  }
}

/** The sandbox in this process speaks the protocol of `http`, and stands behind every channel. */
function connectSandbox(config: Config, { log, onCall }: ProviderMeans, sandbox: SandboxProvider): Providers {
  const means = {
    baseUrl: () => sandbox.url,
    apiKey: config.providerApiKey,
    webhookSecrets: config.paymentWebhookSecrets,
    walletPageUrl: config.providerWalletUrl,
    cardPageUrl: `${config.publicOrigin}/demo/card/`,
    breaker: breakerOf(sandboxProviderName, { log, ...(onCall === undefined ? {} : { onCall }) }),
  }
  const payouts: PayoutProvider = httpPayoutProvider(means)
  return {
    payments: new Map([[sandboxProviderName, { connection: httpPaymentProvider(means), ways: httpWays }]]),
    cards: httpCardProcessor(means),
    payouts: payoutsBy([payouts]),
    sms: createSmsSender(config.sms),
    messages: new Map(),
    push: sandboxPush,
    settlements: new Map(),
    checks: sandboxChecks(sandboxProviderName),
    names: httpAccountNames(means),
    sandbox,
  }
}

interface NamedProvider {
  readonly name: string
  readonly manifest: Adapter['manifest']
  readonly ports: ConnectedProvider
}

function breakerOf(name: string, { log, joinBreaker: join, onCall }: ProviderMeans) {
  return createBreaker({
    ...(join === undefined ? {} : { join: (own) => join(name, own) }),
    ...(onCall === undefined ? {} : { onCall: (end, ms) => onCall(name, end, ms) }),
    nowMs: () => performance.now(),
    onChange(state) {
      if (state === 'answering')
        return log.info({ kind: 'providerAlert', state, provider: name }, 'a provider answers again')
      log.error({ kind: 'providerAlert', state, provider: name }, 'a provider keeps failing: calls to it are paused')
    },
  })
}

/** Connects what production names. Throws {@link ConfigError} with everything that is wrong or missing. */
function connectNamed(config: Config, means: ProviderMeans): readonly NamedProvider[] {
  const problems = problemsOfProviders(config)
  if (problems.size > 0) throw new ConfigError(problems)
  return config.providers.map(({ name, only }) => {
    const adapter = adapterOf(name)
    if (adapter === null) throw new Error(`no adapter ${name} although PROVIDERS was checked`)
    const all = adapter.connect({
      settings: adapter.manifest.settings.parse(config.providerEnvironment),
      breaker: breakerOf(name, means),
      publicOrigin: config.publicOrigin,
      lenderName: config.lenderName,
    })
    return { name, manifest: adapter.manifest, ports: usedFor(all, only) }
  })
}

function adapterOf(name: string): Adapter | null {
  return adapters.find(({ manifest }) => manifest.name === name) ?? null
}

/** The ports that an adapter has with these settings: some do less without one of them. No call is made. */
function connectedWith(of: Adapter, config: Origin, settings: Record<string, unknown>): ConnectedProvider {
  const breaker = createBreaker({ nowMs: () => 0, onChange: () => undefined })
  const { publicOrigin, lenderName } = config
  return of.connect({ settings, breaker, publicOrigin, lenderName })
}

export type NamedConfig = Pick<Config, 'providers' | 'providerEnvironment'> & Origin

/** Those whose settings can be read, with the ports that they are used for. No call is made. */
export function namedProviders(config: NamedConfig): readonly NamedProvider[] {
  return config.providers.flatMap(({ name, only }) => {
    const found = adapterOf(name)
    const read = found?.manifest.settings.safeParse(config.providerEnvironment)
    if (found === null || read?.success !== true) return []
    return [{ name, manifest: found.manifest, ports: usedFor(connectedWith(found, config, read.data), only) }]
  })
}

function usedFor(all: ConnectedProvider, only: readonly string[] | null): ConnectedProvider {
  return Object.fromEntries(Object.entries(all).filter(([port]) => only === null || only.includes(port)))
}

/** Who would be asked about borrowers with these settings. No call is made. */
export function checksNamed(config: NamedConfig): OutsideChecks {
  const named = namedProviders(config)
  const first = <Kind extends CheckKind>(kind: Kind) =>
    named.find(({ ports }) => ports[kind] !== undefined)?.ports[kind] ?? null
  return { identity: first('identity'), bureau: first('bureau') }
}

/** Who would run channels with these settings, as {@link connectProviders} has them. No call is made. */
export function channelProvidersNamed(config: NamedConfig): Providers['payments'] {
  return channelProviders(namedProviders(config))
}

function channelProviders(named: readonly NamedProvider[]): Providers['payments'] {
  return new Map(
    named.flatMap(({ name, manifest: { ways }, ports: { payments } }) =>
      payments === undefined ? [] : [[name, { connection: payments, ways }] as const],
    ),
  )
}

type Origin = Pick<Config, 'publicOrigin' | 'lenderName'>

/** What production cannot do without: a way to take money back, a way to send it, and codes by message. */
const needed = ['payments', 'payouts', 'messages'] as const satisfies readonly Capability[]

/** What is wrong with PROVIDERS and with the settings of those that it names, by field. */
export function problemsOfProviders(
  config: Pick<Config, 'providers' | 'providerEnvironment'> & Origin,
): ReadonlyMap<string, string> {
  const problems = new Map<string, string>()
  const can = new Set<string>()
  for (const { name, only } of config.providers) {
    const adapter = adapterOf(name)
    if (adapter === null) {
      const names = adapters.map((one) => one.manifest.name).join(', ')
      problems.set('PROVIDERS', `names ${name}, and the adapters are ${names}`)
      continue
    }
    const { manifest } = adapter
    const strange = only?.find((port) => !manifest.capabilities.some((capability) => capability === port))
    if (strange !== undefined) {
      problems.set('PROVIDERS', `uses ${name} for ${strange}, and it can do ${manifest.capabilities.join(', ')}`)
    }
    const read = manifest.settings.safeParse(config.providerEnvironment)
    const ports = read.success ? Object.keys(connectedWith(adapter, config, read.data)) : manifest.capabilities
    for (const capability of capabilities) {
      if (ports.includes(capability) && (only?.includes(capability) ?? true)) can.add(capability)
    }
    for (const issue of read.error?.issues ?? []) {
      const field = String(issue.path[0])
      const isMissing = config.providerEnvironment[field] === undefined
      problems.set(field, isMissing ? `is missing (PROVIDERS names ${name})` : issue.message)
    }
  }
  const lacking = needed.filter((capability) => !can.has(capability))
  if (lacking.length > 0 && !problems.has('PROVIDERS')) {
    problems.set('PROVIDERS', `names nobody for ${lacking.join(', ')}`)
  }
  return problems
}

/** What a lender lacks who has others asked about borrowers: the words for borrowers, and people who decide where the answer is unclear. */
export function problemsOfChecks(
  { identity, bureau }: OutsideChecks,
  lender: Pick<LenderData, 'checks'>,
  hasDesk: boolean,
): ReadonlyMap<string, string> {
  const named = { identity: identity?.name, bureau: bureau?.name }
  const problems = new Map<string, string>()
  if (!hasDesk && Object.keys(lender.checks?.byHand ?? {}).length > 0)
    problems.set('DESK_ORIGIN', 'is missing (checks.json has officers say who an applicant is)')
  for (const kind of checkKinds) {
    const name = named[kind]
    if (name !== undefined && lender.checks?.[kind] == null)
      problems.set(`checks.json ${kind}`, `is missing (PROVIDERS has ${name} for ${kind})`)
    if (name !== undefined && !hasDesk)
      problems.set(
        'DESK_ORIGIN',
        `is missing (PROVIDERS has ${name} for ${kind}, and people decide where it cannot tell)`,
      )
  }
  return problems
}
