// The paying screens as a person finds them: by role and label.

import type { BrowserContext, Locator, Page } from '@playwright/test'
import { expect } from '../support/app.ts'
import { Screen } from './screen.ts'

/** Paths of the calls behind the paying screens, for planned answers and the log of calls. */
export const calls = {
  amountDue: '/hazel/v3/installment/loan-play-detail',
  rollover: '/hazel/opponents/pettypy',
  createCode: '/hazel/v3/loan-details/generate-vcode',
  payCode: '/hazel/v3/loan-details/pay-code',
  payWays: '/api/v1/youmi/youmi-api/service/loan/repayment-way',
  commit: '/api/v1/youmi/youmi-api/service/loan/repayment-commit',
  confirm: '/api/v1/youmi/youmi-api/service/loan/repayment-confirm',
  wallet: '/api/v1/youmi/youmi-api/service/loan/repayment-huichao',
  savedCards: '/hazel/service/card/list',
} as const

/** The reference of the payment that the page shows. */
export function refOf(page: Page): string {
  return new URL(page.url()).searchParams.get('ref') ?? ''
}

/** Both paying screens: what is due, and the sheet with the ways to pay. */
export class PayScreen extends Screen {
  readonly method = this.page.getByRole('button', { name: 'Payment Method' })
  readonly sheet = this.page.getByRole('dialog', { name: 'Please select your repayment method for payment' })
  readonly channels = this.sheet.getByRole('radio')
  readonly payment = this.page.getByRole('button', { name: 'Payment', exact: true })

  channel(name: string): Locator {
    return this.page.getByRole('radio', { name: new RegExp(`^${name}`) })
  }

  /** Opens the sheet where there is one: without script it stands on the page. */
  async openSheet(): Promise<void> {
    // An address changes a moment before its screen is there.
    await this.method.or(this.payment).first().waitFor()
    if ((await this.method.isVisible()) && !(await this.payment.isVisible())) await this.method.click()
  }

  /** Makes a code by a channel, and answers its reference. */
  async pay(channel?: string): Promise<string> {
    await this.openSheet()
    if (channel !== undefined) await this.channel(channel).check()
    await this.payment.click()
    await this.page.waitForURL(/\/repaymentOfCode\?.*ref=/)
    return refOf(this.page)
  }
}

/** The two code pages. */
export class CodeScreen extends Screen {
  readonly code = this.page.locator('#pay-code')
  readonly copy = this.page.getByRole('button', { name: 'Click to Copy' })
  readonly check = this.page.getByRole('link', { name: 'I have paid, check now' })
  readonly getNew = this.page.getByRole('link', { name: 'Get a new code' })
  readonly timer = this.page.getByRole('timer')

  state(name: 'waiting' | 'paid' | 'expired'): Locator {
    const sentence = {
      waiting: 'Waiting for your payment.',
      paid: 'Your payment has arrived.',
      expired: 'This code has expired.',
    }[name]
    // A page that is woken by the news says it in a toast, too.
    return this.page.getByText(sentence).and(this.page.locator(':not(.toast)'))
  }

  /** The code without its blanks. */
  async digits(): Promise<string> {
    return (await this.code.getAttribute('data-text')) ?? ''
  }

  /** What the countdown shows. */
  async secondsLeft(): Promise<number> {
    const [minutes = 0, seconds = 0] = ((await this.timer.textContent()) ?? '').match(/\d+/g)?.map(Number) ?? []
    return minutes * 60 + seconds
  }

  /** The code is paid by `pay` while the page has no connection: it keeps what it shows, with its time, and goes on afterwards. */
  async staysOffline(context: BrowserContext, pay: (payCode: string) => Promise<unknown>): Promise<void> {
    const digits = await this.digits()
    const stale = this.page.getByText(/What you see is from \d\d:\d\d/)
    await context.setOffline(true)
    await expect(stale).toBeVisible()
    await expect(this.code).toBeVisible()
    await pay(digits)
    await context.setOffline(false)
    await expect(this.state('paid')).toBeVisible()
    await expect(stale).toBeHidden()
  }
}

/** The bank selection and its code step. */
export class PayWayScreen extends Screen {
  // One card alone is a box; of several, each is a radio.
  readonly card = this.page
    .getByRole('checkbox', { name: /••••/ })
    .or(this.page.getByRole('radio', { name: /••••/ }))
    .first()
  readonly payment = this.page.getByRole('button', { name: 'Payment', exact: true })
  readonly code = this.page.getByRole('textbox', { name: 'Code from the message' })
  readonly confirm = this.page.getByRole('button', { name: 'Confirm', exact: true })
  readonly resend = this.page.getByRole('button', { name: /^(get code|\d+ s)$/ })
}
