// The queue of late loans: what is in it and with which step, who has it, the next one, views, and plans that were broken.

import { beforeEach, describe, expect, it } from 'vitest'
import { deskOf } from '../support/desk.ts'
import { productOfFile } from '../support/product-of-file.ts'

const product = productOfFile()
const desk = deskOf(product)
let token = ''
let orderId = ''
let userId = ''
let today = ''

beforeEach(async () => {
  await product.call({ path: '/demo/reset', fields: {}, json: true })
  token = await desk.token('collections')
  orderId = product.persona('overdue').orderId ?? ''
  const loan = (await desk.get(`/desk/loans/${orderId}`, { token })).data
  userId = loan.userId
  today = loan.today
})

interface Late {
  readonly orderId: string
  readonly userId: string
  readonly step: string
  readonly bucket: string
  readonly daysLate: number
  readonly owedMinor: number
  readonly owner: { readonly name: string } | null
  readonly waitsUntil: string | null
}
const later = (days: number) => new Date(Date.parse(today) + days * 86_400_000).toISOString().slice(0, 10)
const pass = async (days: number) => {
  await product.call({ path: '/demo/clock', fields: { advanceDays: days }, json: true })
  token = await desk.token('collections')
}
const list = async (query = '') => {
  const answer = await desk.get(`/desk/collections?limit=200${query}`, { token })
  expect([answer.status, answer.error]).toEqual([200, undefined])
  return answer.data as {
    loans: Late[]
    buckets: { bucket: string; waiting: number }[]
    mine: number
    next: string | null
    views: unknown[]
  }
}
const mine = async () => (await list()).loans.find((one) => one.orderId === orderId)
const contact = (more: Record<string, unknown> = {}) =>
  desk.post(`/desk/borrowers/${userId}/contacts`, {
    token,
    body: { channel: 'call', direction: 'out', outcome: 'reached', note: 'Talked.', ...more },
  })

describe('the queue of late loans', () => {
  it('has every late loan in its bucket as the replay knows it, and none that is not late', async () => {
    const { loans, buckets } = await list()
    expect(loans.length).toBeGreaterThan(1)
    for (const loan of loans) {
      const { standing } = (await desk.get(`/desk/loans/${loan.orderId}`, { token })).data
      expect([loan.daysLate, loan.owedMinor]).toEqual([standing.daysPastDue, standing.owedMinor])
    }
    for (const { bucket, waiting } of buckets)
      expect(
        loans.filter((one) => one.bucket === bucket),
        bucket,
      ).toHaveLength(waiting)
    const late = (
      await product.server.deps.db.query<{ id: string }>(`select id from loan_order where status = 'overdue'
        and not exists (select from loan_event e where e.order_id = loan_order.id and e.kind = 'writeOff')`)
    ).map(({ id }) => id)
    expect(loans.map((one) => one.orderId)).toEqual(expect.arrayContaining(late))
  })

  it('goes page by page in each order, without a loan twice or left out', async () => {
    for (const sort of ['late', 'recent', 'owed']) {
      const all = (await list(`&sort=${sort}`)).loans.map((one) => one.orderId)
      const paged: string[] = []
      for (let after = ''; ; ) {
        const { data } = await desk.get(`/desk/collections?limit=1&sort=${sort}${after}`, { token })
        paged.push(...data.loans.map((one: Late) => one.orderId))
        if (data.next === null) break
        after = `&after=${encodeURIComponent(data.next)}`
      }
      expect(paged, sort).toEqual(all)
    }
    expect((await desk.get('/desk/collections?after=nonsense', { token })).status).toBe(400)
  })

  it('opens with a contact to make, waits after one that was made, and is a contact again once its days are over', async () => {
    expect(await mine()).toMatchObject({ step: 'contact', owner: null, waitsUntil: null })
    expect((await contact()).status).toBe(200)
    expect(await mine()).toMatchObject({ step: 'wait' })
    expect((await mine())?.waitsUntil?.slice(0, 10)).toBe(later(3))
    await pass(4)
    expect(await mine()).toMatchObject({ step: 'contact' })
  })

  it('waits for a promise, and puts it first once it is broken', async () => {
    await contact({ promise: { orderId, amountMinor: 1_000, promisedOn: today } })
    expect(await mine()).toMatchObject({ step: 'wait' })
    await pass(4)
    expect(await mine()).toMatchObject({ step: 'brokenPromise' })
    expect((await list('&step=brokenPromise')).loans.map((one) => one.orderId)).toContain(orderId)
    expect((await list('&step=contact')).loans.map((one) => one.orderId)).not.toContain(orderId)
    // Who has followed it up is who has taken it.
    const { items } = (await desk.get('/desk/work?kind=brokenPromise&limit=200', { token })).data
    const id = (items as { id: string; orderId: string }[]).find((one) => one.orderId === orderId)?.id
    const other = await desk.token('support')
    expect((await desk.post(`/desk/work/brokenPromise/${id}/take`, { token: other })).status).toBe(200)
    const done = () => desk.post(`/desk/work/brokenPromise/${id}/done`, { token, body: { reason: 'Talked again.' } })
    expect((await done()).error).toMatchObject({ code: 'itemIsTaken' })
    // A newer promise would answer the broken one: it is for the officer who has that.
    const again = { amountMinor: 1_000, promisedOn: later(1) }
    const promised = () =>
      desk.post(`/desk/loans/${orderId}/promises`, { token, body: { ...again, note: 'Tomorrow.' } })
    expect((await promised()).error).toMatchObject({ code: 'itemIsTaken' })
    expect((await contact({ promise: { orderId, ...again } })).error).toMatchObject({ code: 'itemIsTaken' })
    expect(await mine()).toMatchObject({ step: 'brokenPromise' })
    await desk.post(`/desk/work/brokenPromise/${id}/hand-back`, { token: other })
    expect((await done()).status).toBe(200)
  })

  it('gives the next one to one officer only, never one that may not be called, and says when none is left', async () => {
    const other = await desk.token('support')
    const taken: string[] = []
    // Somebody called for the borrower of another loan: from then on that borrower may not be called, and the loan does not wait.
    const first = (await list('&step=contact')).loans.find((one) => one.orderId !== orderId)
    const represented = { channel: 'call', direction: 'in', outcome: 'represented', note: 'Has a lawyer.' }
    await desk.post(`/desk/borrowers/${first?.userId}/contacts`, { token, body: represented })
    expect((await list('&step=contact')).loans).toContainEqual(
      expect.objectContaining({ orderId: first?.orderId, because: 'represented' }),
    )
    for (let turn = 0; ; turn += 1) {
      const who = turn % 2 === 0 ? token : other
      const next = await desk.post('/desk/collections/next', { token: who })
      if (next.status === 404) break
      expect(next.status).toBe(200)
      taken.push(next.data.orderId)
      const about = (await list()).loans.find((one) => one.orderId === next.data.orderId)
      expect(about?.owner?.name).toBe(next.data.owner.name)
    }
    expect(taken).toContain(orderId)
    expect(taken).not.toContain(first?.orderId)
    expect(new Set(taken).size).toBe(taken.length)
    expect((await list()).mine).toBe(Math.ceil(taken.length / 2))
    // What an officer has stands on the work list, with a clock, and with no other officer.
    const held = (await desk.get('/desk/work?kind=lateLoan&limit=200', { token })).data.items as { id: string }[]
    expect(held.map(({ id }) => id).sort()).toEqual([...taken].sort())
    const refused = await desk.post(`/desk/work/lateLoan/${taken[0]}/take`, { token: other })
    expect([refused.status, refused.error.code]).toEqual([409, 'itemIsTaken'])
  })

  describe('taken by hand', () => {
    const take = (by = token, body: Record<string, unknown> = {}) =>
      desk.post(`/desk/work/lateLoan/${orderId}/take`, { token: by, body })
    const noted = (outcome: string, direction: 'in' | 'out' = 'in') => contact({ direction, outcome, note: 'Noted.' })

    it.each(['deceased', 'represented', 'asksNotTo'])(
      'is refused after %s, with the rule, for a person who does it by call, and is nobody’s',
      async (outcome) => {
        expect((await noted(outcome)).status).toBe(200)
        const because = outcome === 'asksNotTo' ? 'askedNotTo' : outcome
        const refused = await take()
        expect([refused.status, refused.error]).toMatchObject([
          409,
          { code: 'cannotBeDone', why: 'contactIsRefused', because, mayFrom: null },
        ])
        expect((await mine())?.owner).toBeNull()
        // A request by call leaves the letter; who has died or is represented gets none, by no channel.
        const byLetter = await take(token, { channel: 'letter' })
        expect(byLetter.status).toBe(outcome === 'asksNotTo' ? 200 : 409)
        if (outcome === 'asksNotTo') await desk.post(`/desk/work/lateLoan/${orderId}/hand-back`, { token })
        expect((await noted('ownContact')).status).toBe(200)
        expect((await take()).status).toBe(200)
      },
    )

    it('is refused once the limits are reached, and while a promise has time left, with the day from which it may be', async () => {
      for (let n = 0; n < 4; n += 1) await noted('noAnswer', 'out')
      const refused = await take()
      expect(refused.error).toMatchObject({ why: 'contactIsRefused', because: expect.stringMatching(/^tooMany/) })
      expect(refused.error.mayFrom > `${today} 23:59`).toBe(true)
      await pass(10)
      await contact({ promise: { orderId, amountMinor: 1_000, promisedOn: later(11) } })
      expect((await take()).error).toMatchObject({ because: 'leftAlone' })
    })

    it('is refused while the borrower waits for an answer about help', async () => {
      const who = product.persona('overdue')
      const fields = { orderId, reason: 'illness', words: '', canPay: 0, payFrom: today }
      const asked = await product.call({ path: '/hazel/v3/loan-details/hardship-request', who, fields })
      expect(asked.code).toMatch(/^0/)
      expect((await take()).error).toMatchObject({ because: 'helpAsked' })
      expect((await desk.get(`/desk/loans/${orderId}`, { token })).data.because).toBe('helpAsked')
    })

    it('goes to no colleague by hand over either, where no clock ends the rule; where one does, it does', async () => {
      const manager = await desk.token('manager')
      const colleague = (await desk.get('/desk/colleagues', { token: manager })).data.find(
        ({ role }: { role: string }) => role === 'support',
      )
      const give = () =>
        desk.post(`/desk/work/lateLoan/${orderId}/hand-over`, {
          token: manager,
          body: { officerId: colleague.id, reason: 'Yours.' },
        })
      for (let n = 0; n < 4; n += 1) await noted('noAnswer', 'out')
      expect((await give()).status).toBe(200)
      await desk.post(`/desk/work/lateLoan/${orderId}/hand-back`, { token: manager })
      await noted('deceased')
      expect((await give()).error).toMatchObject({ why: 'contactIsRefused', because: 'deceased' })
      expect((await mine())?.owner).toBeNull()
    })

    it('stays with its officer when the rule comes later, goes on to a colleague, and is given back', async () => {
      expect((await take()).status).toBe(200)
      await noted('represented')
      expect((await take()).status).toBe(200)
      const other = await desk.token('support')
      expect((await take(other)).error).toMatchObject({ code: 'itemIsTaken' })
      expect((await desk.post(`/desk/work/lateLoan/${orderId}/hand-back`, { token })).status).toBe(200)
      expect((await take()).error).toMatchObject({ because: 'represented' })
    })

    it('has a channel for late loans alone', async () => {
      const { items } = (await desk.get('/desk/work?kind=case&limit=5', { token })).data
      const body = { channel: 'letter' }
      const answer = await desk.post(`/desk/work/case/${items[0].id}/take`, { token, body })
      expect(answer.error).toMatchObject({ code: 'badInput', fields: ['channel'] })
    })
  })

  it('answers the same key with the same loan', async () => {
    const ask = () => desk.post('/desk/collections/next', { token, headers: { 'idempotency-key': 'one-next' } })
    const first = await ask()
    expect((await ask()).data).toEqual(first.data)
    expect((await list('&owner=me')).loans).toHaveLength(1)
  })

  it('is left by a loan that is paid, also when an officer has taken it', async () => {
    expect((await desk.post(`/desk/work/lateLoan/${orderId}/take`, { token })).status).toBe(200)
    const { productId } = product.persona('overdue')
    const who = product.persona('overdue')
    const due = (
      await product.call({ path: '/hazel/v3/installment/loan-play-detail', who, fields: { productId, orderId } })
    ).data
    const wish = { productId, orderId, amount: due.repayAmount, channelNumber: due.repayList[0].channel_number }
    const { payCode } = (await product.call({ path: '/hazel/v3/loan-details/generate-vcode', who, fields: wish })).data
    await product.call({ path: '/demo/pay', fields: { payCode }, json: true })
    expect(await mine()).toBeUndefined()
    expect((await desk.get(`/desk/work/lateLoan/${orderId}`, { token })).status).toBe(404)
  })

  it('keeps views for their officer alone, by name', async () => {
    const save = (name: string, query: string, by = token) =>
      desk.post('/desk/collections/views', { token: by, body: { name, query } })
    await save('New', 'bucket=late1')
    await save('New', 'bucket=late1&sort=recent')
    expect((await list()).views).toEqual([{ name: 'New', query: 'bucket=late1&sort=recent' }])
    const other = await desk.token('support')
    expect((await desk.get('/desk/collections', { token: other })).data.views).toEqual([])
    for (let n = 1; n < 20; n += 1) expect((await save(`View ${n}`, '')).status).toBe(200)
    expect((await save('One more', '')).error.code).toBe('cannotBeDone')
    expect((await desk.post('/desk/collections/views/forget', { token, body: { name: 'New' } })).status).toBe(200)
    expect((await desk.post('/desk/collections/views/forget', { token, body: { name: 'New' } })).status).toBe(404)
  })
})

describe('a plan that was accepted', () => {
  /** Accepted by the borrower: the first unpaid date moves `days` ahead. */
  async function acceptedPlan(days: number): Promise<string> {
    const manager = await desk.token('manager')
    const { plan } = (await desk.get(`/desk/loans/${orderId}`, { token })).data.standing
    const [first] = plan.filter(({ unpaidMinor }: { unpaidMinor: number }) => unpaidMinor > 0)
    const body = {
      kind: 'hardship',
      subjectId: orderId,
      fromDate: today,
      toDate: later(days),
      plan: `${first.n}=${later(days)}`,
      reason: 'Ill',
    }
    const { id } = (await desk.post('/desk/proposals', { token, body })).data
    await desk.decide(id, { token: manager, reason: 'Ill' })
    const who = product.persona('overdue')
    const { offer } = (await product.call({ path: '/hazel/v3/loan-details/hardship', who, fields: { orderId } })).data
    const yes = { orderId, offerId: id, accept: 1, mark: offer.quote.mark }
    expect((await product.call({ path: '/hazel/v3/loan-details/plan-answer', who, fields: yes })).code).toBe('0')
    return id
  }
  const broken = async (kind: string) =>
    (
      (await desk.get(`/desk/work?kind=${kind}&limit=200`, { token })).data.items as {
        id: string
        orderId: string
        isOver: boolean
      }[]
    ).filter((item) => item.orderId === orderId)

  it('whose first date is missed is work with a clock, charged again, and stands on the loan’s page', async () => {
    const id = await acceptedPlan(10)
    const charged = async () =>
      (await desk.get(`/desk/loans/${orderId}`, { token })).data.standing.lateChargedMinor as number
    const before = await charged()
    expect((await desk.get(`/desk/loans/${orderId}`, { token })).data.plan).toMatchObject({
      proposalId: id,
      standing: 'running',
      dates: [{ dueDate: later(10), state: 'ahead' }],
    })
    expect(await mine()).toBeUndefined()
    await pass(10)
    expect(await broken('missedPlanStart')).toEqual([])
    expect(await charged()).toBe(before)
    await pass(1)
    expect(await broken('missedPlanStart')).toMatchObject([{ id: `${id}:${later(10)}`, isOver: false }])
    expect(await charged()).toBeGreaterThan(before)
    expect(await mine()).toMatchObject({ step: 'brokenPlan', daysLate: 1 })
    expect((await desk.get(`/desk/loans/${orderId}`, { token })).data.plan).toMatchObject({
      standing: 'broken',
      dates: [{ dueDate: later(10), state: 'missed' }],
    })
    await pass(2)
    expect(await broken('missedPlanStart')).toMatchObject([{ isOver: true }])
    const done = await desk.post(`/desk/work/missedPlanStart/${id}:${later(10)}/done`, {
      token,
      body: { reason: 'A new plan is asked for.' },
    })
    expect(done.status).toBe(200)
    expect(await broken('missedPlanStart')).toEqual([])
    expect(await mine()).not.toMatchObject({ step: 'brokenPlan' })
  })
})
