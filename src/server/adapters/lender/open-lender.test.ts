// The lender's folder: whole, it is taken as it is; with a sample, a hole or a fault in it, production says all of them and does not start.

import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { changeJson, removeFrom, writeLenderFolder } from '../../../../tests/support/lender-folder.ts'
import { samplesDir } from '../../../../tests/support/sample-lender.ts'
import { soundProduct } from '../../../../tests/support/sound-product.ts'
import { chartAccountsNeeded } from '../../../core/accounting/chart-accounts.ts'
import { samplePolicy } from '../../../core/accounting/policy.ts'
import { languages } from '../../../core/language.ts'
import { glAccountsNeeded } from '../../../core/ledger/accounts.ts'
import { type MarketId, marketIds } from '../../../core/market/market.ts'
import { loadConfig } from '../../../settings/config.ts'
import { demoCompany } from '../../../settings/demo.ts'
import type { Served } from '../../ports/lender/served-products.ts'
import { examineLender, openLender } from './open-lender.ts'
import { LenderFolderError, readSamples } from './samples.ts'

const own = {
  lenderName: 'Harbour Lending',
  lenderAddress: '3 Quay Road',
  lenderRegistration: 'CS-2026-0042',
  supportPhone: '+63 2 5550 0199',
  supportEmail: 'help@loans.example',
}
let folder: string
const production = () => ({
  ...own,
  mode: 'production' as const,
  policyPack: 'philippines' as const,
  lenderDir: folder,
})
/** What stands in the way of a start, as file and sentence. */
const inTheWay = (config: Parameters<typeof openLender>[0] = production(), served?: Served) => {
  try {
    openLender(config, samplesDir, served)
    return []
  } catch (error) {
    if (!(error instanceof LenderFolderError)) throw error
    return error.findings.map(({ place, sentence }) => `${place} ${sentence}`)
  }
}

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'candor-lender-folder-'))
  writeLenderFolder(folder, 'philippines')
})
afterEach(() => rmSync(folder, { recursive: true }))

describe('the samples', () => {
  it('have everything for every market in every language, and nothing that is wrong', () => {
    const { data, findings } = readSamples(samplesDir)
    expect(findings).toEqual([])
    for (const market of marketIds) {
      for (const files of Object.values(data.legal[market] ?? {}))
        expect(Object.keys(files).sort()).toEqual([...languages].sort())
      expect(data.institutions[market]?.banks.length).toBeGreaterThan(0)
    }
    for (const { words } of data.channels) expect(Object.keys(words).sort()).toEqual([...languages].sort())
    expect(Object.keys(data.about ?? {}).sort()).toEqual([...languages].sort())
  })
})

describe('a folder of the lender’s own', () => {
  it('is taken by production, without what it does not have', () => {
    expect(inTheWay()).toEqual([])
    const data = openLender(production(), samplesDir)
    expect(data).toMatchObject({ about: null, reviews: [], complaints: null, news: null, reviewsAreSamples: false })
    expect(data.channels.map(({ words }) => words.en.name)).toContain('Pay Point 1')
  })

  it('needs the languages of its market only; English stands in for the others', () => {
    removeFrom(folder, 'payment-instructions/m-wallet/zh-CN.json', 'legal/philippines/privacy.zh-CN.md')
    expect(inTheWay()).toEqual([])
    removeFrom(folder, 'payment-instructions/m-wallet/fil.json', 'legal/philippines/privacy.fil.md')
    expect(inTheWay()).toEqual([
      'payment-instructions/m-wallet/fil.json is missing',
      'legal/philippines/privacy.fil.md is missing',
    ])
  })

  it('lies over the samples in a demo, which shows what is missing from them', () => {
    removeFrom(folder, 'banks.json', 'legal')
    const data = openLender({ ...production(), ...loadConfig({ LENDER_DIR: folder }) }, samplesDir)
    expect(data.channels.map(({ words }) => words.en.name)).toContain('Pay Point 1')
    expect(data.institutions.india?.banks[0]?.name).toBe('Ganges Valley Bank')
    expect(data.reviewsAreSamples).toBe(true)
  })
})

describe('production', () => {
  it('does not start with the samples, and names every one of them', () => {
    const samples = production()
    samples.lenderDir = samplesDir
    const found = inTheWay(samples)
    for (const part of [
      'banks.json philippines “Harbour Savings Bank” is a sample',
      'payment-instructions of corner-store in en is a sample',
      'legal/philippines/loan-agreement.en.md is a sample',
      'legal/philippines/privacy.fil.md is a sample',
    ])
      expect(found).toContain(part)
    expect(inTheWay({ ...samples, policyPack: 'standard' as 'philippines' })).toContain(
      'lender.json regulators.standard is a sample',
    )
  })

  it('takes a legal text that is word for word a sample once it is marked as read', () => {
    cpSync(path.join(samplesDir, 'legal/philippines'), path.join(folder, 'legal/philippines'), { recursive: true })
    expect(inTheWay()).toHaveLength(24)
    changeJson(folder, 'lender.json', (data) => ({
      ...data,
      legalTexts: { readBy: 'R. Cruz, attorney', readOn: '2026-11-20' },
    }))
    expect(inTheWay()).toEqual([])
  })

  it.each(Object.keys(demoCompany) as (keyof typeof demoCompany)[])(
    'does not start with the %s of the demo',
    (name) => {
      const fields = {
        LENDER_NAME: 'lenderName',
        LENDER_ADDRESS: 'lenderAddress',
        LENDER_REGISTRATION: 'lenderRegistration',
        SUPPORT_PHONE: 'supportPhone',
        SUPPORT_EMAIL: 'supportEmail',
      } as const
      expect(inTheWay({ ...production(), [fields[name]]: demoCompany[name] })).toEqual([
        `${name} is the demo's value, “${demoCompany[name]}”`,
      ])
    },
  )

  it('leaves out reviews and sentences about the lender that are samples', () => {
    cpSync(path.join(samplesDir, 'about'), path.join(folder, 'about'), { recursive: true })
    cpSync(path.join(samplesDir, 'reviews.json'), path.join(folder, 'reviews.json'))
    changeJson(folder, 'reviews.json', (reviews) => [
      ...reviews,
      { stars: 3, lines: { en: ['It was fine.'] }, by: { en: 'A cook' } },
    ])
    const data = openLender(production(), samplesDir)
    expect(data.about).toBeNull()
    expect(data.reviews.map(({ by }) => by.en)).toEqual(['A cook'])
    expect(examineLender(production(), samplesDir).findings).toEqual([
      { kind: 'sample', place: 'about', sentence: 'has sentences of the sample, and is left out', isRequired: false },
      {
        kind: 'sample',
        place: 'reviews.json',
        sentence: 'has reviews that are samples, and they are left out',
        isRequired: false,
      },
    ])
  })

  it('says everything that is missing from an empty folder at once', () => {
    removeFrom(folder, 'lender.json', 'banks.json', 'channels.json', 'legal', 'payment-instructions')
    const found = inTheWay({ ...production(), policyPack: 'reference' as 'philippines' })
    for (const part of [
      'lender.json is missing',
      'lender.json regulators.reference is missing: whom a borrower turns to after the lender',
      'banks.json is missing',
      'channels.json is missing',
      'legal/reference/key-facts.en.md is missing',
      'legal/reference/closure-letter.en.md is missing',
    ])
      expect(found).toContain(part)
  })

  it.each<readonly [string, (data: Record<string, unknown>) => unknown, string, string]>([
    [
      'a promise of no days',
      (data) => ({ ...data, complaints: { answeredWithinWorkingDays: 0 } }),
      'lender.json',
      'complaints.answeredWithinWorkingDays must be 1 or more',
    ],
    [
      'an app that is not at a safe address',
      (data) => ({ ...data, app: 'http://apps.example' }),
      'lender.json',
      'app must be an address that begins with https://',
    ],
    [
      'a card that is not there',
      (data) => ({ ...data, pictures: { socialCard: 'card.png' } }),
      'lender.json',
      'pictures.socialCard is missing: there is no card.png',
    ],
    [
      'a bank without digits',
      (data) => ({
        ...data,
        philippines: { banks: [{ code: 'X1', name: 'X', least: 9, most: 8, channels: ['90006'] }] },
      }),
      'banks.json',
      'philippines.banks.0 has a least that is more than its most',
    ],
    ['no bank in the market', () => ({}), 'banks.json', 'philippines is missing'],
  ])('does not start with %s', (_, change, file, sentence) => {
    changeJson(folder, file, change)
    expect(inTheWay()).toEqual([`${file} ${sentence}`])
  })

  it.each([
    ['asks for a name that nobody fills', '{{interestRate}}', 'asks for {{interestRate}}, which nobody fills in'],
    ['has rows within a line', 'Fees: {{fees}}', 'has {{fees}} within a line, and it needs a line of its own'],
  ])('does not start with a legal text that %s', (_, text, sentence) => {
    const name = 'legal/philippines/key-facts.en.md'
    writeFileSync(path.join(folder, name), `${readFileSync(path.join(folder, name), 'utf8')}\n${text}\n`)
    expect(inTheWay()).toEqual([`${name} ${sentence}`])
  })

  it('has a number for every account in gl-map.json, or none', () => {
    const whole = Object.fromEntries(glAccountsNeeded.map((name, at) => [name, `${1_000 + at}`]))
    const write = (map: unknown) => writeFileSync(path.join(folder, 'gl-map.json'), JSON.stringify(map))
    write(whole)
    expect(inTheWay()).toEqual([])
    expect(openLender(production(), samplesDir).glMap).toEqual(whole)
    const { cashClearing: _, ...holed } = whole
    write({ ...holed, 'bank:*': '=1+1' })
    expect(inTheWay().join()).toContain('gl-map.json bank:*')
    write(holed)
    expect(inTheWay()).toEqual(['gl-map.json cashClearing is missing'])
    write({ ...whole, cash: '1' })
    expect(inTheWay()).toEqual(['gl-map.json cash is no account of the ledger'])
  })

  it('has a home for every posting rule in books.json, and no account twice, or no such file', () => {
    const accounts = chartAccountsNeeded.map((name, at) => ({ number: `${1_000 + at}`, name }))
    const mapping = chartAccountsNeeded.map((account, at) => ({ account, number: `${1_000 + at}` }))
    const chart = { version: '1', accounts, mapping, entities: { '*': 'Candor' } }
    const write = (books: unknown) => writeFileSync(path.join(folder, 'books.json'), JSON.stringify(books))
    write({ policy: samplePolicy, chart })
    expect(inTheWay()).toEqual([])
    expect(openLender(production(), samplesDir).books).toEqual({ policy: samplePolicy, chart })
    write({ policy: samplePolicy, chart: { ...chart, mapping: mapping.slice(0, -1) } })
    expect(inTheWay()).toEqual(['books.json chart mapping memoContra: is missing'])
    write({ policy: { ...samplePolicy, nonAccrualDays: 0 }, chart: { ...chart, accounts: [...accounts, accounts[0]] } })
    expect(inTheWay()).toEqual([
      'books.json policy nonAccrualDays: days, 1 or more',
      'books.json chart accounts 1000: is there twice',
    ])
  })

  it.each(['ifrs', 'philippines'])('takes the example chart of %s as it stands', (name) => {
    const example = path.join(import.meta.dirname, '..', '..', '..', '..', 'docs', 'examples', `books-${name}.json`)
    writeFileSync(path.join(folder, 'books.json'), readFileSync(example, 'utf8'))
    expect(inTheWay()).toEqual([])
    const chart = openLender(production(), samplesDir).books?.chart
    // An account of its own for each of ours: what is booked can be told apart.
    expect(new Set(chart?.mapping.map(({ number }) => number)).size).toBe(chartAccountsNeeded.length)
  })

  it('has limits of its own in limits.json, whose version changes with every limit, or the usual ones', () => {
    const usual = openLender(production(), samplesDir).limits
    expect(usual).toMatchObject({
      version: expect.stringMatching(/^usual\/[0-9a-f]{8}$/),
      paymentsOfIncomeBpsAtMost: 4_000,
    })
    const write = (changed: object) =>
      writeFileSync(
        path.join(folder, 'limits.json'),
        JSON.stringify({ ...usual, version: '2026-11', otherOpenLoansAtMost: 0, ...changed }),
      )
    write({})
    expect(inTheWay()).toEqual([])
    const own = openLender(production(), samplesDir).limits
    expect(own).toEqual({ ...usual, otherOpenLoansAtMost: 0, version: expect.stringMatching(/^2026-11\/[0-9a-f]{8}$/) })
    write({ daysPastDueAtMost: 1 })
    const { version } = openLender(production(), samplesDir).limits
    expect(version).not.toBe(own.version)
    const checks = { bureau: { name: { en: 'Quay Bureau' }, ownFile: 'https://quay.example/', scoreAtLeast: 610 } }
    writeFileSync(path.join(folder, 'checks.json'), JSON.stringify(checks))
    expect(openLender(production(), samplesDir).limits.version).not.toBe(version)
  })

  it('does not start with a limit that is missing, unknown or impossible, and names it', () => {
    const { version: _, ...usual } = openLender(production(), samplesDir).limits
    const write = (limits: object) => writeFileSync(path.join(folder, 'limits.json'), JSON.stringify(limits))
    write({ ...usual, otherOpenLoansAtMost: -1, daysPastDueAtMost: 0.5 })
    expect(inTheWay().map((line) => line.split(' ').slice(0, 2).join(' '))).toEqual([
      'limits.json version',
      'limits.json otherOpenLoansAtMost',
      'limits.json daysPastDueAtMost',
    ])
    write({ ...usual, version: '1', scoreAtLeast: 600 })
    expect(inTheWay().join()).toContain('scoreAtLeast')
    write({ ...usual, version: '1', paymentsOfIncomeBpsAtMost: 9_000, referredAboveBps: 1_001 })
    expect(inTheWay()).toEqual([
      'limits.json referredAboveBps must leave the share at 10000 or less: nobody pays more than they earn',
    ])
  })

  it('does not start with a rule about what others found that is unknown, impossible or without a name', () => {
    const write = (checks: object) => writeFileSync(path.join(folder, 'checks.json'), JSON.stringify(checks))
    const bureau = { name: { en: 'Quay Bureau' }, ownFile: 'https://quay.example/' }
    write({ identity: { name: { en: 'Quay' } }, bureau })
    expect(inTheWay()).toEqual([])
    write({ identity: { name: {}, noMatch: 'approve' }, bureau: { ...bureau, ownFile: 'http://quay.example/' } })
    expect(inTheWay().map((line) => line.split(' ').slice(0, 2).join(' '))).toEqual([
      'checks.json identity.name.en',
      'checks.json identity.noMatch',
      'checks.json bureau.ownFile',
    ])
    write({ bureau: { ...bureau, scoreAtLeast: -1, noFile: 'decline', scoreAtMost: 1 }, answersWithinHours: 1 })
    expect(inTheWay().join()).toMatch(
      /bureau.scoreAtLeast must be 0 or more.*scoreAtMost.*answersWithinHours must be 2/,
    )
  })

  it('does not start with a file that is not JSON, or a channel that takes no money of the market', () => {
    writeFileSync(path.join(folder, 'lender.json'), '{')
    changeJson(folder, 'channels.json', (channels) =>
      channels.map((one: object) => ({ ...one, limits: { INR: { minMinor: 1, maxMinor: 2 } } })),
    )
    expect(inTheWay()).toEqual(['lender.json is not JSON', 'channels.json has no listed channel that takes PHP'])
  })
})

describe('products and borrowers', () => {
  const served = (market: MarketId, logo: string, others: Partial<Served> = {}): Served => ({
    products: [{ id: 'harbour-cash', market, product: { ...soundProduct, market }, pictures: { logo }, texts: [] }],
    borrowersOf: [],
    ...others,
  })
  const ownLogo = '/logos/corner-store-own.svg'

  it('of the lender’s market with a logo of the folder’s are served', () => {
    expect(inTheWay(production(), served('philippines', ownLogo, { borrowersOf: ['philippines'] }))).toEqual([])
    expect(inTheWay(production(), served('philippines', 'https://pictures.example/logo.webp'))).toEqual([])
  })

  it('of a market that the folder has nothing for are refused, with product, market and what is missing', () => {
    const found = inTheWay(production(), served('standard', ownLogo))
    const because = ', and product harbour-cash is of the market standard'
    expect(found).toEqual(
      expect.arrayContaining([
        `legal/standard/key-facts.en.md is missing${because}`,
        `legal/standard/closure-letter.en.md is missing${because}`,
        `lender.json regulators.standard is missing: whom a borrower turns to after the lender${because}`,
        `banks.json standard is missing${because}`,
      ]),
    )
    expect(inTheWay(production(), served('india', ownLogo))).toContain(
      'legal/india/privacy.hi.md is missing, and product harbour-cash is of the market india',
    )
    expect(inTheWay(production(), { products: [], borrowersOf: ['indonesia'] })).toContain(
      'legal/indonesia/loan-agreement.id.md is missing, and there are borrowers of the market indonesia',
    )
  })

  it('of another market are served once the folder has all of it', () => {
    const other = path.join(folder, 'other')
    writeLenderFolder(other, 'standard')
    cpSync(path.join(other, 'legal'), path.join(folder, 'legal'), { recursive: true })
    for (const file of ['banks.json', 'lender.json']) {
      const theirs = JSON.parse(readFileSync(path.join(other, file), 'utf8'))
      changeJson(folder, file, (data) => ({
        ...data,
        ...(file === 'banks.json' ? theirs : { regulators: { ...data.regulators, ...theirs.regulators } }),
      }))
    }
    expect(inTheWay(production(), served('standard', ownLogo))).toEqual([])
    const { legal } = openLender(production(), samplesDir, served('standard', ownLogo))
    expect(Object.keys(legal).sort()).toEqual(['philippines', 'standard'])
  })

  it.each([
    ['/logos/none.svg', 'is missing: there is no logos/none.svg'],
    ['/logos/../banks.json', 'is missing: there is no logos/../banks.json'],
    ['/pictures/own.svg', 'must begin with /logos/, and is /pictures/own.svg'],
    ['/logos/own.webp', 'cannot be shown: logos/own.webp is no .svg or .png file'],
    ['/logos/text.png', 'cannot be shown: logos/text.png is not what a .png file holds'],
    ['/logos/text.svg', 'cannot be shown: logos/text.svg is not what a .svg file holds'],
  ])('with the logo %s are refused, in production and in a demo', (logo, sentence) => {
    for (const name of ['own.webp', 'text.png', 'text.svg']) writeFileSync(path.join(folder, 'logos', name), 'a logo')
    const expected = [`logo of product harbour-cash ${sentence}`]
    expect(inTheWay(production(), served('philippines', logo))).toEqual(expected)
    expect(inTheWay({ ...production(), mode: 'demo' }, served('philippines', logo))).toEqual(expected)
  })

  it('are not shown beside channels and icons that cannot be shown', () => {
    writeFileSync(path.join(folder, 'logos', 'corner-store-own.svg'), 'a logo')
    writeFileSync(path.join(folder, 'icon.png'), 'an icon')
    changeJson(folder, 'lender.json', (data) => ({ ...data, pictures: { icon: 'icon.png' } }))
    expect(inTheWay()).toEqual([
      'channels.json 0.logo cannot be shown: logos/corner-store-own.svg is not what a .svg file holds',
      'lender.json pictures.icon cannot be shown: icon.png is not what a .png file holds',
    ])
  })
})
