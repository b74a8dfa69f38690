// The packages that a lock file names.

export interface LockedPackage {
  /** Where npm puts it, such as `node_modules/zod`. */
  readonly place: string
  readonly name: string
  readonly version: string
  readonly licence: string | null
  /** `sha512-…`, which npm compares with what it downloads. */
  readonly integrity: string | null
  readonly isDev: boolean
  readonly hasInstallScript: boolean
}

interface Entry {
  readonly name?: string
  readonly version?: string
  readonly license?: string
  readonly integrity?: string
  readonly dev?: boolean
  readonly hasInstallScript?: boolean
}

/** All packages of a lock file's text. */
export function readLock(text: string): LockedPackage[] {
  const { packages } = JSON.parse(text) as { readonly packages: Readonly<Record<string, Entry>> }
  return Object.entries(packages)
    .filter(([place]) => place !== '')
    .map(([place, entry]) => ({
      place,
      name: entry.name ?? place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length),
      version: entry.version ?? '',
      licence: entry.license ?? null,
      integrity: entry.integrity ?? null,
      isDev: entry.dev === true,
      hasInstallScript: entry.hasInstallScript === true,
    }))
}
