// The file of settings: what a line may be, what wins over it, and that no sentence about it repeats what stands in it.

import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { adapters } from '../server/adapters/providers/registry.ts'
import { ConfigError, loadConfig } from './config.ts'
import { readEnvironment } from './env-file.ts'
import { readSettings } from './read-settings.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'candor-env-'))
afterAll(() => rmSync(folder, { recursive: true }))
const write = (name: string, text: string | Buffer): void => writeFileSync(path.join(folder, name), text)
const settings = (text: string) => readSettings(text, '.env').settings

function refusal(work: () => unknown): string {
  try {
    work()
  } catch (error) {
    if (error instanceof ConfigError) return error.message
    throw error
  }
  return ''
}

describe('a line', () => {
  it.each([
    ['PORT=4000', { PORT: '4000' }],
    ['export PORT=4000', { PORT: '4000' }],
    ['  PORT = 4000  ', { PORT: '4000' }],
    ['PORT="4000" # ours', { PORT: '4000' }],
    ["LENDER_NAME='Harbour & Sons #1'", { LENDER_NAME: 'Harbour & Sons #1' }],
    ['LENDER_NAME=Harbour Lending', { LENDER_NAME: 'Harbour Lending' }],
    ['BRAND_COLOUR="#1f4596"', { BRAND_COLOUR: '#1f4596' }],
    ['SESSION_SECRET=a=b$c\\d', { SESSION_SECRET: 'a=b$c\\d' }],
    ['TICKET_PRIVATE_KEY="BEGIN\\nEND"', { TICKET_PRIVATE_KEY: 'BEGIN\nEND' }],
    ['PORT=', { PORT: '' }],
    ['# PORT=4000', {}],
    ['\uFEFFPORT=4000\r\n\r\nHOST=localhost\r\n', { PORT: '4000', HOST: 'localhost' }],
  ])('%j is read', (text, found) => {
    expect(settings(text)).toEqual(found)
  })

  it.each([
    ['SECRET-VALUE', 'is not NAME=value'],
    ['2PORT=SECRET-VALUE', 'is not NAME=value'],
    ['SESSION_SECRET="SECRET-VALUE', 'a quote that does not end'],
    ['SESSION_SECRET="SECRET-VALUE" more', 'something behind its closing quote'],
    ['UNKNOWN="SECRET-VALUE', 'a quote that does not end'],
    ['LENDER_ADDRESS=SECRET-VALUE 12 #4', 'has a # outside quotes: quote the value'],
    ['BRAND_COLOUR=#1f4596', 'has a # outside quotes: quote the value'],
    ['SESSION_SECRET=SECRET#VALUE', 'has a # outside quotes: quote the value'],
    ['PORT=SECRET-VALUE', 'sets PORT, and so does line 1'],
  ])('%j is refused by its number, and never repeated', (line, problem) => {
    const said = refusal(() => readSettings(`PORT=1\n${line}\n`, '.env'))
    expect(said).toContain('line 2 of .env')
    expect(said).toContain(problem)
    expect(said).not.toContain('SECRET')
  })

  it('of an unknown name is told by its number and the nearest setting: what stands there may be part of a secret', () => {
    const { settings: found, remarks } = readSettings('PORT=1\nMC4CAQAwBQYDK2VwBCIEIA==\nSUPORT_PHONE=1\n', '.env')
    expect(found).toEqual({ PORT: '1' })
    expect(remarks).toEqual([
      'line 2 of .env names no setting of Candor: it is not used.',
      'line 3 of .env names no setting of Candor: it is not used. Is SUPPORT_PHONE meant?',
    ])
  })

  it('may be a setting of any provider that PROVIDERS can name', () => {
    const names = [...new Set(adapters.flatMap(({ manifest }) => Object.keys(manifest.settings.shape)))]
    expect(names).toContain('XENDIT_API_KEY')
    const { settings: found, remarks } = readSettings(names.map((name) => `${name}=given`).join('\n'), '.env')
    expect(remarks).toEqual([])
    expect(Object.keys(found).toSorted()).toEqual(names.toSorted())
  })

  it('that is wrong is named together with the others', () => {
    const said = refusal(() => readSettings('a\n\nb\n', '.env'))
    expect(said).toContain('line 1 of .env')
    expect(said).toContain('line 3 of .env')
  })
})

describe('the environment of a start', () => {
  it('is the file, and over it what stands in the environment', () => {
    write('.env', 'MODE=production\nPORT=4000\nHOST=localhost\nLENDER_NAME=\n')
    const { environment } = readEnvironment({ PORT: '5000', HOST: '', PATH: '/bin' }, folder)
    expect(environment).toEqual({ MODE: 'production', PORT: '5000', HOST: 'localhost', PATH: '/bin' })
  })

  it('says which setting a misspelt name of the environment was probably meant to be', () => {
    const { environment, remarks } = readEnvironment({ SESION_SECRET: 'x', HOSTNAME: 'pc', DATABASE_URI: 'y' }, folder)
    expect(environment).toMatchObject({ SESION_SECRET: 'x' })
    expect(remarks).toEqual([
      'SESION_SECRET of the environment is no setting of Candor. Is SESSION_SECRET meant?',
      'DATABASE_URI of the environment is no setting of Candor. Is DATABASE_URL meant?',
    ])
  })

  it('with MODE=production in the file is never a demo', () => {
    write('.env', 'MODE=production\n')
    expect(refusal(() => loadConfig(readEnvironment({}, folder).environment))).toContain('SESSION_SECRET is missing')
    write('.env', 'NODE_ENV=production\n')
    expect(refusal(() => loadConfig(readEnvironment({}, folder).environment))).toContain('NODE_ENV is production')
  })

  it('without a file is the environment; a file that is named has to be there', () => {
    rmSync(path.join(folder, '.env'))
    expect(readEnvironment({ PORT: '1' }, folder)).toEqual({ environment: { PORT: '1' }, remarks: [] })
    expect(refusal(() => readEnvironment({ ENV_FILE: 'missing.env' }, folder))).toContain('missing.env is not there')
    write('other.env', 'PORT=2\n')
    expect(readEnvironment({ ENV_FILE: 'other.env' }, folder).environment).toMatchObject({ PORT: '2' })
  })

  it('from a file that cannot be read is refused in a sentence', () => {
    mkdirSync(path.join(folder, '.env'))
    expect(refusal(() => readEnvironment({}, folder))).toContain('.env cannot be read (EISDIR)')
    write('latin.env', Buffer.from([0x4c, 0xe9, 0x0a]))
    expect(refusal(() => readEnvironment({ ENV_FILE: 'latin.env' }, folder))).toContain('latin.env is not UTF-8')
  })

  it('can be the example as it stands: the demo', () => {
    const example = readFileSync(new URL('../../.env.example', import.meta.url), 'utf8')
    const { settings: found, remarks } = readSettings(example, '.env')
    expect(remarks).toEqual([])
    expect(startOf(found)).toEqual(startOf({}))
    // Each line that waits to be taken in can be: its value is one that the reader understands.
    const all = readSettings(example.replaceAll(/^# (?=[A-Z][A-Z0-9_]*=)/gm, ''), '.env')
    expect(all.settings).toMatchObject({
      LENDER_ADDRESS: '12 Mabini Street, Quezon City',
      SUPPORT_PHONE: '+63 2 5550 0100',
    })
  })
})

function startOf(environment: Record<string, string | undefined>) {
  const { ticketPrivateKey: _key, ...rest } = loadConfig(environment)
  return rest
}
