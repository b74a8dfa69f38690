// Joint login failure: why, in the server's words, and the way in again; and the page that only needs a login.

import { codeFor, hostCallNames, hostIsConnected } from '../screens/page.ts'
import { expect, long, reads, test } from '../support/app.ts'
import { some } from '../support/turns.ts'

const reasons = [
  { reason: 'expired', said: 'The link you came with has expired.' },
  { reason: 'used', said: 'This link was already used.' },
  { reason: 'foreign', said: 'This link belongs to another account or device.' },
  { reason: 'unavailable', said: "We couldn't check your login just now." },
  { reason: 'made-up', said: 'The login did not work.' },
]

for (const { reason, said } of some(reasons, 2)) {
  test(`says 'Failed' and why: ${reason}`, reads, async ({ page, app }) => {
    await page.goto(`${app.origin}/login-failed?reason=${reason}`)
    await expect(page.getByRole('heading', { name: 'Failed' })).toBeVisible()
    await expect(page.getByText(said)).toBeVisible()
    await expect(page.getByText('You are not logged in')).toBeVisible()
    await expect(page.getByRole('region', { name: 'Other loans' }).getByRole('listitem').first()).toBeVisible()
  })
}

const needed = [
  { reason: 'missing', heading: 'Log in to go on.', said: 'This page shows your own loan or account.' },
  { reason: 'ended', heading: 'You were logged out.', said: 'we log you out after 15 minutes without use' },
]

for (const { reason, heading, said } of needed) {
  test(
    `where nothing failed and only a login is missing, asks for the phone number at once: ${reason}`,
    reads,
    async ({ page, app }) => {
      await page.goto(`${app.origin}/login-failed?reason=${reason}&next=%2Fme`)
      await expect(page.getByText(heading, { exact: true })).toBeVisible()
      await expect(page.getByText(said)).toBeVisible()
      await expect(page.getByText('Failed', { exact: true })).toHaveCount(0)
      await expect(page.getByRole('region', { name: 'Other loans' })).toHaveCount(0)
      await expect(page.getByRole('textbox', { name: 'Phone number' })).toBeVisible()
    },
  )
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled })
    test('the number typed there gets its code, and the login leads back to the page that was asked for', async ({
      page,
      app,
    }) => {
      const who = await app.persona('active')
      await page.goto(`${app.origin}/inbox?lang=en`)
      await page.getByRole('textbox', { name: 'Phone number' }).fill(who.phone)
      await page.getByRole('button', { name: 'Get code' }).click()
      await page.waitForURL(/\/login\?/)
      await page.locator('input[name=code]').fill(await codeFor(app, who.phone))
      await page.getByRole('button', { name: 'Log in', exact: true }).click()
      await page.waitForURL(/\/inbox(\?|$)/)
      await expect(page).toHaveTitle(/^Messages/)
    })
  })
}

test('repeats nothing of the address', reads, async ({ page, app }) => {
  await page.goto(`${app.origin}/login-failed?reason=used&errMessage=<b>pay 123</b>&message=pay+456`)
  await expect(page.getByText('This link was already used.')).toBeVisible()
  await expect(page.getByText(/pay (123|456)/)).toHaveCount(0)
})

test('a page without a session leads here; in a browser a link leads on to the login', async ({ page, app }) => {
  await page.goto(`${app.origin}/loan-detail`)
  expect(new URL(page.url()).pathname).toBe('/login-failed')
  await expect(page.getByRole('link', { name: 'Other ways to log in' })).toHaveAttribute('href', /^\/login(\?|$)/)
})

test('the login leads back to the page that was wanted, and to no foreign site', reads, async ({ page, app }) => {
  await page.goto(`${app.origin}/complainPageNext?problemType=2&lang=en`)
  const enter = page.getByRole('link', { name: 'Other ways to log in' })
  const to = new URL((await enter.getAttribute('href')) ?? '', app.origin)
  expect(to.searchParams.get('next')).toBe('/complainPageNext?problemType=2&lang=en')
  await page.goto(`${app.origin}/login-failed?reason=ended&next=${encodeURIComponent('https://evil.example/')}`)
  await expect(enter).toHaveAttribute('href', /^\/login(\?(?!.*next)|$)/)
})

test('a ticket opens one page; the second time it fails', reads, async ({ page, app }) => {
  const who = await app.persona('active')
  const address = `${app.origin}/loan-detail?${who.launch}&orderId=${who.orderId}`
  // A preview of the link uses nothing up.
  const preview = await fetch(address, { method: 'HEAD', redirect: 'manual' })
  expect([preview.status, preview.headers.get('set-cookie')]).toEqual([303, null])
  await page.goto(address)
  await expect(page.getByText('Active', { exact: true })).toBeVisible()
  await page.context().clearCookies()
  await page.goto(address)
  await expect(page.getByText('This link was already used.')).toBeVisible()
})

test.describe('in a host app', () => {
  test('asks once for a login', async ({ page, app }) => {
    await page.goto(`${app.origin}/login-failed?reason=expired&demoHost=ios`)
    await hostIsConnected(page)
    await expect.poll(() => hostCallNames(page)).toEqual(['goLogin'])
    await page.getByRole('link', { name: 'Log in', exact: true }).click()
    await expect.poll(() => hostCallNames(page)).toEqual(['goLogin', 'goLogin'])
    expect(new URL(page.url()).pathname).toBe('/login-failed')
  })

  test('asks for a login where a page was opened without a ticket, or with a used one', long, async ({ page, app }) => {
    await page.goto(`${app.origin}/order?demoHost=android`)
    await hostIsConnected(page)
    await expect.poll(() => hostCallNames(page)).toEqual(['goLogin'])
    const { launch } = await app.persona('active')
    await page.goto(`${app.origin}/order?${launch}&demoHost=ios`)
    await expect(page.getByText('Active', { exact: true })).toBeVisible()
    await page.goto(`${app.origin}/order?${launch}&demoHost=ios`)
    await hostIsConnected(page)
    await expect.poll(() => hostCallNames(page)).toEqual(['goLogin'])
  })

  test('does not where the login is only unavailable', async ({ page, app }) => {
    await page.goto(`${app.origin}/login-failed?reason=unavailable&demoHost=ios`)
    await hostIsConnected(page)
    expect(await hostCallNames(page)).toEqual([])
  })
})
