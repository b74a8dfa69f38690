// The passbook lies open: on a laptop two pages side by side, on a phone one below the other.

import type { ReactNode } from 'react'

/** Two pages of one screen, which is `wide` (style part 'book'). */
export function OpenBook({ left, right }: { left: ReactNode; right: ReactNode }) {
  return (
    <div className="book">
      <div>{left}</div>
      <div>{right}</div>
    </div>
  )
}
