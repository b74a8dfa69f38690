// What a borrower was writing, kept on the phone until it is sent: for the same borrower and loan, and for a day at most.

import { phoneStorage } from '../../ui/browser-storage.ts'

/** A draft expires after this time. */
const keptHours = 24
/** What is being written: the complaint itself, or a message about a case. */
export type DraftName = 'candor.complaint' | 'candor.complaint.reply'
export const draftName: DraftName = 'candor.complaint'
export const orderName = 'candor.complaint.order'

export interface Draft {
  readonly text: string
  /** Addresses of pictures that were sent already. */
  readonly pictures: readonly string[]
}

/** How a draft is kept. `owner` names borrower and loan. */
export function writtenDraft(draft: Draft, owner: string, nowMs: number): string {
  return JSON.stringify({ owner, savedAtMs: nowMs, text: draft.text, pictures: draft.pictures })
}

/** Reads what {@link writtenDraft} wrote; null for another borrower's, an expired or empty one, and for anything else. */
export function readDraft(kept: string | null, owner: string, nowMs: number): Draft | null {
  const found = parsed(kept)
  if (found === null || found.owner !== owner) return null
  const { savedAtMs, text, pictures } = found
  if (typeof savedAtMs !== 'number' || savedAtMs > nowMs || nowMs - savedAtMs > keptHours * 3_600_000) return null
  if (typeof text !== 'string' || !Array.isArray(pictures)) return null
  const urls = pictures.filter((url): url is string => typeof url === 'string' && /^\/uploads\/[\w.]+$/.test(url))
  return text === '' && urls.length === 0 ? null : { text, pictures: urls }
}

function parsed(kept: string | null): Readonly<Record<string, unknown>> | null {
  if (kept === null) return null
  try {
    const found: unknown = JSON.parse(kept)
    return typeof found === 'object' && found !== null ? (found as Readonly<Record<string, unknown>>) : null
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}

export function keepDraft(draft: Draft, owner: string, name: DraftName = draftName): void {
  phoneStorage()?.setItem(name, writtenDraft(draft, owner, Date.now()))
}

export function keptDraft(owner: string, name: DraftName = draftName): Draft | null {
  return readDraft(phoneStorage()?.getItem(name) ?? null, owner, Date.now())
}

/** The loan chosen last, for an address of the form that names none. */
export function keepOrder(orderId: string): void {
  phoneStorage()?.setItem(orderName, orderId)
}

export function keptOrder(): string {
  return phoneStorage()?.getItem(orderName) ?? ''
}

/** Once a message about a case was sent. */
export function forgetReply(): void {
  phoneStorage()?.removeItem('candor.complaint.reply')
}

/** Once it was sent. */
export function forgetComplaint(): void {
  phoneStorage()?.removeItem(draftName)
  phoneStorage()?.removeItem(orderName)
}
