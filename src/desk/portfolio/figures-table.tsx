// The figures of a chart, folded under it: a table for officers who do not see the picture, and for the links to the loans.

import type { ReactNode } from 'react'
import type { Visit } from '../screen.ts'
import { Scroll } from '../ui/scroll.tsx'

/** The table behind a chart. */
export function Figures({ view, label, children }: { view: Visit; label: string; children: ReactNode }) {
  return (
    <details>
      <summary className="s">{view.words.portfolio.figures}</summary>
      <Scroll label={label}>{children}</Scroll>
    </details>
  )
}
