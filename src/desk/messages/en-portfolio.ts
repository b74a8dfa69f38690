// Words of the portfolio in English.

import type { ExportKind, Rhythm } from '../../core/export/schedule.ts'
import type { Bucket, Standing } from '../../core/portfolio/standing.ts'
import { writtenDate } from '../../core/written-date.ts'

const written = writtenDate('en')
const monthNames = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const month = (day: string): string => monthNames[Number(day.slice(5, 7)) - 1] ?? day
const bucketWords: Record<Bucket, string> = {
  current: 'Current',
  late1: '1 to 30',
  late31: '31 to 60',
  late61: '61 to 90',
  late91: 'Over 90',
}
const count = (n: string, one: string, many: string): string => `${n} ${n === '1' ? one : many}`

export const portfolioWords = {
  title: 'Portfolio',
  /** `2026-11-19` or `2026-11` -> `Nov`. */
  month,
  /** `2026-11` -> `Nov 2026`. */
  monthOf: (of: string) => `${month(of)} ${of.slice(0, 4)}`,
  lead: (day: string, isToday: boolean) =>
    isToday ? `Outstanding, ${written(day)}, as it is now` : `Outstanding, ${written(day)}, at the day’s close`,
  loans: (n: string) => count(n, 'loan', 'loans'),
  more: (share: string) => `${share} more than at the end of the month before.`,
  less: (share: string) => `${share} less than at the end of the month before.`,
  same: 'As much as at the end of the month before.',
  none: 'No loan was owed on this day.',
  asOf: 'As of',
  show: 'Show',
  market: 'Market',
  figures: 'Figures',
  per: (share: string) => `${share} %`,
  units: { million: 'million', thousand: 'thousand', one: '' },
  inUnit: (currency: string, unit: string) => (unit === '' ? currency : `${currency} ${unit}`),
  risk: {
    caption: 'Portfolio at risk',
    late: 'At risk, days late',
    bar: 'Bar',
    share: 'Share',
    before: 'Month before',
    owed: 'Owed by them',
    which: 'Which',
    par: (days: number) => `PAR\u00a0${days}`,
    note: 'PAR 1: a day late or more. PAR 30, 60, 90: more days late than that.',
  },
  outstanding: {
    title: 'Outstanding',
    note: (unit: string) => `${unit}, at the end of each month`,
    line: 'outstanding',
    late: 'over 30 days late',
    label: (from: string, to: string, late: string) =>
      `Outstanding went from ${from} to ${to} in twelve months, ${late} of it more than 30 days late`,
    caption: 'Outstanding by month',
    columns: { month: 'Month', outstanding: 'Outstanding', late: 'Over 30 days late' },
  },
  atRisk: {
    title: 'At risk',
    note: 'per cent of what is outstanding, by days late',
    line: (days: number) => (days === 1 ? '1 day' : `${days} days`),
    label: (from: string, to: string) =>
      `Portfolio at risk: over 30 days went from ${from} to ${to} per cent in twelve months`,
    caption: 'Portfolio at risk by month',
  },
  vintages: {
    title: 'Vintages',
    note: 'per cent ever more than 30 days late, by months since payout',
    label: (months: number) =>
      `Share ever more than 30 days late by months since payout, for ${months} months of payouts`,
    caption: 'Vintages, per cent ever more than 30 days late, by months since payout',
    paidOut: 'Paid out',
    loans: 'Loans',
    none: 'Nothing was paid out in these twelve months.',
  },
  rolls: {
    title: 'Where loans roll',
    note: (from: string, to: string) => `per cent of the loans of ${written(from)}, where they stand on ${written(to)}`,
    label: 'From where loans stood at the end of the month before to where they stand',
    caption: 'Loans by where they stood and where they stand',
    was: 'Stood at',
    cured: 'Cured:',
    curedOf: (of: string, share: string) => `of ${of} that were late, ${share} %.`,
    lost: 'Written off:',
    none: 'No loan was owed at the end of the month before.',
    short: {
      current: '0',
      late1: '1–30',
      late31: '31–60',
      late61: '61–90',
      late91: '91+',
      paid: 'Paid',
      writtenOff: 'Off',
    } as Readonly<Record<string, string>>,
    legend: 'Filled: stayed. Blue: got worse. Hollow: got better. Off: written off.',
  },
  buckets: { ...bucketWords, paid: 'Paid', writtenOff: 'Written off', none: 'Not paid out' } satisfies Record<
    Standing,
    string
  >,
  owed: {
    caption: 'Owed by part and days late',
    late: 'Days late',
    loans: 'Loans',
    total: 'All',
  },
  decisions: {
    title: 'Approvals',
    note: (decided: string) => `of 100 ${decided === '1' ? 'decision' : 'decisions'} this month; ${decided} in all`,
    label: (approved: string, declined: string) =>
      `Of 100 decisions ${approved} were approvals and ${declined} were declined`,
    approved: (n: string) => `${n} approved`,
    declined: (n: string) => `${n} declined`,
    caption: 'Decisions and why declined',
    steps: { application: 'Applications, by the rules', loan: 'Accepted offers' },
    what: 'Decision',
    number: 'Number',
    why: 'Why declined',
    none: 'Nothing was decided this month.',
    reasons: {
      tooYoung: 'Too young',
      blocked: 'Blocked',
      loanIsOpen: 'Loan of this product is open',
      paysLate: 'Pays late',
      wasVeryLate: 'Was very late',
      tooManyLoans: 'Too many loans open',
      tooSoon: 'Too soon after a decline',
      amountNotOffered: 'Amount not offered',
      notAffordable: 'Payments too high for the income',
      identityNotConfirmed: 'Identity not confirmed',
      scoreTooLow: 'Credit score too low',
      loansElsewhere: 'Too many loans elsewhere',
      lateElsewhere: 'Late elsewhere',
      approvalHasLapsed: 'Approval was not used',
    } as Readonly<Record<string, string>>,
  },
  complaints: {
    title: 'Complaints',
    note: (opened: string, per: string) => `${opened} came this month, ${per} per 1.000 loans`,
    label: (within: number, over: number, open: number) =>
      `${within} answered in time, ${over} over time, ${open} with time left`,
    within: (n: string) => `${n} in time`,
    over: (n: string) => `${n} over time`,
    open: (n: string) => `${n} with time left`,
    caption: 'Complaints of the month by their clock',
    columns: { clock: 'Clock', complaints: 'Complaints' },
    rows: { within: 'Answered in time', over: 'Over time', open: 'Time left' },
    all: 'Open the cases',
  },
  payments: {
    caption: (month: string) => `Booked in ${month}, by channel`,
    channel: 'Channel',
    payments: 'Payments',
    amount: 'Amount',
    which: 'Whose',
    total: 'Booked',
    none: 'Nothing was booked this month.',
  },
  take: {
    title: 'Download it',
    loans: 'All loans',
    csv: 'CSV',
  },
  list: {
    title: 'Loans of the portfolio',
    head: (n: number, hasMore: boolean) =>
      n === 0 ? 'No loan.' : hasMore ? `The first ${n} loans.` : count(String(n), 'loan.', 'loans.'),
    next: (n: number) => `The next ${count(String(n), 'loan', 'loans')}.`,
    lead: (day: string) => `As they stood on ${written(day)}.`,
    all: 'Back to the portfolio',
    caption: { number: 'Loans by their number', late: 'Late loans by days late, the most first' },
    late: 'The most days late first.',
    caughtUp: 'not late any more',
    promise: (day: string) => `by ${written(day)}`,
    columns: {
      loan: 'Loan',
      borrower: 'Borrower',
      stands: 'Stands at',
      was: 'Stood at',
      paidOut: 'Paid out',
      late: 'Days late',
      dueSince: 'Due since',
      promise: 'Promised',
      principal: 'Loan amount',
      owed: 'Owed in all',
      contact: 'Call now?',
    },
    callable: {
      yes: 'Yes',
      no: (because: string) => `No: ${because}`,
      because: {
        noPhone: 'no phone',
        nothingDue: 'nothing is due',
        unwanted: 'reminders are off',
        deceased: 'has died',
        represented: 'represented',
        askedNotTo: 'asked not to be called',
        helpAsked: 'help is being looked at',
        leftAlone: 'promise or plan',
        tooMany: 'too often',
        tooManyByChannel: 'called too often',
        atNight: 'not at this hour',
      },
    },
    owedNote: 'Owed in all counts interest that is still to come.',
    small: {
      late: (days: number) => `${count(String(days), 'day', 'days')} late`,
      owed: 'owed in all',
      standing: (now: string, before: string) => `Stands at ${now}, stood at ${before}`,
      since: (day: string) => `Due since ${written(day)}`,
      call: (said: string) => `Call now? ${said}`,
      promised: 'Promised',
    },
    filter: {
      standing: 'Stands at',
      was: 'Stood at, month before',
      paidOut: 'Paid out in',
      any: 'Anywhere',
      anyMonth: 'Any month',
      order: 'Order',
      orders: { late: 'Most days late first', number: 'By loan number' },
      apply: 'Filter',
    },
    about: {
      open: 'Owed and not written off.',
      cured: 'Late at the end of the month before, and not any more.',
      lost: 'Written off since the end of the month before.',
      par: (days: string) => (days === '1' ? 'A day late or more.' : `More than ${days} days late.`),
      everLate: 'More than 30 days late at least once.',
      channel: (channel: string) => `Paid by ${channel} in this month.`,
      approved: 'Approved in this month.',
      declined: 'Declined in this month.',
      reason: (reason: string) => `Because: ${reason}.`,
    },
    none: 'No loan is like this.',
  },
}

export const exportWords = {
  title: 'Exports',
  head: 'Download the books.',
  lead: 'CSV files, as a spreadsheet opens them. No cell can run anything, and no file has a borrower’s name. Each download is recorded under your name.',
  journal: {
    title: 'Journal, by seal',
    note: 'All entries that seals cover, line by line. The same seals give the same bytes each time.',
    from: 'From seal',
    to: 'To seal',
    hint: 'Leave both empty for everything that is sealed.',
    newest: (seal: number, day: string) =>
      `The newest seal is ${seal}; its last entry was posted on ${written(day)}. What was posted since comes with the next seal, which the close of the day sets.`,
    none: 'Nothing is sealed yet, so the journal is empty. The close of the day sets the first seal.',
  },
  trial: { title: 'Trial balance', note: 'All accounts at the end of a day of posting.', asOf: 'As of' },
  arrears: {
    title: 'Arrears list',
    note: 'Loans that are past due at the end of a day, with what is owed by part.',
    asOf: 'As of',
  },
  complaints: {
    title: 'Complaint register',
    note: 'Complaints that came between two days, without their words.',
    from: 'From',
    to: 'To',
  },
  portfolio: {
    title: 'Portfolio',
    note: 'Every loan at the end of a day: days past due, where it stands, what is owed by part.',
    asOf: 'As of',
  },
  take: 'Download',
  /** Why a file was refused, by the field. */
  wrong: {
    fromSeal: 'There is no seal of this number yet, or it is no number above 0.',
    toSeal: 'There is no seal of this number yet, or it lies before the first one.',
    asOf: 'This day cannot be exported: it is no day, or lies ahead.',
    fromDate: 'This is no day.',
    toDate: 'This is no day, or it lies before the first one.',
  } as Readonly<Record<string, string>>,
  refused: 'This file cannot be made right now. Please try again.',
  kinds: {
    journal: 'Journal',
    'trial-balance': 'Trial balance',
    portfolio: 'Portfolio',
    arrears: 'Arrears list',
    complaints: 'Complaint register',
  } satisfies Record<ExportKind, string>,
  scheduled: {
    title: 'Written automatically',
    none: 'No file is written automatically. The product’s setting EXPORTS turns it on.',
    rhythms: { daily: 'every day', weekly: 'every week', monthly: 'every month' } satisfies Record<Rhythm, string>,
    each: (kind: string, rhythm: string) => `${kind} ${rhythm}`,
    plan: (files: string, place: 'local' | 's3') =>
      `${files}: after the close of the day, into the lender’s ${place === 's3' ? 'bucket' : 'folder'}.`,
    nothing: 'Nothing has been written yet. The first files come after the next close of a day.',
    caption: 'Files that were written automatically, the newest first',
    columns: { name: 'File', state: 'State', at: 'When', bytes: 'Size', hash: 'sha256' },
    states: { written: 'Written', planned: 'Waiting', failed: 'Failed, will be tried again' },
    size: (bytes: number) =>
      bytes < 1_000
        ? `${bytes} B`
        : bytes < 1_000_000
          ? `${Math.round(bytes / 1_000)} kB`
          : `${(bytes / 1_000_000).toFixed(1)} MB`,
  },
}
