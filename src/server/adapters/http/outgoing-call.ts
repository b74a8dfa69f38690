// One HTTP call to a provider, with a connection and a total timeout. The result tells 'not sent' from 'outcome unknown'.

import { request as httpRequest, type IncomingMessage } from 'node:http'
import { request as httpsRequest } from 'node:https'
import type { LookupFunction } from 'node:net'
import { inOutgoingSpan } from '../../tracing.ts'

/** Milliseconds until a connection is open, and until the whole answer is there. */
const connectTimeoutMs = 2_000
const totalTimeoutMs = 8_000
/** An answer at most, bytes. */
const answerLimitBytes = 1_048_576

export interface OutgoingCall {
  readonly method: 'GET' | 'POST'
  readonly url: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
  readonly connectTimeoutMs?: number
  readonly totalTimeoutMs?: number
  /** Finds the address of the host; what it answers is what is connected to. The system's, where it is left out. */
  readonly lookup?: LookupFunction
  /** True where the status says everything: the body is not read, however long it is. */
  readonly statusOnly?: boolean
}

/**
 * `notSent`: no connection was open, so nothing can have happened there. `lost`: it may have happened, and we do not know.
 * The difference decides whether a payment may be tried again.
 */
export type OutgoingAnswer =
  | { readonly outcome: 'answered'; readonly status: number; readonly body: string }
  | { readonly outcome: 'notSent'; readonly why: string }
  | { readonly outcome: 'lost'; readonly why: string }

/** Makes the call once. Never retries: a caller that asks again uses the same key. Never throws for the network. */
export function callOutside(call: OutgoingCall): Promise<OutgoingAnswer> {
  const { method, url } = call
  return inOutgoingSpan(new URL(url).host, { method }, (headers) =>
    sendOnce({ ...call, headers: { ...call.headers, ...headers } }),
  )
}

/** Posts one message to a provider, as JSON with its bearer token; what is wrong with the answer, null where the provider took it. */
export async function postMessage(
  { url, token }: { readonly url: string; readonly token: string },
  message: { readonly id: string } & Readonly<Record<string, unknown>>,
): Promise<string | null> {
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    'idempotency-key': message.id,
  }
  const answer = await callOutside({ method: 'POST', url, headers, body: JSON.stringify(message) })
  if (answer.outcome !== 'answered') return `did not answer: ${answer.outcome}`
  return answer.status < 200 || answer.status > 299 ? `answered ${answer.status}` : null
}

function sendOnce(call: OutgoingCall): Promise<OutgoingAnswer> {
  const start = call.url.startsWith('https:') ? httpsRequest : httpRequest
  return new Promise((resolve) => {
    let connected = false
    let done = false
    const request = start(call.url, {
      ...{ method: call.method, headers: { ...call.headers }, agent: false },
      ...(call.lookup === undefined ? {} : { lookup: call.lookup }),
    })
    const finish = (answer: OutgoingAnswer): void => {
      if (done) return
      done = true
      clearTimeout(connecting)
      clearTimeout(whole)
      resolve(answer)
      request.destroy()
    }
    const give = (why: string): void => finish(connected ? { outcome: 'lost', why } : { outcome: 'notSent', why })
    const connecting = setTimeout(() => {
      if (!connected) give('no connection in time')
    }, call.connectTimeoutMs ?? connectTimeoutMs)
    const whole = setTimeout(() => give('no answer in time'), call.totalTimeoutMs ?? totalTimeoutMs)
    request.on('socket', (socket) => {
      const event = call.url.startsWith('https:') ? 'secureConnect' : 'connect'
      socket.once(event, () => {
        connected = true
      })
    })
    request.on('error', (error: NodeJS.ErrnoException) => give(error.code ?? 'connection broke'))
    request.on('response', (response) => {
      if (call.statusOnly === true) finish({ outcome: 'answered', status: response.statusCode ?? 0, body: '' })
      else readAnswer(response, finish, give)
    })
    request.end(call.body)
  })
}

function readAnswer(response: IncomingMessage, finish: (answer: OutgoingAnswer) => void, give: (why: string) => void) {
  const chunks: Buffer[] = []
  let size = 0
  response.on('data', (chunk: Buffer) => {
    size += chunk.length
    if (size > answerLimitBytes) give('the answer is too long')
    else chunks.push(chunk)
  })
  response.on('error', () => give('the answer broke off'))
  response.on('aborted', () => give('the answer broke off'))
  response.on('end', () => {
    if (!response.complete) return give('the answer broke off')
    finish({ outcome: 'answered', status: response.statusCode ?? 0, body: Buffer.concat(chunks).toString('utf8') })
  })
}
