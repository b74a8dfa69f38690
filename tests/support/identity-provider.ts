// An identity provider as lenders have one: the package oidc-provider on a port of its own, with people, keys that rotate, and tokens
// that a test can spoil.

import { generateKeyPairSync } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { decodeJwt, importJWK, type JWK, type JWTPayload, SignJWT } from 'jose'
import Provider, { type Context } from 'oidc-provider'

export interface IdentityProvider {
  readonly issuer: string
  /** Who is logged in there, with what is said of them. */
  person: { sub: string; name: string; roles?: readonly string[] | string }
  /** Changes the next id tokens before they are signed again; null leaves them. `foreignKey` signs with an unknown key. */
  spoil: { change?: (claims: JWTPayload) => JWTPayload; foreignKey?: boolean } | null
  /** New keys: those before are gone. */
  rotate(): void
  /** Answers nothing but failures, while true. */
  isDown: boolean
  /** Goes the way of a browser from an address of ours to where the provider sends it back. */
  visit(address: string): Promise<URL>
  stop(): Promise<void>
}

let keys = 0
function newKey(): JWK {
  keys += 1
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  return { ...privateKey.export({ format: 'jwk' }), kid: `key-${keys}`, alg: 'RS256', use: 'sig' } as JWK
}

/** Starts one with a client for the desk. */
export async function startIdentityProvider(
  callback: string,
  client: { id: string; secret: string },
): Promise<IdentityProvider> {
  let key = newKey()
  let provider: Provider
  const server = createServer((request, response) => {
    if (self.isDown) return void response.writeHead(503).end()
    if (!(request.url ?? '').startsWith('/interaction/')) return provider.callback()(request, response)
    // Somebody who is asked who they are says so at once.
    provider
      .interactionFinished(request, response, { login: { accountId: self.person.sub } })
      .catch((error: unknown) => response.writeHead(500).end(String(error)))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  function build(): Provider {
    const built = new Provider(issuer, {
      clients: [
        {
          client_id: client.id,
          client_secret: client.secret,
          redirect_uris: [callback],
          token_endpoint_auth_method: 'client_secret_post',
        },
      ],
      claims: { openid: ['sub', 'roles'], profile: ['name'], email: ['email'] },
      conformIdTokenClaims: false,
      jwks: { keys: [key] },
      cookies: { keys: ['cookies of a test'] },
      features: { devInteractions: { enabled: false } },
      interactions: { url: (_context: unknown, { uid }: { uid: string }) => `/interaction/${uid}` },
      pkce: { required: () => true },
      findAccount: (_context: unknown, accountId: string) => ({ accountId, claims: () => ({ ...self.person }) }),
      async loadExistingGrant({ oidc }: Context) {
        const grant = new built.Grant({ accountId: oidc.session.accountId, clientId: oidc.client.clientId })
        grant.addOIDCScope('openid profile email')
        await grant.save()
        return grant
      },
    })
    built.use(async (context, next) => {
      await next()
      const body = context.body as { id_token?: string } | undefined
      if (context.path !== '/token' || body?.id_token === undefined || self.spoil === null) return
      const { change = (claims) => claims, foreignKey = false } = self.spoil
      const signing = await importJWK(foreignKey ? { ...newKey(), kid: key.kid ?? '' } : key, 'RS256')
      const token = new SignJWT(change(decodeJwt(body.id_token))).setProtectedHeader({
        alg: 'RS256',
        kid: key.kid ?? '',
      })
      body.id_token = await token.sign(signing)
    })
    return built
  }

  const self: IdentityProvider = {
    issuer,
    person: { sub: 'u-1', name: 'Rosa Diaz', roles: ['loan-leads'] },
    spoil: null,
    isDown: false,
    rotate() {
      key = newKey()
      provider = build()
    },
    async visit(address) {
      const jar = new Map<string, string>()
      let at = new URL(address)
      for (;;) {
        const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
        const answer = await fetch(at, { redirect: 'manual', headers: { cookie } })
        for (const line of answer.headers.getSetCookie()) {
          const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=')
          jar.set(name, value)
        }
        const location = answer.headers.get('location')
        if (location === null) throw new Error(`${at.pathname} answered ${answer.status}: ${await answer.text()}`)
        at = new URL(location, at)
        if (at.href.startsWith(callback)) return at
      }
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
  provider = build()
  return self
}
