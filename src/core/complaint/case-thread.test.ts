// A case as a conversation: where it stands, what a borrower may write, and the clock that both sides see.

import { describe, expect, it } from 'vitest'
import { caseClock } from './case-clock.ts'
import { type CaseMoments, caseState, decideReply } from './case-thread.ts'

const at = (day: number): Date => new Date(Date.UTC(2026, 10, day, 2))
const none: CaseMoments = { answeredAt: null, reopenedAt: null, askedAt: null }
const usual = { text: 'It was on Monday.', imageCount: 0, writtenToday: 0, moments: none }
const reply = (changes: Partial<typeof usual> = {}) => decideReply({ ...usual, ...changes })

describe('where a case stands', () => {
  it.each([
    ['open', none],
    ['asked', { ...none, askedAt: at(2) }],
    ['answered', { ...none, answeredAt: at(3) }],
    ['open', { ...none, answeredAt: at(3), reopenedAt: at(4) }],
    ['asked', { answeredAt: at(3), reopenedAt: at(4), askedAt: at(5) }],
  ] as const)('is %s', (state, moments) => {
    expect(caseState(moments)).toBe(state)
  })
})

describe('a message of the borrower', () => {
  it('replies to an open case, and opens an answered one again', () => {
    expect(reply({ text: ' It was\r\non Monday. ' })).toEqual({ kind: 'reply', text: 'It was\non Monday.' })
    expect(reply({ moments: { ...none, answeredAt: at(3) } })).toMatchObject({ kind: 'reopening' })
    expect(reply({ moments: { ...none, answeredAt: at(3), reopenedAt: at(4) } })).toMatchObject({ kind: 'reply' })
  })

  it('has words or a picture', () => {
    expect(reply({ text: ' \u202e ' })).toEqual({ refused: 'complaintIsEmpty' })
    expect(reply({ text: '', imageCount: 1 })).toEqual({ kind: 'reply', text: '' })
  })

  it('has 1,000 characters and nine pictures at most, twenty times a day', () => {
    expect(reply({ text: '😀'.repeat(1_000) })).toMatchObject({ kind: 'reply' })
    expect(reply({ text: 'x'.repeat(1_001) })).toEqual({
      refused: 'complaintIsTooLong',
      values: { max: 1_000, typed: 1_001 },
    })
    expect(reply({ imageCount: 9 })).toMatchObject({ kind: 'reply' })
    expect(reply({ imageCount: 10 })).toEqual({ refused: 'tooManyImages', values: { max: 9 } })
    expect(reply({ writtenToday: 19 })).toMatchObject({ kind: 'reply' })
    expect(reply({ writtenToday: 20 })).toEqual({ refused: 'tooManyCaseMessages', values: { max: 20 } })
  })
})

describe('the clock of a case', () => {
  const zone = 'Asia/Manila'
  const market = { zone, complaints: { acknowledgeDays: 2, answerWeekdays: 3, finalDays: 30 } }
  const timed = { ...none, openedAt: at(20), acknowledgedAt: null, answerBy: at(25) }

  it('says what is still to be done, by the end of its day in the market', () => {
    expect(caseClock(timed, market)).toEqual({
      acknowledgeBy: new Date('2026-11-22T15:59:59Z'),
      answerBy: at(25),
      finalBy: new Date('2026-12-20T15:59:59Z'),
    })
    expect(caseClock({ ...timed, acknowledgedAt: at(21) }, market).acknowledgeBy).toBeNull()
  })

  it('has the days of its market, and the ends of its days', () => {
    const quick = { zone: 'Asia/Kolkata', complaints: { acknowledgeDays: 1, answerWeekdays: 2, finalDays: 14 } }
    expect(caseClock(timed, quick)).toEqual({
      acknowledgeBy: new Date('2026-11-21T18:29:59Z'),
      answerBy: at(25),
      finalBy: new Date('2026-12-04T18:29:59Z'),
    })
  })

  it('begins again when the case is opened again', () => {
    const again = { ...timed, acknowledgedAt: at(20), answeredAt: at(21), reopenedAt: at(23) }
    expect(caseClock(again, market).finalBy).toEqual(new Date('2026-12-23T15:59:59Z'))
  })

  it('has stopped where the case is answered, and was never set where nothing was promised', () => {
    const stopped = { acknowledgeBy: null, answerBy: null, finalBy: null }
    expect(caseClock({ ...timed, answeredAt: at(21) }, market)).toEqual(stopped)
    expect(caseClock({ ...timed, answerBy: null }, market)).toEqual(stopped)
  })
})
