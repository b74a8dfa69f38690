// The line of steps in every state of an application and an order, in every language: a step says its good end once that is reached.

import { describe, expect, it } from 'vitest'
import { addDays, date } from '../../../core/calendar-date.ts'
import { languages } from '../../../core/language.ts'
import {
  applicationLine,
  type LineStep,
  type OrderOnTheLine,
  orderLine,
  referredLine,
} from '../../../core/order/application-line.ts'
import { orderStatuses } from '../../../core/order/status.ts'
import { serverWordsFor } from '../../../words/server-words.ts'
import { lineAnswer } from './application-view.ts'

const today = date('2026-11-28')
const decided = { appliedOn: addDays(today, -3), approvedOn: addDays(today, -2) }

/** Every way in which an order can stand, as far as its line looks at it. */
function* allOrders(): Generator<OrderOnTheLine> {
  for (const status of orderStatuses)
    for (const payoutState of ['none', 'waiting', 'sent', 'failed'] as const)
      for (const application of [null, decided])
        for (const decidedOn of [null, addDays(today, -1)])
          for (const late of [false, true])
            for (const isTrue of [false, true])
              yield {
                ...{ status, application, decidedOn, today, acceptedOn: addDays(today, -1), fundingMaxDays: 1 },
                ...{ answerBy: addDays(today, late ? -1 : 1), withdrawnOn: null, sentAgainOn: null },
                payoutState: payoutState as OrderOnTheLine['payoutState'],
                ...{ withdrawalIsAwaited: isTrue, nameIsChecked: isTrue },
              }
}
const lines: readonly (readonly LineStep[])[] = [
  ...[...allOrders()].map(orderLine),
  ...[null, decided].map(applicationLine),
  ...[1, -1].map((days) => referredLine(addDays(today, -1), addDays(today, days), today)),
]

describe('a step of an application or an order', () => {
  it.each(languages)('is never named by its good end in %s before that is reached', (language) => {
    const words = serverWordsFor(language)
    const { titles } = words.application.line
    const ends: readonly string[] = Object.values(titles)
    let ahead = 0
    for (const steps of lines) {
      for (const { step, state, title } of lineAnswer(steps, words, null)) {
        if (state === 'done') expect(title).toBe(titles[step])
        else expect([step, ends.filter((end) => title.includes(end))]).toEqual([step, []])
        if (state !== 'done') ahead += 1
      }
    }
    expect(ahead).toBeGreaterThan(50)
  })

  it.each(languages)('has no day of the past to come in %s', (language) => {
    const words = serverWordsFor(language)
    const past = words.application.line.by({ day: addDays(today, -1) })
    for (const steps of lines)
      for (const { state, note } of lineAnswer(steps, words, null)) if (state !== 'done') expect(note).not.toBe(past)
  })

  it('does not tell the day that the sentence above tells', () => {
    const words = serverWordsFor('en')
    const day = addDays(today, 1)
    const { by, ourTurn } = words.application.line
    const notes = (said: typeof day | null) =>
      lineAnswer(referredLine(today, day, today), words, said).map(({ note }) => note)
    expect(notes(null)).toContain(by({ day }))
    expect(notes(day)).not.toContain(by({ day }))
    expect(notes(day)).toContain(ourTurn)
    // Another day is told.
    expect(notes(addDays(day, 1))).toContain(by({ day }))
  })
})
