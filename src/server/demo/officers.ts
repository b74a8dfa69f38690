// The officers of the demo, each with a fresh way in.

import { mayDo, type Role } from '../../core/officer/rights.ts'
import type { Queries } from '../db/database.ts'
import type { Deps } from '../deps.ts'
import { listGrants } from '../officer/invitation/grant-store.ts'
import { createLaunches, launchAddress } from '../officer/login/launch-store.ts'
import { createOfficerSessions } from '../officer/login/officer-session-store.ts'
import { listOfficerRows } from '../officer/person/officer-store.ts'
import { plots } from './personas.ts'
import { enterOfficers } from './sample-officers.ts'

export interface OfficerView {
  readonly name: string
  readonly role: Role
  /** A one-time address on the desk's origin. */
  readonly launch: string
  /** For `Authorization: Bearer` on the desk's calls. */
  readonly token: string
  /** Where the stories of the sample borrowers are at the desk. */
  readonly stories: readonly DeskStory[]
}

/** The officers who are there, with a new link and a new token each. Those who were ended, or whose invitation waits, are left out. */
export async function demoOfficers(deps: Deps, deskOrigin: string): Promise<OfficerView[]> {
  return await deps.db.transaction(async (tx) => {
    await enterOfficers(tx, deps.clock.now())
    const all = await deskStories(tx)
    const waiting = (await listGrants(tx)).filter(({ kind }) => kind !== 'role').map(({ officerId }) => officerId)
    const there = (await listOfficerRows(tx)).filter(({ id, endedAt }) => endedAt === null && !waiting.includes(id))
    const ids = there.map(({ id }) => id)
    const tickets = await createLaunches(tx, deps, ids)
    const tokens = await createOfficerSessions(tx, deps, ids)
    return there.map(({ name, role }, index) => ({
      name,
      role,
      launch: launchAddress(deskOrigin, tickets[index] ?? ''),
      token: tokens[index] ?? '',
      stories: storiesFor(role, all),
    }))
  })
}

interface Ids {
  readonly borrowerId: string
  readonly orderId: string | null
  readonly applicationId: string | null
}

const loanPage = ({ orderId }: Ids): string => `/loans/${orderId}`
const borrowerPage = ({ borrowerId }: Ids): string => `/borrowers/${borrowerId}`
const applicationPage = ({ applicationId }: Ids): string => `/applications/${applicationId}`

/** By the name of the sample. */
const places: Readonly<Record<string, (ids: Ids) => string>> = {
  overdue: loanPage,
  'plan-broken': loanPage,
  'contacts-at-limit': borrowerPage,
  calamity: () => '/bulk',
  'late-100': loanPage,
  'hardship-asked': loanPage,
  promised: loanPage,
  'identity-by-hand': applicationPage,
  'identity-in-doubt': applicationPage,
}

interface DeskStory {
  readonly story: string
  /** On the desk's origin. */
  readonly path: string
}

/** The stories whose borrower is there: after a reset of some, or in a database of an older demo, others are left out. */
async function deskStories(db: Queries): Promise<DeskStory[]> {
  const told = plots.filter(({ name }) => places[name] !== undefined)
  const borrowers = await db.query<Ids & { market: string; phone: string }>(
    `select b.market, b.phone, b.id as "borrowerId",
        (select o.id from loan_order o where o.borrower_id = b.id order by o.applied_at desc limit 1) as "orderId",
        (select r.subject_id from application_review r where r.borrower_id = b.id order by r.asked_at desc limit 1) as "applicationId"
      from borrower b where (b.market, b.phone) in (select * from unnest($1::text[], $2::text[]))`,
    [told.map(({ market }) => market), told.map(({ phone }) => phone)],
  )
  return told.flatMap(({ name, story, market, phone }) => {
    const ids = borrowers.find((one) => one.market === market && one.phone === phone)
    const place = places[name]
    return ids === undefined || place === undefined ? [] : [{ story, path: place(ids) }]
  })
}

/** An admin sees no borrower. */
const storiesFor = (role: Role, all: readonly DeskStory[]): readonly DeskStory[] => (mayDo(role, 'read') ? all : [])
