// What every page has: it wakes up, it tells a pretended host, its calls are logged and their answers planned, and axe reads it.

import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import type { App, Persona } from '../support/app.ts'
import { isRunning } from '../support/running-page.ts'
import { isWalkedWhole } from '../support/turns.ts'
import { barriers } from './axe.ts'

export interface LoggedCall {
  readonly method: string
  readonly path: string
  readonly query: Readonly<Record<string, string>>
  readonly headers: Readonly<Record<string, string>>
  readonly body: Readonly<Record<string, string>> | null
  readonly code: string
}

/** The calls that the web server made to one path, oldest first: for a borrower, or without a session. */
export async function callsTo(app: App, who: Persona | null, path: string): Promise<LoggedCall[]> {
  const logged = await app.demo<LoggedCall[]>(`/demo/calls?userId=${who?.params.userId ?? ''}`)
  return logged.filter((call) => call.path === path)
}

/** Changes the next answers of one call to a borrower (DEMO-4). */
export async function planAnswer(app: App, who: Persona, path: string, plan: Record<string, unknown>): Promise<void> {
  await app.demo('/demo/answer', { userId: who.params.userId, path, ...plan })
}

/** The newest code that went to a phone. */
export async function codeFor(app: App, phone: string): Promise<string> {
  const sent = await app.demo<{ code: string | null }[]>(`/demo/outbox?phone=${phone}`)
  // A reminder among the samples may be some seconds ahead: they were made by a server that had run for longer than this one.
  const code = sent.find((message) => message.code !== null)?.code
  if (code == null) throw new Error(`no code went to ${phone}`)
  return code
}

/** A code that is not the one that went to a phone last. */
export async function wrongCodeFor(app: App, phone: string): Promise<string> {
  return (await codeFor(app, phone)) === '000000' ? '000001' : '000000'
}

/** Waits until React runs the page: from then on a tap is answered without a new page. */
export async function awake(page: Page): Promise<void> {
  await page.waitForFunction(isRunning)
}

/** The page as it stands for seconds on a slow phone: only the boot script runs. */
export async function keepAsleep(page: Page): Promise<void> {
  await page.route(/\/assets\/(?!boot)[^?]*\.js/, (route) => route.abort())
}

/**
 * A slow machine may take so long from one step to the other: a clock that has passed its stop cannot be stopped there. A page
 * takes itself for so old.
 */
const stoppedWithinMs = 10_000

/**
 * The page's clock stands still at `nowMs`, however slow the machine, and is moved by hand (`page.clock.runFor`). To be called
 * before the page is opened.
 */
export async function stillClock(page: Page, nowMs = Date.now()): Promise<void> {
  await page.clock.install({ time: nowMs - stoppedWithinMs })
  await page.clock.pauseAt(nowMs)
}

/** What the page sends from here on is on its way until the answered function is called, however long that takes. */
export async function holdPosts(page: Page): Promise<() => void> {
  const held = Promise.withResolvers<void>()
  await page.route('**', async (route) => {
    if (route.request().method() === 'POST') await held.promise
    await route.continue()
  })
  return held.resolve
}

/** Waits until the page has drawn what it was told: a frame begins after its events, and a second one after the first is drawn. */
export async function drawn(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  )
}

/** Waits until no colour and no part of the page is on its way from one state to another: half-way it is no state of its own. */
async function untilStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter((one) => one.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
    await Promise.allSettled(ending.map(({ finished }) => finished))
  })
}

/** Looks at all of the page at once: nothing lies under the foot. */
async function withAllInView<Found>(page: Page, look: () => Promise<Found>): Promise<Found> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  await page.setViewportSize({ width: 360, height: height + 200 })
  await untilStill(page)
  const found = await look()
  await page.setViewportSize({ width: 360, height: 740 })
  return found
}

/** What axe has to say about the page as it stands, all of it in view; in the long form in the dark, too. */
export async function axeFindings(page: Page): Promise<string[]> {
  return await withAllInView(page, async () => {
    const findings = await barriers(page)
    if (!isWalkedWhole) return findings
    await page.emulateMedia({ colorScheme: 'dark' })
    await untilStill(page)
    findings.push(...(await barriers(page, 'colours')))
    await page.emulateMedia({ colorScheme: 'light' })
    return findings
  })
}

/** True where something on the page is wider than the page: it would have to be scrolled sideways. */
export async function overflowsSideways(page: Page): Promise<boolean> {
  return await page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)
}

/** Tables of the desk that say of themselves that they fit a narrow window, and do not. */
export async function tablesTooWide(page: Page): Promise<string[]> {
  return await page
    .locator('.scroll.fits')
    .evaluateAll((boxes) =>
      boxes.filter((box) => box.scrollWidth > box.clientWidth).map((box) => box.getAttribute('aria-label') ?? ''),
    )
}

/** The values of a row by the words of its term, in lists of terms and values. */
export function rowOf(page: Page, term: string | RegExp): Locator {
  return page
    .locator('dl > div')
    .filter({ has: page.getByRole('term').getByText(term, { exact: true }) })
    .getByRole('definition')
}

interface HostCall {
  readonly name: string
  readonly payload: Readonly<Record<string, unknown>>
}

interface PretendedHost {
  readonly calls: readonly HostCall[]
  back(): boolean
}

/** What the pretended host was asked to do, oldest first. */
export async function hostCalls(page: Page): Promise<HostCall[]> {
  return await page.evaluate(() =>
    (window as unknown as { __host: PretendedHost }).__host.calls.map(({ name, payload }) => ({ name, payload })),
  )
}

/** The names of those calls. */
export async function hostCallNames(page: Page): Promise<string[]> {
  return (await hostCalls(page)).map(({ name }) => name)
}

/** The app's back gesture; a screen must hear it. */
export async function nativeBack(page: Page): Promise<void> {
  const isHeard = await page.evaluate(() => (window as unknown as { __host: PretendedHost }).__host.back())
  if (!isHeard) throw new Error('no screen has heard the back gesture: wait for hostIsConnected first')
}

/** Waits until the page is connected to the app around it: its links are followed there, and its screen listens. */
export async function hostIsConnected(page: Page): Promise<void> {
  await page.locator('html[data-host]').waitFor({ state: 'attached' })
}

/** A picture as a phone would send it. */
export async function picture(name = 'receipt.png'): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const buffer = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#5588aa' } })
    .png()
    .toBuffer()
  return { name, mimeType: 'image/png', buffer }
}

/** The address in the bar tells what was just done, as if this browser had done it; the page is loaded again. */
export async function tellJustDone(page: Page): Promise<void> {
  const { origin, pathname, search } = new URL(page.url())
  await page.context().addCookies([{ name: 'done', value: encodeURIComponent(pathname + search), url: origin }])
  await page.reload()
}
