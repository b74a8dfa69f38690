// Debian packages that a command needs beside ours: a browser that Playwright drives, a PostgreSQL server. Says which are missing, and
// installs them where it may. Runs on any Node from 20 on, without packages.

import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { must, root, run, say } from './ground.mjs'

/** Commands of browsers that the tests can drive, the best first; Debian's packages are called alike. */
export const browsers = JSON.parse(readFileSync(path.join(root, 'scripts', 'browsers.json'), 'utf8'))

function has(command) {
  return spawnSync('sh', ['-c', `command -v ${command}`]).status === 0
}

/** A PostgreSQL server's programs: on the path, or where Debian puts them. */
function hasPostgres() {
  if (has('initdb') && has('pgbench')) return true
  const folder = '/usr/lib/postgresql'
  return (
    existsSync(folder) && readdirSync(folder).some((version) => existsSync(path.join(folder, version, 'bin', 'initdb')))
  )
}

/** What the drill of a failover runs beside PostgreSQL, each with its package of Debian. */
export const failoverPrograms = {
  patroni: 'patroni',
  etcd: 'etcd-server',
  haproxy: 'haproxy',
  pgbouncer: 'pgbouncer',
  ip: 'iproute2',
  setpriv: 'util-linux',
}

/** What the drill of the image runs, each with its package of Debian. */
export const imagePrograms = {
  buildah: 'buildah',
  debootstrap: 'debootstrap',
  unshare: 'util-linux',
  setpriv: 'util-linux',
}

/** What reads and plays the alerts, with its package of Debian. */
export const alertPrograms = { promtool: 'prometheus' }

/** What reads the YAML files of deploy/. */
export const lintPrograms = { yamllint: 'yamllint' }

/**
 * What compiles the kit of Android, whose library of JSON has no program, and what makes the root in which the kit of iOS is compiled: not
 * every Debian has Swift.
 */
export const kitPrograms = {
  kotlinc: 'kotlin',
  javac: 'default-jdk-headless',
  debootstrap: 'debootstrap',
  unshare: 'util-linux',
}

/** The packages of those programs that this machine lacks, each once. */
export function lackingOf(programs, machine = here) {
  return [...new Set(Object.entries(programs).flatMap(([program, name]) => (machine.has(program) ? [] : [name])))]
}

/** Android's reader of JSON is a library: it is looked for where the compiler is not. */
function jsonLacking(machine) {
  return machine.has('kotlinc') && existsSync('/usr/share/java/com.android.json.jar') ? [] : ['libandroid-json-java']
}

/** Patroni speaks to its server through a library that its package only recommends. */
function failoverLacking(machine) {
  const packages = lackingOf(failoverPrograms, machine)
  return packages.includes('patroni') ? [...packages, 'python3-psycopg2'] : packages
}

/**
 * The packages that this machine lacks. Without those of `needed` the command cannot run. With those of `better` it takes a third
 * less of the processor: the headless build has no window, tabs or profile to look after (docs/decisions/0072-three-levels.md).
 */
export function packagesLacking(needs, machine) {
  const [best] = browsers
  const isBrowserSettled = !needs.browser || machine.isBrowserNamed || machine.has(best)
  const hasAnother = browsers.some((name) => machine.has(name))
  return {
    needed: [
      ...(isBrowserSettled || hasAnother ? [] : [best]),
      ...(!needs.postgres || machine.hasPostgres() ? [] : ['postgresql', 'postgresql-contrib']),
      ...(needs.failover ? failoverLacking(machine) : []),
      ...(needs.image ? lackingOf(imagePrograms, machine) : []),
      ...(needs.alerts ? lackingOf(alertPrograms, machine) : []),
      ...(needs.lint ? lackingOf(lintPrograms, machine) : []),
      ...(needs.kits ? [...lackingOf(kitPrograms, machine), ...jsonLacking(machine)] : []),
    ],
    better: isBrowserSettled || !hasAnother || !machine.mayInstall() ? [] : [best],
  }
}

const here = {
  has,
  hasPostgres,
  isBrowserNamed: process.env.CHROMIUM_PATH !== undefined,
  mayInstall: () => has('apt-get') && process.getuid?.() === 0,
}

/** Installs what is missing for `needs`, as root on a machine with apt-get; elsewhere it says what is missing, and ends. */
export async function ensureSystemPackages(needs) {
  const { needed, better } = packagesLacking(needs, here)
  if (needed.length + better.length === 0) return
  if (!here.mayInstall()) {
    say(`This command needs ${needed.join(' and ')}. Install with: sudo apt-get install ${needed.join(' ')}`)
    process.exit(1)
  }
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  const install = ['install', '-y', '-qq', '--no-install-recommends']
  if (needed.length > 0) {
    await must(`Installing ${needed.join(', ')}`, 'apt-get', ['update', '-qq'], { env })
    // Where the system has no package of the first browser, the next one is tried.
    const isKnown = (name) => spawnSync('apt-cache', ['show', '--quiet=2', name]).status === 0
    const packages = needed.map((name) => (browsers.includes(name) ? (browsers.find(isKnown) ?? name) : name))
    await must('Unpacking', 'apt-get', [...install, ...packages], { env })
  }
  if (better.length > 0) {
    say(`\n── Installing ${better.join(', ')}, which drives the same pages with less work`)
    const quick = ['-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=15']
    const isDone =
      (await run('apt-get', [...quick, 'update', '-qq'], { env })) === 0 &&
      (await run('apt-get', [...quick, ...install, ...better], { env })) === 0
    if (!isDone) say('It could not be installed. The browser of this machine does the same, and takes longer.')
  }
}
