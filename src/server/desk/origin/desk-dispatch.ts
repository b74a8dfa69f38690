// A call of the desk that passed reaches its use case: in one transaction where it changes something, once for each idempotency key.

import { createHash } from 'node:crypto'
import { idempotencyKeyForm, idempotencyKeyHeader } from '../../../contracts/common-params.ts'
import type { DeskEndpoint } from '../../../contracts/desk-call.ts'
import type { DeskCallName } from '../../../contracts/desk-endpoints.ts'
import { type DeskRefusal, deny, isDenied } from '../../../core/officer/desk-refusal.ts'
import { mayDo, type Role } from '../../../core/officer/rights.ts'
import type { Queries, Tx } from '../../db/database.ts'
import { withIdempotency } from '../../db/idempotency.ts'
import type { Deps } from '../../deps.ts'
import { type ActOrigin, insertAct } from '../../officer/act/door.ts'
import type { DeskCall, DeskChange, DeskPreparer, DeskRoutes } from '../../officer/call/door.ts'
import { holdOfficer, type Officer, takeOfficersTurn } from '../../officer/person/door.ts'
import { languageOf } from './desk-refusal-answer.ts'
import type { DeskRequest } from './desk-request.ts'

export interface DeskMeans {
  readonly routes: DeskRoutes
  readonly deps: Deps
  readonly deskOrigin: () => string
}

/**
 * Calls that read on a replica: figures of days that are over, the loans behind them, and files. The work list and everything that an
 * officer changes is read where it was written, or what has just been done would still stand there.
 */
const readsApart: ReadonlySet<DeskCallName> = new Set<DeskCallName>([
  'readPortfolio',
  'listPortfolioLoans',
  'exportJournal',
  'exportTrialBalance',
  'exportArrears',
  'exportComplaints',
  'exportPortfolio',
])

/** A call of an officer who may make it, with its input as its schema has read it. */
interface Passed {
  readonly name: DeskCallName
  readonly endpoint: DeskEndpoint
  readonly input: unknown
  readonly request: DeskRequest
  readonly origin: ActOrigin
  readonly token: string
}

/**
 * Runs the use case of a call that passed: a question as it is, a change in one transaction with its idempotency record. Some changes
 * prepare something outside first, such as a file, before their transaction begins.
 */
export async function dispatchDesk(means: DeskMeans, passed: Passed): Promise<unknown> {
  const { deps, routes } = means
  const { name, input, origin } = passed
  const { handler, changes, prepare } = routes[name]
  if (!changes) {
    const use = handler as (input: unknown, call: DeskCall) => Promise<unknown>
    const db = readsApart.has(name) ? deps.reads.lists : deps.db
    return await use(input, callOver(means, passed, { db, actsOn: deps.db, officer: origin.officer }))
  }
  if (prepare === undefined) return await change(means, passed, null)
  const ready = await (prepare as DeskPreparer<never, unknown>)(
    input as never,
    callOver(means, passed, { db: deps.db, officer: origin.officer }),
  )
  if (isDenied(ready)) {
    const after = { call: name, why: ready.refused }
    await insertAct(deps.db, deps, origin, { act: 'refused', subject: subjectIn(input), after })
    return ready
  }
  try {
    return await change(means, passed, ready.prepared)
  } finally {
    await ready.end()
  }
}

/** One transaction, and one answer for one key. */
async function change(means: DeskMeans, passed: Passed, prepared: unknown): Promise<unknown> {
  const { deps, routes } = means
  const { name, endpoint, input, request, origin } = passed
  const { handler, locksOfficers = false } = routes[name]
  const use = handler as (input: unknown, call: DeskChange, prepared: unknown) => Promise<unknown>
  /** In the transaction, with the officer's row held: a right that was taken away meanwhile is gone here too. */
  const once = async (tx: Tx): Promise<unknown> => {
    if (locksOfficers) await takeOfficersTurn(tx)
    const officer = await holdOfficer(tx, origin.officer.id)
    if (officer === null) return deny('sessionIsMissing')
    const result = mayCall(officer.role, endpoint, input)
      ? await orNothing(tx, (db) => use(input, { ...callOver(means, passed, { db, officer }), db }, prepared))
      : deny('rightIsMissing')
    if (isDenied(result)) {
      const after = { call: name, why: result.refused }
      await insertAct(tx, deps, { ...origin, officer }, { act: 'refused', subject: subjectIn(input), after })
    }
    return result
  }
  const key = request.headers[idempotencyKeyHeader]
  if (key === undefined || key === '') return await deps.db.transaction(once)
  if (!idempotencyKeyForm.test(key)) return deny('badInput', { fields: [idempotencyKeyHeader] })
  const record = {
    owner: origin.officer.id,
    scope: `desk:${origin.officer.id}:${name}`,
    key,
    requestHash: createHash('sha256').update(name).update(JSON.stringify(input)).digest('hex'),
    now: deps.clock.now(),
    mode: 'transaction' as const,
  }
  /** The whole answer, where this request did the work: an attempt that was taken back does not count. */
  let fresh: unknown
  const db: Queries = {
    ...deps.db,
    transaction: (fn) =>
      deps.db.transaction((tx) => {
        fresh = undefined
        return fn(tx)
      }),
  }
  const kept: unknown = await withIdempotency(db, record, async (tx) => {
    fresh = await once(tx as Tx)
    return withoutSecret(fresh, endpoint)
  })
  const result = fresh ?? kept
  const isReused = isDenied(result) && (result.refused as string) === 'requestKeyWasUsedForSomethingElse'
  if (!isReused) return result
  await insertAct(deps.db, deps, origin, {
    act: 'refused',
    subject: subjectIn(input),
    after: { call: name, why: 'keyWasUsed' },
  })
  return deny('keyWasUsed')
}

/** What a refused act had written before it was refused is taken back: the audit line is all that stays of it. */
async function orNothing(tx: Tx, use: (db: Tx) => Promise<unknown>): Promise<unknown> {
  try {
    return await tx.transaction(async (db) => {
      const result = await use(db)
      if (isDenied(result)) throw new TakenBack(result)
      return result
    })
  } catch (error) {
    if (error instanceof TakenBack) return error.refusal
    throw error
  }
}

class TakenBack extends Error {
  readonly refusal: DeskRefusal
  constructor(refusal: DeskRefusal) {
    super('a refused act is taken back')
    this.refusal = refusal
  }
}

function callOver(
  { deps, deskOrigin }: DeskMeans,
  { request, origin, token }: Passed,
  { db, actsOn = db, officer }: { readonly db: Queries; readonly actsOn?: Queries; readonly officer: Officer },
): DeskCall {
  return {
    officer,
    deps,
    db,
    token,
    language: languageOf(deps, request.headers),
    deskOrigin: deskOrigin(),
    act: (act) => insertAct(actsOn, deps, { ...origin, officer }, act),
  }
}

/** Whether a role may make a call with this input, read or not: with the right of the call, and with that of its kind where it has kinds. */
export function mayCall(role: Role, { right, kindRights }: DeskEndpoint, input: unknown): boolean {
  if (!mayDo(role, right)) return false
  if (kindRights === undefined || typeof input !== 'object' || input === null || !('kind' in input)) return true
  const { kind } = input
  const needed = typeof kind === 'string' && Object.hasOwn(kindRights, kind) ? kindRights[kind] : undefined
  return needed === undefined || mayDo(role, needed)
}

/** What may stand in a record of an answer. */
function withoutSecret(result: unknown, { shownOnce }: DeskEndpoint): unknown {
  return shownOnce === undefined || isDenied(result)
    ? result
    : { ...(result as object), ...Object.fromEntries(shownOnce.map((field) => [field, null])) }
}

/** The first id in an input: what a refused attempt was about. */
export function subjectIn(input: unknown): string {
  const fields = Object.entries(input as Record<string, unknown>)
  const found = fields.find(([name, value]) => /(^id|Id)$/.test(name) && typeof value === 'string')
  return typeof found?.[1] === 'string' ? found[1] : ''
}
