// The desk's calls out of their own contract: every call by every kind of asker, and by thousands of valid, nearly valid and hostile requests.
// No failure of ours, every answer in the shape of the desk, nothing of anybody for who is no officer, and a refusal posts nothing.

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { DeskEndpoint } from '../../src/contracts/desk-call.ts'
import { type DeskCallName, deskEndpoints } from '../../src/contracts/desk-endpoints.ts'
import { deskRefusals } from '../../src/core/officer/desk-refusal.ts'
import { mayDo, type Role, roles } from '../../src/core/officer/rights.ts'
import { ledgerHash } from '../../src/server/db/ledger/ledger.ts'
import { createOfficerSession } from '../../src/server/officer/login/officer-session-store.ts'
import { insertOfficer } from '../../src/server/officer/person/officer-store.ts'
import { hashOf } from '../../src/server/people/session/door.ts'
import { type Dice, diceOf } from '../simulation/dice.ts'
import { reported, settingOf } from '../simulation/report.ts'
import { type DeskTools, deskOf } from '../support/desk.ts'
import { type Product, startProduct } from '../support/product.ts'
import { byTurns } from '../support/proof-length.ts'
import { things } from './desk-things.ts'
import { goodValue, hostileValue, nearValue, type Schema, strangeNames, tellsOfInsides } from './guesses.ts'

const perCall = settingOf('FUZZ_PER_CALL', 4)
/** So many calls go on from one state of the samples: what one of them does, the next one finds. */
const callsOfOneState = perCall > 6 ? 8 : 26
/** Requests of one officer: fewer than the desk takes of one in a minute (`callsPerMinute`), however fast they come. */
const ofOneOfficer = 250
const firstSeed = settingOf('FUZZ_SEED', Math.floor(Math.random() * 2 ** 31))
const calls = Object.entries(deskEndpoints) as [DeskCallName, DeskEndpoint][]

let product: Product
let desk: DeskTools
let requests = 0
let ids: Awaited<ReturnType<typeof idsOfToday>> = {}
const counts: Record<string, number> = {}
beforeAll(async () => {
  product = await startProduct({ TRUST_PROXY: '1' })
  desk = deskOf(product)
})
afterAll(async () => {
  reported('deskFuzz', { firstSeed, perCall, calls: calls.length, requests, ...counts })
  await product.stop()
})

/** A session of an officer; one who was ended has none that counts. */
const sessionOf = (officerId: string): Promise<string> =>
  createOfficerSession(product.server.deps.db, product.server.deps, officerId)

/** An officer of each role whom the gate has not seen yet, so that none is refused for asking often. */
async function freshOfficers(of: string): Promise<ReadonlyMap<Role, string>> {
  const { db, clock } = product.server.deps
  const tokens = new Map<Role, string>()
  for (const role of roles) {
    const id = `off-${of}-${role}`
    await db.transaction((tx) => insertOfficer(tx, { id, name: 'Mara Cruz', role }, clock.now()))
    tokens.set(role, await sessionOf(id))
  }
  return tokens
}

/** One schema of an input, whichever it is of several kinds. */
function schemaOf({ input }: DeskEndpoint, dice: Dice): Readonly<Record<string, Schema>> {
  const whole = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }) as Schema
  const kinds = (whole.anyOf ?? whole.oneOf) as readonly Schema[] | undefined
  const one = kinds === undefined ? whole : dice.pick(kinds)
  return (one.properties ?? {}) as Record<string, Schema>
}

/** Names of today's things, by the field that carries them. */
async function idsOfToday(): Promise<Readonly<Record<string, readonly string[]>>> {
  const token = await desk.token('manager')
  const work = (await desk.get('/desk/work?limit=200', { token })).data
  const cases = (await desk.get('/desk/cases', { token })).data.cases as { caseId: string }[]
  const own = (name: string) => product.persona(name)
  const people = ['overdue', 'due', 'two-orders', 'overpaid', 'settled'].map(own)
  const orderId = people.map((one) => String(one.orderId))
  const officerId = ['offDEMOSUPPORT', 'offDEMOMANAGER']
  const caseId = cases.map((one) => one.caseId)
  const listed = (await desk.get('/desk/applications', { token })).data.applications as { applicationId: string }[]
  const applicationId = listed.map((one) => one.applicationId)
  const itemId = (work.items as { id?: string; itemId?: string }[]).map((item) => String(item.itemId ?? item.id))
  return {
    userId: people.map(({ params }) => String(params.userId)),
    orderId,
    subjectId: orderId,
    officerId,
    caseId,
    itemId,
    applicationId,
  }
}

const said = (value: unknown): string =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value)

interface Asked {
  readonly url: string
  readonly fields: Record<string, unknown>
}

/** The names in a path are filled in from the fields. */
function asked({ path, method }: DeskEndpoint, fields: Record<string, unknown>): Asked {
  const rest = { ...fields }
  const target = path.replace(/:(\w+)/g, (_, name: string) => {
    const value = rest[name]
    delete rest[name]
    return encodeURIComponent(said(value ?? '').toWellFormed()) || 'none'
  })
  if (method !== 'GET') return { url: target, fields: rest }
  const query = new URLSearchParams(
    Object.entries(rest).map(([name, value]): [string, string] => [
      name,
      typeof value === 'object' ? JSON.stringify(value) : String(value),
    ]),
  )
  return { url: `${target}?${query}`, fields: {} }
}

async function send(endpoint: DeskEndpoint, fields: Record<string, unknown>, token: string | null, headers = {}) {
  const { url, fields: body } = asked(endpoint, fields)
  requests += 1
  const from = { 'x-forwarded-for': `198.51.${requests % 250}.${(requests >> 8) % 250}`, ...headers }
  return endpoint.method === 'GET'
    ? await desk.get(url, { token, headers: from })
    : await desk.post(url, { token, headers: from, body })
}

const refusal = z.object({ code: z.string(), message: z.string().min(1) })

/** What is wrong with an answer; null where nothing is. */
function faultOf(
  endpoint: DeskEndpoint,
  { status, data, error, text }: Awaited<ReturnType<typeof send>>,
): string | null {
  if (status >= 500) return `answered ${status}`
  // Who is turned away at the gate has tried nothing.
  if (status === 429) return 'was turned away at the gate'
  if (status === 200) return endpoint.file === undefined && data === undefined ? 'answered no data' : null
  if (tellsOfInsides(text)) return 'told something of our insides'
  const read = refusal.safeParse(error)
  if (!read.success) return `answered ${status} in another shape`
  const known = (deskRefusals as Readonly<Record<string, { readonly status: number }>>)[read.data.code]?.status
  return known === status ? null : `answered ${status} for ${read.data.code}`
}

function fieldsFor(endpoint: DeskEndpoint, dice: Dice, ids: Awaited<ReturnType<typeof idsOfToday>>) {
  const schemas = schemaOf(endpoint, dice)
  const fields: Record<string, unknown> = {}
  for (const [name, schema] of Object.entries(schemas)) {
    if (schema.default !== undefined && dice.chance(60)) continue
    const known = ids[name]
    fields[name] =
      known !== undefined && known.length > 0 && dice.chance(85) ? dice.pick(known) : goodValue(dice, schema)
    if (schema.type === 'array') fields[name] = []
  }
  const kind = dice.pick(['valid', 'near', 'hostile'] as const)
  const names = Object.keys(schemas)
  if (names.length > 0 && kind === 'near') {
    const name = dice.pick(names)
    if (dice.chance(25)) delete fields[name]
    else fields[name] = nearValue(dice, schemas[name] ?? {})
  }
  if (kind === 'hostile')
    fields[dice.chance(60) && names.length > 0 ? dice.pick(names) : dice.pick(strangeNames)] = hostileValue(dice)
  return fields
}

describe('a call of the desk, whatever it is asked', () => {
  it.each(calls.map(([name, endpoint], at) => [name, endpoint, at] as const))(
    '%s answers in its own words, and posts nothing that it refuses',
    async (name, endpoint, at) => {
      if (at % callsOfOneState === 0) {
        await product.server.demo?.reset()
        ids = await idsOfToday()
      }
      let tokens: ReadonlyMap<Role, string> = new Map()
      const able = roles.filter((role) => mayDo(role, endpoint.right))
      const dice = diceOf(firstSeed).split(at)
      const faults: string[] = []
      let isDone = false
      const before = await ledgerHash(product.server.deps.db)
      for (let n = 0; n < perCall; n += 1) {
        if (n % ofOneOfficer === 0) tokens = await freshOfficers(`${at}-${n}`)
        const own = dice.split(n)
        const role: Role = own.chance(85) ? own.pick(able) : own.pick(roles)
        const headers = own.chance(30)
          ? { 'idempotency-key': own.pick(['k', `k-${n}`, '', 'k'.repeat(129), 'a b']) }
          : {}
        // A call may have ended its session or its officer.
        const token =
          name === 'logOut' || name === 'endOfficer' || name === 'changeRole'
            ? await sessionOf(`off-${at}-${n - (n % ofOneOfficer)}-${role}`)
            : (tokens.get(role) ?? null)
        const fields = fieldsFor(endpoint, own, ids)
        const answer = await send(endpoint, fields, token, headers)
        counts[`status ${answer.status}`] = (counts[`status ${answer.status}`] ?? 0) + 1
        isDone ||= answer.status === 200
        const fault = faultOf(endpoint, answer)
        if (fault !== null)
          faults.push(`#${n} (seed ${firstSeed}) ${role} ${JSON.stringify(fields).slice(0, 300)}: ${fault}`)
      }
      expect(faults.slice(0, 10)).toEqual([])
      if (!isDone) expect(await ledgerHash(product.server.deps.db)).toBe(before)
    },
  )
})

describe('a caller of the desk', () => {
  it('is an officer whose session lives, or is told the same as everybody else', async () => {
    await product.server.demo?.reset()
    const { db } = product.server.deps
    const ids = await idsOfToday()
    const over = await desk.token('auditor')
    await db.execute(
      `update officer_session set expires_at = now() - interval '1 second' where token_hash = decode($1, 'hex')`,
      [hashOf(over)],
    )
    const ended = await desk.token('credit')
    await db.execute(`update officer set ended_at = now() where id = 'offDEMOCREDIT'`)
    const borrower = String(product.persona('overdue').params.sessionId)
    const faults: string[] = []
    // No session is looked at by any call: one gate is before all of them.
    const strangers = [null, 'wrong', 'x'.repeat(5_000), borrower, over, ended]
    for (const [place, [name, endpoint]] of calls.entries()) {
      for (const [turn, token] of byTurns(strangers, place, 2).entries()) {
        for (const value of byTurns(['own', 'absent', 'malformed'] as const, place + turn, 1)) {
          const named = things[name] === 'none' ? [] : things[name]
          const fields = Object.fromEntries(
            named.map((field) => [
              field,
              value === 'own' ? (ids[field]?.[0] ?? 'none') : value === 'absent' ? 'none' : 'x\u0001',
            ]),
          )
          const { status, error } = await send(endpoint, { kind: 'case', ...fields }, token)
          if (status !== 401 || error?.code !== 'sessionIsMissing')
            faults.push(`${name} ${value} for ${String(token).slice(0, 8)}: ${status} ${error?.code}`)
        }
      }
    }
    expect(faults).toEqual([])
  })

  it('finds nothing under a name that nothing has, and is told of one that is none', async () => {
    await product.server.demo?.reset()
    const faults: string[] = []
    for (const [name, endpoint] of calls) {
      const named = things[name]
      if (named === 'none') continue
      const role = roles.find((one) => mayDo(one, endpoint.right))
      const token = await desk.token(role as Role)
      const dice = diceOf(firstSeed)
      for (const [value, status] of [
        ['absentQQ7', [404, 409, 400, 403]],
        // Of a kind of act that this role may not propose, 403 comes before what is wrong with it.
        ['x\u0001', endpoint.kindRights === undefined ? [400, 404] : [400, 403, 404]],
      ] as const) {
        const rest = fieldsFor(endpoint, dice, {})
        const answer = await send(endpoint, { ...rest, kind: rest.kind ?? 'case', [named[0] as string]: value }, token)
        if (!(status as readonly number[]).includes(answer.status))
          faults.push(`${name} ${JSON.stringify(value)}: ${answer.status}`)
      }
    }
    expect(faults).toEqual([])
  })

  it('has a row for each call that names an owned thing', () => {
    const namesSomething = /(?:^id|Id)$/
    const without = calls.filter(([name, endpoint]) => {
      const fields = [1, 2, 3].flatMap((seed) => Object.keys(schemaOf(endpoint, diceOf(seed))))
      return things[name] === 'none' && fields.some((field) => namesSomething.test(field))
    })
    expect(without.map(([name]) => name)).toEqual([])
  })
})

describe('what belongs to one', () => {
  it('another officer’s passkey is as one that is not there', async () => {
    await product.server.demo?.reset()
    const { db } = product.server.deps
    const support = await desk.token('support')
    for (const [id, officer] of [
      [`${'m'.repeat(42)}1`, 'offDEMOSUPPORT'],
      [`${'m'.repeat(42)}2`, 'offDEMOSUPPORT'],
      ['t'.repeat(43), 'offDEMOMANAGER'],
    ])
      await db.execute(
        `insert into officer_passkey (id, officer_id, public_key, counter, label, created_at) values ($1, $2, '\\x00', 0, '', now())`,
        [id as string, officer as string],
      )
    const remove = (credentialId: string) => send(deskEndpoints.removeOwnPasskey, { credentialId }, support)
    const [theirs, absent, own] = [
      await remove('t'.repeat(43)),
      await remove('q'.repeat(43)),
      await remove(`${'m'.repeat(42)}1`),
    ]
    expect([theirs.status, theirs.text]).toEqual([absent.status, absent.text])
    expect([theirs.status, own.status]).toEqual([404, 200])
    const [kept] = await db.query<{ count: number }>(
      `select count(*) as count from officer_passkey where id = repeat('t', 43)`,
    )
    expect(kept?.count).toBe(1)
  })

  it('a picture is shown under its own case alone', async () => {
    const { db } = product.server.deps
    const [image] = await db.query<{ name: string; caseId: string }>(
      `select name, complaint_id as "caseId" from complaint_image where complaint_id is not null and erased_at is null limit 1`,
    )
    const [other] = await db.query<{ id: string }>('select id from complaint where id <> $1 limit 1', [
      image?.caseId ?? '',
    ])
    const token = await desk.token('support')
    const look = (caseId: string, name: string) => send(deskEndpoints.readCasePicture, { caseId, name }, token)
    const own = await look(image?.caseId ?? '', image?.name ?? '')
    const foreign = await look(other?.id ?? '', image?.name ?? '')
    const absent = await look(other?.id ?? '', `${'0'.repeat(32)}.png`)
    expect([own.status, foreign.status, foreign.text]).toEqual([200, 404, absent.text])
  })
})
