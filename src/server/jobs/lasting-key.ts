// Keys that outlive an exchange of the secrets of the environment: made once, and kept sealed under the field key, which is exchanged by
// sealing again (0002).

import type { Queries } from '../db/database.ts'
import type { FieldCipher } from '../ports/field-cipher.ts'
import { resealed, type SealedPlace, type SealedThing } from './reseal.ts'

/**
 * The key of this name; `first` where there is none yet, which is kept. Processes that ask at the same time get the same.
 * Throws `SealIsBroken` where it was sealed under a key that is not here.
 */
export async function lastingKey(
  db: Queries,
  cipher: FieldCipher,
  { name, first }: { readonly name: string; readonly first: Uint8Array },
): Promise<Uint8Array> {
  const known = await sealedKey(db, name)
  if (known !== null) return cipher.openBytes(known, name)
  const row = { name, secret: cipher.sealBytes(first, name) }
  await db.insert('insert into lasting_key (name, secret) on conflict do nothing', row)
  const kept = await sealedKey(db, name)
  return kept === null ? first : cipher.openBytes(kept, name)
}

async function sealedKey(db: Queries, name: string): Promise<Uint8Array | null> {
  return await db.value<Uint8Array>('select secret from lasting_key where name = $1', [name])
}

export const sealedLastingKeys: SealedPlace = {
  what: 'lastingKeys',
  async count(db, mark) {
    const [row] = await db.query<{ all: number; old: number }>(
      `select count(*) as all, count(*) filter (where substr(secret, 1, length($1::bytea)) <> $1) as old from lasting_key`,
      [mark],
    )
    return row ?? { all: 0, old: 0 }
  },
  old: (db, mark, after, atMost) =>
    db.query<SealedThing>(
      `select name as id, name as owner from lasting_key
        where substr(secret, 1, length($1::bytea)) <> $1 and name > $2 order by name limit $3`,
      [mark, after, atMost],
    ),
  async reseal({ db, fieldCipher }, { id, owner }) {
    const found = await sealedKey(db, id)
    if (found === null) return
    await db.execute('update lasting_key set secret = $3 where name = $1 and secret = $2', [
      id,
      found,
      resealed(fieldCipher, found, owner),
    ])
  },
}
