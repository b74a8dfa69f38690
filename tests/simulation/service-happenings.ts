// Everything that the simulation of the service has to come by at least once.

export const serviceHappenings = [
  'crash inside',
  'crash beforeCommit',
  'crash afterCommit',
  'question lost',
  'answer lost',
  'notice lost',
  'notice late',
  'notice doubled',
  'notice repeated after a failure',
  'money taken back',
  'payout failed',
  'payout returned',
  'act waiver',
  'act chargeHoliday',
  'act hardshipPlan',
  'act writeOff',
  'act reversal',
  'paid after a write-off',
  'due date moved',
  'refused loanHasChanged',
  'payout answer lost',
  'code cancelled',
  'message sent',
  'message not taken',
  'applied',
  'paid out',
  'wished',
  'paid',
  'refused amountHasChanged',
  'refused paymentIsPending',
  'refused anotherLoanIsOpen',
  'refused orderIsNotPayable',
  'refused offerHasExpired',
  'refused rolloverIsNotOffered',
  'refused earlyRepaymentIsNotYetOpen',
  'refused coolingOffHasEnded',
  'status active',
  'status due',
  'status overdue',
  'status settled',
] as const
export type ServiceHappening = (typeof serviceHappenings)[number]

/** Other refusals may come up: they are counted apart. */
export const isExpected = (name: string): name is ServiceHappening =>
  (serviceHappenings as readonly string[]).includes(name)
