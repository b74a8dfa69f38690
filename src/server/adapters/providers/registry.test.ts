// The adapters as one list: each a folder of its own and a line in the registry, complete, tested, and named nowhere else.

import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { loadConfig } from '../../../settings/config.ts'
import { problemsOfProviders } from './connect-providers.ts'
import { type Capability, capabilities } from './provider.ts'
import { adapters } from './registry.ts'

const here = import.meta.dirname
const root = path.join(here, '../../../..')
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8')

const suites: Readonly<Record<Capability, string>> = {
  payments: 'paymentConformance(',
  payouts: 'payoutConformance(',
  cards: 'cardConformance(',
  messages: 'messageConformance(',
  push: 'pushConformance(',
  settlements: 'settlementConformance(',
  identity: 'identityConformance(',
  bureau: 'bureauConformance(',
  accountNames: 'nameConformance(',
}

describe('the registry of adapters', () => {
  it('has every folder that holds an adapter, under the folder’s name, and no other', () => {
    const folders = readdirSync(here).filter((name) => existsSync(path.join(here, name, 'adapter.ts')))
    const listed = adapters.map(({ manifest }) => manifest.name)
    const notListed = folders.filter((name) => !listed.includes(name))
    expect(notListed.map((name) => `${name}: add its line to registry.ts`)).toEqual([])
    const elsewhere = listed.filter((name) => !folders.includes(name))
    expect(elsewhere.map((name) => `${name}: call its folder as its manifest calls it`)).toEqual([])
  })

  it.each(adapters)(
    'has of $manifest.name a manifest that holds, a suite for each port, and its page in the docs',
    ({ manifest }) => {
      const { name } = manifest
      expect(name).toMatch(/^[a-z][a-z0-9-]*$/)
      expect(manifest.capabilities.length).toBeGreaterThan(0)
      expect(manifest.checkedAgainst.length).toBeGreaterThan(0)
      const file = `src/server/adapters/providers/${name}/${name}.test.ts`
      const test = existsSync(path.join(root, file)) ? read(file) : ''
      const takesPayments = manifest.capabilities.includes('payments')
      expect(manifest.ways.length > 0, `${name}: its ways to pay`).toBe(takesPayments)
      if (takesPayments) expect(test, `${file}: the suite of its ways to pay`).toContain('wayConformance(')
      const returnsFile = `src/server/adapters/providers/${name}/${name}-returns.db.test.ts`
      const returns = existsSync(path.join(root, returnsFile)) ? read(returnsFile) : ''
      const takesMoney = takesPayments || manifest.capabilities.includes('cards')
      if (takesMoney) expect(returns, `${returnsFile}: the suite of what it takes back`).toContain('returnConformance(')
      const isAble = (capability: Capability): boolean => manifest.capabilities.includes(capability)
      const isTested = (capability: Capability): boolean => test.includes(suites[capability])
      expect([
        ...capabilities
          .filter((one) => isAble(one) && !isTested(one))
          .map((one) => `${file}: run the suite of ${one}, ${suites[one]}…), over a stand-in in tests/vendors/${name}`),
        ...capabilities
          .filter((one) => !isAble(one) && isTested(one))
          .map((one) => `${name}: its manifest lacks ${one}, whose suite it runs`),
        ...Object.entries(manifest.settings.shape)
          .filter(([, type]) => !/\S/.test((type as { description?: string }).description ?? ''))
          .map(([field]) => `${name}: describe() its setting ${field} for the lender`),
        ...(read('docs/providers.md').includes(`\`${name}\``) ? [] : [`${name}: add its line to docs/providers.md`]),
      ]).toEqual([])
    },
  )

  it('is the only place outside their folders that knows a vendor', () => {
    const vendors = adapters
      .map(({ manifest }) => manifest.name)
      .filter((name) => !['http', 'sms-gateway', 'host-push'].includes(name))
    expect(vendors.length).toBeGreaterThan(0)
    const outside = globSync('src/**/*.{ts,tsx,sql}', { cwd: root }).filter((file) => {
      const own = vendors.some((name) => file.startsWith(`src/server/adapters/providers/${name}/`))
      return !own && !file.endsWith('providers/registry.ts') && !file.endsWith('.test.ts')
    })
    const known = outside.flatMap((file) => {
      // An example in a sentence is no knowledge.
      const code = read(file).replace(/\/\*\*[\s\S]*?\*\/|\/\/.*|'must be names such as[^']*'|example: '[^']*'/g, '')
      return vendors
        .filter((name) => code.toLowerCase().includes(name))
        .map((name) => `${file} names ${name}: only its folder and registry.ts may`)
    })
    expect(known).toEqual([])
  })
})

describe('PROVIDERS', () => {
  const production = {
    MODE: 'production',
    XENDIT_API_KEY: 'xnd_development_key',
    XENDIT_CALLBACK_TOKENS: 'a-callback-token-of-tests',
    XENDIT_CURRENCY: 'PHP',
    TWILIO_ACCOUNT_SID: `AC${'0'.repeat(32)}`,
    TWILIO_AUTH_TOKENS: '0'.repeat(32),
    TWILIO_FROM: 'Harbour',
  }
  const lender = { publicOrigin: 'https://loans.example', lenderName: 'Harbour Lending' }
  const problems = (
    providers: { name: string; only: string[] | null }[],
    environment: Record<string, string> = production,
  ) => Object.fromEntries(problemsOfProviders({ ...lender, providers, providerEnvironment: environment }))
  const all = (...names: string[]) => names.map((name) => ({ name, only: null }))

  it('is complete where codes, payouts and messages each have a provider', () => {
    expect(problems(all('xendit', 'twilio'))).toEqual({})
    expect(problems([{ name: 'xendit', only: ['payments', 'payouts'] }, ...all('twilio')])).toEqual({})
  })

  it.each([
    [all('xendit', 'nobody'), 'names nobody, and the adapters are'],
    [all('xendit'), 'names nobody for messages'],
    [all('twilio'), 'names nobody for payments, payouts'],
    [[{ name: 'xendit', only: ['payments'] }, ...all('twilio')], 'names nobody for payouts'],
    [[{ name: 'xendit', only: ['cards'] }, ...all('twilio')], 'uses xendit for cards, and it can do payments, payouts'],
  ])('is refused as %j', (providers, sentence) => {
    expect(problems(providers).PROVIDERS).toContain(sentence)
  })

  it('needs the settings of those it names, and of no others', () => {
    const { XENDIT_CURRENCY: _, ...rest } = production
    expect(problems(all('xendit', 'twilio'), rest)).toEqual({ XENDIT_CURRENCY: 'is missing (PROVIDERS names xendit)' })
    expect(problems(all('xendit', 'twilio'), { ...production, TWILIO_FROM: '?' })).toEqual({
      TWILIO_FROM: expect.stringContaining('must be a number'),
    })
  })

  it('counts what a provider can do with its settings, not what it could', () => {
    const india = {
      ...production,
      RAZORPAY_KEY_ID: 'rzp_test_0123456789',
      RAZORPAY_KEY_SECRET: 'a-key-secret-of-the-tests',
      RAZORPAY_WEBHOOK_SECRETS: 'the webhook secret of these tests',
    }
    expect(problems(all('razorpay', 'twilio'), india)).toEqual({ PROVIDERS: 'names nobody for payouts' })
    expect(problems(all('razorpay', 'twilio'), { ...india, RAZORPAY_PAYOUT_ACCOUNT: '7878780080316316' })).toEqual({})
  })

  it('is not for the demo, which has its sandbox and no other provider', () => {
    expect(() => loadConfig({ PROVIDERS: 'xendit' })).toThrow('PROVIDERS must not be set in demo mode')
    expect(loadConfig({}).providerEnvironment).toEqual({})
  })
})
