// What a lender decides about its books: how fees are earned, when accrual stops, and what loss is expected. Data with a version.

/** Expected loss of loans that are so many days past due and more, until the next row. */
export interface AllowanceRate {
  /** IFRS 9: 1 as at first, 2 with a significant increase of risk, 3 credit-impaired. */
  readonly stage: 1 | 2 | 3
  readonly fromDays: number
  readonly rateBps: number
}

export interface BooksPolicy {
  /** Names this policy in every entry that was posted by it. */
  readonly version: string
  readonly feeMethod: 'effectiveRate' | 'straightLine'
  /** Accrual stops on the day on which a loan is so many days past due. */
  readonly nonAccrualDays: number
  /** Accrual comes back once nothing was past due for so many days in a row; 0: on the day on which nothing is. */
  readonly cureDays: number
  /** By days past due, the first from 0. */
  readonly allowance: readonly AllowanceRate[]
}

/**
 * The policy without a lender's own. Stages by the presumptions of IFRS 9: more than 30 days past due is a significant increase
 * (5.5.11), 90 days is a default (B5.5.37). The rates are samples: a lender has to replace them.
 */
export const samplePolicy: BooksPolicy = {
  version: 'sample-1',
  feeMethod: 'effectiveRate',
  nonAccrualDays: 90,
  cureDays: 30,
  allowance: [
    { stage: 1, fromDays: 0, rateBps: 200 },
    { stage: 1, fromDays: 1, rateBps: 800 },
    { stage: 2, fromDays: 31, rateBps: 2_500 },
    { stage: 2, fromDays: 61, rateBps: 5_000 },
    { stage: 3, fromDays: 90, rateBps: 8_000 },
  ],
}

/** The row for a loan that is so many days past due. Throws where no row begins at 0. */
export function allowanceRate({ allowance }: Pick<BooksPolicy, 'allowance'>, daysPastDue: number): AllowanceRate {
  const row = allowance.findLast(({ fromDays }) => fromDays <= daysPastDue)
  if (row === undefined) throw new RangeError(`no rate of expected loss for ${daysPastDue} days past due`)
  return row
}

/** What is wrong with a policy, by field; empty for one that can be used. */
export function policyFaults({ version, nonAccrualDays, cureDays, allowance }: BooksPolicy): string[] {
  const faults: string[] = []
  if (version.trim() === '') faults.push('version: it has to have a name')
  if (!isCount(nonAccrualDays) || nonAccrualDays === 0) faults.push('nonAccrualDays: days, 1 or more')
  if (!isCount(cureDays)) faults.push('cureDays: days, 0 or more')
  if (allowance[0]?.fromDays !== 0) faults.push('allowance: the first row begins at 0 days')
  for (const [index, { stage, fromDays, rateBps }] of allowance.entries()) {
    const before = allowance[index - 1]
    if (!isCount(rateBps) || rateBps > 10_000) faults.push(`allowance[${index}].rateBps: from 0 to 10000`)
    if (before !== undefined && !(isCount(fromDays) && fromDays > before.fromDays))
      faults.push(`allowance[${index}].fromDays: more than in the row before`)
    if (before !== undefined && stage < before.stage) faults.push(`allowance[${index}].stage: not below the row before`)
  }
  return faults
}

function isCount(of: number): boolean {
  return Number.isSafeInteger(of) && of >= 0
}
