// What officers did: appended, never changed, and under the seals of the ledger.

import type { DeskActName } from '../../../core/officer/act-names.ts'
import { json } from '../../db/column-types.ts'
import type { Queries } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import type { Officer } from '../person/officer-store.ts'

export interface NewAct {
  readonly act: DeskActName
  /** Id of what it was done to; empty for none. */
  readonly subject: string
  readonly borrowerId?: string | null
  /** What else it concerns, such as the loan of a proposal: its audit finds the act as well. Null ids are left out. */
  readonly about?: readonly (string | null)[]
  readonly reason?: string
  /** Codes, days and amounts only. */
  readonly before?: unknown
  readonly after?: unknown
}

export interface ActOrigin {
  readonly officer: Officer
  readonly addressHash: string
}

export async function insertAct(
  db: Queries,
  deps: Pick<Deps, 'clock'>,
  { officer, addressHash }: ActOrigin,
  act: NewAct,
): Promise<void> {
  await db.insert(
    `insert into desk_act (officer_id, officer_name, role, act, subject, borrower_id, reason, before, after, address_hash, at,
       about)`,
    {
      ...act,
      officerId: officer.id,
      officerName: officer.name,
      role: officer.role,
      borrowerId: act.borrowerId ?? null,
      reason: act.reason ?? '',
      before: act.before === undefined ? null : json(act.before),
      after: act.after === undefined ? null : json(act.after),
      addressHash,
      at: deps.clock.now(),
      about: (act.about ?? []).filter((id) => id !== null),
    },
  )
}

/** An act of the product itself for the lender, such as writing a scheduled file. No officer asked for it. */
export async function insertSystemAct(db: Queries, deps: Deps, act: NewAct): Promise<void> {
  await db.execute(
    `insert into desk_act (officer_id, officer_name, role, act, subject, reason, after, address_hash, at)
     values (null, '', 'system', $1, $2, '', $3::jsonb, '', $4)`,
    [act.act, act.subject, act.after === undefined ? null : json(act.after), deps.clock.now()],
  )
}

/** An act of the operator, by command: no officer is logged in, so it is recorded under the officer whom it concerns. */
export async function insertOperatorAct(
  db: Queries,
  deps: Pick<Deps, 'clock'>,
  officer: Officer,
  act: 'operatorInvited' | 'operatorInvitedAgain' | 'operatorEnded',
): Promise<void> {
  const subject = officer.id
  await insertAct(db, deps, { officer, addressHash: '' }, { act, subject, after: { role: officer.role } })
}

export interface StoredAct {
  readonly id: number
  readonly at: Date
  /** Null for what the product did by itself. */
  readonly officerId: string | null
  readonly officerName: string
  readonly role: string
  readonly act: string
  readonly subject: string
  readonly userId: string | null
  readonly reason: string
  readonly from: string
  readonly before: unknown
  readonly after: unknown
}

/** Acts on many loans at once, whose rows name none of them. */
const actsOfAll: readonly DeskActName[] = ['proposeBulk', 'countBulkAgain', 'approveBulk', 'rejectBulk', 'stopBulk']

export interface ActsWanted {
  /** Id of a borrower, loan, application, case, payment, proposal or officer; null for all. */
  readonly subject: string | null
  /** Only acts with a lower number. */
  readonly before: number | null
  readonly limit: number
}

/** Newest first. An act on many loans is found by each of them and its borrower: by what was proposed and decided of all, and by what was done to it. */
export async function listActs(db: Queries, { subject, before, limit }: ActsWanted): Promise<StoredAct[]> {
  return await db.query<StoredAct>(
    `select id, at, officer_id as "officerId", officer_name as "officerName", role, act, subject,
       borrower_id as "userId", reason, left(address_hash, 8) as "from", before, after
      from desk_act
      where ($1::text is null or subject = $1 or borrower_id = $1 or officer_id = $1 or about @> array[$1]
          or (act = any($4) and subject = any(array(select bulk_id from desk_bulk_loan where $1 in (order_id, borrower_id)
            and borrower_id = coalesce((select o.borrower_id from loan_order o where o.id = $1), $1)))))
        and ($2::bigint is null or id < $2)
      order by id desc limit $3`,
    [subject, before, limit, actsOfAll],
  )
}
