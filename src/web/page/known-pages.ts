// Pages of addresses that were asked for before: the router has found their routes and what React is given for them, and neither changes
// while the process lives. Only their loaders run. What is anything else than a plain page goes to the router. On the server only.

import {
  createContext,
  createRequestHandler,
  type EntryContext,
  type LoaderFunctionArgs,
  type MiddlewareFunction,
  type RouterContextProvider,
  type ServerBuild,
} from 'react-router'
import { pageHeaders } from './page-headers.ts'
import { isWrittenAsRead } from './page-query.ts'
import { seedOf } from './wake-request.ts'

/** Encodes data for the browser as the router does; the build hands it to the entry (`scripts/router-changes.ts`). */
type Encode = (
  data: Pick<EntryContext['staticHandlerContext'], 'loaderData' | 'actionData' | 'errors'>,
  signal: AbortSignal,
  timeoutMs: number | undefined,
  mode: string,
) => ReadableStream<Uint8Array>

type Loader = (args: LoaderFunctionArgs) => unknown

interface KnownPage {
  readonly loaders: readonly { readonly id: string; readonly load: Loader }[]
  readonly middleware: readonly MiddlewareFunction<Response>[]
  readonly pattern: string
  readonly encode: Encode
  /** What React is given for every page of this address. */
  readonly entry: Omit<EntryContext, 'staticHandlerContext'>
  readonly found: EntryContext['staticHandlerContext']
}

type Outcome = { readonly data: unknown } | { readonly thrown: unknown }

/** What the loaders of this page have said already: the router, which takes the page over, does not ask them again. */
const outcomesContext = createContext<ReadonlyMap<string, Outcome> | null>(null)

function askedOnce(id: string, loader: Loader): Loader {
  return (args) => {
    const outcome = args.context.get(outcomesContext)?.get(id)
    if (outcome === undefined) return loader(args)
    if ('thrown' in outcome) throw outcome.thrown
    return outcome.data
  }
}

/** A redirect, an answer of its own, data with a status or headers: the router knows what to make of it. */
const isMoreThanData = (value: unknown): boolean =>
  value instanceof Response ||
  (typeof value === 'object' && value !== null && 'type' in value && value.type === 'DataWithResponseInit')

const takenOver = (): never => {
  throw new Error('the router makes this page')
}

async function outcomeOf(load: Loader, args: LoaderFunctionArgs): Promise<Outcome> {
  try {
    return { data: await load(args) }
  } catch (thrown) {
    return { thrown }
  }
}

/** What answers a request for a page. A request for data, a form, and all that fails is the router's. */
export function createPageMaker(
  build: ServerBuild,
  mode: string,
): (request: Request, url: URL, context: RouterContextProvider) => Promise<Response> {
  const known = new Map<string, KnownPage>()
  const { module: entry } = build.entry
  const routes = Object.fromEntries(
    Object.entries(build.routes).map(([id, route]) => {
      const loader = route?.module.loader as Loader | undefined
      return [
        id,
        route && loader ? { ...route, module: { ...route.module, loader: askedOnce(id, loader) as never } } : route,
      ]
    }),
  )
  const byRouter = createRequestHandler(
    {
      ...build,
      routes,
      entry: {
        module: {
          ...entry,
          default(request, status, headers, router, context) {
            if (request.method === 'GET' && status === 200 && seedOf(request) === null) learn(router)
            return entry.default(request, status, headers, router, context)
          },
        },
      },
    },
    mode,
  )

  /** `router` is what the router made of a page: kept without anything of that one page. */
  function learn({ staticHandlerContext: found, ...router }: EntryContext): void {
    const { location, matches, errors, actionData, loaderHeaders } = found
    const { encode } = router as { readonly encode?: Encode }
    const own = matches.map(({ route: { id } }) => build.routes[id])
    const pattern = own.flatMap((route) => route?.path || []).join('/')
    // An address with a part that varies is none that one entry could stand for. A page from the sources, which change, has no `encode`.
    const isOne = location.pathname.replace(/^\//, '') === pattern.replace(/^\//, '') && !/[:*?]/.test(pattern)
    if (encode === undefined || known.has(location.pathname) || !isOne) return
    if (errors !== null || actionData !== null || Object.keys(loaderHeaders).length > 0) return
    known.set(location.pathname, {
      loaders: own.flatMap((route) =>
        route?.module.loader ? [{ id: route.id, load: route.module.loader as Loader }] : [],
      ),
      middleware: own.flatMap((route) => (route?.module.middleware ?? []) as MiddlewareFunction<Response>[]),
      pattern,
      encode,
      entry: {
        ...router,
        // They hold on to the page that they were made for.
        serverHandoffStream: undefined as never,
        serializeError: takenOver,
        renderMeta: {},
      },
      found: {
        ...found,
        location: { ...location, search: '' },
        loaderData: {},
        matches: matches.map((match) => ({ ...match, params: {} })),
      },
    })
  }

  /** Throws where the page is the router's after all. */
  async function made(page: KnownPage, request: Request, url: URL, context: RouterContextProvider): Promise<Response> {
    const args = { request, url, pattern: page.pattern, params: {}, context } as LoaderFunctionArgs
    const from = (n: number): Promise<Response> => {
      const next = page.middleware[n]
      return next === undefined ? loaded(page, args) : (next(args, () => from(n + 1)) as Promise<Response>)
    }
    return await from(0)
  }

  async function loaded(page: KnownPage, args: LoaderFunctionArgs): Promise<Response> {
    const { request, url } = args
    const context = args.context as RouterContextProvider
    const outcomes = await Promise.all(page.loaders.map(({ load }) => outcomeOf(load, args)))
    context.set(outcomesContext, new Map(page.loaders.map(({ id }, n) => [id, outcomes[n] as Outcome])))
    const loaderData: Record<string, unknown> = {}
    for (const [n, { id }] of page.loaders.entries()) {
      const outcome = outcomes[n]
      if (outcome === undefined || 'thrown' in outcome || isMoreThanData(outcome.data)) return takenOver()
      loaderData[id] = outcome.data
    }
    const { found, encode } = page
    const state = { loaderData, actionData: null, errors: null }
    const router = {
      ...page.entry,
      renderMeta: {},
      staticHandlerContext: { ...found, ...state, location: { ...found.location, search: url.search } },
      serverHandoffStream: () => encode(state, request.signal, entry.streamTimeout, mode),
    }
    return await entry.default(request, found.statusCode, pageHeaders(), router as unknown as EntryContext, context)
  }

  return async (request, url, context) => {
    const page = known.get(url.pathname)
    if (page === undefined || request.method !== 'GET' || seedOf(request) !== null || !isWrittenAsRead(url.search))
      return await byRouter(request, context)
    try {
      return await made(page, request, url, context)
    } catch {
      // The router comes to the same failure, reports it once and answers it.
      return await byRouter(request, context)
    }
  }
}
