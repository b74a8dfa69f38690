// A small HTTP server on 127.0.0.1 in a vendor's place: its routes are the vendor's, its faults are for all of them.

import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface VendorRequest {
  readonly method: string
  /** Without the query. */
  readonly path: string
  readonly query: URLSearchParams
  readonly headers: Readonly<Record<string, string | undefined>>
  readonly body: string
}

export interface VendorReply {
  readonly status: number
  readonly body: unknown
}

/**
 * What goes wrong with the next call. `lostBefore`: the line breaks before anything happens; `lostAfter`: after it happened;
 * `status`: nothing happens, and this is answered, as JSON or as some proxy's page.
 */
export type VendorFault =
  | { readonly kind: 'lostBefore' | 'lostAfter' | 'htmlAfter' }
  | { readonly kind: 'status'; readonly status: number; readonly html?: boolean }

export interface VendorServer {
  readonly url: string
  /** Of the calls to come, the first goes wrong so; those of the list one after the other. With `null` one goes well. */
  plan(...faults: readonly (VendorFault | null)[]): void
  /** How many calls came, whatever became of them. */
  calls(): number
  close(): Promise<void>
}

const page = '<!doctype html><title>502 Bad Gateway</title>'

interface RawReply {
  readonly status: number
  readonly text: string
  readonly type: string
}

function faultReply({ status, html }: Extract<VendorFault, { kind: 'status' }>): RawReply {
  if (html === true) return { status, text: page, type: 'text/html' }
  const body = { error_code: 'FAULT', message: 'a fault of the test' }
  return { status, text: JSON.stringify(body), type: 'application/json' }
}

/** Starts it. What `answer` throws is a test's failure: it is told at the end, by {@link VendorServer.close}. */
export async function startVendor(answer: (request: VendorRequest) => VendorReply): Promise<VendorServer> {
  const faults: (VendorFault | null)[] = []
  const failures: unknown[] = []
  let calls = 0
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      calls += 1
      const fault = faults.shift()
      if (fault?.kind === 'lostBefore') {
        request.socket.destroy()
        return
      }
      const { status, text, type } = fault?.kind === 'status' ? faultReply(fault) : given(request, chunks)
      if (fault?.kind === 'lostAfter') request.socket.destroy()
      else if (fault?.kind === 'htmlAfter') response.writeHead(200, { 'content-type': 'text/html' }).end(page)
      else response.writeHead(status, { 'content-type': type }).end(text)
    })
  })

  /** The vendor's own answer; what throws in it is kept for the end. */
  function given(
    { url: address = '/', method = 'GET', headers }: IncomingMessage,
    chunks: readonly Buffer[],
  ): RawReply {
    const url = new URL(address, 'http://vendor')
    const body = Buffer.concat(chunks).toString('utf8')
    const plain = headers as Record<string, string | undefined>
    try {
      const reply = answer({ method, path: url.pathname, query: url.searchParams, headers: plain, body })
      return { status: reply.status, text: JSON.stringify(reply.body), type: 'application/json' }
    } catch (error) {
      failures.push(error)
      return { status: 500, text: '{}', type: 'application/json' }
    }
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    plan: (...planned) => void faults.push(...planned),
    calls: () => calls,
    async close() {
      server.closeAllConnections()
      await new Promise<void>((resolve) => server.close(() => resolve()))
      if (failures.length > 0) throw failures[0]
    },
  }
}
