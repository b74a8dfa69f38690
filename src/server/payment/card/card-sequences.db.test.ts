// Steps of a card payment in any order, with what is somebody else's, used up or wrong among them: money moves once for each time the
// borrower asked for the ways to pay, for a card that asks no code or after the right code, and by no other way.

import fc from 'fast-check'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { onPostgres } from '../../../../tests/support/databases.ts'
import { type Borrower, loanStateOf, openWorld, type World } from '../../../../tests/support/paying.ts'
import { isLong } from '../../../../tests/support/proof-length.ts'
import { date } from '../../../core/calendar-date.ts'
import { isRefusal } from '../../../core/refusal.ts'
import { commitCardPayment } from '../charge/commit-card-payment.ts'
import { confirmCardPayment } from '../charge/confirm-card-payment.ts'
import { saveCard } from './card-store.ts'
import { getPayWays } from './get-pay-ways.ts'

const amountMinor = 140_000
const steps = [
  'ask for the ways',
  'commit the plain card',
  'commit the card with a code',
  "commit somebody else's card",
  'commit another amount',
  "commit with somebody else's token",
  'confirm by the right code',
  'confirm by a wrong code',
  'confirm without a code',
  'confirm as somebody else',
  'confirm a record that is not there',
] as const
type Step = (typeof steps)[number]
/** What no order of steps may let through. */
const never: readonly Step[] = [
  "commit somebody else's card",
  'commit another amount',
  "commit with somebody else's token",
  'confirm by a wrong code',
  'confirm without a code',
  'confirm as somebody else',
  'confirm a record that is not there',
]

onPostgres('the steps of a card payment, in any order', (database) => {
  let world: World
  beforeEach(async () => {
    world = await openWorld(database(), '2026-08-20T10:00:00Z')
  })
  afterEach(() => world.close())

  let cards = 0
  const cardOf = (of: Borrower, codeNeeded: boolean) =>
    saveCard(world.db, world.deps, of.borrowerId, {
      bankName: 'First Bank',
      bankCode: 'FB',
      lastFour: '1111',
      processorToken: `tok-sequence-${cards++}`,
      codeNeeded,
    })

  async function play(course: readonly Step[]): Promise<string[]> {
    const [who, other] = [
      await world.borrowerWithLoan(date('2026-08-10')),
      await world.borrowerWithLoan(date('2026-08-10')),
    ]
    const [plain, coded, foreign] = [await cardOf(who, false), await cardOf(who, true), await cardOf(other, false)]
    const tokenOf = async (of: Borrower): Promise<string> => {
      const ways = await world.call(getPayWays, of, { orderId: of.orderId })
      return isRefusal(ways) ? 'none' : ways.token
    }
    const foreignToken = await tokenOf(other)
    const chargesBefore = world.sandbox.counts().charges
    let token = 'none'
    let record = 'none'
    // A token stands for what had been received when it was asked for: it, and a record made with it, pay only while no other payment came.
    let payments = 0
    let tokenSaw = 0
    let recordSaw = 0
    const faults: string[] = []
    const commit = (changes: Record<string, unknown>) =>
      world.call(commitCardPayment, who, { orderId: who.orderId, cardId: plain, amountMinor, token, ...changes })
    const confirm = (code: string, by = who, recordId = record) =>
      world.call(confirmCardPayment, by, { orderId: by.orderId, recordId, code })
    const sentCode = async (): Promise<string> => {
      const rows = await world.db.query<{ code: string }>(
        `select code from sms_message where phone = $1 and purpose = 'payment' order by created_at desc, id desc limit 1`,
        [who.phone],
      )
      return rows[0]?.code ?? '000000'
    }
    const doing: Readonly<Record<Step, () => Promise<object>>> = {
      'ask for the ways': async () => {
        token = await tokenOf(who)
        tokenSaw = payments
        return { refused: 'nothing' }
      },
      'commit the plain card': () => commit({}),
      'commit the card with a code': async () => {
        const answer = await commit({ cardId: coded })
        if (!isRefusal(answer)) [record, recordSaw] = [answer.recordId, tokenSaw]
        return isRefusal(answer) ? answer : { refused: 'until its code' }
      },
      "commit somebody else's card": () => commit({ cardId: foreign }),
      'commit another amount': () => commit({ amountMinor: amountMinor - 1 }),
      "commit with somebody else's token": () => commit({ token: foreignToken }),
      'confirm by the right code': async () => confirm(await sentCode()),
      'confirm by a wrong code': async () => confirm((await sentCode()) === '111111' ? '222222' : '111111'),
      'confirm without a code': () => confirm(''),
      'confirm as somebody else': async () => confirm(await sentCode(), other),
      'confirm a record that is not there': async () => confirm(await sentCode(), who, 'cardpay0000'),
    }
    for (const [at, step] of course.entries()) {
      const answer = await doing[step]()
      const isDone = !isRefusal(answer)
      const seen = step === 'confirm by the right code' ? recordSaw : tokenSaw
      if (isDone && (seen !== payments || never.includes(step))) faults.push(`${at} ${step}: it was done`)
      if (isDone) payments += 1
      const [charges, state] = [world.sandbox.counts().charges - chargesBefore, await loanStateOf(world, who)]
      if (charges !== payments || state.receivedMinor !== payments * amountMinor)
        faults.push(`${at} ${step}: ${charges} charges, ${state.receivedMinor} received`)
    }
    if ((await loanStateOf(world, other)).receivedMinor !== 0) faults.push('somebody else has paid')
    if (payments > 0) paid += 1
    if (payments > 1) paidAgain += 1
    return faults
  }

  let paid = 0
  let paidAgain = 0
  it('move money once for each asking, and by none of what is wrong', async () => {
    paid = 0
    paidAgain = 0
    // Each begins as a borrower does; what comes after that is anything.
    const courses = fc.array(fc.constantFrom(...steps), { minLength: 3, maxLength: 12 })
    await fc.assert(
      fc.asyncProperty(courses, async (course) => {
        expect(await play(['ask for the ways', ...course])).toEqual([])
      }),
      { numRuns: isLong ? 40 : 15 },
    )
    expect(await play(['ask for the ways', 'commit the card with a code', 'confirm by the right code'])).toEqual([])
    // A token that was asked for before another payment came is out of date: few random courses get there.
    const late: Step[] = [
      'ask for the ways',
      'commit the card with a code',
      'ask for the ways',
      'confirm by the right code',
    ]
    expect(await play([...late, 'commit the plain card'])).toEqual([])
    // Courses that all end refused would show nothing.
    expect(paid).toBeGreaterThan(2)
    // The rest of the loan may be paid too, after the ways were asked for again.
    expect(
      await play(['ask for the ways', 'commit the plain card', 'ask for the ways', 'commit the plain card']),
    ).toEqual([])
    expect(paidAgain).toBeGreaterThan(0)
  })
})
