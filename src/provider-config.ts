// Which providers a configuration names, and what production needs for the two that it takes unless told.

/** One of PROVIDERS: its name, and what it is used for; null means everything that it can do. */
export interface ProviderWish {
  readonly name: string
  readonly only: string[] | null
}

/** How text messages leave: kept in the demo outbox, sent through one HTTP interface, or by what PROVIDERS names. */
export type SmsConfig =
  | { readonly kind: 'outbox' }
  | { readonly kind: 'providers'; readonly speaks: boolean }
  | {
      readonly kind: 'http'
      readonly url: string
      readonly token: string
      readonly sender: string
      readonly speaks: boolean
    }

/** The provider at PROVIDER_URL that speaks our own protocol, and the one at SMS_URL: what production uses unless told. */
export const httpProvider = 'http'
export const smsGateway = 'sms-gateway'

/** What production uses where PROVIDERS says nothing. */
export const usualProviders: ProviderWish[] = [
  { name: httpProvider, only: null },
  { name: smsGateway, only: null },
]

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
