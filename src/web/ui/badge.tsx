// A number on an icon: how many things wait there.

import type { ReactNode } from 'react'
import { useWords } from '../messages/words-context.tsx'

/** Beyond this a badge only says that there are more. */
const badgeLimit = 99

/** What a badge shows: nothing for 0, `99+` above the limit. */
function badgeText(count: number): string {
  if (count <= 0) return ''
  return count > badgeLimit ? `${badgeLimit}+` : String(count)
}

/** A count on the corner of what it belongs to. */
export function Badge({ count, children }: { count: number; children: ReactNode }) {
  const { kit } = useWords()
  const text = badgeText(count)
  return (
    <span className="badged">
      {children}
      {text !== '' && (
        <span className="badge">
          <span className="num" aria-hidden="true">
            {text}
          </span>
          <span className="hide">{kit.unread({ count: text })}</span>
        </span>
      )}
    </span>
  )
}
