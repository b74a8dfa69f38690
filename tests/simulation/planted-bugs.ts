// Mistakes to plant, each named by its function and by what changes in it, and the test that has to turn red for it.

import type { Change } from './plant.ts'

export interface PlantedBug {
  readonly name: string
  /** The function, wherever it stands; for the database a function or a table. Unique in the source. */
  readonly in: string
  readonly change: Change
  /** The test file that catches it, and a part of the name of the test that does. */
  readonly caughtBy: readonly [file: string, test: string]
  /** Its test is a race that it may win by luck: planted where PLANTED_BUGS is `all`. */
  readonly isRace?: true
}

/** Caught by tests of the core and of adapters without a database: planted on every run. */
export const pureBugs: readonly PlantedBug[] = [
  {
    name: 'a day is a day in UTC',
    in: 'dateIn',
    change: { drop: 'operand', naming: 'ahead' },
    caughtBy: ['src/core/payment/notice.test.ts', 'in Asia/Manila, paid at 2026-11-20T16:00:00Z'],
  },
  {
    name: 'a late tier ends a day too late',
    in: 'ratesBetween',
    change: { keep: 'fromDay' },
    caughtBy: ['src/core/loan/replay.test.ts', 'late charges of a loan'],
  },
  {
    name: 'a late tier begins a day too late under a cap',
    in: 'enterTier',
    change: { keep: 'fromDay' },
    caughtBy: ['src/core/loan/late-charge.test.ts', 'after 31 days late'],
  },
  {
    name: 'a day accrues twice',
    in: 'chargeThrough',
    change: { instead: 'const from = book.day', naming: 'from day 1' },
    caughtBy: ['src/core/loan/replay.test.ts', 'follow what is unpaid'],
  },
  {
    name: 'money is rounded in floating point',
    in: 'divideSmall',
    change: { instead: 'quotient = Math.round(magnitude / divisor)', naming: 'roundsAway' },
    caughtBy: ['src/core/money.test.ts', 'is the same by either way of computing'],
  },
  {
    name: 'the remainder of a division is lost',
    in: 'splitEvenly',
    change: { unassigned: 'shares' },
    caughtBy: ['src/core/money.test.ts', 'gives the remainder to the last'],
  },
  {
    name: 'a notice is taken without its signature',
    in: 'checkSignature',
    change: { holds: 'never', naming: 'good' },
    caughtBy: [
      'src/server/adapters/providers/http/signature.test.ts',
      'does not hold once a byte of the body has changed',
    ],
  },
  {
    name: 'an old notice is as good as a new one',
    in: 'checkSignature',
    change: { holds: 'never', naming: 'signatureToleranceSeconds' },
    caughtBy: ['src/server/adapters/providers/http/signature.test.ts', '301'],
  },
  {
    name: 'the amount of the client is trusted',
    in: 'decideAcceptance',
    change: { drop: 'statement', naming: 'offerHasChanged' },
    caughtBy: ['src/core/order/order.test.ts', 'is refused for another amount or another term'],
  },
  {
    name: 'a price that is over is still agreed to',
    in: 'decideAcceptance',
    change: { drop: 'statement', naming: 'offerHasExpired' },
    caughtBy: ['src/core/order/order.test.ts', 'is refused for the first thing that is wrong'],
  },
  {
    name: 'a loan rolls over without end',
    in: 'rolloverFee',
    change: { drop: 'operand', naming: 'rolloversUsed' },
    caughtBy: ['src/core/loan/rollover.test.ts', 'does not happen beyond the limit'],
  },
  {
    name: 'what is paid too much is nowhere',
    in: 'receive',
    change: { unassigned: 'creditMinor' },
    caughtBy: ['src/core/loan/replay.test.ts', 'beyond everything becomes a credit balance'],
  },
  {
    name: 'events count in the order in which they arrived',
    in: 'eventsInOrder',
    change: { uncalled: 'sort' },
    caughtBy: ['src/core/loan/rollover.test.ts', 'costs less when a payment before it turns up late'],
  },
  {
    name: 'the cap on all costs is forgotten',
    in: 'chargeCappedDay',
    change: { drop: 'argument', naming: 'roomMinor' },
    caughtBy: ['src/core/loan/replay.test.ts', 'stop at the cap on all costs to the last unit'],
  },
  {
    name: 'grace is a day short',
    in: 'loan/statusOf',
    change: { compare: '>=', naming: 'graceDays' },
    caughtBy: ['src/core/loan/replay.test.ts', 'stays due within the grace days'],
  },
  {
    name: 'an account goes while money is owed',
    in: 'whyAccountStays',
    change: { holds: 'never', naming: 'first' },
    caughtBy: ['src/core/identity/deletion.test.ts', 'waits until everything is paid'],
  },
  {
    name: 'a link may name a user before its host',
    in: 'openable',
    change: { drop: 'operand', naming: '@' },
    caughtBy: ['src/core/link-gate.test.ts', 'lets no hostile link through as a page'],
  },
  {
    name: 'a failure that is heard of late ends what was paid',
    in: 'stateAfter',
    change: { holds: 'always', naming: 'liveIntentStates' },
    caughtBy: ['src/core/payment/intent.test.ts', 'a failure ends only what is alive: paid'],
  },
  {
    name: 'money counts from the day on which it was heard of',
    in: 'judgePayment',
    change: { read: 'now', naming: 'paidAt' },
    caughtBy: ['src/core/payment/notice.test.ts', 'paid at 2026-11-20T15:58:00Z'],
  },
  {
    name: 'a loan that was given up goes on earning',
    in: 'writeOff',
    change: { drop: 'statement', naming: 'addHoliday' },
    caughtBy: ['src/core/loan/write-off.test.ts', 'the day of the write-off is the last that bears a charge'],
  },
  {
    name: 'what is paid after a write-off is no recovery',
    in: 'loan-state.ts/stateOf',
    change: { keep: 'before' },
    caughtBy: ['src/core/loan/write-off.test.ts', 'takes money in the order of parts, as recovery'],
  },
  {
    name: 'a hardship plan brings a date forward',
    in: 'postpone',
    change: { drop: 'argument', naming: 'instalment dueDay' },
    caughtBy: ['src/core/loan/hardship-plan.test.ts', 'brings no date forward'],
  },
  {
    name: 'days late go on counting under a hardship plan',
    in: 'postpone',
    change: { drop: 'statement', naming: 'restartLateDays' },
    caughtBy: ['src/core/loan/hardship-plan.test.ts', 'counts late days anew'],
  },
  {
    name: 'a moved date costs what it likes',
    in: 'interestForDays',
    change: { drop: 'argument', naming: 'roomMinor' },
    caughtBy: ['src/core/loan/date-move.test.ts', 'costs, within the cap on all costs'],
  },
  {
    name: 'a moved date costs more than was shown',
    in: 'loan/moveDate',
    change: { drop: 'argument', naming: 'quotedInterestMinor' },
    caughtBy: ['src/core/loan/date-move.test.ts', 'costs at most what was quoted'],
  },
  {
    name: 'due dates move without end',
    in: 'movableDate',
    change: { drop: 'statement', naming: 'dateWasMoved' },
    caughtBy: ['src/core/loan/date-move.test.ts', 'is nothing a second time'],
  },
  {
    name: 'a pause may last for ever',
    in: 'whyPauseIsRefused',
    change: { drop: 'operand', naming: 'pauseDaysAtMost' },
    caughtBy: ['src/core/ledger/act-effect.test.ts', 'is refused'],
  },
]
