// A page of ours that fails: the visitor gets an honest page, the log gets the error, and neither gets the other's words.

import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from '@playwright/test'
import { fixedAnswers } from '../../bench/fixed-answers.ts'
import type { WireAnswer } from '../../src/contracts/client.ts'
import type * as AppServer from '../../src/web/app-server.ts'

const secret = 'account 4417 of Ana Santos'
const address = 'http://127.0.0.1:3000/confirm?productId=candor-cash&lang=en'
const session = 'sid=t=token&u=borrower&d=device&m=standard&n=A'

// One worker for all: each would read the built program anew, which takes longer than the tests.
test.describe.configure({ mode: 'default' })

/** Asks the built web app for a page while its API behaves as `transport` says. */
async function ask(broken: (name: string) => WireAnswer | null) {
  const build = path.join(import.meta.dirname, '..', '..', 'build', 'current', 'server', 'index.js')
  const web = (await import(pathToFileURL(build).href)) as typeof AppServer
  const means = await fixedAnswers(web)
  const reported: { error: unknown; requestId: string }[] = []
  const handler = web.createWebHandler({
    ...means,
    transport: async (request, endpoint) => broken(endpoint.name) ?? means.transport(request, endpoint),
    reportError: (error, requestId) => reported.push({ error, requestId }),
  })
  const response = await handler(new Request(address, { headers: { Cookie: session } }), {
    requestId: 'request-1',
    address: '127.0.0.1',
  })
  return { response, text: response.html ?? (await response.text()), reported }
}

test('a loader that throws: the page says so without its words, the log gets them with the request', async () => {
  const { response, text, reported } = await ask(() => {
    throw new Error(secret)
  })
  expect(response.status).toBe(500)
  expect(text).toContain('<!DOCTYPE html>')
  expect(text).toContain('<h1')
  expect(text).not.toContain(secret)
  expect(reported).toEqual([{ error: new Error(secret), requestId: 'request-1' }])
})

test('a screen that cannot show what it was given: the same', async () => {
  const { response, text, reported } = await ask((name) =>
    name === 'getOffer' ? { status: 200, code: '0', message: '', inner: { plan: secret } } : null,
  )
  expect(response.status).toBe(500)
  expect(text).toContain('<h1')
  expect(text).not.toContain(secret)
  expect(reported.length).toBeGreaterThan(0)
})

test('a page that works tells the log nothing, and comes as one document with the stamp of its data', async () => {
  const { response, text, reported } = await ask(() => null)
  expect(response.status).toBe(200)
  expect(reported).toEqual([])
  expect(text.match(/<!DOCTYPE html>/g)).toHaveLength(1)
  expect(text.match(/<\/body>/g)).toHaveLength(1)
  // Its data is asked for once it wakes.
  expect(text).toMatch(/<script type="text\/data">\w+\.\w+\.\w+<\/script>/)
  expect(text.endsWith('</html>')).toBe(true)
})

test('words of an answer cannot end the script that carries them', async () => {
  const hostile = '</script><script>alert(1)</script><!--'
  const { text } = await ask((name) =>
    name === 'listAgreements'
      ? { status: 200, code: '0', message: '', inner: { list: [{ title: hostile, position: 0 }] } }
      : null,
  )
  expect(text).not.toContain('<script>alert(1)')
  expect(text).toContain('alert(1)')
})

test('words of an answer that look like the router’s own are words', async () => {
  const hostile = 'window.__reactRouterManifest = {'
  const { response, text, reported } = await ask((name) =>
    name === 'listAgreements'
      ? { status: 200, code: '0', message: '', inner: { list: [{ title: hostile, position: 0 }] } }
      : null,
  )
  expect(response.status).toBe(200)
  expect(reported).toEqual([])
  expect(text).toContain(`>${hostile}<`)
  expect(text).toMatch(/window\.__reactRouterManifest=\{/)
})
