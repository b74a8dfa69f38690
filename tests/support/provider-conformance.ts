// What every adapter has to do, whatever its vendor: one suite for each port, run over a stand-in that can be made to fail.

import { describe, expect, it } from 'vitest'
import type { MessageProvider } from '../../src/server/ports/message-provider.ts'
import type { CodeRequest, NoticeReading, PaymentProvider } from '../../src/server/ports/payment-channel.ts'
import type { PayoutNotice, PayoutProvider, PayoutRequest } from '../../src/server/ports/payout-provider.ts'
import type { SettlementSource } from '../../src/server/ports/settlement-source.ts'
import type { VendorFault } from './vendor-server.ts'

interface Notice {
  readonly rawBody: Uint8Array
  readonly headers: Record<string, string>
}

/** What both rigs can do to the vendor. */
interface Rig {
  plan(...faults: VendorFault[]): void
  /** How many things the vendor has made: codes or payouts. */
  made(): number
  readonly now: () => Date
}

export interface PaymentRig extends Rig {
  readonly provider: PaymentProvider
  /** The same account behind another key. */
  readonly stranger: PaymentProvider
  readonly request: Omit<CodeRequest, 'ref'>
  /** Somebody pays: the vendor's notice. */
  pay(ref: string, change?: { amountMinor?: number; currency?: string; failed?: boolean }): Promise<Notice> | Notice
  /** A notice that the vendor signed and that is about something else. */
  readonly unknownEvent: () => Notice
  /** What it is told to be; unreadable where the protocol has no event beside payments. */
  readonly unknownEventIs?: 'unreadable'
  /** The notice signed under the old secret, while both are valid. */
  readonly rotated: (notice: Notice) => Notice
}

/** What a notice says: its transaction, or what to ask about. */
const aboutOf = (reading: NoticeReading): string => {
  if (typeof reading === 'string') return reading
  if ('askAboutReturn' in reading) return reading.askAboutReturn
  return 'askAbout' in reading ? reading.askAbout : reading.reference
}

/** What a vendor does not sign, and no adapter reads. */
const unsignedHeaders = ['content-type', 'x-razorpay-event-id']
const takenWith = (header: string): string =>
  `${header} was changed: refuse the notice, or name the header in unsignedHeaders where it is not signed and not read`

/** After these the outcome there is unknown. */
export const silence: readonly VendorFault[] = [
  { kind: 'lostBefore' },
  { kind: 'lostAfter' },
  { kind: 'htmlAfter' },
  { kind: 'status', status: 500 },
  { kind: 'status', status: 503, html: true },
  { kind: 'status', status: 403, html: true },
]

/** The suite of the payment port. */
export function paymentConformance(name: string, rigOf: () => PaymentRig): void {
  describe(`the payment port of ${name}`, () => {
    const code = async (ref: string, rig = rigOf()) => {
      const answer = await rig.provider.createCode({ ...rig.request, ref })
      if (answer.outcome !== 'made') throw new Error(`no code: ${JSON.stringify(answer)}`)
      return answer
    }

    it('makes a code, and the same code for the same reference, also at the same time', async () => {
      const rig = rigOf()
      const before = rig.made()
      const answers = await Promise.all([1, 2, 3].map(() => code('ref-same')))
      expect(new Set(answers.map(({ providerRef }) => providerRef)).size).toBe(1)
      expect(answers[0]?.providerRef).not.toBe('')
      expect(rig.made() - before).toBe(1)
      expect((await code('ref-another')).providerRef).not.toBe(answers[0]?.providerRef)
    })

    it('tells of a code by our reference, and that it does not know another', async () => {
      const rig = rigOf()
      const { providerRef } = await code('ref-asked')
      expect(await rig.provider.queryStatus('ref-asked', '/order')).toMatchObject({
        outcome: 'found',
        code: { providerRef },
        payments: [],
      })
      expect(await rig.provider.queryStatus('ref-nobody', '/order')).toEqual({ outcome: 'absent' })
    })

    it.each(silence)('does not know what happened after %o, and makes no second code', async (fault) => {
      const rig = rigOf()
      const ref = `ref-${JSON.stringify(fault).replace(/\W/g, '')}`
      const before = rig.made()
      rig.plan(fault)
      expect(await rig.provider.createCode({ ...rig.request, ref })).toEqual({ outcome: 'unknown' })
      await code(ref)
      expect(rig.made() - before).toBe(1)
      rig.plan(fault)
      expect(await rig.provider.queryStatus(ref, '/order')).toEqual({ outcome: 'unknown' })
    })

    it('takes a 4xx for a refusal and too many calls for nothing sent, and both leave no code', async () => {
      const rig = rigOf()
      const before = rig.made()
      for (const status of [400, 422, 429]) {
        rig.plan({ kind: 'status', status })
        expect((await rig.provider.createCode({ ...rig.request, ref: 'ref-refused' })).outcome).toBe('refused')
      }
      expect((await rig.stranger.createCode({ ...rig.request, ref: 'ref-refused' })).outcome).toBe('refused')
      expect(rig.made()).toBe(before)
    })

    it('tells of a payment with amount, currency and time, once however often it is asked', async () => {
      const rig = rigOf()
      await code('ref-paid')
      await rig.pay('ref-paid')
      const { amountMinor, currency } = rig.request
      const first = await rig.provider.queryStatus('ref-paid', '/order')
      if (first.outcome !== 'found') throw new Error(first.outcome)
      expect(first.payments).toMatchObject([{ amountMinor, currency }])
      expect(Number.isNaN(Date.parse(first.payments[0]?.paidAt ?? ''))).toBe(false)
      expect(await rig.provider.queryStatus('ref-paid', '/order')).toEqual(first)
    })

    it('tells another amount and currency as they were paid, and nothing of a payment that failed', async () => {
      const rig = rigOf()
      await code('ref-odd')
      await rig.pay('ref-odd', { failed: true })
      expect(await rig.provider.queryStatus('ref-odd', '/order')).toMatchObject({ payments: [] })
      await rig.pay('ref-odd', { amountMinor: 12_300, currency: 'USD' })
      expect(await rig.provider.queryStatus('ref-odd', '/order')).toMatchObject({
        payments: [{ amountMinor: 12_300, currency: 'USD' }],
      })
    })

    it('withdraws a code without complaint, known or not', async () => {
      const rig = rigOf()
      await code('ref-cancelled')
      await rig.provider.cancelCode('ref-cancelled')
      await rig.provider.cancelCode('ref-nobody')
    })

    it('reads its own notice, the same again, and one that the old secret signed', async () => {
      const rig = rigOf()
      await code('ref-notice')
      const notice = await rig.pay('ref-notice')
      const first = rig.provider.verifyNotice(notice.rawBody, notice.headers, rig.now())
      expect(aboutOf(first)).toBe('ref-notice')
      expect(rig.provider.verifyNotice(notice.rawBody, notice.headers, rig.now())).toEqual(first)
      const old = rig.rotated(notice)
      expect(rig.provider.verifyNotice(old.rawBody, old.headers, rig.now())).toEqual(first)
    })

    it('takes no notice of anybody else', async () => {
      const rig = rigOf()
      await code('ref-forged')
      const { rawBody, headers } = await rig.pay('ref-forged')
      expect(rig.provider.verifyNotice(rawBody, {}, rig.now())).toBe('badSignature')
      for (const [header, value] of Object.entries(headers)) {
        if (unsignedHeaders.includes(header)) continue
        const altered = { ...headers, [header]: `${value}0` }
        expect(rig.provider.verifyNotice(rawBody, altered, rig.now()), takenWith(header)).toBe('badSignature')
      }
      const garbled = new TextEncoder().encode('<html>')
      const reading = rig.provider.verifyNotice(garbled, headers, rig.now())
      expect(['badSignature', 'unreadable']).toContain(reading)
    })

    it('books nothing of a notice whose words were written anew', async () => {
      const rig = rigOf()
      await code('ref-anew')
      const { rawBody, headers } = await rig.pay('ref-anew')
      const reading = rig.provider.verifyNotice(writtenAnew(rawBody), headers, rig.now())
      expect(typeof reading === 'string' ? reading : 'askAbout' in reading ? 'asks' : 'books').toMatch(
        /^(badSignature|asks)$/,
      )
    })

    it('leaves events alone that it does not know', () => {
      const rig = rigOf()
      const notice = rig.unknownEvent()
      const reading = rig.provider.verifyNotice(notice.rawBody, notice.headers, rig.now())
      expect(reading).toBe(rig.unknownEventIs ?? 'ignored')
    })
  })
}

export interface PayoutRig extends Rig {
  readonly provider: PayoutProvider
  readonly stranger: PayoutProvider
  readonly request: Omit<PayoutRequest, 'key'>
  /** An account that cannot take it. */
  readonly closed: PayoutRequest['account']
  /** The bank has spoken: the vendor's notice. */
  settle(key: string, state: 'paid' | 'failed' | 'failedAtProvider' | 'returned'): Promise<Notice> | Notice
  readonly rotated: (notice: Notice) => Notice
}

/** The same JSON in other bytes. */
const writtenAnew = (rawBody: Uint8Array): Uint8Array =>
  new TextEncoder().encode(JSON.stringify(JSON.parse(new TextDecoder().decode(rawBody)), null, 1))

const keyOf = (reading: PayoutNotice): string => (typeof reading === 'string' ? reading : reading.key)

/** The suite of the payout port. */
export function payoutConformance(name: string, rigOf: () => PayoutRig): void {
  describe(`the payout port of ${name}`, () => {
    let numbers = 0
    const freshKey = (): string => {
      numbers += 1
      return `L2026082${name.length}ABC${numbers}:1`
    }

    it('sends a key once, and tells by the key how it stands, whatever the repeated call answers', async () => {
      const rig = rigOf()
      const key = freshKey()
      const before = rig.made()
      expect(await rig.provider.queryPayout(key)).toEqual({ state: 'absent' })
      expect(await rig.provider.payOut({ ...rig.request, key })).toEqual({ state: 'sent' })
      await rig.settle(key, 'paid')
      await rig.provider.payOut({ ...rig.request, key })
      expect(rig.made() - before).toBe(1)
      expect(await rig.provider.queryPayout(key)).toMatchObject({ state: 'paid' })
    })

    it.each(silence)('does not know what happened after %o, and sends nothing twice', async (fault) => {
      const rig = rigOf()
      const key = freshKey()
      const before = rig.made()
      rig.plan(fault)
      expect(await rig.provider.payOut({ ...rig.request, key })).toEqual({ state: 'unknown' })
      rig.plan(fault)
      expect(await rig.provider.queryPayout(key)).toEqual({ state: 'unknown' })
      if ((await rig.provider.queryPayout(key)).state === 'absent') await rig.provider.payOut({ ...rig.request, key })
      expect(rig.made() - before).toBe(1)
      expect(await rig.provider.queryPayout(key)).toEqual({ state: 'sent' })
    })

    it('says who is to blame: the account, or what only the lender can mend', async () => {
      const rig = rigOf()
      const before = rig.made()
      rig.plan({ kind: 'status', status: 429 })
      expect(await rig.provider.payOut({ ...rig.request, key: freshKey() })).toEqual({ state: 'notSent' })
      rig.plan({ kind: 'status', status: 403 })
      expect(await rig.provider.payOut({ ...rig.request, key: freshKey() })).toMatchObject({ state: 'refused' })
      expect(await rig.stranger.payOut({ ...rig.request, key: freshKey() })).toMatchObject({ state: 'refused' })
      expect(rig.made()).toBe(before)
      const closed = await rig.provider.payOut({ ...rig.request, key: freshKey(), account: rig.closed })
      expect(closed).toMatchObject({ state: 'failed' })
      expect('blame' in closed ? closed.blame : 'account').toBe('account')
    })

    it('tells of a failure afterwards, and of money that came back', async () => {
      const rig = rigOf()
      for (const [state, told] of [
        ['failed', { state: 'failed' }],
        ['failedAtProvider', { state: 'failed', blame: 'provider' }],
        ['returned', { state: 'returned' }],
      ] as const) {
        const key = freshKey()
        await rig.provider.payOut({ ...rig.request, key })
        await rig.settle(key, state)
        expect(await rig.provider.queryPayout(key)).toMatchObject(told)
      }
    })

    it('reads its own notice, also by the old secret, and no foreign one', async () => {
      const rig = rigOf()
      const key = freshKey()
      await rig.provider.payOut({ ...rig.request, key })
      const notice = await rig.settle(key, 'paid')
      expect(keyOf(rig.provider.readNotice(notice.rawBody, notice.headers, rig.now()))).toBe(key)
      const old = rig.rotated(notice)
      expect(keyOf(rig.provider.readNotice(old.rawBody, old.headers, rig.now()))).toBe(key)
      expect(rig.provider.readNotice(notice.rawBody, {}, rig.now())).toBe('badSignature')
      for (const [header, value] of Object.entries(notice.headers)) {
        if (unsignedHeaders.includes(header)) continue
        const altered = { ...notice.headers, [header]: `${value}0` }
        expect(rig.provider.readNotice(notice.rawBody, altered, rig.now()), takenWith(header)).toBe('badSignature')
      }
    })
  })
}

export interface MessageRig {
  readonly provider: MessageProvider
  readonly stranger: MessageProvider
  plan(...faults: VendorFault[]): void
  /** How many messages and calls the vendor has taken. */
  taken(): number
  /** A number that it does not take. */
  readonly refusedNumber: string
}

/** The suite of the message port. */
export function messageConformance(name: string, rigOf: () => MessageRig): void {
  describe(`the message port of ${name}`, () => {
    const sms = { id: 'sms_1', to: '+639171234567', text: '<123456> is your code & nobody’s else — ₱', spoken: false }

    it('hands over a text, and a call where it speaks', async () => {
      const rig = rigOf()
      const before = rig.taken()
      expect(await rig.provider.send(sms)).toMatchObject({ outcome: 'taken' })
      if (rig.provider.speaks)
        expect(await rig.provider.send({ ...sms, spoken: true })).toMatchObject({ outcome: 'taken' })
      expect(rig.taken() - before).toBe(rig.provider.speaks ? 2 : 1)
    })

    it('tells a refusal from a message that may have left, and says neither number nor text', async () => {
      const rig = rigOf()
      const before = rig.taken()
      const refusals = [await rig.provider.send({ ...sms, to: rig.refusedNumber }), await rig.stranger.send(sms)]
      for (const answer of refusals) {
        expect(answer).toMatchObject({ outcome: 'refused' })
        expect(JSON.stringify(answer)).not.toMatch(/639|123456/)
      }
      rig.plan({ kind: 'status', status: 429 })
      expect(await rig.provider.send(sms)).toEqual({ outcome: 'notSent' })
      for (const kind of ['lostBefore', 'lostAfter'] as const) {
        rig.plan({ kind })
        expect(await rig.provider.send(sms)).toEqual({ outcome: 'unknown' })
      }
      rig.plan({ kind: 'status', status: 500 })
      expect(await rig.provider.send(sms)).toEqual({ outcome: 'unknown' })
      expect(rig.taken() - before).toBe(1)
    })

    it('never leads to another provider where something stood in the place of its answer', async () => {
      const rig = rigOf()
      for (const fault of [{ kind: 'htmlAfter' }, { kind: 'status', status: 503, html: true }] as const) {
        rig.plan(fault)
        expect(['taken', 'unknown']).toContain((await rig.provider.send(sms)).outcome)
      }
      // Nothing was taken where the answer is a 4xx, also one of a proxy: where the status is the whole answer, another provider may be asked.
      const before = rig.taken()
      rig.plan({ kind: 'status', status: 403, html: true })
      const answer = await rig.provider.send(sms)
      expect(['refused', 'unknown']).toContain(answer.outcome)
      expect(JSON.stringify(answer)).not.toMatch(/<|html|639|123456/i)
      expect(rig.taken()).toBe(before)
    })

    it('takes no receipt of anybody', () => {
      const { provider } = rigOf()
      const body = new TextEncoder().encode('MessageStatus=delivered')
      expect(['badSignature', 'unreadable']).toContain(provider.readReceipt(body, {}, 'id=sms_1'))
    })
  })
}

export interface SettlementRig extends Pick<Rig, 'plan'> {
  readonly source: SettlementSource
  /** The same list behind a key that is not of the account. */
  readonly stranger: SettlementSource
  readonly from: Date
  readonly to: Date
  /** So many payments of this time are settled, on more than one page, and one of a later time. */
  settle(count: number): void
}

/** The suite of the settlement port. */
export function settlementConformance(name: string, rigOf: () => SettlementRig): void {
  describe(`the settlement port of ${name}`, () => {
    it('lists every line of the time once, on however many pages, and each adds up', async () => {
      const rig = rigOf()
      rig.settle(120)
      const list = await rig.source.list(rig.from, rig.to)
      if (list.outcome !== 'listed') throw new Error(list.why)
      expect(list.lines).toHaveLength(120)
      expect(new Set(list.lines.map(({ id }) => id)).size).toBe(120)
      for (const { grossMinor, feeMinor, netMinor } of list.lines) expect(netMinor).toBe(grossMinor - feeMinor)
      expect(await rig.source.list(rig.from, rig.to)).toEqual(list)
    })

    it.each([...silence, { kind: 'status', status: 429 } as const])(
      'lists nothing by halves after %o',
      async (fault) => {
        const rig = rigOf()
        rig.plan(fault)
        expect((await rig.source.list(rig.from, rig.to)).outcome).toBe('unknown')
        expect((await rig.stranger.list(rig.from, rig.to)).outcome).toBe('unknown')
      },
    )
  })
}
