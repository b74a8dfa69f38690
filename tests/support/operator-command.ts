// Runs a command of the operator as the operator does: a process of its own, with nothing of the environment of the tests.

import { execFile } from 'node:child_process'
import path from 'node:path'

const root = path.join(import.meta.dirname, '..', '..')
const { PATH, NODE_COMPILE_CACHE } = process.env

/**
 * What the command gets of our environment: where programs are, and what Node has compiled of our sources. The settings of whoever
 * runs the tests are not those of a command under test.
 */
const commandEnvironment: Readonly<Record<string, string | undefined>> = {
  PATH,
  ...(NODE_COMPILE_CACHE === undefined ? {} : { NODE_COMPILE_CACHE }),
}

/** The embedded engine is compiled by the quick compiler alone: a process that ends after a few statements never earns back the other. */
export const quickEngine = '--liftoff-only'

export interface CommandEnd {
  readonly code: number
  readonly stdout: string
  readonly stderr: string
}

/** Runs `script` (from the root of the checkout) with `words` to its end. Does not reject: how it ended is the answer. */
export function runCommand(
  script: string,
  words: readonly string[],
  environment: Readonly<Record<string, string>>,
  cwd: string = root,
): Promise<CommandEnd> {
  const args = [quickEngine, path.join(root, script), ...words]
  const env = { ...commandEnvironment, ...environment }
  return new Promise((resolve) => {
    execFile(process.execPath, args, { cwd, env }, (error, stdout, stderr) => {
      const code = error === null ? 0 : typeof error.code === 'number' ? error.code : 1
      resolve({ code, stdout, stderr })
    })
  })
}
