// From counted rows to the figures of one market: what is outstanding and at risk, what was cured and lost, vintages, shares.

import { type Bucket, bucketNames, isBucket, monthsBetween, riskLevels, type Standing, shareBps } from './standing.ts'

/** Loans that moved from one standing to another since the end of the month before. Minor units of the day. */
export interface Move extends Omit<BucketSums, 'bucket'> {
  readonly was: Standing
  readonly standing: Standing
  /** Of the day before. */
  readonly wasPrincipalMinor: number
}

export interface BucketSums {
  readonly bucket: Bucket
  readonly loans: number
  readonly principalMinor: number
  readonly interestMinor: number
  readonly feeMinor: number
  readonly penaltyMinor: number
}

export interface Risk {
  readonly par: number
  readonly loans: number
  readonly principalMinor: number
  readonly owedMinor: number
  readonly shareBps: number
}

/** What stands in each bucket, the empty ones too. */
export function bucketsOf(moves: readonly Move[]): BucketSums[] {
  return bucketNames.map((bucket) => {
    const own = moves.filter(({ standing }) => standing === bucket)
    const sum = (of: Exclude<keyof BucketSums, 'bucket'>): number => own.reduce((total, move) => total + move[of], 0)
    return {
      bucket,
      loans: sum('loans'),
      principalMinor: sum('principalMinor'),
      interestMinor: sum('interestMinor'),
      feeMinor: sum('feeMinor'),
      penaltyMinor: sum('penaltyMinor'),
    }
  })
}

/** Everything in the buckets. */
export function totalOf(buckets: readonly BucketSums[]): {
  readonly loans: number
  readonly outstandingMinor: number
  readonly owedMinor: number
} {
  return {
    loans: buckets.reduce((sum, { loans }) => sum + loans, 0),
    outstandingMinor: buckets.reduce((sum, { principalMinor }) => sum + principalMinor, 0),
    owedMinor: buckets.reduce((sum, bucket) => sum + owedIn(bucket), 0),
  }
}

function owedIn({ principalMinor, interestMinor, feeMinor, penaltyMinor }: BucketSums): number {
  return principalMinor + interestMinor + feeMinor + penaltyMinor
}

/** Portfolio at risk: PAR n is the share of the outstanding principal that belongs to loans which are so late. */
export function riskOf(buckets: readonly BucketSums[]): Risk[] {
  const { outstandingMinor } = totalOf(buckets)
  return riskLevels.map(({ par }, level) => {
    // The first bucket is not late; each level leaves out one more.
    const late = totalOf(buckets.slice(level + 1))
    return {
      par,
      loans: late.loans,
      principalMinor: late.outstandingMinor,
      owedMinor: late.owedMinor,
      shareBps: shareBps(late.outstandingMinor, outstandingMinor),
    }
  })
}

/** Loans that were late at the end of the month before and are neither late nor written off now. */
export function curedOf(moves: readonly Move[]) {
  const wasLate = moves.filter(({ was }) => isBucket(was) && was !== 'current')
  const cured = wasLate.filter(({ standing }) => standing === 'current' || standing === 'paid')
  const loans = loansOf(cured)
  const ofLoans = loansOf(wasLate)
  const principalMinor = cured.reduce((sum, move) => sum + move.wasPrincipalMinor, 0)
  return { loans, principalMinor, ofLoans, shareBps: shareBps(loans, ofLoans) }
}

/** Loans that were written off since, with the principal that was given up. */
export function lostOf(moves: readonly Move[]) {
  const lost = moves.filter(({ was, standing }) => standing === 'writtenOff' && was !== 'writtenOff')
  return { loans: loansOf(lost), principalMinor: lost.reduce((sum, move) => sum + move.principalMinor, 0) }
}

function loansOf(moves: readonly Move[]): number {
  return moves.reduce((sum, { loans }) => sum + loans, 0)
}

/** Loans of one month of payout, by how many months later they were first late enough; null for never. */
export interface VintageCount {
  /** `YYYY-MM`. */
  readonly paidOut: string
  readonly lateAfterMonths: number | null
  readonly loans: number
}

/** For each month of payout, the share that was ever late enough, by months since: as many as have passed by `month`. */
export function vintagesOf(counts: readonly VintageCount[], month: string) {
  const months = [...new Set(counts.map(({ paidOut }) => paidOut))].sort()
  return months.map((paidOut) => {
    const own = counts.filter((count) => count.paidOut === paidOut)
    const loans = own.reduce((sum, count) => sum + count.loans, 0)
    const everLate = Array.from({ length: monthsBetween(paidOut, month) + 1 }, (_, passed) => {
      const late = own
        .filter(({ lateAfterMonths }) => lateAfterMonths !== null && lateAfterMonths <= passed)
        .reduce((sum, count) => sum + count.loans, 0)
      return { months: passed, loans: late, shareBps: shareBps(late, loans) }
    })
    return { paidOut, loans, everLate }
  })
}
