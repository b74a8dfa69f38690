// An admitted call reaches its use case: with its surroundings, and with its idempotency record where it has a key.

import { createHash } from 'node:crypto'
import {
  type CommonParams,
  idempotencyKeyForm,
  idempotencyKeyHeader,
  lastingParamNames,
} from '../../contracts/common-params.ts'
import { type Endpoint, refusalsBefore } from '../../contracts/endpoint.ts'
import type { EndpointName } from '../../contracts/endpoints.ts'
import { markets } from '../../core/market/markets.ts'
import { currencySymbol } from '../../core/money.ts'
import { isRefusal } from '../../core/refusal.ts'
import type { Queries } from '../db/database.ts'
import { withIdempotency } from '../db/idempotency.ts'
import type { Deps } from '../deps.ts'
import { type Answer, badInput, refusal } from './answer.ts'
import type { Asker } from './asker.ts'
import {
  type Call,
  type Caller,
  type Handler,
  type IncomingCall,
  keyScope,
  type Registered,
  type Routes,
} from './call.ts'
import type { readInput } from './read-input.ts'

/** Owner of the idempotency keys of callers who name no user. */
const anyCaller = 'anyone'

/** Public prices, which are the same for everybody: read on a replica. */
const readsPublished: ReadonlySet<string> = new Set<EndpointName>(['listPrices'])

interface Means {
  readonly routes: Routes
  readonly deps: Deps
}

/** A call that passed the gate, with the input that was read and the asker that was found. */
interface Admitted {
  readonly endpoint: Endpoint
  readonly incoming: IncomingCall
  readonly read: Extract<ReturnType<typeof readInput>, { readonly ok: true }>
  readonly asker: Asker
}

/** Runs the use case of an admitted call, once for each idempotency key. */
export async function dispatch(
  { routes, deps }: Means,
  { endpoint, incoming, read, asker }: Admitted,
): Promise<Answer> {
  const { input, common: params } = read
  const { session, language, words, addressHash, wideAddressHash } = asker
  const market = markets[session?.market ?? deps.config.policyPack]
  const common = overlay(session?.params ?? {}, params)
  const key = endpoint.keyed ? (incoming.headers[idempotencyKeyHeader] ?? null) : null
  if (key !== null && !idempotencyKeyForm.test(key)) return badInput([idempotencyKeyHeader], words)
  // A call may end its own session (a deletion): its key is then looked for under the user that the caller names. Without any
  // user the key alone tells attempts apart: the address may be another one after a lost connection.
  const keyOwner = session?.caller.borrowerId ?? (params.userId || anyCaller)
  const registered = routes[endpoint.name as EndpointName] as Registered<EndpointName>
  const handler = registered.handler as unknown as Handler<EndpointName, Caller | null>
  const callWith = (db: Queries): Call<Caller | null> => ({
    caller: session?.caller ?? null,
    deps,
    db,
    market,
    currencySymbol: currencySymbol(market, common.system),
    language,
    words,
    common,
    requestId: incoming.requestId,
    addressHash,
    wideAddressHash,
    idempotencyKey: key,
    keyOwner,
    files: incoming.files,
  })
  const use = (db: Queries): Promise<unknown> => handler(input as never, callWith(db))

  let result: unknown
  if (key === null) {
    // A borrower who has just paid is another client than a moment ago: only for strangers it is the same for everybody.
    const isPublic = session === null && readsPublished.has(endpoint.name)
    result = await use(isPublic ? deps.reads.published : deps.db)
  } else {
    const record = {
      owner: keyOwner,
      scope: keyScope(keyOwner, endpoint.name as EndpointName),
      key,
      requestHash: requestHash(endpoint, input),
      now: deps.clock.now(),
      mode: registered.idempotency === 'pipeline' ? ('transaction' as const) : ('natural' as const),
    }
    result = await withIdempotency(deps.db, record, use)
  }
  if (isRefusal(result)) {
    const { refused } = result
    // Types cannot reach an answer that was kept before a release, or what is thrown deep inside: the borrower gets its sentence, we an alarm.
    if (![...refusalsBefore(endpoint), ...endpoint.refusals].includes(refused))
      deps.log.error({ kind: 'refusalAlert', call: endpoint.name, refused }, 'a call refused what it does not declare')
    return refusal(result, words)
  }
  return { status: 200, code: endpoint.success, message: '', inner: result }
}

function overlay(kept: CommonParams, given: CommonParams): CommonParams {
  const common: CommonParams = {}
  for (const name of lastingParamNames) {
    const value = given[name] || kept[name]
    if (value !== undefined) common[name] = value
  }
  return common
}

function requestHash(endpoint: Endpoint, input: unknown): string {
  const entries = Object.entries(input as Record<string, unknown>).filter(([name]) => !endpoint.proof.includes(name))
  const sorted = entries.sort(([a], [b]) => (a < b ? -1 : 1))
  return createHash('sha256').update(endpoint.name).update(JSON.stringify(sorted)).digest('hex')
}
