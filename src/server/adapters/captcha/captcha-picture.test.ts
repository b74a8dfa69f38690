// The captcha's picture: drawn by us, different each time, and without its answer in it.

import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { captchaAlphabet } from '../../ports/captcha.ts'
import { drawCaptcha } from './captcha-picture.ts'
import { captchaSvg } from './captcha-svg.ts'

const noise = Uint8Array.from({ length: 256 }, (_, at) => (at * 37) % 256)

describe('the picture of a captcha', () => {
  it('draws every character of the alphabet, and has none in it twice', () => {
    expect(new Set(captchaAlphabet).size).toBe(captchaAlphabet.length)
    for (const character of captchaAlphabet) {
      expect(captchaSvg(character, noise).match(/<polyline/g)?.length, character).toBeGreaterThan(0)
    }
  })

  it('has no text that a program could read off', () => {
    expect(captchaSvg('A7KX', noise)).not.toMatch(/<text|A7KX/)
  })

  it('looks different for the same answer', () => {
    expect(captchaSvg('A7KX', noise)).toBe(captchaSvg('A7KX', noise))
    expect(captchaSvg('A7KX', noise)).not.toBe(captchaSvg('A7KX', noise.slice().reverse()))
  })

  it('is a PNG of a size that a phone shows sharply', async () => {
    const { format, width, height } = await sharp(await drawCaptcha('A7KX', noise)).metadata()
    expect({ format, width, height }).toEqual({ format: 'png', width: 240, height: 88 })
  })
})
