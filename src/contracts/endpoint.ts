// The definition of a call: address, access, input and output. Handler, client and OpenAPI document share it.

import type { RefusalName } from '../core/refusal.ts'
import { input, type WireSchema, wire } from './wire.ts'

export type Method = 'GET' | 'POST'

/**
 * Who may call. `public`: anybody. `optional`: anybody; a session counts where there is one. `session`: 401 without one.
 * `sessionAndCode`: 401 without one, and what it does needs a fresh code from the borrower's phone as well, in `proof`.
 */
export type Access = 'public' | 'optional' | 'session' | 'sessionAndCode'

const withoutSession: Readonly<Record<Access, boolean>> = {
  public: true,
  optional: true,
  session: false,
  sessionAndCode: false,
}

/** Whether a call is open to callers without a session. A class that is not in the table is not. */
export function isOpen({ access }: { readonly access: Access }): boolean {
  return withoutSession[access] === true
}

/** Where the answer stands in the envelope: `data`, or also under a legacy name beside it. */
type Place = 'data' | 'res' | 'attach'

/** `form`: form or JSON body. `multipart`: files. `image`, `sound`: answers bytes instead of an envelope. */
export type Form = 'form' | 'multipart' | 'image' | 'sound'

const mediaTypes: Readonly<Record<Form, string | null>> = {
  form: null,
  multipart: null,
  image: 'image/png',
  sound: 'audio/wav',
}

/** The media type of the bytes that a call answers; null for one that answers an envelope. */
export function mediaTypeOf({ form }: { readonly form: Form }): string | null {
  return mediaTypes[form]
}

/** Priority for load shedding and rate limits: tracking is refused first, money last. */
export type CallClass = 'money' | 'account' | 'read' | 'outcome' | 'code' | 'upload' | 'tracking'

/** A call before the table of calls (endpoints.ts) gives it its name. */
export interface CallDefinition<In = unknown, Out = unknown, Refused extends RefusalName = RefusalName> {
  readonly methods: readonly Method[]
  readonly path: string
  readonly access: Access
  readonly class: CallClass
  /** What it does, in field terms: for the OpenAPI document. */
  readonly summary: string
  readonly input: WireSchema<In>
  readonly output: WireSchema<Out>
  /** The success code: `'0'`, or `'00'` where the legacy clients expect it. */
  readonly success: '0' | '00'
  readonly place: Place
  readonly form: Form
  /** True for POSTs that create something: they take an `Idempotency-Key`. */
  readonly keyed: boolean
  /** Our names of the input that carries a fresh code: the same call with and without it is one request under one key. */
  readonly proof: readonly string[]
  /** Unknown fields: `ignore` is for calls that always refuse, so that an old client gets that refusal and no field error. */
  readonly unknownFields: 'refuse' | 'ignore'
  /** Names of the files of a multipart call. */
  readonly files: readonly string[]
  /**
   * What its use case refuses, in order of precedence: where two hold at once, the earlier one is answered. A handler can return no
   * other. What each call of a kind refuses before its use case stands in {@link refusalsBefore}.
   */
  readonly refusals: readonly Refused[]
}

export interface Endpoint<In = unknown, Out = unknown, Refused extends RefusalName = RefusalName>
  extends CallDefinition<In, Out, Refused> {
  readonly name: string
}

type Definition<In, Out, Refused extends RefusalName> = Pick<CallDefinition, 'summary'> & {
  input?: WireSchema<In>
  output?: WireSchema<Out>
  refusals?: readonly Refused[]
} & Partial<
    Pick<CallDefinition, 'class' | 'success' | 'place' | 'form' | 'keyed' | 'proof' | 'unknownFields' | 'files'>
  >

/**
 * Defines a call. Defaults: `read` class, success `'0'` (`'00'` under `/api/` and `/gopia/`), answer under `data`, no refusal, and an
 * answer that says nothing but that it is done.
 */
export function endpoint<In = Record<never, never>, Out = Record<never, never>, Refused extends RefusalName = never>(
  method: Method | readonly Method[],
  access: Access,
  path: string,
  definition: Definition<In, Out, Refused>,
): CallDefinition<In, Out, Refused> {
  return {
    methods: typeof method === 'string' ? [method] : method,
    path,
    access,
    class: 'read',
    success: /^\/(api|gopia)\//.test(path) ? '00' : '0',
    place: 'data',
    form: 'form',
    keyed: false,
    proof: [],
    unknownFields: 'refuse',
    files: [],
    refusals: [],
    ...definition,
    input: definition.input ?? (input({}) as unknown as WireSchema<In>),
    output: definition.output ?? (wire({}) as unknown as WireSchema<Out>),
  }
}

type UnionToIntersection<Union> = (Union extends unknown ? (one: Union) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never
type CallsIn<Room> = { readonly [Name in keyof Room as Room[Name] extends IsCall ? Name : never]: Room[Name] }
/** What the definitions of calls have, and nothing else that a file of a room gives. */
interface IsCall {
  readonly path: string
  readonly input: unknown
  readonly output: unknown
}

/** The calls that the files of rooms define, under their names there. Throws where two files give one name. */
export function callsOf<const Rooms extends readonly object[]>(
  ...rooms: Rooms
): UnionToIntersection<CallsIn<Rooms[number]>> {
  const calls = rooms.flatMap((room) =>
    Object.entries(room).filter(([, it]) => typeof it === 'object' && it !== null && 'path' in it && 'output' in it),
  )
  const names = new Set(calls.map(([name]) => name))
  if (names.size < calls.length) throw new Error('two rooms define a call of one name')
  return Object.fromEntries(calls) as UnionToIntersection<CallsIn<Rooms[number]>>
}

/** Gives each call of a table its key as its name: the only place where the name is written. */
export function named<Table extends Readonly<Record<string, Omit<CallDefinition, 'input' | 'output'>>>>(
  table: Table,
): { readonly [Name in keyof Table]: Table[Name] & { readonly name: Name } } {
  const entries = Object.entries(table).map(([name, definition]) => [name, { ...definition, name }])
  return Object.fromEntries(entries) as ReturnType<typeof named<Table>>
}

export type InputOf<E> = E extends CallDefinition<infer In, unknown> ? In : never
export type OutputOf<E> = E extends CallDefinition<unknown, infer Out> ? Out : never
export type RefusedBy<E> = E extends { readonly refusals: readonly (infer Refused extends RefusalName)[] }
  ? Refused
  : never

/** Why no code is sent, and why one that came does not count: lists of every call with a code. */
export const whyNoCode = ['tooManyCodes', 'codeWasJustSent', 'longCodeIsUnderWay'] as const
export const wrongCode = ['codeIsUsedUp', 'codeHasExpired', 'codeIsWrong'] as const

/** What the way into a call refuses before its use case, by the kind of the call, in order. Bad input has a code of its own. */
export function refusalsBefore({ access, keyed }: Pick<CallDefinition, 'access' | 'keyed'>): readonly RefusalName[] {
  return [
    'tooManyRequests',
    ...(access === 'public' ? [] : (['sessionIsMissing'] as const)),
    ...(keyed ? (['requestKeyWasUsedForSomethingElse'] as const) : []),
  ]
}
