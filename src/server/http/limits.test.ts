// The gate before every call: so many a minute for each caller, so many at once, and never all places to callers without a session.

import { describe, expect, it } from 'vitest'
import { callsAtOnce, callsPerMinute, strangersAtOnce, strangersPerMinute } from './call-limits.ts'
import { createGate } from './limits.ts'

const borrower = (n: number) => ({ who: `borrower-${n}`, isStranger: false })
const stranger = (n: number) => ({ who: `address-${n}`, isStranger: true })

describe('questions for outcomes', () => {
  it('of a thousand connections of strangers at the same moment, few get in, and a borrower does still', async () => {
    const gate = createGate()
    const crowd = await Promise.all(Array.from({ length: 1_000 }, (_, n) => gate.enter('outcome', stranger(n))))
    expect(crowd.filter(({ admitted }) => admitted)).toHaveLength(strangersAtOnce.outcome ?? 0)
    expect(crowd.at(-1)).toEqual({ admitted: false, retryAfterSeconds: 1, why: 'overloaded' })
    expect(await gate.enter('outcome', borrower(1))).toMatchObject({ admitted: true })
    expect(await gate.enter('money', borrower(1))).toMatchObject({ admitted: true })
  })

  it('of strangers one after the other, from addresses without end, so many a minute and a borrower still', async () => {
    const gate = createGate()
    const limit = strangersPerMinute.outcome ?? 0
    let gotIn = 0
    for (let n = 0; n < limit + 100; n += 1) {
      const admission = await gate.enter('outcome', stranger(n))
      if (admission.admitted) admission.leave()
      gotIn += admission.admitted ? 1 : 0
    }
    expect(gotIn).toBe(limit)
    expect(await gate.enter('outcome', borrower(1))).toMatchObject({ admitted: true })
  })

  it('of borrowers, no more than the database can spare', async () => {
    const gate = createGate()
    const crowd = await Promise.all(Array.from({ length: 1_000 }, (_, n) => gate.enter('outcome', borrower(n))))
    expect(crowd.filter(({ admitted }) => admitted)).toHaveLength(callsAtOnce.outcome)
  })
})

it('gives a place to the next one when a call ends', async () => {
  const gate = createGate()
  for (let n = 0; n < callsAtOnce.outcome * 2; n += 1) {
    const admission = await gate.enter('outcome', stranger(n))
    if (!admission.admitted) throw new Error('the gate is full of calls that have ended')
    admission.leave()
  }
})

it('turns one caller away after so many a minute, and gives the place of each refused call back', async () => {
  const gate = createGate()
  for (let n = 0; n < callsPerMinute.outcome; n += 1) {
    const admission = await gate.enter('outcome', stranger(1))
    if (admission.admitted) admission.leave()
  }
  for (let n = 0; n < callsAtOnce.outcome * 2; n += 1) {
    expect(await gate.enter('outcome', stranger(1))).toMatchObject({ admitted: false, why: 'tooMany' })
  }
  expect(await gate.enter('outcome', stranger(2))).toMatchObject({ admitted: true })
})
