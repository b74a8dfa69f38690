// The settings of a command of the operator: those that it uses, and no others. A command that lists jobs must not refuse over a
// colour or a provider that it never asks.

import { ConfigError, problemsOfFields, type RawEnvironment, withoutEmpty } from './config.ts'
import { demoValues } from './demo.ts'
import { type Environment, environmentSchema, type SettingName } from './groups.ts'

/**
 * Reads MODE and the settings that are named. Throws {@link ConfigError} with those of them that are missing or wrong; what else
 * the environment holds is not looked at.
 */
export function readSettingsOf<const Names extends SettingName>(
  environment: RawEnvironment,
  names: readonly Names[],
): Pick<Environment, Names | 'MODE'> {
  const wanted: readonly string[] = ['MODE', ...names]
  const isWanted = ([name]: readonly [string, unknown]): boolean => wanted.includes(name)
  const raw = Object.fromEntries(Object.entries(withoutEmpty(environment)).filter(isWanted))
  // What is not asked for stands as in the demo: only the problems of what is asked for count.
  const parsed = environmentSchema.safeParse({ ...demoValues, ...raw })
  const problems = new Map([...problemsOfFields(raw, parsed.error?.issues ?? [])].filter(isWanted))
  if (parsed.data === undefined || problems.size > 0) throw new ConfigError(problems)
  return parsed.data
}
