// What is typed into an application: names in every script, dates that cannot be, and the field that is named.

import { describe, expect, it } from 'vitest'
import { sampleAnswers } from '../../server/demo/sample-answers.ts'
import { date } from '../calendar-date.ts'
import { formSteps, nextStep } from './application-fields.ts'
import { comesOfAgeOn, decideDetails, type TypedDetails } from './details.ts'
import { fieldsOf } from './step-fields.ts'

const today = date('2026-11-20')
const { personal, job, ext, identity } = sampleAnswers

describe('the answers about a person', () => {
  const decide = (changes: TypedDetails) => decideDetails('personal', { ...personal, ...changes }, today)

  it.each([
    'Ana Reyes',
    'Nguyễn Thị Ánh',
    'मोहनदास करमचंद गांधी',
    'विद्या‌लय',
    '王',
    '欧阳娜娜',
    'ณัฐวุฒิ ใสเกื้อ',
    'عبد الرحمن',
    'Ольга Ильинична',
    "Conchita D'Souza-O’Neill",
    'Suharto',
    '李·小龙',
    'S/O Ravi K. Nair',
    'María José (Majo) Núñez',
  ])('takes the name %s as it is written', (fullName) => {
    expect(decide({ fullName })).toMatchObject({ fullName: fullName.normalize('NFC') })
  })

  it.each(['12345', 'Ana 2', '---', '<b>Ana</b>', 'Ana\u202eseyeR', '😀', 'ana@example.org', `${'a'.repeat(81)}`])(
    'takes %j for no name, and says which field',
    (fullName) => {
      expect(decide({ fullName })).toEqual({ refused: 'valueIsNotAccepted', fields: ['fullName'] })
    },
  )

  it('keeps one spelling: composed letters, single blanks', () => {
    expect(decide({ fullName: '  Jose\u0301   Rizal ' })).toMatchObject({ fullName: 'José Rizal' })
  })

  it.each([
    ['in the future', '2027-01-01'],
    ['today', '2026-11-20'],
    ['that is no date', '1994-02-30'],
    ['of the day before the months', '06-05-1994'],
    ['of somebody 121 years old', '1905-11-20'],
    ['in other digits', '١٩٩٤-٠٥-٠٦'],
    ['without its century', '94-05-06'],
  ])('refuses a birth date %s, and names the field', (_what, birthDay) => {
    expect(decide({ birthDay })).toEqual({ refused: 'birthDateIsImpossible', fields: ['birthDay'] })
  })

  it('tells a borrower who is too young the day from which they can apply', () => {
    expect(decide({ birthDay: '2008-11-20' })).toMatchObject({ birthDay: '2008-11-20' })
    expect(decide({ birthDay: '2008-11-21' })).toEqual({
      refused: 'applicantIsTooYoung',
      values: { from: '2026-11-21' },
      fields: ['birthDay'],
    })
  })

  it.each([
    ['2008-02-29', '2026-03-01'],
    ['2010-02-29', null],
    ['2008-12-31', '2026-12-31'],
  ])('somebody born on %s comes of age on %s', (born, day) => {
    if (day !== null) expect(comesOfAgeOn(date(born))).toBe(day)
    else expect(decide({ birthDay: born })).toMatchObject({ refused: 'birthDateIsImpossible' })
  })

  it.each([
    ['ana@example.org', true],
    ['ana.reyes+loan@mail.example.com.ph', true],
    ['ana@例え.テスト', true],
    ['ana', false],
    ['ana@example', false],
    ['a b@example.org', false],
    ['<ana@example.org>', false],
  ])('the e-mail %s: %s', (email, accepted) => {
    expect(decide({ email })).toMatchObject(accepted ? { email } : { refused: 'valueIsNotAccepted', fields: ['email'] })
  })

  it('needs no e-mail', () => {
    expect(decide({ email: '' })).toEqual(personal)
  })
})

describe('what somebody lives on', () => {
  const decide = (changes: TypedDetails) => decideDetails('job', { ...job, ...changes }, today)

  it('asks only employed borrowers for their employer', () => {
    expect(decide({ employer: ' ' })).toEqual({ refused: 'somethingIsMissing', fields: ['employer'] })
    const { employer, ...others } = job
    expect(decide({ workKind: 'selfEmployed', employer })).toEqual({ ...others, workKind: 'selfEmployed' })
  })

  it('takes no income only from a borrower who says to have none', () => {
    expect(decide({ monthlyIncome: '0' })).toEqual({ refused: 'valueIsNotAccepted', fields: ['monthlyIncome'] })
    expect(decide({ workKind: 'student', monthlyIncome: '0' })).toMatchObject({ monthlyIncome: '0' })
  })

  it.each(['-1', '1.500', '1,5', '1e6', '１５００', ' ', 'many', '999999999999999'])(
    'takes %j for no income',
    (typed) => {
      expect(decide({ monthlyIncome: typed })).toMatchObject({ fields: ['monthlyIncome'] })
    },
  )

  it('keeps nothing that no decision needs: a pay day that an older host sends is dropped', () => {
    const sent: TypedDetails & { readonly payDay: string } = { ...job, payDay: '30' }
    expect(decideDetails('job', sent, today)).toEqual(job)
  })

  it('knows its kinds of work only', () => {
    expect(decide({ workKind: 'pirate' })).toEqual({ refused: 'valueIsNotAccepted', fields: ['workKind'] })
  })
})

describe('the other steps', () => {
  it.each(['21', '-1', 'x'])('take %j for no number of dependants', (dependants) => {
    expect(decideDetails('ext', { ...ext, dependants }, today)).toMatchObject({ fields: ['dependants'] })
  })

  it.each(['AB1', '????', 'x'.repeat(31), 'AB\u202e1234'])('take %j for no number of a document', (idNumber) => {
    expect(decideDetails('identity', { ...identity, idNumber }, today)).toMatchObject({ fields: ['idNumber'] })
  })

  it('name the first field that is missing, in the order of the form', () => {
    for (const step of formSteps) {
      const [first] = fieldsOf(step)
      expect(decideDetails(step, {}, today)).toEqual({ refused: 'somethingIsMissing', fields: [first?.code] })
    }
  })

  it('come one after the other', () => {
    expect(nextStep(new Set())).toBe('personal')
    expect(nextStep(new Set(['personal', 'ext']))).toBe('job')
    expect(nextStep(new Set(['personal', 'job', 'ext', 'identity', 'consent']))).toBeNull()
  })
})
