// Runs a command of the operator with the server's own parts and environment. What the operator has to mend is told as a sentence, not
// as a stack trace.

import path from 'node:path'
import { parseArgs } from 'node:util'
import { loadConfig, type RawEnvironment } from '../src/config.ts'
import { readEnvironment } from '../src/env-file.ts'
import { composeServer } from '../src/server/compose.ts'
import type { Deps } from '../src/server/deps.ts'
import { sentenceFor } from '../src/start-problem.ts'

/** Does the work and ends the process with 1 for what an operator has to mend, after saying it. */
export async function tellProblems(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    const sentence = sentenceFor(error)
    if (sentence === null) throw error
    process.stderr.write(`${sentence}\n`)
    process.exitCode = 1
  }
}

/** What the server would be told here: the environment over `.env`. Remarks about the file go to standard error. */
export function environmentHere(): RawEnvironment {
  const { environment, remarks } = readEnvironment(process.env, process.cwd())
  for (const remark of remarks) process.stderr.write(`${remark}\n`)
  return environment
}

/**
 * Does the work and ends the process: with 0 when it answers true, else with 1. With the embedded database, no other process may use it.
 * The log goes to standard error, so that standard output has the answer and nothing else.
 */
export async function runCommand(work: (deps: Deps) => Promise<boolean>): Promise<void> {
  await tellProblems(async () => {
    const root = path.dirname(import.meta.dirname)
    const server = await composeServer(loadConfig(environmentHere()), root, process.stderr)
    try {
      process.exitCode = (await work(server.deps)) ? 0 : 1
    } finally {
      await server.stop()
    }
  })
}

/** What was typed; null for an option that is missing or has no value. */
export function typedWords<const Names extends string>(
  names: readonly Names[],
): { words: readonly string[]; values: Partial<Record<Names, string>> } | null {
  const options = Object.fromEntries(names.map((name) => [name, { type: 'string' as const }]))
  try {
    const { positionals, values } = parseArgs({ allowPositionals: true, options })
    return { words: positionals, values: values as Partial<Record<Names, string>> }
  } catch (error) {
    if (error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')) return null
    throw error
  }
}
