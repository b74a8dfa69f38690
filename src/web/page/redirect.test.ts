// Every way in which an action or a loader sends the browser on, with targets that were made to lead it away.

import { RouterContextProvider } from 'react-router'
import { describe, expect, it } from 'vitest'
import { hostileTargets, staysAt } from '../../../tests/support/hostile-targets.ts'
import { nextAddress } from '../screens/identity/log-in.ts'
import { addressToOpen, ownWithCommon, redirect, redirectDocument, replace } from './page-query.ts'
import { leaveToLogin, type PageFacts, pageContext, type RenderFacts, renderContext } from './request-context.ts'

const origin = 'https://loans.example'
const partner = 'https://pay.example'

/** The context of a page at this address. */
function contextAt(address: string): RouterContextProvider {
  const context = new RouterContextProvider()
  const allowed = { images: [], frames: [], links: [partner], frameAncestors: [] }
  context.set(renderContext, { publicOrigin: origin, allowed, ownAddress: () => address } as unknown as RenderFacts)
  context.set(pageContext, { signedIn: false, common: { lang: 'en' } } as unknown as PageFacts)
  return context
}
const locationOf = (response: Response): string => response.headers.get('Location') ?? ''

/** What each place would send to the browser that was asked to go to `target`. */
const places: Readonly<Record<string, (target: string) => string>> = {
  redirect: (target) => locationOf(redirect(contextAt('/'), target)),
  replace: (target) => locationOf(replace(contextAt('/'), target)),
  redirectDocument: (target) => locationOf(redirectDocument(contextAt('/'), target)),
  'a page that needs a login': (target) => locationOf(leaveToLogin(contextAt(target))),
  'where the login leads': (target) => {
    const url = new URL('/login', origin)
    url.searchParams.set('next', target)
    return locationOf(redirectDocument(contextAt('/login'), nextAddress(url, contextAt('/login'))))
  },
  'a link from data': (target) => addressToOpen(contextAt('/'), target) ?? '',
  'an address of ours with the common parameters': (target) => {
    const address = addressToOpen(contextAt('/'), target)
    return address === null ? '' : ownWithCommon(contextAt('/'), address)
  },
}

describe('a redirect', () => {
  it('is tried with more than three hundred targets', () => {
    expect(hostileTargets.length).toBeGreaterThan(300)
    expect(hostileTargets.filter((target) => staysAt(origin, target)).length).toBeLessThan(hostileTargets.length)
  })

  it.each(Object.entries(places))('never leaves the origin: %s', (_name, place) => {
    const left = hostileTargets.filter((target) => {
      const location = place(target)
      return !staysAt(origin, location) || /[^\x21-\x7e]/.test(location) || location.startsWith('//')
    })
    expect(left).toEqual([])
  })

  it('goes where it is sent within the product, and to a listed origin', () => {
    const long = `/order?from=${'a'.repeat(4000)}`
    for (const target of ['/', '/order?a=1#b', '/apply?step=x%20y', long, `${partner}/pay?id=1`]) {
      expect(places.redirect?.(target)).toBe(target)
      expect(places.replace?.(target)).toBe(target)
      expect(places.redirectDocument?.(target)).toBe(target)
    }
    expect(places.redirect?.(`${origin}/order`)).toBe('/order')
    expect(places.redirect?.('https://elsewhere.example/')).toBe('/')
    const { status, headers } = replace(contextAt('/'), '/order', 303)
    expect([status, headers.get('X-Remix-Replace')]).toEqual([303, 'true'])
  })
})
