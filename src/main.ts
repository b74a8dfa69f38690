// The composition root: configuration, server and pages joined, listening, and an orderly end. No file imports it.

import { createServer } from 'node:net'
import path from 'node:path'
import { setFlagsFromString } from 'node:v8'
import type { FastifyInstance } from 'fastify'
import { builtWeb } from './built-web.ts'
import { addresses } from './contracts/addresses.ts'
import { httpTransport, type Transport } from './contracts/client.ts'
import { apiFetch } from './server/adapters/http/api-fetch.ts'
import { openLender } from './server/adapters/lender/open-lender.ts'
import { servedByFile } from './server/catalogue/served.ts'
import { composeServer, type Server } from './server/compose.ts'
import { serveDeskPages } from './server/desk/origin/desk-pages.ts'
import { outlinedText } from './server/documents/outlined-text.ts'
import { unwritableSettings } from './server/documents/pdf-fonts.ts'
import { serveFiles, serveText } from './server/http/file/serve-files.ts'
import { serveFreshText, serveIcon, servePicture, serveSocialCard } from './server/http/installed-app.ts'
import { serveOwnWords } from './server/http/page/own-words.ts'
import { servePages } from './server/http/page/pages.ts'
import { ownRelease } from './server/release.ts'
import { flushSpans } from './server/tracing.ts'
import { type Config, loadConfig, type RawEnvironment } from './settings/config.ts'
import { readEnvironment } from './settings/env-file.ts'
import { inAddress } from './settings/values.ts'
import { withUnwrappedSecrets } from './settings/wrapped-secrets.ts'
import { startLine } from './start-line.ts'
import { sentenceFor } from './start-problem.ts'
import { jsonVoice, plainVoice, type StartVoice, sayWarningsOf } from './start-voice.ts'
import type * as AppServer from './web/app-server.ts'

const root = path.dirname(import.meta.dirname)
/** `npm run dev`: pages come from their sources. */
const isDevelopment = process.env.DEV === '1'
const immutable = 'public, max-age=31536000, immutable'
/** Requests under way get this long to end after a signal. */
const shutdownMs = 10_000
/** How long a collector of traces may take for the last spans. Milliseconds. */
const flushMs = 3_000

type WebModule = Pick<
  typeof AppServer,
  | 'createWebHandler'
  | 'speakWith'
  | 'writeDatesAs'
  | 'createDeskPages'
  | 'deriveBrand'
  | 'deriveFont'
  | 'deriveGradient'
  | 'isBrandRefusal'
  | 'brandCss'
  | 'aheadAddress'
  | 'aheadRules'
  | 'aheadType'
  | 'bootAddress'
  | 'bootScript'
  | 'icons'
  | 'iconSvg'
  | 'manifest'
  | 'manifestAddress'
  | 'serviceWorkerAddress'
  | 'serviceWorkerPolicy'
  | 'serviceWorkerScript'
  | 'socialCardAddress'
  | 'socialCardName'
  | 'socialCardSvg'
  | 'tabIcon'
  | 'tabIconAddress'
>

/** Sentences until the settings are read, which say whether this is a production. */
let voice: StartVoice = plainVoice()

/** Tells what is wrong in one sentence and ends: a start that cannot work must not look like one that does. */
function giveUp(sentence: string): never {
  voice.say('fatal', sentence)
  process.exit(1)
}

interface Port {
  readonly environment: RawEnvironment
  /** Lets go of a port that was held for the server. */
  readonly free: () => Promise<void>
}

/**
 * PORT=0 means any free one; the origin that pages carry has to know which. It is held until the server listens: the samples of
 * a demo take seconds, in which another process would take it.
 */
async function holdPort(environment: RawEnvironment): Promise<Port> {
  if (environment.PORT !== '0') return { environment, free: async () => {} }
  // No caller is answered yet; a process that gives up is not kept alive.
  const holder = createServer((caller) => caller.destroy()).unref()
  const port = await new Promise<number>((resolve, reject) => {
    holder.on('error', reject)
    holder.listen(0, environment.HOST ?? '127.0.0.1', () => {
      const address = holder.address()
      resolve(typeof address === 'object' && address !== null ? address.port : 0)
    })
  })
  return {
    // The desk takes any free one, too: the next one may be another process's.
    environment: { DESK_PORT: '0', ...environment, PORT: String(port) },
    free: () => new Promise((resolve) => holder.close(() => resolve())),
  }
}

/** Throws what listening throws, before anything takes long: a port that is taken is told at once, not after the samples or a migration. */
async function refuseTakenPort(host: string, port: number): Promise<void> {
  const probe = createServer((caller) => caller.destroy())
  await new Promise<void>((resolve, reject) => {
    probe.on('error', reject)
    probe.listen(port, host, () => probe.close(() => resolve()))
  })
}

async function loadWeb(app: FastifyInstance): Promise<WebModule> {
  if (isDevelopment) {
    const { mountDevPages } = await import('../scripts/dev-pages.ts')
    return mountDevPages(app, root)
  }
  const built = await builtWeb(root)
  if (built === null) giveUp('The pages are not built yet: run `npm start`, or `npm run build` once.')
  serveFiles(app, '/assets/', [path.join(built.folder, 'client', 'assets')], immutable)
  return built.web as WebModule
}

/** The lender's font colour and gradient as a style sheet. One that cannot be read ends the start. */
function cssOfLook(web: WebModule, { brandGradient, fontColour }: Config, brand: AppServer.BrandTokens): string {
  const font = fontColour === null ? { css: '' } : web.deriveFont(fontColour, brand)
  if ('refused' in font) giveUp(`FONT_COLOUR cannot be used: ${font.refused}`)
  const gradient = brandGradient === null ? { css: '' } : web.deriveGradient(brandGradient)
  if ('refused' in gradient) giveUp(`BRAND_GRADIENT cannot be used: ${gradient.refused}`)
  return font.css + gradient.css
}

async function mountPages(server: Server, config: Config): Promise<void> {
  const web = await loadWeb(server.app)
  web.writeDatesAs(config.dateStyle)
  web.speakWith(server.deps.lender.words)
  serveOwnWords(server.app)
  const brand = web.deriveBrand(config.brandColour)
  if (web.isBrandRefusal(brand)) giveUp(`BRAND_COLOUR cannot be used: ${brand.refused}`)
  const direct: Transport =
    config.apiUrl === null ? server.transport : httpTransport(config.apiUrl, apiFetch(server.deps.log, fetch))
  const handler = web.createWebHandler({
    transport: server.demo === null ? direct : server.demo.callLog.record(direct),
    publicOrigin: config.publicOrigin,
    demo: config.mode === 'demo',
    defaultLanguage: config.defaultLanguage,
    market: config.policyPack,
    lenderName: config.lenderName,
    supportPhone: config.supportPhone,
    supportEmail: config.supportEmail,
    answerDays: server.deps.lender.complaints?.answeredWithinWorkingDays ?? null,
    appScheme: config.deepLinkScheme,
    brandCss: web.brandCss(brand) + cssOfLook(web, config, brand),
    allowed: {
      images: config.allowedImageOrigins,
      frames: config.allowedFrameOrigins,
      links: config.allowedLinkOrigins,
      frameAncestors: config.frameAncestors,
      cardFields: server.deps.cards.saving?.fields ?? null,
    },
    newToken: () => server.deps.random.token(16),
    reportError: (error, requestId) => server.deps.log.error({ err: error, requestId }, 'page failed'),
  })
  serveText(server.app, web.bootAddress, 'text/javascript; charset=utf-8', web.bootScript)
  serveText(server.app, web.aheadAddress, web.aheadType, web.aheadRules)
  serveFreshText(server.app, {
    address: web.manifestAddress,
    mediaType: 'application/manifest+json; charset=utf-8',
    text: web.manifest(config.lenderName, config.defaultLanguage),
  })
  const { icon: own, socialCard } = server.deps.lender.pictures
  for (const icon of web.icons) serveIcon(server.app, icon, { own, drawn: web.iconSvg(brand, icon) })
  servePicture(server.app, [web.tabIconAddress, '/favicon.ico'], { own, drawn: web.iconSvg(brand, web.tabIcon) })
  const name = (): string => outlinedText(config.lenderName, web.socialCardName)?.path ?? ''
  serveSocialCard(server.app, web.socialCardAddress, { own: socialCard, draw: () => web.socialCardSvg(brand, name()) })
  serveFreshText(server.app, {
    address: web.serviceWorkerAddress,
    mediaType: 'text/javascript; charset=utf-8',
    text: web.serviceWorkerScript,
    policy: web.serviceWorkerPolicy,
  })
  if (config.apiUrl === null && !isDevelopment) await makeFirstPage(handler, config.publicOrigin)
  const { bodies, repeats } = server.app
  const { processes } = server.deps
  const kept = servePages(server.app, handler, config.publicOrigin, {
    ...{ bodies, repeats },
    mayKeep: () => processes.mayKeepPages(),
  })
  processes.whenPublished(() => kept.clear())
  if (server.desk !== null) {
    const means = {
      brandCss: web.brandCss(brand),
      lenderName: config.lenderName,
      market: config.policyPack,
      newToken: () => server.deps.random.token(16),
      demo: config.mode === 'demo',
      login: config.desk?.provider == null ? ('passkeys' as const) : ('provider' as const),
      testPreview: new URL('/testPreview', config.publicOrigin).href,
    }
    serveDeskPages(server.desk, web.createDeskPages(means))
  }
  // Whatever the demo changes shows on the next page.
  if (server.demo !== null) server.demo.whenChanged(() => kept.clear())
}

/**
 * The first page that a process makes takes as long as twenty later ones, and nothing else is answered meanwhile: it is made before
 * anybody is there. What it says does not matter.
 */
async function makeFirstPage(handler: AppServer.WebHandler, publicOrigin: string): Promise<void> {
  await handler(new Request(new URL(addresses.faq, publicOrigin)), { requestId: 'start', address: '' })
}

/**
 * SIGTERM comes from the supervisor: balancers in front see first that nothing more should come here, and then
 * nothing new is taken. Who presses Ctrl-C, or asks a second time, does not want to wait for that.
 */
function stopOnSignal(server: Server, drainSeconds: number): void {
  let stopping = false
  let endDrain = (): void => {}
  const stop = async (signal: string): Promise<void> => {
    if (stopping) return endDrain()
    stopping = true
    server.deps.log.info({ reason: signal }, 'stopping')
    server.drain()
    if (signal === 'SIGTERM')
      await new Promise<void>((resolve) => {
        endDrain = resolve
        setTimeout(resolve, drainSeconds * 1000)
      })
    const late = setTimeout(() => giveUp('Stopped without waiting any longer for requests under way.'), shutdownMs)
    await server.stop()
    await flushSpans(flushMs).catch((err: unknown) => server.deps.log.warn({ err }, 'spans not sent'))
    clearTimeout(late)
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      stop(signal).catch((error: unknown) =>
        giveUp(`Could not stop in order: ${error instanceof Error ? error.message : error}`),
      )
    })
  }
}

/**
 * From the start's end on the old space is collected once a tenth more lives in it than the last time: by V8's own measure the process
 * beside PostgreSQL kept 174 to 257 MB after 6,000 requests, as the moment of a collection fell; with this 170 to 172 after 10,000, for no
 * more of the processor (`npm run bench:start`). During the start, which makes only what stays, it would cost a tenth of the time.
 */
function collectOften(): void {
  setFlagsFromString('--heap-growing-percent=10')
}

function speakJson(): void {
  voice = jsonVoice()
  sayWarningsOf(process, voice)
}

function tellWhereToLook(config: Config, desk: string | null): void {
  const at = `http://${inAddress(config.host)}:${config.port}`
  const lines =
    config.mode === 'demo'
      ? [
          `Candor runs in demo mode on ${at}`,
          `  ${at}/testPreview     every screen, as every sample borrower`,
          `  ${at}/                the lender's public pages`,
          `  ${at}/demo/personas   the sample borrowers as JSON`,
          `  ${at}/openapi.json    every call`,
          ...(desk === null ? [] : [`  ${desk}   the lender's desk: log in at ${at}/testPreview`]),
        ]
      : [`Candor runs on ${at}, for ${config.publicOrigin}`]
  voice.say('info', lines.join('\n'))
}

async function main(): Promise<void> {
  // Before .env is read, which may be wrong itself.
  if (process.env.MODE === 'production') speakJson()
  const { environment, remarks } = readEnvironment(process.env, process.cwd())
  if (environment.MODE === 'production') speakJson()
  // Before what takes long, such as a build: whether there is any use in it.
  const onlyChecks = process.argv.includes('--check')
  const port = onlyChecks ? null : await holdPort(environment)
  const config = loadConfig(await withUnwrappedSecrets(port?.environment ?? environment))
  const { version, build, schema } = ownRelease()
  voice.say('info', `${startLine(config)}, version ${version} (build ${build}, schema ${schema})`, {
    ...{ version, build, schema, mode: config.mode },
  })
  const unwritable = unwritableSettings({
    LENDER_NAME: config.lenderName,
    LENDER_ADDRESS: config.lenderAddress,
    LENDER_REGISTRATION: config.lenderRegistration,
  })
  if (unwritable.length > 0) giveUp(unwritable.join('\n'))
  if (onlyChecks) return void openLender(config, path.join(root, 'content'), await servedByFile(config))
  if (environment.PORT !== '0') await refuseTakenPort(config.host, config.port)
  if (config.desk !== null && config.role !== 'worker') await refuseTakenPort(config.host, config.desk.port)
  for (const remark of remarks) voice.say('warn', remark)
  const server = await composeServer(config, root)
  if (config.role !== 'worker') await mountPages(server, config)
  stopOnSignal(server, config.drainSeconds)
  await server.start(port?.free)
  collectOften()
  tellWhereToLook(config, server.desk?.origin() ?? null)
}

main().catch((error: unknown) => {
  const sentence = sentenceFor(error)
  if (sentence === null) throw error
  giveUp(sentence)
})
