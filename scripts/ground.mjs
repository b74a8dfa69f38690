// The ground of all commands: paths, the environment, and the install of what is missing. Runs on any Node from 20 on, without packages.

import { spawn } from 'node:child_process'
import { existsSync, readdirSync, statSync, utimesSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { oneAtATime } from './one-at-a-time.mjs'

export const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)))
/** The pinned Node of this product, whatever the machine has. */
export const node = path.join(root, 'node_modules', '.bin', 'node')
export const binaries = path.join(root, 'node_modules', '.bin')

/** The claims of processes that install or build. */
export const locks = path.join(root, 'build', 'locks')

export const say = (text) => process.stdout.write(`${text}\n`)

/**
 * How the C library gives memory back: large pieces at once, whatever came before, and few places to keep small ones in. Without
 * this a process stays as large as the photos that it once decoded. What somebody has set wins.
 */
export const memorySettings = {
  MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? '2',
  MALLOC_MMAP_THRESHOLD_: process.env.MALLOC_MMAP_THRESHOLD_ ?? '131072',
}

/** Node's compile cache of our sources and packages: the next command starts in half the time. Not used where the folder is read-only. */
const compiled = path.join(root, 'node_modules', '.cache', 'candor-compiled')

/** The environment with our own Node and packages first. */
export function environment(extra = {}) {
  return {
    NODE_COMPILE_CACHE: compiled,
    // Playwright leaves TypeScript to Node: by its own reader each of its processes took ten seconds of a core where nothing was kept yet.
    PW_DISABLE_TS_ESM: '1',
    ...process.env,
    PATH: `${binaries}${path.delimiter}${process.env.PATH ?? ''}`,
    ...extra,
  }
}

/** All files below a folder, in the order of their names. `readdirSync` with `recursive` takes eight times as long. */
export function* filesBelow(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const full = path.join(folder, entry.name)
    if (entry.isDirectory()) yield* filesBelow(full)
    else yield full
  }
}

/** Runs a command to its end and answers its exit code; output goes to the terminal as it comes. */
export function run(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: environment(options.env),
    })
    child.on('error', reject)
    child.on('exit', (code, signal) => resolve(code ?? (signal === null ? 1 : 128)))
  })
}

/** Runs a command beside others: answers its exit code and what it wrote, once it has ended. */
export function runKept(command, args) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], env: environment() })
    const written = []
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece) => written.push(piece))
    child.on('error', reject)
    child.on('close', (code) => resolve({ code: code ?? 1, output: Buffer.concat(written).toString().trim() }))
  })
}

/** Runs a command that must succeed. */
export async function must(title, command, args, options) {
  say(`\n── ${title}`)
  const code = await run(command, args, options)
  if (code !== 0) {
    say(`${title}: failed with exit code ${code}`)
    process.exit(code)
  }
}

const marker = path.join(root, 'node_modules', '.package-lock.json')
const lockFile = path.join(root, 'package-lock.json')
const isInstalled = () =>
  existsSync(marker) && existsSync(node) && statSync(marker).mtimeMs >= statSync(lockFile).mtimeMs

/** Installs the packages of the lock file when they are missing or older than it. Several may ask at once: one installs. */
export async function ensureInstalled() {
  if (isInstalled()) return
  const waits = (pid) => say(`Process ${pid} is installing packages: waiting for it.`)
  await oneAtATime(locks, 'install', waits, async () => {
    if (isInstalled()) return
    // Not 'npm ci': it refuses a lock file that lacks other platforms' optional binaries. --no-save keeps to the lock all the same.
    await must('Installing packages', 'npm', ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'])
    const now = new Date()
    utimesSync(marker, now, now)
  })
}
