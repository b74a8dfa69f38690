// The app of the home screen: its manifest and icons, and the page for no connection that a worker keeps.

import sharp from 'sharp'
import { awake } from '../screens/page.ts'
import { expect, sends, test } from '../support/app.ts'

test('the manifest names the lender, and each icon is there in its size', sends, async ({ page, app }) => {
  await page.goto(app.origin)
  const address = await page.locator('link[rel=manifest]').getAttribute('href')
  const answer = await page.request.get(`${app.origin}${address}`)
  expect(answer.headers()['content-type']).toContain('application/manifest+json')
  const manifest = await answer.json()
  expect(manifest).toMatchObject({ name: 'Candor Lending', start_url: '/home', display: 'standalone' })
  for (const { src, sizes } of manifest.icons) {
    const { width, height, format } = await sharp(
      await (await page.request.get(`${app.origin}${src}`)).body(),
    ).metadata()
    expect([`${width}x${height}`, format]).toEqual([sizes, 'png'])
  }
})

test('the browser finds nothing wrong with the manifest', async ({ page, app }) => {
  await page.goto(app.origin)
  const devtools = await page.context().newCDPSession(page)
  const { errors } = await devtools.send('Page.getAppManifest')
  expect(errors).toEqual([])
})

test('the loan confirmation carries nothing of it', sends, async ({ page, app }) => {
  await app.openAs(page, 'new-with-account', '/confirm')
  await expect(page.locator('link[rel=manifest]')).toHaveCount(0)
})

test.describe('without a connection', () => {
  test.use({ serviceWorkers: 'allow' })

  test('a page says so in the language of the reader, and comes back with the connection', async ({ page, app }) => {
    await app.openAs(page, 'overdue', '/me?lang=id')
    await awake(page)
    await page.evaluate(async () => void (await navigator.serviceWorker.ready))
    // The worker keeps nothing but the one page, and that without anything of the borrower.
    const kept = await page.evaluate(async () => {
      const texts: [string, string][] = []
      for (const name of await caches.keys()) {
        const cache = await caches.open(name)
        for (const request of await cache.keys())
          texts.push([new URL(request.url).pathname, (await (await cache.match(request))?.text()) ?? ''])
      }
      return texts
    })
    expect(kept.map(([path]) => path)).toEqual(['/offline'])
    expect(kept[0]?.[1]).not.toMatch(/••••|script src/)
    await page.context().setOffline(true)
    await page.goto(`${app.origin}/order`)
    await expect(page.getByText('Tidak ada koneksi.')).toBeVisible()
    expect(new URL(page.url()).pathname).toBe('/order')
    await page.context().setOffline(false)
    await page.getByRole('link', { name: 'Coba lagi' }).click()
    await expect(page.getByText('Tidak ada koneksi.')).toHaveCount(0)
    expect(new URL(page.url()).pathname).toBe('/order')
  })
})

test('the page for no connection needs no script and reads well', async ({ page, app }) => {
  await page.goto(`${app.origin}/offline`)
  await expect(page.getByText('There is no connection.')).toBeVisible()
  await expect(page.locator('script')).toHaveCount(0)
  await expect(page.getByRole('link', { name: /^\+/ })).toHaveAttribute('href', /^tel:\+/)
})
