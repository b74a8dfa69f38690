// A product over two cells on two PostgreSQL servers, or in two databases of one, in this process: with a provider, and a mailbox for its
// text messages.

import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Role } from '../../src/core/officer/rights.ts'
import { type SandboxProvider, startSandboxProvider } from '../../src/server/adapters/providers/sandbox/service.ts'
import { composeServer, type Server } from '../../src/server/compose.ts'
import type { Db } from '../../src/server/db/database.ts'
import { openServerDatabase } from '../../src/server/db/open-database.ts'
import { createOfficerSession } from '../../src/server/officer/login/officer-session-store.ts'
import { insertOfficer } from '../../src/server/officer/person/officer-store.ts'
import { loadConfig } from '../../src/settings/config.ts'
import { callOf, type Request } from '../drills/borrowers-at-work.ts'
import { demoDatabase } from './demo-database.ts'
import { type LendingWorld, openLendingWorld } from './lending.ts'
import { type PostgresCluster, startPostgres } from './postgres.ts'
import { productionEnvironment } from './production.ts'
import { samplesDir } from './sample-lender.ts'
import { until } from './until.ts'

export const cellNames = ['first', 'second'] as const
export type CellName = (typeof cellNames)[number]

export interface CellAnswer {
  readonly status: number
  readonly code: string
  // biome-ignore lint/suspicious/noExplicitAny: the test that made the call says which field it reads
  readonly data: any
  readonly text: string
}

export interface DeskAnswer {
  readonly status: number
  // biome-ignore lint/suspicious/noExplicitAny: the test that made the call says which field it reads
  readonly data: any
  readonly text: string
}

/** Where a cell's database is. */
interface CellPlace {
  readonly url: string
  /** Its own server; null where it is a database of the server of all tests. */
  readonly cluster: PostgresCluster | null
  remove(): Promise<void>
}

export interface OneCell extends CellPlace {
  readonly db: Db
  /** Makes borrowers and loans in this cell alone, as they were before there were several. */
  readonly world: LendingWorld
}

export interface RunningCells {
  readonly server: Server
  readonly of: Readonly<Record<CellName, OneCell>>
  readonly provider: SandboxProvider
  readonly environment: Readonly<Record<string, string>>
  readonly webhookSecret: string
  send(request: Request): Promise<CellAnswer>
  /** A question or an act of an officer of home. */
  desk(role: Role, method: 'GET' | 'POST', url: string, body?: unknown): Promise<DeskAnswer>
  /** The code of the text message that something sends to a phone. */
  codeOf(phone: string, ask: () => Promise<CellAnswer>): Promise<string>
  /** How many accounts a phone has in a cell. */
  borrowersOf(name: CellName, phone: string): Promise<number>
  /** Logs a phone in by the code that it gets, and answers the session. */
  logIn(phone: string): Promise<string>
  close(): Promise<void>
}

/** The code that a text message carries: none where it is about something else. */
const codeIn = (text: string): readonly string[] => text.match(/\b\d{6}\b/) ?? []

function home({ deps }: Server) {
  return { db: deps.db, deps }
}

function deskOf({ desk }: Server) {
  if (desk === null) throw new Error('this process has no desk')
  return desk
}

async function ownServer(): Promise<CellPlace> {
  const cluster = await startPostgres()
  return { url: cluster.url, cluster, remove: () => cluster.stop() }
}

/** A copy of the run's template: it is migrated already. */
async function databaseOfTheRun(): Promise<CellPlace> {
  const made = await demoDatabase()
  return made === null ? await ownServer() : { url: made.url, cluster: null, remove: () => made.drop() }
}

/**
 * Starts the product over two cells: `first` is home and has number 0, `second` takes new borrowers. Workers run where `role` is `all`. With
 * `ownServers` each cell has a PostgreSQL server, for tests that stop one; otherwise each has a database of the run's server.
 */
export async function startCells(
  role: 'all' | 'web' = 'web',
  on: 'twoServers' | 'oneServer' = 'oneServer',
): Promise<RunningCells> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'candor-cells-'))
  const texts: { readonly to: string; readonly text: string }[] = []
  const mailbox = createServer((request, response) => {
    const chunks: Buffer[] = []
    request
      .on('data', (chunk: Buffer) => chunks.push(chunk))
      .on('end', () => {
        texts.push(JSON.parse(Buffer.concat(chunks).toString('utf8')))
        response.writeHead(200).end('{}')
      })
  })
  await new Promise<void>((resolve) => mailbox.listen(0, '127.0.0.1', resolve))
  const usual = productionEnvironment(dataDir, 'standard')
  cpSync(path.join(samplesDir, 'logos'), path.join(usual.LENDER_DIR ?? '', 'logos'), { recursive: true })
  cpSync(path.join(samplesDir, 'reports.json'), path.join(usual.LENDER_DIR ?? '', 'reports.json'))
  const webhookSecret = usual.PAYMENT_WEBHOOK_SECRETS ?? ''
  const provider = await startSandboxProvider({
    apiKey: usual.PROVIDER_API_KEY ?? '',
    webhookSecret: () => webhookSecret,
    deliver: async () => 200,
    now: () => new Date(),
  })
  const places = await Promise.all([databaseOfTheRun(), on === 'twoServers' ? ownServer() : databaseOfTheRun()])
  const placeOf = (name: CellName): CellPlace => places[cellNames.indexOf(name)] as CellPlace
  const file = path.join(dataDir, 'cells.json')
  writeFileSync(
    file,
    JSON.stringify({
      home: 'first',
      cells: [
        { name: 'first', number: 0, database: placeOf('first').url },
        { name: 'second', number: 1, database: placeOf('second').url, takesNew: true },
      ],
    }),
  )
  const environment: Record<string, string> = {
    ...usual,
    CELLS_FILE: file,
    PROVIDER_URL: provider.url,
    SMS_URL: `http://127.0.0.1:${(mailbox.address() as AddressInfo).port}/`,
    LOG_LEVEL: process.env.CELLS_LOG ?? 'silent',
    PORT: '0',
    ROLE: role,
    METRICS_TOKEN: 'm'.repeat(40),
    DESK_PORT: '0',
    DESK_ORIGIN: 'https://desk.example',
  }
  const { CELLS_FILE: _, ...alone } = environment
  const one = async (name: CellName): Promise<OneCell> => {
    const place = placeOf(name)
    const db = await openServerDatabase({ databaseUrl: place.url, dbPoolSize: 5, dataDir }, () => {})
    const world = await openLendingWorld(db, new Date().toISOString(), {
      ...{ ...alone, DATABASE_URL: place.url },
    })
    return { ...place, db, world }
  }
  const of = { first: await one('first'), second: await one('second') }
  const server = await composeServer(loadConfig(environment), path.join(import.meta.dirname, '..', '..'))
  await server.start()
  const running: RunningCells = {
    ...{ server, of, provider, environment, webhookSecret },
    async send({ path: url, query, headers, body }) {
      const asked = `${url}?${new URLSearchParams(query)}`
      const answer = await server.app.inject({ method: 'POST', url: asked, headers: { ...headers }, payload: body })
      const isJson = String(answer.headers['content-type'] ?? '').includes('json')
      const { code = '', data = null } = isJson ? (answer.json() as { code?: string; data?: unknown }) : {}
      return { status: answer.statusCode, code: String(code), data, text: answer.body }
    },
    async desk(role, method, url, body) {
      const { db, deps } = home(server)
      await insertOfficer(db, { id: `officer-${role}`, name: `A ${role}`, role }, new Date())
      const token = await createOfficerSession(db, deps, `officer-${role}`)
      const answer = await deskOf(server).app.inject({
        ...{ method, url },
        headers: {
          authorization: `Bearer ${token}`,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
      })
      const isJson = String(answer.headers['content-type'] ?? '').includes('json')
      const { data = null } = isJson ? (answer.json() as { data?: unknown }) : {}
      return { status: answer.statusCode, data, text: answer.body }
    },
    async codeOf(phone, ask) {
      const before = texts.length
      const asked = await ask()
      if (asked.code !== '0') throw new Error(`no code was sent: ${asked.text}`)
      // The message leaves by a job of the phone's cell; one about the loan may leave beside it, at hours at which those are sent.
      const told = () => texts.slice(before).flatMap(({ to, text }) => (to.endsWith(phone) ? codeIn(text) : []))
      await until(() => told().length > 0)
      return told()[0] ?? ''
    },
    borrowersOf: async (name, phone) =>
      (await running.of[name].db.query('select from borrower where phone = $1', [phone])).length,
    async logIn(phone) {
      const base = '/hazel/service/login'
      const code = await running.codeOf(phone, () =>
        running.send(callOf('', `${base}/send-sms-code`, { phone, deviceId: 'd' })),
      )
      const begun = await running.send(callOf('', `${base}/sms-code-login`, { phone, code, deviceId: 'd' }))
      if (begun.code !== '0') throw new Error(`not logged in: ${begun.text}`)
      return begun.data.sessionId as string
    },
    async close() {
      await server.stop()
      for (const name of cellNames) {
        await of[name].db.close()
        await of[name].remove()
      }
      await provider.close()
      mailbox.closeAllConnections()
      mailbox.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
  return running
}
