// Reads a lender's folder whole: everything that is missing, wrong or still a sample is found at once, not one thing at each start.

import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { z } from 'zod'
import { usualCheckLimits } from '../../../core/application/outside-check.ts'
import { usualCollectionRules } from '../../../core/desk/late-loan.ts'
import { type Language, languages } from '../../../core/language.ts'
import type { LenderTerms } from '../../../core/loan/published-terms.ts'
import { type MarketId, marketIds } from '../../../core/market/market.ts'
import { markets } from '../../../core/market/markets.ts'
import type { DecisionLimits } from '../../../core/order/decision-rules.ts'
import { type OwnTexts, wrongOwnTexts } from '../../../words/overrides.ts'
import { wrongPlaceholder } from '../../ports/lender/legal-placeholders.ts'
import {
  type AboutTexts,
  type InLanguages,
  type LegalFiles,
  type LenderChecks,
  type LenderData,
  type LenderTexts,
  legalPapers,
} from '../../ports/lender/lender-data.ts'
import type { Channel } from '../../ports/payment-channel.ts'
import { usualDecisionLimits } from '../own-rules/decider.ts'
import { booksFile } from './books-file.ts'
import { type FolderFiles, folderFiles } from './folder-files.ts'
import {
  aboutFile,
  banksFile,
  channelsFile,
  checksFile,
  collectionsFile,
  glMapFile,
  instructionsFile,
  lenderFile,
  limitsFile,
  reportsFile,
  reviewsFile,
} from './lender-schema.ts'
import { hasSize, wrongPicture } from './picture-file.ts'
import { remindersFile, textsFile, wordsFile } from './texts-file.ts'

/** A social card has this size in every app that shows one. Pixels. */
const socialCardSize = { width: 1200, height: 630 } as const

/** The markets that the folder has to have everything for, and why in words that end a sentence; nothing for the policy pack's own. */
export type NeededMarkets = ReadonlyMap<MarketId, string>

/** Never served: a folder without terms keeps production from starting, and a demo takes those of the samples. */
export const unstatedTerms: LenderTerms = {
  decisionDays: 0,
  fundingMinDays: 0,
  fundingMaxDays: 0,
  detailsChangeNoticeDays: 0,
  assignmentNoticeBusinessDays: 0,
  judgmentPaymentDays: 0,
}

export interface LenderReading extends Pick<FolderFiles, 'findings'> {
  readonly data: LenderData
  /** Who has read the legal texts, and when; null where it is not known. */
  readonly legalTexts: z.output<typeof lenderFile>['legalTexts']
}

/**
 * Reads the folders for these markets; the first folder that has a file counts. What `data` lacks because something was
 * wrong stands in `findings`.
 */
export function readLender(folders: readonly string[], needed: NeededMarkets): LenderReading {
  const files = folderFiles(folders)
  if (files.find('lender.json') === null) files.note('missing', 'lender.json', 'is missing')
  const stated = files.json('lender.json', lenderFile)
  const facts = stated ?? lenderFile.parse({})
  if (stated !== null && stated.terms === null)
    files.note('missing', 'lender.json terms', 'is missing: the days that pages and papers state')
  for (const [market, because] of needed) {
    if (facts.regulators[market] === undefined && markets[market].regulator.name === null) {
      const sentence = `is missing: whom a borrower turns to after the lender${because}`
      files.note('missing', `lender.json regulators.${market}`, sentence)
    }
  }
  noteUnknownLanguages(files)
  const checks = readChecks(files)
  const { notes, ...collections } = files.json('collections.json', collectionsFile) ?? {
    ...usualCollectionRules,
    notes: {},
  }
  const data: LenderData = {
    regulators: facts.regulators,
    complaints: facts.complaints,
    terms: facts.terms ?? unstatedTerms,
    figures: facts.figures,
    grievanceOfficer: facts.grievanceOfficer,
    news: facts.news,
    app: facts.app,
    about: readAbout(files),
    reviews: files.json('reviews.json', reviewsFile) ?? [],
    reviewsAreSamples: false,
    institutions: readBanks(files, needed),
    channels: readChannels(files, needed),
    reports: files.json('reports.json', reportsFile) ?? {},
    checks,
    limits: readLimits(files, checks),
    glMap: files.json('gl-map.json', glMapFile) ?? null,
    books: files.json('books.json', booksFile) ?? null,
    collections,
    notes,
    texts: readTexts(files, needed),
    words: readOwnWords(files),
    reminders: files.json('reminders.json', remindersFile) ?? {},
    legal: readLegal(files, needed),
    pictures: readPictures(files, facts.pictures),
    logoDirs: folders.map((folder) => path.join(folder, 'logos')),
  }
  return { data, findings: files.findings, legalTexts: facts.legalTexts }
}

/** English, and what the people of the markets read, each with why it is needed. */
function neededLanguages(needed: NeededMarkets): ReadonlyMap<Language, string> {
  const reasons = new Map<Language, string>()
  for (const [market, because] of needed)
    for (const language of languages)
      if (!reasons.has(language) && (language === 'en' || markets[market].languages.includes(language)))
        reasons.set(language, because)
  return reasons
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

/** Folders with one file for each language. A file under another name would be left out without a word. */
const languageFolders = ['about', 'texts', 'words'] as const

function noteUnknownLanguages(files: FolderFiles): void {
  for (const folder of languageFolders) {
    const found = files.find(folder)
    if (found === null) continue
    for (const name of readdirSync(found))
      if (!languages.some((language) => name === `${language}.json`))
        files.note('wrong', `${folder}/${name}`, `is of no language of the product: ${languages.join(', ')}`)
  }
}

/** Each text that the lender says otherwise stands beside the product's own, and keeps its figures. */
function readOwnWords(files: FolderFiles): OwnTexts {
  const words: Record<string, Readonly<Record<string, string>>> = {}
  for (const language of languages) {
    const own = files.json(`words/${language}.json`, wordsFile)
    if (own === null) continue
    const wrong = wrongOwnTexts(language, own)
    for (const [path, why] of wrong) files.note('wrong', `words/${language}.json ${path}`, why)
    const refused = new Set(wrong.map(([path]) => path))
    const taken = Object.entries(own).filter(([path]) => !refused.has(path))
    words[language] = Object.fromEntries(taken.map(([path, text]) => [path, String(text)]))
  }
  return words
}

/** Texts that one language has and another one of the market's has not would leave its officers or borrowers with other words. */
function readTexts(files: FolderFiles, needed: NeededMarkets): InLanguages<LenderTexts> | null {
  const read: Partial<Record<Language, z.output<typeof textsFile>>> = {}
  for (const language of languages) {
    const one = files.json(`texts/${language}.json`, textsFile)
    if (one !== null) read[language] = one
  }
  const { en } = read
  if (languages.every((language) => files.find(`texts/${language}.json`) === null)) return null
  for (const [language, because] of neededLanguages(needed))
    if (files.find(`texts/${language}.json`) === null)
      files.note('missing', `texts/${language}.json`, `is missing, and there are texts in another language${because}`)
  for (const language of languages) {
    const own = read[language]
    if (own === undefined || en === undefined) continue
    for (const name of textNames(en).filter((one) => !textNames(own).includes(one)))
      files.note('missing', `texts/${language}.json ${name}`, 'is missing, and English has it')
    for (const name of textNames(own).filter((one) => !textNames(en).includes(one)))
      files.note('wrong', `texts/${language}.json ${name}`, 'is not there in English')
  }
  return en === undefined ? null : { ...mapped(read), en: withNothing(en) }
}

const mapped = (read: Partial<Record<Language, z.output<typeof textsFile>>>): Partial<Record<Language, LenderTexts>> =>
  Object.fromEntries(Object.entries(read).map(([language, one]) => [language, withNothing(one)]))

const withNothing = ({ reminders, cases, letters }: z.output<typeof textsFile>): LenderTexts => ({
  reminders: reminders ?? null,
  cases: cases ?? null,
  letters: letters ?? {},
})

function textNames({ reminders, cases, letters }: z.output<typeof textsFile>): readonly string[] {
  return [
    ...(reminders === undefined ? [] : ['reminders']),
    ...Object.keys(cases ?? {}).map((name) => `cases.${name}`),
    ...Object.keys(letters ?? {}).map((name) => `letters.${name}`),
  ]
}

function readBanks(files: FolderFiles, needed: NeededMarkets): LenderData['institutions'] {
  const read = files.json('banks.json', banksFile)
  if (files.find('banks.json') === null) files.note('missing', 'banks.json', 'is missing')
  if (read === null) return {}
  for (const [market, because] of needed) {
    const own = read[market]
    if (own === undefined) files.note('missing', `banks.json ${market}`, `is missing${because}`)
    else if (own.cities.length === 0 && own.banks.some(({ channels }) => channels.includes('90007')))
      files.note('missing', `banks.json ${market}.cities`, 'is missing, and a bank pays out at a branch (90007)')
  }
  return read
}

function readChannels(files: FolderFiles, needed: NeededMarkets): readonly Channel[] {
  const read = files.json('channels.json', channelsFile)
  if (files.find('channels.json') === null) files.note('missing', 'channels.json', 'is missing')
  if (read === null) return []
  for (const [market, because] of needed) {
    const { currency } = markets[market]
    if (!read.some(({ listed, limits }) => listed && limits[currency] !== undefined))
      files.note('wrong', 'channels.json', `has no listed channel that takes ${currency}${because}`)
  }
  return read.flatMap((channel, index): Channel[] => {
    const { instructions = channel.number, logo, ...facts } = channel
    checkPicture(files, `logos/${logo}`, `channels.json ${index}.logo`)
    const folder = `payment-instructions/${instructions}`
    for (const [language, because] of neededLanguages(needed)) {
      if (files.find(`${folder}/${language}.json`) === null)
        files.note('missing', `${folder}/${language}.json`, `is missing${because}`)
    }
    const words = readLanguages((language) => files.json(`${folder}/${language}.json`, instructionsFile))
    if (words === null) return []
    return [{ ...facts, logo: `/logos/${logo}`, words }]
  })
}

function readChecks(files: FolderFiles): LenderChecks | null {
  const read = files.json('checks.json', checksFile)
  if (read === null) return null
  const { identity, bureau, answersWithinHours, byHand } = read
  const { scoreAtLeast, scoreReferredBelowBy, openLoansAtMost, arrearsDaysAtMost, noFile } = bureau ?? usualCheckLimits
  return {
    identity: identity === null ? null : { name: identity.name },
    bureau: bureau === null ? null : { name: bureau.name, ownFile: bureau.ownFile },
    limits: {
      identityNoMatch: identity?.noMatch ?? usualCheckLimits.identityNoMatch,
      scoreAtLeast,
      scoreReferredBelowBy,
      openLoansAtMost,
      arrearsDaysAtMost,
      noFile,
    },
    answersWithinHours,
    byHand,
  }
}

/**
 * The version is the lender's own name for the limits, and eight signs of their hash: limits that were changed under an old name have
 * another version, and so have those of `checks.json`.
 */
function readLimits(files: FolderFiles, checks: LenderChecks | null): DecisionLimits {
  const { version, ...limits } = files.json('limits.json', limitsFile) ?? usualDecisionLimits
  const all = JSON.stringify([limits, checks?.limits ?? null])
  return { ...limits, version: `${version}/${createHash('sha256').update(all).digest('hex').slice(0, 8)}` }
}

function readLegal(files: FolderFiles, needed: NeededMarkets): LegalFiles {
  const legal: { -readonly [market in MarketId]?: LegalFiles[market] } = {}
  for (const [market, because] of needed) {
    const papers = legalPapers.map((paper) => {
      for (const language of neededLanguages(new Map([[market, because]])).keys()) {
        const name = `legal/${market}/${paper}.${language}.md`
        if (files.find(name) === null) files.note('missing', name, `is missing${because}`)
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
  const found = (field: 'icon' | 'socialCard', name: string | null): string | null =>
    name === null ? null : checkPicture(files, name, `lender.json pictures.${field}`)
  const card = found('socialCard', socialCard)
  if (card !== null && !hasSize(readFileSync(card), socialCardSize))
    files.note(
      'wrong',
      'lender.json pictures.socialCard',
      `must be a .png of ${socialCardSize.width} by ${socialCardSize.height}`,
    )
  return { icon: found('icon', icon), socialCard: card }
}

/** The path of a picture that `place` names; null and a finding where there is none, or where it is no picture. */
function checkPicture(files: FolderFiles, name: string, place: string): string | null {
  const file = files.find(name)
  if (file === null) {
    files.note('missing', place, `is missing: there is no ${name}`)
    return null
  }
  const wrong = wrongPicture(file)
  if (wrong === null) return file
  files.note('wrong', place, `cannot be shown: ${name} ${wrong}`)
  return null
}

/** Every market: what a demo needs, whose sample borrowers live in all of them. */
export const allMarkets: NeededMarkets = new Map(marketIds.map((market) => [market, '']))
