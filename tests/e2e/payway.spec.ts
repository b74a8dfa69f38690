// Repayment bank selection: a card, the code from the message with its countdown, the wallet, and every way in which it can fail.

import type { Page } from '@playwright/test'
import { connection } from '../screens/bad-moments.ts'
import { awake, axeFindings, callsTo, codeFor, planAnswer, stillClock, wrongCodeFor } from '../screens/page.ts'
import { calls, PayWayScreen } from '../screens/repayment.ts'
import { type App, expect, long, type Persona, reads, sends, test } from '../support/app.ts'
import { turnOf } from '../support/turns.ts'

/** Up to the code step, with a card that asks for one. */
async function toCodeStep(page: Page, app: App): Promise<{ who: Persona; screen: PayWayScreen }> {
  const who = await app.openAs(page, 'payway-code', '/payway')
  const screen = new PayWayScreen(page)
  await screen.card.check()
  await screen.payment.click()
  await expect(screen.code).toBeVisible()
  return { who, screen }
}

test('asks for a card first where its only one was unticked', long, async ({ page, app }) => {
  const who = await app.openAs(page, 'payway-plain', '/payway')
  const screen = new PayWayScreen(page)
  await expect(screen.card).toBeChecked()
  await expect(page.getByText('₱1.400,00').first()).toBeVisible()
  await screen.card.uncheck()
  await screen.payment.click()
  await expect(page.getByText('please choose a payment bank card first').first()).toBeVisible()
  await expect(screen.card).not.toBeChecked()
  expect(await axeFindings(page)).toEqual([])
  expect(await callsTo(app, who, calls.commit)).toEqual([])
})

test(
  'without a saved card leads to ways to pay that work, and to no account of payouts by the name of a card',
  reads,
  async ({ page, app }) => {
    const who = await app.openAs(page, 'payway-wallet', '/payway')
    await expect(page.getByRole('heading', { name: 'You have no saved card' })).toBeVisible()
    await expect(page.getByRole('link', { name: /^Pay in a wallet/ })).toBeVisible()
    await expect(page.getByRole('link', { name: /^Add a card/ })).toHaveAttribute('href', /^\/me\/cards(\?|$)/)
    await page.locator('footer').getByRole('link', { name: 'Pay with a code', exact: true }).click()
    await page.waitForURL(/\/repay\?/)
    expect(new URL(page.url()).searchParams.get('orderId')).toBe(who.orderId)
    await expect(page.getByRole('heading', { level: 1, name: 'Repayment' })).toBeVisible()
  },
)

test('says that no card can be used where none can be saved', reads, async ({ page, app }) => {
  const who = await app.persona('payway-wallet')
  await planAnswer(app, who, calls.savedCards, { merge: { canAdd: 0 } })
  await app.openAs(page, who.name, '/payway')
  await expect(page.getByRole('heading', { name: 'You can’t pay with a card here yet' })).toBeVisible()
  await expect(page.getByRole('link', { name: /^Add a card/ })).toHaveCount(0)
})

for (const address of turnOf(['/payway', '/addnormalcard'], 0)) {
  test(
    `the account of payouts says that it pays nothing, to one who comes from ${address}`,
    long,
    async ({ page, app }) => {
      await app.openAs(page, 'payway-plain', address)
      if (address === '/payway') await page.getByRole('link', { name: /^Account for your payouts/ }).click()
      await expect(page.getByText('This account is not for paying')).toBeVisible()
      await expect(page.getByText(/your loans will be paid out to it/)).toBeVisible()
      expect(await axeFindings(page)).toEqual([])
      await page.getByRole('link', { name: 'Pay my loan' }).click()
      await page.waitForURL(/\/payway\?/)
      await expect(new PayWayScreen(page).card).toBeVisible()
      await expect(page.getByText('Your account for payouts is saved.')).toHaveCount(0)
    },
  )
}

test('the account of payouts that was saved on the way is said where one pays', sends, async ({ page, app }) => {
  const { phone } = await app.openAs(page, 'payway-plain', '/bind-card?source=payway')
  await page.getByRole('textbox', { name: 'Name on the account' }).fill('Somebody Else')
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByText('Is it really you?')).toBeVisible()
  await page.getByRole('textbox', { name: 'Code from the message' }).fill(await codeFor(app, phone))
  await page.getByRole('button', { name: 'Confirm' }).click()
  await page.waitForURL(/\/payway\?/)
  await expect(page.getByText('Your account for payouts is saved. Now choose how to pay.')).toBeVisible()
})

test('pays with a card that asks for nothing, and goes to the loan', async ({ page, app }) => {
  const who = await app.openAs(page, 'payway-plain', '/payway')
  const screen = new PayWayScreen(page)
  await screen.payment.click()
  await page.waitForURL(/\/borrowDetail\?/)
  const [call] = await callsTo(app, who, calls.commit)
  expect(call?.body).toMatchObject({ amount: '140000', orderId: who.orderId, sendMsg: '0', cardNo: '•••• 4417' })
  for (const name of ['bankName', 'cardId', 'bankCode', 'repayToken']) expect(call?.body?.[name]).toBeTruthy()
  expect((await app.persona('payway-plain')).status).not.toBe(174)
})

test.describe('the code step', () => {
  test('confirms with the code from the message, and goes to the loan', async ({ page, app }) => {
    const { who, screen } = await toCodeStep(page, app)
    expect(await axeFindings(page)).toEqual([])
    await screen.code.fill(await codeFor(app, who.phone))
    await screen.confirm.click()
    await page.waitForURL(/\/borrowDetail\?/)
    await expect(page.getByRole('region', { name: 'Your payment arrived' })).toContainText('1.400,00')
    const [call] = await callsTo(app, who, calls.confirm)
    expect(call?.body).toMatchObject({ orderId: who.orderId })
    expect((await app.persona('payway-code')).status).not.toBe(174)
  })

  test('asks for six characters before anything is sent', long, async ({ page, app }) => {
    const { who, screen } = await toCodeStep(page, app)
    await screen.code.fill('12345')
    await screen.confirm.click()
    await expect(page.getByText('please enter the correct verification code').first()).toBeVisible()
    await expect(screen.code).toBeFocused()
    await expect(screen.code).toHaveValue('12345')
    expect(await axeFindings(page)).toEqual([])
    expect(await callsTo(app, who, calls.confirm)).toEqual([])
  })

  test('says that a code is wrong, and takes the right one after it', sends, async ({ page, app }) => {
    const { who, screen } = await toCodeStep(page, app)
    await screen.code.fill(await wrongCodeFor(app, who.phone))
    await screen.confirm.click()
    await expect(page.getByText('wrong verification code').first()).toBeVisible()
    await screen.code.fill(await codeFor(app, who.phone))
    await screen.confirm.click()
    await page.waitForURL(/\/borrowDetail\?/)
  })

  test('shows the seconds left, then lets the code be asked for again', long, async ({ page, app }) => {
    await stillClock(page)
    const { who, screen } = await toCodeStep(page, app)
    await expect(screen.resend).toBeDisabled()
    await expect(screen.resend).toHaveText(/^(60|5\d) s$/)
    await page.clock.runFor(61_000)
    await expect(screen.resend).toHaveText('get code')

    await app.demo('/demo/clock', { advanceMinutes: 2 })
    const before = await codeFor(app, who.phone)
    await screen.resend.click()
    await expect(screen.resend).toBeDisabled()
    await expect(screen.code).toBeFocused()
    expect(await codeFor(app, who.phone)).not.toBe(before)
    const commits = await callsTo(app, who, calls.commit)
    expect(commits.at(-1)?.body?.sendMsg).toBe('1')
    await screen.code.fill(await codeFor(app, who.phone))
    await screen.confirm.click()
    await page.waitForURL(/\/borrowDetail\?/)
  })

  test('keeps its countdown through a reload', long, async ({ page, app }) => {
    const { screen } = await toCodeStep(page, app)
    await expect(screen.resend).toHaveText(/^[1-5]\d s$/)
    const secondsLeft = async () => Number.parseInt((await screen.resend.textContent()) ?? '', 10)
    const before = await secondsLeft()
    await page.reload()
    await expect(screen.resend).toHaveText(/^\d+ s$/)
    expect(await secondsLeft()).toBeLessThanOrEqual(before)
  })

  test('says so when the server was asked too soon', long, async ({ page, app }) => {
    const { who, screen } = await toCodeStep(page, app)
    const url = new URL(page.url())
    url.searchParams.set('sent', '1')
    await page.goto(url.href)
    await screen.resend.click()
    await expect(page.getByText('do not resend the code').first()).toBeVisible()
    expect(await callsTo(app, who, calls.commit)).toHaveLength(2)
  })

  test('is left by Cancel and found again by paying, without a second code', sends, async ({ page, app }) => {
    const { who, screen } = await toCodeStep(page, app)
    const code = await codeFor(app, who.phone)
    await page.getByRole('link', { name: 'Cancel' }).click()
    await expect(screen.code).toHaveCount(0)
    await expect(screen.card).toBeVisible()
    await screen.payment.click()
    await expect(screen.code).toBeVisible()
    expect(await codeFor(app, who.phone)).toBe(code)
    await screen.code.fill(code)
    await screen.confirm.click()
    await page.waitForURL(/\/borrowDetail\?/)
  })

  test('Cancel resets the timer: opened again, it counts from the beginning', long, async ({ page, app }) => {
    const { screen } = await toCodeStep(page, app)
    const later = new URL(page.url())
    // Half a minute lies between the two readings, so that a slow machine reads the same.
    later.searchParams.set('sent', String(Date.now() - 30_000))
    await page.goto(later.href)
    await expect(screen.resend).toHaveText(/^[1-3]?\d s$/)
    await page.getByRole('link', { name: 'Cancel' }).click()
    await screen.payment.click()
    await expect(screen.resend).toHaveText(/^(60|[45]\d) s$/)
  })

  test(
    'goes on with the same payment when it is opened anew: from the loan, in another tab, on another phone',
    long,
    async ({ page, app, browser }) => {
      const { who, screen } = await toCodeStep(page, app)
      const code = await codeFor(app, who.phone)
      await page.goto(`${app.origin}/loan-detail?orderId=${who.orderId}`)
      await page.goto(`${app.origin}/payway?orderId=${who.orderId}&productId=${who.productId}`)
      await expect(screen.code).toBeVisible()
      await expect(screen.resend).toHaveText(/^\d+ s$/)
      const tab = await page.context().newPage()
      await tab.goto(`${app.origin}/payway?orderId=${who.orderId}`)
      await expect(new PayWayScreen(tab).code).toBeVisible()

      const phone = await browser.newContext()
      const other = await phone.newPage()
      await app.openAs(other, 'payway-code', '/payway')
      const there = new PayWayScreen(other)
      await expect(there.code).toBeVisible()
      expect(await codeFor(app, who.phone)).toBe(code)
      await other.getByRole('link', { name: 'Cancel' }).click()
      await expect(there.code).toHaveCount(0)
      await there.card.check()
      await there.payment.click()
      await expect(there.code).toBeVisible()
      expect(await codeFor(app, who.phone)).toBe(code)
      await there.code.fill(code)
      await there.confirm.click()
      await other.waitForURL(/\/borrowDetail\?/)
      await phone.close()
    },
  )

  test("says 'error' without an answer, and keeps the code", sends, async ({ page, app }) => {
    const { who, screen } = await toCodeStep(page, app)
    await planAnswer(app, who, calls.confirm, { drop: true })
    const code = await codeFor(app, who.phone)
    await screen.code.fill(code)
    await screen.confirm.click()
    await expect(page.getByText('error', { exact: true }).first()).toBeVisible()
    await expect(screen.code).toHaveValue(code)
    await screen.confirm.click()
    await page.waitForURL(/\/borrowDetail\?/)
  })

  test("is headed 'Error' where the line is cut, and says what was and was not sent", long, async ({ page, app }) => {
    const { who, screen } = await toCodeStep(page, app)
    await screen.code.fill(await codeFor(app, who.phone))
    // With its files still on the way, the page that sleeps says it in a message of three seconds.
    await awake(page)
    await page.context().setOffline(true)
    await screen.confirm.click()
    const note = connection(page, 'notSent')
    await expect(note.getByText('Error', { exact: true })).toBeVisible()
    await expect(note).toContainText('Nothing was sent.')
    await page.context().setOffline(false)
  })

  test('does not submit a payment twice', sends, async ({ page, app }) => {
    const { who, screen } = await toCodeStep(page, app)
    await planAnswer(app, who, calls.confirm, { code: '800005', message: 'do not submit the payment request again' })
    await screen.code.fill('123456')
    await screen.confirm.click()
    await expect(page.getByText('do not submit the payment request again').first()).toBeVisible()
    await page.getByRole('link', { name: 'Go to my loan' }).click()
    await page.waitForURL(/\/loan-detail\?/)
  })

  test('goes back to the cards when its record is worth nothing any more', long, async ({ page, app }) => {
    const { who, screen } = await toCodeStep(page, app)
    const wrong = await wrongCodeFor(app, who.phone)
    for (let guess = 0; guess < 6; guess += 1) {
      if (!(await screen.code.isVisible())) break
      await screen.code.fill(wrong)
      const answered = page.waitForResponse((response) => response.request().method() === 'POST')
      await screen.confirm.click()
      await answered
      // The button waits until what was answered stands on the page.
      await expect(screen.confirm.or(screen.payment).first()).toBeEnabled()
    }
    await expect(screen.payment).toBeVisible()
    await expect(page.getByText(/Too many wrong tries/).first()).toBeVisible()
  })
})

test('a commit that fails says the server’s message, or that processing failed', sends, async ({ page, app }) => {
  const who = await app.openAs(page, 'payway-plain', '/payway')
  const screen = new PayWayScreen(page)
  await screen.card.check()
  await planAnswer(app, who, calls.commit, { code: '43009', message: 'Your bank declined the payment.' })
  await screen.payment.click()
  await expect(page.getByText('Your bank declined the payment.').first()).toBeVisible()
  await planAnswer(app, who, calls.commit, { code: '49999' })
  await screen.card.check()
  await screen.payment.click()
  await expect(page.getByText('processing failed').first()).toBeVisible()
})

test('an answer that was lost is sent again as the same payment', async ({ page, app }) => {
  const who = await app.openAs(page, 'payway-plain', '/payway')
  const screen = new PayWayScreen(page)
  await screen.card.check()
  await planAnswer(app, who, calls.commit, { drop: true })
  await screen.payment.click()
  await expect(page.getByText('processing failed').first()).toBeVisible()
  await expect(page.getByText(/we never take the same payment twice/)).toBeVisible()
  await expect(screen.card).toBeChecked()
  await screen.payment.click()
  await page.waitForURL(/\/borrowDetail\?/)
  const [first, second] = await callsTo(app, who, calls.commit)
  expect(second?.body?.repayToken).toBe(first?.body?.repayToken)
  expect(second?.headers['Idempotency-Key'] ?? second?.headers['idempotency-key']).toBe(
    first?.headers['Idempotency-Key'] ?? first?.headers['idempotency-key'],
  )
})

test('a wallet is paid on its own page, and the loan says so afterwards', sends, async ({ page, app }) => {
  const who = await app.openAs(page, 'payway-wallet', '/payway')
  await page.getByRole('link', { name: /^Pay in a wallet/ }).click()
  await page.waitForURL(/\/alipayrepayment\?/)
  await page.getByRole('button', { name: 'Open wallet' }).click()
  await page.waitForURL(/\/demo\/wallet\//)
  const [call] = await callsTo(app, who, calls.wallet)
  expect(call?.body).toEqual({
    userId: who.params.userId,
    orderId: who.orderId,
    amount: '140000',
    received: expect.any(String),
  })
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await page.waitForURL(/\/loan-detail\?/)
  await expect(page.getByRole('region', { name: 'Your payment arrived' })).toContainText('1.400,00')
  expect((await app.persona('payway-wallet')).status).not.toBe(174)
})

test('a wallet address that no list allows is never opened', sends, async ({ page, app }) => {
  const who = await app.openAs(page, 'payway-wallet', '/alipayrepayment')
  await planAnswer(app, who, calls.wallet, { merge: { url: 'https://evil.example/pay' } })
  await page.getByRole('button', { name: 'Open wallet' }).click()
  await expect(page.getByText('Something broke on our side. Please try again.').first()).toBeVisible()
  expect(new URL(page.url()).origin).toBe(app.origin)
})

test('a wallet that refuses says why', sends, async ({ page, app }) => {
  const who = await app.openAs(page, 'payway-wallet', '/alipayrepayment')
  await planAnswer(app, who, calls.wallet, { code: '43007', message: 'The wallet is closed today.' })
  await page.getByRole('button', { name: 'Open wallet' }).click()
  await expect(page.getByText('The wallet is closed today.').first()).toBeVisible()
})

test.describe('with JavaScript switched off', () => {
  test.use({ javaScriptEnabled: false })
  test('the only card can be unticked, which is said and stays so', async ({ page, app }) => {
    await app.openAs(page, 'payway-plain', '/payway')
    const screen = new PayWayScreen(page)
    await screen.card.uncheck()
    await screen.payment.click()
    await expect(page.getByText('please choose a payment bank card first').first()).toBeVisible()
    await expect(screen.card).not.toBeChecked()
  })

  test('a card, its code, a wrong guess and the right one work just the same', async ({ page, app }) => {
    const { who, screen } = await toCodeStep(page, app)
    await expect(screen.resend).toHaveText('get code')
    await screen.resend.click()
    await expect(page.getByText('do not resend the code').first()).toBeVisible()
    await screen.code.fill('1')
    await screen.confirm.click()
    await expect(page.getByText('please enter the correct verification code').first()).toBeVisible()
    await screen.code.fill(await codeFor(app, who.phone))
    await screen.confirm.click()
    await page.waitForURL(/\/borrowDetail\?/)
  })

  test('an answer that was lost is sent again as the same payment', async ({ page, app }) => {
    const who = await app.openAs(page, 'payway-plain', '/payway')
    const screen = new PayWayScreen(page)
    await screen.card.check()
    await planAnswer(app, who, calls.commit, { drop: true })
    await screen.payment.click()
    await expect(page.getByText('processing failed').first()).toBeVisible()
    await expect(screen.card).toBeChecked()
    await screen.payment.click()
    await page.waitForURL(/\/borrowDetail\?/)
    const [first, second] = await callsTo(app, who, calls.commit)
    expect(second?.body?.repayToken).toBe(first?.body?.repayToken)
  })
})
