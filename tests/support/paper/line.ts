// The line from a page without a browser to a server: cookies, redirects and the headers that Chromium sends with a page.

import { Agent, type IncomingHttpHeaders, request } from 'node:http'

export interface Cookie {
  readonly name: string
  readonly value: string
  readonly domain: string
  readonly path: string
  /** Seconds; -1: until the browser ends. */
  readonly expires: number
  readonly httpOnly: boolean
  readonly secure: boolean
  readonly sameSite: 'Strict' | 'Lax' | 'None'
}

export interface Body {
  readonly type: string
  readonly bytes: Buffer
}

/** The page that asks, and what it lets be known of itself. */
export interface Asker {
  readonly url: URL
  readonly policy: string
}

export interface Ask {
  readonly url: URL
  readonly method: string
  readonly body: Body | null
  /** Null: the address was typed. */
  readonly from: Asker | null
}

export class Answer {
  readonly #url: URL
  readonly #status: number
  readonly #headers: IncomingHttpHeaders
  readonly #bytes: Buffer
  /** The method of the last request: a redirect may have changed it. */
  readonly method: string

  constructor(url: URL, status: number, headers: IncomingHttpHeaders, bytes: Buffer, method: string) {
    this.#url = url
    this.#status = status
    this.#headers = headers
    this.#bytes = bytes
    this.method = method
  }
  url(): string {
    return this.#url.href
  }
  status(): number {
    return this.#status
  }
  ok(): boolean {
    return this.#status >= 200 && this.#status < 300
  }
  headers(): Record<string, string> {
    return Object.fromEntries(
      Object.entries(this.#headers).map(([name, value]) => [
        name,
        Array.isArray(value) ? value.join('\n') : (value ?? ''),
      ]),
    )
  }
  header(name: string): string {
    return this.headers()[name] ?? ''
  }
  body(): Promise<Buffer> {
    return Promise.resolve(this.#bytes)
  }
  text(): Promise<string> {
    return Promise.resolve(this.#bytes.toString())
  }
  json(): Promise<unknown> {
    return Promise.resolve(JSON.parse(this.#bytes.toString()))
  }
}

const userAgent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/140.0.0.0 Safari/537.36'
const accepted =
  'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,image/apng,*/*;q=0.8,application/signed-exchange;v=b3;q=0.7'
const redirects = new Set([301, 302, 303, 307, 308])
/** As many as Chromium follows. */
const redirectsAtMost = 20

function siteOf(from: URL | null, to: URL): 'none' | 'same-origin' | 'same-site' | 'cross-site' {
  if (from === null) return 'none'
  if (from.origin === to.origin) return 'same-origin'
  return from.hostname === to.hostname && from.protocol === to.protocol ? 'same-site' : 'cross-site'
}

/** What a page says of where it came from, under its own policy. */
function refererOf({ url, policy }: Asker, to: URL): string | null {
  const bare = new URL(url)
  bare.hash = ''
  const isOwn = url.origin === to.origin
  const origin = `${url.origin}/`
  switch (policy) {
    case 'no-referrer':
      return null
    case 'same-origin':
      return isOwn ? bare.href : null
    case 'origin':
    case 'strict-origin':
      return origin
    case '':
    case 'strict-origin-when-cross-origin':
    case 'origin-when-cross-origin':
      return isOwn ? bare.href : origin
    default:
      throw new Error(`a page without a browser knows no policy of referrers "${policy}": tell it in line.ts`)
  }
}

const defaultPath = (path: string): string => path.slice(0, Math.max(1, path.lastIndexOf('/')))

function isUnder(path: string, folder: string): boolean {
  return path === folder || path.startsWith(folder.endsWith('/') ? folder : `${folder}/`)
}

/** All that one browser keeps between its pages. */
export class Line {
  readonly #agent = new Agent({ keepAlive: true })
  readonly #headers: Readonly<Record<string, string>>
  cookies: Cookie[] = []
  isOffline = false

  constructor(locale: string, headers: Readonly<Record<string, string>> = {}) {
    const [language] = locale.split('-')
    this.#headers = {
      'user-agent': userAgent,
      'accept-language': locale === language ? locale : `${locale},${language};q=0.9`,
      ...headers,
    }
  }

  close(): void {
    this.#agent.destroy()
  }

  /** Asks for a page, and follows where it leads. */
  async navigate(first: Ask): Promise<Answer> {
    let ask = first
    let crossed = siteOf(first.from?.url ?? null, first.url)
    for (let count = 0; count <= redirectsAtMost; count += 1) {
      const asksOrigin = ask.method !== 'GET' && ask.from !== null
      const hidesOrigin = ask.from?.policy === 'no-referrer' || crossed === 'cross-site'
      const referer = ask.from === null ? null : refererOf(ask.from, ask.url)
      const answer = await this.send(ask, {
        accept: accepted,
        'upgrade-insecure-requests': '1',
        'sec-fetch-site': crossed,
        'sec-fetch-mode': 'navigate',
        'sec-fetch-user': '?1',
        'sec-fetch-dest': 'document',
        ...(referer === null ? {} : { referer }),
        ...(asksOrigin && ask.from !== null ? { origin: hidesOrigin ? 'null' : ask.from.url.origin } : {}),
      })
      const to = answer.header('location')
      if (!redirects.has(answer.status()) || to === '') return answer
      const url = new URL(to, ask.url)
      if (url.hash === '') url.hash = ask.url.hash
      const isKept = answer.status() === 307 || answer.status() === 308
      const next = siteOf(ask.url, url)
      if (crossed !== 'none' && next !== 'same-origin' && crossed !== 'cross-site') crossed = next
      ask = { url, from: ask.from, method: isKept ? ask.method : 'GET', body: isKept ? ask.body : null }
    }
    throw new Error(`${first.url.href} leads in circles`)
  }

  async send(ask: Ask, headers: Readonly<Record<string, string>>): Promise<Answer> {
    if (this.isOffline) throw new Error(`net::ERR_INTERNET_DISCONNECTED at ${ask.url.href}`)
    if (ask.url.protocol !== 'http:' || !/^(127\.0\.0\.1|localhost|\[::1\])$/.test(ask.url.hostname))
      throw new Error(`a page without a browser leaves this machine for nobody: ${ask.url.href}`)
    const cookie = this.#cookiesFor(ask, headers['sec-fetch-site'] === 'cross-site')
    return await new Promise((resolve, reject) => {
      const sent = request(
        ask.url,
        {
          agent: this.#agent,
          method: ask.method,
          headers: {
            ...this.#headers,
            ...headers,
            ...(cookie === '' ? {} : { cookie }),
            ...(ask.body === null ? {} : { 'content-type': ask.body.type, 'content-length': ask.body.bytes.length }),
          },
        },
        (response) => {
          const chunks: Buffer[] = []
          response.on('data', (chunk: Buffer) => chunks.push(chunk))
          response.on('error', reject)
          response.on('end', () => {
            for (const line of response.headers['set-cookie'] ?? []) this.#keep(line, ask.url)
            resolve(new Answer(ask.url, response.statusCode ?? 0, response.headers, Buffer.concat(chunks), ask.method))
          })
        },
      )
      sent.on('error', reject)
      sent.end(ask.body?.bytes)
    })
  }

  #cookiesFor(ask: Ask, isForeign: boolean): string {
    const nowSeconds = Date.now() / 1000
    return this.cookies
      .filter(({ domain, path, expires, sameSite }) => {
        if (domain !== ask.url.hostname || !isUnder(ask.url.pathname, path)) return false
        if (expires !== -1 && expires <= nowSeconds) return false
        return !isForeign || sameSite === 'None' || (sameSite === 'Lax' && ask.method === 'GET')
      })
      .map(({ name, value }) => `${name}=${value}`)
      .join('; ')
  }

  #keep(line: string, url: URL): void {
    const [pair = '', ...rest] = line.split(';').map((part) => part.trim())
    const said = new Map(
      rest.map((part) => {
        const [name = '', ...value] = part.split('=')
        return [name.toLowerCase(), value.join('=')] as const
      }),
    )
    const name = pair.slice(0, pair.indexOf('='))
    const age = said.get('max-age')
    const until = said.get('expires')
    const expires =
      age !== undefined ? Date.now() / 1000 + Number(age) : until !== undefined ? new Date(until).getTime() / 1000 : -1
    const site = said.get('samesite')?.toLowerCase()
    const cookie: Cookie = {
      name,
      value: pair.slice(pair.indexOf('=') + 1),
      domain: url.hostname,
      path: said.get('path') ?? defaultPath(url.pathname),
      expires,
      httpOnly: said.has('httponly'),
      secure: said.has('secure'),
      sameSite: site === 'strict' ? 'Strict' : site === 'none' ? 'None' : 'Lax',
    }
    this.cookies = this.cookies.filter(
      (other) => other.name !== name || other.path !== cookie.path || other.domain !== cookie.domain,
    )
    if (expires === -1 || expires > Date.now() / 1000) this.cookies.push(cookie)
  }
}
