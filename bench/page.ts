// `npm run bench`: the loan confirmation against the same page as plain HTML, and with BENCH_PEERS=1 as TanStack Start, Next and Vite make
// it, in one run on one machine. Reports, asserts nothing.

import { createServer } from 'node:http'
import { cpus } from 'node:os'
import { performance } from 'node:perf_hooks'
import { brotliCompressSync, constants } from 'node:zlib'
import { type Browser, type CDPSession, chromium } from '@playwright/test'
import config from '../playwright.config.ts'
import { answerHelp } from '../scripts/help.ts'
import { startServer } from '../tests/support/server.ts'
import { makePeers } from './peers/peers.ts'
import { rendersPerSecond, type Speed } from './renders.ts'

answerHelp(import.meta.filename, [])

/** A cheap phone on a slow network. */
const network = { latency: 400, kbitPerSecond: 400, cpuSlowdown: 6 }
const rounds = Number(process.env.BENCH_ROUNDS ?? 7)

const brotli = (bytes: Buffer | string, quality: number): number =>
  brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).byteLength
const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

interface Sight {
  readonly lcp: number
  readonly fcp: number
  readonly cls: number
  /** When a tap on the button first led to the form being sent. */
  readonly usable: number
  /** Bytes of scripts that came over the air until the page was at rest. */
  readonly script: number
  /** Milliseconds in tasks of more than 50. */
  readonly blocked: number
}

/** Our content and styles in one file, without script: the floor that any page stands on. */
function asPlainHtml(html: string): string {
  return html
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/<link rel="modulepreload"[^>]*>/g, '')
    .replace(/<noscript>[\s\S]*?<\/noscript>/g, '')
    .replace(/ nonce="[^"]*"/g, '')
    .replace(/<!--[\s\S]*?-->/g, '')
}

function servePlain(html: string): Promise<{ origin: string; close: () => void }> {
  const body = brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
  const server = createServer((_request, response) => {
    response.writeHead(200, {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Encoding': 'br',
      'Content-Length': body.byteLength,
    })
    response.end(body)
  })
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      const port = typeof address === 'object' && address !== null ? address.port : 0
      resolve({ origin: `http://127.0.0.1:${port}`, close: () => server.close() })
    })
  })
}

async function slowDown(session: CDPSession): Promise<void> {
  const throughput = (network.kbitPerSecond * 1000) / 8
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: network.latency,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: network.cpuSlowdown })
}

/** Loads a page as a stranger's phone does: nothing cached, everything slow. */
async function look(browser: Browser, url: string, cookie: string): Promise<Sight> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    isMobile: true,
    deviceScaleFactor: 2,
  })
  if (cookie !== '') {
    const [name = '', ...value] = cookie.split('=')
    await context.addCookies([{ name, value: value.join('='), url }])
  }
  const page = await context.newPage()
  await page.addInitScript(() => {
    const seen = { lcp: 0, fcp: 0, cls: 0, usable: 0, blocked: 0 }
    Object.assign(window, { __seen: seen })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.lcp = entry.startTime
    }).observe({ type: 'largest-contentful-paint', buffered: true })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if (entry.name === 'first-contentful-paint') seen.fcp = entry.startTime
    }).observe({ type: 'paint', buffered: true })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.cls += (entry as unknown as { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.blocked += entry.duration
    }).observe({ type: 'longtask', buffered: true })
    // The form works as soon as the button is painted and a tap on it would send the form: tried for real, then held back.
    const trial = (): void => {
      const button = document.querySelector<HTMLButtonElement>('.foot button')
      if (button === null || seen.fcp === 0) return void requestAnimationFrame(trial)
      let sent = false
      const hold = (event: Event): void => {
        sent = !event.defaultPrevented
        event.preventDefault()
        event.stopImmediatePropagation()
      }
      window.addEventListener('submit', hold, { capture: true, once: true })
      button.click()
      window.removeEventListener('submit', hold, { capture: true })
      if (sent) seen.usable = performance.now()
      else requestAnimationFrame(trial)
    }
    requestAnimationFrame(trial)
  })
  const session = await context.newCDPSession(page)
  await slowDown(session)
  const scripts = new Set<string>()
  let script = 0
  session.on('Network.responseReceived', ({ type, requestId }) => type === 'Script' && scripts.add(requestId))
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) script += encodedDataLength
  })
  await page.goto(url, { waitUntil: 'load', timeout: 60_000 })
  await page.waitForTimeout(1_500)
  const sight = await page.evaluate(() => (window as unknown as { __seen: Sight }).__seen)
  await context.close()
  return { ...sight, script }
}

async function main(): Promise<void> {
  process.env.NODE_ENV = 'production'
  const server = await startServer({ LOG_LEVEL: 'error' })
  try {
    const personas = (await (await fetch(`${server.origin}/demo/personas`)).json()) as {
      name: string
      launch: string
      productId: string
    }[]
    const borrower = personas.find(({ name }) => name === 'new-with-account')
    if (borrower === undefined) throw new Error('the sample borrower is missing')
    const launch = await fetch(`${server.origin}/confirm?${borrower.launch}&productId=${borrower.productId}`, {
      redirect: 'manual',
    })
    const cookie =
      launch.headers
        .getSetCookie()
        .find((line) => line.startsWith('sid='))
        ?.split(';')[0] ?? ''
    const url = `${server.origin}/confirm?productId=${borrower.productId}&lang=en`
    const html = await (await fetch(url, { headers: { Cookie: cookie } })).text()

    const plain = asPlainHtml(html)
    const css = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map((match) => match[1]).join('')
    const scripts = [...new Set([...html.matchAll(/\/assets\/[A-Za-z0-9_.-]+\.js/g)].map((match) => match[0]))]
    let script = 0
    for (const name of scripts)
      script +=
        Number(
          (await fetch(server.origin + name, { headers: { 'Accept-Encoding': 'br' } })).headers.get('Content-Length') ??
            0,
        ) || brotli(Buffer.from(await (await fetch(server.origin + name)).arrayBuffer()), 11)
    console.log('Bytes over the air (brotli)')
    console.table({
      'HTML with CSS': { ours: brotli(html, 5), plain: brotli(plain, 5), budget: 7 * 1024 },
      'CSS alone': { ours: brotli(css, 5), plain: brotli(css, 5) },
      JavaScript: { ours: script, plain: 0, budget: 105 * 1024 },
    })

    const floor = await servePlain(plain)
    const peers = process.env.BENCH_PEERS === '1' ? await makePeers(css) : null
    const browser = await chromium.launch(config.use?.launchOptions)
    const ours: Sight[] = []
    const base: Sight[] = []
    const theirs: Record<string, Sight[]> = {}
    for (let round = 0; round < rounds; round += 1) {
      base.push(await look(browser, floor.origin, ''))
      ours.push(await look(browser, url, cookie))
      for (const [name, { origin }] of Object.entries(peers?.served ?? {}))
        theirs[name] = [...(theirs[name] ?? []), await look(browser, `${origin}/confirm`, '')]
      console.log(
        `round ${round + 1} of ${rounds}: plain LCP ${Math.round(base.at(-1)?.lcp ?? 0)} ms, ours ${Math.round(ours.at(-1)?.lcp ?? 0)} ms`,
      )
    }
    await browser.close()
    floor.close()
    const of = (sights: readonly Sight[], key: keyof Sight): number => median(sights.map((sight) => sight[key]))
    console.log(
      `Medians of ${rounds}: CPU ${network.cpuSlowdown}x slower, ${network.latency} ms, ${network.kbitPerSecond} kbit/s`,
    )
    console.table({
      'largest paint, ms': {
        ours: Math.round(of(ours, 'lcp')),
        plain: Math.round(of(base, 'lcp')),
        ratio: ratio(of(ours, 'lcp'), of(base, 'lcp')),
        expected: '<= 1.10',
      },
      "'Loan Now' usable, ms": {
        ours: Math.round(of(ours, 'usable')),
        plain: Math.round(of(base, 'fcp')),
        ratio: ratio(of(ours, 'usable'), of(base, 'fcp')),
        expected: "<= 1.60 of plain's first paint",
      },
      'layout shift': { ours: of(ours, 'cls'), plain: of(base, 'cls'), expected: '0' },
    })
    const seen = (sights: readonly Sight[]) => ({
      'largest paint, ms': Math.round(of(sights, 'lcp')),
      'of plain': ratio(of(sights, 'lcp'), of(base, 'lcp')),
      'usable, ms': Math.round(of(sights, 'usable')),
      'script, bytes': Math.round(of(sights, 'script')),
      'in long tasks, ms': Math.round(of(sights, 'blocked')),
    })
    console.log('Until the page is at rest')
    console.table({
      plain: seen(base),
      ours: seen(ours),
      ...Object.fromEntries(Object.entries(theirs).map(([name, sights]) => [name, seen(sights)])),
    })
    const { page, tree, streamed, whole } = await rendersPerSecond({ url, cookie, peers })
    peers?.end()
    const row = (speed: Speed | undefined) =>
      speed === undefined || tree === undefined
        ? undefined
        : {
            'by processor': Math.round(speed.processor),
            'of the tree': ratio(speed.processor, tree.processor),
            undisturbed: Math.round(speed.undisturbed),
            'of the tree undisturbed': ratio(speed.undisturbed, tree.undisturbed),
          }
    console.log(
      `Server renders a second, one core of ${cpus().length} (goal: 0.70 of the tree, and ahead of the peers)`,
    )
    console.table({
      ours: row(page),
      'renderToString alone': row(tree),
      ...(streamed && { 'TanStack Start, as a stream': row(streamed), 'TanStack Start, as one text': row(whole) }),
    })
  } finally {
    await server.stop()
  }
}

function ratio(ours: number, plain: number): string {
  return (ours / plain).toFixed(2)
}

await main()
