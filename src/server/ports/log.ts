// The port of the log: named fields of an allow-list and nothing else, so that no personal data gets in by accident.

/** Add a field here only if it can never hold what a borrower typed, or who he is. */
export const loggedFields = [
  'requestId',
  'reqId',
  'call',
  'method',
  'route',
  'status',
  'code',
  'refused',
  'durationMs',
  'retryAfterSeconds',
  'topic',
  'jobId',
  'attempt',
  'attempts',
  'waiting',
  'dead',
  'ran',
  'failed',
  'file',
  'orderId',
  'entryId',
  'intentId',
  'complaintId',
  'productId',
  'channel',
  'provider',
  'smsId',
  'eventId',
  'mailId',
  'market',
  'kind',
  'reason',
  'mode',
  'host',
  'port',
  'version',
  'database',
  'migrations',
  'count',
  'sealNumber',
  'sealHash',
  'limit',
  'class',
  'state',
  'stopped',
  'day',
  'days',
  'step',
  'notices',
  'paymentId',
  'cap',
  'allowed',
  'wanted',
  'role',
  'processId',
  'skewSeconds',
  'lagSeconds',
  'traceId',
  'cell',
] as const

type LoggedField = (typeof loggedFields)[number]

/** What a line may carry beside its sentence: a field that is not on the list would be dropped, so it does not compile. */
export type LogFields = { readonly [Field in LoggedField]?: string | number | boolean | null | undefined } & {
  /** Of an error only what {@link loggedError} says. */
  readonly err?: unknown
}

/** The log as the product writes it. */
export interface Log {
  readonly info: (fields: LogFields, message: string) => void
  readonly warn: (fields: LogFields, message: string) => void
  readonly error: (fields: LogFields, message: string) => void
}

/** What is known about an error without its message, which may quote what a borrower typed. */
export interface LoggedError {
  readonly type: string
  readonly code?: string
  readonly constraint?: string
  readonly table?: string
  readonly frames: readonly string[]
  readonly cause?: LoggedError
}

const MAX_FRAMES = 12

const MAX_CAUSES = 3

function textField(error: object, field: string): string | undefined {
  const value: unknown = Reflect.get(error, field)
  return typeof value === 'string' && /^[\w.:-]{1,64}$/.test(value) ? value : undefined
}

/** The type, SQLSTATE or system code, and where it happened. Never the message. */
export function loggedError(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, frames: [] }
  const code = textField(error, 'code')
  const constraint = textField(error, 'constraint')
  const table = textField(error, 'table')
  // The first lines of a stack repeat the message, which may have several; frames begin with `at`.
  const frames = (error.stack ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => /^at [^"']*:\d+:\d+\)?$/.test(line))
  return {
    type: error.name,
    ...(code !== undefined && { code }),
    ...(constraint !== undefined && { constraint }),
    ...(table !== undefined && { table }),
    frames: frames.slice(0, MAX_FRAMES),
    ...(error.cause !== undefined && depth < MAX_CAUSES && { cause: loggedError(error.cause, depth + 1) }),
  }
}
