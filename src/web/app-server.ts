// The web app as one function from a request to an answer; main.ts mounts it. Built by Vite together with the screens.

import * as build from 'virtual:react-router/server-build'
import { createRequestHandler, RouterContextProvider } from 'react-router'
import { createApi, type Transport } from '../contracts/client.ts'
import { type CommonParams, lastingParamNames } from '../contracts/common-params.ts'
import { unattendedHeader } from '../contracts/unattended.ts'
import { askedLanguage, chooseLanguage } from '../core/language.ts'
import { locationOf } from '../core/link-gate.ts'
import type { MarketId } from '../core/market/market.ts'
import { markets } from '../core/market/markets.ts'
import { currencySymbol } from '../core/money.ts'
import { addressChanged } from './page/page-query.ts'
import {
  apiContext,
  linkRules,
  outgoingContext,
  type PageFacts,
  pageContext,
  renderContext,
} from './page/request-context.ts'
import { type AllowedOrigins, setSecurityHeaders } from './page/security-headers.ts'
import { carriesIdentity, commonFromQuery, launch } from './session/launch.ts'
import {
  languageCookie,
  type PageSession,
  readLanguageCookie,
  readParamsCookie,
  readSessionCookie,
  readThemeCookie,
} from './session/page-cookies.ts'

export { type BrandTokens, brandCss, deriveBrand, isBrandRefusal } from './brand/derive-brand.ts'
export { deriveFont, deriveGradient } from './brand/derive-look.ts'
export { socialCardName, socialCardSvg } from './brand/social-card.ts'
export {
  iconSvg,
  icons,
  manifest,
  manifestAddress,
  serviceWorkerAddress,
  serviceWorkerPolicy,
  serviceWorkerScript,
  socialCardAddress,
  tabIcon,
  tabIconAddress,
} from './install/install.ts'
export { bootAddress, bootScript } from './page/boot-asset.ts'

/** What the composition root hands to the web app. */
export interface WebMeans {
  readonly transport: Transport
  readonly publicOrigin: string
  readonly demo: boolean
  readonly defaultLanguage: string
  readonly market: MarketId
  readonly lenderName: string
  readonly supportPhone: string
  readonly supportEmail: string
  /** Weekdays within which the lender's people answer a complaint; null where nothing is promised. */
  readonly answerDays: number | null
  /** Scheme of the lender's own app; null where it has none. */
  readonly appScheme: string | null
  readonly brandCss: string
  readonly allowed: AllowedOrigins
  readonly newToken: () => string
  readonly reportError: (error: unknown, requestId: string) => void
}

export interface PageRequest {
  readonly requestId: string
  /** The visitor's address, for the limits of the API. */
  readonly address: string
}

export type WebHandler = (request: Request, page: PageRequest) => Promise<Response>

/** The page asks for itself, with nobody touching it (`sending/unattended.ts`). */
function isUnattended({ method, headers }: Request): boolean {
  return method === 'GET' && headers.get(unattendedHeader.name) === unattendedHeader.value
}

/** Requests that may change something must come from our own pages: a form without script cannot send our header. */
function comesFromElsewhere(request: Request): boolean {
  if (request.method === 'GET' || request.method === 'HEAD') return false
  const site = request.headers.get('Sec-Fetch-Site')
  if (site !== null) return site !== 'same-origin'
  const origin = request.headers.get('Origin')
  return (
    origin === null ||
    origin === 'null' ||
    !URL.canParse(origin) ||
    new URL(origin).host !== request.headers.get('Host')
  )
}

/**
 * Where a form came from has been checked by then. The router would compare `Origin` with the host once more: it knows neither
 * `Sec-Fetch-Site` nor that the host may be another one behind a proxy.
 */
function withoutOrigin(request: Request): Request {
  if (request.headers.get('Origin') === null) return request
  const headers = new Headers(request.headers)
  headers.delete('Origin')
  return new Request(request, { headers })
}

function pageFacts(
  url: URL,
  request: Request,
  session: PageSession | null,
  cookies: string | null,
  means: WebMeans,
): PageFacts {
  const kept = readParamsCookie(cookies)
  const chosen = readLanguageCookie(cookies)
  // A chosen language outlives the one that a session began with: the next address must not go back to that.
  if (askedLanguage(chosen, means.demo) !== null) kept.lang = chosen ?? ''
  const asked = commonFromQuery(url.searchParams)
  const common: CommonParams = {}
  for (const name of lastingParamNames) {
    const value = asked[name] || (session === null ? undefined : kept[name])
    if (value !== undefined && value !== '') common[name] = value
  }
  const market = session?.market ?? means.market
  const wishes = [asked.lang, chosen, kept.lang, request.headers.get('Accept-Language'), means.defaultLanguage]
  const theme = readThemeCookie(cookies)
  const demoHost = url.searchParams.get('demoHost')
  return {
    language: chooseLanguage(wishes, means.demo),
    market,
    currencySymbol: currencySymbol(markets[market], common.system),
    moneyFormat: markets[market].moneyFormat,
    lenderName: means.lenderName,
    supportPhone: means.supportPhone,
    supportEmail: means.supportEmail,
    answerDays: means.answerDays,
    ...(means.appScheme === null ? {} : { appScheme: means.appScheme }),
    demo: means.demo,
    demoHost: means.demo && (demoHost === 'ios' || demoHost === 'android') ? demoHost : null,
    ...(theme === null ? {} : { theme }),
    signedIn: session !== null,
    shortName: session?.shortName ?? '',
    common,
  }
}

/**
 * A path that begins with two slashes names a host wherever it stands by itself: in a link, in a Location. Such an address is read
 * with one.
 */
function atOneSlash(url: URL): URL {
  if (!url.pathname.startsWith('//')) return url
  const at = new URL(url)
  at.pathname = url.pathname.replace(/^\/+/, '/')
  return at
}

/** Makes the web app. The API is reached through `means.transport` only: in this process, or over HTTP. */
export function createWebHandler(means: WebMeans): WebHandler {
  const render = createRequestHandler(build, import.meta.env.MODE)
  const rules = { secure: means.publicOrigin.startsWith('https:') }
  const links = linkRules(means)

  return async (request, page) => {
    const asked = new URL(request.url)
    const url = atOneSlash(asked)
    const cookies = request.headers.get('Cookie')
    const session = readSessionCookie(cookies, rules)
    const facts = pageFacts(url, request, session, cookies, means)
    const common: CommonParams = {
      ...facts.common,
      lang: facts.language,
      ...(session === null ? {} : { userId: session.userId, sessionId: session.token, deviceId: session.deviceId }),
    }
    const query = commonFromQuery(url.searchParams)
    const nonce = means.newToken()
    const api = createApi(means.transport, {
      common,
      page: {
        ...(query.appName === undefined ? {} : { appName: query.appName }),
        ...(query.merchantNumber === undefined ? {} : { merchantNumber: query.merchantNumber }),
      },
      newKey: means.newToken,
      visitor: page.address,
      unattended: isUnattended(request),
    })

    let response: Response
    if (comesFromElsewhere(request)) {
      response = new Response('This form came from another place.', { status: 403 })
    } else if (carriesIdentity(url) && (request.method === 'GET' || request.method === 'HEAD')) {
      response = await launch(url, api, rules, session?.token ?? null)
    } else if (url !== asked) {
      // An address that a host app has put together with a slash too many.
      response = new Response(null, { status: 308, headers: { Location: url.pathname + url.search } })
    } else {
      const context = new RouterContextProvider()
      const outgoing = new Headers()
      context.set(apiContext, api)
      context.set(pageContext, facts)
      context.set(renderContext, {
        reportError: (error) => means.reportError(error, page.requestId),
        nonce,
        brandCss: means.brandCss,
        publicOrigin: means.publicOrigin,
        allowed: means.allowed,
        requestId: page.requestId,
        address: addressChanged(url, {}),
      })
      context.set(outgoingContext, outgoing)
      response = await render(withoutOrigin(request), context)
      for (const [name, value] of outgoing) response.headers.append(name, value)
      const chosen = askedLanguage(query.lang, means.demo)
      if (chosen !== null && chosen !== readLanguageCookie(cookies)) {
        response.headers.append('Set-Cookie', languageCookie(chosen, rules))
      }
    }
    const location = response.headers.get('Location')
    if (location !== null) response.headers.set('Location', locationOf(location, links))
    setSecurityHeaders(response.headers, nonce, means.allowed, { path: url.pathname, secure: rules.secure })
    return response
  }
}
