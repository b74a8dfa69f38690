// What pages of the desk are made of: their head, parts and lists of facts; and how a state, a clock, a day and an amount are written.

import { createContext, type ReactNode, useContext } from 'react'
import type { Market } from '../../core/market/market.ts'
import { markets } from '../../core/market/markets.ts'
import { checkedMinor, currencySymbol, formatAmount } from '../../core/money.ts'
import { mayDo } from '../../core/officer/rights.ts'
import { readAmount } from '../../core/typed-amount.ts'
import { waitingTime } from '../messages/names.ts'
import type { DeskWords } from '../messages/words.ts'
import type { Visit } from '../screen.ts'

/** `fits`: a table with few columns left in a narrow window, which needs no more room than there is. */
export function Scroll({ label, fits = false, children }: { label: string; fits?: boolean; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: without the focus no key can scroll it
    <section className={fits ? 'scroll fits' : 'scroll'} tabIndex={0} aria-label={label}>
      {children}
    </section>
  )
}

interface PageHeadProps {
  readonly title: ReactNode
  readonly lead: ReactNode
  /** Lines below the lead. */
  readonly more?: ReactNode
  /** What stands beside it: the state of what the page shows, or where to go on. */
  readonly children?: ReactNode
}

export function PageHead({ title, lead, more, children }: PageHeadProps) {
  return (
    <div className="top">
      <div>
        <h1 className="voice">{title}</h1>
        <p className="quiet">{lead}</p>
        {more}
      </div>
      {children}
    </div>
  )
}

interface Link {
  readonly href: string
  readonly label: ReactNode
}

/** Where the page leads on; false for a link that is not shown. */
export function Links({ to }: { to: readonly (Link | false)[] }) {
  return (
    <ul className="acts">
      {to
        .filter((link) => link !== false)
        .map(({ href, label }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
    </ul>
  )
}

/** To what officers did about a subject, for a role that may read it. */
export const auditOf = (subject: string, label: string, { me }: Visit): Link | false =>
  mayDo(me.role, 'audit') && { href: `/audit?subject=${encodeURIComponent(subject)}`, label }

/** What is told in a list of facts: words, an amount or a moment. `num` sets figures under each other. */
type Fact = { readonly name: ReactNode; readonly look?: 'num' | 'words' } & (
  | { readonly value: ReactNode }
  | { readonly minor: number; readonly currency: string }
  | { readonly at: string }
)

/** False for a fact that is not shown. `hideAfter`: after so many seconds they go from the page, where the script runs. */
export function Facts({ of, hideAfter }: { of: readonly (Fact | false)[]; hideAfter?: number }) {
  return (
    <dl className="facts" data-hide-after={hideAfter}>
      {of
        .filter((fact) => fact !== false)
        .map((fact, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a page is drawn once
          <div key={place}>
            <dt>{fact.name}</dt>
            <dd className={fact.look}>{told(fact)}</dd>
          </div>
        ))}
    </dl>
  )
}

function told(fact: Fact): ReactNode {
  if ('at' in fact) return <When at={fact.at} />
  return 'minor' in fact ? <Money minor={fact.minor} currency={fact.currency} /> : fact.value
}

/** The same address with other filters; null takes one away. A change of filter begins at the first page. */
export function withQuery(url: URL, changed: Readonly<Record<string, string | null>>): string {
  const query = new URLSearchParams(url.search)
  for (const name of ['said', ...('after' in changed ? [] : ['after'])]) query.delete(name)
  for (const [name, value] of Object.entries(changed)) {
    if (value === null) query.delete(name)
    else query.set(name, value)
  }
  const text = query.toString()
  return text === '' ? url.pathname : `${url.pathname}?${text}`
}

/** `next` is the key of the next page as the call gave it; null on the last one. */
export function Pages({ next, visit: { url, words } }: { next: string | null; visit: Visit }) {
  const isFirst = !url.searchParams.has('after')
  if (isFirst && next === null) return null
  return (
    <nav className="row ends" aria-label={words.pages.label}>
      {isFirst ? <span /> : <a href={withQuery(url, { after: null })}>{words.pages.first}</a>}
      {next !== null && (
        <a className="btn" href={withQuery(url, { after: next })}>
          {words.pages.more}
        </a>
      )}
    </nav>
  )
}

/** A page of a list, and the ways to the others. */
export function Paged({ next, visit, children }: { next: string | null; visit: Visit; children: ReactNode }) {
  return (
    <div className="cols">
      <div className="part">
        {children}
        <Pages next={next} visit={visit} />
      </div>
    </div>
  )
}

/** A part of a page under its heading. */
export function Part(props: { title: ReactNode; id?: string; stack?: boolean; children?: ReactNode }) {
  return (
    <section className={props.stack ? 'part stack' : 'part'} id={props.id}>
      <h2>{props.title}</h2>
      {props.children}
    </section>
  )
}

const shapes = {
  over: <path d="M6 .8 11.2 6 6 11.2.8 6z" />,
  soon: (
    <>
      <circle cx="6" cy="6" r="4.8" fill="none" />
      <path d="M6 1.2a4.8 4.8 0 0 1 0 9.6z" stroke="none" />
    </>
  ),
  later: <circle cx="6" cy="6" r="4.8" fill="none" />,
  ok: <path d="M1.5 6.5 4.7 9.7 10.5 2.5" fill="none" strokeWidth="2.2" />,
  no: <path d="M2 2l8 8M10 2l-8 8" fill="none" strokeWidth="2.2" />,
  ask: <path d="M3.2 3.6Q3.4 1 6 1t2.8 2.4Q8.8 5.2 6 6.6V8M6 10.8v.1" fill="none" strokeWidth="2" />,
  part: <path d="M1 6h10" fill="none" strokeWidth="2.4" />,
} as const

const tones = { over: 'over', soon: 'soon', later: '', ok: 'ok', no: 'over', ask: 'info', part: '' } as const
export type Shape = keyof typeof shapes

/** A state: its shape, its word, its colour. `tag` frames it. */
export function State({ of, tag = false, children }: { of: Shape; tag?: boolean; children: ReactNode }) {
  return (
    <span className={['st', tones[of], ...(tag ? ['tag'] : [])].filter((name) => name !== '').join(' ')}>
      <svg className="g" viewBox="0 0 12 12" aria-hidden="true">
        {shapes[of]}
      </svg>
      {children}
    </span>
  )
}

export const outcomeShapes = { passed: 'ok', failed: 'no', near: 'ask', unclear: 'ask', person: 'ok' } as const

/** An item with less time left than this is marked as due soon. Minutes. */
const soonMinutes = 24 * 60

/** How urgent an item is by the minutes it has left. */
export function urgency(minutesLeft: number): 'over' | 'soon' | 'later' {
  if (minutesLeft < 0) return 'over'
  return minutesLeft < soonMinutes ? 'soon' : 'later'
}

/** `3 h over`, `2 d left`: never a bare date, never only a colour. */
export function Clock({ minutesLeft }: { minutesLeft: number }) {
  const words = usePageWords()
  const [minutes, say] = minutesLeft < 0 ? [-minutesLeft, words.clock.over] : [minutesLeft, words.clock.left]
  return <State of={urgency(minutesLeft)}>{say({ time: waitingTime(minutes, words) })}</State>
}

/** The open passbook in the lender's colour. */
export function Mark() {
  return (
    <svg viewBox="0 0 40 40" aria-hidden="true">
      <path fill="var(--fill)" d="M0 0h40v40H0z" />
      <path fill="var(--on-fill)" d="M19 13c-3-3-7-3-11-2v17c4-1 8-1 11 2zM21 13c3-3 7-3 11-2v17c-4-1-8-1-11 2z" />
    </svg>
  )
}

/** `at` is `2026-11-24`, or with its time `2026-11-24 14:30:00`, whose seconds are written where it `isExact`. */
export function When({ at, isExact = false }: { at: string; isExact?: boolean }) {
  const words = usePageWords()
  return (
    <time className="num" dateTime={at}>
      {words.date(at)}
      {isExact && at.slice('2026-11-24 14:30'.length)}
    </time>
  )
}

export const dayOf = (moment: string): string => moment.slice(0, '2026-11-24'.length)

/** The market of what the page shows: the lender's own, within a loan or a borrower theirs. Null for none that is known. */
const PageMarket = createContext<Market | null>(null)

/** The market by its name; null for a name of none. */
function marketNamed(name: string): Market | null {
  return Object.values(markets).find(({ id }) => id === name) ?? null
}

const PageWords = createContext<DeskWords | null>(null)

/** The words of the page. Throws outside of one. */
function usePageWords(): DeskWords {
  const words = useContext(PageWords)
  if (words === null) throw new Error('a day or a clock of the desk stands in an InPage')
  return words
}

/** Days and clocks within are said in these words, and all amounts are written as this market writes them. */
export function InPage(props: { words: DeskWords; market: string; children: ReactNode }) {
  return (
    <PageWords value={props.words}>
      <PageMarket value={marketNamed(props.market)}>{props.children}</PageMarket>
    </PageWords>
  )
}

/** The page's market where it lends in the currency, else the first that does: a list may hold another currency's sums. */
function marketFor(currency: string, page: Market | null): Market {
  if (page?.currency === currency) return page
  return Object.values(markets).find((market) => market.currency === currency) ?? markets.standard
}

interface MoneyProps {
  readonly minor: number
  readonly currency: string
  readonly market?: string | null
}

/** `−₱1.400,00`: an amount of minor units with its sign and its currency, as `market` writes it, or else the market of the page. */
export function Money(props: MoneyProps) {
  const { minor, currency } = props
  const page = useContext(PageMarket)
  const market = marketFor(currency, props.market == null ? page : marketNamed(props.market))
  return (
    <span className="num">
      {checkedMinor(minor) < 0 && '−'}
      <span className="cur">{currencySymbol(market, undefined)}</span>
      {formatAmount(Math.abs(minor), market.moneyFormat)}
    </span>
  )
}

/** The sign of a currency, for the label of a field. */
export function signOf(currency: string): string {
  return currencySymbol(marketFor(currency, null), undefined)
}

/** A typed amount in minor units, read as its market writes amounts; null for text that is not one above 0. */
export function typedMinor(text: string, market: string): number | null {
  const minor = readAmount(text, (marketNamed(market) ?? markets.standard).moneyFormat)
  return minor === null || minor <= 0 ? null : minor
}

/** An amount in the form in which it can be typed: `1.400,00`. */
export function amountText(minor: number, market: string): string {
  return formatAmount(minor, (marketNamed(market) ?? markets.standard).moneyFormat)
}
