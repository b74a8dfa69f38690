// 'loading...' while a page or an answer is on its way, once that takes long enough to be noticed.

import { useEffect, useState } from 'react'
import { useNavigation } from 'react-router'
import { useWords } from '../messages/words-context.tsx'
import { useConnection } from './connection.ts'

/** A call that is answered sooner says nothing. Milliseconds. */
const noticedAfterMs = 200

/** Stands once in the page's frame, inside the router. */
export function LoadingToast() {
  const { kit } = useWords()
  const { loading } = useConnection()
  // While there is no connection the screen says so instead.
  const waits = useNavigation().state !== 'idle' && loading === null
  const [shown, setShown] = useState(false)
  useEffect(() => {
    if (!waits) return
    const timer = setTimeout(() => setShown(true), noticedAfterMs)
    return () => {
      clearTimeout(timer)
      setShown(false)
    }
  }, [waits])
  return <div role="status">{shown && <p className="toast">{kit.loading}</p>}</div>
}
