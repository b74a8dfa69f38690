// Redirects of the running product, asked over the wire with targets that were made to lead a browser away: none leaves the origin.

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addresses } from '../../src/contracts/addresses.ts'
import { payByWallet } from '../../src/contracts/payment-card.ts'
import { appAt } from '../support/app.ts'
import { hostileTargets, staysAt } from '../support/hostile-targets.ts'
import { lentServer } from '../support/lent-server.ts'
import { pageCookieOf } from '../support/page-cookie.ts'
import { isLong } from '../support/proof-length.ts'
import { type RawAnswer, type RawRequest, rawRequest } from '../support/raw-http.ts'
import type { RunningServer } from '../support/server.ts'

let server: RunningServer
let cookie = ''
let desk = ''
let officer = ''
beforeAll(async () => {
  server = await lentServer()
  cookie = await pageCookieOf(server, 'two-orders')
  const [first] = await officers()
  desk = new URL(first?.launch ?? '').origin
  officer = `desk=${first?.token}`
})
afterAll(() => server.stop())

const officers = () => appAt(server.origin).demo<{ launch: string; token: string }[]>('/demo/officers')

/** Where the router's script is told to go: in an answer of data the redirect is no header. */
function toldToScript({ text }: RawAnswer): string | null {
  const line = /^\[.*"redirect".*$/m.exec(text)?.[0]
  if (line === undefined) return null
  const values = JSON.parse(line) as unknown[]
  const key = `_${values.indexOf('redirect')}`
  const told = values.find((value) => typeof value === 'object' && value !== null && key in value)
  const at = told === undefined ? undefined : (told as Record<string, number>)[key]
  return at === undefined ? null : String(values[at])
}

/** A few of each kind, for whole pages of a borrower, which take long to make. */
const few = hostileTargets.filter((_, index) => index % (isLong ? 9 : 18) === 0)
/** Every target in a long proof; otherwise each place has a twelfth of them by turns: `src/core/link-gate.test.ts` tells all apart. */
const turnsOfTargets = 12
const targetsOf = (place: number): readonly string[] =>
  isLong ? hostileTargets : hostileTargets.filter((_, index) => index % turnsOfTargets === place % turnsOfTargets)

/** Every address that a tap or a form of the page could lead to. */
const addressesIn = ({ text }: RawAnswer): string[] =>
  [...text.matchAll(/ (?:href|action|formaction|src)="([^"]*)"/gi)].map(([, address = '']) =>
    address.replaceAll('&amp;', '&'),
  )

const opens = /^(tel|mailto|sms|blob):/
/** Addresses that lead away, of the answers to `request` for each target. */
async function leaving(
  request: (target: string) => RawRequest,
  targets = hostileTargets,
  origin = server.origin,
): Promise<{ left: string[]; redirects: number }> {
  const left: string[] = []
  let redirects = 0
  const queue = [...targets]
  const ask = async (): Promise<void> => {
    for (let target = queue.pop(); target !== undefined; target = queue.pop()) {
      const answer = await rawRequest(origin, request(target))
      if (answer.status >= 500) left.push(`${JSON.stringify(target)}: ${answer.status}`)
      const sentTo = [answer.location, toldToScript(answer)].filter((one) => one !== null)
      redirects += sentTo.length
      const linked = addressesIn(answer).filter((one) => !opens.test(one) && one.includes('vil'))
      for (const address of [...sentTo, ...linked])
        if (!staysAt(origin, address)) left.push(`${JSON.stringify(target)}: ${address}`)
    }
  }
  await Promise.all([ask(), ask(), ask(), ask()])
  return { left, redirects }
}

/** The page of a payment that waits in the sample wallet. */
async function walletPage(): Promise<string> {
  const app = appAt(server.origin)
  const who = await app.persona('payway-wallet')
  const orderId = who.orderId ?? ''
  const due = await app.call(who, 'POST', '/hazel/v3/installment/loan-play-detail', { orderId })
  const fields = { orderId, amount: String(due.data.repayAmount) }
  const { data } = await app.call(who, 'POST', payByWallet.path, fields, { 'Idempotency-Key': 'wallet-page' })
  return new URL(data.url, server.origin).pathname
}

const encoded = encodeURIComponent
const form = (origin = server.origin) => ({
  'Content-Type': 'application/x-www-form-urlencoded',
  Origin: origin,
  'Sec-Fetch-Site': 'same-origin',
})

describe('no redirect leaves the origin', () => {
  const places: readonly (readonly [string, boolean, (target: string) => RawRequest])[] = [
    ['an address that carries identity', true, (target) => ({ target: `${target}?userId=1` })],
    ['an address with a ticket that is no good', true, (target) => ({ target: `${target}?sessionId=x&userId=1` })],
    ['an address without identity', true, (target) => ({ target })],
    ['an address as data', true, (target) => ({ target: `${target}_root.data?userId=1` })],
    ['a form sent to an address', true, (target) => ({ method: 'POST', target, headers: form(), body: 'a=1' })],
    [
      'another host in the request',
      true,
      (target) => ({ target: '/order?userId=1', headers: { Host: target.replace(/[^\x21-\x7e]/g, '') } }),
    ],
    ['a page that needs a login', true, (target) => ({ target: `${addresses.order}?next=${encoded(target)}` })],
    ['the login that failed', false, (target) => ({ target: `${addresses.loginFailed}?next=${encoded(target)}` })],
    ['the login', false, (target) => ({ target: `${addresses.login}?next=${encoded(target)}` })],
    [
      'settings',
      true,
      (target) => ({
        method: 'POST',
        target: `${addresses.mySettings}?appName=${encoded(target)}&source=${encoded(target)}`,
        headers: { ...form(), Cookie: cookie },
        body: `language=${encoded(target)}&ground=dark&next=${encoded(target)}`,
      }),
    ],
  ]

  const pages: typeof places = [
    [
      'the login of who is signed in',
      false,
      (target) => ({ target: `${addresses.login}?next=${encoded(target)}`, headers: { Cookie: cookie } }),
    ],
    [
      'the bank page',
      false,
      (target) => ({ target: `${addresses.bindCard}?source=${encoded(target)}`, headers: { Cookie: cookie } }),
    ],
    [
      'the test page',
      true,
      (target) => ({
        target: `${addresses.testPreviewOpen}?to=order&as=due&set-lang=${encoded(target)}&set-orderId=${encoded(target)}`,
      }),
    ],
    [
      'an order that is not there',
      false,
      (target) => ({ target: `${addresses.order}?orderId=${encoded(target)}`, headers: { Cookie: cookie } }),
    ],
  ]

  it.each([
    ...places.map((place, at) => [...place, targetsOf(at)] as const),
    ...pages.map((place) => [...place, few] as const),
  ])('%s', async (_name, sendsOn, request, targets) => {
    const { left, redirects } = await leaving(request, targets)
    expect(left).toEqual([])
    // Else there was nothing to see.
    if (sendsOn) expect(redirects).toBeGreaterThan(0)
  })

  it('the page of the sample wallet, before and after it is paid', async () => {
    const wallet = await walletPage()
    const { left } = await leaving((target) => ({ target: `${wallet}?return=${encoded(target)}` }), targetsOf(0))
    expect(left).toEqual([])
    const paid = await leaving((target) => ({ method: 'POST', target: `${wallet}?return=${encoded(target)}` }), few)
    expect(paid.left).toEqual([])
    expect(paid.redirects).toBe(few.length)
  })
})

describe('no redirect leaves the desk', () => {
  it('of a link that logs in, a ticket that is over, the login page, a form, and an address', async () => {
    const tickets: string[] = []
    // Each look at the officers makes new links; one is used up by each target.
    while (tickets.length < few.length) for (const { launch } of await officers()) tickets.push(new URL(launch).search)
    const launched = await leaving((to) => ({ target: `/launch${tickets.pop()}&next=${encoded(to)}` }), few, desk)
    expect(launched).toEqual({ left: [], redirects: few.length })
    const cookies = { Cookie: officer }
    const places: readonly ((target: string) => RawRequest)[] = [
      (target) => ({ target: `/launch?ticket=x&next=${encoded(target)}` }),
      (target) => ({ target: `/find?next=${encoded(target)}&q=${encoded(target)}` }),
      (target) => ({ target }),
      (target) => ({ target, headers: cookies }),
      (target) => ({ method: 'POST', target, headers: form(desk), body: 'act=take' }),
      (target) => ({
        method: 'POST',
        target: `/?after=${encoded(target)}`,
        headers: { ...form(desk), ...cookies },
        body: `act=take&kind=case&id=${encoded(target)}`,
      }),
      (target) => ({ target: '/launch?ticket=x', headers: { Host: target.replace(/[^\x21-\x7e]/g, '') } }),
    ]
    for (const [at, request] of places.entries()) expect((await leaving(request, targetsOf(at), desk)).left).toEqual([])
  })
})

describe('an address with a slash too many', () => {
  it('is opened with one, and loses its identity on the way', async () => {
    const at = async (target: string) => (await rawRequest(server.origin, { target })).location
    expect(await at('//x//evil.test/?userId=1')).toBe('/x//evil.test/')
    expect(await at('//order?orderId=1')).toBe('/order?orderId=1')
    expect(await at('///order?orderId=1&userId=2')).toBe('/order?orderId=1')
  })
})
