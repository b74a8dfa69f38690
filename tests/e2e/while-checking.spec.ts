// While it is found out what became of a form: Back, a second tab, another login, and the note in the dark. One effect, no false word.

import type { Page } from '@playwright/test'
import { addresses } from '../../src/contracts/addresses.ts'
import { awake, axeFindings } from '../screens/page.ts'
import { type App, expect, long, test } from '../support/app.ts'
import { turnOf } from '../support/turns.ts'

const connection = (page: Page, kind: string) => page.locator(`[data-connection="${kind}"]`)
const trouble = (page: Page) => page.locator('[data-connection]')
const payer = 'payway-plain'

/** The next form arrives (`arrives`) or not, without an answer; each question for its outcome waits until it is let through. */
async function loseNextForm(page: Page, arrives: boolean): Promise<{ letQuestionsThrough(): void }> {
  const letThrough = Promise.withResolvers<void>()
  const isQuestion = (url: URL) => url.pathname === addresses.outcome
  await page.route(isQuestion, async (route) => {
    await letThrough.promise
    // A page that was left has given its question up.
    await route.continue().catch(() => undefined)
  })
  let isLost = false
  await page.route('**', async (route) => {
    if (isLost || route.request().method() !== 'POST') return await route.fallback()
    isLost = true
    if (arrives) await route.fetch({ maxRedirects: 0 })
    await route.abort('connectionreset')
  })
  return { letQuestionsThrough: letThrough.resolve }
}

/** From the ways to repay, by a tap within the app, to the form of a payment by card, filled. */
async function openPayment(page: Page, app: App): Promise<void> {
  await app.openAs(page, payer, addresses.repay)
  await awake(page)
  await page.locator(`a[href^="${addresses.payway}?"]`).click()
  await expect(page.getByRole('checkbox', { name: /••••/ })).toBeChecked()
}
const pay = (page: Page) => page.locator('footer button[form=by-card]').click()

/** The day until which what the page asks for is to be paid. */
const dueDay = (page: Page) => page.getByText('Repayment date').textContent()

async function receipts(app: App): Promise<number> {
  const who = await app.persona(payer)
  const { data } = await app.call(who, 'GET', '/hazel/v3/loan-details/receipts', { orderId: who.orderId ?? '' })
  return data.receipts.length
}

/** A short run loses the payment on its way: what arrived is the same page with a receipt. */
for (const arrives of turnOf([false, true], 0)) {
  test(
    `Back, a payment ${arrives ? 'arrived' : 'lost on its way'}: the page before is calm, and nothing is sent again`,
    long,
    async ({ page, app }) => {
      await page.clock.install()
      await openPayment(page, app)
      const { letQuestionsThrough } = await loseNextForm(page, arrives)
      await pay(page)
      await page.clock.runFor(10_000)
      await expect(connection(page, 'asking')).toBeVisible()
      let sent = 0
      page.on('request', (request) => {
        if (request.method() === 'POST') sent += 1
      })
      await page.goBack()
      await page.waitForURL((url) => url.pathname !== addresses.payway)
      await expect(page.locator('h1').first()).toBeVisible()
      await expect(trouble(page)).toHaveCount(0)
      letQuestionsThrough()
      await page.clock.runFor(120_000)
      await expect(trouble(page)).toHaveCount(0)
      expect(new URL(page.url()).pathname).not.toBe(addresses.payway)
      expect(sent).toBe(0)
      await page.goForward()
      await page.waitForURL((url) => url.pathname === addresses.payway)
      expect(await receipts(app)).toBe(arrives ? 1 : 0)
    },
  )
}

test(
  'Back before the page is idle: nothing is said of a lost payment on the page before, and nothing is sent once it is',
  long,
  async ({ page, app }) => {
    const letIdleTasksCome = Promise.withResolvers<void>()
    const held = Promise.withResolvers<void>()
    await page.route(/\/assets\/at-rest-/, async (route) => {
      held.resolve()
      await letIdleTasksCome.promise
      await route.continue()
    })
    await openPayment(page, app)
    await held.promise
    const { letQuestionsThrough } = await loseNextForm(page, false)
    letQuestionsThrough()
    await pay(page)
    await expect(connection(page, 'asking')).toBeVisible()
    const asked: string[] = []
    page.on('request', (request) => {
      const isQuestion = new URL(request.url()).pathname === addresses.outcome
      if (isQuestion || request.method() === 'POST') asked.push(request.url())
    })
    await page.goBack()
    await page.waitForURL((url) => url.pathname !== addresses.payway)
    await expect(trouble(page)).toHaveCount(0)
    const idleTasksCame = page.waitForResponse(/\/assets\/at-rest-/)
    letIdleTasksCome.resolve()
    await (await idleTasksCame).finished()
    await expect(page.locator('h1').first()).toBeVisible()
    await expect(trouble(page)).toHaveCount(0)
    expect(asked).toEqual([])
  },
)

test('ten taps, Back, Forward and a reload while a payment is on its way: it is sent once, and counts once', async ({
  page,
  app,
}) => {
  await openPayment(page, app)
  const answered = Promise.withResolvers<void>()
  let sent = 0
  await page.route('**', async (route) => {
    if (route.request().method() !== 'POST') return await route.fallback()
    sent += 1
    const response = await route.fetch({ maxRedirects: 0 })
    await answered.promise
    // A page that was left no longer waits for it.
    await route.fulfill({ response }).catch(() => undefined)
  })
  await page.evaluate(async () => {
    const button = document.querySelector<HTMLButtonElement>('footer button[form=by-card]')
    for (let tap = 0; tap < 10; tap += 1) {
      button?.click()
      await new Promise(requestAnimationFrame)
    }
  })
  await page.goBack()
  await page.goForward()
  await page.reload()
  answered.resolve()
  await expect.poll(() => receipts(app)).toBe(1)
  await expect(trouble(page)).toHaveCount(0)
  expect([sent, await receipts(app)]).toEqual([1, 1])
})

test(
  'a second tab shows what comes after a payment that arrived, while the first still asks for it',
  long,
  async ({ page, app, context }) => {
    await openPayment(page, app)
    const due = await dueDay(page)
    const { letQuestionsThrough } = await loseNextForm(page, true)
    await pay(page)
    await expect(connection(page, 'asking')).toBeVisible()
    const second = await context.newPage()
    await second.goto(page.url())
    expect(await dueDay(second)).not.toBe(due)
    letQuestionsThrough()
    await page.waitForURL(/\/borrowDetail\?/)
    expect(await receipts(app)).toBe(1)
  },
)

test('a second tab pays what the first lost on its way: tried again, the first says so, and the next instalment is not paid', async ({
  page,
  app,
  context,
}) => {
  await openPayment(page, app)
  const { letQuestionsThrough } = await loseNextForm(page, false)
  await pay(page)
  await expect(connection(page, 'asking')).toBeVisible()
  const second = await context.newPage()
  await second.goto(page.url())
  await awake(second)
  await expect(second.getByRole('checkbox', { name: /••••/ })).toBeChecked()
  await pay(second)
  await second.waitForURL(/\/borrowDetail\?/)
  letQuestionsThrough()
  await page.getByRole('button', { name: 'Try again now' }).click()
  await expect(page.getByText('We received a payment since you opened this page.').first()).toBeVisible()
  await expect(trouble(page)).toHaveCount(0)
  expect(await receipts(app)).toBe(1)
})

test('a second tab logs out: the first does not claim that nothing was done', long, async ({ page, app, context }) => {
  await openPayment(page, app)
  const { letQuestionsThrough } = await loseNextForm(page, true)
  await pay(page)
  await expect(connection(page, 'asking')).toBeVisible()
  const second = await context.newPage()
  await second.goto(new URL(addresses.logout, page.url()).href)
  await awake(second)
  await second.locator('button[form=logout]').click()
  await expect.poll(async () => (await context.cookies()).some(({ name }) => name === 'sid')).toBe(false)
  letQuestionsThrough()
  await page.waitForURL((url) => url.pathname === addresses.loginFailed)
  await expect(connection(page, 'notDone')).toHaveCount(0)
})

test(
  'a second tab logs in as somebody else: the first is loaded anew, and claims nothing',
  long,
  async ({ page, app, context }) => {
    await openPayment(page, app)
    const { letQuestionsThrough } = await loseNextForm(page, true)
    await pay(page)
    await expect(connection(page, 'asking')).toBeVisible()
    const second = await context.newPage()
    await app.openAs(second, 'active', addresses.order)
    await awake(second)
    const loaded = page.waitForEvent('load')
    letQuestionsThrough()
    await loaded
    await expect(trouble(page)).toHaveCount(0)
  },
)

test('the note is read by axe, on the page and in the sheet over it', long, async ({ page, app }) => {
  await openPayment(page, app)
  await loseNextForm(page, true)
  await pay(page)
  await expect(connection(page, 'asking')).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
  await app.openAs(page, 'due', addresses.repay)
  await awake(page)
  await page.locator('footer button[data-opens="channels"]').click()
  await page.locator('dialog#channels input[type=radio]:not(:disabled)').first().check()
  await page.context().setOffline(true)
  await page.locator('dialog#channels button[type=submit]').click()
  await expect(page.locator('dialog#channels [data-connection="notSent"]')).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
})
