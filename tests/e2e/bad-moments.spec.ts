// Every form at every bad moment: the screen and what was typed stay, the sentence is true, and the outcome comes by itself.

import type { Page, Route } from '@playwright/test'
import { connection, meetEach, meetNextPost, reachesOnly, sendAgain, sendsAgain } from '../screens/bad-moments.ts'
import { paths } from '../screens/loan.ts'
import { awake, planAnswer } from '../screens/page.ts'
import { expect, test } from '../support/app.ts'
import type { SentForm } from '../support/sent-form.ts'
import { sentForms } from '../support/sent-forms.ts'
import { isWalkedWhole, some, turnOf } from '../support/turns.ts'

/** What stands between a form and its answer, until it is taken away. */
const moments = {
  'a page of the proxy in place of an answer': async (route: Route) =>
    await route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>502 Bad Gateway</h1>' }),
  'the login page of a network in place of an answer': async (route: Route) =>
    await route.fulfill({ status: 200, contentType: 'text/html', body: '<h1>Welcome to the cafe</h1>' }),
  'a line that is cut before': async (route: Route) => await route.abort('connectionreset'),
} as const

/** The screen that was sent from stands as it did. */
async function staysAs(page: Page, form: SentForm, before: { readonly url: string; readonly title: string | null }) {
  expect(page.url()).toBe(before.url)
  expect(await page.locator('h1').first().textContent()).toBe(before.title)
  await expect(sendsAgain(page, form.send(page))).toBeVisible()
  const typed = form.typed?.(page)
  if (typed !== undefined) await expect(typed.field).toHaveValue(new RegExp(typed.value))
}

/** What is said of the connection leaves two thirds of the screen to what it is about. */
async function leavesTheScreen(page: Page) {
  const foot = await page.locator('.foot').boundingBox()
  expect(foot?.height).toBeLessThan((page.viewportSize()?.height ?? 0) / 3)
}

const withScript = sentForms.filter(({ isPlain, goesOn }) => isPlain !== true && goesOn !== true)
/**
 * Two forms on every run, all of them in the long form. Those that move money meet the same moments in a document, each of them
 * on every run (`tests/dom/money-forms.test.tsx`); `tests/bad-moments.test.ts` holds that no form is sent by another way.
 */
const walked = isWalkedWhole ? withScript : some(withScript, 2)

for (const [index, form] of walked.entries()) {
  test(`${form.name}: nothing is lost, nothing false is said`, async ({ page, app }) => {
    const known = form.who === null ? null : await app.persona(form.who)
    const address = form.address.replace('{problemId}', known?.problemId ?? '')
    const who = known === null ? null : await app.openAs(page, known.name, address)
    if (who === null) await page.goto(`${app.origin}${address}`)
    await awake(page)
    await form.prepare?.(page, app, who)
    // It may have led to a page that sleeps.
    await awake(page)
    await expect(form.send(page), 'the answer before has come whole, with what the page reads anew').toBeEnabled()
    const before = { url: page.url(), title: await page.locator('h1').first().textContent() }

    // What stands between is told apart in one place for all forms: each kind is met by every fourth, and by all in the long form.
    for (const [name, meet] of turnOf([['without a connection', null] as const, ...Object.entries(moments)], index)) {
      await test.step(name, async () => {
        if (meet === null) {
          await page.context().setOffline(true)
          await sendAgain(page, form.send(page))
          await expect(connection(page, 'notSent')).toBeVisible()
          await staysAs(page, form, before)
          await leavesTheScreen(page)
          return await page.context().setOffline(false)
        }
        const { met } = await meetNextPost(page, meet)
        await sendAgain(page, form.send(page))
        await met
        await expect(connection(page, form.leadsTo === null ? 'lookAgain' : 'notDone')).toBeVisible()
        await staysAs(page, form, before)
      })
    }

    await test.step('a line that is cut after the server has done it', async () => {
      const { met } = await meetNextPost(page, reachesOnly)
      await sendAgain(page, form.send(page))
      await met
      const leadsTo = form.leadsTo ?? form.anewAt
      if (leadsTo === undefined) await expect(connection(page, 'lookAgain')).toBeVisible()
      else await page.waitForURL(leadsTo)
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    })
  })
}

for (const form of sentForms.filter(({ goesOn }) => goesOn === true)) {
  test(`${form.name}: waits without a connection, and goes on with one`, async ({ page, app }) => {
    await page.goto(`${app.origin}${form.address}`)
    await awake(page)
    await form.prepare?.(page, app, null)
    const before = { url: page.url(), title: await page.locator('h1').first().textContent() }
    await page.context().setOffline(true)
    await form.send(page).click()
    // Waits for the file of the next page, or has that already and has not sent the form.
    await expect(page.locator('[data-connection]')).toContainText(/no connection\./i)
    await staysAs(page, form, before)
    await page.context().setOffline(false)
    // It may be gone by then: some forms go on by themselves.
    const again = page.getByRole('button', { name: 'Try again now' })
    await again.evaluateAll((found) => {
      for (const button of found) if (button instanceof HTMLElement) button.click()
    })
    await page.waitForURL(form.leadsTo ?? '')
  })
}

test('an answer that takes longer than a minute: checked, and shown when it is there', async ({ page, app }) => {
  await page.clock.install()
  await app.openAs(page, 'payway-plain', '/payway')
  await awake(page)
  const sent = Promise.withResolvers<void>()
  const asked = Promise.withResolvers<void>()
  // The payment lies somewhere on its way for longer than the page waits, and arrives while it is asked for.
  const { met } = await meetNextPost(page, async (route) => {
    sent.resolve()
    await asked.promise
    // The page no longer waits for it: there is nothing left to cut.
    await reachesOnly(route).catch(() => undefined)
  })
  await page.route(/\/outcome/, async (route) => {
    asked.resolve()
    await met
    await route.fallback()
  })
  await page.locator('footer button[form=by-card]').click()
  await sent.promise
  await page.clock.fastForward(61_000)
  await page.waitForURL(/\/borrowDetail\?/)
  const { data } = await app.call(await app.persona('payway-plain'), 'GET', '/hazel/v3/loan-details/receipts', {
    orderId: (await app.persona('payway-plain')).orderId ?? '',
  })
  expect(data.receipts).toHaveLength(1)
})

/** Screens with a way back, and who is on them. */
const screens = [
  ['due', '/loan-detail'],
  ['due', '/repay'],
  ['due', '/repay-delay'],
  ['payway-plain', '/payway'],
  ['payway-wallet', '/alipayrepayment'],
  ['new-with-account', '/confirm'],
  ['new-without-account', '/bind-card'],
  ['active', '/settle'],
  ['just-paid-out', '/cooling-off'],
  ['overdue', '/pay-amount'],
  ['overpaid', '/credit'],
  ['overdue', '/paid-not-shown'],
  ['overdue', '/complainPage'],
  ['overdue', '/complainPageNext?problemType=2'],
  ['overdue', '/complaintList'],
  ['active', '/papers'],
  ['active', '/orders'],
  ['active', '/me/settings'],
  ['active', '/me/privacy'],
  ['active', '/me/logins'],
  ['active', '/me/documents'],
  ['stranger', '/product?productId=candor-cash'],
] as const

/** What the router gets in place of a page, until the line is whole again. */
const betweenPages = {
  'no connection': null,
  'a page of the proxy': async (route: Route) =>
    await route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>502</h1>' }),
  'the login page of a network': async (route: Route) =>
    await route.fulfill({ status: 200, contentType: 'text/html', body: '<h1>Welcome to the cafe</h1>' }),
} as const

/** The frame around all screens keeps them: each kind of a broken line is met by one of them, and by all in the long form. */
const left = isWalkedWhole ? screens : screens.filter((_, index) => index % 8 === 0)

for (const [index, [who, address]] of left.entries()) {
  const names = Object.keys(betweenPages) as (keyof typeof betweenPages)[]
  const name = names[index % names.length] ?? 'no connection'
  test(`${address}: left over ${name}, the screen stays until the next one is there`, async ({ page, app }) => {
    await app.openAs(page, who, address)
    await awake(page)
    const title = await page.locator('h1').first().textContent()
    const back = page.locator('header.bar a.tap').first()
    const to = new URL((await back.getAttribute('href')) ?? '', page.url()).pathname
    const meet = betweenPages[name]
    let mend = async (): Promise<void> => await page.context().setOffline(false)
    if (meet === null) await page.context().setOffline(true)
    else {
      const pass = await meetEach(page, /\.data|__manifest/, meet)
      mend = async () => pass()
    }
    await back.click()
    await expect(connection(page, 'waits')).toBeVisible()
    expect(await page.locator('h1').first().textContent()).toBe(title)
    await mend()
    await page.waitForURL((url) => url.pathname === to)
    await expect(connection(page, 'waits')).toHaveCount(0)
    await expect(page.locator('h1').first()).toBeVisible()
  })
}

test('Refresh keeps the loan on the screen without a connection, and fetches it anew with one', async ({
  page,
  app,
}) => {
  const who = await app.openAs(page, 'overdue', '/loan-detail')
  await awake(page)
  const amount = await page.locator('main').textContent()
  const refresh = page.getByRole('link', { name: 'Refresh' })
  await page.context().setOffline(true)
  await refresh.click()
  await expect(connection(page, 'waits')).toBeVisible()
  expect(await page.locator('main').textContent()).toBe(amount)
  await page.context().setOffline(false)
  await expect(connection(page, 'waits')).toHaveCount(0)
  await planAnswer(app, who, paths.details, { merge: { noticeStatusText: 'On hold' } })
  await refresh.click()
  await expect(page.getByText('On hold', { exact: true })).toBeVisible()
})

test.describe('before the page wakes up', () => {
  for (const form of turnOf(
    sentForms.filter(({ isPlain }) => isPlain === true),
    0,
  )) {
    test(`${form.name}: stays without a connection, and is sent with one`, async ({ page, app }) => {
      await page.goto(`${app.origin}${form.address}`)
      await form.prepare?.(page, app, null)
      const before = { url: page.url(), title: await page.locator('h1').first().textContent() }
      await page.context().setOffline(true)
      await form.send(page).click()
      await expect(page.getByText('Not sent: no connection.')).toBeVisible()
      await staysAs(page, form, before)
      await page.context().setOffline(false)
      await form.send(page).click()
      await page.waitForURL(form.leadsTo ?? '')
    })
  }

  test('a form is not sent without a connection: the page stays and says so', async ({ page, app }) => {
    await page.route(/\/assets\/(?!boot)[^?]*\.js/, (route) => route.abort())
    await app.openAs(page, 'new-with-account', '/confirm')
    await page.locator('input[name=agree]').check()
    await page.context().setOffline(true)
    await page.locator('footer button[form=accept]').click()
    await expect(page.getByText('Not sent: no connection.')).toBeVisible()
    await expect(page.locator('input[name=agree]')).toBeChecked()
    await page.context().setOffline(false)
    await page.locator('footer button[form=accept]').click()
    await page.waitForURL(/from=confirm/)
  })
})
