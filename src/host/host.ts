// The native bridge as the page sees it: what a lender's app can do for us. Knows nothing of loans.

/** Where the page runs. `browser` has no app around it and does the nearest thing. */
type HostPlatform = 'android' | 'ios' | 'browser'

/** How a bank flow ended, as told to the app. */
export type BankFlowResult = 'success' | 'cancelled'

/**
 * What a page may ask of the app around it. Every call is fire and forget: it never throws, returns nothing and may be
 * made twice without harm. A call with a malformed argument (see messages.ts) has no effect.
 *
 * Android receives the message through `window.CandorHost.postMessage(json)` (a `@JavascriptInterface` method), iOS
 * through the `CandorHost` script message handler of `WKUserContentController`. In a browser the fallback named at each
 * call happens instead.
 */
export interface Host {
  readonly platform: HostPlatform

  /** Closes the webview. Android finishes the activity, iOS dismisses the controller. Browser: opens the home address. */
  closeWebview(): void

  /** Leaves the page for the app's first screen (both platforms). Browser: opens the home address. */
  goHome(): void

  /** Leaves the page for the app's own "mine" screen, with the borrower's orders. Browser: opens the borrower's own page. */
  goMine(): void

  /** Asks the app to log the borrower in and to open the page again with a new ticket. Browser: opens the login address. */
  goLogin(): void

  /** Dials. Android opens the dialler (ACTION_DIAL, no permission needed), iOS asks before calling. Browser: a `tel:` link. */
  callPhone(phone: string): void

  /** The store's own rating prompt: In-App Review on Android, SKStoreReviewController on iOS. Browser: says thank you. */
  rate(): void

  /** One tracking point of the app's own analytics; `data` is flat. Browser: nothing happens. */
  track(event: string, data?: Readonly<Record<string, string | number | boolean>>): void

  /** Tells the app that binding a payout account begins. Browser: nothing happens. */
  startBankFlow(): void

  /** Tells the app that binding a payout account is over. Browser: nothing happens. */
  endBankFlow(result: BankFlowResult): void

  /** Opens an http(s) address: Android and iOS in a page of the app's choice. Browser: a link. */
  openPage(url: string): void

  /**
   * Asks the app where this phone is reached, after the borrower has said yes to messages on it. The app asks for the system's own
   * permission where it lacks it, and answers by `candor:push-address`, or never. Browser: nothing happens.
   */
  askPushAddress(): void

  /** Calls `listener` with each sound answer to {@link askPushAddress}. Never in a browser. Returns what ends the listening. */
  onPushAddress(listener: (address: string) => void): () => void

  /**
   * Calls `listener` whenever the app reports its back gesture (`candor:native-back` on window). iOS sends it instead of
   * leaving the page; Android sends it where the app wires its back button to it. Never happens in a browser.
   * Returns what ends the listening.
   */
  onNativeBack(listener: () => void): () => void
}
