// The log. It writes named fields of an allow-list and nothing else, so that no personal data gets in by accident.

import { type ChildLoggerOptions, type DestinationStream, type Logger, pino } from 'pino'
import { traceFields } from './trace-fields.ts'

/** Add a field here only if it can never hold what a borrower typed, or who he is. */
const loggedFields = [
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
] as const

const allowed: ReadonlySet<string> = new Set(loggedFields)

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

const MAX_TEXT_LENGTH = 200

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

function onlyAllowed(fields: Record<string, unknown>): Record<string, unknown> {
  const kept: Record<string, unknown> = {}
  const dropped: string[] = []
  for (const [name, value] of Object.entries(fields)) {
    if (name === 'err') kept.err = loggedError(value)
    else if (!allowed.has(name)) dropped.push(name)
    else if (typeof value === 'string') kept[name] = value.slice(0, MAX_TEXT_LENGTH)
    else if (['number', 'boolean'].includes(typeof value) || value === null) kept[name] = value
    else dropped.push(name)
  }
  return dropped.length === 0 ? kept : { ...kept, dropped: dropped.join(' ').slice(0, MAX_TEXT_LENGTH) }
}

/**
 * The log of the server, one JSON object a line. Fields that are not on the allow-list are named under `dropped`, without
 * their values. Messages are fixed sentences: values go into fields.
 */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: null,
    // Of the trace that is open, where an operator records any.
    mixin: traceFields,
    timestamp: () => `,"at":"${new Date().toISOString()}"`,
    formatters: {
      level: (label: string) => ({ level: label }),
      bindings: onlyAllowed,
      log: onlyAllowed,
    },
    serializers: { err: (error: unknown) => error },
  }
  return withFilteredBindings(destination === undefined ? pino(options) : pino(options, destination))
}

/** The formatters do not see the fields of a child log, so those are filtered on their way in. Children inherit this. */
function withFilteredBindings(log: Logger): Logger {
  const { child, setBindings } = log
  return Object.assign(log, {
    child(this: Logger, bindings: Record<string, unknown>, options?: ChildLoggerOptions): Logger {
      return Reflect.apply(child, this, [onlyAllowed(bindings), options])
    },
    setBindings(this: Logger, bindings: Record<string, unknown>): void {
      Reflect.apply(setBindings, this, [onlyAllowed(bindings)])
    },
  })
}
