// The adapters that a lender can name in PROVIDERS. A new one is a folder of its own and a line here.

import { decentro } from './decentro/adapter.ts'
import { exotel } from './exotel/adapter.ts'
import { hostPush } from './host-push/adapter.ts'
import { http } from './http/adapter.ts'
import type { Adapter } from './provider.ts'
import { razorpay } from './razorpay/adapter.ts'
import { smsGateway } from './sms-gateway/adapter.ts'
import { stripe } from './stripe/adapter.ts'
import { twilio } from './twilio/adapter.ts'
import { xendit } from './xendit/adapter.ts'

export const adapters: readonly Adapter[] = [
  http,
  smsGateway,
  hostPush,
  xendit,
  razorpay,
  twilio,
  exotel,
  stripe,
  decentro,
]
