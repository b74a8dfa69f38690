// Cutting the first sentence off a text.

import { describe, expect, it } from 'vitest'
import { leadSentence } from './lead-sentence.ts'

describe('the lead sentence', () => {
  it.each([
    ["We are reviewing your application. We'll answer by 14:20.", 'We are reviewing your application.'],
    ['Payment 2 is due today: ₱ 1.400,00.', 'Payment 2 is due today: ₱ 1.400,00.'],
    ['₱4,750.00 did not reach you: closed. Bind another.', '₱4,750.00 did not reach you: closed.'],
    ['किस्त 3 में 12 दिन की देर है। हर अगले दिन ₱ 70,00 और जुड़ेंगे।', 'किस्त 3 में 12 दिन की देर है।'],
    ['第 3 期已逾期 12 天。每多一天将增加 ₱ 70,00。', '第 3 期已逾期 12 天。'],
    ['No full stop', 'No full stop'],
    ['', ''],
  ])('of %j is %j', (text, lead) => {
    expect(leadSentence(text)[0]).toBe(lead)
  })

  it('leaves the rest whole', () => {
    expect(leadSentence('One. Two. Three.')).toEqual(['One.', 'Two. Three.'])
  })
})
