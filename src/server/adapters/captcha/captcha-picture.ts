// Draws the four characters of a captcha as strokes of our own, bent and crossed out, and hands them over as a PNG.

import { loadSharp } from '../../drawing.ts'
import { captchaSvg } from './captcha-svg.ts'

/** The picture as PNG bytes, twice as large as it is shown. */
export async function drawCaptcha(answer: string, noise: Uint8Array): Promise<Uint8Array> {
  const sharp = await loadSharp()
  return await sharp(Buffer.from(captchaSvg(answer, noise)), { density: 144 })
    .png()
    .toBuffer()
}
