// Opens the desk of this process: its pipeline, its server, and the origin at which officers see it.

import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { inAddress } from '../../../settings/values.ts'
import type { Deps } from '../../deps.ts'
import { deskRoutes } from '../../desk-api.ts'
import type { Bodies } from '../../http/body/bodies.ts'
import type { Gate } from '../../http/limits.ts'
import { findInvitation } from '../../officer/invitation/door.ts'
import type { Officer } from '../../officer/person/door.ts'
import { createDeskPipeline, type DeskPipeline } from './desk-pipeline.ts'
import { createDeskServer, deskCookie, deskCookieHeader, type SaidCookie, saidCookie } from './desk-server.ts'

export interface Desk {
  readonly app: FastifyInstance
  readonly bodies: Bodies
  /** As it is called: of several cells all of them. */
  readonly pipeline: DeskPipeline
  /** Of this database alone. */
  readonly own: DeskPipeline
  /** `http://127.0.0.1:3001`; of a desk on any free port, once it listens. */
  origin(): string
  /** The token of a page's request. */
  tokenIn(cookies: string | undefined): string | null
  /** The header that makes a browser forget its session. */
  readonly noCookie: string
  /** Which page may say what was just done. */
  readonly said: SaidCookie
  /** Whose invitation a ticket is; null for one that is over. */
  invited(ticket: string): Promise<Officer | null>
  listen(): Promise<void>
}

/** Null where this process has no desk. */
export function openDesk(
  deps: Deps,
  gate: Gate,
  inFront: (own: DeskPipeline) => DeskPipeline = (own) => own,
): Desk | null {
  const place = deps.config.desk
  if (place === null) return null
  const { host } = deps.config
  const isSecure = place.origin?.startsWith('https:') ?? false
  let app: FastifyInstance | null = null
  const origin = (): string => {
    if (place.origin !== null) return place.origin
    const address = app?.server.address() as AddressInfo | null | undefined
    return `http://${inAddress(host)}:${address?.port ?? place.port}`
  }
  const own = createDeskPipeline({ routes: deskRoutes, deps, deskOrigin: origin }, gate)
  const pipeline = inFront(own)
  const { app: server, bodies } = createDeskServer({ deps, pipeline, isSecure, gate, origin })
  app = server
  return {
    app: server,
    bodies,
    pipeline,
    own,
    origin,
    noCookie: deskCookieHeader('', isSecure),
    tokenIn: (cookies) => deskCookie(cookies, isSecure),
    said: saidCookie(isSecure),
    invited: (ticket) => findInvitation(deps.db, deps, ticket),
    listen: async () => void (await server.listen({ host, port: place.port })),
  }
}
