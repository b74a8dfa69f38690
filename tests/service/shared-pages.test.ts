// The public site of the running product: a page that loads no script is the same for every visitor, so that a crowd of readers gets
// the page that was made for the first of them.

import { afterAll, beforeAll, expect, it } from 'vitest'
import { addresses } from '../../src/contracts/addresses.ts'
import { lentServer } from '../support/lent-server.ts'
import type { RunningServer } from '../support/server.ts'

let server: RunningServer
beforeAll(async () => {
  server = await lentServer()
})
afterAll(() => server.stop())

const loadsScript = (html: string): boolean => /<script[^>]* src=/.test(html)

async function page(path: string): Promise<{ readonly html: string; readonly policy: string }> {
  const answer = await fetch(new URL(path, server.origin))
  expect(answer.status, path).toBe(200)
  return { html: await answer.text(), policy: answer.headers.get('Content-Security-Policy') ?? '' }
}

/** What the site tells search engines of, in one language. */
async function publicPaths(): Promise<string[]> {
  const map = await (await fetch(new URL('/sitemap.xml', server.origin))).text()
  const found = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address))
  return [...new Set(found.filter(({ search }) => search === '').map(({ pathname }) => pathname))]
}

it('is sent alike to every visitor wherever it loads no script, prices included', async () => {
  const plain: string[] = []
  const own: string[] = []
  for (const path of await publicPaths()) {
    const first = await page(path)
    if (loadsScript(first.html)) continue
    plain.push(path)
    const second = await page(path)
    if (second.html !== first.html || second.policy !== first.policy || first.policy.includes("'nonce-")) own.push(path)
  }
  expect(own).toEqual([])
  expect(plain).toEqual(expect.arrayContaining([addresses.home, addresses.loanTerms, addresses.about]))
})
