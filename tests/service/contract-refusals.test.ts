// Which refusal comes first where several hold at once, from outside and driven by the declarations of the contracts.
//
// How the conditions are made: each is a change of one request (a field of its own, no session, a key or a role without the right), so
// that all of them hold at once without touching each other. All are made; the earliest declared must be answered; it is mended, and the
// next must be answered, to the last. A call with n conditions so shows n(n-1)/2 pairs. What only time or another person can bring about
// (an offer that expires, a loan that moves) is shown by the tests of its room.

import { expect, it } from 'vitest'
import { askSecondLook, submitApplication } from '../../src/contracts/application.ts'
import { saveComplaint, submitPaymentReference, writeToCase } from '../../src/contracts/complaint.ts'
import { deskRefusalsBefore } from '../../src/contracts/desk-call.ts'
import { type DeskCallName, deskEndpoints } from '../../src/contracts/desk-endpoints.ts'
import { type CallDefinition, refusalsBefore } from '../../src/contracts/endpoint.ts'
import { refusalCodes } from '../../src/contracts/envelope.ts'
import { acceptOffer } from '../../src/contracts/offer.ts'
import { partnerCalls, partnerRefusalsBefore } from '../../src/contracts/partner.ts'
import { createPayCode, getAmountDue } from '../../src/contracts/payment.ts'
import { getCoolingOffQuote, getSettlementQuote } from '../../src/contracts/payment-receipts.ts'
import type { RefusalName } from '../../src/core/refusal.ts'
import { createPartnerKey } from '../../src/server/partner/key-store.ts'
import { deskOf } from '../support/desk.ts'
import { productOfFile } from '../support/product-of-file.ts'

const product = productOfFile()

type Fields = Readonly<Record<string, unknown>>
const missing = 'L0000000000000000000000'
const unknownField: Fields = { fieldThatNobodyKnows: '1' }
let pairs = 0

/** Holds all conditions, then mends them in the declared order: each must be answered while it is the first that is left. */
async function peel(
  declared: readonly string[],
  held: ReadonlySet<string>,
  answered: (left: ReadonlySet<string>) => Promise<string>,
): Promise<void> {
  const order = declared.filter((name, at) => held.has(name) && declared.indexOf(name) === at)
  expect(new Set(order)).toEqual(held)
  const left = new Set(order)
  for (const name of order) {
    expect(await answered(left), [...left].join()).toBe(name)
    left.delete(name)
  }
  expect(held).not.toContain(await answered(left))
  pairs += (order.length * (order.length - 1)) / 2
}

/** A call of the borrower: what is wrong with it beside the session and an unknown field, by the refusal. */
async function borrowerPeel(
  endpoint: Pick<CallDefinition, 'path' | 'methods' | 'access' | 'keyed' | 'refusals'>,
  persona: string,
  {
    good,
    wrong,
    unreadable = unknownField,
  }: { readonly good: Fields; readonly wrong: Partial<Record<RefusalName, Fields>>; readonly unreadable?: Fields },
): Promise<void> {
  const declared = [...refusalsBefore({ ...endpoint, keyed: false }), 'badInput', ...endpoint.refusals]
  const named = new Map<string, string>(Object.entries(refusalCodes).map(([name, code]) => [code, name]))
  named.set('400', 'badInput')
  await peel(declared, new Set(['sessionIsMissing', 'badInput', ...Object.keys(wrong)]), async (left) => {
    const spoilt = Object.entries(wrong).filter(([name]) => left.has(name))
    const fields = { ...good, ...Object.assign({}, ...spoilt.map(([, one]) => one)) }
    const answer = await product.call({
      ...{ method: endpoint.methods[0] ?? 'POST', path: endpoint.path },
      who: left.has('sessionIsMissing') ? null : product.persona(persona),
      fields: { ...fields, ...(left.has('badInput') ? unreadable : {}) },
    })
    return named.get(answer.code) ?? answer.code
  })
}

it('answers the first of what is declared for a code to pay with', async () => {
  const who = product.persona('due')
  const { data } = await product.call({
    path: '/hazel/v3/installment/loan-play-detail',
    who,
    fields: { orderId: who.orderId },
  })
  await borrowerPeel(createPayCode, 'due', {
    good: { productId: who.productId, orderId: who.orderId, amount: data.repayAmount, channelNumber: 'bank-transfer' },
    wrong: {
      valueIsNotAccepted: { isDelay: '1', purpose: 'repayment' },
      channelIsUnknown: { channelNumber: 'none' },
      notFound: { productId: 'another' },
      amountHasChanged: { amount: data.repayAmount + 1 },
    },
  })
})

it.each([
  ['getAmountDue', getAmountDue],
  ['getSettlementQuote', getSettlementQuote],
  ['getCoolingOffQuote', getCoolingOffQuote],
] as const)('answers the first of what is declared for the figures of %s', async (_name, endpoint) => {
  const { orderId } = product.persona('due')
  await borrowerPeel(endpoint, 'due', {
    good: { orderId },
    wrong: { notFound: { orderId: missing } },
    // A call that reads leaves unknown fields out.
    unreadable: { orderId: '' },
  })
})

it('answers the first of what is declared for an offer that is accepted', async () => {
  const who = product.persona('new-without-account')
  const confirm = { path: '/hazel/v3/loan-confirm/loan-detail-confirm', who, fields: { productId: 'candor-cash' } }
  const { data } = await product.call(confirm)
  const good = {
    amount: 500_000,
    periods: 120,
    termUnit: 'day',
    productId: 'candor-cash',
    offerId: data.offerId,
    agree: '1',
  }
  // Of the whole answer only what stands in the request can be mended: the account that is missing is the last that is left.
  await borrowerPeel(acceptOffer, 'new-without-account', {
    good,
    wrong: {
      notFound: { offerId: 'none' },
      offerHasChanged: { productId: 'candor-small' },
      agreementIsNotAccepted: { agree: '0' },
    },
  })
})

it('answers the first of what is declared for complaints and slips', async () => {
  const { orderId } = product.persona('due')
  const pictures = Array.from({ length: 10 }, (_, n) => `/uploads/${String(n).padStart(32, '0')}.png`).join()
  await borrowerPeel(saveComplaint, 'due', {
    good: { problemType: '3', problemDetail: 'I was charged twice.' },
    wrong: {
      notFound: { orderNo: missing },
      valueIsNotAccepted: { problemType: 'none' },
      tooManyImages: { problemImage: pictures },
    },
  })
  await borrowerPeel(submitPaymentReference, 'due', {
    good: { orderId, utr: 'SLIP12345' },
    wrong: {
      paymentReferenceIsNotValid: { utr: '!' },
      tooManyImages: { problemImage: pictures },
      notFound: { orderId: missing },
    },
  })
})

it.each([
  ['submitApplication', submitApplication, { applicationId: 'none' }],
  ['askSecondLook', askSecondLook, { applicationId: 'none' }],
  ['writeToCase', writeToCase, { problemId: 'none', problemDetail: 'And one more thing.' }],
] as const)('answers the first of what is declared for what is missing: %s', async (_name, endpoint, fields) => {
  const declared = [...refusalsBefore({ ...endpoint, keyed: false }), 'badInput', ...endpoint.refusals]
  await peel(declared, new Set(['sessionIsMissing', 'badInput']), async (left) => {
    const who = left.has('sessionIsMissing') ? null : product.persona('due')
    const sent = { ...fields, ...(left.has('badInput') ? unknownField : {}) }
    const { code } = await product.call({ path: endpoint.path, who, fields: sent })
    return code === '401' ? 'sessionIsMissing' : code === '400' ? 'badInput' : code
  })
})

const inDays = (days: number): string =>
  new Date(product.server.deps.clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10)

interface DeskScene {
  readonly fields?: Fields
  /** The address where what it names exists, and where it does not. */
  readonly found: string
  readonly lost: string
}

it('answers the first of what is declared for acts of officers', async () => {
  const desk = deskOf(product)
  const { orderId, params } = product.persona('overdue')
  const manager = await desk.token('manager')
  const waiver = { kind: 'waiver', orderId, part: 'penalty', amountMinor: 100, reason: 'The shop was closed.' }
  const { data } = await desk.post('/desk/proposals', { token: await desk.token('support'), body: waiver })
  const reason = 'spoke with both'
  const scenes: Partial<Record<DeskCallName, DeskScene>> = {
    addNote: {
      found: `/desk/borrowers/${params.userId}/notes`,
      lost: '/desk/borrowers/none/notes',
      fields: { text: 'Called.' },
    },
    decideProposal: {
      ...{ found: `/desk/proposals/${data?.id}/decision`, lost: '/desk/proposals/none/decision' },
      fields: { approve: false, reason },
    },
    recordPromise: {
      ...{ found: `/desk/loans/${orderId}/promises`, lost: `/desk/loans/${missing}/promises` },
      fields: { amountMinor: 100, promisedOn: inDays(3), note: 'on Friday' },
    },
    changeRole: {
      found: '/desk/officers/none/role',
      lost: '/desk/officers/none/role',
      fields: { role: 'support', reason },
    },
  }
  for (const [name, { found, lost, fields = {} }] of Object.entries(scenes) as [DeskCallName, DeskScene][]) {
    const declared = [...deskRefusalsBefore.act, ...(deskEndpoints[name].refusals ?? [])]
    const held = new Set(['sessionIsMissing', 'rightIsMissing', 'badInput', ...(found === lost ? [] : ['notFound'])])
    const admin = name === 'changeRole' ? await desk.token('admin') : manager
    const auditor = await desk.token('auditor')
    await peel(declared, held, async (left) => {
      const token = left.has('sessionIsMissing') ? null : left.has('rightIsMissing') ? auditor : admin
      const body = { ...fields, ...(left.has('badInput') ? unknownField : {}) }
      const answer = await desk.post(left.has('notFound') ? lost : found, { token, body })
      return (answer.error?.code as string | undefined) ?? 'done'
    })
  }
})

it('answers the first of what is declared for calls of the lender’s own systems', async () => {
  const { deps } = product.server
  const expiresAt = new Date(deps.clock.machineNow().getTime() + 86_400_000)
  const tokenFor = async (rights: ['borrowers' | 'offers'] | ['read']) =>
    (await createPartnerKey(deps.db, deps, { name: 'Core', rights, loginKey: null, expiresAt })).token
  const phone = '13912345678'
  const scenes = {
    knowBorrower: {
      ...{
        path: 'borrowers',
        good: await tokenFor(['borrowers']),
        fields: { reference: 'r-1', phone, phoneProvedBy: 'us' },
      },
      last: 'phoneIsNotProved',
    },
    placeOffer: {
      ...{
        path: 'borrowers/nobody/offers',
        good: await tokenFor(['offers']),
        fields: { productId: 'candor-cash', amount: '500000' },
      },
      last: 'notFound',
    },
  } as const
  const without = await tokenFor(['read'])
  for (const [name, { path, good, fields, last }] of Object.entries(scenes)) {
    const declared = [
      ...new Set([...partnerRefusalsBefore, ...(partnerCalls[name as keyof typeof scenes].refusals ?? [])]),
    ]
    const ofKind = new Set(['keyIsNotAccepted', 'rightIsMissing', 'badInput'])
    const codeOf = async (left: ReadonlySet<string>) => {
      const by = left.has('keyIsNotAccepted') ? 'ck_none_none' : left.has('rightIsMissing') ? without : good
      const { code } = await product.call({
        ...{ path: `/partner/v1/${path}`, json: true, headers: { authorization: `Bearer ${by}` } },
        fields: { ...fields, ...(left.has('badInput') ? unknownField : {}) },
      })
      return code === '400' ? 'badInput' : code
    }
    await peel(declared, ofKind, codeOf)
    // What the request cannot mend stands from the first on, and comes last.
    expect(await codeOf(new Set())).toBe(last)
    expect(declared.at(-1) === last || declared.indexOf(last) > declared.indexOf('badInput')).toBe(true)
    pairs += ofKind.size
  }
})

it('shows at least forty pairs', () => {
  expect(pairs).toBeGreaterThanOrEqual(40)
})
