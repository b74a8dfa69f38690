// The transit engine of Vault in a test: the fields of its published API (developer.hashicorp.com/vault/api-docs/secret/transit) in our
// own words. What it wraps can be unwrapped by this server alone.

import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { z } from 'zod'
import { startVendor, type VendorReply, type VendorRequest, type VendorServer } from '../../support/vendor-server.ts'

export const vaultToken = 'hvs.token-of-the-stand-in'
const vaultKey = 'candor'

export interface VaultStandIn extends VendorServer {
  /** `KMS_URL` and the settings beside it. */
  readonly settings: { readonly KMS_URL: string; readonly KMS_TOKEN: string }
  /** A new version of the key: what the older ones have wrapped is unwrapped still. */
  rotate(): void
}

const plain = z.strictObject({ plaintext: z.base64() })
const wrapped = z.strictObject({ ciphertext: z.string() })
const bits = z.strictObject({ bits: z.literal(256) })

export async function startVault(): Promise<VaultStandIn> {
  const versions = [randomBytes(32)]

  function seal(bytes: Uint8Array): string {
    const nonce = randomBytes(12)
    const cipher = createCipheriv('aes-256-gcm', versions.at(-1) ?? '', nonce)
    const body = Buffer.concat([cipher.update(bytes), cipher.final()])
    return `vault:v${versions.length}:${Buffer.concat([nonce, body, cipher.getAuthTag()]).toString('base64')}`
  }

  /** Null for what it has not wrapped. */
  function open(text: string): Buffer | null {
    const [, version, body = ''] = /^vault:v(\d+):(.+)$/.exec(text) ?? []
    const key = versions[Number(version) - 1]
    const bytes = Buffer.from(body, 'base64')
    if (key === undefined || bytes.length < 28) return null
    const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12), { authTagLength: 16 })
    decipher.setAuthTag(bytes.subarray(-16))
    const opened = decipher.update(bytes.subarray(12, -16))
    try {
      return Buffer.concat([opened, decipher.final()])
    } catch {
      return null
    }
  }

  const refused = (status: number, sentence: string): VendorReply => ({ status, body: { errors: [sentence] } })
  const told = (data: object): VendorReply => ({ status: 200, body: { request_id: 'r', data, warnings: null } })

  function answer({ method, path, headers, body }: VendorRequest): VendorReply {
    if (headers['x-vault-token'] !== vaultToken) return refused(403, 'permission denied')
    const [, action] = new RegExp(`^/v1/transit/(encrypt|decrypt|rewrap|datakey/wrapped)/${vaultKey}$`).exec(path) ?? []
    if (method !== 'POST' || action === undefined) return refused(404, 'no handler for route')
    const given: unknown = JSON.parse(body)
    if (action === 'datakey/wrapped') return told({ ciphertext: seal(randomBytes(bits.parse(given).bits / 8)) })
    if (action === 'encrypt') return told({ ciphertext: seal(Buffer.from(plain.parse(given).plaintext, 'base64')) })
    const opened = open(wrapped.parse(given).ciphertext)
    if (opened === null) return refused(400, 'invalid ciphertext: unable to decrypt')
    return told(action === 'decrypt' ? { plaintext: opened.toString('base64') } : { ciphertext: seal(opened) })
  }

  const server = await startVendor(answer)
  return {
    ...server,
    settings: { KMS_URL: `${server.url}/v1/transit/keys/${vaultKey}`, KMS_TOKEN: vaultToken },
    rotate: () => void versions.push(randomBytes(32)),
  }
}
