// Demo mode: the last calls that the web server made, in process or over HTTP, as they were on the wire.

import { z } from 'zod'
import type { Transport, WireAnswer, WireRequest } from '../../contracts/client.ts'
import type { Endpoint } from '../../contracts/endpoint.ts'

const keptPerBorrower = 200
/** Borrowers whose calls are kept; the one not heard of for longest is forgotten first. */
const borrowersKept = 500
const masked = '***'

interface LoggedCall {
  readonly method: string
  readonly path: string
  readonly query: Readonly<Record<string, string>>
  readonly headers: Readonly<Record<string, string>>
  readonly body: Readonly<Record<string, string>> | null
  readonly code: string
}

export interface CallLog {
  /** The newest call is the last. */
  callsOf(userId: string): readonly LoggedCall[]
  record(transport: Transport): Transport
  clear(): void
}

const envelopeCode = z.looseObject({ code: z.union([z.string(), z.number()]) })

function codeOf(answer: WireAnswer): string {
  if ('inner' in answer) return answer.code
  const read = envelopeCode.safeParse(answer.body)
  return read.success ? String(read.data.code) : String(answer.status)
}

function maskedFields(fields: Readonly<Record<string, string>>): Record<string, string> {
  const copy = { ...fields }
  for (const name of ['sessionId', 'ticket']) if (copy[name] !== undefined) copy[name] = masked
  return copy
}

export function createCallLog(): CallLog {
  const byBorrower = new Map<string, LoggedCall[]>()
  const keep = (request: WireRequest, code: string): void => {
    const userId = request.query.userId ?? request.body?.userId ?? ''
    const calls = byBorrower.get(userId) ?? []
    calls.push({
      method: request.method,
      path: request.path,
      query: maskedFields(request.query),
      headers: request.headers,
      body: request.body === null ? null : maskedFields(request.body),
      code,
    })
    byBorrower.delete(userId)
    byBorrower.set(userId, calls.slice(-keptPerBorrower))
    const [oldest] = byBorrower.keys()
    if (byBorrower.size > borrowersKept && oldest !== undefined) byBorrower.delete(oldest)
  }
  return {
    callsOf: (userId) => byBorrower.get(userId) ?? [],
    clear: () => byBorrower.clear(),
    record: (transport) => async (request: WireRequest, endpoint: Endpoint) => {
      try {
        const answer = await transport(request, endpoint)
        keep(request, codeOf(answer))
        return answer
      } catch (error) {
        keep(request, '')
        throw error
      }
    },
  }
}
