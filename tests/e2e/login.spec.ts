// Login by a code, and logout: one cookie, one session, and nothing left for the next holder of the phone.

import type { Page } from '@playwright/test'
import { sendAgain } from '../screens/bad-moments.ts'
import { awake, callsTo, codeFor, keepAsleep, planAnswer, wrongCodeFor } from '../screens/page.ts'
import { calls, LoginPage } from '../screens/service.ts'
import { type App, expect, long, test } from '../support/app.ts'

const next = encodeURIComponent('/complaintList')

async function openLogin(page: Page, app: App, query = `next=${next}`): Promise<LoginPage> {
  await page.goto(`${app.origin}/login?${query}`)
  await awake(page)
  return new LoginPage(page)
}

async function logIn(page: Page, app: App, phone: string): Promise<void> {
  const login = await openLogin(page, app)
  await login.phone.fill(phone)
  await login.getCode.click()
  await expect(login.code).toBeFocused()
  await login.code.fill(await codeFor(app, phone))
  await login.enter.click()
  await page.waitForURL(/\/complaintList/)
}

const sessionOf = async (page: Page) => (await page.context().cookies()).find(({ name }) => name.endsWith('sid'))

test.describe('login', () => {
  test('sends a code and opens the page that was wanted, as the borrower', async ({ page, app }) => {
    const who = await app.persona('complaint-open')
    await logIn(page, app, who.phone)
    await expect(page.getByText('The amount on the receipt').first()).toBeVisible()
    const cookie = await sessionOf(page)
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', expires: -1 })
    expect(page.url()).not.toContain(who.phone)
  })

  test('waits for six digits and says how many are missing', long, async ({ page, app }) => {
    const login = await openLogin(page, app)
    await expect(login.enter).toBeDisabled()
    await login.code.pressSequentially('4170')
    await expect(page.getByText('2 digits of the code are missing.').first()).toBeVisible()
    await login.code.pressSequentially('2')
    await expect(page.getByText('One digit of the code is missing.')).toBeVisible()
    await login.code.pressSequentially('3')
    await expect(login.enter).toBeEnabled()
  })

  test('counts the seconds until another code, also after a reload', async ({ page, app }) => {
    const who = await app.persona('debt-free')
    const login = await openLogin(page, app)
    await login.phone.fill(who.phone)
    await login.getCode.click()
    await expect(page.getByRole('button', { name: /^\d+ s$/ })).toBeDisabled()
    await expect(page.getByText(/^Code sent\. You can ask for a new one in \d+ seconds\.$/)).toBeVisible()
    await page.reload()
    await expect(page.getByRole('button', { name: /^\d+ s$/ })).toBeDisabled()
  })

  test('takes a code that is pasted or filled in whole, with whatever stands between its figures', async ({
    page,
    app,
  }) => {
    const login = await openLogin(page, app)
    await expect(login.code).toHaveAttribute('autocomplete', 'one-time-code')
    await expect(login.code).toHaveAttribute('inputmode', 'numeric')
    await login.code.focus()
    await page.evaluate(() => document.execCommand('insertText', false, ' 417-023 '))
    await expect(login.code).toHaveValue(' 417-023 ')
    await expect(login.enter).toBeEnabled()
  })

  test('has the code spoken by a call where no message arrives', long, async ({ page, app }) => {
    const who = await app.persona('complaint-open')
    await page.clock.install()
    const login = await openLogin(page, app)
    const callMe = page.getByRole('button', { name: 'Call me with the code' })
    await expect(callMe).toHaveCount(0)
    await login.phone.fill(who.phone)
    await login.getCode.click()
    await expect(callMe).toBeDisabled()
    await app.demo('/demo/clock', { advanceMinutes: 2 })
    await page.clock.fastForward(120_000)
    await callMe.click()
    await expect(page.getByText(/^We are calling you\./)).toBeVisible()
    await login.code.fill(await codeFor(app, who.phone))
    await login.enter.click()
    await page.waitForURL(/\/complaintList/)
  })

  test('takes a wrong code for what it is', long, async ({ page, app }) => {
    const who = await app.persona('debt-free')
    const login = await openLogin(page, app)
    await login.phone.fill(who.phone)
    await login.getCode.click()
    await expect(login.code).toBeFocused()
    await login.code.fill(await wrongCodeFor(app, who.phone))
    await login.enter.click()
    await expect(page.getByText('That code is not right.').first()).toBeVisible()
    await expect(login.code).toBeFocused()
    await expect(login.code).toHaveValue('')
    expect(await sessionOf(page)).toBeUndefined()
  })

  test('refuses what is no phone, at its field', long, async ({ page, app }) => {
    const login = await openLogin(page, app)
    await login.phone.fill('123')
    await login.getCode.click()
    await expect(page.getByText('Please enter a valid phone number.').first()).toBeVisible()
    await expect(login.phone).toBeFocused()
  })

  test('keeps what was typed when no answer comes', long, async ({ page, app }) => {
    const who = await app.openAs(page, 'debt-free', '/logout')
    const login = await openLogin(page, app)
    await expect(page.getByText('You are logged in as •••• 0201.')).toBeVisible()
    await login.phone.fill(who.phone)
    await login.getCode.click()
    await expect(login.code).toBeFocused()
    await planAnswer(app, who, calls.logIn, { drop: true })
    await login.code.fill(await codeFor(app, who.phone))
    await login.enter.click()
    await expect(page.getByText('No answer right now. Please try again.').first()).toBeVisible()
    await sendAgain(page, login.enter)
    await page.waitForURL(/\/complaintList/)
  })

  test('leads to no foreign page', long, async ({ page, app }) => {
    const who = await app.persona('debt-free')
    for (const wanted of ['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)']) {
      await page.goto(`${app.origin}/login?next=${encodeURIComponent(wanted)}`)
      expect(await page.content()).not.toContain('href="https://evil')
    }
    const login = await openLogin(page, app, `next=${encodeURIComponent('https://evil.example/')}`)
    await login.phone.fill(who.phone)
    await login.getCode.click()
    await expect(login.code).toBeFocused()
    await login.code.fill(await codeFor(app, who.phone))
    await login.enter.click()
    await page.waitForURL((url) => url.pathname !== '/login')
    expect(new URL(page.url()).origin).toBe(app.origin)
  })

  test('ends the session that was there before', long, async ({ page, app }) => {
    const first = await app.openAs(page, 'complaint-answered', '/complaintList')
    const before = await sessionOf(page)
    const second = await app.persona('complaint-open')
    await logIn(page, app, second.phone)
    expect((await sessionOf(page))?.value).not.toBe(before?.value)
    await page.context().clearCookies()
    await page.context().addCookies([{ name: 'sid', value: before?.value ?? '', url: app.origin }])
    await page.goto(`${app.origin}/complaintList`)
    await expect(page).toHaveURL(/\/login-failed/)
    expect(first.phone).not.toBe(second.phone)
  })

  test('works before React runs', long, async ({ page, app }) => {
    await keepAsleep(page)
    const who = await app.persona('complaint-open')
    await page.goto(`${app.origin}/login?next=${next}`)
    const login = new LoginPage(page)
    await login.phone.fill(who.phone)
    await login.getCode.click()
    await expect(page.getByText(/^Code sent\./)).toBeVisible()
    await login.code.fill(await codeFor(app, who.phone))
    await login.code.press('Enter')
    await page.waitForURL(/\/complaintList/)
  })
})

test.describe('logout', () => {
  test('leaves nothing for the next one who holds the phone', async ({ page, app }) => {
    const who = await app.openAs(page, 'complaint-open', '/complaintList')
    await expect(page.getByText('The amount on the receipt').first()).toBeVisible()
    await page.goto(`${app.origin}/logout`)
    await expect(page.getByText('Log out •••• 0177 on this phone?')).toBeVisible()
    await page.getByRole('contentinfo').getByRole('button', { name: 'Log out' }).click()
    await expect(page.getByText('You are logged out.')).toBeVisible()
    expect(await sessionOf(page)).toBeUndefined()
    // React writes the place that it starts at into the browser's history, which would pass for the end of the way back.
    await awake(page)
    await page.goBack()
    await awake(page)
    await page.goBack()
    await expect(page.getByText('The amount on the receipt')).toHaveCount(0)
    await page.goto(`${app.origin}/complaintList`)
    await expect(page).toHaveURL(/\/login-failed/)
    expect(await callsTo(app, who, '/hazel/service/login/logout')).toHaveLength(1)
  })

  test('tells the browser to forget what it kept', async ({ page, app }) => {
    await app.openAs(page, 'complaint-open', '/logout')
    const [answer] = await Promise.all([
      page.waitForResponse((response) => response.request().method() === 'POST'),
      page.getByRole('contentinfo').getByRole('button', { name: 'Log out' }).click(),
    ])
    expect(await answer.headerValue('clear-site-data')).toBe('"cache", "storage"')
    // A page that is closed while the browser still forgets may never be closed.
    await expect(page.getByText('You are logged out.')).toBeVisible()
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a borrower logs in and out', async ({ page, app }) => {
    const who = await app.persona('complaint-open')
    await page.goto(`${app.origin}/login?next=${next}`)
    const login = new LoginPage(page)
    await login.phone.fill(who.phone)
    await login.getCode.click()
    await login.code.fill('12')
    await login.enter.click()
    await expect(page.getByText('Please enter the six digits of the code.').first()).toBeVisible()
    await login.code.fill(await codeFor(app, who.phone))
    await login.enter.click()
    await page.waitForURL(/\/complaintList/)
    await page.goto(`${app.origin}/logout`)
    await page.getByRole('contentinfo').getByRole('button', { name: 'Log out' }).click()
    await expect(page.getByText('You are logged out.')).toBeVisible()
  })
})
