// The head of a page: its title, a sentence below it, and at the side what leads away or says how things stand.

import type { ReactNode } from 'react'

export function PageHead({ title, lead, children }: { title: ReactNode; lead: ReactNode; children?: ReactNode }) {
  return (
    <div className="top">
      <div>
        <h1 className="voice">{title}</h1>
        <p className="quiet">{lead}</p>
      </div>
      {children}
    </div>
  )
}
