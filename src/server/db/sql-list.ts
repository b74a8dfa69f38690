// A list of names of the core as SQL. As text, not as a parameter: an index for some statuses is used only where they stand in the query.

/** `('active', 'due')`, for `status in …`. Throws for what is no plain name. */
export function sqlList(names: readonly string[]): string {
  for (const name of names) if (!/^[A-Za-z]+$/.test(name)) throw new RangeError(`not a name for a list: ${name}`)
  return `(${names.map((name) => `'${name}'`).join(', ')})`
}
