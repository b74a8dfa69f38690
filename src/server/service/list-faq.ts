// Questions and answers: all of them, or those that fit the typed words.

import type { PublishedTerms } from '../../core/loan/published-terms.ts'
import type { Market } from '../../core/market/market.ts'
import { formatPercent } from '../../core/money.ts'
import { findAnswers } from '../../core/service/find-answers.ts'
import { singleStops } from '../../core/single-stops.ts'
import { lowerEnd } from '../../words/range.ts'
import type { ServerWords } from '../../words/server-words.ts'
import { termsOnOffer } from '../catalogue/product/door.ts'
import type { Caller, Handler } from '../http/call.ts'
import { type FaqFilling, faqTexts } from './faq-texts.ts'

export const listFaq: Handler<'listFaq', Caller | null> = async (
  { keyword = '' },
  { deps, db, market, language, words },
) => {
  const { topics, items } = faqTexts(language)
  const { lenderName, supportPhone, supportEmail } = deps.config
  const days = deps.lender.complaints?.answeredWithinWorkingDays ?? null
  const promised = (promise: string | undefined): string =>
    promise === undefined || days === null
      ? ''
      : ` ${promise.replaceAll('{weekdays}', words.service.weekdays({ days }))}`
  const values: Readonly<Record<FaqFilling, string>> = {
    lender: lenderName,
    phone: supportPhone,
    email: supportEmail,
    ...generalTerms(await termsOnOffer(db, deps.lender, market), words.service, market),
  }
  const filled = (text: string): string =>
    singleStops(text.replaceAll(/\{(\w+)\}/g, (_, name: FaqFilling) => values[name]))
  return {
    topics: Object.entries(topics).map(([id, title]) => ({ id, title })),
    list: findAnswers(items, keyword).map(({ id, topic, question, answer, promise, link }) => ({
      id,
      topicId: topic,
      question: filled(question),
      answer: filled(answer + promised(promise)),
      link: link ?? null,
    })),
  }
}

/** The lender's general terms as answers say them: each figure has its source (SERVICE-22). */
function generalTerms(terms: PublishedTerms, words: ServerWords['service'], { moneyFormat }: Market) {
  const { early } = terms
  const share = early === null || early.afterTermBps === 0 ? null : formatPercent(early.afterTermBps * 100, moneyFormat)
  return {
    age: String(terms.minAgeYears),
    decision: words.days({ count: terms.decisionDays }),
    funding: words.funding({ from: lowerEnd(terms.fundingMinDays, terms.fundingMaxDays), to: terms.fundingMaxDays }),
    fundingMost: words.days({ count: terms.fundingMaxDays }),
    notice: words.days({ count: terms.detailsChangeNoticeDays }),
    early: early === null ? words.earlyInOffer : words.early({ share, afterDays: early.afterDays }),
  }
}
