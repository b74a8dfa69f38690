// One key, one effect: many identical requests at once do their work once and get one answer; another body under the key is refused.

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { endpointList } from '../../src/contracts/endpoints.ts'
import { diceOf } from '../simulation/dice.ts'
import { reported, settingOf } from '../simulation/report.ts'
import { postgres, type TestDatabase } from '../support/databases.ts'
import { databaseViolations, expectSound } from '../support/invariants.ts'
import { keyedCalls } from './keyed-calls.ts'
import { openStage, printOf, type Scene, type Stage } from './keyed-stage.ts'

/** Scenes (an order, a borrower, a phone) for each call; identical requests for each scene; reuses of keys for all calls together. */
const scenes = settingOf('ONE_EFFECT_SCENES', 1)
const identical = settingOf('ONE_EFFECT_REQUESTS', 12)
const reuses = settingOf('ONE_EFFECT_REUSES', 60)
const connections = 25
const longRunMs = 24 * 3_600_000

let opened: TestDatabase
let stage: Stage
beforeAll(async () => {
  opened = await postgres.open()
  stage = await openStage(opened.url ?? '', connections)
})
afterAll(async () => {
  await stage.product.stop()
  await opened.close()
})

interface Answered {
  readonly scene: Scene
  readonly key: string
}
const answered: Answered[] = []
const counts: Record<string, number> = {}

it('is tried with every call that takes a key', () => {
  const taking = endpointList.filter(({ keyed }) => keyed).map(({ name }) => name)
  expect(keyedCalls.map(({ name }) => name).sort()).toEqual(taking.sort())
})

describe.each(keyedCalls.map((call) => [call.name, call] as const))('%s', (name, call) => {
  it(
    `does one thing and has one answer for ${identical} identical requests at once, ${scenes} times`,
    async () => {
      for (let number = 0; number < scenes; number += 1) {
        const scene = await call.prepare(stage, number)
        const key = `${name}-${number}`
        const answers = await Promise.all(Array.from({ length: identical }, () => stage.make(scene, key)))
        expect([...new Set(answers.map(({ status, text }) => `${status} ${text}`))]).toHaveLength(1)
        expect([answers[0]?.status, answers[0]?.text]).toEqual([200, expect.stringMatching(/"code":"00?"/)])
        expect(await scene.effects()).toBe(1)
        answered.push({ scene, key })
      }
      counts[name] = scenes
    },
    longRunMs,
  )
})

it(
  `refuses a key with another body ${reuses} times, ${connections} at once, and does nothing`,
  async () => {
    const dice = diceOf(1)
    const before = await printOf(stage)
    let refused = 0
    for (let sent = 0; sent < reuses; sent += connections) {
      const batch = Array.from({ length: Math.min(connections, reuses - sent) }, () => dice.pick(answered))
      const answers = await Promise.all(batch.map(({ scene, key }) => stage.make(scene, key, { fields: scene.other })))
      for (const { status, code } of answers) {
        expect([status, code]).toEqual([422, '422'])
        refused += 1
      }
    }
    expect(await printOf(stage)).toBe(before)
    expectSound(await databaseViolations(stage.world.db), 'after all reuses')
    reported('oneEffect', {
      calls: keyedCalls.length,
      scenesOfEach: scenes,
      identicalRequests: identical,
      connections,
      requests: answered.length * identical,
      effects: answered.length,
      keysWithAnotherBody: reuses,
      refused,
    })
  },
  longRunMs,
)
