// The questions and answers of every language say the same things.

import { describe, expect, it } from 'vitest'
import { languages } from '../../core/language.ts'
import { findAnswers } from '../../core/service/find-answers.ts'
import { faqFillings } from './faq-fillings.ts'
import { faqTexts } from './faq-texts.ts'

const measure = faqTexts('en')

describe('questions and answers', () => {
  it('are about twenty and more, each with a topic that has a name', () => {
    expect(measure.items.length).toBeGreaterThanOrEqual(20)
    for (const { topic } of measure.items) expect(Object.keys(measure.topics)).toContain(topic)
  })

  it.each(languages)('are the same in %s as in English, and lead to the same pages', (language) => {
    const texts = faqTexts(language)
    const shape = ({ items }: typeof texts) =>
      items.map(({ id, topic, link, promise }) => [id, topic, link?.page ?? null, promise !== undefined])
    expect(shape(texts)).toEqual(shape(measure))
    expect(Object.keys(texts.topics)).toEqual(Object.keys(measure.topics))
  })

  it.each(languages)('name in %s nothing that cannot be filled in', (language) => {
    for (const { answer, question } of faqTexts(language).items) {
      const blanks = `${question} ${answer}`.match(/\{\w*\}/g) ?? []
      for (const blank of blanks) expect(faqFillings.map((name) => `{${name}}`)).toContain(blank)
    }
  })

  it.each([
    ['how do i pay', 'howToPay'],
    ['i paid but it is not shown', 'notShown'],
    ['late fee', 'lateCost'],
    ['delete my account', 'deleteAccount'],
    ['code sms', 'noCode'],
    ['stolen phone', 'lostPhone'],
    ['who can apply', 'whoCanApply'],
  ])('are found by %s', (query, id) => {
    expect(findAnswers(measure.items, query)[0]?.id).toBe(id)
  })
})
