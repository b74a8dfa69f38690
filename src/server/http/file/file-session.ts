// Who asks for a file: the session of an address that a page's `<img>` or link opens, where no header of ours can be sent.

import type { FastifyRequest } from 'fastify'
import type { Deps } from '../../deps.ts'
import type { FoundSession } from '../../hooks.ts'

/** Headers of every personal file: not cached, not executed, not framed. */
export const ownFileHeaders = {
  'Cache-Control': 'private, no-store',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Content-Security-Policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
} as const

/**
 * The session may come as in a call (query or bearer) or, since an `<img>` and a link can send nothing else, in the page's
 * cookie. Only for what changes nothing. Null without a session that holds.
 */
export async function fileSession(request: FastifyRequest, deps: Deps): Promise<FoundSession | null> {
  const token = fileTokenOf(request, deps.config.publicOrigin.startsWith('https:'))
  return token === null ? null : await deps.hooks.findSession(deps.db, deps, token)
}

/** The token of a request for a file, as {@link fileSession} looks for it. */
export function fileTokenOf(
  { headers, query }: Pick<FastifyRequest, 'headers' | 'query'>,
  isSecure: boolean,
): string | null {
  const { sessionId } = query as Record<string, unknown>
  if (typeof sessionId === 'string' && sessionId !== '') return sessionId
  const bearer = /^Bearer (\S{1,2048})$/.exec(headers.authorization ?? '')?.[1]
  return bearer ?? cookieToken(headers.cookie ?? '', isSecure)
}

/**
 * The token in the web app's session cookie, whose fields are written like a query (`t=…&u=…`); of two the last, as pages read it. Over
 * https only the one that no other host can set.
 */
function cookieToken(header: string, isSecure: boolean): string | null {
  const name = isSecure ? '__Host-sid=' : 'sid='
  const values = header.split(';').map((part) => part.trim())
  const value = values.findLast((part) => part.startsWith(name))?.slice(name.length)
  return value === undefined ? null : new URLSearchParams(value).get('t')
}
