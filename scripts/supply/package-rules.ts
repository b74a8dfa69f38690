// The rules for packages: a licence that allows shipping, a hash in the lock file, and no install script.

import { mayUse } from './licences.ts'
import { exceptions, installScripts } from './package-exceptions.ts'
import type { LockedPackage } from './read-lock.ts'

/** Further licences that are allowed for tools, which are not shipped. */
const allowedInTools: readonly string[] = ['MPL-2.0', 'CC-BY-4.0']

/** libvips in sharp's packages: a shared library in a file of its own, which can be replaced, as the LGPL requires. */
const libraryOfSharp = /^@img\/sharp(-libvips)?-/

/** What is wrong with the packages, one line each. */
export function packageFaults(packages: readonly LockedPackage[]): string[] {
  return packages.flatMap(({ place, name, version, licence, integrity, isDev, hasInstallScript }) => {
    const faults: string[] = []
    const also = [...(isDev ? allowedInTools : []), ...(libraryOfSharp.test(name) ? ['LGPL-3.0-or-later'] : [])]
    const known = exceptions[name]
    const isKnown = known !== undefined && known.licence === licence
    if (!isKnown && (licence === null || !mayUse(licence, also)))
      faults.push(`${place}: licence ${licence ?? 'not said'}`)
    if (integrity === null || !/^sha512-[A-Za-z0-9+/]{86}==$/.test(integrity))
      faults.push(`${place}: no sha512 in the lock file`)
    if (!/^\d+\.\d+\.\d+/.test(version)) faults.push(`${place}: no version`)
    if (hasInstallScript && installScripts[name] === undefined) faults.push(`${place}: runs a script when installed`)
    return faults
  })
}
