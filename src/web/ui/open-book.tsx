// The passbook lies open: on a laptop two pages side by side, on a phone one below the other.

import type { ReactNode } from 'react'

/**
 * Two pages of one screen, which is `wide` (style part 'book'). On a laptop the foot ends the first page, which says what it is about;
 * of a form that goes `on` from the first page to the second, it ends the second.
 */
export function OpenBook({ left, right, on }: { left: ReactNode; right: ReactNode; on?: boolean }) {
  return (
    <div className={on ? 'book on' : 'book'}>
      <div>{left}</div>
      <div>{right}</div>
    </div>
  )
}
