// The public privacy policy: every heading, in every market and language, and no figure left open.

import { describe, expect, it } from 'vitest'
import { privacyHeadings } from '../../../tests/support/privacy-headings.ts'
import { sampleLender } from '../../../tests/support/sample-lender.ts'
import type { ApplicationFieldCode } from '../../core/application/step-fields.ts'
import { languages } from '../../core/language.ts'
import { marketIds } from '../../core/market/market.ts'
import { markets } from '../../core/market/markets.ts'
import { deviceDataDays } from '../../core/profile/device-data.ts'
import { isRefusal } from '../../core/refusal.ts'
import { loadConfig } from '../../settings/config.ts'
import { serverWordsFor } from '../../words/server-words.ts'
import { catalogue } from '../catalogue/samples/products.ts'
import type { Call, Caller } from '../http/call.ts'
import { readPrivacyPolicy } from './read-document.ts'

/** A field of the application that the policy does not name does not compile. */
const collected: Readonly<Record<ApplicationFieldCode, RegExp>> = {
  birthDay: /date of birth/,
  fullName: /your name/,
  city: /city/,
  address: /address/,
  email: /e-mail/,
  workKind: /your work/,
  employer: /employer/,
  monthlyIncome: /income/,
  purpose: /what the loan is for/,
  otherPayments: /what else you pay/,
  dependants: /who depends on you/,
  idType: /kind.* of an identity document/,
  idNumber: /number.* of an identity document/,
}

/** The rows of the sample products of a market. */
const onOffer = (market: (typeof marketIds)[number]) =>
  catalogue
    .filter(({ product }) => product.market === market)
    .map(({ product, extras }) => ({ definition: product, extras, target_url: null }))

async function policy(market: (typeof marketIds)[number], language: string) {
  const call = {
    caller: null,
    deps: {
      config: loadConfig({ LENDER_NAME: 'Harbour Lending', SUPPORT_EMAIL: 'help@harbour.example' }),
      lender: sampleLender,
    },
    db: { query: async () => onOffer(market) },
    market: markets[market],
    currencySymbol: '₱',
    language,
    words: serverWordsFor(language),
  } as unknown as Call<Caller | null>
  const answer = await readPrivacyPolicy({}, call)
  if (isRefusal(answer)) throw new Error(answer.refused)
  return answer
}

describe.each(marketIds)('the privacy policy of %s', (market) => {
  it('has every heading, in English and Indonesian', async () => {
    const english = await policy(market, 'en')
    const told = english.blocks.filter(({ kind }) => kind === 'heading').map(({ text }) => text)
    expect(told).toEqual(privacyHeadings)
    const indonesian = await policy(market, 'id')
    expect(indonesian.language).toBe('id')
    expect(indonesian.blocks.filter(({ kind }) => kind === 'heading')).toHaveLength(privacyHeadings.length)
  })

  it('names the lender with address, registration and how to reach it, and does not lend to minors', async () => {
    for (const language of languages) {
      const { blocks } = await policy(market, language)
      const text = blocks.map((block) => block.text).join('\n')
      expect(text).toContain('Harbour Lending')
      expect(text).toContain('12 Mabini Street, Quezon City')
      expect(text).toContain('CS-2026-0001')
      expect(text).toContain('help@harbour.example')
      expect(text).toContain('+63 2 5550 0100')
      expect(text).toMatch(/(?<!\d)18(?!\d)/)
      expect(text).not.toMatch(/\{\{|\}\}/)
    }
  })

  it('names all that an application and a phone are asked, and is as long in every language', async () => {
    const { blocks } = await policy(market, 'en')
    const [from, to] = ['Collection of information', 'Representation'].map((heading) =>
      blocks.findIndex(({ text }) => text === heading),
    )
    const told = blocks.slice(from, to).map(({ text }) => text)
    const untold = Object.entries(collected).filter(([, words]) => !words.test(told.join(' ')))
    const file = `content/legal/${market}/privacy.en.md`
    expect(untold.map(([field, words]) => `${field}: say in ${file}, and in each language, ${words}`)).toEqual([])
    expect(told.join(' ')).toMatch(/picture of an identity document/)
    expect(told.join(' ')).toContain(`for ${deviceDataDays} days`)
    for (const language of languages) {
      const same = (await policy(market, language)).blocks
      expect(
        same.map(({ kind }) => kind),
        language,
      ).toEqual(blocks.map(({ kind }) => kind))
      expect(same.map(({ text }) => text).join(' '), language).toMatch(new RegExp(`\\b${deviceDataDays}\\b`))
    }
  })

  it('tells all rights over one’s data, and of the fee', async () => {
    const { blocks } = await policy(market, 'en')
    const text = blocks.map((block) => block.text).join('\n')
    for (const right of [/access/, /correct/, /delet/, /withdraw/, /take your data|transfer/, /stop/, /reasonable fee/])
      expect(text).toMatch(right)
  })
})
