// A case as a conversation, from outside and as both sides: each step is on the other's screen at once, and is told by a message.

import sharp from 'sharp'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Role } from '../../src/core/officer/rights.ts'
import { deskOf } from '../support/desk.ts'
import { leap } from '../support/product.ts'
import { productOfFile } from '../support/product-of-file.ts'
import { expectRefusal } from '../support/wire-shape.ts'

const base = '/hazel/user-problem'
const product = productOfFile()
const desk = deskOf(product)
let token = ''
let picture: Buffer
beforeAll(async () => {
  token = await desk.token('support')
  picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#1f4596' } })
    .png()
    .toBuffer()
})

let caseId = ''
beforeEach(async () => {
  const fields = { problemType: '3', problemDetail: 'I was charged twice.' }
  const { db } = product.server.deps
  // Five a day: these tests open one each.
  await db.execute(`update complaint set opened_at = opened_at - interval '2 days' where case_number <> ''`)
  const opened = await product.call({ path: `${base}/problem-save`, who: product.persona('active'), fields })
  caseId = opened.data.problemId
})

const who = () => product.persona('active')
const show = async (person = who()) =>
  await product.call({ path: `${base}/problem-detail`, who: person, fields: { problemId: caseId } })
const write = (fields: Record<string, unknown>, headers = {}, person = who()) =>
  product.call({ path: `${base}/problem-reply`, who: person, fields: { problemId: caseId, ...fields }, headers })
const officer = (step: string, body: unknown = {}) => desk.post(`/desk/cases/${caseId}/${step}`, { token, body })
const read = async () => (await desk.get(`/desk/cases/${caseId}`, { token })).data
const told = async () =>
  JSON.parse((await product.call({ method: 'GET', path: `/demo/outbox?phone=${who().phone}` })).text)[0].text as string

async function upload(person = who()): Promise<string> {
  const boundary = 'candor-test-boundary'
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="problemImage"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n`
  const body = Buffer.concat([Buffer.from(head), picture, Buffer.from(`\r\n--${boundary}--\r\n`)])
  const raw = { type: `multipart/form-data; boundary=${boundary}`, body }
  return (await product.call({ path: `${base}/upload-problem-img`, who: person, raw })).data.url
}

describe('a case', () => {
  it('is talked over: acknowledged, asked about, replied to with a picture, answered, opened again, escalated', async () => {
    const first = (await show()).data
    expect(first).toMatchObject({ state: 'open', thread: [], reopenedAt: null })
    expect([first.acknowledgeBy, first.answerBy, first.finalBy].map((day) => typeof day)).toEqual(
      Array(3).fill('string'),
    )
    expect(await read()).toMatchObject({ acknowledgeBy: first.acknowledgeBy, answerBy: first.answerBy })

    expect((await officer('acknowledge')).data).toEqual({ caseId, state: 'open' })
    expect(await told()).toContain('we are looking into your complaint')
    expect((await show()).data).toMatchObject({ acknowledgeBy: null, thread: [{ kind: 'acknowledgement', own: 0 }] })
    expect((await officer('acknowledge')).error).toMatchObject({ code: 'cannotBeDone', why: 'caseIsAcknowledged' })

    const images = [`data:image/png;base64,${picture.toString('base64')}`]
    const asked = await officer('messages', { kind: 'question', text: 'Which charge?', images })
    expect(asked.data).toEqual({ caseId, state: 'asked', answeredAt: null })
    expect(await told()).toContain('we have a question')
    const question = (await show()).data.thread[1]
    expect(question).toMatchObject({ kind: 'question', name: 'Maya Santos', text: 'Which charge?' })
    const shown = await product.call({ method: 'GET', path: question.images[0], who: who() })
    expect(shown.status).toBe(200)

    const url = await upload()
    expect((await write({ problemDetail: 'The one of Monday.', problemImage: url })).data).toMatchObject({
      state: 'open',
    })
    const { messages, state } = await read()
    expect(state).toBe('open')
    expect(messages.at(-1)).toMatchObject({ from: 'borrower', kind: 'reply', text: 'The one of Monday.' })
    const seen = await desk.get(`/desk/cases/${caseId}/pictures/${messages.at(-1).images[0]}`, { token })
    expect([seen.status, seen.headers['content-type']]).toEqual([200, 'image/png'])
    // Pictures of a message are no pictures of the complaint.
    expect((await show()).data.images).toEqual([])

    await officer('messages', { text: 'We took it back.', askRating: true })
    expect((await show()).data).toMatchObject({
      state: 'answered',
      disposeDetail: 'We took it back.',
      isNeedScore: 1,
      finalBy: null,
    })

    const again = (await write({ problemDetail: 'It is still there.' })).data
    expect(again.state).toBe('open')
    const open = (await show()).data
    expect(open).toMatchObject({
      state: 'open',
      answerBy: again.answerBy,
      disposeDetail: 'We took it back.',
      isNeedScore: 0,
    })
    expect(open.thread.at(-1)).toMatchObject({ kind: 'reopening', own: 1 })
    const waiting = (await desk.get('/desk/work?kind=case&limit=200', { token })).data.items
    expect(waiting.map(({ id }: { id: string }) => id)).toContain(caseId)

    const escalated = await officer('escalate', { reason: 'Asked for it' })
    expect(escalated.data.escalatedTo).toMatch(/Office/)
    expect((await show()).data.thread.at(-1).text).toMatch(/We passed your complaint to .*Office.* on /)
    expect((await officer('escalate', { reason: 'again' })).error.why).toBe('caseIsEscalated')
  })

  it('about conduct is hidden from the officer whom it names: not to read, to take, to be handed, or to answer', async () => {
    const [named, other] = (await desk.officers()).filter(({ role }) => ['support', 'collections'].includes(role))
    if (named === undefined || other === undefined) throw new Error('two officers are missing')
    const problemDetail = `Somebody called ${named.name.split(' ')[0]?.toUpperCase()} shouted at me.`
    const overdue = product.persona('overdue')
    const fields = { problemType: '1', problemSonType: '14', problemDetail, orderNo: overdue.orderId }
    const opened = await product.call({ path: `${base}/problem-save`, who: overdue, fields })
    const at = `/desk/cases/${opened.data.problemId}`
    const item = `/desk/work/case/${opened.data.problemId}`
    const codes = async (token: string) => [
      (await desk.get(at, { token })).error?.code,
      (await desk.post(`${item}/take`, { token })).error?.code,
      (await desk.post(`${at}/acknowledge`, { token })).error?.code,
      (await desk.post(`${at}/messages`, { token, body: { text: 'It was not so.' } })).error?.code,
      (await desk.post(`${at}/escalate`, { token, body: { reason: 'x' } })).error?.code,
      (await desk.post(`${at}/reopen`, { token, body: { reason: 'x' } })).error?.code,
      (await desk.get(`${at}/pictures/none`, { token })).error?.code,
    ]
    expect(await codes(named.token)).toEqual(Array(7).fill('caseNamesYou'))
    const colleagues = (await desk.get('/desk/colleagues', { token: other.token })).data
    const { id } = colleagues.find(({ name }: { name: string }) => name === named.name)
    const give = await desk.post(`${item}/hand-over`, { token: other.token, body: { officerId: id, reason: 'x' } })
    expect(give.error).toMatchObject({ code: 'cannotBeDone', why: 'caseNamesOfficer' })
    expect((await codes(other.token)).slice(0, 4)).toEqual(Array(4).fill(undefined))
  })

  it('is recorded for a borrower who calls: in the app at once, as read, with its deadline, and not by an officer whom it names', async () => {
    const of = product.persona('overdue')
    const at = `/desk/borrowers/${of.params.userId}/cases`
    const text = 'He called nine times on Sunday.\nAlso at work.'
    const about = { type: 'collection', subType: 'calledTooOften', orderId: of.orderId, text }
    const take = async (body: Record<string, unknown>, role: Role = 'support', path = at) =>
      await desk.post(path, { token: await desk.token(role), body: { ...about, ...body } })
    const { data } = await take({})
    expect(data.caseNumber).toMatch(/^C\d{8}-/)
    const list = await product.call({ path: `${base}/problem-detail`, who: of, fields: { problemId: data.caseId } })
    expect(list.data).toMatchObject({ acknowledgeBy: null, state: 'open' })
    expect(list.data.thread).toMatchObject([{ kind: 'acknowledgement', own: 0, name: 'Maya Santos' }])
    expect(list.data.thread[0].text).toContain('We wrote this down for you')
    const sent = await product.call({ method: 'GET', path: '/demo/outbox', fields: { phone: of.phone } })
    expect(sent.text).toContain(data.caseNumber)
    const read = (await desk.get(`/desk/cases/${data.caseId}`, { token })).data
    expect(read).toMatchObject({ type: 'collection', subType: 'calledTooOften', answerBy: data.answerBy })
    expect(read.messages[0]).toMatchObject({ from: 'borrower', kind: 'complaint', text })
    const work = (await desk.get('/desk/work?kind=case&limit=200', { token })).data.items
    expect(work.map(({ id }: { id: string }) => id)).toContain(data.caseId)
    const acts = (await desk.get(`/desk/audit?subject=${data.caseId}`, { token: await desk.token('manager') })).data
      .acts
    expect(acts.map(({ act }: { act: string }) => act)).toContain('takeDownCase')

    const wrong = async (...asked: Parameters<typeof take>) => (await take(...asked)).error
    expect(await wrong({ orderId: undefined })).toMatchObject({ code: 'badInput', fields: ['orderId'] })
    expect(await wrong({ orderId: product.persona('active').orderId })).toMatchObject({ fields: ['orderId'] })
    expect(await wrong({ subType: undefined })).toMatchObject({ code: 'badInput', fields: ['subType'] })
    expect(await wrong({ type: 'charges' })).toMatchObject({ code: 'badInput', fields: ['subType'] })
    expect(await wrong({ text: 'x'.repeat(201) })).toMatchObject({ code: 'badInput', fields: ['text'] })
    expect(await wrong({ text: 'Maya shouted at me.' })).toMatchObject({ code: 'caseNamesYou' })
    expect(await wrong({}, 'payments')).toMatchObject({ code: 'rightIsMissing' })
    expect(await wrong({}, 'support', '/desk/borrowers/none/cases')).toMatchObject({ code: 'notFound' })
  })

  it('gets one answer of two officers who have read the same, and the second one is told', async () => {
    const fields = { problemType: '3', problemDetail: 'The fee is too high.' }
    const opened = await product.call({ path: `${base}/problem-save`, who: product.persona('settled'), fields })
    const at = `/desk/cases/${opened.data.problemId}`
    const [first, second] = [await desk.token('support'), await desk.token('collections')]
    const write = (by: string, read: number) =>
      desk.post(`${at}/messages`, { token: by, body: { text: `By ${by}.`, read } })
    const both = await Promise.all([write(first, 1), write(second, 1)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(both.find(({ status }) => status === 409)?.error).toMatchObject({
      code: 'cannotBeDone',
      why: 'caseHasMoved',
    })
    expect((await desk.get(at, { token: first })).data.messages).toHaveLength(2)
    expect((await write(second, 2)).status).toBe(200)
  })

  it('is opened again by an officer too, who has to open it before asking', async () => {
    await officer('messages', { text: 'Done.' })
    expect((await officer('messages', { kind: 'question', text: 'Sure?' })).error.why).toBe('caseIsAnswered')
    expect((await officer('reopen', { reason: 'We missed a part' })).data.state).toBe('open')
    expect((await officer('reopen', { reason: 'We missed a part' })).error.why).toBe('caseIsOpen')
    expect(await told()).toContain('again')
  })

  it('takes a message once for its key, and none without words, too long, or with a picture that is not one’s own', async () => {
    const key = { 'idempotency-key': `reply-${caseId}` }
    expect((await write({ problemDetail: 'Once.' }, key)).code).toBe('0')
    expect((await write({ problemDetail: 'Once.' }, key)).code).toBe('0')
    expect((await show()).data.thread).toHaveLength(1)
    expectRefusal(await write({ problemDetail: ' ' }), '46002')
    expectRefusal(await write({ problemDetail: 'x'.repeat(1_001) }), '46003')
    expectRefusal(await write({ problemDetail: 'x', problemImage: `/uploads/${'0'.repeat(32)}.png` }), '40401')
    expect((await show()).data.thread).toHaveLength(1)
  })

  it('of another borrower is not found: not to read, to write to, or to see pictures of by another case', async () => {
    const other = product.persona('due')
    const missing = await show(other)
    expect((await write({ problemDetail: 'Mine?' }, {}, other)).text).toBe(missing.text)
    const url = await upload()
    await write({ problemDetail: '', problemImage: url })
    const name = url.split('/').at(-1)
    const foreign = product.persona('complaint-open').problemId ?? ''
    expect((await desk.get(`/desk/cases/${foreign}/pictures/${name}`, { token })).error.code).toBe('notFound')
    expect((await desk.get(`/desk/cases/${caseId}/pictures/..%2f${name}`, { token })).status).toBe(404)
  })

  it('stands in the list of all, by what is due next, page by page', async () => {
    const first = (await desk.get('/desk/cases?limit=1', { token })).data
    expect(first.cases).toHaveLength(1)
    const second = (await desk.get(`/desk/cases?limit=200&after=${encodeURIComponent(first.next)}`, { token })).data
    const ids = [...first.cases, ...second.cases].map((one: { caseId: string }) => one.caseId)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids).toContain(caseId)
    const answered = (await desk.get('/desk/cases?state=answered', { token })).data.cases
    expect(answered.every((one: { state: string }) => one.state === 'answered')).toBe(true)
    expect((await desk.get('/desk/cases?after=nonsense', { token })).error.fields).toEqual(['after'])
  })
})

describe('a new name', () => {
  const person = () => product.persona('application-ready')
  const standing = async () => (await product.call({ path: `${base}/name-change`, who: person() })).data
  const ask = (fields: Record<string, unknown>) =>
    product.call({ path: `${base}/name-change-save`, who: person(), fields })
  const decide = (id: string, body: unknown, by = token) => desk.post(`/desk/cases/${id}/name`, { token: by, body })
  const message = async () =>
    JSON.parse((await product.call({ method: 'GET', path: `/demo/outbox?phone=${person().phone}` })).text)[0]
      .text as string
  const proof = () => upload(person())
  const applicantForm = () =>
    product.call({ path: '/hazel/v3/certify/form-init', fields: { step: 'personal' }, who: person() })

  it('wants a picture, and words that are a name and another one', async () => {
    const before = await standing()
    expect(before).toMatchObject({ state: 'none', newName: '', problemId: '' })
    expect((await ask({ fullName: 'Ana Cruz' })).message).toContain('Picture of your document')
    const problemImage = await proof()
    for (const fullName of ['', '   ', '12345', 'x'.repeat(81), before.userName])
      expectRefusal(await ask({ fullName, problemImage }), '40002')
    expect(await standing()).toEqual(before)
  })

  it('is the account’s once an officer has accepted the proof, and the next application’s; both sides see the case', async () => {
    const { userName } = await standing()
    const asked = await ask({ fullName: ' Ana  Villanueva-Cruz ', problemImage: await proof() })
    expect(asked.data).toMatchObject({ state: 'waiting', newName: 'Ana Villanueva-Cruz' })
    expect(await message()).toMatch(/new name \(C.*Wasn't you\?/)
    const id = asked.data.problemId as string
    // While one waits, another one is that one.
    expect((await ask({ fullName: 'Somebody Else', problemImage: await proof() })).data).toEqual(asked.data)
    expect((await standing()).userName).toBe(userName)
    const waiting = (await desk.get('/desk/work?kind=case&limit=200', { token })).data.items
    expect(waiting.map((item: { id: string }) => item.id)).toContain(id)
    const found = (await desk.get(`/desk/cases/${id}`, { token })).data
    expect(found.nameChange).toEqual({
      former: userName,
      name: 'Ana Villanueva-Cruz',
      decidedAt: null,
      accepted: null,
    })
    const [picture] = found.messages[0].images
    expect((await desk.get(`/desk/cases/${id}/pictures/${picture}`, { token })).status).toBe(200)
    // Who may not see what is masked sees neither the name nor the document.
    const payments = await desk.token('payments')
    const masked = (await desk.get(`/desk/cases/${id}`, { token: payments })).data
    expect(JSON.stringify(masked)).not.toContain('Villanueva-Cruz')
    expect((await desk.get(`/desk/cases/${id}/pictures/${picture}`, { token: payments })).status).toBe(404)
    expect((await decide(id, { accept: true }, payments)).status).toBe(403)
    // An answer beside the decision would leave it open for good.
    const answered = await desk.post(`/desk/cases/${id}/messages`, { token, body: { text: 'Fine.' } })
    expect(answered.error.why).toBe('nameIsUndecided')

    expect((await decide(id, { accept: true })).data).toMatchObject({ state: 'answered', accepted: true })
    expect((await decide(id, { accept: false, reason: 'No.' })).error.why).toBe('nameIsDecided')
    expect(await message()).toMatch(/decided on your new name/)
    expect(await standing()).toMatchObject({ userName: 'Ana Villanueva-Cruz', state: 'accepted', problemId: id })
    expect(JSON.stringify((await applicantForm()).data)).toContain('Ana Villanueva-Cruz')
    const shown = await product.call({ path: `${base}/problem-detail`, who: person(), fields: { problemId: id } })
    expect(shown.data.disposeDetail).toContain('Your name is Ana Villanueva-Cruz')
    const borrower = (await desk.get(`/desk/borrowers/${person().params.userId}`, { token })).data
    expect(borrower.changes).toEqual([{ kind: 'name', at: expect.any(String), caseId: id }])
    const manager = await desk.token('manager')
    const acts = (await desk.get(`/desk/audit?subject=${id}`, { token: manager })).text
    expect(acts).toContain('decideName')
    expect(acts).not.toContain('Villanueva-Cruz')
  })

  it('is refused with the reason that the borrower reads, and can be asked for again', async () => {
    const { userName } = await standing()
    const id = (await ask({ fullName: 'Ana Reyes', problemImage: await proof() })).data.problemId as string
    expect((await decide(id, { accept: false })).error.fields).toEqual(['reason'])
    expect((await decide(id, { accept: false, reason: 'The picture is too dark.' })).data.accepted).toBe(false)
    expect(await standing()).toMatchObject({ userName, state: 'refused' })
    const shown = await product.call({ path: `${base}/problem-detail`, who: person(), fields: { problemId: id } })
    expect(shown.data.disposeDetail).toBe('We could not change your name. The picture is too dark.')
    const again = await ask({ fullName: 'Ana Reyes', problemImage: await proof() })
    expect(again.data).toMatchObject({ state: 'waiting' })
    expect(again.data.problemId).not.toBe(id)
    await decide(again.data.problemId, { accept: false, reason: 'Still too dark.' })
  })

  it('is asked for once where two requests come at the same moment', async () => {
    const problemImage = await proof()
    const twice = await Promise.all([1, 2].map(() => ask({ fullName: 'Ana Lim', problemImage })))
    expect(new Set(twice.map(({ data }) => data.problemId)).size).toBe(1)
  })

  it('cannot be decided of a case that asks for none', async () => {
    expect((await decide(caseId, { accept: true })).error.code).toBe('notFound')
  })
})

describe('a case whose day of the answer is over', () => {
  it('says that the answer is late, promises no day of the past, and tells what to do on its page', async () => {
    const read = async () => (await show()).data
    expect(await read()).toMatchObject({
      answerIsLate: 0,
      acknowledgeBy: expect.any(String),
      finalBy: expect.any(String),
    })
    await leap(product, 40)
    expect(await read()).toMatchObject({ state: 'open', answerIsLate: 1, acknowledgeBy: null, finalBy: null })
  })
})
