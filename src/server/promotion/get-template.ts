// A landing template with what the products of this market really are: the largest amount and the lowest rate.

import { addresses } from '../../contracts/addresses.ts'
import type { InterestMethod } from '../../core/loan/terms.ts'
import { formatMoney, mulDivHalfUp } from '../../core/money.ts'
import { refuse } from '../../core/refusal.ts'
import { rateWithBasis } from '../catalogue/price/door.ts'
import { listRecommended } from '../catalogue/product/door.ts'
import type { Caller, Handler } from '../http/call.ts'
import { publishedTemplate } from './templates.ts'

/** At most so many products are read. */
const PRODUCTS_MAX = 50

export const getTemplate: Handler<'getTemplate', Caller | null> = async (input, call) => {
  const { db, deps, market, words, currencySymbol } = call
  const template = publishedTemplate(input.templateId)
  if (template === null) return refuse('notFound')
  const products = (await listRecommended(db, market.id, { except: [], limit: PRODUCTS_MAX })).map(
    ({ product }) => product,
  )
  const largestMinor = Math.max(0, ...products.map(({ maxPrincipalMinor }) => maxPrincipalMinor))
  const speaker = { words: words.loan, market }
  const rateMicros = Math.min(...products.map(({ interest }) => dailyRateMicros(interest)))
  const lowest = { rateMicros, basis: 'day' } as const
  const { title, text, buttonText, agreementTitle } = words.promotion.templates[template.words]
  return {
    id: template.id,
    title,
    text,
    buttonText,
    agreementTitle,
    // A visitor without the app goes on in the browser.
    downloadUrl: deps.lender.app ?? addresses.login,
    appName: deps.config.lenderName,
    merchantNumber: template.merchantNumber,
    amount: products.length === 0 ? '' : formatMoney(largestMinor, market.moneyFormat, currencySymbol),
    rate: products.length === 0 ? '' : words.promotion.rate({ rate: rateWithBasis(lowest, speaker) }),
  }
}

function dailyRateMicros(interest: InterestMethod): number {
  return interest.kind === 'declining' ? mulDivHalfUp(interest.annualRateMicros, 1, 365) : interest.dailyRateMicros
}
