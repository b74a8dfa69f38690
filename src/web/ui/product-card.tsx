// A product among others: its logo and name, what it ranges over, what it costs, and the way to see it.

import type { ReactNode } from 'react'
import { Link } from './link.tsx'
import { Logo } from './logo.tsx'

export interface ProductCardProps {
  readonly logo?: string | null
  readonly name: string
  /** '₱1.000,00 to ₱8.000,00', and what that is. */
  readonly range?: ReactNode
  readonly rangeNote?: ReactNode
  /** 'from 0,1 % a day', and what that is. */
  readonly rate?: ReactNode
  readonly rateNote?: ReactNode
  readonly to: string
  readonly action: ReactNode
  readonly elsewhere?: boolean
  readonly onTap?: (event: { preventDefault(): void }) => void
}

/** One line of {@link ProductList}. */
export function ProductCard(props: ProductCardProps) {
  return (
    <li className="go offer">
      <Logo src={props.logo} name={props.name} />
      <span>
        {props.name}
        {props.range && (
          <small>
            {props.rangeNote && <>{props.rangeNote} </>}
            {props.range}
          </small>
        )}
        {props.rate && (
          <small>
            {props.rateNote && <>{props.rateNote} </>}
            {props.rate}
          </small>
        )}
      </span>
      <Link className="link" to={props.to} elsewhere={props.elsewhere} onTap={props.onTap}>
        {props.action}
        <span className="hide"> {props.name}</span>
      </Link>
    </li>
  )
}

/** Products below each other. */
export function ProductList({ children }: { children: ReactNode }) {
  return <ul>{children}</ul>
}
