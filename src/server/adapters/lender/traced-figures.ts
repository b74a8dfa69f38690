// Traces every figure of the lender's own texts to a product, the market's pack or the lender's file; one without a source is refused.

import { readFileSync } from 'node:fs'
import { type Language, languages } from '../../../core/language.ts'
import type { MarketId } from '../../../core/market/market.ts'
import { literalsOf } from '../../../words/check.ts'
import { allTexts } from '../../../words/overrides.ts'
import { type InLanguages, type LenderData, legalPapers } from '../../ports/lender/lender-data.ts'
import { type ServedProduct, wordsWithin } from '../../ports/lender/served-products.ts'
import type { Channel } from '../../ports/payment-channel.ts'
import { figuresOf, sourcesOf, withoutGroups } from './figure-sources.ts'
import type { Finding } from './folder-files.ts'
import { wordedFigures } from './worded-figures.ts'

/** The lender's own texts that state a figure which no product, no pack and no line of its file has. */
export function untracedFigures(data: LenderData, products: readonly ServedProduct[], own: MarketId): Finding[] {
  const sources = new Map<MarketId, ReadonlySet<string>>()
  const sourcesIn = (market: MarketId): ReadonlySet<string> => {
    const known = sources.get(market)
    if (known !== undefined) return known
    const ofMarket = products.filter((one) => one.market === market).map(({ product }) => product)
    const read = sourcesOf(ofMarket, data, market)
    sources.set(market, read)
    return read
  }
  const untraced = ownTexts(data, products, own).flatMap(({ place, text, market }): Finding[] => {
    const without = figuresOf(text).filter((written) => !sourcesIn(market).has(withoutGroups(written)))
    const worded = wordedFigures(text)
    const noSource = `states ${without.join(', ')}, ${nowhere}`
    const inWords = `states ${worded.join(', ')} in words: write the figure as digits, so that its source can be found`
    return [...(without.length === 0 ? [] : [noSource]), ...(worded.length === 0 ? [] : [inWords])].map((sentence) =>
      wrong(place, sentence),
    )
  })
  return [...untraced, ...figuresOfWords(data, sourcesIn(own))]
}

const nowhere = 'which no product on offer, no figure of the market and no line of lender.json has'

const wrong = (place: string, sentence: string): Finding => ({ kind: 'wrong', place, sentence, isRequired: true })

/**
 * The lender's own words beside the product's: what those state whatever is filled in, 'only to people over 18', has to be said; another
 * figure needs its source as in any text.
 */
function figuresOfWords({ words }: LenderData, sources: ReadonlySet<string>): Finding[] {
  return Object.entries(words).flatMap(([language, texts]) => {
    const product = allTexts(language)
    return Object.entries(texts).flatMap(([path, text]): Finding[] => {
      const place = `words/${language}.json ${path}`
      const said = literalsOf(product.get(path) ?? '')
      const own = figuresOf(literalsOf(text).all).map(withoutGroups)
      const known = figuresOf(said.all).map(withoutGroups)
      const lost = figuresOf(said.always).filter((written) => !own.includes(withoutGroups(written)))
      const strange = own.filter((written) => !known.includes(written) && !sources.has(written))
      return [
        ...(lost.length === 0 ? [] : [wrong(place, `leaves out ${lost.join(', ')}: the product’s own text states it`)]),
        ...(strange.length === 0 ? [] : [wrong(place, `states ${strange.join(', ')}, ${nowhere}`)]),
      ]
    })
  })
}

/** A text of the lender's own, where it is written, and the market whose figures it may state. */
interface OwnText {
  readonly place: string
  readonly text: string
  readonly market: MarketId
}

/** Every text of the lender's own that a page, a paper or a message shows as it is. */
function ownTexts(data: LenderData, products: readonly ServedProduct[], own: MarketId): readonly OwnText[] {
  const inOwn = ([place, texts]: readonly [string, readonly string[]]): OwnText => ({
    place,
    text: texts.join('\n'),
    market: own,
  })
  return [
    ...(Object.keys(data.legal) as MarketId[]).flatMap((market) => legalTexts(data.legal, market)),
    ...languages.flatMap((language) => aboutTexts(data, language)).map(inOwn),
    ...data.reviews.map(({ lines, by }, index) =>
      inOwn([`reviews.json ${index}`, [...Object.values(lines).flat(), ...Object.values(by)]]),
    ),
    ...data.channels.flatMap(({ number, words }) =>
      inLanguages(words).map(([language, one]) =>
        inOwn([`words of channel ${number} in ${language}`, wordsWithin(withoutName(one))]),
      ),
    ),
    ...(data.texts === null ? [] : inLanguages(data.texts)).map(([language, one]) =>
      inOwn([`texts/${language}.json`, wordsWithin(one)]),
    ),
    ...noteTexts(data).map(inOwn),
    ...products.map(({ id, market, texts }) => ({ place: `texts of product ${id}`, text: texts.join('\n'), market })),
  ]
}

function legalTexts(legal: LenderData['legal'], market: MarketId): OwnText[] {
  const papers = legal[market]
  if (papers === undefined) return []
  return legalPapers.flatMap((paper) =>
    inLanguages(papers[paper]).map(([language, file]) => ({
      place: `legal/${market}/${paper}.${language}.md`,
      text: readFileSync(file, 'utf8'),
      market,
    })),
  )
}

function aboutTexts({ about }: LenderData, language: Language): (readonly [string, readonly string[]])[] {
  const one = about?.[language]
  return one === undefined ? [] : [[`about/${language}.json`, wordsWithin(one)]]
}

function noteTexts({ notes }: LenderData): (readonly [string, readonly string[]])[] {
  return Object.entries(notes).map(([outcome, note]) => [`collections.json notes.${outcome}`, [note]])
}

const inLanguages = <T>(texts: InLanguages<T>): [Language, T][] => Object.entries(texts) as [Language, T][]

/** A company may have a figure in its name. */
const withoutName = ({ name: _company, ...said }: Channel['words']['en']): Omit<typeof said, 'name'> => said
