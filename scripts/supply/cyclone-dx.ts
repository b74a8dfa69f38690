// A bill of materials in the form of CycloneDX 1.6: one component for each package, with its licence and hash.

import { createHash } from 'node:crypto'
import type { LockedPackage } from './lock-file.ts'
import type { KnownProgram } from './node-program.ts'

const urlOf = (name: string, version: string): string => `pkg:npm/${name.replace(/^@/, '%40')}@${version}`

/** The document. The same lock file makes the same document: it has no timestamp and no serial number. */
export function cycloneDx(
  product: { readonly name: string; readonly version: string },
  packages: readonly LockedPackage[],
  programs: Readonly<Record<string, KnownProgram>>,
): Readonly<Record<string, unknown>> {
  const unique = new Map(packages.map((one) => [urlOf(one.name, one.version), one]))
  const components = [...unique]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([purl, { name, version, licence, integrity, isDev }]) => ({
      type: 'library',
      'bom-ref': purl,
      name,
      version,
      purl,
      scope: isDev ? 'excluded' : 'required',
      ...(licence === null
        ? {}
        : { licenses: [/ (?:AND|OR) /.test(licence) ? { expression: licence } : { license: { id: licence } }] }),
      ...(integrity === null
        ? {}
        : {
            hashes: [
              { alg: 'SHA-512', content: Buffer.from(integrity.slice('sha512-'.length), 'base64').toString('hex') },
            ],
          }),
    }))
  const node = Object.entries(programs).map(([platform, { package: from, sha256 }]) => ({
    type: 'platform',
    'bom-ref': `node-program-${platform}`,
    name: `node (${platform})`,
    version: from.slice(from.lastIndexOf('@') + 1),
    hashes: [{ alg: 'SHA-256', content: sha256 }],
  }))
  const all = [...components, ...node]
  const hash = createHash('sha256').update(JSON.stringify(all)).digest('hex')
  const serial = [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `4${hash.slice(13, 16)}`,
    `8${hash.slice(17, 20)}`,
    hash.slice(20, 32),
  ]
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    serialNumber: `urn:uuid:${serial.join('-')}`,
    version: 1,
    metadata: { component: { type: 'application', 'bom-ref': product.name, ...product } },
    components: all,
  }
}
