// Data at its longest: the answers of calls with the longest names and the largest amounts laid over them, and ten loans at once.

import type { Page } from '@playwright/test'
import { addresses } from '../../src/contracts/addresses.ts'
import type { App, Persona } from './app.ts'
import type { GalleryEntry } from './gallery-list.ts'
import { makeCode } from './pay-codes.ts'

/** The longest names that a lender, a bank and a borrower brought so far; the last of them has no place to break. */
export const longestNames = {
  product: 'Household Improvement and Emergency Instalment Loan',
  bank: 'Cooperative Development Bank of the Northern Islands',
  channel: 'Neighbourhood Convenience Store Payment Counter',
  borrower: 'Wolfeschlegelsteinhausenbergerdorff',
} as const

/** No loan is larger than this, written as each market writes it. Minor units. */
const largestMinor: Readonly<Record<string, number>> = { india: 9_999_999_99, indonesia: 999_999_999_00 }
const largestElsewhereMinor = 9_999_999_99
const largestWritten: Readonly<Record<string, string>> = { '₱': '9.999.999,99', '₹': '9.999.999,99', Rp: '999.999.999' }

/** Fields of the wire that are amounts in minor units. */
const amounts: readonly string[] = [
  ...['amount', 'amountDue', 'total', 'penalty', 'fee', 'interest', 'principal', 'paid', 'lateCharge', 'rolloverFee'],
  ...['repayAmount', 'delayAmount', 'netProceeds', 'totalRepayable', 'totalCost', 'totalUnpaid', 'unpaid', 'saving'],
  ...['planTotal', 'newTotal', 'payNowTotal', 'extraCost', 'credit', 'creditBalance', 'creditAfter', 'owedBefore'],
  ...['owedAfter', 'nominal', 'nominalPenalty', 'charged', 'feeRebate', 'feesDeducted', 'feesAdded', 'dailyPenalty'],
  ...['payment', 'lastPayment', 'lateOnceNew', 'lateOnceRepeat', 'balanceAfter', 'amountBefore'],
]
const amountFields = new RegExp(`^(${amounts.join('|')}|.*Amount|.*Minor)$`)

const namesInData: readonly (readonly [RegExp, string])[] = [
  [/Candor Cash|Salary Bridge|School Start|Home Repair|Harvest Loan|Pinjaman Panen/g, longestNames.product],
  [/Bank of the Islands|Harbour Savings Bank|Northern Rural Bank|Lantern Digital Bank/g, longestNames.bank],
  [/Corner Store|M-Wallet|Bank transfer/g, longestNames.channel],
]

function longestText(text: string): string {
  const named = namesInData.reduce((said, [name, longest]) => said.replaceAll(name, longest), text)
  return named.replaceAll(/(₱|₹|Rp)(\s?)\d[\d.,]*\d/g, (_all, symbol: string, space: string) => {
    return `${symbol}${space}${largestWritten[symbol]}`
  })
}

/** The data of an answer with everything in it as long as it can be; ids, codes, days and addresses stay. */
function atLongest(data: unknown, largest: number, field = ''): unknown {
  if (typeof data === 'string') {
    if (/url|logo|image|id$|code|token/i.test(field)) return data
    const longer = longestText(data)
    return (field === 'name' || field === 'userName') && data !== '' && longer === data ? longestNames.borrower : longer
  }
  // What is nothing stays nothing: another screen is shown where nothing is owed.
  if (typeof data === 'number') return amountFields.test(field) && data > 0 ? largest : data
  if (Array.isArray(data)) return data.map((item) => atLongest(item, largest, field))
  if (typeof data !== 'object' || data === null) return data
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, atLongest(value, largest, name)]))
}

interface Call {
  readonly method: 'GET' | 'POST'
  readonly path: string
  /** What it asks about, where that is not the borrower's own loan. */
  readonly about?: Readonly<Record<string, string>>
}

const homeCall: Call = { method: 'GET', path: '/hazel/v3/home/home-page' }
const orderList: Call = { method: 'GET', path: '/hazel/v3/order/order-list' }
const order: Call = { method: 'GET', path: '/hazel/v3/loan-details/loan-details' }
const complaintStart: Call = { method: 'GET', path: '/hazel/user-problem/problem-init' }
const confirmation: Call = { method: 'POST', path: '/hazel/v3/loan-confirm/loan-detail-confirm' }
const dueNow: Call = { method: 'POST', path: '/hazel/v3/installment/loan-play-detail' }
const rollover: Call = { method: 'POST', path: '/hazel/opponents/pettypy' }
const payWays: Call = { method: 'POST', path: '/api/v1/youmi/youmi-api/service/loan/repayment-way' }
const profile: Call = { method: 'GET', path: '/hazel/service/user/user-info' }
const cards: Call = { method: 'POST', path: '/hazel/service/card/list' }
const code: Call = { method: 'GET', path: '/hazel/v3/loan-details/pay-code' }
const settlement: Call = { method: 'GET', path: '/hazel/v3/loan-details/settlement-quote' }
const receipts: Call = { method: 'GET', path: '/hazel/v3/loan-details/receipts' }
const messages: Call = { method: 'GET', path: '/hazel/v3/inbox/messages' }
const product: Call = { method: 'GET', path: '/hazel/v3/product/detail', about: { productId: 'candor-cash' } }

async function real(app: App, who: Persona, { method, path, about }: Call) {
  const asked: Record<string, string> = {}
  if (who.orderId !== null && path !== homeCall.path) asked.orderId = who.orderId
  if (who.productId !== null && path !== homeCall.path) asked.productId = who.productId
  for (const fields of [about ?? asked, { orderId: who.orderId ?? '' }, { productId: who.productId ?? '' }, {}]) {
    const { code, data } = await app.call(who, method, path, fields)
    if (code === '0' || code === '00') return data
  }
  throw new Error(`${path} does not answer ${who.name}`)
}

/** From now on this call answers this borrower so. */
async function answers(app: App, who: Persona, { path }: Call, merge: unknown): Promise<void> {
  await app.demo('/demo/answer', { userId: who.params.userId, path, merge, times: 1_000 })
}

/** A screen of somebody whose names are the longest and whose amounts are the largest of their market. */
const longest = (name: string, as: string, address: string, ...calls: readonly Call[]): GalleryEntry => ({
  name: `longest-${name}`,
  as,
  async at(app, who) {
    for (const call of calls) {
      const data = await real(app, who, call)
      await answers(app, who, call, atLongest(data, largestMinor[who.market] ?? largestElsewhereMinor))
    }
    return address
  },
})

/** The page of a code by this channel. */
const longestCode = (name: string, as: string, channelNumber: string): GalleryEntry => ({
  name: `longest-${name}`,
  as,
  async at(app, who) {
    const about = { ref: await makeCode(app, who, channelNumber) }
    await answers(app, who, code, atLongest(await real(app, who, { ...code, about }), largestElsewhereMinor))
    return `${addresses.payCode}?${new URLSearchParams(about)}`
  },
})

/** One in each state in which a loan or an application can be open. */
const inEachState = [
  'overdue',
  'due',
  'payout-failed',
  'approved-withdraw',
  'application-approved',
  'application-half',
  'in-review',
  'declined',
  'active',
  'written-off',
] as const

/** What several borrowers are answered, in one list: each list of the answers end to end. */
async function together(app: App, call: Call, lists: readonly string[]): Promise<Record<string, unknown[]>> {
  const all: Record<string, unknown[]> = Object.fromEntries(lists.map((list) => [list, []]))
  for (const name of [...inEachState, 'settled']) {
    const data = await real(app, await app.persona(name), call)
    for (const list of lists) all[list]?.push(...data[list])
  }
  return all
}

/** A screen of somebody with ten loans, one in each state. `lists` are the lists of the call in which loans stand. */
const tenLoans = (
  name: string,
  address: string,
  call: Call,
  lists: readonly string[],
  then: GalleryEntry['then'] = async () => {},
): GalleryEntry => ({
  name: `ten-loans-${name}`,
  as: 'overdue',
  async at(app, who) {
    const data = atLongest(await together(app, call, lists), largestElsewhereMinor)
    await answers(app, who, call, data)
    return address
  },
  then,
})

const openAll = (page: Page) => page.locator('main button[data-opens]').click()

/**
 * The most that a screen has to hold: it may become long, and nothing in it is cut or pushed out. What the server says on them was
 * asked for in English and stays so in every language.
 */
export const longestData: readonly GalleryEntry[] = [
  tenLoans('home', addresses.borrowerHome, homeCall, ['tasks', 'waiting']),
  tenLoans('orders', addresses.orders, orderList, ['open', 'closed']),
  tenLoans('complaint', addresses.complaint, complaintStart, ['orderList'], openAll),
  longest('home', 'stranger', addresses.borrowerHome, homeCall),
  longest('order-approved', 'approved-withdraw', addresses.loanDetail, order),
  longest('order-active', 'active', addresses.loanDetail, order),
  longest('order-overdue', 'overdue', addresses.loanDetail, order),
  longest('order-settled', 'settled', addresses.loanDetail, order),
  longest('order-india', 'overdue-india', addresses.loanDetail, order),
  longest('order-indonesia', 'overdue-indonesia', addresses.loanDetail, order),
  longest('confirm', 'new-with-account', addresses.confirm, confirmation),
  longest('repay', 'due', addresses.repay, dueNow),
  longest('rollover', 'overdue', addresses.rollover, rollover),
  longest('payway', 'payway-plain', addresses.payway, payWays),
  longest('me', 'payway-plain', addresses.me, profile, cards),
  longestCode('pay-code', 'score-asked', 'corner-store'),
  longest('settle', 'active', addresses.settleEarly, settlement),
  longest('credit', 'overpaid', addresses.credit, receipts),
  longest('inbox', 'overdue', addresses.inbox, messages),
  longest('product', 'debt-free', `${addresses.product}?productId=candor-cash`, product),
]
