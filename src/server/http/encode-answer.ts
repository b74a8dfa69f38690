// Our words become the wire's: an answer is encoded by its endpoint's schema.

import { z } from 'zod'
import type { Endpoint } from '../../contracts/endpoint.ts'
import { saysSuccess } from '../../contracts/envelope.ts'
import type { Answer } from './answer.ts'

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
