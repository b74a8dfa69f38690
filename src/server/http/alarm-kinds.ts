// The kinds of alarm that are counted; docs/backup.md says what to do for each.

/** The alarms of the log: the `kind` of a warning or an error, as docs/backup.md explains each. */
export const alarmKinds = [
  'bankListAlert',
  'cellAlert',
  'checkAlert',
  'clockAlert',
  'configurationAlert',
  'exportAlert',
  'ledgerAlert',
  'messageAlert',
  'monthAlert',
  'paymentAlert',
  'providerAlert',
  'refusalAlert',
  'settlementAlert',
  'suspenseAlert',
  'webhookAlert',
] as const
