// Four in a row, and the count of what is new (style part 'grid').

import type { ReactNode } from 'react'
import { Badge } from './badge.tsx'
import { Icon, type IconName } from './icon.tsx'
import { Link } from './link.tsx'

export interface GridItem {
  readonly to: string
  readonly icon: IconName
  readonly label: ReactNode
  readonly count?: number
}

/** Links, four in a row, each a sign over a word. */
export function Grid({ items }: { items: readonly GridItem[] }) {
  return (
    <ul className="grid4">
      {items.map((item) => (
        <li key={item.to}>
          <Link to={item.to}>
            <Badge count={item.count ?? 0}>
              <Icon name={item.icon} />
            </Badge>
            {item.label}
          </Link>
        </li>
      ))}
    </ul>
  )
}
