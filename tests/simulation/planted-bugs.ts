// Mistakes to plant, each a small patch of the source, and the test that has to turn red for it.

export interface PlantedBug {
  readonly name: string
  readonly file: string
  /** Stands in the file exactly once. */
  readonly find: string
  readonly replace: string
  /** The test file that catches it, and a part of the name of the test that does. */
  readonly caughtBy: readonly [file: string, test: string]
  /** Its test is a race that it may win by luck: planted where PLANTED_BUGS is `all`. */
  readonly isRace?: true
}

/** Caught by tests of the core and of adapters without a database: planted on every run. */
export const pureBugs: readonly PlantedBug[] = [
  {
    name: 'a day is a day in UTC',
    file: 'src/core/calendar-date.ts',
    find: 'return fromEpochDay(Math.floor((instant.getTime() + ahead) / MS_PER_DAY))',
    replace: 'return fromEpochDay(Math.floor(instant.getTime() / MS_PER_DAY))',
    caughtBy: ['src/core/payment/notice.test.ts', 'in Asia/Manila, paid at 2026-11-20T16:00:00Z'],
  },
  {
    name: 'a late tier ends a day too late',
    file: 'src/core/loan/late-charge.ts',
    find: 'Math.min(to, next.fromDay - 1)',
    replace: 'Math.min(to, next.fromDay)',
    caughtBy: ['src/core/loan/replay.test.ts', 'late charges of a loan'],
  },
  {
    name: 'a late tier begins a day too late under a cap',
    file: 'src/core/loan/late-charge.ts',
    find: 'Number.POSITIVE_INFINITY : next.fromDay - 1',
    replace: 'Number.POSITIVE_INFINITY : next.fromDay',
    caughtBy: ['src/core/loan/late-charge.test.ts', 'after 31 days late'],
  },
  {
    name: 'a day accrues twice',
    file: 'src/core/loan/accrual.ts',
    find: 'const from = book.day + 1',
    replace: 'const from = book.day',
    caughtBy: ['src/core/loan/replay.test.ts', 'follow what is unpaid'],
  },
  {
    name: 'money is rounded in floating point',
    file: 'src/core/money.ts',
    find: 'if (rest !== 0 && roundsAway(rounding, 2 * rest - divisor, quotient % 2 === 1)) quotient += 1',
    replace: 'quotient = Math.round(magnitude / divisor)',
    caughtBy: ['src/core/money.test.ts', 'is the same by either way of computing'],
  },
  {
    name: 'the remainder of a division is lost',
    file: 'src/core/money.ts',
    find: 'shares[parts - 1] = amountMinor - share * (parts - 1)',
    replace: 'shares[parts - 1] = share',
    caughtBy: ['src/core/money.test.ts', 'gives the remainder to the last'],
  },
  {
    name: 'a notice is taken without its signature',
    file: 'src/server/adapters/providers/http/signature.ts',
    find: "if (!good) return 'badSignature'",
    replace: '',
    caughtBy: [
      'src/server/adapters/providers/http/signature.test.ts',
      'does not hold once a byte of the body has changed',
    ],
  },
  {
    name: 'an old notice is as good as a new one',
    file: 'src/server/adapters/providers/http/signature.ts',
    find: "return ageSeconds > signatureToleranceSeconds ? 'stale' : 'good'",
    replace: "return ageSeconds < 0 ? 'stale' : 'good'",
    caughtBy: ['src/server/adapters/providers/http/signature.test.ts', '301'],
  },
  {
    name: 'the amount of the client is trusted',
    file: 'src/core/order/order.ts',
    find: "if (accepted.principalMinor !== principalMinor || accepted.termDays !== termDays) return refuse('offerHasChanged')",
    replace: '',
    caughtBy: ['src/core/order/order.test.ts', 'is refused for another amount or another term'],
  },
  {
    name: 'a loan rolls over without end',
    file: 'src/core/loan/rollover.ts',
    find: ' || book.rolloversUsed >= rollover.limit',
    replace: '',
    caughtBy: ['src/core/loan/rollover.test.ts', 'does not happen beyond the limit'],
  },
  {
    name: 'what is paid too much is nowhere',
    file: 'src/core/loan/replay.ts',
    find: 'book.creditMinor += leftMinor',
    replace: '',
    caughtBy: ['src/core/loan/replay.test.ts', 'beyond everything becomes a credit balance'],
  },
  {
    name: 'events count in the order in which they arrived',
    file: 'src/core/loan/loan-event.ts',
    find: 'return counting.sort(byOrder)',
    replace: 'return byOrder === undefined ? [] : counting',
    caughtBy: ['src/core/loan/rollover.test.ts', 'costs less when a payment before it turns up late'],
  },
  {
    name: 'the cap on all costs is forgotten',
    file: 'src/core/loan/late-charge.ts',
    find: 'allowanceOfDay(meter, charge.allowed), pool.roomMinor, pool.dayLeftMinor)',
    replace: 'allowanceOfDay(meter, charge.allowed), pool.dayLeftMinor)',
    caughtBy: ['src/core/loan/replay.test.ts', 'stop at the cap on all costs to the last unit'],
  },
  {
    name: 'grace is a day short',
    file: 'src/core/loan/loan-status.ts',
    find: 'next.daysPastDue > state.loan.terms.late.graceDays',
    replace: 'next.daysPastDue >= state.loan.terms.late.graceDays',
    caughtBy: ['src/core/loan/replay.test.ts', 'stays due within the grace days'],
  },
  {
    name: 'an account goes while money is owed',
    file: 'src/core/identity/deletion.ts',
    find: 'if (first !== undefined) {',
    replace: 'if (first !== undefined && first.owedMinor < 0) {',
    caughtBy: ['src/core/identity/deletion.test.ts', 'waits until everything is paid'],
  },
  {
    name: 'a link may name a user before its host',
    file: 'src/core/link-gate.ts',
    find: "authority.includes('@') || ",
    replace: '',
    caughtBy: ['src/core/link-gate.test.ts', 'lets no hostile link through as a page'],
  },
  {
    name: 'a failure that is heard of late ends what was paid',
    file: 'src/core/payment/intent.ts',
    find: "return liveIntentStates.includes(before) ? 'failed' : before",
    replace: "return 'failed'",
    caughtBy: ['src/core/payment/intent.test.ts', 'a failure ends only what is alive: paid'],
  },
  {
    name: 'money counts from the day on which it was heard of',
    file: 'src/core/payment/notice.ts',
    find: 'const valueDate = dateIn(asked?.zone ?? zone, heard.paidAt)',
    replace: 'const valueDate = dateIn(asked?.zone ?? zone, now)',
    caughtBy: ['src/core/payment/notice.test.ts', 'paid at 2026-11-20T15:58:00Z'],
  },
]

/** Caught by tests on a database, each in a copy of its own. */
export const databaseBugs: readonly PlantedBug[] = [
  {
    name: 'nobody locks the loans of payments that come together',
    file: 'src/server/db/functions/open_payments.sql',
    find: 'order by id for no key update skip locked) l;',
    replace: 'order by id) l;',
    caughtBy: ['src/server/payment/settle-notices.db.test.ts', 'of the same loan end alike at any door'],
    isRace: true,
  },
  {
    name: 'a cause may have two entries',
    file: 'src/server/db/migrations/0001_ledger.sql',
    find: ',\n  unique (kind, idem_key)\n',
    replace: '\n',
    caughtBy: ['src/server/db/ledger.db.test.ts', 'posts an entry once for its key'],
  },
  {
    name: 'an entry may be changed',
    file: 'src/server/db/functions/refuse_change.sql',
    find: 'create trigger entry_is_append_only before update or delete on entry for each row execute function refuse_change();',
    replace: '',
    caughtBy: ['src/server/db/ledger.db.test.ts', 'update entry'],
  },
  {
    name: 'the amount of the client is asked',
    file: 'src/server/payment/open-intent.ts',
    find: "if (quoted !== wish.amountMinor) return refuse('amountHasChanged')",
    replace: '',
    caughtBy: ['src/server/payment/pay-code.db.test.ts', 'of yesterday is refused with the amount of yesterday'],
  },
  {
    name: 'a gap of days is closed as one day',
    file: 'src/server/account/loan-postings.ts',
    find: 'for (let day = first; day <= through; day = addDays(day, 1)) {',
    replace: 'for (let day = through; day <= through; day = addDays(day, 1)) {',
    caughtBy: ['src/server/order/close-day.db.test.ts', 'is the same when days are closed daily'],
  },
  {
    name: 'the codes of a borrower are compared without counting',
    file: 'src/server/people/code-store.ts',
    find: 'set tries = c.tries + case when held.is_new then 1 else 0 end',
    replace: 'set tries = c.tries',
    caughtBy: ['src/server/identity/log-in.db.test.ts', 'looks at five guesses of a code'],
  },
  {
    name: 'everybody finds every order',
    file: 'src/server/account/order-store.ts',
    find: 'from loan_order where id = $1 and borrower_id = $2`, [',
    replace: "from loan_order where id = $1 and $2 <> ''`, [",
    caughtBy: ['src/server/order/get-order.db.test.ts', 'of somebody else is not found'],
  },
  {
    name: 'a returned payment opens a second loan',
    file: 'src/server/payment/book-return.ts',
    find: "if (order.status !== 'settled') return false",
    replace: 'return false',
    caughtBy: ['tests/service/reopened.test.ts', 'lies in suspense'],
  },
  {
    name: 'a runner that came too late keeps its work',
    file: 'src/server/jobs/run-jobs.ts',
    find: 'if (!marked) throw new LeaseWasLost()',
    replace: '',
    caughtBy: ['src/server/jobs/jobs.db.test.ts', 'undoes the work of a runner whose job was handed out again'],
  },
]
