// Registrations by campaign, and the counts of visits and clicks that led to them.

import type { Queries, Tx } from '../db/database.ts'

export interface Registration {
  readonly borrowerId: string
  readonly templateId: string
  readonly inviteCode: string
  readonly source: string
  readonly appSource: string
  readonly utmTag: string
  readonly appName: string
  readonly merchantNumber: string
  readonly registeredAt: Date
}

export async function insertRegistration(tx: Tx, registration: Registration): Promise<void> {
  await tx.insert(
    'insert into promotion_registration (borrower_id, template_id, invite_code, source, app_source, utm_tag, app_name, merchant_number, registered_at)',
    registration,
  )
}

/** Removes the borrower from a registration when the account is deleted; the registration still counts for its campaign. */
export async function eraseRegistration(tx: Tx, borrowerId: string): Promise<void> {
  await tx.execute(
    `update promotion_registration set invite_code = '', source = '', app_source = '', utm_tag = '', app_name = ''
     where borrower_id = $1`,
    [borrowerId],
  )
}

export interface PageEvent {
  readonly kind: 'visit' | 'click'
  readonly day: string
  readonly tags: readonly [
    pageId: string,
    pageType: string,
    clientType: string,
    source: string,
    appSource: string,
    utmTag: string,
  ]
}

/** Rows a day at most; further new names are counted under `other`. */
const countedRowsADay = 1_000
const OTHER = ['other', 'other', 'other', 'other', 'other', 'other'] as const

/** Counts an event. The table grows by a bounded number of rows a day, however many events there are. */
export async function countPageEvent(db: Queries, event: PageEvent): Promise<void> {
  const counted = await db.execute(
    `update promotion_count set times = times + 1
     where day = $1 and kind = $2 and page_id = $3 and page_type = $4 and client_type = $5 and source = $6
       and app_source = $7 and utm_tag = $8`,
    [event.day, event.kind, ...event.tags],
  )
  if (counted > 0) return
  const [row] = await db.query<{ rows: number }>('select count(*)::int as rows from promotion_count where day = $1', [
    event.day,
  ])
  const tags = (row?.rows ?? 0) < countedRowsADay ? event.tags : OTHER
  await db.execute(
    `insert into promotion_count as counted
       (day, kind, page_id, page_type, client_type, source, app_source, utm_tag, times)
     values ($1, $2, $3, $4, $5, $6, $7, $8, 1)
     on conflict (day, kind, page_id, page_type, client_type, source, app_source, utm_tag)
       do update set times = counted.times + 1`,
    [event.day, event.kind, ...tags],
  )
}
