// The span of each request, from its head to its end: calls, pages and files are done within it, and its answer names it.

import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type OpenSpan, openSpan } from '../tracing.ts'

/** To be added before all other hooks. */
export function traceRequests(app: FastifyInstance): void {
  const spans = new WeakMap<FastifyRequest, OpenSpan>()
  app.addHook('onRequest', (request, _reply, done) => {
    const route = request.routeOptions.url ?? 'unknown'
    const { method, id: requestId } = request
    const span = openSpan(`${method} ${route}`, { requestId, method, route })
    spans.set(request, span)
    span.within(done)
  })
  // The body came by events of its connection, which know nothing of the request.
  app.addHook('preHandler', (request, _reply, done) => {
    const span = spans.get(request)
    if (span === undefined) done()
    else span.within(done)
  })
  app.addHook('onSend', async (request, reply) => {
    const told = spans.get(request)?.serverTiming ?? null
    if (told !== null) reply.header('Server-Timing', told)
  })
  app.addHook('onResponse', async (request, reply) => {
    spans.get(request)?.end({ status: reply.statusCode }, reply.statusCode >= 500)
  })
}
