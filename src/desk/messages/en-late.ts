// Words of the queue of late loans in English.

import type { LateSort, LateStep } from '../../core/desk/late-loan.ts'
import { writtenDate } from '../../core/written-date.ts'

const written = writtenDate('en')

export const lateWords = {
  title: 'Late loans',
  head: (waiting: number, hasMore: boolean, broken: number) => {
    if (waiting === 0) return 'No loan is late.'
    const late =
      waiting === 1
        ? 'One loan is late.'
        : `${waiting.toLocaleString('en')}${hasMore ? ' or more' : ''} loans are late.`
    if (broken === 0) return late
    return `${late} ${broken === 1 ? 'One promise or plan is' : `${broken.toLocaleString('en')} promises and plans are`} broken.`
  },
  lead: 'The next one is a loan that nobody has, with something to do, whose borrower may be called now.',
  takeNext: 'Take the next',
  noNext: 'Nobody in this view is left to be called now.',
  none: 'No late loan is in this view.',
  caption: 'Late loans',
  columns: {
    who: 'Borrower',
    days: 'Days late',
    since: 'Due since',
    owed: 'Owed',
    step: 'What is next',
    call: 'Call now?',
    owner: 'Owner',
  },
  steps: {
    brokenPlan: 'Plan broken',
    brokenPromise: 'Promise broken',
    paymentReturned: 'Payment returned',
    contact: 'Contact',
    wait: 'Wait',
  } satisfies Record<LateStep, string>,
  until: (at: string) => `until ${written(at)}`,
  sorts: { late: 'Longest late', recent: 'Newly late', owed: 'Largest sum' } satisfies Record<LateSort, string>,
  days: (n: number) => (n === 1 ? '1 day late' : `${n} days late`),
  keepView: 'Keep this view',
  viewName: 'Name of the view',
  forgetView: 'Forget this view',
  nextLate: 'Next late loan',
}
