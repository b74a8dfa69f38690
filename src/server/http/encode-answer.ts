// Our words become the wire's: an answer is encoded by its endpoint's schema.

import { z } from 'zod'
import type { Endpoint } from '../../contracts/endpoint.ts'
import type { Answer } from './answer.ts'

/** Encodes an answer by its endpoint: our words become the wire's. */
export function encodeAnswer(endpoint: Endpoint, answer: Answer): { status: number; body: Record<string, unknown> } {
  if (!('inner' in answer)) {
    return { status: answer.status, body: { code: answer.code, message: answer.message, data: answer.data } }
  }
  const data = z.encode(endpoint.output, answer.inner as never)
  const beside = endpoint.place === 'data' ? {} : { [endpoint.place]: data }
  return { status: 200, body: { code: answer.code, message: answer.message, data, ...beside } }
}
