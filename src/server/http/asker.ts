// Who makes a call, from where, and in which language it is answered.

import { createHash } from 'node:crypto'
import type { CommonParams } from '../../contracts/common-params.ts'
import { unattendedHeader } from '../../contracts/page-headers.ts'
import { networksOf } from '../../core/identity/network.ts'
import { chooseLanguage } from '../../core/language.ts'
import type { markets } from '../../core/market/markets.ts'
import { type ServerWords, serverWordsFor } from '../../words/server-words.ts'
import type { Deps } from '../deps.ts'
import { bearerToken } from './bearer-token.ts'
import type { Caller, IncomingCall } from './call.ts'
import { readCommon } from './read-input.ts'

export interface Session {
  readonly caller: Caller
  readonly market: keyof typeof markets
  readonly language: string
  readonly params: CommonParams
}

export interface Asker {
  readonly session: Session | null
  readonly language: string
  readonly words: ServerWords
  /** Keyed hashes of the caller's network: an IPv4 address or an IPv6 /64, and the /48 around it. */
  readonly addressHash: string
  readonly wideAddressHash: string
}

/** Looks up the session of a call. No session, or a bad one, is an asker without one: the caller decides what that may do. */
export async function askerOf(deps: Deps, incoming: IncomingCall): Promise<Asker> {
  return askerWith(deps, incoming, await sessionOf(deps, readCommon(incoming), incoming))
}

/** Who makes a call whose session is known. */
export function askerWith(deps: Deps, incoming: IncomingCall, session: Session | null): Asker {
  const common = readCommon(incoming)
  const language = chooseLanguage(
    [common.lang, session?.language, deps.config.defaultLanguage],
    deps.config.mode === 'demo',
  )
  const { near, wide } = networksOf(incoming.address)
  const keyedHash = (value: string): string =>
    createHash('sha256').update(deps.config.sessionSecret).update('\0').update(value).digest('hex').slice(0, 32)
  const words = serverWordsFor(language)
  return { session, language, words, addressHash: keyedHash(near), wideAddressHash: keyedHash(wide) }
}

async function sessionOf(deps: Deps, common: CommonParams, incoming: IncomingCall): Promise<Session | null> {
  const bearer = bearerToken(incoming.headers)
  const token = common.sessionId || bearer
  if (token === null || token === '') return null
  // Two sessions at once are none.
  if (bearer !== null && bearer !== token) return null
  const isUse = incoming.headers[unattendedHeader.name] !== unattendedHeader.value
  const found = await deps.hooks.findSession(deps.db, deps, token, isUse)
  if (found === null) return null
  // The user parameter must name the session's own borrower: a mixture of two launches is no session.
  if (common.userId !== undefined && common.userId !== '' && common.userId !== found.borrowerId) return null
  return {
    caller: { borrowerId: found.borrowerId, sessionHash: found.sessionHash, deviceId: found.deviceId },
    market: found.market,
    language: found.params.lang || found.language,
    params: found.params,
  }
}
