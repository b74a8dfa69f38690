// Renders a page whole, before the first byte is sent: everything it needs has been awaited by its loader anyway.

import { renderToString } from 'react-dom/server'
import { type EntryContext, isRouteErrorResponse, type RouterContextProvider, ServerRouter } from 'react-router'
import { WordsProvider } from './messages/words-context.tsx'
import { wordsFor } from './messages/words-for.ts'
import { bootAddress } from './page/boot-asset.ts'
import { reasonFirst } from './page/reason-first.ts'
import { RenderMeansProvider } from './page/render-means.tsx'
import { pageContext, renderContext } from './page/request-context.ts'
import type { RouteHandle } from './root.tsx'
import { earlyTap } from './ui/boot-script.ts'
import { onGround } from './ui/on-ground.ts'
import { cssFor, noScriptCss } from './ui/styles.ts'
import { NeededAtOnce } from './ui/waking.ts'

/** Timeout of a loader, milliseconds. */
export const streamTimeout = 5_000

/**
 * Scripts are not what a page waits for: their preloads come after the page itself. Only the largest stays: the others
 * are found as quickly by the module that imports them, and each line here is sent with every page.
 */
function fewerPreloads(html: string): string {
  return html.replace(/<link rel="modulepreload" href="([^"]*)"[^>]*>/g, (_link, href: string) =>
    /\/vendor-/.test(href) ? `<link rel="modulepreload" href="${href}" fetchpriority="low"/>` : '',
  )
}

/**
 * React sleeps until the boot script wakes it: what starts it stands in the page under a type that no browser runs. It names the
 * largest file itself, so that this one is fetched beside those that import it.
 */
function asleep(html: string, nonce: string): string {
  const vendor = /<link rel="modulepreload" href="([^"]*\/vendor-[^"]*)"/.exec(html)?.[1]
  const start = html.lastIndexOf(`<script nonce="${nonce}" type="module" async="">`)
  if (start === -1) return html
  const page = html.replace(/<link rel="modulepreload" [^>]*>/g, '')
  return page.replace(
    `<script nonce="${nonce}" type="module" async="">`,
    `<script nonce="${nonce}" type="text/wake">${vendor === undefined ? '' : `import "${vendor}"`}`,
  )
}

/** Placeholder in the rendered page, replaced by its styles. */
const stylesGoHere = '/*styles*/'

/** The build's manifest cut down to one set of routes; there are no more sets than screens. */
const narrowed = new Map<string, EntryContext['manifest']>()

/**
 * The router prepares every route that the manifest names, at every render. A page needs its own only: the browser asks for the
 * others once it has come to rest.
 */
function ownRoutes({ manifest, staticHandlerContext }: EntryContext): EntryContext['manifest'] {
  const ids = staticHandlerContext.matches.map(({ route }) => route.id)
  const key = ids.join('\n')
  const known = narrowed.get(key)
  if (known !== undefined && known.version === manifest.version) return known
  const routes: EntryContext['manifest']['routes'] = {}
  for (const id of ids) routes[id] = manifest.routes[id]
  const own = { ...manifest, routes }
  narrowed.set(key, own)
  return own
}

const unsafeInScript: Readonly<Record<string, string>> = {
  '&': '\\u0026',
  '<': '\\u003c',
  '>': '\\u003e',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
}

/** The loaders' data for the browser, written into the page: the router would stream it behind the page, but all of it is here already. */
async function handoff(stream: ReadableStream<Uint8Array>, nonce: string): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  for await (const chunk of stream) text += decoder.decode(chunk, { stream: true })
  const value = JSON.stringify(text + decoder.decode()).replace(
    /[&<>\u2028\u2029]/g,
    (sign) => unsafeInScript[sign] ?? '',
  )
  const controller = 'window.__reactRouterContext.streamController'
  return `<script nonce="${nonce}">${controller}.enqueue(${value});${controller}.close();</script>`
}

/** Flags of the router that are all off: leaving them out means the same. What a borrower wrote has no bare quotes in a page. */
const futureFlags = /"future":\{(?:"unstable_\w+":false,?)*\}/

/** One text for each screen of this build: there are no more than routes. */
const terse = new Map<string, string>()

/**
 * The router tells the browser about a page's own routes with every flag that it has, spelled out and indented. What is false,
 * empty or only read on the server is left out. Looked for in the router's own script only: the same words may stand in what
 * somebody wrote, but no `<`.
 */
function terseManifest(page: string, nonce: string): string {
  const html = page.replace(futureFlags, '"future":{}')
  const start = html.indexOf(`<script nonce="${nonce}" type="module"`)
  if (start === -1) return html
  const script = html.slice(start).replace(/window\.__reactRouterManifest = (\{[\s\S]*?\n\});/, (all, text: string) => {
    const known = terse.get(all)
    if (known !== undefined) return known
    const manifest = JSON.parse(text) as {
      entry: Record<string, unknown>
      routes: Record<string, Record<string, unknown>>
    }
    for (const route of Object.values(manifest.routes)) {
      for (const [name, value] of Object.entries(route)) {
        if (value === false || name === 'imports' || (Array.isArray(value) && value.length === 0)) delete route[name]
      }
    }
    manifest.entry = { ...manifest.entry, imports: [] }
    const short = `window.__reactRouterManifest=${JSON.stringify(manifest)};`
    terse.set(all, short)
    return short
  })
  return html.slice(0, start) + script
}

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  router: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  if (request.method === 'HEAD') return new Response(null, { status, headers })
  const { theme } = context.get(pageContext)
  let css = ''
  // The styles are put in when the page is text: React would only carry them through, piece by piece.
  const markStyles: typeof cssFor = (names, page) => {
    css = onGround(cssFor(names, page), theme)
    return stylesGoHere
  }
  const facts = context.get(renderContext)
  const brandCss = onGround(facts.brandCss, theme)
  const means = {
    ...facts,
    page: context.get(pageContext),
    brandCss,
    cssFor: markStyles,
    noScriptCss,
    bootAddress,
    earlyTap,
  }
  const { nonce } = means
  const { serverHandoffStream: answers, ...own } = router
  const words = wordsFor(context.get(pageContext).language)
  // A page made from the sources has files of its own, which only the bundler's server knows.
  let atOnce = import.meta.env.DEV
  const isNeeded = () => {
    atOnce = true
  }
  const rendered = renderToString(
    <WordsProvider words={words}>
      <RenderMeansProvider means={means}>
        <NeededAtOnce value={isNeeded}>
          <ServerRouter context={{ ...own, manifest: ownRoutes(router) }} url={request.url} nonce={nonce} />
        </NeededAtOnce>
      </RenderMeansProvider>
    </WordsProvider>,
  )
  const isShowcase = router.staticHandlerContext.matches.some(({ route }) => {
    const handle = router.routeModules[route.id]?.handle as RouteHandle | undefined
    return handle?.showcase === true
  })
  const html = isShowcase ? rendered : reasonFirst(rendered, words.kit.wrongTitle)
  let data = ''
  if (router.renderMeta?.didRenderScripts === true && answers !== undefined) data = await handoff(answers, nonce)
  else await answers?.cancel()
  const end = html.lastIndexOf('</body>')
  const page = `<!DOCTYPE html>${html.slice(0, end)}${data}${html.slice(end)}`
  headers.set('Content-Type', 'text/html; charset=utf-8')
  const whole = terseManifest(
    page.replace(stylesGoHere, () => css),
    nonce,
  )
  return new Response(atOnce ? fewerPreloads(whole) : asleep(whole, nonce), { status, headers })
}

/** Logs unexpected errors of loaders and actions; the page never shows them. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
): void {
  if (request.signal.aborted || isRouteErrorResponse(error)) return
  context.get(renderContext).reportError(error)
}
