// A desk of many officers: who may take what, who has what, what is over time, and what a change of role leaves behind.

import { beforeAll, describe, expect, it } from 'vitest'
import { kindsFor } from '../../src/core/desk/work-rights.ts'
import type { Role } from '../../src/core/officer/rights.ts'
import { deskOf } from '../support/desk.ts'
import { productOfFile } from '../support/product-of-file.ts'

const product = productOfFile()
const desk = deskOf(product)
beforeAll(async () => {
  const { db, clock } = product.server.deps
  await db.execute(
    `insert into payment (id, provider, transaction_id, channel, reference, amount_minor, currency, paid_at, value_date, state,
       suspense_reason, received_at) values ('p1', 'sandbox', 'tx-aside', 'bank', 'nobody', 5000, 'PHP', $1, current_date, 'suspense',
       'referenceIsUnknown', $1)`,
    [clock.now()],
  )
})

interface Item {
  readonly kind: string
  readonly id: string
  readonly isOver: boolean
}
const list = async (role: Role, query = ''): Promise<Item[]> =>
  (await desk.get(`/desk/work?limit=200${query}`, { token: await desk.token(role) })).data.items
const take = async (role: Role, { kind, id }: Item, nth = 0) =>
  await desk.post(`/desk/work/${kind}/${id}/take`, { token: await desk.token(role, nth) })
const handBack = async (role: Role, { kind, id }: Item) =>
  await desk.post(`/desk/work/${kind}/${id}/hand-back`, { token: await desk.token(role) })
const waive = async (role: Role): Promise<Item> => {
  const { orderId } = product.persona('overdue')
  const body = { kind: 'waiver', orderId, part: 'penalty', amountMinor: 100, reason: 'The shop was closed.' }
  const { data } = await desk.post('/desk/proposals', { token: await desk.token(role), body })
  return { kind: 'proposal', id: data.id, isOver: false }
}
const working = ['support', 'collections', 'payments', 'credit', 'manager'] as const

describe('an item of the work list', () => {
  it('is taken only by officers whose role can do it, so that one who cannot keeps it from no other', async () => {
    await waive('collections')
    const items = await list('manager')
    expect(items.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['case', 'suspense', 'hardship', 'proposal', 'referredApplication', 'secondLook']),
    )
    for (const role of working)
      for (const item of items) {
        const { status, error } = await take(role, item)
        const can = (kindsFor(role) as string[]).includes(item.kind)
        expect([status, error?.code], `${role}, ${item.kind}`).toEqual(can ? [200, undefined] : [403, 'rightIsMissing'])
        if (can) expect((await handBack(role, item)).status).toBe(200)
      }
    expect(kindsFor('auditor')).toEqual([])
  })

  it('is handed only to officers whose role can do it', async () => {
    const manager = await desk.token('manager')
    const colleagues = (await desk.get('/desk/colleagues', { token: manager })).data
    const idOf = (role: Role) => colleagues.find((one: { role: Role }) => one.role === role).id
    const [item] = await list('manager', '&kind=referredApplication')
    const give = (to: Role) =>
      desk.post(`/desk/work/referredApplication/${item?.id}/hand-over`, {
        token: manager,
        body: { officerId: idOf(to), reason: 'please' },
      })
    expect((await give('support')).error).toMatchObject({ code: 'cannotBeDone', why: 'roleCannotDo' })
    expect((await give('credit')).status).toBe(200)
    if (item !== undefined) await handBack('manager', item)
  })

  it('is no item for the officer who proposed it', async () => {
    const own = await waive('manager')
    expect((await take('manager', own)).error).toMatchObject({ code: 'cannotBeDone', why: 'workIsOwn' })
    expect((await take('manager', own, 1)).status).toBe(200)
  })

  it('names a sum with its currency where a sum is proposed', async () => {
    const own = await waive('collections')
    const proposals = await list('manager', '&kind=proposal')
    expect(proposals.find(({ id }) => id === own.id)).toMatchObject({ amountMinor: 100, currency: 'PHP' })
  })
})

/** Which items, and in which order: how much time each has left may change between two looks. */
const ids = (items: readonly { readonly kind: string; readonly id: string }[]) =>
  items.map(({ kind, id }) => `${kind} ${id}`)

describe('a view of the work list', () => {
  it('has what a role can do, what is over time, what one officer has, and how much one has oneself', async () => {
    const all = await list('support')
    const mine = await list('support', '&for=me')
    expect(ids(mine)).toEqual(ids(all.filter(({ kind }) => (kindsFor('support') as string[]).includes(kind))))
    expect(mine.length).toBeLessThan(all.length)
    expect(await list('support', '&for=me&kind=proposal')).toEqual([])
    await product.server.deps.db.execute(
      `update payment set received_at = received_at - interval '3 days' where id = 'p1'`,
    )
    const late = await list('support', '&clock=over')
    expect(late.map(({ id }) => id)).toContain('p1')
    expect(ids(late)).toEqual(ids((await list('support')).filter(({ isOver }) => isOver)))
    const [theCase] = all.filter(({ kind }) => kind === 'case')
    if (theCase === undefined) throw new Error('the samples have no case')
    const { data } = await take('support', theCase)
    expect(await list('manager', `&owner=${data.owner.id}`)).toMatchObject([{ kind: 'case', id: theCase.id }])
    expect((await desk.get('/desk/work?limit=1', { token: await desk.token('support') })).data.mine).toBe(1)
    expect((await handBack('support', theCase)).status).toBe(200)
  })
})

describe('POST /desk/team/:holderId/hand-over', () => {
  it('gives all that an officer has to another one, leaves what that one may not do, or puts it back on the list', async () => {
    const officers = (await desk.get('/desk/team', { token: await desk.token('manager') })).data
    const idOf = (role: Role) => officers.find((one: { role: Role }) => one.role === role).id
    const [theCase] = await list('support', '&kind=case')
    const [suspense] = await list('payments', '&kind=suspense')
    const [application] = await list('manager', '&kind=referredApplication')
    if (theCase === undefined || suspense === undefined || application === undefined)
      throw new Error('an item is missing')
    const manager = await desk.token('manager')
    const counted = async () => (await desk.get('/desk/work?limit=1', { token: manager })).data
    const mine = async () => (await counted()).mine
    const taken = async () => (await counted()).taken
    const before = await taken()
    const own = (await take('manager', theCase)).data.owner.id
    for (const item of [suspense, application]) await take('manager', item)
    expect([await mine(), await taken()]).toEqual([3, before + 3])
    const hand = async (role: Role, holder: string, officerId?: string) =>
      await desk.post(`/desk/team/${holder}/hand-over`, {
        token: await desk.token(role),
        body: { ...(officerId === undefined ? {} : { officerId }), reason: 'Is ill until Monday' },
      })
    // Whose it is, and managers; to somebody who works here, and not to oneself.
    expect((await hand('support', own, idOf('support'))).error.code).toBe('rightIsMissing')
    expect((await hand('auditor', own)).status).toBe(403)
    for (const nobody of ['none', 'offDEMOAUDITOR', own])
      expect((await hand('manager', own, nobody)).error, nobody).toMatchObject({ fields: ['officerId'] })
    expect((await hand('manager', 'none')).status).toBe(404)
    expect(await mine()).toBe(3)
    const first = (await hand('manager', own, idOf('credit'))).data
    expect(first).toMatchObject({ handed: 1, hasMore: false })
    expect(first.left).toEqual(
      expect.arrayContaining([
        { kind: 'case', id: theCase.id, why: 'roleCannotDo' },
        { kind: 'suspense', id: suspense.id, why: 'roleCannotDo' },
      ]),
    )
    expect(await list('manager', `&owner=${idOf('credit')}`)).toMatchObject([{ id: application.id }])
    expect((await hand('manager', own)).data).toEqual({ handed: 2, left: [], hasMore: false })
    expect((await hand('credit', idOf('credit'))).data).toMatchObject({ handed: 1 })
    expect([await mine(), await taken()]).toEqual([0, before])
    const { acts } = (await desk.get(`/desk/audit?subject=${own}`, { token: manager })).data
    expect(acts.find(({ act }: { act: string }) => act === 'handOverAll')).toMatchObject({
      reason: 'Is ill until Monday',
    })
  })
})

describe('GET /desk/team', () => {
  it('says who has what, what is over time first, and nothing of what is done or of who has left', async () => {
    const team = async () => (await desk.get('/desk/team', { token: await desk.token('auditor') })).data
    const [theCase] = await list('support', '&kind=case')
    const [suspense] = await list('payments', '&kind=suspense')
    if (theCase === undefined || suspense === undefined) throw new Error('something to take is missing')
    await take('support', theCase)
    await take('payments', suspense)
    const [first, ...others] = await team()
    expect(first).toMatchObject({ role: 'payments', held: 1, over: 1 })
    expect(first.minutesLeft).toBeLessThan(0)
    expect(others.find((one: { role: Role }) => one.role === 'support')).toMatchObject({ held: 1, over: 0 })
    expect(others.find((one: { role: Role }) => one.role === 'credit')).toMatchObject({ held: 0, dueBy: null })
    expect([first, ...others].map(({ role }) => role)).not.toContain('admin')
    const answer = { text: 'It is put right.' }
    const support = await desk.token('support')
    expect((await desk.post(`/desk/cases/${theCase.id}/messages`, { token: support, body: answer })).status).toBe(200)
    expect((await team()).find((one: { role: Role }) => one.role === 'support')).toMatchObject({ held: 0 })
  })

  it('leaves nothing with an officer whose new role cannot do it', async () => {
    const [suspense] = await list('payments', '&kind=suspense&owner=nobody').then(async (free) =>
      free.length > 0 ? free : await list('payments', '&kind=suspense'),
    )
    if (suspense === undefined) throw new Error('nothing is in suspense')
    await take('payments', suspense)
    const admin = await desk.token('admin')
    const { officers } = (await desk.get('/desk/officers?limit=200', { token: admin })).data
    const { id } = officers.find((one: { role: Role }) => one.role === 'payments')
    const change = (role: Role) =>
      desk.post(`/desk/officers/${id}/role`, { token: admin, body: { role, reason: 'moves to another team' } })
    expect((await change('support')).status).toBe(200)
    expect((await list('manager', '&kind=suspense&owner=nobody')).map((one) => one.id)).toContain(suspense.id)
    expect((await change('payments')).status).toBe(200)
  })

  it('leaves nothing with an officer who is ended: a colleague does it without taking it first', async () => {
    const [broken] = await list('manager', '&kind=missedPlanStart&owner=nobody')
    if (broken === undefined) throw new Error('no plan was broken')
    const admin = await desk.token('admin')
    const made = await desk.post('/desk/officers', { token: admin, body: { name: 'Lea', role: 'support' } })
    const { token } = (await desk.officers()).find(({ name }) => name === 'Lea') ?? {}
    const path = `/desk/work/missedPlanStart/${broken.id}`
    expect((await desk.post(`${path}/take`, { token: token ?? '' })).status).toBe(200)
    const done = async () =>
      await desk.post(`${path}/done`, { token: await desk.token('support'), body: { reason: 'Talked to them.' } })
    expect((await done()).error.code).toBe('itemIsTaken')
    await desk.post(`/desk/officers/${made.data.id}/end`, { token: admin, body: { reason: 'has left' } })
    expect((await done()).status).toBe(200)
  })
})

describe('POST /desk/work/:kind/:itemId/hand-over', () => {
  it('gives an item to an active officer only', async () => {
    const [support, auditor] = [await desk.token('support'), await desk.token('auditor')]
    const { id, kind } = (await list('support', '&kind=payoutFailed'))[0] as Item
    const at = `/desk/work/${kind}/${id}`
    const colleagues = (await desk.get('/desk/colleagues', { token: support })).data
    const all = await desk.officers()
    const idOf = (role: string) => colleagues.find((one: { role: string }) => one.role === role)?.id
    expect(colleagues.map(({ role }: { role: string }) => role)).not.toContain('auditor')
    expect(colleagues.length).toBeLessThan(all.length)
    const give = (token: string, officerId: string) =>
      desk.post(`${at}/hand-over`, { token, body: { officerId, reason: 'knows the bank' } })
    expect((await give(support, idOf('payments'))).data.owner.id).toBe(idOf('payments'))
    expect((await desk.get(at, { token: support })).data.owner.id).toBe(idOf('payments'))
    // It is theirs now: only they and a manager hand it on.
    expect((await give(support, idOf('manager'))).error.code).toBe('itemIsNotYours')
    const manager = await desk.token('manager')
    for (const nobody of ['none', 'offDEMOAUDITOR'])
      expect((await give(manager, nobody)).error, nobody).toMatchObject({ code: 'badInput', fields: ['officerId'] })
    // Credit officers neither call the borrower nor ask the provider.
    expect((await give(manager, idOf('credit'))).error).toMatchObject({ why: 'roleCannotDo' })
    expect((await give(manager, idOf('collections'))).data.owner.id).toBe(idOf('collections'))
    expect((await give(auditor, idOf('collections'))).status).toBe(403)
    expect((await desk.get('/desk/work/case/none', { token: support })).status).toBe(404)
    const acts = (await desk.get(`/desk/audit?subject=${id}`, { token: manager })).data.acts
    expect(acts.find(({ act }: { act: string }) => act === 'handOverWork')).toMatchObject({ reason: 'knows the bank' })
  })
})
