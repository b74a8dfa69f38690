// Runs a command of the operator with the server's own parts and environment. A wrong setting is told as a sentence, not as a stack trace.

import path from 'node:path'
import { ConfigError, loadConfig } from '../src/config.ts'
import { readEnvironment } from '../src/env-file.ts'
import { LenderFolderError } from '../src/server/adapters/lender/open-lender.ts'
import { composeServer } from '../src/server/compose.ts'
import { DataDirIsInUse } from '../src/server/db/data-dir-lock.ts'
import { StartFault } from '../src/server/db/start-fault.ts'
import type { Deps } from '../src/server/deps.ts'

/** Does the work and ends the process: with 0 when it answers true, else with 1. With the embedded database, nobody else works on it. */
export async function runCommand(work: (deps: Deps) => Promise<boolean>): Promise<void> {
  try {
    const { environment, remarks } = readEnvironment(process.env, process.cwd())
    for (const remark of remarks) process.stderr.write(`${remark}\n`)
    const server = await composeServer(loadConfig(environment), path.dirname(import.meta.dirname))
    try {
      process.exitCode = (await work(server.deps)) ? 0 : 1
    } finally {
      await server.stop()
    }
  } catch (error) {
    const isKnown = [ConfigError, StartFault, LenderFolderError, DataDirIsInUse].some((kind) => error instanceof kind)
    if (!isKnown) throw error
    process.stderr.write(`${(error as Error).message}\n`)
    process.exitCode = 1
  }
}
