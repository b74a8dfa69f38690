// A code page that nobody touches: it sleeps, asks and counts by the boot script alone, and says what became of the code.

import type { Page } from '@playwright/test'
import { callsTo, keepAsleep, stillClock } from '../screens/page.ts'
import { CodeScreen, calls } from '../screens/repayment.ts'
import { type App, expect, long, test } from '../support/app.ts'
import { codeBy } from '../support/pay-codes.ts'
import { runsReact } from '../support/running-page.ts'
import { some } from '../support/turns.ts'

/** Opens the page of a code that nobody touches: only the boot script runs. */
async function sleepingCode(page: Page, app: App, channelNumber: string): Promise<CodeScreen> {
  await app.openAs(page, 'due', await codeBy(channelNumber)(app, await app.persona('due')))
  expect(await page.evaluate(runsReact)).toBe(false)
  return new CodeScreen(page)
}

const questions = '**/repaymentOfCode/state?**'

test('says within five seconds that the money is here, without using the session', async ({ page, app }) => {
  await stillClock(page)
  const code = await sleepingCode(page, app, 'corner-store')
  await page.clock.runFor(1_000)
  const who = await app.persona('due')
  const byHand = async () =>
    (await callsTo(app, who, calls.payCode)).filter(({ headers }) => headers['x-unattended'] !== '1').length
  const before = await byHand()
  await app.demo('/demo/pay', { payCode: await code.digits() })
  await page.clock.runFor(4_000)
  await expect(code.state('paid')).toBeVisible()
  await expect(page).toHaveTitle(/^Paid/)
  await expect(page.getByRole('region', { name: 'Your payment arrived' })).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'Your payment arrived' }), 'is spoken').toHaveCount(1)
  expect(await byHand()).toBe(before)
})

for (const address of some(['/repaymentOfCode', '/repaymentOfCode2'], 1))
  test(`says after a tap on "check now" that nothing has arrived yet, by a page that sleeps as well: ${address}`, async ({
    page,
    app,
  }) => {
    const code = await sleepingCode(page, app, 'corner-store')
    const url = new URL(page.url())
    url.pathname = address
    await page.goto(url.href)
    await expect(page.getByText('Nothing has arrived yet')).toHaveCount(0)
    await code.check.click()
    await expect(page.getByText('Nothing has arrived yet. It can take a few minutes.')).toBeVisible()
    expect(await page.evaluate(runsReact)).toBe(false)
  })

test('asks one question at a time, and goes on asking', async ({ page, app }) => {
  await stillClock(page)
  await sleepingCode(page, app, 'corner-store')
  const asked = Promise.withResolvers<void>()
  const held = Promise.withResolvers<void>()
  let questionsAsked = 0
  await page.route(questions, async (route) => {
    questionsAsked += 1
    asked.resolve()
    await held.promise
    await route.continue().catch(() => undefined)
  })
  await page.clock.runFor(3_000)
  await asked.promise
  await page.clock.runFor(9_000)
  expect(questionsAsked).toBe(1)
  const answered = page.waitForResponse(questions)
  held.resolve()
  expect((await answered).status()).toBe(204)
  const again = page.waitForRequest(questions)
  await page.clock.runFor(4_000)
  expect((await again).headers()['x-unattended']).toBe('1')
  expect(await page.evaluate(runsReact)).toBe(false)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test('keeps what is shown without a connection, with its time, and goes on afterwards', async ({
  page,
  app,
  context,
}) => {
  const code = await sleepingCode(page, app, 'corner-store')
  await code.staysOffline(context, (payCode) => app.demo('/demo/pay', { payCode }))
})

test('counts by the clock of the server, and says aloud how little is left', async ({ page, app }) => {
  await stillClock(page, Date.parse('2031-05-05T12:00:00Z'))
  const code = await sleepingCode(page, app, 'm-wallet')
  const secondsLeft = () => code.secondsLeft()
  // The page takes itself for some seconds old (`stillClock`): it counts from the first of its seconds on.
  await page.clock.runFor(1_000)
  const left = await secondsLeft()
  expect(left).toBeGreaterThan(25 * 60)
  await page.clock.runFor(90_000)
  await expect.poll(secondsLeft).toBe(left - 90)
  await page.route(questions, (route) => route.abort())
  await page.clock.runFor((left - 90 - 300) * 1_000)
  await expect(page.getByRole('status').getByText('5 minutes left')).toHaveCount(1)
  expect(await page.evaluate(runsReact)).toBe(false)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test('says that the code is over', async ({ page, app }) => {
  const code = await sleepingCode(page, app, 'm-wallet')
  await app.demo('/demo/clock', { advanceMinutes: 31 })
  await expect(code.state('expired')).toBeVisible()
  await expect(code.copy).toBeHidden()
})

test('leads to the login once its session has ended', long, async ({ page, app }) => {
  await sleepingCode(page, app, 'corner-store')
  await page.context().clearCookies()
  await page.waitForURL(/\/log/)
})

test('says so with a tap where no script of React can be had', async ({ page, app }) => {
  const code = await sleepingCode(page, app, 'corner-store')
  await keepAsleep(page)
  await app.demo('/demo/pay', { payCode: await code.digits() })
  await code.check.click()
  await expect(code.state('paid')).toBeVisible()
})

test('says that the money is here where no file of React can be had, by a new page and without a tap', async ({
  page,
  app,
}) => {
  await stillClock(page)
  const code = await sleepingCode(page, app, 'corner-store')
  await keepAsleep(page)
  await app.demo('/demo/pay', { payCode: await code.digits() })
  const anew = page.waitForEvent('framenavigated')
  // The first news asks for React in vain.
  const lost = page.waitForEvent('requestfailed')
  await page.clock.runFor(3_000)
  await lost
  await page.clock.runFor(3_000)
  await anew
  await expect(page).toHaveTitle(/^Paid/)
})

test(
  'wakes in another minute than it was made in, keeps its open barcode, and takes its note of a lost line back',
  long,
  async ({ page, app, faults }) => {
    await stillClock(page)
    const code = await sleepingCode(page, app, 'corner-store')
    await page.route(questions, (route) => route.abort())
    const asked = page.waitForEvent('requestfailed')
    await page.clock.runFor(3_000)
    await asked
    await page.clock.runFor(2_000)
    const stale = page.getByText(/What you see is from \d\d:\d\d/)
    await expect(stale).toBeVisible()
    await page.getByRole('button', { name: 'Show barcode full screen' }).click()
    await app.demo('/demo/clock', { advanceMinutes: 2 })
    await page.unroute(questions)
    await page.evaluate(() => document.dispatchEvent(new Event('candor:wake')))
    await expect.poll(() => page.evaluate(runsReact)).toBe(true)
    await expect(page.locator('dialog[open]')).toHaveCount(1)
    await page.clock.runFor(4_000)
    await expect(stale).toBeHidden()
    await expect(code.code).toBeAttached()
    // The browser says by itself what was cut off; React would say that it made the page anew.
    expect(faults.filter((fault) => /Minified React|hydrat/i.test(fault))).toEqual([])
    faults.length = 0
  },
)

test('asks seldom once the money is here', long, async ({ page, app }) => {
  const code = await sleepingCode(page, app, 'corner-store')
  await app.demo('/demo/pay', { payCode: await code.digits() })
  await expect(code.state('paid')).toBeVisible()
  await page.reload()
  await expect(page.locator('script[data-every]')).toHaveAttribute('data-every', '15000')
})
