// The lock file as the checks of the supply chain read it: each package with its version, licence and hash.

import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type LockedPackage, readLock } from './read-lock.ts'

/** The lock file of this repository. */
export function ownLock(root: string): LockedPackage[] {
  return readLock(readFileSync(path.join(root, 'package-lock.json'), 'utf8'))
}

/** That of the generator of the documents' site, which is no part of the product. */
export function siteLock(root: string): LockedPackage[] {
  return readLock(readFileSync(path.join(root, 'docs', 'site', 'package-lock.json'), 'utf8'))
}
