// A name as outlines: every letter of every language of ours, as wide as it may be, the same on every machine.

import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { outlinedText } from './outlined-text.ts'

const room = { size: 60, maxWidth: 900 }

it.each(['Harbour Lending', 'Préstamos Ñandú', 'क़र्ज़ मित्र', '诚信贷款 Ltd.'])(
  '%s has an outline that begins at the left',
  (name) => {
    const text = outlinedText(name, room)
    expect(text?.path).toMatch(/^M/)
    expect(text?.path).not.toMatch(/NaN|undefined/)
    expect(text?.width).toBeGreaterThan(100)
    expect(text?.width).toBeLessThan(900)
  },
)

it('a long name is drawn smaller, and never wider than there is room', () => {
  const name = 'Harbour Lending Corporation of the Philippines, Incorporated'
  expect(outlinedText(name, room)?.width).toBeCloseTo(900, 5)
})

it('a name with letters that no font of ours has is left out rather than drawn as boxes', () => {
  expect(outlinedText('บริษัท', room)).toBeNull()
  expect(outlinedText('  ', room)).toBeNull()
})

it('a picture with it has the same bytes each time, and others for another name', async () => {
  const drawn = async (name: string) => {
    const path = outlinedText(name, room)?.path ?? ''
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="80"><path transform="translate(0 60)" d="${path}"/></svg>`
    return createHash('sha256')
      .update(await sharp(Buffer.from(svg)).png().toBuffer())
      .digest('hex')
  }
  expect(await drawn('Harbour Lending')).toBe(await drawn('Harbour Lending'))
  expect(await drawn('Harbour Lending')).not.toBe(await drawn('Candor Lending'))
})
