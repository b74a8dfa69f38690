// The last release as it was packed (`npm run pack-release`), unpacked beside the packages of this checkout.

import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliDecompressSync } from 'node:zlib'

const root = path.join(import.meta.dirname, '..', '..')
const releases = path.join(root, 'releases')

export interface UnpackedRelease {
  readonly name: string
  readonly folder: string
  /** What Node runs, within the folder. */
  readonly main: string
  remove(): void
}

/** Unpacks it into a folder of its own. Throws where there is not exactly one. */
export function unpackLastRelease(): UnpackedRelease {
  const [file, ...others] = readdirSync(releases)
  if (file === undefined || others.length > 0) throw new Error('releases/ has to hold one release: the last one')
  const folder = mkdtempSync(path.join(tmpdir(), 'candor-release-'))
  execFileSync('tar', ['-x', '-C', folder], { input: brotliDecompressSync(readFileSync(path.join(releases, file))) })
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'))
  const [stamp = ''] = readdirSync(path.join(folder, 'build', 'product'))
  return {
    name: file.replace('.tar.br', ''),
    folder,
    main: path.join('build', 'product', stamp, 'main.mjs'),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
