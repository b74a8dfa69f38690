// The wire of the loan, from outside and in its own names: the offer, its agreements, the push, the order, and what is done with it.

import { describe, expect, it } from 'vitest'
import type { PersonaView } from '../../src/server/demo/demo-port.ts'
import { productOfFile } from '../support/product-of-file.ts'
import {
  day,
  exactly,
  expectBadInput,
  expectRefusal,
  expectShape,
  expectSuccess,
  flag,
  having,
  integer,
  type Kind,
  listOf,
  matching,
  number,
  orNull,
  row,
  text,
  textFlag,
  url,
  words,
} from '../support/wire-shape.ts'

const confirmPath = '/hazel/v3/loan-confirm/loan-detail-confirm'
const pushPath = '/hazel/v3/loan-confirm/loan-detail-push-yd'
const contractPath = '/hazel/v3/contract/contract'
const jumpPath = '/hazel/v3/contract/contract-jump'
const detailsPath = '/hazel/v3/loan-details/loan-details'
const withdrawPath = '/hazel/v3/loan-details/withdraw'
const scorePath = '/hazel/v3/loan-details/google-score'
const eventPath = '/hazel/service/event/save'
const failurePath = '/hazel/service/new/union-error-info'
const missingOrder = 'L0000000000000000000000'

const product = productOfFile()

const disclosure = having({
  apr: number,
  aprPeriod: exactly('year', 'month'),
  aprLabel: words,
  aprName: words,
  aprText: words,
  aprBasis: words,
  totalCost: integer,
  totalRepayable: integer,
  netProceeds: integer,
  fees: listOf(row),
  lateRule: words,
  coolingOffDays: integer,
  documentUrl: url,
})

const confirmData: Record<string, Kind> = {
  productLogo: url,
  productName: words,
  amount: integer,
  bankCardInfo: orNull(having({ bankName: words, cardNo: words })),
  periods: integer,
  termUnit: exactly('day'),
  details: listOf(row, 1),
  repay_plans: listOf(having({ amount: integer, pay_time: day }), 1),
  firstPayTime: day,
  firstPeriodDay: integer,
  pRateDsc: words,
  currencySymbol: exactly('₱', '₹'),
  sendSms: flag,
  isPopType: flag,
  popContent: text,
  popTitle: text,
  popAgreementUrl: text,
  offerId: words,
  disclosure,
}

const recommended = having({
  productId: words,
  logo: url,
  name: words,
  buttonText: words,
  range: words,
  rangeDes: words,
  rate: words,
  des: words,
  url,
})

const orderDetails = having({
  orderStatus: exactly(21, 110, 151, 170, 174, 180, 200),
  noticeStatusText: words,
  noticeDesText: words,
  recProducts: listOf(recommended),
  productName: words,
  productLogo: url,
  userOrderDetail: having({ detail: listOf(row, 1) }),
  inside: flag,
  h5Url: text,
  isDelay: flag,
  telephone: words,
  isScore: textFlag,
  playeduL: text,
  reyMsg: text,
  cardNeedPop: flag,
  cardPopTitle: text,
  cardPopMsg: text,
  withdrawPop: orNull(having({ title: words, msg: words })),
  schedule: listOf(
    having({ n: integer, dueDate: day, amount: integer, paid: integer, lateCharge: integer, status: words }),
  ),
  amountDue: having({
    total: integer,
    penalty: integer,
    fee: integer,
    interest: integer,
    principal: integer,
    asOf: day,
  }),
})

const confirm = (who: PersonaView, query = {}) =>
  product.call({ path: confirmPath, who, fields: { productId: 'candor-cash' }, query })
const details = (who: PersonaView, fields: Record<string, unknown> = { orderId: who.orderId }) =>
  product.call({ method: 'GET', path: detailsPath, who, fields })

describe('POST /hazel/v3/loan-confirm/loan-detail-confirm', () => {
  it('answers the confirm data in the names of the wire', async () => {
    const answer = await confirm(product.persona('new-with-account'))
    expectSuccess(answer, '0', having(confirmData))
    expectShape(answer.data.bankCardInfo.cardNo, matching(/^[^\d]*\d{4}$/))
  })

  it('has no bankCardInfo when no account is bound', async () => {
    const answer = await confirm(product.persona('new-without-account'))
    expectSuccess(answer, '0', having({ ...confirmData, bankCardInfo: exactly(null) }))
  })

  it('adds up: the plan is the total to repay, its first day the first pay time', async () => {
    const { data } = await confirm(product.persona('new-with-account'))
    const planned = data.repay_plans.reduce((sum: number, one: { amount: number }) => sum + one.amount, 0)
    expect(planned).toBe(data.disclosure.totalRepayable)
    const kinds = data.details.flatMap(({ kind }: { kind?: string }) => kind ?? [])
    expect(kinds).toEqual(['totalCost', 'netProceeds', 'totalRepayable', 'apr'])
    expect(data.disclosure.totalRepayable - data.disclosure.netProceeds).toBe(data.disclosure.totalCost)
    expect(data.firstPayTime).toBe(data.repay_plans[0].pay_time)
    expect([data.periods, data.amount]).toEqual([120, 500_000])
  })

  it('shows the rupee sign for system 1 and the peso sign for any other', async () => {
    const who = product.persona('new-with-account')
    for (const [system, sign] of [
      ['1', '₹'],
      ['2', '₱'],
      ['', '₱'],
      ['ios', '₱'],
    ] as const)
      expect((await confirm(who, { system })).data.currencySymbol, system).toBe(sign)
  })

  it('takes product_id for productId, and names the field when there is neither', async () => {
    const who = product.persona('new-with-account')
    const folded = await product.call({ path: confirmPath, who, fields: { product_id: 'candor-cash' } })
    expectSuccess(folded, '0', having(confirmData))
    expectBadInput(await product.call({ path: confirmPath, who }), 'productId')
    expectRefusal(await product.call({ path: confirmPath, who, fields: { productId: 'none' } }), '41001')
  })

  it('takes JSON as well as a form', async () => {
    const who = product.persona('new-with-account')
    const answer = await product.call({ path: confirmPath, who, fields: { productId: 'candor-cash' }, json: true })
    expectSuccess(answer, '0', having(confirmData))
  })
})

describe('the agreements', () => {
  it('GET /hazel/v3/contract/contract lists titles with their positions', async () => {
    const who = product.persona('new-with-account')
    const fields = { productId: 'candor-cash', scene: '3' }
    const answer = await product.call({ method: 'GET', path: contractPath, who, fields })
    expectSuccess(answer, '0', having({ list: listOf(having({ title: words, position: integer }), 1) }))
  })

  it('GET /hazel/v3/contract/contract-jump answers contract_url before the loan exists, by the offer', async () => {
    const who = product.persona('new-with-account')
    const { offerId } = (await confirm(who)).data
    const fields = { productId: 'candor-cash', scene: '3', position: '1', orderId: '', offerId, from: 'confirm' }
    const answer = await product.call({ method: 'GET', path: jumpPath, who, fields })
    expectSuccess(answer, '0', having({ contract_url: url }))
    expect(answer.data.contract_url).not.toContain(String(who.params.sessionId))
  })

  it('GET /hazel/v3/contract/contract-jump answers contract_url of an order', async () => {
    const who = product.persona('active')
    const fields = { productId: who.productId, scene: '3', position: '2', orderId: who.orderId, from: 'confirm' }
    const answer = await product.call({ method: 'GET', path: jumpPath, who, fields })
    expectSuccess(answer, '0', having({ contract_url: url }))
  })

  it("opens nothing of another borrower's: the answer is the one for a missing offer or order", async () => {
    const who = product.persona('active')
    const { offerId } = (await confirm(product.persona('new-with-account'))).data
    const base = { productId: 'candor-cash', scene: '3', position: '1', from: 'confirm' }
    const jump = (fields: Record<string, unknown>) =>
      product.call({ method: 'GET', path: jumpPath, who, fields: { ...base, ...fields } })
    const foreignOffer = await jump({ orderId: '', offerId })
    expectRefusal(foreignOffer, '40401')
    expect(foreignOffer.text).toBe((await jump({ orderId: '', offerId: 'O0000000000000000' })).text)
    const foreignOrder = await jump({ orderId: product.persona('overdue').orderId })
    expectRefusal(foreignOrder, '40401')
    expect(foreignOrder.text).toBe((await jump({ orderId: missingOrder })).text)
  })
})

describe('POST /hazel/v3/loan-confirm/loan-detail-push-yd', () => {
  const offered = async (who: PersonaView): Promise<Record<string, unknown>> => {
    const { amount, periods, termUnit, offerId } = (await confirm(who)).data
    return { amount, periods, termUnit, productId: 'candor-cash', offerId, agree: '1' }
  }
  const send = (who: PersonaView, fields: Record<string, unknown>, headers: Record<string, string> = {}) =>
    product.call({ path: pushPath, who, fields, headers })
  const push = async (who: PersonaView, changed: Record<string, unknown> = {}) =>
    send(who, { ...(await offered(who)), ...changed })

  it.each([
    ['amount', { amount: '500001' }],
    ['periods', { periods: '121' }],
    ['productId', { productId: 'salary-bridge' }],
  ])('is refused when %s is not what was offered', async (_field, changed) => {
    expectRefusal(await push(product.persona('new-with-account'), changed), '41003')
  })

  it('is refused without the agreement, without an account, and for an offer of another borrower', async () => {
    const who = product.persona('new-with-account')
    expectRefusal(await push(who, { agree: '0' }), '41004')
    expectRefusal(await push(product.persona('new-without-account')), '42001')
    const foreign = (await confirm(product.persona('new-without-account'))).data.offerId
    const answer = await push(who, { offerId: foreign })
    expectRefusal(answer, '40401')
    expect(answer.text).toBe((await push(who, { offerId: 'O0000000000000000' })).text)
  })

  it('names the fields that are missing or wrong', async () => {
    const who = product.persona('new-with-account')
    const fields = { amount: '500000.5', periods: 'x', termUnit: 'month', productId: 'candor-cash' }
    expectBadInput(await product.call({ path: pushPath, who, fields }), 'amount', 'periods', 'termUnit', 'offerId')
  })

  it('answers lendDetailsUrl that ends in from=confirm and orderId, the same again for the same key, and 422 for another body', async () => {
    const who = product.persona('new-with-account')
    const fields = await offered(who)
    const key = { 'idempotency-key': 'push-1' }
    const first = await send(who, fields, key)
    expectSuccess(first, '0', having({ lendDetailsUrl: matching(/^\/loan-detail\?.*from=confirm$/), orderId: words }))
    expect(first.data.lendDetailsUrl).toContain(`orderId=${first.data.orderId}`)
    expect((await send(who, fields, key)).text).toBe(first.text)
    const other = await send(who, { ...fields, amount: '400000' }, key)
    expect([other.status, other.code]).toEqual([422, '422'])
    const order = await details(who, { orderId: first.data.orderId })
    expectSuccess(order, '0', orderDetails)
    expect(order.data.orderStatus).toBe(21)
  })
})

describe('GET /hazel/v3/loan-details/loan-details', () => {
  it.each([
    ['in-review', 21],
    ['declined', 110],
    ['approved-withdraw', 151],
    ['active', 170],
    ['due', 174],
    ['overdue', 180],
    ['settled', 200],
  ])('answers the order details of %s with status %i', async (name, status) => {
    const answer = await details(product.persona(name))
    expectSuccess(answer, '0', orderDetails)
    expect(answer.data.orderStatus).toBe(status)
    // One or the other: buttons in 170, 174, 180 and 200, the market in the rest.
    expect(answer.data.recProducts.length > 0).toBe([21, 110, 151].includes(status))
  })

  it('takes a name without a value as one that is not there: the latest order', async () => {
    const due = product.persona('due')
    const answer = await details(due, { productId: '', orderId: '' })
    expectSuccess(answer, '0', orderDetails)
    expect(answer.data.orderId).toBe(due.orderId)
  })

  it('offers the rollover in 174 and 180 while some are left, and in no other status', async () => {
    const offered = async (name: string): Promise<unknown> => (await details(product.persona(name))).data.isDelay
    expect([await offered('due'), await offered('overdue'), await offered('rollover-used-up')]).toEqual([1, 1, 0])
    expect([await offered('active'), await offered('settled')]).toEqual([0, 0])
  })

  it('says what is due as total and parts that add up', async () => {
    const { amountDue, schedule } = (await details(product.persona('overdue'))).data
    expect(amountDue.penalty + amountDue.fee + amountDue.interest + amountDue.principal).toBe(amountDue.total)
    expect(schedule.map((one: { status: string }) => one.status)).toEqual(['paid', 'paid', 'late', 'next'])
    expect((await details(product.persona('active'))).data.amountDue.penalty).toBe(0)
  })

  it('asks for another account with cardNeedPop 1 and its words, and for a withdrawal with withdrawPop', async () => {
    const failed = (await details(product.persona('payout-failed'))).data
    expectShape(failed, having({ cardNeedPop: exactly(1), cardPopTitle: words, cardPopMsg: words }))
    expect(failed.orderStatus).toBe(151)
    const waiting = (await details(product.persona('approved-withdraw'))).data
    expectShape(waiting, having({ cardNeedPop: exactly(0), withdrawPop: having({ title: words, msg: words }) }))
  })

  it("carries isScore as the text '1' where stars are asked for", async () => {
    expect((await details(product.persona('score-asked'))).data.isScore).toBe('1')
    expect((await details(product.persona('overdue'))).data.isScore).toBe('0')
  })

  it("answers another borrower's order, and an own one under another product, as a missing one", async () => {
    const who = product.persona('active')
    const missing = await details(who, { orderId: missingOrder })
    expectRefusal(missing, '40401')
    expect((await details(who, { orderId: product.persona('due').orderId })).text).toBe(missing.text)
    expect((await details(who, { orderId: who.orderId, productId: 'salary-bridge' })).text).toBe(missing.text)
  })
})

describe('POST /hazel/v3/loan-details/withdraw', () => {
  const withdraw = (who: PersonaView, orderId: unknown = who.orderId, productId: unknown = who.productId) =>
    product.call({ path: withdrawPath, who, fields: { productId, orderId } })

  it('is open only while withdrawPop is not null', async () => {
    expectRefusal(await withdraw(product.persona('active')), '43002')
    const who = product.persona('approved-withdraw')
    const foreign = await withdraw(product.persona('active'), who.orderId, who.productId)
    expectRefusal(foreign, '40401')
    expectSuccess(await withdraw(who), '0')
    expect((await details(who)).data.withdrawPop).toBeNull()
    expectRefusal(await withdraw(who), '43002')
  })
})

describe('POST /hazel/v3/loan-details/google-score', () => {
  it('takes score 5 with the stars really chosen, once asked, and then asks no more', async () => {
    const who = product.persona('score-asked')
    const score = (fields: Record<string, unknown>) =>
      product.call({ path: scorePath, who, fields: { score: '5', orderId: who.orderId, ...fields } })
    expectBadInput(await score({ stars: '6' }), 'stars')
    expectBadInput(await score({ stars: '3', score: '4' }), 'score')
    expectRefusal(await score({ stars: '0' }), '40002')
    expectRefusal(await score({ stars: '3', orderId: product.persona('active').orderId }), '40401')
    expectSuccess(await score({ stars: '3' }), '0')
    const [stored] = await product.server.deps.db.query<{ stars: number }>(
      'select stars from app_score where order_id = $1',
      [who.orderId],
    )
    expect(stored?.stars).toBe(3)
    expect((await details(who)).data.isScore).toBe('0')
  })
})

describe('POST /hazel/service/event/save', () => {
  it.each([
    ['borrow again', '30', '0'],
    ['after a push', '31', '0'],
    ['a product click', '32', '2'],
  ])('counts %s', async (_event, moduleId, positionId) => {
    const fields = { productId: 'candor-cash', moduleId, positionId }
    expectSuccess(await product.call({ path: eventPath, who: product.persona('settled'), fields }), '0')
    const [counted] = await product.server.deps.db.query<{ times: number }>(
      'select times from event_count where module_id = $1 and position_id = $2',
      [Number(moduleId), Number(positionId)],
    )
    expect(counted?.times).toBe(1)
  })
})

describe('GET /hazel/service/new/union-error-info', () => {
  const shape = having({ noticeMessage: words, errMessage: words, family: listOf(recommended, 1) })

  it('answers a text for each reason of the closed list, without a session', async () => {
    const texts = new Set<string>()
    for (const reason of ['expired', 'used', 'foreign', 'missing', 'ended']) {
      const answer = await product.call({ method: 'GET', path: failurePath, fields: { reason } })
      expectSuccess(answer, '0', shape)
      texts.add(answer.data.errMessage)
    }
    expect(texts.size).toBe(5)
  })

  it('repeats nothing that the address says', async () => {
    const plain = await product.call({ method: 'GET', path: failurePath })
    expectSuccess(plain, '0', shape)
    const hostile = await product.call({ method: 'GET', path: failurePath, fields: { reason: '<b>call 0900</b>' } })
    expect(hostile.data.errMessage).toBe(plain.data.errMessage)
  })
})
