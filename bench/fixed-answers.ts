// The API of the bench: one offer, always the same, so that what is measured is the page.

import type { WireAnswer } from '../src/contracts/client.ts'
import { type Config, loadConfig } from '../src/settings/config.ts'
import type * as AppServer from '../src/web/app-server.ts'

const day = (n: number): string => new Date(Date.UTC(2026, 8, 9 + n * 30)).toISOString().slice(0, 10)

export const offer = {
  productId: 'candor-cash',
  productLogo: '/logos/candor-cash.svg',
  productName: 'Candor Cash',
  principalMinor: 500_000,
  payoutAccount: { bankName: 'Bank of the Islands', maskedNumber: '•••• 4417' },
  termDays: 120,
  termUnit: 'day',
  instalmentCount: 4,
  details: [
    { label: 'Loan amount', value: '₱5.000,00' },
    { label: 'Repayment', value: '4 payments of ₱1.400,00' },
  ],
  plan: [0, 1, 2, 3].map((n) => ({ amountMinor: 140_000, dueDate: day(n) })),
  firstDueDate: day(0),
  firstPeriodDays: 30,
  rateText: '0,1 % a day',
  currencySymbol: '₱',
  sendSms: false,
  retentionShown: true,
  retentionText: 'The whole cost is on this page.',
  retentionTitle: 'Leave this page?',
  agreementPromptUrl: '',
  offerId: 'offer-1',
  agreementTicked: true,
  disclosure: {
    apr: 125.9,
    aprName: 'Yearly rate',
    aprText: '125,9 %',
    aprBasis: 'Counted as the law of the European Union counts it.',
    totalCostMinor: 85_000,
    totalRepayableMinor: 560_000,
    netProceedsMinor: 475_000,
    fees: [{ label: 'Service fee, taken at payout', value: '₱250,00' }],
    lateRule: '₱1.000,00 once, then 5 % a day',
    coolingOffDays: 3,
    documentUrl: '/loan-agreement',
    interestMinor: 60_000,
    feesDeductedMinor: 25_000,
    feesAddedMinor: 0,
    lateCap: 'No legal limit is set here',
    lateExamples: [7, 30, 60, 90].map((days) => ({
      days,
      unpaidMinor: 140_000,
      nominalMinor: 100_000 + 7_000 * days,
      chargedMinor: 100_000 + 7_000 * days,
    })),
    totalCostCapMinor: null,
    coolingOffUntil: day(0),
  },
}

export const agreements = {
  list: [
    { title: 'Loan agreement', position: 0 },
    { title: 'Key facts on one page', position: 1 },
  ],
}

/** The means of a web app whose calls are answered at once. */
export async function fixedAnswers(
  web: Pick<typeof AppServer, 'deriveBrand' | 'isBrandRefusal' | 'brandCss'>,
): Promise<AppServer.WebMeans> {
  const config: Config = loadConfig({})
  const brand = web.deriveBrand(config.brandColour)
  if (web.isBrandRefusal(brand)) throw new Error(brand.refused)
  const answers: Readonly<Record<string, unknown>> = { getOffer: offer, listAgreements: agreements }
  return {
    transport: async (_request, endpoint): Promise<WireAnswer> => {
      const inner = answers[endpoint.name]
      if (inner === undefined) throw new Error(`the bench has no answer to ${endpoint.name}`)
      return { status: 200, code: '0', message: '', inner }
    },
    publicOrigin: config.publicOrigin,
    demo: false,
    defaultLanguage: 'en',
    market: 'standard',
    lenderName: config.lenderName,
    supportPhone: config.supportPhone,
    answerDays: 3,
    supportEmail: config.supportEmail,
    appScheme: null,
    brandCss: web.brandCss(brand),
    allowed: { images: [], frames: [], links: [], frameAncestors: [], cardFields: null },
    newToken: () => 'bench-nonce-bench-nonce',
    reportError: (error) => {
      throw error
    },
  }
}
