// Seals again, under the field key of today, what lies there under the one before: a job of each start that is given both (0002).

import type { Queries } from '../db/database.ts'
import type { Deps } from '../deps.ts'
import { type FieldCipher, SealIsBroken } from '../ports/field-cipher.ts'
import { enqueue } from './queue.ts'
import type { JobHandlers } from './run-jobs.ts'

/** So much at once: other work gets its turn between two batches. */
const RESEALED_AT_ONCE = 200

/** Something sealed that is not under the key of today. */
export interface SealedThing {
  readonly id: string
  /** The borrower, or the name of the key, to which the seal is tied. */
  readonly owner: string
}

/** What is sealed is a file, and the file is not there: as after a restore without the uploads. No key is to blame. */
export class FileIsMissing extends Error {}

/** Where a room keeps what is sealed. `mark` is how a field begins that is sealed under the key of today. */
export interface SealedPlace {
  readonly what: string
  /** How many there are, and how many of them are not under the key of today. */
  count(db: Queries, mark: Uint8Array): Promise<{ readonly all: number; readonly old: number }>
  /** At most so many that are not under the key of today, by id, behind `after`. */
  old(db: Queries, mark: Uint8Array, after: string, atMost: number): Promise<readonly SealedThing[]>
  /** Seals one again. What has changed or gone meanwhile stays as it is. Throws `SealIsBroken` where no key opens it, and {@link FileIsMissing}. */
  reseal(deps: Deps, thing: SealedThing): Promise<void>
}

/** The same bytes under the key of today. */
export function resealed(cipher: FieldCipher, sealed: Uint8Array, owner: string): Uint8Array {
  return cipher.sealBytes(cipher.openBytes(sealed, owner), owner)
}

/** A table whose rows have a sealed `secret` and the `borrower_id` that it is tied to. */
export interface SealedTable {
  readonly what: string
  readonly table: string
  /** What tells rows apart, as SQL. */
  readonly id: string
  /** Sets `secret` to $4 in the row $1 of the borrower $2 where it still is $3. Spelled out, so that the owner of the table can be read. */
  readonly update: string
}

/** Such a table as a place. An empty `secret` is one that was erased. */
export function sealedTable({ what, table, id, update }: SealedTable): SealedPlace {
  const isOld = `substr(secret, 1, length($1::bytea)) <> $1`
  return {
    what,
    async count(db, mark) {
      const [row] = await db.query<{ all: number; old: number }>(
        `select count(*) as all, count(*) filter (where ${isOld}) as old from ${table} where length(secret) > 0`,
        [mark],
      )
      return row ?? { all: 0, old: 0 }
    },
    old: (db, mark, after, atMost) =>
      db.query<SealedThing>(
        `select ${id} as id, borrower_id as owner from ${table}
          where length(secret) > 0 and ${isOld} and ${id} > $2 order by ${id} limit $3`,
        [mark, after, atMost],
      ),
    async reseal({ db, fieldCipher }, { id: row, owner }) {
      const [found] = await db.query<{ secret: Uint8Array }>(
        `select secret from ${table} where borrower_id = $2 and ${id} = $1 and length(secret) > 0`,
        [row, owner],
      )
      if (found === undefined) return
      await db.execute(update, [row, owner, found.secret, resealed(fieldCipher, found.secret, owner)])
    },
  }
}

const resealTopic = 'resealFields'

/** Queues the job where two keys are being exchanged. To be called at every start: a process of before may have sealed since. */
export async function scheduleResealing({ db, clock, config }: Deps): Promise<void> {
  if (config.fieldEncryptionKeyBefore === null) return
  await enqueue(db, { topic: resealTopic, key: null, payload: {}, runAt: clock.now() })
}

/** The job over all these places. What no key opens, and what has no file, is counted in the log, and keeps nothing else from being sealed again. */
export function resealingJobs(places: readonly SealedPlace[]): JobHandlers {
  return {
    [resealTopic]: {
      kind: 'outside',
      async run(_job, deps, lease) {
        for (const place of places) {
          let [count, unreadable, missing, after] = [0, 0, 0, '']
          const { old } = await place.count(deps.db, deps.fieldCipher.mark)
          for (;;) {
            const some = await place.old(deps.db, deps.fieldCipher.mark, after, RESEALED_AT_ONCE)
            for (const thing of some) {
              const fault = await place.reseal(deps, thing).then(
                () => null,
                (error: unknown) => {
                  if (error instanceof SealIsBroken || error instanceof FileIsMissing) return error
                  throw error
                },
              )
              if (fault === null) count += 1
              else if (fault instanceof FileIsMissing) missing += 1
              else unreadable += 1
            }
            after = some.at(-1)?.id ?? ''
            if (some.length < RESEALED_AT_ONCE) break
            const waiting = Math.max(0, old - count - unreadable - missing)
            deps.log.info({ kind: place.what, count, waiting }, 'sealed fields are being sealed anew')
            await lease.renew()
          }
          if (unreadable > 0)
            deps.log.error({ kind: place.what, count: unreadable }, 'no key opens these sealed fields')
          if (missing > 0)
            deps.log.error(
              { kind: place.what, count: missing },
              'files are missing: the uploads were not restored with the database',
            )
          deps.log.info({ kind: place.what, count }, 'sealed fields were sealed anew')
        }
      },
    },
  }
}
