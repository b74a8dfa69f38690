// An act that ends items of the work list waits while somebody else has one of them.

import type { DeskRefusal } from '../../core/officer/desk-refusal.ts'
import type { Tx } from '../db/database.ts'
import { refuseTaken } from '../officer/act/door.ts'
import type { Possible } from './act-kind.ts'

/** DESK-42: refused while an officer other than who proposes and who signs has an item that the act would end. */
export async function refuseHeld(
  tx: Tx,
  { items }: Pick<Possible, 'items'>,
  by: { readonly officerId: string; readonly signerId?: string },
): Promise<DeskRefusal<'itemIsTaken'> | null> {
  for (const { kind, id } of items) {
    const taken = await refuseTaken(tx, { kinds: [kind], id, ...by })
    if (taken !== null) return taken
  }
  return null
}
