// The chart of accounts: the names that the ledger table stores, and what each one holds.

/**
 * One loan's accounts. Balances are signed minor units, debit positive: an asset is positive, income and what we owe the
 * borrower are negative. The order is the order in which postings are written.
 */
export const ledgerAccounts = [
  /** Money received from borrowers through payment channels. */
  'cashClearing',
  /** Money sent to borrowers: net proceeds of loans. */
  'payoutClearing',
  /** Credit balances sent back to borrowers. */
  'refundClearing',
  /** Principal that is still owed. */
  'loanPrincipal',
  'interestReceivable',
  /** Agreed fees that fell due and are not paid. */
  'feeReceivable',
  /** Late charges that are not paid. */
  'penaltyReceivable',
  /** What a borrower paid beyond what was owed. */
  'creditBalance',
  'interestIncome',
  'feeIncome',
  'penaltyIncome',
  /** What the lender forgave. */
  'waiverExpense',
  /** Money that could not be assigned: a refund that later proved too high, a payment without an order. */
  'suspense',
  /** What was receivable of loans that the lender has given up. */
  'writeOff',
  /** What borrowers paid of such loans afterwards. */
  'recoveryIncome',
] as const
export type LedgerAccount = (typeof ledgerAccounts)[number]

/** A balance for every account, minor units, debit positive. The sum over all accounts is 0. */
export type LedgerBalances = Readonly<Record<LedgerAccount, number>>

/** All accounts together: 0 when they balance. Listed one by one for speed: it runs a million times. */
export function sumOfBalances(of: LedgerBalances): number {
  const cash = of.cashClearing + of.payoutClearing + of.refundClearing
  const owed = of.loanPrincipal + of.interestReceivable + of.feeReceivable + of.penaltyReceivable
  const earned = of.interestIncome + of.feeIncome + of.penaltyIncome
  const given = of.waiverExpense + of.writeOff + of.recoveryIncome
  return cash + owed + of.creditBalance + earned + given + of.suspense
}

/** One line of an entry. Balanced by construction: what is debited is credited. `amountMinor` > 0, `debit` is not `credit`. */
export interface LedgerTransfer {
  readonly debit: LedgerAccount
  readonly credit: LedgerAccount
  readonly amountMinor: number
}

/** Our account, or `bank:*` for all of a kind that has no line of its own, to the lender's number. */
export type GlMap = Readonly<Record<string, string>>

/** Accounts that come with providers and banks: one line for all of a kind is enough. */
const growing = ['providerClearing', 'providerFees', 'bank'] as const

/** What a map has to have, so that every account there will ever be has a number. */
export const glAccountsNeeded: readonly string[] = [
  ...ledgerAccounts,
  'bankTransit',
  ...growing.map((kind) => `${kind}:*`),
]

/** True for a name that a map may have: one of ours, or one provider or bank. */
export function isGlAccount(name: string): boolean {
  return glAccountsNeeded.includes(name) || growing.some((kind) => name.startsWith(`${kind}:`) && name !== `${kind}:`)
}

/** The lender's number of an account of ours: its own line, or else that of its kind. */
export function glNumberOf(map: GlMap, account: string): string {
  const number = map[account] ?? map[`${account.split(':')[0]}:*`]
  if (number === undefined) throw new RangeError(`the account ${account} has no number in the GL map`)
  return number
}
