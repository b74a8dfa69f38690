// Which figures hold the loans that a list asks for.

import { describe, expect, it } from 'vitest'
import { daysLateOf, figuresWith, type LoanFilters } from './figure.ts'
import { riskLevels } from './standing.ts'

const of = (filters: LoanFilters): readonly string[] | null => figuresWith(filters, '2025-12')
const late = ['late1', 'late31', 'late61', 'late91']
const standingsIn = (figures: readonly string[] | null) => [
  ...new Set((figures ?? []).map((figure) => figure.replace(/.*>/, ''))),
]

describe('the figures with the loans of a list', () => {
  it('are those of the standings that fit, whatever they were before', () => {
    expect(riskLevels.map(({ par }) => standingsIn(of({ par: String(par) })))).toEqual([
      late,
      late.slice(1),
      late.slice(2),
      late.slice(3),
    ])
    expect(standingsIn(of({ open: 'any' }))).toEqual(['current', ...late])
    expect(standingsIn(of({ late: 'any' }))).toEqual([...late, 'writtenOff'])
    expect(of({ standing: 'late91' })).toHaveLength(8)
    expect(of({ standing: 'late91', was: 'current', market: 'india' })).toEqual(['current>late91'])
    expect(of({ standing: 'late91', open: 'any', par: '90', was: 'none' })).toEqual(['none>late91'])
    expect(of({ standing: 'paid', open: 'any' })).toEqual([])
  })

  it('are the moves of those that were cured or lost', () => {
    expect(of({ moved: 'cured' })).toEqual(['current', 'paid'].flatMap((to) => late.map((was) => `${was}>${to}`)))
    expect(of({ moved: 'lost' })).toEqual(['current', ...late, 'paid', 'none'].map((was) => `${was}>writtenOff`))
  })

  it('are the narrowest there is: a channel, a reason, a vintage', () => {
    expect(of({ channel: '101', open: 'any' })).toEqual(['channel:101'])
    expect(of({ decided: 'approved' })).toEqual(['approved'])
    expect(of({ decided: 'declined' })).toEqual(['declined'])
    expect(of({ decided: 'declined', reason: 'tooYoung' })).toEqual(['declined:tooYoung'])
    expect(of({ paidOut: '2025-12', everLate: 'yes' })).toEqual(['everLate:2025-12'])
  })

  it('are none where loans are asked for that no figure has', () => {
    for (const filters of [
      {},
      { market: 'india' },
      { standing: 'paid' },
      { was: 'paid' },
      { reason: 'tooYoung' },
      { everLate: 'yes' },
      { paidOut: '2026-01' },
      { paidOut: '2025-11', everLate: 'yes' },
    ] as const)
      expect(of(filters), JSON.stringify(filters)).toBeNull()
  })
})

describe('how late all loans of a list are', () => {
  it.each<[LoanFilters, { from: number; through: number | null } | null]>([
    [{ par: '1' }, { from: 1, through: null }],
    [
      { par: '30', was: 'current' },
      { from: 31, through: null },
    ],
    [{ standing: 'late1' }, { from: 1, through: 30 }],
    [
      { standing: 'late61', par: '1' },
      { from: 61, through: 90 },
    ],
    [{ standing: 'late91' }, { from: 91, through: null }],
    [
      { standing: 'current', par: '1' },
      { from: 1, through: 0 },
    ],
    [{ standing: 'current' }, null],
    [{ standing: 'paid', par: '1' }, null],
    [{ was: 'late31' }, null],
    [{ late: 'any' }, null],
    [{}, null],
  ])('is known of %j: %j', (filters, days) => {
    expect(daysLateOf(filters)).toEqual(days)
  })
})
