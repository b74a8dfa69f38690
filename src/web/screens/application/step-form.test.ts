// What a posted step says: which answers count, how amounts and days are read, and which question comes next.

import { describe, expect, it } from 'vitest'
import { dotThousands, indianGroups } from '../../../core/market/money-formats.ts'
import { dateParts } from '../../ui/questions.tsx'
import {
  counts,
  firstOpen,
  isAsked,
  questionAfter,
  questionsOf,
  readStep,
  type StepItem,
  type StepPicture,
  savedTexts,
} from './step-form.ts'

function item(code: string, more: Partial<StepItem> = {}): StepItem {
  return {
    code,
    kind: 'text',
    title: code,
    placeholder: '',
    hint: '',
    value: '',
    choices: [],
    required: true,
    workKinds: [],
    autocomplete: '',
    ...more,
  }
}

const workKind = item('workKind', { kind: 'enum', choices: [{ name: 'Employed', value: 'employed' }] })
const employer = item('employer', { workKinds: ['employed'] })
const income = item('monthlyIncome', { kind: 'money' })
const job = [workKind, employer, income]

function posted(texts: Readonly<Record<string, string>>) {
  return (name: string) => texts[name] ?? ''
}

describe('a posted step', () => {
  it('sends what counts, amounts in minor units', () => {
    const read = readStep(
      job,
      posted({ workKind: 'employed', employer: ' Bakery  ', monthlyIncome: '12.000,50' }),
      dotThousands,
    )
    expect(read.values).toEqual({ workKind: 'employed', employer: 'Bakery', monthlyIncome: '1200050' })
    expect(read.wrong).toEqual({})
  })

  it('reads an amount as the market writes it, and keeps what it cannot read as it was typed', () => {
    expect(readStep([income], posted({ monthlyIncome: '1,20,000' }), indianGroups).values).toEqual({
      monthlyIncome: '12000000',
    })
    const read = readStep([income], posted({ monthlyIncome: 'a lot' }), dotThousands)
    expect(read).toEqual({ typed: { monthlyIncome: 'a lot' }, values: {}, wrong: { monthlyIncome: 'notAnAmount' } })
  })

  it('neither sends nor misses what is not asked of this borrower', () => {
    const read = readStep(
      job,
      posted({ workKind: 'student', employer: 'typed before', monthlyIncome: '0' }),
      dotThousands,
    )
    expect(read.values).toEqual({ workKind: 'student', monthlyIncome: '0' })
    expect(read.wrong).toEqual({})
    expect(read.typed.employer).toBe('typed before')
  })

  it('misses what is required, and only that', () => {
    expect(readStep(job, posted({ workKind: 'employed' }), dotThousands).wrong).toEqual({
      employer: 'missing',
      monthlyIncome: 'missing',
    })
  })

  it.each([
    [{ birthDayDay: '1', birthDayMonth: '2', birthDayYear: '1990' }, '1990-02-01'],
    [{ birthDayDay: '१', birthDayMonth: '２', birthDayYear: '1990' }, '1990-02-01'],
    [{ birthDayDay: '31', birthDayMonth: '2', birthDayYear: '1990' }, '1990-2-31'],
    [{ birthDayDay: '1st', birthDayMonth: 'May', birthDayYear: '90' }, '90-May-1st'],
    [{ birthDayYear: '1990' }, '1990--'],
    [{}, undefined],
  ])(
    'writes a day of three parts %j as %j, and keeps them as they were typed',
    (parts: Record<string, string>, day) => {
      const birthDay = item('birthDay', { kind: 'day' })
      const { typed, values } = readStep([birthDay], posted(parts), dotThousands)
      expect(values.birthDay).toBe(day)
      const { birthDayDay = '', birthDayMonth = '', birthDayYear = '' } = parts
      expect(dateParts(typed.birthDay ?? '')).toEqual({ day: birthDayDay, month: birthDayMonth, year: birthDayYear })
    },
  )

  it('leaves figures as they were typed: the server reads them', () => {
    expect(
      readStep([item('idNumber', { kind: 'digits' })], posted({ idNumber: '12 34' }), dotThousands).values,
    ).toEqual({
      idNumber: '12 34',
    })
  })
})

describe('saved answers', () => {
  it('stand in the form as the market writes them', () => {
    expect(
      savedTexts(
        [item('monthlyIncome', { kind: 'money', value: '1200050' }), item('city', { value: 'Cebu' })],
        dotThousands,
      ),
    ).toEqual({
      monthlyIncome: '12.000,50',
      city: 'Cebu',
    })
  })
})

describe('the questions of a step', () => {
  const front: StepPicture = { side: 'front', title: 'Front', required: true, url: '', savedAt: null }
  const questions = questionsOf(job, [front])

  it('are asked one after the other, without those that do not count', () => {
    expect(questionAfter(questions, 'workKind', { workKind: 'employed' })).toBe('employer')
    expect(questionAfter(questions, 'workKind', { workKind: 'student' })).toBe('monthlyIncome')
    expect(questionAfter(questions, 'monthlyIncome', { workKind: 'student' })).toBe('picture-front')
    expect(questionAfter(questions, 'picture-front', {})).toBeNull()
  })

  it('go on where an answer is missing, a picture too', () => {
    expect(firstOpen(questions, {})).toBe('workKind')
    expect(firstOpen(questions, { workKind: 'student', monthlyIncome: '1' })).toBe('picture-front')
    expect(firstOpen(questionsOf([workKind], []), { workKind: 'student' })).toBe('workKind')
  })

  it('are at fault only once they have been asked', () => {
    expect(isAsked(questions, 'workKind', 'employer')).toBe(true)
    expect(isAsked(questions, 'employer', 'employer')).toBe(true)
    expect(isAsked(questions, 'monthlyIncome', 'employer')).toBe(false)
    expect(isAsked(questions, 'unknown', 'employer')).toBe(false)
  })

  it('count by the kind of work', () => {
    const [, about] = questions
    expect(about && counts(about, { workKind: 'employed' })).toBe(true)
    expect(about && counts(about, {})).toBe(false)
  })
})
