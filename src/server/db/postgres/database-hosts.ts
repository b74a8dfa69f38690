// The servers of an address: one, or several that follow each other; one of them takes writes.

/** `postgres://` `user:password@` `hosts` `/database?…`. */
const parts = /^(postgres(?:ql)?:\/\/(?:[^/?#@]*@)?)([^/?#@]*)(.*)$/

/**
 * The address of each server that an address names with commas between them, as `postgres://candor@one:5432,two:5432/candor`. The
 * parameter `target_session_attrs`, which other drivers need for several, is taken out: where there are several, one that takes writes
 * is always looked for.
 */
export function hostAddresses(url: string): readonly [string, ...string[]] {
  const [, before = '', hosts = '', after = ''] = parts.exec(url) ?? []
  const [first = '', ...others] = hosts.split(',')
  if (others.length === 0) return [url]
  const rest = after.replace(/([?&])target_session_attrs=read-write(&|$)/, (_, start, end) => (end === '' ? '' : start))
  const address = (host: string): string => `${before}${host}${rest}`
  return [address(first), ...others.map(address)]
}

/** The parameter of an address that says: a pooler lends a connection for one transaction at a time, as PgBouncer does. */
const poolerParameter = /([?&])pooler=transaction(&|$)/

/**
 * The address as a driver takes it, and whether a pooler stands before the server (`?pooler=transaction`). Through one, nothing that belongs
 * to a connection lasts: no prepared statement, no setting.
 */
export function poolerIn(url: string): { readonly url: string; readonly isPooled: boolean } {
  const without = url.replace(poolerParameter, (_, start, end) => (end === '' ? '' : start))
  return { url: without, isPooled: without !== url }
}

/** The parameter of an address with settings for its connections, such as `-c search_path=loans`. */
const optionsParameter = /([?&])options=([^&]*)(&|$)/

/** The address without its `options`, and what they say; empty where it has none. */
export function optionsIn(url: string): { readonly url: string; readonly options: string } {
  const written = optionsParameter.exec(url)?.[2]
  if (written === undefined) return { url, options: '' }
  const without = url.replace(optionsParameter, (_, start, _options, end) => (end === '' ? '' : start))
  return { url: without, options: new URLSearchParams(`options=${written}`).get('options') ?? '' }
}

/** The parameter of an address that libpq has for it, too: so many seconds a call waits for a connection. */
const waitParameter = /([?&])connect_timeout=([1-9]\d{0,3})(&|$)/

/** The address without its `connect_timeout`, and how long that is, milliseconds; null where it has none. */
export function connectTimeoutIn(url: string): { readonly url: string; readonly waitMs: number | null } {
  const seconds = waitParameter.exec(url)?.[2]
  if (seconds === undefined) return { url, waitMs: null }
  const without = url.replace(waitParameter, (_, start, _seconds, end) => (end === '' ? '' : start))
  return { url: without, waitMs: Number(seconds) * 1000 }
}
