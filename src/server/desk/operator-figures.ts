// What the operator's metrics tell of all processes together: money, logins and codes of the last hour, loans by bucket, suspense, seals.

import { DatabaseIsUnavailable } from '../db/database-errors.ts'
import type { Deps } from '../deps.ts'
import type { SharedState } from '../http/gauges.ts'
import { queueState } from '../jobs/queue.ts'
import { operatorFigures } from './count-figures.ts'
import { countWaiting, suspenseDifferences } from './work-query.ts'

/** What is counted for the metrics, which are told without it while the database is away. */
async function counted<Rows>(count: Promise<Rows>, otherwise: Rows): Promise<Rows> {
  try {
    return await count
  } catch (error) {
    if (error instanceof DatabaseIsUnavailable) return otherwise
    throw error
  }
}

/** What all processes share, told by one of them: nothing in the others. */
export async function gaugeState({ db, clock, config, log, processes }: Deps): Promise<SharedState> {
  if (!processes.speaksForAll()) return { queue: [] }
  const suspense = await counted(suspenseDifferences(db, clock.now()), [])
  for (const one of suspense)
    log.error({ kind: 'suspenseAlert', ...one }, 'what the ledger holds in suspense is not what the work list has')
  return {
    queue: await counted(queueState(db, clock.now()), []),
    work: config.desk === null ? [] : await counted(countWaiting(db, clock.now()), []),
    suspense,
    processes: processes.living(),
    figures: await counted(operatorFigures(db, clock.now(), clock.machineNow()), null),
  }
}
