// Reads the text of an .env file, and refuses what the platform's parser would cut or drop.

import { parseEnv } from 'node:util'
import { adapters } from '../server/adapters/providers/registry.ts'
import { ConfigError, type RawEnvironment } from './config.ts'
import { settings } from './groups.ts'
import { nearestName } from './nearest-name.ts'
import { fileSettings } from './secret-files.ts'

/** Names that are no settings and are understood all the same: they say what a start is meant to be, and where its file is. */
const understoodBeside = ['NODE_ENV', 'ENV_FILE', 'DEV']

/** Every name that a file may set: the product's own settings, those of the providers that PROVIDERS can name, and files of secrets. */
export const knownNames: ReadonlySet<string> = new Set([
  ...Object.keys(settings),
  ...adapters.flatMap(({ manifest }) => Object.keys(manifest.settings.shape)),
  ...fileSettings,
  ...understoodBeside,
])

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
