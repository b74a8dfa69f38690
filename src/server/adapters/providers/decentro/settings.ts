// The settings of the adapter `decentro`, its interface, and what its answers have in common.

import { z } from 'zod'
import { webUrl } from '../../../../settings/values.ts'
import type { CheckAnswer } from '../../../ports/outside-check.ts'
import { type Asked, askApi } from '../ask-api.ts'
import type { ProviderMeans } from '../provider.ts'

const secret = z.string().min(8, 'must have at least 8 characters')

export const settings = z.object({
  DECENTRO_CLIENT_ID: z.string().min(1, 'must not be empty').describe('The id of your account.'),
  DECENTRO_CLIENT_SECRET: secret.describe('The secret of your account.'),
  DECENTRO_KYC_SECRET: secret
    .optional()
    .describe('The secret of the module KYC & Onboarding. Without it no identity is checked.'),
  DECENTRO_BUREAU_SECRET: secret
    .optional()
    .describe('The secret of the module Financial Services. Without it no credit bureau is asked.'),
  DECENTRO_URL: webUrl
    .default('https://in.decentro.tech')
    .describe('Where its interface is: https://in.staging.decentro.tech for a test account.'),
})
export type DecentroSettings = z.output<typeof settings>

export const stagingUrl = 'https://in.staging.decentro.tech'

/** Asks one module. Each has a secret of its own beside that of the account. */
export async function askModule(
  {
    settings: given,
    breaker,
    totalTimeoutMs,
  }: Pick<ProviderMeans<DecentroSettings>, 'settings' | 'breaker' | 'totalTimeoutMs'>,
  moduleSecret: string,
  path: string,
  json: object,
): Promise<Asked> {
  const api = {
    baseUrl: given.DECENTRO_URL,
    headers: {
      client_id: given.DECENTRO_CLIENT_ID,
      client_secret: given.DECENTRO_CLIENT_SECRET,
      module_secret: moduleSecret,
    },
    breaker,
    totalTimeoutMs,
  }
  return await askApi(api, { method: 'POST', path, json })
}

const failure = z.object({
  responseKey: z.string().optional(),
  responseCode: z.string().optional(),
  message: z.string().optional(),
  error: z.object({ message: z.string().optional(), responseCode: z.string().optional() }).optional(),
})

/** Faults on its side or behind it: whether the reference was used up is unknown. */
const passing = ['error_decentro_error', 'error_provider_error', 'error_unexpected_response']

/**
 * What an answer says that brings no finding: the reference was used before, something is wrong between Decentro and the lender, or
 * something unknown. Its words may quote what was sent, so only its key or code is told.
 */
export function withoutFinding(asked: Asked): Exclude<CheckAnswer<never>, { outcome: 'found' }> {
  if (asked.outcome === 'notSent' || asked.outcome === 'unknown') return { outcome: asked.outcome }
  const { responseKey = '', responseCode, message = '', error } = failure.safeParse(asked.body).data ?? {}
  const said = `${message} ${error?.message ?? ''}`
  if (responseKey === 'error_duplicate_reference_id' || /duplicate.*reference/i.test(said)) return { outcome: 'lost' }
  if (asked.outcome === 'answered' || passing.includes(responseKey)) return { outcome: 'unknown' }
  return {
    outcome: 'refused',
    reason: responseKey || (responseCode ?? error?.responseCode ?? `status ${asked.status}`),
  }
}

/** The reference as it may be written there: letters, figures and hyphens. */
export function referenceOf(ref: string): string {
  return ref.replaceAll(/[^A-Za-z0-9-]/g, '-')
}
