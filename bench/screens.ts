// `npm run bench:screens [name…]`: what each screen of the gallery loads, by what the browser fetches: HTML, script until a person may
// tap, and script until the page rests, on a slow line, on a fast one and with data saving. Reports, asserts nothing.

import { type Browser, type CDPSession, chromium } from '@playwright/test'
import config from '../playwright.config.ts'
import { answerHelp } from '../scripts/help.ts'
import { gallery } from '../tests/support/gallery-list.ts'
import { startServer } from '../tests/support/server.ts'

answerHelp(import.meta.filename)

interface Line {
  readonly name: string
  readonly headers: Readonly<Record<string, string>>
  /** Milliseconds and bytes a second; null for the machine's own. */
  readonly slow: { readonly latency: number; readonly bytes: number } | null
}

const lines: readonly Line[] = [
  { name: 'slow', headers: { ECT: '2g' }, slow: { latency: 400, bytes: 50_000 } },
  { name: 'fast', headers: { ECT: '4g' }, slow: null },
  { name: 'save-data', headers: { ECT: '4g', 'Save-Data': 'on' }, slow: null },
]

/** A page rests once it has asked for nothing for so long. Milliseconds. */
const restMs = 4_000

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

/** What is fetched from here on, by the network log, and when the last of it came. */
function watch(session: CDPSession): { readonly all: Map<string, Fetched>; lastAt: number } {
  const log = { all: new Map<string, Fetched>(), lastAt: performance.now() }
  session.on('Network.responseReceived', ({ requestId, type }) => {
    log.all.set(requestId, { isScript: type === 'Script', isPage: type === 'Document', bytes: 0 })
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const fetched = log.all.get(requestId)
    if (fetched !== undefined) fetched.bytes = encodedDataLength
    log.lastAt = performance.now()
  })
  return log
}

const sum = (all: Map<string, Fetched>, kind: 'isScript' | 'isPage'): number =>
  [...all.values()].reduce((bytes, one) => bytes + (one[kind] ? one.bytes : 0), 0)

/** Loads a page as a stranger's phone does, with nothing cached. */
async function load(browser: Browser, url: string, line: Line): Promise<Loaded> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    isMobile: true,
    extraHTTPHeaders: line.headers,
    serviceWorkers: 'block',
  })
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
  await page.goto(url, { waitUntil: 'commit', timeout: 60_000 })
  // From then on the boot script hears a tap.
  await page.waitForFunction(() => 'awake' in globalThis || document.querySelector('script[src]') === null)
  const usable = sum(log.all, 'isScript')
  while (performance.now() - log.lastAt < restMs) await page.waitForTimeout(restMs / 8)
  const loaded = { html: sum(log.all, 'isPage'), usable, rest: sum(log.all, 'isScript') }
  await context.close()
  return loaded
}

interface Sample {
  readonly launch: string
  readonly productId: string | null
  readonly orderId: string | null
}

const wanted = process.argv.slice(2)
const server = await startServer({ LOG_LEVEL: 'error' })
const browser = await chromium.launch(config.use?.launchOptions)
try {
  console.log(`| screen | line | HTML | script until a tap is heard | until rest |\n|---|---|---:|---:|---:|`)
  for (const { name, as, at } of gallery) {
    if (typeof at !== 'string' || (wanted.length > 0 && !wanted.includes(name))) continue
    for (const line of lines) {
      const url = new URL(at, server.origin)
      if (as !== null) {
        // A ticket is good for one use.
        const [who] = (await (await fetch(`${server.origin}/demo/personas?name=${as}`)).json()) as Sample[]
        if (who === undefined) throw new Error(`the sample borrower ${as} is missing`)
        for (const [key, value] of new URLSearchParams(who.launch)) url.searchParams.set(key, value)
        for (const key of ['productId', 'orderId'] as const)
          if (who[key] !== null && !url.searchParams.has(key)) url.searchParams.set(key, who[key])
      }
      const { html, usable, rest } = await load(browser, url.href, line)
      console.log(`| ${name} | ${line.name} | ${html} | ${usable} | ${rest} |`)
    }
  }
} finally {
  await browser.close()
  await server.stop()
}
