// Races of card payments, on PostgreSQL: one capture, and no more guesses than five, however many come at once.

import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { onPostgres, postgres, useDatabase } from '../../../../tests/support/databases.ts'
import { type Borrower, granted, loanStateOf, openWorld, type World } from '../../../../tests/support/paying.ts'
import { isLong } from '../../../../tests/support/proof-length.ts'
import { date } from '../../../core/calendar-date.ts'
import { isRefusal } from '../../../core/refusal.ts'
import type { Deps } from '../../deps.ts'
import { commitCardPayment } from '../charge/commit-card-payment.ts'
import { confirmCardPayment } from '../charge/confirm-card-payment.ts'
import { saveCard } from './card-store.ts'
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
      processorToken: `tok-1-${tokens++}`,
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
})

/** Each card has a token of its own. */
let tokens = 0

onPostgres('a card payment that is confirmed many times at once with the right code', (database) => {
  let world: World
  let who: Borrower
  beforeEach(async () => {
    world = await openWorld(database(), '2026-08-20T10:00:00Z')
    who = await world.borrowerWithLoan(date('2026-08-10'))
  })
  afterEach(() => world.close())

  async function asked(): Promise<{ readonly recordId: string; readonly code: string }> {
    const cardId = await saveCard(world.db, world.deps, who.borrowerId, {
      bankName: 'First Bank',
      bankCode: 'FB',
      lastFour: '1111',
      processorToken: `tok-1-${tokens++}`,
      codeNeeded: true,
    })
    const { token } = granted(await world.call(getPayWays, who, { orderId: who.orderId }))
    const input = { orderId: who.orderId, cardId, amountMinor: 140_000, token }
    const { recordId } = granted(await world.call(commitCardPayment, who, input))
    const [sent] = await world.db.query<{ code: string }>(
      'select code from sms_message where phone = $1 and code is not null order by id desc limit 1',
      [who.phone],
    )
    return { recordId, code: sent?.code ?? '' }
  }
  const wrongFor = (code: string): string => (code === '000000' ? '000001' : '000000')
  const confirm = (recordId: string, code: string, key?: string) =>
    world.call(confirmCardPayment, who, { orderId: who.orderId, recordId, code }, key)
  /**
   * Confirms with a processor that answers once `many` guesses have been looked at: however slow the machine, all of them come while it
   * is asked, and none after it is paid. `onCharge` is told that the first has come to the processor.
   */
  function chargedOnceLookedAt(many: number, onCharge: () => void = () => {}) {
    const { codeHasher, cards } = world.deps
    const lookedAt = Promise.withResolvers<void>()
    let count = 0
    const deps: Deps = {
      ...world.deps,
      codeHasher: {
        ...codeHasher,
        async matches(code, salt, hash) {
          count += 1
          if (count === many) lookedAt.resolve()
          return await codeHasher.matches(code, salt, hash)
        },
      },
      cards: {
        ...cards,
        async charge(request) {
          onCharge()
          await lookedAt.promise
          return await cards.charge(request)
        },
        async queryCharge(key, cardToken) {
          await lookedAt.promise
          return await cards.queryCharge(key, cardToken)
        },
      },
    }
    const confirmThere: typeof confirmCardPayment = (input, call) => confirmCardPayment(input, { ...call, deps })
    return (recordId: string, code: string) => world.call(confirmThere, who, { orderId: who.orderId, recordId, code })
  }

  it.each(isLong ? [2, 6, 10, 50] : [2, 6, 10])('%i of them get one answer, and it is paid once', async (many) => {
    const { recordId, code } = await asked()
    const confirmTogether = chargedOnceLookedAt(many)
    const answers = await Promise.all(Array.from({ length: many }, () => confirmTogether(recordId, code)))
    expect(answers).toEqual(Array.from({ length: many }, () => ({ bankAsks: false })))
    expect(world.sandbox.counts().charges).toBe(1)
    expect((await loanStateOf(world, who)).receivedMinor).toBe(140_000)
  })

  it('a second confirmation while the processor is asked gets the same answer for the right code, and none for another', async () => {
    const { recordId, code } = await asked()
    const charging = Promise.withResolvers<void>()
    const confirmTogether = chargedOnceLookedAt(4, charging.resolve)
    const first = confirmTogether(recordId, code)
    await charging.promise
    const answers = await Promise.all([code, code, wrongFor(code)].map((one) => confirmTogether(recordId, one)))
    expect(await first).toEqual({ bankAsks: false })
    expect(answers).toEqual([{ bankAsks: false }, { bankAsks: false }, { refused: 'paymentIsPending' }])
    expect(world.sandbox.counts().charges).toBe(1)
  })

  it('all get the answer of a card that was declined', async () => {
    const { recordId, code } = await asked()
    const confirmTogether = chargedOnceLookedAt(10)
    await world.db.execute(`update payment_card set processor_token = 'tok-declined' where borrower_id = $1`, [
      who.borrowerId,
    ])
    const answers = await Promise.all(Array.from({ length: 10 }, () => confirmTogether(recordId, code)))
    expect(answers).toEqual(Array.from({ length: 10 }, () => ({ refused: 'cardWasDeclined' })))
  })

  it('among guesses that are wrong: these are told so, and do not end what the right one confirms', async () => {
    const { recordId, code } = await asked()
    const wrong = wrongFor(code)
    const guesses = [code, wrong, wrong, code, wrong, code, code]
    const confirmTogether = chargedOnceLookedAt(guesses.length)
    const answers = await Promise.all(guesses.map((one) => confirmTogether(recordId, one)))
    expect(answers.filter((answer) => !isRefusal(answer))).toHaveLength(4)
    expect(world.sandbox.counts().charges).toBe(1)
  })

  it('after eight wrong guesses of the same day: what is being looked at is no wrong guess yet', async () => {
    const first = await asked()
    for (let guess = 0; guess < 4; guess += 1) await confirm(first.recordId, wrongFor(first.code))
    await world.db.execute(`update card_payment set state = 'dead' where id = $1`, [first.recordId])
    await world.db.execute('delete from sms_message where phone = $1', [who.phone])
    const second = await asked()
    for (let guess = 0; guess < 4; guess += 1) await confirm(second.recordId, wrongFor(second.code))
    const confirmTogether = chargedOnceLookedAt(6)
    const answers = await Promise.all(Array.from({ length: 6 }, () => confirmTogether(second.recordId, second.code)))
    expect(answers).toEqual(Array.from({ length: 6 }, () => ({ bankAsks: false })))
  })

  it('counts a guess once for its key, however often it comes', async () => {
    const { recordId, code } = await asked()
    const wrong = wrongFor(code)
    const answers = await Promise.all(Array.from({ length: 10 }, () => confirm(recordId, wrong, 'key-1')))
    expect(answers).toEqual(Array.from({ length: 10 }, () => ({ refused: 'paymentCodeIsWrong' })))
    for (let guess = 2; guess <= 4; guess += 1) await confirm(recordId, wrong, `key-${guess}`)
    expect(await confirm(recordId, code, 'key-5')).toEqual({ bankAsks: false })
    expect(await confirm(recordId, code, 'key-5')).toEqual({ bankAsks: false })
    expect(await confirm(recordId, code, 'key-6')).toEqual({ refused: 'paymentIsPending' })
    expect(world.sandbox.counts().charges).toBe(1)
  })
})
