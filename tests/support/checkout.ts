// A checkout of its own for a test: the files of this one, with its packages, and nothing that was built or written here.

import { execFile, spawn } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readlinkSync, rmSync, symlinkSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'

const root = path.join(import.meta.dirname, '..', '..')
/** What is made here, is large, or is the engineer's own. */
const leftOut = new Set(['node_modules', 'build', 'reports', 'test-results', 'coverage', 'gallery'])
/** A machine that is busy with other things builds slowly. Milliseconds. */
const patienceMs = 280_000

/** The machine's own programs: without those that a test runner has put before them. */
export const plainPath = (process.env.PATH ?? '')
  .split(path.delimiter)
  .filter((folder) => !folder.includes('node_modules'))
  .join(path.delimiter)

export interface Ended {
  readonly code: number
  readonly stdout: string
  readonly stderr: string
}

/** Nothing but the machine's path, what Node has compiled of our sources, and what is given. */
const plainEnvironment = (environment: Readonly<Record<string, string>>): Record<string, string> => ({
  PATH: plainPath,
  HOME: process.env.HOME ?? '',
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? '',
  ...environment,
})

/** Runs a program to its end in a plain environment. */
export function runPlain(
  cwd: string,
  [program = '', ...args]: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<Ended> {
  const env = plainEnvironment(environment)
  return new Promise((resolve) => {
    execFile(program, args, { cwd, env, timeout: patienceMs, maxBuffer: 64 * 1024 * 1024 }, (error, stdout, stderr) => {
      const code = error === null ? 0 : typeof error.code === 'number' ? error.code : 1
      resolve({ code, stdout, stderr })
    })
  })
}

export interface Started {
  readonly lines: readonly string[]
  /** What the line said that matches; rejects when the process ends without one. */
  said(pattern: RegExp): Promise<string>
  stop(signal?: NodeJS.Signals): Promise<number | null>
}

/** Starts a program that goes on, in the same environment. */
export function startPlain(
  cwd: string,
  [program = '', ...args]: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Started {
  const env = plainEnvironment(environment)
  const child = spawn(program, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] })
  const lines: string[] = []
  const wanted = new Set<() => void>()
  const look = (): void => {
    for (const again of wanted) again()
  }
  for (const stream of [child.stdout, child.stderr])
    createInterface({ input: stream }).on('line', (line) => {
      lines.push(line)
      look()
    })
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve))
  void ended.then(look)
  return {
    lines,
    said: (pattern) =>
      new Promise((resolve, reject) => {
        const again = (): void => {
          const found = lines.map((line) => pattern.exec(line)).find((match) => match !== null)
          if (found) resolve(found[1] ?? found[0])
          else if (child.exitCode !== null) reject(new Error(`it never said ${pattern}:\n${lines.join('\n')}`))
        }
        wanted.add(again)
        again()
      }),
    stop(signal = 'SIGTERM') {
      child.kill(signal)
      return ended
    },
  }
}

/** Copies the checkout, with the pages that are built here where `isBuilt`. `remove` takes it away again. */
export function copyCheckout({ isBuilt = false } = {}): { readonly dir: string; remove(): void } {
  const dir = mkdtempSync(path.join(tmpdir(), 'candor-checkout-'))
  for (const name of readdirSync(root)) {
    if (leftOut.has(name) || /^\.(git|env|data|stryker.*|react-router)$/.test(name)) continue
    cpSync(path.join(root, name), path.join(dir, name), { recursive: true })
  }
  mkdirSync(path.join(dir, 'build'))
  if (isBuilt) {
    const stamp = readlinkSync(path.join(root, 'build', 'current'))
    cpSync(path.join(root, 'build', stamp), path.join(dir, 'build', stamp), { recursive: true })
    symlinkSync(stamp, path.join(dir, 'build', 'current'))
  }
  symlinkSync(path.join(root, 'node_modules'), path.join(dir, 'node_modules'))
  // Older than what is installed: nothing is installed for the copy.
  utimesSync(path.join(dir, 'package-lock.json'), 0, 0)
  return { dir, remove: () => rmSync(dir, { recursive: true, force: true }) }
}
