// A throw-away PostgreSQL server for tests: made with initdb in a temporary directory, gone when its owner is.

import { execFile, execFileSync, spawn } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statfsSync } from 'node:fs'
import { freemem, tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { freePort } from './free-port.ts'
import { until } from './until.ts'

const START_ATTEMPTS = 5
const OLDEST_VERSION = 15

export interface PostgresCluster {
  /** Connection to its maintenance database. */
  readonly url: string
  urlOf(database: string): string
  /** Ends the server at once, without an orderly shutdown, and starts it again on the same port. */
  crash(): Promise<void>
  /** Ends every process of the server by SIGKILL: it cannot do anything any more. */
  kill(): Promise<void>
  /** Starts it again on the same port, after `kill` or when it has ended by itself. */
  start(): Promise<void>
  /** It has ended without being asked. */
  hasEnded(): boolean
  stop(): Promise<void>
}

function binaries(): string {
  const base = '/usr/lib/postgresql'
  const versions = existsSync(base) ? readdirSync(base).filter((name) => /^\d+$/.test(name)) : []
  const dirs = versions
    .map(Number)
    .filter((version) => version >= OLDEST_VERSION)
    .sort((a, b) => b - a)
    .map((version) => join(base, String(version), 'bin'))
  const found = [...dirs, '/usr/local/bin'].find((dir) => existsSync(join(dir, 'initdb')))
  if (found === undefined)
    throw new Error(
      'These tests need PostgreSQL 15 or later, because the embedded database has one session and cannot show a race. ' +
        'On Debian: apt-get install postgresql.',
    )
  return found
}

/** Where a program of PostgreSQL stands, such as `pg_dump`: the one that fits the server. */
export function programOf(name: string): string {
  return join(binaries(), name)
}

/** PostgreSQL refuses to run as root: then it runs as its own user. */
function owner(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {}
  const id = (flag: string): number => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}

async function untilItAnswers(url: string, hasEnded: () => string | null): Promise<void> {
  await until(async () => {
    const ended = hasEnded()
    if (ended !== null) throw new Error(`PostgreSQL did not start: ${ended}`)
    const client = new pg.Client({ connectionString: url })
    try {
      await client.connect()
      await client.query('select 1')
      return true
    } catch (error) {
      // Starting up or not listening yet: anything else is a real fault.
      const code = error instanceof Error && 'code' in error ? error.code : undefined
      if (code !== 'ECONNREFUSED' && code !== '57P03' && code !== 'ECONNRESET') throw error
      return false
    } finally {
      await client.end()
    }
  })
}

/** The server dies with the process that holds the other end of its standard input, also when that one is killed. */
const GUARD = 'exec 3<&0; "$@" <&- & server=$!; (read -r _ <&3; kill -QUIT $server 2>/dev/null) & wait $server'

/** Tests do without a durable disk; a measurement does not. */
export interface PostgresSettings {
  readonly fsync: 'on' | 'off'
  /** Where the directory of its data is made; the directory for temporary files unless said. */
  readonly parentDir?: string
  /** More lines of its configuration. */
  readonly more?: Readonly<Record<string, string>>
  /**
   * Its addresses name its socket beside its port, and drivers take that: a statement costs half of what it costs by the network. A test
   * that puts something between takes the parameter `host` away.
   */
  readonly isBySocket?: boolean
}

/** The files of a run: its databases, and the log up to `max_wal_size`. */
const ROOM_BYTES = 4 * 1024 ** 3

/** A file system in memory, where it has room: to make and to drop a database there costs a third of what it costs on a disk. */
function inMemory(): Pick<PostgresSettings, 'parentDir'> {
  const place = '/dev/shm'
  if (!existsSync(place)) return {}
  const { bavail, bsize } = statfsSync(place)
  return bavail * bsize > ROOM_BYTES && freemem() > ROOM_BYTES ? { parentDir: place } : {}
}

/**
 * Of a server that no test crashes and that is thrown away: nothing for recovery, replicas or statistics, and no plan compiled. Autovacuum
 * would look after a hundred databases whose rows are gone before it comes.
 */
export const withoutRecovery: PostgresSettings = {
  fsync: 'off',
  isBySocket: true,
  ...inMemory(),
  more: {
    synchronous_commit: 'off',
    full_page_writes: 'off',
    wal_level: 'minimal',
    max_wal_senders: '0',
    max_wal_size: '1GB',
    checkpoint_timeout: '1h',
    bgwriter_lru_maxpages: '0',
    autovacuum: 'off',
    jit: 'off',
    max_parallel_workers_per_gather: '0',
  },
}

interface Running {
  /** Ends it at once and waits until it is gone. */
  kill(): Promise<void>
  /** The same by SIGKILL to each of its processes. */
  killHard(): Promise<void>
  ended(): string | null
}

/** The server's first process, which is stopped, so that it starts no more, and all that it has started. */
function haltedProcessesOf(dir: string): number[] {
  const [first = ''] = readFileSync(join(dir, 'data', 'postmaster.pid'), 'utf8').split('\n')
  process.kill(Number(first), 'SIGSTOP')
  // From the system itself: a bare machine has no `ps`.
  const children = readdirSync('/proc').filter((entry) => /^\d+$/.test(entry) && parentOf(entry) === first)
  return [first, ...children].map(Number).filter((pid) => pid > 1)
}

/** The process that started this one; null when it is gone. */
function parentOf(pid: string): string | null {
  try {
    return /^PPid:\t(\d+)$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? null
  } catch (error) {
    // It ended after it was listed.
    if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ESRCH')) return null
    throw error
  }
}

function endAtOnce(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch (error) {
    // It ended by itself between the list and the signal.
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error
  }
}

/** With GUARDS=rows its databases are guarded as a distributed schema is. */
const guards: Readonly<Record<string, string>> = process.env.GUARDS === 'rows' ? { 'candor.guards': 'rows' } : {}

function launch(bin: string, dir: string, port: number, { fsync, more = {} }: PostgresSettings): Running {
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: dir,
    max_connections: '200',
    fsync,
    ...guards,
    ...more,
  }
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const server = [join(bin, 'postgres'), '-D', join(dir, 'data'), '-p', String(port), ...flags]
  const child = spawn('sh', ['-c', GUARD, 'sh', ...server], { ...owner(), cwd: dir, stdio: ['pipe', 'ignore', 'pipe'] })
  const lines: string[] = []
  child.stderr
    .setEncoding('utf8')
    .on('data', (text: string) => lines.splice(0, lines.length, ...[...lines, text].slice(-40)))
  const gone = new Promise<void>((resolve) => child.on('exit', () => resolve()))
  return {
    async kill() {
      child.stdin.end()
      await gone
    },
    async killHard() {
      for (const pid of haltedProcessesOf(dir)) endAtOnce(pid)
      child.stdin.end()
      await gone
    },
    ended: () => (child.exitCode === null ? null : lines.join('')),
  }
}

/** Starts a server. Fails with a sentence when PostgreSQL is not installed: these tests are never skipped. */
export async function startPostgres(options: PostgresSettings = { fsync: 'off' }): Promise<PostgresCluster> {
  const bin = binaries()
  const dir = mkdtempSync(join(options.parentDir ?? tmpdir(), 'candor-postgres-'))
  const { uid, gid } = owner()
  if (uid !== undefined && gid !== undefined) chownSync(dir, uid, gid)
  execFileSync(
    join(bin, 'initdb'),
    [
      ...['-D', join(dir, 'data'), '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'],
      // As .env.example says that the lender's database is made.
      '--lc-collate=C',
    ],
    { uid, gid, cwd: dir, stdio: 'pipe' },
  )
  for (let attempt = 1; ; attempt += 1) {
    const port = await freePort()
    const byPort = (database: string): string => `postgres://postgres@127.0.0.1:${port}/${database}`
    const bySocket = options.isBySocket === true ? `?host=${encodeURIComponent(dir)}` : ''
    const urlOf = (database: string): string => byPort(database) + bySocket
    const asked = byPort('postgres')
    let running = launch(bin, dir, port, options)
    try {
      await untilItAnswers(asked, running.ended)
    } catch (error) {
      await running.kill()
      // Somebody else may have taken the port between the look and the start.
      if (attempt === START_ATTEMPTS) throw error
      continue
    }
    const start = async (): Promise<void> => {
      for (;;) {
        running = launch(bin, dir, port, options)
        try {
          return await untilItAnswers(asked, running.ended)
        } catch (error) {
          // The system has not yet taken away what processes that were killed have left.
          if (!(error instanceof Error && error.message.includes('is still in use'))) throw error
        }
      }
    }
    return {
      url: urlOf('postgres'),
      urlOf,
      async crash() {
        await running.kill()
        await start()
      },
      kill: () => running.killHard(),
      start,
      hasEnded: () => running.ended() !== null,
      async stop() {
        await running.kill()
        rmSync(dir, { recursive: true, force: true })
      },
    }
  }
}

/** A streaming replica of a server that {@link startPostgres} has made, from a base backup of this moment. */
export interface Standby {
  readonly url: string
  /** Makes it a server of its own that takes writes: what a manager of failovers does once the primary is gone. */
  promote(): Promise<void>
  /** Ends it at once. */
  kill(): Promise<void>
  stop(): Promise<void>
}

/** Makes a replica and waits until it answers. */
export async function startStandby(primary: Pick<PostgresCluster, 'url'>): Promise<Standby> {
  const bin = binaries()
  const dir = mkdtempSync(join(tmpdir(), 'candor-standby-'))
  const { uid, gid } = owner()
  if (uid !== undefined && gid !== undefined) chownSync(dir, uid, gid)
  const backup = ['-d', primary.url, '-D', join(dir, 'data'), '-R', '-X', 'stream', '-c', 'fast', '--no-sync']
  await promisify(execFile)(join(bin, 'pg_basebackup'), backup, { ...owner(), cwd: dir })
  const port = await freePort()
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`
  const running = launch(bin, dir, port, { fsync: 'off' })
  await untilItAnswers(url, running.ended)
  return {
    url,
    async promote() {
      const client = new pg.Client({ connectionString: url })
      await client.connect()
      await client.query('select pg_promote(true, 60)')
      await client.end()
    },
    kill: () => running.kill(),
    async stop() {
      await running.kill()
      rmSync(dir, { recursive: true, force: true })
    },
  }
}
