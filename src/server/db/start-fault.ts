// A start failure that the operator has to fix: a message instead of a stack trace.

/** The message is a whole sentence. It may name folders and hosts, and never holds a secret. */
export class StartFault extends Error {
  constructor(sentence: string, cause?: unknown) {
    super(sentence, { cause })
    this.name = 'StartFault'
  }
}

/** Said where the account of DATABASE_URL lacks a right: where it stands which account needs which. */
export const needsRights =
  'Which account needs which rights, and who owns the database: docs/operate.md, “The database: migrate, then start”.'

/** The innermost reason of an error, in a line: what is wrapped around it says less. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'no reason given'
  // What it was caused by only says that the attempt was ended.
  if (/connection timeout|timeout exceeded when trying to connect/.test(error.message)) return 'no connection in time'
  if (error.cause instanceof Error) return reasonOf(error.cause)
  if (error instanceof AggregateError && error.errors.length > 0) return reasonOf(error.errors[0])
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  const message = error.message === '' ? error.name : error.message
  return (message.includes(code) ? message : `${code} ${message}`).replace(/\s+/g, ' ')
}
