// What makes the pages an app of the home screen: the manifest, its icons, and the service worker with one page for no connection.
// On the server only; the composition root serves these texts.

import { addresses } from '../../contracts/addresses.ts'
import type { BrandTokens } from '../brand/derive-brand.ts'
import { offlineLanguageParam, tabIconAddress } from './install-addresses.ts'

export { manifestAddress, serviceWorkerAddress, socialCardAddress, tabIconAddress } from './install-addresses.ts'

/** The ground of the pages while none is there yet: the paper of ui/tokens.css. */
const paper = '#e9eee6'

interface Icon {
  readonly address: string
  /** Edge in pixels. */
  readonly size: number
  /** May be cut to a circle: what is drawn stays within the inner four fifths. */
  readonly maskable: boolean
}

export const icons: readonly Icon[] = [
  { address: '/icons/icon-192.png', size: 192, maskable: false },
  { address: '/icons/icon-512.png', size: 512, maskable: false },
  { address: '/icons/maskable-192.png', size: 192, maskable: true },
  { address: '/icons/maskable-512.png', size: 512, maskable: true },
  { address: '/icons/touch-180.png', size: 180, maskable: true },
]

/** The icon of a tab: as small as a picture gets, and drawn as the others. */
export const tabIcon: Icon = { address: tabIconAddress, size: 40, maskable: false }

const book = 'M19 13c-3-3-7-3-11-2v17c4-1 8-1 11 2zM21 13c3-3 7-3 11-2v17c-4-1-8-1-11 2z'

/** The open passbook in the lender's colour. A maskable one fills its square, with the book drawn smaller. */
export function iconSvg({ light }: BrandTokens, { size, maskable }: Icon): string {
  const ground = maskable ? 'M0 0h40v40H0z' : 'M0 9q0-9 9-9h22q9 0 9 9v22q0 9-9 9H9q-9 0-9-9z'
  const placed = maskable ? 'translate(3 3) scale(0.85)' : ''
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 40 40"><path fill="${light.fill}" d="${ground}"/><path fill="${light.onFill}" transform="${placed}" d="${book}"/></svg>`
}

/** The web app manifest of a lender. It asks for nothing and offers itself nowhere: installing is the borrower's idea. */
export function manifest(lenderName: string, language: string): string {
  return JSON.stringify({
    id: '/',
    name: lenderName,
    short_name: [...lenderName].slice(0, 12).join('').trim(),
    lang: language,
    start_url: addresses.borrowerHome,
    scope: '/',
    display: 'standalone',
    background_color: paper,
    theme_color: paper,
    icons: icons
      .filter(({ address }) => !address.includes('touch'))
      .map(({ address, size, maskable }) => ({
        src: address,
        sizes: `${size}x${size}`,
        type: 'image/png',
        purpose: maskable ? 'maskable' : 'any',
      })),
  })
}

/**
 * Keeps one page, the one that says that there is no connection, and shows it when a page cannot be had. Nothing else is
 * ever kept: no page of a borrower, no figure, no answer of a call. The page is fetched without cookies, in the language
 * that the worker was registered with. A form is never sent through the worker, which would lend it our origin: only where the
 * phone has no connection it gets the page as well.
 */
export const serviceWorkerScript = `
const kept = 'offline-1'
const lang = new URL(location.href).searchParams.get('${offlineLanguageParam}') || 'en'
const page = ${JSON.stringify(addresses.offline)} + '?lang=' + encodeURIComponent(lang)
addEventListener('install', event => {
  const fresh = new Request(page, { cache: 'reload', credentials: 'omit' })
  event.waitUntil(caches.open(kept).then(cache => cache.add(fresh)).then(() => skipWaiting()))
})
addEventListener('activate', event => {
  const tidy = async () => {
    for (const name of await caches.keys()) if (name !== kept) await caches.delete(name)
    const cache = await caches.open(kept)
    for (const one of await cache.keys()) if (one.url !== new URL(page, location.href).href) await cache.delete(one)
    if (registration.navigationPreload) await registration.navigationPreload.enable()
  }
  event.waitUntil(tidy())
})
addEventListener('fetch', event => {
  const { request } = event
  if (request.mode !== 'navigate') return
  const here = async () => (await caches.match(page)) || Response.error()
  if (request.method !== 'GET') {
    if (!navigator.onLine) event.respondWith(here())
    return
  }
  const load = async () => {
    try {
      return (await event.preloadResponse) || (await fetch(request))
    } catch (error) {
      return await here()
    }
  }
  event.respondWith(load())
})
`

/** The worker itself may call our own origin only. */
export const serviceWorkerPolicy = "default-src 'none'; connect-src 'self'"
