// What the desk refuses, by name, with the HTTP status of each. The name is the wire's code; the words are the server's.

export const deskRefusalStatuses = {
  badInput: 400,
  reportIsWrong: 400,
  sessionIsMissing: 401,
  rightIsMissing: 403,
  formIsForeign: 403,
  passkeyIsNotAccepted: 403,
  loginIsTooLongAgo: 403,
  proposalIsOwn: 403,
  caseNamesYou: 403,
  officerIsYou: 403,
  notFound: 404,
  methodIsWrong: 405,
  itemIsTaken: 409,
  itemIsNotYours: 409,
  officerIsLast: 409,
  passkeyIsLast: 409,
  tooManyPasskeys: 409,
  providerSaysRole: 409,
  proposalIsDecided: 409,
  proposalHasExpired: 409,
  loanHasMoved: 409,
  cannotBeDone: 409,
  invitationIsOver: 410,
  invitationCodeIsWrong: 403,
  invitationWaits: 409,
  invitationIsForAnother: 403,
  bodyIsTooLarge: 413,
  bodyIsUnreadable: 415,
  keyWasUsed: 422,
  tooManyCalls: 429,
  failed: 500,
  outOfReach: 503,
} as const

export type DeskRefusalName = keyof typeof deskRefusalStatuses

/** A use case of the desk returns it instead of a result. `fields` name the invalid input; `more` stands beside the code. */
export interface DeskRefusal {
  readonly refused: DeskRefusalName
  readonly fields?: readonly string[]
  readonly more?: Readonly<Record<string, unknown>>
}

/** Makes a refusal of the desk. */
export function deny(refused: DeskRefusalName, about: Omit<DeskRefusal, 'refused'> = {}): DeskRefusal {
  return { refused, ...about }
}

/** True for a refusal, false for a result. */
export function isDenied(value: unknown): value is DeskRefusal {
  return typeof value === 'object' && value !== null && 'refused' in value
}
