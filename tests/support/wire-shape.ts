// The shapes of the pinned wire, spelled in its own legacy names and checked field by field, apart from the contract module.

import { expect } from 'vitest'
import type { WireAnswer } from './product.ts'

/** Says what is wrong with a value, or null. */
export type Kind = (value: unknown) => string | null

const isA =
  (what: string, test: (value: unknown) => boolean): Kind =>
  (value) =>
    test(value) ? null : `is ${JSON.stringify(value)}, not ${what}`

export const text = isA('a text', (value) => typeof value === 'string')
export const words = isA('words', (value) => typeof value === 'string' && value.trim() !== '')
/** An amount in minor units, or a count. */
export const integer = isA('an integer', (value) => Number.isSafeInteger(value))
export const number = isA('a number', (value) => typeof value === 'number' && Number.isFinite(value))
export const flag = isA('0 or 1', (value) => value === 0 || value === 1)
export const textFlag = isA("'0' or '1'", (value) => value === '0' || value === '1')
export const isTrueOrFalse = isA('true or false', (value) => typeof value === 'boolean')
export const day = isA(
  'a day, YYYY-MM-DD',
  (value) =>
    typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(`${value}T00:00:00Z`)),
)
export const time = isA(
  'a time, YYYY-MM-DD HH:MM:SS',
  (value) =>
    typeof value === 'string' &&
    /^\d{4}-\d\d-\d\d [0-2]\d:[0-5]\d:[0-5]\d$/.test(value) &&
    !Number.isNaN(Date.parse(`${value.replace(' ', 'T')}Z`)),
)
/** An address on our own origin or over https. */
export const url = isA(
  'an address',
  (value) => typeof value === 'string' && /^(\/(?!\/)|https:\/\/|http:\/\/127\.0\.0\.1)/.test(value),
)
export const exactly = (...wanted: readonly unknown[]): Kind =>
  isA(`one of ${JSON.stringify(wanted)}`, (value) => wanted.includes(value))
export const matching = (pattern: RegExp): Kind =>
  isA(`like ${pattern}`, (value) => typeof value === 'string' && pattern.test(value))

export const orNull =
  (kind: Kind): Kind =>
  (value) =>
    value === null ? null : kind(value)

export const listOf =
  (kind: Kind, least = 0): Kind =>
  (value) => {
    if (!Array.isArray(value)) return `is ${JSON.stringify(value)}, not a list`
    if (value.length < least) return `has ${value.length} entries, not at least ${least}`
    const faults = value.flatMap((one, index) => {
      const fault = kind(one)
      return fault === null ? [] : [`[${index}] ${fault}`]
    })
    return faults.length === 0 ? null : faults.join('; ')
  }

/** An object that has all these names. Names beside them are ours to add. */
export const having =
  (fields: Readonly<Record<string, Kind>>): Kind =>
  (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value))
      return `is ${JSON.stringify(value)}, not an object`
    const record = value as Readonly<Record<string, unknown>>
    const faults = Object.entries(fields).flatMap(([name, kind]) => {
      if (!Object.hasOwn(record, name)) return [`has no ${name}`]
      const fault = kind(record[name])
      return fault === null ? [] : [`.${name} ${fault}`]
    })
    return faults.length === 0 ? null : faults.join('; ')
  }

export const row = having({ text: words, value: text })

/** Fails with everything that is wrong with a value. */
export function expectShape(value: unknown, kind: Kind): void {
  expect(kind(value), JSON.stringify(value)).toBeNull()
}

/**
 * A success: HTTP 200, `{code, message, data}`, the code a string and exactly this one, `data` of this kind.
 * Answers the whole body, for what stands beside `data`.
 */
export function expectSuccess(
  answer: WireAnswer,
  code: '0' | '00',
  data: Kind = having({}),
): Readonly<Record<string, unknown>> {
  expect(answer.status, answer.text).toBe(200)
  const body = JSON.parse(answer.text) as Record<string, unknown>
  expect(body.code, answer.text).toBe(code)
  expect(typeof body.message).toBe('string')
  expectShape(body.data, data)
  return body
}

/** A business refusal: HTTP 200, another code, and words for the borrower. */
export function expectRefusal(answer: WireAnswer, code: string, message?: string | RegExp): void {
  expect(answer.status, answer.text).toBe(200)
  const body = JSON.parse(answer.text) as Record<string, unknown>
  expect(body.code, answer.text).toBe(code)
  expectShape(body.message, words)
  if (typeof message === 'string') expect(body.message).toBe(message)
  if (message instanceof RegExp) expect(body.message).toMatch(message)
}

/** Bad input: HTTP 400, code "400", and the names of the fields. */
export function expectBadInput(answer: WireAnswer, ...fields: readonly string[]): void {
  expect([answer.status, answer.code], answer.text).toEqual([400, '400'])
  expect([...answer.data.fields].sort()).toEqual([...fields].sort())
}
