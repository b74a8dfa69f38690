// The way to the lender's identity provider and back. A cookie of minutes ties both ends to one browser.

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { DatabaseIsUnavailable } from '../../db/database-errors.ts'
import type { Deps } from '../../deps.ts'
import type { Gate } from '../../http/limits.ts'
import { callbackPath, comeBackFromProvider, goToProvider, type LoginCall } from '../../officer/login/door.ts'
import type { LoginProviderClient } from '../../ports/login-provider.ts'
import { hashOfAddress } from './desk-request.ts'
import { nextOf } from './login-server.ts'

export interface ProviderMeans {
  readonly app: FastifyInstance
  readonly deps: Deps
  readonly gate: Gate
  readonly provider: LoginProviderClient
  readonly origin: () => string
  readonly isSecure: boolean
  /** The header that gives a browser its session. */
  readonly cookie: (token: string) => string
}

type NotIn = 'failed' | 'away' | 'noRole'

/** Adds the two addresses. */
export function serveProviderLogin({ app, deps, gate, provider, origin, isSecure, cookie }: ProviderMeans): void {
  const name = isSecure ? '__Host-desk-login' : 'desk-login'
  const wayCookie = (value: string, lifeSeconds: number): string =>
    `${name}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${lifeSeconds}${isSecure ? '; Secure' : ''}`
  const wayIn = (cookies: string | undefined): string | null =>
    new RegExp(`(?:^|; ?)${name}=([\\w-]{1,128})(?:;|$)`).exec(cookies ?? '')?.[1] ?? null

  app.get('/log-in/provider', (request, reply) =>
    guarded(request, reply, async (call) => {
      const { next } = request.query as { next?: unknown }
      const way = await goToProvider(provider, nextOf(next), call)
      if (way === null) return notIn(reply, 'away')
      return reply.header('Set-Cookie', wayCookie(way.browser, 600)).redirect(way.address, 303)
    }),
  )
  app.get(callbackPath, (request, reply) =>
    guarded(request, reply, async (call) => {
      const came = new URL(request.url, origin())
      const back = await comeBackFromProvider(provider, came, wayIn(request.headers.cookie), call)
      if ('refused' in back) return notIn(reply.header('Set-Cookie', wayCookie('', 0)), back.refused)
      return reply.header('Set-Cookie', [wayCookie('', 0), cookie(back.session)]).redirect(back.next, 303)
    }),
  )

  function notIn(reply: FastifyReply, why: NotIn): FastifyReply {
    return reply.redirect(`/?login=${why}`, 303)
  }

  async function guarded(
    request: FastifyRequest,
    reply: FastifyReply,
    work: (call: Omit<LoginCall, 'session'>) => Promise<FastifyReply>,
  ): Promise<FastifyReply> {
    const addressHash = hashOfAddress(deps, request.ip)
    const admission = await gate.enter('code', { who: addressHash, isStranger: true })
    if (!admission.admitted) return notIn(reply, 'away')
    try {
      return await work({ deps, deskOrigin: origin(), addressHash })
    } catch (error) {
      deps.log.error({ requestId: request.id, err: error }, 'login of the desk failed')
      return notIn(reply, error instanceof DatabaseIsUnavailable ? 'away' : 'failed')
    } finally {
      admission.leave()
    }
  }
}
