// `npm run dev`: pages straight from their sources through Vite, with hot updates. Never part of production.

import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { createServer } from 'vite'
import type * as AppServer from '../src/web/app-server.ts'

/** Puts Vite in front of the server's own addresses and loads the web app through it. */
export async function mountDevPages(app: FastifyInstance, root: string): Promise<typeof AppServer> {
  // Hot updates come over the server's own address: the pages' content security policy allows no other.
  const server = { middlewareMode: true, hmr: { server: app.server } } as const
  const vite = await createServer({ root, server, appType: 'custom' })
  app.addHook('onClose', () => vite.close())
  app.addHook('onRequest', async (request, reply) => {
    const own =
      /^\/(@|src\/|content\/|node_modules\/|\.react-router\/)/.test(request.url) ||
      /\?(import|t=|v=|inline)/.test(request.url)
    if (!own) return
    reply.hijack()
    vite.middlewares(request.raw as IncomingMessage, reply.raw as ServerResponse, () => {
      reply.raw.statusCode = 404
      reply.raw.end()
    })
  })
  // Loaded at each request: after a change Vite makes a new module, so that server and browser run the same source.
  const load = () => vite.ssrLoadModule('/src/web/app-server.ts') as Promise<typeof AppServer>
  const web = await load()
  // Each copy is told what the first one was told at the start, and reads the words again once one of them was changed: they are files that
  // the server reads once, and no modules.
  let told: { texts: Parameters<typeof web.speakWith>[0]; dates: Parameters<typeof web.writeDatesAs>[0] } = {
    texts: {},
    dates: undefined,
  }
  const tell = (copy: typeof AppServer): void => {
    copy.writeDatesAs(told.dates)
    copy.speakWith(told.texts)
  }
  vite.watcher.on('change', (file) => {
    if (file.startsWith(`${root}/src/words/`)) void load().then(tell)
  })
  return {
    ...web,
    writeDatesAs(dates) {
      told = { ...told, dates }
      tell(web)
    },
    speakWith(texts) {
      told = { ...told, texts }
      tell(web)
    },
    createWebHandler(means) {
      let made: { web: typeof AppServer; handler: AppServer.WebHandler } | null = null
      const handle = async (request: Request, page: AppServer.PageRequest): Promise<Response> => {
        const newest = await load()
        if (made?.web !== newest) {
          tell(newest)
          made = { web: newest, handler: newest.createWebHandler(means) }
        }
        return made.handler(request, page)
      }
      const first = web.createWebHandler(means)
      // No page is cached: each is rendered from its current source.
      return Object.assign(handle, { ...first, keyOf: () => null })
    },
  }
}
