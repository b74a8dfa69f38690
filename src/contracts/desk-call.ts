// The definition of a call of the desk: address, right, input and output. A call without a right does not compile.

import { z } from 'zod'
import { parseCalendarDate } from '../core/calendar-date.ts'
import type { DeskRefused } from '../core/officer/desk-refusal.ts'
import type { Right } from '../core/officer/rights.ts'
import { plainText } from '../core/plain-text.ts'

export interface DeskEndpoint<
  In extends z.ZodType = z.ZodType,
  Out extends z.ZodType = z.ZodType,
  Refused extends DeskRefused = DeskRefused,
> {
  readonly method: 'GET' | 'POST'
  /** Names after a colon are fields of the input. */
  readonly path: `/desk/${string}`
  readonly access: 'officer'
  readonly right: Right
  /** Where the field `kind` says what is done: the right that each kind needs as well. */
  readonly kindRights?: Readonly<Record<string, Right>>
  readonly summary: string
  readonly input: In
  readonly output: Out
  /** The media type of the answer, where that is a file and no JSON. */
  readonly file?: string
  /** The page whose forms ask for the file: a browser that is refused it is led back there. */
  readonly formPage?: `/${string}`
  /** The size of the body where a call takes a file that lies on disk meanwhile, and the page whose form sends it, too. Bytes. */
  readonly largeBody?: { readonly maxBytes: number; readonly page: `/${string}` }
  /** The field of the answer that is a secret: it stands in no record, so a repeated request gets null there. */
  readonly shownOnce?: readonly string[]
  /** What its use case refuses, in order of precedence; it can return no other. Reasons of `cannotBeDone` stand by their own names. */
  readonly refusals?: readonly Refused[]
}

/** What the way into a call of the desk refuses before its use case, by the kind of the call, in order. */
export const deskRefusalsBefore = {
  question: ['tooManyCalls', 'sessionIsMissing', 'rightIsMissing', 'badInput'],
  act: ['tooManyCalls', 'sessionIsMissing', 'rightIsMissing', 'formIsForeign', 'badInput', 'keyWasUsed'],
  login: ['tooManyCalls', 'formIsForeign', 'notFound', 'badInput'],
} as const satisfies Readonly<Record<string, readonly DeskRefused[]>>

export type DeskRefusedBy<Definition> = Definition extends {
  readonly refusals?: readonly (infer Refused extends DeskRefused)[]
}
  ? Refused
  : never

/**
 * An uploaded file that may be too large for memory. It lies on disk until the request is answered; each `read` begins at its first
 * byte. `toJSON` answers the hash of its bytes, so that an idempotency key belongs to one content.
 */
export interface DeskUpload {
  read(): AsyncIterable<Uint8Array>
  toJSON(): string
}

/** The input for a file: its text, or where it lies. */
export const sentFile = z.union([
  z.string(),
  z.custom<DeskUpload>((value) => typeof (value as DeskUpload | null)?.read === 'function'),
])

/** The answer of a call that gives a file. A text comes in parts, so that a long one is never held whole. */
export interface DeskFile {
  readonly mediaType: string
  /** The name to save it under; null where it is shown. */
  readonly saveAs: string | null
  readonly content: Uint8Array | AsyncIterable<string>
}

/** Defines a call. Unknown fields are refused; what the output does not name is left out of the answer. */
export function deskCall<In extends z.ZodType, Out extends z.ZodType, Refused extends DeskRefused = never>(
  method: DeskEndpoint['method'],
  right: Right,
  path: DeskEndpoint['path'],
  definition: Omit<DeskEndpoint<In, Out, Refused>, 'method' | 'access' | 'right' | 'path'>,
): DeskEndpoint<In, Out, Refused> {
  return { method, access: 'officer', right, path, ...definition }
}

/** Defines a call that answers a file. */
export function deskFileCall<In extends z.ZodType, Refused extends DeskRefused = never>(
  right: Right,
  path: DeskEndpoint['path'],
  definition: Omit<DeskEndpoint<In, z.ZodType, Refused>, 'method' | 'access' | 'right' | 'path' | 'output' | 'file'> & {
    readonly file: string
  },
): DeskEndpoint<In, z.ZodType<DeskFile, DeskFile>, Refused> {
  return deskCall('GET', right, path, { ...definition, output: z.custom<DeskFile>() })
}

/** One line, as officers type it. */
export const line = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^[^\p{Cc}]*$/u, 'must not contain control characters')
/** Several lines, at least one letter: without what turns the direction of the words around it, or cannot be seen. */
export const prose = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^(?:[^\p{Cc}]|[\n\r\t])*$/u, 'must not contain control characters')
    .transform(plainText)
    .refine((text) => text !== '', 'must say something')
export const id = line(64).min(1)
/** Why somebody does something: kept with the act. */
export const reason = prose(500)
/** A day of our calendar, `YYYY-MM-DD`: one that it does not know would be taken for none at all. */
export const day = z.iso
  .date()
  .refine((text) => parseCalendarDate(text) !== null, 'must be a day of the years 1900 to 2999')
/** The same, as the core computes with it. */
export const calendarDay = z.iso.date().transform((text, context) => {
  const parsed = parseCalendarDate(text)
  if (parsed !== null) return parsed
  context.addIssue('must be a day of the years 1900 to 2999')
  return z.NEVER
})
/** Minor units above 0; a form sends digits. */
export const amount = z
  .union([
    z.int(),
    z
      .string()
      .regex(/^\d{1,15}$/)
      .transform(Number),
  ])
  .pipe(z.int().min(1).lt(1e15))
/** How many rows of a list. */
export const pageSize = z
  .union([
    z.int(),
    z
      .string()
      .regex(/^\d{1,3}$/)
      .transform(Number),
  ])
  .pipe(z.int().min(1).max(200))
  .default(50)
/** A moment, `YYYY-MM-DD HH:MM:SS` in the lender's zone. */
export const moment = z.string()
/** Pass it as `after`, or as `before` where the call has that, for the next page; null on the last one. */
export const next = z.string().nullable()
/** The place in a list before which a page begins. */
export const place = z.string().regex(/^\d{1,15}$/)
/** Yes or no; a form sends a word. */
export const flag = z.union([z.boolean(), z.enum(['true', 'false']).transform((word) => word === 'true')])
export const person = z.object({ id: z.string(), name: z.string() })
