// A provider that is slow, hangs, fails, answers half or with a page: each wish ends as one code at the provider, paid once.

import { expect, it } from 'vitest'
import { diceOf } from '../../../tests/simulation/dice.ts'
import { settingOf } from '../../../tests/simulation/report.ts'
import { onPostgres } from '../../../tests/support/databases.ts'
import { type Borrower, loanStateOf, openWorld } from '../../../tests/support/paying.ts'
import { date } from '../../core/calendar-date.ts'
import { isRefusal } from '../../core/refusal.ts'
import type { SandboxFault } from '../adapters/providers/sandbox/faults.ts'
import { createPayCode } from './code/create-pay-code.ts'

const wishes = settingOf('PROVIDER_WISHES', 20)
const seed = settingOf('PROVIDER_SEED', Math.floor(Math.random() * 1_000_000_000))
/** How long we wait for the provider here, milliseconds: a call that takes longer has hung. */
const patienceMs = 150
/** So many borrowers ask at once. */
const atOnce = 25
/** Taps of one borrower who is not answered with a code. */
const tapsAtMost = 4

const faults: readonly (SandboxFault | null)[] = [
  null,
  { kind: 'slow', delayMs: 2 * patienceMs },
  { kind: 'fails', status: 500 },
  { kind: 'fails', status: 503 },
  { kind: 'lost' },
  { kind: 'gone' },
  { kind: 'page', status: 200 },
  { kind: 'page', status: 502 },
]

onPostgres('a provider at its worst', (database) => {
  it(`makes one code for each of ${wishes} wishes, however often they are tapped (seed ${seed})`, async () => {
    const dice = diceOf(seed)
    const start = Date.parse('2026-11-20T10:00:00Z')
    const world = await openWorld(database(), new Date(start).toISOString(), patienceMs)
    /** The code, or nothing: it is not known yet, or the provider was not reached and nothing was made. */
    const tap = async (who: Borrower, fault: SandboxFault | null): Promise<string> => {
      if (fault !== null) world.sandbox.plan('/v1/codes', fault)
      const { orderId, productId } = who
      const wish = { orderId, productId, amountMinor: 140_000, channelNumber: 'corner-store' }
      const made = await world.call(createPayCode, who, wish)
      if (isRefusal(made) && made.refused !== 'channelIsUnavailable') throw new Error(`refused: ${made.refused}`)
      return isRefusal(made) ? '' : made.payCode
    }
    const borrowers: Borrower[] = []
    for (let n = 0; n < wishes; n += 1) borrowers.push(await world.borrowerWithLoan(date('2026-11-01')))
    for (let from = 0; from < wishes; from += atOnce) {
      await Promise.all(
        borrowers.slice(from, from + atOnce).map(async (who) => {
          for (let taps = 0; taps < tapsAtMost; taps += 1) if ((await tap(who, dice.pick(faults))) !== '') return
        }),
      )
    }
    const unknown = async (): Promise<number> =>
      (
        await database().query<{ n: number }>(`select count(*)::int as n from payment_intent where state = 'unknown'`)
      )[0]?.n ?? 0
    expect(await unknown()).toBeGreaterThan(0)
    // The borrower has left: what is unknown is asked for by a job, of a provider that answers again.
    for (let minutes = 1; minutes < 60 && (await unknown()) > 0; minutes += 5) {
      world.setTime(new Date(start + minutes * 60_000).toISOString())
      await world.runJobs()
    }
    // Who was told that the channel is unavailable taps once more; who has a code gets the same one.
    for (const who of borrowers) expect(await tap(who, null)).not.toBe('')
    const made = await database().query<{ orderId: string; state: string; payCode: string | null }>(
      `select order_id as "orderId", state, pay_code as "payCode" from payment_intent where state <> 'failed'`,
    )
    expect(made.length).toBe(wishes)
    expect(new Set(made.map(({ orderId }) => orderId)).size).toBe(wishes)
    expect(new Set(made.map(({ state }) => state))).toEqual(new Set(['waiting']))
    expect(new Set(made.map(({ payCode }) => payCode)).size).toBe(wishes)
    expect(world.sandbox.counts().codes).toBe(wishes)
    // Each code is paid, and the notice comes twice.
    for (const { payCode } of made) {
      const paid = await world.sandbox.pay({ payCode: payCode ?? '', times: 2 })
      expect(paid).toMatchObject({ found: true, delivered: [200, 200] })
    }
    for (const who of borrowers) expect((await loanStateOf(world, who)).receipts.length).toBe(1)
    expect(world.alerts).toEqual([])
    await world.close()
  })
})
