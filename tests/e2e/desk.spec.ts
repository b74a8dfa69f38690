// The lender's desk in a browser: an item is taken, a waiver proposed, a second person signs, and the borrower sees it; and every
// role opens what its tabs lead to.

import type { Role } from '../../src/core/officer/rights.ts'
import { writtenDate } from '../../src/core/written-date.ts'
import { barriers } from '../screens/axe.ts'
import { openDesk } from '../screens/desk.ts'
import { overflowsSideways, tablesTooWide } from '../screens/page.ts'
import { expect, sends, test } from '../support/app.ts'
import { isWalkedWhole } from '../support/turns.ts'

test('an item is taken, a waiver proposed and signed by a second person, and the borrower owes less', async ({
  page,
  app,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  const who = await app.persona('overdue')
  await openDesk(app, page, 'support')
  await page.getByRole('row', { name: 'Complaint' }).getByRole('button', { name: 'Take' }).click()
  await expect(page.getByRole('status')).toHaveText('It is yours now. Nobody else can take it.')
  await expect(page.getByRole('row', { name: 'Complaint' })).toContainText('You')
  // The focus is on the row again, from where the list goes on.
  await expect(page.getByRole('row', { name: 'Complaint' }).locator(':focus')).toHaveCount(1)

  // By keys alone: find the loan, and come to it.
  await page.keyboard.press('/')
  await page.keyboard.type(who.orderId ?? '')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await page.locator('main').focus()
  await page.keyboard.press('j')
  await page.keyboard.press('o')
  await expect(page.getByText('owed in all on')).toBeVisible()

  // What if: worked out beside the form, and not stored.
  await page.getByLabel('Try').selectOption('waiver')
  const trying = page.locator('form').filter({ has: page.getByLabel('Try') })
  await trying.getByLabel('Amount').fill('500,00')
  await page.getByRole('button', { name: 'Work it out' }).click()
  const effect = page.getByRole('table', { name: 'What it changes' })
  await expect(effect.getByRole('row', { name: /Left to pay in all/ })).toContainText('−₱500,00')

  // A refused amount keeps what was typed.
  await page.getByText('Waive a part').click()
  const form = page.locator('details[open]')
  await form.getByLabel('Amount').fill('much')
  await form.getByLabel('Why').fill('He was <b>in hospital</b>.')
  await form.getByRole('button', { name: 'Propose it' }).click()
  await expect(page.getByRole('alert')).toContainText('This is not an amount.')
  await expect(form.getByLabel('Amount')).toBeFocused()
  await expect(form.getByLabel('Why')).toHaveValue('He was <b>in hospital</b>.')
  await form.getByLabel('Amount').fill('500,00')
  await form.getByRole('button', { name: 'Propose it' }).click()
  await expect(page.getByText('You proposed it. Somebody else has to sign or reject it.')).toBeVisible()
  const proposal = new URL(page.url()).pathname

  await openDesk(app, page, 'manager', proposal)
  await expect(page.getByText('He was <b>in hospital</b>.')).toBeVisible()
  await page.getByLabel('Your reason').fill('As agreed.')
  await page.getByRole('button', { name: 'Sign it' }).click()
  await expect(page.getByRole('status')).toHaveText(
    'Signed and done. The borrower is told by message, and has a letter in the app.',
  )
  await expect(page.getByRole('status')).toBeFocused()
  await expect(page.getByRole('button', { name: 'Sign it' })).toHaveCount(0)

  const due = await app.call(who, 'POST', '/hazel/v3/installment/loan-play-detail', {
    productId: who.productId ?? '',
    orderId: who.orderId ?? '',
  })
  expect(Number(due.data.repayAmount)).toBe(274_000)
})

test('two sliders move the two days of a loan, and a figure leads to its events', async ({ page, app }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  const who = await app.persona('overdue')
  await openDesk(app, page, 'support', `/loans/${who.orderId}`)
  const known = page.getByLabel('As known on (posting date)')
  const today = await known.inputValue()
  await page.getByLabel('Slide the day it was known').press('ArrowLeft')
  await expect(known).not.toHaveValue(today)
  const day = await known.inputValue()
  await page.getByLabel('Slide the day it was known').press('Enter')
  await expect(page.getByText(`as it was known on ${writtenDate('en')(day)}.`)).toBeVisible()
  // The focus stays there for the keyboard.
  await expect(page.getByLabel('Slide the day it was known')).toBeFocused()
  await page.getByRole('table', { name: 'Due by then, by part' }).getByRole('link', { name: 'Late charge' }).click()
  await expect(page.getByText('Only what moved: Late charge.')).toBeVisible()
  const moved = page.getByRole('table', { name: 'Entries in the ledger that moved it' })
  await expect(moved.getByRole('row').last()).toContainText('Day closed')
  await expect(page.getByText(`as it was known on ${writtenDate('en')(day)}.`)).toBeVisible()
})

test('an expired session shows no borrower’s data, and what was typed', async ({ page, app }) => {
  const who = await app.persona('overdue')
  const origin = await openDesk(app, page, 'support', `/borrowers/${who.params.userId}`)
  await page.getByLabel('Add a note').fill('He calls back on Monday.')
  await page.context().clearCookies()
  await page.getByRole('button', { name: 'Save the note' }).click()
  await expect(page.getByRole('heading', { name: 'Log in to the desk.' })).toBeVisible()
  await expect(page.getByLabel('What you had typed. Copy it before you leave this page.')).toHaveValue(
    'He calls back on Monday.',
  )
  await page.goto(`${origin}/launch?ticket=used`)
  await expect(page.getByRole('heading')).toHaveText('This link no longer opens the desk.')
})

test('bad input gets a clear page and never a failure', sends, async ({ page, app }) => {
  const origin = await openDesk(app, page, 'manager')
  const statusOf = async (path: string) => (await page.goto(origin + path))?.status()
  expect(await statusOf('/find?q=%25')).toBe(200)
  await expect(page.getByRole('heading')).toHaveText('Nothing found for “%”.')
  expect(await statusOf(`/find?q=${'x'.repeat(10_000)}`)).toBe(200)
  expect(await statusOf('/borrowers/none')).toBe(404)
  expect(await statusOf('/loans/none?asOf=soon')).toBe(400)
  expect(await statusOf('/proposals/%00')).toBe(400)
  expect(await statusOf('/%E0%A4%A')).toBe(404)
  expect(await statusOf('/?after=x')).toBe(400)
})

const roles: readonly Role[] = ['manager', 'support', 'payments', 'auditor', 'admin']

test('every role opens what its tabs lead to, and an admin no proposals', async ({ page, app }) => {
  const who = await app.persona('overdue')
  for (const role of roles) {
    const origin = await openDesk(app, page, role)
    const tabs = await page.getByRole('navigation', { name: 'Desk' }).getByRole('link').all()
    const own = await Promise.all(tabs.map((tab) => tab.getAttribute('href')))
    const people =
      role === 'admin'
        ? []
        : [`/borrowers/${who.params.userId}`, `/loans/${who.orderId}`, `/loans/${who.orderId}/as-seen`]
    expect(own.includes('/audit'), role).toBe(['manager', 'auditor', 'admin'].includes(role))
    for (const path of [...own, ...people]) {
      if (!isWalkedWhole) {
        // How they look, desk-pages.spec.ts reads of a manager's, who has all parts of each page.
        expect((await page.request.get(origin + path)).status(), `${role} ${path}`).toBe(200)
        continue
      }
      await page.setViewportSize({ width: 1280, height: 800 })
      expect((await page.goto(origin + path))?.status(), `${role} ${path}`).toBe(200)
      expect(await barriers(page), `${role} ${path}`).toEqual([])
      await page.setViewportSize({ width: 360, height: 740 })
      expect(await overflowsSideways(page), `${role} ${path} is wider than the phone`).toBe(false)
      expect(await tablesTooWide(page), `${role} ${path}`).toEqual([])
    }
    if (role === 'admin') expect((await page.request.get(`${origin}/proposals`)).status()).toBe(403)
  }
})
