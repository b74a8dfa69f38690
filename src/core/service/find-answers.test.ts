// What is found for what somebody typed.

import { describe, expect, it } from 'vitest'
import { findAnswers } from './find-answers.ts'

const items = [
  { question: 'How do I pay?', answer: 'Open your loan and choose Repayment.', words: 'wallet store code' },
  { question: 'What happens if I pay late?', answer: 'Charges begin after the due date.', words: 'overdue penalty' },
  { question: '¿Cuánto tarda?', answer: 'Una respuesta en 1 día.', words: 'decisión' },
  { question: '如何还款?', answer: '打开您的贷款。', words: '付款 代码' },
]
const found = (query: string) => findAnswers(items, query).map(({ question }) => question)

describe('what somebody typed', () => {
  it('finds everything while it is nothing, and nothing where nothing fits', () => {
    expect(found('')).toHaveLength(4)
    expect(found(' ?! ')).toHaveLength(4)
    expect(found('submarine')).toEqual([])
  })

  it('finds by beginnings, without case and accents', () => {
    expect(found('PENAL')).toEqual(['What happens if I pay late?'])
    expect(found('cuanto')).toEqual(['¿Cuánto tarda?'])
    expect(found('decision')).toEqual(['¿Cuánto tarda?'])
    expect(found('paying')).toEqual(['How do I pay?', 'What happens if I pay late?'])
  })

  it('counts rare words more than common ones', () => {
    expect(found('pay the penalty')[0]).toBe('What happens if I pay late?')
    expect(found('pay with my wallet')[0]).toBe('How do I pay?')
  })

  it('counts what is asked more than what is mentioned', () => {
    expect(found('pay')[0]).toBe('How do I pay?')
    expect(found('repayment')).toEqual(['How do I pay?'])
  })

  it('finds words in a script without blanks', () => {
    expect(found('我要还款')).toEqual(['如何还款?'])
    expect(found('付款')).toEqual(['如何还款?'])
  })

  it('takes no longer for a long text than for its first words', () => {
    expect(found(`${'penalty '.repeat(5_000)}`)).toEqual(['What happens if I pay late?'])
  })
})
