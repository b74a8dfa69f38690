// What the test page shows, as its loader and action hand it over.

import type { OrderStatus } from '../../../core/order/status.ts'
import type { Persona } from './demo-desk.ts'

export interface OutboxMessage {
  readonly phone: string
  readonly purpose: string
  readonly text: string
  readonly code: string | null
  readonly at: string
}

/** One attempt to deliver an event, as the demo's receiver saw it. */
interface EventDelivery {
  readonly id: string
  readonly type: string
  readonly at: string
  readonly status: number
  readonly body: string
}

/** A sample borrower without a ticket: those are made when a page is opened. */
export interface Shown extends Omit<Persona, 'launch' | 'status'> {
  readonly status: OrderStatus | null
}

/** A sample officer with a fresh one-time link. */
export interface PreviewOfficer {
  readonly name: string
  readonly role: string
  readonly launch: string
  /** Where the samples' stories are at the desk. */
  readonly stories: readonly { readonly story: string; readonly path: string }[]
}

export interface PreviewView {
  /** Empty where this process has no desk. */
  readonly officers: readonly PreviewOfficer[]
  readonly people: readonly Shown[]
  /** Null for nobody. */
  readonly who: Shown | null
  /** The addresses of all calls. */
  readonly paths: readonly string[]
  readonly clock: { readonly date: string; readonly time: string }
  readonly phone: string
  readonly outbox: readonly OutboxMessage[]
  readonly events: { readonly isOn: boolean; readonly deliveries: readonly EventDelivery[] }
}

export interface DeskResult {
  readonly tool: string
  readonly ok: boolean
  /** What the desk said, as JSON. */
  readonly said: string
}
