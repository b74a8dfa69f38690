// Messages as they are spoken: values, dates, cases, plurals, lists, and what stands in quotes.

import { describe, expect, it } from 'vitest'
import { type Catalogue, compiled, UnreadableText } from './icu.ts'
import { spoken } from './message.ts'
import { writingOf } from './writing.ts'

const say = (text: Catalogue, values: object, language: Parameters<typeof writingOf>[0] = 'en'): unknown => {
  const words = spoken(compiled(text), writingOf(language, 'plain'))
  return typeof words === 'function' ? words(values) : words
}

describe('a message', () => {
  it.each([
    ['Nothing to fill in', {}, 'Nothing to fill in'],
    ["It''s {a} of '{b}'", { a: 3 }, "It's 3 of {b}"],
    ['until {day, date}', { day: '2026-11-22' }, 'until 22 Nov 2026'],
    ['before {at, date, end}', { at: '2026-11-25 00:00:00' }, 'before the end of 24 Nov 2026'],
    ['on {day, date, short}', { day: '2026-11-22' }, 'on 22\u00a0Nov'],
    ['in {seconds, number, wait}', { seconds: 3589 }, 'in an hour'],
    ['{n, number} loans', { n: 10000 }, '10,000 loans'],
    ['{n, plural, =0 {none} one {# loan} other {# loans}}', { n: 0 }, 'none'],
    ['{n, plural, =0 {none} one {# loan} other {# loans}}', { n: 1 }, '1 loan'],
    ['{n, plural, =0 {none} one {# loan} other {# loans}}', { n: 2 }, '2 loans'],
    ['{by, select, none {soon} other {by {by, date}}}', { by: null }, 'soon'],
    ['{by, select, none {soon} other {by {by, date}}}', { by: '2026-11-22' }, 'by 22 Nov 2026'],
    ['{why, select, none {} other { {why}}}', { why: '' }, ''],
    ['{late, select, true {late} other {on time}}', { late: true }, 'late'],
    ['{late, select, true {late} other {on time}}', { late: false }, 'on time'],
    ['payments {numbers}', { numbers: [2, 3] }, 'payments 2, 3'],
    ['{tiers, select, none {nothing} other {{tiers}}}', { tiers: [] }, 'nothing'],
    ['{lender}.', { lender: 'Harbour Credit Inc.' }, 'Harbour Credit Inc.'],
    ['{kind, select, constructor {x} other {a {kind}}}', { kind: 'toString' }, 'a toString'],
  ])('%j with %j', (text, values, said) => {
    expect(say(text, values)).toBe(said)
  })

  it('joins a list by the sign of its language', () => {
    expect(say('第 {numbers} 期', { numbers: [2, 3] }, 'zh-CN')).toBe('第 2、3 期')
  })

  it('in a list makes the list take values', () => {
    expect(say([{ title: 'One', note: '{n}' }], { n: 5 })).toEqual([{ title: 'One', note: '5' }])
    expect(say(['One', 'Two'], {})).toEqual(['One', 'Two'])
  })

  it.each(['{at, time}', '# loose{a}x#{', '{n, selectordinal, one {#st} other {#th}}', '{n, number, percent}'])(
    'that has no place in the product is refused: %j',
    (text) => {
      expect(() => compiled(text)).toThrow(UnreadableText)
    },
  )
})
