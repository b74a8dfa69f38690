// Name, phone, e-mail and home address of the account: changed with the proof that each needs, with and without script.

import type { Page } from '@playwright/test'
import { refusalCodes } from '../../src/contracts/envelope.ts'
import { openDesk } from '../screens/desk.ts'
import { awake, axeFindings, codeFor, picture, planAnswer, rowOf, wrongCodeFor } from '../screens/page.ts'
import { expect, test } from '../support/app.ts'
import { usualWays } from '../support/turns.ts'

const code = (page: Page) => page.getByRole('textbox', { name: 'Code from the message' })
const tap = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

/** The picture of a document: sent when it is chosen where the script runs, and with the form where none does. */
async function addProof(page: Page, isAwake: boolean): Promise<void> {
  if (isAwake) {
    await page.getByLabel('Add a picture').setInputFiles(await picture())
    await expect(page.getByRole('img', { name: 'Picture 1' })).toBeVisible()
    await expect(page.getByRole('progressbar')).toHaveCount(0)
  } else await page.locator('input[type=file][multiple]').setInputFiles(await picture())
}

for (const javaScriptEnabled of usualWays) {
  const phone = javaScriptEnabled ? '13900000031' : '13900000032'
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled })

    test('the phone number is changed by a code to the old one and a code to the new one', async ({ page, app }) => {
      const who = await app.openAs(page, 'active', '/me')
      await page.getByRole('link', { name: /^Phone number/ }).click()
      await expect(page.getByText('What is your new number?')).toBeVisible()
      // A borrower who has lost the old phone and has no passkey writes a case about the account.
      const lost = page.getByRole('link', { name: 'Write to us: our staff will help you' })
      await expect(lost).toHaveAttribute('href', /\/complainPageNext\?.*problemType=5/)
      if (javaScriptEnabled) await awake(page)
      await page.getByRole('textbox', { name: 'New phone number' }).fill(phone)
      await tap(page, 'Send code')
      await expect(page.getByText('Code sent to your current number')).toBeVisible()
      await code(page).fill(await wrongCodeFor(app, who.phone))
      await tap(page, 'Confirm')
      await expect(page.getByText('That code is not right.', { exact: false }).first()).toBeVisible()
      // Half an hour later the change is over: the page says so, and asks for the number again.
      const over = 'That code has expired. Ask for a new one.'
      await planAnswer(app, who, '/hazel/service/login/phone-change-confirm', {
        code: refusalCodes.codeHasExpired,
        message: over,
      })
      await planAnswer(app, who, '/hazel/service/login/contact', { merge: { phoneStep: 'ask' }, times: 1 })
      await code(page).fill(await codeFor(app, who.phone))
      await tap(page, 'Confirm')
      await expect(page.getByText(over).first()).toBeVisible()
      await expect(page.getByText('What is your new number?')).toBeVisible()
      await page.goto(`${app.origin}/me/phone`)
      if (javaScriptEnabled) await awake(page)
      await code(page).fill(await codeFor(app, who.phone))
      await tap(page, 'Confirm')
      await expect(page.getByText('Code sent to your new number')).toBeVisible()
      await code(page).fill(await codeFor(app, phone))
      await tap(page, 'Confirm')
      await expect(page.getByText('Your phone number has been changed.')).toBeVisible()
      await expect(page.getByText(`•••• ${phone.slice(-4)}`, { exact: true })).toBeVisible()
      const [told] = await app.demo<{ purpose: string }[]>(`/demo/outbox?phone=${who.phone}`)
      expect(told?.purpose).toBe('phoneChanged')
      // The page itself calls the borrower by the new number from now on.
      await page.goto(`${app.origin}/de-user`)
      await expect(page.getByText(phone.slice(-4), { exact: false }).first()).toBeVisible()
    })

    test('the e-mail address counts once its link was opened', async ({ page, app }) => {
      const email = `link-${javaScriptEnabled}@mail.example`
      await app.openAs(page, 'due', '/me/email')
      if (javaScriptEnabled) await awake(page)
      await page.getByRole('textbox', { name: 'New e-mail address' }).fill(email)
      await tap(page, 'Send link')
      await expect(page.getByText('We sent a link to l•••@mail.example.')).toBeVisible()
      const [mail] = await app.demo<{ text: string }[]>(`/demo/mailbox?email=${email}`)
      const link = /https?:\S+/.exec(mail?.text ?? '')?.[0] ?? ''
      await page.goto(link)
      if (javaScriptEnabled) await awake(page)
      await tap(page, 'Yes, use it')
      await expect(page.getByText('Your e-mail address is confirmed.')).toBeVisible()
      await page.goto(`${app.origin}/me/email`)
      if (javaScriptEnabled) await awake(page)
      await expect(page.getByText('l•••@mail.example')).toBeVisible()
      await tap(page, 'Remove my address')
      await expect(page.getByText('Your e-mail address is removed.')).toBeVisible()
    })

    test('the home address is changed, and said where one lands', async ({ page, app }) => {
      await app.openAs(page, 'application-ready', '/me/address')
      if (javaScriptEnabled) await awake(page)
      const street = page.locator('input[name=address]')
      await street.fill(`${javaScriptEnabled ? 7 : 9} Palm Street`)
      await tap(page, 'Save')
      await expect(page.getByText('Your address is saved.')).toBeVisible()
      await page.getByRole('link', { name: /^Home address/ }).click()
      await expect(street).toHaveValue(/Palm Street/)
    })

    test('the name is asked for with a picture, and is the borrower’s once the desk has accepted it', async ({
      page,
      app,
    }) => {
      await app.openAs(page, 'debt-free', '/me')
      await page.getByRole('link', { name: /^Name/ }).click()
      await expect(page.getByText('What is your new name?')).toBeVisible()
      if (javaScriptEnabled) await awake(page)
      await page.getByRole('textbox', { name: 'New full name' }).fill('Lorna Diaz-Villanueva')
      await tap(page, 'Send')
      await expect(page.getByText('Picture of your document', { exact: false }).first()).toBeVisible()
      await expect(page.getByRole('textbox', { name: 'New full name' })).toHaveValue('Lorna Diaz-Villanueva')
      await addProof(page, javaScriptEnabled)
      await tap(page, 'Send')
      await expect(page.getByText('We are checking your new name')).toBeVisible()
      await expect(page.getByText('Lorna Diaz-Villanueva')).toBeVisible()
      const number = await rowOf(page, 'Case number').textContent()

      await openDesk(app, page, 'support', '/cases')
      await page.locator('tr', { hasText: 'Account and data' }).getByRole('link').first().click()
      await expect(page.getByText(number ?? '', { exact: false })).toBeVisible()
      await expect(page.getByRole('img', { name: 'Picture 1' })).toBeVisible()
      if (javaScriptEnabled) expect(await axeFindings(page)).toEqual([])
      await page.getByRole('button', { name: 'Accept the new name' }).click()
      await expect(page.getByText('Accepted. It is the borrower’s name now.')).toBeVisible()

      await app.openAs(page, 'debt-free', '/me/name')
      await expect(page.getByText('Your name is changed.')).toBeVisible()
      await expect(rowOf(page, 'Name now')).toHaveText('Lorna Diaz-Villanueva')
    })
  })
}
