// A request of the desk, and what each is looked at for: where it came from, from which address, and which of its fields are wrong.

import { createHash } from 'node:crypto'
import type { z } from 'zod'
import type { Deps } from '../../deps.ts'

export interface DeskRequest {
  /** Path, query and body in one, as they came. */
  readonly unchecked: Readonly<Record<string, unknown>>
  readonly headers: Readonly<Record<string, string | undefined>>
  /** From the header, or else from the cookie. */
  readonly token: string | null
  /** True where a browser sent the token by itself: then the request must come from our own pages. */
  readonly byCookie: boolean
  readonly address: string
  readonly requestId: string
}

/** The address as acts name it: the same for the same address, and no way back to it. */
export function hashOfAddress({ config }: Pick<Deps, 'config'>, address: string): string {
  return createHash('sha256').update(config.sessionSecret).update('\0').update(address).digest('hex').slice(0, 32)
}

/** True for what a page of another origin sent, and for what does not say where it comes from. */
export function comesFromElsewhere(headers: Readonly<Record<string, string | undefined>>, deskOrigin: string): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site !== 'same-origin'
  return headers.origin !== deskOrigin
}

/** `{allowed: {kind: ['waiver', …]}}`: the words of each refused field that takes one of some; nothing where none does. */
export function allowedValues(error: z.ZodError): Readonly<Record<string, unknown>> {
  const lists = error.issues.flatMap((issue) => {
    const field = issue.path.map(String).join('.').slice(0, 64)
    const values = wordsOf(issue)
    return values.length > 1 && field !== '' ? [[field, values.map(String)] as const] : []
  })
  return lists.length === 0 ? {} : { allowed: Object.fromEntries(lists.slice(0, 20)) }
}

/** The words that a field takes: one of a list, or the kind of an input of several kinds. */
function wordsOf(issue: z.core.$ZodIssue): readonly unknown[] {
  if (issue.code === 'invalid_value') return issue.values
  return issue.code === 'invalid_union' && 'options' in issue ? (issue.options ?? []) : []
}

/** The names of the fields that are wrong. */
export function fieldNames(error: z.ZodError): string[] {
  const names = error.issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys' ? issue.keys : [issue.path.map(String).join('.') || 'body'],
  )
  return [...new Set(names)].map((field) => field.slice(0, 64)).slice(0, 20)
}
