// The web app as one function from a request to an answer; main.ts mounts it. Built by Vite together with the screens.

import * as build from 'virtual:react-router/server-build'
import { RouterContextProvider } from 'react-router'
import { addresses } from '../contracts/addresses.ts'
import { createApi, type Transport } from '../contracts/client.ts'
import { type CommonParams, lastingParamNames } from '../contracts/common-params.ts'
import { languageHeader, unattendedHeader } from '../contracts/page-headers.ts'
import { askedLanguage, chooseLanguage } from '../core/language.ts'
import { locationOf } from '../core/link-gate.ts'
import { markets } from '../core/market/markets.ts'
import { currencySymbol } from '../core/money.ts'
import { createPageMaker } from './page/known-pages.ts'
import { type Calls, ofPage, watched } from './page/page-calls.ts'
import { keysFrom } from './page/page-data.ts'
import { pageHeaders } from './page/page-headers.ts'
import { addressChanged } from './page/page-query.ts'
import { aheadAddress, isReadAhead, lineHint, mayReadAhead, notAhead } from './page/read-ahead.ts'
import {
  apiContext,
  linkRules,
  outgoingContext,
  type PageFacts,
  pageContext,
  renderContext,
} from './page/request-context.ts'
import { keyOfPage, withoutNonce } from './page/same-for-all.ts'
import { type AllowedOrigins, setSecurityHeaders } from './page/security-headers.ts'
import { seedOf } from './page/wake-request.ts'
import { carriesIdentity, commonFromQuery, launch } from './session/launch.ts'
import {
  justDoneCookie,
  languageCookie,
  type PageSession,
  readJustDoneCookie,
  readLanguageCookie,
  readParamsCookie,
  readSessionCookie,
  readThemeCookie,
  whoseMark,
} from './session/page-cookies.ts'
import { shownToField } from './ui/connection.ts'

// Pages that are made from their sources have a copy of core and of the words of their own, which has to be told as well.
export { writeDatesAs } from '../core/written-date.ts'
export { createDeskPages } from '../desk/desk-app.tsx'
export { speakWith } from '../words/words.ts'
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
export { aheadAddress, aheadRules, aheadType } from './page/read-ahead.ts'

/** What the composition root hands to the web app. */
export interface WebMeans
  extends Pick<PageFacts, 'demo' | 'market' | 'lenderName' | 'supportPhone' | 'supportEmail' | 'answerDays'> {
  readonly transport: Transport
  readonly publicOrigin: string
  readonly defaultLanguage: string
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
  /** Waits for a call of the page; a slow one gives its turn to other pages. */
  readonly away?: <T>(work: () => Promise<T>) => Promise<T>
  /** True where the body of a form was refused unread, because its sender had no session. */
  readonly formIsUnread?: boolean
  /** The fields of the form that was sent; null for any other request. */
  readonly sent?: Readonly<Record<string, unknown>> | null
  /** Called when the visitor's session was found. */
  readonly isKnown?: () => void
  /** Called when the answer depends on nothing but its {@link WebHandler.keyOf}. */
  readonly isSameForAll?: () => void
}

/** An answer; a page has its text beside it, and no body. */
export type PageAnswer = Response & { readonly html?: string }

export interface WebHandler {
  (request: Request, page: PageRequest): Promise<PageAnswer>
  /** The cache key of a public page; null for a page that may hold one visitor's data. */
  keyOf(request: Request): string | null
  /** The session token of a request, not verified; null for none. */
  sessionOf(request: Request): string | null
  /**
   * Whether a form with files may be received, by the head of its request. `no`: this address takes none. `notThisOne`: it comes from
   * elsewhere or without a session, and the page says so without it ({@link PageRequest.formIsUnread}).
   */
  mayBringFiles(request: Request, page: PageRequest): Promise<'yes' | 'notThisOne' | 'no'>
}

/** The page asks for itself, without a tap (`sending/unattended.ts`). */
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
  if (request.method === 'GET' || request.method === 'HEAD' || request.headers.get('Origin') === null) return request
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
  asked: CommonParams = commonFromQuery(url.searchParams),
): PageFacts {
  const kept = readParamsCookie(cookies)
  const chosen = readLanguageCookie(cookies)
  const spoken = request.headers.get(languageHeader)
  // The chosen language replaces the one that the session began with, also for the next address.
  if (askedLanguage(chosen, means.demo) !== null) kept.lang = spoken ?? chosen ?? ''
  const common: CommonParams = {}
  for (const name of lastingParamNames) {
    const value = asked[name] || (session === null ? undefined : kept[name])
    if (value !== undefined && value !== '') common[name] = value
  }
  const market = session?.market ?? means.market
  const accepted = request.headers.get('Accept-Language')
  const wishes = [asked.lang, spoken, chosen, kept.lang, accepted, means.defaultLanguage]
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
    whose: session === null ? '' : whoseMark(session),
    common,
  }
}

/** The parsed URL of a request. The HTTP server parsed it already where `at` is set; it is never modified. */
const addressOf = (request: Request & { readonly at?: URL }): URL => request.at ?? new URL(request.url)

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
  const render = createPageMaker(build, import.meta.env.MODE)
  const rules = { secure: means.publicOrigin.startsWith('https:') }
  const links = linkRules(means)

  function keyOf(request: Request): string | null {
    const cookies = request.headers.get('Cookie')
    if (request.method !== 'GET' || seedOf(request) !== null || readSessionCookie(cookies, rules) !== null) return null
    const url = addressOf(request)
    const { language, theme } = pageFacts(url, request, null, cookies, means)
    return keyOfPage(url, { language, theme, chosenLanguage: readLanguageCookie(cookies) })
  }

  const handle = async (request: Request, page: PageRequest): Promise<PageAnswer> => {
    const asked = addressOf(request)
    const url = atOneSlash(asked)
    const cookies = request.headers.get('Cookie')
    const session = page.formIsUnread === true ? null : readSessionCookie(cookies, rules)
    const query = commonFromQuery(url.searchParams)
    const facts = pageFacts(url, request, session, cookies, means, query)
    const common: CommonParams = {
      ...facts.common,
      lang: facts.language,
      ...(session === null ? {} : { userId: session.userId, sessionId: session.token, deviceId: session.deviceId }),
    }
    const nonce = means.newToken()
    const calls: Calls = { areSameForAll: session === null && keyOf(request) !== null, haveOnlyRead: true }
    const isAhead = isReadAhead(request)
    const transport = means.demo ? ofPage(means.transport, request, nonce) : means.transport
    const api = createApi(watched(transport, session, { ...page, isAhead }, calls), {
      common,
      page: {
        ...(query.appName === undefined ? {} : { appName: query.appName }),
        ...(query.merchantNumber === undefined ? {} : { merchantNumber: query.merchantNumber }),
      },
      newKey: means.newToken,
      visitor: page.address,
      unattended: isUnattended(request),
    })

    const isNamed = carriesIdentity(url)
    let response: Response
    let html: string | undefined
    if (comesFromElsewhere(request)) {
      response = new Response('This form came from another place.', { status: 403 })
    } else if (isAhead && isNamed) {
      response = notAhead()
    } else if (isNamed && (request.method === 'GET' || request.method === 'HEAD')) {
      response = await launch({ method: request.method, url }, api, rules, session?.token ?? null)
    } else if (url !== asked) {
      // Some host apps build the address with one slash too many.
      response = new Response(null, { status: 308, headers: { Location: url.pathname + url.search } })
    } else {
      const context = new RouterContextProvider()
      const outgoing = pageHeaders()
      context.set(apiContext, api)
      context.set(pageContext, facts)
      context.set(renderContext, {
        reportError: (error) => means.reportError(error, page.requestId),
        nonce,
        newKey: keysFrom(seedOf(request) ?? nonce),
        hasOnlyRead: () => calls.haveOnlyRead,
        keepText: (text) => {
          html = text
        },
        brandCss: means.brandCss,
        publicOrigin: means.publicOrigin,
        allowed: means.allowed,
        requestId: page.requestId,
        sentFrom: request.method === 'POST' ? String(page.sent?.[shownToField] ?? '') : null,
        // No getter: each one in an object makes a form of its own of it, which holds on to the whole page until the next great collection.
        ownAddress: () => addressChanged(url, {}),
        justDone: readJustDoneCookie(cookies, rules),
        keepJustDone: (address) => outgoing.append('Set-Cookie', justDoneCookie(address, rules)),
      })
      context.set(outgoingContext, outgoing)
      response = await render(withoutOrigin(request), url, context)
      for (const [name, value] of outgoing) response.headers.append(name, value)
      const chosen = askedLanguage(query.lang, means.demo)
      if (chosen !== null && chosen !== readLanguageCookie(cookies)) {
        response.headers.append('Set-Cookie', languageCookie(chosen, rules))
      }
    }
    if (isAhead && !(isPage(response) && calls.haveOnlyRead)) {
      html = undefined
      response = notAhead()
    }
    const location = response.headers.get('Location')
    if (location !== null) response.headers.set('Location', locationOf(location, links))
    setSecurityHeaders(response.headers, nonce, means.allowed, { path: url.pathname, secure: rules.secure })
    if (request.method === 'POST' && mayReadAhead(request) && !response.headers.has('Clear-Site-Data'))
      // Nothing that was fetched ahead holds any more.
      response.headers.set('Clear-Site-Data', '"prefetchCache"')
    if (html === undefined) return response
    if (calls.areSameForAll && isPage(response)) html = shared(response, html, nonce, page)
    // Not on pages that are kept: they go to fast and slow lines alike. All others are stored by no cache, and need no Vary.
    if (response.headers.get('Content-Security-Policy')?.includes(nonce)) {
      response.headers.set('Accept-CH', lineHint)
      if (mayReadAhead(request)) response.headers.set('Speculation-Rules', `"${aheadAddress}"`)
    }
    return Object.assign(response, { html })
  }

  async function mayBringFiles(request: Request, page: PageRequest): Promise<'yes' | 'notThisOne' | 'no'> {
    if (!takesFiles(addressOf(request))) return 'no'
    const session = readSessionCookie(request.headers.get('Cookie'), rules)
    if (session === null || comesFromElsewhere(request)) return 'notThisOne'
    const common = { userId: session.userId, sessionId: session.token, deviceId: session.deviceId }
    const caller = {
      common,
      page: {},
      newKey: means.newToken,
      visitor: page.address,
      unattended: isUnattended(request),
    }
    const asked = await createApi(means.transport, caller).getProfile({})
    return !asked.ok && asked.problem.kind === 'signedOut' ? 'notThisOne' : 'yes'
  }

  return Object.assign(handle, {
    keyOf,
    mayBringFiles,
    sessionOf: (request: Request) => readSessionCookie(request.headers.get('Cookie'), rules)?.token ?? null,
  })
}

/** The pages whose forms bring pictures. */
const withFiles: readonly string[] = [
  addresses.complaintNext,
  addresses.paidNotShown,
  addresses.myName,
  addresses.complaintDetails,
  addresses.apply,
  addresses.complaintPicture,
  addresses.applyPicture,
]

function takesFiles({ pathname }: URL): boolean {
  return withFiles.includes(pathname.replace(/\.data$/, ''))
}

function isPage({ status, headers }: Response): boolean {
  return status === 200 && !headers.has('Set-Cookie') && (headers.get('Content-Type') ?? '').startsWith('text/html')
}

/** The public form of a page, which needs no nonce. */
function shared({ headers }: Response, html: string, nonce: string, page: PageRequest): string {
  const same = withoutNonce(html, headers.get('Content-Security-Policy') ?? '', nonce)
  if (same === null) return html
  headers.set('Content-Security-Policy', same.policy)
  page.isSameForAll?.()
  return same.html
}
