// A screen is one sheet of paper; leaves are its parts, torn along a perforation. What stands on a leaf: its heading, rows of terms and
// amounts, links, small print; and two leaves side by side.

import type { ReactNode } from 'react'
import { formatAmount } from '../../core/money.ts'
import type { OrderStatus } from '../../core/order/status.ts'
import { useWords } from '../messages/words-context.tsx'
import { Icon, type IconName } from './icon.tsx'
import { Link, type LinkProps } from './link.tsx'
import { Day, Money, Num, useMoneyStyle } from './money.tsx'

/**
 * One part of the sheet, under its heading where it has one (`head`, whose id names the part). `list` sits closer, for links alone. `slip`
 * has a torn edge: only what a borrower takes along (style part 'slip').
 */
export function Leaf(props: {
  list?: boolean
  slip?: boolean
  status?: OrderStatus
  id?: string
  labelledBy?: string
  headId?: string
  head?: ReactNode
  aside?: ReactNode
  children: ReactNode
}) {
  const { headId, head, aside, children } = props
  const classes = `leaf${props.list ? ' list' : ''}${props.slip ? ' slip' : ''}`
  return (
    <section className={classes} data-status={props.status} id={props.id} aria-labelledby={headId ?? props.labelledBy}>
      {head !== undefined && (
        <Head id={headId} aside={aside}>
          {head}
        </Head>
      )}
      {children}
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

type GoProps = Omit<LinkProps, 'className' | 'children'> & {
  icon?: IconName
  before?: ReactNode
  note?: ReactNode
  price?: ReactNode
} & ({ text: ReactNode; children?: undefined } | { text?: undefined; children: ReactNode })

/** A line that leads on: sign, words, a note below, an arrow; with `price` the figure in its place (style part 'status'). */
export function Go({ icon, before, text, children = text, note, price, ...link }: GoProps) {
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

/** A list of terms and values. `ruled` draws the strong line above; `under` puts values below their terms. */
export function Rows({ children, ruled, under }: { children: ReactNode; ruled?: boolean; under?: boolean }) {
  return <dl className={`rows${ruled ? ' ruled' : ''}${under ? ' under' : ''}`}>{children}</dl>
}

/** What stands behind a term: an amount of the page's currency in minor units, a day, or anything else. */
type RowContent = { money: number } | { day: string } | { children: ReactNode }

/** One line of {@link Rows}. `total` is ruled twice: nothing may be added to it any more. */
export function Row({ term, total, ...value }: { term: ReactNode; total?: boolean } & RowContent) {
  return (
    <div className={total ? 'total' : undefined}>
      <dt>{term}</dt>
      <dd>
        {'money' in value ? <Money minor={value.money} /> : 'day' in value ? <Day of={value.day} /> : value.children}
      </dd>
    </div>
  )
}

interface TextRow {
  readonly text: string
  readonly value: ReactNode
}

/**
 * Rows folded to the first few (two: SCREEN-9), the rest behind 'more' and 'hide'. Works without script.
 */
export function FoldedRows({ rows, shown = 2, ruled }: { rows: readonly TextRow[]; shown?: number; ruled?: boolean }) {
  const { kit } = useWords()
  const line = (row: TextRow, index: number) => (
    <Row key={`${index} ${row.text}`} term={row.text}>
      {row.value}
    </Row>
  )
  return (
    <>
      <Rows ruled={ruled}>{rows.slice(0, shown).map(line)}</Rows>
      {rows.length > shown && (
        <details>
          <summary>
            <span className="shut">{kit.more}</span>
            <span className="opened">{kit.hide}</span>
            <Icon name="down" />
          </summary>
          <Rows>{rows.slice(shown).map(line)}</Rows>
        </details>
      )}
    </>
  )
}

/** Something folded away behind its name; opens without script. */
export function Fold({ summary, open, children }: { summary: ReactNode; open?: boolean; children: ReactNode }) {
  return (
    <details open={open}>
      <summary>
        <span>{summary}</span>
        <Icon name="down" />
      </summary>
      {children}
    </details>
  )
}

interface SpreadPage {
  readonly label: ReactNode
  readonly minor: number
  readonly note?: ReactNode
}

/** What you get and what you pay back, on facing pages, in the same size. */
export function Spread({ left, right }: { left: SpreadPage; right: SpreadPage }) {
  return (
    <div className="spread">
      {[left, right].map((page, index) => (
        <div key={index === 0 ? 'left' : 'right'}>
          <p>{page.label}</p>
          <Money minor={page.minor} />
          {page.note && <p className="s quiet">{page.note}</p>}
        </div>
      ))}
    </div>
  )
}

/** Longer amounts are wider than a phone of 320 px in the largest figures. */
const heroCharacters = 10

/**
 * The one figure that matters on a screen. `long` is a step smaller, as a long amount is by itself; `closed` draws the
 * double rule under it, on a paid loan (style part 'status'); `torn` begins the part of a slip below the tear.
 */
export function Hero(props: {
  label: ReactNode
  minor: number
  note?: ReactNode
  long?: boolean
  closed?: boolean
  torn?: boolean
}) {
  const { format } = useMoneyStyle()
  const isLong = props.long || formatAmount(Math.abs(props.minor), format).length > heroCharacters
  const figure = `${isLong ? 'long' : ''} ${props.closed ? 'closed' : ''}`.trim()
  return (
    <div className={props.torn ? 'hero tear' : 'hero'}>
      <p>{props.label}</p>
      <div className={figure || undefined}>
        <Money minor={props.minor} />
      </div>
      {props.note && <p className="quiet">{props.note}</p>}
    </div>
  )
}

/** A value without any letter is figures; an amount stands as every other of its column does. */
export function RowValue({ value }: { value: string }) {
  const { kit } = useWords()
  const { symbol } = useMoneyStyle()
  if (kit.day(value) !== value) return <Day of={value} />
  const isAmount = value.startsWith(symbol)
  const figures = isAmount ? value.slice(symbol.length) : value
  if (/\p{L}/u.test(figures)) return value
  return (
    <Num>
      {isAmount && <span className="cur">{symbol}</span>}
      {isAmount ? figures.trim() : figures}
    </Num>
  )
}

/**
 * Two pages of one screen, which is `wide` (style part 'book'). On a laptop the foot ends the first page, which says what it is about;
 * of a form that goes `on` from the first page to the second, it ends the second.
 */
export function OpenBook({ left, right, on }: { left: ReactNode; right: ReactNode; on?: boolean }) {
  return (
    <div className={on ? 'book on' : 'book'}>
      <div>{left}</div>
      <div>{right}</div>
    </div>
  )
}
