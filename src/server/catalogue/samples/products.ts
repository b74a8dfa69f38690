// The sample catalogue: a few products for each market, inside its limits. A lender replaces it.

import { defineProduct } from '../../../core/loan/define-product.ts'
import type { Product } from '../../../core/loan/product.ts'
import { sampleEarlyRepayment, sampleLateTariff } from '../../../core/loan/sample-terms.ts'
import type { MarketId } from '../../../core/market/market.ts'
import type { ProductExtras } from '../product/product-store.ts'

/** A product with what the lists and screens say about it. `position` orders the market. */
export interface CatalogueEntry {
  readonly product: Product
  readonly position: number
  readonly extras: ProductExtras
}

/** What all sample products share: the published tariff, early repayment, order of allocation, three days to change one's mind. */
const usual = {
  late: sampleLateTariff,
  earlyRepayment: sampleEarlyRepayment,
  coolingOffDays: 3,
  allocation: ['penalty', 'fee', 'interest', 'principal'],
  manualWithdrawal: false,
} as const satisfies Partial<Product>

/** 5,000.00 for 120 days in four payments costs 600.00 interest and 250.00 fee: 4,750.00 out, 5,600.00 back. */
function candorCash(id: string, market: MarketId, rollover: Product['rollover']): CatalogueEntry {
  return {
    product: {
      ...usual,
      id,
      market,
      name: 'Candor Cash',
      logo: '/logos/candor-cash.svg',
      minPrincipalMinor: 100_000,
      maxPrincipalMinor: 1_000_000,
      defaultPrincipalMinor: 500_000,
      termDays: 120,
      instalmentCount: 4,
      interest: { kind: 'flat', dailyRateMicros: 1_000 },
      fees: [{ code: 'service', amount: { principalBps: 500 }, taken: 'deducted' }],
      rollover,
      dueDateMoves: { maxDays: 15, times: 1 },
    },
    position: 1,
    extras: {
      retention: { isShown: true },
      promo: {
        title: {
          en: 'See the whole cost first',
          es: 'Vea primero el costo completo',
          fil: 'Tingnan muna ang buong gastos',
          hi: 'पहले पूरी लागत देखें',
          id: 'Lihat semua biayanya dulu',
          'zh-CN': '先看清全部费用',
        },
        text: {
          en: 'Every cost of this loan is on one page. Nothing is charged that is not on it.',
          es: 'Todos los costos de este préstamo están en una página. No se cobra nada más.',
          fil: 'Nasa isang pahina ang bawat gastos ng loan na ito. Walang sisingilin na wala roon.',
          hi: 'इस लोन का हर खर्च एक ही पेज पर है। उसके अलावा कुछ नहीं लिया जाता।',
          'zh-CN': '这笔贷款的每项费用都在一个页面上，除此之外不收任何费用。',
          id: 'Semua biaya pinjaman ini ada di satu halaman. Tidak ada biaya lain di luar itu.',
        },
        image: '/logos/candor-cash.svg',
      },
    },
  }
}

/** Interest by the day on what is still owed, a payment every fortnight. */
function salaryBridge(id: string, market: MarketId, dailyRateMicros: number): CatalogueEntry {
  return {
    product: {
      ...usual,
      id,
      market,
      name: 'Salary Bridge',
      logo: '/logos/salary-bridge.svg',
      minPrincipalMinor: 100_000,
      maxPrincipalMinor: 800_000,
      defaultPrincipalMinor: 300_000,
      termDays: 112,
      instalmentCount: 8,
      interest: { kind: 'dailySimple', dailyRateMicros },
      fees: [],
      rollover: null,
    },
    position: 2,
    extras: { retention: { isShown: true } },
  }
}

/** A year, twelve payments, interest on the falling balance, a fee that is paid back with the first payment. */
function homeRepair(id: string, market: MarketId): CatalogueEntry {
  return {
    product: {
      ...usual,
      id,
      market,
      name: 'Home Repair',
      logo: '/logos/home-repair.svg',
      minPrincipalMinor: 500_000,
      maxPrincipalMinor: 2_000_000,
      defaultPrincipalMinor: 1_000_000,
      termDays: 360,
      instalmentCount: 12,
      interest: { kind: 'declining', annualRateMicros: 292_000, basis: 'actual/365' },
      fees: [{ code: 'processing', amount: { principalBps: 200 }, taken: 'added' }],
      rollover: null,
    },
    position: 3,
    extras: {},
  }
}

/** The borrower chooses the day on which the money comes. */
const schoolStart: CatalogueEntry = {
  product: {
    ...usual,
    id: 'school-start',
    market: 'standard',
    name: 'School Start',
    logo: '/logos/school-start.svg',
    minPrincipalMinor: 200_000,
    maxPrincipalMinor: 600_000,
    defaultPrincipalMinor: 400_000,
    termDays: 180,
    instalmentCount: 6,
    // The shortest and the longest term that the sample lender publishes.
    otherTerms: [
      { termDays: 91, instalmentCount: 3 },
      { termDays: 365, instalmentCount: 12 },
    ],
    interest: { kind: 'flat', dailyRateMicros: 900 },
    fees: [{ code: 'document', amount: { fixedMinor: 5_000 }, taken: 'deducted' }],
    rollover: { feeBps: 500, days: 14, limit: 1 },
    manualWithdrawal: true,
  },
  position: 4,
  extras: {},
}

/** Indian terms: interest on the falling balance, no rollover, a processing fee with its tax inside. */
const candorCashIndia: CatalogueEntry = {
  ...candorCash('candor-cash-in', 'india', null),
  product: {
    ...candorCash('candor-cash-in', 'india', null).product,
    interest: { kind: 'declining', annualRateMicros: 300_000, basis: 'actual/365' },
    fees: [{ code: 'processing', amount: { principalBps: 236 }, taken: 'deducted' }],
    taxes: { fee: { name: 'GST', rateBps: 1_800 } },
  },
}

const harvestLoanIndia: CatalogueEntry = {
  product: {
    ...usual,
    id: 'harvest-loan-in',
    market: 'india',
    name: 'Harvest Loan',
    logo: '/logos/harvest.svg',
    minPrincipalMinor: 500_000,
    maxPrincipalMinor: 3_000_000,
    defaultPrincipalMinor: 1_500_000,
    termDays: 180,
    instalmentCount: 2,
    interest: { kind: 'dailySimple', dailyRateMicros: 700 },
    fees: [],
    rollover: null,
  },
  position: 2,
  extras: {},
}

/** Indonesian terms: all agreed costs below 0.1 % a day, amounts in rupiah. */
const candorCashIndonesia: CatalogueEntry = {
  ...candorCash('candor-cash-id', 'indonesia', null),
  product: {
    ...candorCash('candor-cash-id', 'indonesia', null).product,
    minPrincipalMinor: 50_000_000,
    maxPrincipalMinor: 500_000_000,
    defaultPrincipalMinor: 200_000_000,
    interest: { kind: 'flat', dailyRateMicros: 600 },
    fees: [{ code: 'service', amount: { principalBps: 300 }, taken: 'deducted' }],
    rollover: { feeBps: 200, days: 30, limit: 1 },
  },
}

const harvestLoanIndonesia: CatalogueEntry = {
  product: {
    ...usual,
    id: 'harvest-loan-id',
    market: 'indonesia',
    name: 'Pinjaman Panen',
    logo: '/logos/harvest.svg',
    minPrincipalMinor: 100_000_000,
    maxPrincipalMinor: 1_000_000_000,
    defaultPrincipalMinor: 300_000_000,
    termDays: 180,
    instalmentCount: 6,
    interest: { kind: 'dailySimple', dailyRateMicros: 800 },
    fees: [],
    rollover: null,
  },
  position: 2,
  extras: {},
}

function letsChoose(entry: CatalogueEntry, choice: Pick<Product, 'otherTerms' | 'firstDue'>): CatalogueEntry {
  return { ...entry, product: { ...entry.product, ...choice } }
}

/** All sample products, each checked against itself. Against its market's limits it is checked when an offer is made. */
export const catalogue: readonly CatalogueEntry[] = [
  letsChoose(candorCash('candor-cash', 'standard', { feeBps: 840, days: 30, limit: 2 }), {
    otherTerms: [{ termDays: 180, instalmentCount: 6 }],
    firstDue: { earliestDays: 15, latestDays: 45 },
  }),
  letsChoose(salaryBridge('salary-bridge', 'standard', 1_000), { firstDue: { earliestDays: 7, latestDays: 21 } }),
  homeRepair('home-repair', 'standard'),
  schoolStart,
  candorCash('candor-cash-ph', 'philippines', { feeBps: 300, days: 30, limit: 1 }),
  salaryBridge('salary-bridge-ph', 'philippines', 1_500),
  candorCashIndia,
  harvestLoanIndia,
  candorCashIndonesia,
  harvestLoanIndonesia,
  candorCash('candor-cash-ref', 'reference', { feeBps: 840, days: 30, limit: 2 }),
  homeRepair('home-repair-ref', 'reference'),
].map((entry) => ({ ...entry, product: defineProduct(entry.product) }))
