// "I paid but it isn't showing": from the loan to a case with a clock, and from the payment back to a closed case.

import type { Page } from '@playwright/test'
import { writtenDate } from '../../src/core/written-date.ts'
import { accountCalls } from '../screens/account.ts'
import { awake, callsTo, keepAsleep, picture, planAnswer } from '../screens/page.ts'
import { type App, expect, long, type Persona, reads, sends, test } from '../support/app.ts'

const submit = '/hazel/v3/loan-details/submit-utr'

function slip(page: Page) {
  return {
    reference: page.getByRole('textbox', { name: 'Number on your slip' }),
    send: page.getByRole('button', { name: 'Send' }),
    plainFiles: page.locator('input[type=file][multiple]'),
    looking: page.getByText('We are looking for your payment', { exact: true }),
  }
}

/** A code for what the loan asks for now. */
async function payCodeOf(app: App, who: Persona): Promise<string> {
  const order = { productId: who.productId ?? '', orderId: who.orderId ?? '' }
  const due = await app.call(who, 'POST', '/hazel/v3/installment/loan-play-detail', order)
  const made = await app.call(who, 'POST', '/hazel/v3/loan-details/generate-vcode', {
    ...order,
    amount: String(due.data.repayAmount),
    channelNumber: 'bank-transfer',
  })
  return made.data.payCode
}

test('leads from the loan to a case, which stands on the loan and closes when the payment comes', async ({
  page,
  app,
}) => {
  const who = await app.openAs(page, 'due', '/loan-detail')
  const payCode = await payCodeOf(app, who)
  await page.getByRole('link', { name: "I paid but it isn't showing" }).click()
  await awake(page)
  const form = slip(page)
  await form.reference.fill(payCode)
  await page.getByLabel('Add a picture').setInputFiles(await picture('slip.png'))
  await expect(page.getByText('Upload succeeded!')).toBeVisible()
  await form.send.click()
  await expect(form.looking).toBeVisible()
  await expect(page.getByText(/C\d{8}-/)).toBeVisible()
  await page.getByRole('link', { name: 'Go to my loan' }).click()
  const claim = page.getByRole('link', { name: /We are looking for your payment/ })
  const { payCases } = (await app.call(who, 'GET', accountCalls.details, { orderId: who.orderId ?? '' })).data
  const answerBy = writtenDate('en')(payCases[0].answerBy.slice(0, 10))
  await expect(claim).toContainText(`Answer by ${answerBy}`)
  await claim.click()
  await expect(page.getByText(`I paid but it isn't showing. Reference: ${payCode}`)).toBeVisible()
  await expect(page.getByRole('img', { name: 'Picture 1' })).toBeVisible()
  await app.demo('/demo/pay', { payCode })
  await page.reload()
  await expect(page.getByText(/We found your payment of/)).toBeVisible()
  await app.openAs(page, 'due', '/loan-detail')
  await expect(page.getByText('We are looking for your payment')).toHaveCount(0)
})

test('refuses what is no number beside the field, and keeps what was typed', long, async ({ page, app }) => {
  const who = await app.openAs(page, 'overdue', '/paid-not-shown')
  await awake(page)
  const { reference, send, looking } = slip(page)
  await reference.fill('no idea')
  await send.click()
  await expect(page.getByText(/This is not a payment reference/).first()).toBeVisible()
  await expect(reference).toBeFocused()
  await expect(reference).toHaveAttribute('aria-invalid', 'true')
  await expect(reference).toHaveValue('no idea')
  await planAnswer(app, who, submit, { drop: true })
  await reference.fill('4261 8755 1234')
  await send.click()
  await expect(page.getByText('No answer right now. Please try again.').first()).toBeVisible()
  await send.click()
  await expect(looking).toBeVisible()
  const keys = (await callsTo(app, who, submit)).slice(1).map((call) => call.headers['idempotency-key'])
  expect(keys).toHaveLength(2)
  expect(new Set(keys).size).toBe(1)
})

test('the same slip again is the same case', sends, async ({ page, app }) => {
  await app.openAs(page, 'overdue', '/paid-not-shown')
  const numbers: (string | null)[] = []
  for (const typed of ['UTR-426187551234', 'utr 4261 8755 1234']) {
    await app.openAs(page, 'overdue', '/paid-not-shown')
    await awake(page)
    await slip(page).reference.fill(typed)
    await slip(page).send.click()
    await expect(slip(page).looking).toBeVisible()
    numbers.push(await page.getByText(/C\d{8}-/).textContent())
  }
  expect(numbers[1]).toBe(numbers[0])
})

test('a loan among several can be chosen, and somebody without one is told so', reads, async ({ page, app }) => {
  const who = await app.persona('two-orders')
  await app.openAs(page, 'two-orders', '/paid-not-shown')
  await expect(page.getByText(String(who.orderId)).first()).toBeVisible()
  await page.getByRole('region', { name: 'Another loan' }).getByRole('link').click()
  await expect(page.getByRole('region', { name: 'Another loan' }).getByText(String(who.orderId))).toBeVisible()
  await app.openAs(page, 'new-with-account', '/paid-not-shown')
  await expect(page.getByText('You have no loan yet')).toBeVisible()
})

test('can be sent before React runs', long, async ({ page, app }) => {
  await keepAsleep(page)
  await app.openAs(page, 'overdue', '/paid-not-shown')
  const { reference, send, plainFiles, looking } = slip(page)
  await reference.fill('426187551234')
  await plainFiles.setInputFiles([await picture()])
  await send.click()
  await expect(looking).toBeVisible()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the slip is sent just the same, with its picture; four pictures are too many', async ({ page, app }) => {
    const who = await app.openAs(page, 'overdue', '/paid-not-shown')
    const { reference, send, plainFiles, looking } = slip(page)
    const file = await picture()
    await reference.fill('426187551234')
    await plainFiles.setInputFiles([file, file, file, file])
    await send.click()
    await expect(page.getByText('3 pictures at most.').first()).toBeVisible()
    await expect(reference).toHaveValue('426187551234')
    await plainFiles.setInputFiles([file])
    await send.click()
    await expect(looking).toBeVisible()
    expect((await callsTo(app, who, submit)).at(-1)?.body?.problemImage).toMatch(/^\/uploads\/[0-9a-f]{32}\.png$/)
    await page.getByRole('link', { name: 'See the case' }).click()
    await expect(page.getByRole('img', { name: 'Picture 1' })).toBeVisible()
  })
})
