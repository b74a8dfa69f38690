// The lender's data at the start: the demo lays the lender's folder over the samples, production takes no sample at all.

import { existsSync } from 'node:fs'
import path from 'node:path'
import type { MarketId } from '../../../core/market/market.ts'
import type { Config } from '../../../settings/config.ts'
import { demoCompany } from '../../../settings/demo.ts'
import type { LenderData } from '../../ports/lender/lender-data.ts'
import type { Served } from '../../ports/lender/served-products.ts'
import type { Finding } from './folder-files.ts'
import { wrongPicture } from './picture-file.ts'
import { type LenderReading, type NeededMarkets, readLender, unstatedTerms } from './read-lender.ts'
import { LenderFolderError, readSamples, requiredSamples, sampleCompany, withoutSamples } from './samples.ts'
import { untracedFigures } from './traced-figures.ts'

type Company = Pick<Config, 'lenderName' | 'lenderAddress' | 'lenderRegistration' | 'supportPhone' | 'supportEmail'>
type Facts = Company & Pick<Config, 'mode' | 'lenderDir' | 'policyPack'>

const nobodyElse: Served = { products: [], borrowersOf: [] }

/** Opens the lender's data. Throws {@link LenderFolderError} for what production cannot start with, or a demo cannot read. */
export function openLender(config: Facts, samplesDir: string, served: Served = nobodyElse): LenderData {
  const { data, findings } =
    config.mode === 'production'
      ? examineLender(config, samplesDir, served)
      : openDemoLender(config, samplesDir, served)
  const inTheWay = findings.filter(({ isRequired }) => isRequired)
  if (inTheWay.length > 0) throw new LenderFolderError(config.lenderDir ?? samplesDir, inTheWay)
  return data
}

/** What the lender's folder lacks comes from the samples: the sample borrowers live in every market. */
function openDemoLender(
  { lenderDir, policyPack }: Facts,
  samplesDir: string,
  served: Served,
): Pick<LenderReading, 'data' | 'findings'> {
  const samples = readSamples(samplesDir).data
  const { data, findings } =
    lenderDir === null
      ? { data: samples, findings: [] }
      : readLender([lenderDir, samplesDir], new Map([[policyPack, '']]))
  const ownReviews = withoutSamples(data, samples).data.reviews
  return {
    data: {
      ...data,
      terms: data.terms === unstatedTerms ? samples.terms : data.terms,
      regulators: { ...samples.regulators, ...data.regulators },
      institutions: { ...samples.institutions, ...data.institutions },
      legal: { ...samples.legal, ...data.legal },
      reviewsAreSamples: ownReviews.length < data.reviews.length,
    },
    findings: [...findings.filter(({ kind }) => kind === 'wrong'), ...wrongProductPictures(data.logoDirs, served)],
  }
}

/** Everything that production finds in the lender's folder: what ends the start, and what is left out of the pages. */
export function examineLender(
  config: Facts,
  samplesDir: string,
  served: Served = nobodyElse,
): Pick<LenderReading, 'data' | 'findings'> {
  const samples = readSamples(samplesDir).data
  const { data, findings, legalTexts } = readLender(
    config.lenderDir === null ? [] : [config.lenderDir],
    neededMarkets(config.policyPack, served),
  )
  const own = withoutSamples(data, samples)
  return {
    data: own.data,
    findings: [
      ...sampleCompany(companyOf(config), demoCompany),
      ...findings,
      ...wrongProductPictures(data.logoDirs, served),
      ...untracedFigures(own.data, served.products, config.policyPack),
      ...requiredSamples(data, samples, legalTexts !== null),
      ...own.left,
    ],
  }
}

/** An offer or a paper of a market cannot be written without its texts: each is named with the market or product that needs it. */
function neededMarkets(own: MarketId, { products, borrowersOf }: Served): NeededMarkets {
  const needed = new Map<MarketId, string>()
  for (const market of borrowersOf) needed.set(market, `, and there are borrowers of the market ${market}`)
  // The first product of a market is named last: one is enough to know why.
  for (const { id, market } of products.toReversed())
    needed.set(market, `, and product ${id} is of the market ${market}`)
  return needed.set(own, '')
}

const logosPrefix = '/logos/'

/** Pictures of products that are named as files of the lender's and cannot be shown. Others are addresses, which the link gate judges. */
function wrongProductPictures(logoDirs: readonly string[], { products }: Served): Finding[] {
  return products.flatMap(({ id, pictures }) =>
    Object.entries(pictures).flatMap(([what, address]): Finding[] => {
      if (!address.startsWith('/')) return []
      const place = `${what} of product ${id}`
      const finding = (kind: Finding['kind'], sentence: string) => [{ kind, place, sentence, isRequired: true }]
      if (!address.startsWith(logosPrefix)) return finding('wrong', `must begin with ${logosPrefix}, and is ${address}`)
      const name = address.slice(logosPrefix.length)
      const isBelow = path.posix.normalize(name) === name && !name.startsWith('..')
      const file = isBelow
        ? logoDirs.map((folder) => path.join(folder, name)).find((one) => existsSync(one))
        : undefined
      if (file === undefined) return finding('missing', `is missing: there is no logos/${name}`)
      const wrong = wrongPicture(file)
      return wrong === null ? [] : finding('wrong', `cannot be shown: logos/${name} ${wrong}`)
    }),
  )
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
