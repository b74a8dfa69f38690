// The jobs of acts on many loans: each loan is counted, and done, in a transaction of its own, so that what was killed goes on with the next.

import { createHash } from 'node:crypto'
import { z } from 'zod'
import { bulkActOf } from '../../contracts/desk-bulk.ts'
import { bulkRights } from '../../core/desk/bulk.ts'
import { markets } from '../../core/market/markets.ts'
import { mayDo } from '../../core/officer/rights.ts'
import type { Tx } from '../db/database.ts'
import { DatabaseIsUnavailable } from '../db/database-errors.ts'
import type { Deps } from '../deps.ts'
import type { Job } from '../jobs/queue.ts'
import type { JobHandlers, Lease } from '../jobs/run-jobs.ts'
import { insertAct, insertSystemAct } from '../officer/act/door.ts'
import { holdOfficer, type Officer, stillMay } from '../officer/person/door.ts'
import { type BulkQuote, quoteBulkAct } from './bulk-act.ts'
import {
  type Bulk,
  type BulkLoan,
  lockBulk,
  lockNextLoan,
  progressOf,
  storeBulkEnd,
  storeCounted,
  storeLoan,
  sumsOf,
} from './bulk-store.ts'

/** Topic of computing the effect on each loan. Payload: `{bulkId}`. */
export const countBulkTopic = 'countBulk'
/** Topic of carrying it out. Payload: `{bulkId}`. */
export const doBulkTopic = 'doBulk'

const payload = z.object({ bulkId: z.string().min(1) })

/** A loan that fails is retried by the first attempts of the job, then left out, so that the other loans need not wait. */
const loanAttempts = 2

/** What one transaction did: a loan, by its place; the last one; or nothing, since the act was stopped. */
type Turn = number | 'end' | 'stopped'

interface Work {
  readonly bulkId: string
  readonly of: 'counting' | 'running'
  one(tx: Tx, bulk: Bulk, loan: BulkLoan): Promise<void>
  end(tx: Tx, bulk: Bulk): Promise<void>
}

/** Goes through all loans that wait, until none is left or somebody stops it. */
async function eachLoan(deps: Deps, job: Job, lease: Lease, work: Work): Promise<void> {
  const waiting = work.of === 'counting' ? 'waiting' : 'counted'
  for (let after = 0; ; ) {
    await lease.renew()
    const turn = await turnOf(deps, job, { ...work, after, waiting })
    if (turn === 'stopped') return
    if (turn !== 'end') {
      after = turn
      continue
    }
    await deps.db.transaction(async (tx) => {
      const bulk = await lockBulk(tx, work.bulkId, { alone: true })
      if (bulk?.state === work.of) await work.end(tx, bulk)
    })
    return
  }
}

async function turnOf(
  deps: Deps,
  job: Job,
  work: Work & { readonly after: number; readonly waiting: 'waiting' | 'counted' },
): Promise<Turn> {
  const { bulkId, after, waiting } = work
  let at = after
  try {
    return await deps.db.transaction(async (tx): Promise<Turn> => {
      const bulk = await lockBulk(tx, bulkId, { alone: false })
      if (bulk?.state !== work.of) return 'stopped'
      const loan = await lockNextLoan(tx, { bulkId, state: waiting, after })
      if (loan === null) return 'end'
      at = loan.n
      await work.one(tx, bulk, loan)
      return loan.n
    })
  } catch (error) {
    if (error instanceof RightIsGone) return await stopFor(deps, bulkId, error.message)
    if (at === after || error instanceof DatabaseIsUnavailable || job.attempt <= loanAttempts) throw error
    deps.log.error({ jobId: job.id, topic: job.topic, err: error }, 'a loan of an act on many loans is left out')
    return await leaveOut(deps, work, at)
  }
}

/** Leaves a loan out that failed; of an act that is carried out, the audit says so. A stop in the meantime was first. */
async function leaveOut(deps: Deps, { bulkId, of }: Work, n: number): Promise<Turn> {
  return await deps.db.transaction(async (tx): Promise<Turn> => {
    const bulk = await lockBulk(tx, bulkId, { alone: false })
    if (bulk?.state !== of) return 'stopped'
    await storeLoan(tx, bulkId, n, { state: 'left', why: 'failed' })
    if (of === 'running')
      await insertSystemAct(tx, deps, { act: 'bulkLeftOut', subject: bulkId, after: { why: 'failed', n } })
    return n
  })
}

class RightIsGone extends Error {}

/** DESK-59: who proposed and who signed have their rights until the last loan: what is left after that is left undone. */
async function twoPeople(tx: Tx, bulk: Bulk): Promise<Officer> {
  if (!(await stillMay(tx, bulk.proposedBy, bulkRights[bulk.kind]))) throw new RightIsGone(bulk.proposedBy)
  const decider = await holdOfficer(tx, bulk.decidedBy ?? '')
  if (decider === null || !mayDo(decider.role, 'decideProposal')) throw new RightIsGone(bulk.decidedBy ?? '')
  return decider
}

async function stopFor(deps: Deps, bulkId: string, officerId: string): Promise<Turn> {
  await deps.db.transaction(async (tx) => {
    const bulk = await lockBulk(tx, bulkId, { alone: true })
    if (bulk?.state !== 'running') return
    await storeBulkEnd(tx, bulkId, { state: 'stopped', reason: 'rightIsMissing', at: deps.clock.now() })
    const { done, counted } = await progressOf(tx, bulkId)
    const after = { why: 'rightIsMissing', officerId, done, notDone: counted }
    await insertSystemAct(tx, deps, { act: 'bulkStopped', subject: bulkId, after })
  })
  return 'stopped'
}

/** What it would do to one of its loans now. */
async function quotedNow(tx: Tx, deps: Deps, bulk: Bulk, orderId: string): Promise<BulkQuote> {
  const { kind, asked, proposedBy, decidedBy } = bulk
  const act = bulkActOf(kind, asked)
  if (act === null) return { why: 'actIsOutdated' }
  return await quoteBulkAct(tx, deps, { act, proposedBy, decidedBy }, orderId)
}

/** Computes the effect on each loan, then the sums and the mark of all: only then is there something to sign. */
async function countBulk(job: Job, deps: Deps, lease: Lease): Promise<void> {
  const { bulkId } = payload.parse(job.payload)
  await eachLoan(deps, job, lease, {
    ...{ bulkId, of: 'counting' },
    async one(tx, bulk, { n, orderId }) {
      const quoted = await quotedNow(tx, deps, bulk, orderId)
      if ('why' in quoted) await storeLoan(tx, bulkId, n, { state: 'left', why: quoted.why })
      else await storeLoan(tx, bulkId, n, { state: 'counted', effect: JSON.stringify(quoted.effect) })
    },
    async end(tx, { market }) {
      const { effect, marked } = await sumsOf(tx, bulkId)
      const mark = createHash('sha256')
        .update(`${JSON.stringify(effect)} ${marked ?? ''}`)
        .digest('base64url')
      await storeCounted(tx, bulkId, { effect, mark, countedOn: deps.clock.today(markets[market].zone) })
    },
  })
}

/** Does to each loan what was signed, if its effect is still the same; says of every other one why it was left out. */
async function doBulk(job: Job, deps: Deps, lease: Lease): Promise<void> {
  const { bulkId } = payload.parse(job.payload)
  await eachLoan(deps, job, lease, {
    ...{ bulkId, of: 'running' },
    async one(tx, bulk, { n, orderId, userId, effect }) {
      const officer = await twoPeople(tx, bulk)
      const { kind, reason } = bulk
      const record = async (act: 'bulkDone' | 'bulkLeftOut', after: object): Promise<void> =>
        await insertAct(
          tx,
          deps,
          { officer, addressHash: '' },
          { act, subject: bulkId, borrowerId: userId, about: [orderId], reason, after: { kind, ...after } },
        )
      const quoted = await quotedNow(tx, deps, bulk, orderId)
      const why = 'why' in quoted ? quoted.why : JSON.stringify(quoted.effect) === effect ? null : 'moved'
      if (why !== null || 'why' in quoted) {
        const leftFor = why ?? 'moved'
        await storeLoan(tx, bulkId, n, { state: 'left', why: leftFor })
        await record('bulkLeftOut', { why: leftFor })
        return
      }
      await quoted.carryOut({ bulkId, n, reason, officerId: officer.id })
      await storeLoan(tx, bulkId, n, { state: 'done', at: deps.clock.now() })
      await record('bulkDone', {})
    },
    async end(tx) {
      await storeBulkEnd(tx, bulkId, { state: 'done', reason: null, at: deps.clock.now() })
      const { done, left } = await progressOf(tx, bulkId)
      await insertSystemAct(tx, deps, { act: 'bulkEnded', subject: bulkId, after: { done, left } })
    },
  })
}

export const deskJobs: JobHandlers = {
  [countBulkTopic]: { kind: 'outside', run: countBulk },
  [doBulkTopic]: { kind: 'outside', run: doBulk },
}
