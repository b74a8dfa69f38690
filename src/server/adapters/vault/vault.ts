// The transit engine of HashiCorp Vault and of OpenBao as a key service, by its HTTP interface
// (https://developer.hashicorp.com/vault/api-docs/secret/transit).

import { z } from 'zod'
import { readJson } from '../../../core/read-json.ts'
import { type KeyService, KeyServiceFault } from '../../ports/key-service.ts'
import { callOutside } from '../http/outgoing-call.ts'

export interface VaultPlace {
  /** The address of the engine, `https://vault.example:8200/v1/transit`. */
  readonly url: string
  readonly key: string
  /** Null where an agent on this machine adds it. */
  readonly token: string | null
}

/** How the engine writes what it has wrapped: the version of its key, and the bytes in base64. */
export const wrappedText = /^vault:v[1-9]\d*:[A-Za-z0-9+/]+={0,2}$/

const plainAnswer = z.object({ data: z.object({ plaintext: z.base64() }) })
const wrappedAnswer = z.object({ data: z.object({ ciphertext: z.string().regex(wrappedText) }) })

/** What an operator has to look at, by the status. */
const reasons: Readonly<Record<number, string>> = {
  400: 'cannot unwrap it: it was wrapped by another key, or was changed',
  403: 'refuses the token: KMS_TOKEN has ended, or its policy does not allow this',
  404: 'has no such engine or key: look at KMS_URL',
  503: 'is sealed or not ready',
}

export function createVault({ url, key, token }: VaultPlace): KeyService {
  async function ask<Answer>(action: string, body: object, answer: z.ZodType<Answer>): Promise<Answer> {
    const called = await callOutside({
      method: 'POST',
      url: `${url}/${action}/${key}`,
      headers: {
        'content-type': 'application/json',
        'x-vault-request': 'true',
        ...(token === null ? {} : { 'x-vault-token': token }),
      },
      body: JSON.stringify(body),
    })
    if (called.outcome !== 'answered') throw new KeyServiceFault(`does not answer (${called.why})`)
    if (called.status !== 200)
      throw new KeyServiceFault(`${reasons[called.status] ?? 'gives no answer that can be used'} (${called.status})`)
    const read = answer.safeParse(readJson(called.body))
    if (!read.success) throw new KeyServiceFault('answers something that is no answer of Vault')
    return read.data
  }
  return {
    unwrap: async (ciphertext) =>
      Buffer.from((await ask('decrypt', { ciphertext }, plainAnswer)).data.plaintext, 'base64'),
    wrap: async (plain) =>
      (await ask('encrypt', { plaintext: Buffer.from(plain).toString('base64') }, wrappedAnswer)).data.ciphertext,
    wrapAgain: async (ciphertext) => (await ask('rewrap', { ciphertext }, wrappedAnswer)).data.ciphertext,
    newKey: async () => (await ask('datakey/wrapped', { bits: 256 }, wrappedAnswer)).data.ciphertext,
  }
}
