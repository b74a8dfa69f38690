// Races of card payments, on PostgreSQL: one capture, and no more guesses than five, however many come at once.

import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { postgres, useDatabase } from '../../../../tests/support/databases.ts'
import { type Borrower, granted, loanStateOf, openWorld, type World } from '../../../../tests/support/paying.ts'
import { date } from '../../../core/calendar-date.ts'
import { isRefusal } from '../../../core/refusal.ts'
import { saveCard } from './card-store.ts'
import { commitCardPayment } from './commit-card-payment.ts'
import { confirmCardPayment } from './confirm-card-payment.ts'
import { getPayWays } from './get-pay-ways.ts'

describe('many at once', () => {
  const database = useDatabase(postgres)
  let world: World
  let who: Borrower
  beforeEach(async () => {
    world = await openWorld(database(), '2026-08-20T10:00:00Z')
    who = await world.borrowerWithLoan(date('2026-08-10'))
  })
  afterEach(() => world.close())

  const cardWith = (codeNeeded: boolean) =>
    saveCard(world.db, world.deps, who.borrowerId, {
      bankName: 'First Bank',
      bankCode: 'FB',
      lastFour: '1111',
      processorToken: 'tok-1',
      codeNeeded,
    })
  const token = async () => granted(await world.call(getPayWays, who, { orderId: who.orderId })).token

  it('commit with one token, and one is charged', async () => {
    const input = { orderId: who.orderId, cardId: await cardWith(false), amountMinor: 140_000, token: await token() }
    const answers = await Promise.all(Array.from({ length: 50 }, () => world.call(commitCardPayment, who, input)))
    expect(answers.filter((answer) => !isRefusal(answer))).toHaveLength(1)
    expect(world.sandbox.counts().charges).toBe(1)
    expect((await loanStateOf(world, who)).receivedMinor).toBe(140_000)
  })

  it('commit with tokens of their own, and one is charged', async () => {
    const cardId = await cardWith(true)
    const tokens = await Promise.all(Array.from({ length: 20 }, token))
    const answers = await Promise.all(
      tokens.map((each) =>
        world.call(commitCardPayment, who, { orderId: who.orderId, cardId, amountMinor: 140_000, token: each }),
      ),
    )
    expect(answers.filter((answer) => !isRefusal(answer))).toHaveLength(1)
  })

  it('guess the code, and at most five guesses are looked at', async () => {
    const cardId = await cardWith(true)
    const asked = granted(
      await world.call(commitCardPayment, who, {
        orderId: who.orderId,
        cardId,
        amountMinor: 140_000,
        token: await token(),
      }),
    )
    const [sent] = await world.db.query<{ code: string }>('select code from sms_message where phone = $1', [who.phone])
    const right = sent?.code ?? ''
    const guesses = Array.from({ length: 200 }, (_, index) =>
      index === 150 ? right : String((Number(right) + 1 + index) % 1_000_000).padStart(6, '0'),
    )
    const answers = await Promise.all(
      guesses.map((code) =>
        world.call(confirmCardPayment, who, { orderId: who.orderId, recordId: asked.recordId, code }),
      ),
    )
    const lookedAt = answers.filter((answer) => !isRefusal(answer) || answer.refused === 'paymentCodeIsWrong')
    expect(lookedAt.length).toBeLessThanOrEqual(5)
    expect(world.sandbox.counts().charges).toBeLessThanOrEqual(1)
  })

  it('confirm with the right code, and one is charged', async () => {
    const cardId = await cardWith(true)
    const input = { orderId: who.orderId, cardId, amountMinor: 140_000, token: await token() }
    const { recordId } = granted(await world.call(commitCardPayment, who, input))
    const [sent] = await world.db.query<{ code: string }>('select code from sms_message where phone = $1', [who.phone])
    const code = sent?.code ?? ''
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => world.call(confirmCardPayment, who, { orderId: who.orderId, recordId, code })),
    )
    expect(answers.filter((answer) => !isRefusal(answer))).toHaveLength(1)
    expect(world.sandbox.counts().charges).toBe(1)
    expect((await loanStateOf(world, who)).receivedMinor).toBe(140_000)
  })
})
