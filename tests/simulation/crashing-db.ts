// A database under which the process dies: between two steps of a transaction, before its commit, or right after it.

import type { Db, Tx } from '../../src/server/db/database.ts'

/** What a process that died would have thrown, if it could. */
export class Crash extends Error {
  override readonly name = 'Crash'
}

/** When the next transaction dies. `inside` counts statements, 1 for the first. */
export type CrashPlan =
  | { readonly when: 'never' | 'beforeCommit' | 'afterCommit' }
  | { readonly when: 'inside'; readonly statement: number }

/** The same database; each transaction asks `plan` whether and where it dies. Nothing in the product knows of it. */
export function crashingDb(db: Db, plan: () => CrashPlan, happened: (when: CrashPlan['when']) => void): Db {
  const crash = (when: CrashPlan['when']): never => {
    happened(when)
    throw new Crash(`the process died: ${when}`)
  }
  return Object.assign(Object.create(db) as Db, {
    async transaction<T>(fn: (tx: Tx) => Promise<T>): Promise<T> {
      const planned = plan()
      const result = await db.transaction(async (tx) => {
        const done = await fn(planned.when === 'inside' ? dyingAt(tx, planned.statement, () => crash('inside')) : tx)
        return planned.when === 'beforeCommit' ? crash('beforeCommit') : done
      })
      return planned.when === 'afterCommit' ? crash('afterCommit') : result
    },
  })
}

function dyingAt(tx: Tx, statement: number, crash: () => never): Tx {
  let left = statement
  const step = (): void => {
    left -= 1
    if (left === 0) crash()
  }
  return Object.assign(Object.create(tx) as Tx, {
    async query<Row>(...asked: Parameters<Tx['query']>): Promise<Row[]> {
      step()
      return await tx.query<Row>(...asked)
    },
    async execute(...asked: Parameters<Tx['execute']>): Promise<number> {
      step()
      return await tx.execute(...asked)
    },
    leave(...asked: Parameters<Tx['leave']>): void {
      step()
      tx.leave(...asked)
    },
  })
}

/** The result, or that the process died on the way. Anything else that is thrown is a mistake. */
export async function survived<T>(work: () => Promise<T>): Promise<T | 'crashed'> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof Crash) return 'crashed'
    throw error
  }
}
