// The wire of complaints, from outside: what can be said, pictures, cases in tabs, an answer and its rating.

import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import type { PersonaView } from '../../src/server/demo/demo-port.ts'
import { productOfFile } from '../support/product-of-file.ts'
import {
  exactly,
  expectBadInput,
  expectRefusal,
  expectShape,
  expectSuccess,
  flag,
  having,
  listOf,
  matching,
  text,
  time,
  url,
  words,
} from '../support/wire-shape.ts'

const base = '/hazel/user-problem'
const product = productOfFile()
let picture: Buffer
beforeAll(async () => {
  picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#1f4596' } })
    .png()
    .toBuffer()
})

const choice = having({ title: words, value: words })
const order = having({
  orderNo: words,
  productLogo: url,
  productName: words,
  status: words,
  isShow: flag,
  list: listOf(having({ title: words, value: text }), 1),
})
const complaintDetail = having({
  type: words,
  sonType: text,
  problemId: words,
  content: words,
  images: listOf(url),
  disposeDetail: text,
  disposeImages: listOf(url),
  isNeedScore: flag,
})

const post = (call: string, who: PersonaView, fields: Record<string, unknown>, headers: Record<string, string> = {}) =>
  product.call({ path: `${base}/${call}`, who, fields, headers })
const detail = (who: PersonaView, problemId: unknown = who.problemId) => post('problem-detail', who, { problemId })

function upload(who: PersonaView, bytes: Buffer, field = 'problemImage') {
  const boundary = 'candor-test-boundary'
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="${field}"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n`
  const body = Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)])
  const raw = { type: `multipart/form-data; boundary=${boundary}`, body }
  return product.call({ path: `${base}/upload-problem-img`, who, raw })
}

describe('/hazel/user-problem/problem-init', () => {
  const shape = having({
    problemType: listOf(choice, 2),
    problemSonType: listOf(choice, 1),
    orderDetail: order,
    orderList: listOf(order, 1),
  })

  it('answers types, sub-types, the order and all orders, by POST and by GET', async () => {
    const who = product.persona('two-orders')
    const byPost = await post('problem-init', who, { orderId: who.orderId })
    expectSuccess(byPost, '0', shape)
    expect(byPost.data.orderDetail.orderNo).toBe(who.orderId)
    const byGet = await product.call({
      method: 'GET',
      path: `${base}/problem-init`,
      who,
      fields: { orderId: who.orderId },
    })
    expect(byGet.text).toBe(byPost.text)
    expect(byPost.data.problemType.some((one: { value: string }) => one.value === '1')).toBe(true)
    const shown = byPost.data.orderList.map((one: { isShow: number }) => one.isShow)
    expect([...shown].sort()).toEqual([0, 1])
  })

  it("answers another borrower's order as a missing one", async () => {
    const who = product.persona('active')
    const missing = await post('problem-init', who, { orderId: 'L0000000000000000000000' })
    const foreign = await post('problem-init', who, { orderId: product.persona('due').orderId })
    expect(foreign.text).toBe(missing.text)
    expect(foreign.text).not.toContain(String(product.persona('due').orderId))
  })
})

describe('POST /hazel/user-problem/upload-problem-img', () => {
  it('answers "00" and data.url, which opens for its owner only', async () => {
    const who = product.persona('active')
    const answer = await upload(who, picture)
    expectSuccess(answer, '00', having({ url }))
    const look = (as: PersonaView | null) => product.call({ method: 'GET', path: answer.data.url, who: as })
    expect((await look(who)).headers['content-type']).toMatch(/^image\//)
    const missing = await product.call({ method: 'GET', path: '/uploads/00000000000000000000000000000000.png', who })
    expect((await look(product.persona('due'))).status).toBe(missing.status)
    expect((await look(null)).status).not.toBe(200)
  })

  it('refuses what is no picture with a message, and another field', async () => {
    const who = product.persona('active')
    expectRefusal(await upload(who, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')), '46005')
    const wrongField = await upload(who, picture, 'file')
    expect([wrongField.status, wrongField.code, wrongField.data.fields]).toEqual([400, '400', ['file']])
  })
})

describe('POST /hazel/user-problem/problem-save', () => {
  const complaint = { problemType: '2', problemSonType: '', problemDetail: 'I paid on Monday.', problemImage: '' }

  it('opens a case with pictures, comma-joined, once for a key', async () => {
    const who = product.persona('score-asked')
    const images = [(await upload(who, picture)).data.url, (await upload(who, picture)).data.url]
    const fields = { ...complaint, problemImage: images.join(','), orderNo: who.orderId }
    const key = { 'idempotency-key': 'case-1' }
    const saved = await post('problem-save', who, fields, key)
    expectSuccess(saved, '0', having({ problemId: words }))
    expect((await post('problem-save', who, fields, key)).text).toBe(saved.text)
    const changed = await post('problem-save', who, { ...fields, problemDetail: 'Other words.' }, key)
    expect([changed.status, changed.code]).toEqual([422, '422'])
    const shown = await detail(who, saved.data.problemId)
    expectSuccess(shown, '0', complaintDetail)
    expect(shown.data).toMatchObject({ content: 'I paid on Monday.', images, isNeedScore: 0, disposeDetail: '' })
  })

  it('refuses an empty text, one of 201 characters, and ten pictures; 200 characters are taken', async () => {
    const who = product.persona('payway-plain')
    const save = (changed: Record<string, unknown>) => post('problem-save', who, { ...complaint, ...changed })
    expectRefusal(await save({ problemDetail: ' ' }), '46002', 'Please fill in your comments and suggestions')
    expectRefusal(await save({ problemDetail: 'x'.repeat(201) }), '46003')
    const ten = Array.from({ length: 10 }, (_, n) => `/uploads/${String(n).padStart(32, '0')}.png`).join(',')
    expectRefusal(await save({ problemImage: ten }), '46004')
    expectSuccess(await save({ problemDetail: 'x'.repeat(200) }), '0')
    expectBadInput(await post('problem-save', who, {}), 'problemType', 'problemDetail')
  })

  it('refuses type 1 for an order whose isShow is not 1, with its message', async () => {
    const who = product.persona('two-orders')
    const { orderList } = (await post('problem-init', who, { orderId: '' })).data
    for (const { orderNo, isShow } of orderList) {
      const answer = await post('problem-save', who, { ...complaint, problemType: '1', problemSonType: '11', orderNo })
      if (isShow === 1) expectSuccess(answer, '0')
      else expectRefusal(answer, '46001', 'The selected order does not support sending collection types')
    }
  })

  it("refuses another borrower's order and picture as missing ones", async () => {
    const who = product.persona('due')
    const foreignOrder = { ...complaint, orderNo: product.persona('overdue').orderId }
    const missing = await post('problem-save', who, { ...complaint, orderNo: 'L0000000000000000000000' })
    expectRefusal(missing, '40401')
    expect((await post('problem-save', who, foreignOrder)).text).toBe(missing.text)
    const foreign = (await upload(product.persona('overdue'), picture)).data.url
    expect((await post('problem-save', who, { ...complaint, problemImage: foreign })).text).toBe(missing.text)
  })
})

describe('POST /hazel/v3/loan-details/submit-utr', () => {
  const submit = (who: PersonaView, fields: Record<string, unknown>, headers: Record<string, string> = {}) =>
    product.call({ path: '/hazel/v3/loan-details/submit-utr', who, fields, headers })
  const shape = having({
    problemId: words,
    caseNumber: matching(/^C\d{8}-/),
    answerBy: time,
    state: exactly('looking', 'found', 'matched'),
  })

  it('opens a case with the picture of the slip, once for a reference, and the order and the list show it', async () => {
    const who = product.persona('overdue')
    const picture1 = (await upload(who, picture)).data.url
    const answer = await submit(who, { orderId: who.orderId, utr: 'utr 4261-8755 1234', problemImage: picture1 })
    expectSuccess(answer, '0', shape)
    const { problemId, caseNumber } = answer.data
    expect((await submit(who, { orderId: who.orderId, utr: 'UTR426187551234' })).data.problemId).toBe(problemId)
    const order = await product.call({
      method: 'GET',
      path: '/hazel/v3/loan-details/loan-details',
      who,
      fields: { orderId: who.orderId },
    })
    const payCase = having({ problemId: words, caseNumber: words, utr: words, time, answerBy: time, state: words })
    expectShape(order.data.payCases, listOf(payCase, 1))
    expect(order.data.payCases[0]).toMatchObject({ problemId, caseNumber, utr: 'UTR426187551234', state: 'looking' })
    const shown = (await detail(who, problemId)).data
    expect(shown).toMatchObject({ images: [picture1], type: 'Repayment', orderNo: who.orderId })
    expect(shown.content).toContain('UTR426187551234')
    const listed = (await post('problem-list', who, {})).data.tabs[0].list.map(({ id }: { id: string }) => id)
    expect(listed).toContain(problemId)
  })

  it('closes the case when the payment with that number comes, and refuses it from then on', async () => {
    const who = product.persona('due')
    const order = { productId: who.productId, orderId: who.orderId }
    const due = await product.call({ path: '/hazel/v3/installment/loan-play-detail', who, fields: order })
    const code = await product.call({
      path: '/hazel/v3/loan-details/generate-vcode',
      who,
      fields: { ...order, amount: due.data.repayAmount, channelNumber: 'bank-transfer' },
    })
    const { payCode } = code.data
    const opened = (await submit(who, { orderId: who.orderId, utr: payCode })).data
    expect(opened.state).toBe('looking')
    const raw = { type: 'application/json', body: JSON.stringify({ payCode }) }
    expect((await product.call({ path: '/demo/pay', raw })).status).toBe(200)
    expect((await detail(who, opened.problemId)).data.disposeDetail).toMatch(/^We found your payment of /)
    expect((await submit(who, { orderId: who.orderId, utr: payCode })).data).toMatchObject({ state: 'matched' })
  })

  it('refuses what is no reference, an order that was not paid out, a payment that is shown, and a foreign order', async () => {
    const who = product.persona('active')
    expectRefusal(await submit(who, { orderId: who.orderId, utr: 'ok' }), '43017')
    const early = product.persona('in-review')
    expectRefusal(await submit(early, { orderId: early.orderId, utr: '426187551234' }), '43001')
    const missing = await submit(who, { orderId: 'L0000000000000000000000', utr: '426187551234' })
    expectRefusal(missing, '40401')
    expect((await submit(who, { orderId: early.orderId, utr: '426187551234' })).text).toBe(missing.text)
    const paid = product.persona('settled')
    const { db } = product.server.deps
    const [own] = await db.query<{ number: string }>(
      `select transaction_id as number from payment where order_id = $1 and state = 'posted' limit 1`,
      [paid.orderId],
    )
    expectRefusal(await submit(paid, { orderId: paid.orderId, utr: own?.number }), '43018', /is on your loan already/)
    expectBadInput(await submit(who, {}), 'orderId', 'utr')
  })
})

describe('POST /hazel/user-problem/problem-list', () => {
  it('answers res.tabs, and the same under data', async () => {
    const item = having({ id: words, time, type: words, content: words, state: exactly('answered') })
    const tabs = having({ tabs: listOf(having({ title: words, list: listOf(item) }), 2) })
    const body = expectSuccess(await post('problem-list', product.persona('complaint-answered'), {}), '0', tabs)
    expectShape(body.res, tabs)
    expect(body.res).toEqual(body.data)
    const [first] = (body.res as { tabs: { list: { id: string }[] }[] }).tabs
    expect(first?.list[0]?.id).toBe(product.persona('complaint-answered').problemId)
  })
})

describe('/hazel/user-problem/problem-detail', () => {
  it('answers the case with its reply and pictures, by POST and by GET', async () => {
    const who = product.persona('complaint-answered')
    const byPost = await detail(who)
    expectSuccess(byPost, '0', complaintDetail)
    expectShape(byPost.data, having({ disposeDetail: words, disposeImages: listOf(url, 1), isNeedScore: exactly(1) }))
    const fields = { problemId: who.problemId }
    const byGet = await product.call({ method: 'GET', path: `${base}/problem-detail`, who, fields })
    expect(byGet.text).toBe(byPost.text)
    const open = product.persona('complaint-open')
    const waiting = (await detail(open)).data
    expect(waiting).toMatchObject({ disposeDetail: '', disposeImages: [], isNeedScore: 0 })
    // The promise of three weekdays has a day on it.
    expectShape(waiting.answerBy, matching(/^\d{4}-\d\d-\d\d /))
  })

  it("answers another borrower's case as a missing one", async () => {
    const who = product.persona('active')
    const missing = await detail(who, 'case0000000000000000')
    expectRefusal(missing, '40401')
    expect((await detail(who, product.persona('complaint-open').problemId)).text).toBe(missing.text)
  })
})

describe('POST /hazel/user-problem/save-score', () => {
  const rate = (who: PersonaView, score: string, problemId: unknown = who.problemId) =>
    post('save-score', who, { score, problemId })

  it('answers "00" for the stars chosen, once, and only where they are asked for', async () => {
    const who = product.persona('complaint-answered')
    expectRefusal(await rate(product.persona('complaint-open'), '4'), '46008')
    expectRefusal(await rate(product.persona('active'), '4', who.problemId), '40401')
    expectBadInput(await rate(who, '6'), 'score')
    expectSuccess(await rate(who, '4'), '00')
    expect((await detail(who)).data.isNeedScore).toBe(0)
    expectRefusal(await rate(who, '5'), '46007')
    const [stored] = await product.server.deps.db.query<{ stars: number }>(
      'select stars from complaint where id = $1',
      [who.problemId],
    )
    expect(stored?.stars).toBe(4)
  })
})
