// Stands once in the page's frame: asks what became of an attempt without an answer, and shows what came of it.

import { useEffect, useRef } from 'react'
import { useNavigation, useSubmit } from 'react-router'
import { usePageFacts } from '../page/page-facts.tsx'
import { type Attempt, tellSending, useConnection } from '../ui/connection.ts'
import { findOut, type Sender } from './find-out.ts'
import { loadAnew } from './load-anew.ts'

/**
 * Once we can be reached again: what has arrived is sent once more under its key, which brings the answer that was lost and
 * does nothing twice. Without a key the page is reloaded (`keep-screen.ts`), and shows how things are. Leaving the page ends
 * the search: its frame says then that there is nothing to ask for (`root.tsx`).
 */
export function OutcomeSeeker() {
  const { sending } = useConnection()
  const { common, whose } = usePageFacts()
  const submit = useSubmit()
  const means = useRef({ sender: { common, whose }, submit })
  means.current = { sender: { common, whose }, submit }
  const attempt = sending?.kind === 'asking' ? sending.attempt : null
  // A page that is reloaded while the router still ends the attempt would be left as it is: its status says so.
  const isOver = useNavigation().state === 'idle'
  useEffect(() => {
    if (attempt === null || !isOver) return
    const leaving = new AbortController()
    seek(attempt, means.current, leaving.signal).catch((error: unknown) => {
      if (!leaving.signal.aborted) throw error
    })
    return () => leaving.abort()
  }, [attempt, isOver])
  return null
}

interface Means {
  readonly sender: Sender
  readonly submit: ReturnType<typeof useSubmit>
}

async function seek(attempt: Attempt, { sender, submit }: Means, signal: AbortSignal): Promise<void> {
  const { form, key, sent } = attempt
  // The router has reloaded the page.
  if (key === null) return tellSending({ kind: 'lookAgain' })
  const { pathname, search } = new URL(sent.url)
  const isMultipart = sent.headers.get('Content-Type')?.startsWith('multipart/form-data') === true
  const encType = isMultipart ? 'multipart/form-data' : 'application/x-www-form-urlencoded'
  const outcome = await findOut(key, sender, signal)
  if (outcome === 'notDone') return tellSending({ kind: outcome })
  // Another borrower is logged in now: the page is reloaded.
  if (outcome === 'loginChanged') return loadAnew()
  tellSending({ kind: 'showing' })
  await submit(form, { method: 'post', action: `${pathname}${search}`, encType })
}
