// What every adapter has to do that has messages shown on a phone: one suite, run over a stand-in that can be made to fail.

import { describe, expect, it } from 'vitest'
import type { OutgoingPush, PushProvider } from '../../src/server/ports/push.ts'
import type { VendorFault } from './vendor-server.ts'

interface Receipt {
  readonly rawBody: Uint8Array
  readonly headers: Record<string, string>
}

export interface PushRig {
  readonly provider: PushProvider
  /** The same back end behind another secret. */
  readonly stranger: PushProvider
  plan(...faults: VendorFault[]): void
  /** How many messages phones have shown: the same number counts once. */
  shown(): number
  /** An address that reaches a phone, and one that no longer reaches a phone. */
  readonly to: string
  readonly goneAddress: string
  receipt(messageId: string, became: 'shown' | 'failed' | 'gone'): Receipt
  /** The receipt signed under the old secret, while both are valid. */
  rotated(receipt: Receipt): Receipt
  /** A receipt that the back end signed and that is about something else. */
  readonly unknownEvent: Receipt
  readonly now: Date
}

let numbers = 0
const fresh = (to: string): OutgoingPush => {
  numbers += 1
  const link = 'https://loans.example/inbox?line=L1%3Areceipt'
  return { messageId: `sms_${numbers}`, to, title: 'Harbour Lending', body: 'आपके लिए एक रसीद है। <₱>', link }
}

/** The suite of the push port. */
export function pushConformance(name: string, rigOf: () => PushRig): void {
  describe(`the push port of ${name}`, () => {
    it('hands a message over, and the same number again is shown once', async () => {
      const rig = rigOf()
      const before = rig.shown()
      const push = fresh(rig.to)
      expect(['taken', 'shown']).toContain((await rig.provider.send(push)).outcome)
      expect(['taken', 'shown']).toContain((await rig.provider.send(push)).outcome)
      expect(rig.shown() - before).toBe(1)
    })

    it('tells a phone that is gone from a refusal, and says neither address nor text', async () => {
      const rig = rigOf()
      expect(await rig.provider.send(fresh(rig.goneAddress))).toEqual({ outcome: 'gone' })
      const refused = await rig.stranger.send(fresh(rig.to))
      expect(refused.outcome).toBe('refused')
      expect(JSON.stringify(refused)).not.toContain(rig.to)
      rig.plan({ kind: 'status', status: 400 })
      expect((await rig.provider.send(fresh(rig.to))).outcome).toBe('refused')
      rig.plan({ kind: 'status', status: 429 })
      expect(await rig.provider.send(fresh(rig.to))).toEqual({ outcome: 'notSent' })
    })

    it.each<VendorFault>([
      { kind: 'lostBefore' },
      { kind: 'lostAfter' },
      { kind: 'status', status: 500 },
      { kind: 'status', status: 503, html: true },
    ])('does not know what happened after %o, and shows nothing twice', async (fault) => {
      const rig = rigOf()
      const before = rig.shown()
      const push = fresh(rig.to)
      rig.plan(fault)
      expect(await rig.provider.send(push)).toEqual({ outcome: 'unknown' })
      await rig.provider.send(push)
      expect(rig.shown() - before).toBe(1)
    })

    it('shows a message once where a page stood in the place of its answer', async () => {
      const rig = rigOf()
      const before = rig.shown()
      const push = fresh(rig.to)
      rig.plan({ kind: 'htmlAfter' })
      expect(['taken', 'unknown']).toContain((await rig.provider.send(push)).outcome)
      await rig.provider.send(push)
      expect(rig.shown() - before).toBe(1)
    })

    it('says nothing of a page that a firewall put in the place of a refusal', async () => {
      const rig = rigOf()
      const before = rig.shown()
      rig.plan({ kind: 'status', status: 403, html: true })
      const answer = await rig.provider.send(fresh(rig.to))
      expect(['refused', 'unknown']).toContain(answer.outcome)
      expect(JSON.stringify(answer)).not.toMatch(/<|html/i)
      expect(rig.shown()).toBe(before)
    })

    it('reads what became of a message, the same again, and under the old secret', () => {
      const rig = rigOf()
      for (const became of ['shown', 'failed', 'gone'] as const) {
        const receipt = rig.receipt('sms_7', became)
        const first = rig.provider.readReceipt(receipt.rawBody, receipt.headers, rig.now)
        expect(first).toMatchObject({ messageId: 'sms_7', became })
        expect(rig.provider.readReceipt(receipt.rawBody, receipt.headers, rig.now)).toEqual(first)
        const old = rig.rotated(receipt)
        expect(rig.provider.readReceipt(old.rawBody, old.headers, rig.now)).toEqual(first)
      }
    })

    it('takes no receipt of anybody else, none that is old, and none that was written anew', () => {
      const rig = rigOf()
      const { rawBody, headers } = rig.receipt('sms_7', 'gone')
      expect(rig.provider.readReceipt(rawBody, {}, rig.now)).toBe('badSignature')
      expect(rig.stranger.readReceipt(rawBody, headers, rig.now)).toBe('badSignature')
      for (const [header, value] of Object.entries(headers)) {
        const altered = { ...headers, [header]: `1${value}` }
        expect([header, rig.provider.readReceipt(rawBody, altered, rig.now)]).toEqual([header, 'badSignature'])
      }
      const anew = new TextEncoder().encode(JSON.stringify(JSON.parse(new TextDecoder().decode(rawBody)), null, 1))
      expect(rig.provider.readReceipt(anew, headers, rig.now)).toBe('badSignature')
      const later = new Date(rig.now.getTime() + 301_000)
      expect(rig.provider.readReceipt(rawBody, headers, later)).toBe('stale')
    })

    it('leaves events alone that it does not know', () => {
      const { provider, unknownEvent, now } = rigOf()
      expect(provider.readReceipt(unknownEvent.rawBody, unknownEvent.headers, now)).toBe('ignored')
    })
  })
}
