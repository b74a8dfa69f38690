// Proposals that their officer takes back, and proposals of an officer who has since lost the right to make them.

import { beforeEach, describe, expect, it } from 'vitest'
import type { Role } from '../../src/core/officer/rights.ts'
import { deskOf } from '../support/desk.ts'
import { databaseViolations, expectSound } from '../support/invariants.ts'
import { productOfFile } from '../support/product-of-file.ts'

const product = productOfFile()
const desk = deskOf(product)
const reason = 'was ill in hospital'
let support = ''
let manager = ''
let orderId = ''

beforeEach(async () => {
  await product.call({ path: '/demo/reset', fields: {}, json: true })
  support = await desk.token('support')
  manager = await desk.token('manager')
  orderId = product.persona('overdue').orderId ?? ''
})

const waive = async (token: string, amountMinor = 1_000) =>
  (
    await desk.post('/desk/proposals', {
      token,
      body: { kind: 'waiver', orderId, part: 'penalty', amountMinor, reason },
    })
  ).data
const withdraw = (id: string, token = support) =>
  desk.post(`/desk/proposals/${id}/withdraw`, { token, body: { reason: 'wrong loan' } })
const read = async (id: string) => (await desk.get(`/desk/proposals/${id}`, { token: manager })).data
const owed = async () => (await desk.get(`/desk/loans/${orderId}`, { token: manager })).data.standing.owedMinor
const listed = async (state: string) => {
  const { proposals } = (await desk.get(`/desk/proposals?state=${state}`, { token: manager })).data
  return proposals.map(({ id }: { id: string }) => id)
}

describe('a proposal that is taken back', () => {
  it('is on file with its reason, signed by nobody, off the work list, and an act', async () => {
    const before = await owed()
    const { id } = await waive(support)
    const taken = await withdraw(id)
    expect(taken.data).toMatchObject({
      state: 'withdrawn',
      decidedBy: { name: 'Maya Santos' },
      decisionReason: 'wrong loan',
    })
    expect(await read(id)).toMatchObject({ proposal: { state: 'withdrawn' }, now: null, whyNot: null })
    expect((await desk.decide(id, { token: manager })).error.code).toBe('proposalIsDecided')
    expect((await withdraw(id)).error.code).toBe('proposalIsDecided')
    expect([await listed('withdrawn'), await listed('rejected'), await listed('open')]).toEqual([[id], [], []])
    const { items } = (await desk.get('/desk/work?kind=proposal', { token: manager })).data
    expect(items.map((item: { id: string }) => item.id)).not.toContain(id)
    const { acts } = (await desk.get(`/desk/audit?subject=${id}`, { token: manager })).data
    expect(acts.map(({ act }: { act: string }) => act)).toEqual(['refused', 'refused', 'withdrawProposal', 'propose'])
    expect(await owed()).toBe(before)
    expectSound(await databaseViolations(product.server.deps.db), 'after it was taken back')
  })

  it('is taken back by nobody else, and by its proposer while somebody holds it', async () => {
    const { id } = await waive(support)
    expect((await withdraw(id, manager)).error.code).toBe('rightIsMissing')
    expect((await withdraw('none')).error.code).toBe('notFound')
    expect((await desk.post(`/desk/work/proposal/${id}/take`, { token: manager })).status).toBe(200)
    expect((await withdraw(id)).data.state).toBe('withdrawn')
  })

  it('is either signed or taken back where both come at the same moment', async () => {
    const before = await owed()
    const { id } = await waive(support)
    const [signed, taken] = await Promise.all([desk.decide(id, { token: manager }), withdraw(id)])
    expect([signed.status, taken.status].sort()).toEqual([200, 409])
    const isSigned = signed.status === 200
    expect((await read(id)).proposal.state).toBe(isSigned ? 'approved' : 'withdrawn')
    expect(await owed()).toBe(isSigned ? before - 1_000 : before)
  })

  it('is not taken back once it has expired, and counts nothing of what its officer passes alone', async () => {
    const { deps } = product.server
    const { config } = deps
    const { id } = await waive(support)
    await withdraw(id)
    Object.assign(deps, { config: { ...config, deskLimits: { support: 1_000 } } })
    try {
      expect((await waive(support)).state).toBe('approved')
    } finally {
      Object.assign(deps, { config })
    }
    const late = (await waive(support)).id
    await deps.db.execute(`update desk_proposal set expires_at = proposed_at - interval '1 second' where id = $1`, [
      late,
    ])
    expect((await withdraw(late)).error.code).toBe('proposalHasExpired')
  })
})

describe('a proposal of somebody who', () => {
  const tim = async () => {
    const found = (await desk.officers()).find(({ name }) => name === 'Tim')
    if (found === undefined) throw new Error('Tim does not work here')
    return found.token
  }
  /** Tim, who works in support, proposes; then an admin does something about him. */
  const proposedByTim = async (then: 'end' | Role) => {
    const admin = await desk.token('admin')
    const asked = await desk.post('/desk/officers', { token: admin, body: { name: 'Tim', role: 'support' } })
    const { id } = await waive(await tim())
    const officer = `/desk/officers/${asked.data.id}`
    const changed =
      then === 'end'
        ? await desk.post(`${officer}/end`, { token: admin, body: { reason } })
        : await desk.post(`${officer}/role`, { token: admin, body: { role: then, reason } })
    expect(changed.status).toBe(200)
    return id as string
  }

  it.each(['end', 'payments', 'auditor'] as const)(
    'has lost the right (%s) is signed by nobody, says why, and can be rejected',
    async (then) => {
      const before = await owed()
      const id = await proposedByTim(then)
      const { now, whyNot } = await read(id)
      expect([now, whyNot.code]).toEqual([null, 'proposerHasNoRight'])
      expect(whyNot.message).toContain('The officer who proposed it has another role now')
      const signed = await desk.decide(id, { token: manager })
      expect(signed.error).toMatchObject({ code: 'cannotBeDone', why: 'proposerHasNoRight' })
      expect(await owed()).toBe(before)
      expect((await desk.decide(id, { token: manager, approve: false })).data.state).toBe('rejected')
    },
  )

  it('comes back under another account cannot be signed by that account', async () => {
    const id = await proposedByTim('end')
    const admin = await desk.token('admin')
    const again = await desk.post('/desk/officers', { token: admin, body: { name: 'Tim', role: 'manager' } })
    expect((await desk.confirmRole(again.data.id)).status).toBe(200)
    const signed = await desk.decide(id, { token: await tim() })
    expect(signed.error).toMatchObject({ code: 'cannotBeDone', why: 'proposerHasNoRight' })
  })

  it('has a role with the same right is signed as any other', async () => {
    const id = await proposedByTim('collections')
    expect((await desk.decide(id, { token: manager })).data.state).toBe('approved')
  })
})
