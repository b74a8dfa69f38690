// What became of the texts that say the same as lines of the inbox.

import type { Queries } from '../../db/database.ts'

/** `sent`: it left, outcome unknown. `notSent`: no provider took it for a week. `stopped`: unwanted, or one too many. */
type Delivery = 'waiting' | 'sent' | 'delivered' | 'undelivered' | 'notSent' | 'stopped'

/** How it went: shown on the phone by the lender's app, or texted. */
export interface Told {
  readonly delivery: Delivery
  readonly byPhone: boolean
}

const byState = { queued: 'waiting', sent: 'sent', failed: 'notSent', stopped: 'stopped' } as const satisfies Record<
  string,
  Delivery
>

/** At most so many texts of one number are looked at, the newest. */
const lookedAtMost = 400

/** By the line that each is about; of several about one line the last one counts. `sendTo`: the international number. */
export async function deliveriesTo(db: Queries, sendTo: string): Promise<ReadonlyMap<string, Told>> {
  const rows = await db.query<{
    about: string
    state: keyof typeof byState
    delivery: 'delivered' | 'undelivered' | null
    byPhone: boolean
  }>(
    `select about, state, delivery, coalesce(push_state in ('asked', 'taken', 'shown'), false) as "byPhone" from sms_message where send_to = $1 and about is not null
      order by created_at desc, id desc limit $2`,
    [sendTo, lookedAtMost],
  )
  return new Map(
    rows
      .toReversed()
      .map(({ about, state, delivery, byPhone }) => [about, { delivery: delivery ?? byState[state], byPhone }]),
  )
}

/** When each of these texts left. Left out: what has not left yet, was stopped, or is known not to have arrived. */
export async function leftAt(db: Queries, smsIds: readonly string[]): Promise<ReadonlyMap<string, Date>> {
  const rows = await db.query<{ id: string; at: Date }>(
    `select id, sent_at as at from sms_message
      where id = any($1) and state = 'sent' and sent_at is not null and delivery is distinct from 'undelivered'`,
    [smsIds],
  )
  return new Map(rows.map(({ id, at }) => [id, at]))
}
