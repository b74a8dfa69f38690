// Letters about acts of the lender: by the figures of the day on which the act was booked, whatever is learned later.

import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { postgres, useDatabase } from '../../../tests/support/databases.ts'
import { type Borrower, granted, loanStateOf, openWorld, type World } from '../../../tests/support/paying.ts'
import { pdfText } from '../../../tests/support/pdf-text.ts'
import { date } from '../../core/calendar-date.ts'
import { serverWordsFor } from '../../words/server-words.ts'
import { recordEvent } from '../account/loan/door.ts'
import { findOrder } from '../account/order/door.ts'
import { orderPapers } from '../papers/agreement/door.ts'
import { createSession } from '../people/session/session-store.ts'
import { readDocument } from './read-document.ts'
import { serveDocuments } from './serve-documents.ts'

type Event = Parameters<typeof recordEvent>[2]['event']

/** 11 days after the first of four payments of 1,400.00: 1,700.00 of late charges. */
const today = date('2026-09-20')
const waiver: Event = { kind: 'waiver', valueDate: today, part: 'penalty', amountMinor: 100_000 }

// On one database: what a letter says is worked out from events, which `loan-act.db.test.ts` stores and reads on both.
describe('a letter about an act of the lender', () => {
  const database = useDatabase(postgres)
  let world: World
  let app: FastifyInstance
  let who: Borrower
  beforeEach(async () => {
    world = await openWorld(database(), '2026-08-20T10:00:00Z')
    who = await world.borrowerWithLoan(date('2026-08-10'))
    world.setTime(`${today}T04:00:00Z`)
    app = Fastify()
    serveDocuments(app, world.deps, async () => null)
  })
  afterEach(async () => {
    await app.close()
    await world.close()
  })

  const record = (event: Event, sourceKey = `${event.kind}:${who.orderId}`) =>
    world.db.transaction((tx) => recordEvent(tx, world.deps, { orderId: who.orderId, sourceKey, event }))
  const listed = async () => {
    const order = await findOrder(world.db, who)
    if (order === null) throw new Error('the order of the test has vanished')
    const state = await loanStateOf(world, who)
    const papers = await orderPapers(world.db, serverWordsFor('en'), { order, state })
    return papers.filter(({ paper }) => paper === 'relief')
  }
  const read = async (number: string, reader = who) =>
    await world.call(readDocument, reader, { orderId: who.orderId, paper: 'relief', number })
  const rowsOf = async (number: string) =>
    granted(await read(number)).blocks.flatMap(({ kind, text, value }) => (kind === 'row' ? [`${text}: ${value}`] : []))

  it('says what was forgiven and for which payment, on its page and in its file', async () => {
    await record(waiver)
    const [paper] = await listed()
    expect(paper?.title).toBe('An amount was forgiven, 20 Sep 2026')
    const page = granted(await read(paper?.number ?? ''))
    expect(page.blocks[1]?.text).toMatch(/forgave .* ₱\s?1\.000,00 of this loan/)
    expect(await rowsOf(page.number)).toContainEqual(expect.stringMatching(/^Payment 1: late charge: ₱\s?1\.000,00$/))
    const session = await createSession(world.db, world.deps, {
      borrowerId: who.borrowerId,
      kind: 'api',
      deviceId: 'test',
      params: { system: '2' },
    })
    const file = await app.inject({ url: page.pdfUrl, headers: { authorization: `Bearer ${session}` } })
    expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'application/pdf'])
    expect(pdfText(file.rawPayload)).toContain(page.number)
  })

  it('stays as it was when an earlier payment is learned of, and goes when the act is taken back', async () => {
    await record(waiver)
    const [paper] = await listed()
    const number = paper?.number ?? ''
    const before = granted(await read(number))
    await record({ kind: 'payment', valueDate: date('2026-09-05'), amountMinor: 140_000 })
    world.setTime('2026-09-25T04:00:00Z')
    const { hash, blocks } = granted(await read(number))
    expect([hash, blocks]).toEqual([before.hash, before.blocks])
    await record({ kind: 'reversal', valueDate: today, paymentId: `waiver:${who.orderId}` })
    expect(await listed()).toEqual([])
    expect(await read(number)).toEqual({ refused: 'notFound' })
  })

  it('says until when charges are paused, what a plan asks for, and that charges have ended', async () => {
    await record({ kind: 'chargeHoliday', valueDate: today, lastDay: date('2026-09-30') })
    const dueDates = [{ n: 1, dueDate: date('2026-10-20') }]
    await record({ kind: 'hardshipPlan', valueDate: today, lastDay: date('2026-10-20'), dueDates })
    await record({ kind: 'writeOff', valueDate: today })
    const papers = await listed()
    expect(papers.map(({ title }) => title.split(',')[0])).toEqual([
      'Late charges are paused',
      'Your payment plan',
      'Late charges have ended',
    ])
    const said = await Promise.all(papers.map(async ({ number }) => granted(await read(number)).blocks[1]?.text ?? ''))
    expect(said[0]).toContain('from 20 Sep 2026 to 30 Sep 2026')
    expect(said[1]).toContain('agreed on a payment plan')
    expect(said[2]).toContain('What is left to pay stays')
    expect(await rowsOf(papers[1]?.number ?? '')).toContainEqual(expect.stringMatching(/^Payment 1, by 20 Oct 2026: ₱/))
  })

  it('says of a pause and a plan that begin later from when, by the figures of the first day', async () => {
    await record({ kind: 'chargeHoliday', valueDate: date('2026-09-25'), lastDay: date('2026-09-30') })
    const dueDates = [{ n: 1, dueDate: date('2026-10-20') }]
    await record({ kind: 'hardshipPlan', valueDate: date('2026-10-01'), lastDay: date('2026-10-20'), dueDates })
    const [pause, plan] = await Promise.all((await listed()).map(async ({ number }) => granted(await read(number))))
    expect(pause?.blocks[1]?.text).toContain('from 25 Sep 2026 to 30 Sep 2026')
    expect(JSON.stringify(pause?.blocks)).toContain('The figures are of 25 Sep 2026, the first day')
    expect(plan?.blocks[1]?.text).toContain('From 1 Oct 2026 to 20 Oct 2026')
    expect(await rowsOf(plan?.number ?? '')).toContainEqual(expect.stringMatching(/^Payment 1, by 20 Oct 2026: ₱/))
    world.setTime('2026-10-05T04:00:00Z')
    expect(granted(await read(plan?.number ?? '')).hash).toBe(plan?.hash)
  })

  it('opens for its own borrower only, and by the number of a letter only', async () => {
    await record(waiver)
    const [paper] = await listed()
    const stranger = await world.borrowerWithLoan(date('2026-08-10'))
    expect(await read(paper?.number ?? '', stranger)).toEqual({ refused: 'notFound' })
    expect(await read('LT-2026-0000')).toEqual({ refused: 'notFound' })
  })
})
