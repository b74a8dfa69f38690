// Questions and answers: all of them, or those that fit the typed words.

import { findAnswers } from '../../core/service/find-answers.ts'
import { singleStops } from '../../core/single-stops.ts'
import type { Caller, Handler } from '../http/call.ts'
import { faqTexts } from './faq-texts.ts'

export const listFaq: Handler<'listFaq', Caller | null> = async ({ keyword = '' }, { deps, language, words }) => {
  const { topics, items } = faqTexts(language)
  const { lenderName, supportPhone, supportEmail } = deps.config
  const days = deps.lender.complaints?.answeredWithinWorkingDays ?? null
  const promised = (promise: string | undefined): string =>
    promise === undefined || days === null ? '' : ` ${promise.replaceAll('{weekdays}', words.service.weekdays(days))}`
  const filled = (text: string): string =>
    singleStops(
      text.replaceAll('{lender}', lenderName).replaceAll('{phone}', supportPhone).replaceAll('{email}', supportEmail),
    )
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
