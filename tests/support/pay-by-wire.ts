// A payment over HTTP as a borrower's phone and a shop make it, for drills that know nothing of a product but its address.

import { expect } from 'vitest'

export interface PayingBorrower {
  readonly phone: string
  /** What the borrower's calls carry: the session and the like. */
  readonly secrets: readonly string[]
}

/** An overdue borrower makes a code, the shop takes the money, and nothing is due any more. */
export async function payWhatIsDue(origin: string): Promise<PayingBorrower> {
  const json = async (address: string, init?: RequestInit) => {
    const response = await fetch(new URL(address, origin), init)
    expect(response.status, address).toBe(200)
    // biome-ignore lint/suspicious/noExplicitAny: read as the published document says
    return (await response.json()) as any
  }
  const [who] = await json('/demo/personas?name=overdue')
  const { orderId, params } = who
  const post = (address: string, fields: Readonly<Record<string, string>>, key = '') =>
    json(`${address}?${new URLSearchParams(params)}`, {
      method: 'POST',
      headers: { 'X-Requested-With': 'XMLHttpRequest', ...(key === '' ? {} : { 'Idempotency-Key': key }) },
      body: new URLSearchParams({ orderId, ...fields }),
    })
  const due = await post('/hazel/v3/installment/loan-play-detail', {})
  expect(due.data.repayAmount).toBeGreaterThan(0)
  const [{ channel_number: channelNumber }] = due.data.repayList
  const amount = String(due.data.repayAmount)
  const code = await post('/hazel/v3/loan-details/generate-vcode', { amount, channelNumber }, 'from-the-image')
  const { payCode } = code.data
  await json('/demo/pay', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ payCode }),
  })
  const after = await post('/hazel/v3/installment/loan-play-detail', {})
  expect(after.data?.repayAmount ?? 0).toBeLessThan(due.data.repayAmount)
  return {
    phone: who.phone,
    secrets: Object.values(params as Record<string, string>).filter((value) => value.length > 6),
  }
}
