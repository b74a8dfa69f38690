// The forms about a loan and its money that a borrower sends: how one comes to each, and where it leads.

import type { Page } from '@playwright/test'
import { daysFromNow, fillDayNamed } from '../screens/day-fields.ts'
import { codeFor } from '../screens/page.ts'
import { AccountForm } from '../screens/service.ts'
import { offerPlan } from './offer-plan.ts'
import { type FormToSend, fills, submitOf } from './sent-form.ts'

/** The button of the payment sheet, which is opened first. */
async function openSheet(page: Page): Promise<void> {
  await page.locator('footer button[data-opens="channels"]').click()
  await page.locator('dialog#channels input[type=radio]:not(:disabled)').first().check()
}
const inSheet = (page: Page) => page.locator('dialog#channels button[type=submit]')
const payCode = /\/repaymentOfCode\?/

/** Another account, up to the step that wants its code. */
async function toAccountCode(page: Page): Promise<void> {
  await page.locator('input[name=accountName]').fill('Maria Luisa Santos')
  await page.locator('footer button[type=submit]').last().click()
  await page.locator('#account-code-digits').waitFor()
}

/** The form of who cannot pay, filled in. */
async function askForHelp(page: Page): Promise<void> {
  await page.locator('input[name=reason]').first().check()
  await page.locator('input[name=amount]').fill('500')
  await fillDayNamed(page, 'payFrom', daysFromNow(20))
}

/** A plan of the desk for the loan of the page. */
async function toOfferedPlan(page: Page): Promise<void> {
  const { origin, searchParams } = new URL(page.url())
  await offerPlan(origin, searchParams.get('orderId') ?? '')
  await page.reload()
}

export const loanForms: readonly FormToSend[] = [
  {
    name: 'the loan confirmation',
    sends: 'offer/confirm-parts',
    who: 'new-with-account',
    address: '/confirm',
    async prepare(page) {
      await page.locator('input[name=agree]').check()
    },
    send: submitOf('accept'),
    leadsTo: /from=confirm/,
  },
  {
    name: 'the alternate confirmation',
    sends: 'offer/confirm-parts',
    who: 'new-with-account',
    address: '/confirm-classic',
    async prepare(page) {
      await page.getByRole('dialog').getByRole('button').last().click()
      await page.locator('input[name=agree]').check()
    },
    send: submitOf('accept'),
    leadsTo: /from=confirm/,
  },
  {
    name: 'repayment by code',
    sends: 'payment/pay-parts',
    who: 'due',
    address: '/repay',
    prepare: openSheet,
    send: inSheet,
    leadsTo: payCode,
  },
  {
    name: 'rollover by code',
    sends: 'payment/pay-parts',
    who: 'due',
    address: '/repay-delay',
    prepare: openSheet,
    send: inSheet,
    leadsTo: payCode,
  },
  {
    name: 'settlement by code',
    sends: 'payment/pay-parts',
    who: 'active',
    address: '/settle',
    prepare: openSheet,
    send: inSheet,
    leadsTo: payCode,
  },
  {
    name: 'a moved due date',
    sends: 'order/move-date',
    who: 'active',
    address: '/move-date',
    send: submitOf('move'),
    leadsTo: /\/move-date\?.*done=1/,
  },
  {
    name: 'a request for help',
    sends: 'order/hardship#ask',
    who: 'overdue',
    address: '/cannot-pay',
    prepare: askForHelp,
    send: submitOf('ask'),
    leadsTo: /\/cannot-pay\?/,
  },
  {
    name: 'a request for help that is taken back',
    sends: 'order/hardship#withdraw',
    who: 'overdue',
    address: '/cannot-pay',
    async prepare(page) {
      await askForHelp(page)
      await submitOf('ask')(page).click()
      await submitOf('withdraw')(page).waitFor()
    },
    send: submitOf('withdraw'),
    leadsTo: /\/cannot-pay\?/,
  },
  {
    name: 'a plan that is accepted',
    sends: 'order/hardship#accept',
    who: 'overdue',
    address: '/cannot-pay',
    prepare: toOfferedPlan,
    send: submitOf('accept-plan'),
    leadsTo: /\/cannot-pay\?/,
  },
  {
    name: 'a plan that is declined',
    sends: 'order/hardship#decline',
    who: 'overdue',
    address: '/cannot-pay',
    prepare: toOfferedPlan,
    send: submitOf('decline-plan'),
    leadsTo: /\/cannot-pay\?/,
  },
  {
    name: 'the exit in the cooling-off days by code',
    sends: 'payment/pay-parts',
    who: 'just-paid-out',
    address: '/cooling-off',
    prepare: openSheet,
    send: inSheet,
    leadsTo: payCode,
  },
  {
    name: 'an own amount by code',
    sends: 'payment/pay-parts',
    who: 'overdue',
    address: '/pay-amount?amount=1000',
    prepare: openSheet,
    send: inSheet,
    leadsTo: payCode,
  },
  {
    name: 'a payment by card',
    sends: 'payment/payway#pay',
    who: 'payway-plain',
    address: '/payway',
    send: submitOf('by-card'),
    leadsTo: /\/borrowDetail\?/,
  },
  {
    name: 'the code of a card payment',
    sends: 'payment/payway#confirm',
    who: 'payway-code',
    address: '/payway',
    async prepare(page, app, who) {
      await submitOf('by-card')(page).click()
      await page.locator('input[name=code]').waitFor()
      await page.locator('input[name=code]').fill(await codeFor(app, who?.phone ?? ''))
    },
    typed: (page) => ({ field: page.locator('input[name=code]'), value: '[0-9]' }),
    send: submitOf('code-form'),
    leadsTo: /\/borrowDetail\?/,
  },
  {
    name: 'giving up a payment for which the bank asks',
    sends: 'payment/payway#giveUp',
    who: 'payway-bank',
    address: '/payway',
    async prepare(page) {
      await submitOf('by-card')(page).click()
      await submitOf('give-up')(page).waitFor()
    },
    send: submitOf('give-up'),
  },
  {
    name: 'a payment by wallet',
    sends: 'payment/wallet',
    who: 'payway-wallet',
    address: '/alipayrepayment',
    send: submitOf('by-wallet'),
    leadsTo: /\/demo\/wallet\//,
  },
  {
    name: 'the withdrawal of the loan',
    sends: 'order/order-details#withdraw',
    who: 'approved-withdraw',
    address: '/loan-detail',
    send: (page) => page.locator('dialog:modal button[type=submit]').last(),
    leadsTo: /\/loan-detail/,
  },
  {
    name: 'the account for the money',
    sends: 'payout-account/account-screen',
    who: 'new-without-account',
    address: '/bind-card',
    async prepare(page) {
      const form = new AccountForm(page)
      await form.pick(form.bank, 'Bank of the Islands')
      await form.accountNumber.fill('001234567890')
      await form.accountName.fill('Jose Reyes')
    },
    typed: (page) => ({ field: new AccountForm(page).accountName, value: 'Jose Reyes' }),
    send: (page) => page.locator('footer button[type=submit]').last(),
    leadsTo: /\/bind-card/,
  },
  {
    name: 'the start of an application',
    sends: 'application/product#apply',
    who: 'stranger',
    address: '/product?productId=candor-cash',
    send: (page) => page.locator('footer button[type=submit]').last(),
    leadsTo: /\/apply\?/,
  },
  {
    name: 'a finished application',
    sends: 'application/apply#submit',
    who: 'application-ready',
    address: '/apply',
    send: (page) => page.locator('footer button[type=submit]').last(),
    leadsTo: /\/apply\?|\/order|\/loan-detail/,
  },
  {
    name: 'the stars for an answer',
    sends: 'complaint/reply-box',
    who: 'complaint-answered',
    address: '/complainDetails?problemId={problemId}',
    async prepare(page) {
      await page.locator('dialog:modal input[type=radio]').nth(3).check({ force: true })
    },
    send: (page) => page.locator('dialog:modal button[type=submit]').last(),
  },
  {
    name: 'a message about a case',
    sends: 'complaint/reply-box',
    who: 'complaint-open',
    address: '/complainDetails?problemId={problemId}',
    ...fills('textarea[name=text]', 'It was the last one.'),
    send: (page) => page.locator('form#reply button[type=submit]'),
    leadsTo: /said=/,
  },
  {
    name: 'a complaint',
    sends: 'complaint/write',
    who: 'active',
    address: '/complainPageNext?problemType=2',
    ...fills('textarea[name=text]', 'Nobody answers the telephone.'),
    send: (page) => page.locator('footer button[type=submit]').last(),
    leadsTo: /sent=/,
  },
  {
    name: 'a payment that is not shown',
    sends: 'complaint/paid-not-shown',
    who: 'overdue',
    address: '/paid-not-shown',
    ...fills('input[name=reference]', 'TX-4417'),
    send: (page) => page.locator('footer button[type=submit]').last(),
    leadsTo: /sent=/,
  },
  {
    name: 'a credit asked back',
    sends: 'payment/credit',
    who: 'overpaid',
    address: '/credit',
    send: (page) => page.locator('footer button[type=submit]').last(),
    leadsTo: /\/credit/,
  },
  {
    name: 'a credit used for another loan',
    sends: 'payment/credit',
    who: 'credit-and-late',
    address: '/credit',
    send: (page) => page.getByRole('button', { name: 'Use my credit' }),
    leadsTo: /\/credit/,
  },
  {
    name: 'another code of a card payment',
    sends: 'payment/payway#resend',
    who: 'payway-code',
    address: '/payway',
    async prepare(page, app) {
      await page.clock.install()
      await submitOf('by-card')(page).click()
      await page.locator('input[name=code]').waitFor()
      await app.demo('/demo/clock', { advanceMinutes: 2 })
      await page.clock.fastForward(61_000)
    },
    send: (page) => page.locator('button[value=resend]'),
  },
  {
    name: 'the code for another account',
    sends: 'payout-account/account#confirm',
    who: 'new-with-account',
    address: '/bind-card',
    async prepare(page, app, who) {
      await toAccountCode(page)
      await page.locator('input[name=code]').fill(await codeFor(app, who?.phone ?? ''))
    },
    typed: (page) => ({ field: page.locator('input[name=code]'), value: '^[0-9]{6}$' }),
    send: submitOf('account-code'),
    leadsTo: /saved=1/,
  },
  {
    name: 'another code for another account',
    sends: 'payout-account/account#resend',
    who: 'new-with-account',
    address: '/bind-card',
    async prepare(page, app) {
      await page.clock.install()
      await toAccountCode(page)
      await app.demo('/demo/clock', { advanceMinutes: 2 })
      await page.clock.fastForward(61_000)
    },
    send: (page) => page.locator('button[value=resend]'),
  },
  {
    name: 'an answer of an application',
    sends: 'application/apply-step#step',
    who: 'application-half',
    address: '/apply',
    async prepare(page) {
      await page.locator('main input[type=radio]').first().check()
    },
    send: submitOf('apply'),
  },
  {
    name: 'the consents of an application',
    sends: 'application/apply#consent',
    who: 'application-ready',
    address: '/apply?step=consent',
    send: submitOf('apply'),
  },
  {
    name: 'the stars for the app',
    sends: 'order/order-details#score',
    who: 'score-asked',
    address: '/loan-detail',
    async prepare(page) {
      await page.locator('dialog:modal input[type=radio]').nth(3).check({ force: true })
    },
    send: (page) => page.locator('dialog:modal button[type=submit]').last(),
  },
  {
    name: 'the wish to borrow again',
    sends: 'order/order-links#borrowAgain',
    who: 'settled',
    address: '/loan-detail',
    send: (page) => page.locator('footer button[type=submit]'),
  },
  {
    name: 'another product',
    sends: 'order/order-other#product',
    who: 'declined',
    address: '/loan-detail',
    send: (page) => page.locator('section[aria-labelledby=market] button[type=submit]').first(),
  },
]
