// A chart with its heading, and its figures, folded under it: a table for officers who do not see the picture, and for the links to the loans.

import type { ReactNode } from 'react'
import type { Visit } from '../screen.ts'
import { Scroll } from '../ui/lines.tsx'

/** A chart under its title, with what it counts. */
export function Chart({ title, note, children }: { title: string; note: string; children: ReactNode }) {
  return (
    <figure className="stack">
      <div>
        <h2>{title}</h2>
        <p className="quiet s">{note}</p>
      </div>
      {children}
    </figure>
  )
}

/** The table behind a chart. */
export function Figures({ view, label, children }: { view: Visit; label: string; children: ReactNode }) {
  return (
    <details>
      <summary className="s">{view.words.portfolio.figures}</summary>
      <Scroll label={label}>{children}</Scroll>
    </details>
  )
}
