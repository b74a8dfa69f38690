// All words of the desk in English, as one clerk speaks to another. English is the measure.

import type { MarketId } from '../../core/market/market.ts'
import type { Role } from '../../core/officer/rights.ts'
import type { ProposalKind } from '../../core/proposal/kinds.ts'
import { writtenDate } from '../../core/written-date.ts'
import { applicationWords } from './en-applications.ts'
import { bookWords } from './en-books.ts'
import { bulkWords } from './en-bulk.ts'
import { caseWords } from './en-cases.ts'
import { contactWords } from './en-contacts.ts'
import { evidenceWords } from './en-evidence.ts'
import { heldPayoutWords, identityWords } from './en-identity.ts'
import { lateWords } from './en-late.ts'
import { auditWords, findWords, proposalWords } from './en-lists.ts'
import { loanWords } from './en-loan.ts'
import { loginWords } from './en-login.ts'
import { paymentWords, suspenseWords } from './en-payments.ts'
import { borrowerWords } from './en-people.ts'
import { exportWords, portfolioWords } from './en-portfolio.ts'
import { webhookWords } from './en-webhooks.ts'
import { teamWords, visitorWords, workWords } from './en-work.ts'

const minutesOfDay = 24 * 60

/** `1 d 2 h`, `3 h`, `40 min`: the two largest units at most. */
function time(minutes: number): string {
  const days = Math.floor(minutes / minutesOfDay)
  const hours = Math.floor((minutes % minutesOfDay) / 60)
  if (days > 2) return `${days} d`
  if (days > 0) return hours === 0 ? `${days} d` : `${days} d ${hours} h`
  if (hours > 0) return hours < 3 && minutes % 60 > 0 ? `${hours} h ${minutes % 60} min` : `${hours} h`
  return `${minutes} min`
}

export const en = {
  /** `2026-11-22` as `22 Nov 2026`, with its time where it has one. */
  date: writtenDate('en'),
  days: {
    hint: 'Such as 4 Dec, or +7 for a week from today',
    /** For a day that was: none is counted from today. */
    askedHint: 'Such as 4 Dec or 4 Dec 2026',
    unread: 'This is no day, or could be two: write it as 4 Dec or 2026-12-04',
    short: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
  },
  clock: {
    time,
    over: (time: string) => `${time} over`,
    left: (time: string) => `${time} left`,
  },
  frame: {
    title: (page: string) => `${page} – desk`,
    desk: (lender: string) => `${lender} desk`,
    skip: 'Skip to the page',
    find: 'Find a borrower, order, case, receipt, pay code, transaction or phone',
    findHint: 'Name, order, case, receipt, pay code, phone',
    keys: 'Keys',
    logOut: 'Log out',
    toWork: 'To the work list',
    menu: 'Desk',
    recorded: 'What you read and do here is recorded under your name.',
  },
  roles: {
    support: 'support',
    collections: 'collections',
    payments: 'payments',
    credit: 'credit',
    manager: 'manager',
    auditor: 'auditor',
    admin: 'admin',
  } satisfies Record<Role, string>,
  /** `−42`, `7`. */
  signed: (n: number) => (n < 0 ? `−${-n}` : String(n)),
  /** What a market is called here; one that is not listed keeps its id. */
  markets: {
    standard: 'Standard',
    philippines: 'Philippines',
    india: 'India',
    indonesia: 'Indonesia',
    reference: 'Reference',
  } satisfies Record<MarketId, string> as Readonly<Record<string, string>>,
  tabs: {
    work: 'Work',
    find: 'Borrowers',
    collections: 'Late',
    cases: 'Cases',
    applications: 'Applications',
    payments: 'Payments',
    proposals: 'Proposals',
    officers: 'Officers',
    portfolio: 'Portfolio',
    books: 'Books',
    exports: 'Exports',
    audit: 'Audit',
  },
  keys: {
    title: 'Keys',
    list: [
      ['Find', '/'],
      ['Down, up the list', 'J', 'K'],
      ['Open, go back', 'O', 'U'],
      ['Take this or the next, hand back', 'T', 'H'],
      ['Next late loan', 'X'],
      ['Note a contact, a promise', 'C', 'P'],
      ['Answer a case', 'R'],
      ['Write a note, invite', 'N'],
      ['Work it out (what if)', 'I'],
      ['Go to work, borrowers', 'G W', 'G F'],
      ['Go to cases, proposals, audit', 'G C', 'G P', 'G A'],
      ['Go to payments, officers', 'G M', 'G O'],
      ['Go to applications, late loans', 'G D', 'G L'],
      ['Go to the portfolio, books, exports', 'G R', 'G B', 'G E'],
    ] as readonly (readonly [string, ...string[]])[],
    note: 'Signing, rejecting and sending have no key. They take a reason and a button.',
    off: 'Turn single keys off in this browser',
  },
  ...loginWords,
  problem: {
    title: 'This page cannot be shown.',
    notFound: 'There is nothing here.',
    noAddress: 'The desk has no page at this address.',
    gone: 'It may be done or deleted by now, or the number may be wrong.',
    back: 'To the first page of the desk',
    amount: 'This is not an amount. Write it as on this page, and more than zero.',
    marked: 'Please check what is marked. A text may be too long, or hold signs that cannot be kept.',
    missing: 'Please fill in what is marked.',
    tooLong: (used: number, max: number) => `You typed ${used} characters. It can have ${max}.`,
    noForm: 'This page takes no form. Nothing was changed. Please open the page and begin from there.',
    unreadable: 'This form cannot be read. Please open the page again.',
    rightIsMissing: (role: string) => `Your role, ${role}, does not open this page. An admin can change a role.`,
  },
  /** What was done, said on the next page. Named in its address. */
  said: {
    taken: 'It is yours now. Nobody else can take it.',
    handedOver: 'Handed over. It is theirs now.',
    handedBack: 'Handed back. Everybody can take it.',
    done: 'Done, and off the list.',
    queuedAgain: 'Tried again now. It comes back to the list if it fails.',
    viewSaved: 'The view is kept under its name.',
    bulkProposed: 'Proposed. The effect on each loan is computed now; then somebody else signs it once.',
    bulkApproved: 'Signed. It is done loan by loan, and can be stopped between two of them.',
    bulkRejected: 'Rejected. It stays on file.',
    bulkStopped: 'Stopped. What is done stays done.',
    bulkCounts: 'The effect is computed anew.',
    viewForgotten: 'The view is forgotten.',
    noted: 'The note is saved.',
    closeProposed: 'The close is proposed. Somebody else signs it.',
    closeDecided: 'The decision is stored.',
    booksReopened: 'The month is open again.',
    contactNoted: 'The contact is noted.',
    contactAgainst: 'The contact is noted. It passed a rule: a manager looks at it.',
    takenDown: 'Opened. The borrower is told by message, and reads it in the app.',
    proposed: 'Proposed. Somebody else has to sign or reject it.',
    approved: 'Signed and done.',
    approvedTold: 'Signed and done. The borrower is told by message, and has a letter in the app.',
    offered: 'Signed. The borrower is asked, and the plan begins with the yes.',
    declined: 'Declined. The borrower reads why.',
    promised: 'Noted. The borrower is told by message.',
    promiseWithdrawn: 'Taken back. Reminders are sent again.',
    alone: 'Done at once: this sum is within what your role may do alone.',
    rejected: 'Rejected. It stays on file.',
    imported: 'Imported. What differs is below, and on the work list.',
    importedPart: 'Stored. Its lines are being compared.',
    importedBefore: 'This report was imported before. Nothing has changed.',
    cleared: 'Cleared up, and off the list.',
    sent: 'Sent. The borrower sees it now.',
    applicationApproved: 'Approved. The borrower knows.',
    identityChecked: 'Recorded, field by field.',
    papersAsked: 'The borrower is told what to send again.',
    payoutDecided: 'Decided. The borrower is told where another account is needed.',
    applicationDeclined: 'Declined. The borrower reads your reason.',
    roleWaits: 'The role waits for a second person. Managers and admins are told.',
    roleConfirmed: 'Confirmed. The role holds now.',
    roleStopped: 'Stopped. Nobody got the role.',
    roleChanged: 'The role is changed. It counts from now on.',
    officerEnded: 'Ended. All sessions are closed.',
    passkeyAdded: 'The passkey is added. It logs you in from now on.',
    passkeyRemoved: 'Removed. It no longer logs you in.',
  },
  parts: { penalty: 'Late charge', fee: 'Fee', interest: 'Interest', principal: 'Loan amount' },
  pages: { label: 'Pages', first: 'To the first page', more: 'More' },
  proposalKinds: {
    waiver: 'Waiver',
    hardship: 'Hardship relief',
    refund: 'Refund',
    creditOffer: 'Credit offered for another loan',
    reversal: 'Payment taken back',
    placeSuspense: 'Payment placed',
    returnSuspense: 'Payment sent back',
    takeReturn: 'Returned part off the loan',
    bearReturn: 'Returned part borne',
    block: 'Block',
    writeOff: 'Write-off',
  } satisfies Readonly<Record<ProposalKind, string>> as Readonly<Record<string, string>>,
  late: lateWords,
  bulk: bulkWords,
  evidence: evidenceWords,
  work: workWords,
  team: teamWords,
  visitor: visitorWords,
  cases: caseWords,
  applications: applicationWords,
  identity: identityWords,
  heldPayout: heldPayoutWords,
  find: findWords,
  borrower: borrowerWords,
  contacts: contactWords,
  loan: loanWords,
  proposal: proposalWords,
  audit: auditWords,
  payments: paymentWords,
  suspense: suspenseWords,
  portfolio: portfolioWords,
  books: bookWords,
  exports: exportWords,
  webhooks: webhookWords,
}
