// What a call is answered: a result, a refusal in the words of its language, or a failure of ours.

import { z } from 'zod'
import type { Endpoint } from '../../contracts/endpoint.ts'
import { codes, refusalCodes, refusalStatuses, refusalValueNames, saysSuccess } from '../../contracts/envelope.ts'
import { chooseLanguage } from '../../core/language.ts'
import type { Refusal } from '../../core/refusal.ts'
import { refusalText, type ServerWords, serverWordsFor } from '../../words/server-words.ts'
import type { IncomingCall } from './call.ts'
import type { Admission } from './limits.ts'

/** An answer in our own words; the HTTP edge encodes `inner` by the endpoint's schema. */
export type Answer =
  | { readonly status: 200; readonly code: string; readonly message: string; readonly inner: unknown }
  | {
      readonly status: number
      readonly code: string
      readonly message: string
      readonly data: unknown
      readonly retryAfterSeconds?: number
    }

/** A restarted database is back within a few seconds. */
export const retryAfterSeconds = 1

/** What a use case refused, in the caller's language. */
export function refusal(refused: Refusal, words: ServerWords): Answer {
  return {
    status: refusalStatuses[refused.refused] ?? 200,
    code: refusalCodes[refused.refused],
    message: refusalText(words, refused.refused, refused.values),
    data:
      refused.fields === undefined && refused.values === undefined
        ? null
        : { ...(refused.fields === undefined ? {} : { fields: refused.fields }), ...wireValues(refused) },
  }
}

function wireValues({ refused, values = {} }: Refusal): Record<string, string | number> {
  const names = refusalValueNames[refused] ?? {}
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [names[name] ?? name, value]))
}

/** Names the fields that are wrong, and never their values. */
export function badInput(fields: readonly string[], words: ServerWords, reason = 'is not as expected'): Answer {
  const message = `${words.badInput} ${fields.join(', ')}`
  return { status: 400, code: codes.badInput, message, data: { fields, reason } }
}

/** A failure of ours: nothing but the number of the request is said. */
export function failure(incoming: IncomingCall): Answer {
  const words = serverWordsFor(chooseLanguage([String(incoming.query.lang ?? '')]))
  return { status: 500, code: codes.failed, message: words.failed, data: { requestId: incoming.requestId } }
}

/** The outcome is unknown: the change may be stored. A retry with the same key finds out. */
export function outOfReach(incoming: IncomingCall): Answer {
  const words = serverWordsFor(chooseLanguage([String(incoming.query.lang ?? '')]))
  const data = { requestId: incoming.requestId }
  return { status: 503, code: codes.outOfReach, message: words.outOfReach, data, retryAfterSeconds }
}

/** A call that the gate does not let in: too many of one caller, or too much for the whole server. */
export function notAdmitted(
  { why, retryAfterSeconds: seconds }: Extract<Admission, { readonly admitted: false }>,
  words: ServerWords,
): Answer {
  const status = why === 'overloaded' ? 503 : 429
  const code = status === 503 ? codes.unavailable : codes.tooMany
  return { status, code, message: refusalText(words, 'tooManyRequests'), data: null, retryAfterSeconds: seconds }
}

/** Encodes an answer by its endpoint: our words become the wire's. The calls under `/api/` say `success` beside the code (WIRE-4). */
export function encodeAnswer(endpoint: Endpoint, answer: Answer): { status: number; body: Record<string, unknown> } {
  if (!('inner' in answer)) {
    const { status, code, message, data } = answer
    return { status, body: { code, message, data, ...saysSuccess(endpoint.path, code) } }
  }
  const data = z.encode(endpoint.output, answer.inner as never)
  const beside = endpoint.place === 'data' ? {} : { [endpoint.place]: data }
  const { code, message } = answer
  return { status: 200, body: { code, message, data, ...beside, ...saysSuccess(endpoint.path, code) } }
}
