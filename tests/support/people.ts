// A small world for tests of people: borrowers with and without loans, callers from anywhere, and a clock that can be set.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { CallInput, CallOutput, EndpointName } from '../../src/contracts/endpoints.ts'
import { type CalendarDate, dateIn } from '../../src/core/calendar-date.ts'
import { fourPayments } from '../../src/core/loan/test-loans.ts'
import type { MarketId } from '../../src/core/market/market.ts'
import { markets } from '../../src/core/market/markets.ts'
import { currencySymbol } from '../../src/core/money.ts'
import { isRefusal, type Refusal } from '../../src/core/refusal.ts'
import { startLoan } from '../../src/server/account/loan/loan-store.ts'
import { lockOrder } from '../../src/server/account/order/order-store.ts'
import { ownCaptchas } from '../../src/server/adapters/captcha/captchas.ts'
import { createUploadFiles } from '../../src/server/adapters/disk/upload-files.ts'
import { createTickets } from '../../src/server/adapters/jose/tickets.ts'
import { createIds } from '../../src/server/adapters/machine/ids.ts'
import { systemRandom } from '../../src/server/adapters/machine/random.ts'
import { createCodeHasher } from '../../src/server/adapters/node-crypto/code-hasher.ts'
import { createFieldCipher } from '../../src/server/adapters/node-crypto/field-cipher.ts'
import { rulesDecider, usualDecisionLimits } from '../../src/server/adapters/own-rules/decider.ts'
import { createLog } from '../../src/server/adapters/pino/log.ts'
import { noCards } from '../../src/server/adapters/providers/no-cards.ts'
import { readPicture } from '../../src/server/adapters/sharp/upload-picture.ts'
import { passkeyProofs } from '../../src/server/adapters/webauthn/passkey-proof.ts'
import { hooks, ownData } from '../../src/server/api.ts'
import { json } from '../../src/server/db/column-types.ts'
import type { Db, Queries } from '../../src/server/db/database.ts'
import { onlyPrimary } from '../../src/server/db/read-database.ts'
import type { Deps } from '../../src/server/deps.ts'
import type { Call, Caller, Handler, UploadedFile } from '../../src/server/http/call.ts'
import { aloneProcess } from '../../src/server/jobs/processes.ts'
import { listOutbox } from '../../src/server/outbox/sms/sms.ts'
import { createBorrower } from '../../src/server/people/borrower/borrower-store.ts'
import type { BusinessClock } from '../../src/server/ports/clock.ts'
import type { OutgoingMail } from '../../src/server/ports/mail.ts'
import { onlyPlace } from '../../src/server/ports/phone-places.ts'
import type { OutgoingSms } from '../../src/server/ports/sms.ts'
import { type Config, loadConfig } from '../../src/settings/config.ts'
import { serverWordsFor } from '../../src/words/server-words.ts'
import { nextDigits } from './digits.ts'
import { quickCost } from './quick-cost.ts'
import { sampleLender } from './sample-lender.ts'
import { noChecks } from './sample-means.ts'

export interface Person {
  readonly borrowerId: string
  readonly phone: string
  readonly caller: Caller
}

/** Where a call comes from. What is left out is the same for all calls. */
export interface From {
  readonly person?: Person
  readonly address?: string
  readonly wideAddress?: string
  readonly market?: MarketId
  readonly language?: string
  readonly files?: readonly UploadedFile[]
  /** The Idempotency-Key of the call. */
  readonly key?: string
  /** The transaction of a call with a key. */
  readonly db?: Queries
}

export interface People {
  readonly deps: Deps
  readonly db: Db
  /** Messages that left, oldest first. */
  readonly sent: readonly OutgoingSms[]
  /** E-mails that left, oldest first. */
  readonly mailed: readonly OutgoingMail[]
  now(): Date
  pass(seconds: number): void
  /** Makes a call; answers its result or refusal. */
  ask<Name extends EndpointName, Who extends Caller | null>(
    handler: Handler<Name, Who>,
    input: CallInput<Name>,
    from?: From,
  ): Promise<CallOutput<Name> | Refusal>
  /** A borrower with a phone of their own. */
  person(market?: MarketId): Promise<Person>
  newPhone(): string
  /** An order of four payments of 1,400.00, paid out on a day, or still being decided. */
  order(person: Person, state: CalendarDate | 'inReview' | 'approved' | 'failedPayout'): Promise<string>
  /** The newest code that went to a phone. */
  codeFor(phone: string): Promise<string>
  close(): void
}

export const openedAt = '2026-11-20T02:00:00Z'

/** Opens the world over a migrated database. `changes` are to the demo's configuration. */
export function openPeople(db: Db, changes: Partial<Config> = {}): People {
  let now = new Date(openedAt)
  const clock: BusinessClock = { now: () => now, machineNow: () => now, today: (zone) => dateIn(zone, now) }
  const config: Config = { ...loadConfig({}), logLevel: 'silent', ...changes }
  const dir = mkdtempSync(join(tmpdir(), 'candor-people-'))
  const sent: OutgoingSms[] = []
  const mailed: OutgoingMail[] = []
  const notHere = (what: string) => () => Promise.reject(new Error(`${what} is not part of these tests`))
  const deps: Deps = {
    config,
    lender: sampleLender,
    db,
    reads: onlyPrimary(db),
    processes: aloneProcess(),
    clock,
    ids: createIds(clock, systemRandom),
    random: systemRandom,
    log: createLog('silent'),
    codeHasher: createCodeHasher(config.sessionSecret, quickCost),
    fieldCipher: createFieldCipher(config.fieldEncryptionKey),
    phonePlaces: onlyPlace,
    tickets: createTickets(config.ticketPrivateKey),
    sms: { send: async (sms) => void sent.push(sms) },
    push: null,
    mail: { send: async (mail) => void mailed.push(mail) },
    channels: { list: () => [], find: () => null } as unknown as Deps['channels'],
    cards: { ...noCards, charge: notHere('a card'), queryCharge: notHere('a card'), cancelCharge: notHere('a card') },
    decider: rulesDecider(usualDecisionLimits),
    settlements: new Map(),
    checks: noChecks,
    names: null,
    payouts: { choose: () => null, named: () => null },
    uploads: createUploadFiles({ kind: 'local', dir }),
    exportStore: null,
    passkeys: passkeyProofs,
    loginProvider: null,
    captchas: ownCaptchas,
    readPicture,
    webhooks: null,
    hooks,
    ownData,
  }

  function callFrom(from: From): Call<Caller | null> {
    const market = markets[from.market ?? 'standard']
    const language = from.language ?? 'en'
    return {
      caller: from.person?.caller ?? null,
      deps,
      db: from.db ?? db,
      market,
      currencySymbol: currencySymbol(market, undefined),
      language,
      words: serverWordsFor(language),
      common: { appName: 'Test', system: '2' },
      requestId: 'test',
      addressHash: from.address ?? 'here',
      wideAddressHash: from.wideAddress ?? from.address ?? 'here',
      idempotencyKey: from.key ?? null,
      keyOwner: from.person?.caller.borrowerId ?? 'anyone',
      files: from.files ?? [],
    }
  }
  const newPhone = (): string => `139${nextDigits(8)}`

  return {
    deps,
    db,
    sent,
    mailed,
    now: () => now,
    pass(seconds) {
      now = new Date(now.getTime() + seconds * 1000)
    },
    ask: async <Name extends EndpointName>(handler: Handler<Name, never>, input: CallInput<Name>, from = {}) =>
      (await handler(input, callFrom(from) as Call<never>)) as CallOutput<Name> | Refusal,
    newPhone,
    async person(market = 'standard') {
      const phone = market === 'standard' ? newPhone() : markets[market].phone.example
      const { borrowerId } = await createBorrower(db, deps, {
        market,
        phone,
        language: 'en',
        name: 'Ana Reyes',
        knownToHost: true,
      })
      return { borrowerId, phone, caller: { borrowerId, sessionHash: '00', deviceId: 'phone-1' } }
    },
    order: (person, state) => makeOrder(deps, person, state),
    async codeFor(phone) {
      const [newest] = await listOutbox(db, phone, 'UTC')
      if (newest?.code == null) throw new Error('no code went to this phone')
      return newest.code
    },
    close: () => rmSync(dir, { recursive: true, force: true }),
  }
}

async function makeOrder(
  deps: Deps,
  { borrowerId }: Person,
  state: CalendarDate | 'inReview' | 'approved' | 'failedPayout',
): Promise<string> {
  const { db } = deps
  const orderId = deps.ids.orderId()
  const productId = `cash-${orderId}`
  await db.execute(
    `insert into product (id, market, name, logo, definition) values ($1, 'standard', 'Candor Cash', '/logos/candor-cash.svg', '{}')`,
    [productId],
  )
  const status = state === 'inReview' ? 'inReview' : 'approved'
  const payout = { inReview: 'none', approved: 'queued', failedPayout: 'failed' }[state as string] ?? 'queued'
  await db.execute(
    `insert into loan_order (id, borrower_id, product_id, market, status, terms, applied_at, answer_by, payout_state)
     values ($1, $2, $3, 'standard', $4, $5, $6, $6, $7)`,
    [orderId, borrowerId, productId, status, json(fourPayments), deps.clock.now(), payout],
  )
  if (['inReview', 'approved', 'failedPayout'].includes(state)) return orderId
  await db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (order === null) throw new Error('the order of a test has vanished')
    await startLoan(tx, deps, order, state as CalendarDate)
  })
  return orderId
}

/** The result of a call that must succeed. */
export function granted<T>(result: T | Refusal): T {
  if (isRefusal(result)) throw new Error(`refused: ${result.refused} ${JSON.stringify(result.values ?? {})}`)
  return result
}

/** Bytes as PostgreSQL writes them within a row. */
const writtenBytes = /\\{1,2}x([0-9a-f]+)/g

/**
 * Everything that stands in the database as text, for looking for what must not be there. Bytes stand there as the letters that
 * they are: what lies in them in clear is found, and the digits of their hexadecimal form are no borrower's number by chance.
 */
export async function everythingIn(db: Db, tables: readonly string[]): Promise<string> {
  const found: string[] = []
  for (const table of tables) {
    const rows = await db.query<{ row: string }>(`select t::text as row from ${table} t`)
    const letters = (_: string, hex: string): string => Buffer.from(hex, 'hex').toString('latin1')
    found.push(...rows.map(({ row }) => `${table}: ${row.replace(writtenBytes, letters)}`))
  }
  return found.join('\n')
}

/** All tables of the product. */
export async function allTables(db: Db): Promise<string[]> {
  const rows = await db.query<{ name: string }>(
    `select relname as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition`,
  )
  return rows.map(({ name }) => name)
}
