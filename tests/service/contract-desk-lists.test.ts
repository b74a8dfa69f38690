// Every long list of the desk: hundreds of rows, gone through page by page by key. No row twice, none left out, whatever comes meanwhile.

import { beforeAll, describe, expect, it } from 'vitest'
import { deskEndpoints } from '../../src/contracts/desk-endpoints.ts'
import type { Role } from '../../src/core/officer/rights.ts'
import { deskOf } from '../support/desk.ts'
import { productOfFile } from '../support/product-of-file.ts'

const many = 130

const product = productOfFile()
const desk = deskOf(product)
beforeAll(async () => {
  const { db } = product.server.deps
  const loan = product.persona('overdue')
  const [{ id: userId } = { id: '' }] = await db.query<{ id: string }>(
    'select borrower_id as id from loan_order where id = $1',
    [loan.orderId],
  )
  // The pattern of the open ones: a proposal as the product makes it.
  const body = { kind: 'writeOff', orderId: loan.orderId, reason: 'nobody can be reached' }
  const made = await desk.post('/desk/proposals', { token: await desk.token('collections'), body })
  const [{ id: officerId } = { id: '' }] = await db.query<{ id: string }>(
    `select id from officer where role = 'manager' and ended_at is null limit 1`,
  )
  await db.transaction((tx) =>
    tx.script(`
      insert into officer (id, name, role, created_at, ended_at)
        select 'off-page-' || n, 'Officer ' || n, 'support', timestamptz '2026-01-01' + n % 7 * interval '1 hour',
            case when n % 3 = 0 then timestamptz '2026-02-01' end from generate_series(1, ${many}) n;
      insert into complaint (id, case_number, borrower_id, type, body, opened_at, answer_by, answered_at)
        select 'cp-' || n, 'C-P' || n, '${userId}', 'other', 'x', timestamptz '2026-01-01' + n % 5 * interval '1 day',
            timestamptz '2026-01-05', case when n > ${many} then timestamptz '2026-01-04' + n % 5 * interval '1 hour' end
          from generate_series(1, ${2 * many}) n;
      insert into desk_proposal (id, kind, order_id, borrower_id, asked, effect, reason, proposed_by, proposed_at, expires_at)
        select 'pr-page-' || n, kind, order_id, borrower_id, asked, effect, reason, proposed_by,
            timestamptz '2026-01-01' + n % 5 * interval '1 hour', timestamptz '2099-01-01'
          from desk_proposal, generate_series(1, ${many}) n where id = '${made.data.id}';
      insert into application_review (subject_id, kind, borrower_id, order_id, principal_minor, currency, asked_at, due_by, rules,
          secret, officer_id, decided_at, approved)
        select o.id, 'referred', o.borrower_id, o.id, 1, 'PHP', timestamptz '2026-01-01', timestamptz '2026-01-02', '[]', '',
            '${officerId}', timestamptz '2026-01-01', true from loan_order o
          on conflict do nothing;
      insert into settlement_report (id, provider, source, content_hash, lines, new_lines, settled_from, settled_through,
          complete_through, imported_by, imported_at)
        select 'rep-page-' || n, 'sandbox', 'file', sha256(n::text::bytea), 1, 1, '2026-01-01', '2026-01-01', timestamptz '2026-01-01', 'job',
            timestamptz '2026-01-01' + n % 5 * interval '1 hour' from generate_series(1, ${many}) n;
      insert into export_file (name, kind, from_day, to_day, planned_at)
        select 'page-' || n || '.csv', 'arrears', '2026-01-01', '2026-01-01', timestamptz '2026-01-01'
          from generate_series(1, ${many}) n;
      insert into desk_bulk (id, kind, market, asked, view, reason, state, proposed_by, proposed_at, expires_at, loans)
        select 'bulk-page-' || n, 'writeOff', 'standard', '{}', '', 'x', 'counting', '${officerId}',
            timestamptz '2026-01-01' + n % 5 * interval '1 hour', timestamptz '2099-01-01', ${many} from generate_series(1, ${many}) n;
      insert into desk_bulk_loan (bulk_id, n, order_id, state)
        select 'bulk-page-1', n, 'none-' || n, 'waiting' from generate_series(1, ${many}) n;
      insert into desk_act (officer_id, officer_name, role, act, subject, address_hash, at)
        select '${officerId}', 'x', 'manager', 'find', 'page', '', timestamptz '2026-01-01' from generate_series(1, ${many}) n;
    `),
  )
})

interface List {
  readonly call: string
  readonly path: string
  readonly role: Role
  /** The field of its rows, and what names one of them. */
  readonly rows: string
  readonly key: string
  /** What a page passes on: `after` unless said. */
  readonly by?: string
  /** So many rows there are at least. */
  readonly least: number
  /** Rows of a page; few where the sample lender has few. */
  readonly step?: number
}

const lists: readonly List[] = [
  { call: 'listWork', path: '/desk/work?kind=case', role: 'manager', rows: 'items', key: 'id', least: many },
  { call: 'listCases', path: '/desk/cases?state=open', role: 'manager', rows: 'cases', key: 'caseId', least: many },
  { call: 'listCases', path: '/desk/cases?state=answered', role: 'manager', rows: 'cases', key: 'caseId', least: many },
  {
    call: 'listProposals',
    path: '/desk/proposals?state=open',
    role: 'auditor',
    rows: 'proposals',
    key: 'id',
    least: many,
  },
  { call: 'listBulk', path: '/desk/proposals/bulk', role: 'auditor', rows: 'bulks', key: 'id', least: many },
  {
    call: 'readBulk',
    path: '/desk/proposals/bulk/bulk-page-1',
    role: 'auditor',
    rows: 'loans',
    key: 'orderId',
    least: many,
  },
  { call: 'listReports', path: '/desk/reports', role: 'auditor', rows: 'reports', key: 'id', least: many },
  { call: 'listOfficers', path: '/desk/officers', role: 'admin', rows: 'officers', key: 'id', least: many },
  {
    call: 'listExportFiles',
    path: '/desk/exports',
    role: 'auditor',
    rows: 'files',
    key: 'name',
    by: 'before',
    least: many,
  },
  {
    call: 'readAudit',
    path: '/desk/audit?subject=page',
    role: 'auditor',
    rows: 'acts',
    key: 'id',
    by: 'before',
    least: many,
  },
  {
    call: 'listPortfolioLoans',
    path: '/desk/portfolio/loans',
    role: 'auditor',
    rows: 'loans',
    key: 'orderId',
    least: 8,
    step: 3,
  },
  {
    call: 'listPortfolioLoans',
    path: '/desk/portfolio/loans?par=1',
    role: 'collections',
    rows: 'loans',
    key: 'orderId',
    least: 2,
    step: 1,
  },
  {
    call: 'listApplicationReviews',
    path: '/desk/applications?state=decided',
    role: 'credit',
    rows: 'applications',
    key: 'applicationId',
    least: 15,
    step: 4,
  },
  {
    call: 'listApplicationReviews',
    path: '/desk/applications?state=waiting',
    role: 'credit',
    rows: 'applications',
    key: 'applicationId',
    least: 0,
    step: 1,
  },
]

/** Lines of a report, events for the lender's systems and late loans have tests of their own (contract-desk-reports, -webhook, -collections). */
const pagedElsewhere = ['listReportLines', 'listWebhooks', 'listCollections']

const tokens = new Map<string, string>()
async function tokenOf(role: Role): Promise<string> {
  const token = tokens.get(role) ?? (await desk.token(role))
  tokens.set(role, token)
  return token
}

const page = async ({ path, role }: List, query: Readonly<Record<string, string>>) => {
  const url = new URL(path, 'http://desk')
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
  return (await desk.get(url.pathname + url.search, { token: await tokenOf(role) })).data
}

async function goThrough(list: List, limit: number): Promise<string[]> {
  const seen: string[] = []
  for (let next: string | null = ''; next !== null; ) {
    const found: { [field: string]: Record<string, unknown>[] } & { next: string | null } = await page(list, {
      limit: String(limit),
      ...(next === '' ? {} : { [list.by ?? 'after']: next }),
    })
    seen.push(...(found[list.rows] ?? []).map((row) => String(row[list.key])))
    next = found.next
    expect(seen.length).toBeLessThan(5_000)
  }
  return seen
}

describe('the lists of the desk', () => {
  it('go by key, with no row twice and none left out', async () => {
    for (const list of lists) {
      const [small, large] = [await goThrough(list, list.step ?? 37), await goThrough(list, 200)]
      expect(small.length, list.path).toBeGreaterThanOrEqual(list.least)
      expect(small, list.path).toEqual(large)
      expect(new Set(small).size, list.path).toBe(small.length)
    }
  })

  it('are all of those that answer pages', () => {
    const paged = Object.entries(deskEndpoints)
      // A call of several kinds has no fields of its own.
      .filter(([, { input }]) => 'limit' in ((input as unknown as { shape?: object }).shape ?? {}))
      .map(([name]) => name)
    expect(paged.sort()).toEqual([...new Set([...lists.map(({ call }) => call), ...pagedElsewhere])].sort())
  })

  it('refuse a key that no page gave, or answer it: years that no database has, numbers without an end', async () => {
    for (const list of lists) {
      const { next } = await page(list, { limit: '1' })
      const moments = ['0000-01-01T00:00:00.000Z', '-271821-04-20T00:00:00.000Z', '9999-99-99T99:99:99.999Z', '-1']
      const hostile = moments.map((moment) => String(next).replace(/^\d{4}-[\d:.T-]+Z/, moment))
      for (const key of [...hostile, '9'.repeat(30), '-1', '1e400', '~', '|', `2026-01-01T00:00:00.000Z~\u202e`]) {
        const url = new URL(list.path, 'http://desk')
        url.searchParams.set(list.by ?? 'after', key)
        const answer = await desk.get(url.pathname + url.search, { token: await tokenOf(list.role) })
        expect([200, 400], `${url}`).toContain(answer.status)
      }
    }
  })

  it('leave no officer out who is ended while they are read', async () => {
    const list = lists.find(({ call }) => call === 'listOfficers')
    if (list === undefined) throw new Error('no list of officers')
    const first = await page(list, { limit: '20' })
    const here: string = first.officers.at(-1).id
    await product.server.deps.db.execute('update officer set ended_at = $2 where id = $1', [here, new Date()])
    const rest = await page(list, { limit: '200', after: first.next })
    const all = new Set([...first.officers, ...rest.officers].map(({ id }: { id: string }) => id))
    const [count] = await product.server.deps.db.query<{ count: number }>('select count(*)::int as count from officer')
    expect(all.size).toBe(Math.min(count?.count ?? 0, 220))
    const bad = await desk.get('/desk/officers?after=x', { token: await desk.token('admin') })
    expect(bad.error.fields).toEqual(['after'])
  })
})
