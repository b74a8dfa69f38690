// Pictures of the brand: the lender's own where there are any, in every size, and else the drawings.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import fastify from 'fastify'
import sharp from 'sharp'
import { afterAll, describe, expect, it } from 'vitest'
import { serveIcon, servePicture, serveSocialCard } from './installed-app.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'candor-pictures-'))
const own = path.join(folder, 'icon.svg')
const square = (colour: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><path fill="${colour}" d="M0 0h40v40H0z"/></svg>`
writeFileSync(own, square('#00ff00'))
afterAll(() => rmSync(folder, { recursive: true }))

const drawn = square('#0000ff')
const app = fastify()
serveIcon(app, { address: '/drawn', size: 40, maskable: false }, { own: null, drawn })
serveIcon(app, { address: '/own', size: 192, maskable: false }, { own, drawn })
serveIcon(app, { address: '/own-maskable', size: 192, maskable: true }, { own, drawn })
servePicture(app, ['/tab', '/favicon.ico'], { own, drawn })
serveSocialCard(app, '/card', { own: null, draw: () => drawn })

const picture = async (url: string) => (await app.inject({ url })).rawPayload
/** The colour in a place, as red, green and blue. */
async function colourAt(url: string, left: number, top: number): Promise<number[]> {
  const { data } = await sharp(await picture(url))
    .extract({ left, top, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return [...data]
}

describe('an icon', () => {
  it('is drawn where the lender has none', async () => {
    expect(await colourAt('/drawn', 20, 20)).toEqual([0, 0, 255])
    expect(await colourAt('/card', 20, 20)).toEqual([0, 0, 255])
  })

  it('is the lender’s own in its size, within the inner four fifths where a phone may cut it', async () => {
    expect(await sharp(await picture('/own')).metadata()).toMatchObject({ width: 192, height: 192, format: 'png' })
    expect(await colourAt('/own', 2, 2)).toEqual([0, 255, 0])
    expect(await sharp(await picture('/own-maskable')).metadata()).toMatchObject({ width: 192, height: 192 })
    expect(await colourAt('/own-maskable', 2, 2)).toEqual([255, 255, 255])
    expect(await colourAt('/own-maskable', 96, 96)).toEqual([0, 255, 0])
  })

  it('stands in the tab as the file it is', async () => {
    for (const url of ['/tab', '/favicon.ico']) {
      const { headers, body } = await app.inject({ url })
      expect(headers['content-type']).toBe('image/svg+xml')
      expect(body).toBe(square('#00ff00'))
    }
  })
})
