// What a screen of the desk is: an address, one right, what it reads, what it can do, and how it looks.

import type { ReactNode } from 'react'
import type { z } from 'zod'
import type { DeskUpload } from '../contracts/desk-call.ts'
import type { DeskCallName, deskEndpoints } from '../contracts/desk-endpoints.ts'
import type { Right, Role } from '../core/officer/rights.ts'
import type { DeskWords } from './messages/words.ts'

/** How officers of this lender get in: by passkeys that an admin invites to, or by the lender's identity provider. */
export type LoginWay = 'passkeys' | 'provider'

export interface Me {
  readonly id: string
  readonly name: string
  readonly role: Role
}

export interface PostedFile {
  readonly field: string
  readonly bytes: Uint8Array
}

/** A form as it was posted: the first value of each name. */
export interface Posted {
  /** Of all fields, in the order of the form. */
  readonly names: readonly string[]
  /** The text of a field; empty where it is missing. */
  text(name: string): string
  has(name: string): boolean
  /** The text of a field; undefined where it is empty: calls leave empty fields out. */
  given(name: string): string | undefined
  readonly files: readonly PostedFile[]
  /** A file that is too large for memory and lies on disk; null where the field brought none. */
  upload(name: string): DeskUpload | null
  /** The idempotency key that the form came with. */
  readonly key: string | null
}

/**
 * The code that a field or a pressed button says. One that is none of its choices, as of a page of another release, goes to the call as it
 * is, which refuses it: nothing that was not chosen is done in its place.
 */
export const chosen = <Code extends string>(posted: Posted, name: string): Code => posted.text(name) as Code

export interface Visit {
  readonly me: Me
  readonly words: DeskWords
  /** The address as it was asked for: path and query. */
  readonly url: URL
  readonly params: Readonly<Record<string, string>>
  readonly call: Calls
  /** What was tried by the form that led here; null for a look. */
  readonly tried: Tried | null
  /** How officers of this lender get in. */
  readonly login: LoginWay
  /** A fresh idempotency key for a form. */
  newKey(): string
}

/** A form that did not lead to another page: what was typed, and the outcome. */
export interface Tried {
  readonly act: string
  readonly typed: Posted
  readonly refused: Refused | null
  /** What an act shows without a page of its own, such as an unmasked field. */
  readonly shown: unknown
}

/** The outcome of an act: another page, something to show on this one, or a refusal. */
export type Acted =
  | { readonly to: string; readonly said?: string }
  | { readonly shown: unknown; readonly ok: true }
  | Refused

export type Act = (posted: Posted, visit: Visit) => Promise<Acted>

export interface Screen<Data> {
  /** Names after a colon become `params`. */
  readonly path: `/${string}`
  readonly right: Right
  /** The tab that is marked while the screen is open; null for a page that no tab leads to. */
  readonly tab: Tab | null
  load(visit: Visit): Promise<Answer<Data>>
  title(data: Data, words: DeskWords): string
  /** The market of the loan or the borrower that it shows, whose amounts are written as theirs; left away where it shows many. */
  marketOf?(data: Data): string | null
  readonly View: (props: { readonly data: Data; readonly visit: Visit }) => ReactNode
  /** What its forms do, by the value of their field `act`. */
  readonly acts?: Readonly<Record<string, Act>>
}

/** The tabs of the desk: the address and the right of each, and the letter after `g` that leads there. */
export const tabList = [
  { name: 'work', path: '/', right: 'read', key: 'w' },
  { name: 'find', path: '/find', right: 'read', key: 'f' },
  { name: 'collections', path: '/collections', right: 'read', key: 'l' },
  { name: 'cases', path: '/cases', right: 'read', key: 'c' },
  { name: 'applications', path: '/applications', right: 'read', key: 'd' },
  { name: 'payments', path: '/payments', right: 'read', key: 'm' },
  { name: 'proposals', path: '/proposals', right: 'read', key: 'p' },
  { name: 'portfolio', path: '/portfolio', right: 'export', key: 'r' },
  { name: 'books', path: '/books', right: 'export', key: 'b' },
  { name: 'exports', path: '/exports', right: 'export', key: 'e' },
  { name: 'officers', path: '/officers', right: 'audit', key: 'o' },
  { name: 'audit', path: '/audit', right: 'audit', key: 'a' },
] as const satisfies readonly { name: string; path: `/${string}`; right: Right; key: string }[]
export type Tab = (typeof tabList)[number]['name']

/** A screen without the type of its data, so that screens fit in one list. */
export interface AnyScreen extends Omit<Screen<unknown>, 'load' | 'title' | 'View' | 'marketOf'> {
  /** Loads the data and renders the screen; or returns the refusal of a call. */
  show(
    visit: Visit,
  ): Promise<Answer<{ readonly title: string; readonly main: ReactNode; readonly market: string | null }>>
}

/** Defines a screen: its view gets what its loader returns. */
export function screen<Data>({ load, title, marketOf, View, ...rest }: Screen<Data>): AnyScreen {
  return {
    ...rest,
    async show(visit) {
      const answer = await load(visit)
      if (!answer.ok) return answer
      const { data } = answer
      const market = marketOf?.(data) ?? null
      return { ok: true, data: { title: title(data, visit.words), main: View({ data, visit }), market } }
    },
  }
}

/** What the address of a page asks for under these names. What is empty is left out, as calls leave it out. */
export function askedIn<Name extends string>({ searchParams }: URL, ...names: readonly Name[]) {
  const asked = names.map((name) => [name, searchParams.get(name) ?? ''] as const)
  return Object.fromEntries(asked.filter(([, text]) => text !== '')) as Partial<Record<Name, string>>
}

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

/** What a form was filled in with is no input for its call. */
export function wrongInput(message: string, ...fields: readonly string[]): Refused {
  return { ok: false, status: 400, code: 'badInput', message, fields, more: {} }
}

/** What an act was to be done to is not there. */
export function notThere(message: string, ...fields: readonly string[]): Refused {
  return { ...wrongInput(message, ...fields), status: 404, code: 'notFound' }
}

export type Answer<Data> = { readonly ok: true; readonly data: Data } | Refused

/** How a call travels: in this process, by the desk's pipeline. `key` makes a change idempotent. */
export type DeskTransport = (
  name: DeskCallName,
  input: Readonly<Record<string, unknown>>,
  key: string | null,
) => Promise<{ readonly status: number; readonly body: unknown }>

type Calls = <Name extends DeskCallName>(
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
