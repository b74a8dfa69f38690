// What every adapter of cards has to do, whatever its vendor: charges by key, and cards that are added, told and forgotten.

import { describe, expect, it } from 'vitest'
import type { CardProcessor, CardSaving, ChargeRequest } from '../../src/server/ports/payment-card.ts'
import { silence } from './provider-conformance.ts'
import type { VendorFault } from './vendor-server.ts'

export interface CardRig {
  readonly processor: CardProcessor
  readonly cardToken: string
  readonly declinedToken: string
  readonly currency: ChargeRequest['currency']
  plan(...faults: VendorFault[]): void
  /** How many charges the vendor has made, declined ones included. */
  charged(): number
  /** A card that is declined for now. */
  readonly shortToken: string
  readonly asking: {
    /** The bank asks the owner of this card to confirm each charge. */
    readonly token: string
    /** The owner answers on the page of the bank. */
    answer(key: string, isConfirmed: boolean): void
  }
  readonly saving: {
    readonly of: CardSaving
    /** The same account behind another key. */
    readonly stranger: CardSaving
    /** How many setups the vendor has begun. */
    begun(): number
    /** The borrower has typed a card, or given up. */
    finish(setupRef: string, how: 'saved' | 'failed'): void
    /** Whether it can no longer be charged. */
    forgotten(token: string): boolean
  }
}

/** The suite of the card port. */
export function cardConformance(name: string, rigOf: () => CardRig): void {
  describe(`the card port of ${name}`, () => {
    it('charges a key once, and tells by the key how that went', async () => {
      const { processor, cardToken, currency, charged } = rigOf()
      const before = charged()
      const request = { key: 'card-once', cardToken, amountMinor: 140_000, currency, unattended: true, returnUrl: null }
      expect(await processor.queryCharge(request.key, request.cardToken)).toEqual({ outcome: 'absent' })
      const first = await processor.charge(request)
      expect(first).toMatchObject({ outcome: 'paid' })
      expect(await processor.charge(request)).toEqual(first)
      expect(await processor.queryCharge(request.key, request.cardToken)).toEqual(first)
      expect(charged() - before).toBe(1)
    })

    it('tells a declined card from a charge that was refused', async () => {
      const { processor, cardToken, declinedToken, shortToken, currency, plan } = rigOf()
      const request = {
        key: 'card-declined',
        cardToken: declinedToken,
        amountMinor: 140_000,
        currency,
        unattended: true,
        returnUrl: null,
      }
      const never = { outcome: 'declined', mayPass: false }
      expect(await processor.charge(request)).toEqual(never)
      expect(await processor.queryCharge(request.key, request.cardToken)).toEqual(never)
      const short = { ...request, key: 'card-short', cardToken: shortToken }
      expect(await processor.charge(short)).toEqual({ outcome: 'declined', mayPass: true })
      expect(await processor.queryCharge(short.key, shortToken)).toEqual({ outcome: 'declined', mayPass: true })
      plan({ kind: 'status', status: 400 })
      expect(await processor.charge({ ...request, key: 'card-refused', cardToken })).toEqual({ outcome: 'refused' })
      expect(await processor.queryCharge('card-refused', cardToken)).toEqual({ outcome: 'absent' })
    })

    it.each(silence)('does not know what happened after %o, and charges nothing twice', async (fault) => {
      const { processor, cardToken, currency, plan, charged } = rigOf()
      const before = charged()
      const request = {
        key: `card-${JSON.stringify(fault).replace(/\W/g, '')}`,
        cardToken,
        amountMinor: 100,
        currency,
        unattended: false,
        returnUrl: null,
      }
      plan(fault)
      expect(await processor.charge(request)).toEqual({ outcome: 'unknown' })
      plan(fault)
      expect(await processor.queryCharge(request.key, request.cardToken)).toEqual({ outcome: 'unknown' })
      await processor.charge(request)
      expect(charged() - before).toBe(1)
    })

    describe('for which the bank asks', () => {
      const ask = async (key: string) => {
        const { processor, asking, currency } = rigOf()
        const returnUrl = 'https://candor.example/payway?step=bank'
        const request = { key, cardToken: asking.token, amountMinor: 140_000, currency, unattended: false, returnUrl }
        const status = () => processor.queryCharge(key, asking.token)
        const cancel = () => processor.cancelCharge(key, asking.token)
        return { answer: await processor.charge(request), request, status, cancel }
      }

      it('names the page, again when it is asked, and is paid once the owner has confirmed', async () => {
        const { answer, status, cancel } = await ask('card-asks')
        expect(answer).toEqual({ outcome: 'asks', pageUrl: expect.stringMatching(/^https:/) })
        expect(await status()).toEqual(answer)
        rigOf().asking.answer('card-asks', true)
        const paid = await status()
        expect(paid).toMatchObject({ outcome: 'paid' })
        expect(await cancel()).toEqual(paid)
        expect(await status()).toEqual(paid)
      })

      it('is declined where the owner says no', async () => {
        const { status } = await ask('card-asks-no')
        rigOf().asking.answer('card-asks-no', false)
        expect(await status()).toEqual({ outcome: 'declined', mayPass: false })
      })

      it('is withdrawn, once, and nothing can be confirmed after that', async () => {
        const { status, cancel } = await ask('card-asks-cancel')
        const declined = { outcome: 'declined', mayPass: false }
        expect(await cancel()).toEqual(declined)
        expect(await cancel()).toEqual(declined)
        rigOf().asking.answer('card-asks-cancel', true)
        expect(await status()).toEqual(declined)
        const { processor, asking } = rigOf()
        expect(await processor.cancelCharge('card-never', asking.token)).toEqual({ outcome: 'absent' })
      })

      it.each(silence)('is not known to be withdrawn after %o', async (fault) => {
        const { status, cancel } = await ask(`card-asks-${JSON.stringify(fault).replace(/\W/g, '')}`)
        rigOf().plan(fault)
        expect(await cancel()).toEqual({ outcome: 'unknown' })
        expect(await cancel()).toEqual({ outcome: 'declined', mayPass: false })
        expect(await status()).toEqual({ outcome: 'declined', mayPass: false })
      })

      it.each([400, 401, 404, 429])('is not known to be withdrawn after a %i', async (status) => {
        const { cancel } = await ask(`card-asks-${status}`)
        rigOf().plan({ kind: 'status', status })
        // Asked for a charge that the vendor says it never saw, too: nothing may be paid in another way.
        expect(['unknown', 'absent']).toContain((await cancel()).outcome)
        expect(await cancel()).toEqual({ outcome: 'declined', mayPass: false })
      })

      it('is declined where nobody can be led to the page, and says whose confirmation is missing where the owner is away', async () => {
        const { processor, asking, currency } = rigOf()
        const charge = { cardToken: asking.token, amountMinor: 140_000, currency, returnUrl: null }
        expect(await processor.charge({ ...charge, key: 'card-asks-nobody', unattended: false })).toMatchObject({
          outcome: 'declined',
        })
        expect(await processor.charge({ ...charge, key: 'card-asks-away', unattended: true })).toEqual({
          outcome: 'declined',
          mayPass: false,
          ownerMustConfirm: true,
        })
      })
    })
  })
}

/** The suite of adding cards, part of the card port of those that can. */
export function cardSavingConformance(name: string, rigOf: () => CardRig): void {
  describe(`adding a card at ${name}`, () => {
    let numbers = 0
    const begin = async (holder: string | null = null) => {
      numbers += 1
      const begun = await rigOf().saving.of.begin(`setup-${numbers}`, holder)
      if (begun.outcome !== 'begun') throw new Error(begun.outcome)
      return begun
    }

    it('begins once for a key, for the same holder each time', async () => {
      const { saving } = rigOf()
      const before = saving.begun()
      const answers = [await saving.of.begin('setup-same', null), await saving.of.begin('setup-same', null)]
      expect(answers[0]).toEqual(answers[1])
      expect(saving.begun() - before).toBe(1)
      const first = await begin()
      expect((await begin(first.holder)).holder).toBe(first.holder)
    })

    it('is open until a card was typed, and then tells its last four digits and a token', async () => {
      const { saving } = rigOf()
      const { setupRef } = await begin()
      expect(await saving.of.look(setupRef, '/me/cards')).toMatchObject({ outcome: 'open' })
      saving.finish(setupRef, 'saved')
      const saved = await saving.of.look(setupRef, '/me/cards')
      if (saved.outcome !== 'saved') throw new Error(saved.outcome)
      expect(saved.card.lastFour).toMatch(/^\d{4}$/)
      expect(saved.card.expires ?? '2030-01').toMatch(/^\d{4}-(0[1-9]|1[0-2])$/)
      // A card's number stands alone; a token drawn by chance may well end in twelve digits.
      expect(JSON.stringify(saved)).not.toMatch(/(?<![\w-])\d{12,19}(?![\w-])/)
      const { token: cardToken } = saved.card
      const { processor, currency } = rigOf()
      const request = {
        key: `card-${setupRef}`,
        cardToken,
        amountMinor: 140_000,
        currency,
        unattended: true,
        returnUrl: null,
      }
      expect(await processor.charge(request)).toMatchObject({ outcome: 'paid' })
      expect(await saving.of.forget(cardToken)).toBe(true)
      expect(await saving.of.forget(cardToken)).toBe(true)
      expect(saving.forgotten(cardToken)).toBe(true)
    })

    it('ends without a card where the borrower gave up', async () => {
      const { saving } = rigOf()
      const { setupRef } = await begin()
      saving.finish(setupRef, 'failed')
      expect(await saving.of.look(setupRef, '/me/cards')).toEqual({ outcome: 'failed' })
    })

    it.each(silence)('does not know what happened after %o, and begins nothing twice', async (fault) => {
      const { saving, plan } = rigOf()
      const before = saving.begun()
      const key = `setup-${JSON.stringify(fault).replace(/\W/g, '')}`
      // The first call of two at some vendors, the only one at others.
      const { holder } = await begin()
      plan(fault)
      expect(await saving.of.begin(key, holder)).toEqual({ outcome: 'unknown' })
      expect(await saving.of.begin(key, holder)).toMatchObject({ outcome: 'begun' })
      expect(saving.begun() - before).toBe(2)
      const { setupRef } = await begin()
      plan(fault)
      expect(await saving.of.look(setupRef, '/me/cards')).toEqual({ outcome: 'unknown' })
      saving.finish(setupRef, 'saved')
      const saved = await saving.of.look(setupRef, '/me/cards')
      plan(fault)
      expect(await saving.of.forget(saved.outcome === 'saved' ? saved.card.token : '')).toBe(false)
    })

    it('is refused to a stranger, and to one who calls too often', async () => {
      const { saving, plan } = rigOf()
      expect(await saving.stranger.begin('setup-stranger', null)).toEqual({ outcome: 'refused' })
      plan({ kind: 'status', status: 429 })
      expect(await saving.of.begin('setup-too-often', null)).toEqual({ outcome: 'refused' })
    })
  })
}
