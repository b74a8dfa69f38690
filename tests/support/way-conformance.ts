// Holds what an adapter says of its ways to pay against what its vendor does with a code as the adapter asked for it.

import { describe, expect, it } from 'vitest'
import type { ProviderManifest } from '../../src/server/adapters/providers/provider.ts'
import type { CodeRequest, PaymentProvider } from '../../src/server/ports/payment-channel.ts'
import { type WayFacts, wayAt } from '../../src/server/ports/way-to-pay.ts'

/** Somebody at the counter: `amountMinor` is another sum than was asked, `isLate` after the end of the code. */
export interface Attempt {
  readonly amountMinor?: number
  readonly isLate?: boolean
}

export interface WayRig {
  readonly manifest: Pick<ProviderManifest, 'ways' | 'name'>
  readonly provider: PaymentProvider
  readonly request: Omit<CodeRequest, 'ref'>
  /** True where the vendor takes the money, which is then paid. */
  attempt(ref: string, attempt: Attempt): Promise<boolean> | boolean
}

/** The suite of a way to pay: each fact that the code pages speak of, true or false. */
export function wayConformance(name: string, rigOf: () => WayRig): void {
  describe(`the way to pay of ${name}`, () => {
    const made = async (ref: string) => {
      const { provider, request } = rigOf()
      const answer = await provider.createCode({ ...request, ref })
      if (answer.outcome !== 'made') throw new Error(`no code: ${JSON.stringify(answer)}`)
      return answer
    }
    const facts = (): WayFacts => {
      const { manifest, request } = rigOf()
      const found = wayAt(manifest.ways, request.at)
      if (found === null) throw new Error(`${manifest.name} has no way ${request.at}`)
      return found
    }

    it('has a code to type, a text to scan and a page exactly where its manifest says so', async () => {
      const { payCode, qrText, pageUrl, providerRef } = await made('way-shown')
      expect({ isTyped: payCode !== null, isScanned: qrText !== null, hasPage: pageUrl !== null }).toEqual({
        isTyped: facts().isTyped,
        isScanned: facts().isScanned,
        hasPage: facts().hasPage,
      })
      expect(payCode).not.toBe(providerRef)
      expect(payCode).not.toBe('')
    })

    it.each([-100, 100])('takes another sum, by %d, exactly where its manifest says so', async (byMinor) => {
      const ref = `way-other${byMinor}`
      await made(ref)
      const rig = rigOf()
      const taken = await rig.attempt(ref, { amountMinor: rig.request.amountMinor + byMinor })
      expect(taken).toBe(facts().takesOtherSums)
    })

    it('takes its own sum, and once more exactly where one payment does not use it up', async () => {
      await made('way-twice')
      expect(await rigOf().attempt('way-twice', {})).toBe(true)
      expect(await rigOf().attempt('way-twice', {})).toBe(!facts().isUsedUp)
    })

    it('takes nothing after its end exactly where its manifest says that it expires', async () => {
      await made('way-late')
      expect(await rigOf().attempt('way-late', { isLate: true })).toBe(!facts().expires)
    })

    it('settles in a number of days that can be meant, or in none that is named', () => {
      const days = facts().settlesInBusinessDays
      expect(days === null || (Number.isInteger(days) && days >= 0 && days <= 30)).toBe(true)
    })
  })
}
