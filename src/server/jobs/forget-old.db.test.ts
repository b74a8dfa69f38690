// What is kept for a time only goes by itself, day after day, and the documents say how long it is kept.

import { readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { onPostgres } from '../../../tests/support/databases.ts'
import { granted, openPeople, type People } from '../../../tests/support/people.ts'
import { markets } from '../../core/market/markets.ts'
import { forgettings, jobHandlers } from '../api.ts'
import { countDistinct, takeFromBudget } from '../db/budget.ts'
import { withIdempotency } from '../db/idempotency.ts'
import { createOfficerSession } from '../officer/login/officer-session-store.ts'
import { queueSms } from '../outbox/sms/sms.ts'
import { createSession } from '../people/session/session-store.ts'
import { askDeviceConsent } from '../profile/device-data/ask-consent.ts'
import { scheduleForgetting } from './forget-old.ts'
import { enqueue } from './queue.ts'
import { runDueJobs } from './run-jobs.ts'

const forgetOldTopic = 'forgetOld'

const daySeconds = 86_400
const forgetOld = { [forgetOldTopic]: jobHandlers[forgetOldTopic] } as typeof jobHandlers

onPostgres('what would grow for ever', (database) => {
  let people: People
  beforeAll(() => {
    people = openPeople(database())
  })
  afterAll(() => people.close())

  /** One of everything that is kept for a time. */
  async function leaveTraces(): Promise<void> {
    const { db, deps, now } = people
    const key = {
      owner: 'B1',
      scope: 'B1:payOrder',
      key: String(now().getTime()),
      requestHash: 'h',
      now: now(),
    } as const
    await withIdempotency(db, { ...key, mode: 'transaction' }, async () => 'done')
    for (const key of [null, `kept-${now().getTime()}`])
      await enqueue(db, { topic: 'brief', key, payload: {}, runAt: now() })
    await runDueJobs({ brief: { kind: 'database', run: async () => {} } }, deps)
    granted(await people.ask(askDeviceConsent, { kind: 'location' }, { person: await people.person() }))
    const phone = people.newPhone()
    const sms = { phone, market: markets.standard, purpose: 'login', text: 'code 424242', code: '424242' } as const
    await db.transaction((tx) => queueSms(tx, deps, sms))
    await db.execute(
      `insert into sms_message (id, market, phone, send_to, purpose, body, state, created_at, sent_at)
       values ($1, 'standard', $2, $2, 'receipt', '', 'sent', $3, $3)`,
      [deps.ids.inOrder('sms'), phone, now()],
    )
    await db.execute(
      `insert into site_message (id, kind, email, name, phone, body, created_at, link_sent_at)
       values ('n1', 'subscribe', 'ana@mail.example', '', '', '', $1, $1)`,
      [now()],
    )
    const officer = 'officer-of-visitors'
    await db.execute(
      `insert into officer (id, name, role, created_at) values ($1, 'Ines', 'support', $2) on conflict do nothing`,
      [officer, now()],
    )
    for (let login = 0; login < 2; login += 1) await createOfficerSession(db, deps, officer)
    for (const doneBy of [officer, null])
      await db.execute(
        `insert into site_message (id, kind, name, phone, body, created_at, done_at, done_by, done_reason)
         values ($1, 'contact', 'Ana', '123456', 'Call me', $2::timestamptz, case when $3::text is not null then $2::timestamptz end, $3, $4)`,
        [deps.ids.next('msg'), now(), doneBy, doneBy === null ? null : 'Called'],
      )
    await takeFromBudget(db, now(), { key: 'track:somebody', limit: 1, windowSeconds: 60 })
    await countDistinct(db, 'numbers:somebody', now().toISOString().slice(0, 10), Buffer.from('1'))
    await db.execute(`insert into settlement_part (report_id, part, content, staged_at) values ('lost', 0, 'x', $1)`, [
      now(),
    ])
    await db.execute(
      `with days as (insert into portfolio_day (day, figures, counted_at, listed_at)
         select day, '{}', $1, $1 from unnest(array[date '2026-10-30', date '2026-10-31']) day on conflict do nothing returning day)
       insert into portfolio_list (day, market, figure, last_id, order_ids) select day, 'standard', 'found', 'L1', '{L1}' from days`,
      [now()],
    )
    const { borrowerId } = await people.person()
    await createSession(db, deps, { borrowerId, kind: 'api', deviceId: 'pixel', params: {} })
    await db.execute(
      `insert into product (id, market, name, logo, definition) values ('found', 'standard', 'Cash', '', '{}') on conflict do nothing`,
    )
    await db.execute(
      `insert into agreement_text (hash, body, first_used_at) values ('found', 'You may ask.', $1) on conflict do nothing`,
      [now()],
    )
    await db.execute(
      `insert into application (id, borrower_id, product_id, market, principal_minor, state, opened_at)
       values ('A-' || $1, $1, 'found', 'standard', 1, 'ended', $2)`,
      [borrowerId, now()],
    )
    await db.execute(
      `insert into application_check (id, application_id, borrower_id, kind, provider, text_hash, agreed_at, asked_at, give_up_at,
         answered_at, secret)
       values ('K-' || $1, 'A-' || $1, $1, 'bureau', 'tests', 'found', $2, $2, $2, $2, 'sealed')`,
      [borrowerId, now()],
    )
    await db.execute(`insert into work_part (work, part, parts, ended_at) values ('close:standard', 0, 1, $1)`, [now()])
    await db.execute(
      `insert into webhook_event (id, type, subject, body, created_at, state, ended_at)
       values ('W-' || $1, 'loan.settled', $1, '{}', $2, 'taken', $2)`,
      [borrowerId, now()],
    )
  }

  async function kept(): Promise<Record<string, number>> {
    const [counts] = await people.db.query<Record<string, number>>(
      `select (select count(*) from request_key) as "requestKeys", (select count(*) from job_key where topic = 'brief') as "jobKeys",
         (select count(*) from sms_message where purpose = 'login') as "oldCodes",
         (select count(*) from sms_message where purpose = 'receipt') as "oldMessages",
         (select count(*) from sms_message where purpose = 'receipt') as "messageMonths",
         (select count(*) from device_consent) as "unansweredQuestions",
         (select count(*) from sms_message where body <> '' or code is not null) as "unsentTexts",
         (select count(*) from session) as "oldLogins",
         (select count(*) - count(distinct officer_id) from officer_session) as "officerLogins",
         (select count(*) from rate_window) as "endedLimits", (select count(*) from seen_today) as sights,
         (select count(*) from site_message where done_at is not null) as "answeredVisitors",
         (select count(*) from site_message where kind = 'contact' and done_at is null) as waiting,
         (select count(*) from site_message where kind = 'subscribe' and confirmed_at is null) as "unconfirmedAddresses",
         (select count(*) from settlement_part) as "lostReportParts",
         (select count(*) from portfolio_list where day = '2026-10-30') as "portfolioLists",
         (select count(*) from portfolio_list where day = '2026-10-31') as "monthEndLists",
         (select count(*) from application_check where length(secret) > 0) as "outsideFindings",
         (select count(*) from webhook_event) as "endedWebhooks",
         (select count(*) from work_part) as "workParts"`,
    )
    return counts ?? {}
  }

  it('goes when its days are over and not a day before, by a job that queues the next one', async () => {
    const { deps } = people
    await scheduleForgetting(deps)
    await leaveTraces()
    let days = 0
    const dayByDay = forgettings.filter(({ byMonth = false }) => !byMonth)
    for (const keptDays of [...new Set(dayByDay.map((one) => one.keptDays))].sort((a, b) => a - b)) {
      const what = dayByDay.filter((one) => one.keptDays === keptDays).map((one) => one.what)
      // The job runs in the first instant of a day: what was left in the middle of one goes with the next.
      for (const [day, left] of [
        [keptDays, 1],
        [keptDays + 2, 0],
      ] as const) {
        people.pass((day - days) * daySeconds)
        days = day
        expect(await runDueJobs(forgetOld, deps), `${what}, day ${day}`).toMatchObject({ failed: 0, dead: 0 })
        const counts = await kept()
        for (const one of what) expect(counts[one], `${one}, day ${day}`).toBe(left)
        if (what.includes('unsentTexts') && left === 0)
          expect(await people.db.query(`select state, body, code from sms_message where purpose = 'login'`)).toEqual([
            { state: 'failed', body: '', code: null },
          ])
      }
    }
    expect(await kept()).toMatchObject({ sights: 0, waiting: 1 })
    expect(await people.db.query('select officer_id from officer_session')).toEqual([
      { officer_id: 'officer-of-visitors' },
    ])
  })

  it('goes however much it is, and one that cannot go leaves no other standing', async () => {
    const { db, deps, now } = people
    await db.execute(
      `insert into request_key (scope, key, request_hash, created_at)
       select 'B2:payOrder', n::text, 'h', $1 from generate_series(1, 2500) as n`,
      [now()],
    )
    await leaveTraces()
    await db.transaction((tx) =>
      tx.script(`
        create function refuse_here() returns trigger language plpgsql as $$ begin raise exception 'not now'; end $$;
        create trigger stays before delete on device_consent for each row execute function refuse_here();`),
    )
    people.pass(40 * daySeconds)
    const failing = { ...deps, log: { ...deps.log, warn: () => {}, error: () => {} } }
    expect(await runDueJobs(forgetOld, failing)).toMatchObject({ failed: 1 })
    expect(await kept()).toMatchObject({ requestKeys: 0, unansweredQuestions: 1, unsentTexts: 0 })
    await db.execute('drop trigger stays on device_consent')
    people.pass(daySeconds)
    expect(await runDueJobs(forgetOld, deps)).toMatchObject({ failed: 0 })
    expect(await kept()).toMatchObject({ unansweredQuestions: 0 })
  })
})

it('is in the table of docs/retention.md, with its days', () => {
  const page = readFileSync(path.join(import.meta.dirname, '..', '..', '..', 'docs', 'retention.md'), 'utf8')
  for (const { what, keptDays } of forgettings)
    expect(page).toMatch(new RegExp(`^\\| .* \\| ${keptDays} days?\\b.*\\| \`${what}\` `, 'm'))
})
