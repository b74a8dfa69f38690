// Words of the desk's pages about cases in English.

import {
  type CaseSubType,
  type CaseType,
  complaintSubTypes,
  complaintTypes,
  dataRequestKinds,
} from '../../core/complaint/complaint-types.ts'
import { writtenDate } from '../../core/written-date.ts'
import { languageName } from './en-names.ts'

const written = writtenDate('en')
const types: Readonly<Record<CaseType, string>> = {
  collection: 'Collection',
  repayment: 'Repayment',
  charges: 'Charges and terms',
  payout: 'Payout',
  account: 'Account and data',
  app: 'The app',
  other: 'Something else',
  data: 'Their data',
}
const subTypes: Readonly<Record<CaseSubType, string>> = {
  calledTooOften: 'called too often',
  calledAtWrongTime: 'called early, late or on a holiday',
  calledOthers: 'called family, friends or work',
  threatened: 'threatened or insulted',
  saidSomethingFalse: 'said something false',
  paidAlready: 'called although it is paid',
  otherConduct: 'something else about collection',
  correct: 'to be corrected',
  restrict: 'a use to be stopped',
  explain: 'to be explained',
}

/** `Collection, called too often`. */
function about(type: string, subType: string | null): string {
  const name = ([...complaintTypes, 'data'] as const).find((one) => one === type)
  const more = [...complaintSubTypes, ...dataRequestKinds].find((one) => one === subType)
  return [name === undefined ? type : types[name], ...(more === undefined ? [] : [subTypes[more]])].join(', ')
}

export const caseWords = {
  /** A complaint by telephone or in person. */
  takeDown: {
    title: 'Open a case for them',
    note: 'For a complaint by phone or in person. Write it as they said it: the borrower is told by message, and reads it in the app.',
    type: 'About',
    types,
    subType: 'What about collection',
    subTypes,
    orderId: 'Loan',
    noLoan: 'no loan in particular',
    text: 'What they said',
    submit: 'Open the case',
    wrong: 'A complaint about collection needs a loan that was paid out, and what it is about.',
  },
  title: 'Cases',
  head: (count: number, over: number, more: boolean) =>
    `${count}${more ? ' or more' : ''} ${count === 1 ? 'case waits' : 'cases wait'} for an answer${over === 0 ? '' : `, ${over} over time`}.`,
  headAnswered: 'Answered cases, the newest first.',
  lead: 'What is due next comes first. A question to the borrower does not stop the clock.',
  filter: 'Which cases',
  open: 'Open',
  answered: 'Answered',
  none: 'No case here.',
  caption: 'Cases',
  columns: { state: 'State', who: 'Borrower', about: 'About', came: 'Came', due: 'Due next', answered: 'Answered' },
  states: { open: 'Open', asked: 'Asked the borrower', answered: 'Answered' },
  again: 'opened again',
  escalated: 'with the regulator',
  unread: 'not acknowledged',
  over: 'over time',
  about,
  case: (number: string) => `Case ${number}`,
  loan: 'Loan',
  clocks: 'Clocks',
  clock: {
    acknowledge: 'Acknowledge',
    acknowledged: 'Acknowledged',
    answer: 'Answer',
    answered: 'Answered',
    final: 'Final answer',
    by: (day: string) => `by ${written(day)}`,
    none: 'no time promised',
  },
  name: {
    title: 'A new name',
    now: 'Name now',
    former: 'Name before',
    asked: 'Asks for',
    none: 'none',
    note: 'Compare the new name with the document in the pictures, and the document with the borrower: birth date, number, face. If it cannot be read, ask for another picture.',
    accept: 'Accept the new name',
    refuse: 'Refuse it',
    reason: 'Why not, in words that the borrower reads',
    submit: 'Refuse the new name',
    accepted: 'Accepted. It is the borrower’s name now.',
    refused: 'Refused.',
  },
  letters: 'What was said',
  borrower: 'Borrower',
  nobody: 'Automatic',
  kinds: {
    complaint: 'Opened the case',
    acknowledgement: 'Acknowledged',
    question: 'Asked',
    answer: 'Answered',
    escalation: 'Escalated',
    reply: 'Wrote',
    reopening: 'Opened it again',
  },
  picture: (n: number) => `Picture ${n}`,
  answer: {
    unsigned: 'What was proposed on this loan is not signed. A letter that says it is done is not true until it is.',
    unsignedOne: 'The proposal',
    title: 'Answer',
    question: 'Ask the borrower',
    note: (language: string) => `It is in the app at once, and a text says so. Language: ${languageName(language)}.`,
    text: 'What the borrower reads',
    ofOther: (name: string) =>
      `${name} has taken this case. Talk to each other first, so that the borrower gets one answer.`,
    kind: 'This is',
    kinds: { answer: 'an answer: the case is answered', question: 'a question: the case stays open' },
    rating: 'Ask to rate this answer',
    pictures: 'Pictures, nine at most',
    submit: 'Send',
    templates: 'Texts to begin with',
    templateNames: {
      askForSlip: 'Ask for the slip',
      askForDetails: 'Ask for details',
      corrected: 'We corrected it',
      asAgreed: 'As agreed in the contract',
    } as Readonly<Record<string, string>>,
    useTemplate: 'Begin with this',
  },
  do: 'What you can do',
  owner: { title: 'Who has it', nobody: 'Nobody yet.', you: 'You.' },
  acknowledge: { submit: 'Tell the borrower that it was read' },
  escalate: {
    title: 'Escalate to the regulator',
    to: (name: string) => `Send it to ${name} yourself. This notes today’s date and tells the borrower.`,
    reason: 'Why',
    submit: 'Note it as escalated',
    done: (name: string, at: string) => `Went to ${name} on ${written(at)}.`,
    none: 'The lender names no regulator for this market.',
  },
  reopen: {
    title: 'Open it again',
    note: 'A new clock begins, and the borrower is told.',
    reason: 'Why',
    submit: 'Open it again',
  },
  /** The loan that a case is about, today. */
  figures: {
    title: 'The loan today',
    due: 'Owed today',
    penalty: 'Late charge in it',
    late: 'Days late',
    owed: 'Owed in all, with interest to come',
  },
  links: {
    ask: 'Ask the borrower something',
    waiver: 'Propose a waiver',
    borrower: 'The borrower',
    loan: 'The loan',
    audit: 'Who looked, who did what',
  },
  rated: (stars: number) => `Rated ${stars} of 5`,
}
