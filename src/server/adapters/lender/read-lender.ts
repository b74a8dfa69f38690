// Reads a lender's folder whole: everything that is missing, wrong or still a sample is found at once, not one thing at each start.

import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { z } from 'zod'
import { type Language, languages } from '../../../core/language.ts'
import { type MarketId, marketIds } from '../../../core/market/market.ts'
import { markets } from '../../../core/market/markets.ts'
import type { Channel } from '../payment-channel.ts'
import { sandboxProviderName } from '../sandbox-provider/client.ts'
import { type FolderFiles, folderFiles } from './folder-files.ts'
import { wrongPlaceholder } from './legal-placeholders.ts'
import { type AboutTexts, type InLanguages, type LegalFiles, type LenderData, legalPapers } from './lender-data.ts'
import { aboutFile, banksFile, channelsFile, instructionsFile, lenderFile, reviewsFile } from './lender-schema.ts'

/** A social card is drawn this large by everybody who shows one. Pixels. */
const socialCardSize = { width: 1200, height: 630 } as const

export interface LenderReading extends Pick<FolderFiles, 'findings'> {
  readonly data: LenderData
  /** Who has read the legal texts, and when; null where nobody says so. */
  readonly legalTexts: z.output<typeof lenderFile>['legalTexts']
}

/**
 * Reads the folders for these markets; the first folder that has a file counts. What `data` lacks because something was
 * wrong stands in `findings`.
 */
export function readLender(folders: readonly string[], forMarkets: readonly MarketId[]): LenderReading {
  const files = folderFiles(folders)
  if (files.find('lender.json') === null) files.note('missing', 'lender.json', 'is missing')
  const facts = files.json('lender.json', lenderFile) ?? lenderFile.parse({})
  const needed = neededLanguages(forMarkets)
  for (const market of forMarkets) {
    if (facts.regulators[market] === undefined && markets[market].regulator.name === null)
      files.note('missing', `lender.json regulators.${market}`, 'is missing: whom a borrower turns to after the lender')
  }
  const data: LenderData = {
    regulators: facts.regulators,
    complaints: facts.complaints,
    grievanceOfficer: facts.grievanceOfficer,
    news: facts.news,
    app: facts.app,
    about: readAbout(files),
    reviews: files.json('reviews.json', reviewsFile) ?? [],
    reviewsAreSamples: false,
    institutions: readBanks(files, forMarkets),
    channels: readChannels(files, forMarkets, needed),
    legal: readLegal(files, forMarkets),
    pictures: readPictures(files, facts.pictures),
    logoDirs: folders.map((folder) => path.join(folder, 'logos')),
  }
  return { data, findings: files.findings, legalTexts: facts.legalTexts }
}

/** English, and what the people of the markets read. */
function neededLanguages(forMarkets: readonly MarketId[]): readonly Language[] {
  return languages.filter(
    (language) => language === 'en' || forMarkets.some((market) => markets[market].languages.includes(language)),
  )
}

function readAbout(files: FolderFiles): InLanguages<AboutTexts> | null {
  const read = readLanguages((language) => files.json(`about/${language}.json`, aboutFile))
  if (read !== null) return read
  for (const language of languages) {
    if (files.find(`about/${language}.json`) !== null && files.find('about/en.json') === null)
      files.note('missing', 'about/en.json', `is missing, and there is one in ${language}`)
  }
  return null
}

function readBanks(files: FolderFiles, forMarkets: readonly MarketId[]): LenderData['institutions'] {
  const read = files.json('banks.json', banksFile)
  if (files.find('banks.json') === null) files.note('missing', 'banks.json', 'is missing')
  if (read === null) return {}
  for (const market of forMarkets) {
    const own = read[market]
    if (own === undefined) files.note('missing', `banks.json ${market}`, 'is missing')
    else if (own.cities.length === 0 && own.banks.some(({ channels }) => channels.includes('90007')))
      files.note('missing', `banks.json ${market}.cities`, 'is missing, and a bank pays out at a branch (90007)')
  }
  return read
}

function readChannels(
  files: FolderFiles,
  forMarkets: readonly MarketId[],
  needed: readonly Language[],
): readonly Channel[] {
  const read = files.json('channels.json', channelsFile)
  if (files.find('channels.json') === null) files.note('missing', 'channels.json', 'is missing')
  if (read === null) return []
  for (const market of forMarkets) {
    const { currency } = markets[market]
    if (!read.some(({ listed, limits }) => listed && limits[currency] !== undefined))
      files.note('wrong', 'channels.json', `has no listed channel that takes ${currency}`)
  }
  return read.flatMap((channel, index): Channel[] => {
    const { instructions = channel.number, logo, ...facts } = channel
    if (files.find(`logos/${logo}`) === null)
      files.note('missing', `channels.json ${index}.logo`, `is missing: there is no logos/${logo}`)
    const folder = `payment-instructions/${instructions}`
    for (const language of needed) {
      if (files.find(`${folder}/${language}.json`) === null)
        files.note('missing', `${folder}/${language}.json`, 'is missing')
    }
    const words = readLanguages((language) => files.json(`${folder}/${language}.json`, instructionsFile))
    if (words === null) return []
    return [{ ...facts, provider: sandboxProviderName, logo: `/logos/${logo}`, words }]
  })
}

function readLegal(files: FolderFiles, forMarkets: readonly MarketId[]): LegalFiles {
  const legal: { -readonly [market in MarketId]?: LegalFiles[market] } = {}
  for (const market of forMarkets) {
    const needed = neededLanguages([market])
    const papers = legalPapers.map((paper) => {
      for (const language of needed) {
        const name = `legal/${market}/${paper}.${language}.md`
        if (files.find(name) === null) files.note('missing', name, 'is missing')
      }
      return [
        paper,
        readLanguages((language) => {
          const name = `legal/${market}/${paper}.${language}.md`
          const file = files.find(name)
          if (file === null) return null
          const text = readFileSync(file, 'utf8')
          const wrong = text.trim() === '' ? 'is empty' : wrongPlaceholder(paper, text)
          if (wrong !== null) files.note('wrong', name, wrong)
          return file
        }),
      ] as const
    })
    if (papers.every(([, found]) => found !== null))
      legal[market] = Object.fromEntries(papers) as NonNullable<LegalFiles[MarketId]>
  }
  return legal
}

/** Null without English, which stands in for every other language. */
function readLanguages<T>(read: (language: Language) => T | null): InLanguages<T> | null {
  const { en, ...others } = Object.fromEntries(
    languages.flatMap((language) => {
      const one = read(language)
      return one === null ? [] : [[language, one] as const]
    }),
  ) as Partial<Record<Language, T>>
  return en === undefined ? null : { ...others, en }
}

function readPictures(
  files: FolderFiles,
  { icon, socialCard }: { readonly icon: string | null; readonly socialCard: string | null },
): LenderData['pictures'] {
  const found = (field: 'icon' | 'socialCard', name: string | null): string | null => {
    if (name === null) return null
    const file = files.find(name)
    if (file === null) files.note('missing', `lender.json pictures.${field}`, `is missing: there is no ${name}`)
    return file
  }
  const card = found('socialCard', socialCard)
  if (card !== null && !hasCardSize(readFileSync(card)))
    files.note(
      'wrong',
      'lender.json pictures.socialCard',
      `must be a .png of ${socialCardSize.width} by ${socialCardSize.height}`,
    )
  return { icon: found('icon', icon), socialCard: card }
}

const pngSignature = '89504e470d0a1a0a'
/** Where a PNG says how large it is: width and height, four bytes each. */
const pngSizeAt = 16

function hasCardSize(bytes: Buffer): boolean {
  return (
    bytes.length > pngSizeAt + 8 &&
    bytes.subarray(0, 8).toString('hex') === pngSignature &&
    bytes.readUInt32BE(pngSizeAt) === socialCardSize.width &&
    bytes.readUInt32BE(pngSizeAt + 4) === socialCardSize.height
  )
}

/** Every market: what a demo needs, whose sample borrowers live in all of them. */
export const allMarkets: readonly MarketId[] = marketIds
