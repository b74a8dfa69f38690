// Why an act cannot be proposed or signed: a closed list. The desk has a sentence for each, in every language.

/** All but what is not there: a call of the desk declares them. */
export const actReasons = [
  'notPaidOut',
  'changesNothing',
  'nothingIsOwed',
  'partIsNotOwed',
  'loanIsWrittenOff',
  'anotherLoanIsOpen',
  'currencyDiffers',
  'creditBalanceIsEmpty',
  'creditIsLower',
  'refundIsUnderWay',
  'payoutAccountIsMissing',
  'paymentIsInSuspense',
  'paymentIsNotInSuspense',
  'paymentWasTakenBack',
  'nothingIsReturned',
  'returnWaits',
  'paidByCredit',
  'valueIsNotAccepted',
  'actIsOutdated',
] as const
export type WhyNot = 'notFound' | (typeof actReasons)[number]
