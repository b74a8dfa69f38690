// The loan confirmation in Next, by its own server as it stands after `next build`.

import { spawn } from 'node:child_process'
import path from 'node:path'
import { freePort } from '../../tests/support/free-port.ts'
import { makePeer, peerEnvironment, reactVersions } from './made-peer.ts'
import type { PeerData } from './page.tsx'
import type { ServedPeer } from './served.ts'

// It wants TypeScript's own library to read its sources, which our version has no more.
const versions = {
  next: '16.4.6',
  typescript: '5.9.3',
  '@types/react': '19.2.7',
  '@types/node': '24.10.1',
  ...reactVersions,
}

const files: Readonly<Record<string, string>> = {
  'next.config.mjs': `export default { typescript: { ignoreBuildErrors: true }, poweredByHeader: false }`,
  'tsconfig.json': JSON.stringify({
    compilerOptions: {
      jsx: 'react-jsx',
      module: 'esnext',
      moduleResolution: 'bundler',
      resolveJsonModule: true,
      noEmit: true,
    },
  }),
  'app/layout.tsx': `import { css } from '../css'
export const metadata = { title: 'Loan confirmation' }
export default ({ children }) => (
  <html lang="en" dir="ltr">
    <head><style dangerouslySetInnerHTML={{ __html: css }} /></head>
    <body>{children}</body>
  </html>
)`,
  'app/confirm/page.tsx': `import data from '../../data.json'
import { PeerPage } from '../../page'
export const dynamic = 'force-dynamic'
export default () => <PeerPage {...data} />`,
}

async function untilItAnswers(url: string, hasEnded: () => boolean): Promise<void> {
  for (;;) {
    if (hasEnded()) throw new Error('Next ended before it answered')
    try {
      if ((await fetch(url)).ok) return
    } catch (error) {
      // Not listening yet.
      if (!(error instanceof TypeError)) throw error
    }
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

/** Installs, builds and starts it: takes a minute. */
export async function nextPage(data: PeerData, css: string): Promise<ServedPeer> {
  const { folder, end } = makePeer({
    versions,
    files: { ...files, 'data.json': JSON.stringify(data), 'css.ts': `export const css = ${JSON.stringify(css)}` },
    pageAt: 'page.tsx',
    pageBegins: `'use client'\n`,
    build: ['next', 'build'],
  })
  const port = await freePort()
  const child = spawn(path.join(folder, 'node_modules', '.bin', 'next'), ['start', '-p', String(port)], {
    cwd: folder,
    env: peerEnvironment(),
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const origin = `http://127.0.0.1:${port}`
  await untilItAnswers(`${origin}/confirm`, () => child.exitCode !== null)
  return {
    origin,
    close() {
      child.kill()
      end()
    },
  }
}
