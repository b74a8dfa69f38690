// Validates links that come from data: products, partners, payment pages, pictures. Only exactly listed hosts pass.

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

/** Maximum length of a link, characters. */
const linkMaxLength = 2048

function listFor(kind: LinkKind, rules: LinkRules): readonly string[] {
  if (kind === 'page') return rules.allowedLinkOrigins
  return kind === 'frame' ? rules.allowedFrameOrigins : rules.allowedImageOrigins
}

/**
 * The link in the form in which it may be opened, or null. A link to our own origin comes back as a path, a foreign one
 * as the parser wrote it. Foreign links need `https://`, a host that the list names exactly, no user information and no
 * port. Anything outside printable ASCII, a backslash, or a path that a careless decoder could take for a host is
 * refused rather than repaired. Callers check a link when they store it and again when they show it.
 */
export function safeUrl(kind: LinkKind, url: string, rules: LinkRules): string | null {
  return url.length > linkMaxLength ? null : openable(kind, url, rules)
}

/**
 * What a Location header says: every redirect is made here. What may not be opened leads to our first page. An address of ours
 * may be longer than a link from data: it carries what the borrower's own address said.
 */
export function locationOf(address: string, rules: LinkRules): string {
  return openable('page', address, rules) ?? '/'
}

function openable(kind: LinkKind, url: string, rules: LinkRules): string | null {
  if (!/^[\x21-\x7e]+$/.test(url) || url.includes('\\')) return null
  const own = originOf(rules.publicOrigin)
  if (url.startsWith('/')) return ownPath(url, own)
  // What stands between the scheme and the path, as it was written.
  const authority = /^https?:\/\/([^/?#]+)/i.exec(url)?.[1]
  const parsed = authority === undefined || authority.includes('@') ? null : URL.parse(url)
  if (authority === undefined || parsed === null || !isPlainPath(parsed.pathname)) return null
  if (parsed.origin === own) return pathOf(parsed)
  if (parsed.protocol !== 'https:' || authority.includes(':')) return null
  return listFor(kind, rules).includes(parsed.origin) ? parsed.href : null
}

let last = { address: '', origin: '' }

/** A process has one public address, and a page asks for it with every link. */
function originOf(address: string): string {
  if (last.address !== address) last = { address, origin: new URL(address).origin }
  return last.origin
}

/** Our own addresses as a rule: a parser would change nothing in them, and takes longer than all else that a link asks for. */
const plainOwn = /^\/(?:[\w-]+(?:[./][\w-]+)*)?(?:\?[\w=&.*+-]*)?$/

function ownPath(path: string, own: string): string | null {
  if (plainOwn.test(path)) return path
  const parsed = URL.parse(path, own)
  return parsed?.origin === own && isPlainPath(parsed.pathname) ? pathOf(parsed) : null
}

function pathOf(url: URL): string {
  return url.pathname + url.search + url.hash
}

/** False where decoding the path, once or twice, would make a host, a backslash or a control character of it. */
function isPlainPath(pathname: string): boolean {
  const once = decoded(pathname)
  if (once === null) return false
  const twice = decoded(once)
  if (twice === null) return false
  return [pathname, once, twice].every((path) => !path.startsWith('//') && !/[\p{Cc}\\]/u.test(path))
}

function decoded(text: string): string | null {
  if (!text.includes('%')) return text
  try {
    return decodeURIComponent(text)
  } catch (error) {
    // Stryker disable next-line ConditionalExpression: decoding a text throws nothing else
    if (error instanceof URIError) return null
    throw error
  }
}
