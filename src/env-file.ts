// The file of settings: `.env` in the working folder, read at each start. What stands in the environment wins.

import { readFileSync } from 'node:fs'
import path from 'node:path'
import { ConfigError, environmentSchema, type RawEnvironment, withoutEmpty } from './config.ts'
import { fileSettings, withSecretsOfFiles } from './secret-files.ts'
import { adapters } from './server/adapters/providers/registry.ts'

/** Names that are no settings and are understood all the same: they say what a start is meant to be. */
const understoodBeside = ['NODE_ENV']

/** Every name that a file may set: the product's own settings, those of the providers that PROVIDERS can name, and files of secrets. */
const knownNames: ReadonlySet<string> = new Set([
  ...Object.keys(environmentSchema.shape),
  ...adapters.flatMap(({ manifest }) => Object.keys(manifest.settings.shape)),
  ...fileSettings,
  ...understoodBeside,
])

interface FileSettings {
  readonly settings: RawEnvironment
  /** What is told and does not end the start. */
  readonly remarks: readonly string[]
}

/** A value as it stands after the sign, or what is wrong with it. Nothing in it is replaced: `$` and `\` are themselves. */
function readValue(text: string): { readonly value: string } | { readonly problem: string } {
  const [quote = ''] = /^["']/.exec(text) ?? []
  if (quote !== '') {
    const end = text.indexOf(quote, 1)
    if (end < 0) return { problem: 'has a quote that does not end on the same line' }
    const rest = text.slice(end + 1).trim()
    return rest === '' || rest.startsWith('#')
      ? { value: text.slice(1, end) }
      : { problem: 'has something behind its closing quote' }
  }
  // A name with a # in it, or a comment: whichever it is not would be taken for the other without a word.
  if (/\s#/.test(text))
    return { problem: 'has a # behind a blank: quote the value, or give the comment a line of its own' }
  return { value: text }
}

/**
 * The settings of a file, line by line: `NAME=value`, with or without quotes, and comments on lines of their own.
 * Throws {@link ConfigError} with the numbers of the lines that cannot be read. No sentence repeats what stands in a line: it may
 * be a secret.
 */
export function readSettings(text: string, fileName: string): FileSettings {
  const settings = new Map<string, string>()
  const foundOn = new Map<string, number>()
  const problems = new Map<string, string>()
  const remarks: string[] = []
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/)
  for (const [index, line] of lines.entries()) {
    const number = index + 1
    const where = `line ${number} of ${fileName}`
    if (/^\s*(#|$)/.test(line)) continue
    const [, name, rest] = /^\s*(?:export\s+)?([A-Za-z_][A-Za-z0-9_]*)\s*=(.*)$/.exec(line) ?? []
    if (name === undefined || rest === undefined) {
      problems.set(where, 'is not NAME=value')
      continue
    }
    if (!knownNames.has(name)) {
      remarks.push(`${where} names no setting of Candor: it is not used.`)
      continue
    }
    const before = foundOn.get(name)
    const read = readValue(rest.trim())
    if ('problem' in read) problems.set(where, read.problem)
    else if (before !== undefined) problems.set(where, `sets ${name}, and so does line ${before}`)
    else settings.set(name, read.value)
    foundOn.set(name, number)
  }
  if (problems.size > 0) throw new ConfigError(problems)
  return { settings: Object.fromEntries(settings), remarks }
}

function textOf(file: string, name: string, isNamed: boolean): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(file))
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    if (code === 'ENOENT' && !isNamed) return ''
    if (!/^(E[A-Z]+|ERR_ENCODING_INVALID_ENCODED_DATA)$/.test(code)) throw error
    const why =
      code === 'ENOENT' ? 'is not there' : code.startsWith('ERR_') ? 'is not UTF-8' : `cannot be read (${code})`
    throw new ConfigError(new Map([[name, why]]))
  }
}

/**
 * What a start was told: the environment over `.env` in `folder`, or over the file that ENV_FILE names, which has to be there.
 * A setting that is empty counts as not given, in both. A secret whose file is named (SESSION_SECRET_FILE) is read from there.
 */
export function readEnvironment(
  environment: RawEnvironment,
  folder: string,
): { readonly environment: RawEnvironment; readonly remarks: readonly string[] } {
  const given = withoutEmpty(environment)
  const name = given.ENV_FILE ?? '.env'
  const { settings, remarks } = readSettings(
    textOf(path.resolve(folder, name), name, given.ENV_FILE !== undefined),
    name,
  )
  return { environment: withSecretsOfFiles({ ...withoutEmpty(settings), ...given }, folder), remarks }
}
