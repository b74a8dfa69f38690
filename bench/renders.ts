// Renders of the loan confirmation a second, beside `renderToString` alone of the same React tree with its data in process, and beside
// those of a peer where there is one.

import { createRequire } from 'node:module'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ReactNode } from 'react'
import { toRequest } from '../src/server/http/page/page-request.ts'
import type { WebMeans } from '../src/web/app-server.ts'
import { fixedAnswers } from './fixed-answers.ts'
import type { Peers } from './peers/peers.ts'

const root = path.dirname(import.meta.dirname)

const share = (values: readonly number[], part: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * part)] ?? Number.NaN

/** Rounds in which they take turns: what else the machine does then meets all. */
const rounds = 40
const perRound = 50
/** A server renders all day: what counts is its speed once the engine knows the way. */
const warmUps = 1_500

/** Pages a second of one core. */
export interface Speed {
  /** By the processor's time, the collection of garbage with it: the middle one of the rounds. */
  readonly processor: number
  /** By the clock, of the fastest tenth of all calls: what a machine without other work would do. */
  readonly undisturbed: number
}

async function speeds<Name extends string>(
  works: Readonly<Partial<Record<Name, () => unknown>>>,
): Promise<Partial<Record<Name, Speed>>> {
  const all = Object.entries<(() => unknown) | undefined>(works).flatMap(([name, work]) =>
    work === undefined ? [] : [{ name, work, processor: [] as number[], clock: [] as number[] }],
  )
  for (const { work } of all) for (let n = 0; n < warmUps; n += 1) await work()
  for (let round = 0; round < rounds; round += 1)
    for (const { work, processor, clock } of all) {
      const before = process.cpuUsage()
      for (let n = 0; n < perRound; n += 1) {
        const begun = performance.now()
        await work()
        clock.push(1e3 / (performance.now() - begun))
      }
      const { user, system } = process.cpuUsage(before)
      processor.push((perRound * 1e6) / (user + system))
    }
  return Object.fromEntries(
    all.map(({ name, processor, clock }) => [
      name,
      { processor: share(processor, 0.5), undisturbed: share(clock, 0.9) },
    ]),
  ) as Partial<Record<Name, Speed>>
}

/**
 * Both in one process, with the API's answers at hand. The tree is the one that the server itself hands to React for this page. Must be
 * asked before anything else has imported the built pages: React's function is taken there.
 */
export async function rendersPerSecond({
  url,
  cookie,
  peers,
}: {
  readonly url: string
  readonly cookie: string
  readonly peers: Peers | null
}): Promise<Partial<Record<'page' | 'tree' | 'streamed' | 'whole', Speed>>> {
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
  const page = async (): Promise<string> => {
    const request = toRequest({ method: 'GET', url: pathname + search, headers: { cookie } }, null, origin)
    const { status, html } = await handler(request, { requestId: 'bench', address: '127.0.0.1' })
    if (status !== 200 || html === undefined) throw new Error(`the bench's page answered ${status}`)
    return html
  }
  await page()
  const tree = rendered
  return await speeds({ page, tree: () => renderToString(tree), ...peers?.renders })
}
