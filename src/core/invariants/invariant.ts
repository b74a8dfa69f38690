// The twelve sentences that hold at every moment, whatever happened: their names, and what a breach of one looks like.

/** In the order of the list in docs/decisions/0015-proof.md. Each is checked over the core, over the database, or both. */
export const invariantNames = [
  'postingsAddUpToZero',
  'receivableFollowsFromEvents',
  'nothingIsNegative',
  'oneEntryForEachCause',
  'acknowledgedIsKept',
  'refusalChangesNothing',
  'dayAccruesOnce',
  'chargesStayWithinCaps',
  'statusFollowsFromLedger',
  'paidOutIsWhatWasAgreed',
  'oneOfEachIsOpen',
  'pastIsNotRewritten',
] as const
export type InvariantName = (typeof invariantNames)[number]

/** One breach: which sentence, and the figures that break it. Names a loan at most, never a person. */
export interface Violation {
  readonly invariant: InvariantName
  readonly says: string
}

/** Keeps the sentences whose condition is broken. Their figures are put into words only then: millions hold for each that breaks. */
export function violationsOf(
  table: readonly (readonly [holds: boolean, invariant: InvariantName, says: () => string])[],
): Violation[] {
  const broken: Violation[] = []
  for (const [holds, invariant, says] of table) if (!holds) broken.push({ invariant, says: says() })
  return broken
}
