// What an address or a form of a page says, read once and never trusted; and where a link or an action leads: our own pages, or an origin
// that the lender lists.

import {
  data,
  redirectDocument as routerDocument,
  redirect as routerRedirect,
  replace as routerReplace,
} from 'react-router'
import { type LinkKind, locationOf, safeUrl } from '../../core/link-gate.ts'
import { apiContext, type Context, linkRules, pageContext, renderContext } from './request-context.ts'

/** An id as the wire takes it, or '' for anything else. */
export function readId(unchecked: FormDataEntryValue | null): string {
  return typeof unchecked === 'string' && /^[^\p{Cc}]{1,64}$/u.test(unchecked) ? unchecked : ''
}

/** Marks the address of a page that says that the account for payouts was saved. */
export const savedParam = 'saved'

/** The part of the confirmation that shows this account, as its address names it. */
export const accountPlace = 'card'

/** A whole number of 1 to 15 ASCII digits, or null. */
export function readCount(unchecked: FormDataEntryValue | null): number | null {
  return typeof unchecked === 'string' && /^\d{1,15}$/.test(unchecked) ? Number(unchecked) : null
}

/** The name under which an address or a form contradicts itself: `productId` and `product_id` are one value. Null where it does not. */
function contradictionIn(query: URLSearchParams | FormData): string | null {
  const named = [...query.getAll('productId'), ...query.getAll('product_id')].filter((value) => value !== '')
  return new Set(named).size > 1 ? 'productId' : null
}

/** Refuses an address or a form that contradicts itself: bad input, with the name of the field. */
export function refuseContradiction(query: URLSearchParams | FormData): void {
  const field = contradictionIn(query)
  if (field !== null) throw data({ fields: [field] }, { status: 400 })
}

/** `productId` and `product_id` are one value (WIRE-12). Two that differ are refused. */
export function productIdIn(query: URLSearchParams | FormData): string {
  refuseContradiction(query)
  return readId(query.get('productId')) || readId(query.get('product_id'))
}

/** True for a query that is the same once it was read and written anew, and holds none of the router's own names. */
export const isWrittenAsRead = (search: string): boolean =>
  search === '' || (/^\?(?:[\w.*-]+=[\w.*-]*(?:&(?!$)|$))+$/.test(search) && !/[?&](?:_routes|index)=/.test(search))

/**
 * The same address with some of its query changed; null takes a name out. What the router adds to its own requests
 * (`.data`, `_routes`) is no part of the address.
 */
export function addressChanged(url: URL, changes: Readonly<Record<string, string | null>>): string {
  const path = url.pathname.replace(/\.data$/, '')
  if (Object.keys(changes).length === 0 && isWrittenAsRead(url.search)) return path + url.search
  const query = new URLSearchParams(url.search)
  query.delete('_routes')
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) query.delete(name)
    else query.set(name, value)
  }
  const text = query.toString()
  return text === '' ? path : `${path}?${text}`
}

/** An address of ours, or one of a listed origin. Anything else leads to our first page. */
export function redirect(context: Context, address: string, status = 302): Response {
  return routerRedirect(locationOf(address, linkRules(context.get(renderContext))), status)
}

/** The same in place of the page that is left: going back does not come here again. */
export function replace(context: Context, address: string, status = 302): Response {
  return routerReplace(locationOf(address, linkRules(context.get(renderContext))), status)
}

/** The same with a page that is loaded whole: nothing of what a script remembers goes along. */
export function redirectDocument(context: Context, address: string, status = 302): Response {
  return routerDocument(locationOf(address, linkRules(context.get(renderContext))), status)
}

/** `own`: a path of ours. `foreign`: an https address of a listed origin; `host` is what to tell the borrower. */
type LinkTarget =
  | { readonly kind: 'own'; readonly address: string }
  | { readonly kind: 'foreign'; readonly address: string; readonly host: string }

/** What may be opened of `url`; null for everything that may not, and for nothing. */
export function linkTarget(context: Context, url: string, kind: LinkKind = 'page'): LinkTarget | null {
  const address = safeUrl(kind, url, linkRules(context.get(renderContext)))
  if (address === null) return null
  return address.startsWith('/') ? { kind: 'own', address } : { kind: 'foreign', address, host: new URL(address).host }
}

/** A picture's address as it may stand in a page; null where it may not. */
export function pictureAddress(context: Context, url: string): string | null {
  return linkTarget(context, url, 'image')?.address ?? null
}

/** The same path of ours with the common parameters that stay; `extra` comes last. */
export function ownWithCommon(context: Context, address: string, extra: Readonly<Record<string, string>> = {}): string {
  const { publicOrigin } = context.get(renderContext)
  const url = new URL(address, publicOrigin)
  for (const [name, value] of Object.entries(context.get(pageContext).common)) {
    if (value !== '') url.searchParams.set(name, value)
  }
  for (const [name, value] of Object.entries(extra)) {
    url.searchParams.delete(name)
    url.searchParams.append(name, value)
  }
  return url.pathname + url.search + url.hash
}

/**
 * The address for a link or a redirect that the borrower asked for: ours with the common parameters, a listed foreign one as
 * it is and without identity; null where it may not be opened.
 */
export function addressToOpen(context: Context, url: string): string | null {
  const target = linkTarget(context, url)
  return target?.kind === 'own' ? ownWithCommon(context, target.address) : (target?.address ?? null)
}

/**
 * A listed origin's address with the common parameters and a fresh launch ticket as `sessionId`. Where no ticket can be
 * had it opens without identity.
 */
export async function foreignWithTicket(context: Context, address: string): Promise<string> {
  const url = new URL(address)
  for (const [name, value] of Object.entries(context.get(pageContext).common)) {
    if (value !== '') url.searchParams.set(name, value)
  }
  const asked = await context.get(apiContext).getLaunchTicket({})
  if (asked.ok) url.searchParams.set('sessionId', asked.data.ticket)
  return url.href
}
