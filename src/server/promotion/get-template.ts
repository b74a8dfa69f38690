// A landing template with what the products of this market really are: the largest amount and the lowest rate.

import { addresses } from '../../contracts/addresses.ts'
import type { InterestMethod } from '../../core/loan/terms.ts'
import { formatMoney, mulDivHalfUp } from '../../core/money.ts'
import { refuse } from '../../core/refusal.ts'
import type { ServerWords } from '../../words/server-words.ts'
import { rateWithBasis } from '../catalogue/price/door.ts'
import { listRecommended } from '../catalogue/product/door.ts'
import type { Caller, Handler } from '../http/call.ts'

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

/** The landing templates of campaigns, as data. A lender adds one here and its words beside the others. */
interface Template {
  readonly id: string
  /** The section of `promotion.templates` in src/server/messages that it is written with. */
  readonly words: keyof ServerWords['promotion']['templates']
  /** Drafts are never shown, whatever id is asked for. */
  readonly published: boolean
  readonly merchantNumber: string
}

export const templates: readonly Template[] = [
  { id: '1', words: 'plain', published: true, merchantNumber: 'campaign' },
  { id: '2', words: 'returning', published: true, merchantNumber: 'campaign' },
  { id: '3', words: 'returning', published: false, merchantNumber: 'campaign' },
]

/** The published template of an id; the first one where none is named. */
export function publishedTemplate(id: string | undefined): Template | null {
  const published = templates.filter((template) => template.published)
  return (id ? published.find((template) => template.id === id) : published[0]) ?? null
}
