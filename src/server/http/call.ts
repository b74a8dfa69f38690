// What a use case gets beside its input: who calls, in which market and language, with which transaction and means.

import type { CommonParams } from '../../contracts/common-params.ts'
import type { CallInput, CallOutput, CallRefused, EndpointName } from '../../contracts/endpoints.ts'
import type { Market } from '../../core/market/market.ts'
import type { Done, Refusal } from '../../core/refusal.ts'
import type { ServerWords } from '../../words/server-words.ts'
import type { Queries } from '../db/database.ts'
import type { Deps } from '../deps.ts'
import type { UncheckedCall } from './read-input.ts'

/** The borrower behind a session. Use cases look everything up with `borrowerId`. */
export interface Caller {
  readonly borrowerId: string
  /** sha256 of the session token, hex. */
  readonly sessionHash: string
  readonly deviceId: string
}

export interface UploadedFile {
  readonly field: string
  readonly bytes: Uint8Array
}

export interface IncomingCall extends UncheckedCall {
  readonly headers: Readonly<Record<string, string | undefined>>
  readonly files: readonly UploadedFile[]
  /** The caller's IP address as the server saw it; only its keyed hash is used further on. */
  readonly address: string
  readonly requestId: string
}

export interface Call<Who = Caller> {
  readonly caller: Who
  readonly deps: Deps
  /** The database; inside a call with an idempotency key, that key's transaction. `db.transaction` joins it. */
  readonly db: Queries
  readonly market: Market
  /** The sign for amounts in this call: the market's own, or by `system` (1 rupee, else peso). */
  readonly currencySymbol: string
  readonly language: string
  readonly words: ServerWords
  /** The lasting common parameters of the session, overlaid by those of this call. Never identity. */
  readonly common: CommonParams
  readonly requestId: string
  /** Keyed hash of the network that the caller's address is in: for limits and evidence, never the address itself. */
  readonly addressHash: string
  /** The same for the widest network that one caller can have: limits count it as well (`takeForAddress`). */
  readonly wideAddressHash: string
  readonly idempotencyKey: string | null
  /** Whose idempotency keys those of this call are: {@link keyScope} makes the scope of one of them. */
  readonly keyOwner: string
  readonly files: readonly UploadedFile[]
}

/** The scope of an idempotency key: the same key of another owner or call is another key. */
export function keyScope(owner: string, name: EndpointName): string {
  return `${owner}:${name}`
}

/** The key of a call as it is kept; null for a call without one. */
export function keptKey({ keyOwner, idempotencyKey }: Pick<Call, 'keyOwner' | 'idempotencyKey'>, name: EndpointName) {
  return idempotencyKey === null ? null : { scope: keyScope(keyOwner, name), key: idempotencyKey }
}

/** What calls of a kind refuse, declared or not (`refusalsBefore`): a session may end, or a key turn out to be used, while one runs. */
type RefusedByKind = 'requestKeyWasUsedForSomethingElse' | 'sessionIsMissing'

type Answered<Output> = Record<never, never> extends Output ? Done : Output

/** A use case: it answers what its call promises, or refuses what its call declares. Any other refusal does not compile. */
export type Handler<Name extends EndpointName, Who = Caller> = (
  input: CallInput<Name>,
  call: Call<Who>,
) => Promise<Answered<CallOutput<Name>> | Refusal<CallRefused<Name> | RefusedByKind>>

/** `pipeline`: the whole call is one transaction with its idempotency record. `natural`: the use case talks to the outside
 *  and is repeatable by its own natural key; only key reuse with another body is refused. */
export interface Registered<Name extends EndpointName> {
  readonly handler: Handler<Name, Caller> | Handler<Name, Caller | null>
  readonly idempotency: 'pipeline' | 'natural'
  /** Says of a call that brings files, before a byte of them is kept, that this borrower may send no more. */
  readonly beforeFiles?: (borrowerId: string, deps: Deps) => Promise<Refusal<CallRefused<Name>> | null>
}

export type Routes<Names extends EndpointName = EndpointName> = { readonly [Name in Names]: Registered<Name> }

/** Registers a use case that needs a session. */
export function signedIn<Name extends EndpointName>(
  handler: Handler<Name, Caller>,
  idempotency: Registered<Name>['idempotency'] = 'pipeline',
  more: Pick<Registered<Name>, 'beforeFiles'> = {},
): Registered<Name> {
  return { handler, idempotency, ...more }
}

/** Registers a use case that anybody may call; `call.caller` is null without a session. */
export function open<Name extends EndpointName>(
  handler: Handler<Name, Caller | null>,
  idempotency: Registered<Name>['idempotency'] = 'pipeline',
): Registered<Name> {
  return { handler, idempotency }
}
