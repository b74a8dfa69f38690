// The states of an application, from the first step to its end.

export const applicationStates = ['open', 'approved', 'declined', 'ended'] as const
export type ApplicationState = (typeof applicationStates)[number]

/** It may still lead to a loan. */
export const liveApplicationStates: readonly ApplicationState[] = ['open', 'approved']
