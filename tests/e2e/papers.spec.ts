// The papers of a loan: every receipt, a statement of any days, the interest of a year, the letter, and what was agreed to.

import { createHash } from 'node:crypto'
import type { Page } from '@playwright/test'
import { writtenDate } from '../../src/core/written-date.ts'
import { accountCalls } from '../screens/account.ts'
import { fillDay } from '../screens/day-fields.ts'
import { axeFindings, rowOf } from '../screens/page.ts'
import { expect, long, reads, sends, test } from '../support/app.ts'
import { isWalkedWhole } from '../support/turns.ts'

/** Opens a file with the cookies of the page, as a tap on it does. */
async function fileAt(page: Page, href: string | null) {
  const answer = await page.request.get(new URL(href ?? '', page.url()).href)
  return { type: answer.headers()['content-type'], start: (await answer.body()).subarray(0, 5).toString() }
}

const pdf = { type: 'application/pdf', start: '%PDF-' }

test('every payment has a receipt, as a page and as a file', sends, async ({ page, app }) => {
  await app.openAs(page, 'settled', '/loan-detail')
  await page.getByRole('link', { name: /^Receipts and documents/ }).click()
  const receipts = page.getByRole('region', { name: 'Receipts' })
  await expect(receipts.getByRole('listitem')).toHaveCount(4)
  const first = receipts.getByRole('link').first()
  const number = /RC-\d{4}-\d+/.exec((await first.textContent()) ?? '')?.[0] ?? ''
  await first.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Receipt' })).toBeVisible()
  await expect(rowOf(page, 'Number')).toHaveText(number)
  await expect(rowOf(page, 'Amount received')).toContainText('1.400,00')
  await expect(page.getByText(/[0-9a-f]{64}/)).toHaveCount(0)
  const save = page.getByRole('link', { name: 'Save as PDF' })
  expect(await fileAt(page, await save.getAttribute('href'))).toEqual(pdf)
})

test('a statement is of the days that are asked for, as a page, a file and a table', sends, async ({ page, app }) => {
  const who = await app.openAs(page, 'settled', '/papers')
  const { receipts } = (await app.call(who, 'GET', accountCalls.receipts, { orderId: who.orderId ?? '' })).data
  const from = receipts[2].valueDate
  const to = receipts[1].valueDate
  await fillDay(page, /^From\b/, from)
  await fillDay(page, /^To\b/, to)
  await page.getByRole('button', { name: 'Show the statement' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Statement' })).toBeVisible()
  await expect(rowOf(page, 'From')).toHaveText(writtenDate('en')(from))
  await expect(rowOf(page, 'To')).toHaveText(writtenDate('en')(to))
  await expect(rowOf(page, 'Paid')).toContainText('2.800,00')
  if (isWalkedWhole) expect(await axeFindings(page)).toEqual([])
  expect(await fileAt(page, await page.getByRole('link', { name: 'Save as PDF' }).getAttribute('href'))).toEqual(pdf)
  const table = await fileAt(page, await page.getByRole('link', { name: /CSV/ }).getAttribute('href'))
  expect(table).toEqual({ type: 'text/csv; charset=utf-8', start: 'order' })
})

test('a statement of days that are none says so, and leads back', reads, async ({ page, app }) => {
  await app.openAs(page, 'settled', '/loan-agreement?document=statement&from=2031-01-01&to=2030-01-01')
  await expect(page.getByText("We can't find this document.")).toBeVisible()
  await page.getByRole('link', { name: 'Receipts and documents' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Receipts and documents' })).toBeVisible()
})

test('each year has its interest, with a number, the same on page and file', long, async ({ page, app }) => {
  await app.openAs(page, 'settled', '/papers')
  const years = page.getByRole('region', { name: 'Interest by year' })
  await years.getByRole('link').last().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Yearly interest statement' })).toBeVisible()
  await expect(rowOf(page, 'Number')).toHaveText(/^YI-L.+-\d{4}$/)
  await expect(rowOf(page, 'Late charges')).toContainText('0,00')
  await expect(rowOf(page, 'Fees paid')).toContainText('250,00')
  expect(await axeFindings(page)).toEqual([])
  expect(await fileAt(page, await page.getByRole('link', { name: 'Save as PDF' }).getAttribute('href'))).toEqual(pdf)
})

test('the letter of a settled loan is saved from the order, and read beside it', sends, async ({ page, app }) => {
  await app.openAs(page, 'settled', '/loan-detail')
  const save = page.getByRole('link', { name: 'Save the letter' })
  await expect(save).toHaveAttribute('href', /^\/documents\/closureLetter\/L\w+\.pdf/)
  expect(await fileAt(page, await save.getAttribute('href'))).toEqual(pdf)
  await page.getByRole('link', { name: 'Read the letter' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Closure letter' })).toBeVisible()
})

test(
  'what was agreed to is shown again: the same bytes, when, which edition, and how the box stood',
  reads,
  async ({ page, app }) => {
    const who = await app.openAs(page, 'active', '/papers')
    const agreed = page.getByRole('region', { name: 'What you agreed to' })
    await expect(agreed.getByRole('link')).toHaveText(['Key facts', 'Loan agreement', 'Privacy policy'])
    await agreed.getByRole('link', { name: 'Loan agreement' }).click()
    const asked = { orderId: who.orderId ?? '', document: 'loanAgreement' }
    const { data } = await app.call(who, 'GET', accountCalls.agreedText, asked)
    expect(createHash('sha256').update(data.text, 'utf8').digest('hex')).toBe(data.hash)
    await expect(page.getByText(`Agreed to on ${writtenDate('en')(data.agreedAt)}.`)).toBeVisible()
    await expect(page.getByText('The box was ticked when the page opened, and you left it so.')).toBeVisible()
    await expect(page.getByText(`Version: ${data.version}`)).toBeVisible()
    await expect(page.getByText(data.hash)).toHaveCount(0)
  },
)

test('a box that the market leaves empty is said to have been ticked by the borrower', reads, async ({ page, app }) => {
  await app.openAs(page, 'overdue-philippines', '/loan-agreement?document=keyFacts')
  await expect(page.getByText('The box was empty, and you ticked it.')).toBeVisible()
})

test('before the payout there is what was agreed to, and nothing else', reads, async ({ page, app }) => {
  await app.openAs(page, 'in-review', '/papers')
  await expect(page.getByRole('region', { name: 'What you agreed to' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Receipts' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Show the statement' })).toHaveCount(0)
})

test('the papers of somebody else are not found', reads, async ({ page, app }) => {
  const other = await app.persona('settled')
  await app.openAs(page, 'active', `/papers?orderId=${other.orderId}`)
  await expect(page.getByText('We could not find that.').first()).toBeVisible()
})

test.describe('with JavaScript switched off', () => {
  test.use({ javaScriptEnabled: false })
  test('a statement is asked for and shown just the same', async ({ page, app }) => {
    await app.openAs(page, 'overdue', '/papers')
    await fillDay(page, /^To\b/, '')
    await page.getByRole('button', { name: 'Show the statement' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Statement' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Save as PDF' })).toBeVisible()
  })
})
