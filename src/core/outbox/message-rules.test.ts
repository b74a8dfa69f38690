// The table of messages: what can be turned off, what cannot and why, and how often a borrower may be reminded.

import { describe, expect, it } from 'vitest'
import { markets } from '../market/markets.ts'
import { limitPassed } from './contact-limits.ts'
import {
  chosenKinds,
  type MessageTurn,
  messageKinds,
  messageRules,
  mustArrive,
  whyMessageIsStopped,
} from './message-rules.ts'

const cap = { dayAtMost: 2, weekAtMost: 3 }
const limits = {
  contactCaps: { reminders: cap },
  channelCaps: { call: cap, text: cap, visit: cap, letter: cap, inApp: cap, email: cap },
}
const now = new Date('2026-11-27T10:00:00Z')
/** So many within a day before now, and so many in the six days before that. */
const before = (inADay: number, inAWeek: number) =>
  Array.from({ length: inAWeek }, (_, n) => ({
    at: new Date(now.getTime() - (n < inADay ? 1 : 30) * 3_600_000),
    channel: 'text' as const,
  }))
const turn = (given: Partial<MessageTurn>): MessageTurn => ({
  kind: 'reminders',
  turnedOff: [],
  standing: null,
  isTooMany: false,
  ...given,
})

describe('a kind of message', () => {
  it('can be turned off, or says why it cannot', () => {
    expect(messageRules).toEqual({
      codes: { sms: { always: 'youAsk' }, push: { never: 'secret' } },
      security: { sms: { always: 'safety' }, push: { never: 'otherHands' } },
      loan: { sms: { always: 'contract' }, push: 'choice' },
      cases: { sms: { always: 'law' }, push: 'choice' },
      receipts: { sms: 'choice', push: 'choice' },
      reminders: { sms: 'choice', push: 'choice' },
    })
    expect(chosenKinds).toEqual({
      sms: ['receipts', 'reminders'],
      push: ['loan', 'cases', 'receipts', 'reminders'],
    })
    expect(messageKinds.filter(mustArrive)).toEqual(['codes', 'security', 'loan', 'cases'])
  })

  it.each(messageKinds)('%s does not leave where it was turned off, if it can be', (kind) => {
    const stopped = whyMessageIsStopped(turn({ kind, turnedOff: messageKinds }))
    expect(stopped).toBe(chosenKinds.sms.some((chosen) => chosen === kind) ? 'unwanted' : null)
  })

  it('is not stopped by a wish about another one', () => {
    expect(whyMessageIsStopped(turn({ turnedOff: ['receipts'] }))).toBeNull()
  })
})

describe('the cap of a market', () => {
  it.each<[inADay: number, inAWeek: number, stopped: 'tooMany' | null]>([
    [0, 0, null],
    [1, 2, null],
    [2, 2, 'tooMany'],
    [0, 3, 'tooMany'],
    [9, 9, 'tooMany'],
  ])('%i in a day and %i in a week: %s', (inADay, inAWeek, stopped) => {
    const isTooMany = limitPassed(before(inADay, inAWeek), { at: now, channel: 'text' }, limits) !== null
    expect(whyMessageIsStopped(turn({ isTooMany }))).toBe(stopped)
  })

  it('counts what presses for money and nothing else', () => {
    for (const kind of messageKinds.filter((one) => one !== 'reminders'))
      expect(whyMessageIsStopped(turn({ kind, isTooMany: true, standing: 'deceased' }))).toBeNull()
  })

  it('gives way to what an officer was told, such as that the borrower has died', () => {
    expect(whyMessageIsStopped(turn({ standing: 'deceased', isTooMany: true }))).toBe('deceased')
    expect(whyMessageIsStopped(turn({ standing: 'askedNotTo' }))).toBe('askedNotTo')
  })

  it('lets every market send something, and no more in a day than in a week', () => {
    for (const { contactCaps } of Object.values(markets)) {
      const { dayAtMost, weekAtMost } = contactCaps.reminders
      expect(dayAtMost).toBeGreaterThan(0)
      expect(weekAtMost).toBeGreaterThanOrEqual(dayAtMost)
    }
  })
})
