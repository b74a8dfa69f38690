// A database of two machines as a lender runs it: PostgreSQL under Patroni with a synchronous standby, etcd, HAProxy before them and
// PgBouncer before that. Each machine is a network namespace of Linux: it can be killed, cut off, and brought back.

import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmodSync, chownSync, mkdtempSync, openSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import pg from 'pg'
import { failoverPrograms, lackingOf } from '../../scripts/system-packages.mjs'
import { programOf } from './postgres.ts'
import { until } from './until.ts'

/** Seconds. A leader that has not renewed its lock for so long is replaced: 20 is the least that Patroni takes. */
const leaderLockSeconds = 20
const lookSeconds = 2
/** A machine that does not answer twice, a second apart, gets no more connections, and those that it has end. */
const healthCheck = 'inter 1s fall 2 rise 1 on-marked-down shutdown-sessions'
/** Connections of PgBouncer to the server: fewer than all processes of the product ask for. */
const pooledConnections = 30
const account = 'candor'
const database = 'candor'

type Machine = 'pg1' | 'pg2'
const machines: readonly Machine[] = ['pg1', 'pg2']
const lastNumbers = { bridge: 1, etcd: 2, gate: 3, pg1: 11, pg2: 12 } as const
type Host = Exclude<keyof typeof lastNumbers, 'bridge'>

export interface PatroniCluster {
  /** Through PgBouncer and HAProxy: what a product is given. */
  readonly pooledUrl: string
  /** Both servers, for a client that looks for the one that takes writes. */
  readonly directUrl: string
  primary(): Promise<Machine>
  /** Every process of the machine ends by SIGKILL, and its network is gone. */
  kill(machine: Machine): Promise<void>
  /** A machine that died is started again, with the data that it had. */
  bringBack(machine: Machine): void
  /** The machine's processes go on, and no packet reaches it or comes from it. */
  cutOff(machine: Machine): void
  /** The same between it, etcd and the other server alone: HAProxy and the product still reach it. */
  cutFromPeers(machine: Machine): void
  /** Ends either cut. */
  reconnect(machine: Machine): void
  /** PgBouncer ends by SIGKILL and is started again. */
  restartPooler(): Promise<void>
  /** Resolves once there is a primary with a standby that has everything it has. */
  untilWhole(): Promise<void>
  stop(): Promise<void>
}

function run(program: string, ...args: readonly string[]): string {
  return execFileSync(program, [...args], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
}

function refuseUnfitMachine(): void {
  if (process.platform !== 'linux' || process.getuid?.() !== 0)
    throw new Error('This drill makes networks of its own: it needs Linux, and root.')
  const lacking = lackingOf(failoverPrograms)
  if (lacking.length > 0) throw new Error(`This drill needs more programs: apt-get install ${lacking.join(' ')}`)
}

/** Ends everything when the process that made it is gone, however that ended: it holds the other end of the standard input. */
function guard(spaces: readonly string[], bridge: string, dir: string): { end(): Promise<void> } {
  const ends = spaces.map((space) => `kill -KILL $(ip netns pids ${space}) 2>/dev/null; ip netns del ${space}`)
  const script = `read -r _; ${ends.join('; ')}; ip link del ${bridge}; rm -rf ${dir}`
  // In a group of its own: what ends the runner's whole group must not end it first.
  const child = spawn('sh', ['-c', script], { detached: true, stdio: ['pipe', 'ignore', 'ignore'] })
  const gone = new Promise<void>((resolve) => child.on('exit', () => resolve()))
  return {
    end() {
      child.stdin.end()
      return gone
    },
  }
}

/** Starts a server of two machines, and resolves once it is whole. Throws where the system lacks what it needs. */
export async function startPatroniCluster(): Promise<PatroniCluster> {
  refuseUnfitMachine()
  const tag = randomBytes(2).toString('hex')
  const dir = mkdtempSync(join(tmpdir(), 'candor-patroni-'))
  chmodSync(dir, 0o755)
  const id = (flag: string): number => Number(run('id', flag, 'postgres'))
  const [uid, gid] = [id('-u'), id('-g')]
  // Of the block for measurements between networks (RFC 2544), so that no network of the machine is hidden by it.
  const net = `198.18.${Number.parseInt(tag.slice(0, 2), 16)}`
  const bridge = `cb${tag}`
  const addressOf = (host: keyof typeof lastNumbers): string => `${net}.${lastNumbers[host]}`
  const spaceOf = (host: Host): string => `candor-${tag}-${host}`
  const hosts: readonly Host[] = ['etcd', 'gate', ...machines]
  const plugOf = (host: Host): string => `c${tag}${lastNumbers[host]}`

  const keeper = guard(hosts.map(spaceOf), bridge, dir)
  run('ip', 'link', 'add', bridge, 'type', 'bridge')
  run('ip', 'addr', 'add', `${addressOf('bridge')}/24`, 'dev', bridge)
  run('ip', 'link', 'set', bridge, 'up')
  for (const host of hosts) {
    const [space, plug] = [spaceOf(host), plugOf(host)]
    run('ip', 'netns', 'add', space)
    run('ip', 'link', 'add', plug, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', space)
    run('ip', 'link', 'set', plug, 'master', bridge, 'up')
    run('ip', '-n', space, 'addr', 'add', `${addressOf(host)}/24`, 'dev', 'eth0')
    for (const device of ['lo', 'eth0']) run('ip', '-n', space, 'link', 'set', device, 'up')
  }

  function launch(host: Host, user: 'root' | 'postgres', ...command: readonly string[]): void {
    const log = openSync(join(dir, `${host}.log`), 'a')
    const as = user === 'root' ? [] : ['setpriv', `--reuid=${uid}`, `--regid=${gid}`, '--clear-groups']
    spawn('ip', ['netns', 'exec', spaceOf(host), ...as, ...command], {
      cwd: dir,
      stdio: ['ignore', log, log],
      // Patroni looks for the programs of the server there, too; nothing else of our environment is its business.
      env: { PATH: `${process.env.PATH ?? ''}:${dirname(programOf('initdb'))}`, HOME: dir, LC_ALL: 'C.UTF-8' },
    })
  }

  const pidsOf = (host: Host): readonly string[] =>
    run('ip', 'netns', 'pids', spaceOf(host)).split('\n').filter(Boolean)
  function killIn(host: Host, which: (pid: string) => boolean = () => true): void {
    const pids = pidsOf(host).filter(which)
    if (pids.length > 0) spawnSync('kill', ['-KILL', ...pids])
  }

  const configurationOf = (machine: Machine) => ({
    scope: 'candor',
    name: machine,
    restapi: { listen: `${addressOf(machine)}:8008`, connect_address: `${addressOf(machine)}:8008` },
    etcd3: { hosts: `${addressOf('etcd')}:2379` },
    bootstrap: {
      dcs: {
        ttl: leaderLockSeconds,
        loop_wait: lookSeconds,
        retry_timeout: 3,
        synchronous_mode: true,
        postgresql: { use_pg_rewind: true, parameters: { max_connections: 120, wal_keep_size: '256MB' } },
      },
      initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }, 'data-checksums'],
      pg_hba: ['host all all 0.0.0.0/0 trust', 'host replication all 0.0.0.0/0 trust', 'local all all trust'],
    },
    postgresql: {
      listen: `${addressOf(machine)}:5432`,
      connect_address: `${addressOf(machine)}:5432`,
      data_dir: join(dir, machine),
      bin_dir: dirname(programOf('initdb')),
      authentication: { superuser: { username: 'postgres' }, replication: { username: 'replicator' } },
      // A copy for the standby begins at once, and not with the next checkpoint of its own.
      basebackup: [{ checkpoint: 'fast' }],
      // None: both machines share the folders of this one.
      parameters: { unix_socket_directories: '' },
    },
  })

  function write(name: string, text: string): string {
    const file = join(dir, name)
    writeFileSync(file, text)
    return file
  }

  const startMachine = (machine: Machine): void => {
    // JSON is YAML.
    launch(machine, 'postgres', 'patroni', write(`${machine}.yml`, JSON.stringify(configurationOf(machine))))
  }
  const poolerFile = write(
    'pgbouncer.ini',
    [
      '[databases]',
      `* = host=${addressOf('gate')} port=5000`,
      '[pgbouncer]',
      `listen_addr = ${addressOf('gate')}`,
      'listen_port = 6432',
      'unix_socket_dir =',
      'auth_type = trust',
      `auth_file = ${write('users.txt', `"${account}" ""\n`)}`,
      'pool_mode = transaction',
      'max_client_conn = 500',
      `default_pool_size = ${pooledConnections}`,
      'server_connect_timeout = 3',
      'server_login_retry = 1',
      '',
    ].join('\n'),
  )
  const startPooler = (): void => launch('gate', 'postgres', 'pgbouncer', poolerFile)
  const balancerFile = write(
    'haproxy.cfg',
    [
      'defaults',
      '  mode tcp',
      '  timeout connect 2s',
      '  timeout check 1s',
      '  timeout client 30m',
      '  timeout server 30m',
      'listen primary',
      `  bind ${addressOf('gate')}:5000`,
      '  option httpchk OPTIONS /primary',
      '  http-check expect status 200',
      `  default-server ${healthCheck}`,
      ...machines.map((machine) => `  server ${machine} ${addressOf(machine)}:5432 check port 8008`),
      '',
    ].join('\n'),
  )
  chownSync(dir, uid, gid)

  launch(
    'etcd',
    'root',
    'etcd',
    ...['--data-dir', join(dir, 'etcd')],
    ...['--listen-client-urls', `http://${addressOf('etcd')}:2379`],
    ...['--advertise-client-urls', `http://${addressOf('etcd')}:2379`],
  )
  for (const machine of machines) startMachine(machine)
  launch('gate', 'root', 'haproxy', '-db', '-f', balancerFile)
  startPooler()

  const peersOf = (machine: Machine): readonly string[] =>
    (['etcd', ...machines] as const).filter((host) => host !== machine).map(addressOf)

  async function isPrimary(machine: Machine): Promise<boolean> {
    try {
      const signal = AbortSignal.timeout(1_000)
      return (await fetch(`http://${addressOf(machine)}:8008/primary`, { signal })).status === 200
    } catch (error) {
      // No server there, or none that answers.
      if (error instanceof TypeError || (error instanceof DOMException && error.name === 'TimeoutError')) return false
      throw error
    }
  }

  async function onPrimary<T>(name: string, ask: (client: pg.Client) => Promise<T>): Promise<T> {
    const client = new pg.Client({ connectionString: `postgres://postgres@${addressOf(await primary())}/${name}` })
    await client.connect()
    try {
      return await ask(client)
    } finally {
      await client.end()
    }
  }

  async function primary(): Promise<Machine> {
    const found: Machine[] = []
    await until(async () => {
      found.splice(0)
      for (const machine of machines) if (await isPrimary(machine)) found.push(machine)
      return found.length === 1
    })
    return found[0] as Machine
  }

  /** Only a standby that Patroni itself has noted as synchronous may follow a primary that dies. */
  async function untilWhole(): Promise<void> {
    await until(async () => {
      const answer = await fetch(`http://${addressOf(await primary())}:8008/cluster`)
      const { members } = (await answer.json()) as { members: readonly { readonly role: string }[] }
      return members.some(({ role }) => role === 'sync_standby')
    })
  }

  const cluster: PatroniCluster = {
    pooledUrl: `postgres://${account}@${addressOf('gate')}:6432/${database}?pooler=transaction`,
    directUrl: `postgres://${account}@${machines.map((machine) => `${addressOf(machine)}:5432`).join(',')}/${database}`,
    primary,
    async kill(machine) {
      run('ip', 'link', 'set', plugOf(machine), 'down')
      await until(() => {
        killIn(machine)
        return Promise.resolve(pidsOf(machine).length === 0)
      })
    },
    bringBack(machine) {
      run('ip', 'link', 'set', plugOf(machine), 'up')
      startMachine(machine)
    },
    cutOff: (machine) => void run('ip', 'link', 'set', plugOf(machine), 'down'),
    cutFromPeers(machine) {
      // What it would answer goes nowhere, so that no connection between them lives on.
      for (const address of peersOf(machine)) run('ip', '-n', spaceOf(machine), 'route', 'add', 'blackhole', address)
    },
    reconnect(machine) {
      run('ip', 'link', 'set', plugOf(machine), 'up')
      for (const address of peersOf(machine))
        spawnSync('ip', ['-n', spaceOf(machine), 'route', 'del', 'blackhole', address], { stdio: 'ignore' })
    },
    async restartPooler() {
      const isPooler = (pid: string): boolean => readFileSync(`/proc/${pid}/comm`, 'utf8').trim() === 'pgbouncer'
      killIn('gate', isPooler)
      await until(() => Promise.resolve(!pidsOf('gate').some(isPooler)))
      startPooler()
    },
    untilWhole,
    stop: () => keeper.end(),
  }

  try {
    await untilWhole()
    await onPrimary('postgres', async (client) => {
      // A client that looks for the primary among both may ask the standby first: it has to know account and database by then.
      await client.query('set synchronous_commit to remote_apply')
      await client.query(`create role ${account} login`)
      // What a connection of the product asks for itself where no pooler stands in between.
      for (const setting of [`TimeZone = 'UTC'`, `statement_timeout = '15s'`, `lock_timeout = '10s'`])
        await client.query(`alter role ${account} set ${setting}`)
      await client.query(`alter role ${account} set idle_in_transaction_session_timeout = '20s'`)
      await client.query(
        `create database ${database} owner ${account} template template0 encoding 'UTF8' lc_collate 'C' lc_ctype 'C.UTF-8'`,
      )
    })
  } catch (error) {
    const logs = hosts.map((host) => `${host}:\n${readFileSync(join(dir, `${host}.log`), 'utf8').slice(-2_000)}`)
    await cluster.stop()
    throw new Error(`the cluster did not start:\n${logs.join('\n')}`, { cause: error })
  }
  return cluster
}
