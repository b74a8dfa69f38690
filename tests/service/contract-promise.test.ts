// Promises to pay, from the desk to the phone: noted, told, left alone until their day, and kept or broken by what was booked.

import { beforeEach, describe, expect, it } from 'vitest'
import { deskOf } from '../support/desk.ts'
import { productOfFile } from '../support/product-of-file.ts'

const product = productOfFile()
const desk = deskOf(product)
let support = ''
let manager = ''
let orderId = ''
let today = ''
const calls = '/hazel/v3/loan-details'
const persona = 'overdue'

beforeEach(async () => {
  await product.call({ path: '/demo/reset', fields: {}, json: true })
  await logIn()
  orderId = product.persona(persona).orderId ?? ''
  today = (await read()).today
})

/** A session of the desk ends after idle minutes: after moving the clock, officers log in again. */
async function logIn(): Promise<void> {
  support = await desk.token('support')
  manager = await desk.token('manager')
}
const read = async () => (await desk.get(`/desk/loans/${orderId}`, { token: support })).data
const later = (days: number) => new Date(Date.parse(today) + days * 86_400_000).toISOString().slice(0, 10)
const note = (fields: Record<string, unknown> = {}, token = support) =>
  desk.post(`/desk/loans/${orderId}/promises`, {
    token,
    body: { amountMinor: 50_000, promisedOn: later(3), note: 'Wages come on Friday.', ...fields },
  })
const promises = async () => (await read()).promises as Record<string, unknown>[]
const states = async () => (await promises()).map(({ state }) => state)
const waiting = async () => {
  const { items } = (await desk.get('/desk/work?limit=200&kind=brokenPromise', { token: support })).data
  return (items as Record<string, unknown>[]).filter((item) => item.orderId === orderId)
}
const onPhone = async () =>
  (
    await product.call({
      path: `${calls}/loan-details`,
      method: 'GET',
      who: product.persona(persona),
      fields: { orderId },
    })
  ).data
const texts = async () => {
  const { phone } = product.persona(persona)
  const { text } = await product.call({ method: 'GET', path: '/demo/outbox', fields: { phone } })
  return JSON.parse(text) as { purpose: string; text: string }[]
}
const move = async (fields: Record<string, number>) => {
  expect((await product.call({ path: '/demo/clock', fields, json: true })).status).toBe(200)
  await logIn()
}
const advance = (days: number) => move({ advanceDays: days })
const advanceMinutes = (minutes: number) => move({ advanceMinutes: minutes })
/** Whether the borrower may be called now. */
const contact = async () => {
  const { userId } = product.persona(persona).params
  return (await desk.get(`/desk/borrowers/${userId}`, { token: support })).data.contact
}
const pay = async (amount: number) => {
  const who = product.persona(persona)
  const { productId } = who
  const fields = { productId, orderId, amount, channelNumber: 'bank-transfer', purpose: 'partial' }
  const code = await product.call({ path: `${calls}/generate-vcode`, who, fields })
  await product.call({ path: '/demo/pay', fields: { payCode: code.data.payCode }, json: true })
}

describe('a promise to pay', () => {
  it('is noted by the role that may, told to the borrower in a message, on the loan and in the inbox', async () => {
    const collections = await desk.token('collections')
    for (const role of ['payments', 'credit', 'auditor'] as const)
      expect((await note({}, await desk.token(role))).error.code, role).toBe('rightIsMissing')
    const { promiseId } = (await note({}, collections)).data
    expect(await promises()).toEqual([
      expect.objectContaining({
        ...{ promiseId, amountMinor: 50_000, promisedOn: later(3), note: 'Wages come on Friday.' },
        ...{ state: 'open', paidMinor: 0 },
      }),
    ])
    expect((await texts()).map(({ text }) => text).join('\n')).toContain('you told us that you will pay')
    expect((await onPhone()).promise).toMatchObject({ state: 'open', title: expect.stringContaining('500,00') })
    const who = product.persona(persona)
    const inbox = (await product.call({ method: 'GET', path: '/hazel/v3/inbox/messages', who })).data.list
    expect(inbox.map(({ kind }: { kind: string }) => kind)).toContain('promiseNoted')
    const { acts } = (await desk.get(`/desk/audit?subject=${orderId}`, { token: manager })).data
    expect(acts.find(({ act }: { act: string }) => act === 'recordPromise')).toMatchObject({
      reason: 'Wages come on Friday.',
      after: { promiseId, amountMinor: 50_000, promisedOn: later(3) },
    })
    expect(await waiting()).toEqual([])
  })

  it('stands beside its loan among the late ones until it is taken back, and who has paid is late no more', async () => {
    const collections = await desk.token('collections')
    const listed = async (query = 'par=1') => {
      const { data } = await desk.get(`/desk/portfolio/loans?${query}&limit=200`, { token: collections })
      return data as { order: string; loans: Record<string, unknown>[] }
    }
    const { order, loans } = await listed()
    const days = loans.map(({ daysLate }) => Number(daysLate))
    expect([order, days]).toEqual(['late', days.toSorted((one, other) => other - one)])
    expect((await listed('par=1&order=number')).order).toBe('number')
    expect((await listed('open=any')).order).toBe('number')
    const own = async () => (await listed()).loans.find((one) => one.orderId === orderId)
    const { name } = (await desk.get(`/desk/borrowers/${(await own())?.userId}`, { token: collections })).data
    expect(name).toMatch(/•/)
    expect(await own()).toMatchObject({ name, promise: null, isCaughtUp: false, nextDue: expect.stringMatching(/^20/) })

    const { promiseId } = (await note()).data
    expect((await own())?.promise).toEqual({ amountMinor: 50_000, promisedOn: later(3) })
    await desk.post(`/desk/promises/${promiseId}/withdraw`, { token: manager, body: { reason: 'Noted by mistake.' } })
    expect((await own())?.promise).toBeNull()
    // As it stood yesterday; who calls reads that the money came today.
    await pay((await read()).standing.dueMinor)
    expect(await own()).toMatchObject({ isCaughtUp: true })
  })

  it('is refused for a day that is over or too far, more than is owed, nothing said, and a loan without a debt', async () => {
    for (const promisedOn of [later(-1), later(32)])
      expect((await note({ promisedOn })).error).toMatchObject({ code: 'badInput', fields: ['promisedOn'] })
    const { owedMinor } = (await read()).standing
    expect((await note({ amountMinor: owedMinor + 1 })).error.fields).toEqual(['amountMinor'])
    for (const wrong of [{ amountMinor: 0 }, { amountMinor: 1.5 }, { promisedOn: '2026-02-30' }, { note: ' ' }])
      expect((await note(wrong)).error.code, JSON.stringify(wrong)).toBe('badInput')
    expect((await note({ note: '\u202e' })).error.fields).toEqual(['note'])
    orderId = product.persona('settled').orderId ?? ''
    expect((await note()).error).toMatchObject({ code: 'cannotBeDone', why: 'nothingIsOwed' })
    orderId = product.persona('in-review').orderId ?? ''
    expect((await note()).error).toMatchObject({ code: 'cannotBeDone', why: 'notPaidOut' })
    orderId = 'none'
    expect((await note()).error.code).toBe('notFound')
  })

  it('is kept by what was booked since with a value date up to its day, in parts too', async () => {
    await pay(10_000)
    await note()
    expect((await promises())[0]).toMatchObject({ state: 'open', paidMinor: 0 })
    await pay(20_000)
    expect((await promises())[0]).toMatchObject({ state: 'open', paidMinor: 20_000 })
    await advance(3)
    await pay(30_000)
    expect(await states()).toEqual(['kept'])
    expect((await onPhone()).promise).toMatchObject({ state: 'kept' })
    await advance(2)
    expect(await states()).toEqual(['kept'])
    expect(await waiting()).toEqual([])
  })

  it('that is broken is on the work list the day after, with clock, loan and amount, until an officer follows it up', async () => {
    const { promiseId } = (await note()).data
    await advance(3)
    expect([await states(), await waiting()]).toEqual([['open'], []])
    expect(await contact()).toMatchObject({ because: 'leftAlone', from: '06:00', to: '22:00' })
    // Three hours after midnight it is broken, and no borrower may be called.
    await advanceMinutes(15 * 60)
    expect([await states(), await waiting()]).toEqual([['broken'], []])
    expect((await contact()).because).toBe('atNight')
    await advanceMinutes(3 * 60)
    expect((await contact()).because).toBeNull()
    const [item, ...others] = await waiting()
    expect(others).toEqual([])
    expect(item).toMatchObject({
      ...{ id: promiseId, orderId, what: later(3), amountMinor: 50_000, isOver: false, owner: null },
      since: `${later(4)} 06:00:00`,
      dueBy: `${later(5)} 23:59:59`,
    })
    expect((await onPhone()).promise).toMatchObject({ state: 'broken', title: expect.stringContaining('0,00') })
    const at = `/desk/work/brokenPromise/${promiseId}`
    expect((await desk.post(`${at}/take`, { token: support })).data.owner.name).toBe('Maya Santos')
    expect((await desk.post(`${at}/done`, { token: manager, body: { reason: 'Called' } })).error.code).toBe(
      'itemIsTaken',
    )
    const { inADay, inAWeek } = await contact()
    expect((await desk.post(`${at}/done`, { token: support, body: { reason: 'Called' } })).data.done).toBe(true)
    expect(await contact()).toMatchObject({ inADay: inADay + 1, inAWeek: inAWeek + 1 })
    expect(await waiting()).toEqual([])
    expect(await states()).toEqual(['broken'])
  })

  it('that was broken leaves the work list by a newer promise, or by the money that comes late', async () => {
    await note()
    await advance(4)
    expect(await waiting()).toHaveLength(1)
    await note({ promisedOn: later(6), amountMinor: 40_000 })
    expect(await waiting()).toEqual([])
    expect(await states()).toEqual(['open', 'broken'])
    await advance(3)
    expect(await waiting()).toHaveLength(1)
    await pay(40_000)
    expect(await waiting()).toEqual([])
    expect(await states()).toEqual(['broken', 'broken'])
  })

  it('that was broken is back on the work list where the newer promise is taken back', async () => {
    await note()
    await advance(4)
    const { promiseId } = (await note({ promisedOn: later(6) })).data
    expect(await waiting()).toEqual([])
    await desk.post(`/desk/promises/${promiseId}/withdraw`, { token: support, body: { reason: 'Another borrower' } })
    expect(await waiting()).toHaveLength(1)
  })

  it('that was broken cannot be taken back by another officer while one follows it up', async () => {
    const { promiseId } = (await note()).data
    await advance(4)
    expect((await desk.post(`/desk/work/brokenPromise/${promiseId}/take`, { token: manager })).status).toBe(200)
    const withdraw = (token: string) =>
      desk.post(`/desk/promises/${promiseId}/withdraw`, { token, body: { reason: 'Another borrower' } })
    expect((await withdraw(support)).error).toMatchObject({ code: 'itemIsTaken' })
    expect(await waiting()).toHaveLength(1)
    expect((await withdraw(manager)).data.state).toBe('withdrawn')
  })

  it('that was broken and is paid after all is taken back by anybody, though an officer had it', async () => {
    const { promiseId } = (await note()).data
    await advance(4)
    expect((await desk.post(`/desk/work/brokenPromise/${promiseId}/take`, { token: manager })).status).toBe(200)
    await pay(50_000)
    expect(await waiting()).toEqual([])
    const body = { reason: 'Another borrower' }
    const { data } = await desk.post(`/desk/promises/${promiseId}/withdraw`, { token: support, body })
    expect(data?.state).toBe('withdrawn')
  })

  it('that was broken leaves the work list with the loan that is closed, though less was paid than promised', async () => {
    await note({ amountMinor: (await read()).standing.owedMinor })
    await advance(4)
    expect(await waiting()).toHaveLength(1)
    const { owedMinor, penaltyMinor } = (await read()).standing
    const body = { kind: 'waiver', subjectId: orderId, part: 'penalty', amountMinor: penaltyMinor, reason: 'Hospital' }
    const { id } = (await desk.post('/desk/proposals', { token: support, body })).data
    const signed = { token: manager, reason: 'Hospital' }
    expect((await desk.decide(id, signed)).data.state).toBe('approved')
    await pay(owedMinor - penaltyMinor)
    expect((await read()).standing.owedMinor).toBe(0)
    expect(await waiting()).toEqual([])
  })

  it('is replaced by a newer one while it stands, and taken back where it was a mistake, with a reason', async () => {
    await note()
    const { promiseId } = (await note({ promisedOn: later(5) })).data
    expect(await states()).toEqual(['open', 'replaced'])
    const path = `/desk/promises/${promiseId}/withdraw`
    const reason = 'It was the sister who called'
    expect((await desk.post(path, { token: await desk.token('auditor'), body: { reason } })).status).toBe(403)
    expect((await desk.post(path, { token: support, body: { reason } })).data.state).toBe('withdrawn')
    expect((await desk.post(path, { token: support, body: { reason } })).error).toMatchObject({
      why: 'promiseHasEnded',
    })
    expect(await states()).toEqual(['withdrawn', 'replaced'])
    expect((await desk.post('/desk/promises/none/withdraw', { token: support, body: { reason } })).status).toBe(404)
    await advance(7)
    expect(await waiting()).toEqual([])
  })

  it('is broken by a payment that the bank takes back', async () => {
    await note()
    await pay(50_000)
    expect(await states()).toEqual(['kept'])
    const { events } = await read()
    const paid = events.filter(({ kind }: { kind: string }) => kind === 'payment').at(-1)
    const { found } = (await desk.get(`/desk/find?q=${encodeURIComponent(paid.id)}`, { token: support })).data
    const payments = await desk.token('payments')
    const body = { kind: 'reversal', paymentId: found[0].id, reason: 'Came back' }
    const { id } = (await desk.post('/desk/proposals', { token: payments, body })).data
    const signed = { token: manager, reason: 'Came back' }
    expect((await desk.decide(id, signed)).data.state).toBe('approved')
    expect(await states()).toEqual(['open'])
  })

  it('holds back every reminder until its day is over, and none after it', async () => {
    await product.call({ path: '/demo/reset', fields: {}, json: true })
    await logIn()
    orderId = product.persona('due').orderId ?? ''
    today = (await read()).today
    const who = product.persona('due')
    const sent = async () => {
      const { text } = await product.call({ method: 'GET', path: '/demo/outbox', fields: { phone: who.phone } })
      return (JSON.parse(text) as { purpose: string }[]).filter(({ purpose }) => purpose === 'reminder').length
    }
    const before = await sent()
    await note({ promisedOn: later(2) })
    // One and seven days late a reminder is due: the first falls into the promise.
    await advance(2)
    expect(await sent()).toBe(before)
    await advance(6)
    expect(await sent()).toBe(before + 1)
  })
})
