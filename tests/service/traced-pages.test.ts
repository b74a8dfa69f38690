// The public pages of a lender whose figures are all its own: every figure on them has a source, in every language. A page that is added
// is walked by itself, and a figure written into a text fails.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addresses } from '../../src/contracts/addresses.ts'
import { date } from '../../src/core/calendar-date.ts'
import { languages } from '../../src/core/language.ts'
import { makeOffer } from '../../src/core/loan/offer.ts'
import type { Product } from '../../src/core/loan/product.ts'
import { markets } from '../../src/core/market/markets.ts'
import { figuresOf, sourcesOf, withoutGroups } from '../../src/server/adapters/lender/figure-sources.ts'
import { openLender } from '../../src/server/adapters/lender/open-lender.ts'
import { loadConfig } from '../../src/settings/config.ts'
import { changeJson } from '../support/lender-folder.ts'
import { putMadeDatabase } from '../support/made-database.ts'
import { productionEnvironment } from '../support/production.ts'
import { byTurns, isLong } from '../support/proof-length.ts'
import { samplesDir } from '../support/sample-lender.ts'
import { type RunningServer, startServer } from '../support/server.ts'
import { soundProduct } from '../support/sound-product.ts'

/** No figure of it is one of the samples'. */
const product: Product = {
  ...soundProduct,
  id: 'harbour-cash',
  market: 'philippines',
  name: 'Harbour Cash',
  logo: '/logos/bank-transfer-own.svg',
  minPrincipalMinor: 170_000,
  maxPrincipalMinor: 2_300_000,
  defaultPrincipalMinor: 1_100_000,
  termDays: 124,
  instalmentCount: 2,
  interest: { kind: 'flat', dailyRateMicros: 600 },
  fees: [{ code: 'service', amount: { principalBps: 260 }, taken: 'deducted' }],
  late: { onceNewMinor: 13_700, onceRepeatMinor: 11_900, tiers: [{ fromDay: 1, dailyBps: 13 }], graceDays: 16 },
  rollover: { feeBps: 440, days: 26, limit: 2 },
  earlyRepayment: { afterTermBps: 3_700, afterDays: 21, method: 'toTheDay' },
  coolingOffDays: 6,
}
const terms = {
  decisionDays: 4,
  fundingMinDays: 8,
  fundingMaxDays: 9,
  detailsChangeNoticeDays: 12,
  assignmentNoticeBusinessDays: 14,
  judgmentPaymentDays: 28,
}
/** What the software itself keeps: how long a code, a session and a link live. */
const ofTheSoftware = ['10', '12', '15', '2']

const dataDir = mkdtempSync(path.join(tmpdir(), 'candor-traced-pages-'))
const productsFile = path.join(dataDir, 'products.json')
const environment = {
  ...productionEnvironment(dataDir),
  PRODUCTS_FILE: productsFile,
  LOG_LEVEL: 'error',
  PORT: '0',
  DEV: '0',
}
const config = loadConfig({ ...environment, DEV: '' })

let server: RunningServer | undefined
beforeAll(async () => {
  writeFileSync(productsFile, JSON.stringify([{ position: 1, product, recommended: true }]))
  changeJson(config.lenderDir ?? '', 'lender.json', (data) => ({
    ...data,
    terms,
    complaints: { answeredWithinWorkingDays: 3 },
  }))
  await putMadeDatabase(dataDir)
  server = await startServer(environment)
})
afterAll(async () => {
  await server?.stop()
  rmSync(dataDir, { recursive: true })
})

/** Every number of the offers that pages price, as it stands and as money or a rate. */
function pricedFigures(): readonly string[] {
  const market = markets.philippines
  // How far apart the payments are, and the next round amount of the field.
  const numbers: number[] = [product.termDays / product.instalmentCount, 200_000]
  for (const principalMinor of [product.minPrincipalMinor, product.defaultPrincipalMinor, product.maxPrincipalMinor]) {
    const offer = makeOffer(product, { principalMinor, client: 'new', market, today: date('2026-11-28') })
    JSON.stringify(offer, (_, value: unknown) => {
      if (typeof value === 'number') numbers.push(value)
      return value
    })
  }
  return numbers.flatMap((one) => [
    String(one),
    withoutGroups((one / 100).toFixed(2)),
    withoutGroups((one / 10_000).toFixed(2)),
  ])
}

/** What a page says: its text, what its pictures and fields are called, and what it tells search engines. */
function saidBy(html: string): string {
  const told = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, data = '']) => data,
  )
  const body = html.replaceAll(/<(script|style|svg)\b[\s\S]*?<\/\1>/g, ' ')
  const called = [
    ...body.matchAll(/(?:<meta [^>]*?(?:description|title)"[^>]*? content|aria-label|alt|placeholder)="([^"]*)"/g),
  ].map(([, text = '']) => text)
  return [body.replaceAll(/<[^>]*>/g, '\n'), ...called, ...told].join('\n').replaceAll(/&#x?\w+;|&\w+;|© \d{4}/g, ' ')
}

/** Who the lender is: of these no product tells. */
const facts = [
  config.lenderAddress,
  config.lenderRegistration,
  config.supportPhone,
  config.supportPhone.replaceAll(' ', ''),
  config.supportEmail,
]

describe('the pages that anybody can open', () => {
  it.each(languages)('state in %s no figure without a source', async (language) => {
    const lender = openLender(config, samplesDir)
    const sources = new Set([...sourcesOf([product], lender, 'philippines'), ...pricedFigures(), ...ofTheSoftware])
    const untraced: string[] = []
    let walked = 0
    for (const [place, address] of Object.values(addresses).entries()) {
      if (!byTurns(languages, place, 2).includes(language)) continue
      const answer = await fetch(new URL(`${address}?lang=${language}`, server?.origin), { redirect: 'manual' })
      const html = await answer.text()
      if (answer.status !== 200 || !answer.headers.get('content-type')?.includes('html')) continue
      walked += 1
      const said = facts.reduce((text, fact) => text.replaceAll(fact, ' '), saidBy(html))
      const without = figuresOf(said).filter((written) => !sources.has(withoutGroups(written)))
      if (without.length > 0) untraced.push(`${address} states ${without.join(', ')}`)
    }
    expect(untraced).toEqual([])
    expect(walked).toBeGreaterThan(isLong ? 25 : 5)
  })
})
