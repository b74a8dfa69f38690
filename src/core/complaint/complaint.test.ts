// Complaints: what is taken, by when it is answered, what is rated.

import { describe, expect, it } from 'vitest'
import { addWeekdays, date } from '../calendar-date.ts'
import { characterCount, plainText } from '../plain-text.ts'
import { answerBy } from './case-clock.ts'
import { type ComplaintToOpen, decideComplaint, whyRatingIsRefused } from './complaint.ts'

const usual: ComplaintToOpen = {
  type: 'charges',
  subType: undefined,
  text: 'I was charged twice.',
  imageCount: 0,
  orderAllowsCollection: null,
  openedToday: 0,
}
const decide = (changes: Partial<ComplaintToOpen>) => decideComplaint({ ...usual, ...changes })
const collection = { type: 'collection', subType: 'calledTooOften', orderAllowsCollection: true } as const

describe('opening a case', () => {
  it('takes a text about anything but collection without an order', () => {
    expect(decide({})).toEqual({ type: 'charges', subType: null, text: 'I was charged twice.' })
  })

  it('takes a complaint about collection for an order that allows it, with its sub-type', () => {
    expect(decide(collection)).toMatchObject({ type: 'collection', subType: 'calledTooOften' })
  })

  it.each([false, null])('refuses collection when the order says %s', (orderAllowsCollection) => {
    expect(decide({ ...collection, orderAllowsCollection })).toEqual({
      refused: 'orderDoesNotAcceptCollectionComplaints',
    })
  })

  it('asks for the sub-type of a complaint about collection, and takes none that is not ours', () => {
    expect(decide({ ...collection, subType: undefined })).toMatchObject({ refused: 'somethingIsMissing' })
    expect(decide({ ...collection, subType: null })).toMatchObject({ refused: 'valueIsNotAccepted' })
  })

  it('takes no type that is not ours, and no sub-type where none is asked for', () => {
    expect(decide({ type: null })).toMatchObject({ refused: 'valueIsNotAccepted', fields: ['type'] })
    expect(decide({ subType: 'threatened' })).toMatchObject({
      refused: 'valueIsNotAccepted',
      fields: ['subType'],
    })
    expect(decide({ subType: null })).toMatchObject({ refused: 'valueIsNotAccepted' })
  })

  it.each(['', '   ', '\n\n', '\u200b', '\u202e \u2066'])('asks for words where there are none: %j', (text) => {
    expect(decide({ text })).toEqual({ refused: 'complaintIsEmpty' })
  })

  it('takes 200 characters and refuses the next, counting as people do', () => {
    expect(decide({ text: 'x'.repeat(200) })).toMatchObject({ type: 'charges' })
    expect(decide({ text: '😀'.repeat(200) })).toMatchObject({ type: 'charges' })
    expect(decide({ text: `${'x'.repeat(198)}\r\nx` })).toMatchObject({ type: 'charges' })
    expect(decide({ text: 'x'.repeat(201) })).toEqual({
      refused: 'complaintIsTooLong',
      values: { max: 200, typed: 201 },
    })
    expect(decide({ text: '😀'.repeat(201) })).toMatchObject({ refused: 'complaintIsTooLong' })
  })

  it('takes nine pictures and refuses the tenth', () => {
    expect(decide({ imageCount: 9 })).toMatchObject({ type: 'charges' })
    expect(decide({ imageCount: 10 })).toEqual({ refused: 'tooManyImages', values: { max: 9 } })
  })

  it('takes five cases a day', () => {
    expect(decide({ openedToday: 4 })).toMatchObject({ type: 'charges' })
    expect(decide({ openedToday: 5 })).toEqual({ refused: 'tooManyComplaints', values: { max: 5 } })
  })
})

describe('plain text', () => {
  it('loses what turns or hides text, and nothing else', () => {
    expect(plainText('  a\u202eb\u2066c\u200bd\ufeff\r\ne\rf  ')).toBe('abcd\ne\nf')
    expect(plainText('<img onerror=alert(1)> &amp; ₱ 1.400,00 — नमस्ते')).toBe(
      '<img onerror=alert(1)> &amp; ₱ 1.400,00 — नमस्ते',
    )
  })

  it('is the same when it is cleaned twice, and counts a line end once', () => {
    const once = plainText(' \u200b \u202e a\r\n')
    expect(plainText(once)).toBe(once)
    expect(characterCount('a\n😀')).toBe(3)
  })
})

describe('the day of the answer', () => {
  it.each([
    ['Monday', '2026-11-16', '2026-11-19'],
    ['Tuesday', '2026-11-17', '2026-11-20'],
    ['Wednesday', '2026-11-18', '2026-11-23'],
    ['Thursday', '2026-11-19', '2026-11-24'],
    ['Friday', '2026-11-20', '2026-11-25'],
    ['Saturday', '2026-11-21', '2026-11-25'],
    ['Sunday', '2026-11-22', '2026-11-25'],
  ])('of a complaint on a %s (%s) is %s', (_weekday, opened, answered) => {
    expect(addWeekdays(date(opened), 3)).toBe(answered)
  })

  it('ends with its last second in the market', () => {
    expect(answerBy(date('2026-11-20'), 'Asia/Manila', 3)?.toISOString()).toBe('2026-11-25T15:59:59.000Z')
    expect(answerBy(date('2026-11-20'), 'Asia/Kolkata', 3)?.toISOString()).toBe('2026-11-25T18:29:59.000Z')
    expect(answerBy(date('2026-11-20'), 'Asia/Kolkata', 1)?.toISOString()).toBe('2026-11-23T18:29:59.000Z')
    expect(answerBy(date('2026-11-20'), 'Asia/Kolkata', null)).toBeNull()
  })
})

describe('rating an answer', () => {
  const answered = { ratingAsked: true, isAnswered: true, stars: null }

  it('takes one to five stars', () => {
    expect([1, 2, 3, 4, 5].map((stars) => whyRatingIsRefused(answered, stars))).toEqual([null, null, null, null, null])
  })

  it.each([0, 6, -1, 2.5, Number.NaN])('takes no %d stars', (stars) => {
    expect(whyRatingIsRefused(answered, stars)).toMatchObject({ refused: 'valueIsNotAccepted' })
  })

  it('takes them once, and only where they are asked for', () => {
    expect(whyRatingIsRefused({ ...answered, stars: 4 }, 5)).toEqual({ refused: 'alreadyRated' })
    expect(whyRatingIsRefused({ ...answered, ratingAsked: false }, 5)).toEqual({ refused: 'ratingIsNotAsked' })
    expect(whyRatingIsRefused({ ...answered, isAnswered: false }, 5)).toEqual({ refused: 'ratingIsNotAsked' })
  })
})
