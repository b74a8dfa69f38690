// Pages of addresses that were asked for before are made without the router, and are what the router would have made.

import { data, type EntryContext, type LoaderFunctionArgs, RouterContextProvider, type ServerBuild } from 'react-router'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createPageMaker } from './known-pages.ts'

/** How many requests the router has answered. */
const router = vi.hoisted(() => ({ asked: 0 }))

// As the build changes it (`scripts/router-changes.ts`): the entry is given how data is encoded.
vi.mock('react-router', async (original) => {
  const real = await original<typeof import('react-router')>()
  return {
    ...real,
    createRequestHandler(build: ServerBuild, mode: string) {
      const { default: entry, ...module } = build.entry.module
      const handler = real.createRequestHandler(
        {
          ...build,
          entry: {
            module: {
              ...module,
              default: (request, status, headers, found, context) =>
                entry(
                  request,
                  status,
                  headers,
                  { ...found, encode: () => new ReadableStream() } as EntryContext,
                  context,
                ),
            },
          },
        },
        mode,
      )
      return (request: Request, context: RouterContextProvider) => {
        router.asked += 1
        return handler(request, context)
      }
    },
  }
})

const redirectTo = (address: string) => new Response(null, { status: 302, headers: { Location: address } })

const reported = vi.fn()
const gate = vi.fn()
const load = vi.fn<(args: LoaderFunctionArgs) => unknown>()
const render = vi.fn<(found: EntryContext['staticHandlerContext']) => string>()

function route(id: string, more: object, module: object): object {
  return { id, ...more, module: { default: () => null, ...module } }
}

const build = {
  entry: {
    module: {
      default(_request: Request, status: number, headers: Headers, { staticHandlerContext }: EntryContext) {
        headers.set('Content-Type', 'text/html')
        return new Response(render(staticHandlerContext), { status, headers: [...headers] })
      },
      handleError: reported,
    },
  },
  routes: {
    root: route('root', { path: '' }, { loader: () => ({ of: 'root' }), ErrorBoundary: () => null }),
    shell: route(
      'shell',
      { parentId: 'root' },
      {
        middleware: [
          (args: { pattern: string }, next: () => unknown) => {
            gate(args.pattern)
            return next()
          },
        ],
      },
    ),
    screen: route(
      'screen',
      { parentId: 'shell', path: 'screen' },
      { loader: (args: LoaderFunctionArgs) => load(args) },
    ),
    rest: route('rest', { parentId: 'shell', path: '*' }, { loader: (args: LoaderFunctionArgs) => load(args) }),
  },
  assets: { entry: { imports: [], module: '' }, routes: {}, url: '', version: '1' },
  publicPath: '/',
  assetsBuildDirectory: '',
  future: {},
  ssr: true,
  isSpaMode: false,
  prerender: [],
  routeDiscovery: { mode: 'lazy', manifestPath: '/__manifest' },
} as unknown as ServerBuild

function asker(): (address: string, init?: RequestInit) => Promise<Response> {
  const make = createPageMaker(build, 'production')
  return (address, init) => {
    const request = new Request(`http://candor.example${address}`, init)
    return make(request, new URL(request.url), new RouterContextProvider())
  }
}

beforeEach(() => {
  router.asked = 0
  load.mockReset().mockImplementation(({ url }) => ({ amount: url.searchParams.get('amount') }))
  render
    .mockReset()
    .mockImplementation(({ loaderData, location, errors, matches }) =>
      JSON.stringify({ loaderData, location, errors, ids: matches.map(({ route: { id } }) => id) }),
    )
  gate.mockReset()
  reported.mockReset()
})

describe('a page of an address that was asked for before', () => {
  it('is the page that the router made, with data of its own, and passes the gate again', async () => {
    const ask = asker()
    const first = await ask('/screen?amount=1')
    const again = await ask('/screen?amount=1')
    const other = await ask('/screen?amount=2')
    expect(await again.text()).toBe(await first.text())
    expect([...again.headers]).toEqual([...first.headers])
    expect(await other.json()).toMatchObject({
      loaderData: { root: { of: 'root' }, screen: { amount: '2' } },
      location: { pathname: '/screen', search: '?amount=2' },
    })
    expect(gate.mock.calls).toEqual([['screen'], ['screen'], ['screen']])
    expect(router.asked).toBe(1)
  })

  it.each([
    ['a redirect', () => redirectTo('/elsewhere'), 302],
    ['an answer of its own', () => new Response('gone', { status: 410 }), 410],
    ['data with a status', () => data({ amount: 'none' }, { status: 404, headers: { 'X-Told': 'yes' } }), 404],
  ])('that answers %s is answered by the router, and asks no second time', async (_, answer, status) => {
    const ask = asker()
    await ask('/screen')
    load.mockClear().mockImplementation(() => answer())
    const answered = await ask('/screen')
    const byRouter = await asker()('/screen')
    expect(answered.status).toBe(status)
    expect([...answered.headers]).toEqual([...byRouter.headers])
    expect(await answered.text()).toBe(await byRouter.text())
    // Once for each of the two.
    expect(load).toHaveBeenCalledTimes(2)
  })

  it.each([
    ['in its loader', () => load.mockImplementation(() => Promise.reject(new Error('broken'))), 1],
    [
      'while it is rendered',
      () =>
        render.mockImplementation(({ errors }) => {
          if (errors === null) throw new Error('broken')
          return 'no page'
        }),
      1,
    ],
  ])('that fails %s says so as every page does, is reported once, and asks no second time', async (_, fail, times) => {
    const ask = asker()
    await ask('/screen')
    load.mockClear()
    fail()
    const answered = await ask('/screen')
    expect(answered.status).toBe(500)
    expect(reported).toHaveBeenCalledTimes(times)
    expect(load).toHaveBeenCalledTimes(1)
  })

  it('is left to the router where the gate refuses it', async () => {
    const ask = asker()
    await ask('/screen')
    gate.mockImplementation(() => {
      throw redirectTo('/login')
    })
    load.mockClear()
    expect((await ask('/screen')).headers.get('Location')).toBe('/login')
    expect(load).not.toHaveBeenCalled()
  })

  it.each([
    ['a form', '/screen', { method: 'POST', body: 'a=1' }],
    ['a page that wakes', '/screen', { headers: { seed: 'sixteen-letters-' } }],
    ['an address that is written otherwise', '/screen?a=%7E', {}],
    ['an address with a part that varies', '/anything', {}],
    ['an address in other letters', '/Screen', {}],
  ])('is left to the router for %s', async (_, address, init) => {
    const ask = asker()
    await ask('/screen')
    await ask(address, init)
    await ask(address, init)
    expect(router.asked).toBe(3)
  })
})
