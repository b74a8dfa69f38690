// A lender as it runs in earnest: the product as a process of its own in production mode, PostgreSQL, a payment provider and a
// sender of messages beside it. The product and PostgreSQL can be killed; provider and sender live on, as they would.

import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type SandboxProvider, startSandboxProvider } from '../../src/server/adapters/providers/sandbox/service.ts'
import type { Db } from '../../src/server/db/database.ts'
import { openServerDatabase } from '../../src/server/db/open-database.ts'
import type { UnpackedRelease } from '../support/last-release.ts'
import { writeTexts } from '../support/lender-folder.ts'
import { type LendingWorld, openLendingWorld } from '../support/lending.ts'
import { type PostgresCluster, type PostgresSettings, startPostgres } from '../support/postgres.ts'
import { productionEnvironment } from '../support/production.ts'
import { samplesDir } from '../support/sample-lender.ts'
import { type RunningServer, startServer } from '../support/server.ts'
import { until } from '../support/until.ts'

const openConnections = 20

/** A lender's database: one server of the tests' own, or several that manage themselves. */
type LendersDatabase = Pick<PostgresCluster, 'url' | 'start' | 'hasEnded' | 'stop'>

export interface RunningLender {
  /** A door of the tests' own to the same database. */
  readonly db: Db
  /** Makes borrowers with accounts and loans, under the product's own keys. */
  readonly world: LendingWorld
  readonly provider: SandboxProvider
  readonly webhookSecret: string
  /** Where the product listens now; another port after each start. */
  origin(): string
  /** What the product is started with. */
  readonly environment: Readonly<Record<string, string>>
  /** Everything that its processes have logged at `error`. */
  readonly log: readonly string[]
  /** Ends the product's process by SIGKILL. */
  killApp(): Promise<void>
  /** Starts it again; `changes` are to its environment. */
  startApp(changes?: Readonly<Record<string, string>>): Promise<void>
  /** The product's process. Throws while it does not run. */
  app(): RunningServer
  /** Starts another process of the product on the same database, or one of a release; its caller stops it. */
  startBeside(release?: UnpackedRelease, changes?: Readonly<Record<string, string>>): Promise<RunningServer>
  /**
   * Resolves once the product says that it is ready. PostgreSQL that has ended itself is started again; true where that was
   * needed.
   */
  untilReady(): Promise<boolean>
  close(): Promise<void>
}

export interface LenderWithServer extends RunningLender {
  readonly cluster: PostgresCluster
}

interface Beside {
  readonly server: Server
  readonly url: string
}

/** Takes every message: what was sent to whom is not looked at here. */
async function startMessageSink(): Promise<Beside> {
  const server = createServer((request, response) => {
    request.resume().on('end', () => response.writeHead(200).end('{}'))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/` }
}

/**
 * Starts everything, on an empty database with the sample catalogue. `databaseUrl` puts something between product and
 * PostgreSQL; `samples`: whose texts the lender has, today's unless said. */
export async function startLender(
  settings: PostgresSettings = { fsync: 'off' },
  databaseUrl: (url: string) => Promise<string> = async (url) => url,
  samples?: string,
): Promise<LenderWithServer> {
  const cluster = await startPostgres(settings)
  return { ...(await startLenderOn(cluster, await databaseUrl(cluster.url), samples)), cluster }
}

/** The same on a database that stands already; the product reaches it under `databaseUrl`. It is stopped with the lender. */
export async function startLenderOn(
  cluster: LendersDatabase,
  databaseUrl: string,
  samples?: string,
): Promise<RunningLender> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'candor-lender-'))
  const messages = await startMessageSink()
  const usual = productionEnvironment(dataDir, 'standard')
  // The pictures of the sample products, without which production does not start.
  cpSync(path.join(samplesDir, 'logos'), path.join(usual.LENDER_DIR ?? '', 'logos'), { recursive: true })
  if (samples !== undefined) writeTexts(usual.LENDER_DIR ?? '', 'standard', samples)
  const webhookSecret = usual.PAYMENT_WEBHOOK_SECRETS ?? ''
  const provider = await startSandboxProvider({
    apiKey: usual.PROVIDER_API_KEY ?? '',
    webhookSecret: () => webhookSecret,
    // What the provider has to tell is told by the tests, again and again until it is taken.
    deliver: async () => 200,
    now: () => new Date(),
  })
  const environment = {
    ...usual,
    DATABASE_URL: databaseUrl,
    PROVIDER_URL: provider.url,
    SMS_URL: messages.url,
    LOG_LEVEL: 'error',
    // The test runner says DEV=1 of itself; the product is the one that was built.
    DEV: '0',
  }
  // A connection that breaks is what these tests are about.
  const db = await openServerDatabase({ databaseUrl: cluster.url, dbPoolSize: openConnections, dataDir }, () => {})
  const world = await openLendingWorld(db, new Date().toISOString(), environment)
  const log: string[] = []
  let app: RunningServer | null = null
  const lender: RunningLender = {
    db,
    world,
    provider,
    webhookSecret,
    environment,
    log,
    origin: () => app?.origin ?? 'http://127.0.0.1:1',
    app() {
      if (app === null) throw new Error('the product does not run')
      return app
    },
    startBeside: (release, changes = {}) => startServer({ ...environment, ...changes }, release),
    async killApp() {
      const dying = lender.app()
      app = null
      const gone = new Promise((resolve) => dying.process.once('exit', resolve))
      dying.process.kill('SIGKILL')
      await gone
      log.push(...dying.log)
    },
    async startApp(changes = {}) {
      app = await startServer({ ...environment, ...changes })
    },
    async untilReady() {
      let startedAgain = false
      await until(async () => {
        if (await isReady(lender.origin())) return true
        // A server that could not write its log ends itself, at a moment of its own; it finds everything when it is started again.
        if (cluster.hasEnded()) {
          await cluster.start()
          startedAgain = true
        }
        return false
      })
      return startedAgain
    },
    async close() {
      if (app !== null) {
        log.push(...app.log)
        await app.stop()
      }
      await db.close()
      await provider.close()
      messages.server.closeAllConnections()
      messages.server.close()
      await cluster.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
  await lender.startApp()
  return lender
}

async function isReady(origin: string): Promise<boolean> {
  try {
    return (await fetch(`${origin}/readyz`)).status === 200
  } catch (error) {
    // No process listens there: that is what is waited for.
    if (error instanceof TypeError) return false
    throw error
  }
}
