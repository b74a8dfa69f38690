// The contact ledger from outside: what officers note of contacts, what passes a rule, and what waits for a manager then.

import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { roles } from '../../src/core/officer/rights.ts'
import { allPassed } from '../../src/server/desk/evidence/evidence-tables.ts'
import { findBorrower } from '../../src/server/people/borrower/door.ts'
import { type DeskTools, deskOf } from '../support/desk.ts'
import { productOfFile } from '../support/product-of-file.ts'

const product = productOfFile()
let desk: DeskTools
let support = ''
let manager = ''
let userId = ''
let orderId = ''
beforeAll(async () => {
  desk = deskOf(product)
})
beforeEach(async () => {
  await product.call({ path: '/demo/reset', fields: {}, json: true })
  await logIn()
  userId = product.persona('overdue').params.userId ?? ''
  orderId = product.persona('overdue').orderId ?? ''
})

async function logIn(): Promise<void> {
  support = await desk.token('support')
  manager = await desk.token('manager')
}
const call = {
  channel: 'call',
  direction: 'out',
  outcome: 'reached',
  withWhom: 'the borrower',
  note: 'Wages come on Friday.',
}
const note = (fields: Record<string, unknown> = {}, token = support) =>
  desk.post(`/desk/borrowers/${userId}/contacts`, { token, body: { ...call, ...fields } })
const borrower = async () => (await desk.get(`/desk/borrowers/${userId}`, { token: support })).data
const loan = async () => (await desk.get(`/desk/loans/${orderId}`, { token: support })).data
const waiting = async () =>
  (await desk.get('/desk/work?kind=contactAgainstRule&limit=200', { token: manager })).data.items as {
    readonly id: string
    readonly what: string
    readonly minutesLeft: number
  }[]
/** A day of the demo, `YYYY-MM-DD`, so many days from today. */
const day = async (days: number) =>
  new Date(Date.parse((await loan()).today) + days * 86_400_000).toISOString().slice(0, 10)
const advance = async (fields: Record<string, number>) => {
  expect((await product.call({ path: '/demo/clock', fields, json: true })).status).toBe(200)
  await logIn()
}
const contacts = (timeline: { readonly kind: string }[]) => timeline.filter(({ kind }) => kind === 'contact')

describe('a contact', () => {
  it('that was noted last is the rule that stands, where two are of one minute', async () => {
    const at = `${await day(-1)} 10:00`
    for (let turn = 0; turn < 4; turn += 1)
      for (const [outcome, stop] of [
        ['deceased', 'deceased'],
        ['ownContact', null],
      ] as const) {
        expect((await note({ outcome, at, direction: 'in' })).status).toBe(200)
        const { because } = (await borrower()).contact
        if (stop === null) expect(because, `${turn}`).not.toBe('deceased')
        else expect(because, `${turn}`).toBe(stop)
      }
  })

  it('is noted by the roles that answer, and stands on both pages in one list with the messages', async () => {
    for (const role of roles) {
      const { status } = await note({ channel: 'letter', direction: 'in' }, await desk.token(role))
      expect(status, role).toBe(['support', 'collections', 'manager'].includes(role) ? 200 : 403)
    }
    const { contactId, against } = (await note({ orderId })).data
    expect(against).toBeNull()
    const entry = { kind: 'contact', id: contactId, channel: 'call', outcome: 'reached', text: call.note, orderId }
    for (const { timeline } of [await borrower(), await loan()]) {
      expect(timeline).toContainEqual(expect.objectContaining({ ...entry, withWhom: 'the borrower', against: null }))
      const times = timeline.map(({ at }: { at: string }) => at)
      expect(times).toEqual(times.toSorted().toReversed())
    }
    expect((await borrower()).timeline.some(({ kind }: { kind: string }) => kind === 'message')).toBe(true)
    const { acts } = (await desk.get(`/desk/audit?subject=${orderId}`, { token: manager })).data
    expect(acts).toContainEqual(expect.objectContaining({ act: 'recordContact', subject: contactId, userId }))
  })

  it('has one place among all that was noted and sent at its moment, on both pages and in the evidence file', async () => {
    const { db } = product.server.deps
    const at = `${await day(-1)} 10:00`
    for (const said of ['first', 'second', 'third', 'fourth']) await note({ note: said, at })
    const [contact] = await db.query<{ at: Date }>('select at from contact where borrower_id = $1 limit 1', [userId])
    const { phone } = product.persona('overdue')
    await db.execute('update sms_message set created_at = $2 where phone = $1', [phone, contact?.at ?? null])
    const who = await findBorrower(db, userId)
    if (who === null) throw new Error('the borrower is not there')
    const inFile = (await allPassed(db, who)).filter(({ kind }) => kind !== 'case').map(({ words }) => words)
    const onPage = ((await borrower()).timeline as { text: string }[]).map(({ text }) => text)
    expect(onPage).toEqual(inFile.toReversed())
    const noted = contacts((await loan()).timeline).map((one) => (one as unknown as { text: string }).text)
    expect(noted).toEqual(['fourth', 'third', 'second', 'first'])
  })

  it('that sets a rule holds for the borrower: the page of each loan shows it, also noted about another one', async () => {
    const who = product.persona('two-orders')
    const page = (await desk.get(`/desk/borrowers/${who.params.userId}`, { token: support })).data
    const other = page.loans.find((one: { readonly orderId: string }) => one.orderId !== who.orderId)?.orderId
    const rule = { ...call, direction: 'in', outcome: 'asksNotTo', note: 'Write to me, do not call.', orderId: other }
    const talk = { ...call, direction: 'in', outcome: 'reached', orderId: other }
    for (const body of [rule, talk])
      expect((await desk.post(`/desk/borrowers/${who.params.userId}/contacts`, { token: support, body })).status).toBe(
        200,
      )
    const shown = (await desk.get(`/desk/loans/${who.orderId}`, { token: support })).data
    // What is counted as read stands there to be read.
    expect(shown.rulesNoted).toBe(1)
    expect(contacts(shown.timeline)).toEqual([expect.objectContaining({ outcome: 'asksNotTo', orderId: other })])
  })

  it('is refused for another borrower’s loan, an unknown borrower, a list that does not know it, and what cannot be a note', async () => {
    const wrong: [Record<string, unknown>, string][] = [
      [{ orderId: product.persona('active').orderId }, 'orderId'],
      [{ orderId: 'none' }, 'orderId'],
      [{ channel: 'pigeon' }, 'channel'],
      [{ outcome: 'paid' }, 'outcome'],
      [{ direction: 'both' }, 'direction'],
      [{ note: ' \u202e ' }, 'note'],
      [{ note: `<b>${'x'.repeat(20_000)}</b>\u202e` }, 'note'],
      [{ note: 'a\u0000b' }, 'note'],
      [{ withWhom: 'x'.repeat(81) }, 'withWhom'],
    ]
    for (const [fields, field] of wrong) expect((await note(fields)).error?.fields, field).toEqual([field])
    expect((await desk.post('/desk/borrowers/none/contacts', { token: support, body: call })).status).toBe(404)
    expect(contacts((await borrower()).timeline)).toEqual([])
  })

  it('keeps markup as words, and nothing that turns or hides them', async () => {
    await note({ note: '<script>alert(1)</script> \u202eevil\u202c ok', withWhom: '\u2066Ana\u2069' })
    const [entry] = contacts((await borrower()).timeline)
    expect(entry).toMatchObject({ text: '<script>alert(1)</script> evil ok', withWhom: 'Ana' })
    const page = await desk.get(`/borrowers/${userId}`, { token: support })
    expect(page.text).not.toContain('<script>alert(1)')
  })

  it('is noted for yesterday, and not for tomorrow or for longer ago than a month', async () => {
    const yesterday = `${await day(-1)} 11:00`
    expect((await note({ at: yesterday })).data).toMatchObject({ at: `${yesterday}:00`, against: null })
    const [entry] = contacts((await borrower()).timeline)
    expect(entry).toMatchObject({ at: `${yesterday}:00`, notedAt: expect.stringContaining(await day(0)) })
    for (const at of [`${await day(1)} 11:00`, await day(-33), 'yesterday', '2026-02-30 10:00'])
      expect((await note({ at })).error.fields, at).toEqual(['at'])
  })

  it('at 3 in the night is kept, shown with its rule, and waits for a manager who did not note it', async () => {
    const { contactId, against } = (await note({ at: `${await day(0)} 03:00` })).data
    expect(against).toBe('atNight')
    expect((await borrower()).timeline).toContainEqual(expect.objectContaining({ id: contactId, against: 'atNight' }))
    expect(await waiting()).toEqual([expect.objectContaining({ id: contactId, what: 'atNight' })])
    const done = (id: string, token: string) =>
      desk.post(`/desk/work/contactAgainstRule/${id}/done`, { token, body: { reason: 'Talked to the officer.' } })
    expect((await done(contactId, support)).error.code).toBe('rightIsMissing')
    const own = (await note({ at: `${await day(0)} 03:05` }, manager)).data.contactId
    expect((await done(own, manager)).error.more ?? (await done(own, manager)).error).toMatchObject({
      why: 'workIsOwn',
    })
    expect((await done(contactId, manager)).status).toBe(200)
    expect((await waiting()).map(({ id }) => id)).toEqual([own])
  })

  it('of a borrower in another zone stands with both clocks: the lender’s, and the borrower’s, by which its rule is read', async () => {
    userId = product.persona('overdue-india').params.userId ?? ''
    orderId = product.persona('overdue-india').orderId ?? ''
    const yesterday = await day(-1)
    const { contactId: id } = (await note({ at: `${yesterday} 03:00`, orderId })).data
    for (const { timeline } of [await borrower(), await loan()])
      expect(timeline).toContainEqual(
        expect.objectContaining({
          id,
          at: `${yesterday} 05:30:00`,
          borrowersAt: `${yesterday} 03:00:00`,
          against: 'atNight',
        }),
      )
    userId = product.persona('overdue').params.userId ?? ''
    await note({ at: `${yesterday} 03:00` })
    expect(contacts((await borrower()).timeline)).toEqual([
      expect.objectContaining({ at: `${yesterday} 03:00:00`, borrowersAt: null }),
    ])
  })

  it('that passes several rules at once is kept and told with each of them', async () => {
    const night = `${await day(-1)} 03:00`
    for (const at of [`${await day(-1)} 06:30`, `${await day(-1)} 07:00`]) await note({ at, channel: 'text' })
    const { contactId: id, ...told } = (await note({ at: night })).data
    const both = { against: 'tooMany', againstAlso: ['atNight'] }
    expect(told).toMatchObject(both)
    for (const { timeline } of [await borrower(), await loan()])
      expect(timeline).toContainEqual(expect.objectContaining({ id, ...both }))
    expect(await waiting()).toEqual([expect.objectContaining({ id, what: 'tooMany atNight' })])
    const { acts } = (await desk.get(`/desk/audit?subject=${userId}`, { token: manager })).data
    expect(acts).toContainEqual(expect.objectContaining({ subject: id, after: expect.objectContaining(both) }))
    const who = await findBorrower(product.server.deps.db, userId)
    if (who === null) throw new Error('the borrower is not there')
    const inFile = (await allPassed(product.server.deps.db, who)).filter(({ kind }) => kind === 'contact')
    expect(inFile.map(({ against }) => against)).toEqual(['tooMany atNight', null, null])
  })

  it('that a borrower began passes no rule, at no hour', async () => {
    const { data } = await note({ direction: 'in', at: `${await day(0)} 03:00` })
    expect(data.against).toBeNull()
    expect(await waiting()).toEqual([])
  })
})

describe('the limits', () => {
  it('are passed by the third and the fourth call of a day, which are kept, and say from when one more may be', async () => {
    const made = []
    for (let n = 0; n < 4; n += 1) made.push((await note()).data.against)
    expect(made).toEqual([null, null, 'tooMany', 'tooMany'])
    expect(await waiting()).toHaveLength(2)
    const { contact, timeline } = await borrower()
    expect(contacts(timeline)).toHaveLength(4)
    expect(contact).toMatchObject({ because: 'tooMany', inADay: 4, dayAtMost: 2 })
    expect(contact.mayFrom > `${await day(1)} 00:00:00`).toBe(true)
    expect(contact.channels.map(({ channel }: { channel: string }) => channel)).toHaveLength(6)
  })

  it('hold for the messages of the product, too: none leaves once officers have contacted the borrower so often', async () => {
    const reminders = async () => {
      const { phone } = product.persona('due')
      const { text } = await product.call({ method: 'GET', path: '/demo/outbox', fields: { phone } })
      return (JSON.parse(text) as { purpose: string }[]).filter(({ purpose }) => purpose === 'reminder').length
    }
    userId = product.persona('due').params.userId ?? ''
    const before = await reminders()
    for (let n = 0; n < 3; n += 1) await note({ channel: 'letter' })
    // One day late, and two: the market reminds on the first.
    await advance({ advanceDays: 2 })
    expect(await reminders()).toBe(before)
  })
})

it('reminders to a former number count', async () => {
  const { db, clock } = product.server.deps
  const before = (await borrower()).contact.inADay
  const now = clock.now().getTime()
  const hourAgo = (hours: number) => new Date(now - hours * 3_600_000)
  const [phone, sendTo] = ['13999999123', '+6313999999123']
  for (const [id, hours] of [
    ['theirs', 3],
    ['next-owner', 1],
  ] as const)
    await db.execute(
      `insert into sms_message (id, phone, send_to, purpose, body, market, state, created_at, sent_at)
        values ($1, $2, $3, 'reminder', '', 'standard', 'sent', $4, $4)`,
      [`sms-${id}`, phone, sendTo, hourAgo(hours)],
    )
  await db.execute(
    'insert into former_phone (borrower_id, phone, send_to, had_from, left_at) values ($1, $2, $3, $4, $5)',
    [userId, phone, sendTo, hourAgo(900), hourAgo(2)],
  )
  expect((await borrower()).contact.inADay).toBe(before + 1)
})

describe('what the borrower or others tell an officer', () => {
  it.each([
    ['deceased', 'deceased'],
    ['represented', 'represented'],
    ['asksNotTo', 'askedNotTo'],
  ])('%s stops calls, until the borrower deals with us in person again', async (outcome, because) => {
    await note({ direction: 'in', outcome, at: `${await day(-1)} 10:00` })
    expect((await borrower()).contact).toMatchObject({ because, mayFrom: null })
    expect((await note()).data.against).toBe(because)
    await note({ direction: 'in', outcome: 'ownContact' })
    await advance({ advanceMinutes: 1 })
    expect((await borrower()).contact.because).toBeNull()
  })

  it('holds back reminders as well', async () => {
    userId = product.persona('due').params.userId ?? ''
    await note({ direction: 'in', outcome: 'represented', withWhom: 'Atty. Cruz' })
    await advance({ advanceDays: 2 })
    const rows = await product.server.deps.db.query<{ why: string }>(
      `select distinct stopped_because as why from reminder where borrower_id = $1 and done_at is not null
        and planned_on > (select min(planned_on) from reminder where borrower_id = $1) and state = 'stopped'`,
      [userId],
    )
    expect(rows.map(({ why }) => why)).toContain('represented')
  })

  it('a request for help holds back calls until it is answered', async () => {
    const who = product.persona('overdue')
    const fields = { orderId, reason: 'illness', words: '', canPay: 0, payFrom: await day(0) }
    expect((await product.call({ path: '/hazel/v3/loan-details/hardship-request', who, fields })).code).toMatch(/^0/)
    expect((await borrower()).contact.because).toBe('helpAsked')
    expect((await note()).data.against).toBe('helpAsked')
  })

  it('a promise is stored with the call in which it was made, which passes no rule by it', async () => {
    const promise = { amountMinor: 50_000, promisedOn: await day(3) }
    const { against, promiseId } = (await note({ outcome: 'promised', promise })).data
    expect(against).toBeNull()
    expect((await loan()).promises).toContainEqual(expect.objectContaining({ promiseId, ...promise, state: 'open' }))
    expect((await borrower()).contact).toMatchObject({ because: 'leftAlone' })
    expect((await borrower()).contact.mayFrom > promise.promisedOn).toBe(true)
    const tooMuch = { ...promise, amountMinor: 900_000_000 }
    expect((await note({ promise: tooMuch })).error.fields).toEqual(['promise.amountMinor'])
    const other = { ...promise, orderId: product.persona('active').orderId }
    expect((await note({ promise: other })).error.fields).toEqual(['promise.orderId'])
    expect(contacts((await borrower()).timeline)).toHaveLength(1)
  })
})

describe('the ledger', () => {
  it('is append-only, and so are its words', async () => {
    const { db } = product.server.deps
    await note()
    for (const sql of ['update contact set against = null', 'delete from contact', 'truncate contact cascade'])
      await expect(db.execute(sql), sql).rejects.toThrow(/append-only/)
    await expect(db.execute(`update contact_words set note = 'other'`)).rejects.toThrow(/append-only/)
  })

  it('counts one contact once, however often its form is sent', async () => {
    const headers = { 'idempotency-key': 'contact-once-0001' }
    const send = () => desk.post(`/desk/borrowers/${userId}/contacts`, { token: support, body: call, headers })
    const [first, second] = [await send(), await send()]
    expect(second.data).toEqual(first.data)
    expect(contacts((await borrower()).timeline)).toHaveLength(1)
  })
})
