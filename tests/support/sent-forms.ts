// Every form of the product that a borrower sends: how one comes to it, what is typed, and where it leads when it is done.

import type { Locator, Page } from '@playwright/test'
import { codeFor } from '../screens/page.ts'
import type { App, Persona } from './app.ts'

export interface SentForm {
  readonly name: string
  /** A sample borrower, or nobody. */
  readonly who: string | null
  readonly address: string
  /** From the open page to the filled form. */
  prepare?(page: Page, app: App, who: Persona | null): Promise<void>
  /** What was typed or chosen: stays through everything. */
  typed?(page: Page): { readonly field: Locator; readonly value: string }
  /** The button that sends it. */
  send(page: Page): Locator
  /**
   * What ends it: the address that it leads to. Null for a form without an idempotency key: nobody can be asked what became of
   * it, the page is loaded anew.
   */
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
      await page.locator('dialog[open] [data-closes]').first().click()
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
      await page.locator('input[name=code]').fill(await codeFor(app, who?.phone ?? ''))
    },
    typed: (page) => ({ field: page.locator('input[name=card]').first(), value: /./.source }),
    send: submitOf('code-form'),
    leadsTo: null,
  },
  {
    name: 'a payment by wallet',
    who: 'payway-wallet',
    address: '/alipayrepayment',
    send: submitOf('by-wallet'),
    leadsTo: /\/demo\/wallet\//,
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
]
