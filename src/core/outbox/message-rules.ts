// What a borrower can do without: each kind of message, and for each channel whether it can be turned off or why it cannot.

import type { StandingStop } from './contact.ts'

/** The kinds that people tell apart. */
export const messageKinds = ['codes', 'security', 'loan', 'cases', 'receipts', 'reminders'] as const
export type MessageKind = (typeof messageKinds)[number]

/**
 * Ways that a message can go: as a text, or shown on the phone by the lender's app, which then says one neutral line and no more.
 * E-mail carries news only, which are asked for and stopped where they are.
 */
export const messageChannels = ['sms', 'push'] as const
export type MessageChannel = (typeof messageChannels)[number]

/**
 * Why a kind is always sent. `youAsk`: the borrower asked for it a moment ago. `safety`: it tells of something that somebody else may
 * have done. `contract`: it tells of the loan's own turns, which the agreement says we tell. `law`: a complaint has to be answered.
 */
export type AlwaysBecause = 'youAsk' | 'safety' | 'contract' | 'law'

/**
 * Why a kind never goes by a channel. `secret`: it has to be read by who holds the number, and a lock screen shows it to anybody.
 * `otherHands`: it warns of somebody who may hold the phone with the app.
 */
type NeverBecause = 'secret' | 'otherHands'

/** `choice`: sent unless the borrower has turned it off. */
export type MessageRule = 'choice' | { readonly always: AlwaysBecause } | { readonly never: NeverBecause }

/** One line for each kind, one column for each channel. */
export const messageRules = {
  codes: { sms: { always: 'youAsk' }, push: { never: 'secret' } },
  security: { sms: { always: 'safety' }, push: { never: 'otherHands' } },
  loan: { sms: { always: 'contract' }, push: 'choice' },
  cases: { sms: { always: 'law' }, push: 'choice' },
  receipts: { sms: 'choice', push: 'choice' },
  reminders: { sms: 'choice', push: 'choice' },
} as const satisfies Readonly<Record<MessageKind, Readonly<Record<MessageChannel, MessageRule>>>>

/** Kinds that a borrower can turn off in a channel. */
export type ChosenKind<Channel extends MessageChannel = 'sms'> = {
  [Kind in MessageKind]: (typeof messageRules)[Kind][Channel] extends 'choice' ? Kind : never
}[MessageKind]

function chosenIn<Channel extends MessageChannel>(channel: Channel): readonly ChosenKind<Channel>[] {
  return messageKinds.filter((kind): kind is ChosenKind<Channel> => messageRules[kind][channel] === 'choice')
}

export const chosenKinds = {
  sms: chosenIn('sms'),
  push: chosenIn('push'),
} satisfies Readonly<Record<MessageChannel, readonly MessageKind[]>>

/** True where a borrower's wish decides whether it goes by the channel. */
export function isChosen<Channel extends MessageChannel>(
  kind: MessageKind,
  channel: Channel,
): kind is ChosenKind<Channel> {
  return messageRules[kind][channel] === 'choice'
}

export type PushedKind = ChosenKind<'push'>

/** True for what has to arrive: where the phone does not show it in time, it is texted. */
export function mustArrive(kind: MessageKind): boolean {
  return messageRules[kind].sms !== 'choice'
}

/** Minutes that a message which has to arrive waits for the word that the phone has shown it. */
export const pushWaitMinutes = 10

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
export type MessageStopped = 'unwanted' | 'tooMany' | 'outOfDate' | StandingStop

export interface MessageTurn {
  readonly kind: MessageKind
  /** The kinds that the borrower has turned off in every channel that could carry it now. */
  readonly turnedOff: readonly MessageKind[]
  /** CONTACT-3: what somebody told an officer stands against messages that press for money. */
  readonly standing: StandingStop | null
  /** CONTACT-2: one more of those would pass a limit of the market. */
  readonly isTooMany: boolean
}

/** Decided when the message leaves: a wish may be newer than the message. Null: it leaves. */
export function whyMessageIsStopped({ kind, turnedOff, standing, isTooMany }: MessageTurn): MessageStopped | null {
  if (isChosen(kind, 'sms') && turnedOff.includes(kind)) return 'unwanted'
  if (!isCapped(kind)) return null
  return standing ?? (isTooMany ? 'tooMany' : null)
}
