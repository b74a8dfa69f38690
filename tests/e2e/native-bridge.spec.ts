// What the app around a page is asked to do, and when: every function of the bridge, where docs/host.md says that it is called.

import { confirmScreen, orderScreen, paths } from '../screens/loan.ts'
import { awake, hostCallNames, hostCalls, hostIsConnected, planAnswer } from '../screens/page.ts'
import { expect, long, test } from '../support/app.ts'
import { turnOf } from '../support/turns.ts'

// Both bridges take the same messages (`src/host` tests each); a page only knows that there is one.
for (const host of turnOf(['android', 'ios'], 0)) {
  test.describe(`in a pretended ${host} app`, () => {
    test('an agreement is a page for the app to open, and the offer stays', async ({ page, app }) => {
      await app.openAs(page, 'new-with-account', `/confirm?demoHost=${host}`)
      await hostIsConnected(page)
      await confirmScreen(page).paper('Loan agreement').click()
      await expect.poll(() => hostCallNames(page)).toEqual(['openPage'])
      const calls = await hostCalls(page)
      const opened = new URL(String(calls[0]?.payload.url))
      expect([opened.origin, opened.pathname]).toEqual([app.origin, '/loan-agreement'])
      expect(opened.searchParams.get('offerId')).not.toBeNull()
      expect(new URL(page.url()).pathname).toBe('/confirm')
      await page.goto(opened.href)
      await expect(page.getByRole('heading', { level: 1, name: 'Loan agreement' })).toBeVisible()
    })

    test('a page of somebody else is a page for the app to open', async ({ page, app }) => {
      const who = await app.persona('in-review')
      const h5Url = `https://loans.example/market`
      await planAnswer(app, who, paths.details, { merge: { h5Url, recProducts: [] } })
      await app.openAs(page, who.name, `/order?demoHost=${host}`)
      await hostIsConnected(page)
      const more = page.locator('a[target="_blank"]')
      // Only where the lender lists the place there is a link at all: one is put beside it.
      await page.evaluate((address) => {
        const link = Object.assign(document.createElement('a'), {
          href: address,
          target: '_blank',
          textContent: 'there',
        })
        document.querySelector('main')?.append(link)
      }, h5Url)
      await more.filter({ hasText: 'there' }).click()
      await expect.poll(() => hostCalls(page)).toEqual([{ name: 'openPage', payload: { url: h5Url } }])
    })

    test('home is the app’s own, from a page and from one that is not there', async ({ page, app }) => {
      await app.openAs(page, 'active', `/customer-service?demoHost=${host}`)
      await hostIsConnected(page)
      await page.getByRole('link', { name: 'Back' }).click()
      await expect.poll(() => hostCallNames(page)).toEqual(['goHome'])
      expect(new URL(page.url()).pathname).toBe('/customer-service')
      await page.goto(`${app.origin}/no-such-page?demoHost=${host}`)
      await hostIsConnected(page)
      await page.getByRole('link', { name: 'Go to start page' }).click()
      await expect.poll(() => hostCallNames(page)).toEqual(['goHome'])
    })

    test('a link to the login asks the app for it', async ({ page, app }) => {
      await page.goto(`${app.origin}/product?productId=candor-cash&demoHost=${host}`)
      await hostIsConnected(page)
      await page.getByRole('link', { name: 'Log in to apply' }).click()
      await expect.poll(() => hostCallNames(page)).toEqual(['goLogin'])
    })

    test('a loan that was just asked for is tracked, once', async ({ page, app }) => {
      const who = await app.openAs(page, 'new-with-account', `/confirm?demoHost=${host}`)
      await hostIsConnected(page)
      await confirmScreen(page).submit.click()
      await page.waitForURL(/\/loan-detail\?.*from=confirm$/)
      await expect.poll(() => hostCallNames(page)).toEqual(['track'])
      const [point] = await hostCalls(page)
      const orderId = new URL(page.url()).searchParams.get('orderId')
      const data = { moduleId: 31, positionId: 0, productId: who.productId, orderId }
      expect(point?.payload).toEqual({ event: 'loan.push', data })
      await page.goto(`${page.url()}&demoHost=${host}`)
      await hostIsConnected(page)
      await awake(page)
      expect(await hostCallNames(page)).toEqual([])
    })

    test('Borrow Again and a tap on a product are tracked with module and place', long, async ({ page, app }) => {
      const who = await app.persona('settled')
      await planAnswer(app, who, paths.details, { merge: { isScore: '0' } })
      await app.openAs(page, 'settled', `/loan-detail?demoHost=${host}`)
      await hostIsConnected(page)
      await page.getByRole('button', { name: 'Borrow Again' }).click()
      await page.waitForURL(/\/confirm\?/)
      const again = { moduleId: 30, positionId: 0, productId: who.productId, orderId: who.orderId }
      await expect
        .poll(() => hostCalls(page))
        .toEqual([{ name: 'track', payload: { event: 'loan.again', data: again } }])

      await app.openAs(page, 'in-review', `/loan-detail?demoHost=${host}`)
      await hostIsConnected(page)
      // Beside an application the market is folded.
      await orderScreen(page).market.getByText('Click to view more products').click()
      await orderScreen(page).market.getByRole('button').nth(1).click()
      await page.waitForURL(/\/confirm\?/)
      const [click] = await hostCalls(page)
      const productId = new URL(page.url()).searchParams.get('productId')
      expect(click?.payload).toEqual({ event: 'product.click', data: { moduleId: 32, positionId: 1, productId } })
    })
  })
}

test('without an app every one of these links leads on by itself', async ({ page, app }) => {
  await app.openAs(page, 'active', '/customer-service')
  await awake(page)
  await page.getByRole('link', { name: 'Back' }).click()
  await page.waitForURL(/\/home/)
})
