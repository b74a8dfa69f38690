// Reports against real bookings, over both engines: matched, differing, missing on either side, twice, and again later.

import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { onPostgres } from '../../../tests/support/databases.ts'
import { databaseViolations, expectSound } from '../../../tests/support/invariants.ts'
import { noticeTools } from '../../../tests/support/notices.ts'
import { type Borrower, openWorld, type World } from '../../../tests/support/paying.ts'
import { date } from '../../core/calendar-date.ts'
import { isFault } from '../../core/reconciliation/report-fault.ts'
import type { ReportLine } from '../../core/reconciliation/report-mapping.ts'
import { trialBalance } from '../db/ledger/ledger.ts'
import { brokenSeals, sealLedger } from '../db/ledger/ledger-seal.ts'
import { listWaiting } from '../desk/work-query.ts'
import { noLease } from '../jobs/run-jobs.ts'
import { bookPart, bookReport } from './book-report.ts'
import { compareAgain } from './compare-again.ts'
import { importReport } from './import-report.ts'
import { listSettlements } from './list-settlements.ts'
import { differencesOf, linesOf } from './report-query.ts'
import { findReport } from './settlement-store.ts'
import { sumsOf } from './settlement-sum-store.ts'
import { stageReport } from './stage-report.ts'

const linesOfPart = 1_000

onPostgres('a settlement report', (database) => {
  let world: World
  let who: Borrower
  beforeEach(async () => {
    world = await openWorld(database(), '2026-08-20T10:00:00Z')
    who = await world.borrowerWithLoan(date('2026-08-10'))
  })
  afterEach(() => world.close())
  const { deliver } = noticeTools(
    () => world,
    () => who,
  )

  let numbers = 0
  const line = (more: Partial<ReportLine> = {}): ReportLine => {
    numbers += 1
    const grossMinor = more.grossMinor ?? 140_000
    const feeMinor = more.feeMinor ?? 1_000
    return {
      line: numbers + 1,
      id: `S-${world.deps.random.token(8)}`,
      kind: 'payment',
      transactionId: `none-${world.deps.random.token(8)}`,
      reference: '',
      currency: 'PHP',
      settledOn: date('2026-08-21'),
      bankAccount: 'Harbour 0123',
      ...more,
      grossMinor,
      feeMinor,
      netMinor: grossMinor - feeMinor,
    }
  }
  const importLines = async (lines: readonly ReportLine[], provider = 'sandbox') => {
    const staged = await stageReport(world.deps, provider, lines)
    if (isFault(staged)) return staged
    return await world.db.transaction((tx) =>
      importReport(tx, world.deps, {
        staged,
        source: 'file',
        importedBy: 'of1',
        missingAfterDays: 3,
        hasPayouts: false,
      }),
    )
  }
  const imported = async (lines: readonly ReportLine[], provider = 'sandbox') => {
    const answer = await importLines(lines, provider)
    if ('fault' in answer) throw new Error(JSON.stringify(answer))
    return answer
  }
  /** A payment that was told of, by its number at the provider. */
  async function paid(amountMinor = 140_000): Promise<string> {
    const transactionId = `tx-${world.deps.random.token(8)}`
    await deliver({ transactionId, amountMinor, reference: 'nobody knows this' })
    return transactionId
  }
  const balances = async (): Promise<Record<string, number>> => {
    const { rows, balanced } = await trialBalance(world.db)
    expect(balanced).toBe(true)
    return Object.fromEntries(rows.map(({ account, debitMinor, creditMinor }) => [account, debitMinor - creditMinor]))
  }
  const waiting = async () => {
    const found = await listWaiting(world.db, {
      now: world.deps.clock.now(),
      kinds: ['settlement'],
      over: false,
      owner: null,
      after: null,
      limit: 200,
    })
    return found.map(({ what, amountMinor }) => [what, amountMinor])
  }
  const moved = async (act: () => Promise<unknown>): Promise<Record<string, number>> => {
    const before = await balances()
    await act()
    const after = await balances()
    const names = Object.keys(after).filter((name) => after[name] !== (before[name] ?? 0))
    return Object.fromEntries(names.map((name) => [name, (after[name] ?? 0) - (before[name] ?? 0)]))
  }

  it('moves what is ours from clearing to bank and fees, and leaves what differs on the provider’s account', async () => {
    const [same, other] = [await paid(), await paid(50_000)]
    const lines = [
      line({ transactionId: same }),
      line({ transactionId: other, grossMinor: 50_100, feeMinor: 100 }),
      line({ grossMinor: 7_000, feeMinor: 0 }),
      line({ kind: 'fee', grossMinor: 0, feeMinor: 30 }),
      line({ kind: 'ownTransfer', grossMinor: -9_000, feeMinor: 0 }),
    ]
    const before = await waiting()
    expect(await moved(() => imported(lines))).toEqual({
      cashClearing: -140_000,
      'providerClearing:sandbox': -57_100,
      'providerFees:sandbox': 1_130,
      'bank:Harbour 0123': 139_000 + 50_000 + 7_000 - 30 - 9_000,
      bankTransit: 9_000,
    })
    expect((await waiting()).slice(before.length).toSorted()).toEqual([
      ['amountDiffers', 50_100],
      ['weMissIt', 7_000],
    ])
    await sealLedger(world.db, { patienceSeconds: 0 })
    expect(await brokenSeals(world.db)).toEqual([])
    expectSound(await databaseViolations(world.db), 'after a report')
  })

  it('of the bank ends what was on the way to it, and leaves nothing on the work list', async () => {
    const before = await waiting()
    const sent = { kind: 'ownTransfer', feeMinor: 0, bankAccount: 'balance at sandbox' } as const
    expect(await moved(() => imported([line({ ...sent, grossMinor: -9_000 })]))).toEqual({
      'bank:balance at sandbox': -9_000,
      bankTransit: 9_000,
    })
    const arrived = line({ ...sent, grossMinor: 9_000, bankAccount: 'Harbour 0456' })
    expect(await moved(() => imported([arrived], 'harbour-bank'))).toEqual({
      'bank:Harbour 0456': 9_000,
      bankTransit: -9_000,
    })
    expect(await waiting()).toEqual(before)
  })

  it('changes nothing the second time, nor where another one repeats its lines', async () => {
    const lines = [line({ transactionId: await paid() }), line()]
    const first = await imported(lines)
    expect(first).toMatchObject({ isNew: true, report: { lines: 2, newLines: 2 } })
    const again = lines.map((one) => ({ ...one, line: one.line + 7 }))
    expect(await moved(() => imported(again))).toEqual({})
    expect(await imported(again)).toMatchObject({ isNew: false, report: { id: first.report.id } })
    const more = line({ transactionId: await paid(20_000), grossMinor: 20_000, feeMinor: 0 })
    expect(await moved(() => imported([...lines, more]))).toEqual({
      cashClearing: -20_000,
      'bank:Harbour 0123': 20_000,
    })
  })

  it('is refused whole where an earlier report had a line in other words', async () => {
    const [known, fresh] = [line(), line({ transactionId: await paid() })]
    await imported([known])
    const changed = { ...known, feeMinor: 999, netMinor: known.grossMinor - 999 }
    expect(await moved(() => importLines([fresh, changed]))).toEqual({})
    expect(await importLines([fresh, changed])).toMatchObject({
      fault: 'saidOtherwise',
      line: known.line,
      found: known.id,
    })
  })

  it('is imported once by two at the same moment, and a payment is settled once by two lines', async () => {
    const transactionId = await paid()
    const lines = [line({ transactionId }), line({ transactionId, grossMinor: 140_000 })]
    const both = await Promise.all([imported(lines), imported(lines)])
    expect(both.map(({ isNew }) => isNew).toSorted()).toEqual([false, true])
    const [row] = await world.db.query<{ states: string[] }>(
      'select array_agg(state order by line) as states from settlement_line where transaction_id = $1',
      [transactionId],
    )
    expect(row?.states).toEqual(['matched', 'weMissIt'])
  })

  it('says what it should have had, until a later one has it', async () => {
    await imported([line({ settledOn: date('2026-08-19') })])
    const late = await paid()
    const { report } = await imported([line({ settledOn: date('2026-08-22') })])
    expect(await differencesOf(world.db, report, 10)).toEqual([expect.objectContaining({ what: 'weMissIt' })])
    const next = await imported([line({ settledOn: date('2026-08-24') })])
    const missing = await differencesOf(world.db, next.report, 10)
    expect(missing.map(({ what, number }) => [what, number])).toContainEqual(['theyMissIt', late])
    await imported([line({ transactionId: late, settledOn: date('2026-08-25') })])
    expect((await differencesOf(world.db, next.report, 10)).map(({ number }) => number)).not.toContain(late)
  })

  it('makes the provider be asked about a payment that we missed, and finds it once it is booked', async () => {
    const missed = line({ transactionId: 'tx-missed-by-us', reference: 'nobody knows this', feeMinor: 0 })
    await imported([missed])
    const asked = await world.db.query(`select payload from job where topic = 'askAboutPayment' and key = $1`, [
      `sandbox:settled:${missed.id}`,
    ])
    expect(asked).toEqual([{ payload: expect.objectContaining({ ref: 'nobody knows this' }) }])
    expect(await compareAgain(world.deps, noLease)).toBe(0)
    await deliver({ transactionId: 'tx-missed-by-us', reference: 'nobody knows this' })
    expect(await moved(() => compareAgain(world.deps, noLease))).toEqual({
      cashClearing: -140_000,
      'providerClearing:sandbox': 140_000,
    })
    expect(await moved(() => compareAgain(world.deps, noLease))).toEqual({})
  })

  describe('of more lines than one part holds', () => {
    /** Two parts and a line; of the payments one is in the first part, one in the last. */
    const large = (first: string, last: string): ReportLine[] =>
      Array.from({ length: 2 * linesOfPart + 1 }, (_, n) =>
        n === 7
          ? line({ transactionId: first })
          : n === 2 * linesOfPart
            ? line({ transactionId: last, grossMinor: 50_000, feeMinor: 0 })
            : line({ kind: 'fee', grossMinor: 0, feeMinor: 1 }),
      )
    const go = (reportId: string) => bookReport(world.deps, { reportId, hasPayouts: false, partsDone: 1 }, noLease)
    const counts = async () => {
      const [row] = await world.db.query<{ lines: number; parts: number }>(
        `select (select count(*) from settlement_line)::int as lines, (select count(*) from settlement_part)::int as parts`,
      )
      return row
    }

    it('is compared part by part, each once, also after kills and repeated uploads', async () => {
      const before = await counts()
      const lines = large(await paid(), await paid(50_000))
      const expected = {
        cashClearing: -190_000,
        'providerFees:sandbox': 1_000 + 2 * linesOfPart - 1,
        'bank:Harbour 0123': 189_000 - (2 * linesOfPart - 1),
      }
      expect(
        await moved(async () => {
          const { report } = await imported(lines)
          expect(report).toMatchObject({ isWhole: false, linesDone: linesOfPart, lines: lines.length })
          // The same file while it is compared, and a process that is killed within a part: that part stays.
          expect(await imported(lines)).toMatchObject({ isNew: false, report: { id: report.id, isWhole: false } })
          const killed = world.db.transaction(async (tx) => {
            await bookPart(tx, world.deps, { reportId: report.id, provider: 'sandbox' })
            throw new Error('killed')
          })
          await expect(killed).rejects.toThrow('killed')
          expect(await findReport(world.db, report.id)).toMatchObject({ linesDone: linesOfPart })
          // Two runners at once, and one more afterwards.
          await Promise.all([go(report.id), go(report.id)])
          await go(report.id)
          expect(await findReport(world.db, report.id)).toMatchObject({
            isWhole: true,
            linesDone: lines.length,
            newLines: lines.length,
          })
          const [sums] = await sumsOf(world.db, [report.id])
          expect(sums).toMatchObject({ matched: 2, noted: lines.length - 2, grossMinor: 190_000 })
          const page = { after: { place: linesOfPart, id: '' }, limit: 1 }
          const [next] = await linesOf(world.db, report, { state: 'matched', ...page })
          expect(next).toMatchObject({ kind: 'payment', theirMinor: 50_000 })
        }),
      ).toEqual(expected)
      expect(await counts()).toEqual({ lines: (before?.lines ?? 0) + lines.length, parts: before?.parts })
      expectSound(await databaseViolations(world.db), 'after a report in parts')
    })

    it('misses nothing of ours before its last part, and leaves out what another report said otherwise meanwhile', async () => {
      await imported([line({ settledOn: date('2026-09-11') })])
      world.setTime('2026-09-10T10:00:00Z')
      const late = await paid(60_000)
      const lines = large(await paid(), await paid(50_000)).map((one) => ({ ...one, settledOn: date('2026-09-14') }))
      const { report } = await imported(lines)
      const missing = async () =>
        (await differencesOf(world.db, report, 10)).filter(({ what }) => what === 'theyMissIt').map((row) => row.number)
      expect(await missing()).not.toContain(late)
      const last = lines.at(-1) as ReportLine
      await imported([{ ...last, feeMinor: 5, netMinor: last.grossMinor - 5, line: 2 }])
      await go(report.id)
      expect(await missing()).toContain(late)
      expect(await findReport(world.db, report.id)).toMatchObject({ isWhole: true, changedLines: 1 })
      expect(world.alerts.join()).toContain('settlementAlert')
    })

    it('leaves no part of a file that is refused after its first part', async () => {
      const lines = large('none', 'none')
      await imported(lines.slice(-1))
      const before = await counts()
      const changed = lines.map((one, n) => (n === lines.length - 1 ? { ...one, reference: 'other' } : one))
      expect(await importLines(changed)).toMatchObject({ fault: 'saidOtherwise' })
      expect(await counts()).toEqual(before)
    })
  })

  describe('that the provider lists', () => {
    const listing = (lines: readonly ReportLine[] | null) => ({
      ...world.deps,
      settlements: new Map([
        [
          'sandbox',
          {
            name: 'sandbox',
            missingAfterDays: 3,
            list: async () =>
              lines === null
                ? ({ outcome: 'unknown', why: 'no answer' } as const)
                : ({ outcome: 'listed', lines } as const),
          },
        ],
      ]),
    })

    it('is imported like a file, and a line that has changed since raises an alert and holds back no other', async () => {
      const first = line({ transactionId: await paid() })
      await listSettlements(listing([first]), 'sandbox')
      const second = line({ transactionId: await paid(30_000), grossMinor: 30_000, feeMinor: 0 })
      const changed = { ...first, feeMinor: 1, netMinor: first.grossMinor - 1 }
      expect(await moved(() => listSettlements(listing([changed, second]), 'sandbox'))).toEqual({
        cashClearing: -30_000,
        'bank:Harbour 0123': 30_000,
      })
      expect(world.alerts.join()).toContain('settlementAlert')
      await expect(listSettlements(listing(null), 'sandbox')).rejects.toThrow('did not say what it has settled')
    })
  })
})
