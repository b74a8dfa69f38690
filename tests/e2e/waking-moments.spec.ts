// A page that sleeps at every bad moment: nothing is lost, nothing is sent twice, and nothing stays dead.

import type { Page, Route } from '@playwright/test'
import { confirmScreen, paths } from '../screens/loan.ts'
import { callsTo, hostIsConnected, keepAsleep, picture } from '../screens/page.ts'
import { AccountForm, calls, fillAccount } from '../screens/service.ts'
import { type App, expect, long, type Persona, test } from '../support/app.ts'
import { runsReact } from '../support/running-page.ts'
import { some } from '../support/turns.ts'

const files = /\/assets\/(?!boot)[^?]*\.js/
const bootFile = /\/assets\/boot-[^?]*\.js/

/** Opens a page as far as `waitUntil`, not until a touch of it is heard. */
async function open(
  page: Page,
  app: App,
  name: string,
  at: string,
  waitUntil: 'load' | 'commit' = 'load',
): Promise<Persona> {
  const who = await app.persona(name)
  const url = new URL(at, app.origin)
  for (const [key, value] of new URLSearchParams(who.launch)) url.searchParams.set(key, value)
  for (const [key, value] of Object.entries({ productId: who.productId, orderId: who.orderId }))
    if (value !== null && !url.searchParams.has(key)) url.searchParams.set(key, value)
  await page.goto(url.href, { waitUntil })
  return who
}

/** The files of a name are on their way until the answered function is called. */
async function hold(page: Page, name: RegExp): Promise<() => void> {
  const held = Promise.withResolvers<void>()
  await page.route(name, async (route) => {
    await held.promise
    await route.continue()
  })
  return held.resolve
}

/** The account is saved by the form as it stands in the page, and once. */
async function isSavedOnce(page: Page, app: App, who: Persona): Promise<void> {
  await fillAccount(new AccountForm(page))
  await new AccountForm(page).next.click()
  await expect(page.getByText('Your account is saved.')).toBeVisible()
  expect(await callsTo(app, who, calls.saveAccount)).toHaveLength(1)
}

test('a tap before any script is here opens its sheet once the script has come', async ({ page, app }) => {
  const come = await hold(page, bootFile)
  await open(page, app, 'due', '/repay', 'commit')
  const opens = page.locator('button[data-opens]').first()
  await opens.tap()
  await expect(page.locator('dialog:modal')).toHaveCount(0)
  come()
  await expect(page.locator('dialog:modal')).toHaveCount(1)
})

test('a form that is sent before any script is here is sent, and once', async ({ page, app }) => {
  const come = await hold(page, bootFile)
  const who = await open(page, app, 'new-with-account', '/confirm', 'commit')
  await page.getByRole('checkbox').check()
  await confirmScreen(page).submit.click({ noWaitAfter: true })
  come()
  await page.waitForURL(/\/(loan-detail|order)/)
  expect(await callsTo(app, who, paths.push)).toHaveLength(1)
})

/** What became of the page's files. */
const lost: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'files are gone after a deploy': (page) => page.route(files, (route: Route) => route.fulfill({ status: 404 })),
  'files are answered by a proxy with a page of its own': (page) =>
    page.route(files, (route: Route) => route.fulfill({ contentType: 'text/html', body: '<h1>Blocked</h1>' })),
  'webview knows no modules': (page) =>
    page.addInitScript(() => {
      const type = Object.getOwnPropertyDescriptor(HTMLScriptElement.prototype, 'type')
      Object.defineProperty(HTMLScriptElement.prototype, 'type', {
        ...type,
        set(kind: string) {
          type?.set?.call(this, kind === 'module' ? 'no-module' : kind)
        },
      })
    }),
  'data is saved': (page) => page.setExtraHTTPHeaders({ 'Save-Data': 'on' }),
}

for (const [what, happens] of some(Object.entries(lost), 2)) {
  test(`a form whose ${what} goes on, and once`, async ({ page, app, faults }) => {
    await happens(page)
    const who = await open(page, app, 'new-without-account', '/bind-card')
    await isSavedOnce(page, app, who)
    // The browser says by itself what it could not load.
    faults.length = 0
  })
}

/** What a proxy does with every script. */
const blocked = {
  'blocks every script': (route: Route) => route.abort('blockedbyclient'),
  'answers every script with a page of its own': (route: Route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Blocked</h1>' }),
}

for (const [how, answers] of some(Object.entries(blocked), 1))
  test(`sheets open and close, and their form is sent, where a proxy ${how}`, long, async ({ page, app, faults }) => {
    await page.route(/\.js(\?|$)/, answers)
    const who = await open(page, app, 'new-without-account', '/bind-card')
    const { bank } = new AccountForm(page)
    await bank.click()
    const sheet = page.locator('dialog:modal')
    // No script restores a choice: what is tapped counts, and its field is marked.
    await expect(sheet.getByRole('button', { name: 'Cancel' })).toBeHidden()
    await sheet.getByRole('radio').first().click()
    await sheet.getByRole('button', { name: 'Confirm' }).click()
    await expect(sheet).toHaveCount(0)
    expect(await bank.evaluate((field) => getComputedStyle(field, '::before').content)).toContain('✓')
    await isSavedOnce(page, app, who)
    faults.length = 0
  })

test('a picture that cannot be had does not end the wait for the script that keeps a choice', async ({
  page,
  app,
  faults,
}) => {
  const come = await hold(page, bootFile)
  await open(page, app, 'due', '/repay', 'commit')
  const opens = page.locator('button[data-opens]').first()
  await opens.waitFor()
  await page.evaluate(() => document.body.append(Object.assign(new Image(), { src: '/none.png' })))
  await page.waitForResponse(/none\.png/)
  await opens.tap()
  await expect(page.locator('dialog:modal')).toHaveCount(0)
  come()
  await expect(page.locator('dialog:modal')).toHaveCount(1)
  faults.length = 0
})

test('a loan is taken where a proxy blocks every script, and once', async ({ page, app }) => {
  await page.route(/\.js(\?|$)/, (route) => route.abort('blockedbyclient'))
  const who = await open(page, app, 'new-with-account', '/confirm')
  await page.getByRole('checkbox').check()
  await confirmScreen(page).submit.click()
  await page.waitForURL(/\/(loan-detail|order)/)
  expect(await callsTo(app, who, paths.push)).toHaveLength(1)
})

test('a page promises nothing that a script would do where a proxy blocks every script', async ({ page, app }) => {
  await page.route(/\.js(\?|$)/, (route) => route.abort('blockedbyclient'))
  await open(page, app, 'in-review', '/order')
  await expect(page.getByText('Checking for updates')).toBeHidden()
  await expect(page.getByRole('link', { name: 'Check now' })).toBeVisible()
})

test('a page that wakes while its form is on its way sends it once', async ({ page, app }) => {
  const held = Promise.withResolvers<void>()
  const who = await open(page, app, 'new-with-account', '/confirm')
  await page.route('**', async (route) => {
    if (route.request().method() === 'POST') await held.promise
    await route.continue()
  })
  await page.getByRole('checkbox').check()
  // In the page itself: while a form is on its way, a browser answers no question of a test.
  await page.evaluate(() => {
    const button = document.querySelector<HTMLElement>('.foot button[type=submit]')
    addEventListener('submit', () => requestAnimationFrame(() => document.dispatchEvent(new Event('candor:wake'))), {
      once: true,
    })
    document.addEventListener('candor:awake', () =>
      requestAnimationFrame(() => {
        button?.click()
        console.info('woken and tapped again')
      }),
    )
  })
  const again = page.waitForEvent('console', (said) => said.text() === 'woken and tapped again')
  await confirmScreen(page).submit.click({ noWaitAfter: true })
  await again
  held.resolve()
  await page.waitForURL(/\/(loan-detail|order)/)
  expect(await callsTo(app, who, paths.push)).toHaveLength(1)
})

test('a page that had woken works when Back leads into it', async ({ page, app }) => {
  const who = await open(page, app, 'new-without-account', '/bind-card')
  await new AccountForm(page).accountName.tap()
  await page.waitForFunction(runsReact)
  await page.goto(new URL('/faq', app.origin).href, { waitUntil: 'load' })
  await page.goBack({ waitUntil: 'load' })
  await isSavedOnce(page, app, who)
})

test('what a browser fills in without a touch wakes the page and stays', async ({ page, app }) => {
  await open(page, app, 'new-without-account', '/bind-card')
  const { accountName } = new AccountForm(page)
  await accountName.evaluate((field: HTMLInputElement) => {
    field.value = 'Jose Reyes'
    for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
  })
  await page.waitForFunction(runsReact)
  await expect(accountName).toHaveValue('Jose Reyes')
})

test('two parts that are touched wake the page once, and both take effect', async ({ page, app }) => {
  const come = await hold(page, files)
  await open(page, app, 'new-without-account', '/bind-card')
  const asked: string[] = []
  page.on('request', (request) => 'seed' in request.headers() && asked.push(request.url()))
  const form = new AccountForm(page)
  await page.getByRole('group', { name: 'Card type' }).getByText('E-wallet').tap()
  await form.accountName.tap()
  await form.accountName.pressSequentially('Jose Reyes')
  come()
  await expect(form.walletNumber).toBeVisible()
  await expect(form.accountName).toHaveValue('Jose Reyes')
  expect(asked).toHaveLength(1)
})

test('an app that puts its bridge into the page late is heard', async ({ page, app }) => {
  await open(page, app, 'new-with-account', '/confirm')
  expect(await page.evaluate(runsReact)).toBe(false)
  await page.evaluate(() => Object.assign(window, { CandorHost: { postMessage: () => undefined } }))
  await hostIsConnected(page)
})

test('nothing moves while a page wakes under reduced motion', async ({ page, app }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, app, 'new-without-account', '/bind-card')
  await new AccountForm(page).accountName.tap()
  await page.waitForFunction(runsReact)
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
})

test('an amount that is tapped while the page sleeps keeps the keys of the phone until it is left', async ({
  page,
  app,
}) => {
  await open(page, app, 'overdue', '/pay-amount')
  expect(await page.evaluate(runsReact)).toBe(false)
  const amount = page.locator('input[name=amount]')
  await amount.tap()
  await page.waitForFunction(runsReact)
  await expect(page.locator('.keypad')).toHaveCount(0)
  await expect(amount).toHaveAttribute('inputmode', 'decimal')
  await amount.blur()
  await amount.tap()
  await expect(page.locator('.keypad')).toBeVisible()
  await expect(amount).toHaveAttribute('inputmode', 'none')
})

test('pictures that are chosen while the page wakes arrive', long, async ({ page, app }) => {
  const come = await hold(page, files)
  await open(page, app, 'overdue', '/paid-not-shown')
  const chooser = page.waitForEvent('filechooser')
  await page.locator('input[type=file][multiple]').click()
  come()
  await page.waitForFunction(runsReact)
  await (await chooser).setFiles(await picture())
  await expect(page.getByRole('img', { name: /^Picture 1$/ })).toBeVisible()
})

test('a tap on a held part is not lost where the first files fail and the next come', async ({ page, app }) => {
  await keepAsleep(page)
  await open(page, app, 'new-without-account', '/bind-card')
  const { accountName } = new AccountForm(page)
  await accountName.tap()
  await page.unroute(files)
  await accountName.blur()
  await accountName.tap()
  await page.waitForFunction(runsReact)
  await expect(accountName).toBeFocused()
})
