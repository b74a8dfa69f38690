// The loan confirmation in TanStack Start, in its cheapest form: no policy, no words of other languages, data from memory. Installed from
// the registry into a temporary folder, and built there; nothing of it is a dependency of the product.

import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { environment } from '../../scripts/ground.mjs'
import type { PeerData } from './page.tsx'

const versions = {
  '@tanstack/react-router': '1.170.46',
  '@tanstack/react-start': '1.169.5',
  '@vitejs/plugin-react': '6.3.0',
  react: '19.3.1',
  'react-dom': '19.3.1',
  vite: '8.3.8',
}

const files: Readonly<Record<string, string>> = {
  'package.json': JSON.stringify({ name: 'peer', private: true, type: 'module', dependencies: versions }),
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
  readonly end: () => void
}> {
  const folder = mkdtempSync(path.join(tmpdir(), 'candor-peer-'))
  mkdirSync(path.join(folder, 'src', 'routes'), { recursive: true })
  for (const [name, text] of Object.entries({ ...files, 'src/data.json': JSON.stringify(data), 'src/sheet.css': css }))
    writeFileSync(path.join(folder, name), text)
  copyFileSync(path.join(import.meta.dirname, 'page.tsx'), path.join(folder, 'src', 'page.tsx'))
  const inFolder = { cwd: folder, env: environment(), stdio: 'inherit' } as const
  execFileSync('npm', ['install', '--no-audit', '--no-fund'], inFolder)
  execFileSync(path.join(folder, 'node_modules', '.bin', 'vite'), ['build'], inFolder)
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
    end: () => rmSync(folder, { recursive: true, force: true }),
  }
}
