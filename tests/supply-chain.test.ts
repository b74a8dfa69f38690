// The checks of the supply chain turn red by what they are for: each is tried with a package, a program and a text that it must refuse.

import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { mayUse } from '../scripts/supply/licences.ts'
import { ownLock, siteLock } from '../scripts/supply/lock-file.ts'
import { nodeProgramFaults } from '../scripts/supply/node-program.ts'
import { exceptions, installScripts } from '../scripts/supply/package-exceptions.ts'
import { packageFaults } from '../scripts/supply/package-rules.ts'
import { readLock } from '../scripts/supply/read-lock.ts'
import { findSecrets } from '../scripts/supply/secret-scan.ts'

const root = path.dirname(import.meta.dirname)
const good = {
  version: '1.2.3',
  license: 'MIT',
  integrity: `sha512-${'A'.repeat(86)}==`,
}
const faultsOf = (entry: Record<string, unknown>) =>
  packageFaults(readLock(JSON.stringify({ packages: { '': {}, 'node_modules/some-package': { ...good, ...entry } } })))

describe('a package', () => {
  it('may have a licence of the list, also in one of its choices', () => {
    expect(faultsOf({})).toEqual([])
    expect(['MIT', '(MIT OR GPL-3.0)', 'Apache-2.0 AND MIT'].map((licence) => mayUse(licence))).toEqual([
      true,
      true,
      true,
    ])
    expect(['GPL-3.0', 'MIT AND GPL-3.0', 'SEE LICENSE IN x', ''].map((licence) => mayUse(licence))).toEqual([
      false,
      false,
      false,
      false,
    ])
  })

  it('is refused with another licence or none, without a hash or version, and with an unknown install script', () => {
    expect(faultsOf({ license: 'AGPL-3.0' })).toHaveLength(1)
    expect(faultsOf({ license: undefined })).toHaveLength(1)
    expect(faultsOf({ integrity: undefined })).toHaveLength(1)
    expect(faultsOf({ integrity: 'sha1-AAAA' })).toHaveLength(1)
    expect(faultsOf({ version: 'latest' })).toHaveLength(1)
    expect(faultsOf({ hasInstallScript: true })).toHaveLength(1)
  })

  it('with a licence for tools is one that is not shipped', () => {
    expect([faultsOf({ license: 'MPL-2.0', dev: true }).length, faultsOf({ license: 'MPL-2.0' }).length]).toEqual([
      0, 1,
    ])
  })

  it('has its reason in the decision about the stack', () => {
    const { dependencies, devDependencies } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'))
    const stack = readFileSync(path.join(root, 'docs/decisions/0001-stack.md'), 'utf8')
    const unexplained = (names: readonly string[]): string[] =>
      names
        .filter((name) => !stack.includes(`\`${name}\``) && !stack.includes(`\`${name.split('/')[0]}/*\``))
        .map((name) => `${name}: give its reason in docs/decisions/0001-stack.md`)
    expect(unexplained(Object.keys({ ...dependencies, ...devDependencies }))).toEqual([])
    const site = JSON.parse(readFileSync(path.join(root, 'docs/site/package.json'), 'utf8'))
    expect(unexplained(Object.keys(site.devDependencies))).toEqual([])
    expect(unexplained(['zod', '@types/new', 'left-pad'])).toEqual([
      expect.stringMatching(/^left-pad: give its reason/),
    ])
  })

  it('of the site of the documents is held to the same, runs no script, and is in no lock file of the product', () => {
    const ofSite = siteLock(root)
    expect(ofSite.length).toBeGreaterThan(100)
    expect(packageFaults(ofSite)).toEqual([])
    expect(ofSite.filter(({ hasInstallScript }) => hasInstallScript)).toEqual([])
    expect(readFileSync(path.join(root, 'docs/site/package-lock.json'), 'utf8')).not.toContain('"resolved"')
    expect(ownLock(root).filter(({ name }) => name.startsWith('@rspress/'))).toEqual([])
  })

  it('that is an exception is still there', () => {
    const names = ownLock(root).map(({ name }) => name)
    for (const name of [...Object.keys(exceptions), ...Object.keys(installScripts)]) expect(names).toContain(name)
  })
})

describe('the program of Node', () => {
  const platform = `${process.platform}-${process.arch}`
  const pinned = 'node@24.21.0'.slice(5)
  const known = (sha256: string) => ({ [platform]: { package: `node-x@${pinned}`, integrity: '', sha256 } })

  it('that is another one is a fault; so is the hash of another version; on another machine that is said', () => {
    expect(nodeProgramFaults(root, pinned, platform, known('0'.repeat(64))).faults).toHaveLength(1)
    expect(nodeProgramFaults(root, '1.0.0', platform, known('0'.repeat(64))).faults).toHaveLength(1)
    expect(nodeProgramFaults(root, pinned, 'amiga-68k').remarks).toHaveLength(1)
  })
})

describe('a secret', () => {
  const random = 'q7Zr2Lw9Tn4Xv6Bk1Hs8Yd3F'
  it.each([
    ['private key', `-----BEGIN PRIVATE KEY-----\n${'MIIEvQIBADANBgkqhkiG9w0BAQ'.repeat(3)}`],
    ['key of AWS', 'AKIAIOSFODNN7EXAMPLF'],
    ['token of GitHub', `ghp_${'a1B2'.repeat(9)}`],
    ['token of npm', `npm_${'a1B2'.repeat(9)}`],
    ['key of Stripe', `sk_live_${random}`],
    ['password in an address', `postgres://candor:${random}@db.example.com/x`],
    ['secret by its name', `const apiKey = '${random}'`],
    ['secret by its name', `{"client_secret": "${random}"}`],
  ])('is found: %s', (kind, text) => {
    expect(findSecrets(`a line\n${text}\n`)).toContainEqual({ line: 2, kind })
  })

  it('is not what only has the name of one', () => {
    for (const text of [
      `const token = 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaa'`,
      'token: next-token',
      `password = ''`,
      'postgres://127.0.0.1/x',
    ])
      expect(findSecrets(text), text).toEqual([])
  })
})
