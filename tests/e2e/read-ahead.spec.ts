// Links are fetched as soon as a finger is down on them: for whom, and never what does something.

import { paths } from '../screens/loan.ts'
import { callsTo } from '../screens/page.ts'
import { expect, test } from '../support/app.ts'

// As a browser asks that saves no data, on a line that it has found to be fast; all other tests save data, so that nothing passes by
// their own answers.
test.use({ extraHTTPHeaders: { ECT: '4g' } })

const ahead = { 'Sec-Purpose': 'prefetch' }

test('a page names the rules on a fast line without data saving only, and asks how fast the line is', async ({
  page,
  app,
}) => {
  await app.openAs(page, 'active', '/home')
  const rulesFor = async (headers: Record<string, string>) => {
    const answer = await page.request.get(page.url(), { headers })
    expect(answer.headers()['accept-ch']).toBe('ECT')
    return answer.headers()['speculation-rules']
  }
  expect(await rulesFor({ ECT: '4g' })).toMatch(/^"\/assets\/ahead-[\w-]{8}\.json"$/)
  expect(await rulesFor({ ECT: '3g' })).toBeUndefined()
  expect(await rulesFor({ ECT: '4g', 'Save-Data': 'on' })).toBeUndefined()
  const kept = await page.request.get(`${app.origin}/About`, { headers: { ECT: '4g', Cookie: '' } })
  expect(kept.headers()['speculation-rules']).toBeUndefined()
})

test('a page that is only read can be had ahead; a ticket and a counted visit cannot', async ({ page, app }) => {
  const who = await app.openAs(page, 'active', '/home')
  const had = await page.request.get(`${app.origin}/loan-detail?orderId=${who.orderId}`, { headers: ahead })
  expect(had.status()).toBe(200)
  const fresh = await app.persona('active')
  const launch = `${app.origin}/home?${fresh.launch}`
  expect((await page.request.get(launch, { headers: ahead, maxRedirects: 0 })).status()).toBe(503)
  expect((await page.request.get(launch, { maxRedirects: 0 })).status()).toBe(303)
})

test('a finger on a link fetches the page behind it, and the page is there with the tap', async ({ page, app }) => {
  const who = await app.openAs(page, 'active', '/orders')
  const rules = page.context().waitForEvent('response', (response) => /\/assets\/ahead-/.test(response.url()))
  await page.reload({ waitUntil: 'load' })
  await rules
  const box = await page.locator('a[href*="/loan-detail"]').first().boundingBox()
  const at = { x: (box?.x ?? 0) + 20, y: (box?.y ?? 0) + 10 }
  const before = (await callsTo(app, who, paths.details)).length
  const session = await page.context().newCDPSession(page)
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] })
  await expect.poll(async () => (await callsTo(app, who, paths.details)).length).toBe(before + 1)
  expect(new URL(page.url()).pathname).toBe('/orders')
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await page.waitForURL(/loan-detail/)
  expect(await callsTo(app, who, paths.details)).toHaveLength(before + 1)
})
