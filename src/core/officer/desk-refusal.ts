// What the desk refuses, by name: its HTTP status, and when. The name is the wire's code; the words are the server's.

export const deskRefusals = {
  badInput: { status: 400, when: 'A field is missing, unknown or not as expected; `fields` names it' },
  reportIsWrong: {
    status: 400,
    when: 'The settlement report cannot be read; `problem`, `line` and `column` say where',
  },
  sessionIsMissing: { status: 401, when: 'No session of an officer, or one that has ended' },
  rightIsMissing: { status: 403, when: "The officer's role has not the right for this" },
  formIsForeign: { status: 403, when: 'The request comes from a page of another origin' },
  passkeyIsNotAccepted: { status: 403, when: 'The passkey is unknown, or did not sign this challenge' },
  loginIsTooLongAgo: { status: 403, when: 'The login is too old for this act' },
  proposalIsOwn: { status: 403, when: 'The officer who proposed it cannot decide it' },
  caseNamesYou: { status: 403, when: 'The complaint names the officer who asks' },
  officerIsYou: { status: 403, when: 'It is the account of the officer who asks' },
  notFound: { status: 404, when: 'What an id names does not exist' },
  methodIsWrong: { status: 405, when: 'The address exists, but not with this method' },
  itemIsTaken: { status: 409, when: 'Another officer has taken the item; `owner` names who' },
  itemIsNotYours: { status: 409, when: 'Another officer holds the item; `owner` names who' },
  officerIsLast: { status: 409, when: 'It is the last admin' },
  passkeyIsLast: { status: 409, when: 'It is the only passkey of the officer' },
  tooManyPasskeys: { status: 409, when: 'The officer has as many passkeys as there can be' },
  providerSaysRole: { status: 409, when: 'The identity provider decides who officers are, and their roles' },
  proposalIsDecided: { status: 409, when: 'It was decided before' },
  proposalHasExpired: { status: 409, when: 'The proposal is too old' },
  loanHasMoved: { status: 409, when: 'The effect is not the one that was read; `mark` is the one of now' },
  cannotBeDone: { status: 409, when: 'It is not possible now; `why` says why' },
  invitationIsOver: { status: 410, when: 'The invitation was used, is too old, or was replaced' },
  invitationCodeIsWrong: {
    status: 403,
    when: 'The code is not the one of the invitation; `triesLeft` says how many are left',
  },
  invitationWaits: { status: 409, when: 'The role waits for a second person' },
  invitationIsForAnother: { status: 403, when: 'Somebody else is logged in in this browser' },
  bodyIsTooLarge: { status: 413, when: 'The body is larger than the call takes' },
  bodyIsUnreadable: { status: 415, when: 'The body is neither a form nor JSON' },
  keyWasUsed: { status: 422, when: 'The `Idempotency-Key` came before with another body' },
  tooManyCalls: { status: 429, when: 'A limit of the caller is reached' },
  failed: { status: 500, when: 'A failure of ours; `requestId` finds it in the log' },
  outOfReach: { status: 503, when: 'The database does not answer, and the outcome is unknown' },
} as const
export type DeskRefusalName = keyof typeof deskRefusals

/** Why something cannot be done: a code beside `cannotBeDone`. */
export const deskWhys = {
  anotherLoanIsOpen: 'The borrower has another open loan of the product',
  applicationIsDecided: 'Another officer has decided the application',
  applicationIsOver: 'The application was withdrawn, replaced, or has expired',
  declineIsOwn: 'The officer declined it before, so another one looks again',
  ruleIsFirm: 'A rule that nobody may pass stands against it',
  identityIsNotConfirmed: 'A field that the market demands is not confirmed; `missing` names it',
  identityHasChanged: 'The identity has changed since it was shown to the officer',
  pictureDoesNotOpen: 'The stored picture cannot be opened',
  papersAreAsked: 'The borrower was asked for papers before, and not all have come',
  cannotAskAgain: 'The borrower cannot be asked to send it again',
  accountIsDecided: 'The account of the held payout was decided',
  approvalIsOwn: 'The officer approved the loan, so another one releases the money',
  caseHasMoved: 'A message arrived after the officer opened the case',
  caseIsAcknowledged: 'The borrower was told before that the case was read',
  caseIsAnswered: 'The case is answered',
  caseIsEscalated: 'The case was escalated before',
  caseNamesOfficer: 'The complaint names the officer who would get it',
  caseIsOpen: 'The case is open',
  monthIsClosed: 'The month is closed',
  monthIsOpen: 'The month is open',
  monthIsNotLast: 'A later month is closed',
  monthIsInFile: 'Entries of the month are in files beside the database; `files` names them',
  closeIsStopped: 'Something stops the close; `stops` lists what',
  closeIsProposed: 'The close of the month was proposed before',
  booksHaveMoved: 'The figures have moved since they were read; `mark` is the one of now',
  changesNothing: 'The act would change nothing',
  creditBalanceIsEmpty: 'The borrower has no credit',
  creditIsLower: 'The credit is lower than the amount',
  contactIsRefused:
    'A rule of the market stands against contacting the borrower; `because` names it, `also` each further one, `mayFrom` says from when it may be',
  contactRuleIsNew: 'Another rule about contacting the borrower was noted after the officer opened the page',
  currencyDiffers: 'The loan is in another currency',
  hardshipIsOver: 'The request was answered or withdrawn',
  loanIsWrittenOff: 'The loan is written off',
  nameIsDecided: 'The new name was decided',
  nameIsUndecided: 'The case asks for a new name, which is decided by its own call',
  noRegulator: "The lender's data names no regulator",
  partIsNotOwed: 'Nothing of that part is owed',
  eventWaits: 'The event waits already and is sent by itself',
  eventIsTooLarge: 'The event is too large to be sent',
  noChart: "The lender's data has no chart of accounts",
  noAbbreviation: 'An account of the chart has no abbreviation of its company',
  noAccount: 'The chart has no number for an account of the month',
  twoCurrencies: 'A company would have two currencies',
  roleCannotDo: 'The role of the officer who would get it cannot do it',
  severalMarkets: 'The loans are of several markets; `markets` lists them',
  tooManyLoans: 'There are more loans than `atMost`',
  noLoans: 'No loan was found',
  loansAreCounted: 'The effect on each loan is still being computed',
  effectIsOfAnotherDay: 'The effect was computed on another day',
  tooManyViews: 'The officer keeps as many views as there can be',
  workIsOwn: 'The officer proposed or declined it before, so another one decides',
  workIsTheirs: 'The officer who would get it proposed or declined it before',
  proposerHasNoRight: 'The officer who proposed it has another role now, or no longer works here',
  promiseHasEnded: 'The promise was replaced or withdrawn',
  notPaidOut: 'The loan is not paid out',
  nothingIsReturned: 'Nothing of the payment waits as returned',
  nothingIsOwed: 'Nothing is owed on the loan',
  paymentIsInSuspense: 'The payment is in suspense',
  paymentIsNotInSuspense: 'The payment is not in suspense any more',
  paymentWasTakenBack: 'The payment was taken back before',
  refundIsUnderWay: 'A refund of the loan is under way',
  payoutAccountIsMissing: 'The borrower has no account that money could go to',
  returnWaits: 'Money of the payment came back and waits for an officer',
  paidByCredit: "The payment came out of the borrower's own credit",
  actIsOutdated: 'The proposal is of a form that is not taken any more',
  grantWaits: 'A role of the officer waits for a second person already',
  grantIsDecided: 'The role was decided, or its day has passed',
  grantIsOwn: 'The officer gave the role, so another one confirms it',
  valueIsNotAccepted: 'A value cannot count; `fields` names it where it is one field',
} as const
type DeskWhy = keyof typeof deskWhys

/** What a call of the desk declares: names of refusals, and reasons of `cannotBeDone` by their own. */
export type DeskRefused = Exclude<DeskRefusalName, 'cannotBeDone'> | DeskWhy

interface About {
  readonly fields?: readonly string[]
  readonly more?: Readonly<Record<string, unknown>>
}

interface Denied<Name extends DeskRefusalName> extends About {
  readonly refused: Name
}

interface CannotBeDone<Why extends DeskWhy> extends About {
  readonly refused: 'cannotBeDone'
  readonly more: { readonly why: Why; readonly [name: string]: unknown }
}

/** A use case of the desk returns it instead of a result. `fields` name the invalid input; `more` stands beside the code. */
export type DeskRefusal<Name extends DeskRefused = DeskRefused> =
  | Denied<Extract<Name, DeskRefusalName>>
  | CannotBeDone<Extract<Name, DeskWhy>>

/** Makes a refusal of the desk. */
export function deny<Name extends Exclude<DeskRefusalName, 'cannotBeDone'>>(
  refused: Name,
  about: About = {},
): Denied<Name> {
  return { refused, ...about }
}

/** Makes the refusal `cannotBeDone`, with why. */
export function cannot<Why extends DeskWhy>(why: Why, { more, ...about }: About = {}): CannotBeDone<Why> {
  return { refused: 'cannotBeDone', ...about, more: { why, ...more } }
}

/** The name under which a call declares a refusal. */
export function declaredName(refusal: DeskRefusal): DeskRefused {
  return refusal.refused === 'cannotBeDone' ? refusal.more.why : refusal.refused
}

/** True for a refusal, false for a result. */
export function isDenied(value: unknown): value is DeskRefusal {
  return typeof value === 'object' && value !== null && 'refused' in value
}
