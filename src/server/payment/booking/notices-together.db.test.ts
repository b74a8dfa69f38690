// Many notices in one transaction: each has its own outcome, none spoils another, and none is acknowledged before the disk has it.

import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { onPostgres, postgres, useDatabase } from '../../../../tests/support/databases.ts'
import { noticeTools } from '../../../../tests/support/notices.ts'
import { type Borrower, loanStateOf, openWorld, type World } from '../../../../tests/support/paying.ts'
import { postEntries } from '../../../../tests/support/posting.ts'
import { codeOf, expectPosted } from '../../../../tests/support/settling.ts'
import { date } from '../../../core/calendar-date.ts'
import type { Db } from '../../db/database.ts'
import { DatabaseIsUnavailable } from '../../db/database-errors.ts'
import { openNoticeDoor } from './take-notice.ts'

const now = '2026-08-20T10:00:00Z'

/** Counts the transactions of a world's database. */
function counted(db: Db): { readonly db: Db; count: number } {
  const counter = { db, count: 0 }
  counter.db = Object.assign(Object.create(db) as Db, {
    transaction: (...asked: Parameters<Db['transaction']>) => {
      counter.count += 1
      return db.transaction(...asked)
    },
  })
  return counter
}

onPostgres('notices that come at the same time', (database) => {
  let world: World
  let people: Borrower[]
  const tools = noticeTools(
    () => world,
    () => people[0] as Borrower,
  )
  beforeEach(async () => {
    world = await openWorld(database(), now)
    people = []
    for (let count = 0; count < 6; count += 1) people.push(await world.borrowerWithLoan(date('2026-08-10')))
  })
  afterEach(() => world.close())

  const refs = () => Promise.all(people.map((who) => codeOf(world, who)))
  const send = async (deps: World['deps'], told: Record<string, unknown>[]): Promise<string[]> => {
    const door = openNoticeDoor(deps)
    const answers = await Promise.allSettled(
      told.map((changes) => {
        const { rawBody, headers } = tools.sealed(tools.notice(changes))
        return door('bank-transfer', rawBody, headers)
      }),
    )
    return answers.map((answer) => (answer.status === 'fulfilled' ? answer.value.body.result : 'failed'))
  }

  it('are settled in one transaction, each with its own outcome', async () => {
    const [first = '', second = '', ...others] = await refs()
    const booked = { reference: first, transactionId: `T-${first}`, eventId: `E-${first}` }
    expect(await send(world.deps, [booked])).toEqual(['posted'])
    const counter = counted(world.db)
    const outcomes = await send({ ...world.deps, db: counter.db }, [
      { reference: second },
      { ...booked },
      { ...booked, eventId: `again-${first}` },
      { reference: 'nobody' },
      ...others.map((reference) => ({ reference })),
    ])
    // The second and the third share a transaction of the provider: they take turns.
    expect(outcomes.slice(0, 4)).toEqual(['posted', 'alreadyApplied', 'alreadyBooked', 'suspense'])
    expect(outcomes.slice(4)).toEqual(others.map(() => 'posted'))
    expect(counter.count).toBeLessThanOrEqual(3)
    await expectPosted(world, people)
  })

  it('are settled alike where each has a transaction of its own (NOTICES_TOGETHER=1)', async () => {
    const [first = '', second = '', ...others] = await refs()
    const booked = { reference: first, transactionId: `T-${first}`, eventId: `E-${first}` }
    const told = [booked, { reference: second }, { reference: 'nobody' }, ...others.map((reference) => ({ reference }))]
    const counter = counted(world.db)
    const config = { ...world.deps.config, noticesTogether: 1 }
    const outcomes = await send({ ...world.deps, config, db: counter.db }, told)
    expect(outcomes).toEqual(['posted', 'posted', 'suspense', ...others.map(() => 'posted')])
    expect(counter.count).toBe(told.length)
    expect(await send({ ...world.deps, config }, [booked, { ...booked, eventId: `again-${first}` }])).toEqual([
      'alreadyApplied',
      'alreadyBooked',
    ])
    await expectPosted(world, people)
  })

  it('count one after the other on one loan', async () => {
    const who = people[0] as Borrower
    const whole = await codeOf(world, who)
    const part = await codeOf(world, who, { purpose: 'partial', amountMinor: 30_000 })
    const outcomes = await send(world.deps, [
      { reference: whole },
      { reference: part, amountMinor: 30_000 },
      { reference: part, amountMinor: 20_000 },
    ])
    expect(outcomes).toEqual(['posted', 'posted', 'posted'])
    expect((await loanStateOf(world, who)).receivedMinor).toBe(190_000)
    await expectPosted(world, people)
  })

  it('count on nothing of a payment that failed half-way on the same loan', async () => {
    const who = people[0] as Borrower
    const part = await codeOf(world, who, { purpose: 'partial', amountMinor: 30_000 })
    const whole = await codeOf(world, who)
    let isBroken = true
    const ids: World['deps']['ids'] = {
      ...world.deps.ids,
      inOrder: (kind) => {
        if (kind !== 'sms' || !isBroken) return world.deps.ids.inOrder(kind)
        isBroken = false
        throw new Error('no number for a message')
      },
    }
    const told = [{ reference: part, amountMinor: 30_000 }, { reference: whole }]
    expect(await send({ ...world.deps, ids }, told)).toEqual(['posted', 'posted'])
    expect((await loanStateOf(world, who)).receivedMinor).toBe(170_000)
    // The second was told before the first, and counts as if it had come first.
    const left = (await tools.messages()).map(({ body }) => /Left to pay: ₱\s(\S+)\./.exec(body)?.[1])
    expect(left.toSorted()).toEqual(['3.900,00', '4.200,00'])
    await expectPosted(world, people)
  })

  it('settle loans, and give each its own closure letter', async () => {
    const all = await Promise.all(people.map((who) => codeOf(world, who, { purpose: 'partial', amountMinor: 560_000 })))
    await send(
      world.deps,
      all.map((reference) => ({ reference, amountMinor: 560_000 })),
    )
    const rows = await world.db.query<{ closure_number: string }>(
      `select closure_number from loan_order where id = any($1) and status = 'settled'`,
      [people.map(({ orderId }) => orderId)],
    )
    expect(new Set(rows.map((row) => row.closure_number)).size).toBe(people.length)
    await expectPosted(world, people)
  })

  it.each([
    [
      'whose entry was posted by somebody else',
      async (orderId: string, reference: string) => {
        const day = date('2026-08-20')
        await world.db.transaction((tx) =>
          postEntries(tx, {
            kind: 'payment',
            idemKey: `sandbox:T-${reference}`,
            loanId: orderId,
            valueDate: day,
            postingDate: day,
            currency: 'PHP',
            transfers: [{ debit: 'cashClearing', credit: 'suspense', amountMinor: 1 }],
          }),
        )
      },
    ],
    [
      'whose loan cannot be replayed',
      async (orderId: string) => {
        await world.db.execute(`update loan_order set schedule = '[{}]' where id = $1`, [orderId])
      },
    ],
  ])('are not spoilt by one %s', async (_what, poison) => {
    const references = await refs()
    const [bad = '', ...good] = references
    const [victim, ...others] = people
    await poison(victim?.orderId ?? '', bad)
    const outcomes = await send(
      world.deps,
      references.map((reference) => ({ reference, transactionId: `T-${reference}`, eventId: `E-${reference}` })),
    )
    expect(outcomes).toEqual(['failed', ...good.map(() => 'posted')])
    await expectPosted(world, others)
    // Nothing of it is there: once it is mended, the provider's repetition is taken.
    const left = await world.db.query(
      `select 1 from payment where transaction_id = $1 union all select 1 from loan_event where order_id = $2
        union all select 1 from provider_event where event_id = $3`,
      [`T-${bad}`, victim?.orderId ?? '', `E-${bad}`],
    )
    expect(left).toEqual([])
  })

  it.each([
    ['a lock that was waited for too long', '55P03', 'posted'],
    ['a connection that broke', 'ECONNRESET', 'failed'],
  ])('that are stopped together by %s are settled alone where that can help', async (_what, code, outcome) => {
    const references = await refs()
    let isFirst = true
    const db = Object.assign(Object.create(world.db) as Db, {
      transaction: (...asked: Parameters<Db['transaction']>) => {
        if (!isFirst) return world.db.transaction(...asked)
        isFirst = false
        return Promise.reject(new DatabaseIsUnavailable('a test', Object.assign(new Error(), { code })))
      },
    })
    const outcomes = await send(
      { ...world.deps, db },
      references.map((reference) => ({ reference })),
    )
    expect(outcomes).toEqual(references.map(() => outcome))
    await expectPosted(world, people)
  })

  it('are applied whatever they tell of, a return and a failure among payments of the same loans', async () => {
    const [first = '', second = '', third = '', ...others] = await refs()
    const all = await codeOf(world, people[0] as Borrower, { purpose: 'partial', amountMinor: 560_000 })
    expect(await send(world.deps, [{ reference: first, transactionId: `T-${first}` }])).toEqual(['posted'])
    const refund = tools.notice({ type: 'refunded', reference: first, transactionId: `T-${first}` })
    const failure = tools.notice({ type: 'failed', reference: second })
    const paid = [third, ...others].map((reference) => ({ reference }))
    const unknown = { type: 'failed', reference: 'nobody' }
    const told = [{ reference: all, amountMinor: 560_000 }, refund, failure, unknown, ...paid]
    const expected = ['posted', 'reversed', 'failed', 'ignored', ...paid.map(() => 'posted')]
    expect(await send(world.deps, told)).toEqual(expected)
    expect(await send(world.deps, [refund, failure])).toEqual(['alreadyApplied', 'alreadyApplied'])
    expect(await send(world.deps, [{ ...refund, eventId: `again-${first}` }])).toEqual(['alreadyBooked'])
    const received = await Promise.all(people.map(async (who) => (await loanStateOf(world, who)).receivedMinor))
    expect(received).toEqual([560_000, 0, ...paid.map(() => 140_000)])
    await expectPosted(world, people)
  })

  it('book the return that came before its payment, and leave the others alone', async () => {
    const [first = '', ...others] = await refs()
    await tools.deliver({ reference: first, transactionId: `T-${first}`, type: 'refunded' })
    const outcomes = await send(world.deps, [
      { reference: first, transactionId: `T-${first}` },
      ...others.map((reference) => ({ reference })),
    ])
    expect(outcomes).toEqual(['posted', ...others.map(() => 'posted')])
    const [returned, kept] = await Promise.all(people.slice(0, 2).map((who) => loanStateOf(world, who)))
    expect([returned?.receivedMinor, kept?.receivedMinor]).toEqual([0, 140_000])
    await expectPosted(world, people)
  })
})

describe('notices that come to several processes', () => {
  const database = useDatabase(postgres)
  let world: World
  beforeEach(async () => {
    world = await openWorld(database(), now)
  })
  afterEach(() => world.close())

  it('of payments on the same loans count once each, whichever process books them', async () => {
    const people: Borrower[] = []
    for (let count = 0; count < 8; count += 1) people.push(await world.borrowerWithLoan(date('2026-08-10')))
    const tools = noticeTools(
      () => world,
      () => people[0] as Borrower,
    )
    const doors = Array.from({ length: 4 }, () => openNoticeDoor(world.deps))
    const references = await Promise.all(
      people.map((who) => codeOf(world, who, { purpose: 'partial', amountMinor: 1_000 })),
    )
    const told = references.flatMap((reference) =>
      Array.from({ length: 6 }, (_, part) => tools.notice({ reference, amountMinor: 1_000 + part })),
    )
    const deliveries = told.flatMap((notice, index) => {
      const { rawBody, headers } = tools.sealed(notice)
      // Each payment of a loan at another door first; then the same event at a second, and another event of it at a third.
      const other = tools.sealed({ ...notice, eventId: `${notice.eventId}-other` })
      return [
        doors[index % 4]?.('bank-transfer', rawBody, headers),
        doors[(index + 1) % 4]?.('bank-transfer', rawBody, headers),
        doors[(index + 2) % 4]?.('bank-transfer', other.rawBody, other.headers),
      ]
    })
    const results = (await Promise.all(deliveries)).map((answer) => answer?.body.result)
    expect(results.filter((result) => result === 'posted')).toHaveLength(told.length)
    expect(new Set(results)).toEqual(new Set(['posted', 'alreadyApplied', 'alreadyBooked']))
    for (const who of people) expect((await loanStateOf(world, who)).receivedMinor).toBe(6_015)
    await expectPosted(world, people)
  })

  it.each(['refunded', 'failed'] as const)(
    'of the same event apply it once, whichever process hears first: %s',
    async (type) => {
      const who = await world.borrowerWithLoan(date('2026-08-10'))
      const tools = noticeTools(
        () => world,
        () => who,
      )
      const doors = Array.from({ length: 4 }, () => openNoticeDoor(world.deps))
      for (let round = 0; round < 5; round += 1) {
        const reference = await codeOf(world, who, { purpose: 'partial', amountMinor: 1_000 + round })
        const transactionId = `T-${reference}`
        if (type === 'refunded') await tools.deliver({ reference, transactionId, amountMinor: 1_000 + round })
        const told = tools.notice({ type, reference, transactionId, amountMinor: 1_000 + round })
        const { rawBody, headers } = tools.sealed(told)
        // No lock is shared with the same event of another payment: the rule that an event is kept once decides.
        const other = tools.sealed({ ...told, reference: 'nobody', transactionId: `other-${reference}` })
        const answers = await Promise.all([
          ...doors.map((door) => door('bank-transfer', rawBody, headers)),
          doors[0]?.('bank-transfer', other.rawBody, other.headers),
        ])
        const results = answers.map((answer) => answer?.body.result)
        expect(results.filter((result) => result === 'alreadyApplied')).toHaveLength(4)
        const [row] = await world.db.query<{ n: number }>(
          'select count(*) as n from provider_event where event_id = $1',
          [told.eventId],
        )
        expect(row?.n).toBe(1)
      }
      await expectPosted(world, [who])
    },
  )

  it('of a repayment, a rollover and a part of the same loan end alike at any door', async () => {
    world.setTime('2026-09-09T10:00:00Z')
    const people: Borrower[] = []
    for (let count = 0; count < 12; count += 1) people.push(await world.borrowerWithLoan(date('2026-08-10')))
    const tools = noticeTools(
      () => world,
      () => people[0] as Borrower,
    )
    const doors = Array.from({ length: 3 }, () => openNoticeDoor(world.deps))
    const told: { reference: string; amountMinor: number }[] = []
    for (const who of people) {
      const rollover = { amountMinor: 42_000, rollover: true }
      const part = { amountMinor: 30_000, purpose: 'partial' }
      for (const changes of [{ amountMinor: 140_000 }, rollover, part])
        told.push({ reference: await codeOf(world, who, changes), amountMinor: changes.amountMinor })
    }
    await Promise.all(
      told.map((changes, index) => {
        const { rawBody, headers } = tools.sealed(tools.notice({ ...changes, paidAt: '2026-09-09T09:59:00Z' }))
        return doors[index % doors.length]?.('bank-transfer', rawBody, headers)
      }),
    )
    const ends = new Set<string>()
    for (const who of people) {
      const { owedMinor, creditBalanceMinor, rolloversUsed, receivedMinor } = await loanStateOf(world, who)
      ends.add(JSON.stringify([owedMinor, creditBalanceMinor, rolloversUsed, receivedMinor]))
    }
    expect(ends.size).toBe(1)
    await expectPosted(world, people)
  })

  it('wait for their own loan, and not for one that another transaction holds', async () => {
    const held = await world.borrowerWithLoan(date('2026-08-10'))
    const free = await world.borrowerWithLoan(date('2026-08-10'))
    const tools = noticeTools(
      () => world,
      () => free,
    )
    const references = [await codeOf(world, held), await codeOf(world, free)]
    const isHeld = Promise.withResolvers<void>()
    const isSeen = Promise.withResolvers<void>()
    const holding = world.db.transaction(async (tx) => {
      await tx.query('select 1 from loan_order where id = $1 for update', [held.orderId])
      isHeld.resolve()
      await isSeen.promise
    })
    await isHeld.promise
    const [heldAnswer, freeAnswer] = references.map((reference) => tools.deliver({ reference }))
    // The free one is acknowledged while the other is held.
    expect((await freeAnswer)?.body.result).toBe('posted')
    const isPaid = `select 1 from payment_intent where ref = $1 and state = 'paid'`
    expect(await world.db.query(isPaid, [references[0] ?? ''])).toEqual([])
    isSeen.resolve()
    await holding
    expect((await heldAnswer)?.body.result).toBe('posted')
    expect((await loanStateOf(world, held)).receivedMinor).toBe(140_000)
    await expectPosted(world, [held, free])
  })
})
