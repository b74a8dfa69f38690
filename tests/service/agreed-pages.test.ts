// What was agreed about a loan stands on every page of it, as the server renders it: home, the order, the repayment, and /cannot-pay.

import { afterAll, beforeAll, expect, it } from 'vitest'
import { addresses } from '../../src/contracts/addresses.ts'
import { appAt } from '../support/app.ts'
import { lentServer } from '../support/lent-server.ts'
import { offerPlan } from '../support/offer-plan.ts'
import { pageCookieOf } from '../support/page-cookie.ts'
import type { RunningServer } from '../support/server.ts'

let server: RunningServer
beforeAll(async () => {
  server = await lentServer()
})
afterAll(() => server.stop())

/** A page of a sample borrower as the server renders it. */
async function pageOf(name: string, address: string): Promise<string> {
  const { orderId, productId } = await appAt(server.origin).persona(name)
  const query = new URLSearchParams({ orderId: orderId ?? '', productId: productId ?? '' })
  const cookie = await pageCookieOf(server, name)
  const page = await fetch(`${server.origin}${address}?${query}`, { headers: { cookie } })
  expect(page.status, address).toBe(200)
  return await page.text()
}

/** The words of a page of a sample borrower, without tags. */
async function wordsOf(name: string, address: string): Promise<string> {
  return (await pageOf(name, address))
    .replace(/<(script|style)\b[\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&nbsp;|\u00a0|\s+/g, ' ')
}

const pages = [addresses.borrowerHome, addresses.order, addresses.repay, addresses.hardship]

/** A text as it stands on a page: HTML writes some signs otherwise, and every blank is one. */
const onPage = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll("'", '&#x27;').replaceAll('"', '&quot;').replace(/\s+/g, ' ')

interface Thing {
  readonly kind: string
  readonly title: string
  readonly changeUrl: string
}

it('of every sample stands on every page of its loan, in the same words, with what has changed a tap away', async () => {
  const app = appAt(server.origin)
  // A date that its borrower moves is agreed as well; no sample has one.
  const mover = await app.persona('active')
  const move = await app.call(mover, 'POST', '/hazel/v3/loan-details/date-move-plan', { orderId: mover.orderId ?? '' })
  const { n, dueDate, chosen } = move.data.movable
  const wish = { n: String(n), dueDateBefore: dueDate, dueDate: chosen.dueDate, interest: String(chosen.interest) }
  const moved = await app.call(mover, 'POST', '/hazel/v3/loan-details/date-move', {
    orderId: mover.orderId ?? '',
    ...wish,
  })
  expect(moved.code, moved.message).toBe('0')

  // No sample has automatic payment on: a borrower with a saved card agrees to it as the screen does.
  const payer = await app.persona('payway-plain')
  const asOf = { orderId: payer.orderId ?? '' }
  const autopay = '/hazel/service/autopay'
  const { data: terms } = await app.call(payer, 'POST', `${autopay}/of-loan`, asOf)
  const cardId = String(terms.cards[0]?.id)
  const begun = await app.call(payer, 'POST', `${autopay}/start`, {
    ...asOf,
    cardId,
    version: terms.version,
    agree: '1',
  })
  expect(begun.code, begun.message).toBe('0')

  const kinds = new Set<string>()
  for (const who of await app.personas()) {
    if (who.orderId === null) continue
    const fields = { orderId: who.orderId, productId: who.productId ?? '' }
    const help = await app.call(await app.persona(who.name), 'POST', '/hazel/v3/loan-details/hardship', fields)
    for (const { kind, title, changeUrl } of (help.data?.agreed ?? []) as readonly Thing[]) {
      kinds.add(kind)
      for (const address of pages) {
        const words = await wordsOf(who.name, address)
        // A plan on offer is read whole there, and answered.
        const isThePlan = kind === 'planOffered' && address === addresses.hardship
        if (!isThePlan) expect(words, `${who.name} ${address}`).toContain(onPage(title))
        if (changeUrl !== '' && who.market === 'standard') expect(words, address).toContain('Something has changed')
      }
    }
  }
  expect([...kinds].sort()).toEqual(expect.arrayContaining(['autopay', 'dateMoved', 'plan', 'planOffered', 'promise']))
})

it('of a plan on offer is the filled button, and takes the paid rollover away until it is answered', async () => {
  for (const address of [addresses.borrowerHome, addresses.order, addresses.repay]) {
    const words = await wordsOf('hardship-offered', address)
    expect(words, address).toContain('See your plan')
    expect(words, address).not.toContain('Rollover Repayment')
  }
  expect(await wordsOf('overdue', addresses.order)).toContain('Rollover Repayment')
  // Who comes to the rollover by a link of before is not sold it either.
  expect(await wordsOf('hardship-offered', addresses.rollover)).toContain('A rollover is not offered')
  expect(await wordsOf('overdue', addresses.rollover)).not.toContain('A rollover is not offered')
})

it('explains the next sum of a plan that runs: which payment, what of it is the loan, what are late charges', async () => {
  for (const address of pages)
    expect(await wordsOf('hardship-plan', address), address).toMatch(
      /Payment 3 of 4: \W*1\.400,00 loan and interest, \W*1\.420,00 late charges/,
    )
})

it('is where /cannot-pay begins: no empty form stands before a plan that runs', async () => {
  const words = await wordsOf('hardship-plan', addresses.hardship)
  const question = /Why can\S+t you pay\?/
  expect(words).not.toMatch(question)
  expect(await wordsOf('overdue', addresses.hardship)).toMatch(question)
})

it('of a plan on offer is the filled button of the repayment, too, and paying stays possible', async () => {
  const page = await pageOf('hardship-offered', addresses.repay)
  const foot = page.slice(page.indexOf('<footer'))
  expect(foot).toMatch(/<a [^>]*class="btn"[^>]*>See your plan/)
  expect(foot).toMatch(/<button [^>]*class="btn line"[^>]*>Payment Method/)
  const plain = await pageOf('overdue', addresses.repay)
  expect(plain).toMatch(/<button [^>]*class="btn"[^>]*>Payment Method/)
})

it('is not answered by "we will look for a plan" where a plan holds or waits for an answer, or a promise holds', async () => {
  for (const name of ['hardship-plan', 'hardship-offered', 'promised'])
    for (const address of [...pages, addresses.moveDate, addresses.settleEarly])
      expect(await wordsOf(name, address), `${name} ${address}`).not.toContain('look for a plan')
  expect(await wordsOf('hardship-plan', addresses.order)).toContain('tell us if something has changed')
  expect(await wordsOf('hardship-plan', addresses.hardship)).toContain('This is what we agreed')
  for (const address of [addresses.borrowerHome, addresses.order])
    expect(await wordsOf('overdue', address), address).toContain('look for a plan')
})

it('can be asked for nowhere once a loan is written off, and /cannot-pay says so and not that nothing is owed', async () => {
  for (const address of [addresses.borrowerHome, addresses.order])
    expect(await wordsOf('written-off', address), address).not.toContain('I cannot pay')
  const words = await wordsOf('written-off', addresses.hardship)
  expect(words).toContain('You still owe what your loan shows')
  expect(words).not.toContain('There is nothing to pay')
})

it('of two kinds at once stands on every page, and neither says what the other denies', async () => {
  const app = appAt(server.origin)
  const promised = await app.persona('promised')
  await offerPlan(server.origin, promised.orderId ?? '')
  for (const address of pages) {
    const words = await wordsOf('promised', address)
    expect(words, address).toContain('You told us that you will pay ₱ 500,00 by')
    expect(words, address).toMatch(/See your plan|Accept the plan/)
    expect(words, address).not.toContain('Rollover Repayment')
  }

  // Its payment of today is too near to be announced: the card pays none of it, whatever is on offer beside it.
  const payer = await app.persona('payway-plain')
  const { data } = await app.call(payer, 'POST', '/hazel/service/autopay/of-loan', { orderId: payer.orderId ?? '' })
  expect(data.state).toBe('on')
  await offerPlan(server.origin, payer.orderId ?? '')
  const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' })
  const charged = `by ${day.format(new Date(data.next.dueDate)).replace('Sept', 'Sep')}`
  for (const address of pages) {
    const words = await wordsOf('payway-plain', address)
    const own = words.slice(words.indexOf('Your card pays automatically'))
    expect(own.slice(0, 90), address).toContain(charged)
    expect(own, address).toContain('is not charged to your card: please pay that yourself.')
  }
})

/** Says yes to the plan that waits. */
async function acceptPlan(name: string): Promise<void> {
  const app = appAt(server.origin)
  const who = await app.persona(name)
  const orderId = who.orderId ?? ''
  const { data } = await app.call(who, 'POST', '/hazel/v3/loan-details/hardship', { orderId, productId: '' })
  const { offerId, quote } = data.offer
  const yes = { orderId, offerId, accept: '1', mark: quote.mark }
  const answer = await app.call(who, 'POST', '/hazel/v3/loan-details/plan-answer', yes)
  expect(answer.code, answer.message).toBe('0')
}

it('of a plan that was accepted stands in place of what was promised before it, and the card pays by its dates', async () => {
  await acceptPlan('promised')
  for (const address of pages) {
    const words = await wordsOf('promised', address)
    expect(words, address).toContain('Your payment plan is running.')
    expect(words, address).not.toContain('You told us that you w')
    // Two payments on one day: the sum of both is not called the next payment.
    expect(words, address).toMatch(/Together by \d+ \w+ \d{4}: ₱ 4\.570,00/)
    expect(words.match(/No late charges and no reminders/g), address).toHaveLength(1)
  }
  expect(await wordsOf('promised', addresses.hardship)).not.toContain('See your plan')

  await acceptPlan('payway-plain')
  for (const address of pages) {
    const words = await wordsOf('payway-plain', address)
    const [plan, card] = ['Your payment plan is running.', 'Your card pays automatically.'].map((title) => {
      const told = words.slice(words.indexOf(title) + title.length)
      return told.slice(0, told.indexOf('loan and interest'))
    })
    expect(plan, address).toContain('Next: ₱ 1.400,00 by')
    expect(card, address).toBe(plan)
  }
})
