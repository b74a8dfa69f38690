// A form that is not sent without a star: it says so at the stars and in a toast. Without script the server says it.

import { type SubmitEvent, useState } from 'react'
import { useToast } from './note.tsx'
import { useReasons } from './reasons.tsx'

/** `missing`: what is said. `error` belongs to {@link Stars} named `stars`; `check` to `onSubmit` of the form around them. */
export function useNeededStars(missing: string): {
  readonly error: string | undefined
  readonly check: (event: SubmitEvent<HTMLFormElement>) => void
  readonly forget: () => void
} {
  const toast = useToast()
  const { tell } = useReasons()
  const [isMissing, setMissing] = useState(false)
  return {
    error: isMissing ? missing : undefined,
    check(event) {
      const has = new FormData(event.currentTarget).has('stars')
      setMissing(!has)
      if (has) return
      event.preventDefault()
      toast(missing)
      tell()
    },
    forget: () => setMissing(false),
  }
}
