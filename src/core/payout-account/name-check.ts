// What the name on a payout account comes to: whether money may go there by itself, or an officer decides first.

/** `cannotTell`: the bank does not say, or the provider did not answer in time. */
export const nameOutcomes = ['same', 'similar', 'other', 'noAccount', 'cannotTell'] as const
export type NameOutcome = (typeof nameOutcomes)[number]

/** `release`: the money goes there. `otherAccount`: the borrower is asked for another account. */
export const nameDecisions = ['release', 'otherAccount'] as const
export type NameDecision = (typeof nameDecisions)[number]

/** Hours after which a provider that does not answer is waited for no longer: an officer decides. */
export const nameAnswerHours = 4

export interface NameStanding {
  readonly outcome: NameOutcome | null
  readonly decision: NameDecision | null
}

/**
 * What a first payout does. `ask`: it is unknown in whose name the account is. `hold`: it waits for an officer. A name that is not
 * known holds the money as a wrong one does: silence of a provider is no yes.
 */
export function nameGate({ outcome, decision }: NameStanding): 'pass' | 'ask' | 'hold' {
  if (decision !== null) return decision === 'release' ? 'pass' : 'hold'
  if (outcome === null) return 'ask'
  return outcome === 'same' || outcome === 'similar' ? 'pass' : 'hold'
}

/** Outcomes that hold a payout. */
export const heldOutcomes = ['other', 'noAccount', 'cannotTell'] as const satisfies readonly NameOutcome[]
