// The lender's policy for its books: rows of expected loss, and what makes a policy unusable.

import { describe, expect, it } from 'vitest'
import { allowanceRate, type BooksPolicy, policyFaults, samplePolicy } from './policy.ts'
import { balanceOf, linesBetween, noFigures, postingRuleNames, postingRules } from './posting-rules.ts'

describe('expected loss', () => {
  it.each([
    [0, 1, 200],
    [1, 1, 800],
    [30, 1, 800],
    [31, 2, 2_500],
    [89, 2, 5_000],
    [90, 3, 8_000],
    [500, 3, 8_000],
  ])('%i days past due is stage %i', (days, stage, rateBps) => {
    expect(allowanceRate(samplePolicy, days)).toMatchObject({ stage, rateBps })
  })

  it('needs a row from 0 days on', () => {
    expect(() => allowanceRate({ allowance: [{ stage: 1, fromDays: 1, rateBps: 1 }] }, 0)).toThrow(RangeError)
  })
})

describe('a policy', () => {
  const row = { stage: 1 as const, fromDays: 0, rateBps: 10 }
  it.each<[Partial<BooksPolicy>, string[]]>([
    [{}, []],
    [{ version: ' ' }, ['version: it has to have a name']],
    [{ nonAccrualDays: 0 }, ['nonAccrualDays: days, 1 or more']],
    [{ cureDays: -1 }, ['cureDays: days, 0 or more']],
    [{ allowance: [] }, ['allowance: the first row begins at 0 days']],
    [{ allowance: [row, row] }, ['allowance[1].fromDays: more than in the row before']],
    [{ allowance: [{ ...row, rateBps: 10_001 }] }, ['allowance[0].rateBps: from 0 to 10000']],
    [
      {
        allowance: [
          { ...row, stage: 2 },
          { stage: 1, fromDays: 1, rateBps: 1 },
        ],
      },
      ['allowance[1].stage: not below the row before'],
    ],
  ])('is told what is wrong with it: %j', (change, faults) => {
    expect(policyFaults({ ...samplePolicy, ...change })).toEqual(faults)
  })
})

describe('posting rules', () => {
  it('move two accounts, and back where a figure falls', () => {
    const risen = { ...noFigures, allowance: 70, allowanceUsed: 20 }
    expect(linesBetween(noFigures, risen)).toEqual([
      { rule: 'allowance', debit: 'impairmentLoss', credit: 'lossAllowance', amountMinor: 70 },
      { rule: 'allowanceUsed', debit: 'lossAllowance', credit: 'writeOff', amountMinor: 20 },
    ])
    expect(linesBetween(risen, { ...risen, allowance: 50 })).toEqual([
      { rule: 'allowance', debit: 'lossAllowance', credit: 'impairmentLoss', amountMinor: 20 },
    ])
    expect(linesBetween(risen, risen)).toEqual([])
    expect([
      balanceOf(risen, 'lossAllowance'),
      balanceOf(risen, 'impairmentLoss'),
      balanceOf(risen, 'writeOff'),
    ]).toEqual([-50, 70, -20])
  })

  it('never have a figure below zero or a fraction', () => {
    expect(() => linesBetween(noFigures, { ...noFigures, allowance: -1 })).toThrow('allowance')
    expect(() => linesBetween(noFigures, { ...noFigures, feeDeferred: 0.5 })).toThrow('feeDeferred')
  })

  it('each move two different accounts', () => {
    for (const rule of postingRuleNames) expect(postingRules[rule].debit).not.toBe(postingRules[rule].credit)
  })
})
