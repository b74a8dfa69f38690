// A small world for tests of lending: the sample catalogue, a clock that can be set, borrowers, and a bank that does as told.

import type { CallInput, CallOutput, EndpointName } from '../../src/contracts/endpoints.ts'
import { addDays, type CalendarDate, dateIn, startOfDayIn } from '../../src/core/calendar-date.ts'
import type { MarketId } from '../../src/core/market/market.ts'
import { markets } from '../../src/core/market/markets.ts'
import { currencySymbol } from '../../src/core/money.ts'
import { isRefusal, type Refusal } from '../../src/core/refusal.ts'
import { closeLoanUntil, marketDay } from '../../src/server/account/change/loan-change.ts'
import { loadLoan, stateOf, statusOn } from '../../src/server/account/loan/loan-store.ts'
import { openRunningLoan } from '../../src/server/account/open/open-loan.ts'
import { listOrders } from '../../src/server/account/order/order-store.ts'
import type { Order } from '../../src/server/account/record/order-record.ts'
import { emptyBatch } from '../../src/server/batch/rows.ts'
import { writeBatch } from '../../src/server/batch/write-rows.ts'
import { storeProduct } from '../../src/server/catalogue/product/product-store.ts'
import { catalogue } from '../../src/server/catalogue/samples/products.ts'
import type { Db } from '../../src/server/db/database.ts'
import { trialBalance } from '../../src/server/db/ledger/ledger.ts'
import type { Deps } from '../../src/server/deps.ts'
import type { Call, Caller, Handler } from '../../src/server/http/call.ts'
import { runDueJobs } from '../../src/server/jobs/run-jobs.ts'
import { acceptOffer } from '../../src/server/offer/accept-offer.ts'
import { getOffer } from '../../src/server/offer/get-offer.ts'
import { orderJobs } from '../../src/server/order/jobs.ts'
import { reminderJobs } from '../../src/server/order/reminder/reminder-store.ts'
import { createBorrower } from '../../src/server/people/borrower/borrower-store.ts'
import { bindPayoutAccount } from '../../src/server/people/payout-account/payout-account-store.ts'
import type { BusinessClock } from '../../src/server/ports/clock.ts'
import type { LenderData } from '../../src/server/ports/lender/lender-data.ts'
import type { PayoutAnswer, PayoutProvider, PayoutRequest } from '../../src/server/ports/payout-provider.ts'
import { loadConfig } from '../../src/settings/config.ts'
import { serverWordsFor } from '../../src/words/server-words.ts'
import { nextDigits } from './digits.ts'
import { sampleLender } from './sample-lender.ts'
import { worldDeps } from './world-deps.ts'

export interface Borrower {
  readonly borrowerId: string
  readonly market: MarketId
  readonly phone: string
}

export interface LendingWorld {
  readonly deps: Deps
  readonly db: Db
  /** What the log said at `error`, one line each. */
  readonly alerts: readonly string[]
  /** Every request that the bank got; its answers are made by `bank`. */
  readonly payouts: PayoutRequest[]
  bank: (request: PayoutRequest) => PayoutAnswer
  setTime(iso: string): void
  /** Noon on a day of the market. */
  setDay(market: MarketId, day: CalendarDate): void
  borrower(options?: { market?: MarketId; name?: string; account?: boolean; language?: string }): Promise<Borrower>
  bindAccount(who: Borrower, number: string): Promise<string>
  callOf(who: Borrower, db?: Call['db'], language?: string): Call
  call<Name extends EndpointName>(
    handler: Handler<Name>,
    who: Borrower,
    input: CallInput<Name>,
  ): Promise<CallOutput<Name> | Refusal>
  /** An accepted offer: the order is in review. */
  apply(who: Borrower, productId: string): Promise<string>
  /** A loan that was paid out today. */
  loan(who: Borrower, productId: string): Promise<string>
  /** Does the jobs that are due, the decision's resting time passed over. */
  runJobs(): Promise<void>
  order(who: Borrower, orderId: string): Promise<Order>
  state(who: Borrower, orderId: string): Promise<NonNullable<ReturnType<typeof stateOf>>>
  status(who: Borrower, orderId: string): Promise<ReturnType<typeof statusOn>>
}

/**
 * Opens the world over a migrated database, on the morning of 2026-08-10 in Manila unless said. `environment` is what a
 * process was started with that works on the same database.
 */
export async function openLendingWorld(
  db: Db,
  at = '2026-08-10T02:00:00Z',
  environment: Readonly<Record<string, string>> = {},
  lender: LenderData = sampleLender,
): Promise<LendingWorld> {
  let now = new Date(at)
  const clock: BusinessClock = { now: () => now, today: (zone) => dateIn(zone, now), machineNow: () => new Date() }
  const config = { ...loadConfig(environment), logLevel: 'error' as const }
  const alerts: string[] = []
  const payouts: PayoutRequest[] = []
  const sandboxMeans = {
    baseUrl: () => 'http://127.0.0.1:1',
    apiKey: config.providerApiKey,
    webhookSecrets: config.paymentWebhookSecrets,
    walletPageUrl: config.providerWalletUrl,
  }
  const deps = worldDeps({
    db,
    clock,
    config,
    provider: sandboxMeans,
    payouts: bankOf(payouts, (request) => world.bank(request)),
    alerts,
    lender,
  })
  // Production has what its lender has papers for.
  const offered = catalogue.filter(({ product }) => config.mode === 'demo' || product.market === config.policyPack)
  for (const entry of offered) await storeProduct(db, config, entry)

  const findOwn = async (who: Borrower, orderId: string): Promise<Order> => {
    const order = (await listOrders(db, who.borrowerId)).find(({ id }) => id === orderId)
    if (order === undefined) throw new Error('the order of a test is not there')
    return order
  }
  const world: LendingWorld = {
    deps,
    db,
    alerts,
    payouts,
    bank: ({ key }) => ({ state: 'paid', reference: `bank-${key}` }),
    setTime(iso) {
      now = new Date(iso)
    },
    setDay(market, day) {
      now = new Date(startOfDayIn(markets[market].zone, day).getTime() + 12 * 3_600_000)
    },
    async borrower({ market = 'standard', name = 'Maria Santos', account = true, language = 'en' } = {}) {
      const { example } = markets[market].phone
      const phone = example.slice(0, 3) + nextDigits(example.length - 3)
      const made = await db.transaction((tx) =>
        createBorrower(tx, deps, { market, phone, language, name, knownToHost: true }),
      )
      const who = { borrowerId: made.borrowerId, market, phone }
      if (account) await world.bindAccount(who, '123456784417')
      return who
    },
    bindAccount: (who, number) =>
      db.transaction((tx) =>
        bindPayoutAccount(tx, deps, who.borrowerId, {
          cardType: '1',
          channelNumber: '90006',
          bankCode: 'CANDOR',
          bankName: 'Candor Bank',
          number,
          accountName: 'Maria Santos',
          branch: '',
          city: '',
          birthDay: null,
        }),
      ),
    callOf(who, queries = db, language = 'en') {
      const market = markets[who.market]
      const caller: Caller = { borrowerId: who.borrowerId, sessionHash: 'test', deviceId: 'device-1' }
      return {
        caller,
        deps,
        db: queries,
        market,
        currencySymbol: currencySymbol(market, undefined),
        language,
        words: serverWordsFor(language),
        common: {},
        requestId: 'test',
        addressHash: 'address-hash',
        wideAddressHash: 'address-hash',
        idempotencyKey: null,
        keyOwner: who.borrowerId,
        files: [],
      }
    },
    call: async <Name extends EndpointName>(handler: Handler<Name>, who: Borrower, input: CallInput<Name>) =>
      (await handler(input, world.callOf(who))) as CallOutput<Name> | Refusal,
    async apply(who, productId) {
      const offer = granted(await world.call(getOffer, who, { productId }))
      const { orderId } = granted(
        await world.call(acceptOffer, who, {
          principalMinor: offer.principalMinor,
          termDays: offer.termDays,
          termUnit: 'day',
          productId,
          offerId: offer.offerId,
          agreed: true,
        }),
      )
      return orderId
    },
    async loan(who, productId) {
      const orderId = await world.apply(who, productId)
      await world.runJobs()
      return orderId
    },
    async runJobs() {
      await runDueJobs({ ...orderJobs, ...reminderJobs }, deps, { until: new Date(now.getTime() + 60_000) })
    },
    order: findOwn,
    async state(who, orderId) {
      const order = await findOwn(who, orderId)
      const state = stateOf(await loadLoan(db, order), clock.today(markets[order.market].zone))
      if (state === null) throw new Error('the loan of a test was not paid out')
      return state
    },
    async status(who, orderId) {
      const order = await findOwn(who, orderId)
      return statusOn(await loadLoan(db, order), clock.today(markets[order.market].zone))
    },
  }
  return world
}

/** A provider that remembers what it was asked to send, and answers by `bank` whenever it is asked. */
function bankOf(payouts: PayoutRequest[], bank: (request: PayoutRequest) => PayoutAnswer): PayoutProvider {
  return {
    name: 'bank',
    currencies: ['PHP', 'INR', 'IDR'],
    isResting: () => false,
    async payOut(request) {
      payouts.push(request)
      return bank(request)
    },
    async queryPayout(key) {
      const request = payouts.find((one) => one.key === key)
      if (request === undefined) return { state: 'absent' }
      const answer = bank(request)
      if (answer.state === 'refused' || answer.state === 'notSent') throw new Error('a question is not refused')
      return answer
    },
    readNotice: () => 'unreadable',
  }
}

/** The result of a call that must succeed. */
export function granted<T>(result: T | Refusal): T {
  if (isRefusal(result)) throw new Error(`refused: ${result.refused} ${JSON.stringify(result.values ?? {})}`)
  return result
}

/** The name of a refusal; throws where there was a result. */
export function refusedAs(result: unknown): string {
  if (!isRefusal(result)) throw new Error(`not refused: ${JSON.stringify(result)}`)
  return result.refused
}

/** All entries of the ledger with their lines, sorted by what they are and not by when they were written. Throws if unbalanced. */
export async function ledgerLines(db: Db): Promise<string[]> {
  if (!(await trialBalance(db)).balanced) throw new Error('the ledger does not balance')
  const rows = await db.query<{ line: string }>(
    `select concat_ws(' ', e.kind, e.idem_key, e.loan_id, e.value_date, e.posting_date, e.amount, e.currency,
        (select string_agg(concat_ws('>', t.debit, t.credit, t.amount), ' ' order by t.line)
          from transfer t where t.entry_id = e.id)) as line from entry e`,
  )
  return rows.map(({ line }) => line).sort()
}

/** The days from one to another, both counted. */
export function daysFrom(first: CalendarDate, last: CalendarDate): CalendarDate[] {
  const days: CalendarDate[] = []
  for (let day = first; day <= last; day = addDays(day, 1)) days.push(day)
  return days
}

/** Closes the days of a loan until today, as the day job does. */
export async function closeDaysOf({ db, deps }: Pick<LendingWorld, 'db' | 'deps'>, orderId: string): Promise<void> {
  await db.transaction(async (tx) => {
    const open = await openRunningLoan(tx, orderId)
    const writes = emptyBatch()
    await closeLoanUntil({ deps, db: tx, writes }, open, marketDay(deps, open.account.order))
    await writeBatch(tx, writes)
  })
}
