// Finds the rate at which what was advanced equals what is paid back. Bisection on a bracket, for rates of any height.

/** Money that moves `at` units of time (years, months, periods) after the start. */
interface Flow {
  readonly at: number
  readonly amountMinor: number
}

/** Both sides of a loan: the borrower's net proceeds and payments. */
export interface CashFlows {
  readonly advances: readonly Flow[]
  readonly payments: readonly Flow[]
}

/** Beyond this the effective rate is no finite number: e to the 700. */
const steepestLogRate = 700

/**
 * The effective rate per unit of time: sum of advances x (1+i)^-t = sum of payments x (1+i)^-t. 0.01 is 1 %.
 * Works on ln(1+i), so that a loan of a day and one of thirty years are alike. Negative where less comes back than went
 * out. Throws a RangeError where no such rate exists (no payments, or a rate without end).
 */
export function effectiveRatePerUnit(cash: CashFlows): number {
  const worth = (flows: readonly Flow[], logRate: number): number =>
    flows.reduce((sum, flow) => sum + flow.amountMinor * Math.exp(-logRate * flow.at), 0)
  const root = findRoot((logRate) => worth(cash.advances, logRate) - worth(cash.payments, logRate), {
    firstStep: 0.015625,
    lowest: -steepestLogRate,
    highest: steepestLogRate,
  })
  return Math.expm1(root)
}

/** Where to look: outward from zero in doubling steps, never beyond the ends. */
export interface Bracket {
  readonly firstStep: number
  readonly lowest: number
  readonly highest: number
}

/**
 * The root of a function that is below zero to the left of it and above to the right, found to the last bit. Starts at
 * zero and doubles the step until the root is bracketed. Throws a RangeError when there is none between the ends.
 */
export function findRoot(excessAt: (rate: number) => number, bracket: Bracket): number {
  const signAtZero = Math.sign(excessAt(0))
  if (signAtZero === 0) return 0
  const end = signAtZero === 1 ? bracket.lowest : bracket.highest
  let inside = 0
  let outside = Math.sign(end) * bracket.firstStep
  while (Math.sign(excessAt(outside)) === signAtZero) {
    if (outside === end) throw new RangeError('no rate makes the payments worth what was advanced')
    inside = outside
    // Stryker disable next-line MethodExpression: one great step leads to the same root, by more halves
    outside = Math.sign(end) * Math.min(Math.abs(outside * 2), Math.abs(end))
  }
  for (;;) {
    const middle = (inside + outside) / 2
    if (middle === inside || middle === outside) return outside
    if (Math.sign(excessAt(middle)) === signAtZero) inside = middle
    else outside = middle
  }
}
