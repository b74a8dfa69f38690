// The states of an application, from the first step to its end, and the steps between them.

/** `checking`: handed in, and somebody outside is asked. `referred`: handed in, and a person decides. */
export const applicationStates = ['open', 'checking', 'referred', 'approved', 'declined', 'ended'] as const
export type ApplicationState = (typeof applicationStates)[number]

/** Handed in, and not decided: the borrower waits. */
export const awaitedApplicationStates: readonly ApplicationState[] = ['checking', 'referred']

/** It may still lead to a loan. */
export const liveApplicationStates: readonly ApplicationState[] = ['open', 'checking', 'referred', 'approved']

/** A decline becomes an approval only where a person looked at it again (APPLICATION-15). */
const leadsTo = {
  open: ['checking', 'referred', 'approved', 'declined', 'ended'],
  checking: ['referred', 'approved', 'declined', 'ended'],
  referred: ['approved', 'declined', 'ended'],
  approved: ['ended'],
  declined: ['approved'],
  ended: [],
} as const satisfies Record<ApplicationState, readonly ApplicationState[]>

/** The states from which one step leads to `to`. */
export function statesBefore(to: ApplicationState): readonly ApplicationState[] {
  return applicationStates.filter((from) => (leadsTo[from] as readonly ApplicationState[]).includes(to))
}
