// A screen is one sheet of paper; leaves are its parts, torn along a perforation.

import type { ReactNode } from 'react'
import type { OrderStatus } from '../../core/order/status.ts'
import { Icon, type IconName } from './icon.tsx'
import { Link } from './link.tsx'

/**
 * One part of the sheet. `list` sits closer, for links alone. `slip` has a torn edge: only what a borrower takes along
 * (style part 'slip').
 */
export function Leaf(props: {
  list?: boolean
  slip?: boolean
  status?: OrderStatus
  id?: string
  labelledBy?: string
  children: ReactNode
}) {
  const classes = `leaf${props.list ? ' list' : ''}${props.slip ? ' slip' : ''}`
  return (
    <section className={classes} data-status={props.status} id={props.id} aria-labelledby={props.labelledBy}>
      {props.children}
    </section>
  )
}

/** The heading of a leaf, ruled below, with an aside at its end. */
export function Head({ children, aside, id }: { children: ReactNode; aside?: ReactNode; id?: string }) {
  if (aside === undefined) {
    return (
      <h2 className="head" id={id}>
        {children}
      </h2>
    )
  }
  return (
    <div className="head">
      <h2 id={id}>{children}</h2>
      <span className="s quiet">{aside}</span>
    </div>
  )
}

/** The one sentence at the head of a screen, in the system's serif. `as` h1 only where the bar has no title. */
export function Voice({
  children,
  as: Heading = 'h2',
  large,
}: {
  children: ReactNode
  as?: 'h1' | 'h2' | 'p'
  large?: boolean
}) {
  return <Heading className={large ? 'voice x' : 'voice'}>{children}</Heading>
}

/** A line that leads on: sign, words, a note below, an arrow; with `price` the figure in its place (style part 'status'). */
export function Go(props: {
  to: string
  icon?: IconName
  before?: ReactNode
  note?: ReactNode
  price?: ReactNode
  elsewhere?: boolean
  reload?: boolean
  download?: boolean
  appScheme?: string
  children: ReactNode
  onTap?: (event: { preventDefault(): void }) => void
}) {
  const { icon, before, note, price, children, ...link } = props
  return (
    <Link className={price === undefined ? 'go' : 'go price'} {...link}>
      {icon && <Icon name={icon} />}
      {before}
      <span>
        {children}
        {note && <small>{note}</small>}
      </span>
      {price === undefined ? <Icon name="next" /> : <b>{price}</b>}
    </Link>
  )
}

/** Small print. */
export function Quiet({ children, id }: { children: ReactNode; id?: string }) {
  return (
    <p className="s quiet" id={id}>
      {children}
    </p>
  )
}

/** Two things at the two ends of one line; they wrap when there is no room. */
export function Ends({ children, small }: { children: ReactNode; small?: boolean }) {
  return <p className={small ? 's ends' : 'ends'}>{children}</p>
}
