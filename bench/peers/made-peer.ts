// A peer of the product, for the benchmark alone: its sources in a temporary folder, installed from the registry and built there. Nothing of
// it is a dependency of the product.

import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { environment } from '../../scripts/ground.mjs'

/** The versions that every peer takes, as they were current when it was written. */
export const reactVersions = { react: '19.3.1', 'react-dom': '19.3.1' }

export interface PeerSources {
  readonly versions: Readonly<Record<string, string>>
  /** Texts by their paths; the page itself (`page.tsx`) is put at `pageAt`, behind `pageBegins`. */
  readonly files: Readonly<Record<string, string>>
  readonly pageAt: string
  readonly pageBegins?: string
  /** The program of its packages that builds it, with its arguments. */
  readonly build: readonly [string, ...string[]]
}

/** Installs and builds it: takes half a minute. `end` removes the folder. */
export function makePeer({ versions, files, pageAt, pageBegins = '', build: [program, ...args] }: PeerSources): {
  readonly folder: string
  readonly end: () => void
} {
  const folder = mkdtempSync(path.join(tmpdir(), 'candor-peer-'))
  const all: Readonly<Record<string, string>> = {
    'package.json': JSON.stringify({ name: 'peer', private: true, type: 'module', dependencies: versions }),
    [pageAt]: pageBegins + readFileSync(path.join(import.meta.dirname, 'page.tsx'), 'utf8'),
    ...files,
  }
  for (const [name, text] of Object.entries(all)) {
    mkdirSync(path.join(folder, path.dirname(name)), { recursive: true })
    writeFileSync(path.join(folder, name), text)
  }
  const inFolder = { cwd: folder, env: peerEnvironment(), stdio: 'inherit' } as const
  execFileSync('npm', ['install', '--no-audit', '--no-fund'], inFolder)
  execFileSync(path.join(folder, 'node_modules', '.bin', program), args, inFolder)
  return { folder, end: () => rmSync(folder, { recursive: true, force: true }) }
}

/** The environment of a production build and server; Next sends no telemetry. */
export const peerEnvironment = (): NodeJS.ProcessEnv =>
  environment({ NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' }) as NodeJS.ProcessEnv
