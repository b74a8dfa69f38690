// Every form of the product that a borrower sends: how one comes to it, what is typed, and where it leads when it is done.

import type { Locator, Page } from '@playwright/test'
import { codeFor } from '../screens/page.ts'
import { AccountForm } from '../screens/service.ts'
import type { App, Persona } from './app.ts'

export interface SentForm {
  readonly name: string
  /** A sample borrower, or nobody. */
  readonly who: string | null
  /** `{problemId}` stands for the complaint of the borrower. */
  readonly address: string
  /** From the open page to the filled form. */
  prepare?(page: Page, app: App, who: Persona | null): Promise<void>
  /** What was typed or chosen: stays through everything. */
  typed?(page: Page): { readonly field: Locator; readonly value: string }
  /** The button that sends it. */
  send(page: Page): Locator
  /** What ends it: the address that it leads to. Null where the page itself says so, loaded anew: such a form has no key. */
  readonly leadsTo: RegExp | null
}

/** The submit button of a form, by the form's id. */
const submitOf = (id: string) => (page: Page) => page.locator(`footer button[form="${id}"]`).last()

/** The button of the payment sheet, which is opened first. */
async function openSheet(page: Page): Promise<void> {
  await page.locator('footer button[data-opens="channels"]').click()
  await page.locator('dialog#channels input[type=radio]:not(:disabled)').first().check()
}
const inSheet = (page: Page) => page.locator('dialog#channels button[type=submit]')
const payCode = /\/repaymentOfCode\?/

export const sentForms: readonly SentForm[] = [
  {
    name: 'the loan confirmation',
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
    who: 'due',
    address: '/repay',
    prepare: openSheet,
    send: inSheet,
    leadsTo: payCode,
  },
  {
    name: 'rollover by code',
    who: 'due',
    address: '/repay-delay',
    prepare: openSheet,
    send: inSheet,
    leadsTo: payCode,
  },
  {
    name: 'settlement by code',
    who: 'active',
    address: '/settle',
    prepare: openSheet,
    send: inSheet,
    leadsTo: payCode,
  },
  {
    name: 'a moved due date',
    who: 'active',
    address: '/move-date',
    send: submitOf('move'),
    leadsTo: /\/move-date\?.*done=1/,
  },
  {
    name: 'the exit in the cooling-off days by code',
    who: 'just-paid-out',
    address: '/cooling-off',
    prepare: openSheet,
    send: inSheet,
    leadsTo: payCode,
  },
  {
    name: 'an own amount by code',
    who: 'overdue',
    address: '/pay-amount?amount=1000',
    prepare: openSheet,
    send: inSheet,
    leadsTo: payCode,
  },
  {
    name: 'a payment by card',
    who: 'payway-plain',
    address: '/payway',
    async prepare(page) {
      await page.getByRole('radio').first().check()
    },
    send: submitOf('by-card'),
    leadsTo: /\/borrowDetail\?/,
  },
  {
    name: 'the code of a card payment',
    who: 'payway-code',
    address: '/payway',
    async prepare(page, app, who) {
      await page.getByRole('radio').first().check()
      await submitOf('by-card')(page).click()
      await page.locator('input[name=code]').waitFor()
      await page.locator('input[name=code]').fill(await codeFor(app, who?.phone ?? ''))
    },
    typed: (page) => ({ field: page.locator('input[name=code]'), value: '[0-9]' }),
    send: submitOf('code-form'),
    leadsTo: /\/borrowDetail\?/,
  },
  {
    name: 'a payment by wallet',
    who: 'payway-wallet',
    address: '/alipayrepayment',
    send: submitOf('by-wallet'),
    leadsTo: /\/demo\/wallet\//,
  },
  {
    name: 'the withdrawal of the loan',
    who: 'approved-withdraw',
    address: '/loan-detail',
    send: (page) => page.locator('dialog:modal button[type=submit]').last(),
    leadsTo: /\/loan-detail/,
  },
  {
    name: 'the account for the money',
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
    who: 'stranger',
    address: '/product?productId=candor-cash',
    send: (page) => page.locator('footer button[type=submit]').last(),
    leadsTo: /\/apply\?/,
  },
  {
    name: 'a finished application',
    who: 'application-ready',
    address: '/apply',
    send: (page) => page.locator('footer button[type=submit]').last(),
    leadsTo: /\/apply\?|\/order|\/loan-detail/,
  },
  {
    name: 'the stars for an answer',
    who: 'complaint-answered',
    address: '/complainDetails?problemId={problemId}',
    async prepare(page) {
      await page.locator('dialog:modal input[type=radio]').nth(3).check({ force: true })
    },
    send: (page) => page.locator('dialog:modal button[type=submit]').last(),
    leadsTo: null,
  },
  {
    name: 'a message about a case',
    who: 'complaint-open',
    address: '/complainDetails?problemId={problemId}',
    async prepare(page) {
      await page.locator('textarea[name=text]').fill('It was the last one.')
    },
    typed: (page) => ({ field: page.locator('textarea[name=text]'), value: 'It was the last one.' }),
    send: (page) => page.locator('form#reply button[type=submit]'),
    leadsTo: /said=/,
  },
  {
    name: 'a complaint',
    who: 'active',
    address: '/complainPageNext?problemType=2',
    async prepare(page) {
      await page.locator('textarea[name=text]').fill('Nobody answers the telephone.')
    },
    typed: (page) => ({ field: page.locator('textarea[name=text]'), value: 'Nobody answers the telephone.' }),
    send: (page) => page.locator('footer button[type=submit]').last(),
    leadsTo: /sent=/,
  },
  {
    name: 'a payment that is not shown',
    who: 'overdue',
    address: '/paid-not-shown',
    async prepare(page) {
      await page.locator('input[name=reference]').fill('TX-4417')
    },
    typed: (page) => ({ field: page.locator('input[name=reference]'), value: 'TX-4417' }),
    send: (page) => page.locator('footer button[type=submit]').last(),
    leadsTo: /sent=/,
  },
  {
    name: 'a credit asked back',
    who: 'overpaid',
    address: '/credit',
    send: (page) => page.locator('footer button[type=submit]').last(),
    leadsTo: /\/credit/,
  },
  {
    name: 'the request for a deletion code',
    who: 'debt-free',
    address: '/de-user',
    async prepare(page, _app, who) {
      await page.locator('input[name=phone]').fill(who?.phone ?? '')
    },
    send: (page) => page.locator('footer button[value=send]'),
    leadsTo: null,
  },
  {
    name: 'a deletion',
    who: 'debt-free',
    address: '/de-user',
    async prepare(page, app, who) {
      await page.locator('input[name=phone]').fill(who?.phone ?? '')
      await page.locator('footer button[value=send]').click()
      await page.locator('dialog[open] button').first().click()
      await page.locator('input[name=code]').fill(await codeFor(app, who?.phone ?? ''))
    },
    send: (page) => page.locator('footer button[value=delete]'),
    leadsTo: /deleted=1/,
  },
  {
    name: 'a deletion without a session',
    who: null,
    address: '/de-user',
    async prepare(page, app) {
      const { phone } = await app.persona('debt-free')
      await page.locator('input[name=phone]').fill(phone)
      await page.locator('footer button[value=send]').click()
      await page.locator('dialog[open] button').first().click()
      await page.locator('input[name=code]').fill(await codeFor(app, phone))
    },
    send: (page) => page.locator('footer button[value=delete]'),
    leadsTo: /deleted=1/,
  },
  {
    name: 'the language and the ground',
    who: 'active',
    address: '/me/settings',
    send: submitOf('settings'),
    leadsTo: null,
  },
  {
    name: 'the end of the reminders',
    who: 'active',
    address: '/me/privacy',
    send: (page) => page.locator('main button[type=submit]').last(),
    leadsTo: null,
  },
  {
    name: 'the request for a login code',
    who: null,
    address: '/login',
    async prepare(page) {
      await page.locator('input[name=phone]').fill('13900000001')
    },
    typed: (page) => ({ field: page.locator('input[name=phone]'), value: '139 0000 0001' }),
    send: (page) => page.locator('button[value=send]'),
    leadsTo: null,
  },
  {
    name: 'messages marked as read',
    who: 'active',
    address: '/inbox',
    send: (page) => page.locator('main form button[type=submit]').first(),
    leadsTo: null,
  },
]
