// The work list of many things: pages by key over all kinds, for everybody and for one officer, and counts that end.

import { describe, expect, it } from 'vitest'
import { postgres, useDatabase } from '../../../tests/support/databases.ts'
import type { WorkKind } from '../../core/desk/work-clock.ts'
import type { Db } from '../db/database.ts'
import { countWaiting, listWaiting, type WorkItem, type WorkWanted } from './work-query.ts'

const now = new Date('2026-11-20T04:00:00Z')

/** Twelve of each kind that an index has in order: four on each of three moments, the same ones for all. Officer `f` has some. */
const fill = `
  insert into officer (id, name, role, created_at) values ('f', 'Farah', 'support', now()), ('gone', 'Gone', 'support', now());
  update officer set ended_at = now() where id = 'gone';
  insert into settlement_report (id, provider, source, content_hash, lines, new_lines, settled_from, settled_through, complete_through,
      imported_by, imported_at)
    values ('r', 'sandbox', 'file', '', 12, 12, '2026-11-01', '2026-11-02', now(), 'f', now());
  create temporary table moment as select n, timestamptz '2026-11-17T04:00:00Z' + (n % 3) * interval '1 day' as at from generate_series(1, 12) n;
  insert into settlement_line (id, provider, line_id, report_id, line, kind, transaction_id, reference, gross_minor, fee_minor, net_minor,
      currency, settled_on, bank_account, state, compared_at)
    select 'line' || n, 'sandbox', n, 'r', n, 'payment', n, '', 100, 0, 100, 'PHP', '2026-11-01', 'b', 'weMissIt', at from moment;
  insert into settlement_absence (id, kind, subject_id, provider, amount_minor, currency, booked_at, found_at)
    select 'absence' || n, 'payment', n, 'sandbox', 100, 'PHP', at, at from moment;
  update settlement_line set cleared_at = now() where id = 'line12';
  update settlement_absence set cleared_at = now() where id = 'absence3';
  insert into payment (id, provider, transaction_id, channel, reference, amount_minor, currency, paid_at, value_date, state, suspense_reason,
      received_at)
    select 'aside' || n, 'sandbox', n, 'bank', '', 100, 'PHP', at, '2026-11-01', 'suspense', 'referenceIsUnknown', at from moment;
  insert into site_message (id, kind, body, created_at) select 'message' || n, 'contact', 'x', at from moment;
  insert into job (topic, payload, run_at, dead_at) select 'payOut', '{}', at, at from moment;
  insert into desk_proposal (id, kind, asked, reason, effect, proposed_by, proposed_at, expires_at)
    select 'proposal' || n, 'block', '{}', 'x', '', 'f', at, at + interval '7 days' from moment;
  insert into desk_proposal (id, kind, asked, reason, effect, proposed_by, proposed_at, expires_at)
    values ('expired', 'block', '{}', 'x', '', 'f', '2026-11-12T04:00:00Z', '2026-11-19T04:00:00Z');
  insert into desk_take (kind, subject_id, officer_id, taken_at) values ('settlement', 'line1', 'f', now()), ('suspense', 'aside2', 'f', now()),
    ('proposal', 'proposal7', 'f', now()), ('settlement', 'absence5', 'gone', now());`

describe('the work list', () => {
  const database = useDatabase(postgres)

  async function read(db: Db, wanted: Partial<WorkWanted>, limit: number): Promise<WorkItem[]> {
    const found: WorkItem[] = []
    for (let last: WorkItem | undefined; ; last = found.at(-1)) {
      const after = last === undefined ? null : { dueBy: last.dueBy.toISOString(), kind: last.kind, id: last.id }
      const page = await listWaiting(db, { now, kinds: null, owner: null, over: false, after, limit, ...wanted })
      found.push(...page)
      if (page.length < limit) return found
    }
  }
  const named = (items: readonly WorkItem[]) => items.map(({ kind, id }) => `${kind} ${id}`)

  it('goes by key through every kind, also where many are due at one moment', async () => {
    const db = database()
    await db.transaction((tx) => tx.script(fill))
    const all = await read(db, {}, 100)
    expect(all).toHaveLength(6 * 12 - 2)
    const places = all.map(({ dueBy, kind, id }) => `${dueBy.toISOString()} ${kind} ${id}`)
    expect(places).toEqual([...places].sort())
    expect(named(await read(db, {}, 7))).toEqual(named(all))
    for (const kind of ['settlement', 'suspense', 'jobGivenUp', 'contactMessage', 'proposal'] as WorkKind[])
      expect(named(await read(db, { kinds: [kind] }, 7))).toEqual(named(all.filter((item) => item.kind === kind)))
    const own = ['proposal proposal7', 'settlement line1', 'suspense aside2']
    expect(named(await read(db, { owner: 'f' }, 2)).sort()).toEqual(own)
    // Items of an officer who was ended are taken by no officer.
    const free = named(all).filter((name) => !own.includes(name))
    expect(named(await read(db, { owner: 'nobody' }, 13))).toEqual(free)
  })

  it('counts so many of a kind, and says that there are more', async () => {
    const db = database()
    const counts = await countWaiting(db, now, 22)
    expect(counts.map(({ kind, waiting, hasMore }) => [kind, waiting, hasMore])).toEqual([
      ['contactMessage', 12, false],
      ['jobGivenUp', 12, false],
      ['proposal', 12, false],
      ['settlement', 22, false],
      ['suspense', 12, false],
    ])
    const few = await countWaiting(db, now, 5)
    expect(few.every(({ waiting, over, soon }) => waiting === 5 && over <= 5 && soon <= 5)).toBe(true)
    expect(few.every(({ hasMore }) => hasMore)).toBe(true)
    // What is due first is counted: 48 hours after the 17th is over.
    expect(few.find(({ kind }) => kind === 'settlement')?.over).toBe(5)
  })
})
