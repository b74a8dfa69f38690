// The pages of the desk that are shown in the gallery and in docs/desk.md: where each begins, as whom, and what happened before.

import type { Page } from '@playwright/test'
import { addDays, type CalendarDate } from '../../src/core/calendar-date.ts'
import type { Role } from '../../src/core/officer/rights.ts'
import { signatureHeader, signNotice } from '../../src/server/adapters/providers/http/signature.ts'
import { demoSecrets } from '../../src/settings/demo.ts'
import { officerOf, openDesk } from '../screens/desk.ts'
import type { App, Persona } from './app.ts'

export interface DeskPage {
  readonly name: string
  readonly at: string
  /** A manager unless said. */
  readonly role?: Role
  /** The links to follow from there, each the first that fits. */
  readonly follow?: readonly string[]
  /** Shown in docs/desk.md as `images/<name>.png`, so high. Pixels. */
  readonly pictureHeight?: number
}

const toCase = 'main a[href^="/cases/"]'
const lateLoans = '/portfolio/loans?standing=late1'
const toLoan = 'main a[href^="/loans/"]'

export const deskPages: readonly DeskPage[] = [
  { name: 'desk-work', at: '/', pictureHeight: 800 },
  { name: 'desk-team', at: '/team' },
  { name: 'desk-collections', at: '/collections', role: 'collections', pictureHeight: 800 },
  { name: 'desk-borrowers', at: '/find?q=Maria', pictureHeight: 420 },
  { name: 'desk-borrower', at: lateLoans, follow: [toLoan, 'main a[href^="/borrowers/"]'], pictureHeight: 900 },
  { name: 'desk-cases', at: '/cases' },
  { name: 'desk-case', at: '/cases', follow: [toCase], pictureHeight: 900 },
  { name: 'desk-applications', at: '/applications' },
  { name: 'desk-application', at: '/applications', follow: ['main a[href^="/applications/A"]'], pictureHeight: 900 },
  // Of one borrower by name: which loan is the first late one is another at each start, and some have no payment to show.
  { name: 'desk-loan', at: '/find?q=Rosa', follow: ['main a[href^="/borrowers/"]', toLoan], pictureHeight: 1150 },
  { name: 'desk-paper', at: lateLoans, follow: [toLoan, 'main a[href*="paper=loanAgreement"]'] },
  { name: 'desk-help', at: '/?kind=hardship', follow: [toLoan], pictureHeight: 900 },
  { name: 'desk-payments', at: '/payments', role: 'payments' },
  {
    name: 'desk-suspense',
    at: '/payments',
    role: 'payments',
    follow: ['th a[href^="/suspense/"]'],
    pictureHeight: 900,
  },
  { name: 'desk-visitor-message', at: '/?kind=contactMessage', follow: ['main a[href^="/messages/"]'] },
  { name: 'desk-proposals', at: '/proposals' },
  { name: 'desk-proposal', at: '/proposals', follow: ['main a[href^="/proposals/"]'], pictureHeight: 950 },
  { name: 'desk-bulk-list', at: '/bulk' },
  { name: 'desk-bulk', at: '/bulk', follow: ['main th a[href^="/bulk/"]'] },
  { name: 'desk-bulk-new', at: '/bulk/new?bucket=late1&market=standard&kind=waiver', role: 'collections' },
  {
    name: 'desk-evidence',
    at: lateLoans,
    follow: [toLoan, 'main a[href^="/borrowers/"]', 'main a[href$="/evidence"]'],
  },
  { name: 'desk-portfolio', at: '/portfolio', pictureHeight: 1150 },
  { name: 'desk-portfolio-loans', at: '/portfolio/loans?par=1' },
  { name: 'desk-books', at: '/books', pictureHeight: 950 },
  { name: 'desk-exports', at: '/exports', pictureHeight: 900 },
  { name: 'desk-officers', at: '/officers', role: 'admin', pictureHeight: 800 },
  { name: 'desk-audit', at: '/audit' },
  { name: 'desk-webhooks', at: '/webhooks', role: 'admin' },
  { name: 'desk-me', at: '/me' },
]

/** Opens a page as an officer of the demo. Throws where a link of the way is not there. */
export async function openDeskPage(app: App, page: Page, { at, role = 'manager', follow = [] }: DeskPage) {
  await openDesk(app, page, role, at)
  for (const link of follow) {
    const before = page.url()
    await page.locator(link).first().click()
    await page.waitForURL((url) => url.href !== before)
  }
}

/** What the samples have not done: money that came without a name, a request for help, a waiver to sign, a message of a visitor. */
export async function beforeTheDesk(app: App): Promise<void> {
  const late = await app.persona('overdue')
  const { launch, token } = await officerOf(app, 'collections')
  const ask = async (path: string, body?: unknown) => {
    const response = await fetch(new URL(path, launch), {
      method: body === undefined ? 'GET' : 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: body === undefined ? null : JSON.stringify(body),
    })
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
    return (await response.json()) as { data: { standing: { dueMinor: number } } }
  }
  const { dueMinor } = (await ask(`/desk/loans/${late.orderId}`)).data.standing
  const reason = 'The late charge was ours: the shop was closed on the due date.'
  await ask('/desk/proposals', { kind: 'waiver', orderId: late.orderId, part: 'penalty', amountMinor: 100, reason })
  const { date } = await app.demo<{ date: string }>('/demo/clock')
  const payFrom = addDays(date as CalendarDate, 20)
  const fields = {
    orderId: late.orderId ?? '',
    reason: 'illness',
    words: 'In hospital until Friday.',
    canPay: '50000',
    payFrom,
  }
  const asked = await app.call(late, 'POST', '/hazel/v3/loan-details/hardship-request', fields)
  if (asked.code !== '0') throw new Error(`the request for help was answered ${asked.code}: ${asked.message}`)
  await payWithoutName(app, dueMinor, nearlyThe(late.orderId ?? ''))
  await writeAsVisitor(app, late)
}

async function writeAsVisitor(app: App, who: Persona): Promise<void> {
  const suggestion = 'I lost my phone and cannot open the app. How do I pay by Friday? Please call me, after six.'
  const fields = { name: 'Ana Lim', telephone: '0917 123 4567', suggestion }
  const { code, message } = await app.call(who, 'POST', '/hazel/site/contact', fields)
  if (code !== '0') throw new Error(`the contact form was answered ${code}: ${message}`)
}

/** A number with another letter at its end. */
const nearlyThe = (number: string): string => number.slice(0, -1) + (number.endsWith('X') ? 'Y' : 'X')

/** Money that the provider tells with a text that is no code of ours. */
async function payWithoutName(app: App, amountMinor: number, reference: string): Promise<void> {
  const { date, time } = await app.demo<{ date: string; time: string }>('/demo/clock')
  // The sample lender is in Manila.
  const at = new Date(`${date}T${time}+08:00`)
  const notice = { reference, amountMinor, currency: 'PHP', eventId: 'E-stray', type: 'paid', transactionId: 'T-stray' }
  const body = JSON.stringify({ ...notice, paidAt: at.toISOString() })
  const signature = signNotice(demoSecrets.PAYMENT_WEBHOOK_SECRETS, new TextEncoder().encode(body), at)
  const headers = { 'content-type': 'application/json', [signatureHeader]: signature }
  const response = await fetch(new URL('/webhooks/payments/bank-transfer', app.origin), {
    method: 'POST',
    headers,
    body,
  })
  if (!response.ok) throw new Error(`the notice was answered ${response.status}`)
}
