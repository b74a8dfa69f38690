// What a lender lacks who has an identity service or a credit bureau asked about borrowers: found before the product starts.

import { describe, expect, it } from 'vitest'
import { usualCheckLimits } from '../../../core/application/outside-check.ts'
import type { OutsideChecks } from '../../ports/outside-check.ts'
import { problemsOfChecks } from './connect-providers.ts'

const unasked = async () => ({ outcome: 'notSent' as const })
const asked: OutsideChecks = {
  identity: { name: 'quay', markets: ['india'], check: unasked },
  bureau: { name: 'quay', markets: ['india'], check: unasked },
}
const none: OutsideChecks = { identity: null, bureau: null }
const told = {
  identity: { name: { en: 'Quay' } },
  bureau: { name: { en: 'Quay Bureau' }, ownFile: 'https://quay.example/' },
  limits: usualCheckLimits,
  byHand: {},
  answersWithinHours: 24,
}
const whole = { checks: told }

describe('a lender who has others asked about borrowers', () => {
  it('has words for borrowers and people who decide', () => {
    expect([...problemsOfChecks(asked, whole, true)]).toEqual([])
  })

  it('does not start without the words for one of them', () => {
    const lacks = { checks: { ...told, identity: null } }
    expect([...problemsOfChecks(asked, lacks, true)]).toEqual([
      ['checks.json identity', 'is missing (PROVIDERS has quay for identity)'],
    ])
    expect([...problemsOfChecks(asked, { checks: null }, true).keys()]).toEqual([
      'checks.json identity',
      'checks.json bureau',
    ])
  })

  it('does not start without officers who decide where no outside service can tell', () => {
    const only = { ...none, bureau: asked.bureau }
    expect([...problemsOfChecks(only, whole, false)]).toEqual([
      ['DESK_ORIGIN', 'is missing (PROVIDERS has quay for bureau, and people decide where it cannot tell)'],
    ])
  })

  it('needs neither where no service is asked', () => {
    expect([...problemsOfChecks(none, { checks: null }, false)]).toEqual([])
  })
})
