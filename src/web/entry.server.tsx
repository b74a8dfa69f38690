// Renders a page whole, before the first byte is sent: everything it needs has been awaited by its loader anyway.

import { Writable } from 'node:stream'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, isRouteErrorResponse, type RouterContextProvider, ServerRouter } from 'react-router'
import { bootAddress } from './boot-asset.ts'
import { WordsProvider } from './messages/words-context.tsx'
import { wordsFor } from './messages/words-for.ts'
import { RenderMeansProvider } from './render-means.tsx'
import { pageContext, renderContext } from './request-context.ts'
import { earlyTap } from './ui/boot-script.ts'
import { cssFor, noScriptCss } from './ui/styles.ts'

/** A page that is not rendered after this long is an error. Milliseconds. */
const renderTimeoutMs = 5_000
export const streamTimeout = renderTimeoutMs

/**
 * Scripts are not what a page waits for: their preloads stand back behind the page itself. Only the largest stays: the others
 * are found as quickly by the module that imports them, and each line here is sent with every page.
 */
function fewerPreloads(html: string): string {
  return html.replace(/<link rel="modulepreload" href="([^"]*)"[^>]*>/g, (_link, href: string) =>
    /\/vendor-/.test(href) ? `<link rel="modulepreload" href="${href}" fetchpriority="low"/>` : '',
  )
}

/** Stands in the rendered page where its styles will. */
const stylesGoHere = '/*styles*/'

/** Takes the page in and hands it on as one text. */
function collector(done: (text: string) => void): Writable {
  const chunks: Buffer[] = []
  return new Writable({
    write(chunk: Buffer, _encoding, next) {
      chunks.push(chunk)
      next()
    },
    final(next) {
      done(Buffer.concat(chunks).toString('utf8'))
      next()
    },
  })
}

/** One text for each screen of this build: there are no more than routes. */
const terse = new Map<string, string>()

/**
 * The router tells the browser about a page's own routes with every flag that it has, spelled out and indented. What is false,
 * empty or only read on the server is left out.
 */
function terseManifest(html: string): string {
  return html.replace(/window\.__reactRouterManifest = (\{[\s\S]*?\n\});/, (all, text: string) => {
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
}

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  router: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  if (request.method === 'HEAD') return new Response(null, { status, headers })
  let css = ''
  // The styles are put in when the page is text: React would only carry them through, piece by piece.
  const markStyles: typeof cssFor = (names, page) => {
    css = cssFor(names, page)
    return stylesGoHere
  }
  const means = { ...context.get(renderContext), cssFor: markStyles, noScriptCss, bootAddress, earlyTap }
  const { nonce } = means
  let failure: { error: unknown } | null = null
  const html = await new Promise<string>((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(
      <WordsProvider words={wordsFor(context.get(pageContext).language)}>
        <RenderMeansProvider means={means}>
          <ServerRouter context={router} url={request.url} nonce={nonce} />
        </RenderMeansProvider>
      </WordsProvider>,
      {
        nonce,
        onAllReady() {
          clearTimeout(timer)
          pipe(collector(resolve))
        },
        onShellError: reject,
        onError(error) {
          failure = { error }
        },
      },
    )
    const timer = setTimeout(() => abort(new Error('the page took too long to render')), renderTimeoutMs)
  })
  if (failure !== null) means.reportError((failure as { error: unknown }).error)
  headers.set('Content-Type', 'text/html; charset=utf-8')
  return new Response(terseManifest(fewerPreloads(html.replace(stylesGoHere, () => css))), {
    status: failure === null ? status : 500,
    headers,
  })
}

/** Unexpected errors of loaders and actions: told to the log, never to the page. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
): void {
  if (request.signal.aborted || isRouteErrorResponse(error)) return
  context.get(renderContext).reportError(error)
}
