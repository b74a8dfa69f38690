// Colours as numbers: sRGB hex, WCAG contrast, and OKLCH, in which lightness can move while the hue stays.

/** Red, green, blue from 0 to 1, gamma-encoded. */
export type Rgb = readonly [number, number, number]
/** OKLCH: lightness 0 to 1, chroma from 0, hue in radians. */
export interface Lch {
  readonly l: number
  readonly c: number
  readonly h: number
}

/** Reads `#rgb` or `#rrggbb`; null for anything else (names, alpha, gradients). */
export function parseHex(text: string): Rgb | null {
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/i.exec(text.trim())
  const long = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(text.trim())
  const parts = short?.slice(1).map((digit) => digit + digit) ?? long?.slice(1)
  if (parts === undefined) return null
  const [r = '0', g = '0', b = '0'] = parts
  return [parseInt(r, 16) / 255, parseInt(g, 16) / 255, parseInt(b, 16) / 255]
}

/** Writes `#rrggbb`. */
export function toHex(rgb: Rgb): string {
  return `#${rgb
    .map((part) =>
      Math.round(part * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}

function toLinear(part: number): number {
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
}

function toGamma(part: number): number {
  return part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055
}

/** WCAG 2 relative luminance. */
export function luminance([r, g, b]: Rgb): number {
  return 0.2126 * toLinear(r) + 0.7152 * toLinear(g) + 0.0722 * toLinear(b)
}

/** WCAG 2 contrast ratio, from 1 to 21. */
export function contrast(one: Rgb, other: Rgb): number {
  const a = luminance(one)
  const b = luminance(other)
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

/** sRGB to OKLCH (Björn Ottosson's matrices). */
export function toLch([r, g, b]: Rgb): Lch {
  const [lr, lg, lb] = [toLinear(r), toLinear(g), toLinear(b)]
  const long = Math.cbrt(0.4122214708 * lr + 0.5363325363 * lg + 0.0514459929 * lb)
  const medium = Math.cbrt(0.2119034982 * lr + 0.6806995451 * lg + 0.1073969566 * lb)
  const short = Math.cbrt(0.0883024619 * lr + 0.2817188376 * lg + 0.6299787005 * lb)
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short
  const bb = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short
  return {
    l: 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    c: Math.hypot(a, bb),
    h: Math.atan2(bb, a),
  }
}

function unclamped({ l, c, h }: Lch): Rgb {
  const a = c * Math.cos(h)
  const b = c * Math.sin(h)
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ]
}

function isInGamut(linear: Rgb): boolean {
  return linear.every((part) => part >= -1e-6 && part <= 1 + 1e-6)
}

/** OKLCH to sRGB. A colour that screens cannot show loses chroma, not hue or lightness. */
export function fromLch(colour: Lch): Rgb {
  let { c } = colour
  if (!isInGamut(unclamped(colour))) {
    let low = 0
    for (let step = 0; step < 20; step++) {
      const middle = (low + c) / 2
      if (isInGamut(unclamped({ ...colour, c: middle }))) low = middle
      else c = middle
    }
    c = low
  }
  const [r, g, b] = unclamped({ ...colour, c })
  const clamp = (part: number) => toGamma(Math.min(1, Math.max(0, part)))
  return [clamp(r), clamp(g), clamp(b)]
}

/** `share` of one colour in another, mixed as the eye of a printer would: in sRGB. */
export function mix(one: Rgb, other: Rgb, share: number): Rgb {
  const part = (n: 0 | 1 | 2) => one[n] * share + other[n] * (1 - share)
  return [part(0), part(1), part(2)]
}
