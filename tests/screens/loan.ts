// The loan's screens as a person finds them: by role and by label.

import type { Locator, Page } from '@playwright/test'
import type { App, Persona } from '../support/app.ts'

/** Changes the next answers of one call to this borrower (reading of the specification, section 9). */
export async function planAnswer(app: App, who: Persona, path: string, plan: Record<string, unknown>): Promise<void> {
  await app.demo('/demo/answer', { userId: who.params.userId, path, ...plan })
}

export interface LoggedCall {
  readonly method: string
  readonly path: string
  readonly query: Readonly<Record<string, string>>
  readonly headers: Readonly<Record<string, string>>
  readonly body: Readonly<Record<string, string>> | null
  readonly code: string
}

/** The calls that the web server made for this borrower to one path, oldest first. */
export async function callsTo(app: App, who: Persona, path: string): Promise<LoggedCall[]> {
  const calls = await app.demo<LoggedCall[]>(`/demo/calls?userId=${who.params.userId}`)
  return calls.filter((call) => call.path === path)
}

/** What the pretended host was asked to do, by name. */
export async function hostCalls(page: Page): Promise<string[]> {
  return await page.evaluate(() =>
    (window as unknown as { __host: { calls: { name: string }[] } }).__host.calls.map((call) => call.name),
  )
}

/** The app's back gesture. */
export async function nativeBack(page: Page): Promise<void> {
  await page.evaluate(() => (window as unknown as { __host: { back(): void } }).__host.back())
}

/** Waits until the page has woken up: the pretended host is connected by then. */
export async function hostIsConnected(page: Page): Promise<void> {
  await page.waitForFunction(() => '__host' in window)
  // The screen begins to listen in the render that follows.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
}

export const paths = {
  offer: '/hazel/v3/loan-confirm/loan-detail-confirm',
  push: '/hazel/v3/loan-confirm/loan-detail-push-yd',
  agreements: '/hazel/v3/contract/contract',
  agreementJump: '/hazel/v3/contract/contract-jump',
  details: '/hazel/v3/loan-details/loan-details',
  withdraw: '/hazel/v3/loan-details/withdraw',
  score: '/hazel/v3/loan-details/google-score',
  event: '/hazel/service/event/save',
  loginFailure: '/hazel/service/new/union-error-info',
  classicOffer: '/gopia/goya/confirm-data',
  classicPush: '/gopia/goya/push',
  productJump: '/gopia/goya/product-jump',
} as const

export interface ConfirmScreen {
  readonly submit: Locator
  readonly agree: Locator
  readonly plan: Locator
  readonly card: Locator
  readonly retention: Locator
  readonly agreementPrompt: Locator
  paper(title: string): Locator
  /** A row of the lists of terms and values. */
  row(term: string): Locator
}

export function confirmScreen(page: Page): ConfirmScreen {
  return {
    submit: page.getByRole('button', { name: 'Loan Now' }),
    agree: page.getByRole('checkbox', { name: 'I have read and agree to the papers of this loan.' }),
    plan: page.getByRole('region', { name: 'Repayment Plan' }),
    card: page.getByRole('region', { name: 'Your bank card' }).getByRole('link'),
    retention: page.getByRole('dialog', { name: 'Point out' }),
    agreementPrompt: page.getByRole('dialog', { name: 'Agreement' }),
    paper: (title) => page.getByRole('link', { name: title, exact: true }),
    row: (term) => rowOf(page, term),
  }
}

function rowOf(page: Page, term: string): Locator {
  return page
    .locator('dl > div')
    .filter({ has: page.getByRole('term').getByText(term, { exact: true }) })
    .getByRole('definition')
}

export interface OrderScreen {
  readonly market: Locator
  readonly foot: Locator
  readonly scoreDialog: Locator
  row(term: string): Locator
  picture(name: RegExp): Locator
  star(stars: number): Locator
}

export function orderScreen(page: Page): OrderScreen {
  const scoreDialog = page.getByRole('dialog', { name: 'How do you like this app?' })
  return {
    market: page.getByRole('region', { name: 'Other loans' }),
    foot: page.getByRole('contentinfo'),
    scoreDialog,
    row: (term) => rowOf(page, term),
    picture: (name) => page.getByRole('img', { name }),
    star: (stars) => scoreDialog.getByRole('radio', { name: `${stars} of 5 stars` }),
  }
}

/** True where something on the page is wider than the page: it would have to be scrolled sideways. */
export async function overflowsSideways(page: Page): Promise<boolean> {
  return await page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)
}
