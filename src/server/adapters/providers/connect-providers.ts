// Connects the providers of payments, cards and payouts: the one at PROVIDER_URL, or the sandbox in this process.

import path from 'node:path'
import { type Config, MEMORY_DATA_DIR } from '../../../config.ts'
import { createBreaker } from '../breaker.ts'
import type { BusinessClock } from '../clock.ts'
import type { Log } from '../log.ts'
import type { CardProcessor } from '../payment-card.ts'
import type { PaymentProvider } from '../payment-channel.ts'
import type { PayoutProvider } from '../payout-provider.ts'
import { httpCardProcessor, httpPaymentProvider, httpPayoutProvider, sandboxProviderName } from './http/client.ts'
import { type SandboxProvider, startSandboxProvider } from './sandbox/service.ts'

export interface Providers {
  /** By the name that a channel of the lender gives its provider. */
  readonly payments: Readonly<Record<string, PaymentProvider>>
  readonly cards: CardProcessor
  readonly payouts: PayoutProvider
  /** Where it runs in this process: the demo pays its codes. */
  readonly sandbox: SandboxProvider | null
}

type Deliver = Parameters<typeof startSandboxProvider>[0]['deliver']

async function startSandbox(config: Config, clock: BusinessClock, deliver: Deliver): Promise<SandboxProvider> {
  return await startSandboxProvider({
    apiKey: config.providerApiKey,
    webhookSecret: () => config.paymentWebhookSecrets[0] ?? '',
    deliver,
    now: () => clock.now(),
    ...(config.dataDir === MEMORY_DATA_DIR ? {} : { journalPath: path.join(config.dataDir, 'sandbox-provider.jsonl') }),
  })
}

/** `deliver` takes the notices of a sandbox in this process. Throws where it cannot listen. */
export async function connectProviders(
  config: Config,
  clock: BusinessClock,
  log: Log,
  deliver: Deliver,
): Promise<Providers> {
  const { providerUrl } = config
  const sandbox = providerUrl === null ? await startSandbox(config, clock, deliver) : null
  const means = {
    baseUrl: () => providerUrl ?? sandbox?.url ?? '',
    apiKey: config.providerApiKey,
    webhookSecrets: config.paymentWebhookSecrets,
    walletPageUrl: config.providerWalletUrl,
    breaker: createBreaker({
      nowMs: () => performance.now(),
      onChange: (state) => log.error({ kind: 'providerAlert', state }, `the payment provider is ${state}`),
    }),
  }
  return {
    payments: { [sandboxProviderName]: httpPaymentProvider(means) },
    cards: httpCardProcessor(means),
    payouts: httpPayoutProvider(means),
    sandbox,
  }
}
