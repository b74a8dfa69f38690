// The borrower's own pages: who they are, every paper, their wishes, their consents, their data, and where they are logged in.

import { readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { awake, keepAsleep, planAnswer } from '../screens/page.ts'
import { expect, long, needsLayout, reads, test } from '../support/app.ts'
import { turnOf, usualWays } from '../support/turns.ts'

const base = '/hazel/service/user'

const tap = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

test.describe('the own page', () => {
  test('says who it is, masked, and leads to everything that is theirs', reads, async ({ page, app }) => {
    const who = await app.openAs(page, 'active', '/me')
    await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('Elena Torres')
    await expect(page.getByText(`•••• ${who.phone.slice(-4)}`)).toBeVisible()
    expect(await page.content()).not.toContain(who.phone)
    const links = [
      ['My loans', '/orders'],
      ['Documents', '/me/documents'],
      ['Bank account', '/bind-card'],
      ['Language and display', '/me/settings'],
      ['Privacy and my data', '/me/privacy'],
      ['Where I am logged in', '/me/logins'],
      ['Log out', '/logout'],
      ['Delete account', '/de-user'],
    ] as const
    for (const [name, address] of links) {
      const link: Locator = page.getByRole('main').getByRole('link', { name: new RegExp(`^${name}`) })
      await expect(link).toHaveAttribute('href', new RegExp(`^${address}(\\?|$)`))
    }
  })

  test('asks for the login without a session, which leads back to it', reads, async ({ page, app }) => {
    for (const address of ['/me', '/me/documents', '/me/privacy', '/me/logins', '/me/data.json']) {
      await page.goto(`${app.origin}${address}`)
      expect(new URL(page.url()).pathname).toBe('/login-failed')
      expect(new URL(page.url()).searchParams.get('next')).toBe(address)
    }
  })

  test('says so when nothing can be had, and offers to try again', reads, async ({ page, app }) => {
    const who = await app.openAs(page, 'active', '/me')
    await planAnswer(app, who, `${base}/user-info`, { http: 503 })
    await page.reload()
    await expect(page.getByText('Too many people at once.').first()).toBeVisible()
    await page.getByRole('link', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { name: 'Elena Torres' })).toBeVisible()
  })
})

test.describe('the documents', () => {
  test('are those of every loan, and each one opens', long, async ({ page, app }) => {
    await app.openAs(page, 'two-orders', '/me/documents')
    await expect(page.getByRole('region')).toHaveCount(2)
    const papers = page.getByRole('region').getByRole('link')
    const addresses = await papers.evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href))
    expect(addresses.length).toBeGreaterThanOrEqual(8)
    for (const address of addresses) {
      await page.goto(address)
      expect(new URL(page.url()).pathname).toBe('/loan-agreement')
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('')
      await expect(page.getByRole('link', { name: /PDF/ })).toBeVisible()
    }
  })

  test('are not there yet for somebody without a loan', reads, async ({ page, app }) => {
    await app.openAs(page, 'new-with-account', '/me/documents')
    await expect(page.getByText('No documents yet')).toBeVisible()
  })
})

for (const javaScriptEnabled of usualWays) {
  const how = javaScriptEnabled ? 'with script' : 'without script'
  test.describe(how, () => {
    test.use({ javaScriptEnabled })

    test(
      'language and ground are kept on this phone, for any borrower, and with the account',
      needsLayout,
      async ({ page, app }) => {
        const who = await app.openAs(page, 'active', '/me/settings')
        if (javaScriptEnabled) await awake(page)
        await page.getByText('Bahasa Indonesia', { exact: true }).click()
        await page.getByText('Dark', { exact: true }).click()
        await tap(page, 'Save')
        await expect(page.getByText('Tersimpan.')).toBeVisible()
        await expect(page.getByRole('radio', { name: 'Gelap' })).toBeChecked()
        expect((await app.call(who, 'GET', `${base}/user-info`)).data.lang).toBe('id')
        const kept = (await page.context().cookies()).filter(({ name }) => name === 'lang' || name === 'theme')
        expect(kept.map(({ name, value }) => [name, value]).sort()).toEqual([
          ['lang', 'id'],
          ['theme', 'dark'],
        ])
        // Browsers keep a cookie for 400 days at most.
        for (const { expires } of kept) expect(expires).toBeGreaterThan(Date.now() / 1000 + 300 * 86_400)
        await page.goto(`${app.origin}/customer-service`)
        const ground = () =>
          page
            .locator('.leaf')
            .first()
            .evaluate((leaf) => getComputedStyle(leaf).backgroundColor)
        const dark = await ground()
        // The language that the session began with must not come back with the next tap.
        await page.getByRole('main').getByRole('link', { name: 'Tanya jawab' }).click()
        await page.waitForURL(/\/faq/)
        await page.reload()
        await expect(page.locator('html')).toHaveAttribute('lang', 'id')
        await page.goto(`${app.origin}/me/settings?lang=en`)
        await page.getByText('Light', { exact: true }).click()
        await tap(page, 'Save')
        await expect(page.getByText('Saved.')).toBeVisible()
        await expect.poll(ground).not.toBe(dark)
        await page.getByText('Same as phone', { exact: true }).click()
        const loaded = page.waitForEvent('load')
        await tap(page, 'Save')
        await loaded
        await expect(page.getByRole('radio', { name: 'Same as phone' })).toBeChecked()
        expect((await page.context().cookies()).some(({ name }) => name === 'theme')).toBe(false)
      },
    )

    test('a consent is taken back, and reminders are wanted again', async ({ page, app }) => {
      const who = await app.openAs(page, 'overdue', '/me/privacy')
      await tap(page, 'Withdraw consent Reminders by message')
      await expect(page.getByText('Consent withdrawn.')).toBeVisible()
      await expect(page.getByText('Reminders are off.')).toBeVisible()
      expect((await app.call(who, 'GET', `${base}/user-info`)).data.reminders).toBe(0)
      await tap(page, 'Send me reminders again')
      await expect(page.getByText('Reminders are on.')).toBeVisible()
      expect((await app.call(who, 'GET', `${base}/user-info`)).data.reminders).toBe(1)
      await page.getByText('3 documents of your loans').click()
      await expect(page.getByRole('link', { name: /^Loan agreement/ })).toBeVisible()
    })

    test('the copy of the data is a file with everything of the borrower', async ({ page, app }) => {
      const who = await app.openAs(page, 'complaint-answered', '/me/privacy')
      const coming = page.waitForEvent('download')
      await page.getByRole('link', { name: 'Download the copy (JSON)' }).click()
      const file = await coming
      expect(file.suggestedFilename()).toMatch(/^my-data-\d{4}-\d\d-\d\d\.json$/)
      const copy = JSON.parse(readFileSync(await file.path(), 'utf8'))
      expect(copy.parts.you).toMatchObject([{ phone: who.phone }])
      expect(copy.parts.complaints).toHaveLength(1)
      expect(copy.leftOut.length).toBeGreaterThan(0)
    })

    test('other logins are ended, then this one too', async ({ page, app }) => {
      const who = await app.openAs(page, 'due', '/me/logins')
      await expect(page.getByText('Your account is open in 2 places.')).toBeVisible()
      await expect(page.getByText('App: Candor Demo 1.0.0')).toBeVisible()
      await tap(page, 'Log out everywhere else')
      await expect(page.getByText('One login has ended.')).toBeVisible()
      await expect(page.getByText('You are logged in here only.')).toBeVisible()
      await expect(page.getByRole('button', { name: 'Log out everywhere else' })).toHaveCount(0)
      expect((await app.call(who, 'GET', `${base}/user-info`)).status).toBe(401)
      await tap(page, 'Log out everywhere, here too')
      await expect(page.getByText('You are logged out.')).toBeVisible()
      expect((await page.context().cookies()).some(({ name }) => name.endsWith('sid'))).toBe(false)
      await page.goto(`${app.origin}/me`)
      expect(new URL(page.url()).pathname).toBe('/login-failed')
    })
  })
}

test(
  'a language that the account could not be told is kept on the phone, and no more is said',
  long,
  async ({ page, app }) => {
    const who = await app.openAs(page, 'active', '/me/settings')
    await planAnswer(app, who, `${base}/save-preferences`, { http: 503 })
    await page.getByText('Bahasa Indonesia', { exact: true }).click()
    await tap(page, 'Save')
    await expect(page.getByText('Tersimpan di ponsel ini.')).toBeVisible()
    await expect(page.getByText('Tersimpan.', { exact: true })).toHaveCount(0)
    expect((await app.call(who, 'GET', `${base}/user-info`)).data.lang).toBe('en')
    await tap(page, 'Simpan')
    await expect(page.getByText('Tersimpan.', { exact: true })).toBeVisible()
    expect((await app.call(who, 'GET', `${base}/user-info`)).data.lang).toBe('id')
  },
)

test.describe('a copy that cannot be made says so on the page that led to it', () => {
  const moments = [
    ['once the scripts run', awake],
    ['before they do', keepAsleep],
  ] as const
  // `files.spec.ts` shows a file at a tap that only the boot script hears.
  for (const [moment, ready] of turnOf(moments, 0)) {
    test(moment, async ({ page, app }) => {
      const who = await app.openAs(page, 'active', '/me/privacy')
      await ready(page)
      if (ready === keepAsleep) await page.reload()
      await planAnswer(app, who, `${base}/export-data`, { http: 500 })
      await page.getByRole('link', { name: 'Download the copy (JSON)' }).click()
      await expect(page.getByText("We couldn't make the copy just now.")).toBeVisible()
    })
  }
})
