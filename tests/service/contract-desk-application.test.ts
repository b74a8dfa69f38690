// A person decides: what the rules leave to people, and a decline that the borrower asks about once more, from both sides.

import { beforeAll, describe, expect, it } from 'vitest'
import { decideApplication } from '../../src/server/order/decide-application.ts'
import { applying, certify, job, type Stranger } from '../support/applying.ts'
import { type DeskTools, deskOf } from '../support/desk.ts'
import { everyJob } from '../support/every-job.ts'
import { productOfFile } from '../support/product-of-file.ts'
import { expectRefusal, expectSuccess } from '../support/wire-shape.ts'

const product = productOfFile()
let desk: DeskTools
let credit = ''
let manager = ''
beforeAll(async () => {
  desk = deskOf(product)
  credit = await desk.token('credit')
  manager = await desk.token('manager')
})

const { stranger, post, begin, fillIn } = applying(() => product)

/** 43.75 % of the income: above the limit, within the margin. And what is beyond it. */
const nearIncome = { monthlyIncome: '320000' }
const lowIncome = { monthlyIncome: '300000' }
const productId = 'candor-cash'

const pass = (fields: Record<string, number>) => product.call({ path: '/demo/clock', fields, json: true })
const get = (path: string, query: Stranger, fields: Record<string, string> = {}) =>
  product.call({ method: 'GET', path, query, fields })
const handIn = async (who: Stranger, income: Record<string, string>) => {
  const applicationId = await begin(who)
  await fillIn(who, income)
  return (await post('/hazel/v3/product/push', who, { applicationId })).data.application
}
const seen = async (who: Stranger, applicationId: string) =>
  (await post('/hazel/v5/credit/flow', who, { applicationId })).data.application
const askAgain = (who: Stranger, fields: Record<string, string>) => post('/hazel/v3/product/second-look', who, fields)
const decide = (id: string, body: Record<string, unknown>, token = credit) =>
  desk.post(`/desk/applications/${id}/decision`, { token, body })
const read = async (id: string, token = credit) => (await desk.get(`/desk/applications/${id}`, { token })).data
const waiting = async (id: string) => {
  const { items } = (await desk.get('/desk/work?limit=200', { token: manager })).data
  return items.find((item: { id: string }) => item.id === id) ?? null
}
const inboxOf = async (who: Stranger): Promise<string[]> =>
  (await get('/hazel/v3/inbox/messages', who)).data.list.map(({ kind }: { kind: string }) => kind)
const smsOf = async (who: Stranger): Promise<string[]> => {
  const { db } = product.server.deps
  const sent = await db.query<{ body: string }>(
    `select m.body from sms_message m join borrower b on b.phone = m.phone where b.id = $1 and m.purpose = 'decision'`,
    [who.userId ?? ''],
  )
  return sent.map(({ body }) => body)
}
const because = { approve: true, reason: 'Your payslip of October shows enough.' }

describe('an application that the rules refer', () => {
  it('shows what was decided where the same rules stood against it, of other borrowers only', async () => {
    const who = await stranger()
    const { applicationId } = await handIn(who, nearIncome)
    const before = (await read(applicationId)).alike
    const other = (await handIn(await stranger(), nearIncome)).applicationId
    expect((await decide(other, because)).status).toBe(200)
    const declined = (await handIn(await stranger(), nearIncome)).applicationId
    await pass({ advanceMinutes: 1 })
    expect((await decide(declined, { approve: false, reasonCode: 'notAffordable' })).status).toBe(200)
    const { alike } = await read(applicationId)
    expect([alike.decided, alike.approved]).toEqual([before.decided + 2, before.approved + 1])
    expect(alike.newest.slice(0, 2)).toEqual([
      expect.objectContaining({ applicationId: declined, approved: false, reasonCode: 'notAffordable' }),
      expect.objectContaining({ applicationId: other, approved: true, amountMinor: 500_000 }),
    ])
    expect(
      (await read(other)).alike.newest.map(({ applicationId: id }: { applicationId: string }) => id),
    ).not.toContain(other)
    // Nothing of a year ago, and nothing that other rules stood against.
    expect(alike.newest.length).toBeLessThanOrEqual(5)
    const { db } = product.server.deps
    await db.execute(
      `update application_review set decided_at = decided_at - interval '366 days' where subject_id = $1`,
      [other],
    )
    expect((await read(applicationId)).alike.decided).toBe(before.decided + 1)
    await db.execute(
      `update application_review set rules = rules || '[{"rule":"notTooMany","passed":false}]' where subject_id = $1`,
      [declined],
    )
    expect((await read(applicationId)).alike.decided).toBe(before.decided)
  })

  it('shows its identity pictures to the officer who decides, each look on record, kept in no cache', async () => {
    const who = await stranger()
    const { applicationId } = await handIn(who, nearIncome)
    const address = `/desk/applications/${applicationId}/pictures/front`
    expect((await read(applicationId)).pictures).toEqual([{ side: 'front', savedAt: expect.any(String), opens: true }])
    const seenByCredit = await desk.get(address, { token: credit })
    expect([seenByCredit.status, seenByCredit.headers['content-type']]).toEqual([200, 'image/png'])
    expect(seenByCredit.headers['cache-control']).toContain('no-store')
    // Opened: what lies on the disk is sealed.
    expect(seenByCredit.text.slice(1, 4)).toBe('PNG')
    const acts = (await desk.get(`/desk/audit?subject=${applicationId}`, { token: manager })).data.acts
    expect(acts[0]).toMatchObject({ act: 'readIdentityPicture', after: { side: 'front' } })
    // Nothing for who does not decide, for the other side, and for what no person has to decide.
    const support = await desk.token('support')
    expect((await read(applicationId, support)).pictures).toEqual([])
    expect((await desk.get(address, { token: support })).status).toBe(403)
    expect((await desk.get(address.replace('front', 'back'), { token: credit })).status).toBe(404)
    expect((await desk.get(address.replace(applicationId, 'A0'), { token: credit })).status).toBe(404)
  })

  it('is decided by no other officer while one has taken it', async () => {
    const { applicationId } = await handIn(await stranger(), nearIncome)
    const path = `/desk/work/referredApplication/${applicationId}`
    expect((await desk.post(`${path}/take`, { token: manager })).status).toBe(200)
    const refused = await decide(applicationId, because)
    expect([refused.status, refused.error.code, refused.error.owner.name]).toEqual([409, 'itemIsTaken', 'Teresa Cruz'])
    expect((await read(applicationId)).state).toBe('waiting')
    expect((await desk.post(`${path}/hand-back`, { token: manager })).status).toBe(200)
    expect((await decide(applicationId, because)).status).toBe(200)
  })

  it('waits for a person, is on the work list with its clock, and what the person writes reaches the borrower', async () => {
    const who = await stranger()
    const { applicationId, state, review, line, reasons } = await handIn(who, nearIncome)
    expect([state, reasons]).toEqual(['referred', []])
    expect(review).toMatchObject({ state: 'waiting', note: '', buttonText: '' })
    expect(line.map(({ state: step }: { state: string }) => step)).toEqual(['done', 'now', 'later', 'later'])
    const home = (await get('/hazel/v3/home/home-page', who)).data.tasks[0]
    expect(home).toMatchObject({ kind: 'inReview', title: review.title, text: review.text })
    // It can be neither handed in nor begun a second time.
    expect((await post('/hazel/v3/product/push', who, { applicationId })).data.application.state).toBe('referred')
    expect(await begin(who)).toBe(applicationId)

    const item = await waiting(applicationId)
    expect(item).toMatchObject({ kind: 'referredApplication', userId: who.userId, what: 'affordable', isOver: false })
    expect(item.dueBy.slice(0, 10)).toBe(review.by)
    const both = `update application_review set rules = rules || '[{"rule":"fewLoans","passed":false,"by":"margin"}]' where subject_id = $1`
    await product.server.deps.db.execute(both, [applicationId])
    expect((await waiting(applicationId)).what).toBe('affordable fewLoans')
    await product.server.deps.db.execute('update application_review set rules = rules - -1 where subject_id = $1', [
      applicationId,
    ])
    const page = await read(applicationId)
    expect(page).toMatchObject({ state: 'waiting', kind: 'referred', against: ['affordable'], amountMinor: 500_000 })
    expect(page.facts).toMatchObject({
      incomeMinor: 320_000,
      otherPaymentsMinor: 0,
      shareBps: 4_375,
      workKind: 'employed',
    })
    expect(page.limits).toMatchObject({
      paymentsOfIncomeBpsAtMost: 4_000,
      referredAboveBps: 500,
      version: product.server.deps.lender.limits.version,
    })
    expect(page.rules.find(({ rule }: { rule: string }) => rule === 'affordable').outcome).toBe('near')

    const done = await decide(applicationId, because)
    expect(done.data).toMatchObject({ applicationId, approved: true, reason: because.reason, reasonCode: null })
    expect(await waiting(applicationId)).toBeNull()
    const after = await seen(who, applicationId)
    expect(after).toMatchObject({ state: 'approved', nextUrl: `/confirm?productId=${productId}` })
    expect(after.review).toMatchObject({ state: 'approved', note: because.reason })
    expect(await inboxOf(who)).toContain('approved')
    expect(await smsOf(who)).toHaveLength(1)

    const again = await decide(applicationId, { ...because, approve: false }, manager)
    expect([again.status, again.error]).toMatchObject([409, { code: 'cannotBeDone', why: 'applicationIsDecided' }])
    expect((await seen(who, applicationId)).state).toBe('approved')
    expect(await smsOf(who)).toHaveLength(1)
    const { acts } = (await desk.get(`/desk/audit?subject=${applicationId}`, { token: manager })).data
    expect(acts.map(({ act }: { act: string }) => act)).toEqual(
      expect.arrayContaining(['readApplication', 'approveApplication', 'refused']),
    )
  })

  it('is decided once by two officers at the same moment', async () => {
    const who = await stranger()
    const { applicationId } = await handIn(who, nearIncome)
    const both = await Promise.all([decide(applicationId, because), decide(applicationId, because, manager)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await smsOf(who)).toHaveLength(1)
  })

  it('is decided by credit officers and managers alone, and its money is masked for others', async () => {
    const who = await stranger()
    const { applicationId } = await handIn(who, nearIncome)
    for (const role of ['support', 'collections', 'payments', 'auditor'] as const)
      expect((await decide(applicationId, because, await desk.token(role))).status, role).toBe(403)
    const { facts } = await read(applicationId, await desk.token('payments'))
    expect([facts.incomeMinor, facts.employer, facts.shareBps]).toEqual([null, null, 4_375])
    expect((await desk.get('/desk/applications/none', { token: credit })).status).toBe(404)
    expect((await decide('none', because)).status).toBe(404)
  })

  it('is declined with a reason in the borrower’s language and the officer’s words', async () => {
    const who = await stranger()
    const { applicationId } = await handIn(who, nearIncome)
    expect((await decide(applicationId, { approve: false })).error).toMatchObject({ fields: ['reason'] })
    expect((await decide(applicationId, { approve: true, reason: ' ' })).error).toMatchObject({ fields: ['reason'] })
    const long = { approve: false, reason: 'x'.repeat(20_000) }
    expect((await decide(applicationId, long)).error).toMatchObject({ fields: ['reason'] })
    const note = 'The payslip <b>names</b> another person.'
    const declined = await decide(applicationId, { approve: false, reasonCode: 'notAffordable', reason: note })
    expect(declined.status).toBe(200)
    const after = await seen(who, applicationId)
    expect([after.state, after.reasons[0].reason]).toEqual(['declined', 'notAffordable'])
    // Asking again is open, and the words of the first person stand there until then.
    expect(after.review).toMatchObject({ state: 'canAsk', note })
    expect(await inboxOf(who)).toContain('declined')
  })
})

describe('a second look', () => {
  it('is asked once, by the borrower alone, and upheld or turned by an officer who did not decline it', async () => {
    const who = await stranger()
    const { applicationId, state, review } = await handIn(who, lowIncome)
    expect([state, review.state]).toEqual(['declined', 'canAsk'])
    const foreign = await askAgain(await stranger(), { applicationId })
    const none = await askAgain(who, { applicationId: 'A0' })
    expectRefusal(foreign, '40401')
    expect(foreign.text).toBe(none.text)
    const asked = await askAgain(who, { applicationId })
    expectSuccess(asked, '0')
    expect(asked.data.review).toMatchObject({ state: 'waiting' })
    expect((await askAgain(who, { applicationId })).data).toEqual(asked.data)
    const item = await waiting(applicationId)
    expect(item).toMatchObject({ kind: 'secondLook', userId: who.userId })
    expect(item.dueBy.slice(0, 10)).toBe(asked.data.review.by)

    expect((await decide(applicationId, { approve: false, reason: 'The income is too low.' })).status).toBe(200)
    const after = await seen(who, applicationId)
    expect([after.state, after.review.state, after.review.note]).toEqual([
      'declined',
      'declined',
      'The income is too low.',
    ])
    expect(await inboxOf(who)).toContain('lookedAgain')
    expect((await smsOf(who)).at(-1)).toMatch(/stays declined/)
    expect(await waiting(applicationId)).toBeNull()
    expect((await askAgain(who, { applicationId })).data.review.state).toBe('declined')
  })

  it('of an officer’s decline goes to another officer, whose approval leads to the offer', async () => {
    const who = await stranger()
    const { applicationId } = await handIn(who, nearIncome)
    await decide(applicationId, { approve: false, reasonCode: 'decidedByPerson', reason: 'Not convinced.' })
    await askAgain(who, { applicationId })
    expect((await decide(applicationId, because)).error).toMatchObject({ code: 'cannotBeDone', why: 'declineIsOwn' })
    expect((await decide(applicationId, because, manager)).status).toBe(200)
    const after = await seen(who, applicationId)
    expect([after.state, after.reasons, after.review.state]).toEqual(['approved', [], 'approved'])
    expect((await read(applicationId)).looks).toHaveLength(2)
    expect(await inboxOf(who)).toEqual(expect.arrayContaining(['approved', 'lookedAgain']))
  })

  it('approves nothing against a rule that cannot be overridden', async () => {
    const who = await stranger()
    const { applicationId } = await handIn(who, lowIncome)
    await askAgain(who, { applicationId })
    const { db } = product.server.deps
    await db.execute(`update borrower set blocked_until = current_date + 999 where id = $1`, [who.userId ?? ''])
    expect((await decide(applicationId, because)).error).toMatchObject({ code: 'cannotBeDone', why: 'ruleIsFirm' })
    expect((await decide(applicationId, { approve: false, reasonCode: 'decidedByPerson' })).status).toBe(200)
  })

  it('is over once the borrower applies anew', async () => {
    const who = await stranger()
    const { applicationId } = await handIn(who, lowIncome)
    await askAgain(who, { applicationId })
    await pass({ advanceMinutes: 1 })
    await begin(who, { amount: '200000' })
    expect(await waiting(applicationId)).toBeNull()
    expect((await read(applicationId)).state).toBe('over')
    expect((await decide(applicationId, because)).error).toMatchObject({ why: 'applicationIsOver' })
    expect((await seen(who, applicationId)).state).toBe('declined')
  })

  it('is not for what was not declined', async () => {
    const who = await stranger()
    const { applicationId } = await handIn(who, { monthlyIncome: '1500000' })
    expectRefusal(await askAgain(who, { applicationId }), '47005')
  })
})

describe('an order', () => {
  const take = async (who: Stranger): Promise<string> => {
    const bank = { bankCode: 'HARBOUR', accountNumber: '001234564417', accountName: 'Ana Reyes' }
    await post(`${certify}/save-bank-info`, who, { product_id: productId, ...bank })
    const offer = (await post('/hazel/v3/loan-confirm/loan-detail-confirm', who, { productId })).data
    const { amount, periods, termUnit, offerId } = offer
    const push = { productId, amount, periods, termUnit, offerId, agree: '1' }
    return (await post('/hazel/v3/loan-confirm/loan-detail-push-yd', who, push)).data.orderId
  }
  const order = async (who: Stranger, orderId: string) =>
    (await get('/hazel/v3/loan-details/loan-details', who, { orderId })).data

  it('of an application that a person approved is not referred again, and its loan says how it was decided', async () => {
    const who = await stranger()
    const { applicationId } = await handIn(who, nearIncome)
    await decide(applicationId, because)
    const orderId = await take(who)
    await pass({ advanceMinutes: 10 })
    expect((await order(who, orderId)).orderStatus).toBe(170)
    const { decided } = (await desk.get(`/desk/loans/${orderId}`, { token: credit })).data
    expect(decided.limitsVersion).toBe(product.server.deps.lender.limits.version)
    expect(decided.rules).toContainEqual({ rule: 'affordable', outcome: 'person' })
    expect(decided.rules).toContainEqual({ rule: 'oldEnough', outcome: 'passed' })
  })

  it('is referred by the same way, says so for as long as it waits, and is declined and approved after all', async () => {
    const who = await stranger()
    await handIn(who, { monthlyIncome: '1500000' })
    const orderId = await take(who)
    // What was told changes before the order is decided.
    expectSuccess(await post(`${certify}/save-job-info`, who, { ...job, ...nearIncome }), '0')
    await pass({ advanceMinutes: 10 })
    const referred = await order(who, orderId)
    expect(referred).toMatchObject({ orderStatus: 21, review: { state: 'waiting' } })
    expect(referred.noticeDesText).toMatch(/A person is looking at your application/)
    expect(await waiting(orderId)).toMatchObject({ kind: 'referredApplication', orderId })
    expect((await smsOf(who)).at(-1)).toMatch(/a person is looking/)
    await pass({ advanceDays: 4 })
    expect(await order(who, orderId)).toMatchObject({ orderStatus: 21 })
    expect(await waiting(orderId)).toMatchObject({ isOver: true })

    // It stays with the person, also where the rules would approve by now: neither the job that comes again nor the next day decides.
    expectSuccess(await post(`${certify}/save-job-info`, who, job), '0')
    const { deps } = product.server
    await decideApplication(deps, orderId)
    await pass({ advanceDays: 1 })
    expect(await order(who, orderId)).toMatchObject({ orderStatus: 21, review: { state: 'waiting' } })
    const again = await deps.db.query(`select key from ${everyJob} where topic = 'decideApplication' and key like $1`, [
      `${orderId}:day:%`,
    ])
    expect(again).toEqual([])

    expect((await decide(orderId, { approve: false, reasonCode: 'notAffordable' })).status).toBe(200)
    const declined = await order(who, orderId)
    expect(declined).toMatchObject({ orderStatus: 110, review: { state: 'canAsk' } })
    expect((await askAgain(who, { orderId })).data.review.state).toBe('waiting')
    expect((await decide(orderId, because, manager)).status).toBe(200)
    await pass({ advanceMinutes: 10 })
    expect((await order(who, orderId)).orderStatus).toBe(170)
    expect(await waiting(orderId)).toBeNull()
  })
})

describe('GET /desk/applications', () => {
  it('goes page by page, waiting and decided', async () => {
    const list = async (query: string) => (await desk.get(`/desk/applications?${query}`, { token: credit })).data
    for (const state of ['waiting', 'decided']) {
      const all = (await list(`state=${state}&limit=200`)).applications
      expect(all.length, state).toBeGreaterThan(1)
      const paged: unknown[] = []
      for (let after: string | null = ''; after !== null; ) {
        const from: string = after === '' ? '' : `&after=${encodeURIComponent(after)}`
        const page = await list(`state=${state}&limit=1${from}`)
        paged.push(...page.applications)
        after = page.next
      }
      expect(paged, state).toEqual(all)
    }
    expect((await desk.get('/desk/applications?after=nonsense', { token: credit })).error).toMatchObject({
      fields: ['after'],
    })
  })
})
