// Links: our own addresses without a new page where React runs, everything else as the browser does it.

import type { ReactNode } from 'react'
import { Link as RouterLink, useInRouterContext } from 'react-router'
import { isAppLink } from '../../core/payment/app-link.ts'
import { safeAddress } from './safe-address.ts'

export interface LinkProps {
  to: string
  children: ReactNode
  className?: string
  'aria-label'?: string
  'aria-current'?: 'page' | 'true'
  'aria-selected'?: boolean
  'aria-controls'?: string
  role?: 'tab'
  id?: string
  tabIndex?: number
  /** Leaves the app for another page of the browser; a lender's page must not reach back into ours. */
  elsewhere?: boolean
  /** Loads a new page even within our own addresses: files, and pages that carry a launch ticket. */
  reload?: boolean
  /** The new page takes the place of this one in the history. */
  replace?: boolean
  download?: boolean
  /** The scheme of the lender's own app, as configured: an address of that scheme leads there, which no other unknown one does. */
  appScheme?: string
  /** Opens another app of the phone: the address has passed `isAppLink`, which is asked once more here. */
  appLink?: boolean
  /** Runs with the tap; `preventDefault` keeps the page. Without script the address still leads on. */
  onTap?: (event: { preventDefault(): void }) => void
}

/** On links whose tap a screen takes itself (`onTap`): other listeners leave them alone. */
export const ownTapMark = 'data-own-tap'

/** A link. Within the app it navigates without loading a page; outside of a router it is a plain one. */
export function Link({ to, elsewhere, reload, replace, appScheme, appLink, onTap, children, ...rest }: LinkProps) {
  const inRouter = useInRouterContext()
  const leadsToApp = (appLink && isAppLink(to)) || (appScheme !== undefined && to.startsWith(`${appScheme}://`))
  const address = leadsToApp ? to : safeAddress(to)
  const mark = onTap === undefined ? {} : { [ownTapMark]: '' }
  const isOurs = inRouter && !elsewhere && !rest.download && /^[/?]/.test(address)
  // What the router writes, without asking it: a page of links took a tenth of its time for that.
  if (isOurs && address.startsWith('/') && typeof document === 'undefined') {
    return (
      <a {...mark} {...rest} href={address} data-discover="true">
        {children}
      </a>
    )
  }
  if (isOurs) {
    return (
      <RouterLink to={address} reloadDocument={reload} replace={replace} onClick={onTap} {...mark} {...rest}>
        {children}
      </RouterLink>
    )
  }
  const outside = elsewhere ? { target: '_blank', rel: 'noopener noreferrer' } : {}
  return (
    <a href={address} onClick={onTap} {...mark} {...outside} {...rest}>
      {children}
    </a>
  )
}
