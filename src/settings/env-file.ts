// The file of settings: `.env` in the working folder, read at each start by the platform's own parser. What stands in the environment wins.

import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parseEnv } from 'node:util'
import { adapters } from '../server/adapters/providers/registry.ts'
import { ConfigError, type RawEnvironment, withoutEmpty } from './config.ts'
import { settings } from './groups.ts'
import { nearestName } from './nearest-name.ts'
import { fileSettings, withSecretsOfFiles } from './secret-files.ts'

/** Names that are no settings and are understood all the same: they say what a start is meant to be, and where its file is. */
const understoodBeside = ['NODE_ENV', 'ENV_FILE', 'DEV']

/** Every name that a file may set: the product's own settings, those of the providers that PROVIDERS can name, and files of secrets. */
const knownNames: ReadonlySet<string> = new Set([
  ...Object.keys(settings),
  ...adapters.flatMap(({ manifest }) => Object.keys(manifest.settings.shape)),
  ...fileSettings,
  ...understoodBeside,
])

/** A shorter name of the environment is rather another program's. */
const SHORTEST_MISSPELT = 7

interface FileSettings {
  readonly settings: RawEnvironment
  /** What is told and does not end the start. */
  readonly remarks: readonly string[]
}

const hint = (name: string): string => {
  const nearest = nearestName(name, knownNames)
  return nearest === null ? '' : ` Is ${nearest} meant?`
}

/** What the parser would drop or join without a word; null where it takes the value as it stands. */
function problemOfValue(text: string): string | null {
  const [quote = ''] = /^["'`]/.exec(text) ?? []
  if (quote === '')
    return text.includes('#') ? 'has a # outside quotes: quote the value, or take the comment away' : null
  const end = text.indexOf(quote, 1)
  if (end < 0) return 'has a quote that does not end on the same line'
  const rest = text.slice(end + 1).trim()
  return rest === '' || rest.startsWith('#') ? null : 'has something behind its closing quote'
}

/**
 * The settings of a file: `NAME=value` in the syntax of `util.parseEnv`, each on one line. What that parser drops, cuts or joins without a
 * word is refused here. Throws {@link ConfigError} with the numbers of those lines. No sentence repeats what stands in a line: it may be a
 * secret.
 */
export function readSettings(text: string, fileName: string): FileSettings {
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
    const problem = problemOfValue(rest.trim())
    if (!knownNames.has(name)) remarks.push(`${where} names no setting of Candor: it is not used.${hint(name)}`)
    const before = foundOn.get(name)
    if (problem !== null) problems.set(where, problem)
    else if (before !== undefined && knownNames.has(name))
      problems.set(where, `sets ${name}, and so does line ${before}`)
    foundOn.set(name, number)
  }
  if (problems.size > 0) throw new ConfigError(problems)
  const given = Object.entries(parseEnv(lines.join('\n'))).filter(([name]) => knownNames.has(name))
  return { settings: Object.fromEntries(given), remarks }
}

/** Names of the environment that are nearly a setting's. Other programs have theirs there: only what is very near is told. */
function misspelt(environment: RawEnvironment): string[] {
  return Object.keys(environment)
    .filter((name) => name.length >= SHORTEST_MISSPELT && !knownNames.has(name))
    .flatMap((name) => {
      const nearest = nearestName(name, knownNames)
      return nearest === null ? [] : [`${name} of the environment is no setting of Candor. Is ${nearest} meant?`]
    })
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
  const file = readSettings(textOf(path.resolve(folder, name), name, given.ENV_FILE !== undefined), name)
  return {
    environment: withSecretsOfFiles({ ...withoutEmpty(file.settings), ...given }, folder),
    remarks: [...file.remarks, ...misspelt(given)],
  }
}
