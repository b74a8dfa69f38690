// Every address of the route table, walked as no screen's own test would: without a session, without ids, with two products, and
// as the router's script asks for it. The table is read, so that a new address is walked from its first day.

import type { APIRequestContext } from '@playwright/test'
import { addresses } from '../../src/contracts/addresses.ts'
import { wordsFor } from '../../src/web/messages/words-for.ts'
import routes from '../../src/web/routes.ts'
import { type App, expect, reads, test } from '../support/app.ts'
import { notScreens } from '../support/gallery-list.ts'
import { turnOf } from '../support/turns.ts'

interface Entry {
  readonly path?: string | undefined
  readonly children?: readonly Entry[] | undefined
}

function addressesOf(entries: readonly Entry[]): string[] {
  return entries.flatMap(({ path, children }) => [
    ...(path === undefined || path.includes('*') ? [] : [path.startsWith('/') ? path : `/${path}`]),
    ...addressesOf(children ?? []),
  ])
}
const all = addressesOf(routes)

/** The public pages (IDENTITY-2): spelled here once more, so that none is opened by accident. */
const open = new Set<string>([
  ...[
    '/',
    '/About',
    '/Policy',
    '/Loan',
    '/Reviews',
    '/compare',
    '/about-us',
    '/privacy-policy',
    '/loan-agreement',
    '/sitemap.xml',
  ],
  ...[
    '/robots.txt',
    '/customer-service',
    '/payment-guide',
    '/carpmm',
    '/register',
    '/register/captcha',
    '/register/captcha-sound',
    '/offline',
  ],
  ...['/downloadTemplate', '/agreementTemplate', '/de-user', '/login-failed', '/login', '/logout', '/faq', '/product'],
  ...[
    '/home',
    '/me/settings',
    '/stop-reminders',
    '/stop-automatic-repayment',
    '/news-by-mail',
    '/email',
    '/testPreview',
    '/testPreview/open',
  ],
  '/demo/kit',
  // Data of an open page, which says by itself that nobody is signed in.
  ...['/me/still-here', '/outcome', '/complainPageNext/picture', '/apply/picture'],
])
/** What stands in place of a page whose address or form names two products. */
const twoLoans = wordsFor('en').frame.badAddress.sentence
const closed = all.filter((address) => !open.has(address))
const ids = 'productId=candor-cash&orderId=L1&problemId=P1&ref=R1&problemType=2&orderNo=L1&amount=100&payCode=1'

async function answerOf(request: APIRequestContext, app: App, path: string, how: { post?: boolean } = {}) {
  const url = new URL(path, app.origin).href
  const headers = { Origin: app.origin, 'Sec-Fetch-Site': 'same-origin' }
  const answer = how.post
    ? await request.post(url, { headers, form: { orderId: 'L1' }, maxRedirects: 0 })
    : await request.get(url, { headers, maxRedirects: 0 })
  return { status: answer.status(), location: answer.headers().location ?? '', text: await answer.text() }
}

test('the table holds every address, and each is open or closed on purpose', () => {
  expect([...all].sort()).toEqual(Object.values<string>(addresses).sort())
  for (const address of open) expect(all).toContain(address)
  for (const address of ['/confirm', '/confirm-classic', '/repay', '/payway', '/credit'])
    expect(closed).toContain(address)
})

test(
  'without ticket and cookie every page that is not public leads to /login-failed',
  reads,
  async ({ request, app }) => {
    const elsewhere: string[] = []
    for (const address of closed) {
      const asked = [address, `${address}/`, `${address}?${ids}`, `${address}?lang=es&appName=x`]
      for (const path of asked) {
        const { status, location } = await answerOf(request, app, path)
        const to = new URL(location || '/', app.origin)
        const isRight = status === 302 && to.pathname === '/login-failed' && to.searchParams.get('reason') === 'missing'
        if (!isRight || to.searchParams.get('next') !== path) elsewhere.push(`${path}: ${status} ${location}`)
      }
      const posted = await answerOf(request, app, address, { post: true })
      if (posted.status !== 302 || !posted.location.startsWith('/login-failed?'))
        elsewhere.push(`POST ${address}: ${posted.status}`)
      const script = await answerOf(request, app, `${address}.data?${ids}`)
      if (script.status !== 202 || !script.text.includes('/login-failed?'))
        elsewhere.push(`${address}.data: ${script.status}`)
    }
    expect(elsewhere).toEqual([])
  },
)

test('what is public opens for anybody', reads, async ({ request, app }) => {
  const shut: string[] = []
  for (const address of open) {
    const { status, location } = await answerOf(request, app, address)
    if (status >= 500 || location.startsWith('/login-failed')) shut.push(`${address}: ${status} ${location}`)
  }
  expect(shut).toEqual([])
})

test('an address that names two products is refused by its field, read and sent', reads, async ({ request, app }) => {
  const accepted: string[] = []
  const who = await app.persona('two-orders')
  await request.get(new URL(`/order?${who.launch}`, app.origin).href)
  for (const address of all.filter((one) => !notScreens.includes(one))) {
    for (const query of [
      'productId=a&product_id=b&problemType=2&orderId=L1',
      'productId=a&productId=b&problemType=2&orderId=L1',
    ]) {
      const read = await answerOf(request, app, `${address}?${query}`)
      if (read.status !== 400 || !read.text.includes('productId')) accepted.push(`${address}?${query}: ${read.status}`)
      const sent = await answerOf(request, app, `${address}?${query}`, { post: true })
      const isRefused = sent.status === 405 || (sent.status === 400 && sent.text.includes(twoLoans))
      if (!isRefused) accepted.push(`POST ${address}?${query}: ${sent.status}`)
    }
  }
  expect(accepted).toEqual([])
})

test('it is refused before it leads anywhere: to the login, or to another page', reads, async ({ request, app }) => {
  const ledAway: string[] = []
  const query = 'productId=a&product_id=b&lang=hi'
  for (const address of all.filter((one) => !notScreens.includes(one))) {
    for (const post of [false, true]) {
      const { status, location, text } = await answerOf(request, app, `${address}?${query}`, { post })
      const isSaid = text.includes(wordsFor('hi').frame.badAddress.sentence) && text.includes('<html lang="hi"')
      if (status !== 405 && (status !== 400 || !isSaid)) ledAway.push(`${post} ${address}: ${status} ${location}`)
    }
  }
  expect(ledAway).toEqual([])
})

test('a form that names two products is refused like an address', reads, async ({ request, app }) => {
  const who = await app.persona('overdue')
  await request.get(new URL(`/order?${who.launch}`, app.origin).href)
  const accepted: string[] = []
  for (const address of ['/repay', '/repay-delay', '/settle', '/confirm', '/confirm-classic']) {
    const url = new URL(`${address}?orderId=${who.orderId}`, app.origin).href
    const form = { productId: who.productId ?? '', product_id: 'another', orderId: who.orderId ?? '', agree: '1' }
    const answer = await request.post(url, { headers: { Origin: app.origin }, form, maxRedirects: 0 })
    if (answer.status() !== 400 || !(await answer.text()).includes(twoLoans))
      accepted.push(`${address}: ${answer.status()}`)
  }
  expect(accepted).toEqual([])
})

test('no page of a borrower breaks without ids, or with unknown ids', reads, async ({ request, app }) => {
  const who = await app.persona('due')
  await request.get(new URL(`/order?${who.launch}`, app.origin).href)
  const broken: string[] = []
  for (const [index, address] of all.entries()) {
    const queries = ['', `?${ids}`, '?orderId=&productId=&ref=&problemId=']
    for (const path of turnOf(queries, index).map((query) => address + query)) {
      const { status } = await answerOf(request, app, path)
      if (status >= 500) broken.push(`${path}: ${status}`)
    }
  }
  expect(broken).toEqual([])
})

test('what the router’s script is answered leads nowhere but to addresses of ours', reads, async ({ request, app }) => {
  const leaking: string[] = []
  const names = ['two-orders', 'overdue', 'settled', 'new-with-account', 'complaint-answered']
  for (const name of names) {
    const who = await app.persona(name)
    await request.get(new URL(`/order?${who.launch}`, app.origin).href)
    const query = new URLSearchParams({
      ...(who.productId === null ? {} : { productId: who.productId }),
      ...(who.orderId === null ? {} : { orderId: who.orderId }),
      ...(who.problemId === null ? {} : { problemId: who.problemId }),
    })
    for (const [index, address] of all.filter((one) => one !== '/').entries()) {
      if (!turnOf(names, index).includes(name)) continue
      const { text } = await answerOf(request, app, `${address}.data?${query}`)
      const leak = /[^"]*\/[\w-]*\.data[?"&#][^"]*/.exec(text)?.[0]
      if (leak !== undefined) leaking.push(`${name} ${address}: ${leak}`)
    }
  }
  expect(leaking).toEqual([])
})
