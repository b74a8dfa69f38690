// The one gate for links that come from data: products, partners, payment pages, pictures. Exact hosts or nothing.

/**
 * What a link is for decides which list of hosts counts. `page`: the borrower's browser goes there (product, redirect,
 * payment page). `frame`: shown inside a page of ours. `image`: drawn on a page of ours.
 */
export type LinkKind = 'page' | 'frame' | 'image'

/** The lists of a lender, as the configuration has them. */
export interface LinkRules {
  readonly publicOrigin: string
  readonly allowedLinkOrigins: readonly string[]
  readonly allowedFrameOrigins: readonly string[]
  readonly allowedImageOrigins: readonly string[]
}

/** A link at most, characters. */
export const linkMaxLength = 2048

function listFor(kind: LinkKind, rules: LinkRules): readonly string[] {
  if (kind === 'page') return rules.allowedLinkOrigins
  return kind === 'frame' ? rules.allowedFrameOrigins : rules.allowedImageOrigins
}

/**
 * The link in the form in which it may be opened, or null. A link to our own origin comes back as a path, a foreign one
 * as the parser wrote it. Foreign links need `https://`, a host that the list names exactly, no user information and no
 * port. Anything outside printable ASCII, a backslash, or a path that a careless decoder could take for a host is
 * refused rather than repaired. To be asked when a link is stored and again when it is shown.
 */
export function safeUrl(kind: LinkKind, url: string, rules: LinkRules): string | null {
  if (url.length === 0 || url.length > linkMaxLength) return null
  if (!/^[\x21-\x7e]+$/.test(url) || url.includes('\\')) return null
  const own = new URL(rules.publicOrigin)
  if (url.startsWith('/')) return ownPath(url, own)
  if (!/^https?:\/\/[^/]/i.test(url) || !URL.canParse(url)) return null
  const parsed = new URL(url)
  if (parsed.username !== '' || parsed.password !== '' || authorityOf(url).includes('@')) return null
  if (parsed.origin === own.origin) return ownPath(parsed.href.slice(own.origin.length), own)
  if (parsed.protocol !== 'https:' || authorityOf(url).includes(':')) return null
  const listed = listFor(kind, rules).some((origin) => origin === parsed.origin)
  return listed && isPlainPath(parsed.pathname) ? parsed.href : null
}

function ownPath(path: string, own: URL): string | null {
  if (!URL.canParse(path, own)) return null
  const parsed = new URL(path, own)
  if (parsed.origin !== own.origin || !isPlainPath(parsed.pathname)) return null
  return parsed.pathname + parsed.search + parsed.hash
}

/** What stands between the scheme and the path, as it was written. */
function authorityOf(url: string): string {
  return /^https?:\/\/([^/?#]*)/i.exec(url)?.[1] ?? ''
}

/** False where decoding the path, once or twice, would make a host, a backslash or a control character of it. */
function isPlainPath(pathname: string): boolean {
  const once = decoded(pathname)
  const twice = once === null ? null : decoded(once)
  if (once === null || twice === null) return false
  return [pathname, once, twice].every((path) => !path.startsWith('//') && !/[\p{Cc}\\]/u.test(path))
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch (error) {
    if (error instanceof URIError) return null
    throw error
  }
}
