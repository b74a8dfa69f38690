// Secrets that are given wrapped: `FIELD_ENCRYPTION_KEY=vault:v1:…`. The key service unwraps them before the settings are read.

import { createVault, wrappedText } from '../server/adapters/vault/vault.ts'
import { type KeyService, KeyServiceFault } from '../server/ports/key-service.ts'
import { readSettingsOf } from './command-settings.ts'
import { ConfigError, type RawEnvironment } from './config.ts'
import { placeOfKey, problemsOfKms } from './kms.ts'
import { fromFiles } from './secret-files.ts'

/** Settings that may be given wrapped: what may stand in a file, but for the service's own token. */
export const wrappable: readonly string[] = fromFiles.filter((name) => name !== 'KMS_TOKEN')

/** These are bytes, written in base64; the others are texts. */
const isBytes = (name: string): boolean => /^FIELD_ENCRYPTION_KEY(_BEFORE)?$/.test(name)

interface SecretPart {
  readonly text: string
  readonly isWrapped: boolean
}

/** A value, or each of the two with a comma between them that a secret may have: one of them may be wrapped. A text that is not wrapped stays whole. */
export function secretParts(value: string): readonly SecretPart[] {
  const parts = value.split(',').map((part) => ({ text: part.trim(), isWrapped: wrappedText.test(part.trim()) }))
  return parts.some(({ isWrapped }) => isWrapped) ? parts : [{ text: value, isWrapped: false }]
}

/** Whether a value is wrapped, as a whole or in a part. */
export const isWrapped = (value: string): boolean => secretParts(value).some((part) => part.isWrapped)

/** The service of these settings; throws {@link ConfigError} for settings that are wrong, or without one. */
export function keyServiceOf(environment: RawEnvironment, asks: string): KeyService {
  const settings = readSettingsOf(environment, ['KMS_URL', 'KMS_TOKEN'])
  const problems = problemsOfKms(settings)
  const { KMS_URL: address, KMS_TOKEN: token } = settings
  if (address === null) problems.set('KMS_URL', `is missing: ${asks}`)
  if (address === null || problems.size > 0) throw new ConfigError(problems)
  return createVault({ ...placeOfKey(address), token })
}

/** A secret as the service gets it to wrap. */
export const bytesOf = (name: string, value: string): Uint8Array =>
  isBytes(name) ? Buffer.from(value, 'base64') : Buffer.from(value, 'utf8')

function textOf(name: string, bytes: Uint8Array): string {
  if (isBytes(name)) return Buffer.from(bytes).toString('base64')
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch (error) {
    if (error instanceof TypeError) throw new KeyServiceFault('unwraps it to something that is no text')
    throw error
  }
}

/**
 * The environment with each wrapped secret unwrapped: of all settings, or of those that are named. Calls no key service where none is wrapped.
 * Throws {@link ConfigError} where the service is not set, does not answer or refuses: without its secrets nothing can start.
 */
export async function withUnwrappedSecrets(
  environment: RawEnvironment,
  names: readonly string[] = wrappable,
): Promise<RawEnvironment> {
  const wrapped = names.filter((name) => wrappable.includes(name) && isWrapped(environment[name] ?? ''))
  if (wrapped.length === 0) return environment
  const service = keyServiceOf(environment, `${wrapped.join(', ')} ${wrapped.length > 1 ? 'are' : 'is'} wrapped`)
  const problems = new Map<string, string>()
  const whole = { ...environment }
  const unwrapped = async (name: string, { text, isWrapped: isOne }: SecretPart): Promise<string> =>
    isOne ? textOf(name, await service.unwrap(text)) : text
  await Promise.all(
    wrapped.map(async (name) => {
      try {
        const parts = secretParts(environment[name] ?? '').map((part) => unwrapped(name, part))
        whole[name] = (await Promise.all(parts)).join(',')
      } catch (error) {
        if (!(error instanceof KeyServiceFault)) throw error
        problems.set(name, `is wrapped, and the KMS at KMS_URL ${error.message}`)
      }
    }),
  )
  if (problems.size > 0) throw new ConfigError(problems)
  return whole
}
