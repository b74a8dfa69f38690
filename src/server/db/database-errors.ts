// What can go wrong with a database, by SQLSTATE: to be retried, a broken constraint, or unreachable.

/** The database cannot be reached, or was lost on the way. The edge answers 503; a repeated call with its key is safe. */
export class DatabaseIsUnavailable extends Error {
  constructor(reason: string, cause?: unknown) {
    super(`the database is not available: ${reason}`, { cause })
    this.name = 'DatabaseIsUnavailable'
  }
}

/** What was to be changed here has moved to another database, which has to be asked. */
export class HasMoved extends DatabaseIsUnavailable {}

function fieldOf(error: unknown, field: 'code' | 'constraint'): string | null {
  if (typeof error !== 'object' || error === null || !(field in error)) return null
  const value: unknown = Reflect.get(error, field)
  return typeof value === 'string' ? value : null
}

/** The SQLSTATE of an error that came from PostgreSQL, such as `23505`; null for others. */
export function sqlStateOf(error: unknown): string | null {
  const code = fieldOf(error, 'code')
  return code !== null && /^[0-9A-Z]{5}$/.test(code) ? code : null
}

/** A serialization failure or a deadlock: nothing was stored, and a second try may well succeed. */
export function isWorthRepeating(error: unknown): boolean {
  return ['40001', '40P01'].includes(sqlStateOf(error) ?? '')
}

/** A unique rule was broken; with `constraint`, that one. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  return sqlStateOf(error) === '23505' && (constraint === undefined || fieldOf(error, 'constraint') === constraint)
}

/**
 * The database is there and cannot do its work: no room on the disk, no memory, a disk that fails, read-only, or a lock or a
 * statement that took too long. The statement did nothing, and the connection is good.
 */
export function isOutOfService(error: unknown): boolean {
  // Class 53: insufficient resources. Class 58: errors outside the database. 25006: read-only. 55P03, 57014: time is up.
  return /^53|^58|^25006$|^55P03$|^57014$/.test(sqlStateOf(error) ?? '')
}

/** A lock or a statement took too long, whatever the error: a retry may succeed. */
export function isOutOfTime(error: unknown): boolean {
  const cause = error instanceof DatabaseIsUnavailable ? error.cause : error
  return ['55P03', '57014'].includes(sqlStateOf(cause) ?? '')
}

/** The connection broke, the server is going down or coming up, or no connection came free in time. */
export function isConnectionLoss(error: unknown): boolean {
  const code = fieldOf(error, 'code') ?? ''
  // Class 08: connection exceptions. 57P01 to 57P05: shut down, crash, starting up, database dropped, idle time-out.
  if (/^08|^57P0[1-5]$|^53300$/.test(code)) return true
  if (
    ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOENT', 'EHOSTUNREACH', 'ENOTFOUND', 'EAI_AGAIN'].includes(
      code,
    )
  )
    return true
  return (
    error instanceof Error &&
    /^Connection terminated|^timeout exceeded when trying to connect|^Query read timeout|not queryable/.test(
      error.message,
    )
  )
}
