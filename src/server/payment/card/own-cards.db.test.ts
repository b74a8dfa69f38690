// A borrower's own cards: added at the processor, kept once, named, removed, forgotten. Over both engines.

import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { onBothEngines } from '../../../../tests/support/databases.ts'
import { type Borrower, granted, loanStateOf, openWorld, type World } from '../../../../tests/support/paying.ts'
import { date } from '../../../core/calendar-date.ts'
import type { CardNotice, ChargeReturn } from '../../adapters/payment-card.ts'
import { noCards } from '../../adapters/providers/connect-providers.ts'
import { sandboxCards } from '../../adapters/providers/sandbox/desk.ts'
import type { Deps } from '../../deps.ts'
import { runDueJobs } from '../../jobs/run-jobs.ts'
import { paymentJobs } from '../jobs.ts'
import { paymentData } from '../own-data.ts'
import { askCardSetup, beginCardSetup, setupsADay } from './add-card.ts'
import { commitCardPayment } from './commit-card-payment.ts'
import { confirmCardPayment } from './confirm-card-payment.ts'
import { forgetCard } from './forget-card.ts'
import { getPayWays } from './get-pay-ways.ts'
import { listSavedCards, nameSavedCard, removeSavedCard } from './own-cards.ts'
import { takeCardNotice } from './serve-card-notices.ts'

onBothEngines('a card of one’s own', (database) => {
  let world: World
  let who: Borrower
  beforeEach(async () => {
    world = await openWorld(database(), '2026-08-20T10:00:00Z')
    who = await world.borrowerWithLoan(date('2026-08-10'))
  })
  afterEach(() => world.close())

  const begin = (of = who) => world.call(beginCardSetup, of, {})
  const pageOf = (url: string) => /\/demo\/card\/([\w-]+)\?/.exec(url)?.[1] ?? ''
  const list = async (of = who) => granted(await world.call(listSavedCards, of, {})).cards
  /** The number is typed on the page, and the borrower comes back. */
  const add = async (sample = sandboxCards[0], of = who) => {
    const { setupId, pageUrl } = granted(await begin(of))
    world.sandbox.finishSetup(pageOf(pageUrl), sample ?? null)
    return granted(await world.call(askCardSetup, of, { setupId }))
  }
  const firstCard = async () => (await list())[0]?.id ?? ''
  const pay = async (cardId: string) => {
    const { token, amountMinor } = granted(await world.call(getPayWays, who, { orderId: who.orderId }))
    return await world.call(commitCardPayment, who, { orderId: who.orderId, cardId, amountMinor, token }, `k-${token}`)
  }
  const at = (iso: string) => world.setTime(iso)

  describe('that is added', () => {
    it('is kept once the processor has it, without its number, and can be paid with', async () => {
      expect(await add()).toMatchObject({ state: 'saved' })
      expect(await list()).toEqual([
        {
          id: expect.any(String),
          label: '',
          bankName: 'Sandbox Bank',
          maskedNumber: '•••• 4242',
          expires: '2030-12',
          autopay: [],
        },
      ])
      expect(granted(await pay(await firstCard()))).toMatchObject({ codeNeeded: false })
    })

    it('is begun once by two taps, and kept once whoever asks', async () => {
      const [first, second] = await Promise.all([begin(), begin()])
      const ids = [first, second].map((one) => granted(one).setupId)
      expect(new Set(ids).size).toBe(1)
      expect(world.sandbox.counts().setups).toBe(1)
      world.sandbox.finishSetup(pageOf(granted(first).pageUrl), sandboxCards[0] ?? null)
      const ask = () => world.call(askCardSetup, who, { setupId: ids[0] ?? '' })
      await Promise.all([ask(), ask(), ask()])
      expect(await list()).toHaveLength(1)
    })

    it('is kept by the job where the borrower does not come back', async () => {
      const { pageUrl } = granted(await begin())
      world.sandbox.finishSetup(pageOf(pageUrl), sandboxCards[0] ?? null)
      at('2026-08-20T10:11:00Z')
      await world.runJobs()
      expect(await list()).toHaveLength(1)
    })

    it('is no card where the borrower gave up, and another one can be begun', async () => {
      const { setupId, pageUrl } = granted(await begin())
      world.sandbox.finishSetup(pageOf(pageUrl), null)
      expect(granted(await world.call(askCardSetup, who, { setupId }))).toMatchObject({ state: 'failed' })
      expect(await list()).toEqual([])
      expect(granted(await begin()).setupId).not.toBe(setupId)
    })

    it('goes on under the same key after a lost answer, and begins nothing twice', async () => {
      world.sandbox.plan('/v1/card-setups', { kind: 'lost' })
      expect(await begin()).toEqual({ refused: 'channelIsUnavailable' })
      expect(granted(await begin())).toMatchObject({ state: 'open' })
      expect(world.sandbox.counts().setups).toBe(1)
    })

    it('is nobody else’s to ask about', async () => {
      const { setupId } = granted(await begin())
      const other = await world.borrowerWithLoan(date('2026-08-10'))
      expect(await world.call(askCardSetup, other, { setupId })).toEqual({ refused: 'notFound' })
      expect(await world.call(askCardSetup, who, { setupId: 'none' })).toEqual({ refused: 'notFound' })
    })

    it('can be begun so often in a day, which is too little for trying out stolen numbers', async () => {
      for (let n = 0; n < setupsADay; n += 1) await add(undefined)
      for (const card of await list()) granted(await world.call(removeSavedCard, who, { cardId: card.id }))
      expect(await begin()).toEqual({ refused: 'tooManyRequests' })
      at('2026-08-21T10:00:01Z')
      expect(granted(await begin())).toMatchObject({ state: 'open' })
    })

    it('is not offered where nobody takes cards', async () => {
      const processor = world.deps.cards
      Object.assign(world.deps, { cards: noCards })
      expect(granted(await world.call(listSavedCards, who, {})).canAdd).toBe(false)
      expect(await begin()).toEqual({ refused: 'channelIsUnavailable' })
      Object.assign(world.deps, { cards: { ...processor, currencies: ['INR'] } })
      expect(await begin()).toEqual({ refused: 'channelIsUnavailable' })
      Object.assign(world.deps, { cards: processor })
    })
  })

  describe('that is there', () => {
    it('has the name that its owner gives it', async () => {
      await add()
      const cardId = await firstCard()
      const other = await world.borrowerWithLoan(date('2026-08-10'))
      expect(await world.call(nameSavedCard, other, { cardId, label: 'theirs' })).toEqual({ refused: 'notFound' })
      granted(await world.call(nameSavedCard, who, { cardId, label: ' salary ' }))
      expect(await list()).toMatchObject([{ label: 'salary' }])
    })

    it('is removed by its owner alone, charged no more, and forgotten by the processor', async () => {
      await add()
      const cardId = await firstCard()
      const other = await world.borrowerWithLoan(date('2026-08-10'))
      expect(await world.call(removeSavedCard, other, { cardId })).toEqual({ refused: 'notFound' })
      granted(await world.call(removeSavedCard, who, { cardId }))
      expect(await list()).toEqual([])
      expect(await pay(cardId)).toEqual({ refused: 'notFound' })
      const tokens = () =>
        world.db.query<{ token: string }>('select processor_token as token from payment_card where id = $1', [cardId])
      const [{ token } = { token: '' }] = await tokens()
      world.sandbox.plan('/v1/cards/forget', { kind: 'lost' })
      await expect(forgetCard(world.deps, cardId)).rejects.toThrow('has not said')
      expect(await tokens()).toEqual([{ token }])
      await world.runJobs()
      expect(world.sandbox.isForgotten(token)).toBe(true)
      expect(await tokens()).toEqual([{ token: '' }])
    })

    it('is not removed while it may be charged, and a code for it confirms nothing afterwards', async () => {
      await add()
      const cardId = await firstCard()
      world.sandbox.plan('/v1/charges', { kind: 'lost' })
      expect(await pay(cardId)).toEqual({ refused: 'paymentIsPending' })
      expect(await world.call(removeSavedCard, who, { cardId })).toEqual({ refused: 'paymentIsPending' })
      expect(await list()).toHaveLength(1)
      who = await world.borrowerWithLoan(date('2026-08-10'))
      await add(sandboxCards[1])
      const { recordId } = granted(await pay(await firstCard()))
      const [sms] = await world.db.query<{ code: string }>(
        `select code from sms_message where phone = $1 and purpose = 'payment'`,
        [who.phone],
      )
      granted(await world.call(removeSavedCard, who, { cardId: await firstCard() }))
      const input = { orderId: who.orderId, recordId, code: sms?.code ?? '' }
      expect(await world.call(confirmCardPayment, who, input)).toEqual({ refused: 'codeIsUsedUp' })
    })

    it('is of no use at another processor', async () => {
      await add()
      const cardId = await firstCard()
      const processor = world.deps.cards
      Object.assign(world.deps, { cards: { ...processor, provider: 'another' } })
      expect(await list()).toEqual([])
      expect(await pay(cardId)).toEqual({ refused: 'notFound' })
      Object.assign(world.deps, { cards: processor })
    })

    it('goes with the account: what it is called at once, its token once the processor has forgotten it', async () => {
      await add()
      await world.db.transaction(async (tx) => {
        await paymentData.erase?.(tx, world.deps, { borrowerId: who.borrowerId } as never)
      })
      await world.runJobs()
      expect(
        await world.db.query(
          'select processor_token, last_four, bank_name, label, expires from payment_card where borrower_id = $1',
          [who.borrowerId],
        ),
      ).toEqual([{ processor_token: '', last_four: '0000', bank_name: '', label: '', expires: null }])
      const setups = 'select holder from card_setup where borrower_id = $1'
      expect(await world.db.query(setups, [who.borrowerId])).toEqual([{ holder: null }])
    })
  })

  describe('of which the processor tells', () => {
    const told = async (notice: CardNotice) => {
      const deps: Deps = { ...world.deps, cards: { ...world.deps.cards, readNotice: () => notice } }
      const { status, body } = await takeCardNotice(deps, deps.cards.provider, new Uint8Array(), {})
      return `${status} ${body.result}`
    }

    it('is kept, after one question for each event', async () => {
      const { setupId, pageUrl } = granted(await begin())
      world.sandbox.finishSetup(pageOf(pageUrl), sandboxCards[0] ?? null)
      const notice = { eventId: 'evt-1', about: 'setup', key: setupId } as const
      expect([await told(notice), await told(notice)]).toEqual(['200 askedAbout', '200 alreadyApplied'])
      await world.runJobs()
      expect(await list()).toHaveLength(1)
    })

    it('has its charge booked as the processor says it is, once', async () => {
      await add()
      world.sandbox.plan('/v1/charges', { kind: 'lost' })
      await pay(await firstCard())
      const [row] = await world.db.query<{ id: string }>(`select id from card_payment where order_id = $1`, [
        who.orderId,
      ])
      for (const eventId of ['evt-2', 'evt-3']) await told({ eventId, about: 'charge', key: row?.id ?? '' })
      await world.runJobs()
      expect(await world.db.query(`select state from card_payment where order_id = $1`, [who.orderId])).toEqual([
        { state: 'paid' },
      ])
      expect(await world.db.query(`select channel from payment where order_id = $1`, [who.orderId])).toHaveLength(1)
    })

    it('and nothing of ours, changes nothing', async () => {
      expect(await told({ eventId: 'evt-4', about: 'charge', key: 'nobody' })).toBe('200 askedAbout')
      expect(await told({ eventId: 'evt-5', about: 'setup', key: 'nobody' })).toBe('200 askedAbout')
      await world.runJobs()
      expect(await list()).toEqual([])
      expect([
        await told('badSignature'),
        await told('stale'),
        await told('unreadable'),
        await told('ignored'),
      ]).toEqual(['401 badSignature', '401 stale', '400 unreadable', '200 ignored'])
      expect((await takeCardNotice(world.deps, 'nobody', new Uint8Array(), {})).status).toBe(404)
    })

    describe('that money was taken back', () => {
      let answer: ChargeReturn
      let asked: string[]
      const paid = async () => {
        await add()
        granted(await pay(await firstCard()))
        const [row] = await world.db.query<{ transaction: string; record: string; amountMinor: number }>(
          `select transaction_id as transaction, reference as record, amount_minor as "amountMinor" from payment where order_id = $1`,
          [who.orderId],
        )
        if (row === undefined) throw new Error('nothing was paid')
        return row
      }
      const asking = () => {
        const queryReturn = async (transactionId: string) => {
          asked.push(transactionId)
          return answer
        }
        return { ...world.deps, cards: { ...world.deps.cards, queryReturn } }
      }
      const hear = async (key: string, eventId = `evt-${key}`) => {
        const notice = { eventId, about: 'chargeReturned', key } as const
        const { cards, ...deps } = asking()
        const hearing = { ...deps, cards: { ...cards, readNotice: () => notice } }
        const { body } = await takeCardNotice(hearing, cards.provider, new Uint8Array(), {})
        await askAgain()
        return body.result
      }
      const askAgain = () => runDueJobs(paymentJobs, asking())
      const received = async () => (await loanStateOf(world, who)).receivedMinor
      const aside = async () =>
        (await world.db.query('select 1 from payment_return where transaction_id = any($1)', [asked])).length
      const returned = (amountMinor: number): ChargeReturn => ({
        outcome: 'returned',
        amountMinor,
        currency: 'PHP',
        returnedAt: '2026-08-20T10:00:00Z',
      })
      beforeEach(() => {
        asked = []
        answer = { outcome: 'none' }
      })

      it('takes a whole charge off the loan and tells the borrower, once for all its notices', async () => {
        const { transaction, record, amountMinor } = await paid()
        expect(await received()).toBe(amountMinor)
        answer = returned(amountMinor)
        expect([await hear(record), await hear(transaction), await hear(record)]).toEqual([
          'askedAbout',
          'askedAbout',
          'alreadyApplied',
        ])
        expect(asked).toEqual([transaction, transaction])
        expect([await received(), await aside()]).toEqual([0, 1])
        const texts = await world.db.query(`select 1 from sms_message where phone = $1 and purpose = 'loan'`, [
          who.phone,
        ])
        expect(texts).toHaveLength(1)
      })

      it('leaves a part to an officer, and calls one again for more of it', async () => {
        const { transaction, amountMinor } = await paid()
        answer = returned(10_000)
        await hear(transaction, 'evt-part')
        expect([await received(), await aside()]).toEqual([amountMinor, 1])
        expect(world.alerts.join()).not.toContain('another amount of a charge')
        answer = returned(20_000)
        await hear(transaction, 'evt-more')
        expect([await received(), await aside()]).toEqual([amountMinor, 1])
        expect(world.alerts.join()).toContain('took back another amount of a charge than was booked')
      })

      it('changes nothing where the processor says otherwise, and asks until it answers', async () => {
        const { transaction, amountMinor } = await paid()
        await hear(transaction, 'evt-none')
        expect([asked.length, await aside()]).toEqual([1, 0])
        answer = { outcome: 'unknown' }
        await hear(transaction, 'evt-unknown')
        expect(await aside()).toBe(0)
        answer = returned(amountMinor)
        at('2026-08-20T12:00:00Z')
        // No other notice comes.
        await askAgain()
        expect([asked.length, await received(), await aside()]).toEqual([3, 0, 1])
      })

      it('is asked about once the charge itself is booked, however early the notice comes', async () => {
        const { transaction, record, amountMinor } = await paid()
        answer = returned(amountMinor)
        await world.db.execute(`update payment set reference = 'late', transaction_id = 'late' where reference = $1`, [
          record,
        ])
        await hear(record)
        expect(asked).toEqual([])
        await world.db.execute(`update payment set reference = $1, transaction_id = $2 where reference = 'late'`, [
          record,
          transaction,
        ])
        at('2026-08-20T12:00:00Z')
        await askAgain()
        expect([asked, await received()]).toEqual([[transaction], 0])
      })

      it('books what came back of it on the loan again, once, and tells the borrower', async () => {
        const { transaction, record, amountMinor } = await paid()
        // The notice of the end before that of the beginning: nothing has left, nothing comes back.
        await hear(transaction, 'evt-early')
        answer = returned(amountMinor)
        await hear(transaction, 'evt-lost')
        expect(await received()).toBe(0)
        answer = { outcome: 'none' }
        await hear(transaction, 'evt-won')
        await hear(record, 'evt-won-too')
        expect(await received()).toBe(amountMinor)
        const texts = await world.db.query<{ body: string }>(
          `select body from sms_message where phone = $1 and purpose = 'loan'`,
          [who.phone],
        )
        expect(texts).toHaveLength(2)
        expect(texts.filter(({ body }) => body.includes('gave back'))).toHaveLength(1)
        expect(world.alerts.join()).not.toContain('another amount of a charge')
      })

      it('books a part that came back, and calls an officer where it is taken a second time', async () => {
        const { transaction, amountMinor } = await paid()
        for (const gone of [amountMinor, 40_000]) {
          answer = returned(gone)
          await hear(transaction, `evt-gone-${gone}`)
        }
        expect(await received()).toBe(amountMinor - 40_000)
        answer = returned(amountMinor)
        await hear(transaction, 'evt-gone-again')
        expect(await received()).toBe(amountMinor - 40_000)
        expect(world.alerts.join()).toContain('another amount of a charge')
      })

      it('clears a part that waits for an officer, and leaves the loan as it is', async () => {
        const { transaction, amountMinor } = await paid()
        const suspended = async () =>
          (
            await world.db.query<{ sum: number }>(
              `select coalesce(sum(case when debit = 'suspense' then transfer.amount else -transfer.amount end), 0)::int as sum
                from transfer join entry on entry.id = entry_id
                where 'suspense' in (debit, credit) and idem_key like '%' || $1 || '%'`,
              [transaction],
            )
          )[0]?.sum
        answer = returned(10_000)
        await hear(transaction, 'evt-aside')
        expect(await suspended()).toBe(10_000)
        answer = { outcome: 'none' }
        await hear(transaction, 'evt-aside-won')
        await hear(transaction, 'evt-aside-won-again')
        expect([await received(), await suspended()]).toEqual([amountMinor, 0])
        expect(
          await world.db.query(`select 1 from payment where state = 'suspense' and order_id = $1`, [who.orderId]),
        ).toEqual([])
      })

      it('of a charge that nobody knows, calls an officer', async () => {
        await hear('pi_of_nobody')
        expect(asked).toEqual([])
        expect(world.alerts.join()).toContain('a card processor took money back')
      })
    })
  })
})
