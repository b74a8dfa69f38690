// The loan confirmation in TanStack Start, in its cheapest form: no policy, no words of other languages, data from memory.

import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { makePeer, reactVersions } from './made-peer.ts'
import type { PeerData } from './page.tsx'
import { type ServedPeer, serveFiles } from './served.ts'

const versions = {
  '@tanstack/react-router': '1.170.46',
  '@tanstack/react-start': '1.169.5',
  '@vitejs/plugin-react': '6.3.0',
  vite: '8.3.8',
  ...reactVersions,
}

const files: Readonly<Record<string, string>> = {
  'vite.config.ts': `import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
export default defineConfig({ logLevel: 'warn', plugins: [tanstackStart(), react()] })`,
  'src/router.tsx': `import { createRouter } from '@tanstack/react-router'
import { routeTree } from './routeTree.gen'
export const getRouter = () => createRouter({ routeTree })`,
  'src/routes/__root.tsx': `import { createRootRoute, HeadContent, Outlet, Scripts } from '@tanstack/react-router'
import css from '../sheet.css?inline'
export const Route = createRootRoute({
  head: () => ({
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1, viewport-fit=cover' },
      { name: 'theme-color', content: '#e9eee6', media: '(prefers-color-scheme: light)' },
      { name: 'theme-color', content: '#0f1512', media: '(prefers-color-scheme: dark)' },
      { name: 'format-detection', content: 'telephone=no' },
      { title: 'Loan confirmation' },
    ],
    styles: [{ children: css }],
  }),
  component: () => (
    <html lang="en" dir="ltr">
      <head><HeadContent /></head>
      <body><Outlet /><Scripts /></body>
    </html>
  ),
})`,
  'src/routes/confirm.tsx': `import { createFileRoute } from '@tanstack/react-router'
import data from '../data.json'
import { PeerPage } from '../page'
export const Route = createFileRoute('/confirm')({
  loader: () => data,
  component: () => <PeerPage {...Route.useLoaderData()} />,
})`,
  'src/server.ts': `import { createStartHandler, defaultRenderHandler, defaultStreamHandler } from '@tanstack/react-start/server'
const streamed = createStartHandler(defaultStreamHandler)
const whole = createStartHandler(defaultRenderHandler)
export default { fetch: (request) => (request.headers.has('x-whole') ? whole : streamed)(request) }`,
}

interface Server {
  readonly default: { readonly fetch: (request: Request) => Promise<Response> }
}

/** Makes the page by its default, as a stream, and as one text. Installs and builds it: takes half a minute. */
export async function tanstackPages(
  data: PeerData,
  css: string,
): Promise<{
  readonly streamed: () => Promise<string>
  readonly whole: () => Promise<string>
  /** For a browser. */
  readonly serve: () => Promise<ServedPeer>
  readonly end: () => void
}> {
  const { folder, end } = makePeer({
    versions,
    files: { ...files, 'src/data.json': JSON.stringify(data), 'src/sheet.css': css },
    pageAt: 'src/page.tsx',
    build: ['vite', 'build'],
  })
  const { default: server } = (await import(
    pathToFileURL(path.join(folder, 'dist', 'server', 'server.js')).href
  )) as Server
  const ask = async (headers: Record<string, string>): Promise<string> => {
    const answer = await server.fetch(new Request('http://127.0.0.1/confirm?lang=en', { headers }))
    if (answer.status !== 200) throw new Error(`the peer's page answered ${answer.status}`)
    return await answer.text()
  }
  return {
    streamed: () => ask({}),
    whole: () => ask({ 'x-whole': '1' }),
    serve: () => serveFiles(path.join(folder, 'dist', 'client'), () => ask({})),
    end,
  }
}
