// The desk at work, from outside: what waits is listed, people and loans are found and read, and a case is answered on both sides.

import { beforeAll, describe, expect, it } from 'vitest'
import { deskOf } from '../support/desk.ts'
import { productOfFile } from '../support/product-of-file.ts'

const product = productOfFile()
const desk = deskOf(product)
let support = ''
let payments = ''
let auditor = ''
beforeAll(async () => {
  support = await desk.token('support')
  payments = await desk.token('payments')
  auditor = await desk.token('auditor')
})

const work = async (query = '') => (await desk.get(`/desk/work?limit=200${query}`, { token: support })).data
const borrowerCall = (name: string, path: string, fields: Record<string, unknown>) =>
  product.call({ path, who: product.persona(name), fields })

describe('GET /desk/work', () => {
  it('lists each kind of thing that waits, and drops it once it is done', async () => {
    const { db, clock } = product.server.deps
    const who = product.persona('overdue')
    const now = clock.now()
    await borrowerCall('overdue', '/hazel/user-problem/problem-save', { problemType: '3', problemDetail: 'Too much.' })
    await db.execute(
      `insert into site_message (id, kind, name, phone, body, created_at) values ('m1', 'contact', 'Ana', '0917', 'Call me', $1)`,
      [now],
    )
    await db.execute(
      `insert into payment (id, provider, transaction_id, channel, reference, amount_minor, currency, paid_at, value_date, state,
         suspense_reason, received_at) values ('p1', 'sandbox', 'tx-aside', 'bank', 'nobody', 5000, 'PHP', $1, current_date, 'suspense',
         'referenceIsUnknown', $1)`,
      [now],
    )
    await db.execute(
      `insert into job (topic, payload, run_at, dead_at) values ('payOut', jsonb_build_object('orderId', $1::text), $2::timestamptz, $2::timestamptz)`,
      [who.orderId, now],
    )
    const { items, counts } = await work()
    const kinds = new Set(items.map(({ kind }: { kind: string }) => kind))
    const asked = ['case', 'suspense', 'payoutFailed', 'jobGivenUp', 'contactMessage']
    for (const kind of [...asked, 'referredApplication', 'secondLook']) expect(kinds).toContain(kind)
    expect(counts.reduce((sum: number, { waiting }: { waiting: number }) => sum + waiting, 0)).toBe(items.length)
    const due = items.map(({ dueBy }: { dueBy: string }) => dueBy)
    expect(due).toEqual([...due].sort())
    for (const kind of ['contactMessage', 'jobGivenUp'])
      for (const { id } of items.filter((item: { kind: string }) => item.kind === kind)) {
        const body = { reason: 'called back' }
        expect((await desk.post(`/desk/work/${kind}/${id}/done`, { token: support, body })).status).toBe(200)
      }
    const left = new Set((await work()).items.map(({ kind }: { kind: string }) => kind))
    expect([left.has('contactMessage'), left.has('jobGivenUp')]).toEqual([false, false])
    const suspense = { token: support, body: { reason: 'none' } }
    expect((await desk.post('/desk/work/suspense/p1/done', suspense)).error).toMatchObject({ fields: ['kind'] })
  })

  it('is counted at /metrics before a promise breaks, and as broken only after', async () => {
    const states = async () => {
      const { text } = await product.call({ method: 'GET', path: '/metrics' })
      const lines = text.split('\n').filter((line) => line.startsWith('candor_desk_work{kind="suspense"'))
      return Object.fromEntries(lines.map((line) => [/state="(\w+)"/.exec(line)?.[1], Number(line.split(' ').at(-1))]))
    }
    const { db, clock } = product.server.deps
    const received = async (hoursAgo: number) =>
      await db.execute(`update payment set received_at = $1 where id = 'p1'`, [
        new Date(clock.now().getTime() - hoursAgo * 3_600_000),
      ])
    for (const [hoursAgo, soon, over] of [
      [1, 0, 0],
      [33, 1, 0],
      [49, 0, 1],
    ] as const) {
      await received(hoursAgo)
      expect(await states(), `${hoursAgo} h`).toEqual({ waiting: 1, soon, over })
    }
    await received(0)
  })

  it('goes page by page, by key', async () => {
    const all = (await work()).items.map(({ kind, id }: { kind: string; id: string }) => `${kind} ${id}`)
    const paged: string[] = []
    for (let after: string | null = ''; after !== null; ) {
      const query: string = after === '' ? '' : `&after=${encodeURIComponent(after)}`
      const page = (await desk.get(`/desk/work?limit=1${query}`, { token: support })).data
      paged.push(...page.items.map(({ kind, id }: { kind: string; id: string }) => `${kind} ${id}`))
      after = page.next
    }
    expect(paged).toEqual(all)
  })

  it('lets one officer hold an item, also of two at the same moment', async () => {
    const { id } = (await work('&kind=case')).items[0]
    const take = (token: string) => desk.post(`/desk/work/case/${id}/take`, { token })
    const both = await Promise.all([take(support), take(payments)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    const [holder, other] = both[0]?.status === 200 ? [support, payments] : [payments, support]
    expect((await take(other)).error.code).toBe('itemIsTaken')
    expect((await desk.post(`/desk/work/case/${id}/hand-back`, { token: other })).error.code).toBe('itemIsNotYours')
    expect((await desk.post(`/desk/work/case/${id}/hand-back`, { token: holder })).data.owner).toBeNull()
    expect((await take(other)).status).toBe(200)
  })

  it('an officer holds cannot be acted on by another: not answered, not asked about, not acknowledged, not sent to the regulator', async () => {
    const { id } = (await work('&kind=case')).items[0]
    // Either of the two may have it from the test above: a manager hands back anybody's.
    await desk.post(`/desk/work/case/${id}/hand-back`, { token: await desk.token('manager') })
    expect((await desk.post(`/desk/work/case/${id}/take`, { token: payments })).status).toBe(200)
    const message = { kind: 'answer', text: 'It is booked now.', askRating: false }
    const acts = { messages: message, acknowledge: {}, escalate: { reason: 'asked for it' } }
    for (const [act, body] of Object.entries(acts)) {
      const { status, error } = await desk.post(`/desk/cases/${id}/${act}`, { token: support, body })
      expect([status, error?.code, error?.owner?.id !== undefined], act).toEqual([409, 'itemIsTaken', true])
    }
    expect((await desk.post(`/desk/work/case/${id}/hand-back`, { token: payments })).status).toBe(200)
  })

  it('an officer holds is free once it is answered: others send it to the regulator and open it again', async () => {
    const { userId } = product.persona('overdue').params
    const { id } = (await work('&kind=case')).items.find((item: { userId: string }) => item.userId === userId)
    await desk.post(`/desk/work/case/${id}/hand-back`, { token: await desk.token('manager') })
    expect((await desk.post(`/desk/work/case/${id}/take`, { token: support })).status).toBe(200)
    const body = { kind: 'answer', text: 'It is booked now.', askRating: false }
    expect((await desk.post(`/desk/cases/${id}/messages`, { token: support, body })).status).toBe(200)
    const token = await desk.token('manager')
    for (const act of ['escalate', 'reopen'])
      expect(
        (await desk.post(`/desk/cases/${id}/${act}`, { token, body: { reason: 'asked for it' } })).status,
        act,
      ).toBe(200)
  })
})

describe('GET /desk/loans/:orderId/as-seen', () => {
  it('says what the borrower’s own screen says, in their language, without their name, and is an act', async () => {
    const who = product.persona('overdue')
    const own = await product.call({
      method: 'GET',
      path: '/hazel/v3/loan-details/loan-details',
      who,
      fields: { orderId: who.orderId },
    })
    const { db } = product.server.deps
    const [{ name = '' } = {}] = await db.query<{ name: string }>('select name from borrower where id = $1', [
      who.params.userId ?? null,
    ])
    const first = name.split(' ')[0] ?? ''
    const { data } = await desk.get(`/desk/loans/${who.orderId}/as-seen`, { token: auditor })
    expect(data.dueMinor).toBe(own.data.amountDue.total)
    expect(data.schedule.map(({ dueDate }: { dueDate: string }) => dueDate)).toEqual(
      own.data.schedule.map(({ dueDate }: { dueDate: string }) => dueDate),
    )
    expect(data.rows).toHaveLength(own.data.userOrderDetail.detail.length)
    expect(data.text.length).toBeGreaterThan(10)
    expect(first.length).toBeGreaterThan(1)
    expect(JSON.stringify(data)).not.toContain(first)
    // The notice of a settled loan greets by name.
    const settled = product.persona('settled')
    const [{ name: other = '' } = {}] = await db.query<{ name: string }>('select name from borrower where id = $1', [
      settled.params.userId ?? null,
    ])
    const greeted = (await desk.get(`/desk/loans/${settled.orderId}/as-seen`, { token: auditor })).data
    expect(JSON.stringify(greeted)).toContain('••••')
    expect(JSON.stringify(greeted)).not.toContain(other.split(' ')[0])
    expect((await desk.get('/desk/loans/none/as-seen', { token: auditor })).status).toBe(404)
    const manager = await desk.token('manager')
    const { acts } = (await desk.get(`/desk/audit?subject=${who.orderId}`, { token: manager })).data
    expect(acts[0]).toMatchObject({ act: 'readAsSeen' })
  })
})

describe('a value that is none of some words', () => {
  it('is refused with the words that there are', async () => {
    const body = { kind: 'gift', subjectId: 'L1', reason: 'x' }
    const { error } = await desk.post('/desk/proposals', { token: support, body })
    expect(error).toMatchObject({ code: 'badInput', fields: ['kind'] })
    expect(error.allowed.kind).toContain('waiver')
    expect(error.message).toContain('kind (waiver, hardship')
  })
})

describe('GET /desk/borrowers/:userId', () => {
  it('is masked, and every look and every unmasked field is an act with its reason', async () => {
    const who = product.persona('overdue')
    const { userId = '' } = who.params
    const { data } = await desk.get(`/desk/borrowers/${userId}`, { token: support })
    expect(data.phone).toBe(`•••• ${who.phone.slice(-4)}`)
    expect(JSON.stringify(data)).not.toContain(who.phone)
    expect(data.loans.map(({ orderId }: { orderId: string }) => orderId)).toContain(who.orderId)
    const body = { field: 'phone', reason: 'must call back' }
    const asked = await desk.post(`/desk/borrowers/${userId}/unmask`, { token: support, body })
    expect(asked.data).toEqual({ field: 'phone', value: who.phone })
    const acts = (await desk.get(`/desk/audit?subject=${userId}`, { token: auditor })).data.acts
    expect(acts[0]).toMatchObject({ act: 'unmask', reason: 'must call back', userId, after: { field: 'phone' } })
    expect(acts.map(({ act }: { act: string }) => act)).toContain('readBorrower')
    expect(JSON.stringify(acts)).not.toContain(who.phone)
    const silent = { field: 'phone', reason: ' ' }
    expect(
      (await desk.post(`/desk/borrowers/${userId}/unmask`, { token: support, body: silent })).error.fields,
    ).toEqual(['reason'])
  })

  it('never shows a code that was sent, and has notes of officers', async () => {
    const { userId = '', phone } = {
      userId: product.persona('overdue').params.userId,
      phone: product.persona('overdue').phone,
    }
    await product.call({ path: '/hazel/service/login/send-sms-code', fields: { phone } })
    const [sent] = await product.server.deps.db.query<{ code: string }>(
      'select code from sms_message where phone = $1 and code is not null order by created_at desc limit 1',
      [phone],
    )
    expect(sent?.code).toMatch(/^\d+$/)
    const body = { text: 'Asks to be called after six.' }
    await desk.post(`/desk/borrowers/${userId}/notes`, { token: support, body })
    const { data } = await desk.get(`/desk/borrowers/${userId}`, { token: support })
    expect(JSON.stringify(data.messages)).not.toContain(sent?.code)
    expect(data.notes[0]).toMatchObject({ text: body.text, by: 'Maya Santos' })
  })
})

describe('GET /desk/loans/:orderId', () => {
  it('shows the replay as of a day, as it was known on a day, down to the entries', async () => {
    const { db } = product.server.deps
    const [paid] = await db.query<{ orderId: string; id: string; on: string }>(
      `select order_id as "orderId", id, value_date::text as on from loan_event where kind = 'payment' order by number limit 1`,
    )
    const { orderId = '', id = '', on = '' } = paid ?? {}
    const loan = async (query = '') => (await desk.get(`/desk/loans/${orderId}${query}`, { token: support })).data
    const now = await loan()
    const event = now.events.find((one: { id: string }) => one.id === id)
    expect(event.counts).toBe(true)
    const allocated = event.allocation.reduce((sum: number, line: { amountMinor: number }) => sum + line.amountMinor, 0)
    expect(allocated + event.creditMinor).toBe(event.amountMinor)
    expect(event.entries.length).toBeGreaterThan(0)
    const dayBefore = new Date(Date.parse(on) - 86_400_000).toISOString().slice(0, 10)
    const before = await loan(`?asOf=${dayBefore}`)
    expect(before.events.find((one: { id: string }) => one.id === id).counts).toBe(false)
    const received = ({ events }: { events: readonly { kind: string; counts: boolean; amountMinor: number }[] }) =>
      events
        .filter(({ kind, counts }) => counts && !['reversal', 'waiver', 'creditRefund', 'chargeHoliday'].includes(kind))
        .reduce((sum, one) => sum + one.amountMinor, 0)
    expect(before.standing.receivedMinor).toBe(received(before))
    expect(now.standing.receivedMinor).toBe(received(now))
    expect(received(now) - received(before)).toBeGreaterThanOrEqual(event.amountMinor)
    const unknown = await loan(`?asOf=${now.today}&knownOn=${dayBefore}`)
    expect(unknown.standing.receivedMinor).toBe(before.standing.receivedMinor)
    expect(unknown.events.find((one: { id: string }) => one.id === id).entries).toEqual([])
  })

  it('takes an empty day for none, as other questions take their empty fields', async () => {
    const { orderId } = product.persona('overdue')
    const whole = await desk.get(`/desk/loans/${orderId}`, { token: auditor })
    const asked = await desk.get(`/desk/loans/${orderId}?asOf=&knownOn=`, { token: auditor })
    expect([asked.status, asked.data]).toEqual([200, whole.data])
    const addresses = ['/desk/portfolio?asOf=', '/desk/audit?subject=', '/desk/work?kind=&owner=&after=&limit=']
    for (const address of addresses) expect((await desk.get(address, { token: auditor })).status, address).toBe(200)
    expect((await desk.get('/desk/find?q=', { token: auditor })).data).toEqual({ found: [] })
  })

  it('refuses days that are none, and a future in which something was known', async () => {
    const { orderId } = product.persona('overdue')
    for (const [query, field] of [
      ['asOf=2026-02-30', 'asOf'],
      ['knownOn=2999-01-01', 'knownOn'],
      ['asOf=2999-01-01', 'asOf'],
    ])
      expect((await desk.get(`/desk/loans/${orderId}?${query}`, { token: support })).error.fields, query).toEqual([
        field,
      ])
  })

  it('tries a payment, a waiver and a holiday without storing anything', async () => {
    const { orderId } = product.persona('overdue')
    const rows = () =>
      product.server.deps.db.query('select (select count(*) from loan_event) as e, (select count(*) from entry) as n')
    const before = await rows()
    const tried = async (body: Record<string, unknown>) =>
      (await desk.post(`/desk/loans/${orderId}/what-if`, { token: support, body })).data.effect
    const paid = await tried({ kind: 'payment', amountMinor: 1_000 })
    expect(paid.before.owedMinor - paid.after.owedMinor).toBe(1_000)
    const waived = await tried({ kind: 'waiver', part: 'penalty', amountMinor: 500 })
    expect(waived.before.owedMinor - waived.after.owedMinor).toBe(500)
    expect(waived.transfers).toEqual([{ debit: 'waiverExpense', credit: 'penaltyReceivable', amountMinor: 500 }])
    const today = (await desk.get(`/desk/loans/${orderId}`, { token: support })).data.today
    const ahead = new Date(Date.parse(today) + 10 * 86_400_000).toISOString().slice(0, 10)
    const held = await tried({ kind: 'hardship', fromDate: today, toDate: ahead })
    expect(held.after.owedMinor).toBeLessThan(held.before.owedMinor)
    expect(await rows()).toEqual(before)
    const wrong = await desk.post(`/desk/loans/${orderId}/what-if`, { token: support, body: { kind: 'waiver' } })
    expect(wrong.error.fields).toEqual(['amountMinor'])
  })
})

describe('a paper of a loan', () => {
  it('is listed and read word for word, in the borrower’s language, without their name, and is an act', async () => {
    const who = product.persona('settled')
    const auditor = await desk.token('auditor')
    const read = async (query: string) =>
      await desk.get(`/desk/loans/${who.orderId}/paper?${query}`, { token: auditor })
    const { papers } = (await desk.get(`/desk/loans/${who.orderId}`, { token: auditor })).data
    const kinds = new Set(papers.map(({ paper }: { paper: string }) => paper))
    expect([...kinds].sort()).toEqual(
      ['closureLetter', 'keyFacts', 'loanAgreement', 'privacy', 'receipt', 'statement', 'yearlyInterest'].sort(),
    )
    const body = { field: 'name', reason: 'To compare the papers' }
    const path = `/desk/borrowers/${who.params.userId}/unmask`
    const { value: name } = (await desk.post(path, { token: support, body })).data
    for (const { title, paper, number, year } of papers) {
      const { data } = await read(String(new URLSearchParams({ paper, ...(year === null ? { number } : { year }) })))
      expect(data?.title.length, title).toBeGreaterThan(0)
      expect(data.number, title).toBe(number)
      expect(data.blocks.length, title).toBeGreaterThan(2)
      expect(JSON.stringify(data), title).not.toContain(name)
    }
    const { number } = papers.find((one: { paper: string }) => one.paper === 'receipt')
    const { data: receipt } = await read(`paper=receipt&number=${number}`)
    expect(JSON.stringify(receipt.blocks)).toContain('••••')
    expect((await read('paper=receipt&number=none')).status).toBe(404)
    expect((await read('paper=none')).error.fields).toEqual(['paper'])
    const { acts } = (await desk.get(`/desk/audit?subject=${who.orderId}&limit=5`, { token: auditor })).data
    expect(acts.map(({ act }: { act: string }) => act)).toContain('readLoanPaper')
  })
})

describe('a case', () => {
  it('is due by the day on which the borrower is told that it was read, and then by the day of its answer', async () => {
    const fields = { problemType: '3', problemDetail: 'Nobody said that they read it.' }
    const caseId = (await borrowerCall('due', '/hazel/user-problem/problem-save', fields)).data.problemId
    const due = async () => (await desk.get(`/desk/work/case/${caseId}`, { token: support })).data.dueBy
    const clock = (await desk.get(`/desk/cases/${caseId}`, { token: support })).data
    expect(clock.acknowledgeBy < clock.answerBy).toBe(true)
    expect(await due()).toBe(clock.acknowledgeBy)
    expect((await desk.post(`/desk/cases/${caseId}/acknowledge`, { token: support, body: {} })).status).toBe(200)
    expect(await due()).toBe(clock.answerBy)
    const { cases } = (await desk.get('/desk/cases?limit=200', { token: support })).data
    expect(cases.find((one: { caseId: string }) => one.caseId === caseId).dueBy).toBe(clock.answerBy)
  })

  it('that is answered at the desk is answered on the borrower’s screen at once, and off the work list', async () => {
    const who = product.persona('complaint-open')
    const caseId = who.problemId ?? ''
    expect((await work('&kind=case')).items.map(({ id }: { id: string }) => id)).toContain(caseId)
    const body = { text: 'We took the charge back.', askRating: true }
    const sent = await desk.post(`/desk/cases/${caseId}/messages`, { token: support, body })
    expect(sent.data).toMatchObject({ caseId, state: 'answered' })
    const seen = await product.call({ path: '/hazel/user-problem/problem-detail', who, fields: { problemId: caseId } })
    expect(seen.data).toMatchObject({ disposeDetail: body.text, isNeedScore: 1 })
    expect((await work()).items.map(({ id }: { id: string }) => id)).not.toContain(caseId)
    await desk.post(`/desk/cases/${caseId}/messages`, { token: support, body: { text: 'And told the bank.' } })
    const thread = (await desk.get(`/desk/cases/${caseId}`, { token: support })).data.messages
    expect(thread.map(({ from, text }: { from: string; text: string }) => [from, text]).slice(1)).toEqual([
      ['officer', body.text],
      ['officer', 'And told the bank.'],
    ])
    expect(thread[1].name).toBe('Maya Santos')
  })

  it('takes no empty message, no picture that is none, and none for a case that is not there', async () => {
    const caseId = product.persona('complaint-open').problemId ?? ''
    const send = (path: string, body: unknown) => desk.post(`/desk/cases/${path}/messages`, { token: support, body })
    expect((await send(caseId, { text: ' ' })).error.fields).toEqual(['text'])
    expect((await send(caseId, { text: 'x'.repeat(20_000) })).error.fields).toEqual(['text'])
    const picture = { text: 'see', images: ['data:image/png;base64,AAAA'] }
    expect((await send(caseId, picture)).error.fields).toEqual(['images'])
    expect((await send('none', { text: 'Hello.' })).error.code).toBe('notFound')
  })
})
