// Which providers a configuration names, and what production needs for the two that it takes unless told.

import { optional, setOr, setting } from './setting.ts'
import { providerList, secret, webUrl } from './values.ts'

/** One of PROVIDERS: its name, and what it is used for; null means everything that it can do. */
export interface ProviderWish {
  readonly name: string
  readonly only: string[] | null
}

/** The provider at PROVIDER_URL that speaks our own protocol, and the one at SMS_URL: what production uses unless told. */
const httpProvider = 'http'
export const smsGateway = 'sms-gateway'

/** What production uses where PROVIDERS says nothing. */
export const usualProviders: ProviderWish[] = [
  { name: httpProvider, only: null },
  { name: smsGateway, only: null },
]

export const providerSettings = {
  PROVIDERS: setting(providerList, 'http,sms-gateway', {
    example: 'xendit:payments+payouts,twilio',
    help: 'Who moves the money and the messages, by name, in the order of preference: the first that can do a thing does it, the next one while that one does not answer. Each name can say what it is used for (payments, payouts, cards, messages), otherwise for all it can do. `npm run provider:check` lists the names, and with a name its own settings, which stand in this file like the rest. An identity service or a credit bureau among them needs checks.json in LENDER_DIR, and a desk.',
  }),
  PROVIDER_URL: optional(webUrl, {
    help: 'The provider `http` (codes, card charges, payouts, notices). Required in production where PROVIDERS names it; the demo runs a sandbox of its own in the same process.',
  }),
  PROVIDER_API_KEY: setOr(secret, '', {
    secret: true,
    help: 'The key that it knows us by. Whether it is asked in whose name an account is before the first payout there (PROVIDER_ACCOUNT_NAMES) says docs/providers.md.',
  }),
  PROVIDER_WALLET_URL: optional(
    webUrl
      .refine((address) => address.endsWith('/'), 'must end with a slash')
      .describe('an http or https address with a slash at its end'),
    { help: 'The start of the address of its wallet pages, with a slash at the end.' },
  ),
} as const

/** Their fields of the environment: required where PROVIDERS names them. */
const requiredFields = {
  [httpProvider]: ['PROVIDER_URL', 'PROVIDER_API_KEY', 'PROVIDER_WALLET_URL', 'PAYMENT_WEBHOOK_SECRETS'],
  [smsGateway]: ['SMS_URL', 'SMS_TOKEN', 'SMS_SENDER'],
} as const

/** The fields that these providers need. Every other provider reads settings of its own. */
export function requiredByProviders(
  providers: readonly ProviderWish[],
): readonly (typeof requiredFields)[keyof typeof requiredFields][number][] {
  const isNamed = (name: string): boolean => providers.some((wish) => wish.name === name)
  return [
    ...(isNamed(httpProvider) ? requiredFields[httpProvider] : []),
    ...(isNamed(smsGateway) ? requiredFields[smsGateway] : []),
  ]
}
