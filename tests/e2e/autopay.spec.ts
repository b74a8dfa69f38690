// Automatic repayment in the browser: agreed to by a box that is not ticked beforehand, told of, charged on the day, and stopped by one tap.

import type { Page } from '@playwright/test'
import { axeFindings } from '../screens/page.ts'
import { type App, expect, sends, test } from '../support/app.ts'
import { isWalkedWhole } from '../support/turns.ts'

const start = 'Switch on automatic repayment'
const stop = 'Stop automatic repayment'

async function addCard(page: Page, app: App, lastFour: string) {
  await page.goto(`${app.origin}/me/cards`)
  await page.getByRole('button', { name: 'Add a card' }).click()
  await page.getByRole('button', { name: `Card ${lastFour}` }).click()
  await expect(page.getByText('Your card is saved')).toBeVisible()
}

async function agree(page: Page, lastFour: string) {
  await expect(page.getByRole('checkbox', { name: new RegExp(lastFour) })).toBeChecked()
  await page.getByRole('checkbox', { name: /I agree to automatic repayment/ }).check()
  await page.getByRole('button', { name: start }).click()
  await expect(page.getByText('Automatic repayment is on')).toBeVisible()
}

/** Walks `payment/autopay#agree`, `payment/stop-autopay` and `payment/own-cards#stopAuto`. */
test('is agreed to, told of, charged on the day, and one tap stops it', sends, async ({ page, app }) => {
  const who = await app.persona('active')
  const { phone } = who
  const orderId = who.orderId ?? ''
  await app.openAs(page, 'active', `/loan-detail?orderId=${orderId}`)
  await addCard(page, app, '4242')
  await page.goto(`${app.origin}/loan-detail?orderId=${orderId}`)
  await page.getByRole('link', { name: 'Automatic repayment' }).click()
  await expect(page.getByRole('heading', { name: 'Pay automatically by card' })).toBeVisible()
  await expect(page.getByRole('checkbox', { name: /I agree/ })).not.toBeChecked()
  await agree(page, '4242')
  if (isWalkedWhole) expect(await axeFindings(page)).toEqual([])

  const texts = async () =>
    (await app.demo<{ purpose: string; text: string }[]>(`/demo/outbox?phone=${phone}`)).map(({ text }) => text)
  const plan = await app.call(who, 'GET', '/hazel/v3/loan-details/loan-details', { orderId })
  const { date } = await app.demo<{ date: string }>('/demo/clock')
  const due: { dueDate: string }[] = plan.data.schedule
  const next = due.find(({ dueDate }) => dueDate > date)
  const advanceDays = Math.round((Date.parse(next?.dueDate ?? '') - Date.parse(date)) / 86_400_000)
  await app.demo('/demo/clock', { advanceDays })
  const [text = ''] = (await texts()).filter((one) => one.includes('/stop-automatic-repayment'))
  expect(text).toMatch(/we will take .* from your card/)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Charges so far' })).toBeVisible()
  await expect(page.getByText('paid', { exact: true }).first()).toBeVisible()

  const link = /\/stop-automatic-repayment\?t=[\w-]+/.exec(text)?.[0] ?? ''
  await page.goto(`${app.origin}${link}`)
  await page.getByRole('button', { name: stop }).click()
  await expect(page.getByRole('heading', { name: 'Automatic repayment is stopped' })).toBeVisible()

  await page.goto(`${app.origin}/automatic-repayment?orderId=${orderId}`)
  await agree(page, '4242')
  await page.goto(`${app.origin}/me/cards`)
  await page.getByRole('button', { name: stop }).click()
  await expect(page.getByText('Automatic repayment is stopped')).toBeVisible()
  if (isWalkedWhole) expect(await axeFindings(page)).toEqual([])
})

test(
  'what is due too soon to be charged is left to the borrower, before it is switched on and after',
  sends,
  async ({ page, app }) => {
    const { orderId } = await app.persona('due')
    await app.openAs(page, 'due', `/automatic-repayment?orderId=${orderId}`)
    const left = page.getByText(/^What is due up to .* is not charged to your card: .* Please pay that yourself\.$/)
    await expect(left).toBeVisible()
    await addCard(page, app, '4242')
    await page.goto(`${app.origin}/automatic-repayment?orderId=${orderId}`)
    await agree(page, '4242')
    await expect(left).toBeVisible()
  },
)

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  /** Walks `payment/autopay#stop`. */
  test('what is missing is said, and the page itself switches it on and off', async ({ page, app }) => {
    const { orderId } = await app.persona('active')
    await app.openAs(page, 'active', '/me/cards')
    await addCard(page, app, '4242')
    await page.goto(`${app.origin}/automatic-repayment?orderId=${orderId}`)
    await page.getByRole('checkbox', { name: /4242/ }).uncheck()
    await page.getByRole('button', { name: start }).click()
    await expect(page.getByText('Choose a card first')).toBeVisible()
    await page.getByRole('checkbox', { name: /4242/ }).check()
    await page.getByRole('button', { name: start }).click()
    await expect(page.getByText('Tick the box to agree')).toBeVisible()
    await agree(page, '4242')
    await page.getByRole('button', { name: stop }).click()
    await expect(page.getByText('Automatic repayment is stopped')).toBeVisible()
  })
})
