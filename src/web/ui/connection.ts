// The state of the connection between this page and the server: set by every loader and form, shown by every screen.

import { useSyncExternalStore } from 'react'

/** Why there is no answer. `offline`: the phone has no connection. `silent`: no answer, or one of a broken proxy. `stranger`: a
 *  page of a captive portal or proxy came instead. */
export type NoAnswerReason = 'offline' | 'silent' | 'stranger'

/** The field of a form with its idempotency key. */
export const keyField = 'key'
/** In a form with several intents: the one that the key is for. The others can be sent twice, and leave no trace to ask for. */
export const keyForField = 'keyFor'
/** The field of every form with the borrower whom its page shows, masked; none without a session (`page/page-gate.ts`). */
export const shownToField = 'as'

/** What was sent, to be sent again as it was: under the same key it counts once. */
export interface Attempt {
  readonly form: FormData
  /** Where and how it was sent; its body is read. */
  readonly sent: Request
  /** The idempotency key; null for a form that has none: then its outcome cannot be asked for. */
  readonly key: string | null
}

/**
 * What became of what was sent.
 * - `notSent`: there was no connection, nothing left the phone
 * - `asking`: no answer came, and we find out whether it arrived
 * - `showing`: it arrived; what came of it is on its way
 * - `notDone`: it did not get through, nothing was done
 * - `lookAgain`: the outcome is unknown; the page was reloaded and shows the current state
 * - `notTaken`: turned away before anything was done
 */
export type SendingTrouble =
  | { readonly kind: 'asking'; readonly attempt: Attempt }
  | { readonly kind: 'notSent' | 'showing' | 'notDone' | 'lookAgain' | 'notTaken' }

/** What is sent once more by a tap: nothing is on its way, and nothing is asked. */
export function canBeSentAgain(sending: SendingTrouble | null): boolean {
  return sending !== null && sending.kind !== 'asking' && sending.kind !== 'showing'
}

export interface Connection {
  readonly sending: SendingTrouble | null
  /** A page or a part of one that is waited for. */
  readonly loading: NoAnswerReason | null
}

const calm: Connection = { sending: null, loading: null }
let now = calm
const listeners = new Set<() => void>()

function change(next: Partial<Connection>): void {
  const changed = { ...now, ...next }
  if (changed.sending === now.sending && changed.loading === now.loading) return
  now = changed
  for (const listener of listeners) listener()
}

/** Tells what became of the last thing sent; null once there is nothing to say of it. */
export function tellSending(sending: SendingTrouble | null): void {
  change({ sending })
}

/** Loads under way that found no connection, each with why. The latest is shown. */
const held = new Map<object, NoAnswerReason>()

/** Tells that a load waits, or (`null`) that it does no longer. `load` is its own sign. */
export function tellLoading(load: object, reason: NoAnswerReason | null): void {
  held.delete(load)
  if (reason !== null) held.set(load, reason)
  change({ loading: [...held.values()].at(-1) ?? null })
}

/** Another page is shown: it has sent nothing yet, and what the one before waited for does not concern it. */
export function tellPageLeft(): void {
  held.clear()
  change(calm)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The connection as this page knows it. On the server it is calm: the page arrived after all. */
export function useConnection(): Connection {
  return useSyncExternalStore(
    subscribe,
    () => now,
    () => calm,
  )
}

/** The form that was sent last, and the button that sent it: 'Try again' presses it once more, with what stands in it now. */
let lastSent: { readonly form: HTMLFormElement; readonly submitter: HTMLElement | null } | null = null

/** Remembers which form is sent, for {@link sendAgain}. To be called once, when the page wakes up. */
export function rememberForms(): void {
  document.addEventListener(
    'submit',
    (event) => {
      if (event.target instanceof HTMLFormElement) lastSent = { form: event.target, submitter: event.submitter }
    },
    true,
  )
}

function buttonInFoot(): Element | null {
  const submitter = canBeSentAgain(now.sending) ? lastSent?.submitter : null
  return submitter?.closest('.foot') ? submitter : null
}

/** The button in the foot that sent what did not get through: 'Try again' stands in its place. Null where another one sent it. */
export function useReplacedButton(): Element | null {
  return useSyncExternalStore(subscribe, buttonInFoot, () => null)
}

/** Sends the last form once more, with its present values. False where it is no longer on the page. */
export function sendAgain(): boolean {
  if (lastSent === null || !lastSent.form.isConnected) return false
  const { form, submitter } = lastSent
  form.requestSubmit(submitter?.isConnected === true ? submitter : null)
  return true
}
