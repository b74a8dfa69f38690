// Every figure of the lender's own texts has a source: a product, the market's pack or lender.json; another one keeps production from starting.

import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { changeJson, writeLenderFolder } from '../../../../tests/support/lender-folder.ts'
import { samplesDir } from '../../../../tests/support/sample-lender.ts'
import { soundProduct } from '../../../../tests/support/sound-product.ts'
import { usualCollectionRules } from '../../../core/desk/late-loan.ts'
import { type Language, languages } from '../../../core/language.ts'
import type { ProductExtras } from '../../catalogue/product/product-store.ts'
import { catalogue } from '../../catalogue/samples/products.ts'
import { servedProduct } from '../../catalogue/served-product.ts'
import { legalPapers } from '../../ports/lender/lender-data.ts'
import type { Served } from '../../ports/lender/served-products.ts'
import { examineLender } from './open-lender.ts'
import { readSamples } from './samples.ts'
import { untracedFigures } from './traced-figures.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'candor-figures-'))
  writeLenderFolder(folder, 'philippines')
})
afterEach(() => rmSync(folder, { recursive: true }))

/** What stands in the way of a start, as file and sentence. */
const inTheWay = (served: Served): string[] =>
  examineLender(
    {
      mode: 'production',
      policyPack: 'philippines',
      lenderDir: folder,
      lenderName: 'Harbour Lending',
      lenderAddress: '3 Quay Road',
      lenderRegistration: 'CS-2026-0042',
      supportPhone: '+63 2 5550 0199',
      supportEmail: 'help@loans.example',
    },
    samplesDir,
    served,
  )
    .findings.filter(({ isRequired }) => isRequired)
    .map(({ place, sentence }) => `${place} ${sentence}`)

describe('the samples', () => {
  it('state no figure without a source, in any market and language', () => {
    const { data } = readSamples(samplesDir)
    expect(untracedFigures(data, catalogue.map(servedProduct), 'standard')).toEqual([])
  })
})

const ownLogo = '/logos/bank-transfer-own.svg'
const product = { ...soundProduct, market: 'philippines' as const, termDays: 150, instalmentCount: 5, logo: ownLogo }
const servedWith = (extras: ProductExtras): Served => ({
  products: [servedProduct({ product, extras })],
  borrowersOf: [],
})
const served = servedWith({})

describe('a figure of the lender’s own texts', () => {
  const agreement = 'legal/philippines/loan-agreement.en.md'
  const says = (sentence: string) => {
    const file = path.join(folder, agreement)
    writeFileSync(file, `${readFileSync(file, 'utf8')}\n${sentence}\n`)
    return inTheWay(served)
  }

  it.each([
    ['of a product', 'Loans run for 150 days in 5 payments, from 1,000.00 to 10.000,00.'],
    ['of the tariff', 'Late: 1,000 once, then 5 % a day, from day 31 4 %.'],
    ['of the market', 'Under Republic Act No. 10173 of 2012, to persons of 18 years.'],
    ['of the lender’s file', 'We decide within 2 days; a judgment is paid within 14 days.'],
    ['that is filled in', 'This one runs for {{termDays}} days.'],
  ])('%s has its source', (_, sentence) => {
    expect(says(sentence)).toEqual([])
  })

  it.each([
    ['Loans run for 93 to 365 days.', '93, 365'],
    ['Late: 1,200 once.', '1,200'],
    ['कर्ज़ ९३ दिन का है।', '93'],
    ['Interest is 0.75 % a day.', '0.75'],
  ])('without a source keeps production from starting: %s', (sentence, figures) => {
    expect(says(sentence)).toEqual([
      `${agreement} states ${figures}, which no product on offer, no figure of the market and no line of lender.json has`,
    ])
  })

  it('is written as digits: an amount or a percentage in words keeps production from starting', () => {
    expect(says('Late: one thousand pesos once.')).toEqual([
      `${agreement} states one thousand pesos in words: write the figure as digits, so that its source can be found`,
    ])
  })

  it('is named in lender.json where it is of a law or a register', () => {
    expect(says('Licence 4711.')).toHaveLength(1)
    changeJson(folder, 'lender.json', (data) => ({ ...data, figures: ['4711'] }))
    expect(inTheWay(served)).toEqual([])
  })

  it('needs the days that pages and papers state', () => {
    changeJson(folder, 'lender.json', ({ terms: _gone, ...data }) => data)
    expect(inTheWay(served)).toEqual(['lender.json terms is missing: the days that pages and papers state'])
  })
})

/** A term, a range, a rate, a fee and a notice that nothing of this lender has. */
const planted = 'From 93 to 367, 0.77 %, 1,313.00, 19.'
const named =
  'states 93, 367, 0.77, 1,313.00, 19, which no product on offer, no figure of the market and no line of lender.json has'
const write = (name: string, text: string): void => {
  mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
  writeFileSync(path.join(folder, name), text)
}
const said = '{lender}: {amount}'

/** Every text of the lender's own with the planted sentence, each in its place: `/` and `/About` show `about`, `/Policy` the privacy paper. */
function plantIn(language: Language): readonly string[] {
  const papers = legalPapers.map((paper) => `legal/philippines/${paper}.${language}.md`)
  for (const name of papers) write(name, `${readFileSync(path.join(folder, name), 'utf8')}\n${planted}\n`)
  const lines = { en: ['Fair.'], [language]: ['Fair.', planted] }
  const about = { summary: 'We lend.', mission: ['We lend.'], advantages: ['We answer.'], team: ['Our staff.'] }
  write('about/en.json', JSON.stringify(about))
  write(`about/${language}.json`, JSON.stringify({ ...about, team: [planted] }))
  write('reviews.json', JSON.stringify([{ stars: 5, lines, by: { en: 'A baker' } }]))
  changeJson(folder, `payment-instructions/bank-transfer/${language}.json`, (words) => ({
    ...words,
    description: planted,
  }))
  return papers
}

describe.each(languages)('wrong figures planted in %s', (language) => {
  it('in every paper, on every public page, in steps of payment and in texts of products keep production from starting', () => {
    const places = [...plantIn(language)]
    const shown = { en: 'See it first', [language]: planted }
    expect(inTheWay(servedWith({ description: shown }))).toEqual(
      [
        ...places,
        `about/${language}.json`,
        'reviews.json 0',
        `words of channel bank-transfer in ${language}`,
        `texts of product ${product.id}`,
      ].map((place) => `${place} ${named}`),
    )
  })
})

describe('wrong figures planted', () => {
  it('in a reminder, an answer, a letter, a note or the picture of a product keep production from starting', () => {
    const texts = {
      reminders: { dueSoon: `${said} by {dueDate}`, dueToday: said, overdue: `${said}, {days}` },
      cases: { Thanks: 'Thank you.' },
      letters: { First: said },
    }
    for (const change of [
      { reminders: { ...texts.reminders, overdue: `${said}, {days}: ${planted}` } },
      { cases: { Thanks: planted } },
      { letters: { First: `${said} ${planted}` } },
    ]) {
      write('texts/en.json', JSON.stringify({ ...texts, ...change }))
      write('texts/fil.json', JSON.stringify(texts))
      expect(inTheWay(served)).toEqual([`texts/en.json ${named}`])
    }
    write('texts/en.json', JSON.stringify(texts))
    write('collections.json', JSON.stringify({ ...usualCollectionRules, notes: { noAnswer: planted } }))
    const promo = { title: { en: planted }, text: { en: 'See it.' }, image: ownLogo }
    expect(inTheWay(servedWith({ promo }))).toEqual([
      `collections.json notes.noAnswer ${named}`,
      `texts of product ${product.id} ${named}`,
    ])
  })
})

describe('a figure in the lender’s own words beside the product’s', () => {
  const young = 'server.refusals.applicantIsTooYoung'
  const cost = 'web.application.home.cost'
  it.each([
    [young, 'Sorry, only people over 18 can borrow. You can apply from {from, date}.', null],
    [
      young,
      'Sorry, you are too young. You can apply from {from, date}.',
      'leaves out 18: the product’s own text states it',
    ],
    [cost, 'Get {net} for {termDays, plural, one {a day} other {# days}}. It costs {cost}', null],
    [
      cost,
      'Get {net} for {termDays, plural, one {1 day} other {# days}}. Cost: {cost}, 0.77 % at most',
      'states 0.77, which no product on offer, no figure of the market and no line of lender.json has',
    ],
  ])('in %s is one of the product’s text, or has a source: %s', (at, text, why) => {
    write('words/en.json', JSON.stringify({ [at]: text }))
    expect(inTheWay(served)).toEqual(why === null ? [] : [`words/en.json ${at} ${why}`])
  })
})
