// What the evidence file of a borrower holds as rows: every contact and message, every decision, every entry of a loan with its seal.

import type { CalendarDate } from '../../../core/calendar-date.ts'
import { internationalPhone } from '../../../core/identity/phone.ts'
import { markets } from '../../../core/market/markets.ts'
import type { Queries } from '../../db/database.ts'
import type { Borrower } from '../../people/borrower/door.ts'

export interface Passed {
  readonly at: Date
  readonly notedAt: Date | null
  /** `contact` as an officer noted it, `message` as the product sent it, `case` as it was written in a case. */
  readonly kind: 'contact' | 'message' | 'case'
  readonly channel: string
  readonly direction: 'in' | 'out'
  readonly outcome: string
  readonly by: string
  readonly orderId: string | null
  /** Every rule that a contact passed, a space between them; null where it kept them all. */
  readonly against: string | null
  readonly withWhom: string
  readonly words: string
}

/** All that passed between the lender and the borrower, oldest first, of one moment as the pages have it (CONTACT-5). A code that was sent is left out of its message. */
export async function allPassed(db: Queries, { id, phone, market }: Borrower): Promise<Passed[]> {
  return await db.query<Passed>(
    `select at, "notedAt", kind, channel, direction, outcome, by, "orderId", against, "withWhom", words from (
       select c.id, c.at, c.noted_at as "notedAt", 'contact' as kind, c.channel, c.direction, c.outcome, o.name as by, c.order_id as "orderId",
           nullif(array_to_string(c.against || c.against_also, ' '), '') as against, coalesce(w.with_whom, '') as "withWhom", coalesce(w.note, '') as words
         from contact c join officer o on o.id = c.officer_id left join contact_words w on w.contact_id = c.id
         where c.borrower_id = $1
       union all
       select m.id, m.created_at, null, 'message', case when m.push_state is not distinct from 'shown' then 'inApp' when m.spoken then 'call' else 'text' end,
           'out', m.purpose || ' ' || coalesce(m.delivery, m.state), '', null, null, '', case when m.code is null then m.body else '' end
         from sms_message m where m.phone = $2 and m.send_to = $3
       union all
       select '', k.opened_at, null, 'case', 'inApp', 'in', k.case_number, '', k.order_id, null, '', k.body
         from complaint k where k.borrower_id = $1
       union all
       select lpad(m.position::text, 19, '0'), m.sent_at, null, 'case', 'inApp', case when m.from_borrower then 'in' else 'out' end, k.case_number, coalesce(o.name, ''),
           k.order_id, null, '', m.body
         from case_message m join complaint k on k.id = m.complaint_id left join officer o on o.id = m.officer_id
         where k.borrower_id = $1) passed
      order by at, coalesce("notedAt", at), kind collate "C", id collate "C"`,
    [id, phone ?? '', phone === null ? '' : internationalPhone(phone, markets[market].phone)],
  )
}

export interface Decided {
  readonly id: string
  readonly kind: string
  readonly orderId: string | null
  readonly asked: Readonly<Record<string, unknown>>
  readonly reason: string
  readonly proposedBy: string
  readonly proposedAt: Date
  readonly decidedBy: string | null
  readonly decidedAt: Date | null
  /** `underWay`: a signed act on many loans has not come to this loan yet. */
  readonly outcome: 'undecided' | 'approved' | 'rejected' | 'withdrawn' | 'leftOut' | 'stopped' | 'underWay'
  /** Of an act on many loans: why this one was left out. */
  readonly why: string | null
  readonly decisionReason: string | null
  /** JSON, as it was computed when it was proposed; and as it was signed, null where it was not signed. */
  readonly effect: string | null
  readonly signedEffect: string | null
}

/** Everything that was proposed about a borrower, by itself or together with other loans, with what was signed. */
export async function allDecided(db: Queries, borrowerId: string): Promise<Decided[]> {
  return await db.query<Decided>(
    `select p.id, p.kind, p.order_id as "orderId", p.asked, p.reason, a.name as "proposedBy", p.proposed_at as "proposedAt", d.name as "decidedBy",
        p.decided_at as "decidedAt",
        case when p.approved is null then 'undecided' when p.approved then 'approved' when p.alone then 'withdrawn' else 'rejected' end as outcome, null as why,
        p.decision_reason as "decisionReason", p.effect, p.signed_effect as "signedEffect"
      from desk_proposal p join officer a on a.id = p.proposed_by left join officer d on d.id = p.decided_by where p.borrower_id = $1
     union all
     select b.id || '-' || l.n, b.kind, l.order_id, b.asked, b.reason, a.name, b.proposed_at, d.name, b.decided_at,
        case when l.state = 'done' then 'approved' when l.state = 'left' then 'leftOut' when b.state = 'stopped' then 'stopped'
          when b.approved is null then 'undecided' when b.approved then 'underWay' else 'rejected' end, l.why, b.decision_reason, l.effect,
        case when l.state = 'done' then l.effect end
      from desk_bulk_loan l join desk_bulk b on b.id = l.bulk_id join officer a on a.id = b.proposed_by left join officer d on d.id = b.decided_by
      where l.borrower_id = $1
     order by 7, 1`,
    [borrowerId],
  )
}

export interface SealedLine {
  readonly entryId: number
  /** The seal that covers it; null for one of the last minutes. */
  readonly seal: number | null
  readonly postingDate: CalendarDate
  readonly valueDate: CalendarDate
  readonly kind: string
  readonly key: string
  readonly line: number
  readonly debit: string
  readonly credit: string
  readonly amountMinor: number
  readonly currency: string
}

/** The lines of the ledger about a loan, in the order of posting. */
export async function sealedLines(db: Queries, orderId: string): Promise<SealedLine[]> {
  return await db.query<SealedLine>(
    `select e.id as "entryId", (select min(s.number) from ledger_seal s where s.through_id >= e.id) as seal, e.posting_date as "postingDate",
        e.value_date as "valueDate", e.kind, e.idem_key as key, t.line, t.debit, t.credit, t.amount as "amountMinor", t.currency
      from transfer t join entry e on e.id = t.entry_id where t.loan_id = $1 order by e.id, t.line`,
    [orderId],
  )
}

export interface SealHash {
  readonly number: number
  readonly hash: string
}

/** The seals up to a number, with which the lines can be compared later. */
export async function sealsThrough(db: Queries, numbers: readonly number[]): Promise<SealHash[]> {
  return await db.query<SealHash>(
    `select number, encode(hash, 'hex') as hash from ledger_seal where number = any($1::int[]) order by number`,
    [numbers],
  )
}
