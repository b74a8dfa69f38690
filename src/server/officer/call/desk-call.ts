// What a use case of the desk gets beside its input: who calls, with which transaction and means, and where acts are written.

import type { DeskCallName, DeskCallRefused, DeskInput, DeskOutput } from '../../../contracts/desk-endpoints.ts'
import { dateTimeIn } from '../../../core/calendar-date.ts'
import { markets } from '../../../core/market/markets.ts'
import type { DeskRefusal } from '../../../core/officer/desk-refusal.ts'
import type { Queries, Tx } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import type { NewAct } from '../act/act-store.ts'
import type { Officer } from '../person/officer-store.ts'

/** The surroundings of a call that reads. */
export interface DeskCall {
  readonly officer: Officer
  readonly deps: Deps
  readonly db: Queries
  readonly language: string
  readonly token: string
  /** The public origin of the desk: `https://desk.example`. */
  readonly deskOrigin: string
  /** Writes down what the officer does, with who and from where; in the call's transaction, where it has one. */
  act(act: NewAct): Promise<void>
}

/** The surroundings of a call that changes something: one transaction, with the officer's row held. */
export interface DeskChange extends DeskCall {
  readonly db: Tx
}

type Handler<Name extends DeskCallName, Around> = (
  input: DeskInput<Name>,
  call: Around,
) => Promise<DeskOutput<Name> | DeskRefusal<DeskCallRefused<Name>>>

/** What was prepared before a call's transaction. `end` is called when the call ends, whatever its outcome. */
interface Prepared<Value> {
  readonly prepared: Value
  end(): Promise<void>
}

/** Prepares what would keep a transaction open too long, once right and input were checked. A refusal ends the call. */
export type DeskPreparer<Name extends DeskCallName, Value> = (
  input: DeskInput<Name>,
  call: DeskCall,
) => Promise<Prepared<Value> | DeskRefusal<DeskCallRefused<Name>>>

/** A use case that changes something with what was prepared for it. */
export type PreparedChanger<Name extends DeskCallName, Value> = (
  input: DeskInput<Name>,
  call: DeskChange,
  prepared: Value,
) => Promise<DeskOutput<Name> | DeskRefusal<DeskCallRefused<Name>>>

export interface DeskRegistered<Name extends DeskCallName> {
  readonly changes: boolean
  /** Officers are locked beside the one who calls: such calls take turns before any row is held. */
  readonly locksOfficers?: true
  readonly handler: Handler<Name, DeskChange> | Handler<Name, DeskCall> | PreparedChanger<Name, never>
  readonly prepare?: DeskPreparer<Name, unknown>
}

export type DeskRoutes<Names extends DeskCallName = DeskCallName> = { readonly [Name in Names]: DeskRegistered<Name> }
export type DeskReader<Name extends DeskCallName> = Handler<Name, DeskCall>
export type DeskChanger<Name extends DeskCallName> = Handler<Name, DeskChange>

/** Registers a use case that only reads (and writes down that it did). */
export function reads<Name extends DeskCallName>(handler: DeskReader<Name>): DeskRegistered<Name> {
  return { handler, changes: false }
}

/** Registers a use case that changes something. */
export function changes<Name extends DeskCallName>(handler: DeskChanger<Name>): DeskRegistered<Name> {
  return { handler, changes: true }
}

/** Registers a use case that changes officers or their keys: it takes its turn before the officer who calls is held. */
export function changesOfficers<Name extends DeskCallName>(handler: DeskChanger<Name>): DeskRegistered<Name> {
  return { handler, changes: true, locksOfficers: true }
}

/** Registers a use case that changes something with what was prepared before its transaction. */
export function preparedChange<Name extends DeskCallName, Value>(
  prepare: DeskPreparer<Name, Value>,
  handler: PreparedChanger<Name, Value>,
): DeskRegistered<Name> {
  return { handler, changes: true, prepare }
}

/** A moment as the desk shows it: in the lender's zone; null for none. */
export function deskMoment(deps: Deps, at: Date): string
export function deskMoment(deps: Deps, at: Date | null): string | null
export function deskMoment(deps: Deps, at: Date | null): string | null {
  return at === null ? null : dateTimeIn(markets[deps.config.policyPack].zone, at)
}
