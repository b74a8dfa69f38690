// A small world for tests of paying: one lender, the sandbox provider, a clock that can be set, borrowers with loans.

import type { CallInput, CallOutput, EndpointName } from '../../src/contracts/endpoints.ts'
import { type CalendarDate, dateIn } from '../../src/core/calendar-date.ts'
import type { LoanTerms } from '../../src/core/loan/terms.ts'
import { fourPayments } from '../../src/core/loan/test-loans.ts'
import type { MarketId } from '../../src/core/market/market.ts'
import { markets } from '../../src/core/market/markets.ts'
import { currencySymbol } from '../../src/core/money.ts'
import { isRefusal, type Refusal } from '../../src/core/refusal.ts'
import { loadLoan, startLoan, stateOf } from '../../src/server/account/loan/loan-store.ts'
import { lockOrder } from '../../src/server/account/order/order-store.ts'
import { type HttpProviderMeans, httpPayoutProvider } from '../../src/server/adapters/providers/http/client.ts'
import { type SandboxProvider, startSandboxProvider } from '../../src/server/adapters/providers/sandbox/service.ts'
import { json } from '../../src/server/db/column-types.ts'
import type { Db } from '../../src/server/db/database.ts'
import type { Deps } from '../../src/server/deps.ts'
import type { Call, Handler } from '../../src/server/http/call.ts'
import { type JobHandlers, runDueJobs } from '../../src/server/jobs/run-jobs.ts'
import { type NoticeDoor, openNoticeDoor } from '../../src/server/payment/booking/take-notice.ts'
import { paymentJobs } from '../../src/server/payment/jobs.ts'
import type { BusinessClock } from '../../src/server/ports/clock.ts'
import { loadConfig } from '../../src/settings/config.ts'
import { serverWordsFor } from '../../src/words/server-words.ts'
import { nextDigits } from './digits.ts'
import { worldDeps } from './world-deps.ts'

export interface World {
  readonly deps: Deps
  readonly db: Db
  readonly sandbox: SandboxProvider
  /** The door for providers' notices. */
  readonly takeNotice: NoticeDoor
  /** What the log said at `error`, one line each. */
  readonly alerts: readonly string[]
  setTime(iso: string): void
  /** A borrower whose loan was paid out on `disbursedOn`. */
  borrowerWithLoan(disbursedOn: CalendarDate, changes?: Partial<LoanTerms>): Promise<Borrower>
  /** Another loan of a borrower, of another product. */
  anotherLoan(of: Borrower, disbursedOn: CalendarDate, changes?: Partial<LoanTerms>): Promise<Borrower>
  /** Makes a call as a borrower. */
  call<Name extends EndpointName>(
    handler: Handler<Name>,
    who: Borrower,
    input: CallInput<Name>,
    idempotencyKey?: string,
  ): Promise<CallOutput<Name> | Refusal>
  /** Does the jobs of paying that are due. */
  runJobs(): Promise<void>
  close(): Promise<void>
}

export interface Borrower {
  readonly borrowerId: string
  readonly orderId: string
  readonly productId: string
  readonly phone: string
}

const jobs: JobHandlers = { ...paymentJobs }

/** Opens the world over a migrated database. `providerPatienceMs` shortens our patience with the provider. */
export async function openWorld(db: Db, at: string, providerPatienceMs = 8_000): Promise<World> {
  let now = new Date(at)
  const clock: BusinessClock = { now: () => now, today: (zone) => dateIn(zone, now), machineNow: () => now }
  const config = { ...loadConfig({}), logLevel: 'error' as const }
  const alerts: string[] = []
  const sandbox: SandboxProvider = await startSandboxProvider({
    apiKey: config.providerApiKey,
    webhookSecret: () => config.paymentWebhookSecrets[0] ?? '',
    deliver: async (channel, rawBody, headers) => (await takeNotice(channel, rawBody, headers)).status,
    now: () => now,
  })
  const means: HttpProviderMeans = {
    baseUrl: () => sandbox.url,
    apiKey: config.providerApiKey,
    webhookSecrets: config.paymentWebhookSecrets,
    walletPageUrl: config.providerWalletUrl,
    cardPageUrl: `${config.publicOrigin}/demo/card/`,
    totalTimeoutMs: providerPatienceMs,
  }
  const deps = worldDeps({ db, clock, config, provider: means, payouts: httpPayoutProvider(means), alerts })

  const takeNotice = openNoticeDoor(deps)

  function callOf(who: Borrower, market: MarketId, idempotencyKey: string | null): Call {
    return {
      caller: { borrowerId: who.borrowerId, sessionHash: 'test', deviceId: 'test' },
      deps,
      db,
      market: markets[market],
      currencySymbol: currencySymbol(markets[market], undefined),
      language: 'en',
      words: serverWordsFor('en'),
      common: {},
      requestId: 'test',
      addressHash: 'test',
      wideAddressHash: 'test',
      idempotencyKey,
      keyOwner: who.borrowerId,
      files: [],
    }
  }
  const marketOf = new Map<string, MarketId>()

  return {
    deps,
    db,
    sandbox,
    takeNotice,
    alerts,
    setTime(iso) {
      now = new Date(iso)
    },
    async borrowerWithLoan(disbursedOn, changes = {}) {
      const terms: LoanTerms = { ...fourPayments, ...changes }
      const who: Borrower = {
        borrowerId: deps.ids.next('b'),
        orderId: deps.ids.orderId(),
        productId: `cash-${terms.market}`,
        phone: `139${nextDigits(8)}`,
      }
      marketOf.set(who.borrowerId, terms.market)
      await seedLoan(db, deps, who, terms, disbursedOn)
      return who
    },
    async anotherLoan(of, disbursedOn, changes = {}) {
      const terms: LoanTerms = { ...fourPayments, ...changes }
      const who: Borrower = { ...of, orderId: deps.ids.orderId(), productId: `more-${terms.market}` }
      await seedOrder(db, deps, who, { terms, disbursedOn, name: 'School Start' })
      return who
    },
    async call<Name extends EndpointName>(
      handler: Handler<Name>,
      who: Borrower,
      input: CallInput<Name>,
      idempotencyKey?: string,
    ) {
      const market = marketOf.get(who.borrowerId) ?? 'standard'
      return (await handler(input, callOf(who, market, idempotencyKey ?? null))) as CallOutput<Name> | Refusal
    },
    async runJobs() {
      await runDueJobs(jobs, deps)
    },
    close: () => sandbox.close(),
  }
}

async function seedLoan(db: Db, deps: Deps, who: Borrower, terms: LoanTerms, disbursedOn: CalendarDate): Promise<void> {
  const now = deps.clock.now()
  await db.execute(`insert into borrower (id, market, phone, name, created_at) values ($1, $2, $3, 'Ana Reyes', $4)`, [
    who.borrowerId,
    terms.market,
    who.phone,
    now,
  ])
  await seedOrder(db, deps, who, { terms, disbursedOn, name: 'Candor Cash' })
}

interface SeededLoan {
  readonly terms: LoanTerms
  readonly disbursedOn: CalendarDate
  /** Of the product. */
  readonly name: string
}

async function seedOrder(db: Db, deps: Deps, who: Borrower, { terms, disbursedOn, name }: SeededLoan): Promise<void> {
  const now = deps.clock.now()
  await db.execute(
    `insert into product (id, market, name, logo, definition) values ($1, $2, $3, '/logos/candor-cash.svg', '{}')
      on conflict (id) do nothing`,
    [who.productId, terms.market, name],
  )
  await db.execute(
    `insert into loan_order (id, borrower_id, product_id, market, status, terms, applied_at, answer_by, payout_state)
      values ($1, $2, $3, $4, 'approved', $5, $6, $6, 'queued')`,
    [who.orderId, who.borrowerId, who.productId, terms.market, json(terms), now],
  )
  await db.transaction(async (tx) => {
    const order = await lockOrder(tx, who.orderId)
    if (order === null) throw new Error('the order of a test has vanished')
    await startLoan(tx, deps, order, disbursedOn)
  })
}

/** The result of a call that must succeed. */
export function granted<T>(result: T | Refusal): T {
  if (isRefusal(result)) throw new Error(`refused: ${result.refused}`)
  return result
}

/** The state of a borrower's loan today. */
export async function loanStateOf(world: World, who: Borrower) {
  const account = await world.db.transaction(async (tx) => {
    const order = await lockOrder(tx, who.orderId)
    if (order === null) throw new Error('the order of a test has vanished')
    return await loadLoan(tx, order)
  })
  const state = stateOf(account, world.deps.clock.today(markets[account.order.market].zone))
  if (state === null) throw new Error('the loan of a test was not paid out')
  return state
}
