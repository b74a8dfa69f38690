// The headers of every page: a strict policy with a nonce, no framing but by named hosts, nothing stored on the way.

import { addresses } from '../../contracts/addresses.ts'

/** Origins that a lender lists; everything else is our own. */
export interface AllowedOrigins {
  readonly images: readonly string[]
  readonly frames: readonly string[]
  /** Origins that a form's answer may send on to: hosted payment pages. */
  readonly links: readonly string[]
  readonly frameAncestors: readonly string[]
  /** What the fields of the card processor need, on the one page that draws them; null where there is none. */
  readonly cardFields: {
    readonly connect: readonly string[]
    readonly frames: readonly string[]
    readonly images: readonly string[]
  } | null
}

/** Pages of ours that others of ours show in a frame: texts, with nothing on them that a hidden tap could do. */
const framedByUs: readonly string[] = [addresses.loanAgreement, addresses.privacyPolicy]

/** What goes before, between and after the two places of the nonce. One text for each list of a lender and each kind of page. */
type Policy = readonly [string, string, string]
const policies = new WeakMap<AllowedOrigins, Map<string, Policy>>()

function policyFor(allowed: AllowedOrigins, ancestors: string, fields: AllowedOrigins['cardFields']): Policy {
  const list = (origins: readonly string[]): string => origins.map((origin) => ` ${origin}`).join('')
  return [
    "default-src 'none'; script-src 'nonce-",
    "' 'strict-dynamic'; style-src 'nonce-",
    [
      "'",
      `img-src 'self' blob:${list(allowed.images)}${list(fields?.images ?? [])}`,
      "media-src 'self'",
      `connect-src 'self'${list(fields?.connect ?? [])}`,
      "manifest-src 'self'",
      "worker-src 'self'",
      `form-action 'self'${list(allowed.links)}`,
      `frame-src 'self'${list(allowed.frames)}${list(fields?.frames ?? [])}`,
      `frame-ancestors ${ancestors}`,
      "base-uri 'none'",
      "object-src 'none'",
      // The processor's script makes more of its own, and knows no policy of ours.
      ...(fields === null ? ["require-trusted-types-for 'script'"] : []),
    ].join('; '),
  ]
}

/** Sets the headers of one HTML or data answer at `path`. `nonce` is fresh for each. */
export function setSecurityHeaders(
  headers: Headers,
  nonce: string,
  allowed: AllowedOrigins,
  page: { readonly path: string; readonly secure: boolean },
): void {
  const framers = [...(framedByUs.includes(page.path) ? ["'self'"] : []), ...allowed.frameAncestors]
  const fields = page.path === addresses.addSavedCard ? allowed.cardFields : null
  const ancestors = framers.length === 0 ? "'none'" : framers.join(' ')
  const kind = fields === null ? ancestors : `fields ${ancestors}`
  const known = policies.get(allowed) ?? new Map<string, Policy>()
  const policy = known.get(kind) ?? policyFor(allowed, ancestors, fields)
  policies.set(allowed, known.set(kind, policy))
  headers.set('Content-Security-Policy', policy[0] + nonce + policy[1] + nonce + policy[2])
  headers.set('Cache-Control', 'private, no-store')
  headers.set('CDN-Cache-Control', 'no-store')
  headers.set('Referrer-Policy', 'same-origin')
  headers.set('X-Content-Type-Options', 'nosniff')
  headers.set('Cross-Origin-Opener-Policy', 'same-origin')
  headers.set('Permissions-Policy', 'camera=(self), geolocation=(self), microphone=(), payment=(), usb=()')
  if (framers.length === 0) headers.set('X-Frame-Options', 'DENY')
  if (page.secure) headers.set('Strict-Transport-Security', 'max-age=31536000; includeSubDomains')
}
