// The files of the installed app: manifest, icons and service worker. What they say is the web app's.

import type { FastifyInstance } from 'fastify'
import sharp from 'sharp'

/** Changed with the next deployment, not during the day. */
const forADay = 'public, max-age=86400'

/** A text that is asked for anew each time: a browser must see a new one at once. */
export function serveFreshText(
  app: FastifyInstance,
  address: string,
  mediaType: string,
  text: string,
  policy?: string,
): void {
  app.get(address, async (_request, reply) => {
    reply.header('Content-Type', mediaType).header('Cache-Control', 'no-cache')
    if (policy !== undefined) reply.header('Content-Security-Policy', policy)
    return reply.send(text)
  })
}

/** A drawing as PNG, made when it is first asked for. */
export function serveIcon(app: FastifyInstance, address: string, svg: string): void {
  let png: Promise<Buffer> | null = null
  app.get(address, async (_request, reply) => {
    png ??= sharp(Buffer.from(svg)).png().toBuffer()
    return reply
      .header('Content-Type', 'image/png')
      .header('Cache-Control', forADay)
      .send(await png)
  })
}
