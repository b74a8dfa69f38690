// Proposals from outside: the effect that is shown is the effect that happens, signed by somebody else, once. And a deleted borrower’s pages.

import { beforeEach, describe, expect, it } from 'vitest'
import { mayDo, roles } from '../../src/core/officer/rights.ts'
import { proposalKinds, proposalRights } from '../../src/core/proposal/kinds.ts'
import { deskOf } from '../support/desk.ts'
import { databaseViolations, expectSound } from '../support/invariants.ts'
import { productOfFile } from '../support/product-of-file.ts'

const product = productOfFile()
const desk = deskOf(product)
let one = ''
let other = ''
let orderId = ''
const reason = 'was ill in hospital'

beforeEach(async () => {
  await product.call({ path: '/demo/reset', fields: {}, json: true })
  one = await desk.token('manager')
  other = await desk.token('manager', 1)
  orderId = product.persona('overdue').orderId ?? ''
})

const propose = (body: Record<string, unknown>, token = one) =>
  desk.post('/desk/proposals', { token, body: { reason, ...body } })
const decide = (id: string, token = other, approve = true) => desk.decide(id, { token, approve })
const standing = async (of = orderId) => (await desk.get(`/desk/loans/${of}`, { token: one })).data.standing
const waiver = () => ({ kind: 'waiver', subjectId: orderId, part: 'penalty', amountMinor: 1_000 })
const told = async (phone: string): Promise<string> =>
  (await product.call({ method: 'GET', path: '/demo/outbox', fields: { phone } })).text

async function aside(amountMinor = 5_000): Promise<string> {
  const { db, clock } = product.server.deps
  await db.transaction(async (tx) => {
    const { bookPayment } = await import('../../src/server/payment/booking/book-payment.ts')
    const heard = { provider: 'sandbox', transactionId: 'tx-aside', channel: 'bank-transfer', reference: 'unreadable' }
    await bookPayment(tx, product.server.deps, { ...heard, amountMinor, currency: 'PHP', paidAt: clock.now() }, null)
  })
  const [row] = await db.query<{ id: string }>(`select id from payment where transaction_id = 'tx-aside'`)
  return row?.id ?? ''
}

describe('a proposal', () => {
  it('does nothing until a second officer approves it, and then exactly what it showed', async () => {
    const before = await standing()
    const { data } = await propose(waiver())
    expect(data.effect.before).toEqual(before)
    expect(data.effect.transfers).toEqual([{ debit: 'waiverExpense', credit: 'penaltyReceivable', amountMinor: 1_000 }])
    expect(await standing()).toEqual(before)
    const decided = await decide(data.id)
    expect(decided.data).toMatchObject({ state: 'approved', decidedBy: { name: 'Ben Ocampo' } })
    expect(await standing()).toEqual(data.effect.after)
    expect(await told(product.persona('overdue').phone)).toContain('we forgave')
    expectSound(await databaseViolations(product.server.deps.db), 'after the waiver')
  })

  it('is never decided by its author, in no second session, nor by an officer without the right', async () => {
    const { data } = await propose(waiver())
    expect((await decide(data.id, one)).error.code).toBe('proposalIsOwn')
    const again = await desk.token('manager')
    expect((await decide(data.id, again)).error.code).toBe('proposalIsOwn')
    const collections = await desk.token('collections')
    expect((await decide(data.id, collections)).error.code).toBe('rightIsMissing')
    const { db } = product.server.deps
    const self = `update desk_proposal set decided_by = proposed_by, decided_at = now(), approved = true where id = '${data.id}'`
    await expect(db.execute(self)).rejects.toThrow(/check/)
  })

  it('is never decided by its author under an earlier role, in any session or browser, however often it is tried', async () => {
    const admin = await desk.token('admin')
    const tim = async () => {
      const found = (await desk.officers()).find(({ name }) => name === 'Tim')
      if (found === undefined) throw new Error('Tim does not work here')
      return found
    }
    const asked = await desk.post('/desk/officers', { token: admin, body: { name: 'Tim', role: 'support' } })
    const before = (await tim()).token
    const { data } = await propose(waiver(), before)
    const others = (await propose({ ...waiver(), amountMinor: 500 })).data.id
    const made = { token: admin, body: { role: 'manager', reason } }
    expect((await desk.post(`/desk/officers/${asked.data.id}/role`, made)).status).toBe(200)
    expect((await desk.confirmRole(asked.data.id)).status).toBe(200)
    const { token: later, launch } = await tim()
    const opened = new URL(launch)
    const cookie = String((await desk.get(opened.pathname + opened.search)).headers['set-cookie']).split(';')[0] ?? ''
    const own = { 'sec-fetch-site': 'same-origin' }
    const body = { approve: true, reason: 'agreed', mark: data.mark }
    for (const ask of [{ token: before }, { token: later }, { cookie, headers: own }])
      for (const key of ['once', 'once', 'twice']) {
        const headers = { ...ask.headers, 'idempotency-key': key }
        const { error } = await desk.post(`/desk/proposals/${data.id}/decision`, { ...ask, headers, body })
        expect(error.code, JSON.stringify(ask)).toBe('proposalIsOwn')
      }
    // Somebody else's is theirs to sign, in the role of now and in each session.
    expect((await decide(others, before)).data.state).toBe('approved')
  })

  it('is decided once, also by two at the same moment, and a rejected one stays', async () => {
    const before = await standing()
    const { data } = await propose(waiver(), await desk.token('collections'))
    const both = await Promise.all([decide(data.id, one), decide(data.id, other)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await standing()).owedMinor).toBe(before.owedMinor - 1_000)
    expect((await decide(data.id)).error.code).toBe('proposalIsDecided')
    const rejected = (await propose(waiver())).data.id
    expect((await decide(rejected, other, false)).data.state).toBe('rejected')
    const { proposals } = (await desk.get(`/desk/proposals?subject=${orderId}`, { token: one })).data
    expect(proposals.map(({ state }: { state: string }) => state).sort()).toEqual(['approved', 'rejected'])
  })

  it('whose loan has moved is refused with the new effect, which can then be signed', async () => {
    const { data } = await propose(waiver())
    const second = (await propose({ ...waiver(), amountMinor: 300 })).data.id
    await decide(second)
    const sign = (mark: string) =>
      desk.post(`/desk/proposals/${data.id}/decision`, {
        token: other,
        body: { approve: true, reason: 'agreed', mark },
      })
    const moved = await sign(data.mark)
    expect(moved.error.code).toBe('loanHasMoved')
    expect(moved.error.effect.before).toEqual(await standing())
    // A refused decision stores nothing: the outdated mark is refused again, and the proposal keeps its effect.
    expect((await sign(data.mark)).error.code).toBe('loanHasMoved')
    const open = (await desk.get(`/desk/proposals/${data.id}`, { token: other })).data.proposal
    expect([open.state, open.effect]).toEqual(['open', data.effect])
    const signed = await sign(moved.error.mark)
    expect(signed.data).toMatchObject({ state: 'approved', effect: moved.error.effect, proposedEffect: data.effect })
    expect(await standing()).toEqual(moved.error.effect.after)
  })

  it('of the day before is read with the figures of today, and signed for exactly those', async () => {
    const { id } = (await propose(waiver())).data
    const read = async () => (await desk.get(`/desk/proposals/${id}`, { token: one })).data
    const first = await read()
    expect(first).toMatchObject({ proposal: { id, currency: 'PHP' }, now: { hasMoved: false }, whyNot: null })
    expect(first.proposal.name).toMatch(/^\p{Lu}•+/u)
    await product.call({ path: '/demo/clock', fields: { advanceDays: 1 }, json: true })
    one = await desk.token('manager')
    other = await desk.token('manager', 1)
    const { now } = await read()
    expect(now.hasMoved).toBe(true)
    expect(now.effect.before).toEqual(await standing())
    const sign = (mark: string) =>
      desk.post(`/desk/proposals/${id}/decision`, { token: other, body: { approve: true, reason: 'agreed', mark } })
    expect((await sign(first.now.mark)).error).toMatchObject({ code: 'loanHasMoved', effect: now.effect })
    expect((await sign(now.mark)).data).toMatchObject({ state: 'approved', effect: now.effect })
    expect(await standing()).toEqual(now.effect.after)
    expect(await read()).toMatchObject({ proposal: { state: 'approved' }, now: null })
  })

  it('that cannot be done any more says why while it is open, and can be rejected', async () => {
    const { penaltyMinor } = await standing()
    const { id } = (await propose({ ...waiver(), amountMinor: penaltyMinor })).data
    const all = (await propose({ ...waiver(), amountMinor: penaltyMinor })).data.id
    expect((await decide(all)).status).toBe(200)
    const read = await desk.get(`/desk/proposals/${id}`, { token: one })
    expect(read.data).toMatchObject({
      now: null,
      whyNot: { code: 'partIsNotOwed', message: 'Nothing of that part is owed.' },
    })
    expect((await decide(id, other, false)).data.state).toBe('rejected')
    expect((await desk.get('/desk/proposals/none', { token: one })).status).toBe(404)
  })

  it('of a small sum passes with one pair of eyes up to the limit of the role, all of one loan together', async () => {
    const { deps } = product.server
    const limited = { ...deps.config, deskLimits: { support: 1_500 } }
    const usual = deps.config
    Object.assign(deps, { config: limited })
    try {
      const support = await desk.token('support')
      const before = await standing()
      const [first, second] = await Promise.all([propose(waiver(), support), propose(waiver(), support)])
      expect([first.data.state, second.data.state].sort()).toEqual(['approved', 'open'])
      expect((await standing()).owedMinor).toBe(before.owedMinor - 1_000)
      expect((await propose({ ...waiver(), amountMinor: 500 }, one)).data.state).toBe('open')
      expect((await propose({ ...waiver(), amountMinor: 500 }, support)).data.state).toBe('approved')
      expect((await propose({ ...waiver(), amountMinor: 1 }, support)).data.state).toBe('open')
    } finally {
      Object.assign(deps, { config: usual })
    }
  })

  it('expires undecided', async () => {
    const { data } = await propose(waiver())
    await product.server.deps.db.execute(`update desk_proposal set expires_at = proposed_at - interval '1 second'`)
    expect((await decide(data.id)).error.code).toBe('proposalHasExpired')
  })

  it('stands on the work list until it is decided, and every step is an act', async () => {
    const { data } = await propose(waiver())
    // The act of the sample on many loans stands beside it once a job has counted them.
    const ids = async () =>
      (await desk.get('/desk/work?kind=proposal', { token: one })).data.items
        .map(({ id }: { id: string }) => id)
        .filter((id: string) => !id.startsWith('bulk'))
    expect(await ids()).toEqual([data.id])
    await decide(data.id)
    expect(await ids()).toEqual([])
    const { acts } = (await desk.get(`/desk/audit?subject=${data.id}`, { token: one })).data
    expect(acts.map(({ act }: { act: string }) => act)).toEqual(['approveProposal', 'propose'])
    expect(acts[1].reason).toBe(reason)
    const ofLoan = (await desk.get(`/desk/audit?subject=${orderId}`, { token: one })).data.acts
    expect(ofLoan.map(({ act }: { act: string }) => act)).toEqual(
      expect.arrayContaining(['approveProposal', 'propose']),
    )
  })

  it('needs the right of its kind, for all roles and all kinds', async () => {
    for (const role of roles.filter((name) => mayDo(name, 'propose'))) {
      const token = await desk.token(role)
      for (const kind of proposalKinds) {
        const { error } = await propose({ kind, subjectId: 'none' }, token)
        const code = error.code as string
        if (mayDo(role, proposalRights[kind])) expect(code, `${role} ${kind}`).not.toBe('rightIsMissing')
        else expect(code, `${role} ${kind}`).toBe('rightIsMissing')
      }
    }
  })

  it('says what is missing, and what cannot be', async () => {
    expect((await propose({ kind: 'waiver', subjectId: orderId })).error.fields).toEqual(['part', 'amountMinor'])
    expect((await propose({ ...waiver(), subjectId: 'none' })).error.code).toBe('notFound')
    const settled = product.persona('settled').orderId
    const nothing = await propose({ ...waiver(), subjectId: settled })
    expect(nothing.error).toMatchObject({ code: 'cannotBeDone', why: 'partIsNotOwed', fields: ['part'] })
    const { subjectId: _, ...noLoan } = waiver()
    expect((await propose(noLoan)).error).toMatchObject({ code: 'badInput', fields: ['subjectId'] })
    expect((await propose({ kind: 'refund', amountMinor: 5 })).error.fields).toEqual(['orderId'])
    const ofPayment = ['reversal', 'returnSuspense', 'placeSuspense', 'takeReturn', 'bearReturn']
    for (const kind of ofPayment) expect((await propose({ kind, orderId })).error.fields, kind).toEqual(['paymentId'])
    expect((await propose({ kind: 'placeSuspense', paymentId: 'p' })).error.fields).toEqual(['orderId'])
    expect((await propose({ kind: 'block', untilDate: '2999-01-01' })).error.fields).toEqual(['userId'])
  })

  it('says in a whole sentence why it cannot be, in the reader’s language', async () => {
    const body = { kind: 'refund', orderId, amountMinor: 5, reason: 'Sent too much' }
    const said = async (language: string) =>
      (await desk.post('/desk/proposals', { token: one, headers: { 'accept-language': language }, body })).error
    expect(await said('en')).toMatchObject({
      code: 'cannotBeDone',
      message: 'This cannot be done. The credit is lower than that.',
      why: 'creditIsLower',
    })
    expect((await said('zh-CN')).message).toBe('此项无法办理。多付的余额低于该金额。')
  })
})

describe('each kind', () => {
  it('hardship: a charge holiday keeps late charges away, and the borrower is told until when', async () => {
    const { today } = (await desk.get(`/desk/loans/${orderId}`, { token: one })).data
    const toDate = new Date(Date.parse(today) + 10 * 86_400_000).toISOString().slice(0, 10)
    const { data } = await propose({ kind: 'hardship', subjectId: orderId, fromDate: today, toDate })
    expect(data.effect.after.owedMinor).toBeLessThan(data.effect.before.owedMinor)
    await decide(data.id)
    const owed = await standing()
    await product.call({ path: '/demo/clock', fields: { advanceDays: 8 }, json: true })
    expect((await standing()).lateChargedMinor).toBe(owed.lateChargedMinor)
    expect(await told(product.persona('overdue').phone)).toContain('no late charges')
  })

  it('hardship with a plan: it is offered, and nothing falls due later before the borrower accepts it', async () => {
    const { today } = (await desk.get(`/desk/loans/${orderId}`, { token: one })).data
    const later = (days: number) => new Date(Date.parse(today) + days * 86_400_000).toISOString().slice(0, 10)
    const { plan } = await standing()
    const [first] = plan.filter(({ unpaidMinor }: { unpaidMinor: number }) => unpaidMinor > 0)
    const body = { kind: 'hardship', subjectId: orderId, fromDate: today, toDate: later(60) }
    const early = await propose({ ...body, plan: [{ n: first.n, dueDate: later(-1) }] })
    expect(early.error).toMatchObject({ code: 'badInput', fields: ['plan'] })
    const { data } = await propose({ ...body, plan: `${first.n}=${later(20)}` })
    const before = await standing()
    expect((await decide(data.id)).data).toMatchObject({ state: 'approved', offer: { state: 'open' } })
    expect(await standing()).toEqual(before)
    expect(await told(product.persona('overdue').phone)).toContain('Nothing changes until you accept')
    const acts = await product.server.deps.db.query('select reason from loan_act where order_id = $1', [orderId])
    expect(acts).toEqual([])
  })

  it('writeOff: the books give the loan up, the borrower owes what was owed, and money later is a recovery', async () => {
    const before = await standing()
    const collections = await desk.token('collections')
    const { data } = await propose({ kind: 'writeOff', subjectId: orderId }, collections)
    expect(data.effect.transfers.map(({ debit }: { debit: string }) => debit)).toContain('writeOff')
    await decide(data.id)
    const after = await standing()
    expect([after.owedMinor, after.writtenOffOn]).toEqual([before.owedMinor, expect.stringMatching(/^\d{4}-/)])
    const twice = await propose({ kind: 'writeOff', subjectId: orderId }, collections)
    expect(twice.error).toMatchObject({ code: 'cannotBeDone', why: 'loanIsWrittenOff' })
    // What is paid on the day itself still counts before it.
    await product.call({ path: '/demo/clock', fields: { advanceDays: 1 }, json: true })
    const paymentId = await aside()
    await decide((await propose({ kind: 'placeSuspense', paymentId, orderId })).data.id)
    expect((await standing()).recoveredMinor).toBe(5_000)
    expectSound(await databaseViolations(product.server.deps.db), 'after the recovery')
  })

  it('placeSuspense: money finds its loan, once', async () => {
    const before = await standing()
    const paymentId = await aside()
    const { data } = await propose({ kind: 'placeSuspense', paymentId, orderId })
    await decide(data.id)
    expect(await standing()).toEqual(data.effect.after)
    expect((await standing()).receivedMinor).toBe(before.receivedMinor + 5_000)
    expectSound(await databaseViolations(product.server.deps.db), 'after placing')
    const twice = await propose({ kind: 'placeSuspense', paymentId, orderId })
    expect(twice.error).toMatchObject({ code: 'cannotBeDone', why: 'paymentIsNotInSuspense' })
  })

  it('returnSuspense: money that could not be placed leaves suspense, and the work list', async () => {
    const paymentId = await aside()
    const waiting = async () =>
      (await desk.get('/desk/work?kind=suspense', { token: one })).data.items.map(({ id }: { id: string }) => id)
    expect(await waiting()).toContain(paymentId)
    const { data } = await propose({ kind: 'returnSuspense', paymentId })
    expect(data.effect.transfers).toEqual([{ debit: 'suspense', credit: 'cashClearing', amountMinor: 5_000 }])
    await decide(data.id)
    expect(await waiting()).not.toContain(paymentId)
    expectSound(await databaseViolations(product.server.deps.db), 'after the return')
  })

  it('reversal: a payment leaves its loan as if it had never come', async () => {
    const { db } = product.server.deps
    const paymentId = await aside()
    await decide((await propose({ kind: 'placeSuspense', paymentId, orderId })).data.id)
    const before = await standing()
    const { data } = await propose({ kind: 'reversal', paymentId })
    await decide(data.id)
    expect((await standing()).receivedMinor).toBe(before.receivedMinor - 5_000)
    expect(await standing()).toEqual(data.effect.after)
    expectSound(await databaseViolations(db), 'after the reversal')
  })

  it('refund: a credit balance goes back by the payout provider', async () => {
    const overpaid = product.persona('overpaid').orderId ?? ''
    const { creditMinor } = await standing(overpaid)
    const { data, error } = await propose({ kind: 'refund', orderId: overpaid, amountMinor: creditMinor })
    expect(error).toBeUndefined()
    expect(data.effect.after.creditMinor).toBe(0)
    expect((await decide(data.id)).data.state).toBe('approved')
    await product.call({ path: '/demo/clock', fields: { advanceMinutes: 10 }, json: true })
    expect((await standing(overpaid)).creditMinor).toBe(0)
  })

  it('block: a borrower cannot borrow until a day, for a reason', async () => {
    const { userId = '' } = product.persona('debt-free').params
    const { data } = await propose({ kind: 'block', userId, untilDate: '2999-01-01' })
    expect(data.effect).toMatchObject({ before: { blockedUntil: null }, after: { blockedUntil: '2999-01-01' } })
    await decide(data.id)
    expect((await desk.get(`/desk/borrowers/${userId}`, { token: one })).data).toMatchObject({
      blockedUntil: '2999-01-01',
      blockedReason: reason,
    })
  })
})

describe('a borrower who deleted the account', () => {
  it('is shown as deleted, without data, and nothing can be shown, noted or read any more', async () => {
    const who = product.persona('settled')
    const { phone, params, orderId } = who
    const login = '/hazel/service/login'
    await product.call({ path: `${login}/send-sms-code-new`, who, fields: { phone, type: 'del' } })
    const { text } = await product.call({ method: 'GET', path: '/demo/outbox', fields: { phone } })
    const [{ code }] = JSON.parse(text) as [{ code: string }]
    expect((await product.call({ path: `${login}/user-delete`, who, fields: { phone, code } })).code).toBe('0')
    const at = `/desk/borrowers/${params.userId}`
    const { data } = await desk.get(at, { token: one })
    expect(data).toMatchObject({
      name: '',
      phone: '',
      email: '',
      birthDate: '',
      contact: null,
      messages: [],
      sessions: [],
    })
    expect(data.deletedAt).toHaveLength(19)
    expect((await desk.get(`/desk/find?q=${phone}`, { token: one })).data.found).toEqual([])
    const reason = 'To see whether something is left'
    expect((await desk.post(`${at}/unmask`, { token: one, body: { field: 'name', reason } })).status).toBe(404)
    expect((await desk.post(`${at}/notes`, { token: one, body: { text: reason } })).status).toBe(404)
    const loan = `/desk/loans/${orderId}`
    expect((await desk.get(loan, { token: one })).data).toMatchObject({ status: 'settled', papers: [] })
    for (const page of ['as-seen', 'paper?paper=closureLetter'])
      expect((await desk.get(`${loan}/${page}`, { token: one })).status, page).toBe(404)
  })
})
