// Words of who an applicant is and in whose name an account is, in English.

import type { AskedAgain, FieldVerdict, IdentityField } from '../../core/application/identity-check.ts'
import type { NameDecision, NameOutcome } from '../../core/payout-account/name-check.ts'
import { writtenDate } from '../../core/written-date.ts'

const written = writtenDate('en')

const fieldNames = {
  fullName: 'Name',
  birthDate: 'Birth date',
  idType: 'Kind of document',
  idNumber: 'Number of document',
  address: 'Address',
} as const satisfies Record<IdentityField, string>

export const identityWords = {
  title: 'Who is it?',
  caption: 'Each field as it was typed, what the service said of it, and what an officer says',
  columns: { field: 'Field', typed: 'Typed', service: 'The service says', officer: 'The officer says' },
  fields: fieldNames,
  idTypes: { nationalId: 'National ID', passport: 'Passport', driversLicence: 'Driver’s licence' } as Readonly<
    Record<string, string>
  >,
  service: {
    matches: 'matches',
    nobody: 'nobody was asked',
    silent: 'says nothing of it',
  },
  verdicts: { confirmed: 'Confirmed', doubted: 'Doubted' } satisfies Record<FieldVerdict, string>,
  nothing: 'nothing yet',
  older: 'said of an older version',
  by: (name: string, at: string) => `${name}, ${written(at)}`,
  missing: (fields: readonly IdentityField[]) =>
    `Before it can be approved, confirm: ${fields.map((field) => fieldNames[field].toLowerCase()).join(', ')}.`,
  enough: 'Everything that the market demands is confirmed.',
  unmask: {
    summary: 'Show what was typed, and compare',
    reason: 'Why you need to see it',
    note: 'One recorded act for the whole page.',
    submit: 'Show it',
    again: 'Show it again',
  },
  check: {
    lead: 'Compare each field with the picture. Say what the picture shows where it differs.',
    notYet: 'Not yet',
    confirmed: 'Confirm',
    doubted: 'Doubt',
    verdictOf: (field: string) => `${field}: what you say`,
    noteOf: (field: string) => `${field}: what the picture shows instead`,
    submit: 'Record what you say',
    nothingSaid: 'Confirm or doubt one field at least.',
  },
  picture: {
    broken: 'This picture cannot be opened. Ask the borrower for a new one.',
    none: 'There is no picture. Ask the borrower for one.',
  },
  again: {
    title: 'Ask for papers again',
    lead: 'The borrower reads what to send again, with your words, and has five working days. A person decides after them, whatever has come.',
    what: 'What to send again',
    things: {
      front: 'Picture of the front',
      back: 'Picture of the back',
      ...fieldNames,
    } satisfies Record<AskedAgain, string>,
    note: 'In your words (optional)',
    submit: 'Ask the borrower',
    asked: (by: string, at: string) => `${by} asked on ${written(at)} for:`,
    until: (at: string) => `The borrower has until ${written(at)}.`,
    came: 'It has all come.',
    missing: (things: string) => `Not come yet: ${things}.`,
  },
}

export const heldPayoutWords = {
  title: 'Payout and the name of its account',
  heads: {
    waits: 'The money waits: in whose name is the account?',
    release: 'Released by an officer.',
    otherAccount: 'The borrower was asked for another account.',
    passed: 'The name fits.',
    over: 'Nothing waits here any more.',
  },
  outcomes: {
    same: 'the name is the same',
    similar: 'the name is similar',
    other: 'the account is in another name',
    noAccount: 'the bank does not know the account',
    cannotTell: 'nobody says whose account it is',
  } satisfies Record<NameOutcome, string> as Readonly<Record<string, string>>,
  facts: {
    borrower: 'Borrower',
    onAccount: 'Name on the account',
    notTold: 'not told',
    account: 'Account',
    amount: 'To be sent',
    said: 'The provider says',
    by: (provider: string, at: string) => `${provider}, ${written(at)}`,
    why: 'Why the officer decided so',
  },
  loan: 'The loan',
  person: 'The borrower’s page',
  unmask: {
    summary: 'Show both names, and decide',
    reason: 'Why you need to see them',
    note: 'One recorded act.',
    submit: 'Show the names',
  },
  decide: {
    title: 'Decide',
    note: 'Call the borrower if you are not sure. You decide once; it is recorded with your reason.',
    choice: 'What happens',
    choices: {
      release: 'Send the money to this account',
      otherAccount: 'Ask the borrower for another account',
    } satisfies Record<NameDecision, string>,
    reason: 'Why',
    submit: 'Decide',
    told: 'A borrower who is asked for another account is told by message why. The money is sent as soon as it is there.',
    notYours: 'Credit officers and managers decide, and not the one who approved the loan.',
  },
}
