// The desk's calls as its screens make them: typed by the contracts, answered by the same routes, refusals as values.

import type { z } from 'zod'
import type { DeskCallName, deskEndpoints } from '../contracts/desk-endpoints.ts'

/** What a call takes, as a form sends it. */
export type Sent<Name extends DeskCallName> = z.input<(typeof deskEndpoints)[Name]['input']>
export type Got<Name extends DeskCallName> = z.output<(typeof deskEndpoints)[Name]['output']>

/** A call that was refused: the wire's code, words for the officer, and the names of wrong fields. */
export interface Refused {
  readonly ok: false
  readonly status: number
  readonly code: string
  readonly message: string
  readonly fields: readonly string[]
  /** What stands beside the code, such as the new effect of a loan that has moved. */
  readonly more: Readonly<Record<string, unknown>>
}

export type Answer<Data> = { readonly ok: true; readonly data: Data } | Refused

/** How a call travels: in this process, by the desk's pipeline. `key` makes a change idempotent. */
export type DeskTransport = (
  name: DeskCallName,
  input: Readonly<Record<string, unknown>>,
  key: string | null,
) => Promise<{ readonly status: number; readonly body: unknown }>

/** Calls by their name. */
export type Calls = <Name extends DeskCallName>(
  name: Name,
  input: Sent<Name>,
  key?: string | null,
) => Promise<Answer<Got<Name>>>

/** Calls over a transport. */
export function callsOver(transport: DeskTransport): Calls {
  return async (name, input, key = null) => {
    const { status, body } = await transport(name, input as Readonly<Record<string, unknown>>, key)
    // The pipeline has validated the answer with this schema.
    if (status === 200) return { ok: true, data: (body as { data: Got<typeof name> }).data }
    const { error } = body as { error: { code: string; message: string; fields?: readonly string[] } }
    const { code, message, fields, ...more } = error
    return { ok: false, status, code, message, fields: fields ?? [], more }
  }
}
