// What runs here: the version of the package, a mark of the very sources, and the newest migration that they have.

import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import packageJson from '../../package.json' with { type: 'json' }
import { productMigrations } from './db/migrate.ts'
import { schemaNumberOf } from './db/schema-state.ts'

export interface Release {
  /** The version of the package, such as `0.2.0`: CHANGELOG.md says what it asks of an operator. */
  readonly version: string
  /** The first twelve digits of a sha256 over the sources: equal sources, equal build, wherever they were installed. */
  readonly build: string
  /** The number of the newest migration that these sources know, such as `0091`. */
  readonly schema: string
}

declare global {
  /** In the bundle of the product: the build that it was made of (scripts/make-bundle.ts). */
  var candorBuild: string | undefined
}

let found: Release | null = null

function buildOf(folder: string): string {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort()
  const hash = createHash('sha256')
  for (const file of [...files.map((name) => path.join(folder, name)), path.join(folder, '..', 'package-lock.json')])
    hash.update(path.relative(folder, file)).update('\0').update(readFileSync(file)).update('\0')
  return hash.digest('hex').slice(0, 12)
}

/** The release that this process runs. Reads the sources the first time, in a tenth of a second. */
export function ownRelease(): Release {
  found ??= {
    version: packageJson.version,
    build: globalThis.candorBuild ?? buildOf(path.join(import.meta.dirname, '..')),
    schema: schemaNumberOf(productMigrations().at(-1)?.name ?? null) ?? '',
  }
  return found
}
