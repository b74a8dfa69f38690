// What every loader and action finds in its context: the typed API client of this borrower, and facts about the page.

import { createContext, data, type RouterContextProvider, redirect, redirectDocument } from 'react-router'
import { addresses, addressWith } from '../../contracts/addresses.ts'
import type { Api, Problem, Result } from '../../contracts/client.ts'
import type { CommonParams } from '../../contracts/common-params.ts'
import type { loginFailureReasons } from '../../contracts/service.ts'
import type { AnyLanguage } from '../../core/language.ts'
import { type LinkRules, locationOf } from '../../core/link-gate.ts'
import type { MarketId, MoneyFormat } from '../../core/market/market.ts'
import { shown, statusOf } from '../sending/failed-call.ts'
import type { ProblemShown } from '../ui/note.tsx'
import type { Theme } from '../ui/on-ground.ts'
import type { AllowedOrigins } from './security-headers.ts'

/** Facts about the page that the browser may know. No token, no full name, no phone. */
export interface PageFacts {
  readonly language: AnyLanguage
  readonly market: MarketId
  readonly currencySymbol: string
  /** How this market writes amounts: with the page, so that the browser need not know every market. */
  readonly moneyFormat: MoneyFormat
  readonly lenderName: string
  readonly supportPhone: string
  readonly supportEmail: string
  /** Weekdays within which the lender's people answer a complaint; null where nothing is promised. */
  readonly answerDays: number | null
  /** Scheme of the lender's own app, for a browser beside it; left away where there is none. */
  readonly appScheme?: string
  readonly demo: boolean
  /** The pretended host of the demo, or null. */
  readonly demoHost: 'ios' | 'android' | null
  /** The ground that the reader chose; left away where the phone decides. */
  readonly theme?: Theme
  readonly signedIn: boolean
  /** How the borrower is called on a shared phone: masked. Empty without a session. */
  readonly shortName: string
  /** Whose page it is, as a mark that names nobody (`whoseMark`). Empty without a session. */
  readonly whose: string
  /** The common parameters that stay in addresses. */
  readonly common: CommonParams
}

/** Facts only the server needs to render. */
export interface RenderFacts {
  /** Tells the log of a failure: where it happened, never its words, which may quote a borrower. */
  readonly reportError: (error: unknown) => void
  readonly nonce: string
  /** A fresh key of a form; the page that wakes up is made with the keys of the page that is shown (`wake-request.ts`). */
  readonly newKey: () => string
  /** Whether all calls so far only read: the loaders may then be asked once more. */
  readonly hasOnlyRead: () => boolean
  /** Takes the page's text: in the body of a Response it would be encoded, streamed and read again. */
  readonly keepText: (html: string) => void
  readonly brandCss: string
  readonly publicOrigin: string
  /** Origins that a lender lists; asked again whenever a link is followed. */
  readonly allowed: AllowedOrigins
  readonly requestId: string
  /** Of a form: the borrower whom its page showed, as `whose`, '' for nobody. Null where nothing was sent. */
  readonly sentFrom: string | null
  /** The page's own path and query, without what the router adds to its requests. */
  readonly ownAddress: () => string
  /** The address that may tell what was just done in this browser (`session/just-done.ts`); empty for none. */
  readonly justDone: string
  /** Lets this address tell it, by a cookie of this answer. */
  readonly keepJustDone: (address: string) => void
}

export const apiContext = createContext<Api>()
export const pageContext = createContext<PageFacts>()
export const renderContext = createContext<RenderFacts>()
/** Extra headers that an action wants on its answer: cookies, above all. */
export const outgoingContext = createContext<Headers>()

/** The context of a request, as every loader and action gets it. */
export type Context = Readonly<RouterContextProvider>

/** The idempotency key of a form on this page, or another name that nothing else has. */
export function newKey(context: Context): string {
  return context.get(renderContext).newKey()
}

/** The lender's lists as the gate reads them. */
export function linkRules({ publicOrigin, allowed }: Pick<RenderFacts, 'publicOrigin' | 'allowed'>): LinkRules {
  return {
    publicOrigin,
    allowedLinkOrigins: allowed.links,
    allowedFrameOrigins: allowed.frames,
    allowedImageOrigins: allowed.images,
  }
}

/** The result's data. A missing session leads to the login-failed screen; every other problem is returned as null data. */
export function orProblem<T>(
  result: Result<T>,
  context: Context,
): { readonly data: T; readonly problem: null } | { readonly data: null; readonly problem: Problem } {
  if (result.ok) return { data: result.data, problem: null }
  if (result.problem.kind === 'signedOut') throw leaveToLogin(context)
  return { data: null, problem: result.problem }
}

/**
 * What an action answers to a call that brought nothing: why, and what else the page shows of it (`more`). Without a session it leads
 * to the login.
 */
export function notDone<Answer extends { readonly problem: ProblemShown | null }>(
  problem: Problem,
  context: Context,
  more: Omit<Answer, 'problem'>,
) {
  if (problem.kind === 'signedOut') throw leaveToLogin(context)
  return data({ ...more, problem: shown(problem) } as Answer, statusOf(problem))
}

/** Where a form goes whose page showed another login than the one of now: nothing of it is done for this one (IDENTITY-35). */
export function leaveOtherLogin(context: Context): Response {
  return redirectDocument(loginFailedAddress(context, 'otherLogin'), 303)
}

/**
 * Where a page without a session goes (IDENTITY-1): from there the login leads back to it. The app around it is the same. `mayBeDone`: of a
 * form that ends sessions, and so perhaps this one, nobody knows whether it was done before.
 */
export function leaveToLogin(context: Context, { mayBeDone = false } = {}): Response {
  const { sentFrom } = context.get(renderContext)
  const reason = context.get(pageContext).signedIn && !mayBeDone ? 'ended' : 'missing'
  return redirect(loginFailedAddress(context, sentFrom === null || mayBeDone ? reason : 'unsent'))
}

function loginFailedAddress(context: Context, reason: (typeof loginFailureReasons)[number]): string {
  const facts = context.get(renderContext)
  const query = { reason, next: facts.ownAddress(), demoHost: context.get(pageContext).demoHost ?? undefined }
  return locationOf(addressWith(addresses.loginFailed, query), linkRules(facts))
}

/** An address of ours with the common parameters that stay, as the host app expects them. */
export function withCommon(
  context: Context,
  address: string,
  query: Record<string, string | number | undefined> = {},
): string {
  return addressWith(address, { ...query, ...context.get(pageContext).common })
}
