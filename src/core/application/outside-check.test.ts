// What is made of an identity service's and a credit bureau's findings, and when two names are of one person.

import { describe, expect, it } from 'vitest'
import {
  type BureauFinding,
  type CheckLimits,
  judgeFigure,
  judgeIdentity,
  judgeScore,
  usualCheckLimits,
} from './outside-check.ts'

const strict: CheckLimits = {
  identityNoMatch: 'decline',
  scoreAtLeast: 650,
  scoreReferredBelowBy: 50,
  openLoansAtMost: 3,
  arrearsDaysAtMost: 30,
  noFile: 'refer',
}
const file = (change: object = {}): BureauFinding => ({
  outcome: 'file',
  score: 700,
  openLoans: 1,
  worstArrearsDays: 0,
  ...change,
})

describe('what others find', () => {
  it.each([
    ['match', usualCheckLimits, 'holds'],
    ['noMatch', usualCheckLimits, 'unclear'],
    ['noMatch', strict, 'fails'],
    ['partly', strict, 'unclear'],
    ['cannotTell', strict, 'unclear'],
  ] as const)('of an identity that is %s is judged by the limits', (outcome, limits, expected) => {
    expect(judgeIdentity({ outcome, reasons: [] }, limits)).toBe(expected)
  })

  it.each([
    [file({ score: 1 }), usualCheckLimits, 'holds'],
    [file({ score: null }), usualCheckLimits, 'holds'],
    [file({ score: 650 }), strict, 'holds'],
    [file({ score: 649 }), strict, 'near'],
    [file({ score: 600 }), strict, 'near'],
    [file({ score: 599 }), strict, 'fails'],
    [file({ score: null }), strict, 'unclear'],
    [{ outcome: 'noFile' }, usualCheckLimits, 'holds'],
    [{ outcome: 'noFile' }, strict, 'unclear'],
    [{ outcome: 'noFile' }, { ...strict, noFile: 'decline' }, 'fails'],
    [{ outcome: 'cannotTell', reasons: ['providerAway'] }, usualCheckLimits, 'unclear'],
  ] as const)('of a score, %o, is judged by the limits', (finding, limits, expected) => {
    expect(judgeScore(finding as BureauFinding, limits as CheckLimits)).toBe(expected)
  })

  it.each([
    [file({ openLoans: 3 }), 3, 'holds'],
    [file({ openLoans: 4 }), 3, 'fails'],
    [file({ openLoans: null }), 3, 'unclear'],
    [file({ openLoans: 99 }), null, 'holds'],
    [{ outcome: 'noFile' }, 3, 'holds'],
  ] as const)('of open loans, %o with %s at most, is judged by the limit', (finding, atMost, expected) => {
    expect(judgeFigure(finding as BureauFinding, 'openLoans', atMost)).toBe(expected)
  })
})
