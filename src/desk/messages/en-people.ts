// Words of a borrower's and a loan's page in English.

import type { OrderStatus } from '../../core/order/status.ts'
import { writtenDate } from '../../core/written-date.ts'
import { languageName } from './en-names.ts'

const written = writtenDate('en')
const days = (n: number): string => (n === 1 ? '1 day late' : `${n} days late`)

/** A loan's status in the words of a clerk. */
const statuses = {
  inReview: 'In review',
  declined: 'Declined',
  approved: 'Approved',
  active: 'Active',
  due: 'Due',
  overdue: 'Overdue',
  settled: 'Settled',
} as const satisfies Record<OrderStatus, string>

export const borrowerWords = {
  title: 'Borrower',
  deleted: 'A deleted account',
  deletedSince: (at: string) => `The account was deleted on ${written(at)}. What the law makes us keep is below.`,
  lead: (since: string, loans: number, cases: number) =>
    `Borrower since ${written(since)}. ${loans === 0 ? 'No loan' : loans === 1 ? 'One loan' : `${loans} loans`}, ${cases === 0 ? 'no case' : cases === 1 ? 'one case' : `${cases} cases`}.`,
  late: days,
  who: 'Who it is',
  fields: { name: 'Name', phone: 'Phone', email: 'Email', birthDate: 'Born', address: 'Address' },
  account: {
    title: 'Payout account',
    notAsked: 'nobody was asked in whose name it is',
    decisions: { release: 'An officer released the money.', otherAccount: 'Another account was asked for.' },
    held: 'A payout waits for it',
  },
  market: 'Market',
  language: 'Language',
  reminders: 'Reminders',
  remindersOn: 'on',
  remindersOff: 'turned off',
  blocked: (until: string) => `Cannot borrow until ${written(until)}`,
  none: 'none',
  byChannel: {
    title: 'Contacts by channel',
    none: 'No contact was noted.',
    last: (count: number, at: string) => `${count}, last on ${written(at)}`,
  },
  contact: {
    title: 'May you call about a payment now?',
    yes: 'Yes.',
    no: 'No.',
    because: {
      noPhone: 'There is no phone number.',
      nothingDue: 'Nothing is due.',
      unwanted: 'The borrower has turned off reminders.',
      deceased: 'The borrower has died.',
      represented: 'Somebody else speaks for the borrower.',
      askedNotTo: 'The borrower asked not to be called.',
      helpAsked: 'A request for help is being looked at.',
      leftAlone: 'They promised to pay and have time left, or keep to a plan.',
      tooMany: 'More would be too often.',
      tooManyByChannel: 'More calls would be too often.',
      atNight: 'It is too late or too early there.',
    },
    hours: 'Hours',
    range: (from: string, to: string, time: string) => `${from} to ${to}, there it is ${time}`,
    day: 'In 24 hours',
    week: 'In 7 days',
    of: (count: number, most: number) => `${count} of ${most}`,
    from: (at: string) => `You may from ${written(at)}.`,
    channels: 'By channel',
    note: 'Reminders count, contacts that officers noted, and broken promises that somebody followed up. Nobody but the borrower is called. A question of theirs may be answered at any time.',
  },
  unmask: {
    summary: 'Show, with a reason',
    field: 'Show',
    reason: 'Why',
    note: 'Shown on this page only, for 5 minutes. Recorded with your reason.',
    submit: 'Show it',
    shown: (field: string) => `${field}, as it is:`,
  },
  loans: {
    title: 'Loans',
    none: 'No loan.',
    order: 'Order',
    state: 'State',
    owed: 'Owed',
    due: 'Due now',
    all: 'Owed in all',
    status: (status: string) => (Object.hasOwn(statuses, status) ? statuses[status as OrderStatus] : status),
  },
  cases: {
    title: 'Cases',
    none: 'No case.',
    number: 'Case',
    about: 'About',
    opened: 'Opened',
    state: 'State',
    open: 'Waits for an answer',
    answered: 'Answered',
  },
  notes: {
    title: 'Notes',
    none: 'No note.',
    label: 'Add a note',
    hint: 'The borrower can ask to read this.',
    submit: 'Save the note',
  },
  changes: {
    title: 'Changed by the borrower',
    none: 'Phone, e-mail and name are as they were.',
    kinds: { phone: 'Phone', email: 'E-mail', name: 'Name' },
    proofs: {
      phone: 'by codes to both numbers, or a passkey and a code',
      email: 'by a link to the address',
      name: 'by a document, in a case',
    },
  },
  messages: {
    code: 'a code, which is never shown',
    states: {
      queued: 'waits to be sent',
      sent: 'sent',
      failed: 'could not be sent',
      stopped: 'held back: turned off by the borrower, or over the limit',
      delivered: 'delivered',
      undelivered: 'not delivered',
    } as Readonly<Record<string, string>>,
  },
  sessions: {
    title: 'Log-ins',
    none: 'Not logged in anywhere.',
    kind: (kind: string) => (kind === 'web' ? 'Browser' : 'App'),
    since: 'Since',
    seen: 'last seen',
    where: 'Where',
  },
  languageName,
  by: (name: string) => `by ${name}`,
  stub: 'What you can do',
  audit: 'Who looked, who did what',
  proposals: 'Proposals about this borrower',
  block: {
    title: 'Propose a block',
    note: 'No new loan until a day. A second person signs.',
    until: 'Until',
    reason: 'Why',
    submit: 'Propose the block',
  },
}
