// The picture of a captcha as SVG, drawn from its noise.

const WIDTH = 120

const HEIGHT = 44

/** Strokes of each character on a grid of 4 by 6, as corners of polylines. */
const strokes: Readonly<Record<string, readonly string[]>> = {
  2: ['0,1 1,0 3,0 4,1 4,2 0,6 4,6'],
  3: ['0,0 4,0 2,2.4 4,4 3,6 1,6 0,5'],
  4: ['3,6 3,0 0,4 4,4'],
  6: ['4,0 1,2 0,4 1,6 3,6 4,5 3,3 1,3 0,4'],
  7: ['0,0 4,0 1,6'],
  9: ['4,2 3,3 1,3 0,2 1,0 3,0 4,1 3.6,4 1,6'],
  A: ['0,6 2,0 4,6', '0.8,4 3.2,4'],
  C: ['4,1 3,0 1,0 0,1 0,5 1,6 3,6 4,5'],
  E: ['4,0 0,0 0,6 4,6', '0,3 3,3'],
  F: ['4,0 0,0 0,6', '0,3 3,3'],
  H: ['0,0 0,6', '4,0 4,6', '0,3 4,3'],
  J: ['1,0 4,0', '3,0 3,5 2,6 1,6 0,5'],
  K: ['0,0 0,6', '4,0 0,3.4 4,6'],
  L: ['0,0 0,6 4,6'],
  M: ['0,6 0,0 2,3 4,0 4,6'],
  N: ['0,6 0,0 4,6 4,0'],
  P: ['0,6 0,0 3,0 4,1 4,2 3,3 0,3'],
  R: ['0,6 0,0 3,0 4,1 4,2 3,3 0,3', '2,3 4,6'],
  T: ['0,0 4,0', '2,0 2,6'],
  U: ['0,0 0,5 1,6 3,6 4,5 4,0'],
  V: ['0,0 2,6 4,0'],
  W: ['0,0 1,6 2,2 3,6 4,0'],
  X: ['0,0 4,6', '4,0 0,6'],
  Y: ['0,0 2,3 4,0', '2,3 2,6'],
}

/** The picture of `answer` as an SVG without text elements. `noise`: random bytes, 64 at least; the same give the same picture. */
export function captchaSvg(answer: string, noise: Uint8Array): string {
  let at = 0
  /** The next random number from -1 to 1. */
  const shake = (): number => ((noise[at++ % noise.length] ?? 0) / 255) * 2 - 1
  const lines: string[] = []
  for (const [index, character] of [...answer].entries()) {
    const left = 14 + index * 26 + shake() * 3
    const top = 10 + shake() * 4
    const scale = 3.9 + shake() * 0.5
    const lean = shake() * 0.35
    for (const stroke of strokes[character] ?? []) {
      const points = stroke.split(' ').map((point) => {
        const [x = 0, y = 0] = point.split(',').map(Number)
        const bent = (x + (3 - y) * lean) * scale + shake() * 0.8
        return `${(left + bent).toFixed(1)},${(top + y * scale + shake() * 0.8).toFixed(1)}`
      })
      lines.push(`<polyline points="${points.join(' ')}" stroke-width="${(2.6 + shake() * 0.5).toFixed(1)}"/>`)
    }
  }
  for (let cross = 0; cross < 2; cross++) {
    const bend = `${(60 + shake() * 30).toFixed(1)},${(22 + shake() * 24).toFixed(1)}`
    const from = (22 + shake() * 14).toFixed(1)
    const to = (22 + shake() * 14).toFixed(1)
    lines.push(`<path d="M2,${from} Q${bend} ${WIDTH - 2},${to}" stroke-width="1.6"/>`)
  }
  const frame = `<rect width="${WIDTH}" height="${HEIGHT}" fill="#fbf9f2"/>`
  const pen = 'fill="none" stroke="#22352c" stroke-linecap="round" stroke-linejoin="round"'
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${frame}<g ${pen}>${lines.join('')}</g></svg>`
}
