// The host where there is no app: the nearest thing that a browser can do.

import type { Host } from './host.ts'
import { isOpenableAddress, isPhone } from './messages.ts'

/** Our own addresses that stand in for the app's screens. */
export interface BrowserAddresses {
  readonly home: string
  readonly mine: string
  readonly login: string
}

/** What the fallback may do to the page: `go` opens an address, `thank` says thank you for a rating. */
export interface BrowserActions {
  readonly go: (address: string) => void
  readonly thank: () => void
}

/** A host without an app. Tracking and bank flow calls mean nothing here and do nothing. */
export function browserHost(addresses: BrowserAddresses, { go, thank }: BrowserActions): Host {
  return {
    platform: 'browser',
    closeWebview: () => go(addresses.home),
    goHome: () => go(addresses.home),
    goMine: () => go(addresses.mine),
    goLogin: () => go(addresses.login),
    callPhone: (phone) => {
      if (isPhone(phone)) go(`tel:${phone.replace(/[^+0-9]/g, '')}`)
    },
    rate: thank,
    track: () => undefined,
    startBankFlow: () => undefined,
    endBankFlow: () => undefined,
    openPage: (url) => {
      if (isOpenableAddress(url)) go(url)
    },
    askPushAddress: () => undefined,
    onPushAddress: () => () => undefined,
    onNativeBack: () => () => undefined,
  }
}
