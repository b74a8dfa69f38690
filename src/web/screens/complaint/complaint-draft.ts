// What a borrower was writing, kept on the phone until it is sent: for the same borrower and loan, and for a day at most.

import { phoneStorage } from '../../ui/browser-storage.ts'
import { type Draft, readDraft, writtenDraft } from './written-draft.ts'

/** What is being written: the complaint itself, or a message about a case. */
export type DraftName = 'candor.complaint' | 'candor.complaint.reply'
export const draftName: DraftName = 'candor.complaint'
export const orderName = 'candor.complaint.order'

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
