// The common parameters that every call carries in its query, and the two headers that echo the page's query.

import { z } from 'zod'

/** Reserved names of the query; an endpoint's own input never uses them. */
export const commonParamNames = [
  'userId',
  'sessionId',
  'deviceId',
  'appName',
  'appVersion',
  'merchantNumber',
  'system',
  'lang',
] as const
export type CommonParamName = (typeof commonParamNames)[number]
export type CommonParams = Partial<Record<CommonParamName, string>>

/** Those that name a person or a device: stripped from a page address at launch. */
export const identityParamNames = ['userId', 'sessionId', 'deviceId'] as const

/** Those that stay in the address and are kept with the session. */
export const lastingParamNames = ['appName', 'appVersion', 'merchantNumber', 'system', 'lang'] as const

const printable = z
  .string()
  .max(128)
  .regex(/^[\x20-\x7e]*$/, 'must be printable characters, 128 at most')

/** The schema that checks common parameters. A launch ticket is longer than the rest. */
export const commonParams = z.object({
  userId: printable.optional(),
  sessionId: z
    .string()
    .max(2048)
    .regex(/^[\x21-\x7e]*$/, 'must be printable characters')
    .optional(),
  deviceId: printable.optional(),
  appName: printable.optional(),
  appVersion: printable.optional(),
  merchantNumber: printable.optional(),
  system: printable.optional(),
  lang: z
    .string()
    .max(35)
    .regex(/^[A-Za-z0-9-]*$/, 'must be a language tag')
    .optional(),
})

export const markerHeader = { name: 'x-requested-with', value: 'XMLHttpRequest' } as const
export const appNameHeader = 'x-app-name'
export const merchantNumberHeader = 'x-merchant-number'
export const idempotencyKeyHeader = 'idempotency-key'
/** An idempotency key: printable ASCII without blanks, 128 characters at most. */
export const idempotencyKeyForm = /^[\x21-\x7e]{1,128}$/
/** Milliseconds after which a client gives up (WIRE-5). */
export const callTimeoutMs = 60_000
