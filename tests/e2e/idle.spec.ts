// A browser that nobody uses: asked before it is logged out, covered once it is, and nothing typed is lost.

import type { Page } from '@playwright/test'
import { meetEach } from '../screens/bad-moments.ts'
import { awake, codeFor, hostCallNames, stillClock } from '../screens/page.ts'
import { LoginPage } from '../screens/service.ts'
import { expect, long, test } from '../support/app.ts'

const text = 'The collector called my neighbour.'
const form = '/complainPageNext?problemType=2'

/** The page with what comes once it is at rest. */
async function atRest(page: Page): Promise<void> {
  await awake(page)
  await page.clock.runFor(5_000)
  // Its script may have come and not have run yet: a letter typed then is no use of the session that the guard knows of.
  await page.waitForFunction(() => (globalThis as { guarded?: boolean }).guarded)
}

test('is asked whether somebody is still there, and stays logged in by a tap', async ({ page, app }) => {
  await stillClock(page)
  await app.openAs(page, 'active', '/me')
  await atRest(page)
  await page.clock.runFor('13:10')
  const question = page.getByRole('dialog', { name: 'Still there?' })
  await expect(question).toBeVisible()
  const told = page.waitForResponse(/\/me\/still-here/)
  await question.getByRole('button', { name: 'Stay logged in' }).click()
  expect(await (await told).json()).toEqual({ here: true, whose: expect.stringMatching(/^[\w-]{8}$/) })
  await expect(question).toHaveCount(0)
  await page.clock.runFor('05:00')
  await expect(question).toHaveCount(0)
})

test('is not asked while somebody types: the server is told', long, async ({ page, app }) => {
  await stillClock(page)
  await app.openAs(page, 'active', form)
  await atRest(page)
  await page.clock.runFor('03:30')
  await page.getByRole('textbox').fill(text)
  const told = page.waitForResponse(/\/me\/still-here/)
  await page.clock.runFor('01:00')
  await told
  await page.clock.runFor('12:00')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('is covered once it is logged out; what was typed is there again after the login', async ({ page, app }) => {
  await stillClock(page)
  const who = await app.openAs(page, 'active', form)
  await atRest(page)
  await page.clock.runFor('00:01')
  await page.getByRole('textbox').fill(text)
  // The session ends, as it does by itself on the server.
  await app.call(who, 'POST', '/hazel/service/user/session-end-all', { keepCurrent: '1' })
  await page.clock.runFor('05:00')
  const over = page.getByRole('dialog', { name: 'You are logged out' })
  await expect(over).toBeVisible()
  await expect(over.getByText('What you typed is still on this page.')).toBeVisible()
  await expect(page.getByRole('textbox')).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(over).toBeVisible()

  const coming = page.waitForEvent('popup')
  await over.getByRole('link', { name: 'Log in' }).click()
  const beside = await coming
  await awake(beside)
  const login = new LoginPage(beside)
  await login.phone.fill(who.phone)
  await login.getCode.click()
  await expect(login.code).toBeFocused()
  await login.code.fill(await codeFor(app, who.phone))
  await login.enter.click()
  await expect(beside.getByText('You are logged in again.')).toBeVisible()
  await beside.close()

  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await expect(over).toHaveCount(0)
  await expect(page.getByRole('textbox')).toHaveValue(text)
  await page.getByRole('button', { name: 'Send' }).click()
  const listed = async () => (await app.call(who, 'POST', '/hazel/user-problem/problem-list')).data.tabs[0].list
  await expect.poll(async () => (await listed())[0]?.content).toBe(text)
})

test('inside an app no new page is promised: the app is asked for the login', long, async ({ page, app }) => {
  await stillClock(page)
  const who = await app.openAs(page, 'active', `${form}&demoHost=android`)
  await atRest(page)
  await page.clock.runFor('00:01')
  await page.getByRole('textbox').fill(text)
  await app.call(who, 'POST', '/hazel/service/user/session-end-all', { keepCurrent: '1' })
  await page.clock.runFor('05:00')
  const over = page.getByRole('dialog', { name: 'You are logged out' })
  await expect(over.getByText('What you typed is still on this page. Log in, then come back here.')).toBeVisible()
  await expect(over.getByText('new page')).toHaveCount(0)
  await over.getByRole('button', { name: 'Log in' }).click()
  await expect.poll(() => hostCallNames(page)).toEqual(['goLogin'])
})

test('where nothing was typed the login leads back to the page', long, async ({ page, app }) => {
  await stillClock(page)
  const who = await app.openAs(page, 'active', '/me/documents')
  await atRest(page)
  await app.call(who, 'POST', '/hazel/service/user/session-end-all', { keepCurrent: '1' })
  await page.clock.runFor('15:30')
  const over = page.getByRole('dialog', { name: 'You are logged out' })
  await over.getByRole('link', { name: 'Log in' }).click()
  await page.waitForURL(/\/login\?/)
  expect(new URL(page.url()).searchParams.get('next')).toMatch(/^\/me\/documents/)
  // The cookie is still there, its session is not.
  await expect(new LoginPage(page).phone).toBeVisible()
  await expect(page.getByText(/You are logged in as/)).toHaveCount(0)
})

test('a choice waits behind the question like words do', long, async ({ page, app }) => {
  await stillClock(page)
  const who = await app.openAs(page, 'active', '/me/settings')
  await atRest(page)
  await page.getByText('Dark', { exact: true }).click()
  await app.call(who, 'POST', '/hazel/service/user/session-end-all', { keepCurrent: '1' })
  await page.clock.runFor('15:30')
  const over = page.getByRole('dialog', { name: 'You are logged out' })
  await expect(over.getByText('What you typed is still on this page.')).toBeVisible()
})

test('shows nothing to somebody else who logged in meanwhile', async ({ page, app }) => {
  await stillClock(page)
  await app.openAs(page, 'active', '/me')
  await atRest(page)
  const beside = await page.context().newPage()
  await app.openAs(beside, 'due', '/me')
  const loaded = page.waitForEvent('load')
  await page.clock.runFor('15:30')
  await loaded
  await expect(page.getByText('Elena Torres')).toHaveCount(0)
})

test('that Back brings from memory is covered until the server has said whose it is', long, async ({ page, app }) => {
  await stillClock(page)
  const who = await app.openAs(page, 'active', '/me')
  await atRest(page)
  const comesBack = () =>
    page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  const name = page.getByText('•••• 0170').first()
  const checking = page.getByRole('dialog', { name: 'Checking your login' })
  await expect(name).toBeVisible()
  // Without an answer nobody reads it; once there is one, its borrower does.
  const mend = await meetEach(page, '**/me/still-here', (route) => route.abort())
  await comesBack()
  await expect(checking).toBeVisible()
  await expect(name).toBeHidden()
  mend()
  await page.clock.runFor('00:03')
  await expect(checking).toHaveCount(0)
  await expect(name).toBeVisible()
  // After a logout it is, reloaded, and the login stands there.
  await app.call(who, 'POST', '/hazel/service/user/session-end-all', { keepCurrent: '1' })
  const loaded = page.waitForEvent('load')
  await comesBack()
  await loaded
  await expect(page.getByText('•••• 0170')).toHaveCount(0)
})

test('that Back brings from memory before it is guarded is loaded anew', long, async ({ page, app }) => {
  await page.route(/\/assets\/at-rest-/, (route) => route.abort())
  await app.openAs(page, 'active', '/me')
  await awake(page)
  await expect(page.getByText('•••• 0170').first()).toBeVisible()
  await page.context().clearCookies()
  const loaded = page.waitForEvent('load')
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await loaded
  await expect(page.getByText('•••• 0170')).toHaveCount(0)
})
