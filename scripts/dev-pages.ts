// `npm run dev`: pages straight from their sources through Vite, with hot updates. Never part of production.

import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { createServer } from 'vite'

/** Puts Vite in front of the server's own addresses and loads the web app through it. */
export async function mountDevPages(app: FastifyInstance, root: string): Promise<Record<string, unknown>> {
  const vite = await createServer({ root, server: { middlewareMode: true }, appType: 'custom' })
  app.addHook('onClose', () => vite.close())
  app.addHook('onRequest', async (request, reply) => {
    const own =
      /^\/(@|src\/|node_modules\/|\.react-router\/)/.test(request.url) || /\?(import|t=|v=|inline)/.test(request.url)
    if (!own) return
    reply.hijack()
    vite.middlewares(request.raw as IncomingMessage, reply.raw as ServerResponse, () => {
      reply.raw.statusCode = 404
      reply.raw.end()
    })
  })
  return vite.ssrLoadModule('/src/web/app-server.ts')
}
