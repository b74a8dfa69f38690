// Why an act cannot be proposed or signed: a closed list. The desk has a sentence for each, in every language.

export const whyNots = [
  'notFound',
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
export type WhyNot = (typeof whyNots)[number]
