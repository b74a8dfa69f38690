// What a borrower was writing, kept on the phone until it is sent: for the same borrower and loan, and for a day at most.

import { useCallback, useEffect, useRef, useState } from 'react'
import { usePageFacts } from '../../page/page-facts.tsx'
import { phoneStorage } from '../../ui/browser-storage.ts'
import { type Draft, readDraft, writtenDraft } from './written-draft.ts'

/** What is being written: the complaint itself, or a message about a case. */
type DraftName = 'candor.complaint' | 'candor.complaint.reply'
export const draftName: DraftName = 'candor.complaint'
export const replyName: DraftName = 'candor.complaint.reply'
export const orderName = 'candor.complaint.order'

/** True where something was typed or chosen already, before React ran: no draft takes its place. */
function isTouched(formId: string): boolean {
  const form = document.getElementById(formId)
  const files = form?.querySelector<HTMLInputElement>('input[type=file]')?.files?.length ?? 0
  return files > 0 || form?.querySelector('textarea')?.value !== ''
}

/**
 * The draft that the phone kept, once React runs, and how to keep what is written from then on. It is the borrower's, as far as a page
 * may know, and `about` a loan or a case; once it `wasSent` it is forgotten.
 */
export function useDraft(formId: string, name: DraftName, about: string, notSent: Draft | undefined, wasSent = false) {
  const owner = `${usePageFacts().whose} ${about}`
  const [restored, setRestored] = useState<Draft | null>(null)
  const now = useRef<Draft>({ text: notSent?.text ?? '', pictures: notSent?.pictures ?? [] })
  const keep = useCallback(
    (change: Partial<Draft>) => {
      now.current = { ...now.current, ...change }
      phoneStorage()?.setItem(name, writtenDraft(now.current, owner, Date.now()))
    },
    [owner, name],
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each loan or case, and once it was sent
  useEffect(() => {
    if (wasSent) {
      now.current = { text: '', pictures: [] }
      return phoneStorage()?.removeItem(name)
    }
    if (notSent !== undefined || isTouched(formId)) return
    const kept = readDraft(phoneStorage()?.getItem(name) ?? null, owner, Date.now())
    if (kept === null) return
    now.current = kept
    setRestored(kept)
  }, [owner, wasSent])
  return { restored, keep }
}

/** The loan chosen last, for an address of the form that names none. */
export function keepOrder(orderId: string): void {
  phoneStorage()?.setItem(orderName, orderId)
}

export function keptOrder(): string {
  return phoneStorage()?.getItem(orderName) ?? ''
}

/** Once it was sent. */
export function forgetComplaint(): void {
  phoneStorage()?.removeItem(draftName)
  phoneStorage()?.removeItem(orderName)
}
