// `npm run bench:screens [name…]`: what each screen of the gallery loads, by what the browser fetches: HTML, script until a person may
// tap, and script until the page rests, on a slow line, on a fast one and with data saving. Writes reports/page-weights.txt where all are
// looked at. Asserts nothing.

import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test'
import config from '../playwright.config.ts'
import { answerHelp, namesAskedFor } from '../scripts/help.ts'
import { type App, appAt, type Persona } from '../tests/support/app.ts'
import { type GalleryEntry, gallery } from '../tests/support/gallery-list.ts'
import { startServer } from '../tests/support/server.ts'

answerHelp(import.meta.filename)

interface Line {
  readonly headers: Readonly<Record<string, string>>
  /** Milliseconds and bytes a second; null for the machine's own. */
  readonly slow: { readonly latency: number; readonly bytes: number } | null
}

const lines = {
  slow: { headers: { ECT: '2g' }, slow: { latency: 400, bytes: 50_000 } },
  fast: { headers: { ECT: '4g' }, slow: null },
  saving: { headers: { ECT: '4g', 'Save-Data': 'on' }, slow: null },
} as const satisfies Record<string, Line>
type LineName = keyof typeof lines

/** A page rests once it has asked for nothing for so long: longer than what it does by itself once it is idle. Milliseconds. */
const restMs = 4_000
/** A page that asks again and again, about a payment, never rests: it is looked at for so long. Milliseconds. */
const lookMs = 20_000
/** Screens that are looked at together: only bytes are counted, so that a busy machine changes nothing. */
const together = 3

interface Loaded {
  readonly html: number
  readonly usable: number
  readonly rest: number
}

interface Fetched {
  readonly isScript: boolean
  readonly isPage: boolean
  bytes: number
}

interface Log {
  readonly all: Map<string, Fetched>
  lastAt: number
}

/**
 * What is fetched from here on, by the network log, and when the last of it came. Script is what is a file of scripts: what the page imports
 * it fetches first (`ui/fetch-files.ts`), which the browser does not call a script.
 */
function watch(session: CDPSession): Log {
  const log: Log = { all: new Map(), lastAt: performance.now() }
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    const isScript = type === 'Script' || new URL(response.url).pathname.endsWith('.js')
    log.all.set(requestId, { isScript, isPage: type === 'Document', bytes: 0 })
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const fetched = log.all.get(requestId)
    if (fetched !== undefined) fetched.bytes = encodedDataLength
    log.lastAt = performance.now()
  })
  return log
}

const sum = ({ all }: Log, kind: 'isScript' | 'isPage'): number =>
  [...all.values()].reduce((bytes, one) => bytes + (one[kind] ? one.bytes : 0), 0)

/** From then on the boot script hears a tap, or there is none. */
const hearsTaps = (page: Page) =>
  page.waitForFunction(() => 'awake' in globalThis || document.querySelector('script[src]') === null, null, {
    timeout: 60_000,
  })

/** Loads a page as a stranger's phone does, with nothing cached. */
async function load(browser: Browser, url: string, line: Line): Promise<Loaded> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    isMobile: true,
    extraHTTPHeaders: line.headers,
    serviceWorkers: 'block',
  })
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    if (line.slow !== null)
      await session.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: line.slow.latency,
        downloadThroughput: line.slow.bytes,
        uploadThroughput: line.slow.bytes,
      })
    const log = watch(session)
    await page.goto(url, { waitUntil: 'domcontentloaded', timeout: 60_000 })
    await hearsTaps(page)
    const usable = sum(log, 'isScript')
    const begun = performance.now()
    while (performance.now() - log.lastAt < restMs && performance.now() - begun < lookMs)
      await page.waitForTimeout(restMs / 8)
    return { html: sum(log, 'isPage'), usable, rest: sum(log, 'isScript') }
  } finally {
    await context.close()
  }
}

/** The address of an entry with a ticket of its borrower, which is good for one use. */
async function addressFor(app: App, as: string | null, at: string): Promise<string> {
  const url = new URL(at, app.origin)
  if (as === null) return url.href
  const who = await app.persona(as)
  for (const [key, value] of new URLSearchParams(who.launch)) url.searchParams.set(key, value)
  for (const key of ['productId', 'orderId'] as const)
    if (who[key] !== null && !url.searchParams.has(key)) url.searchParams.set(key, who[key])
  return url.href
}

interface Row {
  readonly name: string
  readonly on: Readonly<Record<LineName, Loaded>>
}

async function look(browser: Browser, app: App, { name, as, at }: GalleryEntry): Promise<Row> {
  const visitor = {} as Persona
  const address = typeof at === 'string' ? at : await at(app, as === null ? visitor : await app.persona(as))
  const names = Object.keys(lines) as LineName[]
  const loads = names.map(async (line) => {
    return [line, await load(browser, await addressFor(app, as, address), lines[line])] as const
  })
  const row = { name, on: Object.fromEntries(await Promise.all(loads)) as Row['on'] }
  console.log(lineOf(row))
  return row
}

const kB = (bytes: number): string => (bytes / 1000).toFixed(1)

function lineOf({ name, on: { slow, fast, saving } }: Row): string {
  const cells = [slow.html, slow.usable, slow.rest, fast.rest, saving.rest].map(kB)
  return `| ${name} | ${cells.join(' | ')} |`
}

const head = `| screen | HTML | script until a tap is heard | until rest, slow line | fast line | data saving |
|---|---:|---:|---:|---:|---:|`

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0

/** A page asks for React at once where it rests with more than the script with which it hears taps. */
const isAwake = ({ on: { slow } }: Row): boolean => slow.rest > slow.usable

function pageOf(rows: readonly Row[]): string {
  const awake = rows.filter(isAwake)
  const most = Math.max(...rows.map(({ on }) => Math.max(...Object.values(on).map(({ usable }) => usable))))
  return `# What each screen fetches

Written by \`npm run bench:screens\`: by the browser's own log of the network, with nothing cached, in kB as they come over the line with
their heads. A page rests once it has asked for nothing for ${restMs / 1000} s. Screens are named as in the gallery.

${rows.length} screens. Until a tap is heard each fetches ${kB(most)} kB of script at most, and ${rows.length - awake.length} of them fetch no more until they are
touched. Something happens on the other ${awake.length} without a touch: they fetch ${kB(median(awake.map(({ on }) => on.slow.rest)))} kB. The HTML of a screen, with its styles, has ${kB(median(rows.map(({ on }) => on.slow.html)))} kB at the median.

${head}
${rows.map(lineOf).join('\n')}
`
}

const wanted = process.argv.slice(2)
const names = namesAskedFor(
  wanted,
  gallery.map(({ name }) => name),
  { what: 'screen', by: 'name' },
)
const server = await startServer({ LOG_LEVEL: 'error' })
const browser = await chromium.launch(config.use?.launchOptions)
const failed: string[] = []
try {
  const app = appAt(server.origin)
  const entries = gallery.filter(({ name }) => names.includes(name))
  const rows = new Map<string, Row>()
  const lookAt = async (entry: GalleryEntry): Promise<void> => {
    try {
      rows.set(entry.name, await look(browser, app, entry))
    } catch (error) {
      failed.push(entry.name)
      console.error(`${entry.name}: ${error instanceof Error ? error.message : error}`)
    }
  }
  console.log(head)
  const still = entries.filter(({ at }) => typeof at === 'string')
  const todo = still.values()
  await Promise.all(
    Array.from({ length: together }, async () => {
      for (const entry of todo) await lookAt(entry)
    }),
  )
  // What has to be made first: each in a demo as new, so that none shows what an earlier one has stored.
  for (const entry of entries.filter((one) => !still.includes(one))) {
    await app.demo('/demo/reset', {})
    await lookAt(entry)
  }
  if (wanted.length === 0 && failed.length === 0) {
    const ordered = entries.flatMap(({ name }) => rows.get(name) ?? [])
    writeFileSync(path.join(import.meta.dirname, '..', 'reports', 'page-weights.txt'), pageOf(ordered))
  }
} finally {
  await browser.close()
  await server.stop()
}
if (failed.length > 0) {
  console.error(`${failed.length} failed: ${failed.join(', ')}`)
  process.exitCode = 1
}
