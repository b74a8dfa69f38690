// The posting rules of the books: what an accountant adds to the ledger of a loan, each with the two accounts that it moves.

/**
 * Accounts beside those of the ledger. `incomeAccrued` (asset): earned by days and not yet due. `deferredFees`, `interestUnearned`
 * (liabilities): charged or paid, and not yet earned. `suspendedIncome` (against receivables): earned, unpaid, and not counted on.
 * `memoSuspended`, `memoContra`: the memorandum of it, outside the balance sheet. `lossAllowance` (against receivables) and
 * `impairmentLoss` (expense): expected loss. `taxPayable` (liability): tax of what was charged; `memoTaxed`, against `memoContra`: what it was
 * charged on, without the tax.
 */
export const bookAccounts = [
  'incomeAccrued',
  'deferredFees',
  'interestUnearned',
  'suspendedIncome',
  'lossAllowance',
  'impairmentLoss',
  'taxPayable',
  'memoSuspended',
  'memoTaxed',
  'memoContra',
] as const
type OwnAccount = (typeof bookAccounts)[number]

/** An account of the ledger that the books correct, or one of their own. */
export type BookAccount = OwnAccount | 'feeIncome' | 'interestIncome' | 'penaltyIncome' | 'writeOff'

/** What a rule moves while its figure rises; where it falls, the two change places. */
interface PostingRule {
  readonly debit: BookAccount
  readonly credit: BookAccount
}

/** ACCOUNTING-1: every act on the books is a row here. The order is that of the lines of an entry. */
export const postingRules = {
  feeDeferred: { debit: 'feeIncome', credit: 'deferredFees' },
  feeAccrued: { debit: 'incomeAccrued', credit: 'feeIncome' },
  interestAccrued: { debit: 'incomeAccrued', credit: 'interestIncome' },
  interestUnearned: { debit: 'interestIncome', credit: 'interestUnearned' },
  feeSuspended: { debit: 'feeIncome', credit: 'suspendedIncome' },
  interestSuspended: { debit: 'interestIncome', credit: 'suspendedIncome' },
  penaltySuspended: { debit: 'penaltyIncome', credit: 'suspendedIncome' },
  memorandum: { debit: 'memoSuspended', credit: 'memoContra' },
  allowance: { debit: 'impairmentLoss', credit: 'lossAllowance' },
  allowanceUsed: { debit: 'lossAllowance', credit: 'writeOff' },
  writeOffOfDeferred: { debit: 'deferredFees', credit: 'writeOff' },
  writeOffOfUnearned: { debit: 'interestUnearned', credit: 'writeOff' },
  writeOffOfSuspended: { debit: 'suspendedIncome', credit: 'writeOff' },
  writeOffOfAccrued: { debit: 'writeOff', credit: 'incomeAccrued' },
  feeTax: { debit: 'feeIncome', credit: 'taxPayable' },
  interestTax: { debit: 'interestIncome', credit: 'taxPayable' },
  penaltyTax: { debit: 'penaltyIncome', credit: 'taxPayable' },
  feeTaxed: { debit: 'memoTaxed', credit: 'memoContra' },
  interestTaxed: { debit: 'memoTaxed', credit: 'memoContra' },
  penaltyTaxed: { debit: 'memoTaxed', credit: 'memoContra' },
} as const satisfies Readonly<Record<string, PostingRule>>
export type PostingRuleName = keyof typeof postingRules
export const postingRuleNames = Object.keys(postingRules) as PostingRuleName[]

/** What the books add to the ledger of one loan: minor units for each rule, 0 or more. */
export type BookFigures = Readonly<Record<PostingRuleName, number>>

/** A loan without anything to add. */
export const noFigures: BookFigures = {
  feeDeferred: 0,
  feeAccrued: 0,
  interestAccrued: 0,
  interestUnearned: 0,
  feeSuspended: 0,
  interestSuspended: 0,
  penaltySuspended: 0,
  memorandum: 0,
  allowance: 0,
  allowanceUsed: 0,
  writeOffOfDeferred: 0,
  writeOffOfUnearned: 0,
  writeOffOfSuspended: 0,
  writeOffOfAccrued: 0,
  feeTax: 0,
  interestTax: 0,
  penaltyTax: 0,
  feeTaxed: 0,
  interestTaxed: 0,
  penaltyTaxed: 0,
}

/** One line of an entry of the books: balanced by construction. `amountMinor` > 0. */
export interface BookLine {
  readonly rule: PostingRuleName
  readonly debit: BookAccount
  readonly credit: BookAccount
  readonly amountMinor: number
}

/** The lines that lead from one set of figures to another, in the order of the rules. Throws for a figure below 0. */
export function linesBetween(before: BookFigures, after: BookFigures): BookLine[] {
  const lines: BookLine[] = []
  for (const rule of postingRuleNames) {
    if (!Number.isSafeInteger(after[rule]) || after[rule] < 0)
      throw new Error(`the books have ${after[rule]} for ${rule}`)
    const changeMinor = after[rule] - before[rule]
    const { debit, credit } = postingRules[rule]
    if (changeMinor > 0) lines.push({ rule, debit, credit, amountMinor: changeMinor })
    if (changeMinor < 0) lines.push({ rule, debit: credit, credit: debit, amountMinor: -changeMinor })
  }
  return lines
}

/** What the books hold on an account, minor units, debit positive. */
export function balanceOf(figures: BookFigures, account: BookAccount): number {
  let sum = 0
  for (const rule of postingRuleNames) {
    if (postingRules[rule].debit === account) sum += figures[rule]
    if (postingRules[rule].credit === account) sum -= figures[rule]
  }
  return sum
}
