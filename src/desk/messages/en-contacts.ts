// Words of contacts with borrowers in English: channels, outcomes, rules, the form that notes one, and the timeline.

import type { ContactChannel, ContactOutcome } from '../../core/contact/contact.ts'
import type { ContactStop } from '../../core/reminder/contact-now.ts'
import { writtenDate } from '../../core/written-date.ts'

const written = writtenDate('en')

const channels = {
  call: 'Call',
  text: 'Text message',
  visit: 'Visit',
  letter: 'Letter',
  inApp: 'In the app',
  email: 'E-mail',
} as const satisfies Record<ContactChannel, string>

const outcomes = {
  reached: 'Talked to the borrower',
  noAnswer: 'No answer',
  leftMessage: 'Left a message',
  otherPerson: 'Somebody else answered',
  wrongNumber: 'Wrong number or address',
  promised: 'Promised to pay',
  cannotPay: 'Cannot pay',
  disputes: 'Disputes the debt',
  refusesToTalk: 'Does not want to talk',
  toRepresentative: 'Talked to who speaks for the borrower',
  asksNotTo: 'Asks for no contact by this channel',
  represented: 'Somebody else speaks for the borrower now',
  deceased: 'The borrower has died',
  ownContact: 'The borrower deals with us in person again',
} as const satisfies Record<ContactOutcome, string>

export const contactWords = {
  channels,
  outcomes,
  outcome: (code: string) => (Object.hasOwn(outcomes, code) ? outcomes[code as ContactOutcome] : code),
  directions: { in: 'They contacted us', out: 'We contacted them' },
  /** Why there may be none, short: beside a channel, and as what a contact passed. */
  rules: {
    noPhone: 'no phone number',
    nothingDue: 'nothing is due',
    deceased: 'the borrower has died',
    represented: 'somebody else speaks for the borrower',
    askedNotTo: 'the borrower asked for none by this channel',
    unwanted: 'reminders are turned off',
    helpAsked: 'a request for help is being looked at',
    leftAlone: 'a promise or a plan has time left',
    tooMany: 'too often',
    tooManyByChannel: 'too often by this channel',
    atNight: 'outside the hours',
  } satisfies Record<ContactStop, string>,
  may: 'may be',
  mayFrom: (at: string) => `from ${written(at)}`,
  note: {
    summary: 'Note a contact',
    texts: 'Texts to begin with',
    letter: (name: string) => `Letter: ${name}`,
    useText: 'Begin with this',
    hint: 'What you note stays, and the borrower can ask to read it. A contact that passes a rule is kept, too, and a manager looks at it.',
    channel: 'How',
    direction: 'Who began it',
    outcome: 'What came of it',
    withWhom: 'With whom',
    text: 'What was said',
    at: 'When (empty: now), such as 2026-11-24 14:30',
    loan: 'About which loan',
    anyLoan: 'All, or none',
    promise: 'They promised to pay',
    amount: 'How much',
    by: 'By',
    submit: 'Note it',
    wrongMoment: (days: number) => `When it was: a moment that has been, at most ${days} days ago.`,
    wrongPromise: 'Choose the loan, an amount up to what is owed, and a day from today to 31 days ahead.',
  },
  timeline: {
    title: 'Contacts and messages',
    none: 'Nobody has contacted the borrower.',
    against: (rule: string) => `Against the rule: ${rule}`,
    message: 'Sent automatically',
    noted: (at: string) => `noted ${written(at)}`,
    withWhom: (name: string) => `with ${name}`,
    loan: 'about the loan',
    erased: 'The words were deleted with the account.',
  },
}
