// The lender's data at the start: the demo lays the lender's folder over the samples, production takes no sample at all.

import type { Config } from '../../../config.ts'
import { demoCompany } from '../../../config-values.ts'
import type { Finding } from './folder-files.ts'
import type { LenderData } from './lender-data.ts'
import { allMarkets, type LenderReading, readLender } from './read-lender.ts'
import { requiredSamples, sampleCompany, withoutSamples } from './samples.ts'

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

type Company = Pick<Config, 'lenderName' | 'lenderAddress' | 'lenderRegistration' | 'supportPhone' | 'supportEmail'>
type Facts = Company & Pick<Config, 'mode' | 'lenderDir' | 'policyPack'>

/** The product's own samples, which stand in `content`. */
export function readSamples(samplesDir: string): LenderReading {
  const reading = readLender([samplesDir], allMarkets)
  if (reading.findings.length > 0) throw new LenderFolderError(samplesDir, reading.findings)
  return reading
}

/** Opens the lender's data. Throws {@link LenderFolderError} for what production cannot start with, or a demo cannot read. */
export function openLender(config: Facts, samplesDir: string): LenderData {
  const { data, findings } =
    config.mode === 'production' ? examineLender(config, samplesDir) : openDemoLender(config, samplesDir)
  const inTheWay = findings.filter(({ isRequired }) => isRequired)
  if (inTheWay.length > 0) throw new LenderFolderError(config.lenderDir ?? samplesDir, inTheWay)
  return data
}

/** What the lender's folder lacks comes from the samples: the sample borrowers live in every market. */
function openDemoLender(
  { lenderDir, policyPack }: Facts,
  samplesDir: string,
): Pick<LenderReading, 'data' | 'findings'> {
  const samples = readSamples(samplesDir).data
  const { data, findings } =
    lenderDir === null ? { data: samples, findings: [] } : readLender([lenderDir, samplesDir], [policyPack])
  const ownReviews = withoutSamples(data, samples).data.reviews
  return {
    data: {
      ...data,
      regulators: { ...samples.regulators, ...data.regulators },
      institutions: { ...samples.institutions, ...data.institutions },
      legal: { ...samples.legal, ...data.legal },
      reviewsAreSamples: ownReviews.length < data.reviews.length,
    },
    findings: findings.filter(({ kind }) => kind === 'wrong'),
  }
}

/** Everything that production finds in the lender's folder: what ends the start, and what is left out of the pages. */
export function examineLender(config: Facts, samplesDir: string): Pick<LenderReading, 'data' | 'findings'> {
  const samples = readSamples(samplesDir).data
  const { data, findings, legalTexts } = readLender(config.lenderDir === null ? [] : [config.lenderDir], [
    config.policyPack,
  ])
  const own = withoutSamples(data, samples)
  return {
    data: own.data,
    findings: [
      ...sampleCompany(companyOf(config), demoCompany),
      ...findings,
      ...requiredSamples(data, samples, legalTexts !== null),
      ...own.left,
    ],
  }
}

function companyOf(config: Company): Readonly<Record<keyof typeof demoCompany, string>> {
  return {
    LENDER_NAME: config.lenderName,
    LENDER_ADDRESS: config.lenderAddress,
    LENDER_REGISTRATION: config.lenderRegistration,
    SUPPORT_PHONE: config.supportPhone,
    SUPPORT_EMAIL: config.supportEmail,
  }
}
