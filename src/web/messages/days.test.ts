// Ranges in every language: one that begins at once is never said to begin at 0 days, and one value is said once, never as a range.

import { describe, expect, it } from 'vitest'
import { languages } from '../../core/language.ts'
import { endsOf, lowerEnd } from '../../words/range.ts'
import { wordsOf } from '../../words/words.ts'
import type { Words } from './load-section.ts'
import { wordsFor } from './words-for.ts'

/** Of the lender: after the longest term no figure looks like those of the range. */
const figures: Parameters<Words['documents']['published']>[0] = {
  ...{ lender: 'Palay', minTermDays: 91, maxTermDays: 365, decisionDays: 1, fundingMinDays: 1, fundingMaxDays: 1 },
  ...{ earlyText: '', lateText: '', coolingOffDays: 7, minAgeYears: 18, detailsChangeNoticeDays: 7 },
  ...{ assignmentNoticeBusinessDays: 7, judgmentPaymentDays: 7, onceNew: '', onceRepeat: '', tiers: [] },
}

/** Every sentence that says within how many days money comes. */
function sentences(language: (typeof languages)[number], from: number, to: number): string[] {
  const { application, marketing, legal, documents } = wordsFor(language)
  const { loan, service } = wordsOf('server', language)
  const [decisionDays, least] = [1, lowerEnd(from, to)]
  return [
    application.home.start({ decisionDays, fundingMinDays: least, fundingMaxDays: to }).at(-1)?.note ?? '',
    marketing.how.steps({ decisionDays, fundingMinDays: least, fundingMaxDays: to }).at(-1)?.note ?? '',
    legal.terms.decisionText({ decisionDays, minDays: least, maxDays: to }),
    documents.published({ ...figures, fundingMinDays: least, fundingMaxDays: to })[0]?.text.split('365')[1] ?? '',
    loan.fundingTime({ from: least, to }),
    service.funding({ from: least, to }),
  ]
}

/** Every sentence that says how long loans run, or what amounts there are. */
function lent(language: (typeof languages)[number], from: string, to: string): string[] {
  const { marketing, legal, documents, price, payment } = wordsFor(language)
  const { loan, refusals } = wordsOf('server', language)
  const [ends, range] = [endsOf(from, to), { from: lowerEnd(from, to), to }]
  const days = { from: lowerEnd(Number(from), Number(to)), to: Number(to) }
  return [
    marketing.hero.forDays(days),
    legal.terms.termText({ min: days.from, max: days.to }),
    documents.published({ ...figures, minTermDays: days.from, maxTermDays: days.to })[0]?.text ?? '',
    loan.termRange(range),
    loan.products.range(range),
    price.ofTerm({ termDays: 120, ...range }),
    price.compare.lends(range),
    payment.pay.takes({ min: range.from, max: to }),
    refusals.principalIsOutOfRange(ends as never),
    refusals.channelDoesNotTakeThisAmount(ends as never),
  ]
}

describe.each(languages)('in %s', (language) => {
  it('money that may come at once is there within the longest time', () => {
    for (const text of sentences(language, 0, 3)) {
      expect(text).toMatch(/(^|\D)3(\D|$)/)
      expect(text).not.toMatch(/(^|\D)0(\D|$)/)
    }
  })

  it('a real range says both its ends, and one length is said once', () => {
    for (const text of sentences(language, 2, 5)) expect(text).toMatch(/(^|\D)2(\D.*)5(\D|$)/)
    for (const text of sentences(language, 4, 4)) expect(text.match(/(?<!\d)4(?!\d)/g)).toHaveLength(1)
  })

  it('loans of one length or of one amount say it once, and others from where to where', () => {
    for (const text of lent(language, '7120', '7120')) expect(text.match(/7120/g), text).toHaveLength(1)
    for (const text of lent(language, '7091', '7365')) expect(text).toMatch(/7091(\D.*)7365/)
  })
})
