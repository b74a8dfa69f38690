// The log. It writes named fields of an allow-list and nothing else, so that no personal data gets in by accident.

import { type ChildLoggerOptions, type DestinationStream, type Logger, pino } from 'pino'
import { loggedError, loggedFields } from '../../ports/log.ts'
import { traceFields } from '../../tracing.ts'

const allowed: ReadonlySet<string> = new Set(loggedFields)

const MAX_TEXT_LENGTH = 200

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
