// Answers that are sent again before the framework looks at a request: the same as the first, for the same head, as long as they hold.

import { afterEach, describe, expect, it } from 'vitest'
import { type BareServer, openBareServer } from '../../../tests/support/bare-server.ts'
import { rawRequest } from '../../../tests/support/raw-http.ts'
import { createMetrics } from './metrics.ts'
import type { PageHandler } from './page/pages.ts'
import type { HttpMeans } from './server.ts'
import type { Turns } from './turns.ts'

let server: BareServer
let made = 0
afterEach(async () => {
  made = 0
  await server.app.close()
})

/** The same for all who ask in one language with one theme; it says so, and how often it was made. */
const page = Object.assign(
  async (request: Request, around: { isSameForAll: () => void }) => {
    made += 1
    around.isSameForAll()
    const text = `${request.headers.get('Accept-Language')} ${request.headers.get('Cookie')} ${made} `
    const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': 'x' }
    return new Response(text.repeat(100), { headers })
  },
  {
    keyOf: ({ url, headers }: Request) =>
      /session=/.test(headers.get('Cookie') ?? '')
        ? null
        : [url, headers.get('Accept-Language'), headers.get('Cookie')].join('\n'),
    sessionOf: ({ headers }: Request) => /session=(\w+)/.exec(headers.get('Cookie') ?? '')?.[1] ?? null,
  },
) as PageHandler

const some = { 'Accept-Language': 'en', 'Accept-Encoding': 'identity' }
const ask = (headers: Record<string, string> = {}, target = '/Loan', method = 'GET') =>
  rawRequest(server.origin, { method, target, headers: { ...some, ...headers } })
/** All but what is each answer's own. */
const common = (text: string): string =>
  text
    .replace(/^x-request-id: .*\r\n/im, '')
    .replace(/^date: .*\r\n/im, '')
    .split('\r\n\r\n')
    .map((part, index) => (index === 0 ? part.toLowerCase().split('\r\n').sort().join('\n') : part))
    .join('\n\n')
const idOf = (text: string): string => /^x-request-id: (\S+)/im.exec(text)?.[1] ?? ''

describe('a kept page', () => {
  it('is the same, header by header, from its making to the third answer; only its number is its own', async () => {
    server = await openBareServer(page, { isSecure: true })
    const answers = [await ask(), await ask(), await ask()].map(({ text }) => text)
    expect(new Set(answers.map(common)).size).toBe(1)
    expect(answers[0]).toContain('en null 1 ')
    expect(new Set(answers.map(idOf)).size).toBe(3)
    expect(answers.every((text) => idOf(text).length === 36)).toBe(true)
  })

  it('is another one for another language, cookie, query or encoding', async () => {
    server = await openBareServer(page)
    const asked: [Record<string, string>, string][] = [
      [{}, '/Loan'],
      [{ 'Accept-Language': 'id' }, '/Loan'],
      [{ Cookie: 'theme=dark' }, '/Loan'],
      [{}, '/Loan?lang=es'],
    ]
    const texts: string[] = []
    for (const round of [1, 2, 3])
      for (const [headers, target] of asked)
        texts.push(`${round > 0}${(await ask(headers, target)).text.split('\r\n\r\n')[1]}`)
    expect(texts.slice(4, 8)).toEqual(texts.slice(0, 4))
    expect(texts.slice(8)).toEqual(texts.slice(0, 4))
    expect(new Set(texts).size).toBe(4)
    const small = await ask({ 'Accept-Encoding': 'br' })
    expect((await ask({ 'Accept-Encoding': 'br' })).text).toContain('content-encoding: br')
    expect(small.text).toContain('content-encoding: br')
    expect((await ask()).text).not.toContain('content-encoding')
  })

  it('is made anew once it has expired, with a session, and for any method but GET', async () => {
    server = await openBareServer(page)
    for (const _time of [1, 2, 3]) await ask()
    expect(made).toBe(1)
    await ask({ Cookie: 'session=a' })
    await ask({ Cookie: 'session=a' })
    expect(made).toBe(3)
    expect((await ask({}, '/Loan', 'HEAD')).text.split('\r\n\r\n')[1]).toBe('')
    expect((await ask({}, '/Loan', 'POST')).text).toContain(`en null ${made} `)
    expect(made).toBe(5)
    server.kept.clear()
    const before = made
    expect((await ask()).text).toContain(`en null ${before + 1} `)
    expect((await ask()).text).toContain(`en null ${before + 1} `)
  })

  it('is counted and logged each time, and ends the connection once the server is told to end', async () => {
    const lines: unknown[] = []
    const metrics = createMetrics()
    let isStopping = false
    const log: HttpMeans['log'] = {
      info: (fields) => lines.push(fields),
      warn: () => undefined,
      error: () => undefined,
    }
    server = await openBareServer(page, { metrics, log, isStopping: () => isStopping })
    for (const _time of [1, 2, 3]) await (await fetch(`${server.origin}/About`, { headers: some })).text()
    expect(lines).toHaveLength(3)
    expect(new Set(lines.map((line) => JSON.stringify(Object.keys(line as object)))).size).toBe(1)
    expect(lines.at(-1)).toMatchObject({ method: 'GET', route: '/*', status: 200 })
    expect(await metrics.text({ queue: [] })).toMatch(/_count\{[^}]*route="\/\*"[^}]*\} 3\b/)
    isStopping = true
    const kept = { ...some, Connection: 'keep-alive' }
    expect((await fetch(`${server.origin}/About`, { headers: kept })).headers.get('Connection')).toBe('close')
  })
})

describe('the refusal of a page', () => {
  it('is sent again while the machine is full, to strangers only, and no longer', async () => {
    let isFull = true
    let asked = 0
    const turns: Turns = {
      isFull: () => isFull,
      async take() {
        asked += 1
        return isFull ? null : { away: (work) => work(), end: () => undefined }
      },
    }
    const own: PageHandler = async () => new Response('own', { headers: { 'Content-Type': 'text/html' } })
    server = await openBareServer(Object.assign(own, { sessionOf: page.sessionOf }) as PageHandler, {}, turns)
    const refusals = [await ask(), await ask(), await ask()]
    expect(refusals.map(({ status }) => status)).toEqual([503, 503, 503])
    expect(new Set(refusals.map(({ text }) => common(text))).size).toBe(1)
    expect(asked).toBe(1)
    for (const _time of [1, 2]) expect((await ask({ Cookie: 'session=a' })).status).toBe(503)
    expect(asked).toBe(3)
    isFull = false
    expect((await ask()).text).toContain('own')
    expect((await ask({ Cookie: 'session=a' })).text).toContain('own')
  })
})
