// Secrets from files: SESSION_SECRET_FILE names a file that holds SESSION_SECRET, as platforms hand secrets to a process.

import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { adapters } from '../server/adapters/providers/registry.ts'
import { ConfigError, type RawEnvironment } from './config.ts'
import { secretSettings, settings } from './groups.ts'

/** Any setting of a provider may be a secret: its manifest does not say which are. */
const providerSettings = adapters
  .flatMap(({ manifest }) => Object.keys(manifest.settings.shape))
  .filter((name) => !Object.hasOwn(settings, name))

const ending = '_FILE'
/** Settings whose value may stand in a file. */
export const fromFiles: readonly string[] = [...new Set([...secretSettings, ...providerSettings])]

/** `SESSION_SECRET_FILE` and the like: each may stand in the environment and in `.env` in place of the setting itself. */
export const fileSettings: readonly string[] = fromFiles.map((name) => name + ending)

/** A key or a list of two secrets has some hundred bytes: a larger file is another one than was meant. */
const largestBytes = 65_536

/** What the file holds without the newline at its end, or why it cannot be taken. Never a word of what stands in it. */
function readSecret(file: string): { readonly value: string } | { readonly problem: string } {
  try {
    // A pipe or a device would keep the start waiting for ever; the link of a mounted secret is followed.
    const found = statSync(file)
    if (!found.isFile()) return { problem: 'names something that is no file' }
    if (found.size > largestBytes) return { problem: `names a file of more than ${largestBytes} bytes` }
    const value = new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(file)).replace(/\r?\n$/, '')
    return value.trim() === '' ? { problem: 'names a file that is empty' } : { value }
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    if (code === 'ERR_ENCODING_INVALID_ENCODED_DATA') return { problem: 'names a file that is not UTF-8' }
    if (!/^E[A-Z]+$/.test(code)) throw error
    return {
      problem: code === 'ENOENT' ? 'names a file that is not there' : `names a file that cannot be read (${code})`,
    }
  }
}

/**
 * The environment with each secret that a file holds in its own setting. Paths are relative to `folder`.
 * Throws {@link ConfigError} for a setting that is given both ways, and for a file that cannot be read, is empty or too large.
 */
export function withSecretsOfFiles(environment: RawEnvironment, folder: string): RawEnvironment {
  const whole = new Map(Object.entries(environment))
  const problems = new Map<string, string>()
  for (const name of fromFiles) {
    const file = whole.get(name + ending)
    if (file === undefined) continue
    whole.delete(name + ending)
    const read = readSecret(path.resolve(folder, file))
    if (whole.has(name)) problems.set(name, `is given twice, by itself and by ${name}${ending}: take one of them away`)
    else if ('problem' in read) problems.set(name + ending, read.problem)
    else whole.set(name, read.value)
  }
  if (problems.size > 0) throw new ConfigError(problems)
  return Object.fromEntries(whole)
}
