// React comes when it is needed: a page carries the boot script alone until somebody touches a part that React answers.

import type { Page } from '@playwright/test'
import { paths } from '../screens/loan.ts'
import { callsTo, keepAsleep } from '../screens/page.ts'
import { AccountForm, calls, fillAccount } from '../screens/service.ts'
import { type App, expect, long, type Persona, test } from '../support/app.ts'
import { runsReact } from '../support/running-page.ts'

/** A page's address with the ticket of its borrower. */
function addressFor(app: App, who: Persona, at: string): string {
  const url = new URL(at, app.origin)
  for (const [key, value] of new URLSearchParams(who.launch)) url.searchParams.set(key, value)
  for (const [key, value] of Object.entries({ productId: who.productId, orderId: who.orderId }))
    if (value !== null && !url.searchParams.has(key)) url.searchParams.set(key, value)
  return url.href
}

/** Opens a page and waits for what the browser waits for, not until React runs it (`running-page.ts`). */
async function openAsleep(page: Page, app: App, name: string, at: string): Promise<Persona> {
  const who = await app.persona(name)
  await page.goto(addressFor(app, who, at), { waitUntil: 'load' })
  return who
}

/** The scripts that the page fetches beside the boot script, by the network. */
function scriptsOf(page: Page): string[] {
  const fetched: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/^\/assets\/(?!boot-).*\.js$/.test(pathname)) fetched.push(pathname)
  })
  return fetched
}

test('a loan is taken without React, and once for ten taps', async ({ page, app }) => {
  const fetched = scriptsOf(page)
  const who = await openAsleep(page, app, 'new-with-account', '/confirm')
  const asked = page.waitForRequest((request) => request.method() === 'POST')
  await page.getByRole('checkbox').check()
  await page.evaluate(() => {
    const button = document.querySelector<HTMLElement>('.foot button[type=submit]')
    for (let n = 0; n < 10; n += 1) button?.click()
  })
  await asked
  expect(fetched).toEqual([])
  await page.waitForURL(/\/(loan-detail|order)/)
  expect(await callsTo(app, who, paths.push)).toHaveLength(1)
})

test('what was typed before React comes stays, with the focus', async ({ page, app }) => {
  await openAsleep(page, app, 'new-without-account', '/bind-card')
  expect(await page.evaluate(runsReact)).toBe(false)
  const form = new AccountForm(page)
  await form.accountName.tap()
  await form.accountName.pressSequentially('Jose Reyes')
  await page.waitForFunction(runsReact)
  await expect(form.accountName).toHaveValue('Jose Reyes')
  await expect(form.accountName).toBeFocused()
})

test('a choice that was made before React comes shows what depends on it', async ({ page, app }) => {
  await openAsleep(page, app, 'new-without-account', '/bind-card')
  const form = new AccountForm(page)
  await page.getByRole('group', { name: 'Card type' }).getByText('E-wallet').tap()
  await expect(form.walletNumber).toBeVisible()
  await expect(form.cardType('E-wallet')).toBeChecked()
})

test('where React cannot be had the form goes on by itself, and once', async ({ page, app }) => {
  await keepAsleep(page)
  const who = await openAsleep(page, app, 'new-without-account', '/bind-card')
  await fillAccount(new AccountForm(page))
  await new AccountForm(page).next.click()
  await expect(page.getByText('Your account is saved.')).toBeVisible()
  expect(await callsTo(app, who, calls.saveAccount)).toHaveLength(1)
})

test('a question that was answered before React comes is not asked again', async ({ page, app }) => {
  await openAsleep(page, app, 'approved-withdraw', '/loan-detail')
  const dialog = page.getByRole('dialog', { name: 'Your loan is ready' })
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('button', { name: 'Withdraw Now' })).toBeVisible()
  await expect(dialog).toBeHidden()
})

test('a tap that only React answers takes effect once it has come, by a screen reader too', async ({ page, app }) => {
  const held = Promise.withResolvers<void>()
  await page.route(/\/assets\/(?!boot)[^?]*\.js/, async (route) => {
    await held.promise
    await route.continue()
  })
  await openAsleep(page, app, 'new-with-account', '/me/settings')
  // Beside its files, not behind them.
  const dataAsked = page.waitForRequest((request) => 'seed' in request.headers())
  await page.evaluate(() => {
    // Two buttons that only React answers; this page has none of its own.
    const put = (words: string) => {
      const button = document.createElement('button')
      button.type = 'button'
      button.dataset.wakes = ''
      button.textContent = words
      button.addEventListener('click', () => {
        document.title += `, ${words}`
      })
      document.body.append(button)
      return button
    }
    put('one').click()
    put('two').click()
  })
  await expect(page.locator('button[aria-busy=true]')).toHaveText(['one', 'two'])
  await dataAsked
  expect(await page.title()).not.toContain('one')
  held.resolve()
  await expect(page).toHaveTitle(/, one, two$/)
  await expect(page.locator('button[aria-busy=true]')).toHaveCount(0)
})

test('a tap that React cannot answer says that nothing was done, and the next one tries again', async ({
  page,
  app,
}) => {
  await keepAsleep(page)
  await openAsleep(page, app, 'new-with-account', '/me/settings')
  await page.evaluate(() => {
    const button = document.createElement('button')
    button.type = 'button'
    button.dataset.wakes = ''
    button.id = 'held'
    button.addEventListener('click', () => {
      document.title = 'answered'
    })
    document.body.append(button)
    button.click()
  })
  await expect(page.getByText('No connection.')).toBeVisible()
  await page.unroute(/\/assets\/(?!boot)[^?]*\.js/)
  await page.evaluate(() => document.querySelector<HTMLElement>('#held')?.click())
  await expect(page).toHaveTitle('answered')
})

test('that Back brings from memory while it sleeps is hidden until the server has said whose it is', async ({
  page,
  app,
}) => {
  await openAsleep(page, app, 'active', '/me/documents')
  const comesBack = () =>
    page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  const asked = Promise.withResolvers<void>()
  await page.route('**/me/still-here', async (route) => {
    await asked.promise
    await route.continue()
  })
  await comesBack()
  await expect(page.locator('h1')).toBeHidden()
  asked.resolve()
  await expect(page.locator('h1')).toBeVisible()
  await page.context().clearCookies()
  const loaded = page.waitForEvent('load')
  await comesBack()
  await loaded
})

/** Answers the page's question for its data once with another stamp, which `change` makes of its own. */
async function changeStamp(page: Page, change: (stamp: string) => string): Promise<void> {
  await page.route('**/bind-card**', async (route) => {
    if ((await route.request().headerValue('seed')) === null) return await route.continue()
    const response = await route.fetch()
    await route.fulfill({
      response,
      headers: { ...response.headers(), 'x-stamp': change(response.headers()['x-stamp'] ?? '') },
    })
  })
}

test('a page that shows something newer when it wakes says so and keeps what was typed and chosen', async ({
  page,
  app,
}) => {
  await changeStamp(page, (stamp) => stamp.replace(/\.\w+\./, '.newer.'))
  await openAsleep(page, app, 'new-without-account', '/bind-card')
  await page.evaluate(() => {
    for (const field of document.querySelectorAll<HTMLInputElement>('input[name=accountName]'))
      field.value = 'Jose Reyes'
  })
  const form = new AccountForm(page)
  await form.accountName.tap()
  await expect(page.getByText('Something has changed')).toBeVisible()
  await expect(form.accountName).toHaveValue('Jose Reyes')
  await expect(form.accountName).toBeFocused()
})

test('a page that is another borrower’s when it wakes is loaded anew', async ({ page, app }) => {
  await changeStamp(page, (stamp) => stamp.replace(/^\w+\./, 'another.'))
  await openAsleep(page, app, 'new-without-account', '/bind-card')
  const loaded = page.waitForEvent('load')
  await new AccountForm(page).accountName.tap()
  await loaded
})

test('a page whose data cannot be had goes on by itself, and once', long, async ({ page, app }) => {
  await page.route('**/bind-card**', async (route) =>
    (await route.request().headerValue('seed')) === null ? await route.continue() : await route.abort(),
  )
  const who = await openAsleep(page, app, 'new-without-account', '/bind-card')
  await fillAccount(new AccountForm(page))
  await new AccountForm(page).next.click()
  await expect(page.getByText('Your account is saved.')).toBeVisible()
  expect(await callsTo(app, who, calls.saveAccount)).toHaveLength(1)
})
