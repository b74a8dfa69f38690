// Where a link from data may lead, asked again on the way out: our own pages, or an origin that the lender lists.

import { type LinkKind, safeUrl } from '../../core/link-gate.ts'
import { apiContext, type Context, linkRules, pageContext, renderContext } from './request-context.ts'

/** `own`: a path of ours. `foreign`: an https address of a listed origin; `host` is what to tell the borrower. */
export type LinkTarget =
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
