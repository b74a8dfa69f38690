// The bridge of Candor's pages for React Native: what runs in the page, and what becomes of its messages. No import, so that it is tested by itself.

/** Runs before the page: `react-native-webview` has one way out of it, which gets the name that the page looks for. */
export const beforePage = `
  window.CandorHost = { postMessage: function (json) { window.ReactNativeWebView.postMessage(json) } };
  true;
`

/** Hands the back gesture to the page, which says whether a screen took it by a message of our own. */
export const backInPage = `
  window.ReactNativeWebView.postMessage(JSON.stringify({
    heardBack: !window.dispatchEvent(new Event('candor:native-back', { cancelable: true })),
  }));
  true;
`

/** Tells the page what your back end calls this phone. */
export function pushAddressInPage(address: string): string {
  return `window.dispatchEvent(new CustomEvent('candor:push-address', { detail: ${JSON.stringify(address)} })); true;`
}

/** What your app does for a page. */
export interface CandorApp {
  closeWebview(): void
  goHome(): void
  goMine(): void
  goLogin(): void
  /** Show the number, then dial. */
  callPhone(phone: string): void
  rate(): void
  track(event: string, data: Readonly<Record<string, string | number | boolean>>): void
  startBankFlow(): void
  endBankFlow(result: 'success' | 'cancelled'): void
  openPage(url: string): void
  /** Ask for the system's permission, then {@link pushAddressInPage}; nothing where the borrower refuses. */
  askPushAddress(): void
  /** The back gesture that no screen took. */
  goBack(): void
}

type Payload = Readonly<Record<string, unknown>>

const isRecord = (value: unknown): value is Payload =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isWebAddress = (url: unknown): url is string => typeof url === 'string' && /^https:\/\/[^\s\\@]+$/i.test(url)

/** By name. Each answers whether its payload is sound; whatever is not in the table is left alone. */
const acts: Readonly<Record<string, (app: CandorApp, payload: Payload) => boolean>> = {
  closeWebview: (app) => told(app.closeWebview()),
  goHome: (app) => told(app.goHome()),
  goMine: (app) => told(app.goMine()),
  goLogin: (app) => told(app.goLogin()),
  callPhone: (app, { phone }) =>
    typeof phone === 'string' && /^\+?[0-9][0-9 ()./-]{1,30}$/.test(phone) && told(app.callPhone(phone)),
  rate: (app) => told(app.rate()),
  track: (app, { event, data }) =>
    typeof event === 'string' && isRecord(data) && told(app.track(event, data as Record<string, string>)),
  startBankFlow: (app) => told(app.startBankFlow()),
  endBankFlow: (app, { result }) => (result === 'success' || result === 'cancelled') && told(app.endBankFlow(result)),
  openPage: (app, { url }) => isWebAddress(url) && told(app.openPage(url)),
  askPushAddress: (app) => told(app.askPushAddress()),
}

function told(_done: unknown): true {
  return true
}

/** Does what a message asks for. False for one that is malformed, unknown or not from your origin: nothing was done. */
export function takeMessage(
  json: string,
  from: { readonly url: string; readonly origin: string },
  app: CandorApp,
): boolean {
  if (!isFrom(from.url, from.origin)) return false
  let read: unknown
  try {
    read = JSON.parse(json)
  } catch (error) {
    if (error instanceof SyntaxError) return false
    throw error
  }
  if (!isRecord(read)) return false
  if (typeof read.heardBack === 'boolean') {
    if (!read.heardBack) app.goBack()
    return true
  }
  const { v, id, name, payload } = read
  if (v !== 1 || typeof id !== 'string' || id === '' || typeof name !== 'string' || !isRecord(payload)) return false
  const act = Object.hasOwn(acts, name) ? acts[name] : undefined
  return act?.(app, payload) ?? false
}

/** True for an address of your origin: everything else is opened outside of the webview. */
export function isFrom(url: string, origin: string): boolean {
  return url === origin || url.startsWith(`${origin}/`) || url.startsWith(`${origin}?`)
}

/** True for what a page may open outside of the webview: an `intent:` or another app's scheme is never followed. */
export function mayOpenOutside(url: string): boolean {
  return /^(?:https:\/\/[^\s\\@]+|tel:\+?[0-9 ()./-]+|mailto:[^\s]+)$/i.test(url)
}

/** The page's session ends after 15 minutes without use: an app that comes back later opens its page with a new ticket. */
export const ticketAgainAfterMs = 14 * 60_000

/** A page with a fresh launch ticket, as your back end got it: good once, for five minutes. Never write it to a log. */
export function addressWithTicket(
  page: string,
  {
    origin,
    userId,
    ticket,
    deviceId,
  }: { readonly origin: string; readonly userId: string; readonly ticket: string; readonly deviceId: string },
): string {
  const query = [
    `userId=${encodeURIComponent(userId)}`,
    `sessionId=${encodeURIComponent(ticket)}`,
    `deviceId=${encodeURIComponent(deviceId)}`,
  ]
  return `${origin}${page}${page.includes('?') ? '&' : '?'}${query.join('&')}`
}
