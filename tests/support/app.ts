// The fixture of the end-to-end tests: one product for each worker, as new for each test, and a page on which nothing goes wrong unseen.

import { type BrowserContext, test as base, expect, type Page } from '@playwright/test'
import type { Persona } from '../../src/web/screens/demo/demo-desk.ts'
import { PaperContext } from './paper/context.ts'
import { openOnceHeard } from './running-page.ts'
import './short-stacks.ts'
import { type RunningServer, startServer } from './server.ts'
import { isWalkedWhole, longTag } from './turns.ts'
import { type WarmBrowser, warmBrowser } from './warm-browser.ts'

export type { Persona }

export interface App {
  readonly origin: string
  personas(): Promise<readonly Persona[]>
  /** One borrower of the demo, with a fresh ticket. */
  persona(name: string): Promise<Persona>
  /** Opens a page as a borrower, the way a host app does. `address` may carry a query of its own. */
  openAs(page: Page, name: string, address: string): Promise<Persona>
  /** Calls the API as a borrower; answers the envelope. */
  call(
    who: Persona | null,
    method: 'GET' | 'POST',
    path: string,
    fields?: Record<string, string>,
    headers?: Record<string, string>,
  ): Promise<Envelope>
  /** A call of the demo's own. */
  demo<T = unknown>(path: string, body?: unknown): Promise<T>
}

export interface Envelope {
  readonly status: number
  readonly code: string
  readonly message: string
  // The tests read what the pinned wire promises; the contract tests check its shape.
  // biome-ignore lint/suspicious/noExplicitAny: the wire's data is asserted field by field where it is read
  readonly data: any
}

/** The product at an origin: for tests that start one of their own. */
export function appAt(origin: string): App {
  const json = async <T>(path: string, init?: RequestInit): Promise<T> => {
    const response = await fetch(new URL(path, origin), init)
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
    return (await response.json()) as T
  }
  const app: App = {
    origin,
    personas: () => json<readonly Persona[]>('/demo/personas'),
    async persona(name) {
      const [found] = await json<readonly Persona[]>(`/demo/personas?${new URLSearchParams({ name })}`)
      if (found !== undefined) return found
      throw new Error(`no persona ${name}: ${(await app.personas()).map((persona) => persona.name).join(', ')}`)
    },
    async openAs(page, name, address) {
      const who = await app.persona(name)
      const url = new URL(address, origin)
      for (const [key, value] of new URLSearchParams(who.launch))
        if (!url.searchParams.has(key)) url.searchParams.append(key, value)
      if (who.productId !== null && !url.searchParams.has('productId')) url.searchParams.set('productId', who.productId)
      if (who.orderId !== null && !url.searchParams.has('orderId')) url.searchParams.set('orderId', who.orderId)
      await page.goto(url.href)
      return who
    },
    async call(who, method, path, fields = {}, headers = {}) {
      const url = new URL(path, origin)
      for (const [name, value] of Object.entries(who?.params ?? {})) url.searchParams.set(name, value)
      if (method === 'GET') for (const [name, value] of Object.entries(fields)) url.searchParams.set(name, value)
      const response = await fetch(url, {
        method,
        headers: { 'X-Requested-With': 'XMLHttpRequest', ...headers },
        body: method === 'GET' ? null : new URLSearchParams(fields),
      })
      return { status: response.status, ...((await response.json()) as Omit<Envelope, 'status'>) }
    },
    demo: (path, body) =>
      json(
        path,
        body === undefined
          ? undefined
          : { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) },
      ),
  }
  return app
}

/**
 * Errors on the console that are none of the page: a refused form answers 4xx, which the browser itself writes there; and the
 * router, which looks ahead for routes that a page links to, says when nothing or a proxy's page came for it, and looks again on a tap.
 */
const noFaults =
  /Failed to load resource|^Failed to fetch manifest patches (TypeError: Failed to fetch|Error: 502|SyntaxError: Unexpected token '<')/

/** Told by the page's own event to the console, so that a violation counts whatever the browser writes of it. */
const violation = 'policy violation: '

/** What a page said that no page may say: errors of scripts, of the console, and violations of the content policy. */
async function watch(page: Page): Promise<string[]> {
  const faults: string[] = []
  await page.addInitScript((prefix) => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile, sample }) =>
      console.error(`${prefix}${effectiveDirective} ${blockedURI} ${sourceFile} ${sample}`),
    )
  }, violation)
  page.on('pageerror', (error) => faults.push(`page error: ${error.message}`))
  page.on('console', (message) => {
    if (message.type() === 'error' && !noFaults.test(message.text())) faults.push(`console: ${message.text()}`)
  })
  return faults
}

interface OfEachTest {
  readonly app: App
  readonly faults: string[]
  /** A browser that has never seen the product: where what is measured is what it loads. */
  readonly firstVisit: boolean
  /** The page is one without a browser (0072). */
  readonly isPaper: boolean
}

/** Of a test that only reads what the server wrote and follows links: with a script the same holds. */
export const reads = { tag: '@reads' } as const

/** Of a test whose forms are sent as they stand in the page: one that sleeps sends them so with a script, too. */
export const sends = { tag: '@sends' } as const

/** Of a test without a script that needs a browser all the same: one that lays pages out, fetches pictures or keeps a history. */
export const needsLayout = { tag: '@layout' } as const

/** Of a test whose claim is held on every run elsewhere, or by its siblings: it runs in the long form alone (playwright.config.ts). */
export const long = { tag: longTag } as const

/** `PAPER=0`, and the long form of all walks, take real Chromium for every test: what stands in for it is checked so. */
const hasPaper = process.env.PAPER !== '0' && !isWalkedWhole

interface OfEachWorker {
  readonly server: RunningServer
  readonly warm: WarmBrowser
}

export const test = base.extend<OfEachTest, OfEachWorker>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern
    async ({}, use) => {
      const server = await startServer()
      await use(server)
      await server.stop()
    },
    { scope: 'worker' },
  ],
  warm: [
    async ({ playwright, server }, use) => {
      const warm = warmBrowser(() => playwright.chromium.launch(), new URL('/robots.txt', server.origin).href)
      await use(warm)
      await warm.close()
    },
    { scope: 'worker' },
  ],
  firstVisit: [false, { option: true }],
  isPaper: async ({ javaScriptEnabled, firstVisit, serviceWorkers }, use, { tags }) => {
    const runsNothing = javaScriptEnabled === false || tags.includes(reads.tag) || tags.includes(sends.tag)
    await use(hasPaper && runsNothing && !tags.includes(needsLayout.tag) && !firstVisit && serviceWorkers !== 'allow')
  },
  // Every option that a test sets stands in what it asks for: a context of other options would be lent to it otherwise.
  context: async (
    {
      warm,
      isPaper,
      firstVisit,
      serviceWorkers,
      javaScriptEnabled,
      locale,
      viewport,
      hasTouch,
      isMobile,
      extraHTTPHeaders,
    },
    use,
    test,
  ) => {
    if (isPaper) {
      const paper = new PaperContext({ locale: locale ?? 'en', width: viewport?.width ?? 360 })
      await use(paper as unknown as BrowserContext)
      return await paper.close()
    }
    if (firstVisit || serviceWorkers === 'allow') {
      const context = await (await warm.browser()).newContext()
      await use(context)
      return await context.close()
    }
    const context = await warm.lend({ javaScriptEnabled, locale, viewport, hasTouch, isMobile, extraHTTPHeaders })
    await use(context)
    await warm.takeBack(context, test.status !== test.expectedStatus)
  },
  page: async ({ page, isPaper, javaScriptEnabled }, use) => {
    if (!isPaper && javaScriptEnabled !== false) openOnceHeard(page)
    await use(page)
  },
  app: async ({ server }, use) => {
    const app = appAt(server.origin)
    await app.demo('/demo/reset', {})
    await use(app)
  },
  faults: [
    async ({ page }, use) => {
      const faults = await watch(page)
      await use(faults)
      expect(faults, 'the page said').toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
