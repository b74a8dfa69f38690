// The keys that may sign a login: one that is stored can verify what it signs.

import { generateKeyPairSync, type KeyObject } from 'node:crypto'
import { expect, it } from 'vitest'
import { readLoginKey } from './exchange-login.ts'

const read = ({ publicKey }: { readonly publicKey: KeyObject }) =>
  readLoginKey(publicKey.export({ type: 'spki', format: 'pem' }).toString()) !== null

it('signs logins: a key of Ed25519, of the curve P-256 and of RSA, and none of another curve, type or length', () => {
  const ec = (namedCurve: string) => generateKeyPairSync('ec', { namedCurve })
  const rsa = (modulusLength: number) => generateKeyPairSync('rsa', { modulusLength })
  expect([generateKeyPairSync('ed25519'), ec('P-256'), rsa(2_048)].map(read)).toEqual([true, true, true])
  expect([ec('P-521'), ec('P-384'), ec('secp256k1'), rsa(1_024), generateKeyPairSync('x25519')].map(read)).toEqual(
    Array.from({ length: 5 }, () => false),
  )
})
