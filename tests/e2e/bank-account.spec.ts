// 'Payment account information': the server's fields, what depends on what, and where each source ends.

import type { Page } from '@playwright/test'
import { fillDay } from '../screens/day-fields.ts'
import { awake, callsTo, codeFor, hostCalls, hostIsConnected, keepAsleep, planAnswer } from '../screens/page.ts'
import { AccountForm, calls, fillAccount, openAccountForm } from '../screens/service.ts'
import { type App, expect, long, type Persona, reads, sends, test } from '../support/app.ts'

async function confirmByCode(page: Page, app: App, { phone }: Persona): Promise<void> {
  await expect(page.getByText('Is it really you?')).toBeVisible()
  await page.getByRole('textbox', { name: 'Code from the message' }).fill(await codeFor(app, phone))
  await page.getByRole('button', { name: 'Confirm' }).click()
}

async function savedBy(app: App, who: Persona, path: string = calls.saveAccount) {
  return (await callsTo(app, who, path)).at(-1)
}

test.describe('the fields', () => {
  test('are those of the server, under the masked name of the borrower', async ({ page, app }) => {
    const { form } = await openAccountForm(page, app)
    await expect(page.getByRole('heading', { level: 1, name: 'Payment account information' })).toBeVisible()
    await expect(page.getByText('Account of •••• 0002')).toBeVisible()
    await expect(form.cardType('Bank account')).toBeChecked()
    await expect(form.channel).toContainText('Straight to the account')
    await expect(form.bank).toContainText('Choose your bank')
    await expect(form.city).toBeHidden()
    await expect(form.walletNumber).toBeHidden()
  })

  test('each show the subtitle that the server sends, the day of birth too', long, async ({ page, app }) => {
    const who = await app.persona('new-without-account')
    const listed = await page.request.post(`${app.origin}${calls.accountForm}?${new URLSearchParams(who.params)}`, {
      headers: { 'X-Requested-With': 'XMLHttpRequest' },
    })
    const { data } = (await listed.json()) as { data: { items: { code: string; title: string; subtitle: string }[] } }
    const items = data.items.filter(({ code }) => code !== 'cardType')
    const { form } = await openAccountForm(page, app, 'cardType=1')
    const shown = page.locator('main')
    const sees = async (text: string): Promise<boolean> =>
      (await shown
        .getByPlaceholder(text, { exact: true })
        .or(shown.getByText(text, { exact: true }))
        .filter({ visible: true })
        .count()) > 0
    const seen = new Set<string>()
    const look = async () => {
      for (const { subtitle } of items) if (await sees(subtitle)) seen.add(subtitle)
    }
    await page.getByText('E-wallet', { exact: true }).first().click()
    await expect(form.walletNumber).toBeVisible()
    await look()
    await expect(
      page.getByRole('group', { name: 'Date of birth' }).getByRole('textbox').first(),
    ).toHaveAccessibleDescription('As registered with the wallet')
    await page.getByText('Bank account', { exact: true }).click()
    await expect(form.accountNumber).toBeVisible()
    await look()
    await form.pick(form.channel, 'Pick up at a branch')
    await expect(form.city).toBeVisible()
    await look()
    // The way of sending is chosen beforehand: its subtitle would stand where the choice does.
    expect(items.filter(({ code, subtitle }) => code !== 'channelNumber' && !seen.has(subtitle))).toEqual([])
  })

  test('take digits only where the server says so', long, async ({ page, app }) => {
    const { form } = await openAccountForm(page, app)
    await form.accountNumber.pressSequentially('0012345678')
    await expect(form.accountNumber).toHaveValue('0012 3456 78')
    await form.accountNumber.fill('')
    await form.accountNumber.pressSequentially('00a1-2 3456x78')
    await expect(form.accountNumber, 'nothing is dropped').toHaveValue('00a1-2 3456x78')
    await form.accountName.pressSequentially('Jose 2')
    await expect(form.accountName).toHaveValue('Jose 2')
  })

  test('that were left empty say so, and the first of them has the focus', long, async ({ page, app }) => {
    const { who, form } = await openAccountForm(page, app)
    await form.next.click()
    await expect(page.getByText('Please choose one.')).toHaveCount(1)
    await expect(page.getByText('Please fill this in.')).toHaveCount(2)
    await expect(form.bank).toBeFocused()
    expect(await callsTo(app, who, calls.saveAccount)).toHaveLength(0)
  })

  test(
    'say what is wrong with them in the words of the server, and keep what was typed',
    long,
    async ({ page, app }) => {
      const { form } = await openAccountForm(page, app)
      await fillAccount(form)
      await form.accountNumber.fill('0012345678')
      await form.next.click()
      await expect(page.getByText("This bank's numbers have 12 digits. You typed 10").first()).toBeVisible()
      await expect(form.accountNumber).toBeFocused()
      await expect(form.accountNumber).toHaveValue('0012 3456 78')
      await expect(form.bank).toContainText('Bank of the Islands')
      // Put right it is another request, which needs another key.
      await form.accountNumber.fill('001234567890')
      await form.next.click()
      await page.waitForURL(/saved=1/)
    },
  )

  test(
    'of the other card type come with its tab, and nothing typed is lost by looking',
    long,
    async ({ page, app }) => {
      const { who, form } = await openAccountForm(page, app)
      await form.accountName.fill('Jose Reyes')
      await form.accountNumber.fill('001234567890')
      await page.getByText('E-wallet', { exact: true }).first().click()
      await expect(form.accountNumber).toBeHidden()
      await form.pick(page.getByRole('button', { name: /^E-wallet/ }), 'SeaPay')
      await form.walletNumber.fill('13900000002')
      await fillDay(page, 'Date of birth', '1990-02-01')
      await page.getByText('Bank account', { exact: true }).click()
      await expect(form.accountNumber).toHaveValue('0012 3456 7890')
      await page.getByText('E-wallet', { exact: true }).first().click()
      await form.next.click()
      await page.waitForURL(/saved=1/)
      expect((await savedBy(app, who))?.body).toMatchObject({
        cardType: '2',
        channelNumber: '90006',
        walletCode: 'SEAPAY',
        walletNumber: '13900000002',
        accountName: 'Jose Reyes',
        birthDay: '1990-02-01',
      })
      expect((await savedBy(app, who))?.body).not.toHaveProperty('accountNumber')
    },
  )

  test('that depend on the channel follow it, while the card type is a bank account', async ({ page, app }) => {
    const { who, form } = await openAccountForm(page, app)
    await form.bank.click()
    await expect(page.getByRole('dialog').getByRole('radio')).toHaveCount(3)
    await expect(page.getByRole('dialog').getByRole('radio', { name: 'Lantern Digital Bank' })).toBeVisible()
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
    await form.pick(form.channel, 'Pick up at a branch')
    await expect(form.city).toBeVisible()
    await form.bank.click()
    await expect(page.getByRole('dialog').getByRole('radio', { name: 'Lantern Digital Bank' })).toHaveCount(0)
    await page.getByRole('dialog').getByRole('radio', { name: 'Northern Rural Bank' }).check()
    await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click()
    await form.pick(form.city, 'Cebu City')
    await form.accountNumber.fill('0012345678')
    await form.accountName.fill('Jose Reyes')
    await form.next.click()
    await page.waitForURL(/saved=1/)
    expect((await savedBy(app, who))?.body).toMatchObject({
      cardType: '1',
      channelNumber: '90007',
      bankCode: 'NORTHERN',
      city: 'Cebu City',
      product_id: who.productId,
    })
  })

  test('keep a choice when its list is cancelled', long, async ({ page, app }) => {
    const { form } = await openAccountForm(page, app)
    await form.pick(form.bank, 'Harbour Savings Bank')
    await form.bank.click()
    await page.getByRole('dialog').getByRole('radio', { name: 'Bank of the Islands' }).check()
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
    await expect(form.bank).toContainText('Harbour Savings Bank')
  })

  test('show a bound number by its end only, and leave it alone', sends, async ({ page, app }) => {
    const { who, form } = await openAccountForm(page, app, '', 'new-with-account')
    await expect(form.accountNumber).toHaveValue('')
    await expect(form.accountNumber).toHaveAttribute('placeholder', /•••• \d{4}/)
    await form.accountName.fill('Maria R Santos')
    await form.next.click()
    await confirmByCode(page, app, who)
    await page.waitForURL(/saved=1/)
    expect((await savedBy(app, who))?.body?.accountNumber).toMatch(/^•••• \d{4}$/)
    expect(await page.content()).not.toMatch(/\d{8}4417/)
  })
})

test('Next hides while the keyboard takes more than 60 px', async ({ page, app }) => {
  const { form } = await openAccountForm(page, app)
  await expect(form.next).toBeVisible()
  await page.setViewportSize({ width: 360, height: 680 })
  await expect(form.next).toBeVisible()
  await page.setViewportSize({ width: 360, height: 679 })
  await expect(form.next).toHaveCount(0)
  await page.setViewportSize({ width: 360, height: 740 })
  await expect(form.next).toBeVisible()
})

test('Next hides as well where the keyboard comes before React runs', async ({ page, app }) => {
  await keepAsleep(page)
  await app.openAs(page, 'new-without-account', '/bind-card')
  const next = page.getByRole('button', { name: 'Next' })
  await page.setViewportSize({ width: 360, height: 679 })
  await expect(next).toBeHidden()
  await page.setViewportSize({ width: 360, height: 740 })
  await expect(next).toBeVisible()
  await page.setViewportSize({ width: 360, height: 679 })
  await page.unrouteAll()
  await page.getByRole('textbox', { name: 'Account number' }).focus()
  await awake(page)
  await expect(next).toBeHidden()
  await page.setViewportSize({ width: 360, height: 740 })
  await expect(next).toBeVisible()
})

test.describe('after saving', () => {
  test('an app that opened the page is told, and closes it', async ({ page, app }) => {
    const { form } = await openAccountForm(page, app, 'demoHost=android')
    await hostIsConnected(page)
    await fillAccount(form)
    await form.next.click()
    await page.waitForURL(/saved=1/)
    await expect.poll(() => hostCalls(page)).toContainEqual({ name: 'closeWebview', payload: {} })
    expect(await hostCalls(page)).toEqual([
      { name: 'startBankFlow', payload: {} },
      { name: 'endBankFlow', payload: { result: 'success' } },
      { name: 'closeWebview', payload: {} },
    ])
  })

  test('an app is told when the borrower leaves without saving', long, async ({ page, app }) => {
    await openAccountForm(page, app, 'demoHost=ios')
    await hostIsConnected(page)
    await page.getByRole('link', { name: 'Back' }).click()
    await expect.poll(() => hostCalls(page)).toHaveLength(3)
    expect((await hostCalls(page)).slice(1)).toEqual([
      { name: 'endBankFlow', payload: { result: 'cancelled' } },
      { name: 'closeWebview', payload: {} },
    ])
  })

  test('a browser shows that it is done, and an unknown source is none', long, async ({ page, app }) => {
    const { form } = await openAccountForm(page, app, 'source=https://evil.example')
    await fillAccount(form)
    await form.next.click()
    await expect(page.getByText('Your account is saved.')).toBeVisible()
    expect(new URL(page.url()).pathname).toBe('/bind-card')
  })

  test('the confirmation comes back with its source, in place of this page', long, async ({ page, app }) => {
    const who = await app.openAs(page, 'new-without-account', '/confirm')
    await awake(page)
    await page.getByRole('region', { name: 'Your bank card' }).getByRole('link').click()
    await page.waitForURL(/\/bind-card\?.*source=confirmUrl/)
    const form = new AccountForm(page)
    await fillAccount(form)
    await form.next.click()
    await page.waitForURL(/\/confirm\?.*source=confirmUrl/)
    const account = page.getByRole('region', { name: 'Your bank card' }).getByRole('link')
    await expect(account).toHaveText(/^Saved: Bank of the Islands.*•••• 7890$/)
    await expect(account, 'the page begins where it says so').toBeInViewport({ ratio: 1 })
    expect(await callsTo(app, who, calls.changeAccount)).toHaveLength(0)
    await page.goBack()
    await expect(page).toHaveURL(/\/confirm\?/)
  })

  test('the order comes back, and its failed payout is tried again with the change', long, async ({ page, app }) => {
    const { who, form } = await openAccountForm(page, app, 'source=loanDetail', 'payout-failed')
    await fillAccount(form)
    await form.next.click()
    await confirmByCode(page, app, who)
    await page.waitForURL(/\/order\?/)
    const query = new URL(page.url()).searchParams
    expect(query.get('source')).toBe('loanDetail')
    expect(query.get('orderId')).toBe(who.orderId)
    expect((await savedBy(app, who, calls.changeAccount))?.code).toBe('0')
    expect(await callsTo(app, who, calls.saveAccount)).toHaveLength(0)
  })
})

test('is not changed while a payout is under way, and says why', sends, async ({ page, app }) => {
  const { form } = await openAccountForm(page, app, '', 'in-review')
  await form.accountName.fill('Somebody Else')
  await form.next.click()
  await expect(
    page
      .getByText('We are deciding on or paying out a loan with this account. You can change it once that is done.')
      .first(),
  ).toBeVisible()
})

test('is saved once, however often the button is tapped', long, async ({ page, app }) => {
  const { who, form } = await openAccountForm(page, app)
  await planAnswer(app, who, calls.saveAccount, { delayMs: 400 })
  await fillAccount(form)
  await page.evaluate(() => {
    const button = document.querySelector<HTMLButtonElement>('.foot button')
    for (let tap = 0; tap < 10; tap++) button?.click()
  })
  await page.waitForURL(/saved=1/)
  expect(await callsTo(app, who, calls.saveAccount)).toHaveLength(1)
})

test('can be tried again after a failure, under the same key', long, async ({ page, app }) => {
  const { who, form } = await openAccountForm(page, app)
  await planAnswer(app, who, calls.saveAccount, { drop: true })
  await fillAccount(form)
  await form.next.click()
  await expect(page.getByText('No answer right now. Please try again.').first()).toBeVisible()
  await form.next.click()
  await page.waitForURL(/saved=1/)
  const keys = (await callsTo(app, who, calls.saveAccount)).map((call) => call.headers['idempotency-key'])
  expect(new Set(keys).size).toBe(1)
})

test('is the same page at /addnormalcard', reads, async ({ page, app }) => {
  await app.openAs(page, 'new-without-account', '/addnormalcard')
  await expect(page.getByRole('heading', { level: 1, name: 'Payment account information' })).toBeVisible()
})

test('works before React runs', long, async ({ page, app }) => {
  await keepAsleep(page)
  const who = await app.openAs(page, 'new-without-account', '/bind-card')
  const form = new AccountForm(page)
  await fillAccount(form)
  await form.next.click()
  await expect(page.getByText('Your account is saved.')).toBeVisible()
  expect((await savedBy(app, who))?.body).toMatchObject({ cardType: '1', channelNumber: '90006', bankCode: 'ISLANDS' })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('card types are links, and what depends on a channel stands in groups', async ({ page, app }) => {
    const who = await app.openAs(page, 'new-without-account', '/bind-card')
    const form = new AccountForm(page)
    const groups = page.getByRole('group', { name: 'Only for: Pick up at a branch' })
    await expect(groups).toHaveCount(2)
    await page.getByRole('radio', { name: 'Pick up at a branch' }).check()
    await groups.first().getByRole('radio', { name: 'Northern Rural Bank' }).check()
    await groups.last().getByRole('radio', { name: 'Manila' }).check()
    await form.accountNumber.fill('0012 3456 78')
    await form.accountName.fill('Jose Reyes')
    await form.next.click()
    await expect(page.getByText('Your account is saved.')).toBeVisible()
    expect((await savedBy(app, who))?.body).toMatchObject({
      channelNumber: '90007',
      bankCode: 'NORTHERN',
      city: 'Manila',
      accountNumber: '0012345678',
    })
  })

  test('the wallet has its own page, and errors stand at their fields', async ({ page, app }) => {
    const who = await app.openAs(page, 'new-without-account', '/bind-card')
    await page.getByRole('link', { name: 'E-wallet' }).click()
    const form = new AccountForm(page)
    await form.next.click()
    await expect(page.getByText('Please fill this in.')).toHaveCount(3)
    await expect(form.walletNumber).toBeVisible()
    await page.getByRole('radio', { name: 'Palm Wallet' }).check()
    await form.walletNumber.fill('13900000002')
    await form.accountName.fill('Jose Reyes')
    await fillDay(page, 'Date of birth', '1990-02-01')
    await form.next.click()
    await expect(page.getByText('Your account is saved.')).toBeVisible()
    expect((await savedBy(app, who))?.body).toMatchObject({ cardType: '2', walletCode: 'PALMWALLET' })
  })
})
