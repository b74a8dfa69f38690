// A borrower who cannot pay, from the phone to the desk and back: asked, answered, offered, and begun by the borrower's yes alone.

import { beforeEach, describe, expect, it } from 'vitest'
import { refusalCodes } from '../../src/contracts/envelope.ts'
import { hardshipRequestsADay } from '../../src/core/order/hardship.ts'
import { deskOf } from '../support/desk.ts'
import { databaseViolations, expectSound } from '../support/invariants.ts'
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
  support = await desk.token('support')
  manager = await desk.token('manager')
  orderId = product.persona(persona).orderId ?? ''
  today = (await desk.get(`/desk/loans/${orderId}`, { token: support })).data.today
})

const later = (days: number) => new Date(Date.parse(today) + days * 86_400_000).toISOString().slice(0, 10)
const asBorrower = (path: string, fields: Record<string, unknown>, name = persona) =>
  product.call({ path: `${calls}/${path}`, who: product.persona(name), fields })
const look = async (name = persona) => (await asBorrower('hardship', { orderId }, name)).data
const ask = (fields: Record<string, unknown> = {}) =>
  asBorrower('hardship-request', {
    ...{ orderId, reason: 'illness', words: 'In hospital until Friday.', canPay: 50_000, payFrom: later(20) },
    ...fields,
  })
const waiting = async () =>
  (
    (await desk.get('/desk/work?limit=200&kind=hardship', { token: support })).data.items as Record<string, unknown>[]
  ).filter((item) => item.orderId === orderId)
const standing = async () => (await desk.get(`/desk/loans/${orderId}`, { token: support })).data.standing
const onPhone = async () =>
  (
    await product.call({
      path: `${calls}/loan-details`,
      method: 'GET',
      who: product.persona(persona),
      fields: { orderId },
    })
  ).data
const told = async () => {
  const { phone } = product.persona(persona)
  return (await product.call({ method: 'GET', path: '/demo/outbox', fields: { phone } })).text
}
const lines = async (): Promise<{ kind: string; url: string; title: string }[]> => {
  const { data } = await product.call({
    method: 'GET',
    path: '/hazel/v3/inbox/messages',
    who: product.persona(persona),
  })
  return data.list
}
const inbox = async () => (await lines()).map(({ kind }) => kind)
const advance = (days: number) => product.call({ path: '/demo/clock', fields: { advanceDays: days }, json: true })

/** A plan that moves the first unpaid payment, signed by somebody else. */
async function signedPlan(reason = 'Was in hospital'): Promise<string> {
  const { plan } = await standing()
  const [first] = plan.filter(({ unpaidMinor }: { unpaidMinor: number }) => unpaidMinor > 0)
  const body = { kind: 'hardship', subjectId: orderId, fromDate: today, toDate: later(60), reason }
  const proposed = await desk.post('/desk/proposals', {
    token: support,
    body: { ...body, plan: `${first.n}=${later(20)}` },
  })
  const { id } = proposed.data
  const signed = await desk.decide(id, { token: manager, reason })
  expect(signed.data).toMatchObject({ state: 'approved', offer: { state: 'open' } })
  return id
}
const answer = (accept: 0 | 1, mark: string, offerId: string) =>
  asBorrower('plan-answer', { orderId, offerId, accept, mark })

describe('a borrower who cannot pay', () => {
  it('asks once, is told by when, is on the work list with the clock, and can take it back', async () => {
    expect(await look()).toMatchObject({ canAsk: 1, request: null, offer: null, answerDays: 3 })
    const asked = await ask()
    expect(asked.data.answerBy).toMatch(/ 23:59:59$/)
    expect((await ask({ reason: 'income' })).code).toBe('43025')
    const [item, ...others] = await waiting()
    expect(others).toEqual([])
    expect(item).toMatchObject({
      id: asked.data.requestId,
      orderId,
      what: 'illness',
      amountMinor: 50_000,
      isOver: false,
    })
    expect(item?.dueBy).toBe(asked.data.answerBy)
    expect((await onPhone()).hardship).toEqual({ state: 'asked', by: asked.data.answerBy })
    const home = (
      await product.call({ method: 'GET', path: '/hazel/v3/home/home-page', who: product.persona(persona) })
    ).data
    expect(home.waiting[0]).toMatchObject({ kind: 'help' })
    const seen = (await desk.get(`/desk/loans/${orderId}`, { token: support })).data.request
    expect(seen).toMatchObject({ reason: 'illness', words: 'In hospital until Friday.', state: 'open' })

    const { requestId } = asked.data
    expect((await asBorrower('hardship-withdraw', { orderId, requestId })).code).toBe('0')
    expect((await asBorrower('hardship-withdraw', { orderId, requestId })).code).toBe('0')
    expect(await waiting()).toEqual([])
    expect(await look()).toMatchObject({ canAsk: 1, request: { state: 'withdrawn' } })
    expect((await onPhone()).hardship).toEqual({ state: 'none', by: null })
  })

  it('asks so often a day: what is taken back makes room for the next, and for no end of them', async () => {
    for (let n = 0; n < hardshipRequestsADay; n += 1) {
      const { requestId } = (await ask()).data
      expect((await asBorrower('hardship-withdraw', { orderId, requestId })).code).toBe('0')
    }
    expect((await ask()).code).toBe(refusalCodes.tooManyRequests)
    expect(await look()).toMatchObject({ canAsk: 1, request: { state: 'withdrawn' } })
  })

  it('is refused what is no day of those, no reason, and a loan of another borrower or without a debt', async () => {
    for (const payFrom of [later(-1), later(121)]) expect((await ask({ payFrom })).code).toBe('40002')
    for (const wrong of [{ payFrom: '2026-02-31' }, { reason: 'greed' }, { canPay: -1 }, { words: 'x'.repeat(501) }])
      expect((await ask(wrong)).code, JSON.stringify(wrong)).toBe('400')
    const settled = product.persona('settled').orderId
    expect((await ask({ orderId: settled })).code).toBe('40401')
    const own = { reason: 'other', words: '', canPay: 0, payFrom: later(1) }
    expect((await asBorrower('hardship-request', { ...own, orderId: settled }, 'settled')).code).toBe('43015')
    expect(await waiting()).toEqual([])
  })

  it('reads why it was declined, in a message and on the loan, once', async () => {
    const { requestId } = (await ask()).data
    const path = `/desk/hardship/${requestId}/decline`
    const auditor = await desk.token('auditor')
    expect((await desk.post(path, { token: auditor, body: { reason: 'No' } })).status).toBe(403)
    const reason = 'Your loan is paid back next week.'
    expect((await desk.post(path, { token: support, body: { reason } })).data.state).toBe('declined')
    expect((await desk.post(path, { token: manager, body: { reason } })).error).toMatchObject({ why: 'hardshipIsOver' })
    expect(await told()).toContain(reason)
    expect(await look()).toMatchObject({ canAsk: 1, request: { state: 'declined', answer: reason } })
    expect(await waiting()).toEqual([])
    expect(await inbox()).toContain('hardshipDeclined')
    expect((await asBorrower('hardship-withdraw', { orderId, requestId })).code).toBe('43026')
  })

  it('is helped at once by a charge holiday, which takes nothing from them', async () => {
    await ask()
    const body = { kind: 'hardship', subjectId: orderId, fromDate: today, toDate: later(10), reason: 'Ill' }
    const { id } = (await desk.post('/desk/proposals', { token: support, body })).data
    expect(await waiting()).toHaveLength(1)
    const signed = await desk.decide(id, { token: manager, reason: 'Ill' })
    expect(signed.data).toMatchObject({ state: 'approved', offer: null })
    expect((await standing()).pausedUntil).toBe(later(10))
    expect(await waiting()).toEqual([])
    expect((await look()).request.state).toBe('answered')
    const letter = (await lines()).find(({ kind }) => kind === 'relief')
    expect(letter).toMatchObject({ title: 'Late charges are paused' })
    expect(letter?.url).toContain('document=relief')
  })
})

describe('a charge holiday from a later day', () => {
  it('lets charges run until then, stops them, and the borrower is told from when', async () => {
    const propose = async (fromDate: string, toDate: string) => {
      const body = { kind: 'hardship', subjectId: orderId, fromDate, toDate, reason: 'Ill' }
      return await desk.post('/desk/proposals', { token: support, body })
    }
    expect((await propose(later(3), later(2))).error).toMatchObject({ code: 'badInput', fields: ['toDate'] })
    const { id, effect } = (await propose(later(3), later(9))).data
    expect(effect).toMatchObject({ asOf: later(9), after: { pausedUntil: later(9) } })
    expect(effect.after.owedMinor).toBeLessThan(effect.before.owedMinor)
    const before = await standing()
    await desk.decide(id, { token: manager, reason: 'Ill' })
    expect(await standing()).toEqual(before)
    expect(await told()).toContain('Before that, nothing changes')
    // As it was known the day before, there is no such act; from today on, the days to come have it.
    const seen = async (asOf: string, knownOn: string) =>
      (await desk.get(`/desk/loans/${orderId}?asOf=${asOf}&knownOn=${knownOn}`, { token: support })).data
    expect((await seen(later(9), later(-1))).standing.pausedUntil).toBeNull()
    const ahead = await seen(later(9), today)
    expect(ahead.standing).toMatchObject({ pausedUntil: later(9), owedMinor: effect.after.owedMinor })
    const act = { kind: 'chargeHoliday', valueDate: later(3), postingDate: today }
    expect(ahead.events).toContainEqual(expect.objectContaining({ ...act, counts: true }))
    expect((await seen(today, today)).events).toContainEqual(expect.objectContaining({ ...act, counts: false }))
    expect(JSON.stringify(await onPhone())).toContain('No late charges from')

    await advance(2)
    const eve = await standing()
    expect(eve.lateChargedMinor).toBeGreaterThan(before.lateChargedMinor)
    await advance(6)
    expect(await standing()).toMatchObject({ lateChargedMinor: eve.lateChargedMinor, pausedUntil: later(9) })
    expect(JSON.stringify(await onPhone())).not.toContain('No late charges from')
    await advance(2)
    expect((await standing()).lateChargedMinor).toBeGreaterThan(eve.lateChargedMinor)
    expectSound(await databaseViolations(product.server.deps.db), 'after a pause that began later')
  })
})

describe('a signed plan', () => {
  it('changes nothing until the borrower accepts exactly what is shown, and then begins once', async () => {
    await ask()
    const before = await standing()
    const offerId = await signedPlan()
    expect(await standing()).toEqual(before)
    expect(await waiting()).toEqual([])
    expect(await told()).toContain('Nothing changes until you accept')
    const { offer, canAsk } = await look()
    expect(canAsk).toBe(0)
    expect(offer).toMatchObject({ offerId, state: 'open', fromDate: today, toDate: later(60) })
    expect(offer.quote.owedAfter).toBeLessThanOrEqual(offer.quote.owedBefore)
    expect(offer.quote.plan[0]).toMatchObject({ dueDate: later(20) })
    expect((await onPhone()).hardship.state).toBe('offered')

    expect((await answer(1, 'other figures', offerId)).code).toBe('43021')
    expect(await standing()).toEqual(before)
    expect((await answer(1, offer.quote.mark, offerId)).data).toEqual({ offerId, state: 'accepted' })
    expect((await answer(1, offer.quote.mark, offerId)).data).toEqual({ offerId, state: 'accepted' })
    expect((await answer(0, offer.quote.mark, offerId)).code).toBe('43027')
    const after = await standing()
    expect(after.owedMinor).toBe(offer.quote.owedAfter)
    expect(after.pausedUntil).toBe(later(60))
    expect(await told()).toContain('plan has begun')
    expect(await inbox()).toEqual(expect.arrayContaining(['hardshipAsked', 'planOffered', 'planBegun']))
    const begun = (await lines()).find(({ kind }) => kind === 'planBegun')
    const paper = (await onPhone()).documents.find(({ document }: { document: string }) => document === 'relief')
    expect(paper.title).toContain('Your payment plan')
    expect(begun?.url).toBe(paper.url)
    expect(await inbox()).not.toContain('relief')
    const { db } = product.server.deps
    const acts = await db.query('select acted_by as by, reason from loan_act where order_id = $1', [orderId])
    expect(acts).toEqual([{ by: 'offDEMOMANAGER', reason: 'Was in hospital' }])
    const listed = (await desk.get(`/desk/proposals?subject=${offerId}`, { token: support })).data.proposals
    expect(listed[0].offer.state).toBe('accepted')
    expectSound(await databaseViolations(db), 'after the plan')
  })

  it('from a later day begins on it: the dates stay until then, and no reminder asks by a date that moves', async () => {
    const { plan } = await standing()
    const [late, next] = plan.filter(({ unpaidMinor }: { unpaidMinor: number }) => unpaidMinor > 0)
    const body = { kind: 'hardship', subjectId: orderId, fromDate: later(3), toDate: later(60), reason: 'Ill' }
    const proposed = await desk.post('/desk/proposals', {
      token: support,
      body: { ...body, plan: `${late.n}=${later(20)}` },
    })
    const offerId = proposed.data.id
    await desk.decide(offerId, { token: manager, reason: 'Ill' })
    const { offer } = await look()
    expect(offer).toMatchObject({ state: 'open', fromDate: later(3), toDate: later(60) })
    expect(offer.quote.plan[0]).toMatchObject({ dueDateBefore: late.dueDate, dueDate: later(20) })
    const before = await standing()
    expect((await answer(1, offer.quote.mark, offerId)).data).toEqual({ offerId, state: 'accepted' })
    expect(await standing()).toEqual(before)
    expect(await told()).toContain('payment plan begins on')
    expect(await look()).toMatchObject({ next: { dueDate: later(20) } })
    const paper = (await onPhone()).documents.find(({ document }: { document: string }) => document === 'relief')
    expect(paper.title).toContain('Your payment plan')

    await advance(2)
    const eve = await standing()
    expect(eve.plan.find(({ n }: { n: number }) => n === late.n).dueDate).toBe(late.dueDate)
    expect(eve.lateChargedMinor).toBeGreaterThan(before.lateChargedMinor)
    await advance(1)
    const begun = await standing()
    expect(begun.plan.find(({ n }: { n: number }) => n === late.n).dueDate).toBe(later(20))
    expect(begun).toMatchObject({ daysPastDue: 0, lateChargedMinor: eve.lateChargedMinor, pausedUntil: later(60) })
    // The charge of the first day was in the figure before, so what is owed after it is what was accepted.
    expect(begun.owedMinor).toBe(offer.quote.owedAfter)
    expect(next.dueDate > late.dueDate).toBe(true)
    expectSound(await databaseViolations(product.server.deps.db), 'after a plan that began later')
  })

  it('that is declined, or not answered in its days, changes nothing, and help can be asked for again', async () => {
    const before = await standing()
    const first = await signedPlan()
    const { mark } = (await look()).offer.quote
    expect((await answer(0, mark, first)).data.state).toBe('declined')
    expect(await standing()).toEqual(before)
    expect(await look()).toMatchObject({ canAsk: 1, offer: { state: 'declined', quote: null } })

    const second = await signedPlan()
    await advance(8)
    expect(await look()).toMatchObject({ canAsk: 1, offer: { state: 'lapsed', quote: null } })
    expect((await answer(1, mark, second)).code).toBe('43027')
    // One message: the plan that was declined did not lapse.
    expect((await told()).split('no longer on offer')).toHaveLength(2)
    expect((await inbox()).filter((kind) => kind === 'planLapsed')).toHaveLength(1)
    expect((await ask({ payFrom: later(20) })).code).toBe('0')
  })

  it('takes the place of an older one, which can no longer be accepted', async () => {
    const first = await signedPlan()
    const { mark } = (await look()).offer.quote
    const second = await signedPlan('A better one')
    expect((await answer(1, mark, first)).code).toBe('43027')
    const { offer } = await look()
    expect(offer.offerId).toBe(second)
  })

  it('no longer fits a loan whose payment is paid meanwhile, and says so', async () => {
    const offerId = await signedPlan()
    const { mark, plan } = (await look()).offer.quote
    const due = plan[0].amountBefore
    const who = product.persona(persona)
    const code = await product.call({
      path: `${calls}/generate-vcode`,
      who,
      fields: { productId: who.productId, orderId, amount: due, channelNumber: 'bank-transfer', purpose: 'partial' },
    })
    await product.call({ path: '/demo/pay', fields: { payCode: code.data.payCode }, json: true })
    expect((await look()).offer).toMatchObject({ state: 'open', quote: null })
    expect((await answer(1, mark, offerId)).code).toBe('43028')
    expect((await onPhone()).hardship.state).toBe('none')
    expect((await look()).canAsk).toBe(1)
  })

  it('is shown to and answered by its own borrower only', async () => {
    const offerId = await signedPlan()
    const { mark } = (await look()).offer.quote
    expect((await asBorrower('hardship', { orderId }, 'due')).code).toBe('40401')
    expect((await asBorrower('plan-answer', { orderId, offerId, accept: 1, mark }, 'due')).code).toBe('40401')
    const others = product.persona('due').orderId
    expect((await asBorrower('plan-answer', { orderId: others, offerId, accept: 1, mark }, 'due')).code).toBe('40401')
  })
})

describe('what an officer sees of a loan', () => {
  it('says what was agreed in the words that the borrower reads, of every sample', async () => {
    let things = 0
    for (const who of (await product.server.demo?.personas()) ?? []) {
      if (who.orderId === null) continue
      const path = '/hazel/v3/loan-details/hardship'
      const own = await product.call({ path, who, fields: { orderId: who.orderId } })
      const said = (own.data?.agreed ?? []).map(({ title, next, why, stops }: Record<string, string>) => [
        title,
        next,
        why,
        stops,
      ])
      const seen = (await desk.get(`/desk/loans/${who.orderId}/as-seen`, { token: support })).data
      expect([
        who.name,
        seen.agreed.map(({ title, next, why, stops }: Record<string, string>) => [title, next, why, stops]),
      ]).toEqual([who.name, said])
      things += said.length
    }
    expect(things).toBeGreaterThan(2)
  })
})

it('a sample borrower’s plan was proposed by one officer and signed by another: its link opens', async () => {
  for (const name of ['hardship-offered', 'plan-broken']) {
    const loan = await desk.get(`/desk/loans/${product.persona(name).orderId}`, { token: support })
    const { status, data } = await desk.get(`/desk/proposals/${loan.data.offer.proposalId}`, { token: support })
    expect([status, data?.proposal], name).toMatchObject([200, { kind: 'hardship', state: 'approved' }])
    expect(data.proposal.proposedBy.id).not.toBe(data.proposal.decidedBy.id)
  }
})
