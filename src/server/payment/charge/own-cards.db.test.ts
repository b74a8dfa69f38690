// A borrower's own cards: added at the processor, kept once, named, removed, forgotten. Over both engines.

import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { onPostgres } from '../../../../tests/support/databases.ts'
import { type Borrower, granted, openWorld, type World } from '../../../../tests/support/paying.ts'
import { date } from '../../../core/calendar-date.ts'
import { noCards } from '../../adapters/providers/no-cards.ts'
import { sandboxCards } from '../../adapters/providers/sandbox/desk.ts'
import type { Deps } from '../../deps.ts'
import type { CardNotice } from '../../ports/payment-card.ts'
import { askCardSetup, beginCardSetup } from '../card/add-card.ts'
import { forgetCard } from '../card/forget-card.ts'
import { getPayWays } from '../card/get-pay-ways.ts'
import { paymentData } from '../own-data.ts'
import { commitCardPayment } from './commit-card-payment.ts'
import { confirmCardPayment } from './confirm-card-payment.ts'
import { listSavedCards, nameSavedCard, removeSavedCard } from './own-cards.ts'
import { takeCardNotice } from './take-card-notice.ts'

onPostgres('a card of one’s own', (database) => {
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

    it('is begun once by two taps, and kept once by any number of questions', async () => {
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

    it('is asked about by its own borrower only', async () => {
      const { setupId } = granted(await begin())
      const other = await world.borrowerWithLoan(date('2026-08-10'))
      expect(await world.call(askCardSetup, other, { setupId })).toEqual({ refused: 'notFound' })
      expect(await world.call(askCardSetup, who, { setupId: 'none' })).toEqual({ refused: 'notFound' })
    })

    it('can be begun so often in a day, which is too little for trying out stolen numbers', async () => {
      for (let n = 0; n < 5; n += 1) await add(undefined)
      for (const card of await list()) granted(await world.call(removeSavedCard, who, { cardId: card.id }))
      expect(await begin()).toEqual({ refused: 'tooManyRequests' })
      at('2026-08-21T10:00:01Z')
      expect(granted(await begin())).toMatchObject({ state: 'open' })
    })

    it('is not offered without a card processor', async () => {
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

  describe('that the processor reports', () => {
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
  })
})
