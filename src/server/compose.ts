// Puts the server together from its configuration: database, outside things, use cases, HTTP edge, jobs, and demo mode on top.

import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { DestinationStream } from 'pino'
import { cardFieldsScript } from '../contracts/addresses.ts'
import type { Transport } from '../contracts/client.ts'
import { markets } from '../core/market/markets.ts'
import { writeDatesAs } from '../core/written-date.ts'
import { type Config, ConfigError } from '../settings/config.ts'
import { isInMemory } from '../settings/data-dir.ts'
import { speakWith } from '../words/words.ts'
import { scheduleBooks } from './accounting/jobs.ts'
import { ownCaptchas } from './adapters/captcha/captchas.ts'
import { createExportStore } from './adapters/disk/export-store.ts'
import { createUploadFiles } from './adapters/disk/upload-files.ts'
import { createMailSender } from './adapters/http/mail-sender.ts'
import { createTickets } from './adapters/jose/tickets.ts'
import { openLender } from './adapters/lender/open-lender.ts'
import { withItsPromises } from './adapters/lender/promises.ts'
import { type MovableClock, msUntilTime, openMovableClock, systemClock } from './adapters/machine/clock.ts'
import { createIds } from './adapters/machine/ids.ts'
import { systemRandom } from './adapters/machine/random.ts'
import { createFieldCipher } from './adapters/node-crypto/field-cipher.ts'
import { openCodeHasher } from './adapters/node-crypto/open-code-hasher.ts'
import { createLoginProvider } from './adapters/openid/login-provider.ts'
import { rulesDecider } from './adapters/own-rules/decider.ts'
import { createLog } from './adapters/pino/log.ts'
import { connectProviders, problemsOfChecks } from './adapters/providers/connect-providers.ts'
import { halfConfigured } from './adapters/providers/half-configured.ts'
import { sandboxProviderName } from './adapters/providers/http/client.ts'
import { payoutNotices } from './adapters/providers/sandbox/notices.ts'
import { readPicture } from './adapters/sharp/upload-picture.ts'
import { connectWebhooks } from './adapters/standard-webhooks/connect-webhooks.ts'
import { passkeyProofs } from './adapters/webauthn/passkey-proof.ts'
import { hooks, jobHandlers, ownData, routes } from './api.ts'
import { serveIdentityPictures } from './application/identity/identity-pictures.ts'
import { limitsOf } from './application/verdict/verdict.ts'
import { storeProductFile } from './catalogue/product-file.ts'
import { servedByDatabase, servedByFile } from './catalogue/served.ts'
import type { OpenedCell } from './cells/cell.ts'
import type { CellPlace } from './cells/cells-file.ts'
import { type Front, namedFor, openCells, refuseSettlements } from './cells/open-cells.ts'
import { becomeCell } from './cells/own-cell.ts'
import { serveUploads } from './complaint/picture/upload-complaint-image.ts'
import { prepareFolders } from './db/data-folders.ts'
import type { Db } from './db/database.ts'
import { openServerDatabase } from './db/open-database.ts'
import { onlyPrimary } from './db/read-database.ts'
import { refuseForeignDatabase } from './db/whose-database.ts'
import { type Courier, deliverNotices } from './demo/deliver-notices.ts'
import type { Demo } from './demo/demo-port.ts'
import { createEventReceiver, demoSecret } from './demo/event-receiver.ts'
import type { Deps } from './deps.ts'
import { gaugeState } from './desk/operator-figures.ts'
import { type Desk, openDesk } from './desk/origin/open-desk.ts'
import { ownPaper } from './documents/own-paper.ts'
import { serveCalendar, serveDocuments } from './documents/serve-documents.ts'
import { scheduleExports } from './export/jobs.ts'
import { serveFiles } from './http/file/serve-files.ts'
import { serveFreshText } from './http/installed-app.ts'
import { createGate } from './http/limits.ts'
import { countedLog, createMetrics, type Metrics } from './http/metrics.ts'
import { createPipeline, inProcessTransport, type Pipeline } from './http/pipeline.ts'
import { answerHealthOnly, createHttpServer, type HttpServer, readinessOf } from './http/server.ts'
import { scheduleSealCheck } from './jobs/check-seals.ts'
import { scheduleForgetting } from './jobs/forget-old.ts'
import { scheduleMonths } from './jobs/keep-months.ts'
import { endLeases } from './jobs/queue.ts'
import { scheduleResealing } from './jobs/reseal.ts'
import { poolsOf, startWorker, type Worker } from './jobs/worker.ts'
import { openProcesses } from './open-processes.ts'
import { openReplica } from './open-replica.ts'
import { scheduleDayClose } from './order/day/close-day.ts'
import { servePayoutNotices, takePayoutNotice } from './order/payout/serve-payout-notices.ts'
import { serveReceipts } from './outbox/serve-receipts.ts'
import { servePartner } from './partner/routes.ts'
import { openNoticeDoor } from './payment/booking/take-notice.ts'
import { connectChannels } from './payment/channels/registry.ts'
import { serveCardNotices } from './payment/charge/serve-card-notices.ts'
import { servePayImages } from './payment/code/serve-pay-images.ts'
import { scheduleBankLists } from './payout-account/refresh-bank-lists.ts'
import { schedulePortfolio } from './portfolio/jobs.ts'
import type { LenderData } from './ports/lender/lender-data.ts'
import type { Log } from './ports/log.ts'
import { onlyPlace } from './ports/phone-places.ts'
import { scheduleReconciliation } from './reconciliation/jobs.ts'
import { ownRelease } from './release.ts'
import { topicPlan } from './topic-plan.ts'

const forAnHour = 'public, max-age=3600'

export interface Server {
  readonly app: HttpServer
  readonly deps: Deps
  readonly pipeline: Pipeline
  /** The web app's way to the API in this process. */
  readonly transport: Transport
  readonly demo: Demo | null
  /** The lender's own origin; null where this process has none. */
  readonly desk: Desk | null
  /** Listens and works. `freePort` is called right before: where the port was held until then. */
  start(freePort?: () => Promise<void>): Promise<void>
  /** Answers 503 at /readyz, so that no new requests are routed here, and still answers those that come. */
  drain(): void
  /** Takes nothing new; ends requests and jobs under way, then the database. */
  stop(): Promise<void>
}

/** What is prepared beside the build for a first start: the template of the embedded database and the demo's samples. */
export function preparedFolder(root: string): string {
  return path.join(root, 'build', 'prepared')
}

async function openDemoClock({ demoStartsAt, policyPack }: Config, db: Db): Promise<MovableClock> {
  const startMs = demoStartsAt === null ? 0 : msUntilTime(new Date(), demoStartsAt, markets[policyPack].zone)
  return await openMovableClock(db, undefined, startMs)
}

/**
 * The database of this start, and the lender's data for its borrowers. One that another mode has made, or that holds what
 * the lender's folder has nothing for, is closed again, and refused.
 */
async function openOwnDatabase(config: Config, root: string, log: Log): Promise<{ db: Db; lender: LenderData }> {
  const samplesDir = path.join(root, 'content')
  const byFile = await servedByFile(config)
  // Before the database, which takes long: whether there is any use in it.
  const lender = openLender(config, samplesDir, byFile)
  prepareFolders(config)
  const db = await openServerDatabase(
    config,
    (error) => log.warn({ err: error }, 'a database connection was lost'),
    preparedFolder(root),
    () => log.info({ database: 'behind' }, 'waiting for npm run migrate'),
  )
  try {
    await refuseForeignDatabase(db, config.mode)
    // The demo has its samples for every market.
    if (config.mode === 'demo') return { db, lender }
    return { db, lender: openLender(config, samplesDir, await servedByDatabase(db, byFile, config)) }
  } catch (error) {
    await db.close()
    throw error
  }
}

/**
 * Composes the server. Throws when the database or the provider cannot be reached. The log goes to standard output unless it is told
 * elsewhere.
 */
export async function composeServer(config: Config, root: string, logTo?: DestinationStream): Promise<Server> {
  writeDatesAs(config.dateStyle)
  const log = createLog(config.logLevel, logTo)
  if (config.cellsFile === null) return await composeOne({ config, root, log, cell: null, front: null })
  return await openCells({ config, log, file: config.cellsFile }, (own) => composeOne({ ...own, root }))
}

type Composing = Pick<Opened, 'config' | 'root' | 'log' | 'cell' | 'front'>

async function composeOne({ config, root, log: plain, cell, front }: Composing): Promise<ComposedServer> {
  const own = createMetrics(cell?.name ?? null)
  const metrics = front?.metrics(own) ?? own
  const log = countedLog(plain, metrics)
  const { db, lender } = await openOwnDatabase(config, root, log)
  speakWith(lender.words)
  try {
    if (cell !== null) await becomeCell(db, cell)
    return await composeOver({ db, lender, config, root, metrics, log, cell, front })
  } catch (error) {
    await db.close()
    throw error
  }
}

interface Opened {
  readonly db: Db
  readonly lender: LenderData
  readonly config: Config
  readonly root: string
  readonly metrics: Metrics
  readonly log: Log
  /** Null where there is one database. */
  readonly cell: CellPlace | null
  readonly front: Front | null
}

type ComposedServer = Server & OpenedCell

async function composeOver({ db, lender, config, root, metrics, log, cell, front }: Opened): Promise<ComposedServer> {
  const movableClock = config.mode === 'demo' ? await openDemoClock(config, db) : null
  const clock = movableClock ?? systemClock
  const temporary = isInMemory(config.dataDir) ? mkdtempSync(path.join(os.tmpdir(), 'candor-')) : null
  const uploads =
    config.uploads.kind === 'local' && temporary !== null ? { kind: 'local' as const, dir: temporary } : config.uploads
  const others = await openProcesses({ ...config, uploads }, clock, log)
  const { processes } = others
  const readsFrom = await openReplica(config, { db, processes, log })
  const replica = readsFrom?.replica ?? null
  const { sandbox, ...providers } = await connectProviders(
    config,
    clock,
    { log, joinBreaker: processes.joinBreaker, onCall: metrics.providerCall },
    async (channel, rawBody, headers) =>
      channel === payoutNotices
        ? (await takePayoutNotice(deps, sandboxProviderName, rawBody, headers)).status
        : (await takeNotice(channel, rawBody, headers)).status,
  )
  const lacking = problemsOfChecks(providers.checks, lender, config.desk !== null)
  if (lacking.size > 0) throw new ConfigError(lacking)
  if (cell !== null) refuseSettlements(providers.settlements)
  for (const reason of halfConfigured(config, lender.channels))
    log.warn({ kind: 'configurationAlert', reason }, 'a provider is half configured')
  const fieldCipher = createFieldCipher(config.fieldEncryptionKey, config.fieldEncryptionKeyBefore)
  const eventReceiver = config.demoEvents && config.webhooks === null ? createEventReceiver(demoSecret()) : null
  const deps: Deps = {
    config,
    lender: withItsPromises(lender, config.desk !== null, markets[config.policyPack]),
    db,
    reads: replica ?? onlyPrimary(db),
    processes,
    clock,
    ids: createIds(clock, systemRandom),
    random: systemRandom,
    log,
    codeHasher: await openCodeHasher(db, { config, fieldCipher, log }),
    fieldCipher,
    phonePlaces: (cell === null ? null : front?.phonePlaces(cell.name)) ?? onlyPlace,
    tickets: createTickets(config.ticketPrivateKey, config.ticketPrivateKeyBefore),
    passkeys: passkeyProofs,
    loginProvider: config.desk?.provider == null ? null : createLoginProvider(config.desk.provider, log),
    captchas: ownCaptchas,
    sms: providers.sms,
    push: providers.push,
    channels: connectChannels(lender.channels, providers.payments, config.mode === 'demo'),
    mail: createMailSender(config.mail, log),
    cards: providers.cards,
    checks: providers.checks,
    names: providers.names,
    decider: rulesDecider(limitsOf({ lender })),
    payouts: providers.payouts,
    settlements: providers.settlements,
    uploads: createUploadFiles(uploads),
    readPicture,
    exportStore: config.exports === null ? null : namedFor(cell?.name, createExportStore(config.exports.place)),
    webhooks:
      config.webhooks === null
        ? (eventReceiver?.sender ?? null)
        : connectWebhooks(config.webhooks, log, (own) => processes.joinBreaker('receiver of events', own)),
    hooks,
    ownData,
  }

  const takeNotice = openNoticeDoor(deps)
  const shares = (): number => processes.shares()
  const gate = front?.gate(shares) ?? createGate(shares)
  const desk = config.role === 'worker' ? null : openDesk(deps, createGate(shares), front?.desk)
  const demo =
    movableClock === null || sandbox === null
      ? null
      : (await import('./demo/demo.ts')).createDemo({
          ...{ deps, clock: movableClock, sandbox, jobHandlers, routes },
          deskOrigin: () => desk?.origin() ?? '',
          prepared: { folder: preparedFolder(root), root },
          eventReceiver,
        })
  const own = createPipeline(routes, deps, gate, demo?.hook ?? null)
  const pipeline = front?.pipeline(own) ?? own
  const ownReady = readinessOf(db)
  const shared = () => gaugeState(deps)
  let isStopping = false
  const app = createHttpServer({
    ...{ pipeline, metrics, shared },
    ...(db.connections === undefined ? {} : { connections: db.connections }),
    trustedProxies: config.trustProxy,
    takeNotice: front?.takeNotice(takeNotice) ?? takeNotice,
    ready: front?.ready(ownReady) ?? ownReady,
    release: ownRelease,
    isStopping: () => isStopping,
    log,
    isSecure: config.publicOrigin.startsWith('https:'),
    ...(uploads.kind === 'local' ? { incomingFolder: path.join(uploads.dir, '.incoming') } : {}),
    ...(config.mode === 'demo' ? {} : { metricsTokens: [config.metricsToken, config.metricsTokenBefore] }),
  })
  if (config.role === 'worker') answerHealthOnly(app)
  front?.mount(app)
  serveUploads(app, deps)
  serveIdentityPictures(app, deps)
  servePayImages(app, deps)
  servePayoutNotices(app, deps)
  servePartner(app, { deps, pipeline: own, gate: createGate(shares) })
  serveCardNotices(app, deps)
  const { fields = null } = deps.cards.saving ?? {}
  if (fields !== null)
    serveFreshText(app, {
      address: cardFieldsScript,
      mediaType: 'text/javascript; charset=utf-8',
      text: fields.ownScript,
    })
  serveReceipts(app, deps, providers.messages)
  serveCalendar(app, deps)
  serveDocuments(app, deps, ownPaper)
  serveFiles(app, '/logos/', lender.logoDirs, forAnHour)
  demo?.mount(app)

  let worker: Worker | null = null
  let courier: Courier | null = null
  const listens = cell === null || config.cell === null
  return {
    ...{ app, deps, takeNotice, demo, desk, metrics, shared },
    name: cell?.name ?? '',
    ...{ pipeline, calls: own, deskCalls: desk?.own ?? null },
    messages: providers.messages,
    connections: db.connections,
    ready: ownReady,
    transport: inProcessTransport(pipeline),
    async start(freePort) {
      // A process that was killed has left the leases of its jobs behind; no other process uses this database.
      if (db.kind === 'embedded') await endLeases(db)
      await others.begin()
      await readsFrom?.begin()
      await scheduleMonths(deps)
      await demo?.seedIfEmpty()
      if (config.productsFile !== null) {
        const count = await storeProductFile(db, config, config.productsFile)
        log.info({ count }, 'products stored')
      }
      await scheduleDayClose(deps)
      await scheduleForgetting(deps)
      await scheduleSealCheck(deps)
      await scheduleReconciliation(deps)
      await scheduleBankLists(deps)
      await schedulePortfolio(deps)
      await scheduleExports(deps)
      await scheduleBooks(deps)
      await scheduleResealing(deps)
      await db.onDisk
      await freePort?.()
      if (listens) {
        await app.listen({ host: config.host, port: config.port })
        await desk?.listen()
      }
      if (config.role !== 'web')
        worker = startWorker(jobHandlers, deps, {
          pools: poolsOf(topicPlan, {
            money: config.workersMoney,
            messages: config.workersMessages,
            nightly: config.workersNightly,
          }),
        })
      if (sandbox !== null) courier = deliverNotices(sandbox, log)
      const { mode, role, host, port } = config
      if (listens) log.info({ mode, role, host, port, database: db.kind }, 'listening')
      else log.info({ mode, role, database: db.kind }, 'serving behind home')
    },
    drain() {
      isStopping = true
    },
    async stop() {
      isStopping = true
      await Promise.all([app.close(), desk?.app.close(), courier?.stop(), worker?.stop()])
      await readsFrom?.end()
      await others.end()
      await sandbox?.close()
      await db.close()
      if (temporary !== null) rmSync(temporary, { recursive: true, force: true })
    },
  }
}
