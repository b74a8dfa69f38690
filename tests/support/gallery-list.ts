// Every screen in every state worth looking at: the gallery shows them, and the accessibility test reads them.

import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { addresses, complaintParams } from '../../src/contracts/addresses.ts'
import { hostIsConnected, nativeBack, tellJustDone } from '../screens/page.ts'
import type { App, Persona } from './app.ts'
import { linkPages } from './gallery-links.ts'
import { longestData } from './longest-data.ts'
import { codeBy } from './pay-codes.ts'

export interface GalleryEntry {
  /** Names the picture: letters, digits and dashes. */
  readonly name: string
  /** The sample borrower who looks; null for a visitor. */
  readonly as: string | null
  /** An address, or how to come to one: where something has to be made first. */
  readonly at: string | ((app: App, who: Persona) => Promise<string>)
  /** The address to which a made one comes: where no other entry names it. */
  readonly shows?: string
  /** Brings the page into its state, in any language. */
  readonly then?: (page: Page) => Promise<void>
  /** Its address tells what was just done: this browser did it. */
  readonly tells?: true
}

/** Addresses that answer data, or lead on: no page to look at. */
export const notScreens: readonly string[] = [
  addresses.payCodeState,
  addresses.complaintPicture,
  addresses.captchaPicture,
  addresses.captchaSound,
  addresses.testPreviewOpen,
  addresses.sitemap,
  addresses.robots,
  addresses.myData,
  addresses.stillHere,
  addresses.news,
  addresses.outcome,
  addresses.applyPicture,
]

/** Has a page only with a card processor that draws fields of its own: the demo's processor has a page instead. */
export const ofOtherProcessors: readonly string[] = [addresses.addSavedCard]

const entry = (name: string, as: string | null, at: GalleryEntry['at'], then?: GalleryEntry['then']): GalleryEntry =>
  then === undefined ? { name, as, at } : { name, as, at, then }

const telling = (name: string, as: string | null, at: string): GalleryEntry => ({ name, as, at, tells: true })

const making = (shows: string, ...of: Parameters<typeof entry>): GalleryEntry => ({ ...entry(...of), shows })

/** Opens the sheet with this id: the label of its button is in the language of the page. */
const open = (sheet: string) => async (page: Page) => {
  await page.locator(`button[data-opens="${sheet}"]`).click()
}

/** The pretended host sends its back gesture once the page is awake. */
async function goBackInHost(page: Page): Promise<void> {
  await hostIsConnected(page)
  await nativeBack(page)
  await page.getByRole('dialog').waitFor()
}

/** Sends the number of a slip for a payment that the loan does not show; answers its case. */
async function sentSlip(app: App, who: Persona): Promise<string> {
  const slip = { orderId: who.orderId ?? '', utr: 'UTR 4261 8755 1234' }
  const opened = await app.call(who, 'POST', '/hazel/v3/loan-details/submit-utr', slip)
  return opened.data.problemId
}

/** A payment without a code yet: the provider's answer is missing. */
async function unknownPayment(app: App, who: Persona): Promise<string> {
  await app.demo('/demo/answer', {
    userId: who.params.userId,
    path: '/hazel/v3/loan-details/settlement-quote',
    code: '800005',
    message: 'do not submit the payment request again',
  })
  return addresses.settleEarly
}

/** A payment by card for which the bank asks. */
async function bankAsks(app: App, who: Persona): Promise<string> {
  const service = '/api/v1/youmi/youmi-api/service/loan'
  const orderId = who.orderId ?? ''
  const { data } = await app.call(who, 'POST', `${service}/repayment-way`, { orderId })
  const cardId = data.bankCards[0].id
  const payment = { orderId, cardId, amount: String(data.amount), repayToken: data.repayToken }
  await app.call(who, 'POST', `${service}/repayment-commit`, payment)
  return addresses.payway
}

/** A code whose money has arrived. */
async function paidCode(app: App, who: Persona): Promise<string> {
  const address = await codeBy('corner-store')(app, who)
  const ref = new URLSearchParams(address.split('?')[1]).get('ref') ?? ''
  const code = await app.call(who, 'GET', '/hazel/v3/loan-details/pay-code', { ref })
  await app.demo('/demo/pay', { payCode: code.data.payCode })
  return address
}

/** The page for one channel, with a code that the lender signed. */
async function signedInstruction(app: App): Promise<string> {
  const query = new URLSearchParams({ code: '8710440299135527', amount: '140000', showType: '1' })
  return (await app.demo<{ carpmm: string }>(`/demo/pay-link?${query}`)).carpmm
}

const confirmation: readonly GalleryEntry[] = [
  entry('confirm', 'new-with-account', addresses.confirm),
  entry('confirm-without-account', 'new-without-account', addresses.confirm),
  entry('confirm-leaving', 'new-with-account', `${addresses.confirm}?demoHost=ios`, goBackInHost),
  entry('confirm-india', 'overdue-india', `${addresses.confirm}?productId=candor-cash-in`),
  entry('confirm-indonesia', 'overdue-indonesia', `${addresses.confirm}?productId=candor-cash-id`),
  entry('confirm-no-product', 'new-with-account', `${addresses.confirm}?productId=none`),
  entry('confirm-classic', 'new-with-account', addresses.confirmClassic),
  entry('loan-agreement', null, addresses.loanAgreement),
  entry('login-failed', null, `${addresses.loginFailed}?reason=expired`),
]

const orderOf = (persona: string, address: string = addresses.loanDetail): GalleryEntry =>
  entry(`order-${persona}`, persona, address)

const orders: readonly GalleryEntry[] = [
  orderOf('in-review'),
  orderOf('declined'),
  orderOf('approved-withdraw'),
  orderOf('payout-failed'),
  orderOf('active', addresses.order),
  orderOf('due'),
  orderOf('overdue'),
  orderOf('settled', addresses.borrowDetail),
  orderOf('just-paid-out'),
  orderOf('overpaid'),
  orderOf('rollover-used-up'),
  orderOf('repeat-overdue'),
  orderOf('score-asked'),
  orderOf('overdue-philippines'),
  orderOf('overdue-india'),
  orderOf('overdue-indonesia'),
  orderOf('overdue-reference'),
  entry('order-chooser', 'two-orders', `${addresses.loanDetail}?orderId=&productId=`),
  entry('order-none', 'debt-free', addresses.loanDetail),
]

const repayment: readonly GalleryEntry[] = [
  entry('repay-active', 'active', addresses.repay),
  entry('repay-due', 'due', addresses.repay),
  entry('repay-overdue', 'overdue', addresses.repay),
  entry('repay-channels', 'due', addresses.repay, open('channels')),
  entry('rollover', 'overdue', addresses.rollover),
  entry('rollover-channels', 'overdue', addresses.rollover, open('channels')),
  entry('rollover-refused', 'active', addresses.rollover),
  entry('move-date', 'active', addresses.moveDate),
  entry('cannot-pay', 'overdue', addresses.hardship),
  entry('cannot-pay-asked', 'hardship-asked', addresses.hardship),
  entry('cannot-pay-plan', 'hardship-offered', addresses.hardship),
  orderOf('promised'),
  entry('move-date-too-late', 'due', addresses.moveDate),
  entry('settle', 'active', addresses.settleEarly),
  entry('settle-not-yet', 'score-asked', addresses.settleEarly),
  entry('settle-pending', 'payway-plain', unknownPayment),
  entry('cooling-off', 'just-paid-out', addresses.coolingOff),
  entry('cooling-off-ended', 'active', addresses.coolingOff),
  entry('pay-amount', 'overdue', addresses.payAmount),
  entry('pay-amount-preview', 'overdue', `${addresses.payAmount}?amount=1000`),
  entry('pay-amount-too-much', 'overdue', `${addresses.payAmount}?amount=99999`),
  entry('credit', 'overpaid', addresses.credit),
  entry('credit-none', 'active', addresses.credit),
  entry('papers', 'settled', addresses.papers),
  entry('papers-before-payout', 'in-review', addresses.papers),
  entry('paper-agreed', 'active', `${addresses.loanAgreement}?document=keyFacts`),
  entry('paper-statement', 'overdue', `${addresses.loanAgreement}?document=statement`),
  entry('paper-year-missing', 'active', `${addresses.loanAgreement}?document=yearlyInterest&year=1999`),
  entry('pay-code', 'due', codeBy('corner-store')),
  entry('pay-code-qr', 'active', codeBy('m-wallet')),
  entry('pay-code-bank', 'overdue', codeBy('bank-transfer')),
  entry('pay-code-paid', 'two-orders', paidCode),
  entry('pay-code-unknown', 'due', `${addresses.payCode}?ref=none`),
  entry('pay-code-unsigned', 'due', `${addresses.payCode}?code=8710440299135527&amount=140000&showType=1`),
  making(addresses.payCodeSteps, 'pay-code-steps', 'score-asked', codeBy('corner-store', addresses.payCodeSteps)),
  entry('payway-cards', 'payway-code', addresses.payway),
  entry('payway-plain', 'payway-plain', addresses.payway),
  entry('payway-bank', 'payway-bank', bankAsks),
  entry('payway-wallet', 'payway-wallet', addresses.payway),
  entry('wallet', 'payway-wallet', addresses.walletRepayment),
  entry('payment-guide', null, addresses.paymentGuide),
  making(addresses.payInstruction, 'instruction', null, signedInstruction),
]

/** One step of an application that has just been begun. */
function step(name: string) {
  return async (app: App, who: Persona): Promise<string> => {
    await app.call(who, 'POST', '/hazel/v3/product/apply', { productId: 'candor-cash' })
    return `${addresses.apply}?${new URLSearchParams({ productId: 'candor-cash', step: name })}`
  }
}

/** An application whose answer is there. */
async function decided(app: App, who: Persona): Promise<string> {
  const begun = await app.call(who, 'POST', '/hazel/v3/product/apply', { productId: 'candor-cash' })
  const { applicationId } = begun.data.application
  await app.call(who, 'POST', '/hazel/v3/product/push', { applicationId })
  return `${addresses.apply}?${new URLSearchParams({ applicationId })}`
}

const application: readonly GalleryEntry[] = [
  entry('home', 'active', addresses.borrowerHome),
  entry('home-overdue', 'two-orders', addresses.borrowerHome),
  entry('home-declined', 'declined', addresses.borrowerHome),
  entry('home-nothing-to-do', 'debt-free', addresses.borrowerHome),
  entry('home-new', 'stranger', addresses.borrowerHome),
  entry('home-settled', 'settled', addresses.borrowerHome),
  entry('home-waiting', 'overpaid', addresses.borrowerHome),
  entry('home-approved', 'application-approved', addresses.borrowerHome),
  entry('apply-checking', 'application-checking', addresses.apply),
  entry('apply-declined-by-file', 'declined-by-file', addresses.apply),
  entry('home-checking', 'application-checking', addresses.borrowerHome),
  entry('home-payout-failed', 'payout-failed', addresses.borrowerHome),
  entry('inbox', 'active', addresses.inbox),
  entry('inbox-empty', 'stranger', addresses.inbox),
  entry('orders', 'two-orders', addresses.orders),
  entry('orders-none', 'new-without-account', addresses.orders),
  entry('product', null, `${addresses.product}?productId=candor-cash`),
  entry('product-not-now', 'overdue', `${addresses.product}?productId=candor-cash`),
  entry('product-unknown', null, `${addresses.product}?productId=none`),
  ...['personal', 'job', 'ext', 'identity', 'consent', 'review'].map((name) =>
    entry(`apply-${name}`, 'debt-free', step(name)),
  ),
  entry('apply-approved', 'debt-free', decided),
]

/** The first type that is not about collection. */
const plainType = '2'

/** A new name that an officer has not decided yet. */
async function askedName(app: App, who: Persona): Promise<string> {
  const picture = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#5588aa' } })
    .png()
    .toBuffer()
  const form = new FormData()
  form.set('problemImage', new Blob([Uint8Array.from(picture)], { type: 'image/png' }), 'proof.png')
  const url = new URL('/hazel/user-problem/upload-problem-img', app.origin)
  for (const [name, value] of Object.entries(who.params)) url.searchParams.set(name, value)
  const headers = { 'X-Requested-With': 'XMLHttpRequest' }
  const uploaded = (await (await fetch(url, { method: 'POST', headers, body: form })).json()) as {
    data: { url: string }
  }
  const asked = await app.call(who, 'POST', '/hazel/user-problem/name-change-save', {
    fullName: 'Maria Concepcion Villanueva-Cruz',
    problemImage: uploaded.data.url,
  })
  if (asked.data.state !== 'waiting') throw new Error(`no new name is waiting: ${asked.code} ${asked.message}`)
  return addresses.myName
}

const service: readonly GalleryEntry[] = [
  entry('complaint', 'active', addresses.complaint),
  entry('complaint-two-orders', 'two-orders', addresses.complaintEntry),
  making(addresses.complaintNext, 'complaint-write', 'active', async (_app, who) => {
    const query = { [complaintParams.type]: plainType, [complaintParams.orderId]: who.orderId ?? '' }
    return `${addresses.complaintNext}?${new URLSearchParams(query)}`
  }),
  entry('paid-not-shown', 'overdue', addresses.paidNotShown),
  entry('paid-not-shown-no-loan', 'new-with-account', addresses.paidNotShown),
  entry('paid-not-shown-two-orders', 'two-orders', addresses.paidNotShown),
  entry('paid-not-shown-sent', 'rollover-used-up', async (app, who) => {
    return `${addresses.paidNotShown}?${new URLSearchParams({ sent: await sentSlip(app, who) })}`
  }),
  entry('order-looked-for', 'overdue', async (app, who) => {
    await sentSlip(app, who)
    return addresses.loanDetail
  }),
  entry('complaint-list', 'complaint-answered', addresses.complaintList),
  entry('complaint-list-empty', 'active', addresses.complaintList),
  ...(['complaint-answered', 'complaint-open'] as const).map((persona) =>
    making(addresses.complaintDetails, `details-${persona}`, persona, async (_app, who) => {
      return `${addresses.complaintDetails}?${new URLSearchParams({ [complaintParams.caseId]: who.problemId ?? '' })}`
    }),
  ),
  entry('bank-account', 'new-without-account', `${addresses.bindCard}?source=confirmUrl`),
  entry('bank-account-wallet', 'new-with-account', `${addresses.bindCard}?cardType=2`),
  telling('bank-account-saved', 'new-with-account', `${addresses.bindCard}?saved=1`),
  entry('bank-account-code', 'new-with-account', addresses.bindCard, async (page) => {
    await page.locator('input[name="accountName"]').fill('Maria Concepcion Villanueva-Cruz')
    await page.locator('.foot button').click()
    await page.locator('#account-code-digits').waitFor()
  }),
  entry('bank-account-again', 'payout-failed', `${addresses.addCard}?source=loanDetail`),
  entry('delete-account', 'debt-free', addresses.deleteAccount),
  entry('delete-account-refused', 'active', addresses.deleteAccount),
  entry('delete-account-visitor', null, addresses.deleteAccount),
  telling('delete-account-done', null, `${addresses.deleteAccount}?deleted=1`),
  entry('login', null, addresses.login),
  entry('logout', 'active', addresses.logout),
  entry('offline', null, addresses.offline),
  entry('faq', null, addresses.faq),
  entry('faq-found', null, `${addresses.faq}?q=pay+late`),
  entry('faq-none', null, `${addresses.faq}?q=submarine`),
  entry('me', 'active', addresses.me),
  entry('my-documents', 'two-orders', addresses.myDocuments),
  entry('my-documents-none', 'debt-free', addresses.myDocuments),
  entry('my-settings', null, addresses.mySettings),
  entry('my-messages', 'active', addresses.myMessages),
  entry('my-privacy', 'overdue', addresses.myPrivacy),
  entry('my-logins', 'active', addresses.myLogins),
  entry('me-passkeys', 'debt-free', addresses.myPasskeys),
  making(
    addresses.autopay,
    'autopay',
    'payway-plain',
    async (_app, { orderId }) => `${addresses.autopay}?orderId=${orderId}`,
  ),
  entry('me-cards', 'payway-code', addresses.myCards),
  entry('me-phone', 'active', addresses.myPhone),
  entry('me-email', 'active', addresses.myEmail),
  entry('me-address', 'active', addresses.myAddress),
  entry('me-address-known', 'application-ready', addresses.myAddress),
  entry('me-name', 'active', addresses.myName),
  entry('me-name-waiting', 'settled', askedName),
  telling('me-changed', 'active', `${addresses.me}?changed=phone`),
  entry('stop-reminders', null, `${addresses.stopReminders}?t=AAAAAAAAAAAAAAAA`),
  entry('news-link', null, `${addresses.newsLink}?confirm=AAAAAAAAAAAAAAAA`),
  entry('stop-autopay', null, `${addresses.stopAutopay}?t=AAAAAAAAAAAAAAAA`),
  entry('email-link', null, `${addresses.emailLink}?confirm=AAAAAAAAAAAAAAAA`),
  entry('customer-service', null, addresses.customerService),
  entry('register', null, addresses.register),
  entry('download', null, addresses.downloadTemplate),
  telling('download-registered', null, `${addresses.downloadTemplate}?registered=1`),
  entry('registration-agreement', null, addresses.agreementTemplate),
]

const publicPages: readonly GalleryEntry[] = [
  entry('site-home', null, addresses.home),
  entry('site-policy', null, addresses.policy),
  entry('site-terms', null, addresses.loanTerms),
  entry('site-reviews', null, addresses.reviews),
  entry('site-compare', null, addresses.compare),
  entry('site-tried', null, `${addresses.home}?amount=250000&days=180`),
  entry('site-about', null, addresses.about),
  entry('about-us', null, addresses.aboutUs),
  entry('privacy-policy', null, addresses.privacyPolicy),
  entry('not-found', null, '/nowhere'),
  entry('test-preview', null, addresses.testPreview),
  entry('kit', null, addresses.demoKit),
]

/** The screen of which an entry is a state: its address, or the beginning of its name where the address has to be made first. */
export const screenOf = ({ at, name }: GalleryEntry): string =>
  typeof at === 'string' ? (at.split('?')[0] ?? at) : name.split('-').slice(0, 2).join('-')

export const gallery: readonly GalleryEntry[] = [
  ...confirmation,
  ...orders,
  ...repayment,
  ...application,
  ...service,
  ...publicPages,
  ...longestData,
  ...linkPages,
]

/** Opens an entry in a language, as it is before anything is done on it. */
export async function openAsWritten(app: App, page: Page, item: GalleryEntry, lang: string): Promise<void> {
  // A page that polls reloads itself once its session has ended, in the middle of the next navigation. A text of the same site is left
  // at a third of the cost of an empty page, which is another site.
  if (page.url() !== 'about:blank') await page.goto(new URL('/robots.txt', app.origin).href)
  const who = item.as === null ? null : await app.persona(item.as)
  const address = typeof item.at === 'string' ? item.at : await item.at(app, who ?? nobody)
  const url = new URL(address, app.origin)
  if (item.shows !== undefined && url.pathname !== item.shows)
    throw new Error(`${item.name} comes to ${url.pathname} and says that it shows ${item.shows}`)
  url.searchParams.set('lang', lang)
  if (item.as === null) await page.goto(url.href)
  else await app.openAs(page, item.as, url.pathname + url.search)
  if (item.tells) await tellJustDone(page)
}

/** Opens an entry in a language, waits for its pictures, and brings the page into its state. */
export async function openEntry(app: App, page: Page, item: GalleryEntry, lang: string): Promise<void> {
  await openAsWritten(app, page, item, lang)
  await page.waitForLoadState('networkidle')
  await item.then?.(page)
}

const nobody: Persona = {
  name: 'nobody',
  story: '',
  market: '',
  status: null,
  params: {},
  launch: '',
  productId: null,
  orderId: null,
  problemId: null,
  phone: '',
}
