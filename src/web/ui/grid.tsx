// Four in a row, and the count of what is new (style part 'grid').

import type { ReactNode } from 'react'
import { useWords } from '../messages/words-context.tsx'
import { Icon, type IconName } from './icon.tsx'
import { Link } from './link.tsx'

/** Beyond this a badge only says that there are more. */
const badgeLimit = 99

/** What a badge shows: nothing for 0, `99+` above the limit. */
export function badgeText(count: number): string {
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
