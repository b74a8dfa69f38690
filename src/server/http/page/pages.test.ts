// What comes to a page from outside, before the page sees it.

import { tmpdir } from 'node:os'
import path from 'node:path'
import Fastify from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { takeBodies } from '../body/bodies.ts'
import { servePages } from './pages.ts'

describe('a form that is sent to a page', () => {
  let app = Fastify()
  let seen: string[] = []
  beforeEach(() => {
    app = Fastify()
    seen = []
    const bodies = takeBodies(app, path.join(tmpdir(), 'candor-test-incoming'))
    servePages(
      app,
      async (request) => {
        seen.push(await request.text())
        return new Response('page')
      },
      'http://loans.example',
      { bodies },
    )
  })
  afterEach(() => app.close())
  const send = async (payload: string, type = 'application/x-www-form-urlencoded') =>
    (await app.inject({ method: 'POST', url: '/page', payload, headers: { 'content-type': type } })).statusCode

  it('arrives as it was sent', async () => {
    expect(await send('a=1&b=2')).toBe(200)
    expect(seen).toEqual(['a=1&b=2'])
  })

  it('does not arrive where it has more values than any form of ours, or is longer than any', async () => {
    expect(await send('a=1&'.repeat(101))).toBe(400)
    expect(await send(`a=${'1'.repeat(1_048_576)}`)).toBe(413)
    expect(seen).toEqual([])
  })
})
