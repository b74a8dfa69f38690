// The figures of a day by name, and which of them hold every loan that a list asks for.

import { buckets, isBucket, riskLevels, type Standing, standings } from './standing.ts'

/** Which loans of a day; what is left out does not matter. */
export interface LoanFilters {
  readonly market?: string | undefined
  readonly standing?: Standing | undefined
  /** Their bucket at the end of the month before. */
  readonly was?: Standing | undefined
  /** Late at the end of the month before and not any more; written off since. */
  readonly moved?: 'cured' | 'lost' | undefined
  readonly par?: string | undefined
  /** Past due, written off or not. */
  readonly late?: 'any' | undefined
  /** Owed and not written off. */
  readonly open?: 'any' | undefined
  /** `YYYY-MM`. */
  readonly paidOut?: string | undefined
  readonly everLate?: 'yes' | undefined
  readonly channel?: string | undefined
  readonly decided?: 'approved' | 'declined' | undefined
  readonly reason?: string | undefined
}

/** Loans that moved from one standing to another since the end of the month before. */
export const moveFigure = (was: string, standing: string): string => `${was}>${standing}`
/** Loans that a channel paid in the month. */
export const channelFigure = (channel: string): string => `channel:${channel}`
/** Loans that were decided in the month; the declined ones also by reason. */
export const decidedFigure = (decided: 'approved' | 'declined', reason?: string): string =>
  reason === undefined ? decided : `${decided}:${reason}`
/** Loans of a month of payout that were ever late enough for their vintage. */
export const everLateFigure = (paidOut: string): string => `everLate:${paidOut}`

/** Loans that were paid long ago: no figure has them, and they are most of an old book. They are not listed. */
export const unlistedFigure = moveFigure('paid', 'paid')

/**
 * Figures that hold every loan of these filters, and perhaps others; null where none do. `vintagesFrom` is the first month of payout,
 * `YYYY-MM`, whose vintage is counted.
 */
export function figuresWith(filters: LoanFilters, vintagesFrom: string): string[] | null {
  const { channel, decided, reason, everLate, paidOut } = filters
  if (channel !== undefined) return [channelFigure(channel)]
  if (decided === 'approved') return [decidedFigure('approved')]
  if (decided === 'declined') return [decidedFigure('declined', reason)]
  if (everLate !== undefined && paidOut !== undefined && paidOut >= vintagesFrom) return [everLateFigure(paidOut)]
  const moves = standings
    .filter((standing) => standing !== 'none')
    .flatMap((standing) => standings.map((was) => ({ was, standing })))
  const found = moves.filter((move) => fits(filters, move)).map(({ was, standing }) => moveFigure(was, standing))
  return found.includes(unlistedFigure) ? null : found
}

function fits(
  { standing: only, was: onlyWas, moved, par, late, open }: LoanFilters,
  { was, standing }: { readonly was: Standing; readonly standing: Standing },
): boolean {
  const from = buckets.find(({ bucket }) => bucket === standing)?.fromDays ?? null
  const risk = riskLevels.find((level) => String(level.par) === par)
  return (
    (only === undefined || standing === only) &&
    (onlyWas === undefined || was === onlyWas) &&
    (risk === undefined || (from !== null && from >= risk.fromDays)) &&
    (open === undefined || from !== null) &&
    (late === undefined || standing === 'writtenOff' || (from !== null && from > 0)) &&
    (moved !== 'lost' || (standing === 'writtenOff' && was !== 'writtenOff')) &&
    (moved !== 'cured' || ((standing === 'current' || standing === 'paid') && isBucket(was) && was !== 'current'))
  )
}
