// Requests byte by byte, for what no client would send: targets with any sign in them, bodies that stop, unknown methods.

import { createConnection } from 'node:net'

export interface RawAnswer {
  /** 0 where the connection ended without an answer. */
  readonly status: number
  readonly location: string | null
  /** Everything that came, head and body. */
  readonly text: string
}

export interface RawRequest {
  readonly method?: string
  readonly target: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

/** The head of a request, as it goes over the wire. */
export function headOf(origin: string, { method = 'GET', target, headers = {} }: RawRequest): string {
  const lines = Object.entries({ Host: new URL(origin).host, Connection: 'close', ...headers })
  return `${method} ${target} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`
}

/** Opens a connection, lets `send` write to it, and answers when the other side has ended it. */
export function converse(origin: string, send: (write: (bytes: string) => void) => void): Promise<RawAnswer> {
  const { hostname, port } = new URL(origin)
  return new Promise((resolve) => {
    let text = ''
    const socket = createConnection({ host: hostname, port: Number(port) }, () =>
      send((bytes) => {
        if (!socket.destroyed) socket.write(bytes)
      }),
    )
    socket.on('data', (bytes) => {
      text += bytes.toString('utf8')
    })
    // A reset is an end as well: what had come by then is the answer.
    socket.on('error', () => socket.destroy())
    socket.on('close', () => {
      const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0)
      const location = /^location: (.*)\r$/im.exec(text.split('\r\n\r\n')[0] ?? '')?.[1] ?? null
      resolve({ status, location, text })
    })
  })
}

/** One request and its answer. */
export function rawRequest(origin: string, request: RawRequest): Promise<RawAnswer> {
  const { body = '' } = request
  const headers =
    body === '' ? request.headers : { ...request.headers, 'Content-Length': String(Buffer.byteLength(body)) }
  return converse(origin, (write) => write(headOf(origin, { ...request, ...(headers ? { headers } : {}) }) + body))
}
