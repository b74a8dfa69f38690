// How a page is opened by a host app: its ticket becomes a session cookie, and the address loses what identifies anybody.

import { addresses, addressWith } from '../../contracts/addresses.ts'
import type { Api } from '../../contracts/client.ts'
import { type CommonParams, commonParamNames, identityParamNames } from '../../contracts/common-params.ts'
import { loginFailureReasons } from '../../contracts/service.ts'
import { marketIds } from '../../core/market/market.ts'
import { demoPlatform } from '../../host/connect-host.ts'
import { type CookieRules, endedJustDoneCookie, paramsCookie, sessionCookie } from './page-cookies.ts'

/** The common parameters in a page's address; each at most as long as a header allows, the ticket longer. */
export function commonFromQuery(query: URLSearchParams): CommonParams {
  const common: CommonParams = {}
  for (const name of commonParamNames) {
    const value = query.get(name)
    if (value !== null && value.length <= (name === 'sessionId' ? 2048 : 128)) common[name] = value
  }
  return common
}

/** The same address without identity: other parameters keep their order. */
function addressWithoutIdentity(url: URL): string {
  const kept = new URLSearchParams(url.search)
  for (const name of identityParamNames) kept.delete(name)
  const search = kept.toString()
  return search === '' ? url.pathname : `${url.pathname}?${search}`
}

/** True when the address carries something that must not stay in it. */
export function carriesIdentity(url: URL): boolean {
  return identityParamNames.some((name) => url.searchParams.has(name))
}

/**
 * Answers a page address that carries identity: 303 to the same address without it, with the cookie of a new session;
 * to the login-failed screen when the ticket is not good. Without a ticket the parameters are only taken off; so they are for HEAD, by which a
 * preview of a link asks: the ticket stays good.
 */
export async function launch(
  { method, url }: { readonly method: string; readonly url: URL },
  api: Api,
  rules: CookieRules,
  previousToken: string | null,
): Promise<Response> {
  const common = commonFromQuery(url.searchParams)
  const headers = new Headers({ 'Cache-Control': 'private, no-store', 'Referrer-Policy': 'same-origin' })
  const to = (location: string): Response => {
    headers.set('Location', location)
    return new Response(null, { status: 303, headers })
  }
  if (method === 'HEAD' || common.sessionId === undefined || common.sessionId === '')
    return to(addressWithoutIdentity(url))
  const opened = await api.openPageSession({
    userId: common.userId ?? '',
    ticket: common.sessionId,
    ...(common.deviceId === undefined ? {} : { deviceId: common.deviceId }),
    // The borrower before on this browser is signed out: a shared phone shows one borrower at a time.
    ...(previousToken === null ? {} : { previousToken }),
  })
  if (!opened.ok) {
    const told = loginFailureReasons.find((reason) => reason === opened.problem.values.reason)
    const reason = told ?? (opened.problem.kind === 'refused' ? 'foreign' : 'unavailable')
    return to(
      addressWith(addresses.loginFailed, {
        reason,
        lang: common.lang,
        demoHost: demoPlatform(url.search) ?? undefined,
      }),
    )
  }
  const { data } = opened
  const market = marketIds.find((id) => id === data.market) ?? 'standard'
  headers.append(
    'Set-Cookie',
    sessionCookie(
      { token: data.sessionId, userId: data.userId, deviceId: data.deviceId, market, shortName: data.shortName },
      rules,
    ),
  )
  headers.append('Set-Cookie', paramsCookie({ lang: data.lang, ...common }, rules))
  headers.append('Set-Cookie', endedJustDoneCookie(rules))
  return to(addressWithoutIdentity(url))
}
