// The sandbox provider's outgoing notices: signed when they leave, held back when asked to, tried again when not taken.

import { signatureHeader, signNotice } from '../http/signature.ts'

/** Stands in the place of a channel for notices of payouts. */
export const payoutNotices = 'payouts'

/** Takes a notice to the lender and answers the HTTP status, 0 when there was no answer. */
export type DeliverNotice = (
  channel: string,
  rawBody: Uint8Array,
  headers: Readonly<Record<string, string>>,
) => Promise<number>

interface HeldNotice {
  readonly channel: string
  readonly rawBody: Uint8Array
  readonly times: number
  readonly dueAt: number
  readonly tries: number
}

/** Minutes until a notice that was not taken is sent again; after the last one it is given up. */
const retryMinutes = [1, 5, 30, 120, 720, 1440]

/** Holds notices until the clock it was given has come to them. The mover of that clock calls {@link deliverDue}. */
export class NoticeSender {
  readonly #deliver: DeliverNotice
  readonly #secret: () => string
  readonly #now: () => Date
  #held: HeldNotice[] = []

  constructor(deliver: DeliverNotice, secret: () => string, now: () => Date) {
    this.#deliver = deliver
    this.#secret = secret
    this.#now = now
  }

  get waiting(): number {
    return this.#held.length
  }

  /** Sends `body` as `times` identical notices at once, `delayMinutes` from now. Answers the statuses; empty when held back. */
  async send(channel: string, body: unknown, times: number, delayMinutes: number): Promise<number[]> {
    const rawBody = new TextEncoder().encode(JSON.stringify(body))
    const notice = { channel, rawBody, times, dueAt: this.#now().getTime() + delayMinutes * 60_000, tries: 0 }
    if (delayMinutes <= 0) return this.#attempt(notice)
    this.#held.push(notice)
    return []
  }

  /** Sends everything that is due by now; how many notices that were. */
  async deliverDue(): Promise<number> {
    const now = this.#now().getTime()
    const due = this.#held.filter((notice) => notice.dueAt <= now)
    this.#held = this.#held.filter((notice) => notice.dueAt > now)
    for (const notice of due.toSorted((a, b) => a.dueAt - b.dueAt)) await this.#attempt(notice)
    return due.length
  }

  clear(): void {
    this.#held = []
  }

  async #attempt(notice: HeldNotice): Promise<number[]> {
    const headers = {
      'content-type': 'application/json',
      [signatureHeader]: signNotice(this.#secret(), notice.rawBody, this.#now()),
    }
    const copies = Array.from({ length: notice.times }, () => this.#deliver(notice.channel, notice.rawBody, headers))
    const statuses = await Promise.all(copies)
    const wait = retryMinutes[notice.tries]
    if (!statuses.some((status) => status >= 200 && status < 300) && wait !== undefined) {
      const dueAt = this.#now().getTime() + wait * 60_000
      this.#held.push({ ...notice, times: 1, dueAt, tries: notice.tries + 1 })
    }
    return statuses
  }
}
