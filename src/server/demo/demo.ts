// Demo mode: sample data, a clock that can be moved, payments at the push of a button, and answers that go wrong on purpose.

import { createCallLog } from './call-log.ts'
import { createTimeMachine } from './clock-moves.ts'
import type { Demo, DemoMeans } from './demo-port.ts'
import { mountDemoRoutes } from './demo-routes.ts'
import { mountEventReceiver } from './event-receiver.ts'
import { createPlannedAnswers } from './planned-answers.ts'
import { createSampleData } from './sample-data.ts'
import { viewOf } from './sample-views.ts'
import { mountCardPage, mountWalletPage } from './wallet-page.ts'

export function createDemo(means: DemoMeans): Demo {
  const { deps, clock, sandbox, jobHandlers } = means
  const hook = createPlannedAnswers()
  const callLog = createCallLog()
  const time = createTimeMachine(deps, clock, sandbox, jobHandlers)
  const samples = createSampleData(means, time)
  const whenChanged: (() => void)[] = []
  let turn: Promise<unknown> = Promise.resolve()

  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const mine = turn.then(work, work)
    turn = mine.catch(() => undefined)
    return mine
  }

  const demo: Demo = {
    hook,
    callLog,
    time,
    means,
    inTurn,
    whenChanged: (work) => void whenChanged.push(work),
    changed() {
      for (const work of whenChanged) work()
    },
    mount: (app) => {
      mountDemoRoutes(app, demo)
      mountEventReceiver(app, means.eventReceiver)
      mountWalletPage(app, demo)
      mountCardPage(app, demo)
    },
    seedIfEmpty: () => inTurn(() => samples.seedIfEmpty()),
    prepare: () => inTurn(() => samples.prepare()),
    reset: () =>
      inTurn(async () => {
        hook.clear()
        callLog.clear()
        means.eventReceiver?.clear()
        await samples.reset()
      }),
    personas: (name) =>
      inTurn(async () => {
        const wanted = (await samples.list()).filter((sample) => name === undefined || sample.name === name)
        return await Promise.all(wanted.map((sample) => viewOf(deps, sample)))
      }),
  }
  return demo
}
