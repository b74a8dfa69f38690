// The HTTP edge alone: calls and pages answer what a test says, on a connection of their own.

import type { AddressInfo } from 'node:net'
import { createMetrics } from '../../src/server/http/metrics.ts'
import type { KeptPages } from '../../src/server/http/page/kept-pages.ts'
import { type PageHandler, servePages } from '../../src/server/http/page/pages.ts'
import { createHttpServer, type HttpMeans, type HttpServer } from '../../src/server/http/server.ts'
import type { Turns } from '../../src/server/http/turns.ts'

const silent = () => undefined

export interface BareServer {
  readonly app: HttpServer
  readonly origin: string
  readonly kept: KeptPages
}

/** Listens on a free port. */
export async function openBareServer(
  page: PageHandler,
  means: Partial<HttpMeans> = {},
  turns?: Turns,
): Promise<BareServer> {
  const app = createHttpServer({
    pipeline: { call: async () => ({ status: 200, code: '0', message: '', inner: {} }), admit: async () => null },
    metrics: createMetrics(),
    trustedProxies: 0,
    takeNotice: async () => ({ status: 200, body: null }),
    ready: async () => ({ status: 'ready', schema: null }),
    release: () => ({ version: '0.0.0', build: '', schema: '' }),
    shared: async () => ({ queue: [] }),
    isStopping: () => false,
    log: { info: silent, warn: silent, error: silent },
    ...means,
  })
  const kept = servePages(app, page, 'https://loans.example', {
    bodies: app.bodies,
    repeats: app.repeats,
    ...(turns === undefined ? {} : { turns }),
  })
  await app.listen({ host: '127.0.0.1', port: 0 })
  return { app, kept, origin: `http://127.0.0.1:${(app.server.address() as AddressInfo).port}` }
}
