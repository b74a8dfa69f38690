// What every identity service and credit bureau has to do, whatever its vendor: one suite for each port.

import { describe, expect, it } from 'vitest'
import type { CheckedPerson, CreditBureau, IdentityService } from '../../src/server/ports/outside-check.ts'
import { silence } from './provider-conformance.ts'
import type { VendorFault } from './vendor-server.ts'

interface Rig<Port> {
  readonly provider: Port
  /** The same account behind another secret. */
  readonly stranger: Port
  readonly person: CheckedPerson
  plan(...faults: VendorFault[]): void
  /** Enquiries that the vendor made. */
  made(): number
  /** What the vendor says about a person and must not be kept. */
  readonly canaries: readonly string[]
}

export interface IdentityRig extends Rig<IdentityService> {
  /** Makes the registry say this of the person. */
  know(what: 'match' | 'similar' | 'another' | 'nobody'): void
}

export interface BureauRig extends Rig<CreditBureau> {
  know(what: { score: number; openLoans: number; arrears: number } | 'nobody'): void
}

function commonConformance(rigOf: () => Rig<IdentityService | CreditBureau>): void {
  it('asks about one reference once, also at the same time', async () => {
    const { provider, person, made } = rigOf()
    const before = made()
    const answers = await Promise.all([1, 2, 3].map(() => provider.check({ ref: 'check-same', person })))
    expect(made() - before).toBe(1)
    expect(answers.map(({ outcome }) => outcome).filter((one) => one === 'found').length).toBeGreaterThan(0)
    for (const { outcome } of answers) expect(['found', 'lost']).toContain(outcome)
  })

  it.each(silence)('does not know what happened after %o, and makes no second enquiry', async (fault) => {
    const { provider, person, made, plan } = rigOf()
    const ref = `check-${JSON.stringify(fault).replace(/\W/g, '')}`
    const before = made()
    plan(fault)
    expect(await provider.check({ ref, person })).toEqual({ outcome: 'unknown' })
    expect(['found', 'lost']).toContain((await provider.check({ ref, person })).outcome)
    expect(made() - before).toBe(1)
  })

  it('takes a 4xx for a refusal and too many calls for nothing sent, and both make no enquiry', async () => {
    const { provider, stranger, person, made, plan } = rigOf()
    const before = made()
    for (const [status, outcome] of [
      [400, 'refused'],
      [422, 'refused'],
      [429, 'notSent'],
    ] as const) {
      plan({ kind: 'status', status })
      expect((await provider.check({ ref: 'check-refused', person })).outcome).toBe(outcome)
    }
    expect((await stranger.check({ ref: 'check-refused', person })).outcome).toBe('refused')
    expect(made()).toBe(before)
  })

  it('brings back nothing of what it was told and asked beyond the finding', async () => {
    const { provider, person, canaries } = rigOf()
    const told = JSON.stringify(await provider.check({ ref: 'check-canaries', person }))
    for (const canary of [...canaries, person.idNumber, person.phone, person.birthDate]) {
      expect(told).not.toContain(canary)
    }
  })
}

/** The suite of the identity port. */
export function identityConformance(name: string, rigOf: () => IdentityRig): void {
  describe(`the identity port of ${name}`, () => {
    commonConformance(() => {
      const rig = rigOf()
      rig.know('match')
      return rig
    })

    it.each([
      ['match', 'match'],
      ['similar', 'partly'],
      ['another', 'noMatch'],
      ['nobody', 'noMatch'],
    ] as const)('finds of %s: %s', async (what, outcome) => {
      const rig = rigOf()
      rig.know(what)
      const answer = await rig.provider.check({ ref: `check-${what}`, person: rig.person })
      expect(answer).toMatchObject({ outcome: 'found', finding: { outcome } })
    })
  })
}

/** The suite of the bureau port. */
export function bureauConformance(name: string, rigOf: () => BureauRig): void {
  describe(`the bureau port of ${name}`, () => {
    commonConformance(() => {
      const rig = rigOf()
      rig.know({ score: 712, openLoans: 3, arrears: 31 })
      return rig
    })

    it('finds the score, the open loans and the longest delay of a file, and that there is none', async () => {
      const rig = rigOf()
      rig.know({ score: 712, openLoans: 3, arrears: 31 })
      expect(await rig.provider.check({ ref: 'check-file', person: rig.person })).toMatchObject({
        outcome: 'found',
        finding: { outcome: 'file', score: 712, openLoans: 3, worstArrearsDays: 31 },
      })
      rig.know('nobody')
      expect(await rig.provider.check({ ref: 'check-nobody', person: rig.person })).toMatchObject({
        outcome: 'found',
        finding: { outcome: 'noFile' },
      })
    })
  })
}
