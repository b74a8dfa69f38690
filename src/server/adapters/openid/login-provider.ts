// The lender's identity provider by OpenID Connect: where a browser goes to log in, and who came back, as its signed token says.

import type { Configuration } from 'openid-client'
import type { LoginProvider } from '../../../settings/desk.ts'
import type { Log } from '../../ports/log.ts'
import type { LoginProviderClient } from '../../ports/login-provider.ts'
import { inOutgoingSpan } from '../../tracing.ts'

/** The provider answers within this time, or not at all. */
const timeoutSeconds = 10
/** What it says of itself is asked for again after this time. */
const rediscoverMs = 3_600_000

/** Loaded with the first login: most lenders log in by passkeys. */
const library = () => import('openid-client')

/** True where nothing came back: no connection, no answer in time, or a failure of theirs. */
function isAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error instanceof TypeError && error.message === 'fetch failed') return true
  const { code, cause } = error as { code?: string; cause?: unknown }
  if (code === 'OAUTH_TIMEOUT' || error.name === 'TimeoutError') return true
  return cause instanceof Response ? cause.status >= 500 : cause !== undefined && cause !== error && isAway(cause)
}

/** A client of a provider. What the provider says of itself is asked for at the first login, so that a desk starts without it. */
export function createLoginProvider(provider: LoginProvider, log: Log): LoginProviderClient {
  let known: { readonly client: Configuration; readonly at: number } | null = null

  async function clientNow(): Promise<Configuration> {
    if (known !== null && Date.now() - known.at < rediscoverMs) return known.client
    const { allowInsecureRequests, ClientSecretPost, customFetch, discovery, enableNonRepudiationChecks } =
      await library()
    const { issuer, clientId, clientSecret } = provider
    const isLocal = new URL(issuer).protocol === 'http:'
    const client = await discovery(new URL(issuer), clientId, undefined, ClientSecretPost(clientSecret), {
      // The token's signature is checked, too, and not only the line that it came by.
      execute: [enableNonRepudiationChecks, ...(isLocal ? [allowInsecureRequests] : [])],
      timeout: timeoutSeconds,
      [customFetch]: (url: string, request: { readonly method: string }) =>
        inOutgoingSpan(new URL(url).host, { method: request.method }, () =>
          fetch(url, { ...request, redirect: 'error' } as RequestInit),
        ),
    })
    known = { client, at: Date.now() }
    return client
  }

  return {
    async begin(callback) {
      try {
        const client = await clientNow()
        const openid = await library()
        const begun = {
          state: openid.randomState(),
          nonce: openid.randomNonce(),
          codeVerifier: openid.randomPKCECodeVerifier(),
        }
        const address = openid.buildAuthorizationUrl(client, {
          redirect_uri: callback,
          scope: 'openid profile email',
          state: begun.state,
          nonce: begun.nonce,
          code_challenge: await openid.calculatePKCECodeChallenge(begun.codeVerifier),
          code_challenge_method: 'S256',
        })
        return { ...begun, address: address.href }
      } catch (error) {
        // Whatever the fault, the login cannot go on there: a wrong issuer as well as one that is down.
        log.error({ err: error }, 'the identity provider of the desk cannot be reached')
        return null
      }
    },
    async finish(came, { state, nonce, codeVerifier }) {
      try {
        const { authorizationCodeGrant } = await library()
        const tokens = await authorizationCodeGrant(await clientNow(), came, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: codeVerifier,
          idTokenExpected: true,
        })
        return tokens.claims() ?? 'failed'
      } catch (error) {
        const away = isAway(error)
        log.warn(
          { err: error },
          away ? 'the identity provider of the desk does not answer' : 'a login of the desk was not accepted',
        )
        return away ? 'away' : 'failed'
      }
    },
  }
}
