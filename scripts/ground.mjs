// What the two commands share: install what is missing, build what has changed. Runs on any Node from 20 on, without packages.

import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)))
/** The pinned Node of this product, whatever the machine has. */
export const node = path.join(root, 'node_modules', '.bin', 'node')
const binaries = path.join(root, 'node_modules', '.bin')

export const say = (text) => process.stdout.write(`${text}\n`)

function environment(extra = {}) {
  return { ...process.env, PATH: `${binaries}${path.delimiter}${process.env.PATH ?? ''}`, ...extra }
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

/** Runs a command that must succeed. */
export async function must(title, command, args, options) {
  say(`\n── ${title}`)
  const code = await run(command, args, options)
  if (code !== 0) {
    say(`${title}: failed with exit code ${code}`)
    process.exit(code)
  }
}

/** Installs the packages of the lock file when they are missing or older than it. */
export async function ensureInstalled() {
  const marker = path.join(root, 'node_modules', '.package-lock.json')
  const lock = path.join(root, 'package-lock.json')
  if (existsSync(marker) && existsSync(node) && statSync(marker).mtimeMs >= statSync(lock).mtimeMs) return
  // Not 'npm ci': it refuses a lock file that lacks other platforms' optional binaries. --no-save keeps to the lock all the same.
  await must('Installing packages', 'npm', ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'])
  const now = new Date()
  const { utimesSync } = await import('node:fs')
  utimesSync(marker, now, now)
}

function* filesBelow(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const full = path.join(folder, entry.name)
    if (entry.isDirectory()) yield* filesBelow(full)
    else yield full
  }
}

function sourceStamp() {
  const hash = createHash('sha256')
  const folders = ['src/web', 'src/core', 'src/contracts', 'src/host', 'content'].map((name) => path.join(root, name))
  const files = folders.filter(existsSync).flatMap((folder) => [...filesBelow(folder)])
  for (const file of [
    ...files,
    ...['vite.config.ts', 'react-router.config.ts', 'package-lock.json'].map((name) => path.join(root, name)),
  ]) {
    hash.update(path.relative(root, file)).update('\0').update(readFileSync(file)).update('\0')
  }
  return hash.digest('hex')
}

/** Builds the web app when its sources differ from the last build. */
export async function ensureBuilt() {
  const stampFile = path.join(root, 'build', 'stamp')
  const stamp = sourceStamp()
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return
  await must('Building the web app', path.join(binaries, 'react-router'), ['build', '--logLevel', 'warn'], {
    env: { NODE_ENV: 'production' },
  })
  await must('Compressing assets', node, [path.join(root, 'scripts', 'compress-assets.ts')])
  mkdirSync(path.dirname(stampFile), { recursive: true })
  writeFileSync(stampFile, stamp)
}

export function has(command) {
  return spawnSync('sh', ['-c', `command -v ${command}`]).status === 0
}

/** A PostgreSQL server's programs: on the path, or where Debian puts them. */
export function hasPostgres() {
  if (has('initdb') && has('pgbench')) return true
  const folder = '/usr/lib/postgresql'
  return (
    existsSync(folder) && readdirSync(folder).some((version) => existsSync(path.join(folder, version, 'bin', 'initdb')))
  )
}

export function hasChromium() {
  return ['chromium', 'chromium-browser', 'google-chrome'].some(has) || process.env.CHROMIUM_PATH !== undefined
}

/** Installs Debian packages that the tests need; only as root on a machine with apt-get, else it says what is missing. */
export async function ensureSystemPackages() {
  const missing = [
    ...(hasChromium() ? [] : ['chromium']),
    ...(hasPostgres() ? [] : ['postgresql', 'postgresql-contrib']),
  ]
  if (missing.length === 0) return
  if (!has('apt-get') || process.getuid?.() !== 0) {
    say(`The tests need ${missing.join(' and ')}. Install with: sudo apt-get install ${missing.join(' ')}`)
    process.exit(1)
  }
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  await must(`Installing ${missing.join(', ')}`, 'apt-get', ['update', '-qq'], { env })
  await must('Unpacking', 'apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...missing], { env })
}
