// Words of acts on many loans in English.

import type { BulkKind, BulkLoanState, BulkState, BulkWhy } from '../../core/desk/bulk.ts'
import type { WhyNot } from '../../core/proposal/why-not.ts'
import { writtenDate } from '../../core/written-date.ts'

const written = writtenDate('en')
const loans = (n: number): string => (n === 1 ? '1 loan' : `${n.toLocaleString('en')} loans`)

export const bulkWords = {
  title: 'Acts on many loans',
  lead: 'One act on up to 10,000 loans of one market. Two people: one proposes, another signs once. Then it is done loan by loan.',
  none: 'Nobody has proposed one yet.',
  caption: 'Acts on many loans, the newest first',
  columns: { what: 'Act', market: 'Market', loans: 'Loans', by: 'Proposed by', state: 'State', why: 'Because' },
  many: (kind: string) => `${kind}, on many loans`,
  kinds: {
    waiver: 'Waive a charge',
    hardship: 'Holiday from late charges',
    writeOff: 'Write off',
    handOver: 'Hand over',
    stopReminders: 'Stop reminders',
  } satisfies Record<BulkKind, string> as Readonly<Record<string, string>>,
  states: {
    counting: 'Is being computed',
    open: 'To sign',
    running: 'Under way',
    done: 'Done',
    stopped: 'Stopped',
    rejected: 'Rejected',
    expired: 'Expired',
  } satisfies Record<BulkState | 'expired', string>,
  loanStates: {
    waiting: 'Not computed yet',
    counted: 'To do',
    left: 'Left out',
    done: 'Done',
  } satisfies Record<BulkLoanState, string>,
  whys: {
    moved: 'It has moved since it was computed',
    notLate: 'It is not late any more',
    isTheirs: 'The officer has it already',
    wantsNone: 'No reminder reaches this borrower',
    failed: 'A fault of ours, which is in the log',
    notFound: 'There is no such loan',
    notPaidOut: 'It is not paid out',
    changesNothing: 'It would change nothing',
    nothingIsOwed: 'Nothing is owed',
    partIsNotOwed: 'Nothing of that part is owed',
    loanIsWrittenOff: 'It is written off',
  } satisfies Partial<Record<BulkWhy | WhyNot, string>> as Readonly<Record<string, string>>,
  new: {
    title: 'Act on all of a view',
    head: (n: number, hasMore: boolean) =>
      n === 0
        ? 'No loan is in this view.'
        : `${hasMore ? `${n} loans or more are` : n === 1 ? 'One loan is' : `${n} loans are`} in this view.`,
    lead: 'The view is read once more when you propose. Each loan’s own effect is computed then, and shown with the sum before anybody signs.',
    several: (names: string) =>
      `It has loans of several markets: ${names}. Choose one; each market is signed by itself.`,
    back: 'Back to the view',
    kind: 'What is done',
    part: 'Charge',
    atMost: (sign: string) => `At most of each loan (${sign}); all of it where left empty`,
    from: 'From',
    to: 'To, that day too',
    officer: 'To',
    numbers: 'Or these loans alone: their numbers, one a line',
    reason: 'Why (the officer who signs reads it)',
    submit: 'Propose it',
  },
  link: 'Act on all of this view',
  list: 'All acts on many loans',
  of: (n: number) => `on ${loans(n)}`,
  proposed: (who: string, at: string) => `Proposed by ${who}, ${written(at)}.`,
  progress: 'How far it is',
  counts: (v: { waiting: number; counted: number; left: number; done: number }) =>
    [
      ...(v.waiting > 0 ? [`${loans(v.waiting)} still to compute`] : []),
      `${v.done.toLocaleString('en')} done`,
      `${v.counted.toLocaleString('en')} to do`,
      `${v.left.toLocaleString('en')} left out`,
    ].join(' · '),
  look: 'Look again',
  ended: (at: string) => `Ended ${written(at)}.`,
  rightIsGone: 'It was stopped because the officer who proposed or signed it lost the right to do so.',
  stoppedFor: (reason: string) => `Stopped: ${reason}`,
  effect: 'All of them together',
  nothingPosted: 'Nothing is posted.',
  posted: 'What is posted, summed by account',
  each: 'Each loan',
  all: 'All',
  loanColumns: { who: 'Borrower', due: 'Due', becomes: 'Becomes', state: 'State' },
  noLoans: 'No loan is in this part.',
  givenTo: 'given to the officer',
  remindersOff: 'no more reminders',
  decide: {
    title: 'Sign or reject',
    note: 'Your signature holds for this effect on these loans. A loan that has changed by its turn is left out, and the list says so.',
    reason: 'Why',
    sign: (n: number) => `Sign for ${loans(n)}`,
    reject: 'Reject',
    own: 'You proposed it. Somebody else signs or rejects it.',
    notYours: 'A manager signs or rejects it.',
    outdated: 'The effect is of another day. Have it computed again before anybody signs.',
    waits: 'It can be signed once every loan is computed.',
    again: 'Compute it again',
  },
  stop: { title: 'Stop it', note: 'Between two loans: what is done stays done.', reason: 'Why', submit: 'Stop' },
  asked: {
    part: 'Charge',
    atMostMinor: 'At most of each loan',
    fromDate: 'From',
    toDate: 'To',
    officerId: 'To officer',
  } as Readonly<Record<string, string>>,
}
