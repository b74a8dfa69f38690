// Verifies the seals of the ledger each night, from where the last night ended: all of them again only where an operator asks.

import { checkNextSeal } from '../db/ledger/ledger-seal.ts'
import type { Deps } from '../deps.ts'
import { queueNextDay } from './queue.ts'
import type { JobHandlers } from './run-jobs.ts'

/** After the close of a day, which seals. */
const intoDayMs = 3 * 3_600_000
/** The log says how far it has come after so many seals. */
const toldEvery = 50

/** Topic of the job. Payload: `{}`. */
export const checkSealsTopic = 'checkSeals'

/** Queues the next day's verification. To be called at every start; each one queues the next. */
export const scheduleSealCheck = (deps: Pick<Deps, 'db' | 'clock'>): Promise<void> =>
  queueNextDay(deps, checkSealsTopic, intoDayMs)

export const sealCheckJobs: JobHandlers = {
  [checkSealsTopic]: {
    kind: 'outside',
    async run(_job, deps, lease) {
      await scheduleSealCheck(deps)
      for (let count = 1; ; count += 1) {
        const seal = await checkNextSeal(deps.db, deps.clock.now())
        if (seal === null) return
        const { number: sealNumber, holds } = seal
        if (!holds)
          deps.log.error(
            { kind: 'ledgerAlert', sealNumber },
            'a ledger seal does not match: posted entries were changed',
          )
        if (count % toldEvery === 0) deps.log.info({ sealNumber }, 'ledger seals are being verified')
        await lease.renew()
      }
    },
  },
}
