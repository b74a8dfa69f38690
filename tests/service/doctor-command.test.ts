// `npm run doctor`: what keeps production from starting, said in lines, and the end that a script can read.

import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createFieldCipher } from '../../src/server/adapters/node-crypto/field-cipher.ts'
import { catalogue } from '../../src/server/catalogue/samples/products.ts'
import { openDatabase } from '../../src/server/db/open-database.ts'
import { lastingKey } from '../../src/server/jobs/lasting-key.ts'
import { putMadeDatabase } from '../support/made-database.ts'
import { runCommand } from '../support/operator-command.ts'
import { productionEnvironment } from '../support/production.ts'
import { samplesDir } from '../support/sample-lender.ts'

const dataDir = mkdtempSync(path.join(tmpdir(), 'candor-doctor-'))
let environment: Record<string, string>
beforeAll(() => {
  environment = productionEnvironment(dataDir)
})
afterAll(() => rmSync(dataDir, { recursive: true }))

interface Ended {
  readonly code: number
  readonly told: string
}

/** In a folder of its own: a .env beside the sources is not part of the test. */
async function runHere(env: Record<string, string>, script: string, ...words: readonly string[]): Promise<Ended> {
  const { code, stdout, stderr } = await runCommand(script, words, env, dataDir)
  return { code, told: stdout + stderr }
}

const doctor = (env: Record<string, string>) => runHere(env, 'scripts/doctor.ts')

it('is content with everything of the lender’s own', async () => {
  expect(await doctor(environment)).toEqual({
    code: 0,
    told: expect.stringMatching(
      /^Applications are decided by the limits usual\/[0-9a-f]{8}\.\nHalf configured: .*:\n {2}PRODUCTS_FILE is not set: nothing is lent, .*\nThe desk: none\. DESK_ORIGIN makes one \(docs\/desk-login\.md\)\.\nProduction can start\.\n$/,
    ),
  })
})

it('says which files for accountants are written and where to, and which page of a provider cannot be opened', async () => {
  const { code, told } = await doctor({
    ...environment,
    ALLOWED_LINK_ORIGINS: '',
    EXPORTS: 'journal=daily,arrears=weekly',
    EXPORTS_DIR: '/srv/x',
  })
  expect(code).toBe(0)
  expect(told).toContain(
    'and this fails:\n  ALLOWED_LINK_ORIGINS lacks https://provider.example (http): the wallet pages cannot be opened.\n',
  )
  expect(told).toContain('Files for accountants: journal daily, arrears weekly, to /srv/x.\n')
})

it('says of a key that is being exchanged when the one before may go, and takes none of the demo', async () => {
  const exchanged = { ...environment, FIELD_ENCRYPTION_KEY_BEFORE: Buffer.alloc(32, 9).toString('base64') }
  expect(await doctor(exchanged)).toMatchObject({
    code: 0,
    told: expect.stringContaining('FIELD_ENCRYPTION_KEY_BEFORE: take it away once `npm run seals` says'),
  })
  const ofDemo = Buffer.from('candor demo field encryption key').toString('base64')
  const { code, told } = await doctor({ ...environment, FIELD_ENCRYPTION_KEY_BEFORE: ofDemo })
  expect(code).toBe(1)
  expect(told).toContain('  FIELD_ENCRYPTION_KEY_BEFORE is the public secret of the demo\n')
})

it('lists settings, what is missing, and every sample, and ends with 1', async () => {
  const { SMS_TOKEN: _none, ...rest } = environment
  const copied = path.join(dataDir, 'copied')
  cpSync(samplesDir, copied, { recursive: true })
  rmSync(path.join(copied, 'legal', 'philippines', 'privacy.en.md'))
  const { code, told } = await doctor({ ...rest, LENDER_DIR: copied, LENDER_NAME: 'Candor Lending' })
  expect(code).toBe(1)
  for (const line of [
    'Settings:\n  SMS_TOKEN is missing\n',
    'Missing or wrong in LENDER_DIR:\n  legal/philippines/privacy.en.md is missing\n',
    "  LENDER_NAME is the demo's value, “Candor Lending”\n",
    '  banks.json philippines “Harbour Savings Bank” is a sample\n',
    'Left out of the pages:\n  about has sentences of the sample, and is left out\n',
    'Production would not start.',
  ])
    expect(told).toContain(line)
})

it('reads the products: one of a market without texts, one with a logo that is not there, one that contradicts itself', async () => {
  const [sample] = catalogue.filter(({ product }) => product.market === 'india')
  const file = path.join(dataDir, 'products.json')
  const doctorOn = async (change: object) => {
    writeFileSync(file, JSON.stringify([{ ...sample, product: { ...sample?.product, ...change } }]))
    return await doctor({ ...environment, PRODUCTS_FILE: file })
  }
  const { code, told } = await doctorOn({})
  expect(code).toBe(1)
  expect(told).toContain('legal/india/key-facts.hi.md is missing, and product candor-cash-in is of the market india\n')
  expect(told).toContain('  logo of product candor-cash-in is missing: there is no logos/candor-cash.svg\n')
  expect((await doctorOn({ defaultPrincipalMinor: 1 })).told).toMatch(
    /PRODUCTS_FILE .* cannot be used: .*candor-cash-in/,
  )
})

it('names letters of the lender that no font has, and the start itself ends with the same sentence', async () => {
  const sentence = /LENDER_NAME has letters that none of our fonts has \(บ ร ิ ษ ั ท\): papers and the card/
  const { code, told } = await doctor({ ...environment, LENDER_NAME: 'บริษัท' })
  expect(code).toBe(1)
  expect(told).toMatch(sentence)
  const started = await runHere({ ...environment, LENDER_NAME: 'บริษัท' }, 'src/main.ts', '--check')
  expect(started.code).toBe(1)
  expect(started.told).toMatch(sentence)
})

it('says what is missing where nothing is set at all', async () => {
  const { code, told } = await doctor({})
  expect(code).toBe(1)
  expect(told).toContain('  LENDER_DIR is missing\n')
})

it('tells in a sentence which line of .env cannot be read', async () => {
  writeFileSync(path.join(dataDir, 'broken.env'), 'LENDER_NAME="Harbour\n')
  const { code, told } = await doctor({ ENV_FILE: 'broken.env' })
  expect(code).toBe(1)
  expect(told).toMatch(/^The configuration cannot be used: line 1 of broken\.env has a quote .*\n$/)
})

it('takes the settings of providers from .env, and names what they lack together with everything else', async () => {
  writeFileSync(path.join(dataDir, 'providers.env'), 'PROVIDERS=xendit,twilio\nXENDIT_CURRENCY=PHP\n')
  const { code, told } = await doctor({ ENV_FILE: 'providers.env' })
  expect(code).toBe(1)
  expect(told).toContain('  SESSION_SECRET is missing\n')
  expect(told).toContain('  XENDIT_API_KEY is missing (PROVIDERS names xendit)\n')
  expect(told).toContain('  TWILIO_FROM is missing (PROVIDERS names twilio)\n')
  expect(told).not.toContain('XENDIT_CURRENCY')
})

it('looks into an embedded database and at its folder before the start does', async () => {
  const own = path.join(dataDir, 'embedded')
  const env = { ...environment, DATA_DIR: own }
  await putMadeDatabase(own)
  const db = await openDatabase({ dataDir: own })
  await lastingKey(db, createFieldCipher(Buffer.alloc(32, 9)), { name: 'marks', first: Buffer.alloc(32, 1) })
  const running = await doctor(env)
  await db.close()
  expect(running).toMatchObject({ code: 0, told: expect.stringMatching(/in use by process \d+.* was not looked at\./) })
  expect((await doctor(env)).told).toContain('FIELD_ENCRYPTION_KEY is not the key of this database')
  const { code, told } = await doctor({ ...environment, UPLOADS_DIR: path.join(own, 'file', 'below') })
  expect([code, told]).toEqual([0, expect.not.stringContaining('cannot be used')])
  writeFileSync(path.join(own, 'file'), '')
  const refused = await doctor({ ...environment, UPLOADS_DIR: path.join(own, 'file', 'below') })
  expect(refused).toMatchObject({ code: 1, told: expect.stringContaining('UPLOADS_DIR cannot be used: ') })
})

it('says that production cannot start where the database cannot be reached, and that nothing is lent without products', async () => {
  const { code, told } = await doctor({
    ...environment,
    DATABASE_URL: 'postgres://nobody:hunter2@127.0.0.1:1/none?connect_timeout=1',
  })
  expect(code).toBe(1)
  expect(told).toMatch(/^Settings:\n {2}The database of DATABASE_URL cannot be used: .*ECONNREFUSED/)
  expect(told).toContain('  PRODUCTS_FILE is not set: nothing is lent, ')
  expect(told).not.toContain('hunter2')
})
