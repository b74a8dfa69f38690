// The settings of a key service (KMS): it unwraps secrets that are given wrapped, so that no file of the machine holds them in clear.

import { z } from 'zod'
import { optional, type ValuesOf } from './setting.ts'
import { isOnThisMachine, webUrl } from './values.ts'

/** The engine and the name of its key, as Vault writes the address of a key. */
const vaultKeyAddress = /^(\S+)\/keys\/([\w.-]+)$/

const keyUrl = webUrl
  .refine(
    (text) => vaultKeyAddress.test(text),
    'must be the address of a key, https://vault.example:8200/v1/transit/keys/candor',
  )
  .describe('the address of a key')

export const kmsSettings = {
  KMS_URL: optional(keyUrl, {
    example: 'https://vault.example:8200/v1/transit/keys/candor',
    help: 'The key by which the transit engine of HashiCorp Vault or OpenBao wraps secrets. Each secret of the product and of its providers may then be given as vault:v1:… (`npm run wrap`). The engine is asked at each start; without its answer there is no start.',
  }),
  KMS_TOKEN: optional(z.string(), {
    secret: true,
    help: 'The token that it knows us by; KMS_TOKEN_FILE names the file that a Vault agent keeps fresh. Not needed where an agent on this machine adds it.',
  }),
} as const

type KmsEnvironment = ValuesOf<typeof kmsSettings> & { readonly MODE: 'demo' | 'production' }

/** The engine and the name of its key. */
export function placeOfKey(address: string): { readonly url: string; readonly key: string } {
  const [, url = '', key = ''] = vaultKeyAddress.exec(address) ?? []
  return { url, key }
}

/** A token without a service, and a service that secrets must not be fetched from. */
export function problemsOfKms({ MODE, KMS_URL, KMS_TOKEN }: KmsEnvironment): Map<string, string> {
  const problems = new Map<string, string>()
  if (KMS_URL === null) {
    if (KMS_TOKEN !== null) problems.set('KMS_TOKEN', 'says nothing without KMS_URL')
    return problems
  }
  const url = new URL(KMS_URL)
  if (url.username !== '' || url.password !== '') problems.set('KMS_URL', 'must have no user and no password')
  else if (isOnThisMachine(KMS_URL)) return problems
  else if (MODE === 'demo')
    problems.set('KMS_URL', 'must be on this machine in demo mode (is MODE=production missing?)')
  else if (url.protocol !== 'https:') problems.set('KMS_URL', 'must begin with https:// unless it is on this machine')
  return problems
}
