// What a page is asked with: the request of the server as a Request.

import { bodyLimitBytes } from '../limits.ts'

/** What is read of a request as the server has it. */
export interface AskedPage {
  readonly method: string
  readonly url: string
  /** By their names in lower case. */
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>
}

const formType = 'application/x-www-form-urlencoded'
/** A body up to this size is handed to the page as a copy. */
const copiedUpToBytes = bodyLimitBytes

const joined = (value: string | readonly string[]): string => (typeof value === 'string' ? value : value.join(', '))

/** What a page reads of the headers of a request without a body. */
class BareHeaders {
  readonly #all: AskedPage['headers']
  constructor(all: AskedPage['headers']) {
    this.#all = all
  }
  get(name: string): string | null {
    const value = this.#all[name.toLowerCase()]
    return value === undefined ? null : joined(value)
  }
  has(name: string): boolean {
    return this.#all[name.toLowerCase()] !== undefined
  }
}

/** The signal of a request that is never taken back: there is nothing to listen to. */
const signal = { aborted: false, addEventListener: () => undefined, removeEventListener: () => undefined }

/** A request without a body, as far as a page reads it: a real one takes longer to make than the page's address to be matched. */
class BareRequest {
  readonly method: string
  readonly url: string
  readonly headers: BareHeaders
  readonly signal = signal
  readonly body = null
  /** Its address as it was read. */
  readonly at: URL
  constructor(method: string, at: URL, headers: AskedPage['headers']) {
    this.method = method
    this.at = at
    this.url = at.href
    this.headers = new BareHeaders(headers)
  }
}

/** `body` is null where there is none, or none yet. */
export function toRequest(asked: AskedPage, body: Buffer | null, publicOrigin: string): Request {
  // Put together, never resolved: what looks like another host's address is a path of ours. The host that was asked is the caller's to write.
  const address = publicOrigin + asked.url
  const at = (asked.url.startsWith('/') ? URL.parse(address) : null) ?? new URL(publicOrigin)
  if (asked.method !== 'POST') return new BareRequest(asked.method, at, asked.headers) as unknown as Request
  const { href } = at
  const headers = new Headers()
  for (const [name, value] of Object.entries(asked.headers)) {
    if (value !== undefined && !name.startsWith(':')) headers.set(name, joined(value))
  }
  // A form without fields is a form, too.
  if (body === null || body.byteLength === 0) headers.set('content-type', formType)
  if (body === null || body.byteLength <= copiedUpToBytes)
    return new Request(href, { method: asked.method, headers, body: new Uint8Array(body ?? []) })
  // As a stream: a large form is not copied once more.
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(body)
      controller.close()
    },
  })
  const init: RequestInit & { duplex: 'half' } = { method: asked.method, headers, body: stream, duplex: 'half' }
  return new Request(href, init)
}
