// A plan that a borrower accepted and did not keep, for tests of the work list.

import type { Role } from '../../src/core/officer/rights.ts'

/** What a test does at the desk, as a borrower and to the clock. */
interface Means {
  // biome-ignore lint/suspicious/noExplicitAny: the wire's data is asserted field by field where it is read
  at(role: Role, path: string, body?: Record<string, unknown>): Promise<any>
  // biome-ignore lint/suspicious/noExplicitAny: the wire's data is asserted field by field where it is read
  say(persona: string, path: string, fields: Record<string, unknown>): Promise<any>
  today(orderId: string): Promise<string>
  pass(move: Record<string, number>): Promise<void>
  payNow(persona: string): Promise<unknown>
  loanOf(persona: string): string
}

const dayMs = 86_400_000
const after = (day: string, days: number) => new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10)

/** The borrower accepts a plan that moves the first unpaid payments, and keeps so many of its dates. Answers the id of the item. */
export async function missPlan({ at, say, today, pass, payNow, loanOf }: Means, kept: number): Promise<string> {
  const [persona, reason, loans] = ['overdue', 'Was in hospital', '/hazel/v3/loan-details']
  const orderId = loanOf(persona)
  const from = await today(orderId)
  const { plan: rows } = (await at('support', `/desk/loans/${orderId}`)).standing
  const unpaid = rows.filter(({ unpaidMinor }: { unpaidMinor: number }) => unpaidMinor > 0).slice(0, kept + 1)
  // No date of a plan comes before the one that it moves.
  const dates: string[] = unpaid.map(({ dueDate }: { dueDate: string }) => after(dueDate < from ? from : dueDate, 1))
  const plan = unpaid.map(({ n }: { n: number }, place: number) => `${n}=${dates[place]}`).join(',')
  const body = { kind: 'hardship', orderId, fromDate: from, toDate: after(from, 1), plan, reason }
  const { id, mark } = await at('support', '/desk/proposals', body)
  await at('manager', `/desk/proposals/${id}/decision`, { approve: true, reason, mark })
  const { offer } = await say(persona, `${loans}/hardship`, { orderId })
  await say(persona, `${loans}/plan-answer`, { orderId, offerId: id, accept: 1, mark: offer.quote.mark })
  if (kept > 0) await payNow(persona)
  const missed = dates.at(-1) ?? from
  await pass({ advanceDays: (Date.parse(missed) - Date.parse(from)) / dayMs + 1 })
  return `${id}:${missed}`
}
