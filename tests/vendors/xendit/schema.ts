// What Xendit takes, in our own words: fields and closed lists of xendit-node 7.0.0 (github.com/xendit/xendit-node, commit c5494c3,
// payment_request/models and payout/models) and of https://docs.xendit.co/apidocs/create-payout. Unknown fields are refused.

import { z } from 'zod'

const currency = z.enum(['IDR', 'PHP', 'VND', 'THB', 'MYR', 'USD'])
const reference = z.string().min(1).max(255)
const instant = z.iso.datetime()
const address = z
  .url({ protocol: /^https$/ })
  .min(11)
  .max(255)

/** Counters and virtual accounts of the Philippines and Indonesia, as PaymentMethod's lists have them. */
const counters = [
  '7ELEVEN',
  '7ELEVEN_CLIQQ',
  'CEBUANA',
  'ECPAY',
  'PALAWAN',
  'MLHUILLIER',
  'LBC',
  'SM_BILLS',
  'ROBINSONS_BILLS',
  'ALFAMART',
  'INDOMARET',
] as const
const accounts = ['BCA', 'BNI', 'BRI', 'MANDIRI', 'PERMATA', 'BSI', 'CIMB', 'BANK_TRANSFER'] as const

const named = z.strictObject({ customer_name: z.string().min(1), expires_at: instant.optional() })
const base = { reusability: z.enum(['ONE_TIME_USE', 'MULTIPLE_USE']), reference_id: reference.optional() }

const paymentMethod = z.discriminatedUnion('type', [
  z.strictObject({
    ...base,
    type: z.literal('VIRTUAL_ACCOUNT'),
    virtual_account: z.strictObject({ channel_code: z.enum(accounts), channel_properties: named }),
  }),
  z.strictObject({
    ...base,
    type: z.literal('OVER_THE_COUNTER'),
    over_the_counter: z.strictObject({ channel_code: z.enum(counters), channel_properties: named }),
  }),
  z.strictObject({
    ...base,
    type: z.literal('QR_CODE'),
    qr_code: z.strictObject({
      channel_code: z.enum(['QRIS', 'DANA', 'RCBC', 'LINKAJA', 'PROMPTPAY', 'XENDIT', 'QRPH']),
      channel_properties: z.strictObject({ expires_at: instant.optional() }).optional(),
    }),
  }),
  z.strictObject({
    ...base,
    type: z.literal('EWALLET'),
    ewallet: z.strictObject({
      channel_code: z.enum(['GCASH', 'GRABPAY', 'PAYMAYA', 'DANA', 'OVO', 'LINKAJA', 'SHOPEEPAY']),
      channel_properties: z.strictObject({
        success_return_url: address,
        failure_return_url: address,
        cancel_return_url: address.optional(),
      }),
    }),
  }),
])

/** PaymentRequestParameters. Rupiah have no fraction, pesos two digits. */
export const paymentRequest = z
  .strictObject({
    reference_id: reference,
    amount: z.number().positive(),
    currency,
    payment_method: paymentMethod,
  })
  .refine(({ amount, currency: unit }) => Number.isInteger(unit === 'IDR' ? amount : Math.round(amount * 1e6) / 1e4))

/** CreatePayoutRequest: `number should be integer` for IDR, `up to 2 decimal places` for PHP. */
export const payoutRequest = z
  .strictObject({
    reference_id: reference,
    channel_code: z.string().regex(/^(PH|ID)_[A-Z0-9_]+$/),
    channel_properties: z.strictObject({
      account_holder_name: z.string().min(1).max(100),
      account_number: z.string().min(1).max(100),
    }),
    amount: z.number().positive(),
    currency: z.enum(['IDR', 'PHP']),
    description: z.string().min(1).max(100).optional(),
  })
  .refine(({ amount, currency: unit }) => Number.isInteger(unit === 'IDR' ? amount : Math.round(amount * 1e6) / 1e4))

/** Idempotency-key: 1 to 100 signs, required for payouts. */
export const idempotencyKey = z.string().min(1).max(100)

/** https://docs.xendit.co/apidocs/list-transactions: what we ask for of it. */
export const transactionQuery = z.strictObject({
  statuses: z.enum(['PENDING', 'SUCCESS', 'FAILED', 'VOIDED', 'REVERSED']),
  currency,
  'updated[gte]': instant,
  'updated[lte]': instant,
  limit: z.coerce.number().int().min(1).max(50),
  after_id: z.string().min(1).optional(),
})

/** https://docs.xendit.co/apidocs/get-payout-channels names these and no others. */
export const channelQuery = z.strictObject({
  currency: z.enum(['IDR', 'PHP']).optional(),
  channel_category: z.enum(['BANK', 'EWALLET', 'OTC']).optional(),
  channel_code: z.string().optional(),
})
