// The legal texts: every market has every text in every language, without a hole, and says what its market asks for.

import { describe, expect, it } from 'vitest'
import { privacyHeadings } from '../../../../tests/support/privacy-headings.ts'
import { sampleLender } from '../../../../tests/support/sample-lender.ts'
import { date } from '../../../core/calendar-date.ts'
import { type Language, languages } from '../../../core/language.ts'
import { agreementNames } from '../../../core/loan/agreement-names.ts'
import { makeOffer, type Offer } from '../../../core/loan/offer.ts'
import { publishedTerms } from '../../../core/loan/published-terms.ts'
import { marketIds } from '../../../core/market/market.ts'
import { markets } from '../../../core/market/markets.ts'
import { currencySymbol } from '../../../core/money.ts'
import { isRefusal } from '../../../core/refusal.ts'
import { loadConfig } from '../../../settings/config.ts'
import { serverWordsFor } from '../../../words/server-words.ts'
import { voiceAgain } from '../../../words/voice.ts'
import { figuresOf, sourcesOf, withoutGroups } from '../../adapters/lender/figure-sources.ts'
import { catalogue } from '../../catalogue/samples/products.ts'
import { writeAgreements } from '../agreement/agreements.ts'
import type { Parties } from './agreement-figures.ts'
import { blocksOf, fillTemplate, readTemplate } from './legal-text.ts'

const company = loadConfig({})

function offerOf(entry: (typeof catalogue)[number]): Offer {
  const { product } = entry
  const offer = makeOffer(product, {
    principalMinor: product.defaultPrincipalMinor,
    client: 'new',
    market: markets[product.market],
    today: date('2026-08-10'),
  })
  if (isRefusal(offer)) throw new Error(`${product.id}: ${offer.refused} ${JSON.stringify(offer.values)}`)
  return offer
}

const partiesOf = ({ product: { market, name } }: (typeof catalogue)[number]): Parties => ({
  company,
  lender: sampleLender,
  published: publishedTerms(
    catalogue.flatMap(({ product }) => (product.market === market ? [product] : [])),
    sampleLender.terms,
    markets[market],
  ),
  borrower: 'Maria Santos',
  productName: name,
})

/** Days and months in the year of a rate, by the bases of interest and of the yearly rate. */
const daysOfYears = ['12', '360', '364', '365', '366']

/** Every number of an offer, as it stands, as money and as a rate, and the parts of its dates. */
function figuresIn(offer: Offer): readonly string[] {
  const numbers: number[] = []
  JSON.stringify(offer, (_, value: unknown) => {
    if (typeof value === 'number') numbers.push(value)
    if (typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value)) numbers.push(...value.split('-').map(Number))
    return value
  })
  numbers.push(offer.terms.termDays / offer.schedule.length)
  numbers.push(...offer.schedule.map((one) => one.principalMinor + one.interestMinor + one.feeMinor))
  const parts = [1, 100, 10_000].flatMap((part) => numbers.map((one) => withoutGroups((one / part).toFixed(2))))
  return [...numbers.map(String), ...parts, ...daysOfYears]
}

/** Who the lender is: of these no product tells. */
const imprint = [
  company.lenderName,
  company.lenderAddress,
  company.lenderRegistration,
  company.supportPhone,
  company.supportEmail,
].filter((fact) => fact !== '')

/** The authority's page may have a figure in its address. */
const withoutAddresses = (text: string): string => text.replaceAll(/https?:\/\/\S+/g, ' ')

describe.each(languages)('the papers in %s', (language) => {
  it.each(catalogue.map((entry) => [entry.product.id, entry] as const))('of %s have no hole', async (_, entry) => {
    const market = markets[entry.product.market]
    const voice = voiceAgain(language, currencySymbol(market, undefined), market)
    const parties = partiesOf(entry)
    const written = await writeAgreements(offerOf(entry), parties, voice)
    expect(written.map(({ shown }) => shown.document)).toEqual([...agreementNames])
    for (const { body, shown } of written) {
      expect(body).not.toMatch(/\{\{|\}\}|undefined|NaN|\[object/)
      expect(shown.language).toBe(language)
      expect(blocksOf(body)[0]).toEqual({ kind: 'title', text: shown.title, value: '' })
    }
  })

  it('of a lender whose loans have one length say it once', async () => {
    for (const entry of catalogue) {
      const market = markets[entry.product.market]
      const voice = voiceAgain(language, currencySymbol(market, undefined), market)
      const { termDays } = entry.product
      const term = { minDays: termDays, maxDays: termDays }
      const parties = partiesOf(entry)
      const written = await writeAgreements(
        offerOf(entry),
        { ...parties, published: { ...parties.published, term } },
        voice,
      )
      const twice = voice.words.termRange({ from: termDays, to: termDays })
      for (const { body, shown } of written) expect(body, `${entry.product.id} ${shown.document}`).not.toContain(twice)
    }
  })

  it('state no figure that the product, the market and the lender do not have', async () => {
    const terms = {
      decisionDays: 41,
      fundingMinDays: 42,
      fundingMaxDays: 43,
      detailsChangeNoticeDays: 44,
      assignmentNoticeBusinessDays: 46,
      judgmentPaymentDays: 47,
    }
    const lender = { ...sampleLender, terms }
    for (const entry of catalogue) {
      const market = markets[entry.product.market]
      const product = { ...entry.product, earlyRepayment: { ...entry.product.earlyRepayment, afterTermBps: 3_700 } }
      const offer = offerOf({ ...entry, product })
      const published = publishedTerms([product], terms, market)
      const voice = voiceAgain(language, currencySymbol(market, undefined), market)
      const sources = new Set([...sourcesOf([product], lender, market.id), ...figuresIn(offer)])
      const written = await writeAgreements(offer, { ...partiesOf(entry), lender, published }, voice)
      for (const { body, shown } of written) {
        const said = imprint.reduce((text, fact) => text.replaceAll(fact, ' '), withoutAddresses(body))
        const untraced = figuresOf(said).filter((one) => !sources.has(withoutGroups(one)))
        expect(untraced, `${product.id} ${shown.document}`).toEqual([])
      }
      expect(written.map(({ body }) => body).join('')).toContain(voice.percentOfBps(3_700))
    }
  })

  it('say in the agreement and the key facts that a due date can be moved, where it can', async () => {
    const movable = catalogue.map(({ product }) => product.dueDateMoves !== undefined)
    expect(new Set(movable).size).toBe(2)
    for (const [index, entry] of catalogue.entries()) {
      const market = markets[entry.product.market]
      const voice = voiceAgain(language, currencySymbol(market, undefined), market)
      const parties = partiesOf(entry)
      const said = voice.words.ways.dateMove({ days: entry.product.dueDateMoves?.maxDays ?? 15, times: 1 })
      for (const { body, shown } of await writeAgreements(offerOf(entry), parties, voice)) {
        const isAboutTheLoan = shown.document === 'loanAgreement' || shown.document === 'keyFacts'
        expect(body.includes(said), `${entry.product.id} ${shown.document}`).toBe(isAboutTheLoan && movable[index])
      }
    }
  })

  it('cover every market, the closure letter included', async () => {
    for (const market of marketIds) {
      const letter = await readTemplate(sampleLender, market, 'closureLetter', language)
      expect(letter.body).toContain('{{closureNumber}}')
    }
  })
})

describe('the privacy policy', () => {
  it.each(marketIds)('of %s has every heading', async (market) => {
    const blocks = blocksOf((await readTemplate(sampleLender, market, 'privacy', 'en')).body)
    expect(blocks.filter(({ kind }) => kind === 'heading').map(({ text }) => text)).toEqual(privacyHeadings)
  })
})

/** As the consent to the credit check names them. */
const askedOutside = {
  en: ['identity service', 'credit bureau'],
  fil: ['identity service', 'credit bureau'],
  id: ['layanan identitas', 'biro kredit'],
  hi: ['पहचान सेवा', 'क्रेडिट ब्यूरो'],
  es: ['servicio de identidad', 'buró de crédito'],
  'zh-CN': ['身份核验机构', '征信机构'],
} satisfies Record<Language, readonly string[]>

describe.each(languages)('the privacy policy in %s', (language) => {
  it('names everybody whom the consent to the credit check names, as who is told and as who is heard', async () => {
    const { text } = serverWordsFor(language).application.consents.creditCheck
    for (const market of marketIds) {
      const { body } = await readTemplate(sampleLender, market, 'privacy', language)
      for (const name of askedOutside[language]) {
        expect(text).toContain(name)
        expect(body.split(name).length - 1, `${market}: ${name}`).toBe(2)
      }
    }
  })
})

describe('a template', () => {
  it('is English where a language has none', async () => {
    expect((await readTemplate(sampleLender, 'standard', 'privacy', 'fr')).language).toBe('en')
  })

  it('with a placeholder that has no value is an error, not a gap', () => {
    expect(() => fillTemplate('a {{missing}} b', {})).toThrow(/missing/)
    expect(() => fillTemplate('{{missing}}', {})).toThrow(/missing/)
    expect(() => fillTemplate('in {{rows}} text', { rows: [] })).toThrow(/line of their own/)
  })

  it('has one stop behind a name that ends with one, in every language', () => {
    expect(fillTemplate('Ask {{a}}. Or: {{a}}.', { a: 'Harbour Inc.' })).toBe('Ask Harbour Inc. Or: Harbour Inc.')
    expect(fillTemplate('{{a}}。', { a: 'Harbour Inc.' })).toBe('Harbour Inc。')
    expect(fillTemplate('As it stands..', {})).toBe('As it stands..')
  })

  it('takes a value as text, whatever it looks like', () => {
    expect(fillTemplate('| {{a}} |', { a: 'x | y\n# z' })).toBe('| x / y # z |')
    expect(fillTemplate('{{a}}', { a: [{ label: 'l|', value: 'v' }] })).toBe('| l/ | v |')
    expect(fillTemplate('{{a}}!', { a: '{{b}}' })).toBe('{{b}}!')
  })

  it('is cut into blocks', () => {
    const text = '# T\n\none\ntwo\n## H\n- item\n| a | b |\nlast'
    expect(blocksOf(text)).toEqual([
      { kind: 'title', text: 'T', value: '' },
      { kind: 'paragraph', text: 'one two', value: '' },
      { kind: 'heading', text: 'H', value: '' },
      { kind: 'item', text: 'item', value: '' },
      { kind: 'row', text: 'a', value: 'b' },
      { kind: 'paragraph', text: 'last', value: '' },
    ])
  })
})
