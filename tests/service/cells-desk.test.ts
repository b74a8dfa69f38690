// Officers see two cells on two PostgreSQL servers as one desk: lists merged, figures added up, acts in the cell of their subject.

import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDays, dateIn } from '../../src/core/calendar-date.ts'
import { markets } from '../../src/core/market/markets.ts'
import { composeServer } from '../../src/server/compose.ts'
import { sealLedger } from '../../src/server/db/ledger/ledger-seal.ts'
import { loadConfig } from '../../src/settings/config.ts'
import { callOf } from '../drills/borrowers-at-work.ts'
import { type CellName, cellNames, type RunningCells, startCells } from '../support/cells.ts'
import { until } from '../support/until.ts'

interface Known {
  readonly phone: string
  readonly borrowerId: string
  readonly orderId: string
  readonly sessionId: string
  readonly caseId: string
  readonly caseNumber: string
}

const today = dateIn(markets.standard.zone, new Date())
const known = {} as Record<CellName, Known>
let cells: RunningCells
beforeAll(async () => {
  cells = await startCells('all')
  for (const name of cellNames) {
    const { world } = cells.of[name]
    world.setTime(new Date().toISOString())
    const who = await world.borrower({ market: 'standard' })
    const orderId = await world.loan(who, 'candor-cash')
    const sessionId = await cells.logIn(who.phone)
    const said = { problemType: '3', problemDetail: 'The app is slow on my phone.' }
    const opened = await cells.send(callOf(sessionId, '/hazel/user-problem/problem-save', said))
    expect(opened.code, opened.text).toBe('0')
    const { problemId: caseId, caseNumber } = opened.data
    known[name] = { ...who, orderId, sessionId, caseId, caseNumber }
  }
}, 120_000)
afterAll(() => cells.close())

const get = async (path: string, role: 'manager' | 'support' = 'manager') => {
  const answer = await cells.desk(role, 'GET', path)
  expect(answer.status, answer.text).toBe(200)
  return answer
}

it('the cases of all cells are one list, which goes on page by page', async () => {
  const all = (await get('/desk/cases')).data.cases as Known[]
  expect(all.map(({ caseId }) => caseId).toSorted()).toEqual(cellNames.map((name) => known[name].caseId).toSorted())
  const seen: string[] = []
  for (let after = ''; ; ) {
    const { cases, next } = (await get(`/desk/cases?limit=1${after}`)).data
    seen.push(...(cases as Known[]).map(({ caseId }) => caseId))
    if (next === null) break
    after = `&after=${next}`
  }
  expect(seen).toEqual(all.map(({ caseId }) => caseId))
})

it('the work list counts what waits in all of them', async () => {
  const { items, counts } = (await get('/desk/work')).data
  const ofCases = (items as Known[]).filter(({ caseId }) => caseId !== null)
  expect(ofCases).toHaveLength(2)
  const waiting = (counts as { kind: string; waiting: number }[]).filter(({ waiting: count }) => count === 2)
  expect(waiting.length).toBeGreaterThan(0)
})

it('a stranger is refused before any cell is asked about what he names', async () => {
  const { orderId } = known.second
  const placed = () => cells.of.first.db.query('select from cell_place where key = $1', [orderId])
  await until(async () => (await placed()).length > 0)
  await cells.of.first.db.execute('delete from cell_place where key = $1', [orderId])
  const { desk } = cells.server
  for (const authorization of ['', 'Bearer made-up']) {
    const answer = await desk?.app.inject({ url: `/desk/loans/${orderId}`, headers: { authorization } })
    expect(answer?.statusCode, answer?.body).toBe(401)
  }
  expect(await placed()).toEqual([])
})

describe.each(cellNames)('of a borrower of the cell %s', (name) => {
  it('the search finds the phone, the loan and the case', async () => {
    const { phone, orderId, caseNumber, borrowerId, caseId } = known[name]
    const found = async (q: string) => (await get(`/desk/find?q=${q}`)).data.found as { kind: string; id: string }[]
    expect(await found(phone)).toMatchObject([{ kind: 'borrower', id: borrowerId }])
    expect(await found(orderId)).toMatchObject([{ kind: 'loan', id: orderId }])
    expect(await found(caseNumber)).toMatchObject([{ kind: 'case', id: caseId }])
  })

  it('the loan and the person open', async () => {
    const { orderId, borrowerId } = known[name]
    expect((await get(`/desk/loans/${orderId}`)).data).toMatchObject({ orderId, userId: borrowerId })
    expect((await get(`/desk/borrowers/${borrowerId}`)).data).toMatchObject({ userId: borrowerId })
  })

  it('an officer answers the case, and the borrower reads it', async () => {
    const { caseId, sessionId } = known[name]
    const text = `Thank you, said in ${name}.`
    const answered = await cells.desk('support', 'POST', `/desk/cases/${caseId}/messages`, { text })
    expect(answered.status, answered.text).toBe(200)
    const read = await cells.send(callOf(sessionId, '/hazel/user-problem/problem-detail', { problemId: caseId }))
    expect(read.text).toContain(text)
    // Where it was done, by whom.
    const acts = (await get(`/desk/audit?subject=${caseId}`)).data.acts as { officerName: string }[]
    expect(acts.map(({ officerName }) => officerName)).toContain('A support')
  })

  it('the officer who proposes does not decide, and another one does', async () => {
    const { borrowerId } = known[name]
    const body = { kind: 'block', userId: borrowerId, untilDate: addDays(today, 30), reason: 'asked by the borrower' }
    const proposed = await cells.desk('credit', 'POST', '/desk/proposals', body)
    expect(proposed.status, proposed.text).toBe(200)
    const { id, mark } = proposed.data
    const listed = (await get('/desk/proposals?state=open')).data.proposals as { id: string }[]
    expect(listed.map((one) => one.id)).toContain(id)
    const decision = { approve: true, reason: 'seen', mark }
    const own = await cells.desk('credit', 'POST', `/desk/proposals/${id}/decision`, decision)
    expect(own.status, own.text).toBe(403)
    const decided = await cells.desk('manager', 'POST', `/desk/proposals/${id}/decision`, decision)
    expect(decided.status, decided.text).toBe(200)
    const blocked = await cells.of[name].db.query('select from borrower where id = $1 and blocked_until is not null', [
      borrowerId,
    ])
    expect(blocked).toHaveLength(1)
  })
})

it('a day is closed in each cell, and the portfolio adds them up', async () => {
  for (const name of cellNames)
    await until(
      async () => (await cells.of[name].db.query(`select from closed_day where market = 'standard'`)).length > 0,
    )
  const { books } = (await get(`/desk/portfolio?asOf=${today}`)).data
  const [book] = books as { loans: number; outstandingMinor: number; atRisk: { par: number; loans: number }[] }[]
  const counted = await Promise.all(
    cellNames.map(async (name) => {
      const { data } = await cells.desk('manager', 'GET', `/desk/portfolio?asOf=${today}&cell=${name}`)
      return data.books[0] as { loans: number; outstandingMinor: number }
    }),
  )
  expect(counted.map(({ loans }) => loans)).toEqual([1, 1])
  expect(book).toMatchObject({
    loans: 2,
    outstandingMinor: counted.reduce((sum, one) => sum + one.outstandingMinor, 0),
  })
  const { loans } = (await get(`/desk/portfolio/loans?asOf=${today}&open=any`)).data
  expect((loans as Known[]).map(({ orderId }) => orderId).toSorted()).toEqual(
    cellNames.map((name) => known[name].orderId).toSorted(),
  )
})

it.each(['portfolio', 'trial-balance', 'journal'])(
  'the file %s has the rows of all cells, each with its cell first',
  async (file) => {
    if (file === 'journal') for (const name of cellNames) await sealLedger(cells.of[name].db, { patienceSeconds: 0 })
    const asked = file === 'portfolio' ? `?asOf=${today}` : ''
    const answer = await cells.desk('manager', 'GET', `/desk/exports/${file}.csv${asked}`)
    expect(answer.status, answer.text).toBe(200)
    const [head = '', ...rows] = answer.text.trim().split('\r\n')
    expect(head.replace('\uFEFF', '')).toMatch(/^cell,/)
    const named = rows.map((row) => row.split(',')[0])
    expect([...new Set(named)].toSorted()).toEqual([...cellNames])
    expect(rows.filter((row) => row.includes('cell,'))).toEqual([])
  },
)

it('settlement reports are not offered, and refused: each cell would book the money of all', async () => {
  expect((await get('/desk/reports')).data.providers).toEqual([])
  const refused = await cells.desk('payments', 'POST', '/desk/reports', { provider: 'sandbox', file: 'line' })
  expect(refused).toMatchObject({ status: 400 })
  expect(JSON.parse(refused.text)).toMatchObject({ error: { code: 'badInput', fields: ['provider'] } })
})

it('a provider that lists what it has settled is refused at the start', async () => {
  const xendit = { XENDIT_API_KEY: `xnd_production_${'x'.repeat(20)}`, XENDIT_CURRENCY: 'PHP' }
  const config = loadConfig({
    ...cells.environment,
    ...{ PROVIDERS: 'http, sms-gateway, xendit', ...xendit, XENDIT_CALLBACK_TOKENS: 'a'.repeat(40) },
  })
  await expect(composeServer(config, path.join(import.meta.dirname, '..', '..'))).rejects.toThrow(
    'CELLS_FILE does not go with the settlements of xendit',
  )
})

it('all that an officer has is handed over in each cell', async () => {
  for (const name of cellNames) {
    const said = { problemType: '3', problemDetail: `The app is slow in ${name}.` }
    const opened = await cells.send(callOf(known[name].sessionId, '/hazel/user-problem/problem-save', said))
    expect(opened.code, opened.text).toBe('0')
  }
  const { items } = (await get('/desk/work', 'support')).data as { items: { kind: string; id: string }[] }
  expect(items.length).toBeGreaterThanOrEqual(cellNames.length)
  for (const { kind, id } of items) {
    const taken = await cells.desk('support', 'POST', `/desk/work/${kind}/${id}/take`, {})
    expect(taken.status, taken.text).toBe(200)
  }
  const held = async (id: string) =>
    ((await get('/desk/team')).data as { id: string; held: number }[]).find((one) => one.id === id)?.held
  expect(await held('officer-support')).toBe(items.length)
  const asked = { officerId: 'officer-manager', reason: 'on leave' }
  const handed = await cells.desk('manager', 'POST', '/desk/team/officer-support/hand-over', asked)
  expect(handed.status, handed.text).toBe(200)
  expect(handed.data).toEqual({ handed: items.length, left: [], hasMore: false })
  expect(await held('officer-manager')).toBe(items.length)
})

it('an officer who is ended at home is let in nowhere, and holds no work in another cell', async () => {
  const { orderId } = known.second
  await get(`/desk/loans/${orderId}`, 'support')
  await cells.of.first.db.execute(`update officer set ended_at = now() where id = 'officer-support'`)
  expect((await cells.desk('support', 'GET', `/desk/loans/${orderId}`)).status).toBe(401)
  const ended = `select from officer where id = 'officer-support' and ended_at is not null`
  await until(async () => (await cells.of.second.db.query(ended)).length > 0)
})
