// The settings of text messages: the address of a gateway, and whether it speaks codes.

import { z } from 'zod'
import { type ProviderWish, smsGateway } from './providers.ts'
import { optional, setting, type ValuesOf } from './setting.ts'
import { flag, webUrl } from './values.ts'

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

export const smsSettings = {
  SMS_URL: optional(webUrl, {
    help: 'The address of the provider `sms-gateway`. Required in production where PROVIDERS names it, as it does unless set; the demo keeps messages in its outbox.',
  }),
  SMS_TOKEN: optional(z.string(), { secret: true, help: 'The token that it knows us by.' }),
  SMS_SENDER: optional(z.string(), { help: 'The sender that borrowers see.' }),
  SMS_SPEAKS: setting(flag, '0', {
    help: '1 where a provider also makes calls that speak a code (`channel` is then `voice` in the requests of `sms-gateway`).',
  }),
} as const

interface SmsEnvironment extends ValuesOf<typeof smsSettings> {
  readonly MODE: 'demo' | 'production'
  readonly PROVIDERS: readonly ProviderWish[]
}

export function smsOf({ MODE, PROVIDERS, SMS_URL, SMS_TOKEN, SMS_SENDER, SMS_SPEAKS }: SmsEnvironment): SmsConfig {
  const isNamed = PROVIDERS.some(({ name }) => name === smsGateway)
  if (MODE === 'production' && !isNamed) return { kind: 'providers', speaks: SMS_SPEAKS }
  if (SMS_URL === null) return { kind: 'outbox' }
  return { kind: 'http', url: SMS_URL, token: SMS_TOKEN ?? '', sender: SMS_SENDER ?? '', speaks: SMS_SPEAKS }
}
