// The configuration: what an empty environment means, what production insists on, and that every setting has a reader.

import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseEnv } from 'node:util'
import { describe, expect, it } from 'vitest'
import { languages } from '../core/language.ts'
import { startLine } from '../start-line.ts'
import { ConfigError, loadConfig } from './config.ts'
import { snapshotOf } from './data-dir.ts'
import { demoSecrets } from './demo.ts'
import { environmentSchema } from './groups.ts'

const root = path.join(import.meta.dirname, '../..')
const goodSecret = (name: string): string => `${name}-0123456789-0123456789-0123456789`

const production = {
  MODE: 'production',
  PUBLIC_ORIGIN: 'https://loans.example',
  SESSION_SECRET: goodSecret('session'),
  TICKET_PRIVATE_KEY: 'MC4CAQAwBQYDK2VwBCIEIAABAgMEBQYHCAkKCwwNDg8QERITFBUWFxgZGhscHR4f',
  FIELD_ENCRYPTION_KEY: Buffer.alloc(32, 7).toString('base64'),
  PAYMENT_WEBHOOK_SECRETS: goodSecret('webhook'),
  POLICY_PACK: 'philippines',
  LENDER_NAME: 'Harbour Lending',
  LENDER_ADDRESS: '3 Quay Road, Cebu City',
  LENDER_REGISTRATION: 'CS-2026-0042',
  LENDER_DIR: 'lender',
  SUPPORT_PHONE: '+63 2 5550 0199',
  SUPPORT_EMAIL: 'help@loans.example',
  SMS_URL: 'https://sms.example/send',
  SMS_TOKEN: 'token',
  SMS_SENDER: 'Harbour',
  PROVIDER_URL: 'https://provider.example',
  PROVIDER_API_KEY: goodSecret('provider'),
  PROVIDER_WALLET_URL: 'https://provider.example/wallet/',
}

function problemsOf(environment: Record<string, string>): { fields: readonly string[]; message: string } {
  try {
    loadConfig(environment)
  } catch (error) {
    if (error instanceof ConfigError) return { fields: error.fields, message: error.message }
    throw error
  }
  return { fields: [], message: '' }
}

describe('an empty environment', () => {
  it('is the demo on this machine only', () => {
    expect(loadConfig({})).toMatchObject({
      mode: 'demo',
      host: '127.0.0.1',
      port: 3000,
      dataDir: '.data',
      databaseUrl: null,
      publicOrigin: 'http://127.0.0.1:3000',
      apiUrl: null,
      policyPack: 'standard',
      uploads: { kind: 'local', dir: '.data/uploads' },
      sms: { kind: 'outbox' },
    })
  })

  it('gives a configuration that cannot be changed', () => {
    const config = loadConfig({})
    expect(Object.isFrozen(config) && Object.isFrozen(config.allowedLinkOrigins) && Object.isFrozen(config.sms)).toBe(
      true,
    )
  })
})

describe('the demo', () => {
  it('has public secrets, so it listens on this machine only', () => {
    expect(problemsOf({ HOST: '0.0.0.0' }).fields).toEqual(['HOST'])
    expect(problemsOf({ HOST: '::1' }).fields).toEqual([])
  })

  it('can forget everything at its end', () => {
    expect(loadConfig({ DATA_DIR: 'memory:' }).uploads).toMatchObject({ dir: expect.not.stringContaining('memory:') })
    for (const DATA_DIR of ['memory:', 'memory:/tmp/empty.tar'])
      expect(problemsOf({ ...production, DATA_DIR }).fields).toEqual(['DATA_DIR'])
  })

  it('begins in memory as a snapshot where one is named, and keeps no folder of that name', () => {
    expect([snapshotOf('memory:'), snapshotOf('memory:/tmp/empty.tar'), snapshotOf('/tmp/empty.tar')]).toEqual([
      null,
      '/tmp/empty.tar',
      null,
    ])
    expect(loadConfig({ DATA_DIR: 'memory:/tmp/empty.tar' }).uploads).toMatchObject({
      dir: expect.not.stringContaining('memory:'),
    })
  })
})

describe('a start that mixes', () => {
  it.each([
    ['PROVIDER_URL', 'https://provider.example'],
    ['PROVIDER_URL', 'http://127.0.0.1:3599'],
    ['PROVIDER_WALLET_URL', 'https://provider.example/wallet/'],
    ['SMS_URL', 'https://sms.example/send'],
    ['API_URL', 'https://api.example'],
    ['PUBLIC_ORIGIN', 'https://loans.example'],
    ['PUBLIC_ORIGIN', 'http://192.168.1.20:3000'],
    ['HOST', '0.0.0.0'],
  ])('is refused: the demo with %s %s', (field, value) => {
    for (const mode of ['', 'demo'])
      expect(problemsOf({ MODE: mode, [field]: value })).toMatchObject({
        fields: [field],
        message: expect.stringContaining('in demo mode'),
      })
  })

  it('is refused: all that a production needs, without MODE', () => {
    const { MODE: _mode, ...rest } = production
    expect(problemsOf(rest).fields).toEqual(expect.arrayContaining(['PUBLIC_ORIGIN', 'SMS_URL', 'PROVIDER_URL']))
  })

  it('is refused: NODE_ENV=production without MODE', () => {
    expect(problemsOf({ NODE_ENV: 'production' })).toMatchObject({
      fields: ['MODE'],
      message: expect.stringContaining('NODE_ENV is production'),
    })
    expect(problemsOf({ NODE_ENV: 'production', MODE: '' }).fields).toEqual(['MODE'])
    expect(loadConfig({ NODE_ENV: 'production', MODE: 'demo' }).mode).toBe('demo')
    expect(loadConfig({ NODE_ENV: 'development' }).mode).toBe('demo')
    expect(loadConfig({ ...production, NODE_ENV: 'production' }).mode).toBe('production')
  })

  it('is refused: pages from their sources in production', () => {
    expect(problemsOf({ ...production, DEV: '1' }).fields).toEqual(['DEV'])
  })

  it('is none: the demo with a database, and with what is on this machine', () => {
    expect(
      problemsOf({
        DATABASE_URL: 'postgres://candor@db.example/candor',
        PUBLIC_ORIGIN: 'http://localhost:8080',
        SMS_URL: 'http://127.0.0.1:9000/send',
        API_URL: 'http://[::1]:3001',
      }).fields,
    ).toEqual([])
  })
})

describe('a host of IPv6', () => {
  it('stands in brackets in the addresses of the demo', () => {
    expect(loadConfig({ HOST: '::1' }).publicOrigin).toBe('http://[::1]:3000')
  })
})

describe('the first line of a start', () => {
  it.each([
    [{}, 'mode demo, database embedded, in .data, origin http://127.0.0.1:3000'],
    [
      { DATA_DIR: 'memory:', PORT: '0' },
      'mode demo, database embedded, in memory, origin http://127.0.0.1 on any free port',
    ],
    [production, 'mode production, database embedded, in .data, origin https://loans.example'],
  ])('names mode, database and origin', (environment, line) => {
    expect(startLine(loadConfig(environment))).toBe(`Candor starts: ${line}`)
  })

  it.each([
    ['postgres://candor:s3cret@db.example:6432/loans?password=s3cret', 'PostgreSQL, db.example:6432/loans,'],
    ['postgres://candor:s3cret@one:5432,two:5432/loans', 'PostgreSQL, one:5432,two:5432/loans,'],
    ['postgresql:///loans?host=/run/postgresql', 'PostgreSQL, /loans,'],
  ])('says which server, and no password: %s', (url, said) => {
    const line = startLine(loadConfig({ DATABASE_URL: url }))
    expect(line).toContain(said)
    expect(line).not.toContain('s3cret')
  })
})

describe('production', () => {
  it('starts with everything it needs', () => {
    const config = loadConfig(production)
    expect(config).toMatchObject({ mode: 'production', policyPack: 'philippines', payLinkSigningKey: null })
    expect(config.ticketPrivateKey.asymmetricKeyType).toBe('ed25519')
    expect(config.fieldEncryptionKey).toHaveLength(32)
  })

  it.each(Object.keys(production).filter((field) => field !== 'MODE'))('refuses to start without %s', (field) => {
    expect(problemsOf({ ...production, [field]: ' ' }).fields).toEqual([field])
  })

  it('names everything that is missing in one sentence', () => {
    const { fields, message } = problemsOf({ MODE: 'production' })
    expect(fields).toHaveLength(Object.keys(production).length - 1)
    for (const field of fields) expect(message).toContain(`${field} is missing`)
  })

  it.each(['SESSION_SECRET', 'TICKET_PRIVATE_KEY', 'PAY_LINK_SIGNING_KEY'] as const)(
    'takes the %s before beside the new one, but none of the demo',
    (field) => {
      const name = `${field}_BEFORE`
      const before = field === 'TICKET_PRIVATE_KEY' ? production[field] : 'b'.repeat(40)
      expect(loadConfig({ ...production, [name]: before })).toBeDefined()
      expect(problemsOf({ ...production, [name]: demoSecrets[field] })).toMatchObject({
        fields: [name],
        message: expect.stringContaining('public secret of the demo'),
      })
      expect(problemsOf({ ...production, [name]: 'short' }).fields).toEqual([name])
    },
  )

  it.each(Object.entries(demoSecrets))('refuses the demo’s %s', (field, value) => {
    expect(problemsOf({ ...production, [field]: value })).toMatchObject({
      fields: [field],
      message: expect.stringContaining('public secret of the demo'),
    })
  })

  it('refuses a demo secret that stands beside a good one', () => {
    const both = `${goodSecret('new')}, ${demoSecrets.PAYMENT_WEBHOOK_SECRETS}`
    expect(problemsOf({ ...production, PAYMENT_WEBHOOK_SECRETS: both }).fields).toEqual(['PAYMENT_WEBHOOK_SECRETS'])
  })

  it('takes two webhook secrets while they are exchanged, and no third', () => {
    const two = `${goodSecret('old')}, ${goodSecret('new')}`
    expect(loadConfig({ ...production, PAYMENT_WEBHOOK_SECRETS: two }).paymentWebhookSecrets).toEqual([
      goodSecret('old'),
      goodSecret('new'),
    ])
    expect(problemsOf({ ...production, PAYMENT_WEBHOOK_SECRETS: `${two},${two}` }).fields).toEqual([
      'PAYMENT_WEBHOOK_SECRETS',
    ])
  })

  it('has the time of the machine, and no other', () => {
    expect(problemsOf({ ...production, DEMO_STARTS_AT: '12:00' }).fields).toEqual(['DEMO_STARTS_AT'])
    expect(problemsOf({ ...production, DEMO_SAMPLES_DIR: '/tmp/samples' }).fields).toEqual(['DEMO_SAMPLES_DIR'])
    expect(problemsOf({ ...production, DEMO_EVENTS: '1' }).fields).toEqual(['DEMO_EVENTS'])
    expect(loadConfig({ DEMO_EVENTS: '1' }).demoEvents).toBe(true)
    expect(loadConfig({ DEMO_STARTS_AT: '00:05' }).demoStartsAt).toBe('00:05')
  })

  it('needs a public origin with https', () => {
    expect(problemsOf({ ...production, PUBLIC_ORIGIN: 'http://loans.example' }).fields).toEqual(['PUBLIC_ORIGIN'])
  })

  it('has a role of its own only beside other processes, and never a misspelt one', () => {
    const database = { DATABASE_URL: 'postgres://candor@db.example/candor' }
    expect(loadConfig({ ...production, ...database, ROLE: 'worker' }).role).toBe('worker')
    expect(problemsOf({ ...production, ROLE: 'worker' }).fields).toEqual(['ROLE'])
    expect(problemsOf({ ...database, ROLE: 'web' }).fields).toEqual(['ROLE'])
    expect(problemsOf({ DATABASE_READ_URL: 'postgres://replica.example/candor' }).fields).toEqual(['DATABASE_READ_URL'])
    expect(problemsOf({ ...production, ...database, ROLE: 'workers' }).message).toContain(
      'ROLE must be all, web or worker',
    )
  })

  it('needs the whole of an object store', () => {
    expect(problemsOf({ ...production, UPLOADS: 's3', UPLOADS_S3_BUCKET: 'b', UPLOADS_S3_REGION: 'r' }).fields).toEqual(
      ['UPLOADS_S3_ACCESS_KEY_ID', 'UPLOADS_S3_SECRET_ACCESS_KEY'],
    )
  })
})

describe('a field', () => {
  it.each([
    ['MODE', 'staging'],
    ['PORT', '65536'],
    ['PORT', '80x'],
    ['PORT', '-1'],
    ['WORKERS_MONEY', '0'],
    ['DATABASE_READ_URL', 'mysql://replica'],
    ['DATABASE_READ_MAX_LAG_SECONDS', '0'],
    ['DB_POOL_SIZE', '0'],
    ['DATABASE_URL', 'mysql://db'],
    ['DATABASE_URL', 'postgres://candor@one:5432,two:port/candor'],
    ['DATABASE_URL', 'postgres://candor:pass#word@db.example/candor'],
    ['DATABASE_URL', 'postgres://candor:p@ss/w#1@db.example/candor'],
    ['PUBLIC_ORIGIN', 'https://loans.example/'],
    ['API_URL', 'ftp://api.example'],
    ['SESSION_SECRET', 'short'],
    ['TICKET_PRIVATE_KEY', 'bm90IGEga2V5'],
    ['FIELD_ENCRYPTION_KEY', Buffer.alloc(31).toString('base64')],
    ['POLICY_PACK', 'atlantis'],
    ['BRAND_COLOUR', 'green'],
    ['SUPPORT_EMAIL', 'help'],
    ['SUPPORT_WHATSAPP', '0917 555 0100'],
    ['DEEP_LINK_SCHEME', 'javascript'],
    ['DEEP_LINK_SCHEME', 'https'],
    ['DEEP_LINK_SCHEME', 'intent'],
    ['ALLOWED_LINK_ORIGINS', 'https://a.example,*'],
    ['FRAME_ANCESTORS', 'https://a.example/path'],
    ['LAUNCH_ACCEPTS_SESSION', 'yes'],
    ['DEMO_STARTS_AT', '24:00'],
    ['DEFAULT_LANGUAGE', 'english'],
    ['DEFAULT_LANGUAGE', 'fr'],
    ['TRUST_PROXY', '10'],
    ['LOG_LEVEL', 'loud'],
    ['UPLOADS', 'ftp'],
  ])('%s is refused by name, without repeating what was written: %s', (field, value) => {
    const { fields, message } = problemsOf({ [field]: value })
    expect(fields).toEqual([field])
    expect(message.replace(/See docs.*/, '')).not.toMatch(new RegExp(`\\b${value.replace(/\W/g, '\\$&')}(?![\\w-])`))
  })

  it('of a default language takes each that is spoken', () => {
    for (const language of languages) {
      expect(loadConfig({ DEFAULT_LANGUAGE: language }).defaultLanguage).toBe(language)
    }
  })

  it('with several origins takes commas and spaces', () => {
    expect(
      loadConfig({ ALLOWED_LINK_ORIGINS: 'https://a.example, https://b.example:8443 ,' }).allowedLinkOrigins,
    ).toEqual(['https://a.example', 'https://b.example:8443'])
  })
})

describe('a setting', () => {
  /** What only names a setting, in its group or in the help of another, does not read it. */
  const onlyNames = /^ {2}[A-Z][A-Z0-9_]+: (?:setting|setOr|optional|required|forProduction)\(|help:\s*'[^']*'/gm
  const sources = globSync('{src,scripts}/**/*.{ts,tsx,mjs}', { cwd: root })
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .map((file) => readFileSync(path.join(root, file), 'utf8').replace(onlyNames, ''))
  /** Read by its name in `Config`, or in the environment where `Config` has it in a group. */
  const unread = (names: readonly string[]): string[] =>
    names
      .filter((name) => {
        const inConfig = name.toLowerCase().replace(/_(.)/g, (_, letter: string) => letter.toUpperCase())
        const word = new RegExp(`\\b(?:${name}|${inConfig})\\b`)
        return !sources.some((text) => word.test(text))
      })
      .map((name) => `${name}: nothing reads it. Read it, or take it out of its group in src/settings`)

  it('is read by the product', () => {
    expect(sources.length).toBeGreaterThan(1_000)
    expect(unread(Object.keys(environmentSchema.shape))).toEqual([])
  })

  it('that nothing reads is found', () => {
    expect(unread(['DATA_DIR', 'NEVER_READ'])).toEqual([expect.stringMatching(/^NEVER_READ: nothing reads it/)])
  })
})

describe('.env.example', () => {
  it('is the demo as it stands', () => {
    const example = readFileSync(path.join(root, '.env.example'), 'utf8')
    const plain = (environment: Readonly<Record<string, string | undefined>>) => {
      const { ticketPrivateKey, ...rest } = loadConfig(environment)
      return { ...rest, ticketPrivateKey: ticketPrivateKey.export({ format: 'jwk' }) }
    }
    expect(plain(parseEnv(example))).toEqual(plain({}))
  })
})
