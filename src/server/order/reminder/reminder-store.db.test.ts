// Reminders between the day job and the phone: once each, not at night, not for nothing, and stopped by a link. Over both engines.

import { beforeEach, describe, expect, it } from 'vitest'
import { onPostgres } from '../../../../tests/support/databases.ts'
import { type Borrower, type LendingWorld, openLendingWorld } from '../../../../tests/support/lending.ts'
import { sampleLender } from '../../../../tests/support/sample-lender.ts'
import { addDays, date } from '../../../core/calendar-date.ts'
import { internationalPhone } from '../../../core/identity/phone.ts'
import { markets } from '../../../core/market/markets.ts'
import { recordEvent } from '../../account/loan/loan-store.ts'
import { runDueJobs } from '../../jobs/run-jobs.ts'
import { smsJobs } from '../../outbox/sms/sms.ts'
import { saveWishes } from '../../outbox/wish/wish-store.ts'
import { saveLanguageOf } from '../../people/borrower/borrower-store.ts'
import type { OutgoingSms } from '../../ports/sms.ts'
import { closeDay } from '../day/close-day.ts'
import { planReminders, stopByLink } from './reminder-store.ts'

const dueDate = date('2026-09-09')

onPostgres('a reminder', (database) => {
  let world: LendingWorld
  let who: Borrower
  let orderId: string
  beforeEach(async () => {
    world = await openLendingWorld(database())
    who = await world.borrower()
    orderId = await world.loan(who, 'candor-cash')
  })

  /** Closes a day in its first minute, deep in the quiet hours. */
  const closeAtMidnight = async (day = dueDate) => {
    world.setTime(`${addDays(day, -1)}T16:01:00Z`)
    await closeDay(world.deps, 'standard', day)
    await world.runJobs()
  }
  const morning = async (day = dueDate) => {
    world.setTime(`${addDays(day, -1)}T22:00:00Z`)
    await world.runJobs()
  }
  const texts = async (of = who) =>
    (
      await world.db.query<{ body: string }>(
        `select body from sms_message where purpose = 'reminder' and phone = $1 order by created_at, id`,
        [of.phone],
      )
    ).map(({ body }) => body)
  const log = () =>
    world.db.query('select due_date, days, state, stopped_because from reminder where order_id = $1 order by days', [
      orderId,
    ])
  const pay = (amountMinor: number) =>
    world.db.transaction((tx) =>
      recordEvent(tx, world.deps, {
        orderId,
        sourceKey: `test:${world.deps.random.token(8)}`,
        event: { kind: 'payment', valueDate: addDays(dueDate, -1), amountMinor },
      }),
    )

  it('waits for the end of the quiet hours, and is logged without its text', async () => {
    await closeAtMidnight()
    expect(await texts()).toEqual([])
    await morning()
    expect(await texts()).toEqual([
      expect.stringMatching(/is due today\. No more reminders: https?:.*\/stop-reminders\?t=/),
    ])
    expect(await log()).toEqual([{ due_date: dueDate, days: 0, state: 'sent', stopped_because: null }])
    const columns = await world.db.query(`select * from reminder where order_id = $1`, [orderId])
    expect(JSON.stringify(columns)).not.toContain('due today')
  })

  it('is sent once, however often the day is closed and the job is done', async () => {
    await closeAtMidnight()
    await closeDay(world.deps, 'standard', dueDate)
    // Another close of the day that has got as far as the reminder.
    const loans = [
      { order: await world.order(who, orderId), state: await world.state(who, orderId), isMovedAhead: false },
    ]
    const planAgain = () => world.db.transaction((tx) => planReminders(tx, world.deps, loans))
    expect(await planAgain()).toEqual([])
    await morning()
    expect(await planAgain()).toEqual([])
    await world.db.execute(`delete from job_key where topic = 'remind'`)
    await world.db.execute(
      `insert into job (topic, key, payload, run_at) select topic, key, payload, run_at from job_done where topic = 'remind'`,
    )
    await morning()
    expect(await texts()).toHaveLength(1)
  })

  it('is sent on the lender’s days and in the lender’s words, with the way out behind them', async () => {
    const reminders = {
      dueSoon: '{lender}: {amount} by {dueDate}.',
      dueToday: '{lender}: {amount} today.',
      overdue: '{lender}: {amount}, {days} late.',
    }
    world = await openLendingWorld(
      database(),
      undefined,
      {},
      {
        ...sampleLender,
        texts: { en: { reminders, cases: null, letters: {} } },
        reminders: { standard: { daysBefore: [5], onTheDay: false, daysLate: [2] } },
      },
    )
    who = await world.borrower()
    orderId = await world.loan(who, 'candor-cash')
    for (const days of [-5, -3, 0, 1, 2]) {
      await closeAtMidnight(addDays(dueDate, days))
      await morning(addDays(dueDate, days))
    }
    expect(await log()).toMatchObject([
      { days: -5, state: 'sent' },
      { days: 2, state: 'sent' },
    ])
    const way = String.raw`\. No more reminders: https?:.*/stop-reminders\?t=`
    expect(await texts()).toEqual([
      expect.stringMatching(new RegExp(`^Candor Lending: ₱\\s[\\d.,]+ by 9 Sep 2026${way}`)),
      expect.stringMatching(new RegExp(`^Candor Lending: ₱\\s[\\d.,]+, 2 days late${way}`)),
    ])
  })

  it('is planned for each of many loans, and only for those with something to say', async () => {
    const others = [await world.borrower(), await world.borrower()]
    for (const other of others) await world.loan(other, 'candor-cash')
    const quiet = await world.borrower()
    await world.loan(quiet, 'salary-bridge')
    await closeAtMidnight()
    await morning()
    for (const one of [who, ...others]) expect(await texts(one)).toHaveLength(1)
    expect(await texts(quiet)).toEqual([])
  })

  it('is not lost to a payment in part between midnight and the close', async () => {
    world.setTime(`${addDays(dueDate, -1)}T16:00:30Z`)
    await pay(10_000)
    await closeAtMidnight()
    await closeDay(world.deps, 'standard', dueDate)
    await morning()
    expect(await texts()).toEqual([expect.stringContaining('1.300,00 is due today')])
  })

  it.each([
    ['the payment that is asked for', 140_000],
    ['the whole loan', 560_000],
  ])('is stopped by %s in between', async (_, amountMinor) => {
    await closeAtMidnight()
    await pay(amountMinor)
    await morning()
    expect(await texts()).toEqual([])
    expect(await log()).toEqual([{ due_date: dueDate, days: 0, state: 'stopped', stopped_because: 'isPaid' }])
  })

  it('is stopped by a wish in between, and by a link that cannot be guessed', async () => {
    await closeAtMidnight(addDays(dueDate, -3))
    await morning(addDays(dueDate, -3))
    const [text = ''] = await texts()
    const token = /t=([\w-]{16})$/.exec(text)?.[1] ?? ''
    expect(
      await stopByLink(world.db, `${token.slice(0, 15)}${token.endsWith('A') ? 'B' : 'A'}`, world.deps.clock.now()),
    ).toBe(false)
    await closeAtMidnight()
    for (const _ of [1, 2]) expect(await stopByLink(world.db, token, world.deps.clock.now())).toBe(true)
    await morning()
    expect(await texts()).toHaveLength(1)
    expect(await log()).toContainEqual({ due_date: dueDate, days: 0, state: 'stopped', stopped_because: 'isUnwanted' })
    await saveWishes(world.db, who.borrowerId, { reminders: true }, { now: world.deps.clock.now(), channel: 'sms' })
    await closeAtMidnight(addDays(dueDate, 1))
    await morning(addDays(dueDate, 1))
    expect((await texts()).at(-1)).toContain(`t=${token}`)
  })

  it('is not planned, and not sent, by a date that a plan which begins by then moves', async () => {
    const plan = (sourceKey: string, day: number) => {
      const dueDates = [{ n: 1, dueDate: addDays(dueDate, 20) }]
      const from = { valueDate: addDays(dueDate, day), lastDay: addDays(dueDate, 20) }
      const event = { kind: 'hardshipPlan', ...from, dueDates } as const
      return world.db.transaction((tx) => recordEvent(tx, world.deps, { orderId, sourceKey, event }))
    }
    const early = addDays(dueDate, -3)
    await closeAtMidnight(early)
    await plan('test:agreed', 0)
    await morning(early)
    expect(await texts()).toEqual([])
    expect(await log()).toEqual([{ due_date: dueDate, days: -3, state: 'stopped', stopped_because: 'isMoved' }])
    const other = await world.borrower()
    orderId = await world.loan(other, 'candor-cash')
    await plan('test:agreed-early', 0)
    await closeAtMidnight(early)
    expect(await log()).toEqual([])
  })

  it('of yesterday is not sent today', async () => {
    await closeAtMidnight()
    await morning(addDays(dueDate, 1))
    expect(await log()).toContainEqual({ due_date: dueDate, days: 0, state: 'stopped', stopped_because: 'dayIsOver' })
    expect(await texts()).toEqual([])
  })

  it('whose job comes late into the night waits for the morning', async () => {
    await closeAtMidnight()
    world.setTime(`${dueDate}T15:00:00Z`)
    await world.runJobs()
    expect(await texts()).toEqual([])
    expect(await log()).toMatchObject([{ state: 'planned' }])
    await morning(addDays(dueDate, 1))
    expect(await log()).toMatchObject([{ state: 'stopped', stopped_because: 'dayIsOver' }])
  })

  /** One more, as if another loan of the borrower had it: two days after the due date the market plans none. */
  async function remindOnSecondDay(): Promise<void> {
    await world.db.execute(
      `insert into reminder (order_id, due_date, days, borrower_id, planned_on) values ($1, $2, 2, $3, $4)`,
      [orderId, dueDate, who.borrowerId, addDays(dueDate, 2)],
    )
    await world.db.execute(`insert into job (topic, key, payload, run_at) values ('remind', $1, $2, $3)`, [
      `${orderId}:second day`,
      JSON.stringify({ orderId, borrowerId: who.borrowerId, dueDate, days: 2 }),
      world.deps.clock.now(),
    ])
    await morning(addDays(dueDate, 2))
  }

  it('goes to one borrower three times a week at most, over all loans', async () => {
    for (const days of [-3, 0, 1]) {
      await closeAtMidnight(addDays(dueDate, days))
      await morning(addDays(dueDate, days))
    }
    expect(await texts()).toHaveLength(3)
    await remindOnSecondDay()
    expect(await log()).toContainEqual({ due_date: dueDate, days: 2, state: 'stopped', stopped_because: 'tooMany' })
    expect(await texts()).toHaveLength(3)
  })

  it('that was stopped is none of the three of a week', async () => {
    await closeAtMidnight(addDays(dueDate, -3))
    await world.db.execute(
      `update reminder set state = 'stopped', stopped_because = 'paid', done_at = $2 where order_id = $1`,
      [orderId, world.deps.clock.now()],
    )
    for (const days of [0, 1]) {
      await closeAtMidnight(addDays(dueDate, days))
      await morning(addDays(dueDate, days))
    }
    expect(await texts()).toHaveLength(2)
    await remindOnSecondDay()
    expect(await texts()).toHaveLength(3)
  })

  const askForHelp = (about: string) =>
    world.db.execute(
      `insert into hardship_request (id, order_id, borrower_id, reason, words, can_pay_minor, pay_from, asked_at)
        values ($1, $2, $3, 'illness', '', 0, $4, $5)`,
      [`hlp-${about}`, about, who.borrowerId, dueDate, world.deps.clock.now()],
    )

  it('is not sent while help with another loan is asked for', async () => {
    await closeAtMidnight()
    await askForHelp(await world.loan(who, 'school-start'))
    await morning()
    expect(await texts()).toEqual([])
    expect(await log()).toEqual([{ due_date: dueDate, days: 0, state: 'stopped', stopped_because: 'helpIsAsked' }])
  })

  it.each<[string, () => Promise<unknown>, string[]]>([
    ['is still true, leaves', async () => undefined, [expect.stringContaining('is due today')]],
    ['was paid meanwhile, does not leave', () => pay(140_000), []],
    ['is about a loan with which help is asked for meanwhile, does not leave', () => askForHelp(orderId), []],
    ['is of yesterday by then, does not leave', async () => world.setTime(`${addDays(dueDate, 1)}T02:00:00Z`), []],
  ])('that no provider took for a while and that %s', async (_, happens, left) => {
    const handedOver: string[] = []
    const sms = {
      async send({ to, text }: OutgoingSms) {
        if (to === internationalPhone(who.phone, markets.standard.phone)) handedOver.push(text)
      },
    }
    await runDueJobs(smsJobs, { ...world.deps, sms })
    handedOver.length = 0
    await closeAtMidnight()
    await morning()
    world.setTime(`${dueDate}T02:00:00Z`)
    await happens()
    await runDueJobs(smsJobs, { ...world.deps, sms })
    expect(handedOver).toEqual(left)
    const [message] = await world.db.query(
      `select state, stopped_because as why from sms_message where phone = $1 and purpose = 'reminder'`,
      [who.phone],
    )
    expect(message).toEqual(left.length > 0 ? { state: 'sent', why: null } : { state: 'stopped', why: 'outOfDate' })
  })

  describe('in the borrower’s language', () => {
    it.each(['id', 'es', 'fil'])('%s says how to stop it', async (language) => {
      await saveLanguageOf(world.db, who.borrowerId, language)
      await closeAtMidnight()
      await morning()
      const [text = ''] = await texts()
      expect(text).toMatch(/\/stop-reminders\?t=[\w-]{16}$/)
      expect(text).not.toContain('No more reminders')
    })
  })
})
