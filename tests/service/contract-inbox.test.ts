// The wire of the inbox, from outside: what was said, what is new, and that reading moves forward only.

import { describe, expect, it } from 'vitest'
import { deskOf } from '../support/desk.ts'
import { productOfFile } from '../support/product-of-file.ts'
import {
  expectBadInput,
  expectRefusal,
  expectSuccess,
  flag,
  having,
  integer,
  listOf,
  text,
  time,
  url,
  words,
} from '../support/wire-shape.ts'

const product = productOfFile()

interface Message {
  readonly id: string
  readonly kind: string
  readonly title: string
  readonly isNew: number
  readonly sms: string
  readonly url: string
}

const inboxOf = async (name: string) => {
  const answer = await product.call({ method: 'GET', path: '/hazel/v3/inbox/messages', who: product.persona(name) })
  return answer.data as { list: Message[]; unread: number; mark: string; phone: string }
}
const seen = (name: string, mark: string) =>
  product.call({ path: '/hazel/v3/inbox/seen', who: product.persona(name), fields: { mark } })
const kindsOf = ({ list }: { readonly list: readonly Message[] }) => list.map(({ kind }) => kind)

describe('GET /hazel/v3/inbox/messages', () => {
  it('answers messages newest first, each with its address', async () => {
    const who = product.persona('settled')
    const message = having({ id: words, kind: words, title: words, text, time, isNew: flag, sms: words, url })
    const answer = await product.call({ method: 'GET', path: '/hazel/v3/inbox/messages', who })
    expectSuccess(answer, '0', having({ list: listOf(message, 7), unread: integer, mark: words, phone: words }))
    const times = answer.data.list.map((one: { time: string }) => one.time)
    expect(times).toEqual([...times].sort().reverse())
  })

  it.each([
    ['stranger', []],
    ['in-review', []],
    ['declined', ['declined']],
    ['application-approved', ['approved']],
    ['payout-failed', ['payoutFailed', 'approved']],
    ['active', ['receipt', 'receipt', 'paidOut', 'approved']],
    ['complaint-open', ['caseOpened', 'paidOut', 'approved']],
  ] as const)('tells %s what happened, and nothing else: %j', async (name, kinds) => {
    const told = await inboxOf(name)
    expect(kindsOf(told).filter((kind) => kind !== 'reminder')).toEqual(kinds)
    expect(told.unread).toBe(told.list.length)
    expect(new Set(told.list.map(({ id }) => id)).size).toBe(told.list.length)
  })

  it.each([
    ['active', { receipt: 'sent', paidOut: 'sent' }],
    ['settled', { closed: 'sent' }],
    ['complaint-open', { caseOpened: 'sent' }],
    ['complaint-answered', { caseAnswered: 'sent' }],
  ] as const)('says of %s’s lines what became of the text about each: %j', async (name, told) => {
    const { list } = await inboxOf(name)
    for (const [kind, became] of Object.entries(told))
      expect([...new Set(list.filter((one) => one.kind === kind).map(({ sms }) => sms))]).toEqual([became])
  })

  it('leads to the receipt, the letter and the case', async () => {
    const settled = await inboxOf('settled')
    const to = (kind: string, list: readonly Message[]) => list.find((one) => one.kind === kind)?.url
    expect(to('receipt', settled.list)).toMatch(/^\/loan-agreement\?.*document=receipt&number=RC-/)
    expect(to('closed', settled.list)).toMatch(/^\/loan-agreement\?.*document=closureLetter/)
    expect(to('caseAnswered', (await inboxOf('complaint-answered')).list)).toMatch(/^\/complainDetails\?/)
  })

  it('names no other borrower', async () => {
    const own = await inboxOf('active')
    const foreign = product.persona('due').orderId ?? ''
    expect(JSON.stringify(own)).not.toContain(foreign)
    expect(own.phone).toBe(`•••• ${product.persona('active').phone.slice(-4)}`)
  })
})

describe('POST /hazel/v3/inbox/seen', () => {
  it('makes what was listed old, what comes later is new, and an older mark changes nothing', async () => {
    const { list, mark } = await inboxOf('overdue')
    const home = async () =>
      (await product.call({ method: 'GET', path: '/hazel/v3/home/home-page', who: product.persona('overdue') })).data
        .unread
    expect(await home()).toBe(list.length)
    expectSuccess(await seen('overdue', mark), '0', having({}))
    expect((await inboxOf('overdue')).unread).toBe(0)
    expect(await home()).toBe(0)
    expectSuccess(await seen('overdue', '2020-01-01T00:00:00.000Z'), '0', having({}))
    expect((await inboxOf('overdue')).unread).toBe(0)
  })

  it('does not reach into the future: what comes next is new all the same', async () => {
    expectSuccess(await seen('complaint-open', '2999-01-01T00:00:00.000Z'), '0', having({}))
    const before = await inboxOf('complaint-open')
    expect(before.unread).toBe(0)
    await product.call({ path: '/demo/clock', fields: { advanceMinutes: 5 }, json: true })
    const { problemId } = product.persona('complaint-open')
    await product.call({
      path: `/demo/complaints/${problemId}/reply`,
      fields: { text: 'It was one day late.' },
      json: true,
    })
    const after = await inboxOf('complaint-open')
    expect(after.list[0]).toMatchObject({ kind: 'caseAnswered', isNew: 1 })
    expect(after.unread).toBe(1)
  })

  it('refuses a mark that is no moment, and a call without one', async () => {
    for (const mark of ['yesterday', '-1', '-271821-04-20T00:00:00.000Z'])
      expectRefusal(await seen('due', mark), '40401')
    expectBadInput(await product.call({ path: '/hazel/v3/inbox/seen', who: product.persona('due') }), 'mark')
  })
})

describe('the inbox of a borrower whose bank took a payment back', () => {
  it('has its receipt no more', async () => {
    const desk = deskOf(product)
    const [payments, manager] = [await desk.token('payments'), await desk.token('manager')]
    const receipts = async () => kindsOf(await inboxOf('active')).filter((kind) => kind === 'receipt')
    expect(await receipts()).toHaveLength(2)
    const { events } = (await desk.get(`/desk/loans/${product.persona('active').orderId}`, { token: manager })).data
    const paid = events.filter(({ kind }: { kind: string }) => kind === 'payment').at(-1)
    const { found } = (await desk.get(`/desk/find?q=${encodeURIComponent(paid.id)}`, { token: payments })).data
    const body = { kind: 'reversal', paymentId: found[0].id, reason: 'Came back' }
    const { id } = (await desk.post('/desk/proposals', { token: payments, body })).data
    const signed = { token: manager, reason: 'Came back' }
    expect((await desk.decide(id, signed)).data.state).toBe('approved')
    expect(await receipts()).toHaveLength(1)
  })
})
