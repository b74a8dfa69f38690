// The files of the desk, from outside: the same bytes each time, balanced, and the trial balance is what the journal adds up to.

import { beforeAll, describe, expect, it } from 'vitest'
import { glAccountsNeeded, glNumberOf } from '../../src/core/ledger/accounts.ts'
import { sealLedger } from '../../src/server/db/ledger/ledger-seal.ts'
import { deskOf } from '../support/desk.ts'
import { productOfFile } from '../support/product-of-file.ts'

const product = productOfFile()
const desk = deskOf(product)
let token = ''
beforeAll(async () => {
  token = await desk.token('auditor')
})

const file = (path: string) => desk.get(`/desk/exports/${path}`, { token })
const rows = (text: string): Record<string, string>[] => {
  const [head = '', ...lines] = text.trimEnd().split('\r\n')
  const names = head.split(',')
  return lines.map((line) => Object.fromEntries(line.split(',').map((cell, at) => [names[at], cell])))
}

/** At once: on PostgreSQL a seal waits until no transaction of others can be older. Each month has seals of its own. */
async function sealAll(): Promise<void> {
  while ((await sealLedger(product.server.deps.db, { patienceSeconds: 0 })) !== null);
}

describe('GET /desk/exports/journal.csv', () => {
  it('is the same bytes each time, also with later postings, and its parts are the whole', async () => {
    const whole = await file('journal.csv')
    expect(whole.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': expect.stringMatching(/^attachment; filename="journal-1-\d+\.csv"$/),
      'cache-control': 'no-store',
    })
    const last = Number(rows(whole.text).at(-1)?.seal)
    expect(last).toBeGreaterThan(2)
    const [before] = await product.server.deps.db.query<{ unsealed: number }>(
      'select count(*)::int as unsealed from entry where id > (select max(through_id) from ledger_seal)',
    )
    expect(before?.unsealed).toBe(0)
    await product.call({ path: '/demo/clock', fields: { advanceDays: 1 }, json: true })
    await sealAll()
    expect((await file('journal.csv')).text.length).toBeGreaterThan(whole.text.length)
    expect((await file(`journal.csv?fromSeal=1&toSeal=${last}`)).text).toBe(whole.text)
    const [first, rest] = [await file('journal.csv?toSeal=2'), await file(`journal.csv?fromSeal=3&toSeal=${last}`)]
    expect(first.text + rest.text.slice(rest.text.indexOf('\r\n') + 2)).toBe(whole.text)
  })

  it('reads the number of a seal in the digits of any script, and refuses what could mean another', async () => {
    const first = await file('journal.csv?toSeal=2')
    for (const typed of ['२', '２', ' 2 ', '02'])
      expect((await file(`journal.csv?toSeal=${encodeURIComponent(typed)}`)).text, typed).toBe(first.text)
    for (const typed of ['1-2', '2x', '1e3', '-2', '2.0', 'two'])
      expect((await file(`journal.csv?toSeal=${encodeURIComponent(typed)}`)).status, typed).toBe(400)
  })

  it('has every line that was posted under a seal, once', async () => {
    const { db } = product.server.deps
    const [sealed] = await db.query<{ lines: number; amount: number }>(
      `select count(*)::int as lines, sum(amount)::bigint as amount from transfer
        where entry_id <= (select max(through_id) from ledger_seal)`,
    )
    const lines = rows((await file('journal.csv')).text)
    expect(lines).toHaveLength(sealed?.lines ?? 0)
    expect(lines.reduce((sum, line) => sum + Number(line.amountMinor), 0)).toBe(sealed?.amount)
    expect(new Set(lines.map((line) => `${line.entry}.${line.line}`)).size).toBe(lines.length)
  })

  it('is refused for seals that are not there', async () => {
    expect((await file('journal.csv?toSeal=99999')).error.fields).toEqual(['toSeal'])
    expect((await file('journal.csv?fromSeal=99999')).error.fields).toEqual(['fromSeal'])
    expect((await file('journal.csv?fromSeal=0')).error.fields).toEqual(['fromSeal'])
  })
})

describe('a file that is refused', () => {
  const cookieOf = async () => {
    const { launch } = (await desk.officers()).find(({ role }) => role === 'auditor') ?? { launch: '' }
    const { pathname, search } = new URL(launch)
    return String((await desk.get(pathname + search)).headers['set-cookie']).split(';')[0] ?? ''
  }

  it('leads a browser back to its form, and answers a program', async () => {
    const path = '/desk/exports/journal.csv?fromSeal=&toSeal=99999'
    const ask = { cookie: await cookieOf(), headers: { accept: 'text/html,*/*' } }
    const browser = await desk.get(path, ask)
    expect([browser.status, browser.headers.location]).toEqual([
      303,
      '/exports?fromSeal=&toSeal=99999&file=journal&refused=badInput&field=toSeal',
    ])
    const program = await desk.get(path, { token, headers: { accept: 'text/html' } })
    expect([program.status, program.error.fields]).toEqual([400, ['toSeal']])
  })
})

describe('a GL map of the lender', () => {
  it('adds its numbers to the journal and the trial balance, and changes nothing else of them', async () => {
    const [plainJournal, plainBalance] = [
      rows((await file('journal.csv')).text),
      rows((await file('trial-balance.csv')).text),
    ]
    const lender = product.server.deps.lender as { glMap: Record<string, string> | null }
    lender.glMap = Object.fromEntries(glAccountsNeeded.map((name, at) => [name, `${1_000 + at}`]))
    try {
      const journal = rows((await file('journal.csv')).text)
      expect(journal.map(({ debitGl: _, creditGl: __, ...line }) => line)).toEqual(plainJournal)
      expect(journal.every(({ debit = '', debitGl }) => debitGl === glNumberOf(lender.glMap ?? {}, debit))).toBe(true)
      expect(journal.every(({ credit = '', creditGl }) => creditGl === glNumberOf(lender.glMap ?? {}, credit))).toBe(
        true,
      )
      const balance = rows((await file('trial-balance.csv')).text)
      expect(balance.map(({ gl: _, ...row }) => row)).toEqual(plainBalance)
      expect(balance.every(({ account = '', gl }) => gl === glNumberOf(lender.glMap ?? {}, account))).toBe(true)
    } finally {
      lender.glMap = null
    }
  })
})

describe('GET /desk/exports/trial-balance.csv', () => {
  it('is what the journal adds up to on its day, and balances', async () => {
    await sealAll()
    const journal = rows((await file('journal.csv')).text)
    const days = [...new Set(journal.map((line) => line.postingDate ?? ''))].sort()
    for (const asOf of [days[Math.floor(days.length / 2)] ?? '', days.at(-1) ?? '']) {
      const balances = new Map<string, number>()
      const add = (key: string, amount: number) => balances.set(key, (balances.get(key) ?? 0) + amount)
      for (const line of journal.filter(({ postingDate = '' }) => postingDate <= asOf)) {
        add(`${line.debit} ${line.currency}`, Number(line.amountMinor))
        add(`${line.credit} ${line.currency}`, -Number(line.amountMinor))
      }
      const shown = rows((await file(`trial-balance.csv?asOf=${asOf}`)).text)
      expect(new Map(shown.map((row) => [`${row.account} ${row.currency}`, Number(row.balanceMinor)]))).toEqual(
        balances,
      )
      for (const row of shown) expect(Number(row.debitMinor) - Number(row.creditMinor)).toBe(Number(row.balanceMinor))
    }
    const dayed = ['trial-balance.csv', 'arrears.csv', 'portfolio.csv'].map((name) => `exports/${name}`)
    for (const path of [...dayed, 'portfolio', 'portfolio/loans'])
      for (const day of ['2099-01-31', '1900-01-01', '1999-12-31'])
        expect(await desk.get(`/desk/${path}?asOf=${day}`, { token }), `${path} ${day}`).toMatchObject({
          status: 400,
          error: { code: 'badInput', fields: ['asOf'] },
        })
    expect((await desk.get('/desk/portfolio?asOf=2000-01-01', { token })).status).toBe(200)
  })
})

describe('the registers', () => {
  it('list the loans that are past due today with what is owed, without names', async () => {
    const text = (await file('arrears.csv')).text
    const overdue = rows(text).find(({ loan }) => loan === product.persona('overdue').orderId)
    const { standing } = (await desk.get(`/desk/loans/${product.persona('overdue').orderId}`, { token })).data
    expect(overdue).toMatchObject({
      daysPastDue: String(standing.daysPastDue),
      dueMinor: String(standing.dueMinor),
      penaltyMinor: String(standing.penaltyMinor),
    })
    expect(text).not.toContain(product.persona('settled').orderId)
    expect(text).not.toContain(product.persona('overdue').phone)
  })

  it('list every complaint of the days with its clock, without its words', async () => {
    const text = (await file('complaints.csv')).text
    const [{ cases } = { cases: 0 }] = await product.server.deps.db.query<{ cases: number }>(
      'select count(*)::int as cases from complaint',
    )
    expect(rows(text)).toHaveLength(cases)
    expect(text).not.toContain('I paid at the shop')
    expect(rows((await file('complaints.csv?toDate=2001-01-01')).text)).toEqual([])
    expect((await file('complaints.csv?fromDate=2026-01-02&toDate=2026-01-01')).error.fields).toEqual(['toDate'])
    // To the last day that there is; what no calendar of ours has is told, and tears no file.
    expect((await file('complaints.csv?toDate=2999-12-31')).text).toBe(text)
    for (const day of ['9999-12-31', '0001-01-01', '1899-12-31'])
      expect((await file(`complaints.csv?toDate=${day}`)).error.fields).toEqual(['toDate'])
  })

  it('are for officers with the right, and every file is an act', async () => {
    const support = await desk.token('support')
    expect((await desk.get('/desk/exports/journal.csv', { token: support })).error.code).toBe('rightIsMissing')
    const { acts } = (await desk.get('/desk/audit?limit=200', { token })).data
    expect(acts.map(({ act }: { act: string }) => act)).toEqual(
      expect.arrayContaining(['exportJournal', 'exportTrialBalance', 'exportArrears', 'exportComplaints']),
    )
  })
})
