// The ways into the desk for who has no session yet: the calls that log in, and in the demo one-time links. Each sets the cookie.

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type DeskLoginEndpoint, type DeskLoginName, deskLoginEndpoints } from '../../../contracts/desk-login.ts'
import { type DeskRefusal, deny, isDenied } from '../../../core/officer/desk-refusal.ts'
import { DatabaseIsUnavailable } from '../../db/database-errors.ts'
import type { Deps } from '../../deps.ts'
import { decodeBody } from '../../http/body/decode-body.ts'
import type { Gate } from '../../http/limits.ts'
import { fieldNames } from '../../http/read-input.ts'
import {
  callbackPath,
  comeBackFromProvider,
  findOfficerSession,
  goToProvider,
  type LoginAnswer,
  type LoginCall,
  launchPath,
  loginRoutes,
  openByLaunch,
} from '../../officer/login/door.ts'
import type { LoginProviderClient } from '../../ports/login-provider.ts'
import { plainHeaders } from '../../ports/notice-headers.ts'
import type { DeskPipeline } from './desk-pipeline.ts'
import { comesFromElsewhere, hashOfAddress } from './desk-request.ts'

interface LoginMeans {
  readonly app: FastifyInstance
  readonly deps: Deps
  readonly gate: Gate
  readonly pipeline: DeskPipeline
  readonly origin: () => string
  /** The token of a browser's session; null without one. */
  readonly tokenIn: (cookies: string | undefined) => string | null
  /** The header that gives a browser its session. */
  readonly cookie: (token: string) => string
}

type AnyLoginHandler = (input: unknown, call: LoginCall) => Promise<LoginAnswer<DeskLoginName> | DeskRefusal>

/** Where a login leads: a path of this origin, else the work list. */
function nextOf(next: unknown): string {
  return typeof next === 'string' && /^\/(?![/\\])[\x21-\x5b\x5d-\x7e]{0,300}$/.test(next) ? next : '/'
}

/** Adds the ways in. */
export function serveLogin(means: LoginMeans): void {
  const { app, deps, gate, pipeline, origin, cookie, tokenIn } = means
  for (const name of Object.keys(deskLoginEndpoints) as DeskLoginName[]) {
    app.route({
      method: 'POST',
      url: deskLoginEndpoints[name].path,
      handler: async (request, reply) => {
        const answer = await answerTo(name, request)
        if (isDenied(answer)) {
          const { status, body } = pipeline.refuse(answer, plainHeaders(request))
          return sendJson(reply.code(status), body)
        }
        if (answer.session !== null) reply.header('Set-Cookie', cookie(answer.session))
        return sendJson(reply, { data: answer.data })
      },
    })
  }
  // A link that logs in is the demo's: who has the link is logged in. A preview of the link, by HEAD, must not use it up.
  if (deps.config.mode === 'demo')
    app.get(launchPath, onlyGet, async (request, reply) => {
      const { ticket, next } = request.query as { ticket?: unknown; next?: unknown }
      const token = typeof ticket === 'string' && ticket.length <= 128 ? await openByLaunch(deps, ticket) : null
      if (token === null) return reply.redirect('/?launch=refused', 303)
      return reply.header('Set-Cookie', cookie(token)).redirect(nextOf(next), 303)
    })

  async function answerTo(
    name: DeskLoginName,
    request: FastifyRequest,
  ): Promise<LoginAnswer<DeskLoginName> | DeskRefusal> {
    const addressHash = hashOfAddress(deps, request.ip)
    const admission = await gate.enter('code', { who: addressHash, isStranger: true })
    if (!admission.admitted) return deny('tooManyCalls')
    try {
      return await pass(name, request, addressHash)
    } catch (error) {
      deps.log.error({ requestId: request.id, call: name, err: error }, 'login of the desk failed')
      const refused = error instanceof DatabaseIsUnavailable ? 'outOfReach' : 'failed'
      return deny(refused, { more: { requestId: request.id } })
    } finally {
      admission.leave()
    }
  }

  async function pass(
    name: DeskLoginName,
    request: FastifyRequest,
    addressHash: string,
  ): Promise<LoginAnswer<DeskLoginName> | DeskRefusal> {
    const headers = plainHeaders(request)
    // A foreign page must not log a browser in: what is then done there would be another officer's.
    if (comesFromElsewhere(headers, origin())) return deny('formIsForeign')
    // Where a provider says who is an officer, no passkey does.
    if (deps.config.desk?.provider != null) return deny('notFound')
    const body = decodeBody(headers['content-type'], Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0))
    if (!body.ok) return deny('badInput', { fields: ['body'] })
    const endpoint: DeskLoginEndpoint = deskLoginEndpoints[name]
    const read = endpoint.input.safeParse(body.fields)
    if (!read.success) return deny('badInput', { fields: fieldNames(read.error) })
    const use = loginRoutes[name] as AnyLoginHandler
    const token = tokenIn(headers.cookie)
    const session = token === null ? null : await findOfficerSession(deps.db, deps, token)
    return await use(read.data, { deps, deskOrigin: origin(), addressHash, session })
  }
}

const onlyGet = { exposeHeadRoute: false } as const

function sendJson(reply: FastifyReply, body: unknown): FastifyReply {
  return reply.header('Content-Type', 'application/json; charset=utf-8').send(JSON.stringify(body))
}

/** The way to the lender's identity provider and back. A cookie of minutes ties both ends to one browser. */
interface ProviderMeans extends Omit<LoginMeans, 'pipeline' | 'tokenIn'> {
  readonly provider: LoginProviderClient
  readonly isSecure: boolean
}

type NotIn = 'failed' | 'away' | 'noRole'

/** Adds the two addresses. */
export function serveProviderLogin({ app, deps, gate, provider, origin, isSecure, cookie }: ProviderMeans): void {
  const name = isSecure ? '__Host-desk-login' : 'desk-login'
  const wayCookie = (value: string, lifeSeconds: number): string =>
    `${name}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${lifeSeconds}${isSecure ? '; Secure' : ''}`
  const wayIn = (cookies: string | undefined): string | null =>
    new RegExp(`(?:^|; ?)${name}=([\\w-]{1,128})(?:;|$)`).exec(cookies ?? '')?.[1] ?? null

  app.get('/log-in/provider', onlyGet, (request, reply) =>
    guarded(request, reply, async (call) => {
      const { next } = request.query as { next?: unknown }
      const way = await goToProvider(provider, nextOf(next), call)
      if (way === null) return notIn(reply, 'away')
      return reply.header('Set-Cookie', wayCookie(way.browser, 600)).redirect(way.address, 303)
    }),
  )
  app.get(callbackPath, onlyGet, (request, reply) =>
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
