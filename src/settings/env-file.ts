// The file of settings: `.env` in the working folder, read at each start by the platform's own parser. What stands in the environment wins.

import { readFileSync } from 'node:fs'
import path from 'node:path'
import { ConfigError, type RawEnvironment, withoutEmpty } from './config.ts'
import { knownNames, nearestName, readSettings } from './read-settings.ts'
import { withSecretsOfFiles } from './secret-files.ts'

/** A shorter name of the environment is rather another program's. */
const SHORTEST_MISSPELT = 7

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
