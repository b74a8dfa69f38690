// Secrets that a key service has wrapped: unwrapped before the settings are read, or no start with a sentence that says why.

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startVault, type VaultStandIn, vaultToken } from '../../tests/vendors/vault/stand-in.ts'
import { createVault } from '../server/adapters/vault/vault.ts'
import type { KeyService } from '../server/ports/key-service.ts'
import { ConfigError, loadConfig, type RawEnvironment } from './config.ts'
import { demoSecrets } from './demo.ts'
import { settingsHere } from './documents.ts'
import { placeOfKey } from './kms.ts'
import { bytesOf, withUnwrappedSecrets } from './wrapped-secrets.ts'

let vault: VaultStandIn
let service: KeyService
beforeAll(async () => {
  vault = await startVault()
  service = createVault({ ...placeOfKey(vault.settings.KMS_URL), token: vault.settings.KMS_TOKEN })
})
afterAll(() => vault.close())
let calls = 0
beforeEach(() => {
  calls = vault.calls()
})

const wrap = (name: string, value: string) => service.wrap(bytesOf(name, value))
const unwrapped = (environment: RawEnvironment, names?: readonly string[]) =>
  withUnwrappedSecrets({ ...vault.settings, ...environment }, names)

async function refusal(environment: RawEnvironment): Promise<string> {
  const error: unknown = await unwrapped(environment).catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(ConfigError)
  return error instanceof ConfigError ? error.problems.join('\n') : ''
}

describe('a wrapped secret', () => {
  it('is what it was before it was wrapped: text, key, each of two with a comma', async () => {
    const { SESSION_SECRET, FIELD_ENCRYPTION_KEY, TICKET_PRIVATE_KEY } = demoSecrets
    const given = { SESSION_SECRET, FIELD_ENCRYPTION_KEY, TICKET_PRIVATE_KEY, MAIL_TOKEN: 'Grüße, €' }
    const wrapped = Object.fromEntries(
      await Promise.all(Object.entries(given).map(async ([name, value]) => [name, await wrap(name, value)])),
    ) as Record<string, string>
    for (const value of Object.values(wrapped)) expect(value).toMatch(/^vault:v1:/)
    expect(await unwrapped(wrapped)).toEqual({ ...vault.settings, ...given })
    const first = await wrap('PAYMENT_WEBHOOK_SECRETS', 'one')
    expect(await unwrapped({ PAYMENT_WEBHOOK_SECRETS: `${first}, two` })).toMatchObject({
      PAYMENT_WEBHOOK_SECRETS: 'one,two',
    })
  })

  it('may be any secret of a provider, and is no other setting', async () => {
    const wrapped = await wrap('XENDIT_API_KEY', 'key')
    expect(await unwrapped({ XENDIT_API_KEY: wrapped, LENDER_NAME: wrapped })).toMatchObject({
      XENDIT_API_KEY: 'key',
      LENDER_NAME: wrapped,
    })
    expect(settingsHere({ SESSION_SECRET: wrapped })).toContain('  SESSION_SECRET: given, wrapped\n')
  })

  it('is a new field key, which the settings take as they take one in clear', async () => {
    const { fieldEncryptionKey } = loadConfig(await unwrapped({ FIELD_ENCRYPTION_KEY: await service.newKey() }))
    expect(fieldEncryptionKey).toHaveLength(32)
    expect(Buffer.from(fieldEncryptionKey).equals(loadConfig({}).fieldEncryptionKey)).toBe(false)
  })

  it('is the same under a new version of the key that wraps, before and after it is wrapped again', async () => {
    const old = await wrap('METRICS_TOKEN', 'of-the-meter')
    vault.rotate()
    const again = await service.wrapAgain(old)
    expect([old, again].map((text) => text.split(':')[1])).toEqual(['v1', 'v2'])
    for (const text of [old, again])
      expect(await unwrapped({ METRICS_TOKEN: text })).toMatchObject({ METRICS_TOKEN: 'of-the-meter' })
  })

  it('asks no key service where no secret in use is wrapped', async () => {
    const environment = { ...vault.settings, SESSION_SECRET: 'vault:v1:AAAA', METRICS_TOKEN: 'vault:of:mine, yes' }
    expect(await withUnwrappedSecrets(environment, ['DATABASE_URL', 'METRICS_TOKEN'])).toBe(environment)
    expect(vault.calls()).toBe(calls)
  })
})

describe('a start with wrapped secrets', () => {
  const wrapped = { SESSION_SECRET: 'vault:v1:AAAA' }

  it('ends where no service is set, or one that secrets must not be fetched from', async () => {
    const none = { KMS_URL: undefined, KMS_TOKEN: undefined }
    expect(await refusal({ ...wrapped, ...none })).toBe('KMS_URL is missing: SESSION_SECRET is wrapped')
    const away = { ...wrapped, KMS_URL: 'http://vault.example/v1/transit/keys/candor' }
    expect(await refusal(away)).toContain('KMS_URL must be on this machine in demo mode')
    expect(await refusal({ ...away, MODE: 'production' })).toContain('KMS_URL must begin with https://')
    expect(await refusal({ ...wrapped, KMS_URL: vault.url })).toContain('KMS_URL must be the address of a key')
    expect(() => loadConfig({ KMS_TOKEN: 't' })).toThrow('KMS_TOKEN says nothing without KMS_URL')
  })

  it('ends where the service does not answer, refuses, is sealed, or is something else, and no sentence has a secret in it', async () => {
    const secret = 'SECRET-VALUE-'.repeat(3)
    const good = { SESSION_SECRET: await wrap('SESSION_SECRET', secret) }
    const said = 'SESSION_SECRET is wrapped, and the KMS at KMS_URL'
    const sentences = [
      [
        await refusal({ ...good, KMS_URL: 'http://127.0.0.1:9/v1/transit/keys/candor' }),
        'does not answer (ECONNREFUSED)',
      ],
      [await refusal({ ...good, KMS_TOKEN: 'ended' }), 'refuses the token'],
      [await refusal({ ...good, KMS_URL: `${vault.settings.KMS_URL}-2` }), 'has no such engine or key'],
      [await refusal(wrapped), 'cannot unwrap it'],
    ]
    vault.plan({ kind: 'status', status: 503 }, { kind: 'htmlAfter' }, { kind: 'lostAfter' })
    sentences.push([await refusal(good), 'is sealed or not ready (503)'])
    sentences.push([await refusal(good), 'answers something that is no answer of Vault'])
    sentences.push([await refusal(good), 'does not answer'])
    for (const [sentence, reason] of sentences) {
      expect(sentence).toContain(`${said} ${reason}`)
      for (const open of [secret, good.SESSION_SECRET, vaultToken]) expect(sentence).not.toContain(open)
    }
    const noText = await service.wrap(Buffer.from([0xff, 0xfe]))
    expect(await refusal({ SESSION_SECRET: noText })).toContain('to something that is no text')
  })

  it('takes no secret of the demo in production, wrapped or not', async () => {
    const { SESSION_SECRET } = demoSecrets
    const environment = await unwrapped({
      SESSION_SECRET: await wrap('SESSION_SECRET', SESSION_SECRET),
      MODE: 'production',
    })
    expect(() => loadConfig(environment)).toThrow('SESSION_SECRET is the public secret of the demo')
  })
})
