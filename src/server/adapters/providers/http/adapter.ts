// The adapter `http`: a service that speaks our own protocol (protocol.ts), and the one at which the sandbox is run.

import { z } from 'zod'
import { currencies } from '../../../../core/market/market.ts'
import { secret, webhookSecrets, webUrl } from '../../../../settings/values.ts'
import { adapter, type PageOrigin } from '../provider.ts'
import { httpAccountNames, httpCardProcessor, httpPaymentProvider, httpPayoutProvider, httpWays } from './client.ts'

const settings = z.object({
  PROVIDER_URL: webUrl.describe('Where the service listens, without a slash at the end.'),
  PROVIDER_API_KEY: secret.describe('The key that it knows us by.'),
  PROVIDER_WALLET_URL: webUrl.describe('The start of the address of its wallet pages, with a slash at the end.'),
  PROVIDER_CARD_URL: webUrl
    .refine((address) => address.endsWith('/'), 'must end with a slash')
    .optional()
    .describe(
      'The start of the address of its pages that add a card or confirm a charge, with a slash at the end. Without it none are added.',
    ),
  PROVIDER_ACCOUNT_NAMES: z
    .enum(['yes', 'no'])
    .default('no')
    .describe('`yes` where it says in whose name an account is: asked before the first payout to each.'),
  PAYMENT_WEBHOOK_SECRETS: webhookSecrets.describe(
    'Signs its notices. Two with a comma between them while they are exchanged.',
  ),
})

function pageAt(address: string | undefined, port: PageOrigin['port'], what: string): PageOrigin[] {
  return address === undefined || !URL.canParse(address) ? [] : [{ origin: new URL(address).origin, port, what }]
}

export const http = adapter({
  manifest: {
    name: 'http',
    capabilities: ['payments', 'payouts', 'cards', 'accountNames'],
    countries: [],
    currencies,
    stepMinor: {},
    limits: {},
    pricesUrl: null,
    codeLifetimeMinutes: null,
    noticesRepeatedHours: 24,
    ways: httpWays,
    pageOrigins: ({ PROVIDER_WALLET_URL, PROVIDER_CARD_URL }) => [
      ...pageAt(PROVIDER_WALLET_URL, 'payments', 'the wallet pages'),
      ...pageAt(PROVIDER_CARD_URL, 'cards', 'the card pages'),
    ],
    settings,
    credential: 'PROVIDER_API_KEY',
    isTestAccount: () => null,
    checkedAgainst: ['src/server/adapters/providers/http/protocol.ts'],
  },
  connect({ settings: given, breaker, totalTimeoutMs }) {
    const means = {
      baseUrl: () => given.PROVIDER_URL,
      apiKey: given.PROVIDER_API_KEY,
      webhookSecrets: given.PAYMENT_WEBHOOK_SECRETS,
      walletPageUrl: given.PROVIDER_WALLET_URL,
      cardPageUrl: given.PROVIDER_CARD_URL,
      breaker,
      ...(totalTimeoutMs === undefined ? {} : { totalTimeoutMs }),
    }
    return {
      payments: httpPaymentProvider(means),
      cards: httpCardProcessor(means, 'http'),
      payouts: httpPayoutProvider(means, 'http'),
      ...(given.PROVIDER_ACCOUNT_NAMES === 'yes' ? { accountNames: httpAccountNames(means, 'http') } : {}),
    }
  },
})
