// The desk's own origin: who gets in, who may call what, what is written down, and that the two origins share nothing.

import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type DeskCallName, deskEndpoints } from '../../src/contracts/desk-endpoints.ts'
import { deskLoginEndpoints } from '../../src/contracts/desk-login.ts'
import { endpointList } from '../../src/contracts/endpoints.ts'
import { mayDo, type Role, roles } from '../../src/core/officer/rights.ts'
import { openDesk } from '../../src/server/desk/origin/open-desk.ts'
import { loadConfig } from '../../src/settings/config.ts'
import { Authenticator } from '../support/authenticator.ts'
import { countWrites } from '../support/counted-writes.ts'
import { type DeskAnswer, deskOf } from '../support/desk.ts'
import { type Product, startProduct } from '../support/product.ts'
import { productionEnvironment } from '../support/production.ts'
import { byTurns } from '../support/proof-length.ts'

let product: Product
let desk: ReturnType<typeof deskOf>
beforeAll(async () => {
  product = await startProduct({}, { withPersonas: false })
  desk = deskOf(product)
})
afterAll(() => product.stop())

const someCall = (path: string): string => path.replaceAll(/:(\w+)/g, 'none')

describe('GET /demo/officers', () => {
  it('tells one officer of each role and two managers, each with a launch and a token', async () => {
    const officers = await desk.officers()
    const count = (role: string) => officers.filter((officer) => officer.role === role).length
    for (const role of roles) expect(count(role), role).toBe(role === 'manager' ? 2 : 1)
    for (const { name, launch, token } of officers) {
      expect(name).not.toBe('')
      expect(launch).toMatch(/^http:\/\/127\.0\.0\.1:3001\/launch\?ticket=\S+$/)
      expect((await desk.get('/desk/me', { token })).data).toMatchObject({ name })
    }
  })

  it('launches once: into a cookie that no script reads, and to the work list', async () => {
    const [officer] = await desk.officers()
    const path = officer?.launch.replace(/^http:\/\/[^/]+/, '') ?? ''
    // A preview of the link uses nothing up.
    const preview = await product.server.desk?.app.inject({ method: 'HEAD', url: path })
    expect(preview?.headers['set-cookie']).toBeUndefined()
    const first = await desk.get(path)
    expect([first.status, first.headers.location]).toEqual([303, '/'])
    const cookie = String(first.headers['set-cookie'])
    expect(cookie).toMatch(/^desk=\S+; Path=\/; HttpOnly; SameSite=Lax$/)
    expect((await desk.get('/desk/me', { cookie: cookie.split(';')[0] ?? '' })).data).toMatchObject({
      name: officer?.name,
    })
    const again = await desk.get(path)
    expect([again.headers.location, again.headers['set-cookie']]).toEqual(['/?launch=refused', undefined])
  })
})

describe('the two origins', () => {
  it('answer 404 to each other’s addresses', async () => {
    for (const { path, methods } of endpointList)
      for (const method of methods)
        expect((await (method === 'GET' ? desk.get(path) : desk.post(path))).status, path).toBe(404)
    for (const path of [
      '/order',
      '/confirm',
      '/testPreview',
      '/demo/personas',
      '/demo/officers',
      '/metrics',
      '/readyz',
    ])
      expect((await desk.get(path)).status, path).toBe(404)
    for (const { path, method } of Object.values(deskEndpoints))
      expect((await product.call({ method, path: someCall(path) })).status, path).toBe(404)
    expect((await product.call({ method: 'GET', path: '/launch' })).status).toBe(404)
  })

  it('keep nothing of the desk in caches, and cannot be framed', async () => {
    for (const path of ['/desk/me', '/desk/none', '/openapi.json', '/launch?ticket=x']) {
      const { headers } = await desk.get(path)
      expect(headers['cache-control'], path).toBe('no-store')
      expect(headers['content-security-policy'], path).toContain("frame-ancestors 'none'")
    }
  })

  it('have a document of their own: the desk’s has its calls only', async () => {
    const document = JSON.parse((await desk.get('/openapi.json')).text) as { paths: Record<string, unknown> }
    const paths = Object.values({ ...deskEndpoints, ...deskLoginEndpoints }).map(({ path }) =>
      path.replaceAll(/:(\w+)/g, '{$1}'),
    )
    expect(Object.keys(document.paths).sort()).toEqual([...new Set(paths)].sort())
  })
})

describe('who may call what', () => {
  it('is the table of rights, for all roles and all calls', async () => {
    const tokens = new Map<Role, string>()
    for (const role of roles) tokens.set(role, await desk.token(role))
    let refused = 0
    for (const [place, [name, { path, method, right }]] of Object.entries(deskEndpoints).entries()) {
      if (name === ('logOut' satisfies DeskCallName)) continue
      for (const role of byTurns(roles, place, 3)) {
        const token = tokens.get(role) ?? null
        const answer = await (method === 'GET'
          ? desk.get(someCall(path), { token })
          : desk.post(someCall(path), { token }))
        if (mayDo(role, right)) expect(answer.error?.code, `${role} ${name}`).not.toBe('rightIsMissing')
        else {
          refused += 1
          expect([answer.status, answer.error?.code], `${role} ${name}`).toEqual([403, 'rightIsMissing'])
        }
      }
    }
    expect(refused).toBeGreaterThan(50)
  })

  it('is unknown without a token, with a wrong one, and with a borrower’s', async () => {
    for (const [place, { path, method }] of Object.values(deskEndpoints).entries()) {
      for (const token of byTurns([null, 'wrong'], place, 1)) {
        const answer = await (method === 'GET'
          ? desk.get(someCall(path), { token })
          : desk.post(someCall(path), { token }))
        expect([answer.status, answer.error?.code], path).toEqual([401, 'sessionIsMissing'])
      }
    }
  })

  it('takes a form by cookie from the desk’s own pages only', async () => {
    const cookie = `desk=${await desk.token('admin')}`
    const invite = (headers: Record<string, string>) =>
      desk.post('/desk/officers', { cookie, headers, body: { name: 'Ana', role: 'support' } })
    expect((await invite({ 'sec-fetch-site': 'cross-site' })).error.code).toBe('formIsForeign')
    expect((await invite({ 'sec-fetch-site': 'same-site' })).error.code).toBe('formIsForeign')
    expect((await invite({})).error.code).toBe('formIsForeign')
    expect((await invite({ origin: 'http://127.0.0.1:3000' })).error.code).toBe('formIsForeign')
    expect((await invite({ 'sec-fetch-site': 'same-origin' })).status).toBe(200)
  })
})

describe('a call of the desk by GET', () => {
  /** Who reads what is written down; a session counts its last use. */
  const recorded = ['desk_act', 'officer_session']

  it('writes nothing but the record of what an officer read', async () => {
    const token = await desk.token('manager')
    const written = await countWrites(product.server.deps.db)
    const faults: string[] = []
    for (const [name, { path, method }] of Object.entries(deskEndpoints)) {
      if (method !== 'GET') continue
      await written.take()
      await desk.get(someCall(path), { token })
      const others = [...(await written.take()).keys()].filter((table) => !recorded.includes(table))
      if (others.length > 0) faults.push(`${name}: writes ${others.join(', ')}`)
    }
    await written.stop()
    expect(faults).toEqual([])
  })
})

describe('a large body', () => {
  // Its length is told and nothing follows: only what looks at the session first does not miss the rest.
  const headers = { 'content-length': '20000000' }

  it('is read for officers only: others are answered before it comes', async () => {
    const stranger = await desk.post('/desk/proposals', { headers })
    expect([stranger.status, stranger.error.code]).toEqual([401, 'sessionIsMissing'])
    // The rest is read and dropped for a moment: closed at once, the connection would take the answer along.
    expect(stranger.headers.connection).not.toBe('close')
    const officer = await desk.post('/desk/proposals', { headers, token: await desk.token('support') })
    expect([officer.status, officer.error.code]).toEqual([400, 'badInput'])
  })
})

describe('officers', () => {
  const reason = 'has left'

  it('are invited by an admin, make a passkey by the link, and log in with it', async () => {
    const token = await desk.token('admin')
    const { data } = await desk.post('/desk/officers', { token, body: { name: 'Rosa Diaz', role: 'auditor' } })
    expect(data).toMatchObject({ name: 'Rosa Diaz', role: 'auditor' })
    expect(data.invitation).toMatch(/^http:\/\/127\.0\.0\.1:3001\/join\?ticket=\S+$/)
    const headers = { 'sec-fetch-site': 'same-origin' }
    const ticket = new URL(data.invitation).searchParams.get('ticket')
    const laptop = new Authenticator('http://127.0.0.1:3001')
    const asked = await desk.post('/desk/join/question', { headers, body: { ticket, code: data.code } })
    const joined = await desk.post('/desk/join', { headers, body: { ticket, ...laptop.make(asked.data) } })
    const cookieOf = (answer: DeskAnswer) => String(answer.headers['set-cookie']).split(';')[0] ?? ''
    expect((await desk.get('/desk/me', { cookie: cookieOf(joined) })).data).toMatchObject({ id: data.id })
    const question = await desk.post('/desk/log-in/question', { headers })
    const body = laptop.answer(question.data)
    const foreign = await desk.post('/desk/log-in', { headers: { 'sec-fetch-site': 'cross-site' }, body })
    expect([foreign.status, foreign.error.code]).toEqual([403, 'formIsForeign'])
    const loggedIn = await desk.post('/desk/log-in', { headers, body })
    expect(String(loggedIn.headers['set-cookie'])).toMatch(/^desk=\S+; Path=\/; HttpOnly; SameSite=Lax$/)
    expect((await desk.get('/desk/me', { cookie: cookieOf(loggedIn) })).data).toMatchObject({ role: 'auditor' })
    const again = await desk.post('/desk/log-in', { headers, body })
    expect([again.error.code, again.headers['set-cookie']]).toEqual(['passkeyIsNotAccepted', undefined])
    expect((await desk.post('/desk/log-in', { headers, body: { ...body, more: 1 } })).error.fields).toEqual(['more'])
  })

  it('are invited anew by an admin: then what opened the desk before opens nothing', async () => {
    const token = await desk.token('admin')
    const { data: who } = await desk.post('/desk/officers', { token, body: { name: 'Nia', role: 'support' } })
    const [nia] = (await desk.officers()).filter(({ name }) => name === 'Nia')
    const headers = { 'idempotency-key': 'again-1' }
    const again = () =>
      desk.post(`/desk/officers/${who.id}/invitation`, { token, headers, body: { reason: 'lost the laptop' } })
    expect((await again()).data.invitation).toMatch(/\/join\?ticket=/)
    expect((await desk.get('/desk/me', { token: nia?.token ?? '' })).error.code).toBe('sessionIsMissing')
    // The address is told once: a repeated request and a reader of the records get none.
    expect((await again()).data).toMatchObject({ id: who.id, invitation: null, code: null })
  })

  it('whose access ends or whose role changes feel it at once, in every session', async () => {
    const admin = await desk.token('admin')
    const { data: who } = await desk.post('/desk/officers', { token: admin, body: { name: 'Tim', role: 'manager' } })
    expect((await desk.confirmRole(who.id)).status).toBe(200)
    const tims = async () => (await desk.officers()).filter(({ name }) => name === 'Tim').map(({ token }) => token)
    // Each time that the officers are told, they have a session more.
    const tokens = [...(await tims()), ...(await tims())]
    expect(new Set(tokens).size).toBe(2)
    const each = async (path: string) => await Promise.all(tokens.map((token) => desk.get(path, { token })))
    const codes = async (path: string) => (await each(path)).map(({ error }) => error?.code)
    expect((await each('/desk/audit')).map(({ status }) => status)).toEqual([200, 200])
    await desk.post(`/desk/officers/${who.id}/role`, { token: admin, body: { role: 'support', reason } })
    expect(await codes('/desk/audit')).toEqual(['rightIsMissing', 'rightIsMissing'])
    await desk.post(`/desk/officers/${who.id}/end`, { token: admin, body: { reason } })
    expect(await codes('/desk/me')).toEqual(['sessionIsMissing', 'sessionIsMissing'])
  })

  it('always have an admin: the last one cannot be ended, nor made another', async () => {
    const token = await desk.token('admin')
    const { id } = (await desk.get('/desk/me', { token })).data
    expect((await desk.post(`/desk/officers/${id}/end`, { token, body: { reason } })).error.code).toBe('officerIsLast')
    const role = { role: 'support', reason }
    expect((await desk.post(`/desk/officers/${id}/role`, { token, body: role })).error.code).toBe('officerIsLast')
  })

  it('never give themselves a role, nor invite themselves again: another admin does', async () => {
    const token = await desk.token('admin')
    const { id } = (await desk.get('/desk/me', { token })).data
    const { data: two } = await desk.post('/desk/officers', { token, body: { name: 'Uma', role: 'admin' } })
    expect((await desk.confirmRole(two.id)).status).toBe(200)
    const uma = (await desk.officers()).find(({ name }) => name === 'Uma')?.token ?? ''
    const role = { role: 'manager', reason }
    expect((await desk.post(`/desk/officers/${id}/role`, { token, body: role })).error.code).toBe('officerIsYou')
    const again = { token, body: { reason: 'lost the laptop' } }
    expect((await desk.post(`/desk/officers/${id}/invitation`, again)).error.code).toBe('officerIsYou')
    expect((await desk.get('/desk/me', { token })).data.role).toBe('admin')
    const changed = await desk.post(`/desk/officers/${two.id}/role`, { token, body: { role: 'support', reason } })
    expect(changed.status).toBe(200)
    expect((await desk.get('/desk/me', { token: uma })).data.role).toBe('support')
  })

  it('are out after fifteen idle minutes, after ten hours, and when they log out', async () => {
    const { db } = product.server.deps
    for (const change of [
      `last_seen_at = now() - interval '15 minutes 1 second'`,
      `expires_at = now() - interval '1 second'`,
    ]) {
      const token = await desk.token('support')
      expect((await desk.get('/desk/me', { token })).status).toBe(200)
      await db.execute(`update officer_session set ${change} where officer_id = 'offDEMOSUPPORT'`)
      expect((await desk.get('/desk/me', { token })).error.code, change).toBe('sessionIsMissing')
    }
    const token = await desk.token('support')
    expect((await desk.post('/desk/log-out', { token })).data).toEqual({ ended: true })
    expect((await desk.get('/desk/me', { token })).error.code).toBe('sessionIsMissing')
  })

  it('get the same answer for the same key, and a refusal for another body', async () => {
    const token = await desk.token('admin')
    const headers = { 'idempotency-key': 'invite-1' }
    const invite = (name: string) => desk.post('/desk/officers', { token, headers, body: { name, role: 'credit' } })
    const [first, second] = [await invite('Eva'), await invite('Eva')]
    expect(first.data.invitation).toMatch(/\/join\?ticket=/)
    expect(second.data).toEqual({ ...first.data, invitation: null, code: null })
    expect((await invite('Eve')).error.code).toBe('keyWasUsed')
  })

  it('are told which fields are wrong', async () => {
    const token = await desk.token('admin')
    const answer = await desk.post('/desk/officers', { token, body: { name: ' ', role: 'king', more: 1 } })
    expect([answer.status, answer.error.code, [...answer.error.fields].sort()]).toEqual([
      400,
      'badInput',
      ['more', 'name', 'role'],
    ])
  })
})

describe('GET /desk/audit', () => {
  it('has who did what, newest first, page by page, with what was refused', async () => {
    const admin = await desk.token('admin')
    const { data: who } = await desk.post('/desk/officers', { token: admin, body: { name: 'Uma', role: 'support' } })
    await desk.get('/desk/audit', { token: await desk.token('support') })
    const manager = await desk.token('manager')
    const [invited] = (await desk.get(`/desk/audit?subject=${who.id}`, { token: manager })).data.acts
    expect(invited).toMatchObject({
      act: 'inviteOfficer',
      officerName: 'Leo Garcia',
      role: 'admin',
      after: { role: 'support' },
    })
    const first = (await desk.get('/desk/audit?limit=1', { token: manager })).data
    expect(first.acts[0]).toMatchObject({ act: 'refused', role: 'support', after: { call: 'readAudit' } })
    const second = (await desk.get(`/desk/audit?limit=1&before=${first.next}`, { token: manager })).data
    expect(second.acts[0].id).toBeLessThan(first.acts[0].id)
  })

  it('has what was tried and could not be read: a reason too long, and a key that stood for something else', async () => {
    const [admin, manager] = [await desk.token('admin'), await desk.token('manager')]
    const { data: who } = await desk.post('/desk/officers', { token: admin, body: { name: 'Vera', role: 'support' } })
    const change = (reason: string) =>
      desk.post(`/desk/officers/${who.id}/role`, {
        token: admin,
        headers: { 'idempotency-key': 'one-role-alone' },
        body: { role: 'collections', reason },
      })
    expect((await change('<b>x</b>'.repeat(2_500))).error).toMatchObject({ code: 'badInput', fields: ['reason'] })
    expect((await change('Moved')).status).toBe(200)
    expect((await change('Something else')).error).toMatchObject({ code: 'keyWasUsed' })
    const { acts } = (await desk.get(`/desk/audit?subject=${who.id}`, { token: manager })).data
    expect(acts.map(({ act, after }: { act: string; after: unknown }) => (act === 'refused' ? after : act))).toEqual([
      { call: 'changeRole', why: 'keyWasUsed' },
      'changeRole',
      { call: 'changeRole', why: 'badInput' },
      'inviteOfficer',
    ])
    // What can be no id is no subject, and the line is there all the same.
    await desk.post('/desk/proposals', { token: manager, body: { kind: 'waiver', subjectId: 'x\u0000'.repeat(80) } })
    const [newest] = (await desk.get('/desk/audit?limit=1', { token: manager })).data.acts
    expect(newest).toMatchObject({ act: 'refused', subject: '', after: { call: 'propose', why: 'badInput' } })
  })

  it('is append-only', async () => {
    await expect(product.server.deps.db.execute(`update desk_act set reason = 'x'`)).rejects.toThrow('append-only')
    await expect(product.server.deps.db.execute('delete from desk_act')).rejects.toThrow('append-only')
  })
})

describe('in production', () => {
  const withDesk = (more: Record<string, string> = {}) => {
    const dir = mkdtempSync(path.join(os.tmpdir(), 'candor-desk-'))
    const environment = productionEnvironment(dir)
    rmSync(dir, { recursive: true, force: true })
    return loadConfig({ ...environment, ...more }).desk
  }

  it('there is a desk where DESK_ORIGIN says so, at a host of its own', () => {
    expect(withDesk()).toBeNull()
    const origin = 'https://desk.loans.example'
    expect(withDesk({ DESK_ORIGIN: origin })).toEqual({ port: 3001, origin, provider: null })
    expect(() => withDesk({ DESK_ORIGIN: 'https://loans.example:8443' })).toThrow(/DESK_ORIGIN must be another host/)
    expect(() => withDesk({ DESK_ORIGIN: 'http://desk.loans.example' })).toThrow(/DESK_ORIGIN must begin with https/)
    expect(() => loadConfig({ DESK_ORIGIN: origin })).toThrow(/DESK_ORIGIN must be on this machine in demo mode/)
  })

  it('no link of the demo logs in', async () => {
    const { deps } = product.server
    const config = { ...deps.config, mode: 'production' as const }
    const of = openDesk({ ...deps, config }, { enter: async () => ({ admitted: true, leave: () => {} }) })
    const [officer] = await desk.officers()
    const answer = await of?.app.inject({ url: officer?.launch.replace(/^http:\/\/[^/]+/, '') ?? '' })
    expect([answer?.statusCode, answer?.headers['set-cookie']]).toEqual([404, undefined])
  })

  it('a desk never shares the port of the borrowers', () => {
    expect(() => loadConfig({ PORT: '3000', DESK_PORT: '3000' })).toThrow(/DESK_PORT must be another port/)
    expect(loadConfig({ PORT: '3000' }).desk).toEqual({ port: 3001, origin: null, provider: null })
  })
})
