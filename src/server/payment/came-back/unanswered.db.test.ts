// A refund or dispute of which its provider never says what became of it: it ends as work for an officer, with what it is about.

import { afterEach, beforeEach, expect, it } from 'vitest'
import { onPostgres } from '../../../../tests/support/databases.ts'
import { type Borrower, loanStateOf, openWorld, type World } from '../../../../tests/support/paying.ts'
import { date } from '../../../core/calendar-date.ts'
import type { Deps } from '../../deps.ts'
import { listWaiting } from '../../desk/work-query.ts'
import { runDueJobs } from '../../jobs/run-jobs.ts'
import type { ReturnAnswer } from '../../ports/payment-channel.ts'
import { noteHint } from '../heard/heard-notice.ts'
import { paymentJobs } from '../jobs.ts'

onPostgres('a return that its provider told of by its number', (database) => {
  let world: World
  let who: Borrower
  let deps: Deps
  let answer: ReturnAnswer
  let about: string
  beforeEach(async () => {
    world = await openWorld(database(), '2026-08-20T10:00:00Z')
    who = await world.borrowerWithLoan(date('2026-08-01'))
    const channel = world.deps.channels.get('bank-transfer')
    if (channel === undefined) throw new Error('a channel of the samples is not connected')
    const asked = { ...channel, connection: { ...channel.connection, queryReturn: async () => answer } }
    deps = { ...world.deps, channels: new Map([...world.deps.channels, ['bank-transfer', asked]]) }
    about = `rfnd_${who.orderId}`
    await noteHint(deps, asked, { eventId: `evt-${who.orderId}`, askAboutReturn: about })
  })
  afterEach(() => world.close())

  const work = async () => {
    const wanted = { now: deps.clock.now(), over: false, owner: null, after: null, limit: 10 }
    const found = await listWaiting(world.db, { ...wanted, kinds: ['jobGivenUp'] })
    // One database serves all tests here, and what another left is not ours.
    const own = found.filter(({ what }) => what.endsWith(about))
    return own.map(({ what, dueBy, since }) => [what, (dueBy.getTime() - since.getTime()) / 3_600_000])
  }
  const hoursPass = async (hours: number) => {
    const from = Date.parse('2026-08-20T10:00:00Z')
    for (let hour = 0; hour <= hours; hour += 1) {
      world.setTime(new Date(from + hour * 3_600_000).toISOString())
      await runDueJobs(paymentJobs, deps)
    }
  }

  it.each(['unknown', 'absent'] as const)(
    'is asked about for a day while the answer is %s, and then stands on the work list with its number and four hours',
    async (outcome) => {
      answer = { outcome }
      await hoursPass(12)
      expect(await work()).toEqual([])
      // The clock of this test goes by hours, so that it is asked once in each.
      await hoursPass(36)
      expect(await work()).toEqual([[`askAboutReturn ${about}`, 4]])
      expect((await loanStateOf(world, who)).receivedMinor).toBe(0)
    },
  )
})
