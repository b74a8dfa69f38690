// The code that another payout account needs: what the page says, what it keeps, and that nothing changes before.

import type { Page } from '@playwright/test'
import { codeFor, planAnswer, wrongCodeFor } from '../screens/page.ts'
import { AccountForm, calls, fillAccount, openAccountForm } from '../screens/service.ts'
import { type App, expect, long, test } from '../support/app.ts'

test.describe('another account than the one that is bound', () => {
  const code = (page: Page) => page.getByRole('textbox', { name: 'Code from the message' })
  const confirm = (page: Page) => page.getByRole('button', { name: 'Confirm' })

  async function askForCode(page: Page, app: App) {
    const opened = await openAccountForm(page, app, '', 'new-with-account')
    await fillAccount(opened.form)
    await opened.form.next.click()
    await expect(page.getByText('Is it really you?')).toBeVisible()
    return opened
  }

  test('is saved by the code from the phone, which says what for', long, async ({ page, app }) => {
    const { who } = await askForCode(page, app)
    await expect(page.getByText(`We have sent a code to •••• ${who.phone.slice(-4)}.`, { exact: false })).toBeVisible()
    await expect(page.getByText('Bank of the Islands')).toBeVisible()
    await expect(code(page)).toBeFocused()
    await confirm(page).click()
    await expect(page.getByText('Please enter the six digits of the code.').first()).toBeVisible()
    await code(page).fill(await wrongCodeFor(app, who.phone))
    await confirm(page).click()
    await expect(page.getByText('That code is not right. Check it, or ask for a new one.').first()).toBeVisible()
    await code(page).fill(await codeFor(app, who.phone))
    await confirm(page).click()
    await expect(page.getByText('Your account is saved.')).toBeVisible()
    const [told] = await app.demo<{ purpose: string }[]>(`/demo/outbox?phone=${who.phone}`)
    expect(told?.purpose).toBe('accountChanged')
  })

  test('stays as it was where the borrower cancels', long, async ({ page, app }) => {
    const { form } = await askForCode(page, app)
    await page.getByRole('link', { name: 'Cancel' }).click()
    await expect(form.accountNumber).toHaveAttribute('placeholder', /•••• \d{4}/)
  })

  test('keeps its key where the answer is lost, and is saved once', long, async ({ page, app }) => {
    const { who } = await askForCode(page, app)
    await planAnswer(app, who, calls.saveAccount, { drop: true })
    await code(page).fill(await codeFor(app, who.phone))
    await confirm(page).click()
    await expect(page.getByText('No answer right now. Please try again.').first()).toBeVisible()
    await code(page).fill(await codeFor(app, who.phone).catch(() => '000000'))
    await confirm(page).click()
    await expect(page.getByText('Your account is saved.')).toBeVisible()
    const told = await app.demo<{ purpose: string }[]>(`/demo/outbox?phone=${who.phone}`)
    expect(told.filter(({ purpose }) => purpose === 'accountChanged')).toHaveLength(1)
  })

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false })

    test('has the step as well, and another code on request', async ({ page, app }) => {
      const who = await app.openAs(page, 'new-with-account', '/bind-card')
      const form = new AccountForm(page)
      await form.accountName.fill('Maria Luisa Santos')
      await form.next.click()
      await page.getByRole('button', { name: 'get code' }).click()
      await expect(page.getByText('do not resend the code').first()).toBeVisible()
      await code(page).fill(await codeFor(app, who.phone))
      await confirm(page).click()
      await expect(page.getByText('Your account is saved.')).toBeVisible()
    })
  })
})
