// A list of links to the borrower's other pages.

import type { ReactNode } from 'react'
import type { IconName } from '../ui/icon.tsx'
import { Go, Leaf } from '../ui/leaf.tsx'
import { Sign, type SignName } from '../ui/sign.tsx'
import { useAddress } from './page-facts.tsx'

export interface GoLine {
  /** An address without the page's common parameters: they are added here. */
  readonly to: string
  readonly icon?: IconName
  /** In place of an icon: one that few screens show. */
  readonly sign?: SignName
  readonly text: string
  readonly note?: ReactNode
}

export function GoList({ lines }: { lines: readonly GoLine[] }) {
  const address = useAddress()
  return (
    <Leaf list>
      {lines.map(({ to, icon, sign, text, note }) => (
        <Go key={to} to={address(to)} icon={icon} before={sign && <Sign of={sign} />} note={note} text={text} />
      ))}
    </Leaf>
  )
}
