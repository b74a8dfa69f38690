// Stands once in the page's frame: asks what became of an attempt without an answer, and shows what came of it.

import { useEffect, useRef } from 'react'
import { useLocation, useNavigation, useRevalidator, useSubmit } from 'react-router'
import { usePageFacts } from '../page/page-facts.tsx'
import { type Attempt, tellSending, useConnection } from '../ui/connection.ts'
import { findOut, type Sender } from './find-out.ts'
import { repeatAnswer } from './keep-screen.ts'
import { loadAnew } from './load-anew.ts'

/**
 * Once we can be reached again: what has arrived is sent once more under its key, which brings the answer that was lost and
 * does nothing twice. Without a key the page is loaded anew, under the step that an answer had led to, and shows how things are.
 * Leaving the page ends the search.
 */
export function OutcomeSeeker() {
  const { sending } = useConnection()
  const { common, shortName } = usePageFacts()
  const submit = useSubmit()
  const { revalidate } = useRevalidator()
  const means = useRef({ sender: { common, shortName }, submit, revalidate })
  means.current = { sender: { common, shortName }, submit, revalidate }
  const attempt = sending?.kind === 'asking' ? sending.attempt : null
  // A page that is loaded anew while the router still ends the attempt would be left as it is: its status says so.
  const isOver = useNavigation().state === 'idle'
  useEffect(() => {
    if (attempt === null || !isOver) return
    const leaving = new AbortController()
    seek(attempt, means.current, leaving.signal).catch((error: unknown) => {
      if (!leaving.signal.aborted) throw error
    })
    return () => leaving.abort()
  }, [attempt, isOver])
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the address changes: another page has sent nothing yet
  useEffect(() => () => tellSending(null), [pathname])
  return null
}

interface Means {
  readonly sender: Sender
  readonly submit: ReturnType<typeof useSubmit>
  readonly revalidate: () => Promise<void>
}

async function seek(attempt: Attempt, { sender, submit, revalidate }: Means, signal: AbortSignal): Promise<void> {
  const { form, key, sent } = attempt
  const { pathname, search } = new URL(sent.url)
  const action = `${pathname}${search}`
  const isMultipart = sent.headers.get('Content-Type')?.startsWith('multipart/form-data') === true
  const encType = isMultipart ? 'multipart/form-data' : 'application/x-www-form-urlencoded'
  // A key that nobody has used asks for no more than whether we can be reached, by the same borrower.
  const outcome = await findOut(key ?? crypto.randomUUID(), sender, signal)
  // Another borrower is logged in now: the page is loaded anew.
  if (outcome === 'loginChanged') return loadAnew()
  if (key === null && !repeatAnswer(action)) {
    await revalidate()
    if (!signal.aborted) tellSending({ kind: 'lookAgain' })
    return
  }
  if (key !== null && outcome === 'notDone') return tellSending({ kind: outcome })
  tellSending({ kind: key === null ? 'lookAgain' : 'showing' })
  await submit(form, { method: 'post', action, encType })
}
