// The service simulation: real handlers, jobs and books on a database, under a provider, a clock and a process that fail.

import { addDays, type CalendarDate, date } from '../../src/core/calendar-date.ts'
import { markets } from '../../src/core/market/markets.ts'
import { amountFor } from '../../src/core/payment/amount-for.ts'
import type { PayPurpose } from '../../src/core/payment/pay-purpose.ts'
import { isRefusal, type Refusal } from '../../src/core/refusal.ts'
import { loadLoan, stateOf } from '../../src/server/account/loan/loan-store.ts'
import { listOrders } from '../../src/server/account/order/order-store.ts'
import type { Order } from '../../src/server/account/record/order-record.ts'
import { createIds } from '../../src/server/adapters/machine/ids.ts'
import { httpPaymentProvider, httpWays } from '../../src/server/adapters/providers/http/client.ts'
import { catalogue } from '../../src/server/catalogue/samples/products.ts'
import type { Db } from '../../src/server/db/database.ts'
import { ledgerHash } from '../../src/server/db/ledger/ledger.ts'
import type { Deps } from '../../src/server/deps.ts'
import type { Call } from '../../src/server/http/call.ts'
import { enqueue } from '../../src/server/jobs/queue.ts'
import { runDueJobs } from '../../src/server/jobs/run-jobs.ts'
import { acceptOffer } from '../../src/server/offer/accept-offer.ts'
import { getOffer } from '../../src/server/offer/get-offer.ts'
import { scheduleDayClose } from '../../src/server/order/day/close-day.ts'
import { orderJobs } from '../../src/server/order/jobs.ts'
import { askPayoutTopic, attemptOfKey } from '../../src/server/order/payout/ask-payout.ts'
import { reminderJobs } from '../../src/server/order/reminder/reminder-store.ts'
import { withdraw } from '../../src/server/order/withdraw.ts'
import { smsJobs } from '../../src/server/outbox/sms/sms.ts'
import { type NoticeDoor, openNoticeDoor } from '../../src/server/payment/booking/take-notice.ts'
import { connectChannels } from '../../src/server/payment/channels/registry.ts'
import { createPayCode } from '../../src/server/payment/code/create-pay-code.ts'
import { paymentJobs } from '../../src/server/payment/jobs.ts'
import { payoutsBy } from '../../src/server/ports/payout-provider.ts'
import { refusalViolations } from '../support/book-invariants.ts'
import { databaseViolations, expectSound, type LedgerMark, ledgerMark, postedSince } from '../support/invariants.ts'
import { type Borrower, type LendingWorld, openLendingWorld } from '../support/lending.ts'
import { type CrashPlan, crashingDb, survived } from './crashing-db.ts'
import { type Dice, diceOf, randomOf } from './dice.ts'
import { spendSomeCredit } from './service-credit.ts'
import { moveSomeDate } from './service-date-mover.ts'
import { type ServiceHappening, serviceHappenings } from './service-happenings.ts'
import { actAsOfficer } from './service-officer.ts'
import { type ServiceProvider, serviceProvider } from './service-provider.ts'
import { Tally } from './tally.ts'

export interface ServiceYear {
  readonly hash: string
  readonly tally: Tally<ServiceHappening>
  /** Refusals that came up beside the expected ones. */
  readonly otherRefusals: Readonly<Record<string, number>>
  readonly payments: number
  readonly entries: number
}

const jobs = { ...orderJobs, ...paymentJobs, ...reminderJobs, ...smsJobs }
const marketsPlayed = ['standard', 'philippines', 'reference', 'india'] as const
const channelsPlayed = ['bank-transfer', 'm-wallet', 'corner-store'] as const
/** Percent of transactions that die. */
const crashRate = 8
/** Percent of text messages that their provider does not take at once. */
const messageFaultRate = 8
/** Percent of visits after which an officer acts on a loan, and after which the bank sends the money of some payout back. */
const officerRate = 20
const moveRate = 15
const returnRate = 2
const creditRate = 50

/** How long a run is, and how lively. */
export interface ServiceSize {
  readonly borrowers: number
  readonly days: number
  /** Percent of borrowers who do something at one of the two moments of a day. */
  readonly actingPercent: number
  /** Days from one look at whole tables to the next; on those between, what was posted since the last look is looked at. */
  readonly wholeLookDays: number
}

/** Plays so many days with so many borrowers on an empty, migrated database. Throws at the first breach of an invariant. */
export async function playService(db: Db, seed: number, size: ServiceSize): Promise<ServiceYear> {
  const service = await Service.open(db, seed, size)
  const from = date('2026-02-02')
  for (let day = 0; day < size.days; day += 1) await service.playDay(addDays(from, day), day % size.wholeLookDays === 0)
  await service.comeToRest(addDays(from, size.days))
  return await service.result()
}

class Service {
  readonly #world: LendingWorld
  readonly #deps: Deps
  readonly #door: NoticeDoor
  readonly #dice: Dice
  readonly #tally: Tally<ServiceHappening>
  readonly #provider: ServiceProvider
  readonly #people: Borrower[] = []
  readonly #actingPercent: number
  readonly #acknowledged: Set<string>
  readonly #refusals = new Map<string, number>()
  #crashes = true
  #proposals = 0
  /** The ledger at the last look at all of it, and what was posted between that and the last look. */
  #wholeMark: LedgerMark
  #mark: LedgerMark

  private constructor(
    world: LendingWorld,
    deps: Deps,
    parts: {
      readonly dice: Dice
      readonly tally: Tally<ServiceHappening>
      readonly provider: ServiceProvider
      readonly acknowledged: Set<string>
      readonly mark: LedgerMark
      readonly actingPercent: number
    },
  ) {
    this.#world = world
    this.#deps = deps
    this.#door = openNoticeDoor(deps)
    this.#dice = parts.dice
    this.#tally = parts.tally
    this.#provider = parts.provider
    this.#acknowledged = parts.acknowledged
    this.#wholeMark = parts.mark
    this.#mark = parts.mark
    this.#actingPercent = parts.actingPercent
  }

  static async open(db: Db, seed: number, { borrowers, actingPercent }: ServiceSize): Promise<Service> {
    const dice = diceOf(seed)
    const tally = new Tally(serviceHappenings)
    const world = await openLendingWorld(db, '2026-02-01T18:00:00Z')
    const { config, clock } = world.deps
    const acknowledged = new Set<string>()
    const service: { current: Service | null } = { current: null }
    const secret = config.paymentWebhookSecrets[0] ?? ''
    const means = { baseUrl: () => '', apiKey: '', webhookSecrets: [secret], walletPageUrl: '' }
    const { verifyNotice } = httpPaymentProvider(means)
    const provider = serviceProvider({
      dice: dice.split(1),
      tally,
      now: () => clock.now(),
      secret,
      verifyNotice,
      toLender: (channel, body, headers) => service.current?.takeNotice(channel, body, headers) ?? Promise.resolve(503),
      acknowledged: (transactionId) => acknowledged.add(`sandbox:${transactionId}`),
    })
    const random = randomOf(dice.split(2))
    const crashDice = dice.split(3)
    const messageDice = dice.split(5)
    const plan = (): CrashPlan => service.current?.planCrash(crashDice) ?? { when: 'never' }
    const deps: Deps = {
      ...world.deps,
      db: crashingDb(db, plan, (when) => tally.count(`crash ${when}` as 'crash inside')),
      random,
      ids: createIds(clock, random),
      channels: connectChannels(
        world.deps.lender.channels,
        new Map([['sandbox', { connection: provider.payments, ways: httpWays }]]),
      ),
      payouts: payoutsBy([provider.payouts]),
      sms: {
        async send() {
          if (!messageDice.chance(messageFaultRate)) return tally.count('message sent')
          tally.count('message not taken')
          throw new Error('the SMS provider of the simulation is away')
        },
      },
    }
    const made = new Service(world, deps, {
      dice: dice.split(4),
      tally,
      provider,
      acknowledged,
      mark: await ledgerMark(db),
      actingPercent,
    })
    service.current = made
    await scheduleDayClose({ ...deps, db })
    for (let number = 0; number < borrowers; number += 1) {
      const market = marketsPlayed[number % marketsPlayed.length] ?? 'standard'
      made.#people.push(await world.borrower({ market }))
    }
    return made
  }

  planCrash(dice: Dice): CrashPlan {
    if (!this.#crashes || !dice.chance(crashRate)) return { when: 'never' }
    const when = dice.pick(['inside', 'inside', 'beforeCommit', 'afterCommit'] as const)
    return when === 'inside' ? { when, statement: dice.between(1, 5) } : { when }
  }

  async takeNotice(channel: string, body: Uint8Array, headers: Record<string, string>): Promise<number> {
    const answer = await survived(() => this.#door(channel, body, headers))
    return answer === 'crashed' ? 503 : answer.status
  }

  async playDay(day: CalendarDate, looksAtAll: boolean): Promise<void> {
    for (const time of ['00:10', '11:00', '20:30']) {
      this.#world.setTime(`${day}T${time}:00+08:00`)
      await this.#work()
      if (time === '00:10') continue
      for (const who of this.#dice.shuffled(this.#people))
        if (this.#dice.chance(this.#actingPercent)) await this.#act(who)
      await this.#work()
    }
    await this.#look(day, looksAtAll)
  }

  /** The process goes on after each crash, as its supervisor has it do. */
  async #work(): Promise<void> {
    await this.#provider.deliver()
    for (;;) {
      const done = await survived(() => runDueJobs(jobs, this.#deps))
      if (done !== 'crashed') return
    }
  }

  async #act(who: Borrower): Promise<void> {
    const call = this.#callOf(who)
    const orders = await listOrders(this.#world.db, who.borrowerId)
    const paidOut = orders.filter(({ disbursedOn }) => disbursedOn !== null)
    for (const { status } of paidOut) this.#tally.countIfListed(`status ${status}`)
    const waiting = orders.find(({ status, manualWithdrawal }) => status === 'approved' && manualWithdrawal)
    if (waiting !== undefined) {
      await this.#answered(() => withdraw({ orderId: waiting.id, productId: waiting.productId }, call))
    }
    if (orders.length < 6 && (paidOut.length === 0 || this.#dice.chance(8))) await this.#apply(who, call)
    const loan = paidOut.length === 0 ? null : this.#dice.pick(paidOut)
    if (loan !== null && this.#dice.chance(loan.status === 'active' ? 25 : 85)) await this.#pay(call, loan)
    const means = { tally: this.#tally, answered: <T>(ask: () => Promise<T | Refusal>) => this.#answered(ask) }
    if (loan !== null && this.#dice.chance(moveRate)) await moveSomeDate(means, call, loan.id)
    if (paidOut.length > 1 && this.#dice.chance(creditRate)) await spendSomeCredit(means, call, paidOut)
    if (loan !== null && this.#dice.chance(officerRate)) await this.#officer(call, loan)
    if (this.#dice.chance(returnRate)) await this.#returnPayout()
  }

  async #officer(call: Call, order: Order): Promise<void> {
    const account = await loadLoan(this.#world.db, order)
    const today = this.#deps.clock.today(markets[order.market].zone)
    const state = stateOf(account, today)
    if (state === null) return
    this.#proposals += 1
    await actAsOfficer(
      {
        dice: this.#dice,
        tally: this.#tally,
        deps: this.#deps,
        db: this.#world.db,
        survived,
        meanwhile: async () => {
          await this.#pay(call, order)
          await this.#provider.deliver()
        },
        refused: (refusal) => this.#refused(refusal),
      },
      { order, state, today, key: `proposal:${this.#proposals}` },
    )
  }

  /** The money of a payout comes back: the lender asks about it, as after a notice of its provider. */
  async #returnPayout(): Promise<void> {
    const key = this.#provider.bringBack()
    const attempt = key === null ? null : attemptOfKey(key)
    if (attempt === null) return
    const runAt = this.#deps.clock.now()
    await enqueue(this.#world.db, { topic: askPayoutTopic, key, payload: { ...attempt }, runAt })
  }

  #refused({ refused }: Refusal): string {
    const name = `refused ${refused}`
    if (!this.#tally.countIfListed(name)) this.#refusals.set(name, (this.#refusals.get(name) ?? 0) + 1)
    return name
  }

  #callOf(who: Borrower): Call {
    return { ...this.#world.callOf(who), deps: this.#deps, db: this.#deps.db }
  }

  async #apply(who: Borrower, call: Call): Promise<void> {
    const products = catalogue.filter(({ product }) => product.market === who.market)
    const { product } = this.#dice.pick(products)
    const offer = await this.#answered(() => getOffer({ productId: product.id }, call))
    if (offer === null) return
    const seenAt = call.deps.clock.now()
    if (this.#dice.chance(15)) this.#world.setTime(new Date(seenAt.getTime() + 25 * 3_600_000).toISOString())
    const push = {
      principalMinor: offer.principalMinor + (this.#dice.chance(4) ? 100 : 0),
      termDays: offer.termDays,
      termUnit: 'day' as const,
      productId: product.id,
      offerId: offer.offerId,
      agreed: true,
    }
    const taps = this.#dice.chance(20) ? 2 : 1
    for (let tap = 0; tap < taps; tap += 1) {
      if ((await this.#answered(() => acceptOffer(push, call))) !== null) this.#tally.count('applied')
    }
    this.#world.setTime(seenAt.toISOString())
  }

  async #pay(call: Call, order: Order): Promise<void> {
    const dice = this.#dice
    const account = await loadLoan(this.#world.db, order)
    if (account.loan === null) return
    const purpose: PayPurpose = dice.pick([
      'repayment',
      'repayment',
      'repayment',
      'partial',
      'rollover',
      'settlement',
      'coolingOff',
    ])
    const today = this.#deps.clock.today(markets[order.market].zone)
    if (stateOf(account, today)?.writtenOff != null) this.#tally.count('paid after a write-off')
    const { loan, events } = account
    const wantedMinor = dice.between(1, 60) * 1_000
    const quoted = amountFor(purpose, { loan, events }, today, { paymentIsPending: false, wantedMinor })
    const asked = isRefusal(quoted) ? 100_000 : quoted
    const amountMinor = dice.chance(15) ? asked + 1 : asked
    const wish = { orderId: order.id, amountMinor, channelNumber: dice.pick(channelsPlayed), purpose }
    const code = await this.#answered(() => createPayCode(wish, call))
    if (code === null) return
    this.#tally.count('wished')
    // Most pay at once; some pay something else, some twice, some never. A code that was never shown cannot be paid.
    if (code.payCode === '' || dice.chance(20)) {
      const elsewhere = { ...wish, channelNumber: channelsPlayed.find((one) => one !== wish.channelNumber) ?? '' }
      await this.#answered(() => createPayCode(elsewhere, call))
    }
    if (code.payCode === '') return
    if (dice.chance(10)) return
    this.#tally.count('paid')
    this.#provider.pay(code.ref, dice.chance(12) ? dice.between(1, amountMinor * dice.pick([2, 2, 8])) : amountMinor)
    if (dice.chance(8)) this.#provider.pay(code.ref, amountMinor)
  }

  /** The answer of a call; null when it was refused or never came. A refusal leaves the ledger as it was. */
  async #answered<T>(ask: () => Promise<T | Refusal>): Promise<T | null> {
    const looksAtLedger = this.#dice.chance(10)
    const before = looksAtLedger ? await postedSince(this.#world.db, this.#mark) : ''
    const answer = await survived(ask)
    if (answer === 'crashed') return null
    if (!isRefusal(answer)) return answer as T
    const name = this.#refused(answer)
    if (looksAtLedger) {
      // What was posted before today is compared once, when the day ends.
      const after = await postedSince(this.#world.db, this.#mark)
      expectSound(refusalViolations(before, after, name), 'in the ledger')
    }
    return null
  }

  async #look(day: CalendarDate, looksAtAll: boolean): Promise<void> {
    const { db } = this.#world
    const known = { acknowledged: this.#acknowledged, mark: this.#mark, sinceMark: !looksAtAll }
    expectSound(await databaseViolations(db, known), `on ${day}`)
    if (looksAtAll) {
      expectSound(
        await databaseViolations(db, { mark: this.#wholeMark, sinceMark: true }),
        `since the last look, ${day}`,
      )
      this.#wholeMark = await ledgerMark(db)
    }
    this.#mark = await ledgerMark(db, this.#wholeMark.lastId)
    const twice = [...this.#provider.sent].filter(([, times]) => times > 1)
    if (twice.length > 0) throw new Error(`paid out twice: ${twice.join()}`)
  }

  /** No more faults: what was lost is found, what waits is done. */
  async comeToRest(day: CalendarDate): Promise<void> {
    this.#crashes = false
    for (let after = 0; after < 12; after += 1) {
      for (const time of ['00:10', '06:00', '12:00', '18:00']) {
        this.#world.setTime(`${addDays(day, after)}T${time}:00+08:00`)
        await this.#work()
      }
    }
    await this.#look(addDays(day, 12), true)
    const dead = await this.#world.db.query('select topic, key, last_error from job where dead_at is not null')
    if (dead.length > 0) throw new Error(`jobs were given up: ${JSON.stringify(dead)}`)
  }

  async result(): Promise<ServiceYear> {
    const { db } = this.#world
    const [row] = await db.query<{ payments: number; entries: number; loans: number }>(
      `select (select count(*) from payment) as payments, (select count(*) from entry) as entries,
        (select count(*) from loan_order where disbursed_on is not null) as loans`,
    )
    this.#tally.count('paid out', row?.loans ?? 0)
    return {
      hash: await ledgerHash(db),
      tally: this.#tally,
      otherRefusals: Object.fromEntries(this.#refusals),
      payments: row?.payments ?? 0,
      entries: row?.entries ?? 0,
    }
  }
}
