// The transport without a wire: the web app's calls enter the same pipeline in this process.

import { randomUUID } from 'node:crypto'
import { type Transport, TransportError } from '../../contracts/client.ts'
import { callTimeoutMs } from '../../contracts/common-params.ts'
import { encodeAnswer } from './answer.ts'
import { endpointByPath, type Pipeline } from './pipeline.ts'

/** The name of the error for an answer that demo mode drops on purpose; every other error is a failure of ours. */
const droppedName = 'AnswerDropped'

/** Nothing is skipped: limits, session, schema and idempotency are the pipeline's. Gives up after `timeoutMs`. */
export function inProcessTransport(pipeline: Pick<Pipeline, 'call'>, timeoutMs = callTimeoutMs): Transport {
  return async (request, asked) => {
    // The built web app carries its own copy of the contracts: the server goes by its own, found at the same address.
    const endpoint = endpointByPath.get(request.path)
    if (endpoint === undefined) throw new Error(`the server does not know the call ${asked.name}`)
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(new TransportError('slow')), timeoutMs)
    })
    try {
      const call = pipeline.call(endpoint, {
        method: request.method,
        query: request.query,
        body: request.body,
        headers: request.headers,
        files: request.files ?? [],
        address: request.visitor ?? '',
        requestId: randomUUID(),
      })
      const answer = await Promise.race([call, late])
      return 'inner' in answer ? answer : encodeAnswer(endpoint, answer)
    } catch (error) {
      if (error instanceof Error && error.name === droppedName) throw new TransportError('offline', error)
      throw error
    } finally {
      clearTimeout(timer)
    }
  }
}
