// What a phone is told of the app on its home screen, and what its worker may keep.

import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { deriveBrand, isBrandRefusal } from '../brand/derive-brand.ts'
import { socialCardSvg } from '../brand/social-card.ts'
import { iconSvg, icons, manifest, serviceWorkerScript, tabIcon } from './install.ts'

const brand = deriveBrand('#7a1f5c')
if (isBrandRefusal(brand)) throw new Error('the colour of this test is no good')

describe('the manifest', () => {
  const told = JSON.parse(manifest('Sunrise Lending Company', 'id'))

  it('carries the lender’s name and language, and opens at home', () => {
    expect(told).toMatchObject({ name: 'Sunrise Lending Company', lang: 'id', start_url: '/home', scope: '/' })
    expect(told.short_name).toBe('Sunrise Lend')
  })

  it('has icons of both sizes, for every shape, and takes in nothing that is shared', () => {
    const named = told.icons.map(({ sizes, purpose }: { sizes: string; purpose: string }) => `${purpose} ${sizes}`)
    expect(named).toEqual(['any 192x192', 'any 512x512', 'maskable 192x192', 'maskable 512x512'])
    expect(told.share_target).toBeUndefined()
  })
})

describe('the icons', () => {
  it('are the lender’s in tabs and on shared links, too', () => {
    for (const drawing of [iconSvg(brand, tabIcon), socialCardSvg(brand, 'M1 2h3')]) {
      expect(drawing).toContain(brand.light.fill)
      expect(drawing).not.toContain('#1f4596')
    }
  })

  it('are in the lender’s colour', () => {
    for (const icon of icons) {
      const svg = iconSvg(brand, icon)
      expect(svg).toContain(brand.light.fill)
      expect(svg).toContain(`width="${icon.size}"`)
    }
  })

  it('keep the drawing within the inner four fifths where a phone may cut them', () => {
    // The book reaches from 8 to 32 of 40 and is drawn at 85 % around the middle.
    const edge = 3 + 0.85 * 8
    expect(edge).toBeGreaterThanOrEqual(4)
    for (const icon of icons.filter(({ maskable }) => maskable))
      expect(iconSvg(brand, icon)).toContain('translate(3 3) scale(0.85)')
  })
})

interface Fetched {
  readonly request: { readonly mode: string; readonly method: string; readonly url: string }
  readonly preloadResponse?: Promise<unknown>
}

/** Runs the worker with a network that `answers`, and a cache that remembers what was put into it. */
function worker(answers: () => Promise<unknown>, onLine = true) {
  const heard = new Map<string, (event: unknown) => void>()
  const kept: { url: string; credentials: string | undefined }[] = []
  const cache = {
    add: async (request: { url: string; credentials?: string }) => {
      kept.push({ url: request.url, credentials: request.credentials })
    },
    keys: async () => [],
    delete: async () => true,
  }
  runInNewContext(serviceWorkerScript, {
    URL,
    location: new URL('https://loans.example/sw.js?lang=id'),
    addEventListener: (type: string, listener: (event: unknown) => void) => heard.set(type, listener),
    Request: class {
      constructor(url: string, init: Record<string, string>) {
        Object.assign(this, init, { url })
      }
    },
    navigator: { onLine },
    Response: { error: () => 'error' },
    caches: {
      open: async () => cache,
      keys: async () => ['old'],
      delete: async () => true,
      match: async () => 'offline',
    },
    fetch: answers,
    skipWaiting: async () => undefined,
    registration: {},
  })
  const fetched = async (event: Fetched): Promise<unknown> => {
    let answer: unknown
    heard.get('fetch')?.({ ...event, respondWith: (given: unknown) => (answer = given) })
    return await answer
  }
  const wait = async (type: string): Promise<void> => {
    let work: unknown
    heard.get(type)?.({ waitUntil: (given: unknown) => (work = given) })
    await work
  }
  return { kept, fetched, wait }
}

const page = { mode: 'navigate', method: 'GET', url: 'https://loans.example/order' }

describe('the worker', () => {
  it('keeps one page, fetched without a session, in the language of the reader', async () => {
    const { kept, wait } = worker(async () => 'page')
    await wait('install')
    await wait('activate')
    expect(kept).toEqual([{ url: '/offline?lang=id', credentials: 'omit' }])
  })

  it('shows it only where a page cannot be had, and keeps none of those that can', async () => {
    const online = worker(async () => 'page')
    expect(await online.fetched({ request: page })).toBe('page')
    expect(await online.fetched({ request: page, preloadResponse: Promise.resolve('early') })).toBe('early')
    expect(online.kept).toEqual([])
    const offline = worker(() => Promise.reject(new TypeError('no network')))
    expect(await offline.fetched({ request: page })).toBe('offline')
  })

  it('leaves forms, calls and files alone', async () => {
    const { fetched } = worker(async () => 'sent in our name')
    for (const change of [{ method: 'POST' }, { mode: 'cors' }, { mode: 'no-cors' }, { mode: 'same-origin' }])
      expect(await fetched({ request: { ...page, ...change } })).toBeUndefined()
  })

  it('shows the page for a form, too, where the phone has no connection, and sends nothing', async () => {
    let asked = 0
    const count = async () => {
      asked += 1
    }
    expect(await worker(count, false).fetched({ request: { ...page, method: 'POST' } })).toBe('offline')
    expect(asked).toBe(0)
  })
})
