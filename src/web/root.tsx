// The frame of every page: language, colours, styles and scripts, and the page facts that all screens read.

import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import {
  type LoaderFunctionArgs,
  Outlet,
  useLocation,
  useMatches,
  useRouteError,
  useRouteLoaderData,
  UNSAFE_useScrollRestoration as useScrollRestoration,
} from 'react-router'
import { directionOf } from '../core/language.ts'
import { dateForm } from '../core/written-date.ts'
import { ownWordsMark } from '../words/own-mark.ts'
import { HostProvider } from './in-app/host-context.tsx'
import type { Words } from './messages/load-section.ts'
import { useWords } from './messages/words-context.tsx'
import { PageFactsProvider, type RouteHandle } from './page/page-facts.tsx'
import { useRenderMeans } from './page/render-means.tsx'
import { type PageFacts, pageContext } from './page/request-context.ts'
import { InsteadOfScreen } from './screens/frame/error-screen.tsx'
import { keepScreen } from './sending/keep-screen.ts'
import { BusyWhileSubmitting } from './ui/button.tsx'
import { tellPageLeft } from './ui/connection.ts'
import { ConnectionVoice } from './ui/connection-note.tsx'
import { fetchPart } from './ui/fetch-part.ts'
import { useCameWithPage } from './ui/hydrated.ts'
import { LoadingToast } from './ui/loading.tsx'
import { MoneyProvider } from './ui/money.tsx'
import { ToastProvider } from './ui/note.tsx'
import type { StyleName } from './ui/styles.ts'
import { usePartStyles } from './ui/use-part-styles.ts'
import { useNeededAtOnce, useTellAwake } from './ui/waking.ts'

export function loader({ context }: LoaderFunctionArgs): { page: PageFacts } {
  return { page: context.get(pageContext) }
}

export const clientMiddleware = [keepScreen]

/** Page facts do not change while the page lives; a new one brings its own. */
export function shouldRevalidate(): boolean {
  return false
}

/** The page's facts; `wakes` where they come with it. What the gate has refused has no data: it is served whole, without script. */
function useOwnPage() {
  const own = (useRouteLoaderData('root') as { page: PageFacts } | undefined)?.page
  const means = useRenderMeans()
  return { page: own ?? means?.page, wakes: own !== undefined }
}

export function Layout({ children }: { children: ReactNode }) {
  const { page, wakes } = useOwnPage()
  const language = page?.language ?? 'en'
  const handles = useMatches().map((match) => (match.handle ?? {}) as RouteHandle)
  const styles = [...new Set(handles.flatMap((handle) => handle.styles ?? []))]
  // Scripts come with the page or never: React cannot add one under our policy, and a page that runs has them already.
  const cameWithPage = useCameWithPage()
  const [script] = useState(cameWithPage && wakes && !handles.some((handle) => handle.script === false))
  usePartStyles(styles)
  const { connection } = useWords().kit
  return (
    <html lang={language} dir={directionOf(language)} data-dates={dateForm()} data-words={ownWordsMark()}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <GroundColours theme={page?.theme} />
        <meta name="format-detection" content="telephone=no" />
        <InlineStyles names={styles} script={script} />
      </head>
      <body {...(script && page !== undefined ? bootFacts(page, connection) : {})}>
        {children}
        {script && <PageScripts />}
      </body>
    </html>
  )
}

/** What the boot script knows of a page (`ui/boot-script.ts`). */
function bootFacts({ whose }: PageFacts, words: Words['kit']['connection']) {
  return {
    'data-offline': words.notSent.title,
    'data-waits': words.waitsOffline.title,
    'data-whose': whose || undefined,
  }
}

const grounds = { light: '#e9eee6', dark: '#0f1512' } as const

/** What the browser paints around the page: the chosen ground, or the phone's. */
function GroundColours({ theme }: { theme: PageFacts['theme'] }) {
  if (theme !== undefined) return <meta name="theme-color" content={grounds[theme]} />
  return (
    <>
      <meta name="theme-color" content={grounds.light} media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content={grounds.dark} media="(prefers-color-scheme: dark)" />
    </>
  )
}

/**
 * The styles stand in the page, under its nonce. In the browser they are taken from there: where the frame is made again, after a
 * failure outside of every screen, it keeps them, and writes no HTML (our policy forbids that).
 */
function InlineStyles({ names, script }: { names: readonly StyleName[]; script: boolean }) {
  const means = useRenderMeans()
  const [kept] = useState(stylesOfPage)
  const nonce = means?.nonce ?? kept?.nonce
  const css = means === null ? (kept?.css ?? '') : means.cssFor(names, { script }) + means.brandCss
  return (
    <>
      <style nonce={nonce} data-styles={names.join(' ')} suppressHydrationWarning>
        {css}
      </style>
      {script && (
        <noscript>
          <style
            nonce={means?.nonce}
            suppressHydrationWarning
            // biome-ignore lint/security/noDangerouslySetInnerHtml: our own style sheets, no outside text
            dangerouslySetInnerHTML={{ __html: means?.noScriptCss ?? '' }}
          />
        </noscript>
      )}
    </>
  )
}

/** The style sheet that the page in the browser came with; null on the server. */
function stylesOfPage(): { readonly css: string; readonly nonce: string } | null {
  if (typeof document === 'undefined') return null
  const sheet = document.querySelector<HTMLStyleElement>('style[data-styles]')
  return sheet === null ? null : { css: sheet.textContent, nonce: sheet.nonce }
}

function PageScripts() {
  const means = useRenderMeans()
  // The hook without its component: the browser itself restores a page that is loaded again, no inline script is needed.
  useScrollRestoration()
  return (
    <>
      <script
        nonce={means?.nonce}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, under the page's nonce
        dangerouslySetInnerHTML={{ __html: means?.earlyTap ?? '' }}
      />
      <script nonce={means?.nonce} src={means?.bootAddress} defer suppressHydrationWarning />
      <script
        nonce={means?.nonce}
        type="module"
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, under the page's nonce
        dangerouslySetInnerHTML={{ __html: means?.wakeScript ?? '' }}
      />
    </>
  )
}

function Frame({ page, children }: { page: PageFacts; children: ReactNode }) {
  useTellAwake()
  // An app around the page speaks with React; the pretended one is made by it.
  useNeededAtOnce(page.demoHost !== null)
  return (
    <PageFactsProvider page={page}>
      <MoneyProvider format={page.moneyFormat} symbol={page.currencySymbol}>
        <HostProvider demo={page.demo}>
          <ToastProvider>
            <BusyWhileSubmitting>{children}</BusyWhileSubmitting>
            <LoadingToast />
            <ConnectionVoice />
            <EndOfPage key={useLocation().pathname} />
            <Resting />
          </ToastProvider>
        </HostProvider>
      </MoneyProvider>
    </PageFactsProvider>
  )
}

/** The page counts as idle so long after hydration, milliseconds. */
const restMs = 2_500

/** Loaded once the page is idle: a file of its own, which blocks nothing. */
function Resting() {
  const [AtRest, setAtRest] = useState<ComponentType | null>(null)
  useEffect(() => {
    const timer = setTimeout(() => {
      void fetchPart(() => import('./page/at-rest.tsx')).then((rest) => setAtRest(() => rest.AtRest))
    }, restMs)
    return () => clearTimeout(timer)
  }, [])
  return AtRest && <AtRest />
}

/** Stands in the frame under the address as its key: what is said of a connection ends with the page. */
function EndOfPage() {
  useEffect(() => tellPageLeft, [])
  return null
}

export default function Root({ loaderData }: { loaderData: { page: PageFacts } }) {
  return (
    <Frame page={loaderData.page}>
      <Outlet />
    </Frame>
  )
}

/** Errors that no screen has handled: an unknown address, or a failure of ours. */
export function ErrorBoundary() {
  const error = useRouteError()
  const { page } = useOwnPage()
  return page === undefined ? (
    <InsteadOfScreen error={error} />
  ) : (
    <Frame page={page}>
      <InsteadOfScreen error={error} />
    </Frame>
  )
}
