// The frame of a screen: bar, page and foot, in one column.

import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import type { OrderStatus } from '../../core/order/status.ts'
import { useWords } from '../messages/words-context.tsx'
import { AgainInFoot, ConnectionNote, useSaidOfConnection } from './connection-note.tsx'
import { useCameWithPage } from './hydrated.ts'
import { Icon, type IconName } from './icon.tsx'
import { Link } from './link.tsx'
import { Mark } from './logo.tsx'

export interface ScreenProps {
  /** The page's h1. */
  title: ReactNode
  /** Where the back arrow leads; without it there is none. */
  back?: string
  /** Runs instead of the back address where script runs: closing the webview, going back in the history. */
  onBack?: () => void
  /** Where the sign at the end of the bar leads, mostly customer service. */
  help?: string
  /** Another sign and name for it. */
  aside?: { to: string; icon: IconName; label: string }
  /** Messages: their place, and how many are new. */
  mail?: { to: string; label: string; count: number }
  /** The links of a laptop to the borrower's other pages. */
  nav?: ReactNode
  /** The foot bar: the one filled button and what it costs. */
  foot?: ReactNode
  /** Heads the note in the foot where what was sent did not get through. Without it the note is headed by what happened. */
  troubleTitle?: string
  /** Two pages side by side where there is room for them: its children stand in an `OpenBook`. */
  wide?: boolean
  /** Colours the whole page for an order's state. */
  status?: OrderStatus
  children: ReactNode
}

/**
 * A screen that is reached without a new page is said aloud by its title, and the keyboard goes on from there: what had the
 * focus is gone. Where a part of the screen has taken it already, it stays.
 */
function useArrival(): RefObject<HTMLHeadingElement | null> {
  const cameWithPage = useCameWithPage()
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (cameWithPage || title.current === null || document.activeElement !== document.body) return
    title.current.tabIndex = -1
    title.current.focus({ preventScroll: true })
  }, [cameWithPage])
  return title
}

/** A badge counts no further. */
const mostCounted = 99

/** One screen. The foot's buttons reach a form in the page by its id (`<Button form="…">`). */
export function Screen({
  title,
  back,
  onBack,
  help,
  aside,
  mail,
  nav,
  foot,
  troubleTitle,
  wide,
  status,
  children,
}: ScreenProps) {
  const { kit } = useWords()
  const heading = useArrival()
  const sign = aside ?? (help === undefined ? undefined : { to: help, icon: 'help' as const, label: kit.help })
  return (
    <div className={wide ? 'screen wide' : 'screen'}>
      <header className="bar">
        {back !== undefined && (
          <Link
            className="tap"
            to={back}
            aria-label={kit.back}
            onTap={
              onBack &&
              ((event) => {
                event.preventDefault()
                onBack()
              })
            }
          >
            <Icon name="back" />
          </Link>
        )}
        <h1 ref={heading}>{title}</h1>
        {nav}
        {mail && (
          <Link className="tap counted" to={mail.to} aria-label={mail.label}>
            <Icon name="mail" />
            {mail.count > 0 && (
              <span aria-hidden="true">{mail.count > mostCounted ? `${mostCounted}+` : mail.count}</span>
            )}
          </Link>
        )}
        {sign && (
          <Link className="tap" to={sign.to} aria-label={sign.label}>
            <Icon name={sign.icon} />
          </Link>
        )}
      </header>
      <main className="page" id="page" data-status={status}>
        {children}
      </main>
      <Foot troubleTitle={troubleTitle}>{foot}</Foot>
    </div>
  )
}

/** The foot bar: the state of the connection where it is not good, then the buttons. */
function Foot({ troubleTitle, children }: { troubleTitle?: string; children?: ReactNode }) {
  const said = useSaidOfConnection()
  const isEmpty = children === undefined || children === null || children === false
  if (isEmpty && said === null) return null
  return (
    <footer className="foot">
      <ConnectionNote troubleTitle={troubleTitle} />
      {children}
      <AgainInFoot />
    </footer>
  )
}

/** A public page: the lender's name in the bar, the way in, and tabs below. The page brings its own h1. */
export function PublicScreen(props: {
  lender: string
  logo?: string
  home: string
  enter?: { to: string; label: string }
  tabs?: ReactNode
  end?: ReactNode
  /** On a laptop two pages side by side, not one as wide as one reads (style part 'laptop'). */
  wide?: boolean
  children: ReactNode
}) {
  const { kit } = useWords()
  return (
    <div className={props.wide ? 'screen broad' : 'screen'}>
      <a className="btn skip" href="#page">
        {kit.skipToContent}
      </a>
      <header className="bar">
        <div className="brand">
          <Mark src={props.logo} />
          <Link to={props.home} className="plain">
            {props.lender}
          </Link>
        </div>
        {props.enter && (
          <Link className="tap word" to={props.enter.to}>
            {props.enter.label}
          </Link>
        )}
      </header>
      {props.tabs}
      {/* Named, so that it is told apart from the page that a frame of ours may show. */}
      <main className="page" id="page" aria-label={props.lender}>
        {props.children}
      </main>
      {props.end && <footer className="end s quiet">{props.end}</footer>}
      <Foot />
    </div>
  )
}
