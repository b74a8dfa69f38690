// Words of the desk about the books of accountants, in English.

import type { CloseStop } from '../../core/accounting/period.ts'
import type { BookAccount } from '../../core/accounting/posting-rules.ts'
import type { LedgerAccount } from '../../core/ledger/accounts.ts'

const accountNames: Readonly<Record<LedgerAccount | BookAccount | 'bankTransit', string>> = {
  cashClearing: 'Payments received',
  payoutClearing: 'Payouts sent',
  refundClearing: 'Refunds sent',
  bankTransit: 'Bank transfers under way',
  loanPrincipal: 'Loan principal',
  interestReceivable: 'Interest due',
  feeReceivable: 'Fees due',
  penaltyReceivable: 'Late charges due',
  incomeAccrued: 'Income accrued, not yet due',
  suspendedIncome: 'Suspended income',
  lossAllowance: 'Allowance for expected loss',
  creditBalance: 'Credit balances of borrowers',
  suspense: 'Suspense',
  deferredFees: 'Deferred fees',
  interestUnearned: 'Unearned interest',
  taxPayable: 'Tax payable',
  interestIncome: 'Interest income',
  feeIncome: 'Fee income',
  penaltyIncome: 'Late charge income',
  recoveryIncome: 'Recovery income',
  waiverExpense: 'Waivers',
  writeOff: 'Write-offs',
  impairmentLoss: 'Impairment loss',
  memoSuspended: 'Memorandum: suspended income',
  memoTaxed: 'Memorandum: charges with tax',
  memoContra: 'Memorandum: contra',
}
const accountKinds: Readonly<Record<string, string>> = {
  providerClearing: 'Clearing',
  providerFees: 'Fees of',
  bank: 'Bank',
}

export const bookWords = {
  title: 'Books',
  head: 'Books',
  lead: 'Months that two people close. What is earned, deferred and expected to be lost stands beside the ledger; what borrowers owe stays as it is.',
  none: 'The books begin with the next close of a day.',
  opening: (through: string, loans: number, entries: number) =>
    `Opened after ${through}: ${entries} opening entries for ${loans} loans.`,
  openingFile: 'Before and after',
  policy: (version: string, days: number, cure: number) =>
    `Policy ${version}. Accrual stops at ${days} days past due and comes back after ${cure} days without anything past due.`,
  periods: 'Months',
  columns: { month: 'Month', state: 'State', adjusted: 'Adjusted', run: 'Run' },
  states: { open: 'Open', closed: 'Closed' },
  notAdjusted: 'Not yet',
  month: (month: string) => `Month ${month}`,
  reopened: (by: string, at: string, reason: string) => `Opened again by ${by}, ${at}: ${reason}`,
  stopped: 'What stops the close',
  nothingStops: 'Nothing stops the close.',
  stops: {
    monthHasNotEnded: 'The month has not ended in every market.',
    monthBeforeIsOpen: 'The month before it is open.',
    loansAreNotClosed: 'Loans are not closed through the last day of the month.',
    loansAreNotAdjusted:
      'The loans are not adjusted, or something became known since. The job of the books does it once a day.',
    booksDoNotBalance: 'Debits and credits differ.',
    accountsHaveNoNumber: 'Accounts have no number in the chart.',
  } satisfies Record<CloseStop, string>,
  counted: (text: string, count: number) => (count === 0 ? text : `${text} (${count})`),
  close: {
    title: 'Close',
    reason: 'Reason',
    propose: 'Propose to close',
    approve: 'Sign and close the month',
    reject: 'Reject',
    reopen: 'Open the month again',
    waits: (by: string, at: string) => `${by} proposed to close this month, ${at}.`,
    own: 'Somebody else has to sign.',
    signed: (proposer: string, decider: string, at: string) => `Proposed by ${proposer}, signed by ${decider}, ${at}.`,
  },
  /** `bank:Harbour Savings` is 'Bank Harbour Savings'. */
  account: (account: string): string => {
    const [kind = '', ...name] = account.split(':')
    const known = (accountNames as Readonly<Record<string, string>>)[account]
    return known ?? (name.length === 0 ? account : `${accountKinds[kind] ?? kind} ${name.join(':')}`)
  },
  currencyTotal: (currency: string) => `All accounts in ${currency}`,
  balance: 'Trial balance',
  balanceColumns: { account: 'Account', opening: 'Opening', debit: 'Debit', credit: 'Credit', closing: 'Closing' },
  allowance: 'Allowance for expected loss',
  allowanceColumns: {
    currency: 'Currency',
    opening: 'Opening',
    added: 'Added',
    released: 'Released',
    used: 'Used',
    closing: 'Closing',
  },
  nonAccrual: (count: number) => `Loans without accrual, as of the last adjustment: ${count}`,
  nonAccrualColumns: {
    loan: 'Loan',
    since: 'Since',
    days: 'Days past due',
    suspended: 'Suspended',
    carrying: 'Carried at',
    allowance: 'Allowance',
  },
  nothing: 'None.',
  files: 'Files of the month',
  balanceFile: 'Trial balance (CSV)',
  journalFile: 'Journal (CSV)',
  daysFile: 'By day and account (CSV)',
  erpnextFile: 'Journal entries for ERPNext (CSV)',
  allowanceFile: 'Allowance (CSV)',
  taxFile: 'Tax (CSV)',
  tax: 'Tax by rate',
  taxOf: (name: string, rateBps: number) => `${name}, ${rateBps / 100} %`,
  taxColumns: { tax: 'Tax', on: 'On', taxed: 'Charged without tax', amount: 'Tax' },
  taxedParts: { fee: 'Fees', interest: 'Interest', penalty: 'Late charges' },
}
