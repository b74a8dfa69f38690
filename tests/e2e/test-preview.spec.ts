// The test page: opens every screen as every borrower, moves the demo, and keeps what the phone gives to itself.

import { preview } from '../screens/public.ts'
import { expect, long, reads, sends, test } from '../support/app.ts'
import { startProduction } from '../support/production.ts'

test('opens a screen as the chosen borrower, as often as wanted', long, async ({ page, app }) => {
  await page.goto(`${app.origin}/testPreview`)
  await preview(page).people.getByRole('group').locator('summary').click()
  await preview(page).person('overdue').click()
  await page.waitForURL(/as=overdue/)
  for (let time = 0; time < 2; time += 1) {
    await preview(page).screen('Loan detail').click()
    await page.waitForURL(/\/loan-detail\?/)
    await expect(page.getByText('Overdue', { exact: true }).first()).toBeVisible()
    expect(page.url()).not.toContain('sessionId')
    await page.goBack()
  }
})

test('opens with what was edited, and with a pretended host', async ({ page, app }) => {
  await page.goto(`${app.origin}/testPreview?as=new-with-account`)
  await page.getByText('userId, sessionId', { exact: false }).click()
  await page.getByRole('textbox', { name: 'lang' }).fill('id')
  await page.getByText('iOS', { exact: true }).click()
  await preview(page).screen('Confirm loan').click()
  await page.waitForURL(/\/confirm\?/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'id')
  await page.waitForFunction(() => '__host' in window)
})

test('has a link to each page that an app opens', reads, async ({ page, app }) => {
  await page.goto(`${app.origin}/testPreview`)
  for (const name of [
    'Confirm loan',
    'Loan detail',
    'Repay',
    'Extension',
    'Bind bank',
    'About us',
    'Complaint',
    'Customer service',
    'Privacy',
    'Repayment instructions',
  ])
    await expect(preview(page).screen(name)).toBeVisible()
})

test('lets days pass, and tells the new day', long, async ({ page, app }) => {
  await page.goto(`${app.origin}/testPreview`)
  const before = await app.demo<{ date: string }>('/demo/clock')
  const { tools, tool } = preview(page)
  await tool('Let days pass').locator('summary').click()
  await page.getByRole('textbox', { name: 'Days ahead' }).fill('2')
  await tools.getByRole('button', { name: 'Let days pass' }).click()
  await expect(tools.getByRole('status').filter({ hasText: 'Answered' })).toBeVisible()
  const after = await app.demo<{ date: string }>('/demo/clock')
  expect(Date.parse(after.date) - Date.parse(before.date)).toBe(2 * 86_400_000)
  await expect(tools).toContainText(after.date)
})

test('tells what the desk refuses, word for word', sends, async ({ page, app }) => {
  await page.goto(`${app.origin}/testPreview`)
  const { tools, tool } = preview(page)
  await tool('Pay a code').locator('summary').click()
  await page.getByRole('textbox', { name: 'Code', exact: true }).fill('no-such-code')
  await tools.getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(tools.getByRole('status').filter({ hasText: 'Refused' })).toContainText('never made this code')
})

test('changes the next answer of a call to the chosen borrower', long, async ({ page, app }) => {
  await page.goto(`${app.origin}/testPreview?as=active`)
  const { tools, tool } = preview(page)
  await tool('Change the next answer').locator('summary').click()
  await page.getByLabel('Call').selectOption('/hazel/v3/loan-details/loan-details')
  await page.getByLabel('How').selectOption('code')
  await page.getByRole('textbox', { name: 'Value' }).fill('40401')
  await page.getByRole('textbox', { name: 'Message' }).fill('We do not find it')
  await tools.getByRole('button', { name: 'Change it' }).click()
  await expect(tools.getByRole('status').filter({ hasText: 'Answered' })).toBeVisible()
  const who = await app.persona('active')
  const changed = await app.call(who, 'GET', '/hazel/v3/loan-details/loan-details', { orderId: who.orderId ?? '' })
  expect([changed.code, changed.message]).toEqual(['40401', 'We do not find it'])
})

test('photo, contact and place stay on the phone', long, async ({ page, app, context }) => {
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: 14.6507, longitude: 121.0494 })
  await page.goto(`${app.origin}/testPreview`)
  await page.waitForLoadState('networkidle')
  const { device } = preview(page)
  const sent: string[] = []
  page.on('request', (request) => sent.push(request.url()))
  const picture = await page.screenshot()
  await device.getByLabel('Photo').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: picture })
  await expect(device.getByRole('img', { name: 'The photo that was chosen' })).toBeVisible()
  await device.getByRole('textbox', { name: 'Contact' }).fill('Ana, 0917 555 0142')
  await device.getByRole('button', { name: 'Where am I?' }).click()
  await expect(device).toContainText('14.65070, 121.04940')
  // A part of the page's own script may still be on its way: it takes nothing along.
  expect(sent.filter((url) => !/^blob:|^[^?]*\/assets\/[^?]*$/.test(url))).toEqual([])
  expect(await device.locator('[name], form').count()).toBe(0)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('still opens screens and moves the clock', async ({ page, app }) => {
    await page.goto(`${app.origin}/testPreview?as=due`)
    await preview(page).tool('Let days pass').locator('summary').click()
    await preview(page).tools.getByRole('button', { name: 'Let days pass' }).click()
    await expect(preview(page).tools).toContainText('Answered')
    await page.goto(`${app.origin}/testPreview?as=due`)
    await preview(page).screen('Loan detail').click()
    await expect(page.getByText('Overdue', { exact: true }).first()).toBeVisible()
  })
})

test('does not exist outside of the demo, and neither do its ways in', long, async ({ page }) => {
  const production = await startProduction()
  try {
    for (const path of ['/testPreview', '/testPreview/open?to=order', '/demo/kit', '/demo/personas', '/demo/clock'])
      expect((await page.request.get(production.origin + path, { maxRedirects: 0 })).status(), path).toBe(404)
    const home = await (await page.request.get(production.origin)).text()
    expect(home).toContain('Harbour Lending')
    expect(home).toContain('CS-2026-0042')
    expect(home).not.toContain('Candor')
  } finally {
    await production.stop()
  }
})
