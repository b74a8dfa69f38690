// One act on many loans, from outside: chosen, counted, signed once, done loan by loan, and what is left out and why.

import { beforeEach, describe, expect, it } from 'vitest'
import { deskOf } from '../support/desk.ts'
import { databaseViolations, expectSound } from '../support/invariants.ts'
import { productOfFile } from '../support/product-of-file.ts'

const product = productOfFile()
const desk = deskOf(product)
let token = ''
let manager = ''
let other = ''
let today = ''

beforeEach(async () => {
  await product.call({ path: '/demo/reset', fields: {}, json: true })
  await login()
  today = (await desk.get('/desk/collections', { token })).data.today
})

async function login(): Promise<void> {
  token = await desk.token('collections')
  manager = await desk.token('manager')
  other = await desk.token('manager', 1)
}
const jobs = (minutes = 1) => product.call({ path: '/demo/clock', fields: { advanceMinutes: minutes }, json: true })
const loanOf = (name: string) => product.persona(name).orderId ?? ''
const dueOf = async (orderId: string): Promise<{ dueMinor: number; penaltyMinor: number }> =>
  (await desk.get(`/desk/loans/${orderId}`, { token })).data.standing
const propose = (body: Record<string, unknown>, headers: Record<string, string> = {}) =>
  desk.post('/desk/proposals/bulk', { token, headers, body: { reason: 'the flood of Sunday', ...body } })
const waiver = { kind: 'waiver', part: 'penalty' }
const read = async (id: string, query = '') =>
  (await desk.get(`/desk/proposals/bulk/${id}?limit=200${query}`, { token })).data
const decide = async (id: string, by = manager, more: Record<string, unknown> = {}) =>
  desk.post(`/desk/proposals/bulk/${id}/decision`, {
    token: by,
    body: { approve: true, reason: 'agreed', mark: (await read(id)).mark ?? 'none', ...more },
  })
/** The ids of those that the samples do not have. */
const newOnes = async (): Promise<string[]> => {
  const { bulks } = (await desk.get('/desk/proposals/bulk', { token })).data as {
    bulks: { id: string; reason: string }[]
  }
  return bulks.filter(({ reason }) => reason === 'the flood of Sunday').map(({ id }) => id)
}
const actsOn = async (id: string): Promise<{ act: string; subject: string; after: Record<string, unknown> | null }[]> =>
  (await desk.get(`/desk/audit?subject=${id}&limit=200`, { token: manager })).data.acts

/** Counted, and ready to be signed. */
async function counted(body: Record<string, unknown>): Promise<string> {
  const { data, error } = await propose(body)
  expect(error).toBeUndefined()
  await jobs()
  return data.id
}

describe('an act on many loans', () => {
  it('is counted with its sum and each loan’s own effect, signed once by another person, and done to exactly these', async () => {
    const orderIds = [loanOf('overdue'), loanOf('repeat-overdue'), loanOf('active')]
    const before = await Promise.all(orderIds.map(dueOf))
    const made = await propose({ ...waiver, orderIds })
    expect([made.status, made.data]).toMatchObject([200, { loans: 3, state: 'counting', market: 'standard' }])
    const { id } = made.data
    expect((await decide(id)).error).toMatchObject({ code: 'cannotBeDone' })
    await jobs()
    const { bulk, loans, progress } = await read(id)
    expect([bulk.state, progress]).toEqual(['open', { waiting: 0, counted: 2, left: 1, done: 0 }])
    expect(loans[2]).toMatchObject({ state: 'left', why: 'partIsNotOwed' })
    const late = (before[0]?.penaltyMinor ?? 0) + (before[1]?.penaltyMinor ?? 0)
    expect(bulk.effect.dueBeforeMinor - bulk.effect.dueAfterMinor).toBe(late)
    expect(late).toBeGreaterThan(0)
    const posted = bulk.effect.transfers as { amountMinor: number }[]
    expect(posted.reduce((sum, { amountMinor }) => sum + amountMinor, 0)).toBe(late)

    expect((await decide(id, token)).error.code).toBe('rightIsMissing')
    expect((await decide(id, manager, { mark: 'another' })).error.code).toBe('loanHasMoved')
    expect((await decide(id)).data.state).toBe('running')
    expect((await decide(id, other)).error.code).toBe('proposalIsDecided')
    await jobs()
    const done = await read(id)
    expect([done.bulk.state, done.progress]).toEqual(['done', { waiting: 0, counted: 0, left: 1, done: 2 }])
    for (const [n, orderId] of orderIds.entries()) expect((await dueOf(orderId)).penaltyMinor, String(n)).toBe(0)
    const acts = (await actsOn(id)).map(({ act }) => act)
    expect(acts.filter((act) => act === 'bulkDone')).toHaveLength(2)
    expect(acts).toEqual(expect.arrayContaining(['proposeBulk', 'approveBulk', 'bulkEnded', 'refused']))
    // The audit of a loan, and of its borrower, has what was proposed and decided with it, and what was done to no other.
    for (const subject of [orderIds[0] ?? '', product.persona('overdue').params.userId ?? '']) {
      const ofOne = (await actsOn(subject)).filter((act) => act.subject === id).map(({ act }) => act)
      expect(ofOne.filter((act) => act !== 'countBulkAgain').toSorted(), subject).toEqual([
        'approveBulk',
        'bulkDone',
        'proposeBulk',
      ])
    }
    expectSound(await databaseViolations(product.server.deps.db), 'after an act on many loans')
  })

  it('leaves out what has moved, was settled, or is none, and says so of each', async () => {
    const [moved, kept] = [loanOf('overdue'), loanOf('repeat-overdue')]
    const id = await counted({ ...waiver, orderIds: [moved, kept, loanOf('settled'), 'LNONE'] })
    const body = { kind: 'waiver', subjectId: moved, part: 'penalty', amountMinor: 1_000, reason: 'by itself' }
    const single = (await desk.post('/desk/proposals', { token, body })).data
    await desk.decide(single.id, { token: manager })
    expect((await decide(id)).status).toBe(200)
    await jobs()
    const { loans } = await read(id)
    expect(loans.map((one: { state: string; why: string | null }) => [one.state, one.why])).toEqual([
      ['left', 'moved'],
      ['done', null],
      ['left', 'partIsNotOwed'],
      ['left', 'notFound'],
    ])
    expect((await dueOf(moved)).penaltyMinor).toBeGreaterThan(0)
    expect((await actsOn(id)).filter(({ act }) => act === 'bulkLeftOut').map(({ after }) => after?.why)).toEqual([
      'moved',
    ])
  })

  it('answers the same key with the same act, and refuses the key for another', async () => {
    const headers = { 'idempotency-key': 'one-bulk' }
    const orderIds = [loanOf('overdue')]
    const first = await propose({ ...waiver, orderIds }, headers)
    expect((await propose({ ...waiver, orderIds }, headers)).data).toEqual(first.data)
    expect((await propose({ kind: 'writeOff', orderIds }, headers)).error.code).toBe('keyWasUsed')
    expect(await newOnes()).toEqual([first.data.id])
  })

  it.each<[what: string, body: () => Record<string, unknown>, why: Record<string, unknown>]>([
    [
      'of two markets',
      () => ({ ...waiver, orderIds: [loanOf('overdue'), loanOf('overdue-india')] }),
      { code: 'cannotBeDone', why: 'severalMarkets', markets: ['india', 'standard'] },
    ],
    ['that are none', () => ({ ...waiver, orderIds: ['LNONE'] }), { code: 'cannotBeDone', why: 'noLoans' }],
    ['by nothing', () => waiver, { code: 'badInput', fields: ['orderIds', 'view'] }],
    [
      'more than 10,000',
      () => ({ ...waiver, orderIds: Array.from({ length: 10_001 }, (_, n) => `L${n}`).join(' ') }),
      { code: 'badInput', fields: ['orderIds'] },
    ],
    [
      'for a holiday that ends before it begins',
      () => ({ kind: 'hardship', fromDate: '2026-12-02', toDate: '2026-12-01', orderIds: [loanOf('overdue')] }),
      { code: 'badInput', fields: ['toDate'] },
    ],
    [
      'for what was lent',
      () => ({ kind: 'waiver', part: 'principal', orderIds: [loanOf('overdue')] }),
      { code: 'badInput', fields: ['part'] },
    ],
    [
      'to hand over to nobody',
      () => ({ kind: 'handOver', officerId: 'none', orderIds: [loanOf('overdue')] }),
      { code: 'badInput', fields: ['officerId'] },
    ],
  ])('is refused %s, and nothing is stored', async (_what, body, why) => {
    expect((await propose(body())).error).toMatchObject(why)
    expect(await newOnes()).toEqual([])
  })

  it('takes all of a view: a holiday from late charges for a bucket', async () => {
    const view = { bucket: 'late1', market: 'standard' }
    const found = (await desk.get('/desk/collections?limit=200&bucket=late1&market=standard', { token })).data.loans
    const id = await counted({ kind: 'hardship', fromDate: today, toDate: today, view })
    const { bulk, progress } = await read(id)
    expect([bulk.loans, progress.counted + progress.left]).toEqual([found.length, found.length])
    await decide(id)
    await jobs()
    const { standing } = (await desk.get(`/desk/loans/${loanOf('overdue')}`, { token })).data
    expect(standing.pausedUntil).toBe(today)
  })

  it('leaves out a loan whose request for help another officer has, and answers it for the officer who proposed', async () => {
    const help = (await desk.get('/desk/work?kind=hardship', { token })).data.items[0]
    const path = `/desk/work/hardship/${help.id}`
    const holiday = { kind: 'hardship', fromDate: today, toDate: today, orderIds: [help.orderId, loanOf('overdue')] }
    await desk.post(`${path}/take`, { token: await desk.token('support'), body: {} })
    const first = await counted(holiday)
    expect((await read(first)).loans).toMatchObject([{ state: 'left', why: 'isHeld' }, { state: 'counted' }])
    await desk.post(`${path}/hand-back`, { token: manager, body: {} })
    await desk.post(`${path}/take`, { token, body: {} })
    const second = await counted({ ...holiday, orderIds: [help.orderId] })
    expect((await read(second)).loans).toMatchObject([{ state: 'counted' }])
    await decide(second)
    await jobs()
    expect((await read(second)).loans).toMatchObject([{ state: 'done' }])
    expect((await desk.get('/desk/work?kind=hardship', { token })).data.items).toEqual([])
  })

  it('says of a holiday that ends later the day of its figures', async () => {
    const toDate = new Date(Date.parse(today) + 10 * 86_400_000).toISOString().slice(0, 10)
    const { bulk } = await read(
      await counted({ kind: 'hardship', fromDate: today, toDate, orderIds: [loanOf('overdue')] }),
    )
    expect(bulk).toMatchObject({ countedOn: today, effect: { loans: 1, asOf: toDate } })
    const now = await read(await counted({ kind: 'waiver', part: 'penalty', orderIds: [loanOf('overdue')] }))
    expect(now.bulk.effect.asOf).toBeNull()
  })

  it('hands loans over, and stops reminders, as each is by itself', async () => {
    const [orderId, userId] = [loanOf('overdue'), product.persona('overdue').params.userId]
    const officerId = (await desk.get('/desk/me', { token: await desk.token('support') })).data.id
    const given = await counted({ kind: 'handOver', officerId, orderIds: [orderId, loanOf('active')] })
    await decide(given)
    const quiet = await counted({ kind: 'stopReminders', orderIds: [orderId] })
    await decide(quiet)
    await jobs()
    expect((await read(given)).loans).toMatchObject([{ state: 'done' }, { state: 'left', why: 'notLate' }])
    expect((await desk.get(`/desk/work/lateLoan/${orderId}`, { token })).data.owner.id).toBe(officerId)
    expect((await desk.get(`/desk/borrowers/${userId}`, { token })).data.remindersOff).toBe(true)
    const again = await counted({ kind: 'handOver', officerId, orderIds: [orderId] })
    expect((await read(again)).loans[0]).toMatchObject({ state: 'left', why: 'isTheirs' })
    expect((await decide(again)).error).toMatchObject({ code: 'cannotBeDone', why: 'changesNothing' })
  })

  it('hands over no loan whose borrower may not be contacted, whether that was noted before it was counted or after', async () => {
    const officerId = (await desk.get('/desk/me', { token: await desk.token('support') })).data.id
    const noted = async (name: string, outcome: string) =>
      expect(
        await desk.post(`/desk/borrowers/${product.persona(name).params.userId}/contacts`, {
          token,
          body: { channel: 'call', direction: 'in', outcome, note: 'The sister called.' },
        }),
      ).toMatchObject({ status: 200 })
    await noted('overdue', 'deceased')
    const orderIds = ['overdue', 'repeat-overdue'].map(loanOf)
    const id = await counted({ kind: 'handOver', officerId, orderIds })
    const refused = { state: 'left', why: 'contactIsRefused' }
    expect((await read(id)).loans).toMatchObject([refused, { state: 'counted' }])
    await noted('repeat-overdue', 'represented')
    await decide(id)
    await jobs()
    expect((await read(id)).loans).toMatchObject([refused, refused])
    for (const orderId of orderIds)
      expect((await desk.get(`/desk/work/lateLoan/${orderId}`, { token })).data.owner).toBeNull()
    expect((await actsOn(id)).filter(({ act }) => act === 'bulkLeftOut')).toMatchObject([
      { after: { why: 'contactIsRefused' } },
    ])
  })

  it('leaves out a borrower who deleted the account meanwhile, and writes nothing about them any more', async () => {
    const who = product.persona('settled')
    const { phone, params } = who
    const id = await counted({ kind: 'stopReminders', orderIds: [loanOf('settled'), loanOf('overdue')] })
    const login = '/hazel/service/login'
    await product.call({ path: `${login}/send-sms-code-new`, who, fields: { phone, type: 'del' } })
    const { text } = await product.call({ method: 'GET', path: '/demo/outbox', fields: { phone } })
    const [{ code }] = JSON.parse(text) as [{ code: string }]
    expect((await product.call({ path: `${login}/user-delete`, who, fields: { phone, code } })).code).toBe('0')
    await decide(id)
    await jobs()
    expect((await read(id)).loans).toMatchObject([{ state: 'left', why: 'wantsNone', name: '' }, { state: 'done' }])
    expect(
      await product.server.deps.db.query('select 1 from message_wish where borrower_id = $1', [params.userId ?? '']),
    ).toEqual([])
  })

  it('that one manager reads is neither counted anew nor stopped by another, and can be taken back by its proposer', async () => {
    const id = await counted({ ...waiver, orderIds: [loanOf('overdue')] })
    expect((await desk.post(`/desk/work/proposal/${id}/take`, { token: manager })).status).toBe(200)
    const stop = (by: string) =>
      desk.post(`/desk/proposals/bulk/${id}/stop`, { token: by, body: { reason: 'the wrong flood' } })
    const count = (by: string) => desk.post(`/desk/proposals/bulk/${id}/count`, { token: by })
    for (const answer of [await stop(other), await count(other), await count(token)])
      expect(answer.error).toMatchObject({ code: 'itemIsTaken', owner: { name: expect.any(String) } })
    expect((await read(id)).bulk.state).toBe('open')
    expect((await count(manager)).status).toBe(200)
    await jobs()
    expect((await stop(token)).data.state).toBe('stopped')
  })

  it('waits for a new effect on another day, and can be signed once that is computed', async () => {
    const id = await counted({ ...waiver, orderIds: [loanOf('overdue')] })
    await product.call({ path: '/demo/clock', fields: { advanceDays: 1 }, json: true })
    await login()
    const { mark, isOutdated, bulk } = await read(id)
    expect([mark, isOutdated]).toEqual([null, true])
    expect((await decide(id)).error).toMatchObject({ code: 'cannotBeDone', why: 'effectIsOfAnotherDay' })
    expect((await desk.post(`/desk/proposals/bulk/${id}/count`, { token: manager })).data.state).toBe('counting')
    await jobs()
    const anew = await read(id)
    expect(anew.bulk.effect.dueBeforeMinor).toBeGreaterThan(bulk.effect.dueBeforeMinor)
    expect((await decide(id)).status).toBe(200)
  })

  it('is stopped before a loan is done, by its proposer or a signer, and never goes on', async () => {
    const id = await counted({ ...waiver, orderIds: [loanOf('overdue')] })
    await decide(id)
    const stop = (by: string) =>
      desk.post(`/desk/proposals/bulk/${id}/stop`, { token: by, body: { reason: 'the wrong flood' } })
    expect((await stop(await desk.token('support'))).error.code).toBe('rightIsMissing')
    expect((await stop(other)).data.state).toBe('stopped')
    await jobs()
    const { bulk, progress } = await read(id)
    expect([bulk.state, bulk.endReason, progress.counted]).toEqual(['stopped', 'the wrong flood', 1])
    expect((await dueOf(loanOf('overdue'))).penaltyMinor).toBeGreaterThan(0)
    expect((await stop(other)).error.code).toBe('proposalIsDecided')
  })

  it.each<[who: string, id: string]>([
    ['who proposed it', 'offDEMOCOLLECTIONS'],
    ['who signed it', 'offDEMOMANAGER'],
  ])('ends where %s has lost the right, and the audit names the officer', async (_who, officerId) => {
    const id = await counted({ ...waiver, orderIds: [loanOf('overdue')] })
    await decide(id)
    await product.server.deps.db.execute(`update officer set role = 'auditor' where id = $1`, [officerId])
    await jobs()
    const reader = { token: await desk.token('manager') }
    const { bulk, progress } = (await desk.get(`/desk/proposals/bulk/${id}`, reader)).data
    expect([bulk.state, bulk.endReason, progress.done]).toEqual(['stopped', 'rightIsMissing', 0])
    const acts = (await desk.get(`/desk/audit?subject=${id}`, reader)).data.acts
    expect(acts[0]).toMatchObject({ act: 'bulkStopped', after: { officerId, why: 'rightIsMissing', notDone: 1 } })
    await product.server.deps.db.execute(
      `update officer set role = case id when 'offDEMOMANAGER' then 'manager' else 'collections' end where id = $1`,
      [officerId],
    )
  })

  it('waits on the work list for a signature, and not for its own officer', async () => {
    const id = await counted({ ...waiver, orderIds: [loanOf('overdue')] })
    const item = (await desk.get(`/desk/work/proposal/${id}`, { token: manager })).data
    expect(item).toMatchObject({ kind: 'proposal', what: 'bulk:waiver' })
    expect((await desk.post(`/desk/work/proposal/${id}/take`, { token: manager })).status).toBe(200)
    expect((await decide(id, other)).error.code).toBe('itemIsTaken')
    expect((await decide(id)).status).toBe(200)
    expect((await desk.get(`/desk/work/proposal/${id}`, { token: manager })).status).toBe(404)
    // A manager may propose and may sign, and never both.
    token = manager
    const own = await counted({ ...waiver, orderIds: [loanOf('repeat-overdue')] })
    expect((await decide(own)).error.code).toBe('proposalIsOwn')
    expect((await desk.post(`/desk/work/proposal/${own}/take`, { token: manager })).error.code).toBe('cannotBeDone')
    expect((await read(own)).bulk.state).toBe('open')
  })
})
