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
/** Late loans by the day since which something is due, `YYYY-MM-DD`: in the order of their names the most days late come first. */
export const dueFigure = (since: string): string => `due:${since}`
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

/**
 * How many days late every loan of these filters is, from and through (null: without an end); null where loans fit that are not late, or
 * are written off.
 */
export function daysLateOf({
  standing,
  par,
}: LoanFilters): { readonly from: number; readonly through: number | null } | null {
  const at = buckets.findIndex(({ bucket }) => bucket === standing)
  if (standing !== undefined && at < 0) return null
  const risk = riskLevels.find((level) => String(level.par) === par)
  const from = Math.max(buckets[at]?.fromDays ?? 0, risk?.fromDays ?? 0)
  if (from === 0) return null
  const beyond = at < 0 ? undefined : buckets[at + 1]?.fromDays
  return { from, through: beyond === undefined ? null : beyond - 1 }
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
