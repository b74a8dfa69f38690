// An officer gets in: invited by an admin, by a passkey of a virtual authenticator, and out for good when ended.

import type { BrowserContext, BrowserContextOptions, Page } from '@playwright/test'
import { barriers } from '../screens/axe.ts'
import { overflowsSideways } from '../screens/page.ts'
import { appAt, expect, long, test } from '../support/app.ts'
import { type RunningServer, startAtPorts } from '../support/server.ts'

/** Browsers have no passkeys for a bare address: this desk is seen at a name. */
let server: RunningServer
let desk: string
// One server for all of them: each worker would start its own.
test.describe.configure({ mode: 'default' })
test.beforeAll(async () => {
  server = await startAtPorts(({ deskPort }) => {
    desk = `http://localhost:${deskPort}`
    return { DESK_PORT: String(deskPort), DESK_ORIGIN: desk }
  })
})
test.afterAll(() => server.stop())

/** A device with a lock that its owner opens each time, or never. */
async function deviceWithLock(page: Page, opens = true): Promise<void> {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('WebAuthn.enable')
  const options = { protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true } as const
  await cdp.send('WebAuthn.addVirtualAuthenticator', { options: { ...options, isUserVerified: opens } })
}

async function asAdmin(page: Page): Promise<void> {
  const officers = await appAt(server.origin).demo<{ role: string; launch: string }[]>('/demo/officers')
  await page.goto(`${officers.find(({ role }) => role === 'admin')?.launch}&next=/officers`)
}

/** The admin's invitation of somebody, as it stands on the page. */
async function invite(page: Page, name: string, role: string): Promise<{ link: string; code: string }> {
  await page.getByLabel('Name').fill(name)
  await page.getByLabel('Role', { exact: true }).selectOption(role)
  await page.getByRole('button', { name: 'Make an invitation' }).click()
  const link = await page.getByLabel(`The invitation of ${name}`).inputValue()
  const code = (await page.getByText('The code that opens it').locator('b').textContent()) ?? ''
  return { link, code }
}

/** Makes the passkey of an invitation that is open, with the code that was told. */
async function makePasskey(page: Page, code: string): Promise<void> {
  await page.getByLabel('The code that you were told').fill(code)
  await page.getByRole('button', { name: 'Make my passkey' }).click()
}

async function looksRight(page: Page): Promise<void> {
  expect(await barriers(page)).toEqual([])
  await page.setViewportSize({ width: 360, height: 740 })
  expect(await overflowsSideways(page)).toBe(false)
  await page.setViewportSize({ width: 1280, height: 800 })
}

const otherBrowser = (context: BrowserContext, options: BrowserContextOptions = {}): Promise<BrowserContext> => {
  const browser = context.browser()
  if (browser === null) throw new Error('no browser')
  return browser.newContext(options)
}

test('is invited, makes a passkey, logs in with it, and is out for good when an admin ends them', async ({
  page,
  context,
}) => {
  await asAdmin(page)
  const { link, code } = await invite(page, 'Rosa Diaz', 'support')
  await looksRight(page)

  const hers = await otherBrowser(context)
  const rosa = await hers.newPage()
  await deviceWithLock(rosa)
  await rosa.goto(link)
  await looksRight(rosa)
  await makePasskey(rosa, code === '000000' ? '111111' : '000000')
  await expect(rosa.getByRole('alert')).toContainText('This is not the code of this invitation.')
  await makePasskey(rosa, code)
  await rosa.waitForURL(`${desk}/`)
  await expect(rosa.getByRole('banner')).toContainText('Rosa Diaz support')
  await rosa.goto(link)
  await expect(rosa.getByRole('heading')).toHaveText('This invitation no longer works.')

  await rosa.goto(`${desk}/me`)
  await expect(rosa.getByRole('table', { name: 'Your passkeys' }).getByRole('row')).toHaveCount(2)
  await looksRight(rosa)
  await rosa.getByRole('button', { name: /^Remove/ }).click()
  await expect(rosa.getByRole('alert')).toHaveText('This is your only passkey: add another one first.')
  // The same device makes no second one.
  await rosa.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(rosa.getByText('Nothing was done. You can try again.')).toBeVisible()

  await rosa.getByRole('button', { name: 'Log out' }).click()
  await rosa.goto(`${desk}/proposals`)
  await looksRight(rosa)
  await rosa.getByRole('button', { name: 'Log in with a passkey' }).click()
  await expect(rosa.getByRole('link', { name: 'Proposals' })).toHaveAttribute('aria-current', 'page')

  await page.goto(`${desk}/officers`)
  const row = page.getByRole('row', { name: /^Rosa Diaz/ })
  await expect(row).toContainText('one passkey')
  await row.getByText('End', { exact: true }).click()
  await row.getByLabel('Why').last().fill('Has left the company.')
  await row.getByRole('button', { name: 'End this officer' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Ended. All sessions are closed.' })).toBeVisible()
  // Who made the invitation is told that it was used.
  await expect(page.getByText('Rosa Diaz opened the invitation as support')).toBeVisible()
  await rosa.reload()
  await expect(rosa.getByRole('heading')).toHaveText('Your session has ended.')
  await rosa.getByRole('button', { name: 'Log in with a passkey' }).click()
  await expect(rosa.getByRole('alert')).toHaveText('This passkey was not accepted.')
  await hers.close()
})

test('adds a second device, and removes the first', long, async ({ page, context }) => {
  await asAdmin(page)
  const { link, code } = await invite(page, 'Ben Ocampo', 'support')
  const his = await otherBrowser(context)
  const first = await his.newPage()
  await deviceWithLock(first)
  await first.goto(link)
  await makePasskey(first, code)
  await first.waitForURL(`${desk}/`)
  // Another page of the same browser stands for another device: its own authenticator, the same session.
  const second = await his.newPage()
  await deviceWithLock(second)
  await second.goto(`${desk}/me`)
  await second.getByLabel('Its name, for this list').fill('The key in the drawer')
  await second.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(second.getByRole('status')).toHaveText('The passkey is added. It logs you in from now on.')
  const rows = second.getByRole('table', { name: 'Your passkeys' }).getByRole('row')
  await expect(rows).toHaveCount(3)
  await rows.last().getByRole('button').click()
  await expect(second.getByRole('status')).toHaveText('Removed. It no longer logs you in.')
  await expect(rows).toHaveCount(2)
  await expect(rows.last()).toContainText('The key in the drawer')
  await his.close()
})

test('without the lock gets nowhere, and without script is told why', async ({ page, context }) => {
  await asAdmin(page)
  const { link, code } = await invite(page, 'Uma Reyes', 'support')
  const hers = await otherBrowser(context)
  const locked = await hers.newPage()
  await deviceWithLock(locked, false)
  await locked.goto(link)
  await makePasskey(locked, code)
  await expect(locked.getByRole('alert')).toHaveText('Nothing was done. You can try again.')
  await hers.close()
  const without = await otherBrowser(context, { javaScriptEnabled: false })
  const plain = await without.newPage()
  await plain.goto(link)
  await expect(plain.getByText('A passkey needs the script of this page.')).toBeVisible()
  await without.close()
})
