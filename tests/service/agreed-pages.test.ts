// What was agreed about a loan stands on every page of it, as the server renders it: home, the order, the repayment, and /cannot-pay.

import { afterAll, beforeAll, expect, it } from 'vitest'
import { addresses } from '../../src/contracts/addresses.ts'
import { appAt } from '../support/app.ts'
import { pageCookieOf } from '../support/page-cookie.ts'
import { type RunningServer, startServer } from '../support/server.ts'

let server: RunningServer
beforeAll(async () => {
  server = await startServer({ LOG_LEVEL: 'silent' })
})
afterAll(() => server.stop())

/** The words of a page of a sample borrower, without tags. */
async function wordsOf(name: string, address: string): Promise<string> {
  const { orderId, productId } = await appAt(server.origin).persona(name)
  const query = new URLSearchParams({ orderId: orderId ?? '', productId: productId ?? '' })
  const cookie = await pageCookieOf(server, name)
  const page = await fetch(`${server.origin}${address}?${query}`, { headers: { cookie } })
  expect(page.status, address).toBe(200)
  return (await page.text())
    .replace(/<(script|style)\b[\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&nbsp;|\u00a0|\s+/g, ' ')
}

const pages = [addresses.borrowerHome, addresses.order, addresses.repay, addresses.hardship]

it.each([
  ['hardship-plan', /Your payment plan/],
  ['promised', /You told us|You promised|promise/i],
] as const)('of %s is on every page of the loan, with what has changed a tap away', async (name, title) => {
  for (const address of pages) {
    const words = await wordsOf(name, address)
    expect(words, address).toMatch(title)
    expect(words, address).toContain('Something has changed')
  }
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
