// What machines read of the public site, and where links of the old app lead.

import vm from 'node:vm'
import { describe, expect, it } from 'vitest'
import { addresses, hashAddresses } from '../../../contracts/addresses.ts'
import { sampleLateTariff } from '../../../core/loan/sample-terms.ts'
import { jsonForPage } from '../../page/json-for-page.ts'
import { lateStretches } from './late-stretches.ts'
import { publicAddresses } from './list-addresses.ts'
import { oldLinkScript } from './old-link-script.ts'
import { robots } from './robots.ts'
import { structuredData } from './said-to-searches.ts'
import type { Example } from './site-data.ts'
import { sitemap } from './sitemap.ts'

const company = {
  name: 'Harbour & Sons </script><b>',
  address: '3 Quay Road',
  registration: 'CS-1',
  phone: '+63 2 1',
  email: 'help@harbour.example',
  year: 2026,
  regulatorName: 'Lending Office',
  regulatorUrl: '',
  hasReviews: true,
  newsAMonth: 1,
  newsIsConfirmed: true,
  summary: '',
  terms: {
    term: { minDays: 98, maxDays: 301 },
    decisionDays: 2,
    fundingMinDays: 1,
    fundingMaxDays: 4,
    detailsChangeNoticeDays: 5,
    assignmentNoticeBusinessDays: 6,
    judgmentPaymentDays: 7,
    coolingOffDays: 3,
    minAgeYears: 18,
    late: null,
    early: null,
  },
}

const pages = publicAddresses(company, ['candor-cash', 'a&b'])

const example = {
  productName: 'Cash',
  minPrincipalMinor: 100_000,
  maxPrincipalMinor: 2_000_000,
  apr: 125.9,
  aprPeriod: 'year',
  aprLabel: 'APR, all costs in one yearly rate',
  aprName: 'APR',
  aprText: '125,9 % a year',
} as unknown as Example

describe('structured data', () => {
  it('says the lender, the range, the terms and the yearly rate', () => {
    expect(structuredData(company, example, 'https://ours', 'PHP')).toMatchObject({
      '@type': 'FinancialService',
      url: 'https://ours/',
      makesOffer: {
        itemOffered: {
          '@type': 'LoanOrCredit',
          annualPercentageRate: 125.9,
          amount: { currency: 'PHP', minValue: 1_000, maxValue: 20_000 },
          loanTerm: { minValue: 98, maxValue: 301 },
        },
      },
    })
  })

  it('says one amount and one term as what they are, not as ranges', () => {
    const term = { minDays: 120, maxDays: 120 }
    const one = { ...example, maxPrincipalMinor: example.minPrincipalMinor }
    const said = structuredData({ ...company, terms: { ...company.terms, term } }, one, 'https://ours', 'PHP')
    const { amount, loanTerm } = (said as { makesOffer: { itemOffered: Record<string, unknown> } }).makesOffer
      .itemOffered
    expect([amount, loanTerm]).toEqual([
      { '@type': 'MonetaryAmount', currency: 'PHP', value: 1_000 },
      { '@type': 'QuantitativeValue', value: 120, unitCode: 'DAY' },
    ])
  })

  it('never passes a monthly rate off as a yearly one, and offers nothing that is not on offer', () => {
    const monthly = structuredData(company, { ...example, aprPeriod: 'month' }, 'https://ours', 'PHP')
    expect(JSON.stringify(monthly)).not.toContain('annualPercentageRate')
    expect(structuredData(company, null, 'https://ours', 'PHP')).not.toHaveProperty('makesOffer')
  })

  it('cannot end the element that it stands in', () => {
    const written = jsonForPage(structuredData(company, null, 'https://ours', 'PHP'))
    expect(written).not.toMatch(/[<>&]/)
    expect(JSON.parse(written)).toMatchObject({ name: company.name })
  })
})

describe('/sitemap.xml', () => {
  const xml = sitemap('https://ours', pages)

  it('lists every public page once, in every language', () => {
    for (const page of pages) {
      expect(xml.split(`<loc>https://ours${page.replaceAll('&', '&#38;')}</loc>`), page).toHaveLength(2)
    }
    expect(xml).toContain('<loc>https://ours/product?productId=candor-cash</loc>')
    expect(xml).toContain('hreflang="id" href="https://ours/product?productId=candor-cash&#38;lang=id"')
    expect(xml).toContain('hreflang="id" href="https://ours/Loan?lang=id"')
  })

  it('has no page of reviews where the lender has none', () => {
    const without = publicAddresses({ hasReviews: false }, ['candor-cash', 'a&b'])
    expect(pages.filter((page) => !without.includes(page))).toEqual([addresses.reviews])
  })

  it('escapes what XML wants escaped', () => {
    expect(sitemap('https://ours', ["/a?b=1&c='2'"])).toContain('<loc>https://ours/a?b=1&#38;c=&#39;2&#39;</loc>')
  })
})

describe('/robots.txt', () => {
  const lines = robots('https://ours', pages).split('\n')

  it('lets in the public pages and nothing of a borrower', () => {
    expect(lines).toContain('Allow: /$')
    expect(lines).toContain('Disallow: /')
    expect(lines).toContain(`Sitemap: https://ours${addresses.sitemap}`)
    expect(lines).toContain('Allow: /product?productId=candor-cash')
    expect(lines).toContain('Allow: /compare')
    for (const page of [addresses.order, addresses.repay, addresses.payCode, addresses.complaint])
      expect(lines).not.toContain(`Allow: ${page}`)
  })
})

describe('the tariff for lateness', () => {
  it('is told in stretches that leave no day out', () => {
    expect(lateStretches(sampleLateTariff)).toEqual([
      { fromDay: 1, toDay: 30, dailyBps: 500 },
      { fromDay: 31, toDay: 90, dailyBps: 400 },
      { fromDay: 91, toDay: null, dailyBps: 200 },
    ])
  })
})

describe('a link of the old app', () => {
  /** Where the page's script leads from an address; null for nowhere. */
  function leadsTo(address: string): string | null {
    const { hash, search } = new URL(address, 'http://ours')
    let to: string | null = null
    const location = {
      hash,
      search,
      replace: (next: string) => {
        to = next
      },
    }
    vm.runInNewContext(oldLinkScript, { location, URLSearchParams })
    return to
  }

  it.each(hashAddresses)('#%s goes on to the address of the same name', (address) => {
    expect(leadsTo(`/#${address}`)).toBe(address)
    expect(leadsTo(`/#${address}?orderId=1&from=%26x`)).toBe(`${address}?orderId=1&from=%26x`)
  })

  it('takes along what stands before the #, and the query behind it wins', () => {
    expect(leadsTo('/?lang=id&orderId=1#/borrowDetail?orderId=2')).toBe('/borrowDetail?lang=id&orderId=2')
  })

  it.each([
    '',
    '#news',
    '#/order',
    '#//evil.example',
    '#/borrowDetail/../order',
    '#https://evil.example',
    '#javascript:alert(1)',
    '#/borrowdetail',
  ])('%s goes nowhere', (hash) => {
    expect(leadsTo(`/${hash}`)).toBeNull()
  })
})
