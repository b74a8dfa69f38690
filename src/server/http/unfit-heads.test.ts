// What a target names, byte by byte: a path, a path on a host, or nothing that can be answered.

import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rawRequest } from '../../../tests/support/raw-http.ts'
import { refuseUnfitHeads } from './unfit-heads.ts'

const server = createServer({ requireHostHeader: false }, (request, response) =>
  response.end(`${request.url} of ${request.headers.host}`),
)
let origin = ''
beforeAll(async () => {
  refuseUnfitHeads(server, {})
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => server.close())

const bodyOf = (text: string): string => text.slice(text.indexOf('\r\n\r\n') + 4)

describe('a target that names its host', () => {
  it.each([
    ['http://loans.example/order?orderId=1', '/order?orderId=1 of loans.example'],
    ['HTTPS://loans.example:8443/order', '/order of loans.example:8443'],
    ['http://[::1]:80/order', '/order of [::1]:80'],
    ['http://loans.example', '/ of loans.example'],
    ['http://loans.example?lang=id', '/?lang=id of loans.example'],
    ['http://loans.example//evil.test/', '//evil.test/ of loans.example'],
    ['http://loans.example/http://evil.test/', '/http://evil.test/ of loans.example'],
  ])('is the path on that host, whatever the Host header says: %s', async (target, seen) => {
    const { status, text } = await rawRequest(origin, { target, headers: { Host: 'another.example' } })
    expect(status).toBe(200)
    expect(bodyOf(text)).toContain(seen)
  })

  it.each([
    'http:///order',
    'http://ours@evil.test/order',
    'http://ours:secret@evil.test/',
    'http://evil.test\\@ours/',
    'ftp://loans.example/order',
    'javascript:alert(1)',
    '*',
  ])('is refused where it names none, or more: %s', async (target) => {
    const { status, text } = await rawRequest(origin, { target })
    expect(status).toBe(400)
    expect(text).not.toContain(' of ')
  })
})

it('leaves a path as it is, and the question that an OPTIONS request asks of the whole server', async () => {
  for (const [method, target] of [
    ['GET', '//evil.test/?a=http://b/'],
    ['GET', '/http://evil.test/'],
    ['OPTIONS', '*'],
  ] as const) {
    const { status, text } = await rawRequest(origin, { method, target })
    expect(status).toBe(200)
    expect(text).toContain(`${target} of 127.0.0.1`)
  }
})
