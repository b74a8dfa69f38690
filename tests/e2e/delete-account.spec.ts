// Account deletion: the alerts, the code, what is owed, and that a public page tells nobody anything.

import type { Page } from '@playwright/test'
import { writtenDate } from '../../src/core/written-date.ts'
import { paths } from '../screens/loan.ts'
import {
  awake,
  axeFindings,
  callsTo,
  codeFor,
  hostCalls,
  hostIsConnected,
  planAnswer,
  tellJustDone,
  wrongCodeFor,
} from '../screens/page.ts'
import { calls, DeletionPage } from '../screens/service.ts'
import { type App, expect, long, sends, test } from '../support/app.ts'
import { isWalkedWhole } from '../support/turns.ts'

/** The page as a borrower opens it, or as anybody does. */
async function openDeletion(page: Page, app: App, name: string | null) {
  if (name === null) await page.goto(`${app.origin}/de-user`)
  else await app.openAs(page, name, '/de-user')
  await awake(page)
  return new DeletionPage(page)
}

test.describe('the phone', () => {
  test('has at least ten characters, or an alert says so', long, async ({ page, app }) => {
    const deletion = await openDeletion(page, app, null)
    await deletion.askForCode('139000000')
    const alert = page.getByRole('dialog', { name: 'Please enter a valid phone number.' })
    await expect(alert).toBeVisible()
    await alert.getByRole('button', { name: 'Close' }).click()
    await expect(alert).toBeHidden()
    await expect(deletion.phone).toBeFocused()
    expect(await callsTo(app, null, calls.deletionCode)).toHaveLength(0)
    await expect(deletion.code).toHaveCount(0)
  })

  test('never stands in an address', async ({ page, app }) => {
    const who = await app.persona('debt-free')
    const addresses: string[] = []
    page.on('request', (request) => addresses.push(request.url()))
    const deletion = await openDeletion(page, app, null)
    await deletion.askForCode(who.phone)
    await expect(page.getByRole('dialog', { name: 'Verification code sent!' })).toBeVisible()
    expect(addresses.filter((address) => address.includes(who.phone))).toEqual([])
  })

  test('of somebody else gets no code from a session', sends, async ({ page, app }) => {
    const other = await app.persona('active')
    const deletion = await openDeletion(page, app, 'debt-free')
    await deletion.askForCode(other.phone)
    await expect(page.getByText('This is not the phone number of your account.').first()).toBeVisible()
    expect(await app.demo<unknown[]>(`/demo/outbox?phone=${other.phone}`)).toEqual(
      expect.not.arrayContaining([expect.objectContaining({ purpose: 'delete' })]),
    )
  })
})

test.describe('the code', () => {
  test('appears once it was sent, and six characters enable the confirmation', long, async ({ page, app }) => {
    const who = await app.persona('debt-free')
    const deletion = await openDeletion(page, app, 'debt-free')
    await expect(deletion.confirm).toHaveCount(0)
    await deletion.askForCode(who.phone)
    const alert = page.getByRole('dialog', { name: 'Verification code sent!' })
    await alert.getByRole('button', { name: 'Enter the code' }).click()
    await expect(deletion.code).toBeFocused()
    await expect(deletion.confirm).toBeDisabled()
    await deletion.code.fill('12345')
    await expect(deletion.confirm).toBeDisabled()
    await deletion.code.pressSequentially('6')
    await expect(deletion.code).toHaveValue('123456')
    await expect(deletion.confirm).toBeEnabled()
    expect((await callsTo(app, who, calls.deletionCode))[0]?.body).toMatchObject({ phone: who.phone, type: 'del' })
  })

  test('that is wrong leads back to its field', long, async ({ page, app }) => {
    const who = await app.persona('debt-free')
    const deletion = await openDeletion(page, app, 'debt-free')
    await deletion.askForCode(who.phone)
    await page.getByRole('button', { name: 'Enter the code' }).click()
    await deletion.code.fill(await wrongCodeFor(app, who.phone))
    await deletion.confirm.click()
    await expect(page.getByText('That code is not right.').first()).toBeVisible()
    await expect(deletion.code).toBeFocused()
    await expect(deletion.phone).toHaveValue(/139 0000 0201/)
  })

  test('deletes the account, and the session ends with it', async ({ page, app }) => {
    const who = await app.persona('debt-free')
    const deletion = await openDeletion(page, app, 'debt-free')
    await deletion.giveCode(app, who.phone)
    await deletion.confirm.click()
    const alert = page.getByRole('dialog', { name: 'Your account has been deleted!' })
    await expect(alert).toBeVisible()
    await alert.getByRole('button', { name: 'Close' }).click()
    await expect(page.getByText('The records we must keep by law no longer carry your name.')).toBeVisible()
    expect((await page.context().cookies()).filter(({ name }) => name.endsWith('sid'))).toEqual([])
    await page.goto(`${app.origin}/complaint`)
    await expect(page).toHaveURL(/\/login-failed/)
    expect((await app.call(who, 'POST', calls.list)).code).toBe('401')
  })

  test('works without a session, as the stores ask', sends, async ({ page, app }) => {
    const who = await app.persona('debt-free')
    const deletion = await openDeletion(page, app, null)
    await deletion.giveCode(app, who.phone)
    await deletion.confirm.click()
    await expect(page.getByRole('dialog', { name: 'Your account has been deleted!' })).toBeVisible()
  })

  test('says the same for a phone without an account', sends, async ({ page, app }) => {
    const deletion = await openDeletion(page, app, null)
    await deletion.askForCode('13911112222')
    await expect(page.getByRole('dialog', { name: 'Verification code sent!' })).toBeVisible()
    expect(await app.demo<unknown[]>('/demo/outbox?phone=13911112222')).toEqual([])
  })

  test('is deleted once, however often the button is tapped', long, async ({ page, app }) => {
    const who = await app.persona('debt-free')
    const deletion = await openDeletion(page, app, 'debt-free')
    await deletion.giveCode(app, who.phone)
    await planAnswer(app, who, calls.deletion, { delayMs: 400 })
    await expect(deletion.confirm).toBeEnabled()
    await page.evaluate(() => {
      const button = document.querySelector<HTMLButtonElement>('.foot button')
      for (let tap = 0; tap < 10; tap++) button?.click()
    })
    await expect(page.getByRole('dialog', { name: 'Your account has been deleted!' })).toBeVisible()
    expect(await callsTo(app, who, calls.deletion)).toHaveLength(1)
  })
})

test('an app takes the borrower to its login afterwards', async ({ page, app }) => {
  await page.goto(`${app.origin}/de-user?deleted=1&demoHost=android`)
  await tellJustDone(page)
  await hostIsConnected(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await expect.poll(() => hostCalls(page)).toEqual([{ name: 'goLogin', payload: {} }])
})

test('is refused while money is owed: what it is made of, and the way to pay it', sends, async ({ page, app }) => {
  const who = await app.persona('active')
  const deletion = await openDeletion(page, app, 'active')
  // Before any message is sent.
  const before = page.locator('.note').filter({ hasText: 'a loan is still open' })
  await expect(before).toContainText('Once the loan is paid, you can delete the account here right away.')
  await expect(before.getByRole('link', { name: 'Go to my loan' })).toHaveAttribute(
    'href',
    new RegExp(`${who.orderId}`),
  )
  await expect(page.locator('.foot .btn').first()).toHaveText('Go to my loan')
  await expect(page.getByRole('link', { name: 'Back' })).toHaveAttribute('href', /^\/me/)
  await deletion.giveCode(app, who.phone)
  await deletion.confirm.click()
  await expect(page.getByText('this account still has an open loan', { exact: false })).toBeVisible()
  await expect(page.getByText('₱ 2.800,00').first()).toBeVisible()
  const { schedule } = (await app.call(who, 'GET', paths.details, { orderId: who.orderId ?? '' })).data
  const due = writtenDate('en')(schedule[2].dueDate)
  await expect(page.getByText(`Payment 3/4, due ${due}`, { exact: true })).toBeVisible()
  const repay = page.getByRole('contentinfo').getByRole('link', { name: 'Repayment' })
  await expect(repay).toHaveAttribute('href', new RegExp(`^/repay\\?orderId=${who.orderId}`))
  await expect(page.getByRole('link', { name: 'I do not owe this' })).toBeVisible()
  await expect(page.getByText('agreements and payments, without your name')).toBeVisible()
  expect((await app.call(who, 'POST', calls.list)).code).toBe('0')
  if (isWalkedWhole) expect(await axeFindings(page)).toEqual([])
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the alerts stand on the page, and the account goes just the same', async ({ page, app }) => {
    const who = await app.openAs(page, 'debt-free', '/de-user')
    const deletion = new DeletionPage(page)
    await deletion.askForCode('12')
    await page.getByRole('dialog', { name: 'Please enter a valid phone number.' }).getByRole('button').click()
    await deletion.askForCode(who.phone)
    await page.getByRole('dialog', { name: 'Verification code sent!' }).getByRole('button').click()
    await deletion.code.fill(await codeFor(app, who.phone))
    await deletion.confirm.click()
    await expect(page.getByRole('dialog', { name: 'Your account has been deleted!' })).toBeVisible()
  })
})
