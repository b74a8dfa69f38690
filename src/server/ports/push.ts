// The port behind which messages leave that the lender's app shows on a phone.

import type { NoticeHeaders } from './notice-headers.ts'

export interface OutgoingPush {
  /** Our number of the message: the lender's back end shows one number once. */
  readonly messageId: string
  /** Where the phone is reached, as its app named it: opaque. */
  readonly to: string
  /** What a lock screen may show to anybody: the lender's name, and a line without amounts or names. */
  readonly title: string
  readonly body: string
  /** A page of ours; the app opens it with a launch ticket. */
  readonly link: string
}

/**
 * `taken`: it is the back end's to show, and a receipt tells of the end. `shown`: the phone has shown it already. `gone`: no phone is
 * reached there any more. `refused`: it took nothing and will not. `notSent`: no call was made. `unknown`: it may have been taken.
 */
export type PushAnswer =
  | { readonly outcome: 'taken' | 'shown' | 'gone' | 'notSent' | 'unknown' }
  | { readonly outcome: 'refused'; readonly reason: string }

/** The receipt of a message that was taken. `ignored`: signed, but says no outcome. */
export type PushReceipt =
  | { readonly messageId: string; readonly became: 'shown' | 'failed' | 'gone'; readonly reason: string }
  | 'ignored'
  | 'badSignature'
  | 'stale'
  | 'unreadable'

export interface PushProvider {
  readonly name: string
  /** Hands a message over once. The same number may be handed over again: it is shown once. Never throws for the network. */
  send(push: OutgoingPush): Promise<PushAnswer>
  readReceipt(rawBody: Uint8Array, headers: NoticeHeaders, now: Date): PushReceipt
}
