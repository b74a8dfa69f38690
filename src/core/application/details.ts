// Validates the typed fields of a step: the normalised values, or a refusal that names the field. Names may be in any script.

import { type CalendarDate, parseCalendarDate } from '../calendar-date.ts'
import { fullAgeYears } from '../loan/terms.ts'
import { ageInYears } from '../order/decision-rules.ts'
import { type Refusal, type RefusalName, refuse } from '../refusal.ts'
import { readDigits, tidyFigures } from '../typed-digits.ts'
import { type ApplicationField, type FormStep, fullNameMax, type WorkKind } from './application-fields.ts'
import { type ApplicationFieldCode, fieldsOf } from './step-fields.ts'

/** What was typed, by field; what was left empty is missing or ''. */
export type TypedDetails = Partial<Record<ApplicationFieldCode, string>>

/** The normalised values of a step: every applicable field that was filled in. Amounts are digits of minor units. */
export type StepDetails = Readonly<Partial<Record<ApplicationFieldCode, string>>>

/** An older age is taken for a typing error. Years. */
const ageAtMost = 120
/** A larger monthly amount is taken for a typing error. Minor units. */
const monthlyMinorAtMost = 1_000_000_000_00

/** Letters and marks of any script with what stands between them; joiners belong to some scripts' letters. */
const NAME = /^(?=.*\p{L})[\p{L}\p{M} .,'’ʼ·・/()\-‐‑\u200c\u200d]+$/u
/** Numbers of documents: letters and digits of any script, with signs between them. */
const DOCUMENT_NUMBER = /^(?=.*[\p{L}\p{N}])[\p{L}\p{N} ./-]{4,30}$/u
const EMAIL = /^[^\s@<>"(),:;\\[\]]{1,64}@[^\s@<>"(),:;\\[\]]{1,185}\.[^\s@.<>"(),:;\\[\]]{2,63}$/u

/**
 * Checks the fields of a step. The first thing that is wrong, in the order of the form, is refused with `fields` naming it:
 * `somethingIsMissing`, `valueIsNotAccepted`, `birthDateIsImpossible`, `applicantIsTooYoung` (`values.from`: the day of
 * the birthday that counts).
 */
export function decideDetails(
  step: FormStep,
  typed: TypedDetails,
  today: CalendarDate,
):
  | StepDetails
  | Refusal<'applicantIsTooYoung' | 'birthDateIsImpossible' | 'somethingIsMissing' | 'valueIsNotAccepted'> {
  const kept: Partial<Record<ApplicationFieldCode, string>> = {}
  for (const field of fieldsOf(step)) {
    if (!counts(field, kept.workKind)) continue
    const value = readAs(field, tidy(typed[field.code] ?? ''))
    if (value === '') {
      if (field.required) return refusedField('somethingIsMissing', field.code)
      continue
    }
    const wrong = wrongWith(field, value, today)
    if (wrong !== null) return wrong
    kept[field.code] = field.kind === 'money' || field.kind === 'digits' ? String(Number(value)) : value
  }
  return earnsNothing(kept) ? refusedField('valueIsNotAccepted', 'monthlyIncome') : kept
}

/** A full name in one spelling; null where it is none, or longer than one may be. */
export function readFullName(typed: string): string | null {
  const name = tidy(typed)
  return NAME.test(name) && [...name].length <= fullNameMax ? name : null
}

/** True where a field applies to a borrower with this work. */
function counts(field: ApplicationField, workKind: string | undefined): boolean {
  return field.workKinds === undefined || field.workKinds.some((kind) => kind === workKind)
}

/** One spelling: composed characters, single blanks, none around. */
function tidy(value: string): string {
  return value.normalize('NFC').replace(/\s+/gu, ' ').trim()
}

/** Numbers with digits of every script, and what stands between them written simply; all else as it was typed. */
function readAs({ code, kind }: ApplicationField, value: string): string {
  if (kind === 'digits') return readDigits(value) ?? value
  return code === 'idNumber' ? tidyFigures(value).replace(/\p{Pd}/gu, '-') : value
}

function wrongWith(
  field: ReturnType<typeof fieldsOf>[number],
  value: string,
  today: CalendarDate,
): Refusal<'applicantIsTooYoung' | 'birthDateIsImpossible' | 'valueIsNotAccepted'> | null {
  const { code } = field
  if (field.maxLength !== undefined && [...value].length > field.maxLength)
    return refusedField('valueIsNotAccepted', code)
  if (code === 'birthDay') return wrongBirthDay(value, today)
  return isAccepted(field, value) ? null : refusedField('valueIsNotAccepted', code)
}

function isAccepted(field: ReturnType<typeof fieldsOf>[number], value: string): boolean {
  const { code, choices } = field
  switch (field.kind) {
    case 'choice':
      return choices?.includes(value) ?? false
    case 'email':
      return EMAIL.test(value)
    case 'money':
      return /^[0-9]{1,15}$/.test(value) && Number(value) <= monthlyMinorAtMost
    case 'digits':
      return /^[0-9]+$/.test(value) && Number(value) <= field.atMost
    case 'text':
      if (code === 'fullName') return NAME.test(value)
      if (code === 'idNumber') return DOCUMENT_NUMBER.test(value)
      return /[\p{L}\p{N}]/u.test(value) && !/[\p{Cc}\p{Co}\u202a-\u202e\u2066-\u2069]/u.test(value)
    case 'day':
      return parseCalendarDate(value) !== null
  }
}

function wrongBirthDay(
  value: string,
  today: CalendarDate,
): Refusal<'applicantIsTooYoung' | 'birthDateIsImpossible'> | null {
  const day = parseCalendarDate(value)
  if (day === null || day >= today || ageInYears(day, today) > ageAtMost) {
    return refusedField('birthDateIsImpossible', 'birthDay')
  }
  if (ageInYears(day, today) >= fullAgeYears) return null
  return refusedField('applicantIsTooYoung', 'birthDay', { from: comesOfAgeOn(day) })
}

/** The first day on which somebody born on `birthDate` may borrow. Born on February 29, that is March 1 of a common year. */
export function comesOfAgeOn(birthDate: CalendarDate): CalendarDate {
  const year = Number(birthDate.slice(0, 4)) + fullAgeYears
  const anniversary = `${String(year).padStart(4, '0')}${birthDate.slice(4)}`
  const day = parseCalendarDate(anniversary) ?? parseCalendarDate(`${anniversary.slice(0, 4)}-03-01`)
  if (day === null) throw new RangeError(`${birthDate} has no such birthday`)
  return day
}

const workWithIncome: readonly WorkKind[] = ['employed', 'selfEmployed', 'dailyWages', 'pension']

/** Employees and pensioners have an income: a zero is taken for a typing error. */
function earnsNothing({ workKind, monthlyIncome }: StepDetails): boolean {
  return workWithIncome.some((kind) => kind === workKind) && Number(monthlyIncome) === 0
}

function refusedField<Name extends RefusalName>(
  name: Name,
  code: ApplicationFieldCode,
  values?: Refusal['values'],
): Refusal<Name> {
  return { ...refuse(name, values), fields: [code] }
}
