// The whole way of somebody whom nobody knows: from the front page through login, application, offer and payout to the letter.

import type { Page } from '@playwright/test'
import { addDays, date } from '../../src/core/calendar-date.ts'
import type { Language } from '../../src/core/language.ts'
import { wordsFor } from '../../src/web/messages/words-for.ts'
import { serverWordsFor } from '../../src/words/server-words.ts'
import { ApplicationPages, honestAnswers, logInAsStranger } from '../screens/application.ts'
import { awake } from '../screens/page.ts'
import { type App, expect, test } from '../support/app.ts'
import { isWalkedWhole } from '../support/turns.ts'

interface Way {
  readonly language: Language
  readonly script: boolean
  readonly phone: string
  readonly name: string
}

/** Walked in every run. A name stands in any script: each way brings its own. */
const ways: readonly Way[] = [{ language: 'fil', script: false, phone: '13922220004', name: '王小明' }]
/** Two languages crossed with the two ways of a page: the long form walks these, too. With script, first-loan.spec.ts lives a whole loan. */
const crossed: readonly Way[] = [
  { language: 'en', script: true, phone: '13922220001', name: "María-José O'Neill" },
  { language: 'en', script: false, phone: '13922220002', name: 'सीता देवी' },
  { language: 'fil', script: true, phone: '13922220003', name: 'Жанна Ли' },
]

async function fromFrontPageToOffer(page: Page, app: App, way: Way): Promise<void> {
  const words = wordsFor(way.language)
  const { product, decided } = words.application

  // A stranger reads what a loan costs, asks for an offer of their own, and hears what will be asked before the login.
  await page.goto(`${app.origin}/?lang=${way.language}`)
  await page.getByRole('link', { name: words.price.own }).click()
  await page.waitForURL(/\/product\?/)
  await expect(page.getByText(product.youGet, { exact: true })).toBeVisible()
  await page.getByRole('contentinfo').getByRole('link', { name: product.enter }).click()
  // The login leads back to the same loan and amount.
  await logInAsStranger(page, app, way.phone, way.language, /\/product\?/)
  await page.getByRole('contentinfo').getByRole('button', { name: product.apply }).click()

  // The application is filled in, looked over and sent.
  await page.waitForURL(/\/apply\?/)
  const application = new ApplicationPages(page, way.language)
  await application.fillIn(way.script, { ...honestAnswers, fullName: way.name })
  await expect(page.getByText(way.name)).toBeVisible()
  await application.send()

  // The answer comes at once, and leads to the offer.
  await expect(page.getByText(decided.approved)).toBeVisible()
  await page.getByRole('link', { name: decided.seeOffer }).click()
  await page.waitForURL(/\/confirm\?/)
}

/** Names the account that the money goes to, and comes back to the offer. Who agrees before they did so is led there, too. */
async function bindAccount(page: Page, way: Way): Promise<void> {
  const { offer, payoutAccount, kit } = wordsFor(way.language)
  const asked = serverWordsFor(way.language).payoutAccount
  await expect(page.getByRole('heading', { name: offer.confirm.card.title })).toBeVisible()
  if (way.script) {
    await page.getByRole('link', { name: offer.confirm.card.none }).click()
  } else {
    await page.getByRole('button', { name: offer.confirm.submit }).click()
    await page.getByRole('link', { name: offer.confirm.bindFirst }).click()
  }
  await page.waitForURL(/\/bind-card/)
  const bank = 'Bank of the Islands'
  if (way.script) {
    await awake(page)
    await page.getByRole('button', { name: asked.bankCode.placeholder }).click()
    await page.getByRole('dialog').getByRole('radio', { name: bank }).check()
    await page.getByRole('dialog').getByRole('button', { name: kit.confirm }).click()
  } else {
    await page.getByRole('radio', { name: bank }).first().check()
  }
  await page.locator('input[name=accountNumber]').fill('001234567890')
  await page.locator('input[name=accountName]').fill(way.name)
  await page.getByRole('button', { name: payoutAccount.next }).click()
  await page.waitForURL(/\/confirm\?/)
}

async function fromOfferToLetter(page: Page, app: App, way: Way): Promise<void> {
  const { kit, offer, order, loanAccount, payment, application } = wordsFor(way.language)
  await expect(page.getByText(offer.confirm.youPayBack, { exact: true }).first()).toBeVisible()
  await bindAccount(page, way)

  // The loan is taken, decided and paid out by the jobs of the next hours.
  await page.getByRole('button', { name: offer.confirm.submit }).click()
  await page.waitForURL(/\/loan-detail\?/)
  // Approved and agreed: nobody reads once more that the application is being read.
  const { agreedName } = serverWordsFor(way.language).loan
  await expect(page.getByText(agreedName, { exact: true }).first()).toBeVisible()
  await expect(page.getByText(kit.status.inReview, { exact: true })).toHaveCount(0)
  await app.demo('/demo/clock', { advanceMinutes: 120 })

  // All loans bring it up. It can be paid back before its time, and the line says from when.
  const orders = `${app.origin}/orders?lang=${way.language}`
  await openAgain(page, app, way, orders)
  await expect(page.getByText(kit.status.active, { exact: true })).toBeVisible()
  await page.getByRole('link', { name: /Candor Cash/ }).click()
  const settle = page.getByRole('link', { name: order.order.settle })
  const line = (await settle.textContent()) ?? ''
  const clock = await app.demo<{ date: string }>('/demo/clock')
  const opensOn = (days: number) => order.order.settleFrom({ date: addDays(date(clock.date), days) })
  const advanceDays = Array.from({ length: 366 }, (_, days) => days).find((days) => line.includes(opensOn(days)))
  expect(advanceDays, line).toBeDefined()
  await app.demo('/demo/clock', { advanceDays })

  // On that day it is paid back whole.
  await openAgain(page, app, way, orders)
  await page.getByRole('link', { name: /Candor Cash/ }).click()
  await settle.click()
  await expect(page.getByText(loanAccount.closing.settlement.total)).toBeVisible()
  await payByFirstChannel(page, way)
  await app.demo('/demo/pay', { payCode: await page.locator('#pay-code').getAttribute('data-text') })
  await page.goto(page.url())
  await expect(page.getByText(payment.code.paid)).toBeVisible()

  // Then nothing is owed, and there is a letter that says so.
  await page.goto(orders)
  await expect(page.getByText(kit.status.settled, { exact: true })).toBeVisible()
  await page.getByRole('link', { name: /Candor Cash/ }).click()
  await expect(page.getByRole('heading', { name: order.order.closureLetter })).toBeVisible()
  await expect(page.getByRole('link', { name: order.order.saveLetter })).toBeVisible()
  await page.goto(`${app.origin}/home?lang=${way.language}`)
  await expect(page.getByText(application.home.nothing)).toBeVisible()
}

/** Opens a page hours later. The session may be over by then: the way back in is a code. */
async function openAgain(page: Page, app: App, way: Way, address: string): Promise<void> {
  await page.goto(address)
  if (page.url() === address) return
  // The tab was closed in the meantime, and with it the seconds that it counted until another code.
  if (way.script) await page.evaluate(() => window.sessionStorage.clear())
  await page.goto(`${app.origin}/login?lang=${way.language}&next=%2Fhome`)
  await logInAsStranger(page, app, way.phone, way.language)
  await page.goto(address)
}

async function payByFirstChannel(page: Page, way: Way): Promise<void> {
  const { pay } = wordsFor(way.language).payment
  const opener = page.getByRole('button', { name: pay.method })
  // An address changes a moment before its screen is there.
  await opener
    .or(page.getByRole('button', { name: pay.submit, exact: true }))
    .first()
    .waitFor()
  if (way.script && (await opener.isVisible())) await opener.click()
  await page.getByRole('button', { name: pay.submit, exact: true }).click()
  await page.waitForURL(/\/repaymentOfCode\?.*ref=/)
}

for (const way of isWalkedWhole ? [...ways, ...crossed] : ways) {
  test.describe(`${way.language}, ${way.script ? 'with' : 'without'} script`, () => {
    test.use({ javaScriptEnabled: way.script })
    test('a stranger becomes a borrower and owes nothing in the end', async ({ page, app }) => {
      await fromFrontPageToOffer(page, app, way)
      await fromOfferToLetter(page, app, way)
    })
  })
}
