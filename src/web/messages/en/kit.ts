// Words of the kit, in English: what buttons, fields, pictures and signs say on every screen.

import type { OrderStatus } from '../../../core/order/status.ts'
import { writtenDate } from '../../../core/written-date.ts'

export const kit = {
  /** A date, and a moment with its hour: 22 Nov 2026, 14:30. */
  day: writtenDate('en'),
  back: 'Back',
  help: 'Help',
  close: 'Close',
  cancel: 'Cancel',
  confirm: 'Confirm',
  more: 'more',
  hide: 'hide',
  retry: 'Try again',
  refresh: 'Refresh',
  loading: 'loading...',
  /** Before the title of a page that says why something was not done. */
  wrongTitle: 'Error: ',
  choose: 'Choose',
  mayStayEmpty: '(optional)',
  skipToContent: 'To the content',
  /** For example 96/200. */
  outOf: (used: number, limit: number) => `${used}/${limit}`,
  tooLong: (used: number, limit: number) => `Too long: ${used} of ${limit}.`,
  /** 0 is written as nothing by the badge itself; above the limit it says 99+. */
  unread: (count: string) => `${count} new`,

  status: {
    inReview: 'In review',
    declined: 'Declined',
    approved: 'Approved',
    active: 'Active',
    due: 'Due',
    overdue: 'Overdue',
    settled: 'Settled',
  } satisfies Record<OrderStatus, string>,
  picture: {
    inReview: 'In review: a page being read',
    declined: 'Declined: a letter with the reason',
    approved: 'Approved: a page being stamped',
    active: 'Active: an open passbook',
    due: 'Due: the day on the calendar',
    overdue: 'Overdue: the day has passed',
    settled: 'Settled: the passbook, closed and sealed',
  } satisfies Record<OrderStatus, string>,

  /** What became of what was sent, and what a page waits for: true at the moment at which it is shown. */
  connection: {
    error: 'Error',
    again: 'Try again now',
    once: 'If you send it again, it still counts only once.',
    notSent: { title: 'Not sent: no connection.', text: 'Nothing was sent. Everything on this page is still here.' },
    notSentOnline: { title: 'You’re back online.', text: 'It was not sent. Everything on this page is still here.' },
    asking: { title: 'No answer yet.', text: 'We’re checking whether it reached us.' },
    askingOffline: {
      title: 'No answer yet, and no connection.',
      text: 'We’ll check whether it reached us as soon as you’re back online.',
    },
    showing: { title: 'It reached us.', text: 'One moment: you’ll see the answer.' },
    notDone: { title: 'It did not get through.', text: 'Nothing was sent. Everything on this page is still here.' },
    lookAgain: {
      title: 'No answer came.',
      text: 'This is how things are now. If something is missing, send it again.',
    },
    notTaken: { title: 'We couldn’t take it right now.', text: 'Nothing was done. Please try again in a moment.' },
    waits: { title: 'No answer yet.', text: 'We keep trying to load this.' },
    waitsOffline: { title: 'No connection.', text: 'We’ll go on as soon as you’re back online.' },
    stranger: {
      title: 'This network answered in our place.',
      text: 'It may want you to log in to it first. We keep trying.',
    },
  },

  copy: {
    action: 'Click to Copy',
    done: 'copy success',
    failed: "Your phone couldn't copy it. The code is selected: copy it by hand.",
  },

  ledger: {
    done: 'done',
    paid: 'paid',
    due: 'due',
    next: 'next',
    late: 'late',
  },
  stamps: (paid: number, total: number, late: number) =>
    `${paid} of ${total} payments made${late > 0 ? `, ${late} late` : ''}`,
  step: (n: number, total: number) => `Step ${n} of ${total}`,

  news: {
    checking: 'Checking for updates …',
    checked: (time: string) => `Checking for updates … updated ${time}`,
    again: 'Check now',
  },
  rateADay: (rate: string) => `${rate} a day`,

  countdown: {
    left: (clock: string) => `${clock} left`,
    minutesLeft: (minutes: number) => (minutes === 1 ? 'One minute left' : `${minutes} minutes left`),
    ended: 'Time is up',
  },
  barcode: 'Barcode with the repayment code',
  agreed: { open: 'See your plan', changed: 'Something has changed' },
  qrCode: 'QR code with the repayment code',

  stars: {
    label: (stars: number, of: number) => `${stars} of ${of} stars`,
    meaning: (stars: number) => ['', 'very bad', 'bad', 'fair', 'good', 'very good'][stars] ?? '',
    chosen: (stars: number, of: number, meaning: string) => `${stars} of ${of}: ${meaning}`,
  },

  images: {
    add: 'Add a picture',
    choose: 'Choose pictures',
    remove: (n: number) => `Remove picture ${n}`,
    retry: (n: number) => `Send picture ${n} again`,
    name: (n: number) => `Picture ${n}`,
    sending: (n: number, percent: number) => `Picture ${n}: ${percent} % sent`,
    sent: 'Upload succeeded!',
    unsent: 'A picture was not sent.',
    /** Below the tiles, with the server's own sentence where there is one. */
    failedAt: (n: number, why: string) => `Picture ${n} was not sent.${why === '' ? '' : ` ${why}`}`,
    onItsWay: 'A picture is still being sent. Wait a moment, or send without it.',
    heldBack: (n: number) =>
      n === 1
        ? 'One picture was not sent. Try it again, remove it, or send without it.'
        : `${n} pictures were not sent. Try them again, remove them, or send without them.`,
    chooseAgain: (n: number) =>
      n === 1
        ? 'One picture was not sent. Choose it again, or tick this box.'
        : `${n} pictures were not sent. Choose them again, or tick this box.`,
    without: (n: number): string => (n === 1 ? 'Send without it' : 'Send without them'),
    limit: (max: number) => `${max} pictures at most.`,
    wrongKind: 'Only photos and screenshots (JPEG, PNG, WebP).',
    tooLarge: (megabytes: number) => `This picture is larger than ${megabytes} MB.`,
  },

  pull: {
    pull: 'Pull down to refresh',
    release: 'Let go to refresh',
    loading: 'loading...',
    finish: 'Up to date',
  },

  noSuchDay: 'Please write a day of the calendar.',
  dateParts: { day: 'Day', month: 'Month', year: 'Year' },
  suchAs: (example: string) => `For example: ${example}`,
  keypad: {
    label: 'Keys for the amount',
    point: 'Decimal point',
    delete: 'Delete',
    confirm: 'Confirm',
    hide: 'Hide the keys',
  },
}

/** What every other language must say too. */
export type KitWords = typeof kit
