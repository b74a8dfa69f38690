// Where the stories of the sample borrowers are at the desk: a page for each, for the officers who may read it.

import { mayDo, type Role } from '../../core/officer/rights.ts'
import type { Queries } from '../db/database.ts'
import { plots } from './personas.ts'

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

export interface DeskStory {
  readonly story: string
  /** On the desk's origin. */
  readonly path: string
}

/** The stories whose borrower is there: after a reset of some, or in a database of an older demo, others are left out. */
export async function deskStories(db: Queries): Promise<DeskStory[]> {
  const told: DeskStory[] = []
  for (const { name, story, market, phone } of plots) {
    const place = places[name]
    if (place === undefined) continue
    const [ids] = await db.query<Ids>(
      `select b.id as "borrowerId", (select o.id from loan_order o where o.borrower_id = b.id order by o.applied_at desc limit 1) as "orderId",
          (select r.subject_id from application_review r where r.borrower_id = b.id order by r.asked_at desc limit 1) as "applicationId"
        from borrower b where b.market = $1 and b.phone = $2`,
      [market, phone],
    )
    if (ids !== undefined) told.push({ story, path: place(ids) })
  }
  return told
}

/** An admin sees no borrower. */
export const storiesFor = (role: Role, all: readonly DeskStory[]): readonly DeskStory[] =>
  mayDo(role, 'read') ? all : []
