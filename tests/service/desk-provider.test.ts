// Officers by the lender's identity provider: a real one on a port of its own, and everything that must hold about what it sends.

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { type DeskAnswer, deskOf } from '../support/desk.ts'
import { type IdentityProvider, startIdentityProvider } from '../support/identity-provider.ts'
import { type Product, startProduct } from '../support/product.ts'

const origin = 'http://127.0.0.1:3001'
const client = { id: 'desk', secret: 'a secret of the desk and its provider' }
let provider: IdentityProvider
let product: Product
let desk: ReturnType<typeof deskOf>
let people = 0

beforeAll(async () => {
  provider = await startIdentityProvider(`${origin}/log-in/callback`, client)
  product = await startProduct(
    {
      DESK_OIDC_ISSUER: provider.issuer,
      DESK_OIDC_CLIENT_ID: client.id,
      DESK_OIDC_CLIENT_SECRET: client.secret,
      DESK_OIDC_ROLES: 'manager=loan-leads,support=loan-desk,admin=loan-admins',
    },
    { withPersonas: false },
  )
  desk = deskOf(product)
})
beforeEach(() => {
  people += 1
  provider.person = { sub: `u-${people}`, name: 'Rosa Diaz', roles: ['loan-leads'] }
  provider.spoil = null
  provider.isDown = false
})
afterEach(() => {
  vi.useRealTimers()
})
afterAll(async () => {
  await product.stop()
  await provider.stop()
})

const cookieIn = (answer: DeskAnswer, name: string): string =>
  [answer.headers['set-cookie']]
    .flat()
    .map(String)
    .find((line) => line.startsWith(`${name}=`))
    ?.split(';')[0] ?? ''

interface Way {
  readonly next?: string
  /** Changes the address at the provider, as somebody between could. */
  readonly there?: (address: URL) => void
  /** Changes the address that comes back. */
  readonly back?: (address: URL) => void
  /** The cookie that comes back with it; the browser's own without it. */
  readonly cookie?: string
}

/** Goes there and back; answers what the desk said to the browser that came back. */
async function logIn({ next = '/', there = () => {}, back = () => {}, cookie }: Way = {}): Promise<DeskAnswer> {
  const begun = await desk.get(`/log-in/provider?${new URLSearchParams({ next })}`)
  const address = new URL(String(begun.headers.location))
  there(address)
  const came = await provider.visit(address.href)
  back(came)
  return await desk.get(came.pathname + came.search, { cookie: cookie ?? cookieIn(begun, 'desk-login') })
}

const whereTo = ({ status, headers }: DeskAnswer) => [status, headers.location]
const refused = (why: string) => [303, `/?login=${why}`]
const meBy = async (answer: DeskAnswer) => (await desk.get('/desk/me', { cookie: cookieIn(answer, 'desk') })).data
const out = (answer: DeskAnswer) => cookieIn(answer, 'desk')

describe('the company login', () => {
  it('is found by discovery, asks with PKCE, state and nonce, and leads back to the page that was asked for', async () => {
    const begun = await desk.get('/log-in/provider?next=/find')
    const address = new URL(String(begun.headers.location))
    expect(address.origin).toBe(provider.issuer)
    const asked = Object.fromEntries(address.searchParams)
    expect(asked).toMatchObject({ response_type: 'code', code_challenge_method: 'S256', client_id: client.id })
    expect(asked.redirect_uri).toBe(`${origin}/log-in/callback`)
    for (const name of ['state', 'nonce', 'code_challenge']) expect(asked[name]?.length, name).toBeGreaterThan(20)
    const answer = await logIn({ next: '/find?q=Ana' })
    expect(whereTo(answer)).toEqual([303, '/find?q=Ana'])
    const me = await meBy(answer)
    expect(me).toMatchObject({ name: 'Rosa Diaz', role: 'manager' })
    const token = await desk.token('manager')
    const { acts } = (await desk.get(`/desk/audit?subject=${me.id}`, { token })).data
    expect(acts[0]).toMatchObject({ act: 'logInByProvider', officerName: 'Rosa Diaz', after: { role: 'manager' } })
    expect(whereTo(await logIn({ next: '//evil.example' }))).toEqual([303, '/'])
  })

  it('knows an officer again, in the role and under the name of today', async () => {
    const first = await meBy(await logIn())
    provider.person = { ...provider.person, name: 'Rosa Lim', roles: 'loan-desk' }
    expect(await meBy(await logIn())).toMatchObject({ id: first.id, name: 'Rosa Lim', role: 'support' })
  })

  it('lets no officer in without a role, and ends the sessions of one who has lost it', async () => {
    provider.person = { sub: provider.person.sub, name: 'Rosa Diaz' }
    expect(whereTo(await logIn())).toEqual(refused('noRole'))
    provider.person = { ...provider.person, roles: ['mail'] }
    expect(whereTo(await logIn())).toEqual(refused('noRole'))
    provider.person = { ...provider.person, roles: ['loan-leads'] }
    const before = await logIn()
    expect(await meBy(before)).toBeDefined()
    provider.person = { ...provider.person, roles: [] }
    expect(whereTo(await logIn())).toEqual(refused('noRole'))
    expect(await meBy(before)).toBeUndefined()
  })

  it('keeps out officers who were ended at the desk, and no admin gives roles or invites', async () => {
    const { id } = await meBy(await logIn())
    const token = await desk.token('admin')
    const reason = 'has left'
    const changed = await desk.post(`/desk/officers/${id}/role`, { token, body: { role: 'admin', reason } })
    expect(changed.error.code).toBe('providerSaysRole')
    for (const path of ['/desk/officers', `/desk/officers/${id}/invitation`]) {
      const body = path === '/desk/officers' ? { name: 'Eva', role: 'admin' } : { reason }
      expect((await desk.post(path, { token, body })).error.code, path).toBe('providerSaysRole')
    }
    const passkeys = await desk.post('/desk/log-in/question', { headers: { 'sec-fetch-site': 'same-origin' } })
    expect(passkeys.error.code).toBe('notFound')
    await desk.post(`/desk/officers/${id}/end`, { token, body: { reason } })
    expect(whereTo(await logIn())).toEqual(refused('noRole'))
  })

  it('of two first logins at the same moment makes one officer', async () => {
    const both = await Promise.all([logIn(), logIn()])
    expect(both.filter((answer) => out(answer) !== '').length).toBeGreaterThan(0)
    const { id } = await meBy(await logIn())
    const rows = await product.server.deps.db.query('select officer_id from officer_identity where subject = $1', [
      provider.person.sub,
    ])
    expect(rows).toEqual([{ officer_id: id }])
  })
})

describe('the desk refuses a login by', () => {
  const set = (name: string, value: string) => (address: URL) => address.searchParams.set(name, value)

  it.each<[string, Way]>([
    ['another state', { back: set('state', 'another-state-of-somebody-else') }],
    ['no state', { back: (address) => address.searchParams.delete('state') }],
    ['another browser', { cookie: 'desk-login=of-another-browser' }],
    ['a browser that did not begin', { cookie: 'other=x' }],
    ['another nonce', { there: set('nonce', 'another-nonce-of-somebody-else') }],
    ['another PKCE challenge', { there: set('code_challenge', 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM') }],
    ['a code that was not issued', { back: set('code', 'code-of-nobody') }],
    ['the word of another issuer', { back: set('iss', 'https://evil.example') }],
    ['an error of the provider', { back: (address) => address.searchParams.set('error', 'access_denied') }],
  ])('%s', async (_what, way) => {
    const answer = await logIn(way)
    expect([...whereTo(answer), out(answer)]).toEqual([...refused('failed'), ''])
    expect(await meBy(await logIn())).toMatchObject({ role: 'manager' })
  })

  const past = Math.floor(Date.now() / 1000) - 3_600
  it.each<[string, NonNullable<IdentityProvider['spoil']>]>([
    ['a token for another audience', { change: (claims) => ({ ...claims, aud: 'another-client' }) }],
    ['a token for others beside us', { change: (claims) => ({ ...claims, aud: ['desk', 'x'], azp: 'x' }) }],
    ['a token that has expired', { change: (claims) => ({ ...claims, iat: past, exp: past + 60 }) }],
    ['a token of another issuer', { change: (claims) => ({ ...claims, iss: 'https://evil.example' }) }],
    ['a token without our nonce', { change: ({ nonce: _, ...claims }) => claims }],
    ['a token signed with an unknown key', { foreignKey: true }],
  ])('%s', async (_what, spoil) => {
    provider.spoil = spoil
    const answer = await logIn()
    expect([...whereTo(answer), out(answer)]).toEqual([...refused('failed'), ''])
    provider.spoil = {}
    expect(await meBy(await logIn())).toMatchObject({ role: 'manager' })
  })

  it('a way that was gone once', async () => {
    const begun = await desk.get('/log-in/provider')
    const cookie = cookieIn(begun, 'desk-login')
    const came = await provider.visit(String(begun.headers.location))
    const back = () => desk.get(came.pathname + came.search, { cookie })
    expect(whereTo(await back())).toEqual([303, '/'])
    expect(whereTo(await back())).toEqual(refused('failed'))
  })

  it('a way that took too long', async () => {
    const begun = await desk.get('/log-in/provider')
    const came = await provider.visit(String(begun.headers.location))
    await product.server.deps.db.execute(`update officer_provider_login set expires_at = now() - interval '1 second'`)
    const answer = await desk.get(came.pathname + came.search, { cookie: cookieIn(begun, 'desk-login') })
    expect(whereTo(answer)).toEqual(refused('failed'))
  })
})

describe('a provider', () => {
  it('that changes its keys is believed by the new ones', async () => {
    expect(await meBy(await logIn())).toMatchObject({ role: 'manager' })
    provider.rotate()
    // Keys are asked for again after a minute at the earliest: a token with an unknown key must not make us ask at each try.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 })
    expect(await meBy(await logIn())).toMatchObject({ role: 'manager' })
  })

  it('that is away is said to be away, and is asked again', async () => {
    const begun = await desk.get('/log-in/provider')
    const came = await provider.visit(String(begun.headers.location))
    provider.isDown = true
    const answer = await desk.get(came.pathname + came.search, { cookie: cookieIn(begun, 'desk-login') })
    expect(whereTo(answer)).toEqual(refused('away'))
    // What it says of itself is over by then, and cannot be asked for.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_001 })
    expect(whereTo(await desk.get('/log-in/provider'))).toEqual(refused('away'))
    provider.isDown = false
    vi.useRealTimers()
    expect(await meBy(await logIn())).toMatchObject({ role: 'manager' })
  })
})
