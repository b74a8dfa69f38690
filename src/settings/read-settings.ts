// Reads the text of an .env file, and refuses what the platform's parser would cut or drop.

import { parseEnv } from 'node:util'
import { adapters } from '../server/adapters/providers/registry.ts'
import { ConfigError, type RawEnvironment } from './config.ts'
import { settings } from './groups.ts'
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

/** More mistakes than this, and another word is meant. */
const MOST_MISTAKES = 2

/** How many single letters differ (Damerau-Levenshtein, with neighbours exchanged as one). */
function distance(one: string, other: string): number {
  const rows = Array.from({ length: one.length + 1 }, (_, row) =>
    Array.from({ length: other.length + 1 }, (_, column) => (row === 0 ? column : column === 0 ? row : 0)),
  )
  const at = (row: number, column: number): number => rows[row]?.[column] ?? 0
  for (let row = 1; row <= one.length; row += 1)
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1]
      const isExchanged =
        row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      const least = Math.min(
        at(row - 1, column) + 1,
        at(row, column - 1) + 1,
        at(row - 1, column - 1) + (isSame ? 0 : 1),
        isExchanged ? at(row - 2, column - 2) + 1 : Number.POSITIVE_INFINITY,
      )
      const line = rows[row]
      if (line !== undefined) line[column] = least
    }
  return at(one.length, other.length)
}

/** How many letters of one word the other lacks: that many mistakes there are at least, and counting them takes no table. */
function lacking(one: string, other: string): number {
  let rest = other
  let missing = 0
  for (const letter of one) {
    const at = rest.indexOf(letter)
    if (at < 0) missing += 1
    else rest = rest.slice(0, at) + rest.slice(at + 1)
  }
  return missing
}

/** The nearest of the names, whatever the case; null where none is near. */
export function nearestName(word: string, names: Iterable<string>): string | null {
  const upper = word.toUpperCase()
  let nearest: string | null = null
  let least = MOST_MISTAKES + 1
  for (const name of names) {
    if (Math.abs(name.length - upper.length) >= least || lacking(upper, name) >= least) continue
    const far = distance(upper, name)
    if (far < least) [nearest, least] = [name, far]
  }
  return nearest
}
