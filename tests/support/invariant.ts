// The fourteen invariants that hold at every moment: their names, and the shape of a violation.

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
  'givenUpEarnsNothing',
  'suspenseIsWork',
] as const
export type InvariantName = (typeof invariantNames)[number]

/** One violation: the invariant and the figures that violate it. It names a loan at most, never a person. */
export interface Violation {
  readonly invariant: InvariantName
  readonly says: string
}

/** Keeps the violated invariants. Texts are built only for those: millions of checks pass for each that fails. */
export function violationsOf(
  table: readonly (readonly [holds: boolean, invariant: InvariantName, says: () => string])[],
): Violation[] {
  const broken: Violation[] = []
  for (const [holds, invariant, says] of table) if (!holds) broken.push({ invariant, says: says() })
  return broken
}
