// What borrowers want to be told by which channel. Reminders that are turned off stay in the inbox.

import { type ChosenKind, chosenKinds, type MessageChannel } from '../../core/outbox/message-rules.ts'
import type { Queries } from '../db/database.ts'

/** True for each kind that is sent. */
type Wishes = Readonly<Record<ChosenKind, boolean>>

/** What a borrower wants in a channel; everything until something else is said. */
export async function wishesOf(db: Queries, borrowerId: string, channel: MessageChannel = 'sms'): Promise<Wishes> {
  const rows = await db.query<{ kind: ChosenKind }>(
    'select kind from message_wish where borrower_id = $1 and channel = $2 and not wanted',
    [borrowerId, channel],
  )
  const isOff = (kind: ChosenKind): boolean => rows.some((row) => row.kind === kind)
  return Object.fromEntries(chosenKinds.map((kind) => [kind, !isOff(kind)])) as Wishes
}

/** Stores wishes; what is left out stays as it is. Idempotent. */
export async function saveWishes(
  db: Queries,
  borrowerId: string,
  wishes: Partial<Wishes>,
  { now, channel = 'sms' }: { readonly now: Date; readonly channel?: MessageChannel },
): Promise<void> {
  for (const kind of chosenKinds) {
    const wanted = wishes[kind]
    if (wanted === undefined) continue
    await db.execute(
      `insert into message_wish (borrower_id, kind, channel, wanted, changed_at) values ($1, $2, $3, $4, $5)
        on conflict (borrower_id, kind, channel)
        do update set wanted = excluded.wanted, changed_at = excluded.changed_at where message_wish.wanted <> excluded.wanted`,
      [borrowerId, kind, channel, wanted, now],
    )
  }
}

/** What is kept of somebody who leaves: nothing. */
export async function eraseWishes(tx: Queries, borrowerId: string): Promise<void> {
  await tx.execute('delete from message_wish where borrower_id = $1', [borrowerId])
}
