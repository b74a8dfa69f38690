// The phone's own lock as a way in: added on one's own page, used at the login, removed. A virtual authenticator holds the keys.

import type { CDPSession, Page, Route } from '@playwright/test'
import { connection, meetNextPost, reachesOnly, sendAgain } from '../screens/bad-moments.ts'
import { awake, axeFindings, codeFor, overflowsSideways } from '../screens/page.ts'
import { LoginPage } from '../screens/service.ts'
import { appAt, expect, long, test as withApp } from '../support/app.ts'
import { type RunningServer, startAtPorts } from '../support/server.ts'

/** Browsers have no passkeys for a bare address: these pages are seen at a name. */
let server: RunningServer
let origin: string
const test = withApp
// One worker runs these: each would start the server anew.
test.describe.configure({ mode: 'default' })
test.beforeAll(async () => {
  // A passkey belongs to an origin, which has to be known before the server listens.
  server = await startAtPorts(({ port }) => {
    origin = `http://localhost:${port}`
    return { DESK_PORT: '0', PUBLIC_ORIGIN: origin }
  })
})
test.afterAll(() => server.stop())

const phone = '13933330177'

/** A phone with a lock that its owner opens each time. */
async function phoneWithLock(page: Page, opens = true): Promise<{ cdp: CDPSession; authenticatorId: string }> {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('WebAuthn.enable')
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: opens,
    },
  })
  return { cdp, authenticatorId }
}

async function logInByCode(page: Page, next: string): Promise<void> {
  await appAt(server.origin).demo('/demo/clock', { advanceMinutes: 2 })
  await page.goto(`${origin}/login?next=${encodeURIComponent(next)}`)
  await awake(page)
  const login = new LoginPage(page)
  await login.phone.fill(phone)
  await login.getCode.click()
  await expect(login.code).toBeFocused()
  await login.code.fill(await codeFor(appAt(server.origin), phone))
  await login.enter.click()
  await page.waitForURL(`${origin}${next}`)
  await awake(page)
}

async function logOut(page: Page): Promise<void> {
  await page.goto(`${origin}/logout`)
  await page.getByRole('contentinfo').getByRole('button', { name: 'Log out' }).click()
  await expect(page.getByText('You are logged out.')).toBeVisible()
}

test('a phone is added by its lock, opens the account without a message, and opens nothing once removed', async ({
  page,
}) => {
  const { cdp, authenticatorId } = await phoneWithLock(page)
  await logInByCode(page, '/me/passkeys')
  expect(await axeFindings(page)).toEqual([])
  expect(await overflowsSideways(page)).toBe(false)
  await page.getByRole('button', { name: 'Add this phone' }).click()
  await expect(page.getByText('This phone is added. Next time you can log in by its lock.')).toBeVisible()
  const told = await appAt(server.origin).demo<{ purpose: string }[]>(`/demo/outbox?phone=${phone}`)
  expect(told[0]?.purpose).toBe('account')

  await logOut(page)
  const before = (await appAt(server.origin).demo<unknown[]>(`/demo/outbox?phone=${phone}`)).length
  await page.goto(`${origin}/login?next=${encodeURIComponent('/me/passkeys')}`)
  await awake(page)
  await page.getByRole('button', { name: "Use this phone's lock" }).click()
  await page.waitForURL(`${origin}/me/passkeys`)
  expect(await appAt(server.origin).demo<unknown[]>(`/demo/outbox?phone=${phone}`)).toHaveLength(before)

  await page.getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('Removed. It no longer opens your account.')).toBeVisible()
  expect((await cdp.send('WebAuthn.getCredentials', { authenticatorId })).credentials).toHaveLength(1)
  await logOut(page)
  await page.goto(`${origin}/login`)
  await awake(page)
  await new LoginPage(page).phone.fill(phone)
  await page.getByRole('button', { name: "Use this phone's lock" }).click()
  await expect(page.getByText('That did not work. Try again, or log in by a code.').first()).toBeVisible()
  await expect(page).toHaveURL(/\/login/)
  // What was typed for the other way is still there.
  await expect(new LoginPage(page).phone).toHaveValue('139 3333 0177')
})

test('a lock that is not opened does nothing, and says so', async ({ page }) => {
  await phoneWithLock(page, false)
  await page.goto(`${origin}/login`)
  await awake(page)
  await page.getByRole('button', { name: "Use this phone's lock" }).click()
  await expect(page.getByText('Nothing was done. You can try again.')).toBeVisible()
})

/** Taps the button; the form that wants this gets no answer, and the page says so where it stands. */
async function loses(page: Page, button: string, intent: string, meet: (route: Route) => Promise<void>): Promise<void> {
  const before = page.url()
  const { met } = await meetNextPost(page, meet, intent)
  await sendAgain(page, page.getByRole('button', { name: button }))
  await met
  await expect(connection(page, 'lookAgain')).toBeVisible()
  expect(page.url()).toBe(before)
}

// Walked here: `identity/passkeys#ask`, `identity/passkeys#save`, `identity/passkeys#remove`,
// `identity/login#passkeyAsk`, `identity/login#passkey`.
test('each step whose answer is lost keeps the page, which then shows how things are', long, async ({ page }) => {
  const cut = async (route: Route) => await route.abort('connectionreset')
  await phoneWithLock(page)
  await logInByCode(page, '/me/passkeys')
  const remove = page.getByRole('button', { name: 'Remove' })
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Add this phone' }).click()
  await expect(connection(page, 'notSent')).toBeVisible()
  await page.context().setOffline(false)
  await loses(page, 'Add this phone', 'ask', cut)
  await expect(remove).toHaveCount(0)
  await loses(page, 'Add this phone', 'save', reachesOnly)
  await expect(remove).toHaveCount(1)

  await logOut(page)
  await page.goto(`${origin}/login?next=${encodeURIComponent('/me/passkeys')}`)
  await awake(page)
  const phoneLock = "Use this phone's lock"
  await new LoginPage(page).phone.fill(phone)
  await loses(page, phoneLock, 'passkeyAsk', cut)
  await loses(page, phoneLock, 'passkey', reachesOnly)
  await expect(new LoginPage(page).phone).toHaveValue('139 3333 0177')
  await page.getByRole('button', { name: phoneLock }).click()
  await page.waitForURL(`${origin}/me/passkeys`)
  await awake(page)

  await loses(page, 'Remove', 'remove', reachesOnly)
  await expect(remove).toHaveCount(0)
})
