// Browser contexts that stay from test to test: a page then opens in a process that has read our scripts before, for half the work.

import type { Browser, BrowserContext, BrowserContextOptions, Clock, Page } from '@playwright/test'

/** What a test may ask of its context that another test does not. */
export type Wishes = BrowserContextOptions

interface Warm {
  readonly context: BrowserContext
  /** Stays open between tests: without a page, the process with what it has read would end. */
  readonly keeper: Page
  /** True once a test has taken over the time: that holds for every page of the context, for ever. */
  timeIsTaken(): boolean
}

export interface WarmBrowser {
  /** Started once a test needs it: many need none. */
  browser(): Promise<Browser>
  /** A context as these wishes want it, without anything of the tests before. */
  lend(wishes: Wishes): Promise<BrowserContext>
  /** Takes it back. One that a test has failed in is closed: what went wrong there must not reach another test. */
  takeBack(context: BrowserContext, hasFailed: boolean): Promise<void>
  close(): Promise<void>
}

const clockCalls = ['fastForward', 'install', 'pauseAt', 'resume', 'runFor', 'setFixedTime', 'setSystemTime'] as const

function watched(clock: Clock): () => boolean {
  let isTaken = false
  for (const name of clockCalls) {
    const call = clock[name].bind(clock) as (...args: unknown[]) => Promise<void>
    Object.assign(clock, {
      [name]: (...args: unknown[]) => {
        isTaken = true
        return call(...args)
      },
    })
  }
  return () => isTaken
}

/** Everything that a test leaves in a context beside its pages: cookies, permissions, storage, routes. */
async function clear({ context, keeper }: Warm): Promise<void> {
  await Promise.all(context.pages().map((page) => (page === keeper ? null : page.close())))
  await context.unrouteAll({ behavior: 'ignoreErrors' })
  await context.setOffline(false)
  await context.clearPermissions()
  await context.setGeolocation(null)
  await context.clearCookies()
  await keeper.evaluate(() => localStorage.clear())
}

/** `quietAddress`: a page of the product that does nothing. */
export function warmBrowser(launch: () => Promise<Browser>, quietAddress: string): WarmBrowser {
  const kept = new Map<string, Warm>()
  let started: Promise<Browser> | null = null
  const browser = (): Promise<Browser> => {
    started ??= launch()
    return started
  }

  return {
    browser,
    async lend(wishes) {
      const key = JSON.stringify(wishes)
      const known = kept.get(key)
      if (known !== undefined) return known.context
      const context = await (await browser()).newContext()
      const timeIsTaken = watched(context.clock)
      const keeper = await context.newPage()
      await keeper.goto(quietAddress)
      kept.set(key, { context, keeper, timeIsTaken })
      return context
    },
    async takeBack(context, hasFailed) {
      const [key, warm] = [...kept].find(([, one]) => one.context === context) ?? []
      if (key === undefined || warm === undefined) throw new Error('this context was not lent')
      if (!hasFailed && !warm.timeIsTaken()) return await clear(warm)
      kept.delete(key)
      // The page of the test is then the first one, whose state a report of the failure shows.
      await warm.keeper.close()
      await context.close()
    },
    async close() {
      for (const { context } of kept.values()) await context.close()
      await (await started)?.close()
    },
  }
}
