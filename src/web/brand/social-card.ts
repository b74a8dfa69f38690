// The picture that a shared link shows: an open passbook on a desk in the lender's colour, and the lender's name. On the server only.

import type { BrandTokens } from './derive-brand.ts'

/** As every reader of shared links draws it. Pixels. */
export const socialCardSize = { width: 1200, height: 630 } as const

/** How large a name may be drawn, and how wide: it stands on the first line. Pixels. */
export const socialCardName = { size: 66, maxWidth: 940 } as const

/**
 * The drawing of marketing/scene.tsx on paper, with the two inks that a brand leaves as they are. `namePath` is the lender's name as
 * outlines ({@link socialCardName}): the reader of the card has other fonts.
 */
export function socialCardSvg({ light }: BrandTokens, namePath: string): string {
  const { width, height } = socialCardSize
  const ink = '#16211b'
  const paper = '#e9eee6'
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<path fill="${paper}" d="M0 0h1200v630H0z"/><path fill="${light.fill}" d="M0 0h1200v16H0z"/>
<g transform="translate(120 84) scale(3.3)">
<path fill="#cbe2f1" d="M151 32c15-9 35-9 55-3v63c-20-6-38-6-55 2z"/><path fill="#f6e1a6" d="M242 52h34v38h-34z"/>
<g fill="none" stroke="${ink}" stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round">
<path d="M2 98h296"/><path fill="#fbfcf9" fill-opacity=".6" d="M146 27c-17-10-38-10-58-4v63c20-6 41-6 58 4 17-10 38-10 58-4V23c-20-6-41-6-58 4zv63"/>
<path d="M121 38q7 0 12 2M121 53q7 0 12 2M121 68q7 0 12 2M159 40q8-3 17-3M159 54q8-3 17-3"/><path d="M159 70q17-6 33-5M159 75q17-6 33-5"/>
<path stroke="${light.fill}" stroke-width="3.5" d="M99 38l5 5 8-10M99 53l5 5 8-10M99 68l5 5 8-10"/><path fill="${light.fill}" stroke="none" d="M188 18h11v32l-5.5-5-5.5 5z"/>
<path fill="${paper}" d="M20 85a12 12 0 1 1 24 0 12 12 0 1 1-24 0zm31 0a12 12 0 1 1 24 0 12 12 0 1 1-24 0z"/><path d="M44 83q3-4 7 0M20 84L8 72M75 84l-8-14"/>
<path d="M236 50h34v36q0 10-10 10h-14q-10 0-10-10zM270 58h6q8 0 8 9t-8 9h-6M246 40q-4-5 0-10t0-10M259 40q-4-5 0-10t0-10"/>
</g></g>
<path fill="${ink}" transform="translate(130 496)" d="${namePath}"/>
<g stroke="${ink}"><path stroke-width="3" d="M130 520h940M130 562h940M130 572h940"/></g>
</svg>`
}
