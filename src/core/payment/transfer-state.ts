// The states of money that we send or take ourselves: payouts, refunds, and payments with a saved card.

/** A refund, and a payout attempt. `sent`: the provider has it, or its answer was lost. */
export const transferStates = ['asked', 'sent', 'paid', 'failed'] as const
export type TransferState = (typeof transferStates)[number]

/** A payout attempt can also come back after it was paid. */
const payoutAttemptStates = [...transferStates, 'returned'] as const
export type PayoutAttemptState = (typeof payoutAttemptStates)[number]

/** Neither paid nor failed: another one must not begin. */
export const liveTransferStates: readonly TransferState[] = ['asked', 'sent']

/** Answered by the provider, one way or the other. */
export const answeredPayoutStates: readonly PayoutAttemptState[] = payoutAttemptStates.filter(
  (state) => state !== 'asked' && state !== 'sent',
)

/** Why a payout came back, as borrowers are told. `other`: the provider gave a reason that is not in this list. */
const payoutFailures = [
  'accountUnknown',
  'accountClosed',
  'nameDiffers',
  'nameNotTold',
  'limitReached',
  'other',
] as const
export type PayoutFailure = (typeof payoutFailures)[number]

/** The failure that a provider's reason names. */
export function payoutFailureOf(reason: string): PayoutFailure {
  return payoutFailures.find((failure) => failure === reason) ?? 'other'
}

/** `codeAsked`: nothing is taken yet. `unknown`: the processor was asked. `dead`: given up before anything was taken. */
export const cardPaymentStates = ['codeAsked', 'unknown', 'paid', 'declined', 'dead'] as const
export type CardPaymentState = (typeof cardPaymentStates)[number]

/** A card that is being added. `asked`: the processor has not answered. `open`: the number can be typed there. */
export const cardSetupStates = ['asked', 'open', 'saved', 'failed'] as const
export type CardSetupState = (typeof cardSetupStates)[number]

/** One at a time for each borrower. */
export const liveCardSetupStates: readonly CardSetupState[] = ['asked', 'open']

/** Not finished: another payment for the order must not begin. */
export const liveCardPaymentStates: readonly CardPaymentState[] = ['codeAsked', 'unknown']
