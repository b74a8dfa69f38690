// The rules of a step that the server describes: which questions count, what was typed, and which one comes next.

import type { CallOutput } from '../../../contracts/endpoints.ts'
import type { PictureSide } from '../../../core/application/application-fields.ts'
import type { MoneyFormat } from '../../../core/market/market.ts'
import { formatAmount } from '../../../core/money.ts'
import { readAmount } from '../../../core/typed-amount.ts'
import { readDay } from '../../../core/typed-day.ts'
import { datePartNames, dateParts, writeDateParts } from '../../ui/questions.tsx'

export type StepItem = CallOutput<'getApplicationForm'>['items'][number]
export type StepPicture = CallOutput<'listIdentityImages'>['images'][number]

/** One question of a step: a field of the server's description, or a side of the document to be photographed. */
export type StepQuestion =
  | { readonly code: string; readonly kind: 'field'; readonly item: StepItem }
  | { readonly code: string; readonly kind: 'picture'; readonly picture: StepPicture }

/** The question about one side of the identity document. */
export function pictureCode(side: PictureSide): string {
  return `picture-${side}`
}

/** The box that takes a sent picture away with the form: without script a tile has no cross. */
export function removalCode(side: PictureSide): string {
  return `remove-${side}`
}

/** The fields first, then the pictures that belong to the step. */
export function questionsOf(items: readonly StepItem[], pictures: readonly StepPicture[]): StepQuestion[] {
  return [
    ...items.map((item) => ({ code: item.code, kind: 'field', item }) as const),
    ...pictures.map((picture) => ({ code: pictureCode(picture.side), kind: 'picture', picture }) as const),
  ]
}

/** The field on whose value others depend. */
const workKindCode = 'workKind'

/** True where a question applies to a borrower with these answers. */
export function counts(question: StepQuestion, typed: Readonly<Record<string, string>>): boolean {
  if (question.kind === 'picture' || question.item.workKinds.length === 0) return true
  return question.item.workKinds.includes(typed[workKindCode] ?? '')
}

/** True where a saved value is an amount in minor units. */
export const isAmount = (value: string): boolean => /^\d{1,15}$/.test(value)

/** A saved value as it stands in its field: amounts as the market writes them. */
function shownValue(item: StepItem, format: MoneyFormat): string {
  return item.kind === 'money' && isAmount(item.value) ? formatAmount(Number(item.value), format) : item.value
}

/** What stands in the form before anything is typed. */
export function savedTexts(items: readonly StepItem[], format: MoneyFormat): Record<string, string> {
  return Object.fromEntries(items.map((item) => [item.code, shownValue(item, format)]))
}

type Wrong = 'missing' | 'notAnAmount'

export interface ReadStep {
  /** By code, as it was typed: stands in the form again. */
  readonly typed: Readonly<Record<string, string>>
  /** By code, as the call takes it: what counts and is not empty. */
  readonly values: Readonly<Record<string, string>>
  /** What is wrong before the server is asked. */
  readonly wrong: Readonly<Record<string, Wrong>>
}

/** A day in its three parts, as it stands in the form again; '' where nothing was typed. */
function typedDay(name: string, textOf: (name: string) => string): string {
  const names = datePartNames(name)
  const typed = { day: textOf(names.day), month: textOf(names.month), year: textOf(names.year) }
  return writeDateParts(typed)
}

function typedText(item: StepItem, textOf: (name: string) => string): string {
  if (item.kind === 'day') return typedDay(item.code, textOf)
  return textOf(item.code)
    .replaceAll(/[\r\n\t]+/g, ' ')
    .trim()
}

/** What the call takes for a text that was typed; null for an amount that is none. What else is wrong, the server says. */
function sentAs(item: StepItem, text: string, format: MoneyFormat): string | null {
  if (item.kind === 'day') return readDay(dateParts(text)) ?? text.replaceAll('\n', '-')
  if (item.kind !== 'money') return text
  const amountMinor = readAmount(text, format)
  return amountMinor === null ? null : String(amountMinor)
}

/** Reads a posted step by its description. `textOf` gives what was posted under a name, or ''. */
export function readStep(items: readonly StepItem[], textOf: (name: string) => string, format: MoneyFormat): ReadStep {
  const typed = Object.fromEntries(items.map((item) => [item.code, typedText(item, textOf)]))
  const values: Record<string, string> = {}
  const wrong: Record<string, Wrong> = {}
  for (const item of items) {
    if (!counts({ code: item.code, kind: 'field', item }, typed)) continue
    const text = typed[item.code] ?? ''
    if (text === '') {
      if (item.required) wrong[item.code] = 'missing'
      continue
    }
    const value = sentAs(item, text, format)
    if (value === null) wrong[item.code] = 'notAnAmount'
    else values[item.code] = value
  }
  return { typed, values, wrong }
}

/** The first question that waits for an answer; the first of all where none does. */
export function firstOpen(questions: readonly StepQuestion[], typed: Readonly<Record<string, string>>): string {
  const asked = questions.filter((question) => counts(question, typed))
  const open = asked.find((question) =>
    question.kind === 'picture' ? question.picture.savedAt === null : (typed[question.code] ?? '') === '',
  )
  return (open ?? asked[0])?.code ?? ''
}

/** The question after this one among those that count; null after the last. */
export function questionAfter(
  questions: readonly StepQuestion[],
  code: string,
  typed: Readonly<Record<string, string>>,
): string | null {
  const asked = questions.filter((question) => counts(question, typed)).map((question) => question.code)
  return asked[asked.indexOf(code) + 1] ?? null
}

/** True where `code` stands before `at`, or is it: its answer has been given already. */
export function isAsked(questions: readonly StepQuestion[], code: string, at: string): boolean {
  const place = (of: string) => questions.findIndex((question) => question.code === of)
  return place(code) !== -1 && place(code) <= place(at)
}
