// Renders a page whole, before the first byte is sent: everything it needs has been awaited by its loader anyway.

import { renderToString } from 'react-dom/server'
import { type EntryContext, isRouteErrorResponse, type RouterContextProvider, ServerRouter } from 'react-router'
import { WordsProvider } from './messages/words-context.tsx'
import { wordsFor } from './messages/words-for.ts'
import { bootAddress } from './page/boot-asset.ts'
import { dataBlock, markStamp, stampOf, textOf } from './page/page-data.ts'
import type { RouteHandle } from './page/page-facts.tsx'
import { reasonFirst } from './page/reason-first.ts'
import { RenderMeansProvider } from './page/render-means.tsx'
import { type Context, pageContext, renderContext } from './page/request-context.ts'
import { seedOf, stampHeader } from './page/wake-request.ts'
import { earlyTap } from './ui/boot-script.ts'
import { onGround, type Theme } from './ui/on-ground.ts'
import { onThisPage } from './ui/reasons.tsx'
import { cssFor, noScriptCss } from './ui/styles.ts'
import { NeededAtOnce, WatchAsleep, type WatchedAsleep } from './ui/waking.ts'

/** Timeout of a loader, milliseconds. */
export const streamTimeout = 5_000

/** Placeholders in the rendered page, replaced by its styles and by what starts React. */
const stylesGoHere = '/*styles*/'
const wakeGoesHere = '/*wake*/'

/** Encodes the loaders' data for the browser. A built router hands over a function in place of the stream, so that a page that sleeps costs no encoding (`vite.config.ts`). */
function encoder({ serverHandoffStream }: EntryContext): () => Promise<string> {
  const stream = serverHandoffStream as unknown as ReadableStream<Uint8Array> | (() => ReadableStream<Uint8Array>)
  return () => textOf(typeof stream === 'function' ? stream() : stream)
}

/** The build's manifest cut down to one set of routes; there are no more sets than screens. */
const narrowed = new Map<string, EntryContext['manifest']>()

/**
 * The router prepares every route that the manifest names, at every render. A page needs its own only: the browser asks for the
 * others once it has come to rest.
 */
function ownRoutes(manifest: EntryContext['manifest'], ids: readonly string[]): EntryContext['manifest'] {
  const key = ids.join('\n')
  const known = narrowed.get(key)
  if (known !== undefined && known.version === manifest.version) return known
  const routes: EntryContext['manifest']['routes'] = {}
  for (const id of ids) routes[id] = manifest.routes[id]
  const own = { ...manifest, routes }
  narrowed.set(key, own)
  return own
}

/** The stamp of the page's data (`wake-request.ts`): a page may wake up with data of the same stamp only, or becomes a newer one. */
function stampOfPage({ manifest, staticHandlerContext }: EntryContext): string {
  const { root, ...shown } = staticHandlerContext.loaderData
  return stampOf([staticHandlerContext.location.pathname, root], shown, manifest.version)
}

/**
 * Whether only this answer has the page's data: it answers a form, tells of a failure, or was made by calls that did something. Asking
 * the loaders once more would not bring it again.
 */
function isOnlyHere(request: Request, status: number, router: EntryContext, hasOnlyRead: boolean): boolean {
  const { actionData, errors } = router.staticHandlerContext
  return request.method !== 'GET' || status !== 200 || actionData !== null || errors !== null || !hasOnlyRead
}

/** One style sheet for each set of parts on each ground: there are no more sets than screens. */
const sheets = new Map<string, string>()

function sheetFor(
  names: Parameters<typeof cssFor>[0],
  at: { readonly script: boolean } = { script: true },
  theme?: Theme,
): string {
  const key = [theme, at.script, ...names].join(' ')
  const known = sheets.get(key)
  if (known !== undefined) return known
  const sheet = onGround(cssFor(names, at), theme)
  if (!import.meta.env.DEV) sheets.set(key, sheet)
  return sheet
}

/**
 * The answer of a page, whose text is kept beside it: all that the router and the server read of a Response without a body. A real one
 * takes as long to make as to find the page.
 */
function textBeside(status: number, headers: Headers): Response {
  return { status, statusText: '', ok: status < 300, headers, body: null } as Response
}

/** What the boot script asks about while the page sleeps, as attributes of the script that it wakes. */
function watchedBy(watched: WatchedAsleep | null): string {
  if (watched === null) return ''
  const ask = watched.ask.replace(/[&"<]/g, (sign) => `&#${sign.charCodeAt(0)};`)
  return ` data-ask="${ask}" data-mark="${markStamp(watched.mark)}" data-every="${watched.everyMs}"`
}

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  router: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  if (request.method === 'HEAD') return new Response(null, { status, headers })
  const page = context.get(pageContext)
  const facts = context.get(renderContext)
  const encode = encoder(router)
  if (seedOf(request) !== null) {
    headers.set('Content-Type', 'text/x-script')
    headers.set('X-Remix-Response', 'yes')
    headers.set(stampHeader, stampOfPage(router))
    return new Response(await encode(), { status, headers })
  }
  let css = ''
  // The styles are put in when the page is text: React would only carry them through, piece by piece.
  const markStyles: typeof cssFor = (names, at) => {
    css = sheetFor(names, at, page.theme)
    return stylesGoHere
  }
  const { nonce, publicOrigin } = facts
  const means = {
    nonce,
    publicOrigin,
    page,
    brandCss: onGround(facts.brandCss, page.theme),
    cssFor: markStyles,
    noScriptCss,
    bootAddress,
    earlyTap,
    wakeScript: wakeGoesHere,
  }
  const words = wordsFor(page.language)
  // A page made from the sources has files of its own, which only the bundler's server knows.
  let atOnce = import.meta.env.DEV
  const isNeeded = () => {
    atOnce = true
  }
  let watched: WatchedAsleep | null = null
  const watch = (told: WatchedAsleep) => {
    watched = told
  }
  const { matches } = router.staticHandlerContext
  const ids = matches.map(({ route }) => route.id)
  // Rendering waits for nothing: no other page is rendered meanwhile.
  onThisPage.reason = false
  const rendered = renderToString(
    <WordsProvider words={words}>
      <RenderMeansProvider means={means}>
        <NeededAtOnce value={isNeeded}>
          <WatchAsleep value={watch}>
            <ServerRouter
              context={{ ...router, serverHandoffStream: undefined, manifest: ownRoutes(router.manifest, ids) }}
              url={request.url}
              nonce={nonce}
            />
          </WatchAsleep>
        </NeededAtOnce>
      </RenderMeansProvider>
    </WordsProvider>,
  )
  const isShowcase = ids.some((id) => (router.routeModules[id]?.handle as RouteHandle | undefined)?.showcase === true)
  // Looking for the mark in the text would take longer than the page's own data.
  const html = isShowcase || !onThisPage.reason ? rendered : reasonFirst(rendered, words.kit.wrongTitle)
  headers.set('Content-Type', 'text/html; charset=utf-8')
  const send = (text: string): Response => {
    facts.keepText(`<!DOCTYPE html>${text}`)
    return textBeside(status, headers)
  }
  // By its places and put together once: each replacement would copy the whole page.
  const stylesAt = html.indexOf(stylesGoHere)
  const head = stylesAt === -1 ? '' : html.slice(0, stylesAt) + css
  const bodyFrom = stylesAt === -1 ? 0 : stylesAt + stylesGoHere.length
  // React sleeps until the boot script wakes it: what starts it stands in the page under a type that no browser runs.
  const start = `<script nonce="${nonce}" type="module">${wakeGoesHere}</script>`
  const startAt = html.lastIndexOf(start)
  if (startAt === -1) return send(head + html.slice(bodyFrom))
  const isHere = atOnce || isOnlyHere(request, status, router, facts.hasOnlyRead())
  const data = dataBlock(isHere ? await encode() : stampOfPage(router))
  const text = wakeScript(router.manifest, ids, router)
  const vendor = atOnce ? vendorOf(router.manifest) : undefined
  const preload = vendor === undefined ? '' : `<link rel="modulepreload" href="${vendor}" fetchpriority="low"/>`
  // `async`: the page counts as loaded before these files have come. The data stands first, so that it is there when they run. Of a page
  // that sleeps, `id` tells the boot script to ask for the data.
  const kind = atOnce ? 'type="module" async' : `type="text/wake"${isHere ? '' : ' id="asks"'}${watchedBy(watched)}`
  const wake = `${preload}${data}<script nonce="${nonce}" ${kind}>${text}</script>`
  return send(head + html.slice(bodyFrom, startAt) + wake + html.slice(startAt + start.length))
}

/** Logs unexpected errors of loaders and actions; the page never shows them. */
export function handleError(error: unknown, { request, context }: { request: Request; context: Context }): void {
  if (request.signal.aborted || isRouteErrorResponse(error)) return
  context.get(renderContext).reportError(error)
}

type Manifest = EntryContext['manifest']

/** One text for each set of routes of this build: there are no more than screens. */
const texts = new Map<string, string>()

/** What is false, empty or only read on the server is left out. */
function terseRoute(route: Manifest['routes'][string]): Record<string, unknown> {
  const told: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(route ?? {}))
    if (value !== false && value !== undefined && name !== 'imports' && !(Array.isArray(value) && value.length === 0))
      told[name] = value
  return told
}

/**
 * The text for a page with these routes, from the outermost. The browser asks for other routes once the page has come to rest. `vendor`
 * is the largest file: named first, it is fetched beside those that import it.
 */
function wakeScript(manifest: Manifest, ids: readonly string[], router: EntryContext): string {
  const key = `${manifest.version}\n${ids.join('\n')}`
  const known = texts.get(key)
  if (known !== undefined) return known
  const { entry, url, version, hmr } = manifest
  const vendor = vendorOf(manifest)
  const routes = Object.fromEntries(ids.map((id) => [id, terseRoute(manifest.routes[id])]))
  const context = {
    basename: '/',
    future: {},
    routeDiscovery: router.routeDiscovery,
    ssr: true,
    isSpaMode: false,
  }
  const text = [
    ...[hmr?.runtime, vendor].flatMap((file) => (file === undefined ? [] : [`import ${JSON.stringify(file)};`])),
    ...ids.map((id, n) => `import * as route${n} from ${JSON.stringify(manifest.routes[id]?.module)};`),
    `window.__reactRouterContext=${JSON.stringify(context)};`,
    `window.__reactRouterManifest=${JSON.stringify({ entry: { ...entry, imports: [] }, routes, url, version })};`,
    `window.__reactRouterRouteModules={${ids.map((id, n) => `${JSON.stringify(id)}:route${n}`).join(',')}};`,
    `import(${JSON.stringify(entry.module)})`,
  ].join('')
  if (!import.meta.env.DEV) texts.set(key, text)
  return text
}

/** The file of React and its router; none where nothing is built. */
function vendorOf({ entry }: Manifest): string | undefined {
  return entry.imports.find((file) => /\/vendor-/.test(file))
}
