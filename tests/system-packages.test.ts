// Commands that drive a browser or a database server say what of it the machine lacks, and install it where they may.

import { spawnSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { packagesLacking } from '../scripts/system-packages.mjs'

const root = path.join(import.meta.dirname, '..')

/** A machine with these commands on its path. */
function machine(commands: readonly string[], others: { postgres?: boolean; named?: boolean; root?: boolean } = {}) {
  return {
    has: (command: string) => commands.includes(command),
    hasPostgres: () => others.postgres ?? false,
    isBrowserNamed: others.named ?? false,
    mayInstall: () => others.root ?? true,
  }
}
const browser = { browser: true, postgres: false }
const both = { browser: true, postgres: true }
const shell = 'chromium-headless-shell'

it.each([
  ['a bare machine lacks both', both, machine([]), [shell, 'postgresql', 'postgresql-contrib'], []],
  ['only the browser is asked for', browser, machine([]), [shell], []],
  ['nothing is asked for', { browser: false, postgres: false }, machine([]), [], []],
  ['both are there', both, machine([shell], { postgres: true }), [], []],
  [
    'a larger browser does, and the small one is installed where that may be',
    browser,
    machine(['chromium']),
    [],
    [shell],
  ],
  [
    'a larger browser does where nothing may be installed',
    browser,
    machine(['google-chrome'], { root: false }),
    [],
    [],
  ],
  [
    'a failover takes more than PostgreSQL',
    { browser: false, postgres: true, failover: true },
    machine(['ip', 'setpriv', 'haproxy'], { postgres: true }),
    ['patroni', 'etcd-server', 'pgbouncer', 'python3-psycopg2'],
    [],
  ],
  [
    'an image is built in a root of Debian, alerts are played, and YAML is linted',
    { browser: false, postgres: false, image: true, alerts: true, lint: true },
    machine(['setpriv', 'unshare']),
    ['buildah', 'debootstrap', 'prometheus', 'yamllint'],
    [],
  ],
  [
    'the kits of Android and iOS are compiled',
    { browser: false, postgres: false, kits: true },
    machine(['javac', 'unshare']),
    ['kotlin', 'debootstrap', 'libandroid-json-java'],
    [],
  ],
  ['CHROMIUM_PATH names one', browser, machine([], { named: true }), [], []],
] as const)('%s', (_case, needs, of, needed, better) => {
  expect(packagesLacking(needs, of)).toEqual({ needed, better })
})

it('says what is missing, and ends, where nothing may be installed', () => {
  const { CHROMIUM_PATH: _, ...environment } = process.env
  const run = path.join(root, 'scripts', 'run.mjs')
  const env = { ...environment, PATH: path.join(root, 'content') }
  const { status, stdout } = spawnSync(process.execPath, [run, '--browser', 'node', '--version'], {
    env,
    encoding: 'utf8',
  })
  expect(stdout).toBe(`This command needs ${shell}. Install with: sudo apt-get install ${shell}\n`)
  expect(status).toBe(1)
})

it('is asked for by each script of package.json that drives a browser', () => {
  const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>
  }
  const driving = globSync(['scripts/*.ts', 'bench/*.ts'], { cwd: root }).filter((file) =>
    /@playwright[/']/.test(readFileSync(path.join(root, file), 'utf8')),
  )
  const calling = Object.entries(scripts).filter(
    ([, command]) => command.includes('playwright test') || driving.some((file) => command.endsWith(` ${file}`)),
  )
  expect(calling.map(([name]) => name)).toEqual(
    expect.arrayContaining(['test:e2e', 'test:room', 'prove', 'bench', 'gallery', 'pictures']),
  )
  expect(calling.filter(([, command]) => !command.includes('run.mjs --browser '))).toEqual([])
})
