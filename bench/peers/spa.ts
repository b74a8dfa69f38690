// The loan confirmation as a page that the browser makes by itself (Vite and React): an empty document, then its script, then its data.

import { readFileSync } from 'node:fs'
import path from 'node:path'
import { makePeer, reactVersions } from './made-peer.ts'
import type { PeerData } from './page.tsx'
import { type ServedPeer, serveFiles } from './served.ts'

const versions = { '@vitejs/plugin-react': '6.3.0', vite: '8.3.8', ...reactVersions }

const files: Readonly<Record<string, string>> = {
  'vite.config.ts': `import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
export default defineConfig({ logLevel: 'warn', plugins: [react()] })`,
  'index.html': `<!DOCTYPE html><html lang="en" dir="ltr"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover"><title>Loan confirmation</title></head>
<body><div id="root"></div><script type="module" src="/src/main.tsx"></script></body></html>`,
  'src/main.tsx': `import { createRoot } from 'react-dom/client'
import { PeerPage } from './page'
import './sheet.css'
const data = await (await fetch('/data.json')).json()
createRoot(document.getElementById('root')).render(<PeerPage {...data} />)`,
}

/** Installs and builds it: takes half a minute. */
export async function spaPage(data: PeerData, css: string): Promise<ServedPeer> {
  const { folder, end } = makePeer({
    versions,
    files: { ...files, 'public/data.json': JSON.stringify(data), 'src/sheet.css': css },
    pageAt: 'src/page.tsx',
    build: ['vite', 'build'],
  })
  const built = path.join(folder, 'dist')
  const page = readFileSync(path.join(built, 'index.html'), 'utf8')
  const { origin, close } = await serveFiles(built, async () => page)
  return {
    origin,
    close() {
      close()
      end()
    },
  }
}
