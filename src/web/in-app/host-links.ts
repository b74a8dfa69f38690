// In an app, links that leave these pages are the app's to follow: home, login, papers and pages of other people.

import { addresses } from '../../contracts/addresses.ts'
import type { Host } from '../../host/host.ts'
import { ownTapMark } from '../ui/link.tsx'

/** Our own addresses for which an app has a screen of its own. */
const screensOfTheApp: ReadonlyMap<string, (host: Host) => void> = new Map([
  [addresses.home, (host) => host.goHome()],
  [addresses.borrowerHome, (host) => host.goHome()],
  [addresses.login, (host) => host.goLogin()],
])

/** A page beside this one: a paper to read, or a foreign address. */
function isBeside(link: HTMLAnchorElement): boolean {
  return link.target === '_blank' || (link.origin === location.origin && link.pathname === addresses.loanAgreement)
}

function followerOf(link: HTMLAnchorElement, host: Host): (() => void) | null {
  if (!/^https?:$/.test(link.protocol) || link.hasAttribute('download')) return null
  if (isBeside(link)) return () => host.openPage(link.href)
  const screen = link.origin === location.origin ? screensOfTheApp.get(link.pathname) : undefined
  // A place within this page is no way out of it.
  if (screen === undefined || (link.pathname === location.pathname && link.hash !== '')) return null
  return () => screen(host)
}

/**
 * Hands such links to the app before the router follows them: a webview opens no second window, and the lender's home is the
 * app's. For pages within an app only; in a browser links lead on by themselves. Answers what ends it.
 */
export function followInApp(host: Host): () => void {
  const heard = (event: MouseEvent): void => {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null
    if (!(link instanceof HTMLAnchorElement) || link.hasAttribute(ownTapMark)) return
    const follow = followerOf(link, host)
    if (follow === null) return
    event.preventDefault()
    follow()
  }
  document.addEventListener('click', heard, true)
  return () => document.removeEventListener('click', heard, true)
}
