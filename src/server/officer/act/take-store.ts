// Who holds an item of the work list, as rows: one officer at a time, whatever happens at the same moment.

import type { WorkKind } from '../../../core/desk/work-clock.ts'
import { kindsFor } from '../../../core/desk/work-rights.ts'
import { type DeskRefusal, deny } from '../../../core/officer/desk-refusal.ts'
import type { Role } from '../../../core/officer/rights.ts'
import type { Tx } from '../../db/database.ts'

interface Holder {
  readonly id: string
  readonly name: string
}

/** Takes an item, unless an officer who is still here has it; answers who then has it. */
export async function takeItem(
  tx: Tx,
  item: { kind: WorkKind; id: string; officerId: string; at: Date },
): Promise<Holder> {
  await tx.execute(
    `delete from desk_take t using officer o
      where t.kind = $1 and t.subject_id = $2 and o.id = t.officer_id and o.ended_at is not null`,
    [item.kind, item.id],
  )
  await tx.execute(
    `insert into desk_take (kind, subject_id, officer_id, taken_at) values ($1, $2, $3, $4)
     on conflict (kind, subject_id) do nothing`,
    [item.kind, item.id, item.officerId, item.at],
  )
  const holder = await holderOf(tx, item.kind, item.id)
  if (holder === null) throw new Error('an item that was taken has no holder')
  return holder
}

/** Gives an item to an officer, even where another one has it. */
export async function giveItem(
  tx: Tx,
  item: { kind: WorkKind; id: string; officerId: string; at: Date },
): Promise<void> {
  await tx.execute(
    `insert into desk_take (kind, subject_id, officer_id, taken_at) values ($1, $2, $3, $4)
     on conflict (kind, subject_id) do update set officer_id = excluded.officer_id, taken_at = excluded.taken_at`,
    [item.kind, item.id, item.officerId, item.at],
  )
}

export function holderOf(tx: Tx, kind: WorkKind, id: string): Promise<Holder | null> {
  return tx.first<Holder>(
    `select o.id, o.name from desk_take t join officer o on o.id = t.officer_id
      where t.kind = $1 and t.subject_id = $2 for update of t`,
    [kind, id],
  )
}

interface Acting {
  readonly kinds: readonly WorkKind[]
  readonly id: string
  readonly officerId: string
  /** Who signs what the officer proposed: both act on the item. */
  readonly signerId?: string
}

/** Another active officer who has taken the item, under one of its kinds; null where there is none. */
function otherHolder(tx: Tx, { kinds, id, officerId, signerId }: Acting): Promise<Holder | null> {
  return tx.first<Holder>(
    `select o.id, o.name from desk_take t join officer o on o.id = t.officer_id
      where t.kind = any($1::text[]) and t.subject_id = $2 and o.ended_at is null and o.id <> all($3::text[]) for update of t`,
    [kinds, id, [officerId, signerId ?? officerId]],
  )
}

/** Refused as `itemIsTaken` while another officer has the item: who acts on it takes it over first, which is an act of its own. */
export async function refuseTaken(tx: Tx, item: Acting): Promise<DeskRefusal<'itemIsTaken'> | null> {
  const owner = await otherHolder(tx, item)
  return owner === null ? null : deny('itemIsTaken', { more: { owner } })
}

export async function freeItem(tx: Tx, kind: WorkKind, id: string): Promise<void> {
  await tx.execute('delete from desk_take where kind = $1 and subject_id = $2', [kind, id])
}

/** Releases what an officer took and cannot do in the new role. */
export async function freeItemsBeyond(
  tx: Tx,
  { id, role }: { readonly id: string; readonly role: Role },
): Promise<void> {
  await tx.execute('delete from desk_take where officer_id = $1 and kind <> all($2::text[])', [id, kindsFor(role)])
}
