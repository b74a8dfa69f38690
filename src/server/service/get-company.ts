// The lender and what it says of itself on the public pages: the same answer for everybody.

import type { CallOutput } from '../../contracts/endpoints.ts'
import type { PublishedTerms } from '../../core/loan/published-terms.ts'
import { forReader } from '../../core/pseudo-language.ts'
import { singleStops } from '../../core/single-stops.ts'
import { termsOnOffer } from '../catalogue/product/door.ts'
import type { Call, Caller, Handler } from '../http/call.ts'
import { regulatorOf } from '../ports/lender/lender-data.ts'
import { channelWords } from '../ports/payment-channel.ts'

export const getCompany: Handler<'getCompany', Caller | null> = async (_input, call) => {
  const { deps, db, market, language } = call
  const { config, lender } = deps
  const regulator = regulatorOf(lender, market, language)
  return {
    name: config.lenderName,
    address: config.lenderAddress,
    registration: config.lenderRegistration,
    phone: config.supportPhone,
    email: config.supportEmail,
    year: Number(deps.clock.today(market.zone).slice(0, 4)),
    regulatorName: regulator?.name ?? '',
    regulatorUrl: regulator?.url ?? '',
    hasReviews: lender.reviews.length > 0,
    newsAMonth: lender.news?.atMostAMonth ?? null,
    newsIsConfirmed: deps.mail !== null,
    summary: lender.about === null ? '' : filled([forReader(lender.about, language).summary], call).join(''),
    terms: termsAnswer(await termsOnOffer(db, lender, market)),
  }
}

/** Every figure of the general terms, lists as copies of their own. */
function termsAnswer({ late, ...terms }: PublishedTerms): CallOutput<'getCompany'>['terms'] {
  return { ...terms, late: late === null ? null : { ...late, tiers: [...late.tiers] } }
}

export const getAbout: Handler<'getAbout', Caller | null> = async (_input, call) => {
  const { about } = call.deps.lender
  if (about === null) return { mission: [], advantages: [], team: [] }
  const { mission, advantages, team } = forReader(about, call.language)
  return { mission: filled(mission, call), advantages: filled(advantages, call), team: filled(team, call) }
}

export const listReviews: Handler<'listReviews', Caller | null> = async (_input, { deps, language }) => ({
  areSamples: deps.lender.reviewsAreSamples,
  list: deps.lender.reviews.map(({ stars, lines, by }) => ({
    stars,
    lines: [...forReader(lines, language)],
    by: forReader(by, language),
  })),
})

export const listPayWays: Handler<'listPayWays', Caller | null> = async (_input, { deps, market, language }) => ({
  list: deps.lender.channels
    .filter(({ listed, limits }) => listed && limits[market.currency] !== undefined)
    .map((channel) => ({ name: channelWords(channel, language).name, presentation: channel.presentation })),
})

/** What the lender says of itself, with its name and the time of its answers; a text that names a time is left out where none is promised. */
function filled(texts: readonly string[], { deps, words }: Call<Caller | null>): string[] {
  const { config, lender } = deps
  const weekdays =
    lender.complaints === null ? null : words.service.weekdays({ days: lender.complaints.answeredWithinWorkingDays })
  return texts
    .filter((text) => weekdays !== null || !text.includes('{weekdays}'))
    .map((text) => singleStops(text.replaceAll('{lender}', config.lenderName).replaceAll('{weekdays}', weekdays ?? '')))
}
