// The product as drills call it: a borrower for each scene, signed in, and a count of what a call has left.

import { addDays, dateIn } from '../../src/core/calendar-date.ts'
import { markets } from '../../src/core/market/markets.ts'
import { lockOrder } from '../../src/server/account/order/order-store.ts'
import { ledgerHash } from '../../src/server/db/ledger/ledger.ts'
import { offerPlan } from '../../src/server/order/hardship/plan-offer.ts'
import { createSession } from '../../src/server/people/session/session-store.ts'
import { type Borrower, type LendingWorld, openLendingWorld } from '../support/lending.ts'
import { type Product, startProduct, type WireAnswer, type WireCall } from '../support/product.ts'

/** The product over a database, and a world that makes borrowers beside it under the same keys. */
export interface Stage {
  readonly product: Product
  readonly world: LendingWorld
  /** Makes a call of the scene; `as` changes it. */
  make(scene: Scene, key: string, as?: Partial<WireCall>): Promise<WireAnswer>
}

/** One call that can be made now, by one borrower. */
export interface Scene {
  readonly call: WireCall
  /** A field of the body with another value that is well-formed. */
  readonly other: Readonly<Record<string, unknown>>
  /** Names one borrower, order or phone, and counts what the call has done for it. */
  readonly effects: () => Promise<number>
}

export interface KeyedCall {
  readonly name: string
  prepare(stage: Stage, number: number): Promise<Scene>
}

const market = 'standard'
/** A product whose every loan is paid out at once. */
export const plain = 'candor-cash'
export const payPaths = '/api/v1/youmi/youmi-api/service/loan'

/** Opens the product on a PostgreSQL database, without sample borrowers. */
export function openStage(url: string, poolSize: number): Promise<Stage> {
  return openStageIn({ DATABASE_URL: url, DB_POOL_SIZE: String(poolSize) })
}

/** The same in an environment of its own. */
export async function openStageIn(environment: Record<string, string>): Promise<Stage> {
  const product = await startProduct({ TRUST_PROXY: '1', ...environment }, { withPersonas: false })
  const world = await openLendingWorld(product.server.deps.db, product.server.deps.clock.now().toISOString())
  return {
    product,
    world,
    make: (scene, key, as = {}) =>
      product.call({ ...scene.call, ...as, headers: { ...scene.call.headers, 'idempotency-key': key } }),
  }
}

export interface Person extends Borrower {
  readonly params: { readonly sessionId: string; readonly userId: string; readonly deviceId: string }
}

async function signedIn({ world }: Stage, who: Borrower): Promise<Person> {
  const { borrowerId } = who
  const session = { borrowerId, kind: 'api', deviceId: 'phone', params: {} } as const
  const sessionId = await createSession(world.db, world.deps, session)
  return { ...who, params: { sessionId, userId: borrowerId, deviceId: 'phone' } }
}

/** What the product takes for now. */
export const now = ({ product }: Stage): Date => product.server.deps.clock.now()

export async function newcomer(stage: Stage, account = true): Promise<Person> {
  stage.world.setTime(now(stage).toISOString())
  return await signedIn(stage, await stage.world.borrower({ market, account }))
}

/** A borrower with a loan that was paid out so many days ago; its first payment is due 30 days after the payout. */
export async function payer(stage: Stage, daysAgo = 30): Promise<Person & { readonly orderId: string }> {
  const { world } = stage
  world.setDay(market, addDays(dateIn(markets[market].zone, now(stage)), -daysAgo))
  const who = await world.borrower({ market })
  const orderId = await world.loan(who, plain)
  world.setTime(now(stage).toISOString())
  return { ...(await signedIn(stage, who)), orderId }
}

/** A further loan of a borrower, paid out so many days ago. */
export async function anotherLoan(stage: Stage, who: Borrower, productId: string, daysAgo: number): Promise<string> {
  const { world } = stage
  const today = now(stage)
  world.setDay(market, addDays(dateIn(markets[market].zone, today), -daysAgo))
  const orderId = await world.loan(who, productId)
  world.setTime(today.toISOString())
  return orderId
}

export async function dueOf({ product }: Stage, who: Person & { readonly orderId: string }): Promise<number> {
  const ways = await product.call({ path: `${payPaths}/repayment-way`, who, query: { orderId: who.orderId } })
  return Number(ways.data.amount)
}

/** Counts rows that a statement names by one text. */
export function counted({ world }: Stage, sql: string, name: string): () => Promise<number> {
  return async () => (await world.db.query<{ n: number }>(sql, [name]))[0]?.n ?? 0
}

/** A code that went to a phone by a message of a purpose. */
export async function sentCode({ world }: Stage, phone: string, purpose: string): Promise<string> {
  const [sent] = await world.db.query<{ code: string }>(
    'select code from sms_message where phone like $1 and purpose = $2 order by created_at desc limit 1',
    [`%${phone}`, purpose],
  )
  if (sent === undefined) throw new Error(`no code of ${purpose} went to a phone of a test`)
  return sent.code
}

/** What was done so far, as one text: the ledger, and how many rows stand in every table of promises. */
export async function printOf({ world }: Stage): Promise<string> {
  const tables = ['loan_event', 'loan_order', 'payment_intent', 'payment', 'card_payment', 'credit_refund', 'complaint']
  const people = ['application', 'payment_claim', 'payout_account', 'borrower', 'promotion_registration']
  const counts = [...tables, ...people].map((table) => `(select count(*) from ${table}) as ${table}`)
  const rows = await world.db.query(`select ${counts.join(', ')}`)
  return `${await ledgerHash(world.db)} ${JSON.stringify(rows)}`
}

/** A plan on offer that moves the first payment of a loan by 20 days, signed by an officer of the test. */
export async function offerPlanFor({ product, world }: Stage, orderId: string): Promise<void> {
  const { deps } = product.server
  await world.db.transaction(async (tx) => {
    await tx.execute(
      `insert into officer (id, name, role, created_at) values ('off-plan', 'Mara Cruz', 'manager', $1) on conflict do nothing`,
      [deps.clock.now()],
    )
    const order = await lockOrder(tx, orderId)
    if (order === null) throw new Error(`no order ${orderId}`)
    const firstDay = dateIn(markets[market].zone, deps.clock.now())
    const lastDay = addDays(firstDay, 20)
    const dueDates = [{ n: 1, dueDate: lastDay }]
    const id = `plan-${orderId}`
    await offerPlan(tx, deps, order, { id, firstDay, lastDay, dueDates, officerId: 'off-plan', reason: 'Ill' })
  })
}
