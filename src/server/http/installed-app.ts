// The files of the installed app: manifest, icons and service worker. What they say is the web app's.

import { readFile } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import { loadSharp } from '../drawing.ts'

/** Changed with the next deployment, not during the day. */
const forADay = 'public, max-age=86400'

interface FreshText {
  readonly address: string
  readonly mediaType: string
  readonly text: string
  /** Its Content-Security-Policy, where it has one of its own. */
  readonly policy?: string
}

/** A text that is asked for again each time: a browser must see a new one at once. */
export function serveFreshText(app: FastifyInstance, { address, mediaType, text, policy }: FreshText): void {
  app.get(address, async (_request, reply) => {
    reply.header('Content-Type', mediaType).header('Cache-Control', 'no-cache')
    if (policy !== undefined) reply.header('Content-Security-Policy', policy)
    return reply.send(text)
  })
}

/** A picture of the lender's own, or the drawing that stands in for it. */
export interface Picture {
  /** The path of a file, .svg or .png; null where the lender has none. */
  readonly own: string | null
  readonly drawn: string
}

interface IconShape {
  readonly address: string
  /** Edge in pixels. */
  readonly size: number
  /** May be cut to a circle: the lender's own picture then keeps to the inner four fifths, on white. */
  readonly maskable: boolean
}

/** An icon as PNG, made when it is first asked for. */
export function serveIcon(app: FastifyInstance, { address, size, maskable }: IconShape, { own, drawn }: Picture): void {
  const make = async (): Promise<Buffer> => {
    const sharp = await loadSharp()
    if (own === null) return await sharp(Buffer.from(drawn)).png().toBuffer()
    const inner = maskable ? Math.round(size * 0.8) : size
    const background = maskable ? '#ffffff' : '#ffffff00'
    const edge = Math.floor((size - inner) / 2)
    const rest = size - inner - edge
    return await sharp(own, { density: 384 })
      .resize(inner, inner, { fit: 'contain', background })
      .extend({ top: edge, left: edge, bottom: rest, right: rest, background })
      .flatten(maskable ? { background } : false)
      .png()
      .toBuffer()
  }
  serveMade(app, address, 'image/png', make)
}

/** A picture at these addresses as it is: the lender's own file, or the drawing. */
export function servePicture(app: FastifyInstance, addresses: readonly string[], { own, drawn }: Picture): void {
  const type = own?.endsWith('.png') ? 'image/png' : 'image/svg+xml'
  const make = async (): Promise<Buffer> => (own === null ? Buffer.from(drawn) : await readFile(own))
  for (const address of addresses) serveMade(app, address, type, make)
}

/** The picture of shared links, as PNG: not every app that shows one can draw SVG. */
export function serveSocialCard(
  app: FastifyInstance,
  address: string,
  { own, draw }: { readonly own: string | null; readonly draw: () => string },
): void {
  serveMade(app, address, 'image/png', async () =>
    own === null ? await (await loadSharp())(Buffer.from(draw())).png().toBuffer() : await readFile(own),
  )
}

function serveMade(app: FastifyInstance, address: string, type: string, make: () => Promise<Buffer>): void {
  let made: Promise<Buffer> | null = null
  app.get(address, async (_request, reply) => {
    made ??= make()
    return reply
      .header('Content-Type', type)
      .header('Cache-Control', forADay)
      .send(await made)
  })
}
