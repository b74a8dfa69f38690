// The list of loans knows what was applied for: an application stands in it until a loan has come of it, and leads on to what comes next.

import { afterAll, beforeAll, expect, it } from 'vitest'
import { addresses } from '../../src/contracts/addresses.ts'
import { lentServer } from '../support/lent-server.ts'
import { pageCookieOf } from '../support/page-cookie.ts'
import type { RunningServer } from '../support/server.ts'

let server: RunningServer
beforeAll(async () => {
  server = await lentServer()
})
afterAll(() => server.stop())

/** Where the lines of the list lead, without what every address carries, and their words. */
async function linesOf(name: string): Promise<{ readonly to: string; readonly words: string }[]> {
  const page = await fetch(`${server.origin}${addresses.orders}`, {
    headers: { cookie: await pageCookieOf(server, name) },
  })
  expect(page.status).toBe(200)
  return [...(await page.text()).matchAll(/<a class="go" href="([^"?]*)[^"]*"[^>]*>(.*?)<\/a>/g)].map(
    ([, to = '', inner = '']) => ({
      to,
      words: inner
        .replace(/<[^>]*>/g, ' ')
        .replace(/\s+/g, ' ')
        .trim(),
    }),
  )
}

it.each([
  ['application-half', 'Not finished'],
  ['application-referred', 'In review'],
  ['application-approved', 'Approved'],
])('of %s: its application, %s', async (name, status) => {
  const lines = await linesOf(name)
  const application = lines.find(({ words }) => words.includes(status))
  expect(application?.to, JSON.stringify(lines)).toMatch(/^\/(apply|product|confirm)/)
})

it('of one whose application has become a loan: the loan alone', async () => {
  const lines = await linesOf('active')
  expect(lines.map(({ to }) => to)).toContain(addresses.loanDetail)
  expect(lines.filter(({ to }) => to === addresses.apply)).toEqual([])
})
