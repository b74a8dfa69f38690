// Words of the search, of proposals and of the audit in English.

export const findWords = {
  title: 'Borrowers',
  head: 'Whom are you looking for?',
  lead: 'An order, case, receipt, pay code or transaction is found by its whole number, a phone by all its digits, a person by the beginning of the name.',
  found: (n: number, q: string) => `${n === 0 ? 'Nothing' : n} found for “${q}”.`,
  nothing: 'Check the number, or try the phone.',
  label: 'Name, order, case, receipt, pay code, transaction or phone',
  submit: 'Find',
  tooLong: 'Nothing that can be found is longer than 80 characters.',
  caption: 'Found',
  columns: { kind: 'Kind', what: 'What', leads: 'Borrower' },
  kinds: {
    borrower: 'Borrower',
    loan: 'Loan',
    case: 'Case',
    payment: 'Payment',
    receipt: 'Receipt',
    payCode: 'Pay code',
  },
  toBorrower: 'Open the borrower',
  inSuspense: 'in suspense: no borrower yet',
}

export const proposalWords = {}
export const auditWords = {}
