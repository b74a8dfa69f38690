// Every figure of the lender's own texts has a source: a product, the market's pack or lender.json; another one keeps production from starting.

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { changeJson, writeLenderFolder } from '../../../../tests/support/lender-folder.ts'
import { samplesDir } from '../../../../tests/support/sample-lender.ts'
import { soundProduct } from '../../../../tests/support/sound-product.ts'
import { catalogue } from '../../catalogue/samples/products.ts'
import { examineLender, readSamples, type Served } from './open-lender.ts'
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
    const products = catalogue.map(({ product }) => product)
    expect(untracedFigures(data, products, 'standard')).toEqual([])
  })
})

describe('a figure of the lender’s own texts', () => {
  const product = { ...soundProduct, market: 'philippines' as const, termDays: 150, instalmentCount: 5 }
  const served: Served = {
    products: [{ id: product.id, market: 'philippines', product, pictures: {} }],
    borrowersOf: [],
  }
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
