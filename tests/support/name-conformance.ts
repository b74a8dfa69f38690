// What every provider has to do that says in whose name an account is, whatever its vendor.

import { describe, expect, it } from 'vitest'
import type { AccountNames } from '../../src/server/ports/account-names.ts'
import { silence } from './provider-conformance.ts'
import type { VendorFault } from './vendor-server.ts'

export interface NameRig {
  readonly provider: AccountNames
  /** The same account behind another secret. */
  readonly stranger: AccountNames
  /** About an account in the expected name. */
  readonly request: Omit<Parameters<AccountNames['askName']>[0], 'ref'>
  /** An account in another name, one whose bank says nothing, and one that does not exist. */
  numberOf(what: 'another' | 'untold' | 'nobody'): string
  plan(...faults: VendorFault[]): void
}

export function nameConformance(name: string, rigOf: () => NameRig): void {
  describe(`the names of accounts at ${name}`, () => {
    it('says what it can be asked about', () => {
      const { provider, request } = rigOf()
      expect(provider.currencies).toContain(request.currency)
      expect(provider.cardTypes).toContain(request.cardType)
    })

    it('tells a name that fits, another one, a bank that does not say, and an account that is not there', async () => {
      const { provider, request, numberOf } = rigOf()
      const answerOf = async (number: string) => await provider.askName({ ...request, number, ref: `acct-${number}` })
      expect(['named', 'compared']).toContain((await answerOf(request.number)).outcome)
      const another = await answerOf(numberOf('another'))
      expect(another).not.toEqual(await answerOf(request.number))
      expect(['named', 'compared']).toContain(another.outcome)
      expect(await answerOf(numberOf('untold'))).toEqual({ outcome: 'cannotTell' })
      expect(await answerOf(numberOf('nobody'))).toEqual({ outcome: 'noAccount' })
    })

    it.each(silence)('does not know what happened after %o, and asks again by the same reference', async (fault) => {
      const { provider, request, plan } = rigOf()
      const ref = `acct-${JSON.stringify(fault).replace(/\W/g, '')}`
      plan(fault)
      expect(await provider.askName({ ...request, ref })).toEqual({ outcome: 'unknown' })
      expect(['named', 'compared']).toContain((await provider.askName({ ...request, ref })).outcome)
    })

    it('takes a 4xx for a refusal and too many calls for nothing sent', async () => {
      const { provider, stranger, request, plan } = rigOf()
      for (const [status, outcome] of [
        [400, 'refused'],
        [422, 'refused'],
        [429, 'notSent'],
      ] as const) {
        plan({ kind: 'status', status })
        expect((await provider.askName({ ...request, ref: 'acct-refused' })).outcome).toBe(outcome)
      }
      expect((await stranger.askName({ ...request, ref: 'acct-refused' })).outcome).toBe('refused')
    })
  })
}
