// The rules for packages: a licence that allows shipping, a hash in the lock file, and no install script.

import type { LockedPackage } from './lock-file.ts'

/** Permissive licences: they only require that they are named. */
const allowed: readonly string[] = [
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'Unlicense',
  // Fonts: may be shipped in a product, not sold by themselves.
  'OFL-1.1',
]
/** Further licences that are allowed for tools, which are not shipped. */
const allowedInTools: readonly string[] = ['MPL-2.0', 'CC-BY-4.0']

interface Exception {
  readonly licence: string | null
  readonly because: string
}

/** Packages whose licence is another one: each with why it may be there. */
export const exceptions: Readonly<Record<string, Exception>> = {
  'png-js': { licence: null, because: 'its LICENSE file is MIT; only its package.json does not say so' },
}
/** libvips in sharp's packages: a shared library in a file of its own, which can be replaced, as the LGPL requires. */
const libraryOfSharp = /^@img\/sharp(-libvips)?-/

/** Packages that may run a script when they are installed, with what it does. */
export const installScripts: Readonly<Record<string, string>> = {
  node: 'gets the program of the pinned Node, whose hash is checked (node-program.ts)',
  '@swc/core': 'looks for the program of this machine among its own packages',
}

/** True where every part of an expression such as `Apache-2.0 AND MIT` may be used, or one of `MIT OR Apache-2.0`. */
export function mayUse(expression: string, also: readonly string[] = []): boolean {
  const isAllowed = (licence: string): boolean => allowed.includes(licence) || also.includes(licence)
  return expression
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((part) => isAllowed(part.trim())))
}

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
