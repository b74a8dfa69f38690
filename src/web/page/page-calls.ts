// The calls of one page: they give their turn to other pages while they wait, and what they did is known afterwards.

import type { Transport } from '../../contracts/client.ts'
import type { Endpoint } from '../../contracts/endpoint.ts'
import { pageOfCallHeader } from '../../contracts/page-headers.ts'
import type { PageSession } from '../session/page-cookies.ts'
import { seedOf } from './wake-request.ts'

interface Around {
  /** Waits for a call; a slow one gives its turn to other pages. */
  readonly away?: <T>(work: () => Promise<T>) => Promise<T>
  /** Called when the visitor's session was found. */
  readonly isKnown?: () => void
  /** The page may never be shown. */
  readonly isAhead: boolean
}

/** What the calls of one page have been. */
export interface Calls {
  /** True while all calls were answered, and none read or changed one visitor's data. */
  areSameForAll: boolean
  /** True while none of them did more than read. */
  haveOnlyRead: boolean
}

/** In demo mode the API is told for which page a call is made: a planned answer holds for the page and for its waking. */
export function ofPage(transport: Transport, request: Request, nonce: string): Transport {
  const seed = seedOf(request)
  const page = seed === null ? nonce : `${seed} wakes`
  return (call, endpoint) => transport({ ...call, headers: { ...call.headers, [pageOfCallHeader]: page } }, endpoint)
}

const atOnce = <T>(work: () => Promise<T>): Promise<T> => work()

/** True if the answer holds no visitor's data: without a session a call with an optional session is a public one. */
function isForAll({ access }: Endpoint, session: PageSession | null): boolean {
  return access === 'public' || (access === 'optional' && session === null)
}

/** The transport of one page: gives its turn to other pages while it waits, and records its calls. */
export function watched(transport: Transport, session: PageSession | null, page: Around, calls: Calls): Transport {
  return async (request, endpoint) => {
    if (endpoint.class !== 'read') calls.haveOnlyRead = false
    // What does something waits until the page is really asked for: this answer is thrown away.
    if (!calls.haveOnlyRead && page.isAhead) return { status: 503, body: null }
    if (!isForAll(endpoint, session) || endpoint.class !== 'read') calls.areSameForAll = false
    try {
      const answer = await (page.away ?? atOnce)(() => transport(request, endpoint))
      const isTaken = 'inner' in answer || answer.status === 200
      if (!isTaken) calls.areSameForAll = false
      if (isTaken && session !== null && endpoint.access === 'session') page.isKnown?.()
      return answer
    } catch (error) {
      calls.areSameForAll = false
      throw error
    }
  }
}
