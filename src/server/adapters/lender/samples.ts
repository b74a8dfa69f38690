// What of a lender's folder is still the product's sample, word for word: invented banks, people and texts that no borrower may be shown.

import { readFileSync } from 'node:fs'
import { type Language, languages } from '../../../core/language.ts'
import { type MarketId, marketIds } from '../../../core/market/market.ts'
import {
  type AboutTexts,
  type InLanguages,
  type LenderData,
  legalPapers,
  type Review,
} from '../../ports/lender/lender-data.ts'
import type { Finding } from './folder-files.ts'
import { allMarkets, type LenderReading, readLender } from './read-lender.ts'

/** What the environment says of the lender, and the demo's values, by the names of the settings. */
type CompanyFacts = Readonly<Record<string, string>>

const sample = (place: string, sentence: string, isRequired: boolean): Finding => ({
  kind: 'sample',
  place,
  sentence,
  isRequired,
})

/** Samples among what a lender must have of its own. */
export function requiredSamples(own: LenderData, samples: LenderData, legalTextsAreRead: boolean): Finding[] {
  return [
    ...sampleRegulators(own, samples),
    ...sampleBanks(own, samples),
    ...sampleChannels(own, samples),
    ...sampleChecks(own, samples),
    ...(legalTextsAreRead ? [] : sampleLegalTexts(own, samples)),
  ]
}

/** Settings that still have the demo's value. */
export function sampleCompany(given: CompanyFacts, demo: CompanyFacts): Finding[] {
  return Object.keys(demo)
    .filter((name) => given[name] === demo[name])
    .map((name) => sample(name, `is the demo's value, “${demo[name]}”`, true))
}

function sampleRegulators(own: LenderData, samples: LenderData): Finding[] {
  const invented = new Set(Object.values(samples.regulators).map(({ name }) => name.en))
  return marketIds
    .filter((market) => invented.has(own.regulators[market]?.name.en ?? ''))
    .map((market) => sample(`lender.json regulators.${market}`, 'is a sample', true))
}

function sampleBanks(own: LenderData, samples: LenderData): Finding[] {
  const named = ({ institutions }: LenderData, market: MarketId): readonly string[] => {
    const { banks = [], wallets = [] } = institutions[market] ?? {}
    return [...banks, ...wallets].map(({ name }) => name)
  }
  const invented = new Set(marketIds.flatMap((market) => named(samples, market)))
  return marketIds.flatMap((market) =>
    named(own, market)
      .filter((name) => invented.has(name))
      .map((name) => sample(`banks.json ${market}`, `“${name}” is a sample`, true)),
  )
}

function sampleChannels(own: LenderData, samples: LenderData): Finding[] {
  const invented = samples.channels.flatMap(({ words }) => eachLanguage(words))
  return own.channels.flatMap(({ number, words }) =>
    eachLanguage(words)
      .filter(([language, one]) =>
        invented.some(
          ([other, theirs]) => other === language && (same(one.groups, theirs.groups) || isInventedName(one, theirs)),
        ),
      )
      .map(([language]) => sample(`payment-instructions of ${number} in ${language}`, 'is a sample', true)),
  )
}

/** Borrowers are told whom the lender asked: an invented bureau would be false. */
function sampleChecks(own: LenderData, samples: LenderData): Finding[] {
  return (['identity', 'bureau'] as const)
    .filter((kind) => own.checks?.[kind] != null && own.checks[kind].name.en === samples.checks?.[kind]?.name.en)
    .map((kind) => sample(`checks.json ${kind}`, 'is a sample', true))
}

/** A common name, such as that of a transfer, does not count alone; with the sample's description it does. */
function isInventedName(
  one: { readonly name: string; readonly description: string },
  theirs: { readonly name: string; readonly description: string },
): boolean {
  return one.name === theirs.name && one.description === theirs.description
}

function sampleLegalTexts(own: LenderData, samples: LenderData): Finding[] {
  return marketIds.flatMap((market) =>
    legalPapers.flatMap((paper) => {
      const invented = samples.legal[market]?.[paper]
      const ours = own.legal[market]?.[paper]
      if (invented === undefined || ours === undefined) return []
      return eachLanguage(ours)
        .filter(([language, file]) => {
          const theirs = invented[language]
          return theirs !== undefined && isOneText(file, theirs)
        })
        .map(([language]) => sample(`legal/${market}/${paper}.${language}.md`, 'is a sample', true))
    }),
  )
}

/** What was changed in blanks and ends of lines only was not read by anybody. */
function isOneText(file: string, other: string): boolean {
  const words = (name: string): string => readFileSync(name, 'utf8').replace(/\s+/g, ' ').trim()
  return words(file) === words(other)
}

/** Without what is a sample of the parts that may be left out, and what was left out. */
export function withoutSamples(own: LenderData, samples: LenderData): { data: LenderData; left: Finding[] } {
  const aboutIsSample = own.about !== null && samples.about !== null && saysTheSame(own.about, samples.about)
  const reviews = own.reviews.filter((review) => !isSampleReview(review, samples.reviews))
  return {
    data: { ...own, about: aboutIsSample ? null : own.about, reviews },
    left: [
      ...(aboutIsSample ? [sample('about', 'has sentences of the sample, and is left out', false)] : []),
      ...(reviews.length < own.reviews.length
        ? [sample('reviews.json', 'has reviews that are samples, and they are left out', false)]
        : []),
    ],
  }
}

/** One sentence of the sample is enough: it says something of a lender that may not be true. */
function saysTheSame(own: InLanguages<AboutTexts>, samples: InLanguages<AboutTexts>): boolean {
  const sentences = ({ summary, mission, advantages, team }: AboutTexts): readonly string[] => [
    summary,
    ...mission,
    ...advantages,
    ...team,
  ]
  const invented = new Set(eachLanguage(samples).flatMap(([, texts]) => sentences(texts)))
  return eachLanguage(own).some(([, texts]) => sentences(texts).some((sentence) => invented.has(sentence)))
}

function isSampleReview(review: Review, samples: readonly Review[]): boolean {
  const invented = samples.flatMap(({ lines }) => eachLanguage(lines).map(([, one]) => one.join(' ')))
  return eachLanguage(review.lines).some(([, one]) => invented.includes(one.join(' ')))
}

function eachLanguage<T>(texts: InLanguages<T>): readonly (readonly [Language, T])[] {
  return languages.flatMap((language) => {
    const one = texts[language]
    return one === undefined ? [] : [[language, one] as const]
  })
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** The lender's folder cannot be used. The message lists everything that is in the way. */
export class LenderFolderError extends Error {
  readonly findings: readonly Finding[]
  constructor(folder: string, findings: readonly Finding[]) {
    const list = findings.map(({ place, sentence }) => `\n  ${place} ${sentence}`).join('')
    super(`LENDER_DIR ${folder} cannot be used:${list}\nSee docs/lender-data.md for every file, and npm run doctor.`)
    this.name = 'LenderFolderError'
    this.findings = findings
  }
}

/** The product's own samples, which stand in `content`. */
export function readSamples(samplesDir: string): LenderReading {
  const reading = readLender([samplesDir], allMarkets)
  if (reading.findings.length > 0) throw new LenderFolderError(samplesDir, reading.findings)
  return reading
}
