// Renders of the loan confirmation a second, beside `renderToString` alone of the same React tree with its data in process.

import { createRequire } from 'node:module'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ReactNode } from 'react'
import { toRequest } from '../src/server/http/page/page-request.ts'
import type { WebMeans } from '../src/web/app-server.ts'
import { fixedAnswers } from './fixed-answers.ts'

const root = path.dirname(import.meta.dirname)

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

/** Rounds in which the two take turns: what else the machine does then meets both. */
const rounds = 7
const perRound = 200
/** A server renders all day: what counts is its speed once the engine knows the way. */
const warmUps = 1_500

/** Work a second of processor time, of each, in the same rounds. */
async function speeds<Name extends string>(
  works: Readonly<Record<Name, () => unknown>>,
): Promise<Record<Name, number>> {
  const runs = new Map<string, number[]>()
  for (const work of Object.values<() => unknown>(works)) for (let n = 0; n < warmUps; n += 1) await work()
  for (let round = 0; round < rounds; round += 1)
    for (const [name, work] of Object.entries<() => unknown>(works)) {
      // Processor time, not the wall's: other work on the machine then does not count.
      const before = process.cpuUsage()
      for (let n = 0; n < perRound; n += 1) await work()
      const { user, system } = process.cpuUsage(before)
      runs.set(name, [...(runs.get(name) ?? []), (perRound * 1e6) / (user + system)])
    }
  return Object.fromEntries([...runs].map(([name, values]) => [name, median(values)])) as Record<Name, number>
}

/**
 * Both in one process, with the API's answers at hand. The tree is the one that the server itself hands to React for this page. Must be
 * asked before anything else has imported the built pages: React's function is taken there.
 */
export async function rendersPerSecond({
  url,
  cookie,
}: {
  readonly url: string
  readonly cookie: string
}): Promise<{ readonly page: number; readonly tree: number }> {
  const dom = createRequire(import.meta.url)('react-dom/server') as { renderToString: (tree: ReactNode) => string }
  const { renderToString } = dom
  let rendered: ReactNode = null
  dom.renderToString = (tree) => {
    rendered = tree
    return renderToString(tree)
  }
  const built = path.join(root, 'build', 'current', 'server', 'index.js')
  const web = (await import(pathToFileURL(built).href)) as typeof import('../src/web/app-server.ts')
  const handler = web.createWebHandler((await fixedAnswers(web)) satisfies WebMeans)
  const { pathname, search, origin } = new URL(url)
  const page = async (): Promise<void> => {
    const request = toRequest({ method: 'GET', url: pathname + search, headers: { cookie } }, null, origin)
    const { status, html } = await handler(request, { requestId: 'bench', address: '127.0.0.1' })
    if (status !== 200 || html === undefined) throw new Error(`the bench's page answered ${status}`)
  }
  await page()
  const tree = rendered
  return await speeds({ page, tree: () => renderToString(tree) })
}
