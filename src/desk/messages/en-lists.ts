// Words of the search, of proposals and of the audit in English.

import type { DeskActName } from '../../core/officer/act-names.ts'
import type { PlanOfferState } from '../../core/order/hardship.ts'
import { writtenDate } from '../../core/written-date.ts'

const written = writtenDate('en')
export const findWords = {
  title: 'Borrowers',
  head: 'Who are you looking for?',
  lead: 'An order, case, receipt, pay code or transaction is found by its whole number, a phone by all its digits, a person by the beginning of the first name or the surname.',
  found: (n: number, q: string) => `${n === 0 ? 'Nothing' : n} found for “${q}”.`,
  nothing: 'Check the number, or try the phone.',
  label: 'Name, order, case, receipt, pay code, transaction or phone',
  submit: 'Find',
  tooLong: 'Please type 80 characters at most.',
  caption: 'Found',
  columns: { kind: 'Kind', what: 'What', leads: 'Borrower' },
  kinds: {
    borrower: 'Borrower',
    loan: 'Loan',
    case: 'Case',
    payment: 'Payment',
    receipt: 'Receipt',
    payCode: 'Pay code',
  },
  toBorrower: 'Open the borrower',
  inSuspense: 'in suspense: no borrower yet',
}

export const proposalWords = {
  title: 'Proposals',
  head: (open: number, more: boolean) =>
    open === 0
      ? 'Nothing waits for a signature.'
      : more
        ? `${open} or more to sign or reject.`
        : `${open} to sign or reject.`,
  lead: 'A second person signs whatever moves money or forgives it, and signs exactly the effect that is shown.',
  about: (subject: string) => `Proposals about ${subject}.`,
  all: 'All of them',
  filter: 'State',
  states: { open: 'Open', approved: 'Signed', rejected: 'Rejected', expired: 'Expired' },
  caption: 'Proposals, the newest first',
  none: 'No proposal.',
  columns: { what: 'What', whose: 'Whose', why: 'Why', by: 'Proposed', state: 'State' },
  one: (kind: string) => `${kind}: sign or reject`,
  loan: 'The loan',
  borrower: 'The borrower',
  number: (id: string) => `Proposal ${id}.`,
  until: (at: string) => `until ${written(at.slice(0, 10))}`,
  expires: (at: string) => `Expires on ${written(at)}.`,
  ofPause: (day: string) =>
    `As the loan would stand on ${written(day)}, the last day of the pause, without it and with it, if nothing is paid.`,
  asked: {
    title: 'What is asked for',
    amountMinor: 'Amount',
    part: 'Part',
    fromDate: 'From',
    toDate: 'To',
    plan: 'New due dates',
    untilDate: 'Until',
  } as Readonly<Record<string, string>>,
  why: 'Why',
  decide: {
    title: 'Decide on exactly this',
    note: 'You sign the effect on this page. If the loan moves first, we show the new effect and ask again.',
    reason: 'Your reason',
    sign: 'Sign it',
    reject: 'Reject, keep it on file',
    once: 'You decide once. It cannot be changed.',
    own: 'You proposed it. Somebody else has to sign or reject it.',
    notYours: 'A manager signs or rejects it.',
    moved: 'This has changed since you read it. Look at the new effect, then decide.',
    notAnyMore: (why: string) => `This cannot be done any more. ${why} Reject it, so that nobody waits for it.`,
  },
  /** Over an effect that is another one than when it was proposed. */
  hasMoved: (at: string) =>
    `The loan has moved since this was proposed on ${written(at)}. These are the figures of now, and what you sign.`,
  /** Over the effect as it was proposed, below another one that was signed. */
  asProposed: (at: string) => `It was proposed on ${written(at)} with the figures below. Above is what was signed.`,
  next: {
    title: (n: number, hasMore: boolean) =>
      n === 1 && !hasMore ? 'One more to sign' : `${n}${hasMore ? ' or more' : ''} more to sign`,
    go: 'The next one',
  },
  /** What became of an approved plan. */
  offer: {
    title: 'On the borrower’s phone',
    until: 'Until',
    answered: 'Answered',
    states: {
      open: 'Waits for the borrower’s answer',
      accepted: 'Accepted: the plan has begun',
      declined: 'Declined by the borrower',
      replaced: 'Replaced by a newer plan',
      lapsed: 'Not answered in time',
    } satisfies Record<PlanOfferState, string>,
  },
  who: { title: 'Who', proposed: 'Proposed', decided: 'Decided', reason: 'Because' },
}

const acts: Readonly<Record<DeskActName, string>> = {
  readBorrower: 'read a borrower’s page',
  listContacts: 'asked who may be called',
  readLoan: 'read a loan',
  readLoanPaper: 'read a paper of a loan',
  readAsSeen: 'read a loan as its borrower sees it',
  readCase: 'read a case',
  readSuspense: 'read a payment in suspense',
  readVisitorMessage: 'read a visitor’s message',
  find: 'searched',
  unmask: 'had a field shown',
  addNote: 'added a note',
  takeWork: 'took an item',
  handOverWork: 'handed an item over',
  handOverAll: 'handed everything over',
  handBackWork: 'handed an item back',
  closeWork: 'marked an item as done',
  whatIf: 'worked out a what-if',
  propose: 'proposed',
  approveProposal: 'signed',
  rejectProposal: 'rejected',
  actAlone: 'did it alone, within the limit of the role',
  answerCase: 'answered a case',
  readApplication: 'read an application',
  readIdentityPicture: 'looked at an identity document',
  approveApplication: 'approved an application',
  declineApplication: 'declined an application',
  decideName: 'decided on a new name',
  askBorrower: 'asked a borrower',
  acknowledgeCase: 'told a borrower that a case was read',
  escalateCase: 'escalated a case',
  takeDownCase: 'wrote a complaint down for a borrower',
  reopenCase: 'opened a case again',
  declineHardship: 'declined a request for help',
  recordPromise: 'noted a promise to pay',
  withdrawPromise: 'took a promise to pay back',
  importReport: 'imported a settlement report',
  clearDifference: 'cleared a settlement difference',
  exportJournal: 'downloaded the journal',
  exportTrialBalance: 'downloaded the trial balance',
  exportArrears: 'downloaded the arrears list',
  listPortfolioLoans: 'listed loans of the portfolio',
  exportPortfolio: 'downloaded the portfolio',
  exportComplaints: 'downloaded the complaint register',
  exportWritten: 'wrote a file',
  exportFailed: 'could not write a file and tries again',
  logOut: 'logged out',
  logIn: 'logged in with a passkey',
  logInByProvider: 'logged in by the company account',
  join: 'accepted the invitation and made a passkey',
  addPasskey: 'added a passkey',
  removePasskey: 'removed a passkey',
  inviteOfficer: 'invited an officer',
  inviteAgain: 'invited an officer again',
  operatorInvited: 'was invited by the operator',
  operatorInvitedAgain: 'was invited again by the operator',
  operatorEnded: 'was ended by the operator',
  changeRole: 'changed a role',
  endOfficer: 'ended an officer',
  refused: 'was refused',
}

export const auditWords = {
  title: 'Audit',
  head: 'Who did what',
  lead: 'Kept for good, under the seals of the ledger. Nothing here can be changed.',
  about: (subject: string) => `Only what is about ${subject}.`,
  subject: 'Borrower, loan, case, proposal or officer, by its number',
  submit: 'Show',
  all: 'Show everything',
  none: 'Nothing was done here.',
  caption: 'Acts, the newest first',
  columns: {
    at: 'When',
    who: 'Who',
    act: 'Did what',
    subject: 'To what',
    reason: 'Why',
    from: 'From',
    more: 'Before and after',
  },
  acts,
  yes: 'yes',
  no: 'no',
  /** Whoever acts where no officer does. */
  itself: 'Candor',
}
