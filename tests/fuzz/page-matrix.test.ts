// Every page x {own, other's, absent, malformed} x {no session, another's session, expired, of a deleted account, own}, opened, asked for
// by the router's script, and sent to. Made from the table of addresses: a page without a row does not compile.

import { afterAll, beforeAll, expect, it } from 'vitest'
import { addresses } from '../../src/contracts/addresses.ts'
import { endpoints } from '../../src/contracts/endpoints.ts'
import { reported } from '../simulation/report.ts'
import { appAt } from '../support/app.ts'
import { countWrites } from '../support/counted-writes.ts'
import { postgres, type TestDatabase } from '../support/databases.ts'
import { pageCookieOf } from '../support/page-cookie.ts'
import { byTurns } from '../support/proof-length.ts'
import { type RunningServer, startServer } from '../support/server.ts'
import { type Asked, type Asker, askedBy, askersOf, strangers } from './askers.ts'
import { type PageRow, type PageThing, pagesTried } from './page-rows.ts'
import { writingPages } from './writing-reads.ts'

type Way = 'page' | 'script' | 'form'
/** Each page is opened; asked for by the script and sent to by turns, in a long proof both. */
const waysOf = (all: readonly Way[], place: number): readonly Way[] => {
  const others = all.filter((way) => way !== 'page')
  return [...all.filter((way) => way === 'page'), ...byTurns(others, place, 1)]
}
type Things = Readonly<Record<PageThing, string>>

interface Owner {
  readonly name: string
  readonly borrowerId: string
  readonly things: Things
  /** What only the owner may read, wherever it stands in an answer. */
  readonly secrets: readonly string[]
}

interface Answer {
  readonly status: number
  readonly location: string
  readonly text: string
}

const ways: readonly Way[] = ['page', 'script', 'form']
const usualOwner = 'overdue'
/** Whose thing another borrower's is, in the eyes of an owner. */
const other = 'repeat-overdue'
/** Who asks for what is somebody else's: a sample borrower without anything that these rows name. */
const another = 'debt-free'
const malformed = `${'x'.repeat(500)}\u0001`
/** Where a visitor without a session is led to, and pages that end the session when their form is sent. */
const loginPages: readonly string[] = [addresses.loginFailed, addresses.login]
const endsSession: readonly string[] = [addresses.logout]
/** The demo's list of all sample borrowers. */
const showsAll: readonly string[] = [addresses.testPreview]

let database: TestDatabase
let server: RunningServer
let cells = 0
const owners = new Map<string, Owner>()
const cookies = new Map<string, string>()

beforeAll(async () => {
  database = await postgres.open()
  server = await startServer({ DEV: '0', LOG_LEVEL: 'silent', DATABASE_URL: database.url ?? '', TRUST_PROXY: '1' })
  const named = pagesTried.flatMap(({ row }) => (row === null ? [] : [row.whose ?? usualOwner]))
  for (const name of new Set([...named, other])) owners.set(name, await ownerOf(name))
  for (const name of new Set([...named, another])) await logIn(name)
})
afterAll(async () => {
  reported('pageMatrix', { pages: Object.keys(addresses).length, cells })
  await server.stop()
  await database.close()
})

/** A page session of a sample borrower, kept under `as`; it may be over already. */
async function logIn(name: string, as = name, over?: (borrowerId: string) => Promise<unknown>): Promise<void> {
  const cookie = await pageCookieOf(server, name)
  cookies.set(as, cookie)
  await over?.((await appAt(server.origin).persona(name)).params.userId ?? '')
}

async function oneOf(sql: string, id: string): Promise<string> {
  const [row] = await database.db.query<{ id: string }>(sql, [id])
  return row?.id ?? 'none'
}

/** A sample borrower with one of everything that a page may name. */
async function ownerOf(name: string): Promise<Owner> {
  const { params, orderId, productId, problemId, phone } = await appAt(server.origin).persona(name)
  const borrowerId = params.userId ?? ''
  const order = orderId ?? 'none'
  const key = `page-matrix-${name}`
  const call = async (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) => {
    const answer = await fetch(`${server.origin}${path}?${new URLSearchParams(params as Record<string, string>)}`, {
      method: 'POST',
      headers: { 'x-requested-with': 'XMLHttpRequest', ...headers },
      body: new URLSearchParams(fields),
    })
    return (await answer.json()) as { data: Record<string, unknown> | null }
  }
  const paying = (await call(endpoints.getPayWays.path, { orderId: order })).data
  const amount = String(paying?.amount ?? 0)
  const byCode = { orderId: order, amount, channelNumber: 'corner-store' }
  await call(endpoints.createPayCode.path, byCode, { 'idempotency-key': key })
  const card = await oneOf('select id from payment_card where borrower_id = $1 limit 1', borrowerId)
  const byCard = { orderId: order, cardId: card, amount, repayToken: String(paying?.repayToken) }
  const committed = (await call(endpoints.commitCardPayment.path, byCard)).data
  const [person] = await database.db.query<{ name: string | null }>('select name from borrower where id = $1', [
    borrowerId,
  ])
  const things: Things = {
    order,
    case: problemId ?? 'none',
    payCode: await oneOf('select ref as id from payment_intent where borrower_id = $1 limit 1', borrowerId),
    offer: await oneOf('select id from offer where borrower_id = $1 order by created_at desc limit 1', borrowerId),
    application: await oneOf('select id from application where borrower_id = $1 limit 1', borrowerId),
    card,
    cardPayment: String(committed?.repayRecordId ?? 'none'),
    product: productId ?? 'none',
  }
  const secrets = [borrowerId, phone, person?.name ?? ''].filter((secret) => secret.length > 3)
  return { name, borrowerId, things, secrets }
}

/** Has the form of one, and is not issued. */
const absentOf = (id: string): string =>
  id.replace(/[0-9A-Za-z](?=[^/]*$)/g, (sign) => (/\d/.test(sign) ? '7' : sign === sign.toUpperCase() ? 'Q' : 'q'))

function valueFor({ thing }: PageRow, asked: Asked, owner: Owner, asker: Asker): string {
  if (asked === 'malformed') return malformed
  if (asked === 'absent') return absentOf(owner.things[thing])
  return asked === 'own' || asker !== 'own' ? owner.things[thing] : (owners.get(other)?.things[thing] ?? 'none')
}

/** Under whose cookie an asker comes. */
const cookieName = (asker: Asker, owner: Owner): string =>
  asker === 'own' ? owner.name : asker === 'another' ? another : asker

async function ask(address: string, row: PageRow | null, asker: Asker, asked: Asked, way: Way): Promise<Answer> {
  cells += 1
  const owner = owners.get(row?.whose ?? usualOwner) as Owner
  const who = cookieName(asker, owner)
  const value = row === null ? '' : valueFor(row, asked, owner, asker)
  const fields = row === null ? {} : { ...row.with?.(owner.things), [row.field]: value }
  const url = `${server.origin}${address}${way === 'script' ? '.data' : ''}?${new URLSearchParams(fields)}`
  const answer = await fetch(url, {
    method: way === 'form' ? 'POST' : 'GET',
    redirect: 'manual',
    headers: {
      cookie: cookies.get(who) ?? '',
      origin: server.origin,
      'sec-fetch-site': 'same-origin',
      'x-forwarded-for': `198.51.${cells % 250}.${(cells >> 8) % 250}`,
    },
    ...(way === 'form' ? { body: new URLSearchParams(fields) } : {}),
  })
  const without = (text: string): string =>
    value === '' ? text : text.replaceAll(value, 'ASKED').replaceAll(encodeURIComponent(value), 'ASKED')
  return {
    status: answer.status,
    location: without(answer.headers.get('location') ?? ''),
    text: without(await answer.text()),
  }
}

/** What an answer says to a reader, without what is another one each time. */
function said({ status, location, text }: Answer): string {
  const shown = text
    .replace(/<script\b[\s\S]*?<\/script>/g, '')
    .replace(/<style\b[\s\S]*?<\/style>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/[0-9a-f]{8}-[0-9a-f-]{27}|[\w-]{22,}|\b\d{13}\b/g, '…')
    .replace(/\s+/g, ' ')
  return `${status} ${location} ${shown}`
}

const leadsToLogin = ({ status, location, text }: Answer): boolean =>
  (status === 302 && loginPages.some((page) => new URL(location, server.origin).pathname === page)) ||
  (status === 202 && loginPages.some((page) => text.includes(`"${page}?`)))

function faultOf(
  { row, isOpen }: (typeof pagesTried)[number],
  asker: Asker,
  asked: Asked,
  way: Way,
  answers: ReadonlyMap<string, Answer>,
): string | null {
  const at = (who: Asker, what: Asked) => answers.get(`${who} ${what}`) as Answer
  const answer = at(asker, asked)
  if (answer.status >= 500) return 'is a failure of ours'
  const isKnown = asker === 'another' || asker === 'own'
  if (!isKnown && isOpen)
    return answer.status === at('nobody', asked).status ? null : 'is told something else than nobody'
  if (!isKnown && leadsToLogin(answer)) return null
  // A session that has ended is found out by the first call: a page that makes none, as for no id, shows its empty self.
  if (!isKnown && asker !== 'nobody' && asked === 'malformed') return null
  if (!isKnown && asker !== 'nobody' && (row === null || way === 'form'))
    return said(answer) === said(at(asker, 'absent')) ? null : 'tells one thing from another'
  if (!isKnown) return 'is let in'
  if (row === null || row.isCarried) return null
  if (asker === 'own' && asked === 'own')
    return said(answer) !== said(at('own', 'absent')) && answer.status === 200
      ? null
      : 'does not find what is the asker’s own'
  if (asked === 'malformed') return null
  return said(answer) === said(at(asker, 'absent')) ? null : 'tells what is another’s from what is not there'
}

/** The fingerprint of everything that is kept of the owners, but for their sessions. */
async function kept(): Promise<string> {
  const rows: unknown[] = []
  for (const { borrowerId, things } of owners.values())
    for (const [table, column, id] of [
      ['borrower', 'id', borrowerId],
      ['loan_order', 'borrower_id', borrowerId],
      ['entry', 'loan_id', things.order],
      ['payment_intent', 'borrower_id', borrowerId],
      ['complaint', 'borrower_id', borrowerId],
      ['offer', 'borrower_id', borrowerId],
      ['application', 'borrower_id', borrowerId],
      ['payment_card', 'borrower_id', borrowerId],
      ['consent', 'borrower_id', borrowerId],
    ])
      rows.push(
        await database.db.query(
          `select to_jsonb(t) as row from ${table} t where ${column} = $1 order by to_jsonb(t)::text`,
          [id ?? ''],
        ),
      )
  return JSON.stringify(rows)
}

it('opens every page for its own borrower, and tells no other session what is on it', async () => {
  const faults: string[] = []
  const note = async (all: readonly Asker[], tried: readonly Way[]) => {
    for (const [place, page] of pagesTried.entries()) {
      const askers = askersOf(all, place)
      if (endsSession.includes(page.address)) continue
      const askedOf = (asker: Asker) => (page.row === null ? (['absent'] as const) : askedBy(asker))
      for (const way of waysOf(tried, place)) {
        const answers = new Map<string, Answer>()
        const owner = owners.get(page.row?.whose ?? usualOwner) as Owner
        for (const asker of askers)
          for (const what of askedOf(asker)) {
            const answer = await ask(page.address, page.row, asker, what, way)
            answers.set(`${asker} ${what}`, answer)
            const tells =
              asker !== 'own' &&
              !showsAll.includes(page.address) &&
              owner.secrets.find((secret) => `${answer.location}${answer.text}`.includes(secret))
            if (tells) faults.push(`${way} ${page.address} for ${asker}, ${what}: names the owner by ${tells}`)
          }
        for (const asker of askers)
          for (const what of askedOf(asker)) {
            const fault = faultOf(page, asker, what, way, answers)
            if (fault === null) continue
            const told = said(answers.get(`${asker} ${what}`) as Answer).slice(0, 160)
            faults.push(`${way} ${page.address} ${page.row?.field ?? ''} for ${asker}, ${what}: ${fault}: ${told}`)
          }
      }
    }
  }
  await logIn(usualOwner, 'expired', (id) =>
    database.db.execute(
      `update session set expires_at = now() - interval '1 second' where token_hash =
         (select token_hash from session where borrower_id = $1 and kind = 'web' order by created_at desc limit 1)`,
      [id],
    ),
  )
  await logIn('settled', 'deleted', (id) =>
    database.db.execute('update borrower set deleted_at = now() where id = $1', [id]),
  )
  const before = await kept()
  await note(strangers, ways)
  expect(await kept()).toBe(before)
  await note(['own'], ['page', 'script'])
  expect(faults).toEqual([])
})

it('writes nothing when a page is opened, by its owner or by a stranger', async () => {
  const written = await countWrites(database.db)
  const faults: string[] = []
  for (const { address, row } of pagesTried) {
    if (endsSession.includes(address)) continue
    for (const asker of ['own', 'nobody'] as const) {
      const allowed = writingPages[address]?.tables ?? []
      let others: string[] = []
      // The worker of the started server may write meanwhile, but not each time; a page that writes does.
      for (let time = 0; time < 8 && (time === 0 || others.length > 0); time += 1) {
        await written.take()
        await ask(address, row, asker, 'own', 'page')
        const now = [...(await written.take()).keys()].filter((table) => !allowed.includes(table))
        others = time === 0 ? now : now.filter((table) => others.includes(table))
      }
      if (others.length > 0) faults.push(`${address} ${row?.field ?? ''} for ${asker}: writes ${others.join(', ')}`)
    }
  }
  await written.stop()
  expect(faults).toEqual([])
})

/** Names under which a careless cache takes a page for a file, whatever the answer says of keeping it (web-cache deception). */
const asFile = ['/x.css', '.css', ';x.css', '%2Fx.css', '/x.png']

it('leaves nothing of a borrower with a cache on the way to the next one', async () => {
  const onTheWay = new Map<string, string>()
  /** One cache obeys `Cache-Control`, another `CDN-Cache-Control`, a third the name alone: what one of them would keep is kept. */
  const through = async (target: string, who: string): Promise<string> => {
    const known = onTheWay.get(target)
    if (known !== undefined) return known
    const { status, headers, ...answer } = await fetch(server.origin + target, {
      redirect: 'manual',
      headers: { cookie: cookies.get(who) ?? '' },
    }).then(async (read) => ({ status: read.status, headers: read.headers, text: await read.text() }))
    const text = `${headers.get('location') ?? ''} ${answer.text}`
    const isForbidden =
      /private|no-store/.test(headers.get('cache-control') ?? '') &&
      /no-store/.test(headers.get('cdn-cache-control') ?? '')
    const isFile = status === 200 && asFile.some((name) => target.includes(name))
    if (!isForbidden || isFile) onTheWay.set(target, text)
    return text
  }
  const faults: string[] = []
  const shown = new Set<string>()
  for (const [at, { address, row }] of pagesTried.entries()) {
    if (endsSession.includes(address) || showsAll.includes(address)) continue
    const owner = owners.get(row?.whose ?? usualOwner) as Owner
    const query = new URLSearchParams(
      row === null ? {} : { ...row.with?.(owner.things), [row.field]: owner.things[row.thing] },
    )
    const tells = (text: string) => owner.secrets.find((secret) => text.includes(secret))
    // Every page has its turn under one of the names, and one of them under all.
    const names = address === addresses.order ? asFile : asFile.slice(at % asFile.length).slice(0, 1)
    for (const target of ['', '.data', ...names].map((name) => `${address}${name}?${query}`)) {
      if (tells(await through(target, owner.name)) !== undefined) shown.add(address)
      for (const next of [another, 'nobody']) {
        const told = tells(await through(target, next))
        if (told !== undefined) faults.push(`${target} tells ${next} ${told}`)
      }
    }
  }
  expect(faults).toEqual([])
  // The owners themselves have read what no other session may.
  expect([...shown]).toEqual(expect.arrayContaining([addresses.me, addresses.myName, addresses.payway]))
})

/** As a form of another site comes: no script of ours, and no word of where from, or the wrong one. */
const fromElsewhere: readonly Readonly<Record<string, string>>[] = [
  {},
  { origin: 'https://evil.test' },
  { origin: 'null' },
  { origin: 'http://127.0.0.1:1' },
  { origin: 'own', 'sec-fetch-site': 'cross-site' },
  { origin: 'own', 'sec-fetch-site': 'same-site' },
  { origin: 'own', 'sec-fetch-site': 'none' },
]

it('takes no form that another site sends in its borrower’s name', async () => {
  const before = await kept()
  const taken: string[] = []
  for (const [place, { address, row }] of pagesTried.entries()) {
    const owner = owners.get(row?.whose ?? usualOwner) as Owner
    const value = row === null ? '' : owner.things[row.thing]
    const fields = {
      ...row?.with?.(owner.things),
      ...(row === null ? {} : { [row.field]: value }),
      intent: 'logout',
      agree: '1',
    }
    for (const [turn, headers] of byTurns(fromElsewhere, place, 2).entries())
      for (const type of byTurns(['application/x-www-form-urlencoded', 'text/plain'], place + turn, 1)) {
        const body = new URLSearchParams(fields).toString()
        const { origin = '', ...rest } = headers
        const answer = await fetch(`${server.origin}${address}?${body}`, {
          method: 'POST',
          redirect: 'manual',
          headers: {
            cookie: cookies.get(owner.name) ?? '',
            'content-type': type,
            ...(origin === '' ? {} : { origin: origin === 'own' ? server.origin : origin }),
            ...rest,
          },
          body,
        })
        await answer.arrayBuffer()
        const isRefused =
          answer.status === 403 || answer.status === 400 || answer.status === 405 || answer.status === 415
        if (!isRefused || answer.headers.getSetCookie().length > 0)
          taken.push(`${address} ${JSON.stringify(headers)} ${type}: ${answer.status}`)
      }
  }
  expect(taken).toEqual([])
  expect(await kept()).toBe(before)
  // No session was ended either.
  const still = await fetch(`${server.origin}${addresses.me}`, {
    redirect: 'manual',
    headers: { cookie: cookies.get(usualOwner) ?? '' },
  })
  expect(still.status).toBe(200)
})
