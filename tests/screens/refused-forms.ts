// Every form of the product with one way in which it is refused: who fills it in, what is answered, and what is tapped.

import type { Page } from '@playwright/test'
import type { App, Persona } from '../support/app.ts'
import { accountCalls } from './account.ts'
import { daysFromNow, fillDayNamed } from './day-fields.ts'
import { paths } from './loan.ts'
import { codeFor, planAnswer, wrongCodeFor } from './page.ts'
import { ownForms } from './refused-own-forms.ts'
import { calls as paying } from './repayment.ts'
import { calls } from './service.ts'

export interface RefusedForm {
  readonly name: string
  /** The screen whose action refuses. */
  readonly file: string
  readonly who?: string
  readonly at: string | ((who: Persona) => string)
  /** A call that is refused. Left away, the product itself refuses. */
  readonly refused?: string
  readonly act: (page: Page, app: App, who: Persona | null) => Promise<void>
  /** What the reason says; our own planned words where left away. */
  readonly says?: RegExp
  /** Only with script: before it runs, the browser or the dialog has its own way. */
  readonly scriptOnly?: boolean
}

/** What every planned refusal says. */
export const plannedWords = 'The desk says no today.'

export async function planRefusal(app: App, who: Persona | null, path: string): Promise<void> {
  await planAnswer(app, who ?? ({ params: {} } as Persona), path, { code: '49998', message: plannedWords })
}

function tap(name: string | RegExp) {
  const exact = typeof name === 'string'
  return (page: Page) => page.getByRole('button', { name, exact }).last().click()
}

/** A code by a channel: the sheet is opened where there is one. */
async function pay(page: Page): Promise<void> {
  const payment = page.getByRole('button', { name: 'Payment', exact: true })
  const method = page.getByRole('button', { name: 'Payment Method' })
  await payment.or(method).first().waitFor()
  if (!(await payment.isVisible())) await method.click()
  await payment.click()
}

const phoneField = 'Phone number'

async function askDeletionCode(page: Page, who: Persona | null): Promise<void> {
  await page.getByRole('textbox', { name: phoneField }).fill(who?.phone ?? '')
  await page.getByRole('button', { name: 'Send code' }).click()
  await page.getByRole('dialog').getByRole('button').click()
}

const stopAddress = '/stop-reminders?t=AAAAAAAAAAAAAAAA'
const answered = ({ problemId }: Persona) => `/complainDetails?problemId=${problemId}`
const complaint = ({ orderId }: Persona) => `/complainPageNext?problemType=2&orderNo=${orderId}`

export const refusedForms: readonly RefusedForm[] = [
  {
    name: 'Loan Now without an account',
    file: 'offer/confirm',
    who: 'new-without-account',
    at: '/confirm',
    act: tap('Loan Now'),
    says: /account/,
  },
  {
    name: 'Loan Now',
    file: 'offer/confirm',
    who: 'new-with-account',
    at: '/confirm',
    refused: paths.push,
    act: tap('Loan Now'),
  },
  {
    name: 'the classic confirmation',
    file: 'offer/confirm-classic',
    who: 'new-with-account',
    at: '/confirm-classic',
    refused: paths.classicPush,
    act: async (page) => {
      await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
      await page.getByRole('contentinfo').getByRole('button').last().click()
    },
  },
  {
    name: 'Withdraw Now',
    file: 'order/order-details',
    who: 'approved-withdraw',
    at: '/loan-detail',
    refused: paths.withdraw,
    act: tap('Withdraw Now'),
  },
  {
    name: 'no star for the loan',
    file: 'order/order-details',
    who: 'score-asked',
    at: '/loan-detail',
    act: async (page) => page.getByRole('dialog').getByRole('button').last().click(),
    says: /Silakan pilih/,
  },
  { name: 'a code to repay', file: 'payment/repay', who: 'due', at: '/repay', refused: paying.createCode, act: pay },
  {
    name: 'a code to roll over',
    file: 'payment/rollover',
    who: 'overdue',
    at: '/repay-delay',
    refused: paying.createCode,
    act: pay,
  },
  {
    name: 'a code to settle',
    file: 'payment/closing',
    who: 'active',
    at: '/settle',
    refused: paying.createCode,
    act: pay,
  },
  {
    name: 'a moved due date',
    file: 'order/move-date',
    who: 'active',
    at: '/move-date',
    refused: paths.moveDate,
    act: tap('Move the date'),
  },
  {
    name: 'a request for help',
    file: 'order/hardship',
    who: 'overdue',
    at: '/cannot-pay',
    refused: paths.askHardship,
    async act(page) {
      await page.locator('input[name=reason]').first().check()
      await page.locator('input[name=amount]').fill('500')
      await fillDayNamed(page, 'payFrom', daysFromNow(20))
      await page.getByRole('button', { name: 'Ask for help' }).click()
    },
  },
  {
    name: 'a code to give it back',
    file: 'payment/closing',
    who: 'just-paid-out',
    at: '/cooling-off',
    refused: paying.createCode,
    act: pay,
  },
  {
    name: 'a code for an own amount',
    file: 'payment/pay-amount',
    who: 'overdue',
    at: '/pay-amount?amount=1000',
    refused: paying.createCode,
    act: pay,
  },
  {
    name: 'a refund',
    file: 'payment/credit',
    who: 'overpaid',
    at: '/credit',
    refused: accountCalls.refund,
    act: async (page) => page.getByRole('contentinfo').getByRole('button').last().click(),
  },
  {
    name: 'no card',
    file: 'payment/payway',
    who: 'payway-plain',
    at: '/payway',
    act: async (page) => {
      await page.getByRole('checkbox').first().uncheck()
      await tap('Payment')(page)
    },
    says: /please choose a payment bank card first/,
  },
  {
    name: 'a card that pays nothing',
    file: 'payment/payway',
    who: 'payway-plain',
    at: '/payway',
    refused: paying.commit,
    act: tap('Payment'),
  },
  {
    name: 'a wallet',
    file: 'payment/wallet',
    who: 'payway-wallet',
    at: '/alipayrepayment',
    refused: paying.wallet,
    act: async (page) => page.getByRole('contentinfo').getByRole('button').last().click(),
  },
  {
    name: 'a complaint without words',
    file: 'complaint/write',
    who: 'overdue',
    at: complaint,
    act: tap('Send'),
    says: /Please fill in/,
  },
  {
    name: 'a complaint',
    file: 'complaint/write',
    who: 'overdue',
    at: complaint,
    refused: calls.save,
    act: async (page) => {
      await page.getByRole('textbox').fill('Nobody answers.')
      await tap('Send')(page)
    },
  },
  {
    name: 'a slip',
    file: 'complaint/paid-not-shown',
    who: 'overdue',
    at: '/paid-not-shown',
    refused: '/hazel/v3/loan-details/submit-utr',
    act: async (page) => {
      await page.getByRole('textbox').fill('REF 0001 2345')
      await page.getByRole('contentinfo').getByRole('button').click()
    },
  },
  {
    name: 'a message about a case without words',
    file: 'complaint/details',
    who: 'complaint-open',
    at: answered,
    act: tap('Send'),
    says: /Please fill in/,
  },
  {
    name: 'a message about a case',
    file: 'complaint/details',
    who: 'complaint-open',
    at: answered,
    refused: '/hazel/user-problem/problem-reply',
    act: async (page) => {
      await page.getByRole('textbox').fill('It was the last one.')
      await tap('Send')(page)
    },
  },
  {
    name: 'no star for an answer',
    file: 'complaint/details',
    who: 'complaint-answered',
    at: answered,
    act: tap('Send'),
    says: /Silakan pilih/,
  },
  {
    name: 'stars',
    file: 'complaint/details',
    who: 'complaint-answered',
    at: answered,
    refused: calls.rate,
    act: async (page) => {
      await page.getByRole('radio', { name: '4 of 5 stars' }).check({ force: true })
      await tap('Send')(page)
    },
  },
  {
    name: 'an account without its fields',
    file: 'payout-account/account',
    who: 'new-without-account',
    at: '/bind-card',
    act: tap('Next'),
    says: /./,
  },
  {
    name: 'deletion for no phone',
    file: 'identity/delete-account',
    who: 'debt-free',
    at: '/de-user',
    refused: calls.deletionCode,
    act: async (page, _app, who) => {
      await page.getByRole('textbox', { name: phoneField }).fill(who?.phone ?? '')
      await tap('Send code')(page)
    },
  },
  {
    name: 'deletion with a wrong code',
    file: 'identity/delete-account',
    who: 'debt-free',
    at: '/de-user',
    act: async (page, app, who) => {
      await askDeletionCode(page, who)
      await page.getByRole('textbox', { name: 'Code from the message' }).fill(await wrongCodeFor(app, who?.phone ?? ''))
      await tap('Confirm deletion')(page)
    },
    says: /code/i,
  },
  {
    name: 'login without a phone',
    file: 'identity/login',
    at: '/login',
    act: tap(/^get code$/i),
    says: /phone/i,
  },
  {
    name: 'login with a wrong code',
    file: 'identity/login',
    at: '/login',
    act: async (page, app) => {
      const { phone } = await app.persona('active')
      await page.getByRole('textbox', { name: phoneField }).fill(phone)
      await tap(/^get code$/i)(page)
      await page.getByRole('button', { name: 'Call me with the code' }).waitFor()
      await page
        .getByRole('textbox', { name: 'Code from the message' })
        .fill((await codeFor(app, phone)) === '000000' ? '000001' : '000000')
      await page.getByRole('contentinfo').getByRole('button').click()
    },
    says: /code/i,
  },
  {
    name: 'registration without a mobile',
    file: 'promotion/register',
    at: '/register',
    act: async (page) => page.getByRole('main').getByRole('button', { name: /Apply/ }).click(),
    says: /./,
  },
  {
    name: 'an amount that is none',
    file: 'application/product',
    who: 'debt-free',
    at: '/product?productId=candor-cash',
    act: async (page) => {
      await page.getByRole('textbox').fill('')
      await page.keyboard.press('Escape')
      await tap('Apply for this loan')(page)
    },
    says: /amount/i,
  },
  {
    name: 'a step without its answer',
    file: 'application/apply',
    who: 'debt-free',
    at: '/product?productId=candor-cash',
    act: async (page) => {
      await page.getByRole('contentinfo').getByRole('button').last().click()
      await page.waitForURL(/\/apply\?/)
      await page.getByRole('link', { name: 'Change About you' }).click()
      await page.getByRole('textbox', { name: 'Full name' }).fill('')
      await page.getByRole('contentinfo').getByRole('button').last().click()
    },
    says: /./,
  },
  {
    name: 'news for no address',
    file: 'marketing/home',
    at: '/',
    act: tap('Subscribe'),
    says: /Please provide complete information!/,
  },
  {
    name: 'a message without a recipient',
    file: 'marketing/about',
    at: '/About',
    act: tap('Send'),
    says: /Please provide complete information!/,
  },
  {
    name: 'a link that stops nothing',
    file: 'profile/stop-reminders',
    at: stopAddress,
    act: tap('Stop reminders'),
    says: /We could not find that/,
  },
  {
    name: 'a link that stops no automatic repayment',
    file: 'payment/stop-autopay',
    at: '/stop-automatic-repayment?t=AAAAAAAAAAAAAAAA',
    act: tap('Stop automatic repayment'),
    says: /We could not find that/,
  },
  {
    name: 'a link for news that is too old',
    file: 'marketing/news-link',
    at: '/news-by-mail?confirm=AAAAAAAAAAAAAAAA',
    act: tap('Yes, send me news'),
    says: /This link is not valid any more/,
  },
  ...ownForms,
]

/** Screens whose action cannot be refused, or is no borrower's: each with the reason. */
export const neverRefused: Readonly<Record<string, string>> = {
  'identity/logout': 'the session ends here whatever the server says',
  'identity/passkeys': 'needs a phone with a lock: refused in a test of its own, which has one',
  'frame/not-found': 'there is no form on it',
  'demo/kit': 'shows the kit, to developers only',
  'demo/test-preview': 'the demo’s own desk',
  'application/picture': 'answers the picture field, in its own test',
  'complaint/picture': 'answers the picture field, in its own test',
}
