// What a borrower can do without: each kind of text message, and whether it can be turned off or why it cannot.

/** The kinds that people tell apart. */
export const messageKinds = ['codes', 'security', 'loan', 'cases', 'receipts', 'reminders'] as const
export type MessageKind = (typeof messageKinds)[number]

/** Ways that a message can go. E-mail carries news only, which are asked for and stopped where they are. */
export const messageChannels = ['sms'] as const
export type MessageChannel = (typeof messageChannels)[number]

/**
 * Why a kind is always sent. `youAsk`: the borrower asked for it a moment ago. `safety`: it tells of something that somebody else may
 * have done. `contract`: it tells of the loan's own turns, which the agreement says we tell. `law`: a complaint has to be answered.
 */
export type AlwaysBecause = 'youAsk' | 'safety' | 'contract' | 'law'

/** `choice`: sent unless the borrower has turned it off. */
export type MessageRule = 'choice' | { readonly always: AlwaysBecause }

/** One line for each kind, one column for each channel. */
export const messageRules = {
  codes: { sms: { always: 'youAsk' } },
  security: { sms: { always: 'safety' } },
  loan: { sms: { always: 'contract' } },
  cases: { sms: { always: 'law' } },
  receipts: { sms: 'choice' },
  reminders: { sms: 'choice' },
} as const satisfies Readonly<Record<MessageKind, Readonly<Record<MessageChannel, MessageRule>>>>

/** Kinds that a borrower can turn off in some channel. */
export type ChosenKind = {
  [Kind in MessageKind]: 'choice' extends (typeof messageRules)[Kind][MessageChannel] ? Kind : never
}[MessageKind]

export const chosenKinds = messageKinds.filter((kind): kind is ChosenKind =>
  messageChannels.some((channel) => messageRules[kind][channel] === 'choice'),
)

/** True where a borrower's wish decides about it. */
export function isChosen(kind: MessageKind): kind is ChosenKind {
  return chosenKinds.some((chosen) => chosen === kind)
}

/** How often a borrower may be contacted without having asked, in all channels together. A figure for the lender's counsel. */
export interface ContactCap {
  /** In 24 hours. */
  readonly dayAtMost: number
  /** In seven days. */
  readonly weekAtMost: number
}

/** The kinds that press for money: what a market's cap counts. */
export type CappedKind = 'reminders'
export const isCapped = (kind: MessageKind): kind is CappedKind => kind === 'reminders'

/** Why a message that was written does not leave. */
export type MessageStopped = 'unwanted' | 'tooMany'

export interface MessageTurn {
  readonly kind: MessageKind
  /** The kinds that the borrower has turned off in the message's channel. */
  readonly turnedOff: readonly MessageKind[]
  /** Those of its kind that left to the same number before. */
  readonly sent: { readonly inADay: number; readonly inAWeek: number }
}

/** Decided when the message leaves: a wish may be newer than the message. Null: it leaves. */
export function whyMessageIsStopped(
  { kind, turnedOff, sent }: MessageTurn,
  caps: Readonly<Record<CappedKind, ContactCap>>,
): MessageStopped | null {
  if (isChosen(kind) && turnedOff.includes(kind)) return 'unwanted'
  if (!isCapped(kind)) return null
  return isCapReached(sent, caps[kind]) ? 'tooMany' : null
}

/** True where one more would be too many. */
export function isCapReached(sent: MessageTurn['sent'], { dayAtMost, weekAtMost }: ContactCap): boolean {
  return sent.inADay >= dayAtMost || sent.inAWeek >= weekAtMost
}
