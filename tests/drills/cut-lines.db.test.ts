// Answers that never arrive: between the product and its database, and between a borrower and the product. The same key finds out.

import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { codes, refusalCodes } from '../../src/contracts/envelope.ts'
import { runDueJobs } from '../../src/server/jobs/run-jobs.ts'
import { reconcileCardTopic } from '../../src/server/payment/charge/capture-card-payment.ts'
import { paymentJobs } from '../../src/server/payment/jobs.ts'
import { reported, settingOf } from '../simulation/report.ts'
import { postgres, type TestDatabase } from '../support/databases.ts'
import { databaseViolations, expectSound } from '../support/invariants.ts'
import type { WireAnswer } from '../support/product.ts'
import { isLong, walked } from '../support/proof-length.ts'
import { callOf, newcomer, send } from './borrowers-at-work.ts'
import { type CutLine, openLine } from './cut-line.ts'
import { keyedCalls } from './keyed-calls.ts'
import { openStage, type Stage } from './keyed-stage.ts'
import { type RunningLender, startLender } from './running-lender.ts'

/** A short run cuts at every third answer. */
const answersBetween = isLong ? 1 : 3
/** More answers than any call waits for. */
const answersAtMost = 200
const longRunMs = 600_000
/** Only what looks after card payments: other jobs would take answers of the line as well. */
const cardJobs = Object.fromEntries(Object.entries(paymentJobs).filter(([topic]) => topic === reconcileCardTopic))

describe('the line to the database, cut at each answer in turn', () => {
  let opened: TestDatabase
  let line: CutLine
  let stage: Stage
  const tried = walked(keyedCalls, 1)
  const cuts: Record<string, number> = {}
  const found = { unavailable: 0, grantedAllTheSame: 0, leftToTheJob: 0 }
  beforeAll(async () => {
    // Each cut is said aloud by the product, as it should be.
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    opened = await postgres.open()
    const direct = new URL(opened.url ?? '')
    line = await openLine(() => Number(direct.port))
    const through = new URL(direct)
    through.port = String(line.port)
    through.searchParams.delete('host')
    // One connection, so that only the answers of this call are counted.
    stage = await openStage(through.href, 1)
  })
  afterAll(async () => {
    vi.restoreAllMocks()
    await stage.product.stop()
    await line.close()
    await opened.close()
  })

  /** Until the key is answered: at first the line may still be down in the product's pool. */
  async function again(ask: () => Promise<WireAnswer>): Promise<WireAnswer> {
    for (let tries = 0; tries < 5; tries += 1) {
      const answer = await ask()
      if (answer.status !== 503) return answer
    }
    throw new Error('the product does not come back')
  }

  /** Does what is due for card payments within the next minutes: two questions to the processor. */
  async function settleCards(): Promise<void> {
    const { deps } = stage.product.server
    await runDueJobs(cardJobs, deps, { until: new Date(deps.clock.now().getTime() + 5 * 60_000) })
    const [open] = await stage.world.db.query(`select 1 from card_payment where state = 'unknown'`)
    expect(open).toBeUndefined()
  }

  it.each(tried.map((call) => [call.name, call] as const))(
    'in the middle of %s: 503 or the answer, and the same key does it once',
    async (name, call) => {
      cuts[name] = 0
      for (let at = 1; at < answersAtMost; at += answersBetween) {
        const scene = await call.prepare(stage, at)
        const key = `${name}-${at}`
        line.cutAtAnswer(at)
        const first = await stage.make(scene, key)
        const { wasCut } = line
        line.mend()
        if (first.status !== 200) {
          expect([first.status, first.code]).toEqual([503, codes.outOfReach])
          expect(first.headers['retry-after']).toBe('1')
          expect(first.text).not.toMatch(/\.ts|select|insert|pg_|127\.0\.0\.1/i)
          found.unavailable += 1
        } else if (wasCut) found.grantedAllTheSame += 1
        let second = await again(() => stage.make(scene, key))
        // It is unknown whether the card was charged: the job asks, and tells for good.
        if (second.code === refusalCodes.paymentIsPending) {
          await settleCards()
          found.leftToTheJob += 1
          if ((await scene.effects()) === 0) continue
          second = await stage.make(scene, key)
        }
        expect([second.status, second.text]).toEqual([200, expect.stringMatching(/"code":"00?"/)])
        expect(await scene.effects()).toBe(1)
        if (first.status === 200) expect(second.text).toBe(first.text)
        const third = await stage.make(scene, key)
        expect(third.text).toBe(second.text)
        if (!wasCut) break
        cuts[name] = at
      }
      expect(cuts[name]).toBeGreaterThan(2)
      expectSound(await databaseViolations(stage.world.db), `after the cuts of ${name}`)
    },
    longRunMs,
  )

  it('was felt at every step of every call', () => {
    const total = Object.values(cuts).reduce((sum, n) => sum + n, 0)
    reported('cutLineToTheDatabase', { calls: tried.length, cuts: total, ...found, steps: cuts })
    expect(found.unavailable).toBeGreaterThan(tried.length)
  })
})

describe('the line to the borrower, cut after the work was stored', () => {
  let lender: RunningLender
  let line: CutLine
  beforeAll(async () => {
    lender = await startLender()
    line = await openLine(() => Number(new URL(lender.origin()).port))
  })
  afterAll(async () => {
    await line.close()
    await lender.close()
  })
  const rounds = settingOf('LOST_ANSWERS', 3)

  it(
    `gives the answer that was lost, to the byte, to the same key: ${rounds} times`,
    async () => {
      const throughLine = `http://127.0.0.1:${line.port}`
      for (let round = 0; round < rounds; round += 1) {
        const { sessionId, productId } = await newcomer(lender)
        const offer = await send(
          lender.origin(),
          callOf(sessionId, '/hazel/v3/loan-confirm/loan-detail-confirm', { productId }),
        )
        const { amount, periods, termUnit, offerId } = offer?.data ?? {}
        const fields = { amount, periods, termUnit, productId, offerId, agree: '1' }
        const request = callOf(sessionId, '/hazel/v3/loan-confirm/loan-detail-push-yd', fields)
        line.cutAtAnswer(1)
        expect(await send(throughLine, request)).toBeNull()
        const lost = line.lost
        expect(line.wasCut).toBe(true)
        line.mend()
        const came = await send(throughLine, request)
        expect(lost).toContain('HTTP/1.1 200')
        expect(lost.endsWith(came?.text ?? '-')).toBe(true)
        const orders = await lender.db.query('select 1 from loan_order where offer_id = $1', [offerId])
        expect(orders).toHaveLength(1)
      }
      expectSound(await databaseViolations(lender.db), 'after lost answers')
    },
    longRunMs,
  )
})
