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

/** Sets the headers of one HTML or data answer at `path`. `nonce` is fresh for each. */
export function setSecurityHeaders(
  headers: Headers,
  nonce: string,
  allowed: AllowedOrigins,
  page: { readonly path: string; readonly secure: boolean },
): void {
  const list = (origins: readonly string[]): string => origins.map((origin) => ` ${origin}`).join('')
  const framers = [...(framedByUs.includes(page.path) ? ["'self'"] : []), ...allowed.frameAncestors]
  const fields = page.path === addresses.addSavedCard ? allowed.cardFields : null
  const ancestors = framers.length === 0 ? "'none'" : framers.join(' ')
  headers.set(
    'Content-Security-Policy',
    [
      "default-src 'none'",
      `script-src 'nonce-${nonce}' 'strict-dynamic'`,
      `style-src 'nonce-${nonce}'`,
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
  )
  headers.set('Cache-Control', 'private, no-store')
  headers.set('CDN-Cache-Control', 'no-store')
  headers.set('Referrer-Policy', 'same-origin')
  headers.set('X-Content-Type-Options', 'nosniff')
  headers.set('Cross-Origin-Opener-Policy', 'same-origin')
  headers.set('Permissions-Policy', 'camera=(self), geolocation=(self), microphone=(), payment=(), usb=()')
  if (framers.length === 0) headers.set('X-Frame-Options', 'DENY')
  if (page.secure) headers.set('Strict-Transport-Security', 'max-age=31536000; includeSubDomains')
}
