// A fact in a list of facts: what it is called, and what it is.

import type { ReactNode } from 'react'

/** `num` sets figures under each other. */
export function Fact({ name, num = false, children }: { name: ReactNode; num?: boolean; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className={num ? 'num' : undefined}>{children}</dd>
    </div>
  )
}
