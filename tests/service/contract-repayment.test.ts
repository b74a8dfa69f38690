// The wire of paying by code, from outside: what is due, the rollover, the payment code, and the page behind it.

import { createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { addDays } from '../../src/core/calendar-date.ts'
import type { PersonaView } from '../../src/server/demo/demo-port.ts'
import { hashOf } from '../../src/server/people/session/session-store.ts'
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
  orNull,
  row,
  text,
  time,
  url,
  words,
} from '../support/wire-shape.ts'

const duePath = '/hazel/v3/installment/loan-play-detail'
const rolloverPath = '/hazel/opponents/pettypy'
const codePath = '/hazel/v3/loan-details/generate-vcode'
const payCodePath = '/hazel/v3/loan-details/pay-code'
const missingOrder = 'L0000000000000000000000'

const product = productOfFile()

/** A map from a group's title to its steps. */
const payNotice: Kind = (value) =>
  isRecord(value)
    ? listOf(listOf(having({ name: words, step: listOf(words, 1) }), 1), 1)(Object.values(value))
    : 'is no map'
const isRecord = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const defDetail = having({ payCode: words, logo: url, title: words, payNotice })

const payInfo: Record<string, Kind> = {
  repayAmount: integer,
  repayDate: day,
  received: integer,
  productName: words,
  productLogo: url,
  detail: listOf(row, 3),
  repayList: listOf(having({ name: words, logo: url, channel_number: words }), 1),
  noticeMsg: text,
  reyMsg: text,
  defDetail: orNull(defDetail),
  isShowReyTop: flag,
}

const due = (who: PersonaView, orderId: unknown = who.orderId) =>
  product.call({ path: duePath, who, fields: { productId: who.productId, orderId } })
const rollover = (who: PersonaView, orderId: unknown = who.orderId) =>
  product.call({ path: rolloverPath, who, fields: { productId: who.productId, orderId } })
const makeCode = (who: PersonaView, fields: Record<string, unknown>, headers: Record<string, string> = {}) =>
  product.call({ path: codePath, who, fields: { productId: who.productId, orderId: who.orderId, ...fields }, headers })
const payCode = (who: PersonaView, ref: unknown) =>
  product.call({ method: 'GET', path: payCodePath, who, fields: { ref } })
const details = (who: PersonaView) =>
  product.call({ method: 'GET', path: '/hazel/v3/loan-details/loan-details', who, fields: { orderId: who.orderId } })

describe('POST /hazel/v3/installment/loan-play-detail', () => {
  it('answers the repayment info in the names of the wire; defDetail is null while no code exists', async () => {
    const answer = await due(product.persona('due'))
    expectSuccess(answer, '0', having({ ...payInfo, defDetail: exactly(null) }))
  })

  it('asks for the next instalment in 170, and for all that is due with charges in 174 and 180', async () => {
    const active = product.persona('active')
    const { schedule, amountDue } = (await details(active)).data
    const next = schedule.find((one: { status: string }) => one.status === 'next')
    expect((await due(active)).data.repayAmount).toBe(next.amount)
    expect(amountDue.total).toBe(0)
    for (const name of ['due', 'overdue', 'repeat-overdue']) {
      const who = product.persona(name)
      expect((await due(who)).data.repayAmount, name).toBe((await details(who)).data.amountDue.total)
    }
  })

  it('has nothing to pay for an order in review, declined or settled', async () => {
    for (const name of ['in-review', 'declined', 'settled']) expectRefusal(await due(product.persona(name)), '43001')
  })

  it("answers another borrower's order as a missing one, and names a missing orderId", async () => {
    const who = product.persona('due')
    const missing = await due(who, missingOrder)
    expectRefusal(missing, '40401')
    expect((await due(who, product.persona('overdue').orderId)).text).toBe(missing.text)
    expectBadInput(await product.call({ path: duePath, who }), 'orderId')
  })
})

describe('POST /hazel/opponents/pettypy', () => {
  it('answers delayInfo and repayPlan with the fields of the repayment info', async () => {
    const answer = await rollover(product.persona('overdue'))
    const delayInfo = having({ delayAmount: integer, title: words })
    const repayPlan = listOf(having({ remark: text, title: words, amount: integer, time: day }), 1)
    expectSuccess(answer, '0', having({ ...payInfo, delayInfo, repayPlan }))
  })

  it('is refused where isDelay is 0', async () => {
    expectRefusal(await rollover(product.persona('rollover-used-up')), '43003')
    expectRefusal(await rollover(product.persona('active')), '43003')
  })

  it('is refused while a plan is on offer, by its code as well: it may give the time for nothing', async () => {
    const who = product.persona('hardship-offered')
    expectRefusal(await rollover(who), '43003')
    const { orderId, productId } = who
    const fields = { productId, orderId, amount: 5_000, channelNumber: 'bank-transfer', purpose: 'rollover' }
    expectRefusal(await product.call({ path: '/hazel/v3/loan-details/generate-vcode', who, fields }), '43003')
  })

  it("answers another borrower's order as a missing one", async () => {
    const who = product.persona('due')
    const missing = await rollover(who, missingOrder)
    expectRefusal(missing, '40401')
    expect((await rollover(who, product.persona('overdue').orderId)).text).toBe(missing.text)
  })
})

describe('POST /hazel/v3/loan-details/generate-vcode', () => {
  const shape = having({
    payUrl: matching(/^\/repaymentOfCode\?(?=.*\bshowType=[123]\b)(?=.*\bref=[^&]+)/),
    payCode: words,
    expiresAt: time,
    ref: words,
  })

  it('answers payUrl with showType and ref, payCode and expiresAt, for every channel', async () => {
    const who = product.persona('overdue')
    const { repayAmount, repayList } = (await due(who)).data
    const showTypes = new Set<string | null>()
    for (const { channel_number } of repayList) {
      const answer = await makeCode(who, { amount: repayAmount, channelNumber: channel_number })
      expectSuccess(answer, '0', shape)
      const query = new URL(answer.data.payUrl, 'http://x').searchParams
      expect([...query.keys()].sort()).toEqual(['ref', 'showType'])
      expect(query.get('ref')).toBe(answer.data.ref)
      showTypes.add(query.get('showType'))
    }
    expect([...showTypes].sort()).toEqual(['1', '2', '3'])
  })

  it('takes delayAmount with isDelay 1 for a rollover', async () => {
    const who = product.persona('overdue')
    const { delayInfo, repayList } = (await rollover(who)).data
    const fields = { amount: delayInfo.delayAmount, isDelay: '1', channelNumber: repayList[0].channel_number }
    const answer = await makeCode(who, fields)
    expectSuccess(answer, '0', shape)
    expect((await payCode(who, answer.data.ref)).data).toMatchObject({ isDelay: 1, amount: delayInfo.delayAmount })
    const active = product.persona('active')
    expectRefusal(await makeCode(active, fields), '43003')
  })

  it('makes none for a rollover of another day', async () => {
    const who = product.persona('late-100')
    const { delayInfo, nextDueDate, repayList } = (await rollover(who)).data
    const fields = { amount: delayInfo.delayAmount, isDelay: '1', channelNumber: repayList[0].channel_number }
    const yesterday = addDays(nextDueDate, -1)
    expectRefusal(await makeCode(who, { ...fields, nextDueDate: yesterday }), '41003')
    expectSuccess(await makeCode(who, { ...fields, nextDueDate }), '0', shape)
    expectBadInput(await makeCode(who, { ...fields, nextDueDate: '31.12.2026' }), 'nextDueDate')
  })

  it('refuses an amount that is not what is asked, and a channel that is not there', async () => {
    const who = product.persona('due')
    const { repayAmount, repayList } = (await due(who)).data
    const [{ channel_number }] = repayList
    expectRefusal(await makeCode(who, { amount: repayAmount + 1, channelNumber: channel_number }), '43004')
    expectRefusal(await makeCode(who, { amount: repayAmount, channelNumber: 'none' }), '43005')
    expectBadInput(await makeCode(who, { amount: '12,5' }), 'amount', 'channelNumber')
  })

  it('answers the same code for the same key, and 422 when that key comes with another amount', async () => {
    const who = product.persona('due')
    const { repayAmount, repayList } = (await due(who)).data
    const fields = { amount: repayAmount, channelNumber: repayList[0].channel_number }
    const key = { 'idempotency-key': 'code-1' }
    const first = await makeCode(who, fields, key)
    expect((await makeCode(who, fields, key)).text).toBe(first.text)
    const other = await makeCode(who, { ...fields, amount: repayAmount + 1 }, key)
    expect([other.status, other.code]).toEqual([422, '422'])
  })

  it('answers a repetition that comes late with the code that it had, and the newer code stays', async () => {
    const who = product.persona('due')
    const { repayAmount, repayList } = (await due(who)).data
    const [first, second] = repayList.map(({ channel_number: channelNumber }: { channel_number: string }) => ({
      amount: repayAmount,
      channelNumber,
    }))
    const key = { 'idempotency-key': 'late-1' }
    const before = await makeCode(who, first, key)
    const newer = await makeCode(who, second, { 'idempotency-key': 'late-2' })
    expect((await makeCode(who, first, key)).text).toBe(before.text)
    expect((await payCode(who, newer.data.ref)).data.state).toBe('waiting')
  })

  it("makes none for another borrower's order: the answer is the one for a missing order", async () => {
    const who = product.persona('active')
    const base = { amount: '140000', channelNumber: 'corner-store', productId: 'candor-cash' }
    const missing = await makeCode(who, { ...base, orderId: missingOrder })
    expectRefusal(missing, '40401')
    expect((await makeCode(who, { ...base, orderId: product.persona('due').orderId })).text).toBe(missing.text)
  })
})

describe('GET /hazel/v3/loan-details/pay-code', () => {
  const shape = having({
    ref: words,
    orderId: words,
    isDelay: flag,
    showType: exactly(1, 2, 3),
    payCode: words,
    image: text,
    amount: integer,
    channel: having({ name: words, logo: url, channel_number: words }),
    expiresAt: time,
    state: exactly('waiting', 'paid', 'expired'),
    payNotice,
  })

  it('answers the code, its channel, amount, expiry and state; the default code box shows it from then on', async () => {
    const who = product.persona('payway-wallet')
    const { repayAmount, repayList } = (await due(who)).data
    for (const { channel_number } of repayList) {
      const made = (await makeCode(who, { amount: repayAmount, channelNumber: channel_number })).data
      const answer = await payCode(who, made.ref)
      expectSuccess(answer, '0', shape)
      const { data } = answer
      expect(data).toMatchObject({ ref: made.ref, payCode: made.payCode, amount: repayAmount, state: 'waiting' })
      expect(data).toMatchObject({ orderId: who.orderId, isDelay: 0, expiresAt: made.expiresAt })
      // A QR code or barcode is a picture; a code that is typed needs none.
      if (data.showType !== 1) expectShape(data.image, url)
      expect(new URL(made.payUrl, 'http://x').searchParams.get('showType')).toBe(String(data.showType))
    }
    expectShape((await due(who)).data.defDetail, defDetail)
  })

  it('is no use of a session that would end idle where an open page asks by itself: x-unattended', async () => {
    const who = product.persona('due')
    const { repayAmount, repayList } = (await due(who)).data
    const { ref } = (await makeCode(who, { amount: repayAmount, channelNumber: repayList[0].channel_number })).data
    const { db } = product.server.deps
    const token = hashOf(String(who.params.sessionId))
    const seen = async (headers: Record<string, string>, secondsAgo: number) => {
      const before = new Date(Date.now() - secondsAgo * 1000)
      await db.execute(`update session set kind = 'web', last_seen_at = $2 where encode(token_hash, 'hex') = $1`, [
        token,
        before,
      ])
      const answer = await product.call({ method: 'GET', path: payCodePath, who, fields: { ref }, headers })
      const [row] = await db.query<{ at: Date }>(
        `select last_seen_at as at from session where encode(token_hash, 'hex') = $1`,
        [token],
      )
      return [answer.status, row?.at.getTime() === before.getTime()]
    }
    expect(await seen({ 'x-unattended': '1' }, 800)).toEqual([200, true])
    expect(await seen({ 'x-unattended': '1' }, 900)).toEqual([401, true])
    expect(await seen({}, 800)).toEqual([200, false])
    await db.execute(`update session set kind = 'api' where encode(token_hash, 'hex') = $1`, [token])
  })

  it("answers another borrower's ref as a missing one", async () => {
    const who = product.persona('due')
    const { repayAmount, repayList } = (await due(who)).data
    const made = (await makeCode(who, { amount: repayAmount, channelNumber: repayList[0].channel_number })).data
    const foreign = await payCode(product.persona('active'), made.ref)
    expectRefusal(foreign, '40401')
    expect((await payCode(product.persona('active'), 'no-such-ref')).text).toBe(foreign.text)
  })

  it('says paid once the ledger has the payment, and the order owes it no more', async () => {
    const who = product.persona('payway-plain')
    const { repayAmount, repayList } = (await due(who)).data
    const made = (await makeCode(who, { amount: repayAmount, channelNumber: repayList[0].channel_number })).data
    const paid = await product.call({ path: '/demo/pay', fields: { payCode: made.payCode }, json: true })
    expect(paid.status).toBe(200)
    expect((await payCode(who, made.ref)).data.state).toBe('paid')
    const { orderStatus, amountDue } = (await details(who)).data
    expect([orderStatus, amountDue.total]).toEqual([170, 0])
  })
})

describe('POST /webhooks/payments/{channel}', () => {
  const notice = async (who: PersonaView) => {
    const { repayAmount } = (await due(who)).data
    const made = (await makeCode(who, { amount: repayAmount, channelNumber: 'corner-store' })).data
    const now = product.server.deps.clock.now()
    const body = JSON.stringify({
      eventId: `event-${made.ref}`,
      type: 'paid',
      reference: made.ref,
      transactionId: `transaction-${made.ref}`,
      amountMinor: repayAmount,
      currency: 'PHP',
      paidAt: now.toISOString(),
    })
    return { ref: made.ref, body, seconds: Math.floor(now.getTime() / 1000) }
  }
  const notify = (body: string, seconds: number, secret: string, channel = 'corner-store') => {
    const v1 = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')
    return product.call({
      path: `/webhooks/payments/${channel}`,
      raw: { type: 'application/json', body },
      headers: { 'x-provider-signature': `t=${seconds},v1=${v1}` },
    })
  }
  const secret = (): string => product.server.deps.config.paymentWebhookSecrets[0] ?? ''

  it('refuses a notice that the provider did not sign, or that is stale, and changes nothing', async () => {
    const who = product.persona('repeat-overdue')
    const { ref, body, seconds } = await notice(who)
    const refused = [
      await notify(body, seconds, `${secret()}x`),
      await notify(body, seconds - 3600, secret()),
      await notify(body, seconds, secret(), 'none'),
    ]
    for (const { status } of refused) expect(status).toBeGreaterThanOrEqual(400)
    expect((await payCode(who, ref)).data.state).toBe('waiting')
  })

  it('applies a signed notice once, however often it comes', async () => {
    const who = product.persona('complaint-open')
    const { ref, body, seconds } = await notice(who)
    const [first, second] = [await notify(body, seconds, secret()), await notify(body, seconds, secret())]
    expect([first.status, second.status]).toEqual([200, 200])
    expect((await payCode(who, ref)).data.state).toBe('paid')
    const [line] = (await details(who)).data.schedule
    expect([line.paid, (await details(who)).data.creditBalance]).toEqual([line.amount, 0])
  })
})
