// One person is not two: a role that signs for money is given by two people, and a link opens for the person whom it names.

import { beforeEach, describe, expect, it } from 'vitest'
import { createInvitation } from '../../src/server/officer/invitation/invitation-store.ts'
import { insertOfficer } from '../../src/server/officer/person/officer-store.ts'
import { proposeRole } from '../../src/server/officer/role/give-role.ts'
import { Authenticator } from '../support/authenticator.ts'
import { deskOf } from '../support/desk.ts'
import { productOfFile } from '../support/product-of-file.ts'

const product = productOfFile()
const desk = deskOf(product)
let admin = ''
let manager = ''
beforeEach(async () => {
  await product.call({ path: '/demo/reset', fields: {}, json: true })
  admin = await desk.token('admin')
  manager = await desk.token('manager')
})

const reason = 'leads the evening team'
const own = { 'sec-fetch-site': 'same-origin' }
const cookieOf = (headers: Readonly<Record<string, unknown>>) => String(headers['set-cookie']).split(';')[0] ?? ''

const invite = async (name: string, role: string) =>
  (await desk.post('/desk/officers', { token: admin, body: { name, role } })).data
const giveRole = (officerId: string, role: string, token = admin) =>
  desk.post(`/desk/officers/${officerId}/role`, { token, body: { role, reason } })
const grants = async () => (await desk.get('/desk/officers?limit=200', { token: admin })).data.grants
const decide = (grantId: string, confirm: boolean, token: string) =>
  desk.post(`/desk/grants/${grantId}/decision`, { token, body: { confirm, reason: 'spoke with both' } })
const roleOf = async (officerId: string) =>
  (await desk.get('/desk/officers?limit=200', { token: admin })).data.officers.find(
    (one: { id: string }) => one.id === officerId,
  ).role
const told = async (token: string) => (await desk.get('/desk/me', { token })).data.told

/** Opens an invitation as a browser does, with a passkey in software. */
async function join({ invitation, code }: { invitation: string; code: string }, cookie?: string) {
  const ticket = new URL(invitation).searchParams.get('ticket')
  const from = { headers: own, ...(cookie === undefined ? {} : { cookie }) }
  const asked = await desk.post('/desk/join/question', { ...from, body: { ticket, code } })
  if (asked.status !== 200) return asked
  const made = new Authenticator('http://127.0.0.1:3001').make(asked.data)
  return await desk.post('/desk/join', { ...from, body: { ticket, ...made } })
}

describe('an admin alone', () => {
  it('cannot give itself a second signer: not by a link for a manager, nor by a role for a new officer', async () => {
    const lea = await invite('Lea', 'manager')
    expect(lea.holdsFrom).toMatch(/^\d{4}-/)
    expect((await join(lea)).error.code).toBe('invitationWaits')
    const [grant] = await grants()
    expect(grant).toMatchObject({ officerId: lea.id, kind: 'invited', role: 'manager' })
    expect((await decide(grant.id, true, admin)).error).toMatchObject({ code: 'cannotBeDone', why: 'grantIsOwn' })
    const tim = await invite('Tim', 'support')
    const joined = await join(tim)
    expect(joined.status).toBe(200)
    const cookie = cookieOf(joined.headers)
    expect((await giveRole(tim.id, 'manager')).data).toMatchObject({ role: 'support', holdsFrom: expect.any(String) })
    expect((await giveRole(tim.id, 'manager')).error).toMatchObject({ code: 'cannotBeDone', why: 'grantWaits' })
    const waiver = { kind: 'waiver', orderId: product.persona('overdue').orderId, part: 'penalty', amountMinor: 100 }
    const { data } = await desk.post('/desk/proposals', { token: manager, body: { ...waiver, reason } })
    const body = { approve: true, reason, mark: data.mark }
    const sign = { cookie, headers: own, body }
    expect((await desk.post(`/desk/proposals/${data.id}/decision`, sign)).error.code).toBe('rightIsMissing')
    // Nor the two credit officers of whom one approves a loan, and the other its payout to an account in another name.
    const cora = await invite('Cora', 'credit')
    expect((await join(cora)).error.code).toBe('invitationWaits')
    expect((await decide((await grants())[0].id, true, admin)).error).toMatchObject({ why: 'grantIsOwn' })
    // And no manager is made an admin's second self by another invitation.
    const again = await desk.post('/desk/officers/offDEMOMANAGERTWO/invitation', { token: admin, body: { reason } })
    expect((await join(again.data)).error.code).toBe('invitationWaits')
  })
})

describe('a role that needs a second person', () => {
  it('holds once a manager confirms it, and the link opens then', async () => {
    const lea = await invite('Lea', 'manager')
    const [grant] = await grants()
    expect((await decide(grant.id, true, manager)).data).toMatchObject({ id: lea.id, role: 'manager', holds: true })
    expect((await decide(grant.id, false, manager)).error).toMatchObject({ why: 'grantIsDecided' })
    expect((await join(lea)).status).toBe(200)
    expect(await grants()).toEqual([])
  })

  it('holds after a day without a stop, and never after one', async () => {
    const [one, two] = [await invite('Ana', 'support'), await invite('Bea', 'support')]
    for (const { id } of [one, two]) await giveRole(id, 'manager')
    const stopped = (await grants()).find(({ officerId }: { officerId: string }) => officerId === two.id)
    expect((await decide(stopped.id, false, manager)).data).toMatchObject({ role: 'support', holds: false })
    await product.call({ path: '/demo/clock', fields: { advanceDays: 1 }, json: true })
    admin = await desk.token('admin')
    expect([await roleOf(one.id), await roleOf(two.id)]).toEqual(['manager', 'support'])
    expect(await grants()).toEqual([])
  })

  it('does not hold after a day once its giver has ended all who could stop it', async () => {
    const { db } = product.server.deps
    const tim = await invite('Tim', 'support')
    await giveRole(tim.id, 'manager')
    const others = await db.query<{ id: string }>(
      `select id from officer where ended_at is null and id <> $1 and id <> (select given_by from officer_grant where decided_at is null)
        and role in ('manager', 'admin')`,
      [tim.id],
    )
    expect(others.length).toBeGreaterThan(1)
    for (const { id } of others)
      expect((await desk.post(`/desk/officers/${id}/end`, { token: admin, body: { reason } })).status, id).toBe(200)
    await product.call({ path: '/demo/clock', fields: { advanceDays: 3 }, json: true })
    admin = await desk.token('admin')
    expect(await roleOf(tim.id)).toBe('support')
    expect(await grants()).toEqual([])
  })

  it('is told to every manager and admin but who gave it, until each has seen it', async () => {
    const lea = await invite('Lea', 'manager')
    const [notice] = await told(manager)
    expect(notice).toMatchObject({ aboutId: lea.id, kind: 'invited', role: 'manager', holdsFrom: expect.any(String) })
    expect([await told(admin), await told(await desk.token('support'))]).toEqual([[], []])
    const other = await desk.token('manager', 1)
    expect((await desk.post(`/desk/me/notices/${notice.id}/seen`, { token: other })).status).toBe(404)
    expect((await desk.post(`/desk/me/notices/${notice.id}/seen`, { token: manager })).status).toBe(200)
    expect([(await told(manager)).length, (await told(other)).length]).toEqual([0, 1])
  })
})

describe('a change of role', () => {
  it('that takes powers away holds at once, and one that gives them back waits', async () => {
    const { id } = await invite('Ron', 'manager')
    await desk.confirmRole(id)
    expect((await giveRole(id, 'credit')).data).toMatchObject({ role: 'credit', holdsFrom: null })
    expect(await grants()).toEqual([])
    expect((await giveRole(id, 'manager')).data).toMatchObject({ role: 'credit', holdsFrom: expect.any(String) })
  })

  it('to one with a higher sum to pass alone waits for a second person, as its invitation does', async () => {
    const { deps } = product.server
    const usual = deps.config
    Object.assign(deps, { config: { ...usual, deskLimits: { payments: 20_000 } } })
    try {
      expect((await invite('Pia', 'payments')).holdsFrom).toMatch(/^\d{4}-/)
      const { id } = await invite('Sol', 'support')
      expect((await giveRole(id, 'payments')).data).toMatchObject({ role: 'support', holdsFrom: expect.any(String) })
    } finally {
      Object.assign(deps, { config: usual })
    }
  })
})

describe('a role that the operator gives by command', () => {
  it('holds by no passing of days: an officer signs it, who is told, and not the one who gets it', async () => {
    const { deps } = product.server
    const officer = { id: 'offOPERATORS', name: 'Olga', role: 'manager' } as const
    const made = await deps.db.transaction(async (tx) => {
      await insertOfficer(tx, officer, deps.clock.now())
      await proposeRole(tx, deps, {
        officerId: officer.id,
        kind: 'invited',
        role: 'manager',
        reason: 'by the operator',
        limits: {},
      })
      return await createInvitation(tx, deps, { officerId: officer.id, by: null })
    })
    const link = { invitation: `http://127.0.0.1:3001/join?ticket=${made.ticket}`, code: made.code }
    await product.call({ path: '/demo/clock', fields: { advanceDays: 2 }, json: true })
    ;[admin, manager] = [await desk.token('admin'), await desk.token('manager')]
    expect((await join(link)).error).toMatchObject({ code: 'invitationWaits', holdsFrom: null })
    const notice = { aboutId: officer.id, kind: 'invited', by: null, waits: true, holdsFrom: null }
    for (const token of [admin, manager]) expect(await told(token)).toContainEqual(expect.objectContaining(notice))
    const [grant] = await grants()
    expect(grant).toMatchObject({ officerId: officer.id, by: null, holdsFrom: null })
    expect((await decide(grant.id, true, admin)).data).toMatchObject({ holds: true })
    expect((await join(link)).status).toBe(200)
    // Only the operator made the link: all who may confirm roles are told that it was used.
    expect(await told(manager)).toContainEqual(expect.objectContaining({ aboutId: officer.id, kind: 'joined' }))
  })
})

describe('an invitation', () => {
  it('opens in no browser in which another officer is logged in', async () => {
    const tim = await invite('Tim', 'support')
    const { launch } = (await desk.officers()).find(({ role }) => role === 'admin') ?? { launch: '' }
    const opened = new URL(launch)
    const cookie = cookieOf((await desk.get(opened.pathname + opened.search)).headers)
    expect((await join(tim, cookie)).error.code).toBe('invitationIsForAnother')
    expect((await join(tim)).status).toBe(200)
  })

  it('that is made again is told to the person, the managers and the admins', async () => {
    await desk.post('/desk/officers/offDEMOSUPPORT/invitation', { token: admin, body: { reason: 'lost the laptop' } })
    const [ofPerson] = await told(await desk.token('support'))
    expect(ofPerson).toMatchObject({ aboutId: 'offDEMOSUPPORT', kind: 'invitedAgain', holdsFrom: null })
    expect((await told(manager))[0]).toMatchObject({ aboutId: 'offDEMOSUPPORT', kind: 'invitedAgain' })
  })
})

describe('a link without its code', () => {
  it('opens nothing, ends after five wrong codes, and who made it is told of both', async () => {
    const tim = await invite('Tim', 'support')
    expect(tim.code).toMatch(/^\d{6}$/)
    const wrong = tim.code === '000000' ? '111111' : '000000'
    const tries = []
    for (let n = 0; n < 5; n += 1) tries.push(await join({ ...tim, code: wrong }))
    expect(tries.map(({ error }) => [error.code, error.triesLeft])).toEqual(
      [4, 3, 2, 1, 0].map((left) => ['invitationCodeIsWrong', left]),
    )
    expect((await join(tim)).error.code).toBe('invitationIsOver')
    const [acts] = [(await desk.get(`/desk/audit?subject=${tim.id}`, { token: manager })).data.acts]
    expect(acts.map(({ act }: { act: string }) => act)).toContain('guessInvitation')
    const other = await invite('Uma', 'support')
    expect((await join(other)).status).toBe(200)
    expect((await told(admin)).map(({ kind, aboutId }: { kind: string; aboutId: string }) => [kind, aboutId])).toEqual([
      ['codeGuessed', tim.id],
      ['joined', other.id],
    ])
    expect(await told(manager)).toEqual([])
  })

  it('does not count what is no code, and reads one with blanks and in the digits of another script', async () => {
    const zoe = await invite('Zoe', 'support')
    for (const code of ['', '12345', 'soon', `${zoe.code}0`, '']) {
      const { error } = await join({ ...zoe, code })
      expect([error.code, error.triesLeft]).toEqual(['invitationCodeIsWrong', 5])
    }
    const typed = [...zoe.code].map((digit: string) => String.fromCodePoint(0x966 + Number(digit))).join('')
    expect((await join({ ...zoe, code: ` ${typed.slice(0, 3)} ${typed.slice(3)}` })).status).toBe(200)
  })
})

describe('the last admin', () => {
  it('is the last one who can log in: one who never joined does not count', async () => {
    const { db } = product.server.deps
    const uma = await invite('Uma', 'admin')
    await desk.confirmRole(uma.id)
    const { id } = (await desk.get('/desk/me', { token: admin })).data
    const end = () => desk.post(`/desk/officers/${id}/end`, { token: admin, body: { reason } })
    await db.execute('delete from officer_launch where officer_id = $1', [uma.id])
    expect((await end()).error.code).toBe('officerIsLast')
    expect((await join(uma)).status).toBe(200)
    expect((await end()).status).toBe(200)
  })
})
