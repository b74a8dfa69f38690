// One product over two cells on two PostgreSQL servers: each borrower, notice and case finds its cell.

import { AsyncLocalStorage } from 'node:async_hooks'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { examineCells } from '../../scripts/doctor-cells.ts'
import { getLaunchTicket, openPageSession } from '../../src/contracts/identity.ts'
import { getUserMenu } from '../../src/contracts/profile.ts'
import { dateIn } from '../../src/core/calendar-date.ts'
import { markets } from '../../src/core/market/markets.ts'
import { moveBorrower } from '../../src/server/cells/move-borrower.ts'
import type { Db } from '../../src/server/db/database.ts'
import { createPartnerKey } from '../../src/server/partner/key-store.ts'
import { loadConfig } from '../../src/settings/config.ts'
import { callOf, noticeOf } from '../drills/borrowers-at-work.ts'
import { type CellName, cellNames, type RunningCells, startCells } from '../support/cells.ts'
import { runCommand } from '../support/operator-command.ts'
import { until } from '../support/until.ts'

/** Runs something as another request does: not inside the transaction that is open. */
const outside = AsyncLocalStorage.snapshot()
const productId = 'candor-cash'
let cells: RunningCells
beforeAll(async () => {
  cells = await startCells('all', 'twoServers')
}, 120_000)
afterAll(() => cells.close())

/** A borrower of a cell with a loan, logged in. */
async function borrowerWithLoan(name: CellName) {
  const { world } = cells.of[name]
  world.setTime(new Date().toISOString())
  const who = await world.borrower({ market: 'standard' })
  const orderId = await world.loan(who, productId)
  return { who, orderId, sessionId: await cells.logIn(who.phone) }
}

async function payCode(sessionId: string, orderId: string, amount: number): Promise<string> {
  const wish = { orderId, amount, channelNumber: 'bank-transfer', purpose: 'partial' }
  const made = await cells.send(callOf(sessionId, '/hazel/v3/loan-details/generate-vcode', wish))
  expect(made.code, made.text).toBe('0')
  return made.data.ref as string
}

/** How many statements of a cell wait for a lock. */
const waitingIn = async (db: Db): Promise<number> => {
  const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  return (await outside(() => db.query(waiting))).length
}

const notice = (reference: string, amountMinor: number) =>
  noticeOf(cells.webhookSecret, { reference, amountMinor, currency: 'PHP', id: reference }, new Date())

describe('a login', () => {
  it('of a new phone makes the account in the cell that takes new borrowers, and nowhere else', async () => {
    const phone = '13912345678'
    await cells.logIn(phone)
    expect(await cells.borrowersOf('second', phone)).toBe(1)
    expect(await cells.borrowersOf('first', phone)).toBe(0)
    const [place] = await cells.of.first.db.query<{ cell: string }>(`select cell from cell_place where kind = 'phone'`)
    expect(place?.cell).toBe('second')
  })

  it('of a phone that was in a cell before there was a directory finds it there', async () => {
    const who = await cells.of.first.world.borrower({ market: 'standard' })
    const sessionId = await cells.logIn(who.phone)
    const menu = await cells.send(callOf(sessionId, getUserMenu.path, {}))
    expect(menu.code, menu.text).toBe('0')
    expect(await cells.borrowersOf('second', who.phone)).toBe(0)
  })
})

it('a phone with accounts in two cells is refused, alarmed, and named by the doctor', async () => {
  const { phone } = await cells.of.first.world.borrower({ market: 'standard' })
  const other = await cells.of.second.world.borrower({ market: 'standard' })
  await cells.of.second.db.execute('update borrower set phone = $2 where id = $1', [other.borrowerId, phone])
  await cells.of.first.db.execute('delete from cell_place')
  const asked = await cells.send(callOf('', '/hazel/service/login/send-sms-code', { phone, deviceId: 'd' }))
  expect(asked.status).toBe(503)
  const found = await examineCells(loadConfig(cells.environment), async () => {})
  expect(found.problems).toEqual([])
  expect(found.doubles).toEqual([expect.stringContaining(`${other.borrowerId} in second`)])
  expect(found.doubles[0]).not.toContain(phone)
  await cells.of.second.db.execute('update borrower set phone = $2 where id = $1', [other.borrowerId, other.phone])
})

describe.each(cellNames)('a borrower of the cell %s', (name) => {
  it('borrows: login, offer, order', async () => {
    const who = await cells.of[name].world.borrower({ market: 'standard' })
    const sessionId = await cells.logIn(who.phone)
    const offer = await cells.send(callOf(sessionId, '/hazel/v3/loan-confirm/loan-detail-confirm', { productId }))
    expect(offer.code, offer.text).toBe('0')
    const { amount, periods, termUnit, offerId } = offer.data
    const wish = { amount, periods, termUnit, productId, offerId, agree: '1' }
    const order = await cells.send(callOf(sessionId, '/hazel/v3/loan-confirm/loan-detail-push-yd', wish))
    expect(order.code, order.text).toBe('0')
    const rows = await cells.of[name].db.query('select from loan_order where id = $1', [order.data.orderId])
    expect(rows).toHaveLength(1)
  })

  it('pays by a notice, which is booked in that cell and counts once', async () => {
    const { orderId, sessionId } = await borrowerWithLoan(name)
    const ref = await payCode(sessionId, orderId, 1_000)
    expect((await cells.send(notice(ref, 1_000))).text).toContain('posted')
    expect((await cells.send(notice(ref, 1_000))).text).toContain('alreadyApplied')
    for (const other of cellNames) {
      const rows = await cells.of[other].db.query('select from payment where transaction_id = $1', [`T-${ref}`])
      expect(rows).toHaveLength(other === name ? 1 : 0)
    }
  })

  it('has papers and pictures behind the own session alone', async () => {
    const { orderId, sessionId } = await borrowerWithLoan(name)
    const get = (session: string) =>
      cells.server.app.inject({ url: `/documents/statement/${orderId}.pdf?sessionId=${session}` })
    const paper = await get(sessionId)
    expect(paper.statusCode).toBe(200)
    expect(paper.headers['content-type']).toBe('application/pdf')
    const stranger = await cells.logIn((await cells.of.first.world.borrower({ market: 'standard' })).phone)
    expect((await get(stranger)).statusCode).toBe(404)
  })
})

describe.each(cellNames)('of the cell %s', (name) => {
  it('a launch ticket opens a page', async () => {
    const { who, sessionId } = await borrowerWithLoan(name)
    const ticket = (await cells.send(callOf(sessionId, getLaunchTicket.path, {}))).data.sessionId as string
    const launch = { userId: who.borrowerId, deviceId: 'd', ticket }
    const opened = await cells.send(callOf('', openPageSession.path, launch))
    expect(opened.code, opened.text).toBe('0')
    expect((await cells.send(callOf(opened.data.sessionId, getUserMenu.path, {}))).code).toBe('0')
    expect((await cells.send(callOf('', openPageSession.path, launch))).code).not.toBe('0')
  })
})

it('a system of the lender knows borrowers of all cells by one key, and lists them together', async () => {
  const { deps } = cells.server
  const { token } = await createPartnerKey(deps.db, deps, {
    name: 'core banking',
    rights: ['borrowers', 'read'],
    loginKey: null,
    expiresAt: new Date(Date.now() + 86_400_000),
  })
  const ask = async (method: 'GET' | 'POST', url: string, body?: unknown, key = token) => {
    const headers = {
      authorization: `Bearer ${key}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    }
    const payload = body === undefined ? {} : { payload: JSON.stringify(body) }
    const answer = await cells.server.app.inject({ method, url, headers, ...payload })
    return { status: answer.statusCode, data: answer.json().data }
  }
  for (const name of cellNames) {
    const { who } = await borrowerWithLoan(name)
    const known = { reference: `ref-${name}`, phone: who.phone, phoneProvedBy: 'us' }
    expect((await ask('POST', '/partner/v1/borrowers', known)).data).toMatchObject({ userId: who.borrowerId })
    expect((await ask('GET', `/partner/v1/borrowers/ref-${name}/orders`)).status).toBe(200)
  }
  expect((await ask('GET', '/partner/v1/borrowers/ref-nobody/orders')).status).toBe(404)
  const references = async (query: string) =>
    ((await ask('GET', `/partner/v1/orders${query}`)).data.items as { reference: string }[]).map(
      ({ reference }) => reference,
    )
  expect(await references('')).toEqual(['ref-first', 'ref-second'])
  const first = (await ask('GET', '/partner/v1/orders?limit=1')).data
  expect(first.items).toHaveLength(1)
  expect(await references(`?limit=1&after=${first.next}`)).toEqual(['ref-second'])
  const places = () => cells.of.first.db.query('select kind, key from cell_place order by kind, key')
  const before = await places()
  const asked = { reference: 'ref-new', phone: '13977777777', phoneProvedBy: 'lender' }
  expect((await ask('POST', '/partner/v1/borrowers', asked, 'ck_none_none')).status).toBe(401)
  expect(await places()).toEqual(before)
  for (const of of ['orders', 'offers', 'payments', 'cases'])
    expect((await ask('GET', `/partner/v1/${of}`, undefined, 'ck_none_none')).status).toBe(401)
})

it('a borrower who is moved by the command pays, logs in and is found in the other cell, with the code that was made before', async () => {
  const { who, orderId, sessionId } = await borrowerWithLoan('first')
  const ref = await payCode(sessionId, orderId, 800)
  const moved = await runCommand('scripts/move-borrower.ts', [who.phone, 'second'], cells.environment)
  expect(moved, moved.stderr).toMatchObject({ code: 0 })
  expect(moved.stdout).toMatch(
    /^Moved \S+ from first to second in \d+ ms: \d+ rows, and 1 loans with the same balances/,
  )
  expect((await cells.send(notice(ref, 800))).text).toContain('posted')
  const rows = (name: CellName) => cells.of[name].db.query('select from payment where order_id = $1', [orderId])
  expect([(await rows('first')).length, (await rows('second')).length]).toEqual([0, 1])
  expect((await cells.send(callOf(sessionId, getUserMenu.path, {}))).code).not.toBe('0')
  const again = await cells.logIn(who.phone)
  expect((await cells.send(callOf(again, getUserMenu.path, {}))).code).toBe('0')
  // There is nothing left to move.
  expect(
    (await runCommand('scripts/move-borrower.ts', [who.borrowerId, 'second'], cells.environment)).stdout,
  ).toContain('The borrower is in second')
  const unknown = await runCommand('scripts/move-borrower.ts', ['13900000000', 'second'], cells.environment)
  expect(unknown).toMatchObject({ code: 1, stderr: 'No cell has this borrower.\n' })
})

it('a notice that waits for a loan while it moves is refused, so that the provider comes again, and is booked in the other cell', async () => {
  const { who, orderId, sessionId } = await borrowerWithLoan('first')
  const ref = await payCode(sessionId, orderId, 900)
  const { first, second } = cells.of
  let told: Promise<{ readonly status: number }> | null = null
  const step = async (name: string): Promise<void> => {
    if (name !== 'locked') return
    told = outside(() => cells.send(notice(ref, 900)))
    await until(async () => (await waitingIn(first.db)) > 0)
  }
  await moveBorrower(
    {
      ...{ home: first.db, from: { name: 'first', db: first.db }, to: { name: 'second', db: second.db } },
      ...{ phoneKey: null, day: dateIn(markets.standard.zone, new Date()), now: new Date(), step },
    },
    who.borrowerId,
  )
  expect(await told).toMatchObject({ status: 503 })
  const booked = () =>
    Promise.all(
      cellNames.map((name) =>
        cells.of[name].db.query('select state from payment where transaction_id = $1', [`T-${ref}`]),
      ),
    )
  expect(await booked()).toEqual([[], []])
  expect((await cells.send(notice(ref, 900))).text).toContain('posted')
  expect(await booked()).toEqual([[], [{ state: 'posted' }]])
})

it('numbers of a second cell begin at its own, so that no receipt exists twice', async () => {
  const numbers = async (name: CellName) =>
    (await cells.of[name].db.query<{ least: number | null }>('select min(number) as least from loan_event'))[0]?.least
  expect(await numbers('first')).toBeLessThan(1e12)
  expect(await numbers('second')).toBeGreaterThan(1e12)
})

it('the directory is told of what was made: orders, references, transactions, cases', async () => {
  const { orderId, sessionId } = await borrowerWithLoan('second')
  const ref = await payCode(sessionId, orderId, 500)
  await cells.send(notice(ref, 500))
  const placeOf = async (kind: string, key: string) =>
    (
      await cells.of.first.db.query<{ cell: string }>('select cell from cell_place where kind = $1 and key = $2', [
        kind,
        key,
      ])
    )[0]?.cell
  await until(async () => (await placeOf('transaction', `http:T-${ref}`)) === 'second')
  expect(await placeOf('order', orderId)).toBe('second')
  expect(await placeOf('reference', ref)).toBe('second')
})

it('a notice of a code that the directory lacks is booked in its cell, and of one that it has in a wrong cell waits there: once each', async () => {
  const { orderId, sessionId } = await borrowerWithLoan('second')
  const [lacking, wrong] = [await payCode(sessionId, orderId, 500), await payCode(sessionId, orderId, 600)]
  // What its cell made is carried home a moment later.
  const known = async () =>
    (await cells.of.first.db.query(`select from cell_place where key = any($1)`, [[lacking, wrong]])).length
  await until(async () => (await known()) === 2)
  await cells.of.first.db.execute('delete from cell_place where key = $1', [lacking])
  await cells.of.first.db.execute(`update cell_place set cell = 'first' where key = $1`, [wrong])
  const booked = async (ref: string) => {
    const of = (name: CellName) =>
      cells.of[name].db.query<{ state: string }>('select state from payment where reference = $1', [ref])
    return { first: await of('first'), second: await of('second') }
  }
  expect((await cells.send(notice(lacking, 500))).text).toContain('posted')
  expect((await cells.send(notice(wrong, 600))).text).toContain('suspense')
  for (const [ref, amountMinor] of [[lacking, 500] as const, [wrong, 600] as const])
    expect((await cells.send(notice(ref, amountMinor))).text).toContain('alreadyApplied')
  expect(await booked(lacking)).toEqual({ first: [], second: [{ state: 'posted' }] })
  expect(await booked(wrong)).toEqual({ first: [{ state: 'suspense' }], second: [] })
})

it('each cell is told apart in readiness and metrics', async () => {
  const ready = await cells.server.app.inject({ url: '/readyz' })
  expect(ready.json()).toMatchObject({ status: 'ready', cells: { second: 'ready' } })
  const headers = { authorization: `Bearer ${'m'.repeat(40)}` }
  const { body } = await cells.server.app.inject({ url: '/metrics', headers })
  for (const name of cellNames)
    expect(body).toMatch(new RegExp(`^candor_db_connections\\{.*cell="${name}".*\\} \\d`, 'm'))
  expect(body.match(/^# TYPE candor_db_connections /gm)).toHaveLength(1)
})

it('a notice for a cell that is down is refused with 503, so that the provider comes again, and is booked when it is back', async () => {
  const { orderId, sessionId } = await borrowerWithLoan('second')
  const ref = await payCode(sessionId, orderId, 700)
  const { cluster } = cells.of.second
  await cluster?.kill()
  // Home's own borrowers are served meanwhile, and a stranger's phone is not told to be unknown.
  const asked = await Promise.all([
    cells.send(notice(ref, 700)),
    cells.send(notice('a reference of nobody', 700)),
    cells.send(callOf('', '/hazel/service/login/send-sms-code', { phone: '13987654321', deviceId: 'd' })),
    cells.server.app.inject({ url: '/readyz' }).then(({ statusCode }) => ({ status: statusCode })),
  ])
  expect(asked.map(({ status }) => status)).toEqual([503, 503, 503, 200])
  // A key that nobody has asks no other cell.
  const url = '/partner/v1/borrowers/ref-unknown/orders'
  const headers = { authorization: 'Bearer ck_none_none' }
  expect((await cells.server.app.inject({ url, headers })).statusCode).toBe(401)
  await cluster?.start()
  expect((await cells.send(notice(ref, 700))).text).toContain('posted')
}, 60_000)
