// Every call x {own, other's, absent, malformed} x {no session, another's session, expired, of a deleted account, own}, by its class of access.

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { type Endpoint, isOpen } from '../../src/contracts/endpoint.ts'
import { type EndpointName, endpointList, endpoints } from '../../src/contracts/endpoints.ts'
import { codes } from '../../src/contracts/envelope.ts'
import { id, wireFields } from '../../src/contracts/wire.ts'
import { markets } from '../../src/core/market/markets.ts'
import { marketDay } from '../../src/server/account/change/loan-change.ts'
import { lockOrder } from '../../src/server/account/order/order-store.ts'
import { ledgerHash } from '../../src/server/db/ledger/ledger.ts'
import { offerPlan } from '../../src/server/order/hardship/plan-offer.ts'
import { createBorrower } from '../../src/server/people/borrower/door.ts'
import { createSession, hashOf } from '../../src/server/people/session/door.ts'
import { reported } from '../simulation/report.ts'
import { type CountedWrites, countWrites } from '../support/counted-writes.ts'
import { type HeardStatements, hearStatements } from '../support/heard-statements.ts'
import { pictureForm } from '../support/picture-form.ts'
import { type Product, startProduct, type WireAnswer } from '../support/product.ts'
import { type Asked, type Asker, askedBy, askersOf, strangers } from './askers.ts'
import { namesNobodys, namesSomething, type Owner, type OwnerRow, ownerRows, type Thing } from './owner-rows.ts'
import { writingReads } from './writing-reads.ts'

type Params = Readonly<Record<string, string>>

/** Longer than any field takes, with a sign that no id has. */
const malformed = `${'x'.repeat(5000)}\u0001`
const usualOwner = 'overdue'
/** The other borrowers who ask for it: in turn, so that none meets its rate limit. */
const others = ['active', 'due', 'settled', 'two-orders', 'score-asked', 'overpaid']

let product: Product
let heard: HeardStatements
let written: CountedWrites
let cells = 0
let turn = 0
const owners = new Map<string, Owner>()
let deletedId = ''
/** What is somebody else's, in the eyes of an owner. */
let otherThings: Readonly<Record<Thing, string>>

beforeAll(async () => {
  product = await startProduct({ TRUST_PROXY: '1' })
  const { db, ...deps } = product.server.deps
  heard = hearStatements(db)
  const { borrowerId } = await createBorrower(
    db,
    { ...deps, db },
    { market: 'standard', phone: '13977700001', language: 'en' },
  )
  await db.execute('update borrower set deleted_at = now() where id = $1', [borrowerId])
  deletedId = borrowerId
  const all: readonly OwnerRow[] = Object.values(ownerRows).flat()
  for (const name of new Set(all.map(({ whose }) => whose ?? usualOwner))) owners.set(name, await ownerOf(name))
  const { card, cardPayment, paidRecord: paid } = (await ownerOf('payway-bank')).things
  const { application } = (await ownerOf('application-declined')).things
  const { case: asked } = (await ownerOf('complaint-open')).things
  const more = { card, cardPayment, paidRecord: paid, application, case: asked }
  written = await countWrites(db)
  otherThings = { ...(await ownerOf('repeat-overdue')).things, ...more }
})
afterAll(async () => {
  reported('accessMatrix', { calls: endpointList.length, cells, statements: heard.count() })
  await product.stop()
})

/** A session of its own for each request: a call may end the one with which it came. */
async function sessionFor(borrowerId: string, isOver = false): Promise<Params> {
  const { deps } = product.server
  const token = await createSession(deps.db, deps, { borrowerId, kind: 'api', deviceId: 'matrix', params: {} })
  if (isOver) {
    await deps.db.execute(
      `update session set expires_at = now() - interval '1 second' where token_hash = decode($1, 'hex')`,
      [hashOf(token)],
    )
  }
  return { userId: borrowerId, sessionId: token }
}

const idOf = (name: string): string => String(product.persona(name).params.userId)

const call = (name: EndpointName, more: Omit<Parameters<Product['call']>[0], 'path'>) =>
  product.call({ path: endpoints[name].path, ...more })

async function oneOf(statement: string, borrowerId: string): Promise<string> {
  const [row] = await product.server.deps.db.query<{ id: string }>(statement, [borrowerId])
  return row?.id ?? 'none'
}

/** A plan that was signed for an order: moves nothing, and waits for an answer. */
async function offeredPlan(orderId: string): Promise<string> {
  const { deps } = product.server
  return await deps.db.transaction(async (tx) => {
    const officerId = 'off-of-plans'
    await tx.execute(
      `insert into officer (id, name, role, created_at) values ($1, 'Mara Cruz', 'manager', now()) on conflict do nothing`,
      [officerId],
    )
    const order = await lockOrder(tx, orderId)
    if (order === null) return 'none'
    const day = marketDay(deps, order)
    const id = `plan-of-${orderId}`
    const dates = { firstDay: day, lastDay: day, dueDates: [] }
    await offerPlan(tx, deps, order, { id, ...dates, officerId, reason: 'Ill' })
    return id
  })
}

/** A record of the same order that was paid, beside the one that waits for its code. */
async function paidRecord(id: string): Promise<string> {
  const paid = { id: `paid-${id}`, state: 'paid', token_hash: null, request_key: null }
  const made = await product.server.deps.db.execute(
    `insert into card_payment
      select (jsonb_populate_record(record, $2::jsonb)).* from card_payment record where id = $1`,
    [id, JSON.stringify(paid)],
  )
  return made === 1 ? paid.id : 'none'
}

/** A sample borrower with one of everything that there is to ask for. */
async function ownerOf(name: string): Promise<Owner> {
  const { db } = product.server.deps
  const { orderId, productId, phone, problemId, params } = product.persona(name)
  const borrowerId = idOf(name)
  const order = orderId ?? 'none'
  const who = { params: await sessionFor(borrowerId) }
  const key = `matrix-${name}`
  const ways = await call('getPayWays', { who, fields: { orderId: order } })
  const amount = Number(ways.data?.amount ?? 0)
  const pays = { orderId: order, amount, channelNumber: 'corner-store' }
  await call('createPayCode', { who, fields: pays, headers: { 'idempotency-key': key } })
  const card = await oneOf('select id from payment_card where borrower_id = $1 limit 1', borrowerId)
  const commit = { orderId: order, cardId: card, amount, repayToken: ways.data?.repayToken }
  const setup = await call('beginCardSetup', { who })
  const committed = await call('commitCardPayment', { who, fields: commit })
  await db.execute(
    `insert into passkey (id, borrower_id, public_key, counter, label, created_at) values ($1, $2, '\\x00', 0, '', now())`,
    [`passkey-of-${name}`, borrowerId],
  )
  const changing = await call('startPhoneChange', { who, fields: { phone: `1391111${phone.slice(-4)}` } })
  const question = await call('askDeviceConsent', { who, fields: { kind: 'location' } })
  const system = await call('askDeviceConsent', { who, fields: { kind: 'deviceInfo' } })
  if (orderId === null) await call('startApplication', { who, fields: { productId: 'candor-cash', amount: 500_000 } })
  const upload = async () => call('uploadComplaintImage', { who, raw: await pictureForm('problemImage') })
  const picture = await upload()
  // A picture is taken once, and the first goes with a complaint.
  const proof = await upload()
  const [claimed, shown] = [await upload(), await upload()]
  const autopay = await call('getAutopay', { who, fields: { orderId: order } })
  const payFrom = product.server.deps.clock.today(markets.standard.zone)
  const inNeed = { orderId: order, reason: 'illness', words: '', canPay: 1_000, payFrom }
  const help = await call('askHardship', { who, fields: inNeed })
  const things: Record<Thing, string> = {
    order,
    borrower: borrowerId,
    loanConsent: await oneOf(
      `select order_id || '-' || position as id from consent where borrower_id = $1 order by order_id, position limit 1`,
      borrowerId,
    ),
    helpRequest: String(help.data?.requestId),
    planOffer: await offeredPlan(order),
    phone,
    card,
    cardSetup: String(setup.data?.setupId),
    cardPayment: String(committed.data?.repayRecordId),
    paidRecord: await paidRecord(String(committed.data?.repayRecordId)),
    passkey: `passkey-of-${name}`,
    phoneChange: String(changing.data?.changeId),
    requestKey: key,
    deviceQuestion: String(question.data?.consentRef),
    systemQuestion: String(system.data?.consentRef),
    picture: String(picture.data?.url),
    proofPicture: String(proof.data?.url),
    claimPicture: String(claimed.data?.url),
    casePicture: String(shown.data?.url),
    case: problemId ?? 'none',
    offer: await oneOf('select id from offer where borrower_id = $1 order by created_at desc limit 1', borrowerId),
    application: await oneOf('select id from application where borrower_id = $1 limit 1', borrowerId),
    payCode: await oneOf('select ref as id from payment_intent where borrower_id = $1 limit 1', borrowerId),
  }
  return {
    ...{ productId: productId ?? 'none', phone, things, amount, params },
    repayToken: String(ways.data?.repayToken),
    autopayVersion: String(autopay.data?.version),
  }
}

/** The rows of a call; one without a thing for a call that names nothing of anybody. */
function rowsOf(endpoint: Endpoint): readonly (OwnerRow | null)[] {
  const rows: readonly OwnerRow[] = ownerRows[endpoint.name as EndpointName]
  return rows.length === 0 ? [null] : rows
}

function valueFor(row: OwnerRow, asked: Asked, owner: Owner, askerIsOwner: boolean): string {
  if (asked === 'malformed') return malformed
  if (asked === 'absent') return absentOf(row.thing, owner)
  // What is somebody else's in the owner's eyes is that of another sample borrower.
  return asked === 'own' || !askerIsOwner ? owner.things[row.thing] : otherThings[row.thing]
}

/** Has the form of one, and is not issued. */
function absentOf(thing: Thing, owner: Owner): string {
  if (thing === 'phone') return '13977799999'
  return owner.things[thing].replace(/[0-9A-Za-z](?=[^/]*$)/g, (sign) =>
    /\d/.test(sign) ? '7' : sign === sign.toUpperCase() ? 'Q' : 'q',
  )
}

async function paramsOf(asker: Asker, ownerId: string): Promise<Params> {
  turn += 1
  if (asker === 'nobody') return {}
  if (asker === 'deleted') return await sessionFor(deletedId)
  if (asker === 'another') return await sessionFor(idOf(others[turn % others.length] ?? ''))
  return await sessionFor(ownerId, asker === 'expired')
}

/** `ready` runs between what the test itself prepares (a session) and the request. */
async function ask(
  { endpoint, row }: (typeof tried)[number],
  asker: Asker,
  asked: Asked,
  method: 'GET' | 'POST',
  ready: () => Promise<unknown> = async () => undefined,
) {
  cells += 1
  const name = row?.whose ?? usualOwner
  const owner = owners.get(name) as Owner
  const fields = row === null ? {} : { ...row.with?.(owner), [row.field]: valueFor(row, asked, owner, asker === 'own') }
  const who = { params: await paramsOf(asker, owner.things.borrower) }
  const raw = endpoint.form === 'multipart' ? { raw: await pictureForm(endpoint.files[0] ?? 'file') } : {}
  await ready()
  heard.take()
  const answer = await product.call({
    method,
    path: endpoint.path,
    who,
    fields,
    headers: { 'x-forwarded-for': `198.51.${turn % 250}.${(turn >> 8) % 250}` },
    ...raw,
  })
  return { answer, owner, work: heard.take() }
}

/** What an answer says, without what is another one each time. */
function said({ status, code, message, data }: WireAnswer): string {
  const told = data as { readonly requestId?: string; readonly repayToken?: string } | null
  if (told?.requestId !== undefined) return JSON.stringify([status, code, message, null])
  const again = told?.repayToken === undefined ? data : { ...told, repayToken: 'another each time' }
  // What counts down is told in seconds: one may pass between two questions.
  return JSON.stringify([status, code, message, again]).replaceAll(/"(\w*[sS]econds)":\d+/g, '"$1":0')
}

/** The fingerprint of each part of what the product keeps of the owners, but for their logins and what was said to their phones. */
async function kept(): Promise<Readonly<Record<string, string>>> {
  const prints: Record<string, string> = { ledger: await ledgerHash(product.server.deps.db) }
  for (const [name, owner] of owners) {
    const who = { params: await sessionFor(owner.things.borrower) }
    const { parts } = (await call('exportData', { method: 'GET', who })).data
    for (const [part, rows] of Object.entries(parts as Record<string, unknown>)) {
      // Anybody who knows the number may ask for a code: it goes to the owner alone.
      if (part !== 'logins' && part !== 'messages') prints[`${name}: ${part}`] = hashOf(JSON.stringify(rows))
    }
  }
  return prints
}

const tried = endpointList.flatMap((endpoint) => rowsOf(endpoint).map((row) => ({ endpoint, row })))

function faultOf(
  endpoint: Endpoint,
  row: OwnerRow | null,
  asker: Asker,
  asked: Asked,
  answers: Map<string, WireAnswer>,
): string | null {
  const answer = answers.get(`${asker} ${asked}`) as WireAnswer
  const absent = answers.get(`${asker} absent`) as WireAnswer
  if (answer.status >= 500) return `answered ${answer.status}`
  const isKnown = asker === 'another' || asker === 'own'
  if (!isKnown && !isOpen(endpoint))
    return answer.code === codes.unauthenticated && answer.status === 401 && said(answer) === said(absent)
      ? null
      : 'is not refused as without a session'
  if (!isKnown) {
    const nobody = answers.get(`nobody ${asked}`) as WireAnswer
    return answer.status === nobody.status ? null : 'counts for more than no session'
  }
  if (answer.status === 401) return 'is not let in'
  if (row === null) return null
  if (asked === 'malformed') {
    const isNamed = answer.status === 400 && (answer.data?.fields as string[] | undefined)?.includes(row.field) === true
    return isNamed || answer.code === row.malformed ? null : 'takes what is no id'
  }
  if (asker === 'own' && asked === 'own')
    return said(answer) !== said(absent) && answer.status === 200 ? null : 'does not find what is the asker’s own'
  return said(answer) === said(absent) ? null : 'tells what is another’s from what is not there'
}

describe('the matrix of access', () => {
  it('gives borrowers their own things, and tells nothing of those of others', async () => {
    const before = await kept()
    const faults: string[] = []
    const note = async (all: readonly Asker[]) => {
      for (const [place, { endpoint, row }] of tried.entries()) {
        const askers = askersOf(all, place)
        for (const method of endpoint.methods) {
          const answers = new Map<string, WireAnswer>()
          const works = new Map<string, string>()
          for (const asker of askers) {
            for (const asked of askedBy(asker).toReversed()) {
              const { answer, owner, work } = await ask({ endpoint, row }, asker, asked, method)
              answers.set(`${asker} ${asked}`, answer)
              works.set(`${asker} ${asked}`, work)
              const secrets = [owner.phone, owner.things.borrower]
              if (asker !== 'own' && row?.thing !== 'phone' && secrets.some((secret) => answer.text.includes(secret)))
                faults.push(`${endpoint.name} for ${asker}, ${asked}: names the owner`)
            }
          }
          // As much work for another's as for nothing: how long an answer takes tells neither.
          const [ofOther, ofNothing] = [works.get("own other's"), works.get('own absent')]
          if (row !== null && ofOther !== ofNothing)
            faults.push(
              `${method} ${endpoint.name} ${row.field}: asks the database otherwise for another's\n${ofOther}\n--\n${ofNothing}`,
            )
          for (const asker of askers)
            for (const asked of askedBy(asker)) {
              const fault = faultOf(endpoint, row, asker, asked, answers)
              if (fault !== null)
                faults.push(
                  `${method} ${endpoint.name} ${row?.field ?? ''} for ${asker}, ${asked}: ${fault}: ${said(answers.get(`${asker} ${asked}`) as WireAnswer).slice(0, 160)}`,
                )
            }
        }
      }
    }
    await note(strangers)
    expect(heard.count(), 'statements while others asked').toBeGreaterThan(1000)
    const after = await kept()
    for (const [part, print] of Object.entries(before))
      if (after[part] !== print) faults.push(`somebody else has changed of the owners: ${part}`)
    await note(['own'])
    expect(faults).toEqual([])
  })
})

describe('a call by GET', () => {
  it('writes nothing, for its owner and for a stranger', async () => {
    const faults: string[] = []
    let reads = 0
    for (const { endpoint, row } of tried.filter(({ endpoint }) => endpoint.methods.includes('GET')))
      for (const asker of ['own', 'nobody'] as const)
        for (const asked of ['own', 'absent'] as const) {
          await ask({ endpoint, row }, asker, asked, 'GET', () => written.take())
          const rows = await written.take()
          reads += 1
          const allowed = writingReads[endpoint.name as EndpointName]?.tables ?? []
          const others = [...rows.keys()].filter((table) => !allowed.includes(table))
          if (others.length > 0) faults.push(`${endpoint.name} for ${asker}, ${asked}: writes ${others.join(', ')}`)
        }
    expect(reads).toBeGreaterThan(100)
    expect(faults).toEqual([])
  })
})

describe('the table of owners', () => {
  it('has a thing of the owner and one of another borrower for each row', () => {
    const missing = tried.flatMap(({ endpoint, row }) => {
      if (row === null) return []
      const own = owners.get(row.whose ?? usualOwner)?.things[row.thing]
      return [own, otherThings[row.thing]].some((thing) => thing === 'none' || thing === 'undefined')
        ? [`${endpoint.name}.${row.field}: ${own}, ${otherThings[row.thing]}`]
        : []
    })
    expect(missing).toEqual([])
  })

  it('has a row for each field of a call that names an owned thing', () => {
    const without = endpointList.flatMap(({ name, access, input }) => {
      // Who brings the token of a link, or a ticket, is whom it was sent to.
      if (access === 'public') return []
      const rows: readonly OwnerRow[] = ownerRows[name as EndpointName]
      return Object.entries(wireFields(input))
        .filter(([field, schema]) => !namesNobodys.includes(field) && (namesSomething.test(field) || takesId(schema)))
        .filter(([field]) => !rows.some((row) => row.field === field))
        .map(([field]) => `${name}.${field}`)
    })
    expect(without).toEqual([])
  })
})

/** True for the contract's `id`, alone or as one of the things that a field takes. */
function takesId(schema: z.ZodType): boolean {
  if (schema === id) return true
  if (schema instanceof z.ZodOptional) return takesId(schema.unwrap() as z.ZodType)
  return schema instanceof z.ZodUnion && schema.options.some((option) => takesId(option as z.ZodType))
}
