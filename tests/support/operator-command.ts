// Runs a command of the operator as the operator does: in a process other than the tests', with nothing of their environment.

import { type ChildProcess, execFile, fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { isLong } from './proof-length.ts'

const root = path.join(import.meta.dirname, '..', '..')
const { PATH, NODE_COMPILE_CACHE } = process.env

/**
 * What the command gets of our environment: where programs are, and what Node has compiled of our sources. The settings of the person who
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

type Settings = Readonly<Record<string, string>>

/** The process of further runs, and the end of the last one: one command at a time. */
let host: ChildProcess | null = null
let lastRun: Promise<unknown> = Promise.resolve()

/**
 * Runs `script` (from the root of the checkout) with `words` to its end. Does not reject: how it ended is the answer. Commands share a
 * process, since loading what they import costs more than what they do; one that leaves something open there, as a connection, does not
 * end. In a long proof each is a process of its own.
 */
export function runCommand(
  script: string,
  words: readonly string[],
  environment: Settings,
  cwd: string = root,
): Promise<CommandEnd> {
  if (isLong) return runAlone(script, words, environment, cwd)
  return runInHost({ script, words, environment, cwd, endsByExit: false })
}

/** A start of the product with these settings that gives up: it ends by itself, after its file has run. */
export function failedStart(environment: Settings, cwd: string): Promise<CommandEnd> {
  return runInHost({ script: 'src/main.ts', words: [], environment, cwd, endsByExit: true })
}

function runAlone(script: string, words: readonly string[], environment: Settings, cwd: string): Promise<CommandEnd> {
  const args = [quickEngine, path.join(root, script), ...words]
  const env = { ...commandEnvironment, ...environment }
  return new Promise((resolve) => {
    execFile(process.execPath, args, { cwd, env }, (error, stdout, stderr) => {
      const code = error === null ? 0 : typeof error.code === 'number' ? error.code : 1
      resolve({ code, stdout, stderr })
    })
  })
}

interface Run {
  readonly script: string
  readonly words: readonly string[]
  readonly environment: Settings
  readonly cwd: string
  readonly endsByExit: boolean
}

function runInHost(run: Run): Promise<CommandEnd> {
  const ended = lastRun.then(() => askHost(run))
  lastRun = ended.catch(() => undefined)
  return ended
}

async function askHost(run: Run): Promise<CommandEnd> {
  host ??= startHost()
  const isOver = new AbortController()
  const answer = once(host, 'message', isOver).then(([ended]) => ended as CommandEnd)
  const fall = once(host, 'exit', isOver).then(([code]) => {
    throw new Error(`the process of the commands ended with ${code}`)
  })
  host.send({
    ...run,
    script: path.join(root, run.script),
    environment: { ...commandEnvironment, ...run.environment },
  })
  try {
    return await Promise.race([answer, fall])
  } finally {
    isOver.abort()
    await fall.catch(() => undefined)
  }
}

/** It does not keep the tests' own process from ending, and ends with it. */
function startHost(): ChildProcess {
  const started = fork(path.join(import.meta.dirname, 'command-host.mjs'), {
    execArgv: [quickEngine],
    env: { ...commandEnvironment },
    cwd: root,
  })
  started.unref()
  started.channel?.unref()
  return started
}
