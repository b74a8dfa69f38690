// What borrowers want to be told by which channel. What is turned off stays in the inbox.

import {
  type ChosenKind,
  chosenKinds,
  type MessageChannel,
  messageChannels,
} from '../../../core/outbox/message-rules.ts'
import type { Queries } from '../../db/database.ts'

/** True for each kind that is sent. */
export type Wishes<Channel extends MessageChannel> = Readonly<Record<ChosenKind<Channel>, boolean>>

/** What a borrower wants in a channel; everything until something else is said. */
export async function wishesOf<Channel extends MessageChannel>(
  db: Queries,
  borrowerId: string,
  channel: Channel,
): Promise<Wishes<Channel>> {
  const rows = await db.query<{ kind: string }>(
    'select kind from message_wish where borrower_id = $1 and channel = $2 and not wanted',
    [borrowerId, channel],
  )
  const isOff = (kind: string): boolean => rows.some((row) => row.kind === kind)
  return Object.fromEntries(chosenKinds[channel].map((kind) => [kind, !isOff(kind)])) as Wishes<Channel>
}

/** Stores wishes; what is left out stays as it is. Idempotent. */
export async function saveWishes<Channel extends MessageChannel>(
  db: Queries,
  borrowerId: string,
  wishes: Partial<Wishes<Channel>>,
  { now, channel }: { readonly now: Date; readonly channel: Channel },
): Promise<void> {
  for (const [kind, wanted] of Object.entries<boolean | undefined>(wishes)) {
    if (wanted === undefined) continue
    await db.execute(
      `insert into message_wish (borrower_id, kind, channel, wanted, changed_at) values ($1, $2, $3, $4, $5)
        on conflict (borrower_id, kind, channel)
        do update set wanted = excluded.wanted, changed_at = excluded.changed_at where message_wish.wanted <> excluded.wanted`,
      [borrowerId, kind, channel, wanted, now],
    )
  }
}

/** Stops reminders by every channel. Idempotent. */
export async function stopReminders(db: Queries, borrowerId: string, now: Date): Promise<void> {
  for (const channel of messageChannels) await saveWishes(db, borrowerId, { reminders: false }, { now, channel })
}

/** True where reminders reach a borrower by some channel. */
export async function wantsReminders(db: Queries, borrowerId: string): Promise<boolean> {
  return (await whoWantsReminders(db, [borrowerId])).has(borrowerId)
}

/** Those of some borrowers whom reminders reach by some channel: text messages, or messages on a phone that shows them. */
export async function whoWantsReminders(db: Queries, borrowerIds: readonly string[]): Promise<Set<string>> {
  return new Set(
    await db.column<string>(
      `select b.id from unnest($1::text[]) as b (id)
      where exists (
        select from (values ('sms', true), ('push', exists (select from push_address p where p.borrower_id = b.id)))
            as one (channel, reaches)
          where reaches and not exists (select from message_wish w
            where w.borrower_id = b.id and w.kind = 'reminders' and w.channel = one.channel and not w.wanted))`,
      [borrowerIds],
    ),
  )
}

/** What is kept of somebody who leaves: nothing. */
export async function eraseWishes(tx: Queries, borrowerId: string): Promise<void> {
  await tx.execute('delete from message_wish where borrower_id = $1', [borrowerId])
}
